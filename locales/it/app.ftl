app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = Dama americana
variant-russian = Dama russa
variant-brazilian = Dama brasiliana
variant-spanish = Dama spagnola
variant-italian = Dama italiana
variant-czech = Dama ceca
variant-international = Dama internazionale
variant-thai = Dama thailandese
optional-capture = Presa facoltativa
optional-capture-note = Una regola di casa: puoi rinunciare a una presa e fare una mossa semplice. La presa cominciata va portata a termine.

## Sides and pieces

side-black = Nero
side-white = Bianco
piece =
    { $rank ->
        [king] { $side ->
            [black] dama nera
           *[white] dama bianca
        }
       *[man] { $side ->
            [black] pedina nera
           *[white] pedina bianca
        }
    }

## Whose turn

your-turn = Tocca a te
side-to-move = Muove il { $side }
thinking = Il computer sta pensando…
capture-goes-on = Continua la presa
choose-way = Più di una presa finisce lì. Quale?
confirm-move = Giocare questa mossa?
confirm-yes = Gioca
confirm-no = Rimetti
paused = In pausa
looking-back = Dopo la mossa { $move }
looking-at-start = L’inizio
pass-to = Passa il dispositivo al { $side }
pass-done = Mostra la damiera

## The players

player-you = Tu
player-computer = Computer, livello { $level }
player-plays =
    { $side ->
        [black] (Nero)
       *[white] (Bianco)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Ancora nessuna presa
            [one] Presa { $kings } dama
           *[other] Prese { $kings } dame
        }
        [one] { $kings ->
            [0] Presa { $men } pedina
            [one] Prese { $men } pedina e { $kings } dama
           *[other] Prese { $men } pedina e { $kings } dame
        }
       *[other] { $kings ->
            [0] Prese { $men } pedine
            [one] Prese { $men } pedine e { $kings } dama
           *[other] Prese { $men } pedine e { $kings } dame
        }
    }

## Draw counts on their way

count-no-progress = { $count } su { $limit } senza prese né promozioni
count-kings-only = { $count } su { $limit } di sole dame, senza prese
count-lone-king = { $count } su { $limit } contro una dama sola
count-many-kings = { $count } su { $limit } con almeno { $kings } dame contro una dama sola
count-main-road = { $count } su { $limit } con la dama sola sulla grande diagonale
count-same-material = { $count } su { $limit } con dame da entrambe le parti, senza prese né promozioni
count-repetition =
    { $count ->
        [one] Questa posizione si è presentata una volta; se arriva a { $limit }, è patta
       *[other] Questa posizione si è presentata { $count } volte; se arriva a { $limit }, è patta
    }

## The result

you-won = Hai vinto
computer-won = Ha vinto il computer
side-won = Ha vinto il { $side }
drawn = Patta
reason-no-pieces = Il { $side } non ha più pezzi.
reason-no-moves = Il { $side } non può muovere.
reason-resigned = Il { $side } si è arreso.
reason-you-resigned = Hai abbandonato.
reason-agreed = D’accordo tra i due.
reason-time = { $side }: tempo scaduto.
reason-no-progress =
    { $limit ->
        [one] Una mossa senza prese né promozioni.
       *[other] { $limit } mosse senza prese né promozioni.
    }
reason-kings-only =
    { $limit ->
        [one] Una mossa di sole dame, senza prese.
       *[other] { $limit } mosse di sole dame, senza prese.
    }
reason-lone-king =
    { $limit ->
        [one] Una mossa contro una dama sola.
       *[other] { $limit } mosse contro una dama sola.
    }
reason-many-kings =
    { $limit ->
        [one] Una mossa con almeno { $kings } dame contro una dama sola.
       *[other] { $limit } mosse con almeno { $kings } dame contro una dama sola.
    }
reason-main-road =
    { $limit ->
        [one] La dama sola ha tenuto la grande diagonale per una mossa.
       *[other] La dama sola ha tenuto la grande diagonale per { $limit } mosse.
    }
