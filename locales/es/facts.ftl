# Los datos de un juego: qué muestran las partidas del ordenador contra sí mismo y qué se midió de sus piezas. Las páginas de los juegos los
# tienen, y `facts` del programa nativo los escribe.

# Lo que muestran las partidas, en una frase.
facts-even = Posibilidades casi iguales para { white } y { black }.
facts-few = { $games } partidas no bastan para decir quién tiene ventaja.
facts-white-slightly = Ligera ventaja para { white }.
facts-white-clearly = Clara ventaja para { white }.
facts-black-slightly = Ligera ventaja para { black }.
facts-black-clearly = Clara ventaja para { black }.
facts-lasts = Una partida dura unas { $moves } jugadas de cada bando.
facts-mostly = Final más frecuente: { $ending }.

facts-bar = De { $games } partidas, { white } ganaron { $wins }, empataron { $draws } y perdieron { $losses }
facts-games = { $games ->
    [one] { $games } partida del ordenador contra sí mismo
   *[other] { $games } partidas del ordenador contra sí mismo
}, { $nodes } posiciones por jugada{ $dated ->
    [yes] , { $date }
   *[no] {""}
}. La puntuación real de { white } está entre el { $low } y el { $high } % (con un 95 % de certeza).
facts-points = Puntos de { white }
facts-points-are = { $points } % ± { $error }: { $wins } ganadas, { $draws } tablas, { $losses } perdidas
facts-length = Duración
facts-length-is = { $mean } medias jugadas, de { $least } a { $most }
facts-legal-moves = Jugadas legales
facts-legal-moves-are = { $mean } por posición, { $most } como máximo
facts-captures = Capturas
facts-captures-are = { $mean } por partida
facts-endings = Finales
facts-endings-are = { $endings }
facts-first-moves = Primeras jugadas
facts-first-moves-are = { $moves }; entre paréntesis, los puntos de { white }
facts-first-move = { $move } en { $games } ({ $points } %)
facts-pieces = Piezas: valores, movilidad, mates
facts-table = Valores y movilidad
facts-piece = Pieza
facts-value = Valor
facts-by-square = Jugadas por casilla
facts-empty-board = Jugadas, tablero vacío
facts-in-games = En partidas
facts-squares-and-mates = Casillas y mates
facts-range = { $least } a { $most }
facts-map = Jugadas por casilla: { $piece }
facts-map-rows = Desde arriba: { $numbers }
facts-map-files = Por columnas: { $numbers }
facts-moves-not = Solo mueve con ayuda de las reglas.
facts-reaches-all = Alcanza todas las casillas.
facts-reaches = Alcanza { $count } de { $squares } casillas.
facts-bound = Limitada a uno de { $sets } conjuntos de casillas, { $count } de { $squares } como máximo.
facts-jumps = Avanza aunque estén ocupadas todas las casillas de su alrededor.
facts-returns-never = Nunca vuelve.
facts-returns-even = Solo vuelve en un número par de jugadas.
facts-returns-odd = Puede volver en un número impar de jugadas.
facts-mates-not = No puede dar mate a un rey desnudo con la única ayuda del suyo.
facts-mates = Da mate a un rey desnudo, con ayuda del suyo, en tableros de { $boards }, en { $moves } jugadas como máximo.
facts-remark = Los valores son estimaciones del ordenador en peones. Las jugadas se cuentan sin capturas, desde cada casilla del tablero vacío, y para las piezas de las partidas. Los mates son forzados desde la mayoría de las posiciones de dos reyes y la pieza en un tablero sin otras reglas.
facts-version = Medido por la versión { $version }.
