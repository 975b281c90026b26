## The library

library-empty = Qui non c’è ancora niente. Le partite che finisci si conservano da sole; quelle di altri puoi portarle tu.
library-blocked = Questo browser non lascia che la pagina tenga un archivio. Le partite finite aspettano sul dispositivo finché c’è posto.
library-full = Su questo dispositivo non c’è più posto. Ciò che è in archivio resta; non è stato aggiunto altro.
games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
moves-count =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
search = Cerca nomi, tornei, date
hunt = Posizione (FEN) o prime mosse
hunt-turned = Anche a colori invertiti
quest-nothing = Non è una posizione e non sono mosse. Una posizione si scrive W:W21-32:B1-12, le mosse 1. 11-15 23-19.
quest-illegal = «{ $text }» lì non è ammessa. Ammesse: { $more }.
quest-ambiguous = «{ $text }» può essere una qualsiasi fra { $more }.
any-variant = Tutte le dame
any-result = Qualsiasi risultato
unfinished = Non finita
order = Ordine
order-newest = Prima le ultime aggiunte
order-played = Prima le ultime giocate
order-players = Per nome
order-longest = Prima le più lunghe
more = Mostra altre
rename = Cambia nome
name = Nome o torneo
name-keep = Tieni
export-one = Salva come PDN
export-all = Salva queste come PDN
delete = Elimina
deleted = Eliminata: { $name }
undelete = Annulla
scores = Contro il computer
rule-set = Dama
won = Vinte
drawn-games = Patte
lost = Perse

## Bringing games in

import = Porta partite
import-how = Incolla PDN, una posizione (FEN) o un collegamento, o il messaggio in cui è arrivato; scegli dei file; oppure trascinali qui.
import-text = Partite, una posizione o un collegamento
import-read = Leggi
import-file = Scegli file
import-assume = Se una partita non dice che dama è
import-ask = Chiedimelo
import-stop = Ferma
import-nothing = In questo testo non c’è né una partita né una posizione.
import-empty = Il campo è vuoto. Incolla partite, una posizione o un collegamento.
import-unreadable = Questo file non si può leggere, o supera 64 MB.
position-which = Questa posizione può essere di più dame. Scegli qui sotto quale e dalla di nuovo.
position-bad = Questa non è una posizione. { $why }
position-elsewhere = { $name }: non è una posizione di questa dama. { $why } Lo sarebbe di: { $names }.
report-none = Non c’era nessuna partita.
report-kept =
    { $count ->
        [one] { $count } partita aggiunta.
       *[other] { $count } partite aggiunte.
    }
report-doubles =
    { $count ->
        [one] { $count } c’era già.
       *[other] { $count } c’erano già.
    }
report-faulty =
    { $count ->
        [one] { $count } ha errori:
       *[other] { $count } hanno errori:
    }
report-inferred =
    { $count ->
        [one] { $count } partita non dice che dama è; le sue mosse sono possibili solo qui: { $name }.
       *[other] { $count } partite non dicono che dama sono; le loro mosse sono possibili solo qui: { $name }.
    }
report-stopped = Fermato prima della fine.
report-game = Partita { $number }, riga { $line }
report-ask-none = Non dice che dama è, e con nessun regolamento si può giocare tutta.
report-ask = Non dice che dama è. Potrebbe essere: { $names }. Scegli qui sopra e rileggila.

## What is wrong with a game

