# Cómo mueve una pieza, según sus jugadas en XBetza. Una descripción es un árbol: maneras de mover (move-…, legs-…), cada una un
# verbo con sus caminos (way-…), y un camino es una distancia (distance-…, leaps-…) con una dirección (toward-…). $moves es una frase
# entera sin sujeto que sigue al nombre de una pieza: «Torre: mueve o captura como la torre». Empieza por el verbo o por cuándo vale
# («solo en su primera jugada mueve…»).
#
# Los caminos van como complemento: «una casilla en diagonal», «a cualquier distancia ortogonalmente», «con un salto de caballo»,
# «como la torre». Donde el verbo ya tiene un complemento, los introduce «moviendo».
# $cell: [square] casilla, o [cell] celda en tableros de hexágonos.
# $number, $long, $short y $least son números en palabras (number-word); $count y $n, los mismos en cifras.

# Un número dentro de una frase. El uno solo acompaña a casillas y celdas.
number-word = { $n ->
    [0] cero
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
}

## El todo

moves-never = no mueve
moves-or = { COMMA($before) ->
    [yes] { $before }; o { $after }
   *[no] { $before }, o { $after }
}

## Verbos con sus caminos

move-where = { $ways }
move-quiet = mueve { $ways } sin capturar
move-jumps = salta { $ways } sin capturar
move-or-capture = { $whom ->
    [any] mueve o captura (también piezas propias) { $ways }
    [royal] mueve o captura (solo piezas reales rivales) { $ways }
    [friend] mueve o captura (solo piezas propias) { $ways }
    [royal-or-friend] mueve o captura (solo piezas reales rivales o piezas propias) { $ways }
   *[enemy] mueve o captura { $ways }
}
move-captures = { $whom ->
    [any] captura (también piezas propias) { $ways }
    [royal] captura (solo piezas reales rivales) { $ways }
    [friend] captura (solo piezas propias) { $ways }
    [royal-or-friend] captura (solo piezas reales rivales o piezas propias) { $ways }
   *[enemy] captura { $ways }
}
move-swaps = { $whom ->
    [any] cambia de lugar con una pieza rival o propia moviendo { $ways }
    [royal] cambia de lugar con una pieza real rival moviendo { $ways }
    [friend] cambia de lugar con una pieza propia moviendo { $ways }
    [royal-or-friend] cambia de lugar con una pieza real rival o una pieza propia moviendo { $ways }
   *[enemy] cambia de lugar con una pieza rival moviendo { $ways }
}
move-passant = captura al paso { $ways }
move-acts = { $acts } { $ways }
act-moves = mueve
act-captures = { $whom ->
    [any] captura (también piezas propias)
    [royal] captura (solo piezas reales rivales)
    [royal-or-friend] captura (solo piezas reales rivales o piezas propias)
    [friend] captura (solo piezas propias)
   *[enemy] captura
}
act-swaps = { $whom ->
    [any] cambia de lugar (con una pieza rival o propia)
    [royal] cambia de lugar (con una pieza real rival)
    [royal-or-friend] cambia de lugar (con una pieza real rival o una pieza propia)
    [friend] cambia de lugar (con una pieza propia)
   *[enemy] cambia de lugar (con una pieza rival)
}
act-passant = { $swaps ->
    [yes] captura al paso (y deja la pieza capturada donde empezó la jugada)
   *[no] captura al paso
}
move-borrows = toma prestados los movimientos de una pieza propia a la que llega moviendo { $ways }
move-castles = { $inside ->
    [yes] enroca { $ways } con la pieza aún sin mover a una { $cell ->
        [cell] celda del extremo de la línea
       *[square] casilla del extremo de la fila
    }
   *[no] enroca { $ways } con la primera pieza de su { $cell ->
        [cell] línea
       *[square] fila
    } por ese lado (una torre aún sin mover, o cualquier pieza aún sin mover en el extremo)
}
move-imitates = { $turned ->
    [yes] hace { $kinds } del tipo de pieza que el rival movió por última vez, con un giro de 180°
   *[no] hace { $kinds } del tipo de pieza que el rival movió por última vez
}
imitated-all = los movimientos y las capturas
imitated-quiet = los movimientos sin captura
imitated-captures = las capturas
imitated-friends = las capturas de piezas propias
imitated-passant = las capturas al paso
imitated-royals = las capturas de piezas reales

