### The rules pages.
###
### Sentences under "Sentences" are chosen by the facts of a rule set and must be true of every set that has the fact.
### What follows under a rule set's own name is prose about that set alone.

## The pages

rules-title = Dame: die Spielregeln
rules-description = Die Regeln von acht Dame-Varianten mit spielbaren Diagrammen: Amerikanische, Russische, Brasilianische, Spanische, Italienische, Tschechische, Internationale und Thailändische Dame.
rules-intro = Das Damespiel ist eine Familie. Alle acht hier spielt man auf den dunklen Feldern, Steine ziehen vorwärts, geschlagen wird durch Überspringen, und es gibt Damen. Verschieden ist, wer rückwärts schlagen darf, wie weit eine Dame kommt und welcher Schlag Pflicht ist. Wähle eine Variante, lies ihre Regeln und spiel sie gleich von dort aus.
rules-contents = Auf dieser Seite
rules-languages = In anderen Sprachen
rules-open-app = Spiel öffnen
rules-made = Erstellt aus denselben Regeltabellen, nach denen gespielt wird.
compare-title = Alle Dame-Regeln im Vergleich
compare-description = Acht Dame-Varianten nebeneinander: Brett, Steine, Damen, Schlagen, Umwandlung und Remis.
compare-intro = Unter jeder Regel steht, wie sie lauten kann und in welchen Spielen sie so gilt. Die Wörter stammen aus den Tabellen, nach denen gespielt wird.
compare-rule = Regel
play-now = Jetzt spielen
part-board = Brett und Aufstellung
part-moving = Ziehen
part-capturing = Schlagen
part-crowning = Umwandlung
part-ending = Sieg und Remis
part-differences = Unterschiede zur Amerikanischen Dame
part-differences-international = Unterschiede zur Internationalen Dame
part-tips = Tipps zur Strategie
part-questions = Fragen und Antworten
part-others = Andere Varianten
part-changes = Was sich in jeder Variante ändert
part-names = Andere Namen

## The diagrams

diagrams-note = In den Diagrammen spielst du Weiß, von unten nach oben. Die dunklen Felder sind Reihe für Reihe nummeriert, mit der 1 oben links. Versuch den Zug oder lass ihn dir zeigen.
diagram-show = Zeig es mir
diagram-again = Von vorn
diagram-right = Das ist der Zug.
diagram-other = Auch ein erlaubter Zug.
diagram-text = Weiß: { $white }. Schwarz: { $black }. Weiß ist am Zug.
diagram-start-text = Die Ausgangsstellung: weiße Steine auf { $white }, schwarze Steine auf { $black }.
diagram-men =
    { $count ->
        [one] Stein auf { $squares }
       *[other] Steine auf { $squares }
    }
diagram-kings =
    { $count ->
        [one] Dame auf { $squares }
       *[other] Damen auf { $squares }
    }

diagram-man-step = Ein Stein zieht ein Feld schräg vorwärts, nie zurück.
diagram-king-step = Eine Dame zieht ein Feld schräg, vorwärts oder rückwärts.
diagram-king-flies = Eine Dame zieht auf einer Diagonale über beliebig viele freie Felder, wie der Läufer im Schach.
diagram-must-capture = Einer deiner Steine kann schlagen, deshalb ist mit keinem der beiden Steine ein anderer Zug erlaubt.
diagram-chain = Der erste Sprung führt zu einem zweiten. Der Stein darf nicht auf halbem Weg stehen bleiben: Beide Figuren werden in einem Zug geschlagen.
diagram-man-not-back = Der Gegner steht hinter deinem Stein, und das Feld dahinter ist frei. Aber ein Stein schlägt nur vorwärts. Er kann nur weiterziehen.
diagram-man-back = Der Gegner steht hinter deinem Stein, und ein Stein schlägt auch rückwärts. Also muss dieser Schlag gespielt werden.
diagram-man-spares-king = Ein Stein darf keine Dame schlagen, auch wenn das Feld hinter ihr frei ist. Nur eine Dame kann eine Dame schlagen.
diagram-king-captures-back = Eine Dame schlägt die Figur neben ihr in jeder Richtung, auch rückwärts.
diagram-king-captures-far = Eine Dame schlägt aus der Ferne und darf auf jedem freien Feld hinter ihrem Opfer stehen bleiben.
diagram-king-lands-behind = Eine Dame schlägt aus der Ferne, landet aber auf dem Feld direkt hinter ihrem Opfer, sonst nirgends.
diagram-king-goes-on = Nur von einem Landefeld aus kann die Dame weiterschlagen, also muss sie dieses wählen.
diagram-turkish-strike = Geschlagene Figuren bleiben bis zum Ende des Zuges auf dem Brett und können nicht zweimal übersprungen werden. Hier versperrt die schon geschlagene Figur den Weg zur dritten.
diagram-turns-back = Eine geschlagene Figur verschwindet sofort, deshalb darf die Dame gleich über das Feld umkehren, auf dem sie stand.
diagram-majority = Ein Stein könnte eine Figur schlagen, der andere zwei. Der Schlag von zweien muss gespielt werden.
diagram-free-choice = Ein Stein kann eine Figur schlagen, der andere zwei. Beide Schläge sind erlaubt.
diagram-most-kings = Jeder Stein kann eine Figur schlagen, aber eine der Figuren ist eine Dame. Unter gleich großen Schlägen muss der gespielt werden, der mehr Damen nimmt.
diagram-with-king = Der Stein und die Dame können je eine Figur schlagen. Unter gleich großen Schlägen muss der mit der Dame gespielt werden.
diagram-kings-count = Jede Dame kann eine Figur schlagen, und eine dieser Figuren ist eine Dame. Der Schlag, der mehr Damen nimmt, muss gespielt werden.
diagram-kings-earliest = Jede Dame kann eine Dame und einen Stein schlagen. Der Schlag, der zuerst auf die gegnerische Dame trifft, muss gespielt werden.
diagram-king-first = Der Stein könnte zwei Figuren schlagen, die Dame nur eine. Eine Dame, die schlagen kann, muss es tun, egal, was ein Stein schlagen könnte.
diagram-crown = Ein Stein, der seinen Zug auf der letzten Reihe beendet, wird zur Dame.
diagram-crown-ends = Der Stein schlägt sich bis zur letzten Reihe durch und wird zur Dame. Dort endet der Zug, obwohl er als Dame noch eine Figur schlagen könnte.
diagram-crown-goes-on = Der Stein schlägt sich bis zur letzten Reihe durch, wird sofort zur Dame und schlägt im selben Zug als Dame weiter.
diagram-crown-passes = Der Stein erreicht die letzte Reihe mitten im Schlag und muss als Stein weiterschlagen. Er kommt woanders zum Stehen und wird nicht zur Dame.
diagram-no-moves = Weiß rückt vor, und der letzte schwarze Stein kann weder ziehen noch schlagen. Schwarz hat verloren.
diagram-optional = Du darfst schlagen oder mit dem anderen Stein still ziehen. Nichts ist Pflicht.
diagram-optional-chain = Nichts zwingt dich, diesen Schlag zu beginnen. Ist er begonnen, wird er zu Ende gespielt.
diagram-optional-majority = Du darfst beide Schläge auslassen. Schlägst du aber, geht der größere Schlag vor.

