app-name = Dama
page-title = { $place } – Dama

## De spelsoorten

variant-american = Amerikaans dammen
variant-russian = Russisch dammen
variant-brazilian = Braziliaans dammen
variant-spanish = Spaans dammen
variant-italian = Italiaans dammen
variant-czech = Tsjechisch dammen
variant-international = Internationaal dammen
variant-thai = Thais dammen
optional-capture = Slaan niet verplicht
optional-capture-note = Een huisregel: je mag een slag laten liggen en een gewone zet doen. Een slag waaraan je begint, maak je af.

## Kleuren en stukken

side-black = Zwart
side-white = Wit
piece =
    { $rank ->
        [king] { $side ->
            [black] zwarte dam
           *[white] witte dam
        }
       *[man] { $side ->
            [black] zwarte schijf
           *[white] witte schijf
        }
    }

## Wie is er aan zet

your-turn = Jij bent aan zet
side-to-move = { $side } aan zet
thinking = De computer denkt na…
capture-goes-on = Sla verder
choose-way = Er eindigt meer dan één slag. Welke?
confirm-move = Deze zet spelen?
confirm-yes = Spelen
confirm-no = Terugzetten
paused = Gepauzeerd
looking-back = Na zet { $move }
looking-at-start = De beginstand
pass-to = Geef het toestel aan { $side }
pass-done = Bord tonen

## De spelers

player-you = Jij
player-computer = Computer, niveau { $level }
player-plays =
    { $side ->
        [black] (Zwart)
       *[white] (Wit)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Nog niets geslagen
            [one] { $kings } dam geslagen
           *[other] { $kings } dammen geslagen
        }
        [one] { $kings ->
            [0] { $men } schijf geslagen
            [one] { $men } schijf en { $kings } dam geslagen
           *[other] { $men } schijf en { $kings } dammen geslagen
        }
       *[other] { $kings ->
            [0] { $men } schijven geslagen
            [one] { $men } schijven en { $kings } dam geslagen
           *[other] { $men } schijven en { $kings } dammen geslagen
        }
    }

## Remisetellingen onderweg

count-no-progress = { $count } van { $limit } zonder slag of nieuwe dam
count-kings-only = { $count } van { $limit } met alleen dammen, zonder slag
count-lone-king = { $count } van { $limit } tegen één dam
count-many-kings = { $count } van { $limit } met { $kings } of meer dammen tegen één dam
count-main-road = { $count } van { $limit } met de eenzame dam op de hoofdlijn
count-same-material = { $count } van { $limit } met dammen aan beide kanten, zonder slag of nieuwe dam
count-repetition =
    { $count ->
        [one] Deze stand is één keer voorgekomen; bij { $limit } keer is het remise
       *[other] Deze stand is { $count } keer voorgekomen; bij { $limit } keer is het remise
    }

## De uitslag

you-won = Je hebt gewonnen
computer-won = De computer heeft gewonnen
side-won = { $side } heeft gewonnen
drawn = Remise
reason-no-pieces = { $side } heeft geen stukken meer.
reason-no-moves = { $side } kan geen zet meer doen.
reason-resigned = { $side } heeft opgegeven.
reason-you-resigned = Je hebt opgegeven.
reason-agreed = In overleg remise.
reason-time = { $side }: de tijd is om.
reason-no-progress =
    { $limit ->
        [one] Eén zet zonder slag of nieuwe dam.
       *[other] { $limit } zetten zonder slag of nieuwe dam.
    }
reason-kings-only =
    { $limit ->
        [one] Eén zet met alleen dammen, zonder slag.
       *[other] { $limit } zetten met alleen dammen, zonder slag.
    }
reason-lone-king =
    { $limit ->
        [one] Eén zet tegen één dam.
       *[other] { $limit } zetten tegen één dam.
    }
reason-many-kings =
    { $limit ->
        [one] Eén zet met { $kings } of meer dammen tegen één dam.
       *[other] { $limit } zetten met { $kings } of meer dammen tegen één dam.
    }
reason-main-road =
    { $limit ->
        [one] De eenzame dam heeft één zet lang de hoofdlijn bezet gehouden.
       *[other] De eenzame dam heeft { $limit } zetten lang de hoofdlijn bezet gehouden.
    }
