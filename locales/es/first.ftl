# Lo que un tablero dice antes de que esté aquí su catálogo. Los dos bandos están en plural, con su artículo: «Juegan las blancas.»

white = las { -side-white }
black = las { -side-black }

# Un nombre solo.
name-alone = { $name }
# Cuando no se conoce ningún nombre.
some-piece = pieza
white-piece = { $piece } de las { -side-white }
black-piece = { $piece } de las { -side-black }
# Lo mismo de piezas cuyo nombre inglés empieza por un color.
owned-white = { $piece } de las { -side-white }
owned-black = { $piece } de las { -side-black }

# Con una observación: «las blancas (rojas)», «Juegan las blancas (dados: peón)».
with-remark = { $what } ({ $remark })
# $text es lo que dice la frase entera, sin su final.
sentence = { $text }.
# Una parte más de la descripción de una casilla, y una frase más.
label-more = { $told }, { $more }
sentence-more = { $told } { $more }

## Línea de estado
to-move = Juegan { $side }
in-check = { $what }, en jaque
# $toMove es la frase sobre el bando que juega, sin su final.
start-with-square = { $toMove }: elegir una casilla.
start-with-piece = { $toMove }: elegir una pieza.
free-play = Juego libre: las reglas no se imponen.
no-piece-yet = Todavía no hay ninguna pieza.
button-enforce = Imponer las reglas
button-next-start = Otro inicio
button-pass = Pasar

## Lo que se lee en voz alta de las casillas
board = Tablero
rank-name = fila { $rank }
row-name = hilera { $row }
empty = vacía
selected = seleccionada

## Manos
hand-white = Mano de las { -side-white }
hand-black = Mano de las { -side-black }
in-hand = { $piece }, { $count } en la mano

## Botones debajo del tablero
pieces = Piezas
game = Partida
one-problem = 1 problema
problems = { $problems } problemas

## Título
rules = Reglas
from-link = Estas reglas vienen de un enlace, no de este sitio:

## Fallos
not-loaded = No se ha podido cargar una parte de este tablero. Hay que comprobar la conexión e intentarlo de nuevo.
failed-board = No se ha podido mostrar este tablero.