## Sentences: the board

board-squares = Das Brett hat { $size }×{ $size } Felder, abwechselnd hell und dunkel. Nur die dunklen Felder werden benutzt, und beide Spieler haben links unten ein dunkles Eckfeld.
board-men =
    { $men ->
        [one] Jede Seite beginnt mit { $men } Stein auf den dunklen Feldern ihrer ersten { $rows } Reihen.
       *[other] Jede Seite beginnt mit { $men } Steinen auf den dunklen Feldern ihrer ersten { $rows } Reihen.
    }
first-black = Hier am Tisch beginnt Schwarz, unten am Brett.
first-white = Hier am Tisch beginnt Weiß, unten am Brett.
tradition-same = Auf Turnieren wird genauso begonnen.
tradition-black = Auf Turnieren beginnt Schwarz. Alle Spiele auf dem kleinen Brett haben hier dieselben Farben; außer den Farben ändert sich nichts.
tradition-white = Auf Turnieren beginnt Weiß. Alle Spiele auf dem kleinen Brett teilen sich hier dasselbe Brett und dieselben Farben, und Schwarz beginnt; außer den Farben ändert sich nichts.
tradition-mirrored = Der Verband dreht außerdem das Brett, sodass die dunkle Ecke rechts unten liegt. Das ist dasselbe Spiel, im Spiegel gesehen.

## Sentences: moving

man-moves = Ein Stein zieht ein Feld schräg vorwärts auf ein freies dunkles Feld.
king-moves-short = Eine Dame zieht ein Feld schräg, vorwärts oder rückwärts.
king-moves-flying = Eine Dame zieht auf einer Diagonale über beliebig viele freie Felder, vorwärts oder rückwärts.

## Sentences: capturing

capture-how = Ein Stein schlägt, indem er auf einer Diagonale über eine benachbarte gegnerische Figur auf das freie Feld direkt dahinter springt. Die geschlagene Figur kommt vom Brett. Eigene Figuren werden nie übersprungen.
capture-forward = Steine schlagen nur vorwärts.
capture-both-ways = Steine schlagen vorwärts und rückwärts, obwohl sie nur vorwärts ziehen.
capture-spares-king = Ein Stein kann keine Dame schlagen.
capture-king-short = Eine Dame schlägt auf dieselbe Weise, in allen vier Richtungen: Die gegnerische Figur muss auf einer Diagonale direkt neben ihr stehen.
capture-king-flying = Eine Dame schlägt auf einer offenen Diagonale aus jeder Entfernung: Sie überspringt die erste gegnerische Figur, auf die sie trifft, und darf auf jedem freien Feld dahinter landen, bis zur nächsten Figur. Zwei Figuren direkt hintereinander lassen sich nicht überspringen.
capture-king-behind = Eine Dame schlägt auf einer offenen Diagonale aus jeder Entfernung: Sie überspringt die erste gegnerische Figur, auf die sie trifft, und landet auf dem Feld direkt dahinter. Zwei Figuren direkt hintereinander lassen sich nicht überspringen.
capture-chain = Kann dieselbe Figur von ihrem Landefeld aus noch einmal schlagen, geht es weiter, in jeder ihr erlaubten Richtung und nach denselben Regeln, bis sie nichts mehr schlagen kann. Das alles ist ein Zug, und ihr Ausgangsfeld gilt dabei als leer.
capture-where-it-goes-on = Hat eine Dame mehrere Landefelder und kann sie von einigen aus weiterschlagen, muss sie eines davon wählen.
capture-removed-after = Geschlagene Figuren werden gemeinsam vom Brett genommen, wenn der Zug zu Ende ist. Bis dahin stehen sie im Weg: Keine darf zweimal übersprungen werden, und ein Mehrfachschlag kann an einer Figur enden, die er schon geschlagen hat. Spieler nennen das den türkischen Schlag.
capture-removed-at-once = Jede geschlagene Figur wird beim Überspringen sofort vom Brett genommen. Sie steht nicht mehr im Weg, und eine Dame darf gleich über das leere Feld umkehren.
capture-once = In einem Zug darf keine Figur zweimal übersprungen werden.
capture-forced = Wenn du schlagen kannst, musst du schlagen.
capture-optional = Du darfst schlagen oder jeden anderen Zug machen. Ein begonnener Schlag wird zu Ende gespielt.
choice-free = Hast du mehrere Schläge, darfst du frei wählen, auch wenn ein Mehrfachschlag auf zwei Arten weitergehen kann. Der längste Schlag ist nicht Pflicht.
choice-order = Hast du mehrere Schläge, entscheiden diese Regeln, die erste zuerst:
choice-most-pieces = Schlage so viele Figuren wie möglich. Eine Dame zählt wie ein Stein als eine Figur.
choice-with-king = Schlage mit einer Dame statt mit einem Stein.
choice-most-kings = Schlage so viele Damen wie möglich.
choice-kings-earliest = Vergleiche die Schläge Figur für Figur, in der Reihenfolge, in der geschlagen wird: Wo sie sich zum ersten Mal unterscheiden, wird der gespielt, der dort eine Dame schlägt.
choice-rest = Was dann noch gleich ist, darfst du frei wählen.