reason-same-material =
    { $limit ->
        [one] Dammen aan beide kanten, en één zet zonder slag of nieuwe dam.
       *[other] Dammen aan beide kanten, en { $limit } zetten zonder slag of nieuwe dam.
    }
reason-repetition =
    { $times ->
        [one] Dezelfde stand is één keer voorgekomen.
       *[other] Dezelfde stand is { $times } keer voorgekomen.
    }

## Wat er gezegd wordt

said-move = { $side }: van { $from } naar { $to }.
said-capture =
    { $count ->
        [one] { $side }: { $from } slaat naar { $to }.
       *[other] { $side }: { $from } slaat naar { $to }, { $count } stukken.
    }
said-crowned = Dam!
said-picked = { $square } opgepakt. Kan naar { $targets }.
said-hopped = Op { $square }. De slag gaat verder naar { $targets }.
said-put-back = Teruggezet.
said-undone = Zet teruggenomen.
said-redone = Zet opnieuw gespeeld.
said-started = Nieuwe partij: { $variant }.
said-hint-asked = Op zoek naar een goede zet…
said-hint = Hint: van { $from } naar { $to }.
said-hint-piece = Hint: het stuk op { $square }. Vraag nog eens voor de zet.

## Waarom niet

refused-over = De partij is afgelopen.
refused-turn = De computer is aan zet.
refused-looking = Je kijkt terug. Ga terug naar de partij om te zetten.
refused-nothing = Kies eerst een van je eigen stukken.
refused-not-yours = Dat stuk is niet van jou.
refused-blocked = Dit stuk kan nergens heen.
refused-must-capture =
    { $count ->
        [one] Slaan is verplicht, met het stuk op { $squares }.
       *[other] Slaan is verplicht, met een van de stukken op { $squares }.
    }
refused-not-there = Daar kan het stuk niet heen.
refused-unfinished = Maak de slag af: verder naar { $squares }.
why-more-pieces = Zo sla je { $this }, met een andere slag { $best }: de meerslag gaat voor.
why-with-king = Een dam kan slaan, dus moet je met de dam slaan.
why-more-kings = Dammen met deze slag: { $this }, met de andere: { $best }. Bij een gelijk aantal gaat de slag met de meeste dammen voor.
why-kings-earlier = Is al het andere gelijk, dan gaat de slag voor die het eerst een dam tegenkomt.
why-lands-where-it-goes-on = De slag gaat verder: kies een veld waarvandaan dat kan.
why-lands-just-behind = Het stuk moet direct achter het geslagen stuk landen.
why-already-captured = Dat stuk is al geslagen. Het blijft staan tot de zet klaar is en mag niet nog eens worden overgesprongen.
why-crowning-ends = Een schijf die de overkant haalt wordt dam, en de zet is klaar.
why-crowned-only-at-the-end = Hij gaat als schijf langs de damrij: dam wordt hij alleen als de zet daar eindigt.
why-men-move-forward = Een schijf zet alleen vooruit.
why-men-capture-forward = Een schijf slaat alleen vooruit.
why-king-safe-from-men = Een schijf mag geen dam slaan.
why-man-steps-one = Een schijf zet één veld.
why-king-steps-one = De dam zet één veld.
why-not-diagonal = Stukken zetten alleen schuin.
why-occupied = Dat veld is bezet.
why-own-piece = Een eigen stuk staat in de weg.
why-two-in-line = Over twee stukken achter elkaar kun je niet springen.
why-the-rule = Bekijk de regel
typed-label = Typ een zet
typed-malformed = ‘{ $text }’ is geen zet. Schrijf bijvoorbeeld 22-17 of c3:e5.
typed-ambiguous = Meer dan één slag schrijf je zo: { $moves }. Schrijf alle velden op.

## Het bord

board-label =
    { $side ->
        [black] Bord, Zwart onderaan
       *[white] Bord, Wit onderaan
    }
square-empty = { $square }, leeg
square-piece = { $square }, { $piece }
square-can-move = kan zetten
square-in-hand = opgepakt
square-can-land = kan hierheen
square-waiting = geslagen, gaat na de zet van het bord
square-last-move = laatste zet
square-hinted = hint

## Wat je kunt doen

