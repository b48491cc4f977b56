# Por qué se rechaza una jugada cuando la razón no es una sola regla. Lo que dice cada regla está en rule-refusals.ftl.
#
# $piece, $mount, $attacker, $victim y $choice son nombres de piezas. $square y $from son casillas.

## El turno, los clics

reason-game-over = La partida ha terminado. { $result }
reason-not-your-turn = Es el turno de { $side }.
reason-incomplete = La jugada sigue hacia una de las casillas marcadas.
reason-covered = La casilla { $square } sigue oculta hasta que ambos bandos estén colocados.
reason-withheld = Esa jugada no es legal. El motivo queda oculto.
reason-off-board = Esa casilla no existe en este tablero.
reason-no-square = La casilla { $square } no existe en este tablero.
reason-walled-square = La casilla { $square } es un muro en esta posición.
reason-nobodys-piece = La pieza en { $square } no es de nadie: { $piece }.
reason-empty-square = No hay ninguna pieza en { $square }.
reason-pass-off = En este juego no se puede pasar.
reason-exchange-off = En este juego no se intercambian piezas cautivas.
reason-drop-off = En este juego no se colocan las piezas de fuera del tablero.
reason-gate-off = En este juego ninguna jugada introduce otra pieza.
reason-not-from-nowhere = Solo en el juego libre aparecen piezas de la nada.

## Cómo mueve la pieza

reason-no-move-here = { CAPITAL($piece) }: ahora no tiene jugadas aquí.
reason-no-such-move = { CAPITAL($piece) }: no mueve así.
reason-own-piece = En { $square } hay una pieza propia: { $piece }.
reason-wall = La pieza en { $square } cierra el paso y nada puede capturarla: { $piece }.
reason-needs-capture = { CAPITAL($piece) }: ahí solo puede capturar.
reason-no-capture-there = { CAPITAL($piece) }: ahí puede mover, pero no capturar.
reason-blocked = { CAPITAL($piece) }: el paso está bloqueado en { $square }.
reason-ep-gone = Ahora no se puede capturar nada al paso en { $square }.
reason-must-stop = { CAPITAL($piece) }: debe detenerse en { $square }.
reason-terrain = { CAPITAL($piece) }: no puede entrar en el terreno de { $square } ni cruzarlo ({ $ground }).
reason-kept-by-rule = { CAPITAL($piece) }: una regla de este juego lo impide.
reason-no-pass-room = { CAPITAL($piece) }: para pasar necesita una casilla vacía al lado.
reason-has-moved = { CAPITAL($piece) }: solo puede hacerlo en su primera jugada.
reason-wrong-mount = { CAPITAL($piece) }: no puede saltar la pieza en { $square } ({ $mount }).
reason-no-mount = { CAPITAL($piece) }: necesita una pieza que saltar.
reason-put-down-blocked = { CAPITAL($piece) }: no se puede dejar en { $square }.
reason-unequal-legs = Las dos partes de esta jugada deben ser igual de largas.
reason-zone = { CAPITAL($piece) }: no puede entrar en { $square }.

## Promoción

reason-promotion-needed = { CAPITAL($piece) }: ahí debe promocionar. Falta elegir la pieza.
reason-promotion-choice = { CAPITAL($piece) }: aquí no puede promocionar a { $choice }.
reason-promotion-off = { CAPITAL($piece) }: no puede promocionar con esta jugada.

## Enroque

reason-no-castling-partner = No hay ninguna pieza con la que enrocar por ese lado.
reason-castle-moved = { CAPITAL($piece) }: ya ha movido y no puede enrocar.
reason-castle-blocked = Para enrocar, la casilla { $square } debe estar vacía.
reason-castle-partner-moved = La pieza en { $square } ya ha movido y no puede enrocar: { $piece }.
reason-castle-from-check = No se puede enrocar estando en jaque.
reason-castle-through-check = { CAPITAL($piece) }: cruzaría { $square }, una casilla atacada.
reason-castle-into-check = { CAPITAL($piece) }: quedaría bajo ataque en { $square }.

## Jaque

reason-royal-attacked-on-way = { CAPITAL($piece) }: estaría bajo ataque en { $square } antes de seguir.
reason-royal-through-check = { CAPITAL($piece) }: no puede hacer esta primera jugada en jaque ni a través de una casilla atacada.
reason-burns-own-royal = Allí ardería una pieza propia: { $piece }.
reason-pass-in-check = No se puede pasar con esta pieza en jaque: { $piece }.
reason-royal-into-check = { CAPITAL($piece) }: quedaría bajo ataque en { $square } ({ $attacker } en { $from }).
reason-still-in-check = { CAPITAL($piece) }: está en jaque y esta jugada no lo evita.
reason-exposes-royal = La pieza propia en { $square } ({ $piece }) quedaría bajo ataque: { $attacker } en { $from }.

## A qué lleva una jugada

reason-anti-trade = Estas piezas no se pueden cambiar entre sí.
reason-lion-counter = Otra pieza acaba de capturar esta: { $victim }. En este turno no se puede capturar otra igual en otro lugar.
reason-lion-distant = La pieza en { $square } está defendida ({ $victim }): solo se captura desde una casilla contigua, o junto con otra pieza.
reason-drop-check = Una colocación no puede dar jaque.
reason-drop-mate = { CAPITAL($piece) }: no se puede colocar dando mate.
reason-gate-parry = La pieza que entra no puede cubrir a la pieza real.
reason-royal-evade = { CAPITAL($piece) }: en jaque solo puede capturar a la pieza que lo da.
reason-hand-first = Antes hay que colocar las piezas que quedan en la mano.
reason-forbidden = Una regla de este juego no permite esa jugada.

## Jugadas escritas con el teclado

reason-ambiguous = Encajan varias jugadas: hay que precisar { $moves }.
reason-not-text = «{ $text }» no es una jugada.
reason-no-step = «{ $text }» no es aquí un paso de una jugada.
reason-complete-move = { CAPITAL($piece) }: debe completar esta jugada.

## Problemas

reason-not-solution = { $move } no es la solución.
reason-try-another = Hay que probar otra jugada.
reason-answer = El rival responde { $move }.

## Qué más se pide a una partida

error-other-format = Esta partida está en el formato de otro programa, que solo lee el motor completo.
error-no-such-start = No hay ninguna posición inicial con ese número.
error-no-such-claim = Eso no se puede reclamar ahora.
error-not-in-notation = «{ $text }» no es una jugada en esta notación.
error-no-such-move = Esa jugada no es legal aquí.