reason-same-material =
    { $limit ->
        [one] Dame da entrambe le parti e una mossa senza prese né promozioni.
       *[other] Dame da entrambe le parti e { $limit } mosse senza prese né promozioni.
    }
reason-repetition =
    { $times ->
        [one] La stessa posizione si è presentata una volta.
       *[other] La stessa posizione si è presentata { $times } volte.
    }

## What is said

said-move = { $side }: da { $from } a { $to }.
said-capture =
    { $count ->
        [one] { $side }: presa da { $from } a { $to }.
       *[other] { $side }: presa da { $from } a { $to }, { $count } pezzi.
    }
said-crowned = Diventa dama.
said-picked = Scelto il pezzo in { $square }. Può andare in { $targets }.
said-hopped = Ora in { $square }. La presa continua in { $targets }.
said-put-back = Rimesso a posto.
said-undone = Mossa annullata.
said-redone = Mossa rigiocata.
said-started = Nuova partita: { $variant }.
said-hint-asked = Cerco una buona mossa…
said-hint = Consiglio: da { $from } a { $to }.
said-hint-piece = Suggerimento: il pezzo in { $square }. Chiedi ancora per la mossa.

## Why not

refused-over = La partita è finita.
refused-turn = Tocca al computer.
refused-looking = Stai rivedendo le mosse. Torna alla partita per muovere.
refused-nothing = Prima scegli uno dei tuoi pezzi.
refused-not-yours = Quel pezzo non è tuo.
refused-blocked = Questo pezzo non può muovere.
refused-must-capture =
    { $count ->
        [one] La presa è obbligatoria, con il pezzo in { $squares }.
       *[other] La presa è obbligatoria, con uno dei pezzi in { $squares }.
    }
refused-not-there = Non può andare lì.
refused-unfinished = La presa va portata a termine: prosegui in { $squares }.
why-more-pieces = Così ne prendi { $this }, con un’altra presa { $best }: vale il maggior numero.
why-with-king = Una dama può prendere: la presa va fatta con la dama.
why-more-kings = Dame prese così: { $this }; con l’altra presa: { $best }. A parità di numero, vale la presa con più dame.
why-kings-earlier = A parità di tutto, ha la precedenza la presa che incontra prima una dama.
why-lands-where-it-goes-on = La presa continua: bisogna fermarsi dove può continuare.
why-lands-just-behind = Deve fermarsi subito dietro il pezzo preso.
why-already-captured = Quel pezzo è già preso. Resta sulla damiera fino alla fine della mossa e non si può saltare di nuovo.
why-crowning-ends = La pedina che arriva sull’ultima riga diventa dama e la mossa finisce.
why-crowned-only-at-the-end = Passa dall’ultima riga come pedina: diventa dama solo se la mossa finisce lì.
why-men-move-forward = La pedina muove solo in avanti.
why-men-capture-forward = La pedina prende solo in avanti.
why-king-safe-from-men = La pedina non può prendere la dama.
why-man-steps-one = La pedina muove di una casella.
why-king-steps-one = La dama muove di una casella.
why-not-diagonal = I pezzi muovono solo in diagonale.
why-occupied = Quella casella è occupata.
why-own-piece = C’è un tuo pezzo sulla strada.
why-two-in-line = Non si possono saltare due pezzi di fila.
why-the-rule = Leggi la regola
typed-label = Scrivi una mossa
typed-malformed = «{ $text }» non è una mossa. Scrivila così: 22-17 o c3:e5.
typed-ambiguous = Più di una presa si scrive così: { $moves }. Scrivi tutte le caselle.

## The board

board-label =
    { $side ->
        [black] Damiera, Nero in basso
       *[white] Damiera, Bianco in basso
    }
square-empty = { $square }, vuota
square-piece = { $square }, { $piece }
square-can-move = può muovere
square-in-hand = pezzo scelto
square-can-land = può andare qui
square-waiting = pezzo preso, esce a fine mossa
square-last-move = ultima mossa
square-hinted = consiglio

## What can be done

