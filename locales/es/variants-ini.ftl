# Qué pierde como definición una sección de un variants.ini, el archivo en el que Fairy-Stockfish describe juegos, y qué se entiende de
# otro modo.
#
# $option es el nombre de una opción de ese archivo, $value lo que el archivo le da; los nombres de opciones se quedan como están. $moves
# son movimientos en XBetza, $id e $ids son las letras de piezas. «El otro programa» es Fairy-Stockfish.


## Secciones y opciones

ini-line = La línea no es ni una opción ni un comentario; se ignora.
ini-option = «{ $option }» no es una opción conocida; se ignora.
ini-parent = No se conoce la sección base «{ $parent }»; esta sección no tiene definición.
ini-parent-itself = La sección base «{ $parent }» hereda de sí misma; esta sección no tiene definición.
ini-parent-too-much = La sección hereda demasiado de «{ $parent }» y de sus secciones base; no tiene definición.
ini-size = El valor de { $option } no es un tamaño; se usa { $taken }.
# $words: lo que deberían ser nombres de casillas.
ini-no-squares = { $option } nombra algo que no es una casilla del tablero y que se omite: { $words }.
# $names: las letras de las piezas.
ini-no-pieces = { $count ->
    [one] { $option } nombra una pieza que no existe: { $names }.
   *[other] { $option } nombra piezas que no existen: { $names }.
}
ini-no-piece = { $option } nombra una pieza que no existe.

## Movimientos

ini-custom-piece = { $option } se escribe letra:movimientos; se omite.
ini-letters = Los movimientos «{ $moves }» de { $option } tienen letras desconocidas; se leen como XBetza.
ini-lame-leaps = Los saltos bloqueables de «{ $moves }» van primero en línea recta; el otro programa no conoce tal movimiento.
ini-lame-leaps-blocked = Qué casillas bloquean los saltos de «{ $moves }» no se comprueba aquí del mismo modo.
ini-hops = { $count ->
    [one] El otro programa salta piezas a lo largo de líneas enteras: así se entiende { $moves } de { $option }.
   *[other] El otro programa salta piezas a lo largo de líneas enteras: así se entienden { $moves } de { $option }.
}
ini-no-such-moves = El otro programa no tiene movimientos como { $moves } de { $option }; se leen como XBetza.
ini-slanting-lines = No se pueden expresar líneas diagonales distintas para cada bando; se omiten.
ini-pass-stalemate = Pasar en vez de quedar ahogado vale para los dos bandos.

## Enroque

ini-castling-file = El valor de { $option } no es una columna del tablero.
ini-castling-wing = No se puede expresar que gane solo el enroque hacia un flanco; ningún enroque gana.
ini-castling-opposite = oppositeCastling: no se puede expresar que los dos bandos tengan que enrocar hacia flancos distintos.

## Promoción

ini-promotion-sets = Se escriben como máximo nueve grupos de piezas de promoción; en lugar de los demás se usa el primero de las blancas.
ini-promotion-capture = Toda captura promociona, termine donde termine, sin elección.
ini-promotion-region = Las piezas promocionan donde llegan a la región, no donde salen de ella.
ini-promotion-move = La promoción como jugada aparte tiene una sola región para los dos bandos; se usa la de las blancas.
# $letter: la letra de una pieza.
ini-promotion-limit = { $letter }: cada forma promocionada se cuenta por separado, no todas juntas.

## Colocaciones, muros y piezas que cambian de bando

ini-enclose = «{ $value }» no es un modo de encerrar piezas.
ini-enclosing-start = Las negras llenan primero las casillas simétricas de estas.
ini-enclosing-drop = Aquí no existen colocaciones del tipo «{ $value }».
ini-walls = «{ $value }» no es un lugar para muros; wallingRule se omite.
ini-petrify-blast = petrifyBlastPieces: aquí no se convierten en muros las piezas que se lleva una explosión.

## Finales

ini-pseudo-royal = Las piezas que se vuelven reales cuando quedan pocas son reales desde el principio.
ini-mate-piece = shatarMateRule: aquí no importa qué pieza da mate.
ini-extinction-claim = extinctionClaim: aquí no hay que reclamar la extinción.
ini-flag-safe = Una pieza que podría ser capturada donde llega gana si la respuesta no la captura.
ini-flag-promotes = { $id } puede promocionar donde ganaría: allí no gana.
ini-flag-blocked = flagPieceBlockedWin: aquí no importa si una pieza propia bloquea una meta.
ini-line-gaps = Las líneas son continuas o admiten huecos, pero no las dos cosas a la vez.
ini-chains = No se pueden expresar cadenas que sigan solo estas líneas.
ini-material = «{ $value }» no es un modo de contar el material.
# $value: cómo termina una repetición.
ini-fold-value = { $value ->
    [win] La victoria se atribuye al bando cuya jugada repite la posición.
   *[loss] La derrota se atribuye al bando cuya jugada repite la posición.
}
ini-move-count = Todos los movimientos de { $ids } hacen empezar de nuevo la cuenta de jugadas, también los que van hacia atrás o hacia un lado.

