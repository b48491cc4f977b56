# Las páginas que existen en todos los idiomas: la galería, las páginas de los juegos, cómo jugar en un tablero y lo que las rodea.
# Términos y tono como en locales/es/terms.ftl.

## En todas las páginas

skip-to-content = Ir al contenido
site-menu = Menú
site-parts = Sitio
site-language = Idioma: { $language }
nav-gallery = Galería
nav-playground = Taller
nav-wizard = Asistente
nav-learn = Aprender
nav-ideas = Ideas
nav-moves = Movimientos
nav-manual = Manual
foot-licence = Variant Diagram es software libre bajo la licencia MIT o la Apache 2.0.
foot-source = Código fuente
foot-issues = Preguntas y fallos

## Una página que se pide sin red y no está guardada. $home es la dirección de la galería.

offline-title = No guardada
offline-says = No hay red, y esta página no se había abierto antes. <a href="{ $home }">La galería</a> tiene los juegos que sí se abrieron.

## La galería

gallery-title = Variant Diagram: galería
gallery-description = Más de 200 variantes de ajedrez para jugar en el navegador, con reglas en palabras, diagramas de movimiento y un ordenador como rival.
gallery-heading = Variantes de ajedrez listas para jugar
gallery-lead = Más de 200 juegos con reglas en palabras, un diagrama para cada pieza y un ordenador como rival. Cada uno son unas líneas de texto, que se pueden cambiar o escribir de nuevo.
way-play = Jugar
way-play-says = Encontrar un juego
way-learn = Aprender
way-learn-says = Problemas y lecciones
way-create = Crear
way-create-says = Escribir una variante
surprise-me = Un juego al azar
get-ideas = Ideas
first-place = Jugar aquí
first-play = Jugar a { $title }
first-says = Ajedrez en hexágonos: tres alfiles por bando y damas con doce direcciones. Se juega con blancas contra el ordenador.
first-rules = Sus reglas
first-loading = Cargando el tablero…
striking-title = No hay dos iguales

search-name = Galería
search-words = Nombre, inventor, lo que sea
search-board = Tablero
search-any-size = cualquier tamaño
search-piece = Pieza
search-any-piece = cualquier pieza
search-rule = Regla
search-any-rule = cualquier regla
search-count = { $count ->
    [one] { $count } juego
   *[other] { $count } juegos
}
search-clear = Borrar
search-none = Ningún juego coincide.
search-show-all = Mostrar todos los juegos
search-found = Juegos que coinciden

## Familias de juegos, cada una con un título y una línea

families = Familias
family-all = Los { $count } juegos
family-rules = Ajedrez con otras reglas
family-rules-says = Las piezas del ajedrez, otra meta u otra ley.
family-drops = Piezas en mano
family-drops-says = Las piezas esperan junto al tablero, o vuelven a él.
family-armies = Ajedrez con otras piezas
family-armies-says = Piezas nuevas en las filas del ajedrez.
family-large = Tableros grandes
family-large-says = Decenas de tipos de piezas, y sitio para ellas.
family-shogi = El shogi y sus parientes
family-shogi-says = Ajedrez japonés, de cuatro columnas a dieciséis.
family-xiangqi = Xiangqi y janggi
family-xiangqi-says = El ajedrez de China y Corea: palacios, cañones, un río.
family-makruk = El makruk y sus vecinos
family-makruk-says = El ajedrez del sudeste asiático.
family-old = Antiguos, nacionales y pequeños
family-old-says = De dónde viene el ajedrez, y adónde fue.
family-hexagons = Hexágonos
family-hexagons-says = Seis lados en cada celda.
family-terrain = Terreno
family-terrain-says = Montañas, agua y ejércitos que luchan por el suelo.
family-others = Nada de ajedrez
family-others-says = Rodear, voltear, amurallar, correr.
family-more = Más juegos
family-more-says = Nuevos en la galería.
family-puzzles = Problemas y lecciones
family-puzzles-says = Una posición y una tarea. El tablero responde, comprueba las jugadas y da pistas.
family-zones = Zonas
family-zones-says = Pequeños ejemplos de casillas con efectos especiales. Un clic en una pieza muestra sus zonas.

