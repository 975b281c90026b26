### The rules pages.
###
### Sentences under "Sentences" are chosen by the facts of a rule set and must be true of every set that has the fact.
### What follows under a rule set's own name is prose about that set alone.

## The pages

rules-title = Reglas del juego de damas
rules-description = Las reglas de ocho juegos de damas, cada uno con diagramas que se pueden jugar: americanas, rusas, brasileñas, españolas, italianas, checas, internacionales y tailandesas.
rules-intro = Las damas son una familia. En todas se juega sobre casillas oscuras, con peones que avanzan, capturas por salto y damas. Lo que cambia es quién puede capturar hacia atrás, hasta dónde llega la dama y qué captura es obligatoria. Elige un juego, lee sus reglas y juégalo desde ahí mismo.
rules-contents = En esta página
rules-languages = En otros idiomas
rules-open-app = Abrir el juego
rules-made = Esta página sale de las mismas tablas de reglas con las que se juega.
compare-title = Todas las reglas comparadas
compare-description = Ocho juegos de damas frente a frente: tablero, peones, damas, capturas, coronación y tablas.
compare-intro = Bajo cada regla se lee qué puede ser y en qué juegos es así. Las palabras salen de las mismas tablas con las que se juega.
compare-rule = Regla
play-now = Jugar ahora
part-board = Tablero y colocación
part-moving = Cómo se mueve
part-capturing = Cómo se captura
part-crowning = La coronación
part-ending = Victoria y tablas
part-differences = Diferencias con las damas americanas
part-differences-international = Diferencias con las damas internacionales
part-tips = Consejos de estrategia
part-questions = Preguntas y respuestas
part-others = Otros juegos de damas
part-changes = Qué cambia en cada juego
part-names = Otros nombres

## The diagrams

diagrams-note = En los diagramas juegas con las blancas, de abajo arriba. Las casillas oscuras están numeradas fila por fila; la 1 es la de arriba a la izquierda. Prueba la jugada o pide verla.
diagram-show = Enséñame
diagram-again = Otra vez
diagram-right = Esa es la jugada.
diagram-other = También es una jugada legal.
diagram-text = Blancas: { $white }. Negras: { $black }. Juegan blancas.
diagram-start-text = El comienzo: peones blancos en { $white }, peones negros en { $black }.
diagram-men =
    { $count ->
        [one] peón en { $squares }
       *[other] peones en { $squares }
    }
diagram-kings =
    { $count ->
        [one] dama en { $squares }
       *[other] damas en { $squares }
    }

diagram-man-step = El peón mueve una casilla en diagonal hacia adelante, nunca hacia atrás.
diagram-king-step = La dama mueve una casilla en diagonal, hacia adelante o hacia atrás.
diagram-king-flies = La dama recorre en diagonal todas las casillas vacías que quiera, como el alfil en el ajedrez.
diagram-must-capture = Uno de tus peones puede capturar, así que no se permite otra jugada con ninguno de los dos.
diagram-chain = El primer salto lleva a un segundo. El peón no puede pararse a medio camino: las dos fichas se capturan en una sola jugada.
diagram-man-not-back = La ficha enemiga está detrás de tu peón y más allá hay una casilla vacía, pero el peón captura solo hacia adelante. Únicamente puede seguir avanzando.
diagram-man-back = La ficha enemiga está detrás de tu peón, y el peón captura también hacia atrás. Así que hay que hacer esta captura.
diagram-man-spares-king = Un peón no puede capturar una dama, aunque detrás de ella haya una casilla vacía. Solo una dama puede capturar a otra dama.
diagram-king-captures-back = La dama captura la ficha que tiene al lado en cualquier dirección, también hacia atrás.
diagram-king-captures-far = La dama captura a distancia y puede pararse en cualquier casilla vacía detrás de su víctima.
diagram-king-lands-behind = La dama captura a distancia, pero cae en la casilla que está justo detrás de su víctima y en ninguna otra.
diagram-king-goes-on = Solo desde una de las casillas de caída puede la dama volver a capturar, así que debe elegir esa.
diagram-turkish-strike = Las fichas capturadas siguen en el tablero hasta que acaba la jugada y no se pueden saltar dos veces. Aquí, la ficha ya capturada cierra el paso hacia la tercera.
diagram-turns-back = La ficha capturada sale al momento, así que la dama puede dar media vuelta y volver a pasar por la casilla donde estaba.
diagram-majority = Un peón podría capturar una ficha; el otro, dos. Hay que hacer la captura de dos.
diagram-free-choice = Un peón puede capturar una ficha; el otro, dos. Vale cualquiera de las dos capturas.
diagram-most-kings = Cada peón puede capturar una ficha, pero una de ellas es una dama. De dos capturas iguales hay que hacer la que se lleva más damas.
diagram-with-king = El peón y la dama pueden capturar una ficha cada uno. De dos capturas iguales hay que hacer la de la dama.
diagram-kings-count = Cada dama puede capturar una ficha, y una de esas fichas es una dama. Hay que hacer la captura que se lleva más damas.
diagram-kings-earliest = Cada dama puede capturar una dama y un peón. Hay que hacer la captura que encuentra antes a la dama enemiga.
diagram-king-first = El peón podría capturar dos fichas; la dama, solo una. La dama que puede capturar debe hacerlo, por mucho que pudiera capturar un peón.
diagram-crown = El peón que termina su jugada en la última fila se convierte en dama.
diagram-crown-ends = El peón llega capturando a la última fila y corona. Ahí acaba la jugada, aunque como dama podría capturar otra ficha.
diagram-crown-goes-on = El peón llega capturando a la última fila, corona al momento y sigue capturando como dama en la misma jugada.
diagram-crown-passes = El peón llega a la última fila en plena captura y debe seguir como peón. Termina en otro sitio y no corona.
diagram-no-moves = Las blancas avanzan y el último peón negro no puede ni mover ni capturar. Las negras han perdido.
diagram-optional = Puedes capturar, o mover el otro peón sin capturar. Nada te obliga.
diagram-optional-chain = Nada te obliga a empezar esta captura. Una vez empezada, se juega hasta el final.
diagram-optional-majority = Puedes dejar las dos capturas. Pero si capturas, la captura mayor va primero.

