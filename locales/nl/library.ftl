## The library

library-empty = Hier is nog niets. Partijen die je uitspeelt worden vanzelf bewaard; die van anderen kun je binnenhalen.
library-blocked = Deze browser laat de pagina geen bibliotheek bijhouden. Uitgespeelde partijen wachten op het apparaat zolang er plaats is.
library-full = Er is geen plaats meer op dit apparaat. Wat in de bibliotheek staat blijft; er is niets meer bijgekomen.
games-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
moves-count =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
search = Zoek namen, toernooien, data
hunt = Stand (FEN) of eerste zetten
hunt-turned = Ook met verwisselde kleuren
quest-nothing = Dit is geen stand en zijn geen zetten. Een stand schrijf je als W:W21-32:B1-12, zetten als 1. 11-15 23-19.
quest-illegal = “{ $text }” mag daar niet. Wel: { $more }.
quest-ambiguous = “{ $text }” kan elk van deze zijn: { $more }.
any-variant = Alle spelsoorten
any-result = Elke uitslag
unfinished = Niet afgemaakt
order = Volgorde
order-newest = Laatst toegevoegd eerst
order-played = Laatst gespeeld eerst
order-players = Op naam
order-longest = Langste eerst
more = Meer tonen
rename = Naam geven
name = Naam of toernooi
name-keep = Bewaren
export-one = Opslaan als PDN
export-all = Deze opslaan als PDN
delete = Verwijderen
deleted = Verwijderd: { $name }
undelete = Terugzetten
scores = Tegen de computer
rule-set = Spel
won = Gewonnen
drawn-games = Remise
lost = Verloren

## Bringing games in

import = Partijen binnenhalen
import-how = Plak PDN, een stand (FEN) of een link, of de mail waarin die kwam; kies bestanden; of laat ze hier vallen.
import-text = Partijen, een stand of een link
import-read = Lezen
import-file = Bestanden kiezen
import-assume = Als een partij niet zegt welk spel het is
import-ask = Vraag het mij
import-stop = Stoppen
import-nothing = In deze tekst staat geen partij en geen stand.
import-empty = Er staat nog niets in het veld. Plak partijen, een stand of een link.
import-unreadable = Dit bestand kan niet worden gelezen, of het is groter dan 64 MB.
position-which = Deze stand kan van verschillende spellen zijn. Kies hieronder welk spel en geef hem opnieuw.
position-bad = Dit is geen stand. { $why }
position-elsewhere = { $name }: dit is geen stand van dat spel. { $why } Het kan wel zijn: { $names }.
report-none = Er stond geen partij in.
report-kept =
    { $count ->
        [one] { $count } partij toegevoegd.
       *[other] { $count } partijen toegevoegd.
    }
report-doubles =
    { $count ->
        [one] { $count } was er al.
       *[other] { $count } waren er al.
    }
report-faulty =
    { $count ->
        [one] { $count } heeft fouten:
       *[other] { $count } hebben fouten:
    }
report-inferred =
    { $count ->
        [one] { $count } partij zegt niet welk spel het is; de zetten kunnen alleen hier: { $name }.
       *[other] { $count } partijen zeggen niet welk spel het is; de zetten kunnen alleen hier: { $name }.
    }
report-stopped = Gestopt voor het einde.
report-game = Partij { $number }, regel { $line }
report-ask-none = Ze zegt niet welk spel het is, en volgens geen enkele regels is alles te spelen.
report-ask = Ze zegt niet welk spel het is. Het kan zijn: { $names }. Kies hierboven en lees haar opnieuw.

## What is wrong with a game

