# Qué falla en una definición, y qué ayuda.
#
# Lo que va entre comillas y los nombres de claves y valores («symmetry», mirror, shape…) pertenecen al lenguaje de las definiciones y
# se quedan como están. $text es lo que ha escrito el autor, o su comienzo; $key es el nombre de una clave. $most es el mayor número
# permitido, $taken lo que se usa en su lugar. $squares son algunas casillas, $count dice cuántas.


## Líneas y claves

def-empty = La definición está vacía.
# También donde un texto no tiene ninguna línea de definición.
def-empty-hint = Una definición tiene una línea para cada pieza, como «king:K:K::e1».
def-prose = En este texto no hay ninguna línea de definición.
def-fen = Esto es una posición (FEN), no una definición.
def-fen-hint = Hay que definir las piezas y escribir la posición tras «fen=».
def-pgn = Esto es un registro de jugadas (PGN), no una definición.
def-pgn-hint = Hay que abrir un tablero del juego y pegar el registro en «{ tool-share }».
def-folded = { $count ->
    [one] Se han perdido los saltos de línea de esta definición; se lee como { $count } línea.
   *[other] Se han perdido los saltos de línea de esta definición; se lee como { $count } líneas.
}
def-folded-unclear = Las líneas de esta definición se han juntado, y no está claro dónde termina cada una.
def-folded-unclear-hint = Cada ajuste y cada pieza va en su propia línea.
def-line = La línea «{ $text }» no es un comentario, ni un ajuste, ni una pieza; se ignora.
def-line-colons = La línea «{ $text }» no llega a los cuatro signos «:» de una línea de pieza; se ignora.
def-fields = Una línea de pieza tiene seis campos; lo que sigue se ignora.
def-key-case = «{ $written }» se lee como «{ $meant }».
def-repeat = «{ $key }» aparece más de una vez; vale este último valor: «{ $text }».
def-no-piece = «{ $key }» pertenece a la línea de pieza anterior, y no hay ninguna.
def-language-key = «{ $key }» no es un texto que se pueda dar en varios idiomas; se ignora.
def-language-key-hint = Se puede con el nombre de una pieza, el título, la tarea y otras palabras: «name.de», «title.de», «task.de», «word.de».
def-language-tag = «{ $tag }» no es un código de idioma; se ignora.
def-language-tag-hint = Los códigos de idioma se escriben como «de», «pt-BR» y «zh-Hans».
def-language-empty = «{ $key }» no tiene texto; se ignora.
def-language-word = «{ $key }» es una palabra, dos puntos y su traducción, como «swamp:Sumpf»; se ignora.
def-language-word-unknown = «{ $word }» no aparece en ninguna otra parte de esta definición.
def-limit-settings = Solo se leen { $most } ajustes; este y los siguientes se ignoran.
def-limit-pieces = Solo se leen { $most } líneas de pieza; esta y las siguientes se ignoran.
def-more-count = { $count ->
    [one] Hay { $count } fallo más como estos.
   *[other] Hay { $count } fallos más como estos.
}

## JSON

# $what: qué falla en un texto que debería ser JSON. $said dice con palabras de otro programa lo que no está entre estos casos.
json = { $what ->
    [end-in-list] Esto no es JSON: el texto termina en medio de una lista.
    [end-in-object] Esto no es JSON: el texto termina en medio de un objeto.
    [end-in-string] Esto no es JSON: el texto termina en medio de una cadena de texto.
    [end-in-value] Esto no es JSON: el texto termina en medio de un valor.
    [colon] Esto no es JSON: se esperaba «:».
    [list-comma] Esto no es JSON: se esperaba «,» o «]».
    [object-comma] Esto no es JSON: se esperaba «,» o «{"}"}».
    [ident] Esto no es JSON: se esperaba true, false o null.
    [value] Esto no es JSON: se esperaba un valor.
    [escape] Esto no es JSON: secuencia de escape no válida.
    [number] Esto no es JSON: número no válido.
    [number-range] Esto no es JSON: número fuera de rango.
    [code-point] Esto no es JSON: punto de código Unicode no válido.
    [control] Esto no es JSON: carácter de control (\u0000-\u001F) dentro de una cadena de texto.
    [key] Esto no es JSON: una clave tiene que ser una cadena de texto.
    [surrogate] Esto no es JSON: sustituto inicial sin pareja en una secuencia de escape hexadecimal.
    [trailing-comma] Esto no es JSON: sobra la coma final.
    [trailing] Esto no es JSON: sobran caracteres al final.
    [escape-end] Esto no es JSON: secuencia de escape hexadecimal incompleta.
    [depth] Esto no es JSON: demasiados niveles de anidamiento.
   *[other] Esto no es JSON: { $said }.
}
def-value-definition = Una definición tiene que ser un objeto.
def-value-pieces = Las piezas tienen que formar una lista de objetos; esto se ignora.
def-value-piece = Una pieza tiene que ser un objeto; esto se ignora.
def-value-field = Este campo tiene que ser una cadena de texto; se ignora.
def-value-hand = Una mano tiene que constar de uno o dos números; esto se ignora.
def-value-unreadable = Este valor no se puede leer; se ignora.
def-key-member = Una pieza no tiene nada llamado «{ $name }»; se ignora.
def-key-member-hint = ¿Quizá «{ $name }»?

## Valores

