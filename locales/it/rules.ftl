### The rules pages.
###
### Sentences under "Sentences" are chosen by the facts of a rule set and must be true of every set that has the fact.
### What follows under a rule set's own name is prose about that set alone.

## The pages

rules-title = Le regole della dama
rules-description = Le regole di otto tipi di dama, ciascuno con diagrammi interattivi: italiana, internazionale, americana, russa, brasiliana, spagnola, ceca e thailandese.
rules-intro = La dama è una famiglia. Tutti i suoi giochi si giocano sulle caselle scure, con pedine che avanzano, prese a salto e dame. Cambia chi può prendere all’indietro, quanto va lontano la dama e quale presa è dovuta. Scegli un gioco, leggi le regole e comincia a giocare da lì.
rules-contents = In questa pagina
rules-languages = In altre lingue
rules-open-app = Apri il gioco
rules-made = Ricavate dalle stesse tabelle di regole con cui si gioca qui.
compare-title = Tutte le regole a confronto
compare-description = Otto tipi di dama fianco a fianco: damiera, pedine, dame, prese, promozione e patta.
compare-intro = Sotto ogni regola si legge come può essere e in quali giochi è così. Le parole vengono dalle stesse tabelle con cui si gioca.
compare-rule = Regola
play-now = Gioca ora
part-board = Damiera e disposizione iniziale
part-moving = Il movimento
part-capturing = La presa
part-crowning = La promozione a dama
part-ending = Vittoria e patta
part-differences = Differenze dalla dama americana
part-differences-international = Differenze dalla dama internazionale
part-tips = Consigli di strategia
part-questions = Domande e risposte
part-others = Altre regole
part-changes = Che cosa cambia in ogni gioco
part-names = Altri nomi

## The diagrams

diagrams-note = Nei diagrammi giochi con il Bianco, dal basso verso l’alto. Le caselle scure sono numerate riga per riga, con la 1 in alto a sinistra. Prova la mossa o fattela mostrare.
diagram-show = Fammi vedere
diagram-again = Ricomincia
diagram-right = È la mossa giusta.
diagram-other = Anche questa mossa è regolare.
diagram-text = Bianco: { $white }. Nero: { $black }. Muove il Bianco.
diagram-start-text = L’inizio: pedine bianche in { $white }, pedine nere in { $black }.
diagram-men =
    { $count ->
        [one] pedina in { $squares }
       *[other] pedine in { $squares }
    }
diagram-kings =
    { $count ->
        [one] dama in { $squares }
       *[other] dame in { $squares }
    }

diagram-man-step = La pedina muove di una casella in diagonale, in avanti e mai all’indietro.
diagram-king-step = La dama muove di una casella in diagonale, in avanti o all’indietro.
diagram-king-flies = La dama scorre lungo una diagonale per quante caselle libere vuole, come l’alfiere negli scacchi.
diagram-must-capture = Una delle tue pedine può prendere, perciò nessun’altra mossa è ammessa, né con l’una né con l’altra.
diagram-chain = Il primo salto porta a un secondo. La pedina non può fermarsi a metà: i due pezzi si prendono in una sola mossa.
diagram-man-not-back = Il pezzo avversario sta dietro la tua pedina e oltre c’è una casella libera, ma la pedina prende solo in avanti. Può soltanto proseguire.
diagram-man-back = Il pezzo avversario sta dietro la tua pedina, e la pedina prende anche all’indietro. Perciò questa presa va giocata.
diagram-man-spares-king = La pedina non può prendere la dama, nemmeno se dietro c’è una casella libera. Solo una dama può prendere una dama.
diagram-king-captures-back = La dama prende il pezzo che le sta accanto in ogni direzione, anche all’indietro.
diagram-king-captures-far = La dama prende da lontano e può fermarsi in una qualsiasi delle caselle libere dietro il pezzo preso.
diagram-king-lands-behind = La dama prende da lontano, ma si ferma nella casella subito dietro il pezzo preso e in nessun’altra.
diagram-king-goes-on = Da una sola casella d’arrivo la dama può prendere ancora: è quella che deve scegliere.
diagram-turkish-strike = I pezzi presi restano sulla damiera fino a mossa finita e non si possono saltare due volte. Qui il pezzo già preso sbarra la strada verso il terzo.
diagram-turns-back = Il pezzo preso esce subito, perciò la dama può tornare subito indietro passando sulla casella dove stava.
diagram-majority = Una pedina potrebbe prendere un pezzo, l’altra due. Va giocata la presa di due.
diagram-free-choice = Una pedina può prendere un pezzo, l’altra due. Si può giocare l’una o l’altra presa.
diagram-most-kings = Ogni pedina può prendere un pezzo, ma uno dei pezzi è una dama. Fra prese uguali va giocata quella che prende più dame.
diagram-with-king = La pedina e la dama possono prendere un pezzo ciascuna. Fra prese uguali va giocata quella fatta dalla dama.
diagram-kings-count = Ogni dama può prendere un pezzo, e uno di questi è una dama. Va giocata la presa che prende più dame.
diagram-kings-earliest = Ogni dama può prendere una dama e una pedina. Va giocata la presa che incontra prima la dama avversaria.
diagram-king-first = La pedina potrebbe prendere due pezzi, la dama uno solo. La dama che può prendere deve farlo, qualunque cosa possa prendere una pedina.
diagram-crown = La pedina che finisce la mossa sull’ultima riga diventa dama.
diagram-crown-ends = Prendendo, la pedina arriva all’ultima riga ed è promossa. Lì la mossa finisce, anche se come dama potrebbe prendere un altro pezzo.
diagram-crown-goes-on = Prendendo, la pedina arriva all’ultima riga, diventa subito dama e nella stessa mossa continua a prendere come dama.
diagram-crown-passes = La pedina arriva all’ultima riga nel mezzo di una presa e deve continuare come pedina. Finisce altrove e non è promossa.
diagram-no-moves = Il Bianco avanza e l’ultima pedina del Nero non può più né muovere né prendere. Il Nero ha perso.
diagram-optional = Puoi prendere, oppure fare una mossa semplice con l’altra pedina. Nulla è obbligatorio.
diagram-optional-chain = Nulla ti obbliga a cominciare questa presa. Una volta cominciata, si gioca fino in fondo.
diagram-optional-majority = Puoi rinunciare a tutte e due le prese. Ma se prendi, ha la precedenza la presa maggiore.

