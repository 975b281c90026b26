app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = Amerikanische Dame
variant-russian = Russische Dame
variant-brazilian = Brasilianische Dame
variant-spanish = Spanische Dame
variant-italian = Italienische Dame
variant-czech = Tschechische Dame
variant-international = Internationale Dame
variant-thai = Thailändische Dame
optional-capture = Ohne Schlagzwang
optional-capture-note = Eine Hausregel: Du darfst auf einen Schlag verzichten und still ziehen. Ein begonnener Schlag wird zu Ende gespielt.

## Sides and pieces

side-black = Schwarz
side-white = Weiß
piece =
    { $rank ->
        [king] { $side ->
            [black] schwarze Dame
           *[white] weiße Dame
        }
       *[man] { $side ->
            [black] schwarzer Stein
           *[white] weißer Stein
        }
    }

## Whose turn

your-turn = Du bist am Zug
side-to-move = { $side } ist am Zug
thinking = Der Computer überlegt…
capture-goes-on = Weiterschlagen
choose-way = Dort endet mehr als ein Schlag. Welcher?
confirm-move = Diesen Zug spielen?
confirm-yes = Spielen
confirm-no = Zurücklegen
paused = Angehalten
looking-back = Nach Zug { $move }
looking-at-start = Die Ausgangsstellung
pass-to = Gib das Gerät an { $side } weiter
pass-done = Brett zeigen

## The players

player-you = Du
player-computer = Computer, Stufe { $level }
player-plays =
    { $side ->
        [black] (Schwarz)
       *[white] (Weiß)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Noch nichts geschlagen
            [one] { $kings } Dame geschlagen
           *[other] { $kings } Damen geschlagen
        }
        [one] { $kings ->
            [0] { $men } Stein geschlagen
            [one] { $men } Stein und { $kings } Dame geschlagen
           *[other] { $men } Stein und { $kings } Damen geschlagen
        }
       *[other] { $kings ->
            [0] { $men } Steine geschlagen
            [one] { $men } Steine und { $kings } Dame geschlagen
           *[other] { $men } Steine und { $kings } Damen geschlagen
        }
    }

## Draw counts on their way

count-no-progress = { $count } von { $limit } ohne Schlag und Umwandlung
count-kings-only = { $count } von { $limit } nur mit Damen, ohne Schlag
count-lone-king = { $count } von { $limit } gegen eine einzelne Dame
count-many-kings = { $count } von { $limit } mit { $kings } oder mehr Damen gegen eine einzelne Dame
count-main-road = { $count } von { $limit } mit der einzelnen Dame auf der Hauptstraße
count-same-material = { $count } von { $limit } mit Damen auf beiden Seiten, ohne Schlag und Umwandlung
count-repetition = Diese Stellung ist { $count }-mal entstanden; bei { $limit }-mal ist es remis

## The result

you-won = Du hast gewonnen
computer-won = Der Computer hat gewonnen
side-won = { $side } hat gewonnen
drawn = Remis
reason-no-pieces = { $side } hat keine Figuren mehr.
reason-no-moves = { $side } kann nicht ziehen.
reason-resigned = { $side } hat aufgegeben.
reason-you-resigned = Du hast aufgegeben.
reason-agreed = Beide waren einverstanden.
reason-time = { $side } hat die Zeit überschritten.
reason-no-progress =
    { $limit ->
        [one] Ein Zug ohne Schlag und Umwandlung.
       *[other] { $limit } Züge ohne Schlag und Umwandlung.
    }
reason-kings-only =
    { $limit ->
        [one] Ein Zug nur mit Damen, ohne Schlag.
       *[other] { $limit } Züge nur mit Damen, ohne Schlag.
    }
reason-lone-king =
    { $limit ->
        [one] Ein Zug gegen eine einzelne Dame.
       *[other] { $limit } Züge gegen eine einzelne Dame.
    }
reason-many-kings =
    { $limit ->
        [one] Ein Zug mit { $kings } oder mehr Damen gegen eine einzelne Dame.
       *[other] { $limit } Züge mit { $kings } oder mehr Damen gegen eine einzelne Dame.
    }
reason-main-road =
    { $limit ->
        [one] Die einzelne Dame hat die Hauptstraße einen Zug lang gehalten.
       *[other] Die einzelne Dame hat die Hauptstraße { $limit } Züge lang gehalten.
    }