## Sentences: the board

board-squares = El tablero tiene { $size }×{ $size } casillas, claras y oscuras alternadas. Solo se usan las oscuras, y cada jugador tiene una esquina oscura abajo a su izquierda.
board-men =
    { $men ->
        [one] Cada bando empieza con { $men } peón en las casillas oscuras de sus primeras { $rows } filas.
       *[other] Cada bando empieza con { $men } peones en las casillas oscuras de sus primeras { $rows } filas.
    }
first-black = En esta mesa empiezan las negras, en la parte de abajo del tablero.
first-white = En esta mesa empiezan las blancas, en la parte de abajo del tablero.
tradition-same = En los torneos se empieza igual.
tradition-black = En los torneos empiezan las negras. Aquí todos los juegos del tablero pequeño comparten los mismos colores; aparte de los colores, nada cambia.
tradition-white = En los torneos empiezan las blancas. Aquí todos los juegos del tablero pequeño comparten tablero y colores, y empiezan las negras; aparte de los colores, nada cambia.
tradition-mirrored = Además, la federación gira el tablero de modo que la esquina oscura quede abajo a la derecha. Es el mismo juego visto en un espejo.

## Sentences: moving

man-moves = El peón mueve una casilla en diagonal hacia adelante, a una casilla oscura vacía.
king-moves-short = La dama mueve una casilla en diagonal, hacia adelante o hacia atrás.
king-moves-flying = La dama mueve en diagonal por cualquier número de casillas vacías, hacia adelante o hacia atrás.

## Sentences: capturing

capture-how = El peón captura saltando en diagonal por encima de una ficha enemiga que tiene al lado y cayendo en la casilla vacía que está justo detrás. La ficha capturada sale del tablero. Las fichas propias nunca se saltan.
capture-forward = Los peones capturan solo hacia adelante.
capture-both-ways = Los peones capturan hacia adelante y hacia atrás, aunque mueven solo hacia adelante.
capture-spares-king = Un peón no puede capturar una dama.
capture-king-short = La dama captura del mismo modo, en las cuatro direcciones: la ficha enemiga debe estar a su lado en diagonal.
capture-king-flying = La dama captura desde cualquier distancia por una diagonal despejada: salta la primera ficha enemiga que encuentra y puede caer en cualquier casilla vacía detrás de ella, hasta la ficha siguiente. Dos fichas seguidas, una detrás de otra, no se pueden saltar.
capture-king-behind = La dama captura desde cualquier distancia por una diagonal despejada: salta la primera ficha enemiga que encuentra y cae en la casilla que está justo detrás. Dos fichas seguidas, una detrás de otra, no se pueden saltar.
capture-chain = Si desde donde cae la misma ficha puede volver a capturar, sigue, en cualquier dirección que le esté permitida y con las mismas reglas, hasta que no pueda capturar más. Todo eso es una sola jugada, y la casilla de la que salió cuenta como vacía.
capture-where-it-goes-on = Cuando una dama tiene varias casillas de caída y desde algunas puede seguir capturando, debe elegir una de esas.
capture-removed-after = Las fichas capturadas se retiran todas juntas al acabar la jugada. Hasta entonces estorban: ninguna se puede saltar dos veces, y una ficha ya capturada puede cortar la cadena. Los jugadores lo llaman golpe turco.
capture-removed-at-once = Cada ficha capturada se retira en cuanto se salta. Ya no estorba, y una dama puede dar media vuelta y volver por la casilla vacía.
capture-once = Ninguna ficha se puede saltar dos veces en una misma jugada.
capture-forced = Si puedes capturar, debes hacerlo.
capture-optional = Puedes capturar o hacer cualquier otra jugada. La captura empezada se juega hasta el final.
choice-free = Si tienes varias capturas, eliges la que quieras, también cuando una cadena puede seguir por dos caminos. La más larga no es obligatoria.
choice-order = Si tienes varias capturas, deciden estas reglas, por este orden:
choice-most-pieces = Capturar el mayor número posible de fichas. La dama cuenta como una ficha, igual que el peón.
choice-with-king = Capturar con una dama antes que con un peón.
choice-most-kings = Capturar el mayor número posible de damas.
choice-kings-earliest = Comparar las capturas ficha por ficha, en el orden en que se capturan: donde se diferencian por primera vez, se hace la que allí captura una dama.
choice-rest = Si aún hay igualdad, eliges tú.

