# El ordenador como jugador y como analista: sus paneles, sus pistas, la pregunta de cómo debe jugar.

## Quién juega con qué
# $reader: las blancas o las negras.
computer-pairing = El jugador lleva { $reader } contra el ordenador, nivel { $level }.
# Sobre piezas que están ocultas para un bando.
computer-sees-own = Ve lo que ve su bando.
computer-sees-all = Conoce todo lo oculto.

## El panel de una partida contra el ordenador
computer-game = Partida contra el ordenador
button-hint = Pista
computer-take-back = Deshacer
computer-change-sides = Cambiar de bando
computer-resign = Abandonar
computer-new-game = Nueva partida
computer-stop = Parar
computer-stopped-playing = El ordenador ya no juega.

## La pregunta de cómo debe jugar
computer-title = Jugar contra el ordenador
computer-start = Jugar
# Sobre la elección de un bando: «las blancas», «las negras», «al azar».
computer-you-play = Jugar con
# Cualquiera de los dos bandos.
computer-random-side = al azar
computer-levels = Nivel
computer-levels-note = El 1 es para principiantes. El 8, con un tiempo elegido abajo, juega con toda su fuerza.
# Junto a una lista de tiempos: «lo habitual», «hasta 3 segundos».
computer-thinks = Tiempo por jugada
computer-usual-time = automático
computer-most-time = { $count ->
    [one] hasta 1 segundo
   *[other] hasta { $count } segundos
}
# Lo que se puede elegir donde hay piezas ocultas.
computer-honest = No ve más que su bando
resign-question = ¿Abandonar esta partida?

## Lo que falla
computer-no-move = El ordenador no conoce aquí ninguna jugada.
computer-failed = Algo ha fallado en el motor mientras el ordenador pensaba.
premove-no-move = La jugada preparada ya no es posible.

## Pistas. $piece dice también su bando: «caballo de las blancas». $move es la jugada como se escribe en los registros: Nf3.
hint-looking = Buscando una buena jugada.
hint-secret = Aquí no hay pistas: revelarían lo oculto.
hint-none = No hay ninguna jugada que sugerir.
hint-move = Pista: { $move }.
hint-on = Pista: { $piece } en { $square } ({ $move }).
hint-from-to = Pista: { $piece } de { $from } a { $to } ({ $move }).
# $over son las casillas en las que se detiene por el camino.
hint-over = Pista: { $piece } de { $from } por { $over } a { $to } ({ $move }).
hint-from-hand = Pista: { $piece } de la mano a { $squares } ({ $move }).

## Valoraciones
# En forma breve: «Las blancas en 3».
score-win-short = { CAPITAL($side) } en { $count }
score-win = { $count ->
    [one] Ganan { $side } en 1 jugada.
   *[other] Ganan { $side } en { $count } jugadas.
}
score-even = Igualdad.
# $pawns es un número de peones: 0.35.
score-better = { CAPITAL($side) } tienen ventaja ({ $pawns }).

## El panel del análisis. $score es una frase sobre la valoración, como las anteriores.
analysis = Análisis
analysis-gauge = Valoración
analysis-lines = Mejores líneas
analysis-threats = Amenazas
analysis-stop = Parar el análisis
analysis-unknown = Todavía no se sabe.
analysis-over = La partida ha terminado.
analysis-secret = Aquí no hay análisis: revelaría lo oculto.
analysis-thinking = Pensando.
analysis-no-move = No hay ninguna jugada.
analysis-first-guess = Una primera estimación.
analysis-guess = Solo una estimación.
# Cuántas medias jugadas ha mirado hacia delante el ordenador.
analysis-deep = profundidad { $count }
analysis-deeper = profundidad { $count }, sigue
analysis-best = { $score } Lo mejor: { $moves }.
better-was = Era mejor { $move }. { $score }
threat-check = { CAPITAL($side) } están en jaque.
threat-move = { CAPITAL($side) } amenazan { $move }. { $score }
threat-none = { CAPITAL($side) } no amenazan nada.
threat-looking = Buscando qué amenazan { $side }.
