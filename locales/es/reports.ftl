# Qué informa la línea de órdenes de los trabajos largos: match, facts, values, tune, predict, solve, endings.
#
# $count, $wins, $draws, $losses… son números; $share, $error, $average… los llevan con cifras tras el punto, o con signo. $elo, $least y $most de un
# resultado son diferencias de fuerza en Elo. Las partes van en tanto por ciento.

## Palabras de las que se componen otros informes

# Lo que se cuenta, y cuántas veces se ha dado.
report-counted = { $what } { $count }
report-name = { $piece }
# Lo mismo al comienzo de una fila.
report-name-of-row = { CAPITAL($piece) }
report-plies = { $count ->
    [one] { $count } media jugada
   *[other] { $count } medias jugadas
}
# Cómo terminó una partida, tras un resultado o contado. Cada uno es una regla, que results.ftl dice en frases.
report-ending = { $name ->
    [agreed] ambos pasaron
    [bareKing] rey desnudo
    [burnt] pieza real quemada
    [capture] captura
    [castling] enroque decisivo
    [checkCount] jaques contados
    [connect] piezas en línea
    [counting] cuenta
    [extinction] extinción
    [fullBoard] tablero lleno
    [goal] meta
    [goalMoves] meta no alcanzada
    [impasse] rey en el campo rival
    [link] cadena
    [mateByDrop] mate por colocación
    [material] piezas insuficientes
    [nMove] jugadas sin progreso
    [noMoves] sin jugadas
    [page] regla de la página
    [perpetualAttack] ataque perpetuo
    [perpetualChase] persecución perpetua
    [perpetualCheck] jaque perpetuo
    [points] puntos
    [repetition] repetición
    [resignation] abandono
    [royalTaken] pieza real capturada
    [royalsLost] piezas reales perdidas
    [stalemate] ahogado
    [united] piezas unidas
    [wallCount] muros tomados
   *[mate] mate
}

## Encuentros

report-score = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: +{ $wins } ={ $draws } -{ $losses }, { $share } % ± { $error }, Elo { $elo } [{ $least }, { $most }]
# $first y $second son motores; $score es el mensaje anterior.
report-match = { $first } - { $second }: { $score }
# Una prueba que compara dos diferencias de fuerza. $decision: h0 o h1, la aceptada, u open. $pairs: cuántos pares dieron 0, ½, 1, 1½ y 2 puntos.
report-sprt = SPRT { $h0 }, { $h1 }: { $decision ->
    [h0] se acepta H0
    [h1] se acepta H1
   *[open] sin decidir
}; LLR { $ratio } [{ $lower }, { $upper }], pares { $pairs }

## Hasta dónde ha llegado el trabajo, en líneas propias

# $result: 1-0, $ending: cómo terminó, $score: todas las partidas hasta ahora.
report-game = partida { $number }: { $result } ({ $ending }); { $score }
# $left: las partidas que faltan, $seconds: cuánto durarán.
report-game-of-facts = partida { $number }: { $result } ({ $ending }), { $count ->
    [one] { $count } media jugada
   *[other] { $count } medias jugadas
}; restantes: { $left }, { $seconds } s
# Un ensayo son dos partidas.
report-left = { $kind ->
    [trial] ensayo { $number }; restantes: { $left }
   *[game] partida { $number }; restantes: { $left }
}
report-measured = { $file }: medido

## Datos de una pieza, uno por línea

report-royal = real: sin valor
# En centésimas de peón.
report-value = valor { $value }
report-value-declared = valor { $value }, según la definición
report-mobility = { $average } jugadas en el tablero vacío, de { $least } a { $most } según la casilla
# $mobility es el mensaje anterior; $mean: jugadas en las posiciones de las partidas.
report-mobility-in-games = { $mobility }; { $mean } en las partidas
# Sobre números cuyas filas son las columnas del tablero.
report-by-files = por columnas:

## Lo que muestran las partidas, una línea cada cosa

report-games = Partidas de la búsqueda contra sí misma
report-white = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: de las blancas { $wins } ganadas, { $draws } en tablas, { $losses } perdidas: { $share } % ± { $error }, Elo { $elo }
report-length = { $plies } medias jugadas por partida, de { $least } a { $most }
report-branching = { $moves } jugadas legales por posición, como máximo { $most }
report-captures = { $captures } capturas por partida
# $endings: cómo terminaron las partidas, cada cosa con un número.
report-endings = finales: { $endings }
report-opening = { $moves }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $share } % para las blancas
# $dated: si se sabe el día, $played: si hay partidas. $definition es un número que distingue definiciones.
report-origin = { $dated ->
    [yes] Medido el { $date } con la versión { $version }
   *[no] Medido con la versión { $version }
}{ $played ->
    [yes] , { $nodes } posiciones por jugada, semilla { $seed }
   *[no] {""}
}; definición { $definition }.