## Sentences: crowning

crown-ends-move = El peón que termina su jugada en la fila más lejana se convierte en dama y mueve como tal desde su turno siguiente.
crown-mid-ends = El peón que llega a la fila más lejana con una captura corona ahí y la jugada termina, aunque la nueva dama pudiera capturar más.
crown-mid-goes-on = El peón que llega a la fila más lejana en plena captura corona al momento y, si puede, sigue capturando como dama.
crown-mid-passes = El peón que llega a la fila más lejana en plena captura y puede seguir capturando debe hacerlo, como peón. Solo corona si su jugada termina en esa fila.

## Sentences: winning and draws

win-how = Ganas cuando el otro bando se queda sin fichas, o cuando le toca jugar y no tiene ninguna jugada legal.
draws-are = La partida acaba en tablas, sin que nadie tenga que pedirlas:
draw-repetition =
    { $times ->
        [one] cuando la misma posición, con el turno del mismo bando, ha salido { $times } vez
       *[other] cuando la misma posición, con el turno del mismo bando, ha salido { $times } veces
    }
draw-no-progress =
    { $moves ->
        [one] tras { $moves } jugada de cada bando sin capturas y sin coronaciones
       *[other] tras { $moves } jugadas de cada bando sin capturas y sin coronaciones
    }
draw-kings-only =
    { $moves ->
        [one] tras { $moves } jugada de cada bando sin capturas y sin mover peones
       *[other] tras { $moves } jugadas de cada bando sin capturas y sin mover peones
    }
draw-lone-king =
    { $least ->
        [1] { $moves ->
            [one] cuando una dama sola ha aguantado { $moves } jugada de cada bando contra un bando de 1 a { $most } fichas, al menos una de ellas dama
           *[other] cuando una dama sola ha aguantado { $moves } jugadas de cada bando contra un bando de 1 a { $most } fichas, al menos una de ellas dama
        }
       *[other] { $moves ->
            [one] cuando una dama sola ha aguantado { $moves } jugada de cada bando contra { $most } fichas, al menos una de ellas dama
           *[other] cuando una dama sola ha aguantado { $moves } jugadas de cada bando contra { $most } fichas, al menos una de ellas dama
        }
    }
draw-many-kings =
    { $moves ->
        [one] cuando una dama sola ha aguantado { $moves } jugada de cada bando contra { $kings } damas o más
       *[other] cuando una dama sola ha aguantado { $moves } jugadas de cada bando contra { $kings } damas o más
    }
draw-main-road =
    { $moves ->
        [one] cuando una dama sola se ha mantenido en la gran diagonal, la que va de esquina a esquina, durante { $moves } jugada de cada bando contra { $pieces } fichas
       *[other] cuando una dama sola se ha mantenido en la gran diagonal, la que va de esquina a esquina, durante { $moves } jugadas de cada bando contra { $pieces } fichas
    }
draw-same-material =
    { $moves ->
        [one] con damas en los dos bandos y de { $least } a { $most } fichas en el tablero, tras { $moves } jugada de cada bando sin capturas y sin coronaciones
       *[other] con damas en los dos bandos y de { $least } a { $most } fichas en el tablero, tras { $moves } jugadas de cada bando sin capturas y sin coronaciones
    }
draws-no-repetition = Repetir la posición no es tablas por sí solo.
federation-same = En los torneos valen las mismas condiciones.
federation-are = En los torneos se cuenta de otro modo. Allí la partida acaba en tablas:

## Sentences: comparison

rule-board = Tablero y peones
rule-first = Aquí empiezan
rule-federation-first = En torneos empiezan
rule-man-captures = Captura de los peones
rule-man-takes-king = ¿Puede un peón capturar una dama?
rule-king = Damas
rule-removal = Las fichas capturadas salen
rule-crowning = El peón que llega a la última fila en plena captura
rule-obligation = Capturar
rule-choice = Qué captura
rule-draws = Tablas
value-board = { $size }×{ $size }, { $men } por bando
value-black = Negras
value-white = Blancas
value-man-takes-king = Sí
value-removed-after = Al acabar la jugada
value-no-difference = Da igual: las damas son cortas
value-crown-ends = Corona, y acaba la jugada
value-crown-passes = Sigue como peón
value-forced = Obligatorio
value-draw-repetition =
    { $times ->
        [one] La posición sale { $times } vez
       *[other] La posición sale { $times } veces
    }
value-draw-no-progress =
    { $moves ->
        [one] { $moves } jugada por bando sin captura ni coronación
       *[other] { $moves } jugadas por bando sin captura ni coronación
    }
value-draw-kings-only =
    { $moves ->
        [one] { $moves } jugada por bando sin captura ni jugada de peón
       *[other] { $moves } jugadas por bando sin captura ni jugada de peón
    }
value-draw-many-kings =
    { $moves ->
        [one] { $kings } damas contra una, { $moves } jugada por bando
       *[other] { $kings } damas contra una, { $moves } jugadas por bando
    }
value-draw-main-road =
    { $moves ->
        [one] Dama sola en la gran diagonal, { $moves } jugada por bando
       *[other] Dama sola en la gran diagonal, { $moves } jugadas por bando
    }