at-move = Zet { $number }, { $side }: { $why }
problem-illegal = “{ $text }” mag niet. Wel: { $more }. Tot hier bewaard.
problem-after-end = “{ $text }” komt na het einde van de partij.
problem-ambiguous = “{ $text }” kan elk van { $more } zijn. Tot hier bewaard.
problem-stray = “{ $text }” is geen zet. Tot hier bewaard.
problem-position = Een stand kan alleen voor de eerste zet staan. Tot hier bewaard.
problem-too-deep = Te veel varianten in elkaar; deze is weggelaten.
problem-too-long = Meer zetten dan er worden gelezen. Tot hier bewaard.
problem-tag = “{ $text }” is geen tag; weggelaten.
problem-tag-twice = De tag { $text } staat er twee keer; de eerste geldt.
problem-result = “{ $text }” is geen uitslag; weggelaten. Een uitslag ziet eruit als 1‑0, 2‑0, 1/2‑1/2 of *.
problem-comment = Een commentaar is niet gesloten.
problem-results = De uitslag is { $text }, hoewel de tag { $more } zegt.
refusal-other-game = Dit wordt hier niet gespeeld: { $why }.
other-game =
    { $number ->
        [0] schaken
        [1] Chinees schaak
        [23] pooldammen
        [27] Canadees dammen
        [28] Portugees dammen
        [30] Turks dammen
        [40] Fries dammen
        [41] spantsiretti
        [50] othello
       *[other] een ander spel
    }
refusal-game-type = De GameType “{ $text }” is niet bekend.
refusal-start = Het begin “{ $text }” is geen stand. { $why }
refusal-house-rule = De regels “{ $text }” zijn voor dit spel niet bekend.
refusal-not-pdn = “{ $text }” is geen partij.
fen-empty = Het is leeg. Een stand schrijf je als W:W21-32:B1-12.
fen-too-long = Het is langer dan elke stand.
fen-turn = Waar W of B hoort te staan voor wie aan zet is, staat “{ $text }”.
fen-list = “{ $text }” is geen lijst van stukken: die begint met W of B, zoals W21,K30.
fen-side-twice = De stukken van { $text } staan er twee keer; W en B horen er elk één keer te staan.
fen-square = “{ $text }” is geen veld van dit bord. Velden: { $more }.
fen-no-square = “{ $text }” is geen veld van dit bord.
fen-range = “{ $text }” is geen reeks velden zoals 1-12.
fen-square-twice = Veld { $text } staat er twee keer.
fen-uncrowned = De schijf op { $text } staat op de laatste rij; daar moet het een dam zijn: K{ $text }.
fen-no-piece = Er staat geen enkel stuk op het bord.
fen-off-board = Er staat een stuk buiten het bord.

## Links

link-bad = Deze link kan niet worden geopend
link-none = Het is geen link naar een partij of stand. Misschien is er een stuk afgevallen.
link-too-long = Hij is langer dan elke link van Dama.
link-damaged = Hij is beschadigd: er ontbreken letters of ze kloppen niet. Kopieer hem opnieuw, heel.
link-newer = Een nieuwere versie van Dama heeft hem gemaakt. Laad de pagina opnieuw om die te krijgen.
link-nonsense = Hij is heel, maar wat hij zegt kan niet op een bord staan.
share-title = Een partij dammen
share-what = Wat je deelt
share-less = Een link bevat de zetten, de uitslag en de namen. Commentaar, varianten en de rest gaan mee met PDN.
share-by-post = Om deze partij voort te zetten stuur je je vriend haar eigen link. Wat hieronder gedeeld wordt, is alleen om te bekijken.
share-game = De hele partij
share-position = Alleen de stand
share-names = Namen die meegaan
share-link = De link
share-copy = Link kopiëren
share-send = Versturen…
share-copied = Gekopieerd. Wie hem opent ziet de partij en verliest niets van zichzelf.
share-by-hand = De browser laat hem niet kopiëren. Hij is geselecteerd: kopieer hem met de hand.
share-code = Voor de camera van een ander apparaat
share-too-long = Deze partij is te lang voor een code. Kopieer de link.
share-nothing = Er is geen partij aan tafel om te delen.

## Looking through a game

a-position = Een stand
step-back = Een zet terug
step-on = Een zet verder
step-end = Naar het einde
run = Vanzelf afspelen
pause = Pauzeren
keep = Bewaren in de bibliotheek
kept = Ze staat in de bibliotheek.
game-gone = Deze partij staat niet meer in de bibliotheek.
table-busy = De partij aan tafel gaat onafgemaakt naar de bibliotheek. Daar kun je ermee verder.
table-stays = De partij aan tafel kon niet naar de bibliotheek, dus blijft ze staan.
save-as = Opslaan als
save-png = Plaatje (PNG)
save-picture = Plaatje (SVG)
save-film = Webpagina
save-failed = De browser laat het niet opslaan.
find-title = Zoeken in de bibliotheek
find-position = Partijen met deze stand
find-opening = Partijen die zo beginnen