reason-same-material =
    { $limit ->
        [one] Damen auf beiden Seiten und ein Zug ohne Schlag und Umwandlung.
       *[other] Damen auf beiden Seiten und { $limit } Züge ohne Schlag und Umwandlung.
    }
reason-repetition = Dieselbe Stellung ist { $times }-mal entstanden.

## What is said

said-move = { $side }: { $from } nach { $to }.
said-capture =
    { $count ->
        [one] { $side }: { $from } schlägt nach { $to }.
       *[other] { $side }: { $from } schlägt nach { $to }, { $count } Figuren.
    }
said-crowned = Er wird zur Dame.
said-picked = { $square } aufgenommen. Mögliche Felder: { $targets }.
said-hopped = Auf { $square }. Der Schlag geht weiter nach { $targets }.
said-put-back = Zurückgestellt.
said-undone = Zurückgenommen.
said-redone = Wieder gezogen.
said-started = Neue Partie: { $variant }.
said-hint-asked = Ein guter Zug wird gesucht…
said-hint = Tipp: { $from } nach { $to }.
said-hint-piece = Tipp: die Figur auf { $square }. Frag noch einmal nach dem Zug.

## Why not

refused-over = Die Partie ist zu Ende.
refused-turn = Der Computer ist am Zug.
refused-looking = Du siehst eine frühere Stellung. Geh zur Partie zurück, um zu ziehen.
refused-nothing = Wähle zuerst eine deiner Figuren.
refused-not-yours = Diese Figur gehört nicht dir.
refused-blocked = Diese Figur kann nirgendwohin.
refused-must-capture =
    { $count ->
        [one] Schlagzwang: Die Figur auf { $squares } muss schlagen.
       *[other] Schlagzwang: Eine der Figuren auf { $squares } muss schlagen.
    }
refused-not-there = Dorthin geht es nicht.
refused-unfinished = Der Schlag muss zu Ende gespielt werden: weiter nach { $squares }.
why-more-pieces = So schlägst du { $this }, ein anderer Schlag { $best }: Der größte Schlag geht vor.
why-with-king = Eine Dame kann schlagen, also muss mit der Dame geschlagen werden.
why-more-kings = Damen bei diesem Schlag: { $this }, beim anderen: { $best }. Bei gleicher Zahl geht der Schlag mit den meisten Damen vor.
why-kings-earlier = Ist alles andere gleich, geht der Schlag vor, der zuerst auf eine Dame trifft.
why-lands-where-it-goes-on = Der Schlag geht weiter: Sie muss dort landen, wo das geht.
why-lands-just-behind = Die Figur muss direkt hinter der geschlagenen landen.
why-already-captured = Diese Figur ist schon geschlagen. Sie bleibt bis zum Ende des Zuges stehen und darf nicht noch einmal übersprungen werden.
why-crowning-ends = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und der Zug ist zu Ende.
why-crowned-only-at-the-end = Er kommt als Stein an der letzten Reihe vorbei: Dame wird er nur, wenn der Zug dort endet.
why-men-move-forward = Ein Stein zieht nur vorwärts.
why-men-capture-forward = Ein Stein schlägt nur vorwärts.
why-king-safe-from-men = Ein Stein darf keine Dame schlagen.
why-man-steps-one = Ein Stein zieht ein Feld.
why-king-steps-one = Die Dame zieht ein Feld.
why-not-diagonal = Figuren ziehen nur diagonal.
why-occupied = Dieses Feld ist besetzt.
why-own-piece = Eine eigene Figur steht im Weg.
why-two-in-line = Zwei Figuren hintereinander kann man nicht überspringen.
why-the-rule = Zur Regel
typed-label = Zug eingeben
typed-malformed = „{ $text }“ ist kein Zug. Schreib zum Beispiel 22-17 oder c3:e5.
typed-ambiguous = So lässt sich mehr als ein Schlag lesen: { $moves }. Schreib alle Felder.

## The board

board-label =
    { $side ->
        [black] Brett, Schwarz unten
       *[white] Brett, Weiß unten
    }
square-empty = { $square }, leer
square-piece = { $square }, { $piece }
square-can-move = kann ziehen
square-in-hand = aufgenommen
square-can-land = kann hierher
square-waiting = geschlagen, verschwindet am Ende des Zuges
square-last-move = letzter Zug
square-hinted = Tipp

## What can be done