## Sentences: the board

board-squares = La damiera ha { $size }×{ $size } caselle, alternate chiare e scure. Si usano solo le caselle scure, e ogni giocatore ha un angolo scuro in basso a sinistra.
board-men =
    { $men ->
        [one] Ogni giocatore comincia con { $men } pedina sulle caselle scure delle sue prime { $rows } righe.
       *[other] Ogni giocatore comincia con { $men } pedine sulle caselle scure delle sue prime { $rows } righe.
    }
first-black = A questo tavolo comincia il Nero, in basso sulla damiera.
first-white = A questo tavolo comincia il Bianco, in basso sulla damiera.
tradition-same = Nei tornei si comincia allo stesso modo.
tradition-black = Nei tornei comincia il Nero. Qui tutti i giochi sulla damiera piccola hanno gli stessi colori; colori a parte non cambia nulla.
tradition-white = Nei tornei comincia il Bianco. Qui tutti i giochi sulla damiera piccola usano la stessa damiera e gli stessi colori, e comincia il Nero; colori a parte non cambia nulla.
tradition-mirrored = La federazione, inoltre, gira la damiera in modo che l’angolo scuro sia in basso a destra. È lo stesso gioco visto allo specchio.

## Sentences: moving

man-moves = La pedina muove di una casella in diagonale in avanti, su una casella scura libera.
king-moves-short = La dama muove di una casella in diagonale, in avanti o all’indietro.
king-moves-flying = La dama muove lungo una diagonale di quante caselle libere vuole, in avanti o all’indietro.

## Sentences: capturing

capture-how = La pedina prende saltando in diagonale un pezzo avversario che le sta accanto e fermandosi nella casella libera subito dietro. Il pezzo preso esce dalla damiera. I propri pezzi non si saltano mai.
capture-forward = Le pedine prendono solo in avanti.
capture-both-ways = Le pedine prendono in avanti e all’indietro, anche se muovono solo in avanti.
capture-spares-king = La pedina non può prendere la dama.
capture-king-short = La dama prende allo stesso modo, in tutte e quattro le direzioni: il pezzo avversario deve starle accanto in diagonale.
capture-king-flying = La dama prende da qualsiasi distanza lungo una diagonale libera: salta il primo pezzo avversario che incontra e può fermarsi in una qualsiasi delle caselle libere dietro di esso, fino al pezzo successivo. Due pezzi uno subito dietro l’altro non si possono saltare.
capture-king-behind = La dama prende da qualsiasi distanza lungo una diagonale libera: salta il primo pezzo avversario che incontra e si ferma nella casella subito dietro di esso. Due pezzi uno subito dietro l’altro non si possono saltare.
capture-chain = Se dalla casella d’arrivo lo stesso pezzo può prendere ancora, continua, in ogni direzione che gli è permessa e con le stesse regole, finché non può prendere più nulla. Tutto questo è una sola mossa, e la casella di partenza vale come libera.
capture-where-it-goes-on = Quando la dama ha più caselle d’arrivo e da alcune di esse può continuare a prendere, deve scegliere una di queste.
capture-removed-after = I pezzi presi si tolgono tutti insieme a mossa finita. Fino ad allora restano d’ostacolo: nessuno può essere saltato due volte, e una presa multipla può essere interrotta da un pezzo già preso. I giocatori lo chiamano colpo turco.
capture-removed-at-once = Ogni pezzo preso si toglie appena è stato saltato. Non è più d’ostacolo, e la dama può tornare subito indietro passando sulla casella rimasta libera.
capture-once = Nessun pezzo può essere saltato due volte nella stessa mossa.
capture-forced = Se puoi prendere, devi farlo.
capture-optional = Puoi prendere o fare qualsiasi altra mossa. La presa cominciata si gioca fino in fondo.
choice-free = Se hai più prese possibili, scegli liberamente, anche quando una presa multipla può continuare in due modi. La più lunga non è obbligatoria.
choice-order = Se hai più prese possibili, decidono queste regole, a partire dalla prima:
choice-most-pieces = Prendere il maggior numero di pezzi. Una dama conta un pezzo, come una pedina.
choice-with-king = Prendere con la dama anziché con la pedina.
choice-most-kings = Prendere il maggior numero di dame.
choice-kings-earliest = Confrontare le prese pezzo per pezzo, nell’ordine in cui i pezzi vengono presi: alla prima differenza si gioca quella che in quel punto prende una dama.
choice-rest = Fra le prese ancora pari scegli tu.