## Sentences: crowning

crown-ends-move = Ein Stein, der seinen Zug auf der letzten Reihe beendet, wird zur Dame und zieht ab dem nächsten Zug als Dame.
crown-mid-ends = Ein Stein, der die letzte Reihe durch einen Schlag erreicht, wird dort zur Dame, und der Zug ist zu Ende, auch wenn die neue Dame noch mehr schlagen könnte.
crown-mid-goes-on = Ein Stein, der die letzte Reihe mitten in einem Schlag erreicht, wird sofort zur Dame und schlägt als Dame weiter, wenn er kann.
crown-mid-passes = Ein Stein, der die letzte Reihe mitten in einem Schlag erreicht und weiterschlagen kann, muss das als Stein tun. Zur Dame wird er nur, wenn sein Zug auf dieser Reihe endet.

## Sentences: winning and draws

win-how = Du gewinnst, wenn die andere Seite keine Figuren mehr hat oder am Zug keinen erlaubten Zug hat.
draws-are = Die Partie ist remis, ohne dass es jemand beantragt:
draw-repetition = wenn dieselbe Stellung mit derselben Seite am Zug { $times }-mal entstanden ist
draw-no-progress =
    { $moves ->
        [one] nach { $moves } Zug jeder Seite ohne Schlag und ohne Umwandlung
       *[other] nach { $moves } Zügen jeder Seite ohne Schlag und ohne Umwandlung
    }
draw-kings-only =
    { $moves ->
        [one] nach { $moves } Zug jeder Seite ohne Schlag und ohne Zug eines Steins
       *[other] nach { $moves } Zügen jeder Seite ohne Schlag und ohne Zug eines Steins
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] wenn jede Seite { $moves } Zug gemacht hat, seit eine einzelne Dame gegen 1 bis { $most } Figuren steht, darunter mindestens eine Dame
           *[other] wenn jede Seite { $moves } Züge gemacht hat, seit eine einzelne Dame gegen 1 bis { $most } Figuren steht, darunter mindestens eine Dame
        }
       *[other] { $moves ->
            [one] wenn jede Seite { $moves } Zug gemacht hat, seit eine einzelne Dame gegen { $most } Figuren steht, darunter mindestens eine Dame
           *[other] wenn jede Seite { $moves } Züge gemacht hat, seit eine einzelne Dame gegen { $most } Figuren steht, darunter mindestens eine Dame
        }
    }
draw-many-kings =
    { $moves ->
        [one] wenn jede Seite { $moves } Zug gemacht hat, seit eine einzelne Dame gegen { $kings } oder mehr Damen steht
       *[other] wenn jede Seite { $moves } Züge gemacht hat, seit eine einzelne Dame gegen { $kings } oder mehr Damen steht
    }
draw-main-road =
    { $moves ->
        [one] wenn eine einzelne Dame gegen { $pieces } Figuren die Hauptstraße, also die lange Diagonale, hält und jede Seite dabei { $moves } Zug gemacht hat
       *[other] wenn eine einzelne Dame gegen { $pieces } Figuren die Hauptstraße, also die lange Diagonale, hält und jede Seite dabei { $moves } Züge gemacht hat
    }
draw-same-material =
    { $moves ->
        [one] mit Damen auf beiden Seiten und { $least } bis { $most } Figuren auf dem Brett: nach { $moves } Zug jeder Seite ohne Schlag und ohne Umwandlung
       *[other] mit Damen auf beiden Seiten und { $least } bis { $most } Figuren auf dem Brett: nach { $moves } Zügen jeder Seite ohne Schlag und ohne Umwandlung
    }
draws-no-repetition = Die Wiederholung einer Stellung allein macht noch kein Remis.
federation-same = Auf Turnieren gelten dieselben Bedingungen.
federation-are = Auf Turnieren wird anders gezählt. Dort ist die Partie remis:

## Sentences: comparison

rule-board = Brett und Steine
rule-first = Hier beginnt
rule-federation-first = Auf Turnieren beginnt
rule-man-captures = Steine schlagen
rule-man-takes-king = Kann ein Stein eine Dame schlagen?
rule-king = Damen
rule-removal = Geschlagene Figuren verschwinden
rule-crowning = Ein Stein, der mitten im Schlag die letzte Reihe erreicht
rule-obligation = Schlagen
rule-choice = Welcher Schlag
rule-draws = Remis
value-board = { $size }×{ $size }, je { $men }
value-black = Schwarz
value-white = Weiß
value-man-takes-king = Ja
value-removed-after = Am Ende des Zuges
value-no-difference = Ohne Bedeutung: Damen ziehen nur ein Feld
value-crown-ends = Wird zur Dame, und der Zug endet
value-crown-passes = Schlägt als Stein weiter
value-forced = Pflicht
value-draw-repetition = Stellung { $times }-mal
value-draw-no-progress =
    { $moves ->
        [one] Je { $moves } Zug ohne Schlag und Umwandlung
       *[other] Je { $moves } Züge ohne Schlag und Umwandlung
    }
value-draw-kings-only =
    { $moves ->
        [one] Je { $moves } Zug ohne Schlag und Steinzug
       *[other] Je { $moves } Züge ohne Schlag und Steinzug
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } Damen gegen eine, je { $moves } Zug
       *[other] { $kings } Damen gegen eine, je { $moves } Züge
    }
value-draw-main-road =
    { $moves ->
        [one] Einzelne Dame auf der Hauptstraße, je { $moves } Zug
       *[other] Einzelne Dame auf der Hauptstraße, je { $moves } Züge
    }
