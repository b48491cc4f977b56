# Títulos de las reglas en palabras.

topic-board = Tablero
topic-start = Inicio
topic-pieces = Piezas
topic-moving = Movimiento
topic-promotion = Promoción
topic-captures = Capturas
topic-drops = Mano y colocación
topic-powers = Poderes especiales
topic-check = Jaque
topic-end = Final de la partida
topic-notation = Notación

rule-more = Hay más reglas de las que aquí se cuentan.