def-number-whole = «{ $key }» tiene que ser un número entero, no «{ $text }»; se usa el valor por defecto.
def-number-limits = «{ $key }» tiene que ir de { $first } a { $last }; se usa { $taken }.
def-number-hand = Una mano puede tener de 0 a { $most } piezas, no «{ $text }»; se usa { $taken }.
def-value-flag = «{ $key }» tiene que ser 0 o 1, no «{ $text }»; se usa el valor por defecto.
def-colour = «{ $text }» no es un color; un color se escribe #rgb, #rrggbb, #rrggbbaa o con su nombre.
def-url = «{ $key }» no admite la dirección «{ $text }»; se usa el valor por defecto.
def-url-image = «{ $text }» no se admite como imagen; la pieza se dibuja según su nombre.
def-unused-click = «newClick» no tiene efecto: las jugadas se hacen siempre del mismo modo.
def-unused-theme = No se conoce el tema «{ $text }»; se usa el aspecto por defecto.
# $names: los que se conocen.
def-unused-skin = No se conoce el diseño «{ $text }» (puede ser: { $names }); se usa el habitual.
def-unused-family = No se conoce la familia de juegos «{ $text }» (puede ser: { $names }); se usan las palabras habituales.
def-unused-shades = «shades» solo colorea tableros de hexágonos.
def-value-shades = «shades» admite un color o tres; se usan los habituales.
def-limit-arrows = Solo se dibujan { $most } flechas y círculos; los demás se omiten.

## Piezas

# $piece: el nombre de otra pieza que tiene el mismo ID.
def-id-shared = El ID «{ $id }» ya lo tiene otra pieza: { $piece }.
def-id-shared-first = El ID «{ $id }» lo lleva también otra pieza: { $piece }.
def-no-move = No se conoce ningún movimiento para el nombre «{ $name }»; la pieza no puede mover.

## Casillas

def-square-outside = «{ $text }» no está en este tablero; se omite.
# $letter: la letra del último plano.
def-square-outside-hint = Las casillas empiezan por la letra de su plano, de A a { $letter }, como Be4.
def-square-line = «{ $text }» no es una línea recta de celdas; se omite.
def-square-line-hint = Una línea pasa siempre por los lados de las celdas, o siempre por los vértices.
def-square-arrow = «{ $text }» no es ni una flecha ni un círculo de este tablero; se omite.
def-square-string = Una casilla tiene que ser una cadena de texto; esto se omite.
def-square-list = Las casillas tienen que formar una lista de cadenas de texto; esto se omite.
def-square-hole = { $count ->
    [one] { $squares } sigue siendo un hueco.
   *[other] { $squares } siguen siendo huecos.
}
def-square-image-hole = { $count ->
    [one] La pieza de las negras estaría en { $squares }, que sigue siendo un hueco.
   *[other] Las piezas de las negras estarían en { $squares }, que siguen siendo huecos.
}
def-square-no-image = El tablero no tiene celda para las negras donde las blancas tienen { $squares }.
def-overlap-named = { $count ->
    [one] { $squares } figura en los dos bandos; queda para las negras.
   *[other] { $squares } figuran en los dos bandos; quedan para las negras.
}
def-overlap-image = { $count ->
    [one] { $squares } corresponde a los dos bandos; queda para las blancas.
   *[other] { $squares } corresponden a los dos bandos; quedan para las blancas.
}
def-overlap-before = { $count ->
    [one] { $squares } figura también en una pieza anterior; queda para la línea posterior.
   *[other] { $squares } figuran también en piezas anteriores; quedan para la línea posterior.
}

## El tablero

def-size-planes = Entre todos, los planos pueden tener como máximo { $files } columnas y { $squares } casillas; se usa planes={ $taken }.
def-unused-size = «{ $key }» no tiene efecto: el tamaño del tablero lo determina la forma.
def-value-symmetry = «symmetry» tiene que ser mirror, rotate o none, no «{ $text }»; se usa { $taken }.
def-value-symmetry-mirror = Este tablero no se puede reflejar de arriba abajo; se usa «rotate».
def-value-skin = «cellSkin» tiene que ser hex o brick, no «{ $text }».
def-value-labels = «{ $text }» no sirve: una etiqueta consta de letra y número; cada uno puede ser q, r, q+r, -q o -r, y el número también «up».
def-value-letters = «{ $text }» no sirve: las letras tienen que ser minúsculas y no repetirse.
def-value-names = Estos nombres no bastan para las celdas, o dos celdas reciben el mismo; se usan los nombres habituales.
def-value-shape = Una forma tiene que ser square, hex o brick, no «{ $text }»; se usa square.
# Se dice detrás de cada una de las frases siguientes.
def-value-rectangle = Se usa un rectángulo.
def-value-shape-letters = No hay letras suficientes para nombrar las celdas de esta forma.
def-value-shape-no-size = Una forma «hex» necesita el número de celdas por lado.
def-value-shape-side = Un hexágono tiene de 1 a 13 celdas por lado.
def-value-shape-hex-end = Una forma «hex» termina en «flat» o «pointy».
def-value-shape-no-rows = Una forma «brick» necesita sus filas: «8,9,10» o «8@2,9@1,10@0».
def-value-shape-row = Una fila es un número de celdas de 1 a 64, que puede llevar su desplazamiento en medias celdas: «9» o «9@2».
def-value-shape-rows = Un tablero tiene como máximo { $most } filas.
def-value-shape-offset = La fila { $row } tiene un desplazamiento; tienen que tenerlo todas las filas o ninguna.
def-value-shape-shift = Las filas { $row } y { $next } no están desplazadas media celda una de otra.
def-value-shape-brick-end = Tras las filas de una forma «brick» va «flat» o nada.
def-value-shape-end = Tras una forma no puede ir nada.
def-value-shape-large = El tablero es demasiado grande: puede tener como máximo { $most } celdas.

## Posiciones iniciales y problemas

def-solution-misfit = La solución no encaja: { $why }
def-solution-hint = Las jugadas anteriores a este punto se conservan.
def-no-array = «{ $text }» no es ninguna disposición inicial; se usa la primera.
def-arrays = Puede ser: { $names }.