value-draw-same-material =
    { $moves ->
        [one] { $least } bis { $most } Figuren, je { $moves } Zug
       *[other] { $least } bis { $most } Figuren, je { $moves } Züge
    }
value-draw-lone-king =
    { $moves ->
        [one] Einzelne Dame, je { $moves } Zug
       *[other] Einzelne Dame, je { $moves } Züge
    }

## Questions everyone asks

ask-must = Muss ich schlagen?
answer-must-forced = Ja. Sobald eine deiner Figuren schlagen kann, muss geschlagen werden. Die Seite markiert die Figuren, die es können.
answer-must-optional = Nein. Mit dieser Hausregel darfst du stattdessen immer still ziehen. Nur ein Schlag, den du begonnen hast, muss zu Ende gespielt werden.
ask-which = Welchen Schlag muss ich wählen?
answer-which-free = Welchen du willst. Ein kurzer Schlag gilt so viel wie ein langer, aber den begonnenen musst du zu Ende spielen.
ask-back = Kann ein Stein rückwärts schlagen?
answer-back-no = Nein. Ein Stein zieht und schlägt nur vorwärts. Damen dürfen in beide Richtungen.
answer-back-yes = Ja. Ein Stein zieht nur vorwärts, schlägt aber in alle vier Richtungen.
ask-last-row = Was passiert, wenn mein Stein beim Schlagen die letzte Reihe erreicht?
ask-king = Wie weit zieht eine Dame?
answer-king-short = Ein Feld, in jede der vier diagonalen Richtungen. Sie schlägt nur, was direkt neben ihr steht.
answer-king-flying = So weit die Diagonale frei ist. Auch schlagen kann sie aus jeder Entfernung, und sie wählt, wo sie hinter ihrem Opfer landet.
answer-king-behind = So weit die Diagonale frei ist. Auch schlagen kann sie aus jeder Entfernung, landet aber immer direkt hinter ihrem Opfer.
ask-draw = Wann ist die Partie remis?
ask-sure = Wie sicher sind diese Regeln?

## American

american-title = Amerikanische Dame: Regeln (Checkers, Englische Dame)
american-description = So spielt man Amerikanische Dame, auch Checkers oder Englische Dame genannt: Aufstellung, Züge, Schlagzwang, Damen, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
american-intro = Dame in ihrer schlichtesten Form, und trotzdem tief. Steine gehen vorwärts, Damen ein Feld in jede Richtung, Schlagen ist Pflicht, aber die Wahl ist frei. Bei so wenig Kraft auf dem Brett kann ein einziges Tempo entscheiden, und gute Partien gewinnt man um Haaresbreite. So spielt man in den USA, in Großbritannien, Irland und weiten Teilen der englischsprachigen Welt.
american-names = Checkers, Straight Checkers, Englische Dame, English Draughts; in Großbritannien einfach Draughts.
american-tip-1 = Lass zwei Steine zu Hause
    .text = Behalte auf deiner Grundreihe so lange wie möglich jeden zweiten Stein. An zwei Steinen mit einem Feld dazwischen kommt ein einzelner gegnerischer Stein nur schwer vorbei, um Dame zu werden.
american-tip-2 = Zieh in die Mitte
    .text = Ein Stein in der Mitte hat zwei Wege und hilft seinen Nachbarn. Ein Stein am Rand hat nur einen und kann dort festgehalten werden.
american-tip-3 = Prüfe jeden Schlag, den du zulässt
    .text = Schlagen ist Pflicht. Ein geopferter Stein zieht deshalb eine gegnerische Figur dorthin, wo du sie haben willst. Frag dich vor jedem Zug, was der Gegner schlagen muss und was du danach schlagen kannst.
american-tip-4 = Tausche, wenn du vorn liegst
    .text = Stein gegen Stein, eins zu eins: So wächst ein Vorsprung. Fünf gegen vier ist noch ein Kampf, zwei gegen eins ist meist gewonnen.
american-tip-5 = Zähle, wem die Züge ausgehen
    .text = Wenn sich Steine gegenseitig blockieren, muss nachgeben, wer am Zug ist. Ein Abtausch ändert, wer im entscheidenden Moment ziehen muss. Nutze ihn, wenn die Rechnung gegen dich steht.
american-tip-6 = Hol die Dame zurück ins Spiel
    .text = Eine Dame ist stark, weil sie Steine von hinten angreift, wo diese nicht schlagen können. Aber sie ist langsam: ein Feld pro Zug. Lass sie nicht am fernen Rand stehen.
american-ask-1 = Gibt es das Pusten noch?
    .answer = Nein. Früher verlor, wer einen Schlag übersah, die Figur, die hätte schlagen müssen. Heute muss der Schlag einfach gespielt werden, und diese Seite lässt keinen anderen Zug zu.
american-ask-2 = Warum beginnt Schwarz?
    .answer = Das ist bei diesem Spiel Tradition, hier und auf Turnieren: Die dunklere Seite zieht zuerst.
american-ask-3 = Ist Checkers gelöst?
    .answer = Von der Ausgangsstellung aus ja: 2007 zeigte ein Computerbeweis, dass fehlerloses Spiel beider Seiten zum Remis führt. Aber niemand spielt fehlerlos, also bleibt es ein Spiel.
american-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein. Die Remisregel hier ist die einfache Zählung von oben; die Turnierbedingungen folgen Beschreibungen, die miteinander übereinstimmen.

## Russian

russian-title = Russische Dame: Regeln (Schaschki)
russian-description = So spielt man Russische Dame, auch Schaschki: Steine schlagen rückwärts, fliegende Damen, Umwandlung mitten im Schlag, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
russian-intro = Brett und Steine wie bei der Amerikanischen Dame, aber ein weit lebhafteres Spiel. Steine schlagen rückwärts, Damen fliegen über das Brett, und ein Stein, der mitten im Schlag zur Dame wird, fliegt sofort weiter. Kombinationen kommen aus dem Nichts, und eine Partie kann mit einem einzigen Zug kippen. So spielt man in Russland und seinen Nachbarländern, und in Vereinen weit darüber hinaus.
russian-names = Schaschki, Shashki, Russisches Damespiel, Russian Checkers.
russian-tip-1 = Schau nach hinten
    .text = Was bei der Amerikanischen Dame sicher ist, kann hier von hinten geschlagen werden. Prüfe vor jedem Zug die Rückwärtsschläge beider Seiten.
