# Qué falla en las claves de una definición y sus valores, y qué ayuda.
#
# $key es una clave de una definición. $text es lo que hay en su valor, y $values lo que puede haber: palabras que son iguales en todas
# las lenguas. También lo es lo que una frase muestra tal como se escribe: repetition=3:draw. En «tipos:región:movimientos» las partes
# están traducidas. $least y $most son los límites de un número, o de cuánto puede haber de algo.


## Lo que comparten las claves

def-key = «{ $key }» no es una clave conocida; se ignora.
not-yet = { $key } aún no se admite; se ignora.
# $what: una clave, varias claves («drops o dropZone»), un ID, o una clave con su valor.
did-you-mean = ¿Quizá { $what }?
# $used: el número que se usa en su lugar.
def-number = { $key } tiene que ser un número de { $least } a { $most }; se usa { $used }.
def-number-entry = «{ $text }» no es un número de { $key }; la entrada se ignora.
def-number-field = «{ $text }» no es un número de { $key }, que va de 0 a { $most }.
def-value = «{ $text }» no es un valor de { $key }.
def-value-entry = «{ $text }» no es un valor de { $key }; la entrada se ignora.
def-value-hint = Puede ser: { $values }.
# $id: el ID de una pieza. $so: qué pasa con la palabra.
def-id = { $so ->
    [ignored] Ninguna pieza tiene el ID «{ $id }»; la entrada se ignora.
    [not-exchanged] Ninguna pieza tiene el ID «{ $id }»; no se intercambia.
   *[told] Ninguna pieza tiene el ID «{ $id }».
}
def-value-group = Una entrada de { $key } consta de tipos, dos puntos y un ajuste; esta se ignora.
def-value-types = { $key } es una lista de tipos.
# $rest: lo que hay detrás de la coma.
def-value-comma = Los movimientos terminan en la coma; lo que sigue («{ $rest }») se ignora.
def-value-comma-hint = Esta clave admite una entrada por línea; si hay varias líneas, se suman.
# $letter: una letra que ahí no significa nada, o el patrón entero.
def-value-pattern = «{ $letter }» no tiene cabida en el patrón «{ $pattern }» de { $key }; el patrón se ignora.
def-value-pattern-hint = Un patrón se compone de movimientos de un solo tramo: letras de dirección, átomo y alcance; detrás puede ir w o ww.
def-value-area = «{ $text }» no es una región; la entrada se ignora.
def-value-area-hint = Una región se compone de filas (1-3), casillas (a1, a1-c3), half, zone, all y none, unidas con +; !a1 es todo excepto a1, !(a1+c3) todo excepto ambas.
# $sum: «!a1+c3». $item: «a1».
def-value-sum = En «{ $sum }», el signo ! se refiere solo a { $item }.
# $sum: «a1+c3».
def-value-sum-hint = Para todo excepto estas se escribe !({ $sum }).
def-symmetry = { $what ->
    [goals] { $key } nombra las mismas metas para los dos bandos, porque no hay simetría.
   *[squares] { $key } nombra las mismas casillas para los dos bandos, porque no hay simetría.
}
# $white y $black son claves: whiteGoal.
def-symmetry-hint = { $what ->
    [goals] Se pueden escribir { $white } y { $black }, cada una con las metas de su bando, o las dos iguales si es eso lo que se quiere.
   *[squares] Se pueden escribir { $white } y { $black }, cada una con las casillas de su bando, o las dos iguales si es eso lo que se quiere.
}
def-limit-lines = Hay más de { $most } líneas de un mismo tipo; las demás se ignoran.

## La definición entera

def-more = Hay más fallos como estos.
def-work = Esta definición pide más trabajo del que se dedica a una sola: se omiten esta entrada y las siguientes que cuestan otro tanto.
# Estas siguen a una frase que dice por qué no se puede leer una posición.
def-start-array = Se usa la disposición inicial.
def-start-squares = Se usan las casillas de las líneas de pieza.
# $piece y $last son nombres de piezas.
def-royal = { CAPITAL($piece) }: no es una pieza real. Sin royal= lo es la última pieza: { $last }.
# $id y $last son ID de piezas.
def-royal-hint = Falta royal={ $id }, o royal={ $last } si es eso lo que se quiere.
def-royal-none = Al principio no hay ninguna pieza real en el tablero, así que no hay jaques.

## Palabras que no son claves, y qué escribir en su lugar

