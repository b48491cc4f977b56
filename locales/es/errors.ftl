# Qué se dice a los programas que piden al motor algo que no puede hacer: lo leen los autores de páginas y quien escribe órdenes.
#
# Lo que va entre comillas sin lugar para un argumento lo escriben así los programas, como «white»: nunca se traduce.

error-not-a-definition = Una definición tiene que ser una cadena de texto o un objeto.
error-not-a-path = Un camino tiene que ser una lista de pasos, cada uno una cadena de texto.
error-not-a-path-long = El camino es demasiado largo.
error-not-a-position = Los cambios de una posición tienen que formar una lista.
error-not-a-side = Un bando solo puede ser «white» o «black».
error-no-such-type = Ese tipo de pieza no existe.
error-no-such-type-wall = En este juego no hay muros.
error-no-such-cell = Esa celda no existe.
# $forms: path, uci, san…, tal como se piden.
error-no-such-notation = Las jugadas se pueden escribir como { $forms }.
# $kinds: square, hex…, tal como se piden, con «o» entre los dos últimos.
error-no-such-board = «{ $kind }» no es una clase de tablero; puede ser { $kinds }.
# $depth: el mayor número de jugadas seguidas.
error-too-deep = Las jugadas se cuentan como máximo hasta la profundidad { $depth }.
error-no-network = Esto no es una red que valore posiciones, o es de una versión posterior.
error-other-network = Esta red se hizo para otras piezas u otro tablero.
error-damaged-network = Esta red está dañada.

## Rutinas que las páginas dan a sus juegos

error-not-a-routine = Una rutina tiene que ser una función.
error-not-a-routine-list = Las rutinas de esta clase tienen que formar una lista.
error-not-asked = Una rutina solo puede consultar la posición mientras se le pregunta.
# $what: qué ha hecho la rutina, uno de los mensajes que siguen a custom-failed en rule-diagnostics.ftl.
error-not-a-question = Fallo de la rutina: { $what }.