russian-tip-2 = Verhindere die erste Dame
    .text = Eine fliegende Dame ist mehrere Steine wert, vor allem früh in der Partie. Ein Stein oder sogar zwei, um den Gegner von der letzten Reihe fernzuhalten, sind oft ein guter Preis.
russian-tip-3 = Halte die Hauptstraße
    .text = Die lange Diagonale von Ecke zu Ecke ist der beste Platz für eine Dame. Von dort erreicht sie fast das ganze Brett, und eine einzelne Dame ist dort kaum zu fangen.
russian-tip-4 = Wähle nach der Stellung
    .text = Du darfst den kurzen Schlag nehmen, auch wenn ein längerer da ist. Oft ist der Schlag besser, der deine Steine zusammenhält, als der, der am meisten nimmt.
russian-tip-5 = Lass die Opfer den Weg versperren
    .text = Geschlagene Figuren bleiben bis zum Ende des Zuges stehen und sind im Weg. Baue Stellungen, in denen der lange Schlag des Gegners neben deinen Steinen enden muss.
russian-tip-6 = Lass keine Lücken
    .text = Jedes leere Feld hinter einem Stein ist ein Landefeld, von beiden Seiten. Steine, die sich berühren, schützen einander.
russian-ask-1 = Mein Stein wird mitten im Schlag zur Dame. Darf ich dort anhalten?
    .answer = Nur wenn die neue Dame nicht weiterschlagen kann. Kann sie es, muss sie es.
russian-ask-2 = Muss ich die meisten Figuren schlagen?
    .answer = Nein, und das ist der große Unterschied zur Brasilianischen und zur Internationalen Dame. Jeder Schlag ist erlaubt.
russian-ask-3 = Gewinnen drei Damen gegen eine?
    .answer = Meistens, wenn die einzelne Dame nicht auf der Hauptstraße steht. Auf Turnieren hat die stärkere Seite dafür fünfzehn Züge; hier am Tisch beendet nur die Zählung oben die Partie.
russian-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein. Das Remis auf Turnieren folgt den Regeln der Sektion für 64 Felder des Weltverbands.

## Brazilian

brazilian-title = Brasilianische Dame: Regeln
brazilian-description = So spielt man Brasilianische Dame: internationale Schlagregeln auf dem 8×8-Brett, Mehrheitsschlag, fliegende Damen, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
brazilian-intro = Internationale Regeln auf dem kleinen Brett. Steine schlagen rückwärts, Damen fliegen, und der größte Schlag ist Pflicht. Das macht das Spiel scharf und berechenbar: Wer sieht, was der Gegner schlagen muss, sieht auch, wo dessen Figuren landen. So spielt man in Brasilien, und es ist ein guter Schritt von den 8×8-Spielen zum großen Brett.
brazilian-names = Damas, Jogo de Damas, Brazilian Checkers.
brazilian-tip-1 = Zähle den längsten Schlag
    .text = Zähle vor jedem Zug, welchen längsten Schlag jede Seite hätte. Der Gegner hat keine Wahl, also ist seine Antwort vorhersehbar. Deine auch.
brazilian-tip-2 = Opfere, um zu lenken
    .text = Biete eine Figur oder zwei an, damit der längste Schlag die Steine des Gegners dorthin bringt, wo du sie haben willst, und hol dir mehr zurück.
brazilian-tip-3 = Kein kurzer Ausweg
    .text = Du kannst dich nicht mit einem kleinen Schlag retten, solange irgendwo auf dem Brett ein größerer möglich ist. Er muss gespielt werden, auch wenn er in die Falle führt.
brazilian-tip-4 = Achte auf deinen Rücken
    .text = Steine schlagen auch rückwärts. Eine Gruppe mit Lücken dahinter ist für den Gegner eine Leiter.
brazilian-tip-5 = Bewache die Grundreihe
    .text = Damen schlagen auf offenem Brett von weit her zu. Lass deine Grundreihe besetzt, solange das Mittelspiel dauert.
brazilian-tip-6 = Im Vorbeigehen gibt es keine Dame
    .text = Ein Stein, der die letzte Reihe berührt und weiterschlagen muss, bleibt ein Stein. Prüfe, wo der Schlag endet, bevor du auf eine neue Dame hoffst.
brazilian-ask-1 = Zählt eine Dame mehr als ein Stein?
    .answer = Nein. Beim größten Schlag zählt eine Dame als eine Figur. Zwei Steine gehen vor einer Dame.
brazilian-ask-2 = Ich habe zwei gleich große Schläge. Welchen nehme ich?
    .answer = Welchen du willst. Mit Stein oder Dame, gegen Steine oder Damen: Nur die Anzahl zählt.
brazilian-ask-3 = Was ist anders als bei der Russischen Dame?
    .answer = Zwei Regeln. Hier ist der größte Schlag Pflicht, dort darf man jeden nehmen. Hier bleibt ein Stein, der beim Schlagen die letzte Reihe nur durchquert, ein Stein, dort wird er zur Dame und fliegt weiter.
brazilian-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein. Das Remis auf Turnieren folgt den Regeln der Sektion für 64 Felder des Weltverbands.

## Spanish

spanish-title = Spanische Dame: Regeln
spanish-description = So spielt man Spanische Dame: fliegende Damen, Steine schlagen nur vorwärts, erst die meisten Figuren, dann die meisten Damen, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
spanish-intro = Eine der ältesten Formen des Damespiels: Spanische Bücher haben sie schon im 16. Jahrhundert beschrieben. Steine gehen nur vorwärts, wie bei der Amerikanischen Dame, aber Damen fliegen. Der größte Schlag ist Pflicht, und unter gleichen der, der mehr Damen nimmt. Die erste Dame entscheidet oft, also wird um die letzte Reihe gekämpft. Gespielt wird in Spanien und in Teilen Lateinamerikas und Nordafrikas.
spanish-names = Damas, Damas españolas, Juego de damas clásico.
spanish-tip-1 = Die erste Dame herrscht
    .text = Steine können nicht rückwärts schlagen, also hat eine fliegende Dame hinter ihnen alle Zeit. Lauf um die Wette zur Umwandlung, aber zähle nach, bevor du losläufst.
