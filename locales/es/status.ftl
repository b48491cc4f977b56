# Lo que dice la línea de estado debajo del tablero durante una partida, y sus botones.

thinking = El ordenador está pensando.
put-piece = { CAPITAL($name) }: colocar en una casilla marcada.
go-with-piece = { CAPITAL($name) } en { $square }: ¿adónde?
may-go-on = Desde algunas puede seguir con un segundo clic.
may-stay = Con otro clic en ella se queda ahí.
go-on = Seguir a una casilla marcada.
go-on-or-stop = Seguir a una casilla marcada, o hacer otro clic en la última para detenerse ahí.
promote-piece = { CAPITAL($name) }: ¿promocionar?
choose-piece = Elegir una pieza.
choose-move = Elegir una de las jugadas.
# Cómo se llaman la pregunta y una respuesta a ella.
choose = Elegir
finish-here = terminar aquí
no-move = Esa jugada no es legal.

## Otras posiciones que la última
# $toMove es la frase sobre el bando que juega, sin su final.
before-first = Antes de la primera jugada. { $toMove }.
after-move = Tras { $move }, media jugada { $ply } de { $plies }. { $toMove }.

## Diagramas de movimiento
how-moves = { CAPITAL($name) }: cómo mueve
# $how es la frase anterior, sin su final.
how-moves-after = { $how } tras su primera jugada.
place-piece = Hacer clic en una casilla para poner la pieza.

## Jugadas que se preparan mientras el ordenador piensa
premove = Después: { $move }.
premove-begins = La próxima jugada empieza aquí.
from-to = de { $from } a { $to }

## Tiempo
out-of-time = { $side ->
    [white] A las { -side-white } se les ha acabado el tiempo. Ganan las { -side-black }.
   *[black] A las { -side-black } se les ha acabado el tiempo. Ganan las { -side-white }.
}

## Dibujo de flechas
drawing = Dibujo: arrastrar una flecha o elegir sus dos extremos. La misma casilla dos veces da un círculo.
drawing-from = Flecha desde { $square }: elegir dónde termina. La misma casilla da un círculo.
circle-on = Círculo en { $square }
arrow-from = Flecha desde { $square }.
arrow-from-to = Flecha de { $from } a { $to }
# $what es un círculo o una flecha.
drawn-in = { $what }, en { $ink }
wiped-out = { $what }: se ha borrado.
one-wiped-out = Se ha borrado.
all-wiped-out = Se ha borrado todo.
ink = Tinta: { $ink }
ink-blue = azul
ink-red = rojo
ink-green = verde
ink-orange = naranja

## El editor de posiciones
editing = Poner piezas o moverlas.
eraser = goma de borrar
editor-none = Ninguna pieza elegida: se pueden mover las piezas del tablero.
editor-chosen = { $name }: elegir una casilla.

## Problemas
puzzle-right = ¡Correcto!
puzzle-solved = ¡Resuelto!
puzzle-failed = No es la solución.
puzzle-shown = Esta es la solución.

## Botones
button-finish = Terminar
button-back = Volver
button-back-to-game = Volver a la partida
button-as-white = Con { -side-white }
button-as-black = Con { -side-black }
button-elsewhere = Otro sitio
button-put-elsewhere = Poner en otro sitio
button-show-attackers = Mostrar atacantes
button-hide-attackers = Ocultar atacantes
button-wipe-last = Borrar lo último
button-wipe-all = Borrar todo
button-stop-drawing = Dejar de dibujar
button-try-again = Reintentar

## Fallos
failed-engine = No se ha podido iniciar el tablero.
failed-source = No se ha podido cargar la definición de este tablero.
failed-panic = Algo ha fallado en el motor al leer esta definición.
failed-position = No se ha podido leer la posición que debía mostrarse. Esta es la posición inicial.
failed-record = No se ha podido leer hasta el final la partida que debía mostrarse.
failed-piece = La pieza que debía mostrarse no forma parte de este juego.
restored = Algo ha fallado en el motor. Se ha restaurado el tablero y se ha deshecho la última acción.

# Para quien hizo la página
element-panic = El motor se ha detenido al leer la definición; su texto está en la consola.
element-fen = No se ha podido leer la posición «{ $fen }»: { $why }
element-record = No se ha podido leer la partida hasta el final: { $why }
element-piece = Ninguna pieza tiene el nombre ni el identificador «{ $text }».
element-piece-hint = Hay: { $names }.
# Un enlace que contiene una partida. $why es una de las frases que siguen.
link-other-rules = Las reglas de esta página han cambiado desde que se creó el enlace: no se puede mostrar su partida.
link-failed = No se puede mostrar la partida de este enlace. { $why }
link-cut-off = El enlace está cortado.
link-too-long = Su partida es demasiado larga.
link-other-moves = Sus jugadas no son las que se escribieron.