## Sentences: crowning

crown-ends-move = La pedina che finisce la mossa sull’ultima riga, la più lontana, diventa dama e muove da dama a partire dal turno successivo.
crown-mid-ends = La pedina che arriva all’ultima riga con una presa è promossa lì e la mossa finisce, anche se la nuova dama potrebbe prendere ancora.
crown-mid-goes-on = La pedina che arriva all’ultima riga nel mezzo di una presa diventa subito dama e, se può, continua a prendere come dama.
crown-mid-passes = La pedina che arriva all’ultima riga nel mezzo di una presa e può prendere ancora deve farlo, come pedina. È promossa solo se la sua mossa finisce su quella riga.

## Sentences: winning and draws

win-how = Vinci quando l’avversario non ha più pezzi, o quando al suo turno non ha nessuna mossa regolare.
draws-are = La partita è patta, senza che nessuno debba chiederlo:
draw-repetition =
    { $times ->
        [one] quando la stessa posizione, con la mossa allo stesso giocatore, si è presentata { $times } volta
       *[other] quando la stessa posizione, con la mossa allo stesso giocatore, si è presentata { $times } volte
    }
draw-no-progress =
    { $moves ->
        [one] dopo { $moves } mossa per parte senza prese e senza promozioni
       *[other] dopo { $moves } mosse per parte senza prese e senza promozioni
    }
draw-kings-only =
    { $moves ->
        [one] dopo { $moves } mossa per parte senza prese e senza mosse di pedina
       *[other] dopo { $moves } mosse per parte senza prese e senza mosse di pedina
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] quando per { $moves } mossa per parte una dama sola ha affrontato da 1 a { $most } pezzi, fra cui almeno una dama
           *[other] quando per { $moves } mosse per parte una dama sola ha affrontato da 1 a { $most } pezzi, fra cui almeno una dama
        }
       *[other] { $moves ->
            [one] quando per { $moves } mossa per parte una dama sola ha affrontato { $most } pezzi, fra cui almeno una dama
           *[other] quando per { $moves } mosse per parte una dama sola ha affrontato { $most } pezzi, fra cui almeno una dama
        }
    }
draw-many-kings =
    { $moves ->
        [one] quando per { $moves } mossa per parte una dama sola ha affrontato { $kings } o più dame
       *[other] quando per { $moves } mosse per parte una dama sola ha affrontato { $kings } o più dame
    }
draw-main-road =
    { $moves ->
        [one] quando una dama sola ha tenuto la grande diagonale, quella che unisce due angoli, per { $moves } mossa per parte contro { $pieces } pezzi
       *[other] quando una dama sola ha tenuto la grande diagonale, quella che unisce due angoli, per { $moves } mosse per parte contro { $pieces } pezzi
    }
draw-same-material =
    { $moves ->
        [one] con dame da entrambe le parti e da { $least } a { $most } pezzi sulla damiera, dopo { $moves } mossa per parte senza prese e senza promozioni
       *[other] con dame da entrambe le parti e da { $least } a { $most } pezzi sulla damiera, dopo { $moves } mosse per parte senza prese e senza promozioni
    }
draws-no-repetition = Ripetere una posizione, di per sé, non porta alla patta.
federation-same = Nei tornei valgono le stesse condizioni.
federation-are = Nei tornei si conta in un altro modo. Lì la partita è patta:

## Sentences: comparison

rule-board = Damiera e pedine
rule-first = Qui comincia
rule-federation-first = Nei tornei comincia
rule-man-captures = Presa con la pedina
rule-man-takes-king = La pedina può prendere la dama?
rule-king = Dame
rule-removal = Quando escono i pezzi presi
rule-crowning = Pedina che durante la presa arriva all’ultima riga
rule-obligation = Presa
rule-choice = Quale presa
rule-draws = Patta
value-board = { $size }×{ $size }, { $men } a testa
value-black = Nero
value-white = Bianco
value-man-takes-king = Sì
value-removed-after = A mossa finita
value-no-difference = Non fa differenza: le dame muovono di una casella
value-crown-ends = È promossa e la mossa finisce
value-crown-passes = Continua come pedina
value-forced = Obbligatoria
value-draw-repetition =
    { $times ->
        [one] Posizione { $times } volta
       *[other] Posizione { $times } volte
    }
value-draw-no-progress =
    { $moves ->
        [one] { $moves } mossa per parte senza prese né promozioni
       *[other] { $moves } mosse per parte senza prese né promozioni
    }
value-draw-kings-only =
    { $moves ->
        [one] { $moves } mossa per parte senza prese né mosse di pedina
       *[other] { $moves } mosse per parte senza prese né mosse di pedina
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } dame contro una, { $moves } mossa per parte
       *[other] { $kings } dame contro una, { $moves } mosse per parte
    }
value-draw-main-road =
    { $moves ->
        [one] Dama sola sulla grande diagonale, { $moves } mossa per parte
       *[other] Dama sola sulla grande diagonale, { $moves } mosse per parte
    }
value-draw-same-material =
    { $moves ->
        [one] Da { $least } a { $most } pezzi, { $moves } mossa per parte
       *[other] Da { $least } a { $most } pezzi, { $moves } mosse per parte
    }