value-draw-same-material =
    { $moves ->
        [one] De { $least } a { $most } fichas, { $moves } jugada por bando
       *[other] De { $least } a { $most } fichas, { $moves } jugadas por bando
    }
value-draw-lone-king =
    { $moves ->
        [one] Dama sola, { $moves } jugada por bando
       *[other] Dama sola, { $moves } jugadas por bando
    }

## Questions everyone asks

ask-must = ¿Es obligatorio capturar?
answer-must-forced = Sí. Siempre que una de tus fichas pueda capturar, hay que hacer una captura. La página marca las fichas que pueden.
answer-must-optional = No. Con esta regla de la casa siempre puedes hacer en su lugar una jugada sin captura. Solo hay que terminar la captura que ya has empezado.
ask-which = ¿Qué captura debo elegir?
answer-which-free = La que quieras. Una captura corta vale tanto como una larga, pero la que empieces hay que jugarla hasta el final.
ask-back = ¿Puede un peón capturar hacia atrás?
answer-back-no = No. El peón mueve y captura solo hacia adelante. Las damas van en los dos sentidos.
answer-back-yes = Sí. El peón mueve solo hacia adelante, pero captura en las cuatro direcciones.
ask-last-row = ¿Y si mi peón llega a la última fila mientras captura?
ask-king = ¿Hasta dónde llega una dama?
answer-king-short = Una casilla, en cualquiera de las cuatro direcciones diagonales. Captura solo lo que tiene al lado.
answer-king-flying = Hasta donde la diagonal esté despejada. También captura a cualquier distancia y elige dónde caer detrás de su víctima.
answer-king-behind = Hasta donde la diagonal esté despejada. También captura a cualquier distancia, pero siempre cae justo detrás de su víctima.
ask-draw = ¿Cuándo son tablas?
ask-sure = ¿Qué seguridad tienen estas reglas?

## American

american-title = Reglas de las damas americanas o inglesas (checkers)
american-description = Cómo se juega a las damas americanas, llamadas también damas inglesas o checkers: colocación, jugadas, captura obligatoria, damas, tablas, consejos y respuestas, con diagramas que se pueden jugar.
american-intro = El juego de damas en su forma más sencilla, y aun así profundo. Los peones van hacia adelante, la dama da un paso en cualquier dirección, y capturar es obligatorio, pero tú eliges la captura. Con tan poca fuerza en el tablero, un solo tiempo puede decidir, y las buenas partidas se ganan por muy poco. Son las damas de Estados Unidos, Gran Bretaña, Irlanda y buena parte del mundo de habla inglesa.
american-names = Damas inglesas, checkers, English draughts; en Gran Bretaña, simplemente draughts.
american-tip-1 = Deja dos peones en casa
    .text = En tu primera fila conserva un peón sí y otro no mientras puedas. Dos peones con una casilla entre ellos ponen muy difícil que un peón enemigo solo pase y corone.
american-tip-2 = Camina hacia el centro
    .text = Un peón en el centro tiene dos caminos y ayuda a sus vecinos. En el borde tiene uno solo, y ahí lo pueden sujetar.
american-tip-3 = Lee cada captura que permites
    .text = Capturar es obligatorio, así que un peón entregado lleva una ficha enemiga adonde te conviene. Antes de cada jugada pregúntate qué tendrá que comer el rival y qué podrás comer tú después.
american-tip-4 = Cambia cuando vayas ganando
    .text = Cambiar peón por peón agranda la ventaja. Cinco contra cuatro es una lucha; dos contra uno suele ser victoria.
american-tip-5 = Cuenta a quién se le acaban las jugadas
    .text = Cuando los peones se bloquean, cede el que tiene que mover. Un cambio altera a quién le toca en el momento crítico: hazlo cuando la cuenta te sea contraria.
american-tip-6 = Devuelve la dama al trabajo
    .text = La dama es fuerte porque ataca a los peones por detrás, donde ellos no pueden golpear. Pero es lenta: un paso por turno. No la dejes en el borde lejano.
american-ask-1 = ¿Se sopla la ficha que no captura?
    .answer = Ya no. Antes, quien pasaba por alto una captura perdía la ficha que debía hacerla. Hoy la captura sencillamente hay que jugarla, y esta página no admite otra jugada.
american-ask-2 = ¿Por qué empiezan las negras?
    .answer = Es la tradición de este juego, aquí y en los torneos: mueve primero el bando más oscuro.
american-ask-3 = ¿Están resueltas las damas americanas?
    .answer = Desde la posición inicial, sí: en 2007 una demostración informática probó que, con juego perfecto de los dos bandos, son tablas. Nadie juega perfecto, así que sigue siendo un juego.
american-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición. La regla de tablas que se juega aquí es la cuenta sencilla de arriba; las condiciones de torneo siguen descripciones que concuerdan entre sí.

## Russian

