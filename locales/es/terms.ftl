# Español. Términos de la Federación Española de Ajedrez y de los jugadores de shogi y xiangqi; una palabra para cada cosa.
#
#   attack            atacar, atacado
#   bare              desnudo: solo con piezas reales
#   bind, bound       sujetar, sujeto
#   board             tablero
#   capture, take     capturar, captura; captive: cautivo
#   castle            enrocar, enroque
#   cell              celda
#   chain             cadena; captura encadenada, si la captura sigue
#   change sides, flip  cambiar de bando; voltear (las fichas de Othello)
#   chase             perseguir, persecución
#   check, mate       jaque, mate; perpetual check: jaque perpetuo; give check: dar jaque
#   click             clic, hacer clic
#   computer, engine  ordenador (el que juega), motor (el programa)
#   draw              tablas
#   drop              colocar (desde la mano), colocación
#   en passant        al paso
#   engage            acosar
#   file, rank        columna, fila; plane: plano
#   flip the board    girar el tablero
#   game              partida (la que se juega), juego (el de las reglas)
#   gate              introducir, entrar
#   guard, protected  defender, defendido; protegido, safe: a salvo
#   hand              mano
#   hint              pista
#   jump, leap        saltar, salto; hopper mount: trampolín
#   legal             legal
#   lay a tile        poner una loseta
#   move              jugada, jugar; de una pieza: mover, movimiento
#   pass              pasar
#   piece             pieza
#   ply               media jugada
#   promote           promocionar, promoción
#   push              empujar
#   puzzle            problema
#   record            registro
#   rebirth           renacimiento
#   resign            abandonar
#   royal piece       pieza real
#   side              bando; own: propio, enemy: rival
#   square            casilla
#   stalemate         ahogado
#   take back         deshacer
#   terrain           terreno
#   turn              turno (también el de varias jugadas)
#   variation         variante
#   wall              muro
#   zone, area        zona, región
#
# Los nombres de las piezas van sin artículo y sin concordancia: ante dos puntos («Caballo: aquí no puede capturar.»), tras
# ellos o entre paréntesis. Las frases son impersonales: ni «tú» ni «usted».

# Palabras de las que se componen otras frases.

# Entre los elementos de una lista, y antes del último.
list-comma = {", "}
list-and = {" y "}
list-or = {" o "}

# Entre dos frases.
sentence-space = {" "}

# Palabras que ha escrito otra persona: un autor, una página.
said = { $text }
sentences = { $all }
