# Aprender un juego: ejercicios sobre sus piezas y sus reglas, y sus problemas. $piece es el nombre de una pieza.

## El curso
# $title es el título del juego.
learn-title = Aprender { $title }
learn-board = Tablero del ejercicio
learn-chapters = Capítulos
learn-chapter-done = { $name }, hecho
# De qué trata un capítulo, aparte de los de piezas.
learn-chapter = { $chapter ->
    [drop] Colocar piezas
    [promote] Promoción
    [effect] Otros efectos de las jugadas
   *[goal] Ganar
}
learn-progress-label = Progreso
learn-progress = { $done } de { $all }
learn-making = Un momento: se preparan los ejercicios.
learn-nothing = Quien conoce las piezas del ajedrez conoce estas: aquí no hay nada que ejercitar.
learn-done = ¡Hecho! Ahora, una partida.
learn-again = Ejercitar con otras posiciones

## Lo que se pide. Se hace clic en casillas y piezas.
learn-asks-reach = { CAPITAL($piece) }: marcar todas las casillas al alcance de una jugada.
learn-asks-take = { CAPITAL($piece) }: hacer clic en la pieza que puede capturar.
learn-asks-travel = { CAPITAL($piece) }: llegar a la estrella en { $count } jugadas. Nadie más se mueve.
learn-asks-drop = { CAPITAL($piece) }: ¿en cuáles de las casillas con anillo se puede colocar? Marcarlas.
learn-asks-promote = ¿Cuáles de las piezas con anillo pueden convertirse en otra con su próxima jugada? Marcarlas.
learn-asks-effect = Se hace esta jugada. Marcar todas las piezas que quita o cambia.
# $side: las blancas o las negras.
learn-asks-goal = { CAPITAL($side) } juegan y ganan enseguida.

## Lo que se dice de una respuesta
learn-check = Comprobar
learn-next = Siguiente
learn-show = Mostrar la respuesta
learn-shown = Esta es la respuesta.
learn-wrong = La casilla { $square } no es correcta.
learn-missing = { $count ->
    [one] Bien hasta aquí; falta { $count } más.
   *[other] Bien hasta aquí; faltan { $count } más.
}
learn-spent = Se acabaron las jugadas. Otra vez desde el principio.
learn-astray = Esa jugada no gana.
learn-hint-count = { $count ->
    [one] Hay { $count } respuesta correcta.
   *[other] Hay { $count } respuestas correctas.
}
learn-hint-square = Conviene mirar { $square }.
# Cómo se llama una casilla con marca, tras su nombre.
learn-mark = { $mark ->
    [asked] en cuestión
    [target] la estrella
    [marked] marcada
    [right] correcta
    [missing] faltaba
   *[wrong] incorrecta
}

## Colecciones de problemas
learn-puzzles-title = Problemas: { $title }
learn-puzzles-list = Problemas
learn-puzzle = Problema { $number }
learn-puzzle-solved = Problema { $number }, resuelto
learn-difficulty = Dificultad { $stars } de 5
learn-solved = { $done } de { $all } resueltos
learn-streak = { $count } seguidos
learn-best = como máximo { $count }
learn-puzzles-kept = Resuelto sin errores ni pistas, un problema alarga la serie. Solo este navegador la recuerda.
learn-next-puzzle = Problema siguiente
learn-no-puzzles = No se pudieron cargar los problemas.
