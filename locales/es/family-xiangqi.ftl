# Lo que los jugadores de xiangqi y sus parientes dicen de otro modo: tableros con family=xiangqi.

-side-white = rojas
# El nombre del bando ya lo dice. Si el lector ha elegido piezas de otros colores: las rojas (blancas).
sign-red = {""}
sign-white = blancas
