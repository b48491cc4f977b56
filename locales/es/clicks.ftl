# Lo que hace un clic, en pocas palabras: se muestra mientras el puntero está en una casilla marcada, es el nombre de un botón que
# elige, y se lee en voz alta tras el nombre de una casilla («e5, peón de las blancas, capturar peón»). Van en infinitivo y en
# minúscula. $piece es el nombre de una pieza.

click-pass = pasar
# La pieza que podría promocionar no lo hace.
click-stay = seguir como { $piece }
click-promote = promocionar a { $piece }
# De varias jugadas que parecen iguales, una por su número.
click-choice = { $action } (opción { $number })
# Toma una pieza de la mano, para colocarla con el clic siguiente.
click-take-from-hand = colocar { $piece }
# La pieza entra en la casilla que abandona la que mueve.
click-put-behind = introducir { $piece } detrás
# Toma una pieza cautiva, para intercambiarla.
click-release = liberar { $piece }
click-choose-square = elegir esta casilla
click-pick-up = levantar { $piece }
click-put-wall = poner { $piece }
click-put-down = dejar { $piece }
click-go-through = pasar por aquí

## Colocación. $grounds: click-lay o click-plain-ground, lo que una loseta hace de las casillas en las que se pone.

click-drop = colocar { $piece }
click-drop-falling = colocar { $piece }; cae hasta { $square }
click-drop-laying = colocar { $piece }: { $grounds }
# $grounds: algunos de click-ground-on.
click-lay = { $grounds }
# $ground: «agua», como lo llama el autor. $squares: «e4 y e5».
click-ground-on = { $ground } en { $squares }
click-plain-ground = suelo vacío

## Lo que hace una jugada

click-move = mover
click-move-piece = mover { $piece }
# $victims: algunos de click-your-own y de «the» de phrases.ftl, para piezas del jugador y del rival. [yes]: al paso.
click-capture = { $passing ->
    [yes] capturar al paso { $victims }
   *[no] capturar { $victims }
}
# $victim es una de ellas. $count es al menos 2.
click-capture-more = { $passing ->
    [yes] capturar al paso { $victim } y { $count } piezas más
   *[no] capturar { $victim } y { $count } piezas más
}
click-your-own = pieza propia ({ $piece })
click-castle = enrocar
click-castle-with = enrocar con { $piece }
click-swap = cambiar de lugar con { $piece }
click-displace = desplazar { $piece }
# Una pieza que está boca abajo se descubre donde está.
click-turn-up = descubrir
# La jugada termina donde empezó: no pasa nada más.
click-stay-here = quedarse aquí
# Lo mismo tras una captura.
click-return = volver

## Y lo que resulta de ella. $action: un mensaje de más arriba.

click-and-turn-up = { $action } y descubrirse
click-and-become = { $action } y convertirse en { $piece }
click-and-disappear = { $action } y desaparecer
# En otro tablero o plano.
click-and-arrive = { $action } y llegar aquí
click-into-check = { $action }, quedando en jaque

## Y lo que se pregunta con el clic siguiente. $action: un mensaje de más arriba.

# [yes]: la jugada también puede terminar aquí.
click-then-go-on = { $whole ->
    [yes] { $action }, después parar o seguir
   *[no] { $action }, después seguir
}
click-and-promote = { $action } y promocionar
click-then-put-behind = { $whole ->
    [yes] { $action }, después parar o introducir una pieza detrás
   *[no] { $action }, después introducir una pieza detrás
}
click-then-wall = { $action }, después poner { $piece }
click-then-choose = { $action }, después elegir

## Casillas que la pieza elegida trata a su manera, y cómo las dibuja el tablero

its-zone-forbidden = No puede terminar su jugada en casillas sombreadas.
its-zone-promotion = Promociona en el marco.
its-zone-morph = Se convierte en otra en el marco discontinuo.
its-zone-goal = Gana en el marco con estrellas.
its-zone-loss = Pierde en el marco con cruces.
its-zone-draw = Consigue tablas en el marco con barras.
its-zone-moves = Mueve de otro modo desde el marco de puntos.
its-zone-haven = Está a salvo en el marco con escudos.
