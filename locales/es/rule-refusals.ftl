# Por qué una regla rechaza una jugada. Cada grupo es una regla, en el orden de sus archivos en crates/rules.
#
# $piece, $victim, $attacker, $other, $by y $binder son nombres de piezas, $wall cómo se llaman los muros, $ground un tipo de
# terreno. $square, $from y $next son casillas, $squares dos de ellas, $pieces una lista de nombres.

# Cuando no se conoce ningún nombre.
some-ground = terreno
some-royal = pieza real

## Acercamiento

reason-row-choice = Tras esta jugada se captura una de las dos hileras: se elige con un clic en su pieza más cercana.

## Quién captura a quién

reason-protected-guarded = { CAPITAL($piece) }: no puede capturar esa pieza, porque está defendida ({ $victim }).
reason-needs-capture-always = { CAPITAL($piece) }: solo puede mover para capturar.
reason-capture-forbidden-type = { CAPITAL($piece) }: no puede capturar esa pieza ({ $victim }).

## Captura encadenada

reason-chain-goes-on = { CAPITAL($piece) }: debe seguir capturando desde { $square }, también { $next }.

## Efecto

reason-must-burn = { CAPITAL($piece) }: ahí debe usar su efecto.

## Acoso. $points y $needed son números.

reason-must-engage = { CAPITAL($piece) }: para capturar esa pieza tiene que acosarla ({ $victim }).
reason-not-engaged = { CAPITAL($victim) }: acoso de { $points } sobre { $needed }.
# Estas siguen a una de las dos anteriores.
reason-not-engaged-muted = La pieza en { $square } ({ $piece }) no cuenta en este terreno: { $ground }.
reason-not-engaged-bound = La pieza en { $square } ({ $piece }) no cuenta: está sujeta.
reason-not-engaged-bound-by = La pieza en { $square } ({ $piece }) no cuenta: está sujeta ({ $binder } en { $from }).

## Explosión

reason-burns-royal = Eso retiraría del tablero la pieza real propia.

## Volteo

reason-flip-none = { CAPITAL($piece) }: tiene que voltear una pieza rival, y ahí no voltea ninguna.
reason-flip-first = { CAPITAL($piece) }: solo puede ir a las casillas que se llenan primero.

## Mayoría

reason-better-capture-most = Otra captura se lleva más piezas.
reason-better-capture-most-of = Otra captura se lleva más piezas de este tipo: { $piece }.
reason-better-capture-value = Otra captura se lleva más.
reason-better-capture-by = Esa captura corresponde a esta pieza: { $piece }.
reason-better-capture-first = Otra captura se lleva antes esta pieza: { $piece }.

## Captura obligatoria

reason-must-capture = Es obligatorio capturar si se puede.

## Patrulla

reason-unguarded = { CAPITAL($piece) }: no puede capturar, porque ninguna pieza propia la defiende.

## Petrificación

reason-petrifies-royal = { CAPITAL($piece) }: al capturar se convertiría en { $wall }.

## Renacimiento

reason-no-rebirth-here = { CAPITAL($piece) }: no puede capturar en su casilla de renacimiento.
reason-no-rebirth-occupied = { CAPITAL($piece) }: ahí no puede capturar, porque su casilla de renacimiento { $square } está ocupada.
reason-no-rebirth-square = { CAPITAL($piece) }: ahí no puede capturar, porque no tiene casilla de renacimiento.

## A salvo

reason-iron = { CAPITAL($victim) }: no se puede capturar.
reason-protected-square = La pieza en { $square } está a salvo allí: { $victim }.

## Poderes de las vecinas. La parálisis también dice la primera.

reason-frozen = { CAPITAL($piece) }: no puede mover al lado de esa pieza ({ $by }).
reason-protected-beside = { CAPITAL($victim) }: esa pieza está protegida por su vecina ({ $by }).
reason-capture-forbidden-beside = { CAPITAL($piece) }: no puede capturar al lado de esa pieza ({ $by }).

## Colocación: intercambio

reason-exchange-empty = No hay ninguna pieza cautiva de ese tipo: { $piece }.
reason-exchange-nothing = El rival no tiene ninguna pieza cautiva por la que cambiarla.
reason-exchange-nothing-of = El rival no tiene ninguna pieza cautiva de ese tipo: { $piece }.
reason-exchange-value = { CAPITAL($piece) }: no vale lo suficiente para la otra pieza ({ $other }).

