# Cómo mueven las piezas aparte de sus propios movimientos, y de qué se componen los turnos. $who, $whom: una pieza de entre
# algunas. $lines: adónde lleva una jugada. $moves empieza por el verbo: mueve o captura como…

## Entrada automática
auto-gate = Nada entra en la primera ni en la última fila ni sale de ellas: cuando una pieza situada delante hace su primera jugada, la pieza que está detrás avanza a la casilla que ha dejado.

## Casillas solo de captura
capture-only-squares = { CAPITAL($who) }: solo entra capturando en { $area }, y ahí termina su recorrido.

## Enroque
castling = Enroque ({ $mover }): la pieza va hacia una compañera de su misma línea, y la compañera pasa al otro lado. Ninguna de las dos puede haber movido antes, y no puede haber nada entre ellas.
castling-leap = Enroque ({ $mover }): la pieza salta a una casilla vacía ante una compañera al final de su línea, y la compañera salta adonde estaba. Ninguna de las dos puede haber movido antes.
castling-check = { $leaps ->
    [yes] Enroque ({ $mover }): no se puede enrocar estando en jaque ni quedando en jaque.
   *[no] Enroque ({ $mover }): no se puede enrocar estando en jaque, pasando por una casilla atacada ni quedando en jaque.
}
castling-partners = Compañeras de un enroque, estén donde estén en la línea: { $partners }.
castling-partners-only = Solo pueden ser compañeras de un enroque, también al final de la línea: { $partners }.
castling-files = Tras el enroque, la pieza ({ $mover }) queda en la columna { $low } o en la columna { $high }, empiece donde empiece.

## Añadidos de la página
# Lo que una página añade por sí misma. $routine es un nombre de su programa.
custom-moves = { CAPITAL($who) }: tiene jugadas propias por estas líneas ({ $lines }).
custom-moves-routine = { CAPITAL($who) }: tiene jugadas propias por estas líneas ({ $lines }). La página dice qué hacen, con su rutina { $routine }.
custom-effect = { CAPITAL($who) }: qué más hace una jugada suya lo dice la página, con su rutina { $routine }.
custom-memory = La página cuenta { $name } (al principio, { $start }).

## Dados
dice = Antes de cada jugada { $count ->
    [one] se tira un dado; solo pueden mover las piezas que muestra
   *[other] se tiran { $count } dados; solo pueden mover las piezas que muestran
}. Caras: { $faces }.
dice-doubles = Si todos los dados muestran la misma pieza, puede mover cualquier pieza.

## Empujar lejos y arrastrar
driving-drive = { CAPITAL($who) }: por una línea puede alejar { $whom ->
    [own] la primera pieza propia
    [enemy] la primera pieza rival
   *[any] la primera pieza
}, quizá fuera del tablero, y seguirla. Líneas: { $lines }.
driving-drive-table = Por una línea, estas piezas pueden alejar { $whom ->
    [own] la primera pieza propia
    [enemy] la primera pieza rival
   *[any] la primera pieza
}, quizá fuera del tablero, y seguirla:
driving-drag = { CAPITAL($who) }: por una línea puede acercar { $whom ->
    [own] la primera pieza propia
    [enemy] la primera pieza rival
   *[any] la primera pieza
} y alejarse de ella, quizá ambas fuera del tablero. Líneas: { $lines }.
driving-drag-table = Por una línea, estas piezas pueden acercar { $whom ->
    [own] la primera pieza propia
    [enemy] la primera pieza rival
   *[any] la primera pieza
} y alejarse de ella, quizá ambas fuera del tablero:
driving-captured = Lo que sale así del tablero queda capturado.

## Jugada adicional
# $quiet: ninguna de las dos jugadas puede capturar. $must: la segunda es obligatoria.
extra-move = Tras una jugada{ $quiet ->
    [yes] {" "}sin captura
   *[no] {""}
} ({ $first }), { $whom ->
    [another] otra de estas piezas
    [other] otra pieza ({ $second })
    [same] la misma pieza
   *[any] una pieza ({ $second })
} { $must ->
    [yes] tiene que hacer, si puede,
   *[no] puede hacer
} una jugada{ $quiet ->
    [yes] {" "}sin captura
   *[no] {""}
} en el mismo turno.