def-key-board = Un tablero tiene files= y ranks=, o bien shape=.
def-key-castling = El enroque forma parte del movimiento del rey: king:K:KisO2:king:e1. Véanse castleFiles y castlePartner.
def-key-pawn = El paso doble y la captura al paso forman parte del movimiento del peón: ifmnDfmWfceF.
def-key-hand = El campo que sigue a las casillas de una pieza es su mano: knight:N:N:knight::2. Con holdingsType=-1, las piezas capturadas son para quien las captura.
def-key-capture = Quién puede capturar a quién lo dice captureMatrix.
def-key-walls = ¿Quizá walling, o hole? Una línea como hole::::d4,e4 quita casillas del tablero.
def-key-holes = ¿Quizá hole? Es una línea como la de una pieza: hole::::d4,e4.
def-key-colours = ¿Quizá theme, o lightShade y darkShade?
def-key-comment = Las líneas que empiezan por # son comentarios; rulePage= es la dirección de las reglas.
def-key-opponent = Los rivales se indican con atributos del elemento: <variant-diagram opponent="black" level="3">.
def-key-flipped = Las negras se ponen abajo con un atributo del elemento: <variant-diagram flipped>.

## Cómo mueven las piezas, en lo que decide el tablero

xbetza-modifier-key = { $key } no puede usar todos estos movimientos; los que no sirven se ignoran.
xbetza-modifier-edges = Los tableros hexagonales no tienen los bordes unidos: «o» no significa nada aquí. El movimiento se omite.
xbetza-modifier-leap = Entre los extremos de este salto no hay celdas en línea: hay que escribir el camino en tramos. El movimiento se omite.
xbetza-modifier-bracket = En hexágonos, las direcciones van ante los tramos, dentro de los corchetes; las que van ante los corchetes se ignoran.
xbetza-direction-none = Las letras de dirección de este movimiento no seleccionan ninguna dirección.
xbetza-direction-ignored = Una letra de dirección no selecciona aquí ninguna dirección; se ignora.
xbetza-limit-move = Este movimiento tiene demasiadas direcciones; se omite.
xbetza-limit-bracket = Entre estos corchetes hay demasiados recorridos para distinguir sus direcciones; se toman todos.
xbetza-limit-piece = { CAPITAL($piece) }: puede mover de tantas maneras que se omiten algunas.
xbetza-limit-pieces = Las piezas pueden mover de tantas maneras que se omiten algunas.
xbetza-limit-pieces-hint = Los tramos repetidos y los giros en cualquier dirección multiplican las posibilidades; un alcance o menos direcciones las limitan.


# Lo que dice cada regla está más abajo, en el orden de los archivos de crates/rules.

## Cambios prohibidos

def-number-anti-trade = antiTrade tiene que ser un número entero; se usa 0.
def-bridge = Sin minimumBridge, antiTrade solo conoce los grupos de 0 a 3.
def-trade-one = Ninguna pieza, sea cual sea, puede capturar una pieza defendida del grupo 1.
# De minimumBridge.
def-id-key = «{ $text }» no es un tipo; la clave se ignora.

## Matriz de capturas

def-matrix-cell = «{ $text }» no significa nada en una matriz de capturas.
def-matrix-cell-rows = «{ $text }» no es un número de filas.
def-matrix-size-rows = En la matriz de capturas hay más filas que piezas.
def-matrix-size-row = En la fila hay más elementos que piezas.

## Efecto

def-value-effect-most = Una pieza tiene como máximo { $most } efectos; los demás se ignoran.
def-value-effect = effect se escribe movimientos:final:retiradas o movimientos:final:retiradas:indicadores; la línea se ignora.
def-value-effect-end = El final de un efecto es to, from, prev, beyond o behind; la línea se ignora.
def-value-effect-removals = Lo que retira un efecto es un lugar, path, near(saltos) o -; la línea se ignora.
def-value-effect-places = Un efecto retira piezas de { $most } lugares como máximo; la línea se ignora.
def-value-effect-flags = Los indicadores de un efecto son run, need, must y friends; la línea se ignora.

## Acoso

def-value-engage-self = engageSelf necesita líneas de engage: sin ellas, estos tipos nunca capturan.

## Volteo

# $key: una de las claves para patrones de volteo.
xbetza-limit-lines = Los patrones de un tipo tienen demasiadas líneas; se omiten algunas de { $key }.

## Captura y fuga

xbetza-modifier-neighbors = neighbors admite saltos de un solo tramo; lo demás se ignora.

## Mayoría

