## The library

library-empty = Hier ist noch nichts. Partien, die du zu Ende spielst, werden von selbst aufbewahrt; fremde kannst du hereinholen.
library-blocked = Dieser Browser lässt die Seite keine Bibliothek führen. Beendete Partien warten auf dem Gerät, solange Platz ist.
library-full = Auf diesem Gerät ist kein Platz mehr. Was in der Bibliothek ist, bleibt; mehr kam nicht hinzu.
games-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
search = Namen, Turniere, Daten suchen
any-variant = Alle Spielarten
any-result = Jedes Ergebnis
unfinished = Nicht beendet
order = Reihenfolge
order-newest = Zuletzt hinzugefügte zuerst
order-played = Zuletzt gespielte zuerst
order-players = Nach Namen
order-longest = Längste zuerst
more = Mehr zeigen
rename = Benennen
name = Name oder Turnier
name-keep = Behalten
export-one = Als PDN speichern
export-all = Diese als PDN speichern
delete = Löschen
deleted = Gelöscht: { $name }
undelete = Zurückholen
scores = Gegen den Computer
won = Gewonnen
drawn-games = Remis
lost = Verloren

## Bringing games in

import = Partien hereinholen
import-how = Füge PDN, eine Stellung (FEN) oder einen Link ein, auch die Mail, in der es kam; wähle Dateien; oder lass sie hier fallen.
import-text = Partien, eine Stellung oder ein Link
import-read = Lesen
import-file = Dateien wählen
import-assume = Wenn eine Partie nicht sagt, was gespielt wird
import-ask = Mich fragen
import-stop = Anhalten
import-nothing = In diesem Text ist keine Partie und keine Stellung.
import-unreadable = Diese Datei lässt sich nicht lesen oder ist größer als 64 MB.
position-which = Diese Stellung kann zu mehreren Spielarten gehören. Wähle unten eine und gib sie noch einmal ein.
position-bad = Das ist keine Stellung dieser Spielart.
report-none = Es war keine Partie darin.
report-kept =
    { $count ->
        [one] { $count } Partie hinzugefügt.
       *[other] { $count } Partien hinzugefügt.
    }
report-doubles =
    { $count ->
        [one] { $count } war schon da.
       *[other] { $count } waren schon da.
    }
report-faulty =
    { $count ->
        [one] { $count } hat Fehler:
       *[other] { $count } haben Fehler:
    }
report-stopped = Vor dem Ende angehalten.
report-game = Partie { $number }, Zeile { $line }
report-ask-none = Sie sagt nicht, was gespielt wird, und nach keinen Regeln lässt sie sich ganz spielen.
report-ask = Sie sagt nicht, was gespielt wird. Es könnte sein: { $names }. Wähle oben und lies sie noch einmal.

## What is wrong with a game

at-move = Zug { $number }, { $side }: { $why }
problem-illegal = „{ $text }“ ist nicht erlaubt. Erlaubt: { $more }. Bis hierher behalten.
problem-after-end = „{ $text }“ kommt nach dem Ende der Partie.
problem-ambiguous = „{ $text }“ kann jeder von { $more } sein. Bis hierher behalten.
problem-stray = „{ $text }“ ist kein Zug. Bis hierher behalten.
problem-position = Eine Stellung kann nur vor dem ersten Zug stehen. Bis hierher behalten.
problem-too-deep = Zu viele Varianten ineinander; diese wurde ausgelassen.
problem-too-long = Mehr Züge, als gelesen werden. Bis hierher behalten.
problem-tag = „{ $text }“ ist kein Tag; ausgelassen.
problem-comment = Ein Kommentar ist nicht geschlossen.
problem-results = Das Ergebnis ist { $text }, obwohl der Tag { $more } sagt.
refusal-other-game = Das ist { $text }, was hier nicht gespielt wird.
refusal-game-type = Der GameType „{ $text }“ ist nicht bekannt.
refusal-start = Der Anfang „{ $text }“ ist keine Stellung.
refusal-house-rule = Die Regeln „{ $text }“ sind für dieses Spiel nicht bekannt.
refusal-not-pdn = „{ $text }“ ist keine Partie.

## Links

link-bad = Dieser Link lässt sich nicht öffnen
link-none = Er führt zu keiner Partie und keiner Stellung. Vielleicht fehlt ein Stück.
link-too-long = Er ist länger als jeder Link von Dama.
link-damaged = Er ist beschädigt: Buchstaben fehlen oder sind falsch. Kopiere ihn noch einmal ganz.
link-newer = Eine neuere Version von Dama hat ihn gemacht. Lade die Seite neu, um sie zu bekommen.
link-nonsense = Er ist ganz, aber was er sagt, kann auf keinem Brett stehen.
share-title = Eine Partie Dame
share-what = Was geteilt wird
share-game = Die ganze Partie
share-position = Nur die Stellung
share-link = Der Link
share-copy = Link kopieren
share-send = Senden …
share-copied = Kopiert. Wer ihn öffnet, sieht die Partie und verliert nichts Eigenes.
share-by-hand = Der Browser lässt nicht kopieren. Er ist markiert: kopiere ihn von Hand.
share-code = Für die Kamera eines anderen Geräts
share-too-long = Diese Partie ist zu lang für einen Code. Kopiere den Link.
share-nothing = Am Tisch ist keine Partie, die sich teilen ließe.

## Looking through a game

a-position = Eine Stellung
step-back = Einen Zug zurück
step-on = Einen Zug weiter
step-end = Ans Ende
run = Von selbst abspielen
pause = Anhalten
keep = In der Bibliothek behalten
kept = Sie ist in der Bibliothek.
game-gone = Diese Partie ist nicht mehr in der Bibliothek.
table-busy = Die Partie am Tisch kommt unbeendet in die Bibliothek. Von dort kannst du sie fortsetzen.
table-stays = Die Partie am Tisch konnte nicht in die Bibliothek gebracht werden und bleibt deshalb, wo sie ist.
save-pdn = Als PDN speichern
save-picture = Bild speichern
save-film = Als Webseite speichern
save-failed = Der Browser lässt nicht speichern.