undo = Terugnemen
redo = Opnieuw
earlier = Terug
later = Verder
flip = Draaien
hint = Hint
move-now = Zet nu
resign = Opgeven
new-game = Nieuwe partij
rematch = Revanche
swap-sides = Van kleur wisselen
look-back = Terugkijken
back-to-game = Terug naar de partij
play-from-here = Speel vanaf hier
actions-label = Acties
resign-question = Deze partij opgeven?
resign-yes = Opgeven
resign-no = Doorspelen
offer-draw = Remise aanbieden
draw-question = { $side } biedt remise aan. Gaat de ander akkoord?
draw-yes = Akkoord met remise
draw-no = Doorspelen
pause = Pauzeren
resume = Doorgaan

## De zetten

moves = Zetten
no-moves-yet = Nog geen zetten
moves-start = Begin
move-label = Zet { $number }, { $side }: { $move }

## Een nieuwe partij

choose-variant = Kies een spel
choose-opponent = Tegen
opponent-computer = De computer
opponent-person = Een tweede speler
choose-level = Niveau
level-1 = Zet bijna zonder te kijken. Een kind kan winnen.
level-2 = Ziet de slag die voor de hand ligt, en weinig meer.
level-3 = Kijkt één antwoord vooruit en vergist zich vaak.
level-4 = Een huiskamerdammer die in simpele vallen trapt.
level-5 = Speelt verstandig, mist langere combinaties.
level-6 = Straft fouten af; wie goed oplet, wint nog.
level-7 = Een degelijke clubspeler.
level-8 = Sterk. Ziet de meeste combinaties.
level-9 = Heel sterk. Vergist zich zelden.
level-10 = Alles wat erin zit: ongeveer een seconde per zet.
choose-side = Jouw kleur
moves-first = { $side }, begint
moves-second = { $side }, zet als tweede
time-title = Klok
time-none = Zonder klok
time-per-move = { $seconds } s per zet
time-fischer = { $minutes } min + { $seconds } s per zet
time-sand-glass = Zandloper, { $minutes } min
time-own = Zelf instellen…
time-kind = Tijd
time-kind-move = Per zet
time-kind-game = Per partij
time-kind-sand-glass = Zandloper
time-minutes = Minuten
time-seconds = Seconden
time-increment = Seconden erbij per zet
time-wrong = { $field }: een geheel getal van { $least } tot en met { $most }.
time-short = Samen minstens { $seconds } s.
start-game = Begin de partij

## Wat een spelsoort bijzonder maakt

fact-army =
    { $men ->
        [one] Elk { $men } schijf
       *[other] Elk { $men } schijven
    }
fact-board =
    { $men ->
        [one] Bord van { $size }×{ $size }, elk { $men } schijf
       *[other] Bord van { $size }×{ $size }, elk { $men } schijven
    }
fact-men-forward = Schijven slaan alleen vooruit
fact-men-both-ways = Schijven slaan ook achteruit
fact-king-short = Dammen doen één veld per zet
fact-king-flies = Dammen gaan over de hele lijn
fact-king-lands-behind = Dammen gaan over de hele lijn, maar komen direct achter het geslagen stuk neer
fact-king-safe-from-men = Schijven mogen geen dam slaan
fact-free-choice = Vrije keuze bij het slaan
fact-most-pieces = Meerslag gaat voor
fact-most-kings = Meerslag gaat voor, daarna de meeste dammen
fact-king-first = Een dam die kan slaan, moet slaan
fact-ladder = Een vaste volgorde bepaalt welke slag voorgaat
fact-goes-on-as-king = Wie tijdens een slag dam haalt, slaat verder als dam
fact-at-once = Geslagen stukken gaan meteen van het bord
fact-optional = Slaan mag, maar hoeft niet

## Instellingen