russian-title = Reglas de las damas rusas (shashki)
russian-description = Cómo se juega a las damas rusas o shashki: peones que comen hacia atrás, damas voladoras, coronación en plena captura, tablas, consejos y respuestas, con diagramas que se pueden jugar.
russian-intro = El mismo tablero y los mismos peones que en las damas americanas, y un juego mucho más vivo. Los peones capturan hacia atrás, las damas vuelan de un lado a otro, y el peón que corona en plena captura sale volando al momento. Las combinaciones saltan de la nada y la partida cambia en una sola jugada. Son las damas de Rusia y sus vecinos, y de clubes mucho más allá.
russian-names = Shashki, damas rusas, Russian draughts.
russian-tip-1 = Vigila tu espalda
    .text = Lo que en las damas americanas está a salvo, aquí pueden comerlo por detrás. Antes de cada jugada mira las capturas hacia atrás de los dos bandos.
russian-tip-2 = Frena la primera dama
    .text = Una dama voladora vale varios peones, sobre todo al principio. Dar un peón, incluso dos, para que un enemigo no llegue a la última fila suele salir barato.
russian-tip-3 = Ocupa la gran diagonal
    .text = La gran diagonal, de esquina a esquina, es el mejor sitio para una dama. Desde ahí alcanza casi todo el tablero, y una dama sola en ella es muy difícil de cazar.
russian-tip-4 = Elige según la posición
    .text = Puedes hacer la captura corta aunque haya otra más larga. Muchas veces la que mantiene juntos tus peones es mejor que la que más come.
russian-tip-5 = Que sus víctimas lo frenen
    .text = Las fichas capturadas se quedan hasta el final de la jugada y cierran el paso. Prepara posiciones en las que la captura larga del rival tenga que acabar junto a tus peones.
russian-tip-6 = No dejes huecos
    .text = Cada casilla vacía detrás de un peón es una casilla de caída, por los dos lados. Los peones que se tocan se protegen.
russian-ask-1 = Mi peón corona en plena captura. ¿Puedo pararme ahí?
    .answer = Solo si la nueva dama no puede seguir capturando. Si puede, desde cualquiera de las casillas donde le está permitido caer, debe hacerlo.
russian-ask-2 = ¿Debo capturar el mayor número de fichas?
    .answer = No, y esa es la gran diferencia con las damas brasileñas y las internacionales. Vale cualquier captura.
russian-ask-3 = ¿Tres damas contra una ganan?
    .answer = Normalmente sí, si la dama sola no está en la gran diagonal. En los torneos, el bando fuerte tiene quince jugadas para lograrlo; en esta mesa solo la cuenta de arriba acaba la partida.
russian-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición. Las tablas de torneo siguen las reglas de la sección de 64 casillas de la federación mundial.

## Brazilian

brazilian-title = Reglas de las damas brasileñas
brazilian-description = Cómo se juega a las damas brasileñas: las capturas internacionales en el tablero de 8×8, captura mayor obligatoria, damas voladoras, tablas, consejos y respuestas, con diagramas que se pueden jugar.
brazilian-intro = Las reglas internacionales en el tablero pequeño. Los peones capturan hacia atrás, las damas vuelan y hay que hacer la captura mayor. Por eso el juego es afilado y se puede calcular: si ves qué tiene que comer el rival, ves dónde quedarán sus fichas. Son las damas de Brasil, y un buen paso de los juegos de 8×8 al tablero grande.
brazilian-names = Damas, jogo de damas, Brazilian draughts.
brazilian-tip-1 = Cuenta la captura más larga
    .text = Antes de mover, cuenta la captura más larga que tendría cada bando. El rival no puede elegir, así que su respuesta se puede prever. La tuya también.
brazilian-tip-2 = Entrega para dirigir
    .text = Ofrece una ficha o dos para que la captura más larga lleve los peones del rival adonde tú quieres, y recupera más.
brazilian-tip-3 = No hay salida corta
    .text = No puedes escapar con una captura pequeña mientras haya una mayor en cualquier parte del tablero. Hay que hacerla, aunque lleve a una trampa.
brazilian-tip-4 = Cuida la retaguardia
    .text = Los peones capturan hacia atrás. Un grupo con huecos detrás es una escalera para el enemigo.
brazilian-tip-5 = Guarda la última fila
    .text = Las damas golpean de lejos en un tablero abierto. Mantén peones en tu primera fila mientras dure el medio juego.
brazilian-tip-6 = No cuentes con coronar de paso
    .text = El peón que toca la última fila y debe seguir capturando se queda en peón. Mira dónde acaba la captura antes de contar con una nueva dama.
brazilian-ask-1 = ¿Una dama cuenta más que un peón?
    .answer = No. Para la captura mayor, la dama cuenta como una ficha. Dos peones van antes que una dama.
brazilian-ask-2 = Tengo dos capturas de igual número. ¿Cuál hago?
    .answer = Cualquiera. Con peón o con dama, se capturen peones o damas: solo cuenta el número.
brazilian-ask-3 = ¿En qué se diferencian de las damas rusas?
    .answer = En dos reglas. Aquí hay que hacer la captura mayor; allí vale cualquiera. Aquí el peón que pasa por la última fila en una captura se queda en peón; allí corona y sigue volando.
brazilian-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición. Las tablas de torneo siguen las reglas de la sección de 64 casillas de la federación mundial.

## Spanish