## La página de un juego

game-description = Las reglas de { $title }, y un tablero para jugarlo.
game-by = de { $author }
game-start-position = La posición inicial de { $title }
game-change = Cambiarlo en el taller
game-next = Siguiente: { $title }
game-in-the-playground = En el taller también se puede <a href="{ $edit }&amp;open=solver">resolver una posición</a>, <a href="{ $edit }&amp;open=endings">calcular un final</a> o <a href="{ $edit }&amp;open=balance">medir el equilibrio</a>.
game-rules = Reglas en palabras
game-drawing = Dibujo
game-piece-moves = { CAPITAL($moves) }.
game-diagram = Diagrama
game-facts = Datos
game-facts-files = <a href="{ $numbers }" download>Todos los números en JSON</a>; <a href="../../learn/facts.html">cómo se midieron y cómo medir otros</a>.
game-definition = Definición
game-definition-solved = La definición, con la solución
game-copy = Copiar
game-copied = Copiado
game-not-copied = No se ha podido copiar.
game-embedding = Ponerlo en una página
game-embed-code = Código para insertar
game-standalone = El <a href="../../pkg/standalone.js" download>script independiente</a> lo contiene todo; no necesita servidor.
game-same-rules = Juegos con las mismas reglas

## Las guías

guides = Guías
guide-index = Lección de diez minutos
guide-readers = Marcas y teclas
guide-interactive-diagram = Desde el Interactive Diagram
guide-variants-ini = Desde variants.ini
guide-jocly = Desde Jocly
guide-use-with = Con otros programas
guide-computer = El ordenador
guide-puzzles = Problemas y comentarios
guide-facts = Valores y equilibrio
guide-places = Un tablero en cualquier sitio
guide-static-sites = Sitios estáticos
guide-languages = Idiomas
guide-developers = Desarrolladores
guide-rust = Rust
guide-python = Python
guide-language-models = Modelos de lenguaje
guide-servers = Servidores
lesson-try = Abrir en el taller

## Cómo jugar en un tablero

reading-title = Jugar en un tablero: marcas y teclas
reading-description = Cómo mover con el ratón, el dedo y el teclado, qué significan las marcas y qué hacen los botones.
reading-heading = Jugar en un tablero
reading-lead = Cómo mover, qué significan las marcas y qué teclas hay.
reading-move = Hacer una jugada
reading-move-clicks = Hacer clic en una pieza y luego en una casilla marcada, o arrastrar la pieza. Una captura múltiple se introduce casilla por casilla, en el orden de las capturas. Cuando una jugada tiene varios resultados, como una promoción, el tablero pregunta.
reading-move-refused = Si una jugada es ilegal, el tablero dice por qué y lo muestra: qué cierra el paso, qué pieza capturaría al rey. Las piezas en mano están junto al tablero; un clic elige una, y el siguiente la casilla donde se coloca.
reading-marks = Marcas
reading-marks-lead = Con una pieza elegida, estas marcas muestran sus jugadas. La segunda imagen es la marca alrededor de una pieza.
reading-marks-more = Ningún juego las usa todas: la lista bajo <b>{ pieces }</b>, debajo del tablero, explica las del juego en curso. Un clic en un nombre de esa lista muestra cómo mueve la pieza.

means-move-or-capture = mover o capturar
means-move = mover, pero no capturar
means-capture = capturar, pero no mover
means-leap = saltar aquí, por encima de todo; mover o capturar
means-first-move = solo como primera jugada de esta pieza
means-via = la jugada sigue desde aquí, o por encima de esta pieza: seguir haciendo clic
means-capture-own = capturar una pieza propia, o cambiar de lugar con ella
means-castle = enrocar
means-mount = saltar por encima de lo que está aquí
means-drop = colocar la pieza de la mano
means-arrival = la pieza llega aquí, en otro plano
means-morph = la pieza se transforma al llegar
means-goal = ganar al llegar
means-choice = aquí terminan varias jugadas: el tablero pregunta cuál
means-forbidden = atacada, pero no se puede ir
means-check-highlight = un rey en jaque
means-last-highlight = la última jugada
means-promotion-zone = la pieza promociona aquí
means-forbidden-zone = ninguna jugada de la pieza puede terminar aquí
means-goal-zone = la pieza gana aquí

