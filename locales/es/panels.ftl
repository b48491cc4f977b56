# Lo que está debajo de un tablero: los botones de la partida, sus jugadas, la tabla de las piezas, el editor, la leyenda, los problemas.

## Botones de la partida
# Donde hay dos de un nombre, el largo aparece junto al puntero y se lee en voz alta; el corto está en el botón.
tool-flip = Girar
tool-flip-board = Girar el tablero
tool-computer = Ordenador
tool-play-computer = Jugar contra el ordenador
tool-friend = Amigo
tool-play-friend = Jugar contra un amigo
tool-analyse = Analizar
tool-analyse-position = Analizar la posición
tool-share = Compartir
tool-look = Tablero
tool-look-of-board = Tablero y piezas
tool-more = Más
tool-learn = Aprender el juego
tool-puzzles = Problemas
tool-restart = Reiniciar
tool-full-screen = Pantalla completa
tool-clock = Reloj
tool-zoom = Casillas grandes
tool-play-through = Reproducir
tool-attacks = Casillas atacadas
tool-draw = Dibujar flechas
tool-edit = Editar la posición
# Desde qué bando se ve un tablero con casillas ocultas.
tool-view = { $view ->
    [white] Vista: { -side-white }
    [black] Vista: { -side-black }
   *[both] Vista: ambas
}

## Recorrer las jugadas
go-to-start = Al principio
go-back = Una jugada atrás
go-forward = Una jugada adelante
go-to-end = Al final

## La lista de jugadas
moves-list = Jugadas
# Cómo se llama una lista de jugadas que se aparta de la principal.
moves-variation = Variante
# Cómo se llama un grupo de botones sobre la jugada que se muestra.
moves-tools = Esta jugada
moves-promote = Línea principal
moves-promoted = Esta es ahora la línea principal.
moves-not-promoted = Esta variante está anidada a demasiada profundidad.
moves-delete = Borrar desde aquí
moves-deleted = Se ha borrado.
moves-recall = Recuperar
moves-recalled = Se ha recuperado.
comment-title = Comentario
comment-on-this-move = Comentario a esta jugada
# $move es una jugada en la notación del registro: exd5.
comment-on-move = Comentario a { $move }
comment-on-start = Comentario al inicio
comment-save = Guardar comentario
comment-saved = Se ha guardado.
comment-annotation = Signo
comment-annotation-none = ninguno

# Lo que significan los signos de los ajedrecistas: ! ? !! ?? !? ?!
sign-good = buena jugada
sign-mistake = error
sign-excellent = jugada excelente
sign-blunder = error grave
sign-interesting = jugada interesante
sign-doubtful = jugada dudosa

# Signos del Informador, sobre una jugada o la posición que resulta; se leen en voz alta tras la jugada.
sign-only = única jugada
sign-equal = igualdad
sign-unclear = posición poco clara
sign-white-slightly-better = ligera ventaja de las { -side-white }
sign-black-slightly-better = ligera ventaja de las { -side-black }
sign-white-better = ventaja de las { -side-white }
sign-black-better = ventaja de las { -side-black }
sign-white-winning = ventaja decisiva de las { -side-white }
sign-black-winning = ventaja decisiva de las { -side-black }
sign-zugzwang = zugzwang
sign-space = ventaja de espacio
sign-development = ventaja de desarrollo
sign-initiative = con iniciativa
sign-attack = con ataque
sign-compensation = con compensación
sign-counterplay = con contrajuego
sign-time = con apuros de tiempo
# Antes de la jugada que se planea, que se impide o que habría sido mejor: «con la idea Nf5».
sign-idea = con la idea
sign-against = contra
sign-better = mejor es
sign-novelty = novedad