spanish-title = Reglas de las damas españolas (damas clásicas)
spanish-description = Cómo se juega a las damas españolas, las damas clásicas: damas voladoras, peones que comen solo hacia adelante, ley de la cantidad y ley de la calidad, tablas, consejos y respuestas, con diagramas que se pueden jugar.
spanish-intro = Una de las formas más antiguas del juego: los libros españoles ya la describían en el siglo XVI. Los peones van solo hacia adelante, como en las damas americanas, pero las damas vuelan. Hay que hacer la captura mayor y, entre las iguales, la que se lleva más damas: primero la cantidad, después la calidad. La primera dama suele decidir, así que se lucha por la última fila. Se juega en España y en partes de América Latina y del norte de África.
spanish-names = Damas, damas clásicas, damas españolas, juego de damas clásico.
spanish-tip-1 = Manda la primera dama
    .text = Los peones no pueden golpear hacia atrás, así que una dama voladora a su espalda trabaja sin prisa. Corre a coronar, y cuenta la carrera antes de empezarla.
spanish-tip-2 = Quien pasa está a salvo
    .text = Un peón nunca come a otro por detrás. Cuando tus peones han pasado a los del rival, solo sus damas pueden molestarlos.
spanish-tip-3 = Ponle cebo a la dama
    .text = La captura mayor es obligatoria, también para las damas. Entrega peones de modo que la dama rival tenga que caer donde tú la comes.
spanish-tip-4 = Recuerda la ley de la calidad
    .text = Entre capturas del mismo número hay que hacer la que lleva más damas. Ofrece una dama y elegirás tú la captura del rival.
spanish-tip-5 = Conserva la gran diagonal
    .text = Una dama en la gran diagonal, de esquina a esquina, domina todo el tablero y ahí es difícil de atrapar.
spanish-tip-6 = No dejes pronto la primera fila
    .text = Cada peón que la deja abre una puerta. Guarda dos o tres en casa hasta que el centro se aclare.
spanish-ask-1 = ¿La calidad va antes que la cantidad?
    .answer = No. Primero cuenta el número de fichas. Solo entre capturas del mismo número se mira cuántas damas se lleva cada una.
spanish-ask-2 = ¿Tiene que capturar la dama si puede?
    .answer = No. Da igual quién capture; solo importa cuántas fichas y cuántas damas se capturan.
spanish-ask-3 = ¿Por qué en los diagramas españoles el tablero está girado?
    .answer = Por tradición, allí la gran diagonal oscura sale de abajo a la derecha. Aquí todos los tableros pequeños se ponen igual; las jugadas son las mismas en un espejo.
spanish-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición. No hemos encontrado un texto firme de la federación sobre las tablas: para los torneos aplicamos la tercera repetición y la cuenta de arriba.

## Italian

italian-title = Reglas de las damas italianas
italian-description = Cómo se juega a las damas italianas: damas cortas que los peones no pueden comer, orden estricto de las capturas, tablas, consejos y respuestas, con diagramas que se pueden jugar.
italian-intro = El más ordenado de los juegos de damas. La dama da un paso, los peones no pueden capturarla y, cuando hay varias capturas posibles, un orden estricto dice cuál se juega. Queda tan poco al azar que los fuertes calculan muchas jugadas por líneas forzadas. Es el juego nacional de Italia, con federación propia.
italian-names = Dama, dama italiana, Italian draughts.
italian-tip-1 = La dama no teme a los peones
    .text = Solo las damas capturan damas. Tu primera dama puede pasearse entre los peones del rival e ir comiéndolos: llegar antes vale el doble.
italian-tip-2 = Usa el orden de las capturas
    .text = El rival no puede elegir. Ofrécele dos capturas y el orden escogerá la que tú preparaste: la mayor, la de una dama, la que se lleva damas.
italian-tip-3 = Aparta su dama
    .text = De dos capturas iguales hay que hacer la de la dama. Un peón ofrecido a la dama rival puede sacarla de una casilla clave.
italian-tip-4 = Conserva la primera fila
    .text = Los peones no pueden nada contra una dama. Cada coronación enemiga cuesta más que en otros juegos, así que los peones de atrás se quedan más tiempo en casa.
italian-tip-5 = Lleva las damas de dos en dos
    .text = Solo una dama puede echar a otra. Contra una dama enemiga necesitas dos tuyas para acorralarla.
italian-tip-6 = Cuenta hasta el final de la cadena
    .text = Las capturas de tres y de cuatro son frecuentes, y la mayor es obligatoria. Sigue la cadena hasta su última casilla antes de ofrecerla.
italian-ask-1 = ¿Cuál es el orden completo de las capturas?
    .answer = Primero, el mayor número de fichas; luego, la captura hecha con una dama; luego, la que se lleva más damas; luego, la que encuentra damas antes, comparando ficha por ficha. Si aún hay igualdad, se elige.
italian-ask-2 = ¿Puede mi peón capturar una dama si no hay otra cosa?
    .answer = Nunca. Si es la única ficha enemiga a su alcance, no hay captura y haces otra jugada.
italian-ask-3 = ¿Vuelan las damas?
    .answer = No. Dan un paso, hacia adelante o hacia atrás, y capturan solo lo que tienen al lado.
italian-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición; el orden de las capturas sigue los artículos de la federación italiana. Las tablas de torneo siguen descripciones que concuerdan entre sí.

## Czech