value-draw-lone-king =
    { $moves ->
        [one] Dama sola, { $moves } mossa per parte
       *[other] Dama sola, { $moves } mosse per parte
    }

## Questions everyone asks

ask-must = La presa è obbligatoria?
answer-must-forced = Sì. Ogni volta che uno dei tuoi pezzi può prendere, devi giocare una presa. La pagina segna i pezzi che possono farlo.
answer-must-optional = No. Con questa regola di casa puoi sempre fare invece una mossa semplice. Solo la presa che hai cominciato va portata a termine.
ask-which = Quale presa devo scegliere?
answer-which-free = Quella che vuoi. Una presa corta vale quanto una lunga, ma quella che cominci va giocata fino in fondo.
ask-back = La pedina può prendere all’indietro?
answer-back-no = No. La pedina muove e prende solo in avanti. Le dame vanno nei due sensi.
answer-back-yes = Sì. La pedina muove solo in avanti, ma prende in tutte e quattro le direzioni.
ask-last-row = Che cosa succede se la mia pedina arriva all’ultima riga durante una presa?
ask-king = Quanto va lontano la dama?
answer-king-short = Una casella, in tutte e quattro le direzioni diagonali. Prende soltanto ciò che le sta accanto.
answer-king-flying = Fin dove la diagonale è libera. Anche per prendere non ha limiti di distanza, e sceglie dove fermarsi dietro il pezzo preso.
answer-king-behind = Fin dove la diagonale è libera. Anche per prendere non ha limiti di distanza, ma si ferma sempre subito dietro il pezzo preso.
ask-draw = Quando la partita è patta?
ask-sure = Quanto sono sicure queste regole?

## American

american-title = Regole della dama americana (checkers, dama inglese)
american-description = Come si gioca alla dama americana o inglese, i checkers: disposizione iniziale, mosse, presa obbligatoria, dame, patta, consigli e risposte, con diagrammi interattivi.
american-intro = La dama nella sua forma più semplice, e profonda lo stesso. Le pedine vanno avanti, le dame muovono di una casella in ogni direzione, la presa è obbligatoria ma la scegli tu. Con così poche forze sulla damiera un solo tempo può decidere, e le belle partite si vincono di un soffio. È la dama degli Stati Uniti, della Gran Bretagna, dell’Irlanda e di buona parte del mondo di lingua inglese.
american-names = Checkers, straight checkers, English draughts, dama inglese; in Gran Bretagna semplicemente draughts.
american-tip-1 = Lascia due pedine alla base
    .text = Sulla prima riga tieni una pedina sì e una no finché puoi. Due pedine con una casella in mezzo rendono difficile a una sola pedina avversaria passare e arrivare a dama.
american-tip-2 = Va’ verso il centro
    .text = Una pedina al centro ha due strade e aiuta le vicine. Una pedina sulla sponda ne ha una sola, e lì la si può bloccare.
american-tip-3 = Guarda ogni presa che concedi
    .text = La presa è obbligatoria: una pedina regalata trascina un pezzo avversario dove vuoi tu. Prima di ogni mossa chiediti che cosa dovrà prendere l’avversario e che cosa potrai prendere tu dopo.
american-tip-4 = Cambia quando sei in vantaggio
    .text = Cambiare pedina per pedina fa crescere il vantaggio. Cinque contro quattro è una lotta; due contro una di solito è vinta.
american-tip-5 = Conta chi resta senza mosse
    .text = Quando le pedine si bloccano a vicenda, chi deve muovere cede. Un cambio sposta il turno nel momento critico: usalo quando il conto è contro di te.
american-tip-6 = Riporta la dama al lavoro
    .text = La dama è forte perché attacca le pedine alle spalle, dove non possono colpire. Ma è lenta: una casella per turno. Non lasciarla sul bordo lontano.
american-ask-1 = Esiste la regola del soffio?
    .answer = Non più. Una volta chi non si accorgeva di una presa perdeva il pezzo che avrebbe dovuto prendere. Oggi la presa va semplicemente giocata, e questa pagina non permette altra mossa.
american-ask-2 = Perché comincia il Nero?
    .answer = È la tradizione di questo gioco, qui e nei tornei: muove per primo chi ha i pezzi scuri.
american-ask-3 = La dama americana è stata risolta?
    .answer = Dalla posizione iniziale sì: nel 2007 una dimostrazione al computer ha mostrato che, se tutti e due giocano alla perfezione, è patta. Nessuno gioca alla perfezione, quindi resta un gioco.
american-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione. La regola di patta giocata qui è il semplice conteggio indicato sopra; le condizioni dei tornei seguono descrizioni concordi fra loro.

## Russian

russian-title = Regole della dama russa (shashki)
russian-description = Come si gioca alla dama russa, gli shashki: pedine che prendono all’indietro, dame volanti, promozione durante la presa, patta, consigli e risposte, con diagrammi interattivi.
russian-intro = La stessa damiera e le stesse pedine della dama americana, ma un gioco molto più vivace. Le pedine prendono all’indietro, le dame volano da un capo all’altro, e una pedina promossa nel mezzo di una presa riparte subito in volo. Le combinazioni spuntano dal nulla e una sola mossa rovescia la partita. È la dama della Russia e dei paesi vicini, e di circoli molto più lontani.
russian-names = Shashki, sciaschi, shashki russi, Russian draughts, Russian checkers.
russian-tip-1 = Guardati le spalle
    .text = Ciò che nella dama americana è al sicuro, qui può essere preso da dietro. Prima di ogni mossa guarda le prese all’indietro di tutti e due.
