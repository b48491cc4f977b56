# Español. Términos de la Federación Española de Ajedrez y de los jugadores de shogi y xiangqi; una palabra para cada cosa.
#
#   area suffix (~)   sufijo de área
#   array             disposición inicial; disposición, si es una de muchas; lista, en JSON y en programas
#   atom              átomo
#   attack            atacar, atacado
#   bare              desnudo: solo con piezas reales
#   base              pieza de origen (de una promocionada)
#   bind, bound       sujetar, sujeto
#   board             tablero
#   bracket, group    corchetes, grupo
#   capture, take     capturar, captura; captive: cautivo
#   castle            enrocar, enroque
#   cell              celda
#   chain             cadena; captura encadenada, si la captura sigue
#   change sides, flip  cambiar de bando; voltear (las fichas de Othello)
#   chase             perseguir, persecución
#   check, mate       jaque, mate; perpetual check: jaque perpetuo; give check: dar jaque
#   click             clic, hacer clic
#   computer, engine  ordenador (el que juega), motor (el programa)
#   count, counter    cuenta, contador
#   default           valor por defecto
#   draw              tablas
#   drop              colocar (desde la mano), colocación
#   en passant        al paso
#   engage            acosar
#   entry             entrada
#   field             campo
#   file, rank        columna, fila; plane: plano
#   flag              indicador
#   flip the board    girar el tablero
#   game              partida (la que se juega), juego (el de las reglas)
#   gate              introducir, entrar
#   goal              meta
#   guard, protected  defender, defendido; protegido, safe: a salvo
#   hand              mano
#   hint              pista
#   hole              hueco
#   ID                el ID
#   ignore, leave out  ignorar, omitir; descartar, si es un movimiento
#   jump, leap        saltar, salto; hopper mount: trampolín
#   key               clave
#   leg               tramo
#   legal             legal
#   lay a tile        poner una loseta
#   line, piece line  línea, línea de pieza
#   modifier          modificador
#   move              jugada, jugar; de una pieza: mover, movimiento
#   option, section   opción, sección; parent: sección base (de un variants.ini)
#   pass              pasar
#   path              camino
#   pattern           patrón
#   piece             pieza
#   ply               media jugada
#   problem           fallo (de una definición)
#   promote           promocionar, promoción
#   push              empujar
#   puzzle            problema
#   range             alcance
#   record            registro
#   rebirth           renacimiento
#   resign            abandonar
#   ride              recorrido largo
#   right             derecho (de enroque)
#   routine           rutina
#   royal piece       pieza real
#   setting           ajuste
#   shape             forma
#   side              bando; own: propio, enemy: rival
#   skin, theme       diseño, tema
#   square            casilla
#   stalemate         ahogado
#   string, list      cadena de texto, lista (de JSON)
#   take back         deshacer
#   terrain           terreno
#   turn              turno (también el de varias jugadas)
#   type              tipo
#   value             valor
#   variant           juego
#   variation         variante
#   wall              muro
#   wing              flanco
#   zone, area        zona, región
#
# Los nombres de las piezas van sin artículo y sin concordancia: ante dos puntos («Caballo: aquí no puede capturar.»), tras
# ellos o entre paréntesis. Las frases son impersonales: ni «tú» ni «usted».

# Palabras de las que se componen otras frases.

# Los bandos sin artículo. Cómo los llama una familia de juegos está en su archivo.
-side-white = blancas
-side-black = negras

# Entre los elementos de una lista, y antes del último.
list-comma = {", "}
list-and = {" y "}
list-or = {" o "}

# Entre la parte entera de un número y el resto: 3,25.
decimal-sign = {","}

# Entre dos frases.
sentence-space = {" "}

# Palabras que ha escrito otra persona: un autor, una página.
said = { $text }
sentences = { $all }