## Everything in one file

backup-what = Eén bestand bevat alles: de partij op tafel, de instellingen en alle partijen van de bibliotheek. Bewaar het goed, of neem het mee naar een ander apparaat.
backup-save = Alles in een bestand opslaan
backup-read = Uit een bestand terughalen
backup-game = In het bestand staat een partij: { $name }, aantal zetten: { $count }. Die komt op tafel; de partij die daar ligt gaat naar de bibliotheek.
backup-games =
    { $count ->
        [one] Er staat { $count } partij voor de bibliotheek in. Wat hier al is, komt niet dubbel.
       *[other] Er staan { $count } partijen voor de bibliotheek in. Wat hier al is, komt niet dubbel.
    }
backup-unread = Er zit een partij in die niet te lezen is. Die wordt zoals ze is apart gelegd en vervangt geen andere.
backup-settings = De instellingen worden die van het bestand.
backup-yes = Terughalen
backup-no = Laten zoals het is
backup-done = Alles uit het bestand is terug.
backup-short = Het einde van het bestand ontbreekt: het is afgekapt. Partijen voor de bibliotheek die er niet in zaten: { $count }.
backup-bad = Dit is geen bestand van Dama of het is beschadigd. Er is niets veranderd.
backup-newer = Dit bestand komt uit een nieuwere versie van Dama. Er is niets veranderd.

## Een partij op afstand

far-title = Een partij op afstand
far-how = Jij speelt hier, je vriend op een eigen apparaat. Zonder account en met niemand ertussen.
far-name = Je naam, zoals je vriend hem ziet
far-you-begin = Je speelt { $side } en begint.
far-you-follow = Je speelt { $side }; je vriend begint.
far-by-post = Per correspondentie is elke zet een link. Je stuurt hem met een berichtje of mail; je vriend opent hem, zet en stuurt een link terug. Dat kan minuten of dagen duren.
post-begin = Begin per correspondentie
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = je vriend
post-send = Stuur deze link naar { $name }
post-how = De hele partij zit erin. Na het openen ziet { $name } wat je deed en gaat verder.
post-copied = Gekopieerd. Plak hem nu in een bericht aan je vriend.
post-nothing = Er is geen correspondentiepartij aan tafel.
post-to-board = Naar het bord
post-invited = { $name } nodigt je uit voor een partij
post-invited-note = Wie deze uitnodiging als eerste opent en een link terugstuurt, heeft de plaats.
post-accept = Ga zitten en speel
post-rematch = { $name } wil nog een partij
post-taken = De partij met { $name }
post-older = Deze link is ouder dan je partij
post-older-note = Je partij is sindsdien verder gegaan. Ze blijft zoals ze is.
post-crossed = Jullie deden allebei tegelijk iets
post-crossed-yours = Wat jij deed, telt. Stuur je link opnieuw, zodat { $name } het weet.
post-crossed-theirs = Wat { $name } deed, telt; je laatste stap is ongedaan gemaakt.
post-claims = Volgens deze link deed je iets wat dit apparaat niet kent
post-claims-note = Tot zet { $number } is het je partij. Ging je op een ander apparaat verder, neem hem dan over; zo niet, houd de jouwe.
post-claims-take = Dat was ik: neem over
post-changed = Deze link vertelt de partij anders
post-changed-note = Bij zet { $number } wijkt hij af van de partij op dit apparaat. De jouwe blijft zoals ze is; vraag { $name } om de juiste link.
post-seat-taken = Op deze plaats zit iemand anders
post-seat-taken-note = Iemand anders heeft op de uitnodiging geantwoord. Bij jou is niets veranderd.
post-other-terms = Deze link is niet je partij
post-other-terms-note = Hij heeft het nummer van je partij, maar andere regels of een ander begin. Bij jou is niets veranderd.
post-forged = Hij is heel, maar bij zet { $number } gebeurt iets wat de regels niet toestaan. Iemand heeft ermee geknoeid.
post-stranger = Een partij tussen { $names }
post-stranger-note = Het is geen van de partijen op dit apparaat. Je kunt hem bekijken.
post-look = Bekijk de partij
post-mine = Ben je een van de twee? Ga op dit apparaat verder als
post-games = Correspondentiepartijen
post-put-away = Haal van de lijst