russian-tip-2 = Ferma la prima dama
    .text = Una dama volante vale parecchie pedine, soprattutto all’inizio. Dare una pedina, o anche due, per tenere l’avversario lontano dall’ultima riga spesso costa poco.
russian-tip-3 = Tieni la grande diagonale
    .text = La diagonale lunga da angolo ad angolo è il posto migliore per una dama. Da lì domina quasi tutta la damiera, e una dama sola che la occupa è molto difficile da catturare.
russian-tip-4 = Scegli in base alla posizione
    .text = Puoi fare la presa corta anche quando ce n’è una più lunga. Spesso quella che tiene unite le tue pedine è migliore di quella che prende di più.
russian-tip-5 = Fatti aiutare dai pezzi presi
    .text = I pezzi presi restano fino a mossa finita e sbarrano la strada. Prepara posizioni in cui la lunga presa dell’avversario debba finire accanto alle tue pedine.
russian-tip-6 = Non lasciare buchi
    .text = Ogni casella vuota dietro una pedina è una casella d’arrivo, da tutte e due le parti. Le pedine che si toccano si proteggono a vicenda.
russian-ask-1 = La mia pedina diventa dama nel mezzo di una presa. Posso fermarmi lì?
    .answer = Solo se la nuova dama non può continuare a prendere. Se può, da una qualsiasi delle caselle in cui può fermarsi, deve farlo.
russian-ask-2 = Devo prendere il maggior numero di pezzi?
    .answer = No, ed è la grande differenza rispetto alla dama brasiliana e a quella internazionale. Va bene qualsiasi presa.
russian-ask-3 = Tre dame contro una: si vince?
    .answer = Di solito sì, se la dama sola non è sulla grande diagonale. Nei tornei il più forte ha quindici mosse per riuscirci; a questo tavolo chiude la partita solo il conteggio indicato sopra.
russian-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione. Le patte dei tornei seguono il regolamento della sezione della federazione mondiale per la dama a 64 caselle.

## Brazilian

brazilian-title = Regole della dama brasiliana
brazilian-description = Come si gioca alla dama brasiliana: le prese della dama internazionale sulla damiera 8×8, obbligo della presa maggiore, dame volanti, patta, consigli e risposte, con diagrammi interattivi.
brazilian-intro = Le regole internazionali sulla damiera piccola. Le pedine prendono all’indietro, le dame volano e si deve giocare la presa maggiore. Il gioco è tagliente e si lascia calcolare: se vedi che cosa l’avversario dovrà prendere, vedi dove saranno i suoi pezzi. È la dama del Brasile, e un buon passo dalla damiera 8×8 verso quella grande.
brazilian-names = Damas, jogo de damas, dama brasiliana a 64 caselle, Brazilian checkers.
brazilian-tip-1 = Conta la presa più lunga
    .text = Prima di muovere conta la presa più lunga che avrebbe ciascuno dei due. L’avversario non ha scelta, perciò la sua risposta si può prevedere. Anche la tua.
brazilian-tip-2 = Dai per guidare
    .text = Offri un pezzo o due in modo che la presa più lunga porti le pedine avversarie dove vuoi tu, e riprendi di più.
brazilian-tip-3 = Non esistono scorciatoie
    .text = Non puoi cavartela con una presa piccola se da qualche parte ce n’è una più grande. Va giocata quella, anche se porta in trappola.
brazilian-tip-4 = Attento alle retrovie
    .text = Le pedine prendono all’indietro. Un gruppo con buchi alle spalle è una scala per l’avversario.
brazilian-tip-5 = Difendi la base
    .text = Su una damiera aperta le dame colpiscono da lontano. Tieni pedine sulla prima riga per tutto il mediogioco.
brazilian-tip-6 = Non contare su una promozione di passaggio
    .text = La pedina che tocca l’ultima riga e deve prendere ancora resta pedina. Guarda dove finisce la presa prima di fare affidamento su una nuova dama.
brazilian-ask-1 = La dama conta più della pedina?
    .answer = No. Per la presa maggiore la dama conta un pezzo. Due pedine vengono prima di una dama.
brazilian-ask-2 = Ho due prese con lo stesso numero di pezzi. Quale scelgo?
    .answer = Una qualsiasi. Con la pedina o con la dama, prendendo pedine o dame: conta solo il numero.
brazilian-ask-3 = In che cosa è diversa dalla dama russa?
    .answer = In due regole. Qui si deve giocare la presa maggiore, là va bene qualsiasi presa. Qui la pedina che in una presa passa dall’ultima riga resta pedina, là diventa dama e continua in volo.
brazilian-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione. Le patte dei tornei seguono il regolamento della sezione della federazione mondiale per la dama a 64 caselle.

## Spanish