## Obstáculos
hurdles = { CAPITAL($who) }: solo puede saltar o pasar por encima de lo siguiente: { $others }.

## Inmóvil
# $how: si $who es alguna pieza o ninguna pieza.
immobile-open = { CAPITAL($who) }: puede quedarse donde ya nunca podrá mover.
immobile-no-drops = { $how ->
    [none] { CAPITAL($who) } se puede colocar en una casilla desde la que ya nunca podría mover.
   *[some] { CAPITAL($who) }: no se puede colocar en una casilla desde la que ya nunca podría mover.
}
immobile-no-moves = { $how ->
    [none] { CAPITAL($who) } puede ir a una casilla desde la que ya nunca podría mover, ni colocarse en ella.
   *[some] { CAPITAL($who) }: no puede ir a una casilla desde la que ya nunca podría mover, ni colocarse en ella.
}

## Ko
ko = Ninguna jugada puede dejar el tablero como estaba antes de la última.

## Préstamo
lending = { CAPITAL($who) }: presta sus movimientos a ciertas piezas de su bando ({ $whom }) a las que llega así ({ $lines }).
lending-every = { CAPITAL($who) }: presta sus movimientos a toda pieza de su bando a la que llega así ({ $lines }).
lending-other = { CAPITAL($who) }: no presta su propio movimiento; la otra pieza { $moves }.
lending-instead = Mientras se les prestan movimientos, estas piezas no tienen movimientos propios: { $who }.
lending-instead-any = Mientras se le prestan movimientos, una pieza no tiene movimientos propios.
lending-barred = Con un movimiento prestado, estas piezas no pueden terminar { $area }: { $who }.

## Movimientos según el lugar
# $area es un lugar: en la última fila.
moves-at-nothing = { CAPITAL($who) }: { $area } no mueve en absoluto.
moves-at-more = { CAPITAL($who) }: { $area } también { $moves }.
moves-at-other = { CAPITAL($who) }: { $area } cambia de movimiento: { $moves }.
moves-at-initial = { CAPITAL($who) }: tiene las opciones de su primera jugada siempre que está { $area }, haya movido o no.

## Neutral
neutral = { CAPITAL($who) }: no pertenece a ningún bando; quien tiene el turno puede moverla, y para ese bando es una pieza amiga.
neutral-royal = Ningún bando puede dejar una pieza real neutral atacada por el otro.
neutral-royal-safe = Nunca va a una casilla atacada por una pieza de cualquiera de los dos bandos.
neutral-check = Las piezas neutrales dan jaque a los dos bandos.

## Parálisis
paralysis = { CAPITAL($who) }: una pieza rival a la que llega así ({ $lines }) no puede mover.
paralysis-like = { CAPITAL($who) }: una pieza rival del mismo tipo a la que llega así ({ $lines }) no puede mover.
paralysis-types = { CAPITAL($who) }: ciertas piezas rivales ({ $whom }) a las que llega así ({ $lines }) no pueden mover.
paralysis-guard = Si hay una pieza amiga donde podría ir así, la pieza bajo parálisis puede mover de todos modos: { $lines }.
paralysis-quiet = { CAPITAL($who) }: solo puede capturar mientras haya una pieza rival adonde llega así ({ $lines }).

## Pasar
# $checks: si en el juego hay jaques. $side puede ser «un bando».
passing = { $checks ->
    [yes] Se permite a { $side } pasar, salvo en jaque.
   *[no] Se permite a { $side } pasar.
}
passing-rest = Se permite a { $side } pasar el resto del turno.
passing-end = Si se pasa dos veces seguidas, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.
passing-end-side = Si se pasa dos veces seguidas, la segunda por parte de { $side }, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.

