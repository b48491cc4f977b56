# Lo que las reglas de la promoción dicen de sí mismas. $who, $pieces y $forms son piezas como las nombra phrases.ftl («peón o
# caballo»), $piece, $promoted y $form son nombres solos. $place es un lugar, $area cómo se llama una región.

## Metamorfosis: lo que las casillas hacen a las piezas. $how: none si $who ya dice que no.

morph-ends-only = { CAPITAL($who) }: solo puede terminar una jugada { $place }.
morph-ends-not = { $how ->
    [none] { CAPITAL($who) } puede terminar una jugada { $place }.
   *[some] { CAPITAL($who) }: no puede terminar una jugada { $place }.
}
morph-stays-in = { $how ->
    [none] { CAPITAL($who) } puede salir de { $area }, ni siquiera de paso.
   *[some] { CAPITAL($who) }: no puede salir de { $area }, ni siquiera de paso.
}
morph-enters-not = Estas piezas no pueden entrar en { $area }, ni siquiera de paso: { $who }.
morph-stays = { CAPITAL($who) }: si termina una jugada { $place }, sigue siendo lo que es.
morph-becomes = { CAPITAL($who) }: si termina una jugada { $place }, se convierte en { $pieces }.
morph-becomes-kind = { CAPITAL($who) }: si termina una jugada { $place }, se convierte en otra clase de la misma pieza ({ $piece }).
morph-may-become = { CAPITAL($who) }: si termina una jugada { $place }, puede convertirse en { $pieces }.
morph-may-promote = { CAPITAL($who) }: si termina una jugada { $place }, puede promocionar.
morph-must-become = { CAPITAL($who) }: si termina una jugada { $place }, tiene que convertirse en { $pieces }.
morph-becomes-table = Cada una de estas piezas que termina una jugada { $place } se convierte en otra:
morph-must-promote = { CAPITAL($who) }: si termina una jugada { $place }, tiene que promocionar.
morph-goal-turn-end = { CAPITAL($who) }: si está { $place } al final de un turno, su bando gana la partida.
morph-goal-reached = { CAPITAL($who) }: si su jugada termina { $place }, ha alcanzado una casilla ganadora.
morph-goal-win = { CAPITAL($who) }: si su jugada termina { $place }, su bando gana la partida en el acto.
morph-goal-win-later = { CAPITAL($who) }: si su jugada termina { $place }, su bando gana la partida si aún está allí después de la respuesta.
morph-goal-loss = { CAPITAL($who) }: si su jugada termina { $place }, su bando pierde la partida.
morph-goal-draw = { CAPITAL($who) }: si su jugada termina { $place }, la partida termina en tablas.

## Jugadas de promoción. $moves dice en palabras cómo mueve la pieza.

promo-move-away = { CAPITAL($piece) }: si está { $place }, en vez de mover puede convertirse en { $form } con una jugada así ({ $moves }); de este modo no se captura nada.
promo-move-in-place = { CAPITAL($piece) }: si está { $place }, en vez de mover puede convertirse en { $form } en su sitio; de este modo no se captura nada.
promo-move-either = { CAPITAL($piece) }: si está { $place }, en vez de mover puede convertirse en { $form } en su sitio, o en otro con una jugada así ({ $moves }); de este modo no se captura nada.
promo-move-last = La última pieza de ese tipo puede hacerlo desde cualquier lugar.
promo-move-quiet = La nueva pieza no puede atacar nada donde aparece, y la jugada no puede dar jaque.

## Promoción como en el ajedrez

promotion-becomes = { CAPITAL($who) }: si termina una jugada { $place }, se convierte en { $forms }.
promotion-may-become = { CAPITAL($who) }: si termina una jugada { $place }, puede convertirse en { $forms }.
promotion-form-hand = { $piece } de la mano
promotion-form-not-last = { $piece } (no en la última fila)
promotion-form-hand-not-last = { $piece } de la mano (no en la última fila)
promotion-from-hand = La nueva pieza tiene que venir de la mano del jugador.
promotion-from-hand-side = Para { $side }, la nueva pieza tiene que venir de la mano.
promotion-from-prison = La nueva pieza queda libre de la prisión del rival, y la pieza que promociona ocupa allí su lugar.
promotion-from-prison-side = Para { $side }, la nueva pieza queda libre de la prisión del rival, y la pieza que promociona ocupa allí su lugar.
# $side: «un bando», las blancas o las negras. $count es cuántas piezas así puede tener el bando.
promotion-limit = { $count ->
    [0] La promoción a { $piece } está prohibida para { $side }.
    [one] La promoción a { $piece } está prohibida para { $side } mientras haya en el tablero una pieza así del mismo bando.
   *[other] La promoción a { $piece } está prohibida para { $side } mientras haya en el tablero { $count } piezas así del mismo bando.
}
promotion-limit-any = { $count ->
    [0] Toda promoción está prohibida para { $side }.
    [one] Una promoción está prohibida para { $side } mientras haya en el tablero una pieza del nuevo tipo y del mismo bando.
   *[other] Una promoción está prohibida para { $side } mientras haya en el tablero { $count } piezas del nuevo tipo y del mismo bando.
}
promotion-limit-other = { $count ->
    [0] Cualquier otra promoción está prohibida para { $side }.
    [one] Cualquier otra promoción está prohibida para { $side } mientras haya en el tablero una pieza del nuevo tipo y del mismo bando.
   *[other] Cualquier otra promoción está prohibida para { $side } mientras haya en el tablero { $count } piezas del nuevo tipo y del mismo bando.
}
promotion-limit-table = La promoción a estas piezas solo está permitida para { $side } mientras haya menos del mismo bando en el tablero:

## Promoción como en el shogi

promotion-pairs = Promociones: { $pairs }.
promotion-pairs-table = Promociones:
promotion-pair = { $piece } → { $promoted }
promotion-begins-or-ends = Una pieza puede promocionar con una jugada que empieza o termina { $place }.
promotion-enters = Una pieza puede promocionar con una jugada que entra en { $area }, o con una captura que empieza allí.
promotion-compulsory = La promoción es obligatoria siempre que sea posible.
promotion-must = { CAPITAL($piece) }: tiene que promocionar siempre que pueda.
promotion-must-last = { CAPITAL($piece) }: tiene que promocionar en la última fila.