undo = Zurück
redo = Vor
earlier = Zurück
later = Weiter
flip = Drehen
hint = Tipp
move-now = Zieh jetzt
resign = Aufgeben
new-game = Neue Partie
rematch = Revanche
swap-sides = Seiten tauschen
look-back = Ansehen
back-to-game = Zur Partie
play-from-here = Ab hier spielen
actions-label = Aktionen
resign-question = Diese Partie aufgeben?
resign-yes = Aufgeben
resign-no = Weiterspielen
offer-draw = Remis anbieten
draw-question = { $side } bietet Remis an. Ist die andere Seite einverstanden?
draw-yes = Remis annehmen
draw-no = Weiterspielen
pause = Anhalten
resume = Fortsetzen

## The moves

moves = Züge
no-moves-yet = Noch keine Züge
moves-start = Start
move-label = Zug { $number }, { $side }: { $move }

## A new game

choose-variant = Spiel wählen
choose-opponent = Gegner
opponent-computer = Der Computer
opponent-person = Eine zweite Person
choose-level = Stufe
level-1 = Zieht fast ohne hinzusehen. Ein Kind kann gewinnen.
level-2 = Sieht den Schlag vor der Nase und wenig mehr.
level-3 = Denkt eine Antwort voraus und patzt oft.
level-4 = Ein Gelegenheitsspieler, der auf einfache Fallen hereinfällt.
level-5 = Spielt vernünftig, übersieht längere Kombinationen.
level-6 = Bestraft Fehler, ist aber mit Sorgfalt zu schlagen.
level-7 = Ein solider Vereinsspieler.
level-8 = Stark. Sieht die meisten Kombinationen.
level-9 = Sehr stark. Patzt selten.
level-10 = Alles, was drin ist: etwa eine Sekunde je Zug.
choose-side = Deine Seite
moves-first = { $side }, zieht zuerst
moves-second = { $side }, zieht als Zweites
time-title = Uhr
time-none = Ohne Uhr
time-per-move = { $seconds } s je Zug
time-fischer = { $minutes } min + { $seconds } s je Zug
time-sand-glass = Sanduhr, { $minutes } min
time-own = Selbst einstellen…
time-kind = Bedenkzeit
time-kind-move = Je Zug
time-kind-game = Je Partie
time-kind-sand-glass = Sanduhr
time-minutes = Minuten
time-seconds = Sekunden
time-increment = Sekunden dazu je Zug
time-wrong = { $field }: eine ganze Zahl von { $least } bis { $most }.
time-short = Zusammen mindestens { $seconds } s.
start-game = Partie beginnen

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] Je { $men } Stein
       *[other] Je { $men } Steine
    }
fact-board =
    { $men ->
        [one] Brett { $size }×{ $size }, je { $men } Stein
       *[other] Brett { $size }×{ $size }, je { $men } Steine
    }
fact-men-forward = Steine schlagen nur vorwärts
fact-men-both-ways = Steine schlagen auch rückwärts
fact-king-short = Damen ziehen nur ein Feld
fact-king-flies = Damen ziehen beliebig weit
fact-king-lands-behind = Damen ziehen weit, landen aber direkt hinter dem, was sie schlagen
fact-king-safe-from-men = Steine können keine Damen schlagen
fact-free-choice = Freie Wahl beim Schlagen
fact-most-pieces = Der größte Schlag ist Pflicht
fact-most-kings = Der größte Schlag ist Pflicht, dann der mit den meisten Damen
fact-king-first = Kann eine Dame schlagen, muss sie es
fact-ladder = Eine feste Reihenfolge wählt den Schlag
fact-goes-on-as-king = Ein Stein, der mitten im Schlag zur Dame wird, schlägt als Dame weiter
fact-at-once = Geschlagene Figuren verschwinden sofort
fact-optional = Schlagen ist freiwillig

## Settings

