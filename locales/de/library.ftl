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
hunt = Stellung (FEN) oder erste Züge
hunt-turned = Auch mit vertauschten Farben
quest-nothing = Das ist keine Stellung und sind keine Züge. Eine Stellung schreibt man W:W21-32:B1-12, Züge 1. 11-15 23-19.
quest-illegal = „{ $text }“ ist dort nicht erlaubt. Erlaubt: { $more }.
quest-ambiguous = „{ $text }“ kann jeder von diesen sein: { $more }.
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
rule-set = Spielart
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
import-empty = Das Feld ist noch leer. Füge Partien, eine Stellung oder einen Link ein.
import-unreadable = Diese Datei lässt sich nicht lesen oder ist größer als 64 MB.
position-which = Diese Stellung kann zu mehreren Spielarten gehören. Wähle unten eine und gib sie noch einmal ein.
position-bad = Das ist keine Stellung. { $why }
position-elsewhere = { $name }: Das ist keine Stellung dieser Spielart. { $why } Es wäre eine von: { $names }.
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
report-inferred =
    { $count ->
        [one] { $count } Partie sagt nicht, was gespielt wird; ihre Züge sind nur hier möglich: { $name }.
       *[other] { $count } Partien sagen nicht, was gespielt wird; ihre Züge sind nur hier möglich: { $name }.
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
problem-tag-twice = Der Tag { $text } steht zweimal da; der erste gilt.
problem-result = „{ $text }“ ist kein Ergebnis; ausgelassen. Eines sieht aus wie 1‑0, 2‑0, 1/2‑1/2 oder *.
problem-comment = Ein Kommentar ist nicht geschlossen.
problem-results = Das Ergebnis ist { $text }, obwohl der Tag { $more } sagt.
refusal-other-game = Das wird hier nicht gespielt: { $why }.
other-game =
    { $number ->
        [0] Schach
        [1] chinesisches Schach
        [23] Pool-Dame
        [27] kanadische Dame
        [28] portugiesische Dame
        [30] türkische Dame
        [40] friesische Dame
        [41] Spantsiretti-Dame
        [50] Othello (Reversi)
       *[other] ein anderes Spiel
    }
refusal-game-type = Der GameType „{ $text }“ ist nicht bekannt.
refusal-start = Der Anfang „{ $text }“ ist keine Stellung. { $why }
refusal-house-rule = Die Regeln „{ $text }“ sind für dieses Spiel nicht bekannt.
refusal-not-pdn = „{ $text }“ ist keine Partie.
fen-empty = Sie ist leer. Eine Stellung schreibt man W:W21-32:B1-12.
fen-too-long = Sie ist länger als jede Stellung.
fen-turn = Wo stehen muss, wer am Zug ist, W oder B, steht „{ $text }“.
fen-list = „{ $text }“ ist keine Liste von Figuren: Sie beginnt mit W oder B, etwa W21,K30.
fen-side-twice = Die Figuren von { $text } stehen zweimal da; erwartet werden W und B, je einmal.
fen-square = „{ $text }“ ist kein Feld dieses Bretts. Felder: { $more }.
fen-no-square = „{ $text }“ ist kein Feld dieses Bretts.
fen-range = „{ $text }“ ist keine Reihe von Feldern wie 1-12.
fen-square-twice = Das Feld { $text } steht zweimal da.
fen-uncrowned = Der Stein auf { $text } steht auf seiner letzten Reihe; dort muss er Dame sein: K{ $text }.
fen-no-piece = Auf dem Brett steht keine Figur.
fen-off-board = Eine Figur steht neben dem Brett.

## Links

link-bad = Dieser Link lässt sich nicht öffnen
link-none = Er führt zu keiner Partie und keiner Stellung. Vielleicht fehlt ein Stück.
link-too-long = Er ist länger als jeder Link von Dama.
link-damaged = Er ist beschädigt: Buchstaben fehlen oder sind falsch. Kopiere ihn noch einmal ganz.
link-newer = Eine neuere Version von Dama hat ihn gemacht. Lade die Seite neu, um sie zu bekommen.
link-nonsense = Er ist ganz, aber was er sagt, kann auf keinem Brett stehen.
share-title = Eine Partie Dame
share-what = Was geteilt wird
share-less = Ein Link enthält Züge, Ergebnis und Namen. Kommentare, Varianten und alles Weitere gehen mit PDN.
share-by-post = Damit diese Partie weitergeht, schicke deinem Gegenüber ihren eigenen Link. Was unten geteilt wird, ist nur zum Ansehen.
share-game = Die ganze Partie
share-position = Nur die Stellung
share-names = Namen, die mitgehen
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
save-as = Speichern als
save-png = Bild (PNG)
save-picture = Bild (SVG)
save-film = Webseite
save-failed = Der Browser lässt nicht speichern.
find-title = In der Bibliothek suchen
find-position = Partien mit dieser Stellung
find-opening = Partien, die so beginnen

## Everything in one file

backup-what = Eine Datei enthält alles: die Partie auf dem Tisch, die Einstellungen und alle Partien der Bibliothek. Bewahre sie sicher auf, oder nimm sie auf ein anderes Gerät mit.
backup-save = Alles in eine Datei sichern
backup-read = Aus einer Datei zurückholen
backup-game = In der Datei ist eine Partie: { $name }, Züge: { $count }. Sie kommt auf den Tisch; die Partie dort geht in die Bibliothek.
backup-games =
    { $count ->
        [one] Sie enthält { $count } Partie für die Bibliothek. Was schon da ist, kommt nicht doppelt.
       *[other] Sie enthält { $count } Partien für die Bibliothek. Was schon da ist, kommt nicht doppelt.
    }
backup-unread = Sie enthält eine Partie, die sich nicht lesen lässt. Sie wird so, wie sie ist, beiseitegelegt und ersetzt keine andere.
backup-settings = Die Einstellungen werden die der Datei.
backup-yes = Zurückholen
backup-no = Alles so lassen
backup-done = Alles aus der Datei ist wieder da.
backup-short = Das Ende der Datei fehlt: Sie wurde abgeschnitten. Partien für die Bibliothek, die nicht darin waren: { $count }.
backup-bad = Das ist keine Datei von Dama, oder sie ist beschädigt. Nichts wurde geändert.
backup-newer = Diese Datei stammt aus einer neueren Version von Dama. Nichts wurde geändert.

## Eine Partie auf Entfernung

far-title = Eine Partie auf Entfernung
far-how = Du spielst hier, dein Gegenüber auf einem eigenen Gerät. Ohne Konto und ohne jemanden dazwischen.
far-name = Dein Name, wie dein Gegenüber ihn sieht
far-you-begin = Du spielst { $side } und beginnst.
far-you-follow = Du spielst { $side }, dein Gegenüber beginnt.
far-by-post = Bei einer Fernpartie ist jeder Zug ein Link. Du schickst ihn per Nachricht oder E-Mail; dein Gegenüber öffnet ihn, zieht und schickt einen Link zurück. Das kann Minuten dauern oder Tage.
post-begin = Fernpartie beginnen
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = dein Gegenüber
post-send = Schicke diesen Link an { $name }
post-how = Er enthält die ganze Partie. Beim Öffnen sieht { $name }, was du getan hast, und macht dort weiter.
post-copied = Kopiert. Füge ihn jetzt in eine Nachricht ein.
post-nothing = Am Tisch ist keine Fernpartie.
post-to-board = Zum Brett
post-invited = { $name } lädt dich zu einer Partie ein
post-invited-note = Wer diese Einladung zuerst öffnet und einen Link zurückschickt, hat den Platz.
post-accept = Hinsetzen und spielen
post-rematch = { $name } möchte noch eine Partie
post-taken = Die Partie mit { $name }
post-older = Dieser Link ist älter als deine Partie
post-older-note = Deine Partie ist seitdem weitergegangen. Sie bleibt, wie sie ist.
post-crossed = Ihr habt beide gleichzeitig etwas getan
post-crossed-yours = Es gilt, was du getan hast. Schicke deinen Link noch einmal, damit { $name } es erfährt.
post-crossed-theirs = Es gilt, was { $name } getan hat; dein letzter Schritt ist aufgehoben.
post-claims = Dieser Link sagt, du hättest etwas getan, wovon dieses Gerät nichts weiß
post-claims-note = Bis Zug { $number } ist es deine Partie. Hast du auf einem anderen Gerät weitergespielt, dann übernimm sie; sonst behalte deine.
post-claims-take = Das war ich: übernehmen
post-changed = Dieser Link erzählt die Partie anders
post-changed-note = Bei Zug { $number } weicht er von der Partie auf diesem Gerät ab. Deine bleibt, wie sie ist; bitte { $name } um den richtigen Link.
post-seat-taken = Auf diesem Platz sitzt jemand anderes
post-seat-taken-note = Jemand anderes hat die Einladung angenommen. Bei dir hat sich nichts geändert.
post-other-terms = Dieser Link ist nicht deine Partie
post-other-terms-note = Er trägt die Nummer deiner Partie, hat aber andere Regeln oder einen anderen Anfang. Bei dir hat sich nichts geändert.
post-forged = Er ist vollständig, aber bei Zug { $number } geschieht etwas, was die Regeln nicht erlauben. Jemand hat ihn verändert.
post-stranger = Eine Partie zwischen { $names }
post-stranger-note = Sie ist keine der Partien auf diesem Gerät. Du kannst sie ansehen.
post-look = Partie ansehen
post-mine = Bist du eine der beiden Personen? Spiele auf diesem Gerät weiter als
post-games = Fernpartien
post-put-away = Aus der Liste nehmen

## Eine Live-Partie

live-title = Live spielen
live-how = Die beiden Browser sprechen direkt miteinander, ohne Server dazwischen. Ihr schickt einander je einen Link; danach bleibt die Seite bei beiden offen.
live-begin = Einladung erstellen
live-preparing = Einen Moment: Der Browser sucht, wo er zu erreichen ist.
live-send = Schick diesen Link deinem Gegenüber und lass diese Seite offen
live-copied = Kopiert. Schick ihn los und warte hier auf die Antwort.
live-answer = Die Antwort
live-answer-how = Dein Gegenüber schickt einen Link zurück. Öffne ihn in diesem Browser oder füge ihn hier ein.
live-answer-bad = Das ist nicht die Antwort auf diese Einladung.
live-connect = Verbinden
live-goes-on = Die begonnene Partie geht weiter, wie sie steht.
live-invited = { $name } lädt dich zu einer Live-Partie ein
live-invited-nobody = Du bist zu einer Live-Partie eingeladen
live-accept = Annehmen
live-reply = Schick diesen Link zurück und lass diese Seite offen
live-waiting = Warten auf dein Gegenüber. Die Partie beginnt von selbst.
live-reaching = Verbindung wird hergestellt …
live-passed-on = Dein anderes Fenster hat die Antwort. Dieses kannst du schließen.
live-nobody-waits = Kein Fenster dieses Browsers wartet auf diese Antwort. Öffne sie dort, wo die Einladung entstand, oder füge sie dort ein.
live-no-browser = Dieser Browser kann sich nicht mit einem anderen verbinden.
live-no-way = Der Browser hat kein Netz gefunden, über das er zu erreichen wäre.
live-not-reached = Die beiden Geräte haben einander nicht erreicht. Im selben Netz klappt es meist; zwischen Netzen oft nur mit einem Server, den du unten nennst.
live-lost = Der Verlauf dieser Partie ist nicht mehr auf diesem Gerät, und die andere Seite hat sich darauf verlassen.
live-version = Die andere Seite hat eine andere Version von Dama. Ladet die Seite auf beiden Geräten neu.
live-once-more = Noch einmal versuchen
live-by-post = Stattdessen als Fernpartie spielen
live-servers = Server für verschiedene Netze
live-servers-how = Ohne Server wird nur das Gerät deines Gegenübers angesprochen. Ein STUN-Server sagt deinem Browser seine Adresse im Internet; ein TURN-Server leitet alles weiter. Wer ihn betreibt, erfährt eure beiden Adressen. Je Zeile einer: stun:host oder turn:host name passwort.
live-servers-kept = Behalten. Es gilt vom nächsten Versuch an.
live-servers-bad = Das ist kein solcher Server: { $line }
live-open = Verbunden
live-silent = Unterbrochen. Die Uhren stehen; kommt die Leitung zurück, geht es von selbst weiter.
live-apart = Nicht verbunden. Die Partie bleibt erhalten.
live-left = Dein Gegenüber ist gegangen. Die Partie bleibt erhalten.
live-cut = Von der anderen Seite kam Unsinn, die Leitung wurde getrennt. Die Partie bleibt erhalten.
live-again = Neu einladen
live-claim = Sieg beanspruchen
live-claimed = Dein Gegenüber kam nicht zurück; du hast die Partie beendet.
live-differ = Die beiden Bretter stimmen nicht überein, die Partie steht. Jedes Gerät behält seine.
live-clocks = Die beiden Uhren gehen zu weit auseinander, die Partie steht. Jedes Gerät behält seine.
live-other-game = Die andere Seite spielt eine andere Partie.
live-say = Etwas sagen
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-good = Guter Zug!
phrase-oops = Hoppla!
phrase-wait = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-game = Schöne Partie!
phrase-go = Ich muss los.