undo = Annulla
redo = Ripeti
earlier = Indietro
later = Avanti
flip = Gira
hint = Consiglio
move-now = Muovi ora
resign = Mi arrendo
new-game = Nuova partita
rematch = Rivincita
swap-sides = Cambia colore
look-back = Rivedi
back-to-game = Torna alla partita
play-from-here = Continua da qui
actions-label = Azioni
resign-question = Vuoi arrenderti?
resign-yes = Mi arrendo
resign-no = Continua
offer-draw = Offri patta
draw-question = { $side } offre la patta. L’altro accetta?
draw-yes = Patta d’accordo
draw-no = Si gioca ancora
pause = Pausa
resume = Riprendi

## The moves

moves = Mosse
no-moves-yet = Ancora nessuna mossa
moves-start = Inizio
move-label = Mossa { $number }, { $side }: { $move }

## A new game

choose-variant = Scegli il gioco
choose-opponent = Contro
opponent-computer = Il computer
opponent-person = Una persona
choose-level = Livello
level-1 = Muove quasi senza guardare. Può vincere anche un bambino.
level-2 = Vede la presa che ha davanti, poco di più.
level-3 = Guarda una risposta più in là e sbaglia spesso.
level-4 = Gioca per passatempo e cade nei tranelli semplici.
level-5 = Gioca con giudizio, ma gli sfuggono le combinazioni lunghe.
level-6 = Punisce gli errori; con attenzione si batte ancora.
level-7 = Un solido giocatore di circolo.
level-8 = Forte. Vede quasi tutte le combinazioni.
level-9 = Molto forte. Sbaglia di rado.
level-10 = Tutto quello che sa fare: circa un secondo per mossa.
choose-side = Il tuo colore
moves-first = { $side }, per primo
moves-second = { $side }, per secondo
time-title = Orologio
time-none = Senza orologio
time-per-move = { $seconds } s per mossa
time-fischer = { $minutes } min + { $seconds } s per mossa
time-sand-glass = Clessidra, { $minutes } min
time-own = Tempo a scelta…
time-kind = Tempo
time-kind-move = Per mossa
time-kind-game = Per partita
time-kind-sand-glass = Clessidra
time-minutes = Minuti
time-seconds = Secondi
time-increment = Secondi aggiunti a ogni mossa
time-wrong = { $field }: un numero intero da { $least } a { $most }.
time-short = Almeno { $seconds } s in tutto.
start-game = Inizia la partita

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] { $men } pedina a testa
       *[other] { $men } pedine a testa
    }
fact-board =
    { $men ->
        [one] Damiera { $size }×{ $size }, { $men } pedina a testa
       *[other] Damiera { $size }×{ $size }, { $men } pedine a testa
    }
fact-men-forward = La pedina prende solo in avanti
fact-men-both-ways = La pedina prende anche all’indietro
fact-king-short = La dama muove di una casella
fact-king-flies = La dama vola
fact-king-lands-behind = La dama vola, ma si ferma subito dietro il pezzo preso
fact-king-safe-from-men = La pedina non può prendere la dama
fact-free-choice = Si può scegliere qualsiasi presa
fact-most-pieces = Si deve prendere il maggior numero di pezzi
fact-most-kings = Si deve prendere il maggior numero di pezzi, poi di dame
fact-king-first = La dama che può prendere deve farlo
fact-ladder = Un ordine preciso decide fra le prese
fact-goes-on-as-king = La pedina promossa durante la presa continua come dama
fact-at-once = I pezzi presi escono subito
fact-optional = La presa è facoltativa

## Settings

