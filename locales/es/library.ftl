## The library

library-empty = Aquí no hay nada todavía. Las partidas que terminas se guardan solas; las de otros puedes traerlas.
library-blocked = Este navegador no deja que la página guarde una biblioteca. Las partidas terminadas esperan en el dispositivo mientras haya sitio.
library-full = No queda sitio en este dispositivo. Lo que hay en la biblioteca sigue ahí; no se añadió nada más.
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
moves-count =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
search = Buscar nombres, torneos, fechas
any-variant = Todas las damas
any-result = Cualquier resultado
unfinished = Sin terminar
order = Orden
order-newest = Las últimas añadidas primero
order-played = Las últimas jugadas primero
order-players = Por nombre
order-longest = Las más largas primero
more = Ver más
rename = Cambiar el nombre
name = Nombre o torneo
name-keep = Guardar
export-one = Guardar como PDN
export-all = Guardar estas como PDN
delete = Borrar
deleted = Borrada: { $name }
undelete = Deshacer
scores = Contra la máquina
won = Ganadas
drawn-games = Tablas
lost = Perdidas

## Bringing games in

import = Traer partidas
import-how = Pega PDN, una posición (FEN) o un enlace, o el correo en que llegó; elige archivos; o suéltalos aquí.
import-text = Partidas, una posición o un enlace
import-read = Leer
import-file = Elegir archivos
import-assume = Si una partida no dice qué damas son
import-ask = Pregúntame
import-stop = Parar
import-nothing = En este texto no hay ninguna partida ni posición.
import-unreadable = Este archivo no se puede leer, o pasa de 64 MB.
position-which = Esta posición podría ser de varias damas. Elige cuáles abajo y dala otra vez.
position-bad = Esto no es una posición de esas damas.
report-none = No había ninguna partida.
report-kept =
    { $count ->
        [one] { $count } partida añadida.
       *[other] { $count } partidas añadidas.
    }
report-doubles =
    { $count ->
        [one] { $count } ya estaba.
       *[other] { $count } ya estaban.
    }
report-faulty =
    { $count ->
        [one] { $count } tiene errores:
       *[other] { $count } tienen errores:
    }
report-stopped = Parado antes del final.
report-game = Partida { $number }, línea { $line }
report-ask-none = No dice qué damas son, y con ningunas reglas se puede jugar entera.
report-ask = No dice qué damas son. Podrían ser: { $names }. Elige arriba y léela otra vez.

## What is wrong with a game

at-move = Jugada { $number }, { $side }: { $why }
problem-illegal = «{ $text }» no es legal. Legales: { $more }. Se guardó hasta aquí.
problem-after-end = «{ $text }» viene después del final de la partida.
problem-ambiguous = «{ $text }» podría ser cualquiera de { $more }. Se guardó hasta aquí.
problem-stray = «{ $text }» no es una jugada. Se guardó hasta aquí.
problem-position = Una posición solo puede ir antes de la primera jugada. Se guardó hasta aquí.
problem-too-deep = Demasiadas variantes unas dentro de otras; esta se omitió.
problem-too-long = Más jugadas de las que se leen. Se guardó hasta aquí.
problem-tag = «{ $text }» no es una etiqueta; se omitió.
problem-comment = Un comentario no está cerrado.
problem-results = El resultado es { $text }, aunque la etiqueta dice { $more }.
refusal-other-game = Esto es { $text }, que aquí no se juega.
refusal-game-type = No se conoce el GameType «{ $text }».
refusal-start = El comienzo «{ $text }» no es una posición.
refusal-house-rule = No se conocen las reglas «{ $text }» para estas damas.
refusal-not-pdn = «{ $text }» no es una partida.

## Links

link-bad = Este enlace no se puede abrir
link-none = No es un enlace a una partida ni a una posición. Quizá se cortó una parte.
link-too-long = Es más largo que cualquier enlace de Dama.
link-damaged = Está dañado: faltan letras o están mal. Cópialo otra vez entero.
link-newer = Lo hizo una versión más nueva de Dama. Vuelve a cargar la página para tenerla.
link-nonsense = Está entero, pero lo que dice no puede estar en un tablero.
share-title = Una partida de damas
share-what = Qué compartir
share-game = La partida entera
share-position = Solo la posición
share-link = El enlace
share-copy = Copiar el enlace
share-send = Enviar…
share-copied = Copiado. Quien lo abra verá la partida y no perderá nada suyo.
share-by-hand = El navegador no deja copiarlo. Está seleccionado: cópialo a mano.
share-code = Para la cámara de otro dispositivo
share-too-long = Esta partida es demasiado larga para un código. Copia el enlace.
share-nothing = En la mesa no hay ninguna partida que compartir.

## Looking through a game

a-position = Una posición
step-back = Una jugada atrás
step-on = Una jugada adelante
step-end = Al final
run = Pasar sola
pause = Pausa
keep = Guardar en la biblioteca
kept = Está en la biblioteca.
game-gone = Esta partida ya no está en la biblioteca.
table-busy = La partida de la mesa pasa a la biblioteca, sin terminar. Desde allí puedes seguirla.
table-stays = La partida de la mesa no se pudo llevar a la biblioteca, así que se queda donde está.
save-pdn = Guardar como PDN
save-picture = Guardar la imagen
save-film = Guardar como página web
save-failed = El navegador no deja guardarlo.
