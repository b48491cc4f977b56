# Lo que una definición pierde, o no puede decir, como parámetros del Interactive Diagram, un script de H. G. Muller que dibuja variantes en páginas.
#
# $key es una clave de definiciones, $value lo que dice; ambas quedan como están. $moves es un movimiento en XBetza, $piece el nombre de una pieza.

idiagram-board = El Interactive Diagram juega sobre un solo tablero de casillas cuadradas.
idiagram-no-key = El Interactive Diagram no tiene ningún parámetro para { $key }.
idiagram-no-value = El Interactive Diagram no puede expresar { $key }={ $value }.
idiagram-both-sides = En el Interactive Diagram, { $key } vale lo mismo para los dos bandos.
idiagram-moves = El Interactive Diagram no tiene un movimiento como el de esta pieza ({ $piece }): { $moves }.
idiagram-morph = El Interactive Diagram no tiene signo para lo que esta pieza pasa a ser, o no puede hacer, en { $square }: { $piece }.
idiagram-line = En el Interactive Diagram, ni el nombre, ni el ID, ni la imagen de una pieza llevan dos puntos o signo igual.
idiagram-start = En el Interactive Diagram empiezan las blancas.
idiagram-holes = En el Interactive Diagram, los huecos de un bando están frente a los del otro.
idiagram-differs = Leídos de vuelta, los parámetros tienen otros movimientos aquí: { $position }.
idiagram-differs-reading = Leídos de vuelta, los parámetros son erróneos: { $problem }
idiagram-ends = { $key } se omite: el Interactive Diagram deja a sus lectores decidir cuándo termina una partida. Los movimientos son los mismos.
idiagram-pictures = El Interactive Diagram solo dibuja imágenes: añada graphicsDir= con la dirección de una carpeta que las tenga.
