# Lo que los jugadores de shogi y sus parientes dicen de otro modo: tableros con family=shogi. Las piezas de sente: «las sente».

-side-white = sente
-side-black = gote
# Si el lector ha elegido piezas de dos colores: las sente (blancas).
sign-white = blancas
sign-black = negras