## Colocación: límites

# $count es el número de estas piezas en la columna.
reason-drop-nifu = { $count ->
    [one] En esta columna ya hay una pieza propia de este tipo sin promocionar: { $piece }.
   *[other] En esta columna ya hay { $count } piezas propias de este tipo sin promocionar: { $piece }.
}
reason-drop-shade = Las piezas propias de este tipo deben estar en casillas de distinto color: { $piece }.
reason-drop-near-friend = { CAPITAL($piece) }: se coloca solo al lado de una pieza propia.
reason-drop-near-foe = { CAPITAL($piece) }: se coloca solo al lado de una pieza rival.
reason-drop-near-no-friend = { CAPITAL($piece) }: no se puede colocar al lado de una pieza propia.
reason-drop-near-no-foe = { CAPITAL($piece) }: no se puede colocar al lado de una pieza rival.
reason-drop-near-ground = { CAPITAL($piece) }: cae hasta donde puede.
reason-drop-near-slide = { CAPITAL($piece) }: se desliza desde un borde hasta donde puede.

## Colocación. Las losetas también dicen que no queda ninguna en la mano.

reason-no-drops = En este juego no se pueden colocar piezas.
reason-drop-empty = No hay ninguna pieza de ese tipo en la mano: { $piece }.
reason-drop-in-check = Al jaque hay que responder con una pieza del tablero; ahora no se puede colocar nada.
reason-drop-zone-none = { CAPITAL($piece) }: ahora no tiene ninguna casilla.
reason-drop-occupied = La casilla { $square } está ocupada; solo se coloca en una casilla vacía.
reason-drop-side = { CAPITAL($piece) }: se coloca por su otra cara.
reason-drop-promoted = Una pieza recién colocada no puede promocionar en el acto.
reason-drop-no-move = { CAPITAL($piece) }: desde { $square } no podría volver a mover.
reason-drop-zone = { CAPITAL($piece) }: no se puede colocar en { $square }.

## Colocación: sitio

reason-drop-shade-room = La casilla { $square } debe quedar libre para estas piezas de la mano: { $piece }.

## Entrada

reason-gate-moved = Solo una pieza que aún no ha movido puede introducir esta: { $piece }.
reason-gate-type = { CAPITAL($piece) }: no puede entrar de este modo.
reason-gate-empty = No queda ninguna pieza de este tipo por entrar: { $piece }.
reason-gate-square = { CAPITAL($piece) }: solo puede ir a una casilla que esta jugada abandona.

## Colocación obligatoria

reason-must-drop = Antes hay que colocar las piezas que quedan en la mano.

## Losetas

reason-drop-zone-tile = { CAPITAL($piece) }: no se puede poner ahí.
reason-drop-side-tile = { CAPITAL($piece) }: no se pone de ese modo.
reason-tile-ground = { CAPITAL($piece) }: no cabe en { $square }, porque el suelo está ocupado.
reason-tile-apart = Dos terrenos iguales se tocarían en { $square } y { $next }: { $ground }.
reason-tile-fill = Con { $piece } en { $square }, las demás losetas no podrían llenar el resto.

## Repetición

reason-repeats-move = La misma pieza no puede ir y volver.
reason-perpetual-check = No se puede seguir dando jaque.
reason-perpetual-chase = No se puede seguir persiguiendo esa pieza: { $victim }.
# $times cuenta desde 2.
reason-repeats = { $times ->
    [2] Esta posición ya se ha dado.
   *[other] Esta posición se daría por { $times }.ª vez.
}

## Casillas solo de captura

reason-zone-capture-only = { CAPITAL($piece) }: solo puede entrar en { $square } capturando.

## Dados

reason-dice = Los dados muestran { $pieces }: ninguna otra pieza puede mover.

## Jugada adicional

reason-must-go-on = { CAPITAL($piece) }: debe completar esta jugada.

## Inmóvil

reason-promotion-needed-immobile = { CAPITAL($piece) }: en { $square } no podría volver a mover.

## Ko

reason-ko = El tablero volvería a ser el de antes de la última jugada.

## Neutral

reason-neutral-safe = { CAPITAL($piece) }: no puede ir a una casilla atacada, sea cual sea el bando ({ $attacker }).

## Parálisis