## Pasos entre planos
# $count es cuántos planos.
plane-steps-straight = { CAPITAL($who) }: entre planos { $moves }, recto de plano en plano; hacia delante es hacia el plano siguiente.
plane-steps-either = { CAPITAL($who) }: entre planos { $moves }, y cada paso lleva también { $count ->
    [one] un plano
   *[other] { $count } planos
} adelante o atrás.
plane-steps-on = { CAPITAL($who) }: entre planos { $moves }, y cada paso lleva también { $count ->
    [one] un plano
   *[other] { $count } planos
} adelante para las { -side-white }, atrás para las { -side-black }.
plane-steps-back = { CAPITAL($who) }: entre planos { $moves }, y cada paso lleva también { $count ->
    [one] un plano
   *[other] { $count } planos
} atrás para las { -side-white }, adelante para las { -side-black }.

## Cambio de plano
plane-transfer = { CAPITAL($who) }: tras su jugada pasa a la misma casilla del plano siguiente, que tiene que estar vacía.
plane-transfer-check = Una pieza real no puede estar atacada ni donde termina su jugada ni adonde llega.

## Empuje
pushing = { CAPITAL($who) }: puede empujar por delante { $count ->
    [one] una pieza
   *[other] hasta { $count } piezas
} mientras haya sitio. Movimiento: { $lines }.
pushing-row = { CAPITAL($who) }: puede empujar una hilera de hasta { $count } piezas de su bando, cerrándola, y por delante menos piezas rivales, mientras haya sitio. Movimiento: { $lines }.
pushing-behind = { CAPITAL($who) }: mueve así también sin nada por delante, pero solo alejándose de una casilla vacía o del borde del tablero.
pushing-pull = { CAPITAL($who) }: al mover por casillas vacías, puede llevarse consigo la pieza situada justo detrás. Movimiento: { $lines }.
pushing-aside = { CAPITAL($who) }: puede ocupar el lugar de una pieza que se aparta un paso a una casilla vacía, a elección del jugador. Movimiento de las dos: { $lines }.
pushing-pull-aside = { CAPITAL($who) }: cuando va a una casilla vacía, una pieza situada a un paso puede seguirla a la casilla que deja. Movimiento de las dos: { $lines }.
pushing-whom = { CAPITAL($who) }: solo mueve así ciertas piezas ({ $whom }).
pushing-whom-own = { CAPITAL($who) }: solo mueve así ciertas piezas de su bando ({ $whom }).
pushing-whom-enemy = { CAPITAL($who) }: solo mueve así ciertas piezas rivales ({ $whom }).
pushing-off = { $whose ->
    [both] Una pieza empujada fuera del tablero queda capturada, sea de quien sea.
    [own] Solo una pieza propia se puede empujar fuera del tablero, y así queda capturada.
    [enemy] Solo una pieza rival se puede empujar fuera del tablero, y así queda capturada.
   *[none] Nada se puede empujar fuera del tablero.
}

## Rangos
ranking = Un recorrido largo que puede saltar captura por encima de cualquier número de piezas de rango inferior, o de rango igual si es par.
ranking-list = Los rangos: { $all }.
ranking-table = Los rangos:
ranking-one = { $piece } { $rank }

## Longitud del recorrido
ride-length-full = { CAPITAL($who) }: va lo más lejos posible por sus líneas ({ $lines }).
ride-length-counted = { CAPITAL($who) }: mueve también por una línea exactamente tantas casillas como piezas de los dos bandos haya en toda la línea, contándose a sí misma; pasa por encima de las piezas amigas, no de las rivales, y captura donde termina. Líneas: { $lines }.

## Pasos en hilera
row-steps = { $most ->
    [2] Dos
   *[other] De 2 a { $most }
} piezas vecinas en una hilera recta ({ $who }) pueden mover juntas a casillas vacías, todas en una misma dirección que no sea la de la hilera. Movimiento: { $lines }.

## Zona de parada
stop-zone = { CAPITAL($who) }: una pieza rival tiene que detenerse al entrar en una casilla a la que esta llega así ({ $lines }).
stop-zone-exempt = { CAPITAL($who) }: no tiene que detenerse ante ninguna pieza rival.