at-move = Mossa { $number }, { $side }: { $why }
problem-illegal = «{ $text }» non è regolare. Regolari: { $more }. Conservata fin qui.
problem-after-end = «{ $text }» viene dopo la fine della partita.
problem-ambiguous = «{ $text }» può essere una qualsiasi di { $more }. Conservata fin qui.
problem-stray = «{ $text }» non è una mossa. Conservata fin qui.
problem-position = Una posizione può stare solo prima della prima mossa. Conservata fin qui.
problem-too-deep = Troppe varianti una dentro l’altra; questa è stata tralasciata.
problem-too-long = Più mosse di quante se ne leggano. Conservata fin qui.
problem-tag = «{ $text }» non è un’etichetta; è stata tralasciata.
problem-tag-twice = L’etichetta { $text } compare due volte; vale la prima.
problem-result = «{ $text }» non è un risultato; è stato tralasciato. Un risultato è come 1‑0, 2‑0, 1/2‑1/2 o *.
problem-comment = Un commento non è chiuso.
problem-results = Il risultato è { $text }, ma l’etichetta dice { $more }.
refusal-other-game = Qui non si gioca a questo: { $why }.
other-game =
    { $number ->
        [0] scacchi
        [1] scacchi cinesi
        [23] dama pool
        [27] dama canadese
        [28] dama portoghese
        [30] dama turca
        [40] dama frisone
        [41] spantsiretti
        [50] Othello
       *[other] un altro gioco
    }
refusal-game-type = Il GameType «{ $text }» non è noto.
refusal-start = L’inizio «{ $text }» non è una posizione. { $why }
refusal-house-rule = Le regole «{ $text }» non sono note per questa dama.
refusal-not-pdn = «{ $text }» non è una partita.
fen-empty = È vuota. Una posizione si scrive W:W21-32:B1-12.
fen-too-long = È più lunga di qualsiasi posizione.
fen-turn = Dove va detto a chi tocca, W o B, c’è «{ $text }».
fen-list = «{ $text }» non è un elenco di pezzi: comincia con W o B, come W21,K30.
fen-side-twice = I pezzi di { $text } sono elencati due volte: W e B vanno una volta ciascuno.
fen-square = «{ $text }» non è una casella di questa damiera. Caselle: { $more }.
fen-no-square = «{ $text }» non è una casella di questa damiera.
fen-range = «{ $text }» non è una serie di caselle come 1-12.
fen-square-twice = La casella { $text } c’è due volte.
fen-uncrowned = La pedina in { $text } è sulla sua ultima riga: lì dev’essere una dama, K{ $text }.
fen-no-piece = Sulla damiera non c’è nessun pezzo.
fen-off-board = Un pezzo è fuori dalla damiera.

## Links

link-bad = Questo collegamento non si può aprire
link-none = Non porta a una partita né a una posizione. Forse una parte è stata tagliata.
link-too-long = È più lungo di qualsiasi collegamento di Dama.
link-damaged = È rovinato: mancano lettere o sono sbagliate. Copialo di nuovo, intero.
link-newer = Lo ha fatto una versione più nuova di Dama. Ricarica la pagina per averla.
link-nonsense = È intero, ma ciò che dice non può stare su una damiera.
share-title = Una partita a dama
share-what = Che cosa condividere
share-less = Un link porta le mosse, il risultato e i nomi. Commenti, varianti e il resto vanno con PDN.
share-by-post = Per proseguire questa partita, invia al tuo avversario il suo link. Quello che si condivide qui sotto è solo da guardare.
share-game = Tutta la partita
share-position = Solo la posizione
share-names = Nomi che l’accompagnano
share-link = Il collegamento
share-copy = Copia il collegamento
share-send = Invia…
share-copied = Copiato. Chi lo apre vede la partita e non perde niente di suo.
share-by-hand = Il browser non lascia copiarlo. È selezionato: copialo a mano.
share-code = Per la fotocamera di un altro dispositivo
share-too-long = Questa partita è troppo lunga per un codice. Copia il collegamento.
share-nothing = Al tavolo non c’è nessuna partita da condividere.

## Looking through a game

