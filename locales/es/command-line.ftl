# Qué dice la línea de órdenes a las personas: qué falla, y notas junto a la salida. Los dos programas dicen lo mismo, el nativo y el del paquete de
# npm.
#
# Las órdenes, las opciones ($option, con sus guiones), los nombres de programas y las palabras de las definiciones nunca se traducen; tampoco lo que
# va entre comillas sin lugar para un argumento.

# $command es lo que hay que escribir.
cli-try = Ayuda: { $command }
# Ante una nota junto a la salida, y ante lo que ayuda con un fallo de una definición.
cli-note = nota: { $text }
cli-hint = pista: { $hint }
# $place es un archivo, una línea suya o una opción; igual en todas las lenguas.
cli-at = { $place }: { $why }

## Líneas de órdenes sin sentido. Siguen al nombre del programa y dos puntos.

cli-command-missing = falta una orden.
cli-no-command = la orden «{ $text }» no existe.
cli-no-option = la opción «{ $text }» no existe.
# $languages son todas las que hay.
cli-no-language = la lengua «{ $text }» no existe; puede ser { $languages }.
# $usage es cómo se escribe la orden.
cli-use = la orden se escribe así: «{ $usage }».
cli-option-unused = { $command } no tiene la opción { $option }.
# $program es cargo o npm, de donde viene el programa.
cli-needs-program = { $command } solo está en el programa de { $program }.
cli-value-missing = { $option } necesita un valor.
cli-value-unused = { $option } no lleva valor.
cli-options-exclude = { $options } se excluyen entre sí.
cli-option-values = { $option } puede ser { $values }.
cli-no-number = «{ $text }» no es un número para { $option }.
cli-needs-option = { $option } necesita { $other }.
cli-no-depth = «{ $text }» no es una profundidad de 0 a { $most }.
cli-no-width = --width es un número de píxeles, { $most } como máximo.
cli-no-range = "{ $text }" no es un intervalo de posiciones: 0-20, o 10- para todas desde la décima.
cli-no-pace = --pace es un número de milisegundos, { $most } como máximo.
cli-no-text = «{ $text }» no es texto en UTF-8.
# $known: lo que puede ser.
cli-none-of = «{ $text }» no es { $known }.
cli-no-engine = «{ $text }» no es un motor para --engines.
cli-no-bounds = «{ $text }» no son dos diferencias de Elo, la menor primero, como 0,10.
cli-two-engines = match necesita dos motores: --engines A B.
# Un trabajo se puede hacer por partes.
cli-no-part = «{ $text }» no es una parte para --shard, como lo es 2/8.
cli-no-stipulation = solve necesita --stipulation, por ejemplo «#2».
cli-no-pawn = --pawn tiene que nombrar una pieza de la disposición inicial.
cli-output-folder = los datos de una carpeta necesitan una carpeta: --output FOLDER.
cli-results-need-file = --results necesita una definición en un archivo.
cli-values-forms = values se escribe como texto o con --json.
cli-protocol-input = { $command } lee las órdenes de la entrada estándar: FILE no puede ser -.
cli-xboard-hexagons = el tablero es de hexágonos, que XBoard no puede dibujar.
cli-xboard-hidden = XBoard mostraría lo que este juego oculta.

## Archivos. Siguen al nombre de un archivo o una carpeta y dos puntos.

cli-file-missing = este archivo no existe.
cli-file-folder = esto es una carpeta.
cli-file-unreadable = este archivo no se puede leer.
cli-file-unwritable = este archivo no se puede escribir.
cli-file-large = este archivo es demasiado grande.
cli-file-no-text = este archivo no es texto en UTF-8.
cli-file-encoding = { $file } no está en UTF-8. Se lee como { $encoding }.
cli-no-such-game = este texto contiene { $count ->
    [one] una partida
   *[other] { $count } partidas
}.
cli-folder-missing = esta carpeta no existe.
cli-folder-unreadable = esta carpeta no se puede leer.
cli-folder-empty = en esta carpeta no hay ninguna definición.
# $why es lo que dice el sistema.
cli-output-unwritable = La salida no se puede escribir: { $why }

## Definiciones, partidas, imágenes

# Sigue a «nota: ».
cli-has-errors = { $file } tiene errores; `variant-diagram check` los muestra.
# $why es una frase.
cli-cannot-be-played = { $move } no se puede jugar: { $why }
# De un archivo con secciones, un variants.ini.
cli-no-section = { $file } no tiene ninguna sección.
cli-no-section-named = { $file } no tiene ninguna sección «{ $name }».
cli-no-variant = El juego «{ $name }» no existe.
cli-png-renderer = PNG y GIF necesitan un programa que dibuje: npm install @resvg/resvg-js (o escribir SVG, que abre cualquier navegador).
# $why es una frase sobre una página: por qué no se puede leer.
cli-page-without-pictures = { $why } Sus bloques no reciben imágenes.
cli-pictures-made = { $count ->
    [one] { $count } diagrama
   *[other] { $count } diagramas
} en { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}

## Encuentros entre motores, y partidas de la búsqueda contra sí misma

cli-openings-empty = en este archivo no hay ninguna apertura.
# $opening es una posición o unas jugadas; $why, una frase, como el mensaje siguiente.
cli-no-opening = La apertura «{ $opening }» no se puede jugar: { $why }
cli-opening-incomplete = no está completa.
# Las aperturas son jugadas al azar. $most es un número de centésimas de peón.
cli-openings-end = { $count ->
    [one] { $count } jugada al azar termina esta partida.
   *[other] { $count } jugadas al azar terminan esta partida.
}
cli-openings-unbalanced = { $count ->
    [one] { $count } jugada al azar termina esta partida, o da a un bando más de { $most } centésimas de peón de ventaja.
   *[other] { $count } jugadas al azar terminan esta partida, o dan a un bando más de { $most } centésimas de peón de ventaja.
}
cli-start-unbalanced = Ya el comienzo da a un bando más de { $most } centésimas de peón de ventaja: hace falta un --balance mayor, o posiciones equilibradas con --openings.
cli-records-other = El archivo de registros es de otro encuentro.
cli-no-best = La búsqueda no ha encontrado ninguna jugada.
cli-learns-nothing = learn necesita --output para la red o --results para sus partidas.
cli-base = --base es sums o all.
cli-neurons = --neurons es 16 o 32.
cli-no-positions = Ninguna partida tiene posiciones de las que aprender.
# $program es otro programa que juega.
cli-program-start = { $program } no se puede iniciar.
cli-program-ended = { $program } ha terminado en medio del encuentro.
# $word es lo que tendría que haber dicho; $count, un número de segundos.
cli-program-silent = { $program } no ha dicho { $word } en { $count } s.
cli-program-illegal = { $program } juega { $move }, que no es legal.
# Sigue al nombre de una definición y dos puntos.
cli-games-tell-nothing = las partidas de la búsqueda contra sí misma no dicen nada aquí.
cli-other-weights = Estos juegos se valoran con pesos distintos: hay que pedirlos por separado.

## Resultados en archivos

# Estos dos siguen al nombre de un archivo y dos puntos.
cli-results-line = esto no es una línea de resultados.
cli-results-other = estos resultados son de otra cosa.
cli-results-none = En estos archivos no hay resultados.
cli-results-no-facts = Estos no son resultados de facts.
cli-results-unknown = Estos no son resultados de facts, values, tune ni match.
cli-no-table = No hay ninguna tabla.