spanish-title = Regole della dama spagnola
spanish-description = Come si gioca alla dama spagnola: dame volanti, pedine che prendono solo in avanti, prima il maggior numero di pezzi e poi di dame, patta, consigli e risposte, con diagrammi interattivi.
spanish-intro = Una delle forme più antiche del gioco: libri spagnoli la descrivevano già nel Cinquecento. Le pedine vanno solo avanti, come nella dama americana, ma le dame volano. Si deve giocare la presa maggiore e, a parità, quella che prende più dame. Spesso decide la prima dama, perciò si lotta per l’ultima riga. Si gioca in Spagna e in parti dell’America latina e del Nordafrica.
spanish-names = Damas, damas españolas, juego de damas clásico.
spanish-tip-1 = La prima dama comanda
    .text = Le pedine non possono colpire all’indietro, quindi una dama volante alle loro spalle lavora con calma. Corri verso la promozione, e conta la corsa prima di cominciarla.
spanish-tip-2 = Oltre le linee si sta al sicuro
    .text = Nessuna pedina può prendere da dietro un’altra pedina. Quando le tue pedine hanno superato quelle avversarie, solo le dame avversarie possono disturbarle.
spanish-tip-3 = Tendi l’esca alla dama
    .text = La presa maggiore è obbligatoria, anche per le dame. Dai pedine in modo che la dama avversaria debba fermarsi dove la prendi.
spanish-tip-4 = Attento alla qualità
    .text = A parità di numero va giocata la presa con più dame. Offri una dama per scegliere tu la presa dell’avversario.
spanish-tip-5 = Tieni la grande diagonale
    .text = Una dama sulla diagonale lunga da angolo ad angolo sorveglia tutta la damiera, e lì è difficile intrappolarla.
spanish-tip-6 = Non lasciare presto la base
    .text = Ogni pedina che lascia la prima riga apre una porta. Tienine due o tre a casa finché il centro non è deciso.
spanish-ask-1 = La qualità viene prima del numero?
    .answer = No. Prima conta il numero dei pezzi. Solo fra prese con lo stesso numero si guarda quante dame prendono.
spanish-ask-2 = Se la dama può prendere, deve prendere lei?
    .answer = No. Non importa chi prende, ma solo quanti pezzi e quante dame si prendono.
spanish-ask-3 = Perché nei diagrammi spagnoli la damiera è girata?
    .answer = Per tradizione, là la grande diagonale scura parte dal basso a destra. Qui tutte le damiere piccole sono disposte allo stesso modo; le mosse sono le stesse, viste allo specchio.
spanish-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione. Non abbiamo trovato un testo definitivo della federazione sulle patte: per i tornei applichiamo la terza ripetizione e il conteggio indicato sopra.

## Italian

italian-title = Regole della dama italiana
italian-description = Come si gioca a dama italiana: regole del gioco, dame che la pedina non può mangiare, ordine di precedenza delle prese, patta, consigli e risposte, con diagrammi interattivi.
italian-intro = La dama più ordinata di tutte. Le dame muovono di una casella, le pedine non possono prenderle, e quando ci sono più prese un ordine preciso dice quale va giocata. Così poco è lasciato al caso che i giocatori forti vedono molte mosse avanti, lungo i tiri obbligati. È il gioco nazionale d’Italia, con una federazione tutta sua.
italian-names = Dama, gioco della dama, dama all’italiana, Italian draughts, Italian checkers.
italian-tip-1 = La dama non teme le pedine
    .text = Solo una dama prende una dama. La tua prima dama può passeggiare fra le pedine avversarie e raccoglierle, perciò arrivare primi vale doppio.
italian-tip-2 = Usa l’ordine delle prese
    .text = L’avversario non può scegliere. Offrigli due prese, e l’ordine indicherà quella che hai preparato: la maggiore, quella fatta con la dama, quella che prende dame.
italian-tip-3 = Porta via la sua dama
    .text = A parità di pezzi la presa tocca alla dama. Una pedina offerta alla dama avversaria può trascinarla via da una casella chiave.
italian-tip-4 = Difendi la base
    .text = Contro una dama le pedine non possono proprio nulla. Ogni promozione avversaria costa più che in altri giochi, perciò le pedine di base restano a casa più a lungo.
italian-tip-5 = Porta le dame in coppia
    .text = Solo una dama può scacciare una dama. Contro una dama avversaria te ne servono due per metterla all’angolo.
italian-tip-6 = Conta fino in fondo alla presa
    .text = Le prese di tre e di quattro pezzi sono frequenti, e la maggiore è obbligatoria. Segui la presa fino all’ultima casella prima di offrirla.
italian-ask-1 = Qual è l’ordine completo delle prese?
    .answer = Prima il maggior numero di pezzi; poi la presa con la dama; poi quella che prende più dame; poi quella che incontra prima le dame, confrontando pezzo per pezzo. Se la parità resta, si sceglie liberamente.
italian-ask-2 = La mia pedina può mangiare una dama se non c’è altro da fare?
    .answer = Mai. Se quella dama è l’unico pezzo avversario a portata, non c’è presa e fai un’altra mossa.
italian-ask-3 = Le dame volano?
    .answer = No. Muovono di una casella, in avanti o all’indietro, e prendono soltanto ciò che sta loro accanto.
italian-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione; l’ordine delle prese segue gli articoli del regolamento della Federazione Italiana Dama. Le patte dei tornei seguono descrizioni concordi fra loro.

## Czech