def-limit-majority = Hay más de { $most } criterios de mayoría; los demás se ignoran.
def-value-majority = «{ $text }» no es un criterio de mayoría; se ignora.
def-value-majority-hint = Puede ser: most, most:tipos, value, by:tipos, first:tipos.
def-value-majority-value = Un valor de majorityValue tiene que ser un número de 0 a { $most }; este se ignora.

## Renacimiento

def-value-rebirth = «{ $text }» no es un lugar de { $key }; la entrada se ignora.

## Capturas a distancia

xbetza-modifier-checker = checker admite saltos con una casilla exactamente en medio; lo demás se ignora.

## Poderes de las vecinas

def-spell = Un hechizo necesita quien lo lance: trackPieces nombra el primer tipo que lo lanza.
def-value-spell = «{ $text }» no es un hechizo.

## Cambios

def-number-values = «{ $text }» no es un número; la entrada se ignora.
# De tradeThreshold.
def-id-first = «{ $text }» no es un tipo; se usa el primero.

## Tránsfugas

def-value-flip-mover = «{ $text }» no es una clase de jugada.
def-value-flip-mover-hint = Puede ser: capture, quiet, any.

## Niebla

def-fog = Con niebla, las jugadas prohibidas por los jaques delatan piezas que no se ven.
def-fog-hint = checkRule=0 las permite; gana quien captura la pieza real.

## Indicaciones

def-value-overlay = «{ $text }» no es una indicación.

## Losetas. $face es una cara de una loseta tal como está escrita, $symbol un signo de ella.

def-tiles-faces = O llevan @ todas las caras de una loseta, o no lo lleva ninguna.
def-tiles-piece = La cara { $face } tiene más de un @.
def-tiles-ground = «{ $symbol }» no es un terreno de la cara { $face }.
def-tiles-no-cell = Una cara de una loseta necesita alguna celda.
def-tiles-cells = Una cara de una loseta tiene como máximo { $most } celdas.
def-tiles-turns = «{ $text }» no es un modo de girar losetas; lo son none, half y all.
def-tiles-most = Hay demasiadas maneras de poner las losetas; se omiten algunas.
def-tiles-fill = Las losetas de { $side } no pueden llenar todo el suelo del que disponen.

## Desnudar

def-value-baring-hint = Es 0 o un tipo; detrás pueden ir strict y live.

## Captura decisiva

def-value-capture-result = «{ $text }» no es un resultado de captureResult; la entrada se ignora.
def-value-capture-result-hint = Se escribe tipos:tipos:resultado; el resultado es win, loss o draw.

## Finales que se reclaman

def-value-claims = «{ $text }» no es un final que se pueda reclamar.

## En línea

def-value-connect-lines = connectLines se compone de las letras h, v y d.

## Extinción

def-number-extinction = extinction tiene que ser un número de 0 a 3, o tipos y un resultado; se usa 3.
def-value-extinction = «{ $text }» tendría que constar de tipos, un resultado y como máximo dos números, separados por dos puntos.
def-value-extinction-hint = El resultado es loss, win o draw.
# $text: «K,Q».
def-value-no-result = A «{ $text }» le falta el resultado.
def-limit-extinction = Detrás de las { $most } primeras condiciones hay una que ya se cumple al principio, así que la partida termina en el acto.

## Metas de lecciones

def-value-goal = «{ $text }» no es una meta.
def-value-goal-hint = Puede ser: captureAll, captureRoyal, reach:tipos:región.

## Conexión

def-limit-link-lines = Hay más de { $most } líneas de link; las demás se ignoran.
def-limit-link-areas = En una línea de link hay más de { $most } regiones; las demás se ignoran.
# $count: cuántas regiones nombra la línea.
def-value-link = { $count ->
    [one] Hay una sola región, y una conexión necesita dos; la línea se ignora.
   *[other] De { $count } regiones se pueden pedir desde 2 hasta todas; la línea se ignora.
}

## Material

def-material = Por las demás reglas, aquí no se sabe qué piezas pueden dar mate; material se ignora.

## Mate

# $text: «3/2».
def-value-part = «{ $text }» no es una parte de un punto.

## Jugadas sin progreso

def-value-n-move-reset = «{ $text }» no es capture, drop, promotion ni un tipo.

## Puntos

def-value-points = «{ $text }» tendría que constar de un tipo, dos puntos y un número.

## Repetición

def-value-repetition = repetition tiene que constar de un número de 2 a 99, dos puntos y un resultado.
def-value-repetition-hint = El resultado es draw, loss, win, white, black, starter o illegal.
def-unused-repetition = { $key } no tiene efecto sin repetition.
def-unused-repetition-hint = Falta decir cuántas veces puede darse una posición, por ejemplo repetition=3:draw.