a-position = Una posizione
step-back = Una mossa indietro
step-on = Una mossa avanti
step-end = Alla fine
run = Scorri da sola
pause = Pausa
keep = Tieni in archivio
kept = È in archivio.
game-gone = Questa partita non è più in archivio.
table-busy = La partita al tavolo va in archivio, non finita com’è. Da lì puoi continuarla.
table-stays = La partita al tavolo non è potuta andare in archivio, quindi resta dov’è.
save-as = Salva come
save-png = Immagine (PNG)
save-picture = Immagine (SVG)
save-film = Pagina web
save-failed = Il browser non lascia salvare.
find-title = Cerca in archivio
find-position = Partite con questa posizione
find-opening = Partite che cominciano così

## Everything in one file

backup-what = Un solo file contiene tutto: la partita sul tavolo, le impostazioni e tutte le partite dell’archivio. Tienilo al sicuro o portalo su un altro dispositivo.
backup-save = Salva tutto in un file
backup-read = Recupera da un file
backup-game = Il file contiene una partita: { $name }, mosse: { $count }. Viene sul tavolo; quella che c’è va in archivio.
backup-games =
    { $count ->
        [one] Contiene { $count } partita per l’archivio. Ciò che c’è già non si ripete.
       *[other] Contiene { $count } partite per l’archivio. Ciò che c’è già non si ripete.
    }
backup-unread = Contiene una partita che non si può leggere. Viene messa da parte così com’è e non ne sostituisce un’altra.
backup-settings = Le impostazioni diventano quelle del file.
backup-yes = Recupera
backup-no = Lascia tutto com’è
backup-done = Tutto ciò che era nel file è tornato.
backup-short = Manca la fine del file: è stato troncato. Partite per la biblioteca che non c’erano: { $count }.
backup-bad = Questo non è un file di Dama, o è danneggiato. Non è cambiato nulla.
backup-newer = Questo file viene da una versione più recente di Dama. Non è cambiato nulla.

## Una partita a distanza

far-title = Una partita a distanza
far-how = Tu giochi qui, l’altra persona sul proprio dispositivo. Nessun account e nessuno in mezzo.
far-name = Il tuo nome, come lo vedrà l’altra persona
far-you-begin = Giochi con il { $side } e cominci.
far-you-follow = Giochi con il { $side } e comincia l’altra persona.
far-by-post = Per corrispondenza ogni mossa è un link. Lo invii con qualsiasi messaggio o e-mail; l’altra persona lo apre, muove e ti rimanda un link. Possono volerci minuti o giorni.
post-begin = Comincia per corrispondenza
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = il tuo avversario
post-send = Invia questo link a { $name }
post-how = Contiene tutta la partita. Aprendolo, { $name } vede che cosa hai fatto e prosegue da lì.
post-copied = Copiato. Ora incollalo in un messaggio.
post-nothing = Sul tavolo non c’è una partita per corrispondenza.
post-to-board = Alla damiera
post-invited = { $name } ti invita a una partita
post-invited-note = Il posto è di chi apre per primo questo invito e rimanda un link.
post-accept = Siediti e gioca
post-rematch = { $name } vuole un’altra partita
post-taken = La partita con { $name }
post-older = Questo link è più vecchio della tua partita
post-older-note = Da allora la tua partita è andata avanti. Resta com’è.
post-crossed = Avete fatto qualcosa nello stesso momento
post-crossed-yours = Vale quello che hai fatto tu. Invia di nuovo il tuo link, così { $name } lo sa.
post-crossed-theirs = Vale quello che ha fatto { $name }; il tuo ultimo passo è annullato.
post-claims = Questo link dice che hai fatto qualcosa che questo dispositivo non conosce
post-claims-note = Fino alla mossa { $number } è la tua partita. Se l’hai continuata su un altro dispositivo, prendila; altrimenti tieni la tua.
post-claims-take = Sono stato io: prendila
post-changed = Questo link racconta la partita in altro modo
post-changed-note = Alla mossa { $number } si discosta dalla partita su questo dispositivo. La tua resta com’è; chiedi a { $name } il link giusto.
post-seat-taken = Questo posto è di un’altra persona
post-seat-taken-note = Qualcun altro ha risposto all’invito. Delle tue cose non è cambiato nulla.
post-other-terms = Questo link non è la tua partita
post-other-terms-note = Ha il numero della tua partita, ma altre regole o un altro inizio. Delle tue cose non è cambiato nulla.
post-forged = È intero, ma alla mossa { $number } c’è qualcosa che le regole non permettono. Qualcuno l’ha manomesso.
post-stranger = Una partita tra { $names }
post-stranger-note = Non è tra le partite di questo dispositivo. Puoi guardarla.
post-look = Guarda la partita
post-mine = Sei uno dei due? Continuala su questo dispositivo come
post-games = Partite per corrispondenza
post-put-away = Togli dall’elenco

