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
import-unreadable = Dit bestand kan niet worden gelezen, of het is groter dan 64 MB.
position-which = Deze stand kan van verschillende spellen zijn. Kies hieronder welk spel en geef hem opnieuw.
position-bad = Dit is geen stand van dat spel.
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
problem-comment = Een commentaar is niet gesloten.
problem-results = De uitslag is { $text }, hoewel de tag { $more } zegt.
refusal-other-game = Dit is { $text }, dat hier niet wordt gespeeld.
refusal-game-type = De GameType “{ $text }” is niet bekend.
refusal-start = Het begin “{ $text }” is geen stand.
refusal-house-rule = De regels “{ $text }” zijn voor dit spel niet bekend.
refusal-not-pdn = “{ $text }” is geen partij.

## Links

link-bad = Deze link kan niet worden geopend
link-none = Het is geen link naar een partij of stand. Misschien is er een stuk afgevallen.
link-too-long = Hij is langer dan elke link van Dama.
link-damaged = Hij is beschadigd: er ontbreken letters of ze kloppen niet. Kopieer hem opnieuw, heel.
link-newer = Een nieuwere versie van Dama heeft hem gemaakt. Laad de pagina opnieuw om die te krijgen.
link-nonsense = Hij is heel, maar wat hij zegt kan niet op een bord staan.
share-title = Een partij dammen
share-what = Wat je deelt
share-game = De hele partij
share-position = Alleen de stand
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
save-pdn = Opslaan als PDN
save-picture = Plaatje opslaan
save-film = Opslaan als webpagina
save-failed = De browser laat het niet opslaan.