spanish-tip-2 = Hinter den Linien sind Steine sicher
    .text = Ein Stein wird nie von hinten durch einen Stein geschlagen. Sind deine Steine an denen des Gegners vorbei, können ihnen nur noch seine Damen gefährlich werden.
spanish-tip-3 = Ködere die Dame
    .text = Der größte Schlag ist Pflicht, auch für Damen. Gib Steine, damit die gegnerische Dame dort landen muss, wo du sie schlägst.
spanish-tip-4 = Denk an die Qualität
    .text = Bei gleich vielen Figuren muss der Schlag mit mehr Damen gespielt werden. Biete eine Dame an, und du wählst den Schlag für den Gegner.
spanish-tip-5 = Halte die lange Diagonale
    .text = Eine Dame auf der langen Diagonale von Ecke zu Ecke überblickt das ganze Brett und ist dort schwer zu fangen.
spanish-tip-6 = Verlass die Grundreihe nicht zu früh
    .text = Jeder Stein, der sie verlässt, öffnet eine Tür. Lass zwei oder drei zu Hause, bis die Mitte geklärt ist.
spanish-ask-1 = Geht die Qualität vor der Anzahl?
    .answer = Nein. Zuerst zählt die Anzahl der Figuren. Nur bei gleicher Anzahl wird verglichen, wie viele Damen geschlagen werden.
spanish-ask-2 = Muss eine Dame schlagen, wenn sie kann?
    .answer = Nein. Wer schlägt, ist gleich; es zählt nur, wie viele Figuren und wie viele Damen geschlagen werden.
spanish-ask-3 = Warum ist das Brett in spanischen Diagrammen gedreht?
    .answer = Nach der Tradition beginnt die lange dunkle Diagonale dort rechts unten. Hier liegen alle kleinen Bretter gleich; die Züge sind dieselben, nur gespiegelt.
spanish-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein. Einen gesicherten Text des Verbands zum Remis haben wir nicht gefunden: Für Turniere wenden wir die dritte Wiederholung und die Zählung oben an.

## Italian

italian-title = Italienische Dame: Regeln
italian-description = So spielt man Italienische Dame: kurze Damen, die kein Stein schlagen kann, die feste Reihenfolge der Schläge, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
italian-intro = Das ordentlichste Damespiel. Damen ziehen ein Feld, Steine dürfen keine Damen schlagen, und sind mehrere Schläge möglich, sagt eine feste Reihenfolge, welcher gespielt wird. So wenig bleibt dem Zufall überlassen, dass starke Spieler auf erzwungenen Wegen viele Züge vorausdenken. Es ist das Nationalspiel Italiens, mit eigenem Verband.
italian-names = Dama, Dama italiana, Italian Checkers.
italian-tip-1 = Eine Dame ist vor Steinen sicher
    .text = Nur Damen schlagen Damen. Deine erste Dame kann zwischen den gegnerischen Steinen spazieren gehen und sie einsammeln. Zuerst eine zu haben zählt also doppelt.
italian-tip-2 = Nutze die Reihenfolge der Schläge
    .text = Der Gegner kann nicht wählen. Biete zwei Schläge an, und die Reihenfolge nimmt den, den du vorbereitet hast: den größeren, den mit einer Dame, den gegen Damen.
italian-tip-3 = Lock seine Dame weg
    .text = Unter gleich großen Schlägen muss der mit der Dame gespielt werden. Ein Stein, den du der Dame anbietest, kann sie von einem Schlüsselfeld wegziehen.
italian-tip-4 = Halte die Grundreihe
    .text = Steine können gegen eine Dame nichts ausrichten. Jede gegnerische Umwandlung kostet hier mehr als in anderen Spielen, also bleiben die hinteren Steine länger zu Hause.
italian-tip-5 = Bring Damen paarweise
    .text = Nur eine Dame kann eine Dame vertreiben. Um eine gegnerische Dame in die Enge zu treiben, brauchst du zwei eigene.
italian-tip-6 = Zähle bis zum Ende des Schlags
    .text = Schläge von drei und vier Figuren sind häufig, und der größte ist Pflicht. Verfolge den Schlag bis zum letzten Feld, bevor du ihn anbietest.
italian-ask-1 = Wie lautet die ganze Reihenfolge der Schläge?
    .answer = Zuerst die meisten Figuren; dann der Schlag mit einer Dame; dann der mit den meisten Damen; dann der, der am frühesten auf Damen trifft, Figur für Figur verglichen. Was danach noch gleich ist, ist frei.
italian-ask-2 = Kann mein Stein eine Dame schlagen, wenn sonst nichts geht?
    .answer = Nie. Ist sie die einzige gegnerische Figur in Reichweite, gibt es keinen Schlag, und du machst einen anderen Zug.
italian-ask-3 = Fliegen Damen?
    .answer = Nein. Sie ziehen ein Feld, vorwärts oder rückwärts, und schlagen nur, was direkt neben ihnen steht.
italian-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein; die Reihenfolge der Schläge folgt den Artikeln des italienischen Verbands. Das Remis auf Turnieren folgt Beschreibungen, die miteinander übereinstimmen.

## Czech

