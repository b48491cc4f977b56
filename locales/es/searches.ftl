# Lo que las búsquedas no pueden hacer, y por qué.

## Tablas de finales: todas las posiciones de unas pocas piezas con su resultado

endings-hands = Las piezas en la mano o cautivas no tienen sitio en una tabla de finales.
endings-memory = Una regla de este juego recuerda lo anterior: el tablero solo no dice cómo sigue la partida.
endings-ground = En este juego hay jugadas que cambian el suelo o ponen muros.
endings-stray = Una pieza llega a una casilla a la que sus jugadas no parecían llevar.
endings-turns = En este juego un bando puede mover varias veces en un turno.
endings-changes = Hay piezas que se convierten unas en otras y al revés: ningún final se puede calcular antes que el otro.
endings-size = La tabla de este final ocuparía demasiada memoria.
endings-ways = Las piezas de este final pueden moverse de tantas maneras que no se calcula.
endings-castling = Aquí todavía se puede enrocar. Una tabla contiene posiciones sin enroque.
endings-pieces = Una tabla contiene como máximo cuatro piezas, y al menos una.
endings-free = Las reglas de este juego no se imponen.
endings-routines = Nadie sabe qué recuerdan las rutinas de la página.
endings-neutral = En este juego hay piezas neutrales, que pertenecen a quien tiene el turno.
endings-hidden = En este juego hay piezas o disposiciones ocultas.
endings-no-royal = En este juego ninguna pieza es real.
# $text: lo que ha escrito el lector. En el ejemplo, las piezas de las blancas están antes del punto y coma.
endings-both-sides = «{ $text }» no nombra las piezas de los dos bandos, como lo hace «K,Q;K».
endings-no-type = Ninguna pieza tiene el ID «{ $text }».

## Problemas y partidas del ordenador contra sí mismo

problem-no-stipulation = «{ $text }» no es un enunciado: # (mate) o = (ahogado) en { $most } jugadas como máximo, como #3, s#2, r#2, semi-r#2, h#2.5.
self-play-none = El ordenador no juega aquí contra sí mismo: las reglas no se imponen, o hay una tarea que resolver.