settings = Einstellungen
settings-language = Sprache
settings-appearance = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-coordinates = Auf den Feldern
coordinates-numbers = Zahlen
coordinates-letters = Buchstaben
coordinates-none = Nichts
coordinates-own = Nach den Regeln
settings-board = Brettfarbe
board-wood = Holz
board-slate = Schiefer
board-green = Grün
board-paper = Papier
settings-pieces = Figuren
pieces-turned = Gedrechselt
pieces-flat = Flach
pieces-ink = Tusche
settings-playing = Beim Spielen
option-auto-play = Den einzigen Zug von selbst spielen
option-confirm = Vor jedem Zug nachfragen
option-turn-board = Das Brett zu dem drehen, der zieht
option-pass = Das Brett verdecken, solange das Gerät weitergereicht wird
option-evaluation = Zeigen, wie der Computer die Stellung sieht
option-sound = Töne
option-vibration = Vibrieren
evaluation = Der Computer sieht { $score } für Weiß
close = Schließen
version = Version { $version }, Build { $build }
install = Auf diesem Gerät installieren
install-by-hand = Zum Installieren: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.
report = Für eine Meldung kopieren
report-copied = Kopiert: die Partie, die Version und der Browser. Füge es ein, wo du den Fehler meldest.
report-by-hand = Der Browser lässt das Kopieren nicht zu. Markiere und kopiere es hier.
backup = Auf diesem Gerät gespeichert
aside-kept = Gespeicherte Partien, die beiseitegelegt wurden, weil sie nicht lesbar waren: { $count }. In der Datei sind sie auch.
aside-delete = Löschen

## Die Version auf dem Gerät

offline-ready = Jetzt kannst du auch offline spielen.
update-ready = Eine neue Version ist da.
update-now = Aktualisieren
update-later = Später
update-waits = Sie kommt, wenn dieser Zug zu Ende ist.

## What went wrong

trouble-blocked = Dieser Browser lässt die Seite nichts speichern. Die Partie geht verloren, wenn du die Seite schließt.
trouble-full = Auf diesem Gerät ist kein Platz mehr, um die Partie zu speichern. Sie geht verloren, wenn du die Seite schließt.
trouble-unreadable = Deine gespeicherte Partie war nicht lesbar. Sie wurde beiseitegelegt, und eine neue Partie ist bereit.
trouble-newer = Deine gespeicherte Partie stammt aus einer neueren Version. Sie wurde beiseitegelegt, und eine neue Partie ist bereit.
trouble-stuck = Diese Version kann deine gespeicherte Partie nicht lesen, und es ist kein Platz, sie beiseitezulegen. Sie bleibt, wie sie ist; deshalb wird die jetzige Partie nicht gespeichert.
elsewhere = Die Partie wird in einem anderen Fenster gespielt. Ihre Züge sind auch hier zu sehen.
play-here = Hier spielen
trouble-texts = Die Texte dieser Sprache ließen sich nicht laden. Sobald es eine Verbindung gibt, werden sie geladen.
trouble-place = Unter dieser Adresse gibt es hier nichts. Das ist das Brett.
trouble-engine = Der Computergegner antwortet nicht.
ask-again = Noch einmal fragen
dismiss = OK

## The rules

rules-link = Regeln
rules-of = Regeln: { $name }
rules-loading = Die Regeln werden geladen…
rules-missing = Die Regeln in dieser Sprache ließen sich nicht laden. Sobald es eine Verbindung gibt, werden sie geladen.
rules-try-again = Noch einmal

## The library and the profile

library = Bibliothek
library-loading = Die Bibliothek wird geholt …
library-missing = Die Bibliothek konnte nicht geholt werden. Das geschieht, sobald ein Netz da ist.
share = Partie teilen
replay = Partie nachspielen
choose-profile = Gespielt wird
profile-table = Wie an diesem Tisch
profile-federation = Nach Verbandsregeln
profile-table-note = Einfache Remisregeln, ein gemeinsames Brett, und du kannst anfangen.
profile-federation-note = Anzug, Brett, Feldnamen und Remis wie beim Verband.

## Eine Partie mit jemandem anderswo

opponent-far = Jemand weit weg
far-friend = Dein Gegenüber
far-turn = { $name } ist am Zug
far-won = { $name } hat gewonnen
far-asks =
    { $what ->
        [draw] { $name } bietet Remis an.
        [undo] { $name } möchte den letzten Zug zurücknehmen.
        [pause] { $name } möchte die Uhren anhalten oder weiterlaufen lassen.
       *[rematch] { $name } möchte noch eine Partie mit vertauschten Seiten.
    }
far-asked =
    { $what ->
        [draw] Du hast Remis angeboten.
        [undo] Du hast gebeten, deinen letzten Zug zurückzunehmen.
        [pause] Du hast gebeten, die Uhren anzuhalten oder weiterlaufen zu lassen.
       *[rematch] Du hast um noch eine Partie mit vertauschten Seiten gebeten.
    }
far-declined = { $name } lehnt ab.
far-yes = Annehmen
far-no = Ablehnen
far-send = Link senden
far-unsent = { $name } sieht es beim Öffnen deines Links. Sende ihn jetzt.