czech-title = Reglas de las damas checas
czech-description = Cómo se juega a las damas checas: damas voladoras, peones que van solo hacia adelante, la obligación de capturar con la dama, tablas, consejos y respuestas, con diagramas que se pueden jugar.
czech-intro = Sencillas y rápidas, con una regla muy suya. Los peones van solo hacia adelante, las damas vuelan y puedes elegir la captura; pero si una dama puede capturar, tiene que hacerlo una dama. Es lo que casi todo el mundo aprende de niño en la República Checa y Eslovaquia.
czech-names = Dáma, česká dáma, Czech draughts.
czech-tip-1 = Lleva la dama de la nariz
    .text = La dama que puede capturar debe hacerlo, y ningún peón puede hacerlo en su lugar. Ofrece un peón y la dama rival irá adonde tú quieres.
czech-tip-2 = Dos ofertas a la vez
    .text = Si tiene que capturar su dama, no pueden hacerlo sus peones. Da de comer a la dama para librar a tus peones de la captura de otra ficha.
czech-tip-3 = Corona primero
    .text = Las damas vuelan y los peones no pueden golpear hacia atrás. El bando que corona antes suele ganar fichas pronto.
czech-tip-4 = Haz la captura pequeña
    .text = Entre capturas de la misma clase de ficha puedes elegir. Haz la que te deje sin huecos.
czech-tip-5 = Una dama cerca de los peones rivales corre peligro
    .text = También tu dama tiene que capturar cuando puede. Tenla donde ningún regalo la arrastre a una trampa.
czech-tip-6 = Guarda la primera fila
    .text = Con peones en una casilla sí y otra no de tu primera fila, un peón enemigo apenas puede pasar.
czech-ask-1 = Mi dama puede capturar una ficha; mi peón, dos. ¿Quién captura?
    .answer = La dama. Siempre que una dama puede capturar, tiene que hacerlo una de tus damas, por mucho que pudiera llevarse un peón.
czech-ask-2 = ¿Y si pueden capturar dos damas?
    .answer = Eliges cualquiera de las dos, y cualquiera de sus capturas. La mayor no es obligatoria.
czech-ask-3 = ¿Puede un peón capturar una dama?
    .answer = Sí, si la dama está justo delante, en diagonal, y detrás hay una casilla vacía.
czech-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición. No hemos encontrado un texto firme de la federación sobre las tablas: para los torneos aplicamos la tercera repetición y la cuenta de arriba.

## International

international-title = Reglas de las damas internacionales (10×10)
international-description = Cómo se juega a las damas internacionales en el tablero de 10×10 o de cien casillas: peones que comen hacia atrás, damas voladoras, captura mayor, cuatro clases de tablas, consejos y respuestas, con diagramas que se pueden jugar.
international-intro = El juego de los campeonatos del mundo. Cien casillas, veinte peones por bando, peones que capturan hacia atrás, damas que vuelan y captura mayor obligatoria. Creció en los Países Bajos y Francia en el siglo XVIII y hoy se juega desde África Occidental hasta Siberia, bajo la federación mundial, la FMJD. Ningún otro juego de damas de esta página es tan profundo.
international-names = Damas polacas, damas de 100 casillas, damas 10×10, International draughts.
international-tip-1 = Cuenta la captura más larga
    .text = Casi todas las combinaciones se apoyan en la ley de la cantidad. Cuenta la captura más larga de cada bando antes de cada jugada.
international-tip-2 = Mantente compacto
    .text = Los peones en orden cerrado se protegen. Un peón suelto es un blanco, y un hueco en las filas, una casilla de caída.
international-tip-3 = Lucha por el centro
    .text = Los peones centrales se apoyan, tienen dos caminos y encierran al rival en los bordes.
international-tip-4 = No tengas prisa por cambiar
    .text = Con veinte peones por bando, quien se queda antes sin jugadas seguras tiene que entregar peones. Guarda jugadas de reserva.
international-tip-5 = Cuida la fila de coronación
    .text = Una dama en la gran diagonal vale unos tres peones. Deja algunos peones en tu primera fila hasta que el centro esté decidido.
international-tip-6 = Gana antes de la última dama
    .text = Una dama contra tres fichas suele ser tablas por la cuenta. Aprovecha la ventaja mientras haya peones en el tablero.
international-ask-1 = ¿Por qué llevan número las casillas?
    .answer = Las jugadas se escriben con números: las casillas oscuras van del 1 al 50, empezando por la fila de arriba vista desde las blancas. 32-28 quiere decir de la casilla 32 a la 28.
international-ask-2 = ¿La dama cuenta más en la captura mayor?
    .answer = No. La dama cuenta como una ficha. Entre capturas iguales eliges tú, con peón o con dama.
international-ask-3 = ¿Se ofrece aquí la captura opcional?
    .answer = No. La regla de la casa es solo para los tableros pequeños: sin la ley de la cantidad, el tablero grande pierde su gracia.
international-sure = Las jugadas coinciden con los recuentos publicados hasta la última posición, y las tablas, con el anexo de las reglas de la federación mundial.

## Thai

