app-name = Dama
page-title = { $place } – Dama

## The rule sets

variant-american = Damas americanas
variant-russian = Damas rusas
variant-brazilian = Damas brasileñas
variant-spanish = Damas españolas
variant-italian = Damas italianas
variant-czech = Damas checas
variant-international = Damas internacionales
variant-thai = Damas tailandesas
optional-capture = Captura opcional
optional-capture-note = Regla de la casa: puedes dejar pasar una captura y hacer otra jugada. La captura empezada se termina.

## Sides and pieces

side-black = Negras
side-white = Blancas
piece =
    { $rank ->
        [king] { $side ->
            [black] dama negra
           *[white] dama blanca
        }
       *[man] { $side ->
            [black] peón negro
           *[white] peón blanco
        }
    }

## Whose turn

your-turn = Te toca
side-to-move = Juegan { $side }
thinking = La máquina piensa…
capture-goes-on = Sigue capturando
choose-way = Hay más de una captura que termina ahí. ¿Cuál?
confirm-move = ¿Jugar esta jugada?
confirm-yes = Jugar
confirm-no = Devolver
paused = En pausa
looking-back = Tras la jugada { $move }
looking-at-start = El comienzo
pass-to = Pasa el dispositivo a las { $side }
pass-done = Mostrar el tablero

## The players

player-you = Tú
player-computer = Máquina, nivel { $level }
player-plays =
    { $side ->
        [black] (negras)
       *[white] (blancas)
    }
captured =
    { $men ->
        [0] { $kings ->
            [0] Capturas: ninguna aún
            [one] Capturas: { $kings } dama
           *[other] Capturas: { $kings } damas
        }
        [one] { $kings ->
            [0] Capturas: { $men } peón
            [one] Capturas: { $men } peón y { $kings } dama
           *[other] Capturas: { $men } peón y { $kings } damas
        }
       *[other] { $kings ->
            [0] Capturas: { $men } peones
            [one] Capturas: { $men } peones y { $kings } dama
           *[other] Capturas: { $men } peones y { $kings } damas
        }
    }

## Draw counts on their way

count-no-progress = { $count } de { $limit } sin capturar ni coronar
count-kings-only = { $count } de { $limit } solo con damas y sin capturas
count-lone-king = { $count } de { $limit } contra una dama sola
count-many-kings = { $count } de { $limit } con { $kings } damas o más contra una sola
count-main-road = { $count } de { $limit } con la dama sola en la gran diagonal
count-same-material = { $count } de { $limit } con damas en los dos bandos, sin capturar ni coronar
count-repetition =
    { $count ->
        [one] Esta posición ha salido una vez; a las { $limit } son tablas
       *[other] Esta posición ha salido { $count } veces; a las { $limit } son tablas
    }

## The result

you-won = Has ganado
computer-won = Gana la máquina
side-won = Ganan { $side }
drawn = Tablas
reason-no-pieces = { $side } se quedan sin fichas.
reason-no-moves = { $side } no pueden mover.
reason-resigned = { $side } abandonan.
reason-you-resigned = Has abandonado.
reason-agreed = De común acuerdo.
reason-time = { $side }: se acabó el tiempo.
reason-no-progress =
    { $limit ->
        [one] Una jugada sin capturar ni coronar.
       *[other] { $limit } jugadas sin capturar ni coronar.
    }
reason-kings-only =
    { $limit ->
        [one] Una jugada solo con damas y sin capturas.
       *[other] { $limit } jugadas solo con damas y sin capturas.
    }
reason-lone-king =
    { $limit ->
        [one] Una jugada contra una dama sola.
       *[other] { $limit } jugadas contra una dama sola.
    }
reason-many-kings =
    { $limit ->
        [one] Una jugada con { $kings } damas o más contra una sola.
       *[other] { $limit } jugadas con { $kings } damas o más contra una sola.
    }
reason-main-road =
    { $limit ->
        [one] La dama sola se ha mantenido en la gran diagonal durante una jugada.
       *[other] La dama sola se ha mantenido en la gran diagonal durante { $limit } jugadas.
    }
