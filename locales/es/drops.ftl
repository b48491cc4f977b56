# Lo que las reglas de las manos y las colocaciones dicen de sí mismas. $who, $pieces y $movers son piezas como las nombra
# phrases.ftl («peón o caballo»), $piece es un solo nombre. $place es un lugar. $how: none si $who ya dice que no.

## Colocación antes de la partida. $side: «un bando», las blancas o las negras.

drop-turns-side = Toda colocación obligatoria para { $side } se hace antes de que siga el otro bando.
drop-turns-sealed = Ningún bando ve lo que ha colocado el otro hasta que los dos han terminado.

## Colocación

dropping-may = En vez de mover, un jugador puede colocar una pieza de la mano en una casilla vacía.
dropping-may-side = En vez de mover, { $side } pueden colocar una pieza de la mano en una casilla vacía.
dropping-not-in-check = Un bando en jaque no puede colocar piezas.
dropping-not-in-check-side = { CAPITAL($side) }, en jaque, no pueden colocar piezas.
dropping-nowhere = { $how ->
    [none] { CAPITAL($who) } se puede colocar.
   *[some] { CAPITAL($who) }: no se puede colocar de ningún modo.
}
dropping-anywhere = { CAPITAL($who) }: se puede colocar en cualquier lugar.
dropping-only = { CAPITAL($who) }: solo se puede colocar { $place }.
dropping-virgin = { CAPITAL($who) }: si se coloca { $place }, cuenta como pieza que aún no ha movido.
dropping-up-either = { CAPITAL($who) }: se puede colocar con promoción o sin ella.
dropping-up-promoted = { CAPITAL($who) }: se coloca ya con su promoción.
# $held: tantas piezas de un nombre, o dropping-like-it.
dropping-file = { $how ->
    [none] { CAPITAL($who) } se puede colocar en una columna donde su bando ya tiene { $held }.
   *[some] { CAPITAL($who) }: no se puede colocar en una columna donde su bando ya tiene { $held }.
}
dropping-like-it = { $count ->
    [one] una pieza igual
   *[other] { $count } piezas iguales
}
dropping-shades = Para { $side }, es obligatorio colocar estas piezas por turno en casillas de distinto color: { $piece }.
dropping-near-friend = { CAPITAL($who) }: se tiene que colocar al lado de una pieza de su bando.
dropping-near-foe = { CAPITAL($who) }: se tiene que colocar al lado de una pieza rival.
dropping-not-near-friend = { $how ->
    [none] { CAPITAL($who) } se puede colocar al lado de una pieza de su bando.
   *[some] { CAPITAL($who) }: no se puede colocar al lado de una pieza de su bando.
}
dropping-not-near-foe = { $how ->
    [none] { CAPITAL($who) } se puede colocar al lado de una pieza rival.
   *[some] { CAPITAL($who) }: no se puede colocar al lado de una pieza rival.
}
dropping-falls = { CAPITAL($who) }: cae; se coloca en la casilla más baja, vista por las { -side-white }, o sobre lo que haya debajo.
dropping-slides = { CAPITAL($who) }: entra deslizándose; se coloca donde queda en reposo al empujarla desde un borde a lo largo de una fila o una columna.
# $leaps dice en palabras dónde están las casillas.
dropping-near-zone = Al lado de una pieza colocada está aquello a lo que desde ahí se llega así: { $leaps }.
dropping-no-check = { $how ->
    [none] { CAPITAL($who) } se puede colocar dando jaque.
   *[some] { CAPITAL($who) }: no se puede colocar dando jaque.
}
dropping-no-mate = { $how ->
    [none] { CAPITAL($who) } se puede colocar dando mate.
   *[some] { CAPITAL($who) }: no se puede colocar dando mate.
}
dropping-mate-loses = Un bando que da mate al colocar una de estas piezas pierde: { $who }.
# $order: nombres; los del mismo valor como «x o y».
dropping-exchange = Un jugador puede devolver una pieza cautiva a cambio de una suya que valga como mucho lo mismo, que se coloca en el acto. De mayor a menor valor: { $order }.
dropping-exchange-side = { CAPITAL($side) } pueden devolver una pieza cautiva a cambio de una suya que valga como mucho lo mismo, que se coloca en el acto. De mayor a menor valor: { $order }.

## Manos inagotables

endless-more = Siempre quedan más piezas de este tipo por colocar: { $piece }.

## Entrada

