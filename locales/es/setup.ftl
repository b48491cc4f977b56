# Lo que se decide antes de la partida.

## Boca abajo
face-down = { CAPITAL($hidden) }: empieza boca abajo en su sitio (a la vista: { $shown }).
face-down-table = Estas piezas empiezan boca abajo en su sitio:
face-down-unknown = Qué es una pieza boca abajo no lo sabe nadie hasta que su primera jugada la descubre.
face-down-turn-up-own = En vez de mover, un bando puede descubrir en su sitio una pieza propia.
face-down-turn-up = En vez de mover, un bando puede descubrir en su sitio cualquier pieza. Nadie sabe antes de quién es.
face-down-first = Quien descubre la primera pieza juega desde entonces con su bando.

## Sorteo
# $all y $here son nombres que ha dado el autor. $pieces son nombres de piezas.
shuffle-arrays = Se elige una de estas disposiciones iniciales: { $all }. Aquí es { $here }.
shuffle = Antes de la partida, estas piezas cambian de lugar al azar: { $pieces }.
shuffle-shades = En casillas de los dos colores están: { $pieces }.
shuffle-pairs = Por parejas, a izquierda y derecha, están: { $pieces }.
shuffle-apart = Cada bando lo hace con sus propias piezas.
shuffle-together = Las piezas de los dos bandos cambian de lugar entre sí.
shuffle-number = Esta partida empieza en la posición inicial número { $start }.