## Intercambio de lugar
swapping = { CAPITAL($who) }: solo cambia de lugar con ciertas piezas ({ $whom }).
swapping-table = Las piezas solo cambian de lugar con ciertas otras:

## Captura de muros
take-walls = { CAPITAL($who) }: puede ir a este obstáculo ({ $wall }) y retirarlo del tablero. Llega a él así: { $lines }.
take-walls-table = Estas piezas pueden ir a este obstáculo ({ $wall }) y retirarlo del tablero. Llegan a él así:

## Terreno
# $name es del autor. $does es uno de los efectos de más abajo, o varios.
terrain = Terreno ({ $name }): { $does }.
terrain-start = Terreno ({ $name }): al principio está en { $squares }.
terrain-nothing = no afecta a las piezas
terrain-no-enter = no se puede ocupar ni cruzar
terrain-no-land = no permite terminar en él una jugada
terrain-stop = termina toda jugada que entra en él
terrain-opaque = corta las líneas de acoso
terrain-cover = detiene los disparos
terrain-mute = no deja que acose la pieza que está en él
terrain-shield = no deja que se acose a la pieza que está en él
# $types: para quién no vale.
terrain-except = { $does } (excepto { $types })

## Turnos
turns-length = Cada turno de { $side } tiene { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
turns-first = El primer turno de la partida tiene { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
turns-growth = El primer turno tiene { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}, y cada turno tiene { $more ->
    [one] una jugada
   *[other] { $more } jugadas
} más que el último del otro bando.
turns-pieces = Cada pieza que una jugada empuja, arrastra o cambia de lugar cuenta como una jugada más del turno.
turns-same = Una misma pieza hace todas las jugadas de un turno.
turns-each = Cada jugada de un turno la hace una pieza distinta.
turns-other = Ninguna pieza hace dos jugadas seguidas en un turno.
turns-last = La última jugada de un turno la hace una de estas piezas, y las anteriores otra pieza: { $who }.
turns-check-ends = Un jaque termina el turno.
turns-check-last = Solo la última jugada de un turno puede dar jaque.
turns-chain = Una captura al paso puede seguir a otra en el mismo turno.
turns-change = Un turno no puede dejar el tablero como estaba antes.
turns-again = Un bando que captura vuelve a jugar.

## Pérdida de la primera jugada
virgin-lost = { CAPITAL($who) }: pierde las opciones de su primera jugada cuando una pieza rival ({ $enemy }) termina una jugada donde la alcanzaría en un tablero vacío.

## Colocación de muros
# $wall es como el autor llama a los muros. $place es uno de los cuatro lugares de más abajo.
walling = { CAPITAL($wall) }: cada jugada pone además un obstáculo de este tipo { $place }.
walling-move = { CAPITAL($wall) }: cada jugada pone además este obstáculo { $place }, tras quitarlo de donde estaba.
walling-instead = { CAPITAL($wall) }: en vez de mover, un bando puede poner un obstáculo de este tipo { $place }.
walling-instead-move = { CAPITAL($wall) }: en vez de mover, un bando puede poner este obstáculo { $place }, tras quitarlo de donde estaba.
walling-anywhere = en una casilla vacía
walling-past = en la casilla que deja la pieza
walling-arrow = en una casilla a la que la pieza podría ir después sin capturar
walling-edge = en una casilla vacía al borde del tablero o al lado de un obstáculo igual
walling-region = { CAPITAL($who) }: solo se puede poner en { $area }.

## Muros
# $takers: algunas piezas se llevan los muros. $push: qué les hace un empuje.
walls = { CAPITAL($wall) }: este obstáculo no es de nadie; { $takers ->
    [yes] solo pueden ir a su casilla las piezas que se lo llevan
   *[no] ninguna pieza puede ir a su casilla ni pasar por ella
}, y { $push ->
    [off] los empujes lo arrastran; el bando que lo empuja fuera del tablero se lo lleva
    [along] { $takers ->
        [yes] nada más se lo lleva
       *[no] nada se lo lleva
    }, pero los empujes lo arrastran
   *[stay] { $takers ->
        [yes] nada más se lo lleva
       *[no] nada se lo lleva
    }
}.
