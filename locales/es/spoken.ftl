# Lo que un tablero responde, lo que dice de problemas y fallos, y lo que dicen las imágenes de una página.

## Respuestas en voz alta. $what es una pieza y su casilla («peón de las blancas en e4») o una casilla: e4.
spoken-no-moves = { CAPITAL($what) }: ninguna jugada.
spoken-moves = { $count ->
    [one] { CAPITAL($what) }: 1 jugada. { $moves }.
   *[other] { CAPITAL($what) }: { $count } jugadas. { $moves }.
}
# Una de ellas. $effect es lo que hace allí un clic: mover, capturar.
spoken-move = { $square }, { $effect }
# Varias de ellas.
spoken-more-moves = { $moves }; { $move }
spoken-no-last = No se conoce ninguna jugada.
# [unseen]: quizá el bando que pregunta no ve todas las piezas. $attackers y $guards son listas de piezas.
spoken-attackers = { $attacked ->
    [yes] { CAPITAL($what) }: bajo ataque de { $attackers }.
    [unseen] { CAPITAL($what) }: no se ve ningún ataque.
   *[no] { CAPITAL($what) }: sin ataques.
}
spoken-attackers-guards = { $attacked ->
    [yes] { CAPITAL($what) }: bajo ataque de { $attackers }; con defensa de { $guards }.
    [unseen] { CAPITAL($what) }: no se ve ningún ataque; con defensa de { $guards }.
   *[no] { CAPITAL($what) }: sin ataques; con defensa de { $guards }.
}

## Las teclas, leídas una tras otra
spoken-key-arrows = Flechas: moverse por el tablero.
spoken-key-enter = Intro o espacio: elegir, jugar.
spoken-key-escape = Escape: cancelar.
spoken-key-backspace = Retroceso: un paso atrás.
spoken-key-letter = Una letra: la siguiente pieza propia con esa letra.
spoken-key-ends = Inicio, Fin: extremos de la fila; con Control, del tablero.
spoken-key-moves = Punto: jugadas de esta pieza.
spoken-key-last = Coma: la última jugada.
spoken-key-attackers = Signo de exclamación: quién ataca esta casilla.
spoken-key-size = Más, menos: tablero más grande, más pequeño.
spoken-key-draw = Mayúsculas e Intro: empezar y terminar una flecha; con el botón de las flechas pulsado basta Intro, y Retroceso borra la última.

## Problemas
help-no-hint = Aquí no hay ninguna pista. La solución conocida va por otro camino.
# $move es la jugada como se escribe en los registros: Nf3.
help-move = La jugada es { $move }.
help-piece-on = Hay que fijarse en esta pieza: { $piece } en { $square }.
help-piece-in-hand = Hay que fijarse en esta pieza de la mano: { $piece }.
# $task es lo que hay que encontrar, en frases.
help-try-again = Otro intento. { $task }
help-solution = Esta es la solución. Las jugadas están en el registro.

## Las piezas de un bando que no son ni blancas ni negras: «las blancas (rojas)», «las blancas (hacia arriba)»
sign-red = rojas
sign-green = verdes
sign-pointing-up = hacia arriba
sign-pointing-down = hacia abajo
# Nada, si el color es el nombre del bando.
sign-white = {""}
sign-black = {""}

## Tras dos fallos seguidos
engine-stopped = No se puede mostrar el tablero: el motor se ha parado. Para seguir jugando hay que recargar la página.

## Imágenes en las páginas, y los bloques de Markdown de los que se hacen
static-rules = Reglas en palabras
static-definition = Definición
static-problems = Este diagrama tiene problemas:
# En qué parte de la definición está un problema. $problem son frases.
static-problem-at = Línea { $line }: { $problem }
static-no-piece = Aquí no hay ninguna pieza «{ $piece }». Las piezas son: { $pieces }.
# $name y $names son opciones, tal como se escriben: fen, piece, theme.
static-no-option = «{ $name }» no es una opción de los diagramas. Las opciones son: { $names }.
static-no-value = «{ $value }» no vale para { $name }. Puede ser: { $values }.
static-same-text = Dos bloques con el mismo texto deben verse distintos; Hugo los distingue por opciones entre llaves, como { "{" }piece="knight"{ "}" }.
static-position = { $title }. { $turn }.
static-pieces = { $who }: { $pieces }.
static-nobody = De ningún bando
# Lo que se ve en una película de una partida. $moves son los movimientos como se escriben.
film-of = { $count ->
    [one] { $title }, una película de 1 movimiento: { $moves }
   *[other] { $title }, una película de { $count } movimientos: { $moves }
}