## Lo que vale para una manera de mover

move-also-passant = { $moves } (también al paso)
move-hops-one = { $moves }, saltando exactamente una pieza del camino
move-hops-any = { $moves }, saltando cualquier número de piezas del camino
move-hops-next = { $moves }, saltando la primera pieza que encuentra y terminando justo detrás
move-skips-first = { $cell ->
    [cell] { $moves }, pasando sobre la primera celda haya lo que haya en ella
   *[square] { $moves }, pasando sobre la primera casilla haya lo que haya en ella
}
move-lame = { $moves }, { $each ->
    [yes] cada salto solo
   *[no] pero solo
} si las { $cell ->
    [cell] celdas
   *[square] casillas
} del camino { $bent ->
    [yes] (primero recto, luego en diagonal){" "}
   *[no] {""}
}{ $friends ->
    [yes] están vacías o tienen piezas propias
   *[no] están vacías
}
move-over-hurdle = { $moves }, { $each ->
    [yes] cada salto solo
   *[no] pero solo
} por encima de al menos una pieza { $friends ->
    [yes] propia del camino
   *[no] del camino
}{ $bent ->
    [yes] {" "}(primero recto, luego en diagonal)
   *[no] {""}
}
move-over-friends = { $moves }, pasando sobre las piezas propias del camino
move-over-any = { $moves }, pasando sobre cualquier pieza del camino
move-round-sides = { $moves }, con los bordes izquierdo y derecho unidos
move-round-all = { $moves }, con todos los bordes opuestos unidos
move-leaves-trail = { $cell ->
    [cell] { $moves }, y después la pieza puede ser capturada al paso en las celdas que ha cruzado
   *[square] { $moves }, y después la pieza puede ser capturada al paso en las casillas que ha cruzado
}
move-as-far = { $moves }, exactamente tantos pasos como en el tramo anterior
move-tame = { $moves }, pero nunca captura una pieza real
move-unloads = { $cell ->
    [cell] { $moves }, dejando la última pieza capturada en la celda donde empezó este tramo
   *[square] { $moves }, dejando la última pieza capturada en la casilla donde empezó este tramo
}
move-exempt = { $cell ->
    [cell] { $moves }, sin las reglas que cambian o detienen la pieza según la celda o lo capturado
   *[square] { $moves }, sin las reglas que cambian o detienen la pieza según la casilla o lo capturado
}
move-first-only = solo en su primera jugada { $moves }
# Lo mismo de una jugada de varios tramos.
move-all-first-only = todo ello solo en su primera jugada: { $moves }
move-leads = { $moves }, solo si el recorrido entero va { $leads }
leads-front = hacia delante
leads-back = hacia atrás
leads-left = hacia la izquierda
leads-right = hacia la derecha
leads-front-or-back = hacia delante o hacia atrás
leads-sides = hacia los lados
leads-mainly = sobre todo { $way }
leads-both = { $way }, sobre todo { $main }
leads-bent-left = torciendo a la izquierda
leads-bent-right = torciendo a la derecha

## Jugadas de varios tramos

# $more: $after es a su vez legs-then: «va…, luego va…, y luego mueve…».
legs-then = { $more ->
    [yes] { $before }, luego { $after }
   *[no] { $before }, y luego { $after }
}
legs-or-on = { $before }, o, si ahí encuentra { $places }, sigue y { $after }
legs-repeated = hace esto cualquier número de veces: { $moves }
legs-repeated-on = { $before }; o, tras cualquier número de estas veces, sigue y { $after }
legs-repeating-from = { $moves } (solo repite si ahí encuentra { $places })
leg-to = { $how ->
    [jumps] salta
    [steps] va
    [slides] se desliza
   *[goes] va
} { $way }{ COMMA($way) ->
    [yes] { "," }
   *[no] {""}
} hasta { $places }
leg-captures = { $victim ->
    [common-enemy] captura una pieza rival no real moviendo { $ways }
    [royal] captura una pieza real rival moviendo { $ways }
    [friend] captura una pieza propia moviendo { $ways }
    [common-friend] captura una pieza propia no real moviendo { $ways }
   *[enemy] captura una pieza rival moviendo { $ways }
}
leg-returns = { $cell ->
    [cell] vuelve a la celda donde empezó{ $passes ->
        [yes] {" "}(lo que equivale a pasar)
       *[no] {""}
    }
   *[square] vuelve a la casilla donde empezó{ $passes ->
        [yes] {" "}(lo que equivale a pasar)
       *[no] {""}
    }
}
leg-goes-back = { $cell ->
    [cell] vuelve a la celda de la que viene
   *[square] vuelve a la casilla de la que viene
}