settings = Impostazioni
settings-language = Lingua
settings-appearance = Aspetto
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-coordinates = Sulle caselle
coordinates-numbers = Numeri
coordinates-letters = Lettere
coordinates-none = Niente
coordinates-own = Da regolamento
settings-board = Damiera
board-wood = Legno
board-slate = Ardesia
board-green = Verde
board-paper = Carta
settings-pieces = Pezzi
pieces-turned = Torniti
pieces-flat = Piatti
pieces-ink = Inchiostro
settings-playing = Durante il gioco
option-auto-play = Gioca da sola l’unica mossa possibile
option-confirm = Chiedi prima di ogni mossa
option-turn-board = Gira la damiera verso chi muove
option-pass = Copri la damiera quando il dispositivo passa di mano
option-evaluation = Mostra come il computer giudica la posizione
option-sound = Suoni
option-vibration = Vibrazione
evaluation = Per il computer: { $score } per il Bianco
close = Chiudi
version = Versione { $version }, build { $build }
install = Installa su questo dispositivo
install-by-hand = Per installare: tocca Condividi, poi «Aggiungi alla schermata Home».
report = Copia per una segnalazione
report-copied = Copiati: la partita, la versione e il browser. Incollali dove fai la segnalazione.
report-by-hand = Il browser non permette di copiare. Seleziona e copia qui.
backup = Salvato su questo dispositivo
aside-kept = Partite salvate messe da parte perché illeggibili: { $count }. Sono anche nel file.
aside-delete = Eliminale

## La versione sul dispositivo

offline-ready = Ora si gioca anche senza rete.
update-ready = C’è una nuova versione.
update-now = Aggiorna
update-later = Più tardi
update-waits = Arriverà quando questa mossa è finita.

## What went wrong

trouble-blocked = Questo browser non permette alla pagina di salvare nulla. Quando la chiudi, la partita va persa.
trouble-full = Su questo dispositivo non c’è più spazio per salvare la partita. Quando chiudi la pagina, andrà persa.
trouble-unreadable = La partita salvata non si è potuta leggere. È stata messa da parte e ne è pronta una nuova.
trouble-newer = La partita salvata viene da una versione più recente. È stata messa da parte e ne è pronta una nuova.
trouble-stuck = Questa versione non riesce a leggere la partita salvata e non c’è spazio per metterla da parte. Resta com’è, quindi la partita di adesso non viene salvata.
elsewhere = La partita si sta giocando in un’altra finestra. Qui si vedono le sue mosse.
play-here = Gioca qui
trouble-texts = Non è stato possibile scaricare i testi in questa lingua. Arriveranno appena c’è rete.
trouble-place = L’indirizzo aperto qui non porta a nulla. Questa è la damiera.
trouble-engine = Il computer non risponde.
ask-again = Riprova
dismiss = OK

## The rules

rules-link = Regole
rules-of = Regole: { $name }
rules-loading = Sto caricando le regole…
rules-missing = Non è stato possibile scaricare le regole in questa lingua. Arriveranno appena c’è rete.
rules-try-again = Riprova

## The library and the profile

library = Archivio
library-loading = Carico l’archivio…
library-missing = Non è stato possibile caricare l’archivio. Arriverà appena c’è rete.
share = Condividi la partita
replay = Rivedi la partita
choose-profile = Si gioca
profile-table = Come a questo tavolo
profile-federation = Secondo la federazione
profile-table-note = Patte semplici, una damiera comune, e puoi cominciare tu.
profile-federation-note = Chi comincia, damiera, nomi delle caselle e patte come vuole la federazione.

## Una partita con qualcuno altrove

opponent-far = Qualcuno lontano
far-friend = Il tuo avversario
far-turn = Tocca a { $name }
far-won = Ha vinto { $name }
far-asks =
    { $what ->
        [draw] { $name } offre patta.
        [undo] { $name } chiede di annullare l’ultima mossa.
        [pause] { $name } chiede di fermare o riavviare gli orologi.
       *[rematch] { $name } vuole un’altra partita a colori invertiti.
    }
far-asked =
    { $what ->
        [draw] Hai offerto patta.
        [undo] Hai chiesto di annullare la tua ultima mossa.
        [pause] Hai chiesto di fermare o riavviare gli orologi.
       *[rematch] Hai chiesto un’altra partita a colori invertiti.
    }
far-declined = { $name } non ha accettato.
far-yes = Accetta
far-no = Rifiuta
far-send = Invia il link
far-unsent = { $name } lo vedrà aprendo il tuo link. Invialo ora.
