# Cómo terminó una partida: por qué, y después quién ha ganado. Cada grupo es una regla, en el orden de sus archivos en crates/rules.
#
# $side y $other son bandos: white o black de terms.ftl. $piece y $victim son nombres de piezas, $royals es una lista de
# nombres, $wall cómo se llaman los muros, $square una casilla, $squares son dos. $count es un número.

## El resultado, que sigue a la razón

result-win = Ganan { $side }.
result-draw = La partida termina en tablas.
result-resigned = Abandonan { $side }.
# De $whole puntos, $side se lleva $part y el otro bando $rest.
result-shared = El punto se reparte: { $side } { $part }/{ $whole }, { $other } { $rest }/{ $whole }.

## De qué se componen frases de más abajo

# Otras tantas piezas de un tipo. $count es al menos 1; el número mismo se dice en otra parte.
counted = { $piece }
# Un número y medio: 1,5. $sign es plus o minus.
number-and-half = { $sign ->
    [minus] -{ $whole },5
   *[plus] { $whole },5
}

## Colocación: prohibiciones

result-mate-by-drop = { CAPITAL($side) } han dado mate colocando una pieza ({ $piece }), y eso hace perder.

## Desnudar

result-bare = A { $side } solo les quedan piezas reales.
result-bare-type = A { $side } no les queda ninguna pieza de este tipo: { $piece }.
result-bare-both = A los dos bandos solo les quedan piezas reales.
result-bare-both-type = A ningún bando le quedan piezas de este tipo: { $piece }.
result-bare-unanswered = A { $side } solo les quedan piezas reales, y no han igualado.
result-bare-unanswered-type = A { $side } no les queda ninguna pieza de este tipo, y no han igualado: { $piece }.

## Captura decisiva

result-capture = { CAPITAL($side) } han capturado esta pieza: { $victim }.

## El enroque gana

result-castled = { CAPITAL($side) } han enrocado.
result-never-castles = { CAPITAL($side) } ya no podrán enrocar nunca.

## Número de jaques

result-check-count = { $count ->
    [one] { CAPITAL($side) } han dado { $count } jaque.
   *[other] { CAPITAL($side) } han dado { $count } jaques.
}

## En línea. $place es across, si hay que cruzar una frontera, o anywhere.

result-connect-square = { $place ->
    [across] { CAPITAL($side) } tienen un cuadrado de { $count } por { $count } piezas a través de la frontera.
   *[anywhere] { CAPITAL($side) } tienen un cuadrado de { $count } por { $count } piezas.
}
result-connect-line = { $place ->
    [across] { CAPITAL($side) } tienen { $count } piezas en línea a través de la frontera.
   *[anywhere] { CAPITAL($side) } tienen { $count } piezas en línea.
}

## Cuenta

result-counting = La cuenta ha llegado a { $count } sin mate.

## Ventaja de tablas

# Sigue a la frase de que la partida termina en tablas.
result-draw-odds = Las tablas son una victoria para { $side }.

## Extinción. $most es el mayor número de piezas con el que el bando pierde, $pieces una lista de nombres, o de nombres contados.

result-extinction-pieces = { $most ->
    [0] A { $side } no les quedan piezas.
    [1] A { $side } solo les queda una pieza.
   *[other] A { $side } les quedan como máximo { $most } piezas.
}
result-extinction-none = A { $side } no les queda ninguna pieza de este tipo: { $pieces }.
result-extinction-most = A { $side } les quedan como máximo { $most } × { $pieces }.

## Tablero lleno

result-full-board = Ya no queda ninguna casilla vacía.

## Meta

result-goal = { CAPITAL($side) } han alcanzado la meta: { $piece } en { $square }.
result-goal-both = Los dos bandos han alcanzado una meta: { $squares }.

## Reyes entrados

# $points es un número.
result-impasse = { CAPITAL($side) } tienen el rey en el campo rival, con { $points } puntos.

## Meta de una lección

result-goal-reached = Se ha alcanzado la meta.
result-goal-moves = { $count ->
    [one] No se ha alcanzado la meta en { $count } jugada.
   *[other] No se ha alcanzado la meta en { $count } jugadas.
}

## Conexión

result-link-ring = { CAPITAL($side) } tienen un anillo.
result-link-chain = { CAPITAL($side) } tienen una cadena de región a región.

## Mate

result-mate = { CAPITAL($side) } han recibido jaque mate.
result-stalemate = { CAPITAL($side) } no tienen ninguna jugada legal.

## Material

result-material = Ningún bando tiene piezas suficientes para dar mate.

## Jugadas sin progreso

result-n-move = { $count ->
    [one] Los dos bandos han hecho { $count } jugada sin progreso.
   *[other] Los dos bandos han hecho { $count } jugadas sin progreso.
}

## Puntos restantes

# $points es un número, o un número y medio.
result-points-left = { $points ->
    [1] A { $side } les queda 1 punto.
   *[other] A { $side } les quedan { $points } puntos.
}

## Repetición

# $times cuenta desde 2.
result-repetition = La posición se ha dado por { $times }.ª vez.
# Estas siguen a la anterior.
result-repetition-starter = { CAPITAL($side) } empezaron la repetición.
result-perpetual-check = { CAPITAL($side) } dieron jaque en cada jugada.
result-perpetual-check-both = Los dos bandos dieron jaque en cada jugada.
result-perpetual-chase = { CAPITAL($side) } persiguieron una pieza en cada jugada.
result-perpetual-chase-both = Cada bando persiguió una pieza en cada jugada.
result-perpetual-attack = { CAPITAL($side) } atacaron una pieza nueva en cada jugada.

## Reunión

result-united = Las piezas de { $side } están todas unidas.

## Número de muros

result-wall-count = { CAPITAL($side) } se han llevado { $count } × { $wall }.

## Pasar

result-passed = Los dos bandos han pasado.

## Frente a frente

result-royals-face = { CAPITAL($side) } han dejado las piezas reales frente a frente.

## Pérdida de la pieza real

result-royals-lost = { CAPITAL($side) } han perdido su última pieza real.
result-royal-changed = Una pieza real de { $side } ha cambiado de bando: { $royals }.
result-royal-taken = Se ha capturado una pieza real de { $side }: { $royals }.
result-no-royal = { CAPITAL($side) } no tienen pieza real ({ $royals }).
result-burnt = { CAPITAL($side) } han perdido una pieza real por su propia jugada: { $royals }.

## Puntos. Sigue a la razón del final de la partida. $white y $black son números, o números y medio.

result-points = { $white ->
    [1] Las { -side-white } tienen 1 punto y las { -side-black } { $black }.
   *[other] Las { -side-white } tienen { $white } puntos y las { -side-black } { $black }.
}