# Lo que hay donde termina un tramo, igual tras «hasta» que tras «encuentra».
on-empty = { $cell ->
    [cell] una celda vacía
   *[square] una casilla vacía
}
on-enemy = una pieza rival (que captura)
on-common-enemy = una pieza rival no real (que captura)
on-royal = una pieza real rival (que captura)
on-royal-spared = una pieza real rival (pero no puede capturarla)
on-friend = una pieza propia (que captura)
on-common-friend = una pieza propia no real (que captura)
on-passant = { $cell ->
    [cell] una celda vacía donde captura al paso
   *[square] una casilla vacía donde captura al paso
}
on-lender = una pieza propia (que hace el resto de la jugada en su lugar)
past-friend = una pieza propia (que queda donde está)
past-any = una pieza de cualquier bando (que queda donde está)
past-row = cualquier pieza de la línea (que queda donde está, como las anteriores)

## Caminos: hasta dónde y hacia dónde, tras un verbo

# $named: el juego tiene esa pieza, que mueve así y solo así, y se habla de otra. Si no, se dice el camino entero.
way-king = { $named ->
    [yes] como el rey
   *[no] { $cell ->
        [cell] una celda por las aristas o los vértices
       *[square] una casilla en cualquier dirección
    }
}
way-queen = { $named ->
    [yes] como la dama
   *[no] { $cell ->
        [cell] a cualquier distancia por las aristas o los vértices
       *[square] a cualquier distancia en cualquier dirección
    }
}
way-rook = { $named ->
    [yes] como la torre
   *[no] { $cell ->
        [cell] a cualquier distancia por las aristas
       *[square] a cualquier distancia por columnas y filas
    }
}
way-bishop = { $named ->
    [yes] como el alfil
   *[no] { $cell ->
        [cell] a cualquier distancia por los vértices
       *[square] a cualquier distancia en diagonal
    }
}
way-knight = { $named ->
    [yes] como el caballo
   *[no] { $cell ->
        [cell] con un salto de dos celdas y una hacia un lado
       *[square] con un salto de dos casillas por columna o fila y una hacia un lado
    }
}
# Varios caminos con un verbo. $way: el primero o el siguiente. $others: uno de estos dos, o el último camino.
ways-or = { COMMA($way) ->
    [yes] { $way }, o { $others }
   *[no] { $way } o { $others }
}
ways-more = { $way }, { $others }
way-anywhere = { $cell ->
    [cell] a cualquier celda del tablero
   *[square] a cualquier casilla del tablero
}
way-toward = { $line ->
    [corners] { $far } por los vértices { $toward }
   *[none] { $far } { $toward }
}
way-turning = { $line ->
    [orthogonal] { $far } ortogonalmente, { $toward }
    [diagonal] { $far } en diagonal, { $toward }
    [corners] { $far } por los vértices, { $toward }
   *[none] { $far }, { $toward }
}
way-on-line = { $line ->
    [edges] { $far } por las aristas
   *[corners] { $far } por los vértices
}
way-by-jumping = con un salto de { $way }
way-over = { $cell ->
    [cell] { $over ->
        [friends] { $way } por celdas vacías o con piezas propias
        [all] { $way } sobre lo que haya
       *[empty] { $way } por celdas vacías
    }
   *[square] { $over ->
        [friends] { $way } por casillas vacías o con piezas propias
        [all] { $way } sobre lo que haya
       *[empty] { $way } por casillas vacías
    }
}
way-over-between = { $way }, saltando la pieza de en medio
way-over-halfway = { $way }, saltando una pieza a mitad de camino
way-over-halfway-leap = { $way }, saltando una pieza a mitad de camino
way-twice-knight = al doble de distancia que un salto de caballo
way-twice-leap = al doble de distancia que un salto de { $leap }
way-knight-leap = con un salto de caballo
way-leap = con un salto de { $leap }
way-switched = { $way } o (si el alcance cambió por el camino) { $switched }
way-hops-one = { $way }, saltando exactamente una pieza del camino
way-hops-any = { $way }, saltando cualquier número de piezas del camino
way-hops-next = { $way }, saltando la primera pieza que encuentra y terminando justo detrás
way-castling = { $count ->
    [one] una { $cell ->
        [cell] celda
       *[square] casilla
    }
   *[other] { $number } { $cell ->
        [cell] celdas
       *[square] casillas
    }
} { $side ->
    [left] hacia la izquierda
    [right] hacia la derecha
   *[either] a cualquier lado
}
way-walk = con { $count ->
    [1] un paso
   *[other] hasta { $number } pasos
} { $over ->
    [friends] por { $cell ->
        [cell] celdas vacías
       *[square] casillas vacías
    } o con piezas propias
    [all] sobre lo que haya
   *[empty] por { $cell ->
        [cell] celdas vacías
       *[square] casillas vacías
    }
}, con giros libres, cada paso { $step }
way-walk-any = con cualquier número de pasos { $over ->
    [friends] por { $cell ->
        [cell] celdas vacías
       *[square] casillas vacías
    } o con piezas propias
    [all] sobre lo que haya
   *[empty] por { $cell ->
        [cell] celdas vacías
       *[square] casillas vacías
    }
}, con giros libres, cada paso { $step }