## La tabla de las piezas
# Títulos de las columnas.
table-id = ID
table-name = Nombre
table-moves = Movimientos
table-value = Valor
# Lo que hace un clic en el título.
table-show-values = Mostrar valores estimados
table-show-moves = Mostrar los movimientos
# En lugar de un valor.
table-royal = real
table-promotes = Promociona a { $name }.
# La imagen de una pieza del color de un bando.
table-picture = { $side ->
    [white] { $name } de las { -side-white }
   *[black] { $name } de las { -side-black }
}
# El título de un diagrama.
moves-of = { CAPITAL($name) }: movimientos
sheet-open = Todos los diagramas
sheet-print = Imprimir

## El editor de posiciones
# Cómo se llama una fila de piezas entre las que se elige.
editor-pieces = { $side ->
    [white] Piezas { -side-white }
   *[black] Piezas { -side-black }
}
# Cómo se llama el grupo de botones.
editor-tools = Posición
editor-wipe-out = Borrar
editor-clear = Vaciar
editor-start-position = Posición inicial
editor-into-hand = Añadir a la mano
editor-out-of-hand = Quitar de la mano
editor-select-first = Antes hay que elegir una pieza.

## La leyenda de las marcas: lo que hace un clic en una casilla marcada
key-of-marks = Marcas
key-move-or-capture = mover o capturar
key-leap = saltar ahí, mover o capturar
key-first-move-or-capture = mover o capturar, como primera jugada
key-move = mover, no capturar
key-first-move = mover, como primera jugada
key-capture = capturar, no mover
key-capture-own = capturar una pieza propia o cambiar de lugar con ella
key-via = seguir desde aquí, o pasando por aquí
key-castle = enrocar
key-forbidden = casilla atacada, pero no permitida
key-mount = saltar lo que hay aquí
key-drop = colocar aquí
key-arrival = llegar aquí, en otro plano
key-goal = ganar al llegar
key-morph = convertirse en otra al llegar
key-choice = elegir

# Qué son las casillas de una zona para la pieza elegida.
key-zone-forbidden = ninguna jugada de esta pieza termina aquí
key-zone-promotion = esta pieza promociona aquí
key-zone-morph = esta pieza se convierte aquí en otra
key-zone-goal = esta pieza gana aquí
key-zone-loss = esta pieza pierde aquí
key-zone-draw = con esta pieza aquí, la partida termina en tablas
key-zone-moves = esta pieza mueve de otro modo desde aquí
key-zone-haven = esta pieza está a salvo aquí
key-zone-via-sign = una pieza rival se captura aquí de paso hacia otra casilla
key-zone-mount-sign = una pieza abre aquí más casillas
key-zone-white-threat = las { -side-white } atacan esta casilla
key-zone-black-threat = las { -side-black } atacan esta casilla
key-zone-border = cuentan las líneas que cruzan esta frontera

## La leyenda del terreno
key-of-terrain = Terreno
# Sigue al nombre de un tipo de terreno: «pantano (S): ninguna jugada termina allí; detiene los disparos».
key-terrain-does = : { $effects }
key-terrain-no-enter = no se puede entrar ni cruzar
key-terrain-no-land = ninguna jugada termina allí
key-terrain-stop = termina toda jugada que entra
key-terrain-opaque = corta las líneas de acoso
key-terrain-cover = detiene los disparos
key-terrain-mute = las piezas allí no acosan
key-terrain-shield = las piezas allí no sufren acoso

## Problemas
puzzle-panel = Problema
puzzle-moves-left = { $count ->
    [one] Queda 1 jugada
   *[other] Quedan { $count } jugadas
}
puzzle-show-move = Mostrar jugada
puzzle-show-solution = Mostrar solución

## Fallos de una definición
problem-error = error
problem-warning = aviso
problem-info = nota
# $text es una frase o varias.
problem-at-line = línea { $line }, columna { $column }: { $text }
# $pointer es un lugar en un objeto: /pieces/0/name.
problem-at-pointer = { $pointer }: { $text }

# Cuando una mano está vacía.
hand-none = Sin piezas en mano