## Enroque

def-value-castle-files = castleFiles consta de dos columnas separadas por una coma; la entrada se ignora.
def-value-castle-files-hint = Se escriben las letras de las columnas, por ejemplo c,g.

## Rutinas de la página. $routine es el nombre de una.

def-custom = La página no tiene ninguna rutina «{ $routine }»; lo que haría se omite.
def-value-custom = custom se escribe nombre:movimientos; la línea se ignora.
def-value-custom-most = Una pieza tiene como máximo { $most } líneas de custom; las demás se ignoran.
def-value-custom-effect-most = Un juego tiene como máximo { $most } entradas de customEffect; las demás se ignoran.
# Números que recuerdan las rutinas, por sus nombres.
def-value-memory-name = «{ $text }» no es un nombre de número, que es una letra seguida de letras y cifras; la entrada de customMemory se ignora.
def-value-memory-start = El valor inicial de { $name } no es un número entero; la entrada de customMemory se ignora.
def-value-memory-twice = { $name } aparece dos veces; la entrada de customMemory se ignora.
def-value-memory-hint = Se escribe nombre o nombre:número; si hay varios, van separados por comas.
def-value-memory-most = Un juego tiene como máximo { $most } números; los demás se ignoran.
# $what: qué ha hecho la rutina, uno de los mensajes de más abajo o palabras de un programa.
custom-failed = Fallo de la rutina «{ $routine }»: { $what }; esta respuesta se ignora.

# Estas dicen qué ha hecho mal una rutina: siguen a los dos puntos.
custom-made-too-many = ha hecho más de { $most } jugadas de una sola candidata
custom-removed-mover = ha retirado la pieza que mueve, que sale del tablero con gone: true
custom-took-royal = ha capturado una pieza real al enrocar, colocar o pasar, y eso nadie lo podía prever
custom-put-on-occupied = ha puesto una pieza en { $square }, que está ocupada
custom-moved-nothing = ha movido una pieza que no está ahí
custom-moved-removed = ha movido una pieza que ha retirado
custom-ended-on-own = ha terminado en { $square }, donde hay una pieza propia
custom-named-no-square = ha nombrado una casilla que no existe en el tablero
custom-named-no-piece = ha nombrado una pieza que no está en la definición
custom-named-no-terrain = ha nombrado un terreno que no está en la definición
custom-changed-no-terrain = ha cambiado el terreno en un juego que no lo tiene
custom-changed-no-hand = ha cambiado una mano en un juego que no las tiene
custom-changed-way = ha cambiado el recorrido de una jugada; un efecto solo puede añadirle algo
custom-changed-no-piece = ha cambiado la pieza de una jugada que no deja ninguna
custom-remembered-no-number = ha recordado un número que no está en la definición
custom-asked-too-many = ha pedido más de { $most } casillas
custom-left-in-hand = ha dejado { $count } piezas de un tipo en una mano

# Lo que ha dicho una rutina y nadie puede leer sigue también a los dos puntos.
routine-asked-inside = ha consultado el diagrama mientras se le preguntaba
routine-not-asked = no se le ha podido preguntar
# $text: lo que dice de ello el navegador.
routine-threw = ha lanzado el error «{ $text }»
routine-threw-something = ha lanzado un error sin mensaje
routine-answer-no-list = ha respondido con algo que no es una lista
routine-answer-too-long = ha dado una respuesta demasiado larga
# $member: una parte de una respuesta, como remove.
routine-no-list = ha dado en { $member } algo que no es una lista
routine-too-long = ha dado en { $member } una lista demasiado larga
routine-no-move = ha respondido con algo que no es una jugada
routine-no-ending = ha respondido con algo que no es un final
routine-no-sentence = ha dado como frase algo que no es una cadena de texto
routine-no-hand-change = ha cambiado una mano en algo que no es un número entero pequeño
routine-no-memory = ha dado como memoria algo que no es un objeto
routine-closed-memory = ha dado una memoria que no se puede leer
routine-no-whole-number = ha dado a { $name } un valor que no es un número entero
# customMemory es una clave de las definiciones.
routine-named-no-number = ha nombrado «{ $text }», que no está en customMemory
routine-named-no-terrain = ha nombrado «{ $text }», que no es un terreno de este juego
routine-named-no-square = ha nombrado «{ $text }», que no es una casilla de este tablero
routine-named-no-piece = ha nombrado «{ $text }», que no es una pieza de este juego
routine-named-no-side = ha nombrado un bando que no es ni white ni black
routine-named-no-direction = ha nombrado una dirección que no existe
routine-no-steps = ha pedido un número de pasos que no es un número entero, 0 o más

