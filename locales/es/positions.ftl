# Qué no se puede leer en el texto de una posición (FEN, SFEN), y qué se añade o se entiende de un modo poco habitual.
#
# $text es la parte del texto de la que se trata, tal como está ahí. $square es una casilla, $letter una letra del texto.

## Textos que no son una posición

position-empty = El texto está vacío.
position-too-long = El texto es demasiado largo para una posición.
# $count: cuántas filas tiene el tablero. $found: cuántas tiene el texto.
position-ranks = El tablero tiene { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}; el texto, { $found }.
# Lo mismo cuando el texto va por columnas.
position-files = El tablero tiene { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}; el texto, { $found }.
position-not-by-files = Las posiciones de este tablero no se escriben por columnas.
position-line-too-long = { $line ->
    [file] La columna «{ $text }» es demasiado larga.
   *[rank] La fila «{ $text }» es demasiado larga.
}
# $whole: cuántas casillas debería tener.
position-line-too-short = { $line ->
    [file] La columna «{ $text }» tiene { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    } en vez de { $whole }.
   *[rank] La fila «{ $text }» tiene { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    } en vez de { $whole }.
}
position-no-piece = «{ $text }» no es una pieza de este juego.
position-hole = Hay una pieza en el hueco { $square }.
# La pieza de origen es aquella en la que se convierte una pieza promocionada al ser capturada: en «R~{S}» es S.
position-no-base = «~{ $text }» no nombra ninguna pieza de origen.

## El tablero

position-moves-left-out = Se omiten las jugadas que siguen a la posición.
# Algunas definiciones empiezan cada vez con las piezas en otro orden.
position-shuffled = Esta es la posición inicial de la definición; la de cada partida se sortea.
position-line-cut = { $line ->
    [file] La columna «{ $text }» se recorta.
   *[rank] La fila «{ $text }» se recorta.
}
# $letter es lo que otros programas escriben por la pieza, $own lo que se escribe por ella aquí.
position-letter = «{ $letter }» se lee como { $own } ({ $piece }).

## De quién es el turno. Las blancas y las negras son el primer y el segundo bando; w, b y SFEN nunca se traducen.

position-no-side = El texto no dice de quién es el turno; juegan las { -side-white }.
# $text: red, como en el xiangqi.
position-first-side = «{ $text }» se lee como el primer bando, las { -side-white }.
position-not-a-side = «{ $text }» no es un bando; un bando es w o b. Juegan las { -side-white }.
position-sfen = El texto se lee como SFEN: b es el primer bando, las { -side-white }.

## Piezas en mano

position-hand-not-closed = Falta cerrar un corchete de la mano.
position-behind-hand = Detrás de la mano sobra «{ $text }».
position-no-hands = En este juego no hay manos; las piezas en mano se quedan ahí.
position-hands-empty = El texto no nombra piezas en mano: las manos están vacías.
position-not-in-hand = «{ $text }» no es una pieza que pueda estar en la mano.
position-too-many = No puede haber tantas piezas: { $text }.

## Derechos: qué piezas conservan el enroque o su primera jugada, y las capturas al paso

position-no-rights = El texto no indica derechos de enroque: en sus casillas iniciales, las piezas cuentan como si no hubieran movido.
position-no-list = «{ $text }» no es una lista de casillas.
# $text: todas las letras del campo.
position-no-right = La letra «{ $letter }» de «{ $text }» no es ningún derecho.
position-right-unused = Ninguna pieza podría usar el derecho { $letter }.
position-no-passing-square = «{ $text }» no es una casilla en la que capturar al paso.
position-no-passing = En { $square } no se puede capturar ninguna pieza al paso.

## Contadores, y lo que los sigue

position-no-counters = El texto no tiene contadores: la partida empieza en la jugada 1.
position-more-numbers = Sobra el número «{ $text }».
position-number-too-large = El número { $number } es demasiado grande.
position-unexpected = Donde está «{ $text }» no se espera nada.
position-no-part = «{ $text }» no forma parte de la posición.

# $key y $value: una parte como «lion=f6».
position-key-unused = Este juego no usa { $key }={ $value }.
position-no-value = «{ $value }» no es un valor de { $key }.
position-no-terrain = En este juego no hay terreno.
# Un número que recuerdan las rutinas de la página se escribe ahí «nombre:5».
position-no-memory = «{ $text }» no tiene la forma nombre:número.
position-memory-unused = Este juego no usa el número { $name }.
# Las jugadas se pueden contar hasta un límite que da tablas: 8/16.
position-no-count = «{ $text }» no es una cuenta de jugadas con su límite.
position-count-unused = Este juego no usa la cuenta { $count }/{ $limit }.
position-checks-unused = Este juego no usa contadores de jaques.
position-no-checks = El texto no cuenta los jaques: aún no se ha dado ninguno.