czech-title = Tschechische Dame: Regeln
czech-description = So spielt man Tschechische Dame: fliegende Damen, Steine gehen nur vorwärts, die Schlagpflicht der Dame, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
czech-intro = Einfach und schnell, mit einer ganz eigenen Regel. Steine gehen nur vorwärts, Damen fliegen, und du wählst deinen Schlag frei; aber wenn eine Dame schlagen kann, muss mit einer Dame geschlagen werden. So lernen es die meisten Menschen in Tschechien und der Slowakei als Kind.
czech-names = Dáma, Česká dáma, Czech Checkers.
czech-tip-1 = Führ die Dame an der Nase herum
    .text = Eine Dame, die schlagen kann, muss es tun, und kein Stein darf es an ihrer Stelle. Biete einen Stein an, und die gegnerische Dame geht, wohin du willst.
czech-tip-2 = Zwei Angebote auf einmal
    .text = Muss die Dame des Gegners schlagen, dürfen seine Steine es nicht. Füttere die Dame, um deine Steine vor dem Schlag einer anderen Figur zu retten.
czech-tip-3 = Werde zuerst zur Dame
    .text = Damen fliegen, und Steine können nicht nach hinten schlagen. Wer zuerst eine Dame hat, gewinnt meist bald Material.
czech-tip-4 = Nimm den kleinen Schlag
    .text = Unter Schlägen derselben Figurenart darfst du wählen. Nimm den, der dir keine Lücken lässt.
czech-tip-5 = Eine Dame nahe bei gegnerischen Steinen ist ein Risiko
    .text = Auch deine eigene Dame muss schlagen, wenn sie kann. Stell sie dorthin, wo kein Opfer sie in eine Falle ziehen kann.
czech-tip-6 = Halte die Grundreihe
    .text = Mit Steinen auf jedem zweiten Feld deiner Grundreihe kommt ein gegnerischer Stein kaum durch.
czech-ask-1 = Meine Dame kann eine Figur schlagen, mein Stein zwei. Was muss ich tun?
    .answer = Mit der Dame schlagen. Sobald eine Dame schlagen kann, muss eine deiner Damen es tun, wie viel ein Stein auch schlagen könnte.
czech-ask-2 = Und wenn zwei Damen schlagen können?
    .answer = Wähle eine von beiden und jeden ihrer Schläge. Der größte ist nicht Pflicht.
czech-ask-3 = Kann ein Stein eine Dame schlagen?
    .answer = Ja, wenn die Dame schräg direkt vor ihm steht und das Feld dahinter frei ist.
czech-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein. Einen gesicherten Text des Verbands zum Remis haben wir nicht gefunden: Für Turniere wenden wir die dritte Wiederholung und die Zählung oben an.

## International

international-title = Internationale Dame: Regeln (10×10, 100 Felder)
international-description = So spielt man Internationale Dame auf dem 10×10-Brett: Steine schlagen rückwärts, fliegende Damen, Mehrheitsschlag, vier Arten von Remis, Tipps und Antworten, mit spielbaren Diagrammen.
international-intro = Das Spiel der Weltmeisterschaften. Hundert Felder, zwanzig Steine auf jeder Seite, Steine, die rückwärts schlagen, Damen, die fliegen, und der größte Schlag als Pflicht. Es wuchs im 18. Jahrhundert in den Niederlanden und Frankreich heran und wird heute von Westafrika bis Sibirien gespielt, unter dem Weltverband FMJD. Kein anderes Damespiel auf dieser Seite ist so tief.
international-names = Polnische Dame, Dame auf 100 Feldern, Dame 10×10, International Draughts.
international-tip-1 = Zähle den längsten Schlag
    .text = Fast jede Kombination beruht auf dem Mehrheitsschlag. Zähle vor jedem Zug den längsten Schlag beider Seiten.
international-tip-2 = Bleib geschlossen
    .text = Steine in enger Formation schützen einander. Ein loser Stein ist ein Ziel, eine Lücke in den Reihen ein Landefeld.
international-tip-3 = Kämpf um die Mitte
    .text = Steine in der Mitte stützen sich gegenseitig, haben zwei Wege und drängen den Gegner an den Rand.
international-tip-4 = Tausche nicht voreilig
    .text = Bei zwanzig Steinen auf jeder Seite muss Steine hergeben, wem zuerst die sicheren Züge ausgehen. Halte Züge in Reserve.
international-tip-5 = Bewache die Grundreihe
    .text = Eine Dame auf der langen Diagonale ist etwa drei Steine wert. Lass ein paar Steine auf deiner Grundreihe, bis die Mitte entschieden ist.
international-tip-6 = Gewinne, bevor die letzte Dame da ist
    .text = Eine Dame gegen drei Figuren endet oft durch die Zählung remis. Nutze einen Vorteil, solange noch Steine auf dem Brett stehen.
international-ask-1 = Warum sind die Felder nummeriert?
    .answer = Züge werden mit Nummern notiert: die dunklen Felder von 1 bis 50, beginnend in der obersten Reihe aus Sicht von Weiß. 32-28 heißt: von Feld 32 nach Feld 28.
international-ask-2 = Zählt eine Dame beim größten Schlag mehr?
    .answer = Nein. Eine Dame zählt als eine Figur. Unter gleich großen Schlägen hast du die Wahl, mit Stein oder Dame.
international-ask-3 = Gibt es das Spiel ohne Schlagzwang auch auf diesem Brett?
    .answer = Nein. Diese Hausregel gibt es nur auf den kleinen Brettern: Ohne den Mehrheitsschlag verliert das große Brett seinen Sinn.
international-sure = Die Züge sind durchgezählt und stimmen vollständig mit veröffentlichten Zahlen überein, das Remis mit dem Anhang der Regeln des Weltverbands.

## Thai

thai-title = Thailändische Dame: Regeln (Makhos)
thai-description = So spielt man Thailändische Dame, Makhos: je acht Steine, fliegende Damen, die direkt hinter ihrem Opfer landen, freie Wahl beim Schlagen, Remis, Tipps und Antworten, mit spielbaren Diagrammen.
thai-intro = Je acht Steine auf einem halb leeren Brett: ein Spiel der Scharmützel, in Minuten vorbei und in ganz Thailand gespielt, oft mit Kronkorken auf einem gemalten Brett. Steine gehen nur vorwärts. Damen fliegen, schlagen immer nur eine Figur auf einmal und landen direkt dahinter. Da die Opfer sofort verschwinden, kann eine Dame kehrtmachen und gleich zurückkommen.
thai-names = Makhos, Mak-hot (หมากฮอส), Thai Checkers.
thai-tip-1 = Jeder Stein zählt
    .text = Bei acht Steinen ist einer ein Achtel deiner Armee. Gib keinen Stein her, wenn du nicht siehst, wie er zurückkommt.
