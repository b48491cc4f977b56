# Cómo termina la partida, regla por regla. $side es las blancas o las negras, si una regla vale para un bando.
# Donde $side puede ser también «un bando», la frase sirve para los dos números.

## Desnudar
# $strict: ninguna respuesta salva al bando. $live: las piezas que ya nunca podrán mover no cuentan.
baring-royals = Un bando al que solo le quedan piezas reales pierde{ $strict ->
    [yes] {" "}en el acto
   *[no] , salvo que pueda igualar con su respuesta
}{ $live ->
    [yes] ; las piezas que ya nunca podrán mover no cuentan
   *[no] {""}
}.
baring-royals-side = { CAPITAL($side) }, si solo les quedan piezas reales, pierden{ $strict ->
    [yes] {" "}en el acto
   *[no] , salvo que puedan igualar con su respuesta
}{ $live ->
    [yes] ; las piezas que ya nunca podrán mover no cuentan
   *[no] {""}
}.
baring-type = Un bando al que no le queda ninguna pieza de este tipo ({ $piece }) pierde{ $strict ->
    [yes] {" "}en el acto
   *[no] , salvo que pueda igualar con su respuesta
}{ $live ->
    [yes] ; las piezas que ya nunca podrán mover no cuentan
   *[no] {""}
}.
baring-type-side = { CAPITAL($side) }, si no les queda ninguna pieza de este tipo ({ $piece }), pierden{ $strict ->
    [yes] {" "}en el acto
   *[no] , salvo que puedan igualar con su respuesta
}{ $live ->
    [yes] ; las piezas que ya nunca podrán mover no cuentan
   *[no] {""}
}.

## Captura decisiva
# $otherwise: la regla anterior no se aplicaba.
capture-result = { $otherwise ->
    [yes] Si no, un bando
   *[no] Un bando
} { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} con esta captura: { $victim } (pieza capturada), { $taker } (pieza que captura).

## El enroque gana
castling-wins = Un bando que enroca gana, y un bando que ya nunca podrá enrocar pierde.
castling-wins-side = { CAPITAL($side) } ganan si enrocan, y pierden si ya nunca podrán enrocar.

## Número de jaques
check-count = Un bando gana cuando ha dado { $count } { $count ->
    [one] jaque
   *[other] jaques
}.
check-count-side = { CAPITAL($side) } ganan cuando han dado { $count } { $count ->
    [one] jaque
   *[other] jaques
}.

## Reclamación
claims = El final por { $ending ->
    [repetition] repetición
    [nMove] la regla de jugadas sin progreso
   *[counting] la cuenta de jugadas
} lo tiene que reclamar un jugador.
claims-side = En el turno de { $side }, el final por { $ending ->
    [repetition] repetición
    [nMove] la regla de jugadas sin progreso
   *[counting] la cuenta de jugadas
} se tiene que reclamar.

## En línea
# $line es uno de los cuatro grupos de palabras de más abajo.
connect = Un bando { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} con { $line }.
connect-side = { CAPITAL($side) } { $result ->
    [win] ganan
    [loss] pierden
   *[draw] consiguen tablas
} con { $line }.
connect-line = { $count } piezas propias en línea{ $gaps ->
    [yes] , haya lo que haya entre ellas,
   *[no] {" "}sin interrupción
} a lo largo de { $along }
connect-line-types = { $count } piezas propias ({ $types }) en línea{ $gaps ->
    [yes] , haya lo que haya entre ellas,
   *[no] {" "}sin interrupción
} a lo largo de { $along }
connect-square = un cuadrado de { $count } por { $count } piezas propias
connect-square-types = un cuadrado de { $count } por { $count } piezas propias ({ $types })
connect-line-or-square = { $line }, o con { $square }
connect-rank = una fila
connect-file = una columna
connect-diagonal = una diagonal
connect-across = Esto solo cuenta si las piezas están en parte { $area } y en parte en otro lugar.

## Cuenta
counting = Cuando ya no quedan peones sin promocionar, el bando más débil cuenta sus jugadas, y en el límite la partida termina en tablas: { $form ->
    [makruk] 64 jugadas mientras los dos bandos tengan otras piezas, o de 8 a 64 según las piezas del bando más fuerte contra un rey solo, como en el makruk
    [cambodian] 63 jugadas mientras los dos bandos tengan otras piezas, o de 7 a 63 según las piezas del bando más fuerte contra un rey solo, como en el ajedrez camboyano
   *[asean] de 16 a 64 según las piezas del bando más fuerte contra un rey solo, como en el ajedrez ASEAN
}.

