# Lo que los jugadores de janggi dicen de otro modo: tableros con family=janggi. Las piezas de Cho: «las Cho».

-side-white = Cho
-side-black = Han
# Si el lector ha elegido piezas de otros colores: las Cho (blancas).
sign-white = blancas
sign-black = negras
