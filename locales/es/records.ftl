# Qué se omite de un registro, y por qué; qué no pueden expresar los formatos de otros programas. $count es un número.

record-several-games = Este texto contiene { $count } partidas. Se lee la primera.
record-first-line = Solo se lee la primera línea de este texto.
record-after-the-end = Se omite lo que sigue al final de la partida.
record-too-long = El resto del registro es demasiado largo.
record-other-variant = Este registro es de { $variant }. El juego de este tablero es { $title }.

record-moves-missing = Según su número, { $count ->
    [one] falta una jugada
   *[other] faltan { $count } jugadas
} antes de esta.
record-wrong-number = Antes de esta jugada hay más jugadas de las que dice su número.
record-signs = Se omiten algunos signos de esta jugada.
record-sign-without-move = No hay ninguna jugada antes de este signo.
record-result-inside = La partida continúa después de este resultado.

record-variation-not-closed = Una variante no está cerrada.
record-variation-needs-move = Una variante necesita una jugada a la que sustituir.
record-variation-nowhere = Esta variante no sustituye a ninguna jugada conocida.
record-nested-too-deep = Las variantes están anidadas aquí a demasiada profundidad.
record-no-variation-ends = Aquí no termina ninguna variante.

record-comment-not-closed = Este comentario no está cerrado.
record-comment-inside = Dentro de este comentario empieza otro: quizá no se haya cerrado.
record-tag = No se puede leer esta etiqueta.
record-reserved = Se omite lo que está entre corchetes angulares.
record-no-part = Esta línea no forma parte de ninguna partida.

record-position-line = No se puede leer esta línea de la posición.
record-picture-row = El diagrama de la posición tiene una fila que no se puede leer.
record-no-end = No se conoce ningún final de partida con esta palabra.
record-no-handicap = No se conoce ninguna ventaja con este nombre.

## Partidas en los formatos de otros programas. $format es el nombre de uno, como KIF; $move una jugada; $sign cómo escriben una pieza
## las posiciones.

# $formats: pgn, kif, csa…, tal como se piden.
record-no-format = Las partidas se pueden escribir como { $formats }.
record-no-board = Otros formatos no pueden expresar un tablero de esta clase.
# PDN es un formato para las damas.
record-pdn-board = PDN es para juegos en las casillas de un solo color.
record-no-move = Este formato no puede expresar la jugada { $move }.
record-no-move-in = { $format } no puede expresar la jugada { $move }.
record-no-position-in = { $format } no puede expresar la posición con la que empieza esta partida.
record-no-piece-in = { $format } no tiene ningún nombre para la pieza { $sign }.
record-no-variations = En este formato no hay variantes: solo se escribe la línea principal.
record-csa-result = CSA no tiene ninguna palabra para este resultado: solo dice cómo pierde el bando que tiene el turno.