reason-same-material =
    { $limit ->
        [one] Damas en los dos bandos y una jugada sin capturar ni coronar.
       *[other] Damas en los dos bandos y { $limit } jugadas sin capturar ni coronar.
    }
reason-repetition =
    { $times ->
        [one] La misma posición ha salido una vez.
       *[other] La misma posición ha salido { $times } veces.
    }

## What is said

said-move = { $side }: de { $from } a { $to }.
said-capture =
    { $count ->
        [one] { $side }: de { $from } a { $to }, captura una ficha.
       *[other] { $side }: de { $from } a { $to }, captura { $count } fichas.
    }
said-crowned = Corona dama.
said-picked = Ficha de { $square } en la mano. Puede ir a { $targets }.
said-hopped = En { $square }. La captura sigue por { $targets }.
said-put-back = Devuelta a su sitio.
said-undone = Jugada deshecha.
said-redone = Jugada repuesta.
said-started = Partida nueva: { $variant }.
said-hint-asked = Buscando una buena jugada…
said-hint = Pista: de { $from } a { $to }.
said-hint-piece = Pista: la ficha de { $square }. Pide otra vez para ver la jugada.

## Why not

refused-over = La partida ha terminado.
refused-turn = Le toca a la máquina.
refused-looking = Estás mirando atrás. Vuelve a la partida para mover.
refused-nothing = Elige primero una de tus fichas.
refused-not-yours = Esa ficha no es tuya.
refused-blocked = Esta ficha no tiene adónde ir.
refused-must-capture =
    { $count ->
        [one] Hay que capturar, con la ficha de { $squares }.
       *[other] Hay que capturar, con una de las fichas de { $squares }.
    }
refused-not-there = Ahí no puede ir.
refused-unfinished = Hay que terminar la captura: sigue por { $squares }.
why-more-pieces = Esta captura toma { $this } y otra toma { $best }: hay que capturar el mayor número.
why-with-king = Una dama puede capturar: hay que capturar con la dama.
why-more-kings = Damas que toma esta captura: { $this }; la otra: { $best }. A igual número, va antes la que toma más damas.
why-kings-earlier = Si todo lo demás es igual, va antes la captura que encuentra antes una dama.
why-lands-where-it-goes-on = La captura sigue: hay que caer donde pueda seguir.
why-lands-just-behind = Debe caer justo detrás de la ficha que captura.
why-already-captured = Esa ficha ya está capturada. Queda en el tablero hasta el final de la jugada y no se puede saltar otra vez.
why-crowning-ends = El peón que llega a la última fila se corona y la jugada termina.
why-crowned-only-at-the-end = Pasa por la última fila como peón: solo se corona si la jugada termina allí.
why-men-move-forward = El peón solo mueve hacia adelante.
why-men-capture-forward = El peón solo captura hacia adelante.
why-king-safe-from-men = El peón no puede capturar una dama.
why-man-steps-one = El peón mueve una casilla.
why-king-steps-one = La dama mueve una casilla.
why-not-diagonal = Las fichas solo mueven en diagonal.
why-occupied = Esa casilla está ocupada.
why-own-piece = Hay una ficha propia en el camino.
why-two-in-line = No se pueden saltar dos fichas seguidas.
why-the-rule = Ver la regla
typed-label = Escribe una jugada
typed-malformed = «{ $text }» no es una jugada. Escríbela así: 22-17 o c3:e5.
typed-ambiguous = Hay más de una captura que se escribe así: { $moves }. Escribe todas las casillas.

## The board

board-label =
    { $side ->
        [black] Tablero, negras abajo
       *[white] Tablero, blancas abajo
    }
square-empty = { $square }, vacía
square-piece = { $square }, { $piece }
square-can-move = puede mover
square-in-hand = en la mano
square-can-land = puede ir aquí
square-waiting = capturada, sale al acabar la jugada
square-last-move = última jugada
square-hinted = pista

## What can be done