## Ventaja de tablas
draw-odds = Lo que serían tablas es una victoria para { $side }.

## Extinción
# $count es cuántas piezas pueden quedar. $pieces son nombres, o extinction-any.
extinction = Un bando { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} { $count ->
    [0] cuando no le queda ninguna de estas piezas
    [one] cuando le queda como máximo { $count } de estas piezas
   *[other] cuando le quedan como máximo { $count } de estas piezas
}: { $pieces }.
extinction-while = Un bando { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} { $count ->
    [0] cuando no le queda ninguna de estas piezas
    [one] cuando le queda como máximo { $count } de estas piezas
   *[other] cuando le quedan como máximo { $count } de estas piezas
} y el otro bando tiene al menos { $least }: { $pieces }.
extinction-side = { CAPITAL($side) } { $result ->
    [win] ganan
    [loss] pierden
   *[draw] consiguen tablas
} { $count ->
    [0] cuando no les queda ninguna de estas piezas
    [one] cuando les queda como máximo { $count } de estas piezas
   *[other] cuando les quedan como máximo { $count } de estas piezas
}: { $pieces }.
extinction-side-while = { CAPITAL($side) } { $result ->
    [win] ganan
    [loss] pierden
   *[draw] consiguen tablas
} { $count ->
    [0] cuando no les queda ninguna de estas piezas
    [one] cuando les queda como máximo { $count } de estas piezas
   *[other] cuando les quedan como máximo { $count } de estas piezas
} y el otro bando tiene al menos { $least }: { $pieces }.
extinction-any = de cualquier tipo

## Tablero lleno
full-board = Cuando no queda ninguna casilla vacía, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.

## Meta
goal-safe = A una casilla de meta hay que llegar con una jugada legal: no gana si la pieza real puede ser capturada.
goal-safe-side = { CAPITAL($side) } tienen que llegar a una casilla de meta con una jugada legal: no gana si la pieza real puede ser capturada.
goal-count = { $count } piezas tienen que estar a la vez en casillas de meta.
goal-count-side = { $count } piezas de { $side } tienen que estar a la vez en casillas de meta.
goal-reply = Cuando el primer jugador llega a una casilla de meta, el segundo tiene una jugada más; si también llega a una, la partida termina en tablas.
goal-turn = Una casilla de meta cuenta al final de un turno, para cada pieza que esté en ella, y primero para el bando que tenía el turno.
goal-early = Una casilla de meta que solo gana tras la respuesta gana en el acto si ninguna respuesta puede capturar la pieza.

## Reyes entrados
impasse = Un bando que no está en jaque y cuyo rey está con otras { $count } piezas { $ranks ->
    [1] en la última fila
   *[other] en las { $ranks } últimas filas
} puede declarar el impasse: las torres y los alfiles valen 5 puntos; las demás piezas, 1; el rey no cuenta, y las piezas en la mano sí; { $form ->
    [27] con 28 puntos (27 para el segundo jugador) gana
   *[24] con 31 puntos gana, con 24 a 30 la partida termina en tablas
}.
impasse-side = { CAPITAL($side) }, si no están en jaque y su rey está con otras { $count } piezas { $ranks ->
    [1] en la última fila
   *[other] en las { $ranks } últimas filas
}, pueden declarar el impasse: las torres y los alfiles valen 5 puntos; las demás piezas, 1; el rey no cuenta, y las piezas en la mano sí; { $form ->
    [27] con 28 puntos (27 para el segundo jugador) ganan
   *[24] con 31 puntos ganan, con 24 a 30 la partida termina en tablas
}.

## Lección
# $text es del autor. $count es en cuántas jugadas, 0 si no hay límite.
lesson-task = La tarea: { $text }
lesson-puzzle = El inicio es un problema para { $side }; su solución es conocida.
lesson-capture-all = { CAPITAL($side) } ganan esta lección si capturan todas las piezas rivales{ $count ->
    [0] {""}
    [one] {" "}en { $count } jugada
   *[other] {" "}en { $count } jugadas como máximo
}.
lesson-capture-royal = { CAPITAL($side) } ganan esta lección si capturan una pieza real rival{ $count ->
    [0] {""}
    [one] {" "}en { $count } jugada
   *[other] {" "}en { $count } jugadas como máximo
}.
lesson-reach = { CAPITAL($side) } ganan esta lección si alcanzan la meta{ $count ->
    [0] {""}
    [one] {" "}en { $count } jugada
   *[other] {" "}en { $count } jugadas como máximo
} (pieza: { $types }; meta: { $area }).
lesson-idle = { CAPITAL($side) } no juegan nunca.