## Een partij live

live-title = Live spelen
live-how = De twee browsers praten rechtstreeks met elkaar, zonder server ertussen. Jullie sturen elkaar één link; daarna houden jullie allebei de pagina open.
live-begin = Uitnodiging maken
live-preparing = Een ogenblik: de browser zoekt uit waar hij te bereiken is.
live-send = Stuur deze link aan je vriend en laat deze pagina open
live-copied = Gekopieerd. Stuur hem aan je vriend en wacht hier op het antwoord.
live-answer = Het antwoord van je vriend
live-answer-how = Je vriend stuurt een link terug. Open hem in deze browser of plak hem hier.
live-answer-bad = Dit is niet het antwoord op deze uitnodiging.
live-connect = Verbinden
live-goes-on = De begonnen partij gaat verder zoals ze staat.
live-invited = { $name } nodigt je uit om live te spelen
live-invited-nobody = Je bent uitgenodigd om live te spelen
live-accept = Aannemen
live-reply = Stuur deze link terug en laat deze pagina open
live-waiting = Wachten op je vriend. De partij begint vanzelf.
live-reaching = Verbinden…
live-passed-on = Je andere venster heeft het antwoord. Dit kun je sluiten.
live-nobody-waits = Geen venster van deze browser wacht op dit antwoord. Open het waar de uitnodiging is gemaakt, of plak het daar.
live-no-browser = Deze browser kan geen verbinding maken met een andere.
live-no-way = De browser vond geen netwerk waarover hij te bereiken is.
live-not-reached = De twee apparaten konden elkaar niet bereiken. Op hetzelfde netwerk lukt het meestal; tussen netwerken vaak alleen met een server die je hieronder noemt.
live-lost = Het verloop van deze partij staat niet meer op dit apparaat, en de andere kant rekende erop.
live-version = De andere kant heeft een andere versie van Dama. Laad de pagina op beide apparaten opnieuw.
live-once-more = Opnieuw proberen
live-by-post = Liever per correspondentie spelen
live-servers = Servers, voor verschillende netwerken
live-servers-how = Zonder server wordt alleen het apparaat van je vriend benaderd. Een STUN-server vertelt je browser zijn adres op internet; een TURN-server geeft alles door. Wie hem beheert, kent jullie beider adressen. Eén per regel: stun:host of turn:host naam wachtwoord.
live-servers-kept = Bewaard. Het geldt vanaf de volgende poging.
live-servers-bad = Dit is niet zo’n server: { $line }
live-open = Verbonden
live-silent = Onderbroken. De klokken staan stil; het gaat vanzelf verder als de lijn terug is.
live-apart = Niet verbonden. De partij is bewaard.
live-left = Je vriend is weg. De partij is bewaard.
live-cut = Wat van de andere kant kwam sloeg nergens op; de lijn is verbroken. De partij is bewaard.
live-again = Opnieuw uitnodigen
live-claim = Winst opeisen
live-claimed = Je vriend kwam niet terug en je hebt de partij beëindigd.
live-differ = De twee borden verschillen; de partij is gestopt. Elk apparaat houdt zijn eigen partij.
live-clocks = De twee klokken lopen te ver uiteen; de partij is gestopt. Elk apparaat houdt zijn eigen partij.
live-other-game = De andere kant speelt een andere partij.
live-say = Iets zeggen
phrase-hello = Hallo!
phrase-luck = Succes!
phrase-good = Goede zet!
phrase-oops = Oei!
phrase-wait = Een ogenblik, graag.
phrase-thanks = Bedankt!
phrase-game = Mooie partij!
phrase-go = Ik moet gaan.