way-one-direction = { $ride } en una misma dirección
way-first-of-them = { $ride }, el primero { $toward }
way-circle = { $ride }, girando { $angle } tras cada uno, siempre hacia el mismo lado
way-zigzag = { $ride }, girando { $angle } tras cada uno, alternando izquierda y derecha
angle = { $about ->
    [yes] unos { $degrees }°
   *[no] { $degrees }°
}

## Hasta dónde

distance = { $count ->
    [one] una { $cell ->
        [cell] celda
       *[square] casilla
    }
   *[other] { $number } { $cell ->
        [cell] celdas
       *[square] casillas
    }
}
distance-any = a cualquier distancia
distance-up-to = hasta { $count ->
    [one] { $number } { $cell ->
        [cell] celda
       *[square] casilla
    }
   *[other] { $number } { $cell ->
        [cell] celdas
       *[square] casillas
    }
}
distance-at-least = al menos { $count ->
    [one] { $number } { $cell ->
        [cell] celda
       *[square] casilla
    }
   *[other] { $number } { $cell ->
        [cell] celdas
       *[square] casillas
    }
}
distance-exactly = exactamente { $count ->
    [one] { $number } { $cell ->
        [cell] celda
       *[square] casilla
    }
   *[other] { $number } { $cell ->
        [cell] celdas
       *[square] casillas
    }
}
distance-between = de { $least } a { $count ->
    [one] { $number } { $cell ->
        [cell] celda
       *[square] casilla
    }
   *[other] { $number } { $cell ->
        [cell] celdas
       *[square] casillas
    }
}
distance-half = { $cell ->
    [cell] hasta la mitad de la línea
   *[square] hasta la mitad del tablero (pero siempre al menos una casilla)
}