## Conexión
# $areas son regiones por su nombre. $side puede ser «un bando».
link = { $result ->
    [win] Victoria
    [loss] Derrota
   *[draw] Tablas
} para { $side } con una cadena de piezas vecinas que une lo siguiente: { $areas }.
link-types = { $result ->
    [win] Victoria
    [loss] Derrota
   *[draw] Tablas
} para { $side } con una cadena de piezas vecinas ({ $types }) que une lo siguiente: { $areas }.
link-some = { $count } de estas regiones ({ $areas })
link-ring = Un bando { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} con una cadena de piezas vecinas que rodea una casilla, haya lo que haya en ella.
link-ring-types = Un bando { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} con una cadena de piezas vecinas ({ $types }) que rodea una casilla, haya lo que haya en ella.
link-steps = Son vecinas las casillas a las que una pieza podría llegar así: { $steps }.

## Mate
mate = Un bando que está en jaque y no tiene ninguna jugada legal recibe mate y { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
}.
mate-side = { CAPITAL($side) }, en jaque y sin ninguna jugada legal, { $result ->
    [win] ganan
    [loss] pierden
   *[draw] consiguen tablas
}.
stalemate = Un bando que no tiene ninguna jugada legal y no está en jaque { $result ->
    [pass] pasa
    [win] gana
    [loss] también pierde
    [points] termina la partida, y deciden los puntos
    [part] recibe { $part }/{ $whole } de punto, y el otro bando, el resto
   *[draw] queda ahogado: la partida termina en tablas
}.
stalemate-side = { CAPITAL($side) }, sin ninguna jugada legal y sin estar en jaque, { $result ->
    [pass] pasan
    [win] ganan
    [loss] también pierden
    [points] terminan la partida, y deciden los puntos
    [part] reciben { $part }/{ $whole } de punto, y el otro bando, el resto
   *[draw] quedan ahogadas: la partida termina en tablas
}.
# No hay jaques.
no-move-left = Un bando que no tiene ninguna jugada legal { $result ->
    [pass] pasa
    [win] gana
    [loss] pierde
    [points] termina la partida, y deciden los puntos
    [part] recibe { $part }/{ $whole } de punto, y el otro bando, el resto
   *[draw] queda ahogado: la partida termina en tablas
}.
no-move-left-side = { CAPITAL($side) }, sin ninguna jugada legal, { $result ->
    [pass] pasan
    [win] ganan
    [loss] pierden
    [points] terminan la partida, y deciden los puntos
    [part] reciben { $part }/{ $whole } de punto, y el otro bando, el resto
   *[draw] quedan ahogadas: la partida termina en tablas
}.

## Material
material = La partida termina en tablas si solo quedan los reyes, sin más o con un caballo, un alfil o alfiles de un solo color de casilla.

## Jugadas sin progreso
# $progress enumera lo que hace empezar de nuevo la cuenta.
n-move = Tras { $count } { $count ->
    [one] jugada
   *[other] jugadas
} de cada bando, { $result ->
    [win] gana el bando que tiene el turno
    [loss] pierde el bando que tiene el turno
   *[draw] la partida termina en tablas
}.
n-move-without = Tras { $count } { $count ->
    [one] jugada
   *[other] jugadas
} de cada bando sin ninguna { $progress }, { $result ->
    [win] gana el bando que tiene el turno
    [loss] pierde el bando que tiene el turno
   *[draw] la partida termina en tablas
}.
n-move-side = Tras { $count } { $count ->
    [one] jugada
   *[other] jugadas
} de cada bando, en el turno de { $side }, { $result ->
    [win] ganan { $side }
    [loss] pierden { $side }
   *[draw] la partida termina en tablas
}.
n-move-without-side = Tras { $count } { $count ->
    [one] jugada
   *[other] jugadas
} de cada bando sin ninguna { $progress }, en el turno de { $side }, { $result ->
    [win] ganan { $side }
    [loss] pierden { $side }
   *[draw] la partida termina en tablas
}.
# Estas siguen a «sin ninguna»: son femeninas.
n-move-capture = { $side ->
    [white] captura de las { -side-white }
    [black] captura de las { -side-black }
   *[both] captura
}
n-move-drop = { $side ->
    [white] colocación de las { -side-white }
    [black] colocación de las { -side-black }
   *[both] colocación
}
n-move-promotion = { $side ->
    [white] promoción de las { -side-white }
    [black] promoción de las { -side-black }
   *[both] promoción
}
n-move-move = { $side ->
    [white] jugada de { $types } de las { -side-white }
    [black] jugada de { $types } de las { -side-black }
   *[both] jugada de { $types }
}
n-move-pieces = Esto solo vale mientras ningún bando tenga más de { $count } { $count ->
    [one] pieza
   *[other] piezas
}.
n-move-checks = De los jaques de un bando, los que pasan de { $count } no cuentan entre estas jugadas.
n-move-checks-side = De los jaques de { $side }, los que pasan de { $count } no cuentan entre estas jugadas.