## Valores, por partidas en las que un bando tiene otras piezas

# Tras un resultado: los peones no muestran ventaja con la que medir las demás.
report-no-scale = sin escala
# Sobre los valores de piezas sueltas que mejor se ajustan a todos los resultados.
report-fitted = Ajustados a todos
report-values-origin = Centésimas de peón, { $pawn } es 100. Medido con la versión { $version }, { $nodes } posiciones por jugada, semilla { $seed }; definición { $definition }.
# Qué piezas tiene un bando de más o de menos. $text lo ha escrito alguien; en el ejemplo las piezas están antes y después de un punto y coma.
imbalance-empty = «{ $text }» no nombra ninguna pieza, como lo hace «R;N,P».
imbalance-no-type = «{ $text }» no es una pieza de esta definición que pueda faltar.
imbalance-missing = { CAPITAL($side) } no tienen al comienzo ninguna pieza de este tipo que se pueda quitar o sustituir: { $piece }.

## Pesos de la valoración: números con los que el ordenador juzga posiciones. Sigue una tabla.

report-effects = { $count ->
    [one] { $count } ensayo de dos partidas; tanto por ciento de los puntos con más de un peso
   *[other] { $count } ensayos de dos partidas; tanto por ciento de los puntos con más de un peso
}
report-predictions = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}; diezmilésimas que crece el error con menos y con más de un peso
report-pass = pasada { $pass }: error { $learned } en lo aprendido, { $after } en las partidas reservadas, { $before } sin red
report-learned = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}; el error en las partidas reservadas es un { $percent } % menor que sin la red, que está en { $file }. Si gana, lo dice match.

## Problemas. Encabezados de jugadas, y luego lo que la solución dice del problema

report-set-play = Juego aparente:
report-solution = Solución:
report-tries = Ensayos:
report-no-solution = sin solución
# De juego de ayuda: jugadas con las que empieza una solución.
report-first-moves = { $count ->
    [one] { $count } primera jugada
   *[other] { $count } primeras jugadas
}
# Un problema debería tener una.
report-keys = { $count ->
    [one] { $count } clave
   *[other] { $count } claves: demolido
}
# $verdict es uno de los tres anteriores.
report-with-duals = { $verdict }, { $count ->
    [one] { $count } dual
   *[other] { $count } duales
}
report-cut = { $verdict }; las variantes están recortadas

## Finales

# $white y $black son piezas.
report-ending-pieces = { $white } contra { $black }
# Cada número con su tanto por ciento: 30 (20.0 %).
report-to-move = Juegan { $side }: ganan { $wins }, tablas { $draws }, pierden { $losses }
report-longest = { $win ->
    [yes] { $count ->
        [one] victoria más larga: { $count } jugada
       *[other] victoria más larga: { $count } jugadas
    }
   *[no] { $count ->
        [one] derrota más larga: { $count } jugada
       *[other] derrota más larga: { $count } jugadas
    }
}
# En qué acaba una posición o una jugada, para el bando que mueve: en tantas jugadas.
report-wins = victoria en { $count }
report-loses = derrota en { $count }
report-draws = tablas
report-not-known = no se sabe
# $side tiene el turno; $result es uno de los cuatro anteriores.
report-this-position = Esta posición, juegan { $side }: { $result }
# $id nombra una pieza. $count: en cuántas partes dividen el tablero sus movimientos. Perder un tiempo: llegar a la misma casilla en una jugada más.
report-gets-about = { $count ->
    [1] { $id } llega a todas partes
   *[other] { $id } está limitada a una de { $count } partes del tablero
}, { $tempo ->
    [yes] puede perder un tiempo
   *[no] no puede perder un tiempo
}
# En qué parte de las posiciones una pieza y un rey dan mate a un rey desnudo, en un tablero cuadrado.
report-mating = { $count ->
    [one] { $size } x { $size }: gana { $share } %, en { $count } jugada como máximo
   *[other] { $size } x { $size }: gana { $share } %, en { $count } jugadas como máximo
}