undo = Deshacer
redo = Rehacer
earlier = Anterior
later = Siguiente
flip = Girar
hint = Pista
move-now = Juega ya
resign = Abandonar
new-game = Partida nueva
rematch = Revancha
swap-sides = Cambiar de bando
look-back = Repasar
back-to-game = Volver a la partida
play-from-here = Seguir desde aquí
actions-label = Acciones
resign-question = ¿Abandonar esta partida?
resign-yes = Abandonar
resign-no = Seguir jugando
offer-draw = Ofrecer tablas
draw-question = { $side } ofrecen tablas. ¿Acepta el otro bando?
draw-yes = Aceptar tablas
draw-no = Seguir jugando
pause = Pausa
resume = Seguir

## The moves

moves = Jugadas
no-moves-yet = Aún no hay jugadas
moves-start = Comienzo
move-label = Jugada { $number }, { $side }: { $move }

## A new game

choose-variant = Elige un juego
choose-opponent = Contra
opponent-computer = La máquina
opponent-person = Otra persona
choose-level = Nivel
level-1 = Mueve casi sin mirar. Un niño puede ganarle.
level-2 = Ve la captura que tiene delante y poco más.
level-3 = Mira una respuesta por delante y falla a menudo.
level-4 = Juega por gusto y cae en trampas sencillas.
level-5 = Juega con sentido; se le escapan las combinaciones largas.
level-6 = Castiga los errores; con cuidado aún se le gana.
level-7 = Un jugador de club constante.
level-8 = Fuerte. Ve casi todas las combinaciones.
level-9 = Muy fuerte. Rara vez falla.
level-10 = Todo lo que tiene: cerca de un segundo por jugada.
choose-side = Tu bando
moves-first = { $side }, mueven primero
moves-second = { $side }, mueven después
time-title = Reloj
time-none = Sin reloj
time-per-move = { $seconds } s por jugada
time-fischer = { $minutes } min + { $seconds } s por jugada
time-sand-glass = Reloj de arena, { $minutes } min
time-own = Elegir los tiempos…
time-kind = Tiempo
time-kind-move = Por jugada
time-kind-game = Por partida
time-kind-sand-glass = Reloj de arena
time-minutes = Minutos
time-seconds = Segundos
time-increment = Segundos añadidos por jugada
time-wrong = { $field }: un número entero de { $least } a { $most }.
time-short = Al menos { $seconds } s en total.
start-game = Empezar la partida

## What makes a rule set what it is

fact-army =
    { $men ->
        [one] { $men } peón por bando
       *[other] { $men } peones por bando
    }
fact-board =
    { $men ->
        [one] Tablero de { $size }×{ $size }, { $men } peón por bando
       *[other] Tablero de { $size }×{ $size }, { $men } peones por bando
    }
fact-men-forward = Los peones capturan solo hacia adelante
fact-men-both-ways = Los peones capturan también hacia atrás
fact-king-short = Damas cortas: una casilla
fact-king-flies = Damas voladoras
fact-king-lands-behind = Damas voladoras, pero caen justo detrás de lo que capturan
fact-king-safe-from-men = Los peones no pueden capturar damas
fact-free-choice = Vale cualquier captura
fact-most-pieces = Hay que hacer la captura mayor
fact-most-kings = Hay que hacer la captura mayor y, a igualdad, la de más damas
fact-king-first = La dama que puede capturar debe hacerlo
fact-ladder = Un orden estricto decide entre las capturas
fact-goes-on-as-king = El peón que corona en plena captura sigue como dama
fact-at-once = Las fichas capturadas salen al momento
fact-optional = Capturar es opcional

## Settings