## Puntos
# $all enumera cada tipo de pieza.
points = Cuando deciden los puntos, las piezas cuentan así: { $all }.
points-table = Cuando deciden los puntos, las piezas cuentan así:
points-one = { $piece } { $points }
points-side = Cuando deciden los puntos, las piezas de { $side } cuentan así: { $all }.
points-side-table = Cuando deciden los puntos, las piezas de { $side } cuentan así:
points-bonus = Cuando deciden los puntos, { $side } tienen { $points } desde el principio.
points-hands = Cuando deciden los puntos, las piezas en la mano no cuentan.

## Puntos restantes
points-left = Un bando cuyas piezas valen en total como máximo { $points ->
    [1] 1 punto
   *[other] { $points } puntos
} pierde.

## Repetición
repetition = { $result ->
    [loss] Un bando que lleva a una posición por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez pierde.
    [win] Un bando que lleva a una posición por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez gana.
    [white] Las { -side-white } ganan cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
    [black] Las { -side-black } ganan cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
    [starter] Cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez, pierde el bando que empezó la repetición.
    [illegal] Ninguna jugada puede llevar a una posición por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
   *[draw] La partida termina en tablas cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
}
repetition-side = { $result ->
    [loss] { CAPITAL($side) } pierden si llevan a una posición por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
    [win] { CAPITAL($side) } ganan si llevan a una posición por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
    [white] Las { -side-white } ganan cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez por una jugada de { $side }.
    [black] Las { -side-black } ganan cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez por una jugada de { $side }.
    [starter] Cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez por una jugada de { $side }, pierde el bando que empezó la repetición.
    [illegal] Ninguna jugada de { $side } puede llevar a una posición por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez.
   *[draw] La partida termina en tablas cuando una posición se produce por { $times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $times }.ª
    } vez por una jugada de { $side }.
}
repetition-evasion = Una jugada que sale de un jaque puede, aun así, repetir una posición.
repetition-evasion-side = Una jugada de { $side } que sale de un jaque puede, aun así, repetir una posición.
repetition-perpetual = { $result ->
    [loss] Pierde
    [illegal] No puede repetir la posición
   *[draw] Consigue tablas
} el bando que en cada una de sus jugadas entre las repeticiones { $deed ->
    [check] dio jaque
    [chase] creó un nuevo ataque contra la misma pieza
   *[attack] creó un nuevo ataque contra alguna pieza
}.
repetition-perpetual-side = { CAPITAL($side) }, si en cada una de sus jugadas entre las repeticiones { $deed ->
    [check] dieron jaque
    [chase] crearon un nuevo ataque contra la misma pieza
   *[attack] crearon un nuevo ataque contra alguna pieza
}, { $result ->
    [loss] pierden
    [illegal] no pueden repetir la posición
   *[draw] consiguen tablas
}.
repetition-to-and-fro = Se prohíbe a { $side } ir y volver con una misma pieza hasta que se repita una posición.

## Reunión
united = Un bando { $result ->
    [win] gana
    [loss] pierde
   *[draw] consigue tablas
} cuando todas sus piezas están unidas como vecinas, o cuando solo le queda una.
united-types = Para ello solo cuenta: { $types }.
united-steps = Para ello, son vecinas las casillas a las que una pieza podría llegar así: { $steps }.

## Número de muros
wall-count = Victoria para { $side } con esta cantidad conquistada: { $count } × { $wall }.
