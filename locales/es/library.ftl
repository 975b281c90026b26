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
hunt = Posición (FEN) o primeras jugadas
hunt-turned = También con los colores cambiados
quest-nothing = No es una posición ni son jugadas. Una posición se escribe W:W21-32:B1-12; las jugadas, 1. 11-15 23-19.
quest-illegal = «{ $text }» no es legal ahí. Legales: { $more }.
quest-ambiguous = «{ $text }» puede ser cualquiera de { $more }.
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
rule-set = Damas
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
import-empty = El campo está vacío. Pega partidas, una posición o un enlace.
import-unreadable = Este archivo no se puede leer, o pasa de 64 MB.
position-which = Esta posición podría ser de varias damas. Elige cuáles abajo y dala otra vez.
position-bad = Esto no es una posición. { $why }
position-elsewhere = { $name }: no es una posición de esas damas. { $why } Sí lo sería de: { $names }.
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
report-inferred =
    { $count ->
        [one] { $count } partida no dice qué damas son; sus jugadas solo son posibles en estas: { $name }.
       *[other] { $count } partidas no dicen qué damas son; sus jugadas solo son posibles en estas: { $name }.
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
problem-tag-twice = La etiqueta { $text } aparece dos veces; vale la primera.
problem-result = «{ $text }» no es un resultado; se omitió. Un resultado es como 1‑0, 2‑0, 1/2‑1/2 o *.
problem-comment = Un comentario no está cerrado.
problem-results = El resultado es { $text }, aunque la etiqueta dice { $more }.
refusal-other-game = Aquí no se juega a esto: { $why }.
other-game =
    { $number ->
        [0] ajedrez
        [1] ajedrez chino
        [23] damas pool
        [27] damas canadienses
        [28] damas portuguesas
        [30] damas turcas
        [40] damas frisonas
        [41] spantsiretti
        [50] otelo
       *[other] otro juego
    }
refusal-game-type = No se conoce el GameType «{ $text }».
refusal-start = El comienzo «{ $text }» no es una posición. { $why }
refusal-house-rule = No se conocen las reglas «{ $text }» para estas damas.
refusal-not-pdn = «{ $text }» no es una partida.
fen-empty = Está vacía. Una posición se escribe W:W21-32:B1-12.
fen-too-long = Es más larga que cualquier posición.
fen-turn = Donde debe decir a quién le toca, W o B, pone «{ $text }».
fen-list = «{ $text }» no es una lista de fichas: empieza por W o B, como W21,K30.
fen-side-twice = Las fichas de { $text } están dos veces; se espera W una vez y B una vez.
fen-square = «{ $text }» no es una casilla de este tablero. Casillas: { $more }.
fen-no-square = «{ $text }» no es una casilla de este tablero.
fen-range = «{ $text }» no es una serie de casillas como 1-12.
fen-square-twice = La casilla { $text } está dos veces.
fen-uncrowned = El peón de { $text } está en su última fila; allí tiene que ser dama: K{ $text }.
fen-no-piece = No hay ninguna ficha en el tablero.
fen-off-board = Hay una ficha fuera del tablero.

## Links

link-bad = Este enlace no se puede abrir
link-none = No es un enlace a una partida ni a una posición. Quizá se cortó una parte.
link-too-long = Es más largo que cualquier enlace de Dama.
link-damaged = Está dañado: faltan letras o están mal. Cópialo otra vez entero.
link-newer = Lo hizo una versión más nueva de Dama. Vuelve a cargar la página para tenerla.
link-nonsense = Está entero, pero lo que dice no puede estar en un tablero.
share-title = Una partida de damas
share-what = Qué compartir
share-less = Un enlace lleva las jugadas, el resultado y los nombres. Los comentarios, las variantes y lo demás van con PDN.
share-by-post = Para seguir esta partida, envía a tu rival su propio enlace. Lo que se comparte abajo es solo para mirar.
share-game = La partida entera
share-position = Solo la posición
share-names = Nombres que la acompañan
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
save-as = Guardar como
save-png = Imagen (PNG)
save-picture = Imagen (SVG)
save-film = Página web
save-failed = El navegador no deja guardarlo.
find-title = Buscar en la biblioteca
find-position = Partidas con esta posición
find-opening = Partidas que empiezan así

## Everything in one file

backup-what = Un solo archivo lo guarda todo: la partida de la mesa, los ajustes y todas las partidas de la biblioteca. Guárdalo en lugar seguro o llévalo a otro dispositivo.
backup-save = Guardar todo en un archivo
backup-read = Recuperar de un archivo
backup-game = El archivo tiene una partida: { $name }, jugadas: { $count }. Pasa a la mesa; la que está allí va a la biblioteca.
backup-games =
    { $count ->
        [one] Tiene { $count } partida para la biblioteca. Lo que ya está aquí no se repite.
       *[other] Tiene { $count } partidas para la biblioteca. Lo que ya está aquí no se repite.
    }
backup-unread = Tiene una partida que no se puede leer. Se guarda aparte tal como está y no sustituye a ninguna otra.
backup-settings = Los ajustes serán los del archivo.
backup-yes = Recuperar
backup-no = Dejar como está
backup-done = Todo lo del archivo está de vuelta.
backup-short = Falta el final del archivo: está cortado. Partidas para la biblioteca que no estaban en él: { $count }.
backup-bad = No es un archivo de Dama o está dañado. No ha cambiado nada.
backup-newer = Este archivo es de una versión más nueva de Dama. No ha cambiado nada.

## Una partida a distancia

far-title = Una partida a distancia
far-how = Tú juegas aquí y la otra persona en su propio dispositivo. Sin cuentas y sin nadie en medio.
far-name = Tu nombre, como lo verá la otra persona
far-you-begin = Juegas con { $side } y empiezas.
far-you-follow = Juegas con { $side } y empieza la otra persona.
far-by-post = Por correspondencia, cada jugada es un enlace. Lo envías por mensajería o correo; la otra persona lo abre, juega y te devuelve otro. Puede tardar minutos o días.
post-begin = Empezar por correspondencia
# Within a sentence; where most sentences begin with it, as at their beginning.
post-friend = tu rival
post-send = Envía este enlace a { $name }
post-how = Lleva la partida entera. Al abrirlo, { $name } ve lo que has hecho y sigue desde ahí.
post-copied = Copiado. Ahora pégalo en un mensaje.
post-nothing = No hay ninguna partida por correspondencia en la mesa.
post-to-board = Al tablero
post-invited = { $name } te invita a una partida
post-invited-note = El sitio es de quien primero abra esta invitación y devuelva un enlace.
post-accept = Sentarse y jugar
post-rematch = { $name } quiere otra partida
post-taken = La partida con { $name }
post-older = Este enlace es anterior a tu partida
post-older-note = Tu partida ha seguido desde entonces. Se queda como está.
post-crossed = Habéis hecho algo los dos a la vez
post-crossed-yours = Vale lo que has hecho tú. Envía de nuevo tu enlace para que { $name } lo sepa.
post-crossed-theirs = Vale lo que ha hecho { $name }; tu último paso queda deshecho.
post-claims = Este enlace dice que hiciste algo que este dispositivo no conoce
post-claims-note = Hasta la jugada { $number } es tu partida. Si la seguiste en otro dispositivo, tómala; si no, quédate con la tuya.
post-claims-take = Fui yo: tomarla
post-changed = Este enlace cuenta la partida de otra manera
post-changed-note = En la jugada { $number } se aparta de la partida de este dispositivo. La tuya se queda como está; pide a { $name } el enlace correcto.
post-seat-taken = Otra persona ocupa este sitio
post-seat-taken-note = Alguien más ha respondido a la invitación. No ha cambiado nada de lo tuyo.
post-other-terms = Este enlace no es de tu partida
post-other-terms-note = Lleva el número de tu partida, pero otras reglas u otro comienzo. No ha cambiado nada de lo tuyo.
post-forged = Está entero, pero en la jugada { $number } hay algo que las reglas no permiten. Alguien lo ha manipulado.
post-stranger = Una partida entre { $names }
post-stranger-note = No es ninguna de las partidas de este dispositivo. Puedes verla.
post-look = Ver la partida
post-mine = ¿Eres uno de los dos? Síguela en este dispositivo como
post-games = Partidas por correspondencia
post-put-away = Quitar de la lista

## Una partida en vivo

live-title = Jugar en vivo
live-how = Los dos navegadores hablan directamente, sin servidor en medio. Cada uno envía un enlace al otro; después los dos dejan la página abierta.
live-begin = Crear una invitación
live-preparing = Un momento: el navegador busca por dónde se le puede alcanzar.
live-send = Envía este enlace y deja esta página abierta
live-copied = Copiado. Envíalo y espera aquí la respuesta.
live-answer = La respuesta
live-answer-how = La otra persona te devuelve un enlace. Ábrelo en este navegador o pégalo aquí.
live-answer-bad = Esto no es la respuesta a esta invitación.
live-connect = Conectar
live-goes-on = La partida empezada sigue donde estaba.
live-invited = { $name } te invita a jugar en vivo
live-invited-nobody = Te invitan a jugar en vivo
live-accept = Aceptar
live-reply = Devuelve este enlace y deja esta página abierta
live-waiting = Esperando a la otra persona. La partida empieza sola.
live-reaching = Conectando…
live-passed-on = Tu otra ventana tiene la respuesta. Puedes cerrar esta.
live-nobody-waits = Ninguna ventana de este navegador espera esta respuesta. Ábrela donde se creó la invitación o pégala allí.
live-no-browser = Este navegador no puede conectarse con otro.
live-no-way = El navegador no encontró ninguna red por la que se le pueda alcanzar.
live-not-reached = Los dos dispositivos no lograron alcanzarse. En la misma red suele funcionar; entre redes distintas, a menudo solo con un servidor que indiques abajo.
live-lost = El curso de esta partida ya no está en este dispositivo, y la otra parte contaba con él.
live-version = La otra parte tiene otra versión de Dama. Volved a cargar la página en los dos dispositivos.
live-once-more = Intentar de nuevo
live-by-post = Jugar por correspondencia
live-servers = Servidores, para redes distintas
live-servers-how = Sin servidor solo se contacta con el dispositivo de la otra persona. Un servidor STUN le dice al navegador su dirección en internet; uno TURN lo transmite todo. Quien lo gestiona conoce las dos direcciones. Uno por línea: stun:host o turn:host nombre contraseña.
live-servers-kept = Guardado. Vale desde el próximo intento.
live-servers-bad = Esto no es un servidor así: { $line }
live-open = Conectado
live-silent = Interrumpido. Los relojes están parados; seguirá solo cuando vuelva la conexión.
live-apart = Sin conexión. La partida está guardada.
live-left = La otra persona se ha ido. La partida está guardada.
live-cut = Lo que llegó de la otra parte no tenía sentido y se cortó la conexión. La partida está guardada.
live-again = Invitar de nuevo
live-claim = Reclamar la victoria
live-claimed = La otra persona no volvió y has terminado la partida.
live-differ = Los dos tableros no coinciden y la partida se ha parado. Cada dispositivo guarda el suyo.
live-clocks = Los dos relojes difieren demasiado y la partida se ha parado. Cada dispositivo guarda el suyo.
live-other-game = La otra parte juega otra partida.
live-say = Decir algo
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-good = ¡Buena jugada!
phrase-oops = ¡Vaya!
phrase-wait = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-game = ¡Buena partida!
phrase-go = Tengo que irme.
