# El tablero, lo que hay en él al principio, y cómo se escriben las piezas.

board-size = El tablero tiene { $files } columnas y { $ranks } filas.
board-size-holes = El tablero tiene { $count } casillas en { $files } columnas y { $ranks } filas; las demás casillas faltan.
board-planes = El tablero tiene { $planes } planos, de A a { $last }, de { $files } columnas y { $ranks } filas: { $count } casillas.
board-hexagons = El tablero tiene { $count } hexágonos con { $top ->
    [edge] un lado
   *[corner] un vértice
} arriba.

# Una de las posiciones iniciales de un juego con sorteo, por su número. Va entre paréntesis tras «Juegan las blancas».
start-position = posición inicial { $number }
board-own-start = La partida empieza en una posición propia, que muestra el tablero.
board-empty = El tablero está vacío al principio.
board-each-begins = Cada bando empieza con estas piezas: { $pieces }.{ $symmetry ->
    [mirror] {" "}Las piezas iguales de los dos bandos están unas frente a otras.
    [rotate] {" "}La disposición de las { -side-black } está girada media vuelta.
   *[none] {""}
}
board-side-begins = { CAPITAL($side) } empiezan con lo siguiente: { $pieces }.
board-begins-table = Piezas de { $side } al principio{ $symmetry ->
    [mirror] , unas frente a otras
    [rotate] , las de las negras giradas media vuelta
   *[none] {""}
}:
board-neither = De ningún bando: { $pieces }.
board-each-holds = Cada bando tiene en la mano: { $pieces }.
board-side-holds = { CAPITAL($side) } tienen en la mano: { $pieces }.
board-holds-table = Piezas en la mano de { $side }:

board-free-play = El tablero es libre: cualquier pieza puede ponerse en cualquier lugar, y las reglas se muestran pero no se imponen.
board-castle-flip = La izquierda y la derecha de un enroque son las mismas para los dos bandos: la izquierda es hacia la columna a.

# $moves es cómo mueve la pieza, en palabras.
board-piece-moves = { CAPITAL($piece) }: { $moves }.

board-ranks-from-zero = Las filas se cuentan desde 0.
board-letters = Las piezas se anotan con estas letras: { $letters }.
board-letters-table = Las piezas se anotan con estas letras:
board-letter = { $letter } { $piece }