reason-paralysed = { CAPITAL($piece) }: está bajo parálisis por la pieza en { $square } ({ $by }).

## Pasar

reason-pass-off-with-moves = No se puede pasar mientras haya una jugada.

## Cambio de plano

reason-plane-taken = En el plano siguiente, la casilla { $square } está ocupada.
reason-plane-taken-none = En el plano siguiente no hay ninguna casilla como { $square }.

## Empuje

reason-push-stopped-behind = { CAPITAL($piece) }: no se puede empujar desde { $square }, casilla ocupada ({ $other }).
# $count es el número de piezas que puede empujar.
reason-push-stopped-most = { $count ->
    [one] { CAPITAL($piece) }: solo empuja una pieza a la vez.
   *[other] { CAPITAL($piece) }: solo empuja { $count } piezas a la vez.
}
reason-push-stopped-row = { $count ->
    [one] En una hilera mueve como máximo una pieza de un bando.
   *[other] En una hilera mueven como máximo { $count } piezas de un bando.
}
reason-push-stopped-outweighed = Una hilera solo empuja menos piezas rivales de las que tiene, y nada detrás de ellas: no la pieza en { $square } ({ $other }).
reason-push-stopped-fixed = { CAPITAL($piece) }: no puede empujar la pieza en { $square } ({ $other }).
reason-push-stopped-edge = La pieza en { $square } no se puede empujar fuera del tablero: { $other }.

## Longitud del recorrido

reason-rides-on = { CAPITAL($piece) }: ahí no se detiene, sigue hasta { $square }.

## Intercambio de lugar

reason-no-swap = { CAPITAL($piece) }: no cambia de lugar con esa pieza ({ $other }).

## Terreno

reason-terrain-stay = { CAPITAL($piece) }: no puede quedarse en el terreno de { $square } ({ $ground }).

## Turnos

reason-turn-change = El turno dejaría el tablero como estaba antes.
reason-turn-type-last = { CAPITAL($piece) }: hace la última jugada de un turno.
reason-turn-type-not-last = { CAPITAL($piece) }: nunca hace la última jugada de un turno.
# $count es al menos 2, $left como mucho $count. Ambos son números de jugadas.
reason-turn-length = { $left ->
    [0] Esto cuenta como { $count } jugadas, y ya no queda ninguna en este turno.
    [one] Esto cuenta como { $count } jugadas, y solo queda 1 en este turno.
   *[other] Esto cuenta como { $count } jugadas, y solo quedan { $left } en este turno.
}
reason-turn-piece-same = La pieza en { $square } debe hacer el resto de este turno: { $piece }.
reason-turn-piece-each = La pieza en { $square } ({ $piece }) ya ha movido en este turno; debe seguir otra.
reason-turn-piece-other = La pieza en { $square } ({ $piece }) acaba de mover; debe seguir otra.
reason-early-check = Solo la última jugada de un turno puede dar jaque.

## Muros

reason-wall-room = Esa jugada no deja ninguna casilla para esto: { $wall }.
reason-wall-place = { CAPITAL($wall) }: no se puede poner en { $square }.

## Promoción. La metamorfosis también la dice.

reason-promotion-none = { CAPITAL($piece) }: no puede ir ahí, porque no hay ninguna pieza a la que promocionar.

## Jaques

reason-no-checks = En este juego ninguna jugada puede dar jaque.

## Frente a frente

reason-royals-face = { CAPITAL($piece) } y { $piece } no pueden quedar frente a frente.
reason-royals-face-on = { CAPITAL($piece) } y { $piece } quedarían frente a frente en { $square }.
reason-bikjang = { CAPITAL($piece) } y { $piece } están frente a frente: hay que separar las piezas, o pasar para aceptarlo.

## Jugadas de las piezas reales

reason-royal-through-check-leap = { CAPITAL($piece) }: saltaría entre { $squares }, dos casillas atacadas.
reason-unsafe-arrival = { CAPITAL($piece) }: no puede ir adonde una respuesta podría capturar.
reason-evades-only = { CAPITAL($piece) }: solo va ahí para salir de un jaque.

## Límites de la promoción

reason-promotion-limit = Ya hay tantas piezas propias de este tipo como se permite: { $piece }.

## Promoción a una pieza capturada

reason-promotion-empty = No hay ninguna pieza capturada de este tipo a la que promocionar: { $piece }.