## Una partita dal vivo

live-title = Gioca dal vivo
live-how = I due browser si parlano direttamente, senza server in mezzo. Ognuno invia un link all’altro; poi entrambi tengono aperta la pagina.
live-begin = Crea un invito
live-preparing = Un momento: il browser cerca dove può essere raggiunto.
live-send = Invia questo link e lascia aperta questa pagina
live-copied = Copiato. Invialo, poi aspetta qui la risposta.
live-answer = La risposta
live-answer-how = L’altra persona ti rimanda un link. Aprilo in questo browser o incollalo qui.
live-answer-bad = Questa non è la risposta a questo invito.
live-connect = Collega
live-goes-on = La partita iniziata continua da dov’era.
live-invited = { $name } ti invita a giocare dal vivo
live-invited-nobody = Sei invitato a giocare dal vivo
live-accept = Accetta
live-reply = Rimanda questo link e lascia aperta questa pagina
live-waiting = In attesa dell’altra persona. La partita comincia da sola.
live-reaching = Collegamento…
live-passed-on = La tua altra finestra ha la risposta. Puoi chiudere questa.
live-nobody-waits = Nessuna finestra di questo browser aspetta questa risposta. Aprila dove è stato creato l’invito o incollala lì.
live-no-browser = Questo browser non può collegarsi a un altro.
live-no-way = Il browser non ha trovato una rete da cui possa essere raggiunto.
live-not-reached = I due dispositivi non si sono raggiunti. Sulla stessa rete di solito funziona; tra reti diverse spesso solo con un server che indichi qui sotto.
live-lost = Lo svolgimento di questa partita non è più su questo dispositivo, e l’altra parte ci contava.
live-version = L’altra parte ha un’altra versione di Dama. Ricaricate la pagina su entrambi i dispositivi.
live-once-more = Riprova
live-by-post = Gioca per corrispondenza
live-servers = Server, per reti diverse
live-servers-how = Senza server si contatta solo il dispositivo dell’altra persona. Un server STUN dice al browser il suo indirizzo su internet; un server TURN inoltra tutto. Chi lo gestisce conosce i vostri due indirizzi. Uno per riga: stun:host o turn:host nome password.
live-servers-kept = Conservato. Vale dal prossimo tentativo.
live-servers-bad = Questo non è un server valido: { $line }
live-open = Collegato
live-silent = Interrotto. Gli orologi sono fermi; riprende da solo quando torna la linea.
live-apart = Non collegato. La partita è salva.
live-left = L’altra persona è andata via. La partita è salva.
live-cut = Dall’altra parte è arrivato qualcosa senza senso e la linea è stata chiusa. La partita è salva.
live-again = Invita di nuovo
live-claim = Rivendica la vittoria
live-claimed = L’altra persona non è tornata e hai chiuso la partita.
live-differ = Le due damiere non coincidono: la partita è ferma. Ogni dispositivo tiene la sua.
live-clocks = I due orologi sono troppo diversi: la partita è ferma. Ogni dispositivo tiene la sua.
live-other-game = L’altra parte gioca un’altra partita.
live-say = Di’ qualcosa
phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-good = Bella mossa!
phrase-oops = Ops!
phrase-wait = Un momento, per favore.
phrase-thanks = Grazie!
phrase-game = Bella partita!
phrase-go = Devo andare.