reading-keys = Teclas
reading-key = Tecla
reading-key-does = Qué hace
reading-tab-does = entra en el tablero, y luego en sus botones
reading-arrow-keys = flechas, <kbd>Inicio</kbd>, <kbd>Fin</kbd>
reading-arrow-keys-do = van de casilla en casilla; tras un clic, <kbd>←</kbd> y <kbd>→</kbd> recorren la partida
reading-enter = <kbd>Intro</kbd> o <kbd>Espacio</kbd>
reading-enter-does = elige una pieza y luego hace la jugada; <kbd>Intro</kbd> también termina antes una jugada
reading-escape = <kbd>Escape</kbd>, <kbd>Retroceso</kbd>
reading-escape-does = cancela la jugada; deshace su último paso
reading-letter = una letra
reading-letter-does = salta a la siguiente pieza propia con esa letra; con <kbd>Mayús</kbd>, a la anterior
reading-signs-do = dice las jugadas de la pieza, la última jugada, quién ataca la casilla
reading-question-does = dice estas teclas
reading-f-does = gira el tablero, si ninguna pieza propia tiene esa letra
reading-size-does = agranda o reduce el tablero
reading-draw = <kbd>Mayús</kbd>+<kbd>Intro</kbd>
reading-draw-does = empieza y termina una flecha; dos veces en una casilla dibuja un círculo
reading-spoken = Los lectores de pantalla anuncian cada casilla con su pieza y su marca, y cada jugada.

reading-game = Recorrer una partida
reading-game-moves = Un clic en una jugada de la lista, las teclas <kbd>←</kbd> y <kbd>→</kbd> o la rueda del ratón sobre el tablero recorren la partida. Otra jugada desde una posición anterior se convierte en una variante; la línea principal se conserva. Los comentarios aparecen junto al tablero con su jugada.
reading-game-premove = Mientras <a href="computer.html">el ordenador</a> piensa, se puede introducir ya la jugada siguiente. Se hace si entonces es legal; <kbd>Escape</kbd> la cancela.
reading-arrows = Flechas
reading-arrows-says = Arrastrar de casilla en casilla con el botón derecho del ratón; en una pantalla táctil, elegir <b>{ tool-draw }</b> en <b>{ tool-more }</b>. <kbd>Mayús</kbd>, <kbd>Alt</kbd> y las dos juntas dan tres colores más. La misma flecha otra vez la quita; la jugada siguiente las quita todas.
reading-more = Más
reading-more-pass = Donde se puede pasar, hay un botón <b>{ button-pass }</b> en el mensaje. El mensaje dice también lo que no muestra ninguna casilla: los dados, o cuántos jaques faltan. Los dados dependen del número de la posición inicial, así que el ordenador conoce las tiradas que vienen.
reading-more-hidden = En juegos con piezas ocultas, como <a href="../games/darkchess/index.html">Dark Chess</a>, <b>Vista</b> en <b>{ tool-more }</b> cambia entre la vista de las blancas, la de las negras y ambas; contra el ordenador, la vista es la propia. Las jugadas ocultas son «…» en el registro hasta que termina la partida.
reading-more-computer = Jugar contra <a href="computer.html">el ordenador</a>, o dejar que analice.
reading-more-friend = Jugar contra un amigo: <b>{ tool-friend }</b> hace de cada jugada un enlace. Se envía de cualquier modo, el amigo lo abre y devuelve otro; mientras ambas páginas estén abiertas, también se puede jugar en directo. No interviene ningún servidor; lo que eso protege y lo que no se dice debajo del tablero.
reading-more-clock = <b>{ tool-clock }</b> en <b>{ tool-more }</b> da un reloj a los dos bandos, también desigual. Se pone en marcha tras la primera jugada y espera mientras se ve otra página.
reading-more-kept = El navegador guarda las partidas jugadas aquí, y siguen en la próxima visita; <b>{ your-games }</b> en <b>{ tool-more }</b> las muestra y las borra.
reading-more-comments = Guardar <a href="puzzles.html">variantes y comentarios</a>.
reading-more-look = <b>{ tool-look }</b> fija colores, piezas, coordenadas, notación, marcas, tamaño, madera y sombras, animación y sonidos de todos los tableros, y los recuerda. Para cambiar el tamaño de un tablero, arrastrar su esquina o pulsar <kbd>+</kbd> y <kbd>-</kbd>.
reading-more-share = <b>{ tool-share }</b> copia un enlace, la posición (FEN), la partida o un código para insertar, y guarda una imagen.