thai-tip-2 = Lauf um die Wette zur Dame
    .text = Zwischen den Seiten liegen vier leere Reihen, und es ist Platz zum Durchschlüpfen. Zähle die Schritte des schnellsten Steins beider Seiten.
thai-tip-3 = Lass eine Wache zu Hause
    .text = Ein oder zwei Steine auf der Grundreihe machen dem Gegner den letzten Schritt schwer. Räum die Reihe nur für eine sichere eigene Umwandlung.
thai-tip-4 = Besetze das Feld dahinter
    .text = Eine Dame muss auf dem Feld direkt hinter dem Geschlagenen landen. Steht dort ein Stein von dir, ist deine Figur aus dieser Richtung sicher.
thai-tip-5 = Keine Reihen mit Lücken
    .text = Opfer verschwinden sofort, also kann eine Dame in die eine Richtung fegen und wieder zurück. Steine auf einer Diagonale mit Lücken dazwischen sind ein gefundenes Fressen.
thai-tip-6 = Nutze den Rand
    .text = Eine Figur am Rand kann nicht übersprungen werden. Im Endspiel halten sich Steine am Rand, während deine Dame arbeitet.
thai-ask-1 = Darf eine Dame nach dem Schlag weiter entfernt landen?
    .answer = Nein. Sie darf aus jeder Entfernung zu ihrem Opfer fliegen, landet aber auf dem Feld direkt dahinter. Ist dieses Feld besetzt, gibt es keinen Schlag.
thai-ask-2 = Muss ich den längsten Mehrfachschlag nehmen?
    .answer = Nein. Du musst schlagen und den begonnenen Schlag zu Ende spielen, aber welchen, das entscheidest du.
thai-ask-3 = Meine neue Dame könnte gleich noch einmal schlagen. Darf sie?
    .answer = Nicht im selben Zug. Mit der Umwandlung endet der Zug.
thai-sure = Die Züge sind durchgezählt und stimmen vollständig mit den Zahlen unabhängiger Programme überein. Einen gesicherten Turniertext gibt es nicht: Hier und auf Turnieren gelten dieselben Remisregeln, und niemand muss das Remis beantragen.

## Optional capture

optional-title = Dame ohne Schlagzwang: die Hausregel
optional-description = Dame ohne Schlagzwang: Was die Hausregel in jeder Variante ändert, mit spielbaren Diagrammen.
optional-intro = In vielen Familien spielt man ohne Schlagzwang: Man darf schlagen oder es lassen und still ziehen. Hier gibt es das für jede Variante auf dem kleinen Brett. Alles andere bleibt: wie die Figuren ziehen, was geschlagen werden kann, wie man zur Dame kommt. Und ein begonnener Schlag wird zu Ende gespielt.
optional-in-american = Amerikanisch: Schlagen ist ein Zug unter anderen. Fallen durch erzwungenes Schlagen gibt es nicht mehr; Blockieren und Tempo entscheiden.
optional-in-russian = Russisch: Damen fliegen noch, und Steine schlagen noch rückwärts. Du entscheidest, wann, und darfst warten, bis es sich lohnt.
optional-in-brazilian = Brasilianisch: Du darfst einen Schlag auslassen. Schlägst du aber, geht der größte vor.
optional-in-spanish = Spanisch: Du darfst einen Schlag auslassen. Schlägst du aber, entscheiden erst die Anzahl und dann die Damen, welcher es ist.
optional-in-italian = Italienisch: Du darfst einen Schlag auslassen. Schlägst du aber, gilt die feste Reihenfolge.
optional-in-czech = Tschechisch: Du darfst einen Schlag auslassen. Schlägst du aber und eine Dame kann es, muss mit einer Dame geschlagen werden.
optional-in-thai = Thailändisch: Du darfst einen Schlag auslassen. Schlägst du aber, wird der Schlag zu Ende gespielt, und jeder ist erlaubt.
optional-tip-1 = Drohungen bleiben
    .text = Eine Figur, die der Gegner jetzt nicht geschlagen hat, kann er im nächsten Zug schlagen. Zähle Drohungen auf beiden Seiten, nicht nur Schläge.
optional-tip-2 = Angebote müssen locken
    .text = Du kannst eine Figur nicht mehr durch ein Geschenk wegziehen. Gib nur, wenn Schlagen für den Gegner schlecht ist und Nichtschlagen nicht besser.
optional-tip-3 = Behalte im Blick, was du stehen lässt
    .text = Wenn du einen Schlag auslässt, sieh nach, was die verschonte Figur als Nächstes tun kann.
optional-tip-4 = Damen sind sicherer
    .text = Eine Dame lässt sich nicht mehr von ihrer Diagonale wegziehen. Einmal zur Dame geworden, bleibt sie stark.
optional-tip-5 = Blockieren gewinnt
    .text = Eine Seite ohne erlaubten Zug hat verloren. Wo Schlagen freiwillig ist, gewinnt das Einschließen von Steinen mehr Partien.
optional-ask-1 = Verliere ich eine Figur, wenn ich nicht schlage?
    .answer = Nein. In manchen Familien wird die Figur dann vom Brett genommen. Hier kostet es nichts, einen Schlag auszulassen.
optional-ask-2 = Darf ich mitten in einem Schlag aufhören?
    .answer = Nein. Du darfst einen Schlag auslassen, aber einen begonnenen spielst du zu Ende.
optional-ask-3 = Warum nicht auf dem 10×10-Brett?
    .answer = Dort ist der Mehrheitsschlag das Herz des Spiels.
optional-sure = Angeboten werden genau die Schläge der jeweiligen Variante, vom selben Programm ermittelt.
