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
import-unreadable = Questo file non si può leggere, o supera 64 MB.
position-which = Questa posizione può essere di più dame. Scegli qui sotto quale e dalla di nuovo.
position-bad = Questa non è una posizione di quella dama.
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
problem-comment = Un commento non è chiuso.
problem-results = Il risultato è { $text }, ma l’etichetta dice { $more }.
refusal-other-game = Questa è { $text }, che qui non si gioca.
refusal-game-type = Il GameType «{ $text }» non è noto.
refusal-start = L’inizio «{ $text }» non è una posizione.
refusal-house-rule = Le regole «{ $text }» non sono note per questa dama.
refusal-not-pdn = «{ $text }» non è una partita.

## Links

link-bad = Questo collegamento non si può aprire
link-none = Non porta a una partita né a una posizione. Forse una parte è stata tagliata.
link-too-long = È più lungo di qualsiasi collegamento di Dama.
link-damaged = È rovinato: mancano lettere o sono sbagliate. Copialo di nuovo, intero.
link-newer = Lo ha fatto una versione più nuova di Dama. Ricarica la pagina per averla.
link-nonsense = È intero, ma ciò che dice non può stare su una damiera.
share-title = Una partita a dama
share-what = Che cosa condividere
share-game = Tutta la partita
share-position = Solo la posizione
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
save-pdn = Salva come PDN
save-picture = Salva l’immagine
save-film = Salva come pagina web
save-failed = Il browser non lascia salvare.