czech-title = Regole della dama ceca
czech-description = Come si gioca alla dama ceca: dame volanti, pedine che vanno solo avanti, l’obbligo di prendere con la dama, patta, consigli e risposte, con diagrammi interattivi.
czech-intro = Semplice e rapida, con una regola tutta sua. Le pedine vanno solo avanti, le dame volano e la presa la scegli tu; ma se una dama può prendere, la presa tocca a una dama. È quella che quasi tutti imparano da bambini nella Repubblica Ceca e in Slovacchia.
czech-names = Dáma, česká dáma, Czech draughts, Czech checkers.
czech-tip-1 = Porta la dama a spasso
    .text = La dama che può prendere deve farlo, e nessuna pedina può farlo al suo posto. Offri una pedina, e la dama avversaria va dove vuoi tu.
czech-tip-2 = Due offerte insieme
    .text = Se a dover prendere è la dama avversaria, le pedine avversarie non possono. Dai da mangiare alla dama per salvare le tue pedine dalla presa di un altro pezzo.
czech-tip-3 = Arriva a dama per primo
    .text = Le dame volano e le pedine non possono colpire all’indietro. Chi promuove per primo di solito guadagna presto dei pezzi.
czech-tip-4 = Prendi anche poco
    .text = Fra le prese dello stesso tipo di pezzo puoi scegliere. Gioca quella che ti lascia senza buchi.
czech-tip-5 = Una dama vicina alle pedine avversarie rischia
    .text = Anche la tua dama deve prendere quando può. Tienila dove nessun regalo possa attirarla in trappola.
czech-tip-6 = Tieni la base
    .text = Se sulla prima riga hai una pedina sì e una no, una pedina avversaria riesce a stento a passare.
czech-ask-1 = La mia dama può prendere un pezzo, la mia pedina due. Quale prende?
    .answer = La dama. Quando una dama può prendere, deve farlo una delle tue dame, per quanto possa prendere una pedina.
czech-ask-2 = E se possono prendere due dame?
    .answer = Scegli una delle due e una qualsiasi delle loro prese. La maggiore non è obbligatoria.
czech-ask-3 = La pedina può prendere una dama?
    .answer = Sì, se la dama le sta proprio davanti, in diagonale, con una casella libera dietro.
czech-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione. Non abbiamo trovato un testo definitivo della federazione sulle patte: per i tornei applichiamo la terza ripetizione e il conteggio indicato sopra.

## International

international-title = Regole della dama internazionale (10×10)
international-description = Come si gioca alla dama internazionale o polacca sulla damiera 10×10: pedine che prendono all’indietro, dame volanti, presa maggiore obbligatoria, quattro modi di pattare, consigli e risposte, con diagrammi interattivi.
international-intro = Il gioco dei campionati del mondo. Cento caselle, venti pedine a testa, pedine che prendono all’indietro, dame che volano e l’obbligo della presa maggiore. È cresciuto nei Paesi Bassi e in Francia nel Settecento, e oggi si gioca dall’Africa occidentale alla Siberia, sotto la federazione mondiale FMJD. Nessun’altra dama di questa pagina è così profonda.
international-names = Dama polacca, dama a 100 caselle, dama 10×10, International draughts, International checkers.
international-tip-1 = Conta la presa più lunga
    .text = Quasi ogni combinazione si regge sulla regola del maggior numero. Prima di ogni mossa conta la presa più lunga di tutti e due.
international-tip-2 = Tieni unite le pedine
    .text = Le pedine in ordine serrato si proteggono a vicenda. Una pedina isolata è un bersaglio, e un buco nelle file è una casella d’arrivo.
international-tip-3 = Lotta per il centro
    .text = Le pedine centrali si sostengono, hanno due strade e chiudono l’avversario sulle sponde.
international-tip-4 = Non avere fretta di cambiare
    .text = Con venti pedine a testa, chi finisce per primo le mosse sicure deve regalare pedine. Tieni delle mosse di riserva.
international-tip-5 = Difendi la base
    .text = Una dama sulla grande diagonale vale circa tre pedine. Lascia qualche pedina sulla prima riga finché il centro non è deciso.
international-tip-6 = Vinci prima dell’ultima dama
    .text = Una dama contro tre pezzi spesso patta per conteggio. Sfrutta il vantaggio finché ci sono pedine sulla damiera.
international-ask-1 = Perché le caselle sono numerate?
    .answer = Le mosse si scrivono con i numeri: le caselle scure vanno da 1 a 50, a partire dalla riga in alto vista dalla parte del Bianco. 32-28 vuol dire dalla casella 32 alla casella 28.
international-ask-2 = Per la presa maggiore la dama conta di più?
    .answer = No. La dama conta un pezzo. Fra prese uguali scegli tu, con la pedina o con la dama.
international-ask-3 = Su questa damiera c’è la presa facoltativa?
    .answer = No. La regola di casa è solo per le damiere piccole: senza la regola del maggior numero la damiera grande perde il suo senso.
international-sure = Le mosse concordano con i conteggi pubblicati fino all’ultima posizione, e le patte con l’allegato al regolamento della federazione mondiale.

## Thai