gating-enters = Cuando { $movers } hace su primera jugada, una de estas piezas ({ $who }) puede entrar desde la mano en la casilla que deja; en el enroque, en la de la pieza que mueve o en la de su compañera.
gating-enters-side = Cuando { $movers } hace su primera jugada, una de estas piezas ({ $who }) de la mano de { $side } puede entrar en la casilla que deja; en el enroque, en la de la pieza que mueve o en la de su compañera.
gating-mover = { $side ->
    [white] una pieza de las { -side-white } { $place }
    [black] una pieza de las { -side-black } { $place }
   *[both] una pieza { $place }
}
gating-answers = La pieza que entra así puede responder a un jaque o cubrir una línea.
gating-answers-side = La pieza de { $side } que entra así puede responder a un jaque o cubrir una línea.

## Manos. $fate es adónde van las piezas capturadas, $end en qué se convierten.

hands-fate = { $fate ->
    [captor] Las piezas capturadas cambian de bando y van a la mano del jugador que las ha capturado.
    [owner] Las piezas capturadas vuelven a la mano del jugador que las ha perdido.
    [prison] Las piezas capturadas quedan cautivas junto al tablero.
    [partner] Las piezas capturadas dejan este tablero y van al de la pareja.
   *[gone] Las piezas capturadas salen de la partida.
}
hands-fate-side = { $fate ->
    [captor] Las piezas que capturan { $side } cambian de bando y van a la mano del jugador que las ha capturado.
    [owner] Las piezas que capturan { $side } vuelven a la mano del jugador que las ha perdido.
    [prison] Las piezas que capturan { $side } quedan cautivas junto al tablero.
    [partner] Las piezas que capturan { $side } dejan este tablero y van al de la pareja.
   *[gone] Las piezas que capturan { $side } salen de la partida.
}
hands-neutral = Una pieza que no pertenece a ningún bando va a la mano del jugador que la captura.
hands-exploded = Lo que una explosión quita al bando que captura, también la pieza que explota, cuenta como capturado por el otro bando.
hands-demoted = Una pieza promocionada que se captura vuelve a ser lo que era.
hands-demoted-side = Una pieza promocionada que capturan { $side } vuelve a ser lo que era.
hands-captured = { $end ->
    [base] { CAPITAL($who) }: tras su captura vuelve a ser lo que era antes de su promoción.
    [kept] { CAPITAL($who) }: tras su captura sigue siendo lo que es.
   *[gone] { CAPITAL($who) }: tras su captura sale de la partida.
}
hands-captured-side = { $end ->
    [base] { CAPITAL($who) }: tras su captura por { $side } vuelve a ser lo que era antes de su promoción.
    [kept] { CAPITAL($who) }: tras su captura por { $side } sigue siendo lo que es.
   *[gone] { CAPITAL($who) }: tras su captura por { $side } sale de la partida.
}
hands-captured-becomes = { CAPITAL($who) }: tras su captura se convierte en { $piece }.
hands-captured-becomes-side = { CAPITAL($who) }: tras su captura por { $side } se convierte en { $piece }.

## Colocación obligatoria

must-drop-both = Un bando que tiene en la mano una de estas piezas ({ $pieces }) tiene que colocar una si puede; antes de eso no puede mover.
must-drop-side = { CAPITAL($side) }, mientras tengan en la mano una de estas piezas ({ $pieces }), tienen que colocar una si pueden; antes de eso no pueden mover.

## Regla del pastel

pie-rule-takes-over = Mientras haya una sola pieza en el tablero, el bando que no la ha puesto puede quedársela como jugada.
pie-rule-mirror = Se pone en la casilla simétrica a la suya respecto de la diagonal larga.

## Losetas. $ground y $grounds son nombres de terreno, $faces lo que llevan las caras de una loseta.

tiles-around = { CAPITAL($who) }: se coloca con terreno alrededor, { $faces }.
tiles-ground = { CAPITAL($who) }: es una loseta; al colocarla se pone terreno, { $faces }.
tiles-table = Estas son losetas; al colocarlas se pone terreno:
tiles-or-face = { $faces }, o bien, con otra cara, { $face }
tiles-squares = { $count ->
    [one] { $count } casilla ({ $ground })
   *[other] { $count } casillas ({ $ground })
}
# Lo mismo después de tiles-squares: 2 casillas (montaña) y 2 (vacío).
tiles-more-squares = { $count } ({ $ground })
tiles-plain = vacío
tiles-turn-half = { CAPITAL($who) }: la loseta se puede poner girada media vuelta.
tiles-turn-all = { CAPITAL($who) }: la loseta se puede poner girada de cualquier modo.
tiles-over = Las losetas solo se ponen donde no hay ninguna pieza y el suelo es uno de estos: { $grounds }.
tiles-apart = Este terreno no se puede poner al lado de otro igual: { $ground }.
tiles-fill = Una loseta solo se puede poner donde las demás aún pueden llenar todo el suelo que tenían abierto.