## Definiciones como secciones: por qué una no tiene ninguna

# Frases sobre lo que una sección de un variants.ini no puede expresar. $key es una clave de las definiciones; $piece y $pieces son
# nombres de piezas.

ini-board = Fairy-Stockfish juega sobre casillas cuadradas, en un solo tablero de { $files } columnas y { $ranks } filas como máximo.
ini-too-many-pieces = En variants.ini tienen letra como máximo { $most } tipos de piezas, incluidas las formas promocionadas.
ini-no-option = variants.ini no tiene ninguna opción para { $key }.
ini-no-value = variants.ini no puede expresar { $key }={ $value }.
ini-both-sides = En variants.ini, { $key } vale lo mismo para los dos bandos.
ini-one-piece = { $key } distingue piezas que en variants.ini son una sola.
# $id: el ID de una pieza.
ini-letter = En variants.ini cada pieza tiene una letra propia, de la a a la z; { $id } no lo es.
ini-letter-form = En variants.ini una forma promocionada tiene la letra de su pieza detrás de un signo más; { $id } no está formado así.
ini-letters-left = No queda ninguna letra de la a a la z para esta forma promocionada.
ini-moves = variants.ini no tiene movimientos como los de esta pieza ({ $piece }): { $moves }.
ini-first-moves = En Fairy-Stockfish los primeros movimientos dependen solo de la casilla, sea quien sea quien esté en ella. No es así con esta pieza: { $piece }.
ini-passing = En Fairy-Stockfish a todo primer movimiento por varias casillas se puede responder con una captura al paso.
ini-castling = variants.ini no tiene un enroque como el de esta pieza: { $piece }.
ini-promotion-first = En variants.ini ninguna pieza debe promocionar solo en la última fila, como debe esta: { $piece }.
ini-promotion-leave = En variants.ini también promocionan las piezas que salen de la región de promoción; esta no: { $piece }.
ini-promotion-passing = En variants.ini las capturas al paso no promocionan; las de esta pieza lo harían: { $piece }.
ini-explosion-both = En variants.ini pierde el bando que hace explotar a los dos reyes.
ini-facing = En variants.ini los reyes no pueden quedar frente a frente ni en columnas ni en filas.
ini-goal-waits = En variants.ini un rey que llega gana de inmediato o deja que el otro bando lo siga; las demás piezas tienen que quedarse una jugada.
ini-goal-pieces = En variants.ini gana con su llegada una sola pieza de un bando, o cualquiera.
ini-goal-safe = En variants.ini un rey nunca llega adonde estaría en jaque.
# $count: cuántos jaques.
ini-check-cap = En variants.ini cuentan como jugadas sin progreso como máximo { $count } jaques donde perseguir pierde, y todos en los demás casos.
ini-progress = En variants.ini solo son progreso las jugadas que no se pueden deshacer. Esta pieza puede deshacerlas todas: { $piece }.
ini-fold = En Fairy-Stockfish una repetición da la victoria o la derrota al bando al que le toca jugar, no al que repite la posición.
ini-to-and-fro = En Fairy-Stockfish una pieza puede ir y venir, y su bando pierde por ello.
ini-counting = En variants.ini la cuenta de jugadas busca la torre, la plata, el caballo y el peón de estos juegos.
# $problem: una frase.
ini-differs-reading = La sección no se leería como se quiso decir: { $problem }
# $position: una posición.
ini-differs-result = Las partidas de la sección terminarían de otro modo, como en { $position }.
# $moves: algunas jugadas.
ini-differs-moves = La sección se jugaría de otro modo, como en { $position }: { $moves }.

## Definiciones como secciones: qué se entiende de un modo algo distinto

ini-progress-mixed = Las jugadas de estas piezas hacen empezar de nuevo la cuenta solo si no se pueden deshacer: { $pieces }.
ini-check-replies = Tampoco son jugadas sin progreso las respuestas a los jaques posteriores al décimo.