thai-title = Regole della dama thailandese (makhos)
thai-description = Come si gioca alla dama thailandese, il makhos: otto pedine a testa, dame volanti che si fermano subito dietro il pezzo preso, libera scelta della presa, patta, consigli e risposte, con diagrammi interattivi.
thai-intro = Otto pedine a testa su una damiera mezza vuota: un gioco di scaramucce che dura pochi minuti e si gioca in tutta la Thailandia, spesso con tappi di bottiglia su una damiera dipinta. Le pedine vanno solo avanti. Le dame volano, prendono un pezzo alla volta e si fermano subito dietro; e poiché i pezzi presi escono subito, una dama può girarsi di scatto e tornare sui suoi passi.
thai-names = Makhos, mak-hot (หมากฮอส), Thai draughts, Thai checkers.
thai-tip-1 = Ogni pedina conta
    .text = Con otto pedine, una è un ottavo del tuo esercito. Non darne una se non vedi come ti ritorna.
thai-tip-2 = Corri a dama
    .text = Fra i due schieramenti ci sono quattro righe vuote e spazio per passare. Conta i passi della pedina più veloce di ciascuno.
thai-tip-3 = Lascia una guardia a casa
    .text = Una o due pedine sulla prima riga rendono difficile l’ultimo passo dell’avversario. Svuotala solo se la tua promozione è sicura.
thai-tip-4 = Occupa la casella dietro
    .text = La dama deve fermarsi nella casella subito dietro ciò che prende. Metti una pedina su quella casella e da quella parte il tuo pezzo è al sicuro.
thai-tip-5 = Niente file con i buchi
    .text = I pezzi presi escono subito, quindi una dama può passare in un senso e poi tornare. Pedine sulla stessa diagonale con caselle vuote in mezzo sono un banchetto.
thai-tip-6 = Usa la sponda
    .text = Un pezzo sul bordo non può essere saltato. Nel finale le pedine sulla sponda resistono mentre la tua dama lavora.
thai-ask-1 = Dopo una presa la dama può fermarsi più lontano?
    .answer = No. Può arrivare in volo fino al pezzo da qualsiasi distanza, ma si ferma nella casella subito dietro. Se quella casella è occupata, non c’è presa.
thai-ask-2 = Devo fare la presa più lunga?
    .answer = No. Devi prendere e finire la presa cominciata, ma scegli tu quale cominciare.
thai-ask-3 = La mia nuova dama potrebbe subito prendere ancora. Può farlo?
    .answer = Non nella stessa mossa. Con la promozione il turno finisce.
thai-sure = Le mosse concordano con i conteggi di programmi indipendenti fino all’ultima posizione. Non esiste un testo definitivo per i tornei: le stesse patte valgono qui e nei tornei, e nessuno deve chiederle.

## Optional capture

optional-title = Presa facoltativa: la regola di casa
optional-description = La dama senza presa obbligatoria: che cosa cambia in ogni gioco con la regola di casa, con diagrammi interattivi.
optional-intro = Molte famiglie giocano senza obbligo di mangiare: puoi prendere, oppure rinunciare e fare una mossa semplice. Qui si può scegliere per ogni gioco sulla damiera piccola. Tutto il resto non cambia: come muovono i pezzi, che cosa si può prendere, come si diventa dama. E la presa cominciata va portata a termine.
optional-in-american = Dama americana: la presa è una mossa come le altre. Spariscono le trappole con presa obbligata; decidono i blocchi e i tempi.
optional-in-russian = Dama russa: le dame volano e le pedine prendono all’indietro come sempre. Quando prendere lo scegli tu, e puoi aspettare che convenga.
optional-in-brazilian = Dama brasiliana: puoi rinunciare a una presa. Se prendi, ha la precedenza la presa maggiore.
optional-in-spanish = Dama spagnola: puoi rinunciare a una presa. Se prendi, decidono il numero dei pezzi e poi le dame.
optional-in-italian = Dama italiana: puoi rinunciare a una presa. Se prendi, vale l’ordine di precedenza.
optional-in-czech = Dama ceca: puoi rinunciare a una presa. Se prendi e una dama può farlo, la presa tocca a una dama.
optional-in-thai = Dama thailandese: puoi rinunciare a una presa. Se prendi, la presa va portata a termine, e va bene qualsiasi presa.
optional-tip-1 = Le minacce restano
    .text = Il pezzo che l’avversario non ha preso ora, può prenderlo al prossimo turno. Conta le minacce di tutti e due, non solo le prese.
optional-tip-2 = Le offerte devono tentare
    .text = Con un regalo non trascini via nessun pezzo. Da’ qualcosa solo se per l’avversario è un male prenderlo e non è meglio lasciarlo.
optional-tip-3 = Attento a ciò che lasci
    .text = Quando rinunci a una presa, guarda che cosa può fare dopo quel pezzo.
optional-tip-4 = Le dame sono più sicure
    .text = Una dama non si può più strappare dalla sua diagonale. Una volta promossa, resta forte.
optional-tip-5 = Blocca per vincere
    .text = Chi non ha mosse regolari ha perso. Dove la presa è libera, chiudere le pedine avversarie fa vincere più partite.
optional-ask-1 = Perdo un pezzo se non prendo?
    .answer = No. In alcune famiglie il pezzo viene «soffiato», cioè tolto. Qui rinunciare a una presa non costa nulla.
optional-ask-2 = Posso fermarmi a metà di una presa?
    .answer = No. Puoi rinunciare a una presa, ma quella cominciata va giocata fino in fondo.
optional-ask-3 = Perché non sulla damiera 10×10?
    .answer = Lì la regola del maggior numero è il cuore del gioco.
optional-sure = Le prese offerte sono esattamente quelle del gioco che si sta giocando, trovate dallo stesso programma.