thai-title = Reglas de las damas tailandesas (makhos)
thai-description = Cómo se juega a las damas tailandesas o makhos: ocho peones por bando, damas voladoras que caen justo detrás de su víctima, libre elección de captura, tablas, consejos y respuestas, con diagramas que se pueden jugar.
thai-intro = Ocho peones por bando en un tablero medio vacío: un juego de escaramuzas que dura minutos y se juega en toda Tailandia, muchas veces con chapas de botella sobre un tablero pintado. Los peones van solo hacia adelante. Las damas vuelan, capturan las fichas de una en una y caen justo detrás; y como las víctimas salen al momento, una dama puede girar en redondo y volver por donde vino.
thai-names = Makhos, mak-hot (หมากฮอส); en inglés, Thai checkers.
thai-tip-1 = Cada peón cuenta
    .text = De ocho peones, uno es la octava parte de tu ejército. No des ninguno si no ves cómo lo recuperas.
thai-tip-2 = Corre a coronar
    .text = Entre los bandos hay cuatro filas vacías y sitio para colarse. Cuenta los pasos del peón más rápido de cada uno.
thai-tip-3 = Deja una guardia en casa
    .text = Uno o dos peones en la primera fila hacen difícil el último paso del enemigo. Vacía la fila solo a cambio de una coronación segura.
thai-tip-4 = Ocupa la casilla de detrás
    .text = La dama tiene que caer en la casilla que está justo detrás de lo que captura. Pon un peón en esa casilla y tu ficha queda a salvo por ese lado.
thai-tip-5 = No te alinees con huecos
    .text = Las víctimas salen al momento, así que una dama puede barrer en un sentido y volver. Los peones de una diagonal con huecos entre ellos son un banquete.
thai-tip-6 = Usa el borde
    .text = Una ficha en el borde no se puede saltar. En el final, los peones del borde aguantan mientras tu dama trabaja.
thai-ask-1 = ¿Puede una dama caer más lejos tras capturar?
    .answer = No. Puede venir volando hasta su víctima desde cualquier distancia, pero cae en la casilla que está justo detrás. Si esa casilla está ocupada, no hay captura.
thai-ask-2 = ¿Debo hacer la cadena más larga?
    .answer = No. Debes capturar y terminar la cadena que has empezado, pero la cadena la eliges tú.
thai-ask-3 = Mi nueva dama podría volver a capturar enseguida. ¿Puede?
    .answer = No en la misma jugada. La coronación acaba el turno.
thai-sure = Las jugadas coinciden con los recuentos de programas independientes hasta la última posición. No hay un texto firme de torneo: las mismas tablas valen aquí y en los torneos, y nadie tiene que pedirlas.

## Optional capture

optional-title = Captura opcional: la regla de la casa
optional-description = Damas sin captura obligatoria: qué cambia la regla de la casa en cada juego, con diagramas que se pueden jugar.
optional-intro = En muchas familias se juega sin obligación de comer: puedes capturar, o dejarlo y hacer una jugada sin captura. Aquí se ofrece para todos los juegos del tablero pequeño. Lo demás sigue igual: cómo mueven las fichas, qué se puede capturar y cómo se corona. Y la captura empezada se termina.
optional-in-american = Americanas: la captura es una clase de jugada entre otras. Desaparecen las trampas por captura forzada; deciden el bloqueo y los tiempos.
optional-in-russian = Rusas: las damas siguen volando y los peones siguen capturando hacia atrás. Tú eliges cuándo, y puedes esperar a que compense.
optional-in-brazilian = Brasileñas: puedes dejar pasar una captura. Si capturas, la mayor va primero.
optional-in-spanish = Españolas: puedes dejar pasar una captura. Si capturas, deciden la cantidad y después las damas.
optional-in-italian = Italianas: puedes dejar pasar una captura. Si capturas, vale el orden estricto.
optional-in-czech = Checas: puedes dejar pasar una captura. Si capturas y puede una dama, debe hacerlo una dama.
optional-in-thai = Tailandesas: puedes dejar pasar una captura. Si capturas, la cadena se termina, y vale cualquier cadena.
optional-tip-1 = Las amenazas duran
    .text = La ficha que el rival no comió ahora la puede comer en el turno siguiente. Cuenta las amenazas de los dos bandos, no solo las capturas.
optional-tip-2 = El regalo tiene que tentar
    .text = No puedes arrastrar una ficha con un regalo. Da algo solo si aceptarlo es malo para el rival y dejarlo no es mejor.
optional-tip-3 = Protege lo que dejas
    .text = Cuando dejes pasar una captura, mira qué puede hacer después esa ficha del rival.
optional-tip-4 = Las damas están más seguras
    .text = Ya no se puede sacar a una dama de su diagonal. Una vez coronada, conserva su fuerza.
optional-tip-5 = Bloquea para ganar
    .text = El bando sin jugada legal ha perdido. Cuando capturar es libre, encerrar peones gana más partidas.
optional-ask-1 = ¿Pierdo una ficha si no capturo?
    .answer = No. En algunas casas se juega a soplar: se retira la ficha. Aquí dejar pasar una captura no cuesta nada.
optional-ask-2 = ¿Puedo pararme a mitad de una captura?
    .answer = No. Puedes dejar una captura sin hacer, pero la que has empezado se juega hasta el final.
optional-ask-3 = ¿Por qué no en el tablero de 10×10?
    .answer = Allí la ley de la cantidad es el corazón del juego.
optional-sure = Las capturas que se ofrecen son exactamente las del juego al que se aplica, y las encuentra el mismo programa.
