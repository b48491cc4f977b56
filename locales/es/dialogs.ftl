# Los diálogos de los lectores, lo que está junto al tablero, y los relojes.

## Botones de los diálogos

button-done = Listo
button-cancel = Cancelar
button-close = Cerrar
button-reset = Restablecer

## Compartir una partida

share-link = Enlace
# Código que muestra el tablero en otra página.
share-code = Código para insertar
share-position = Posición
share-record = Registro de la partida
copy-link = Copiar un enlace a la partida
copy-code = Copiar el código
copy-position = Copiar la posición
copy-record = Copiar la partida
copied = Se ha copiado.
set-up-position = Montar esta posición
load-record = Cargar esta partida
share-paste = Para cargar una partida o una posición hay que pegarla sobre la de arriba, o soltar allí un archivo.
open-file = Abrir un archivo
choose-game = Elegir una partida
games-in-text = Este texto contiene { $count } partidas.
games-shown = Se muestran las primeras { $count }.
file-encoding = Este archivo no está en UTF-8: se leyó como { $encoding }.
file-no-text = Este archivo no es texto.
# Una lista de formatos, por grupos.
save-as = Guardar o copiar como
save-picture = Imagen
save-film = Película
save-text = Posición como texto
save-game = Partida
save-definition = Definición para otros programas
as-png = PNG
as-svg = SVG, nítido a cualquier tamaño
as-pdf = PDF
as-tex = TeX (TikZ)
as-gif = GIF
as-film = SVG animado, pequeño y nítido
as-text = Letras
as-wikitext = Wikitexto
as-forum = Código de foro (BBCode)
as-page = Página en un solo archivo
as-ini = variants.ini (Fairy-Stockfish)
as-idiagram = Interactive Diagram, con nuestro tablero
save-file = Guardar
copy-text = Copiar
film-first = Desde
film-last = Hasta
film-start = Comienzo
film-width = Anchura
film-pace = Ritmo
film-slow = Lento
film-usual = Medio
film-fast = Rápido
film-captions = Movimientos escritos bajo el tablero
film-drawn = Dibujado: { $done } de { $count }
file-saved = Guardado: { $name }, { $size } kB.
page-about = El archivo contiene la partida y el script, { $size } kB. Se juega en cualquier navegador, sin red.
not-said = Este juego no se puede escribir así:
png-forbidden = Esta página no permite exportar como PNG. Se puede guardar como SVG.
share-not-loaded = No se ha podido cargar. Hay que intentarlo de nuevo.
# En lugar del registro y la posición de una partida en la que algo está oculto.
told-when-over = Se revela cuando termina la partida.
# Un tablero que reproduce su partida por sí solo.
autoplay-play = Reproducir la partida
autoplay-pause = Pausa

## Cómo se ven, se mueven y suenan los tableros

# Lo que nadie ha elegido: colores, tablero y piezas; coordenadas; marcas.
setting-as-game-has-it = Según el juego
setting-where-room-is = Donde haya sitio
setting-all-marks = Todas
setting-language = Idioma
# No se ha elegido ningún idioma: el de la página.
setting-as-page-has-it = Según la página

setting-skin = Tablero
setting-skin-squares = Casillas de dos tonos
setting-skin-plain = Casillas de un tono
setting-skin-lines = Líneas, piezas en los cruces

setting-theme = Colores
setting-theme-green = Verde
setting-theme-wood = Madera
setting-theme-blue = Azul
setting-theme-paper = Papel

# Las cuñas son las piezas del shogi, los discos las del xiangqi, los octógonos las del janggi.
setting-pieces = Piezas
setting-pieces-chess = Dibujos
setting-pieces-wedges = Cuñas con dibujos
setting-pieces-kanji = Cuñas con kanji
setting-pieces-shogi = Cuñas con letras
setting-pieces-discs = Discos con dibujos
setting-pieces-xiangqi = Discos con caracteres
setting-pieces-janggi = Octógonos con caracteres
setting-pieces-symbols = Símbolos de problemas
setting-pieces-letters = Discos con letras

setting-coordinates = Coordenadas
setting-coordinates-outside = Junto al tablero
setting-coordinates-inside = En las casillas
setting-coordinates-none = Ninguna

# Cómo se llaman las casillas y se escriben las jugadas; el idioma se elige aparte.
setting-notation = Notación
setting-as-in-chess = Como en ajedrez: e4
setting-notation-players = Como los jugadores del juego

setting-marks = Marcas de jugadas
setting-marks-quiet = Discretas
setting-marks-none = Ninguna

setting-size = Tamaño
setting-animation = Animación
setting-material = Madera y sombras
setting-sound = Sonidos

resize-board = Cambiar el tamaño del tablero
# Se lee en voz alta.
size-of-board = Tamaño del tablero: { $percent } %.

# Lo que pone en las piezas el botón junto a los tableros de shogi, y lo que hace.
tiles-kanji = Kanji
tiles-pictures = Dibujos
show-kanji = Mostrar caracteres en las piezas
show-pictures = Mostrar dibujos en las piezas

## La tarjeta al final de una partida

end-draw = Tablas
end-win = Ganan { $side }
end-computer-wins = Gana el ordenador
end-you-win = ¡Victoria!
end-rematch = Revancha
end-another-game = Otra partida

## Los jugadores, encima y debajo del tablero

you = Jugador
computer-level = Ordenador { $level }
captured-by = Capturas de { $side }
# Piezas de un tipo que ha capturado un bando; $piece dice también su bando: «2 × peón de las negras».
captured-pieces = { $count } × { $piece }
is-ahead = Ventaja de { $side }

## Relojes

clock-remark = Un reloj arranca tras la primera jugada, y espera mientras esta página está oculta.
set-clocks = Poner los relojes
# Sin reloj.
no-clock = ninguno
# Minutos para la partida, segundos para cada jugada.
time-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
time-a-move = { $seconds ->
    [one] { $seconds } segundo por jugada
   *[other] { $seconds } segundos por jugada
}
# Cada jugada añade los segundos.
time-with-increment = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}, más { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} por jugada
# Pasados los minutos, cada jugada tiene esos segundos (byoyomi).
time-then-a-move = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}, después { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} por jugada
# Cómo se llama un reloj.
clock-of = Tiempo de { $side }
ten-seconds-left = A { $side } les quedan diez segundos.