## Reglas por las que se busca

rule-anti-trade = sin cambios
rule-approach = captura por acercamiento
rule-auto-gate = avance de la pieza de detrás
rule-baring = rey desnudo
rule-brouhaha = entrar solo capturando
rule-burn = quemar
rule-capture-matrix = matriz de capturas
rule-capture-result = final por captura
rule-castling = enroque
rule-castling-wins = el enroque gana
rule-chain = captura encadenada
rule-chameleon = camaleón
rule-check-count = contar jaques
rule-checking = sin jaques
rule-claims = finales reclamados
rule-connect = piezas en línea
rule-coordinate = captura por coordinación
rule-counting = cuenta de jugadas (makruk)
rule-custodian = captura por encierro
rule-custom = jugadas de la página
rule-dice = dados
rule-draw-odds = ventaja de tablas
rule-driving = alejar y acercar
rule-drop-turns = colocación por turnos
rule-drops = colocación desde la mano
rule-effect = efecto especial
rule-endless-hands = mano inagotable
rule-engagement = acoso
rule-explosion = explosión
rule-extinction = extinción
rule-extra-move = jugada adicional
rule-face-down = piezas boca abajo
rule-facing = reyes enfrentados
rule-flips = voltear
rule-fog = niebla
rule-full-board = tablero lleno
rule-gating = introducir piezas
rule-goal = meta
rule-hands = piezas en mano
rule-hit-run = capturar y seguir
rule-hurdles = a quién se salta
rule-immobile = sin jugadas posibles
rule-impasse = jishogi
rule-ko = ko
rule-lending = movimientos prestados
rule-lesson = lección
rule-link = unir lados
rule-majority = captura mayor obligada
rule-mate = mate
rule-material = material insuficiente
rule-morph = transformación
rule-moves-at = movimientos según el lugar
rule-must-capture = captura obligada
rule-must-drop = colocación obligada
rule-n-move = jugadas sin progreso
rule-neutral = piezas neutrales
rule-overlay = lo que muestra el tablero
rule-paralysis = parálisis
rule-passing = pasar
rule-patrol = capturar solo con defensa
rule-petrify = petrificación
rule-pie-rule = regla del pastel
rule-plane-steps = movimientos entre planos
rule-plane-transfer = cambio de plano
rule-points = puntos
rule-points-left = pocos puntos
rule-promo-move = promoción como jugada
rule-promotion = promoción
rule-pushing = empujar
rule-ranking = rangos
rule-rebirth = renacimiento
rule-remote-captures = captura a distancia
rule-repetition = repetición
rule-retake = solo recapturar
rule-ride-length = longitud del recorrido
rule-row-steps = pasos en hilera
rule-royal-loss = pérdida de la pieza real
rule-royal-moves = jugadas de piezas reales
rule-safety = piezas a salvo
rule-shuffle = disposición al azar
rule-side-powers = poderes sobre las vecinas
rule-snare = casillas trampa
rule-stop-zone = zona de parada
rule-succession = sucesión
rule-swapping = cambio de lugar
rule-take-walls = retirar muros
rule-terrain = terreno
rule-tiles = losetas
rule-trade = cambio de piezas
rule-turncoats = piezas que cambian de bando
rule-turns = turnos de varias jugadas
rule-united = reunir las piezas
rule-virgin-lost = pérdida de la primera jugada
rule-wall-count = contar muros
rule-walling = poner muros
rule-walls = muros