settings = Instellingen
settings-language = Taal
settings-appearance = Weergave
theme-system = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
settings-coordinates = Op de velden
coordinates-numbers = Nummers
coordinates-letters = Letters
coordinates-none = Niets
coordinates-own = Volgens de regels
settings-board = Bord
board-wood = Hout
board-slate = Leisteen
board-green = Groen
board-paper = Papier
settings-pieces = Stukken
pieces-turned = Gedraaid
pieces-flat = Plat
pieces-ink = Zwart op wit
settings-playing = Tijdens het spel
option-auto-play = De enige zet vanzelf spelen
option-confirm = Vragen voor elke zet
option-turn-board = Het bord draaien naar wie aan zet is
option-pass = Het bord bedekken terwijl het toestel wordt doorgegeven
option-evaluation = Laten zien hoe de computer de stand ziet
option-sound = Geluiden
option-vibration = Trillen
evaluation = Volgens de computer: { $score } voor Wit
close = Sluiten
version = Versie { $version }, build { $build }
install = Installeren op dit apparaat
install-by-hand = Installeren: tik op Deel en dan op ‘Zet op beginscherm’.
report = Kopiëren voor een melding
report-copied = Gekopieerd: de partij, de versie en de browser. Plak het waar je het meldt.
report-by-hand = De browser laat kopiëren niet toe. Selecteer en kopieer het hier.
backup = Bewaard op dit apparaat
aside-kept = Bewaarde partijen die apart zijn gezet omdat ze niet te lezen waren: { $count }. Ze staan ook in het bestand.
aside-delete = Verwijderen

## Wat er misging

trouble-blocked = Deze browser laat de pagina niets bewaren. De partij is weg zodra je de pagina sluit.
trouble-full = Er is op dit apparaat geen ruimte meer om de partij te bewaren. Ze is weg zodra je de pagina sluit.
trouble-unreadable = Je bewaarde partij kon niet worden gelezen. Ze is apart gezet en er staat een nieuwe partij klaar.
trouble-newer = Je bewaarde partij komt uit een nieuwere versie. Ze is apart gezet en er staat een nieuwe partij klaar.
trouble-stuck = Deze versie kan je bewaarde partij niet lezen en er is geen ruimte om haar apart te zetten. Ze blijft zoals ze is, dus de partij van nu wordt niet bewaard.
elsewhere = De partij wordt in een ander venster gespeeld. De zetten zie je hier ook.
play-here = Hier spelen
trouble-texts = De teksten in deze taal konden niet worden opgehaald. Dat lukt weer zodra er verbinding is.
trouble-place = Het gevolgde adres leidt hier nergens heen. Dit is het bord.
trouble-engine = De computerspeler antwoordt niet.
ask-again = Vraag opnieuw
dismiss = Oké

## De spelregels

rules-link = Spelregels
rules-of = Spelregels: { $name }
rules-loading = De spelregels worden opgehaald…
rules-missing = De spelregels in deze taal konden niet worden opgehaald. Dat lukt weer zodra er verbinding is.
rules-try-again = Probeer opnieuw

## De versie op het apparaat

offline-ready = Je kunt nu ook zonder internet spelen.
update-ready = Er is een nieuwe versie.
update-now = Bijwerken
update-later = Later
update-waits = Die komt als deze zet klaar is.

## The library and the profile

library = Bibliotheek
library-loading = De bibliotheek wordt opgehaald…
library-missing = De bibliotheek kon niet worden opgehaald. Dat gebeurt zodra er netwerk is.
share = Partij delen
replay = Partij naspelen
choose-profile = Er wordt gespeeld
profile-table = Zoals aan deze tafel
profile-federation = Volgens de bond
profile-table-note = Eenvoudige remises, één gemeenschappelijk bord, en jij mag beginnen.
profile-federation-note = Wie begint, bord, veldnamen en remises zoals bij de bond.

## Een partij met iemand elders

opponent-far = Iemand ver weg
far-friend = Je vriend
far-turn = { $name } is aan zet
far-won = { $name } heeft gewonnen
far-asks =
    { $what ->
        [draw] { $name } biedt remise aan.
        [undo] { $name } vraagt de laatste zet terug te nemen.
        [pause] { $name } vraagt de klokken stil te zetten of weer te laten lopen.
       *[rematch] { $name } wil nog een partij met verwisselde kleuren.
    }
far-asked =
    { $what ->
        [draw] Je hebt remise aangeboden.
        [undo] Je hebt gevraagd je laatste zet terug te nemen.
        [pause] Je hebt gevraagd de klokken stil te zetten of weer te laten lopen.
       *[rematch] Je hebt om nog een partij met verwisselde kleuren gevraagd.
    }
far-declined = { $name } gaat niet akkoord.
far-yes = Akkoord
far-no = Weigeren
far-send = Stuur de link
far-unsent = { $name } ziet dit bij het openen van je link. Stuur hem nu.