settings = Ajustes
settings-language = Idioma
settings-appearance = Aspecto
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-coordinates = En las casillas
coordinates-numbers = Números
coordinates-letters = Letras
coordinates-none = Nada
coordinates-own = Según reglas
settings-board = Tablero
board-wood = Madera
board-slate = Pizarra
board-green = Verde
board-paper = Papel
settings-pieces = Fichas
pieces-turned = Torneadas
pieces-flat = Planas
pieces-ink = Tinta
settings-playing = Al jugar
option-auto-play = Jugar sola la única jugada posible
option-confirm = Preguntar antes de cada jugada
option-turn-board = Girar el tablero hacia quien mueve
option-pass = Tapar el tablero al pasar el dispositivo
option-evaluation = Mostrar lo que la máquina opina de la posición
option-sound = Sonidos
option-vibration = Vibración
evaluation = Según la máquina: { $score } para blancas
close = Cerrar
version = Versión { $version }, compilación { $build }
install = Instalar en este dispositivo
install-by-hand = Para instalar: toca Compartir y luego «Añadir a pantalla de inicio».
report = Copiar para un informe
report-copied = Copiado: la partida, la versión y el navegador. Pégalo donde informes del problema.
report-by-hand = El navegador no permite copiarlo. Selecciónalo y cópialo aquí.
backup = Guardado en este dispositivo
aside-kept = Partidas guardadas que apartamos porque no se pudieron leer: { $count }. También van en el archivo.
aside-delete = Borrarlas

## La versión en el dispositivo

offline-ready = Ya se puede jugar sin conexión.
update-ready = Hay una versión nueva.
update-now = Actualizar
update-later = Más tarde
update-waits = Llegará cuando termine esta jugada.

## What went wrong

trouble-blocked = Este navegador no deja que la página guarde nada. La partida se perderá al cerrarla.
trouble-full = En este dispositivo no queda sitio para guardar la partida. Se perderá al cerrar la página.
trouble-unreadable = No se pudo leer tu partida guardada. La hemos apartado y hay una partida nueva lista.
trouble-newer = Tu partida guardada es de una versión más nueva. La hemos apartado y hay una partida nueva lista.
trouble-stuck = Esta versión no puede leer tu partida guardada y no hay sitio para apartarla. Se queda como está, así que la partida de ahora no se guarda.
elsewhere = La partida se juega en otra ventana. Aquí se ven sus jugadas.
play-here = Jugar aquí
trouble-texts = No se pudieron traer los textos de este idioma. Llegarán en cuanto haya red.
trouble-place = La dirección que abriste no lleva a nada aquí. Este es el tablero.
trouble-engine = La máquina no responde.
ask-again = Volver a pedir
dismiss = Aceptar

## The rules pages

rules-link = Reglas
rules-of = Reglas: { $name }
rules-loading = Trayendo las reglas…
rules-missing = No se pudieron traer las reglas en este idioma. Llegarán en cuanto haya red.
rules-try-again = Probar otra vez

## The library and the profile

library = Biblioteca
library-loading = Cargando la biblioteca…
library-missing = No se pudo cargar la biblioteca. Se cargará en cuanto haya red.
share = Compartir la partida
replay = Ver la partida
choose-profile = Se juega
profile-table = Como en esta mesa
profile-federation = Según la federación
profile-table-note = Tablas sencillas, un tablero común, y puedes empezar tú.
profile-federation-note = Quién empieza, tablero, nombres de casillas y tablas como en la federación.

## Una partida con alguien en otro lugar

opponent-far = Alguien lejos
far-friend = Tu rival
far-turn = Le toca a { $name }
far-won = Ha ganado { $name }
far-asks =
    { $what ->
        [draw] { $name } ofrece tablas.
        [undo] { $name } pide deshacer la última jugada.
        [pause] { $name } pide parar o reanudar los relojes.
       *[rematch] { $name } quiere otra partida con los bandos cambiados.
    }
far-asked =
    { $what ->
        [draw] Has ofrecido tablas.
        [undo] Has pedido deshacer tu última jugada.
        [pause] Has pedido parar o reanudar los relojes.
       *[rematch] Has pedido otra partida con los bandos cambiados.
    }
far-declined = { $name } no ha aceptado.
far-yes = Aceptar
far-no = Rechazar
far-send = Enviar el enlace
far-unsent = { $name } lo verá al abrir tu enlace. Envíalo ahora.
