# Lo que se lee en voz alta: tras una jugada, y de una casilla.

## Una jugada
# Lo que hace un bando, como lista: «Las blancas: peón de e4 a d5, capturan peón en d5.»
side-has = { CAPITAL($side) }: { $deeds }.
stands-at = { $piece } en { $square }
put-on = colocan { $piece } en { $square }
goes-from-to = { $piece } de { $from } a { $to }
# De la pieza: estas dos siguen a la anterior.
becomes = se convierte en { $piece }
changes-sides = cambia de bando
captures = capturan { $pieces }
loses = pierden { $pieces }
# Piezas que cambian de bando donde están.
turns = voltean { $pieces }
passes = pasan
lays-tile = ponen { $tile } en { $square }
# $what dice quién juega.
in-check-on = { $what }, en jaque en { $squares }

## Una casilla
attacked-by = bajo ataque de { $sides }
covered = oculta
on-terrain = terreno: { $terrain }
# Cuántas piezas acosan una pieza, de las que hacen falta.
engaged-by = acoso de { $points } sobre { $need }

# Lo que hace un clic, cuando no se sabe más.
mark-move-or-capture = mover o capturar
mark-leap = saltar
mark-first-move-or-capture = primera jugada, mover o capturar
mark-move = mover
mark-first-move = primera jugada, mover
mark-capture = capturar
mark-capture-own = capturar pieza propia
mark-via = de paso
mark-castle = enrocar
mark-drop = colocar
mark-arrival = llegada
mark-goal = meta
mark-morph = conversión
mark-forbidden = prohibida
mark-mount = trampolín
mark-choice = elegir

# Qué es la casilla para la pieza elegida.
zone-forbidden = no puede acabar aquí
zone-promotion = promociona aquí
zone-morph = se convierte aquí
zone-goal = gana aquí
zone-loss = pierde aquí
zone-draw = tablas aquí
zone-moves = otros movimientos desde aquí
zone-haven = a salvo aquí
zone-border = en la frontera

# En el diagrama de una pieza.
ends-here-again = puede volver a terminar aquí
taken-on-way = se captura de paso hacia otra casilla
opens-squares = abre más casillas
taking-what-is-on = capturando lo que hay en { $squares }