## Jugada adicional

def-value-extra-move = «{ $text }» no es un indicador de extraMove; se ignora.

## Movimientos según el lugar

def-value-moves-at = movesAt se escribe tipo:región:movimientos; la entrada se ignora.
def-value-moves-at-hint = Cada entrada nombra un solo tipo.

## Pasos entre planos, y cambio al plano siguiente

def-value-plane-steps = planeSteps se escribe tipos:planos:movimientos; la entrada se ignora.
def-value-plane-steps-hint = Los planos son un número de 1 a { $most }, que puede llevar + o -, o la palabra straight.
xbetza-modifier-plane-steps = planeSteps admite saltos y recorridos largos; los demás movimientos se ignoran.
xbetza-limit-plane-steps = Hay tantos pasos entre planos que se omiten algunos.
def-unused-plane-steps = El tablero tiene un solo plano; ninguna pieza va a otro.
def-unused-plane-transfer = El tablero tiene un solo plano; ninguna pieza pasa a otro.
def-unused-planes-hint = Para tener dos planos se escribe planes=2.

## Empuje

def-value-push-whom = «{ $text }» no es un bando de pushWhom; la entrada se ignora.

## Pasos en hilera

def-limit-row-steps = Hay más de { $most } pasos en hilera; los demás se ignoran.

## Terreno. $symbol es la letra de un tipo de terreno, $name su nombre.

def-terrain-types = Un tipo de terreno se escribe nombre:símbolo:efectos.
def-terrain-letter = «{ $symbol }» no es un símbolo de terreno, que es una sola letra.
def-terrain-again = Ya hay un terreno con el nombre { $name } o el símbolo { $symbol }.
def-terrain-effect = «{ $text }» no es un efecto de terreno. Los efectos son { $effects }.
def-terrain-exempt = Una excepción a un terreno se escribe tipos:nombre:efectos.
def-terrain-name = No hay ningún tipo de terreno con el nombre «{ $name }».
def-terrain-symbol = «{ $symbol }» no es el símbolo de ningún tipo de terreno.
def-terrain-area = «{ $area }» no es una región de este tablero.
def-terrain-none = «{ $text }» no es un terreno.
def-terrain-no-kinds = No hay tipos de terreno: los nombra terrainTypes.
def-terrain-twice = En { $square } hay dos tipos de terreno.
def-terrain-entries = Hay más entradas que casillas.
def-terrain-entries-rest = Hay más entradas que casillas; el resto se omite.
def-terrain-start = La pieza en { $square } ({ $piece }) está en un terreno que no puede ocupar.

## Pérdida de la primera jugada

def-value-virgin-lost = virginLost se escribe tipo:tipo; la entrada se ignora.

## Muros

def-limit-wall-name = En wallName hay más de { $most } letras; las demás se ignoran.

## Promoción

def-choice = «{ $text }» no es una pieza que se pueda elegir aquí; se omite.
def-morph-cell = «{ $text }» no significa nada en un tablero de morph.
def-morph-size-ranks = En el tablero de morph hay más filas que en el tablero de juego.
def-morph-size-cells = En la fila hay más celdas que columnas tiene el tablero.
def-value-promo-move = promoMove se escribe tipo:región:tipo:movimientos; la entrada se ignora.

## Piezas boca abajo

def-face-down-royal = Las piezas reales no pueden estar boca abajo.
def-face-down-as-royal = Boca abajo, ninguna pieza puede pasar por una pieza real; la entrada se ignora.
def-face-down-moves = Los movimientos de las piezas boca abajo delatan de quién son, lo que turnUp=any oculta.
def-face-down-moves-hint = Un tipo sin movimientos se escribe nombre:ID:-.

## Disposiciones iniciales y sorteo

def-value-array = array se escribe nombre:posición; la línea se ignora.
def-number-start = «{ $text }» no es el número de una posición inicial; la disposición inicial se usa tal como está.
def-shuffle-id = Ninguna pieza tiene un ID que empiece por «{ $text }»; se omite.
def-shuffle-none = Ninguna pieza de este grupo está en el tablero; el grupo se ignora.
def-shuffle-most = Este grupo admite más disposiciones de las que se pueden numerar; se ignora.
def-shuffle-marks = Este grupo no se puede disponer como piden sus signos; se ignora.