leaps-steps = { $amount ->
    [any] con cualquier número de pasos
    [at-least] con al menos { $number } pasos
    [exactly] con exactamente { $number } pasos
    [between] con entre { $least } y { $number } pasos
    [half] con pasos hasta la mitad del tablero
   *[up-to] con hasta { $number } pasos
}
leaps-knight = { $amount ->
    [any] con cualquier número de saltos de caballo
    [at-least] con al menos { $number } saltos de caballo
    [exactly] con exactamente { $number } saltos de caballo
    [between] con entre { $least } y { $number } saltos de caballo
   *[up-to] con hasta { $number } saltos de caballo
}
leaps-straight = { $amount ->
    [any] con cualquier número de saltos de { $long } { $cell ->
        [cell] celdas
       *[square] casillas
    }
    [at-least] con al menos { $number } saltos de { $long } { $cell ->
        [cell] celdas
       *[square] casillas
    }
    [exactly] con exactamente { $number } saltos de { $long } { $cell ->
        [cell] celdas
       *[square] casillas
    }
    [between] con entre { $least } y { $number } saltos de { $long } { $cell ->
        [cell] celdas
       *[square] casillas
    }
   *[up-to] con hasta { $number } saltos de { $long } { $cell ->
        [cell] celdas
       *[square] casillas
    }
}
leaps-oblique = { $amount ->
    [any] con cualquier número de saltos de { $leap }
    [at-least] con al menos { $number } saltos de { $leap }
    [exactly] con exactamente { $number } saltos de { $leap }
    [between] con entre { $least } y { $number } saltos de { $leap }
   *[up-to] con hasta { $number } saltos de { $leap }
}

leap-any = { $cell ->
    [cell] { $long } celdas y { $short } hacia un lado
   *[square] { $long } casillas y { $short } hacia un lado
}
leap-parts = { $cell ->
    [cell] { $long } celdas { $ahead } y { $short } { $aside }
   *[square] { $long } casillas { $ahead } y { $short } { $aside }
}
aside-either = a cualquier lado
aside-front-or-back = hacia delante o atrás
# $ahead y $aside son horas del reloj.
leap-hours = { $cell ->
    [square] { $long } casillas hacia { $ahead ->
        [1] la 1
       *[other] las { $ahead }
    } y { $short } hacia { $aside ->
        [1] la 1
       *[other] las { $aside }
    }
   *[cell] { $long } celdas hacia { $ahead ->
        [1] la 1
       *[other] las { $ahead }
    } y { $short } hacia { $aside ->
        [1] la 1
       *[other] las { $aside }
    }
}

## Direcciones, vistas por el dueño de la pieza

toward-any = en cualquier dirección
toward-lines = ortogonalmente
toward-diagonals = en diagonal
toward-front = hacia delante
toward-back = hacia atrás
toward-sides = hacia los lados
toward-left = hacia la izquierda
toward-right = hacia la derecha
toward-diagonal-front = en diagonal hacia delante
toward-diagonal-back = en diagonal hacia atrás
toward-diagonal-left = en diagonal hacia la izquierda
toward-diagonal-right = en diagonal hacia la derecha
toward-front-left = en diagonal hacia delante a la izquierda
toward-front-right = en diagonal hacia delante a la derecha
toward-back-left = en diagonal hacia atrás a la izquierda
toward-back-right = en diagonal hacia atrás a la derecha
# Una hora sola es un número; varias son una lista.
toward-hours = { $hours ->
    [1] hacia la 1 del reloj
   *[other] hacia las { $hours } del reloj
}

## Direcciones de un tramo, vistas desde el tramo anterior

toward-any-but-back = en cualquier dirección excepto la contraria
toward-straight = en la misma dirección
toward-start = en la dirección contraria
toward-turning = { $side ->
    [left] girando { $angles } a la izquierda
    [right] girando { $angles } a la derecha
    [same] girando { $angles } hacia el mismo lado que en el giro anterior
    [other] girando { $angles } hacia el lado contrario al del giro anterior
   *[either] girando { $angles } a cualquier lado
}
toward-own-file = girando 45° para seguir por su columna, alejándose de donde empezó
toward-own-rank = girando 45° para seguir por su fila, alejándose de donde empezó
toward-noted = { $toward } ({ $notes })
noted-no-turn = sin ningún giro aún: a cualquier lado
noted-diagonal = un primer paso hacia delante a la derecha o hacia atrás a la izquierda cuenta como giro a la izquierda; los demás, como giro a la derecha
noted-leap = un primer salto cuenta como un giro desde su dirección larga
toward-after = { $toward } (tras { $step })
after-orthogonal = un paso ortogonal
after-diagonal = un paso diagonal
after-edge = un paso por una arista
after-corner = un paso por un vértice
after-same-leap = el mismo salto
after-other-leap = un salto distinto
