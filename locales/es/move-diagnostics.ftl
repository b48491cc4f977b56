# Qué falla en un movimiento en XBetza, y qué ayuda.
#
# Los signos y letras entre comillas pertenecen a la notación y se quedan como están, igual que los movimientos enteros como «[F-R]».
# $letter, $sign, $atom, $modifier y $text son lo que el autor ha escrito, o debería. Un movimiento se compone de tramos; un tramo es
# un átomo (una letra mayúscula) con modificadores (letras minúsculas) delante y un alcance o un sufijo de área detrás.


## Átomos

xbetza-atom = «{ $letter }» no es un átomo; este movimiento se descarta.
xbetza-atom-hint = Los átomos son W F D N A H C L Z J G, K Q R B y U O I; ¿quizá el modificador «{ $modifier }»?
# $letter: X o Y.
xbetza-atom-extension-hint = «{ $letter }» solo alarga un salto y va justo detrás de W F D N A H C L Z J G, como en «N{ $letter }».
xbetza-reserved = «@» está reservado para más adelante; este movimiento no hace nada.

## Alcances y áreas

xbetza-range-alone = Ante este alcance no hay ningún átomo; se ignora.
xbetza-range-alone-hint = Un alcance va detrás de su letra mayúscula, como en «R4».
xbetza-range-digits = Un número tiene como máximo dos cifras; este alcance se ignora.
xbetza-range-no-lower = Falta el límite inferior; este alcance se ignora.
xbetza-range-order = El límite inferior es mayor que el superior; este alcance se ignora.
xbetza-range-second = Este átomo ya tiene un alcance; este se ignora.
xbetza-range-second-area = Hay un segundo sufijo de área; se ignora.
xbetza-range-after-area = Un alcance va delante del sufijo de área; este se ignora.
xbetza-range-none = «{ $atom }» no admite alcance; este se ignora.
xbetza-range-castling = El alcance de «O» es un solo número exacto; este se ignora.
xbetza-range-half-board = «*» solo tiene su significado en «W»; aquí se lee como ilimitado.
xbetza-range-half-board-hint = Para ilimitado, «0» no deja dudas.
xbetza-area = Un movimiento de área tiene un solo tramo, que es un paso o un salto; «~» se ignora.

## Modificadores

xbetza-dangling = Tras estos modificadores no hay ningún átomo; se descartan.
# $example: los modificadores del autor seguidos de un átomo.
xbetza-dangling-hint = Los modificadores van ante una letra mayúscula, como en «{ $example }».
xbetza-dangling-before-hint = Los modificadores pertenecen a un átomo y van justo delante de él, dentro de los corchetes.
xbetza-dangling-bracket = Tras estos modificadores no hay ningún átomo; este movimiento se descarta.
xbetza-dangling-bracket-hint = Entre corchetes, cada tramo tiene su propio átomo.
xbetza-dangling-prefix = Ante los corchetes solo van direcciones; «{ $letter }» se ignora.
xbetza-dangling-prefix-hint = Los demás modificadores van ante el átomo de su tramo, como en «[F-mR]».
xbetza-modifier-area = «{ $letter }» no tiene efecto en un movimiento de área; se ignora.
xbetza-modifier-atom = «{ $letter }» no tiene efecto en «{ $atom }»; se ignora.
xbetza-modifier-y = «y» no significa nada en el último tramo; se ignora.
xbetza-modifier-y-hint = «y» va en un tramo que sigue desde una casilla vacía, como en «yafsF».
xbetza-modifier-ride = Un recorrido largo no puede ser a la vez circular y en zigzag; «{ $letter }» se ignora.
xbetza-modifier-h = Esta «h» no pertenece a ninguna letra de dirección; se ignora.
xbetza-modifier-h-hint = «h» va tras una letra de dirección («fhN») o ante «l» o «r» («hrN»).
xbetza-reserved-t = «t» justo ante «a» está reservado para más adelante; se ignora.
xbetza-reserved-t-hint = Hay que escribir la «t» ante otro modificador del tramo.
xbetza-duplicate = Otra «{ $letter }» en el mismo tramo no añade nada.
xbetza-duplicate-direction = La misma dirección aparece dos veces en este tramo.
xbetza-direction-castling = El enroque va hacia un lado; «{ $letter }» se ignora.
xbetza-direction-castling-hint = Las direcciones de «O» son «l», «r» y «s».
xbetza-direction-none-left = A este enroque no le queda ninguna dirección; se descarta.

## Corchetes y tramos

# $sign: un corchete o paréntesis que cierra.
xbetza-bracket-closing = «{ $sign }» no cierra nada; se omite.
xbetza-bracket-unopened = «)» no cierra nada; este movimiento se descarta.
# $sign: un corchete o paréntesis que abre.
xbetza-bracket-open = «{ $sign }» no se cierra; este movimiento se descarta.
xbetza-bracket-missing-hint = Falta «{ $sign }».
xbetza-bracket-only = «{ $sign }» solo va entre corchetes; se omite.
xbetza-bracket-only-hint = Los movimientos con tramos propios se escriben como «[F-R]»; los tramos repetidos, como «[N(-N)]».
# $sign: una letra o un corchete.
xbetza-bracket-inside = «{ $sign }» no puede ir entre corchetes; este movimiento se descarta.
xbetza-bracket-inside-hint = Aquí los tramos se separan con «-» o «?», y cada uno tiene su propio átomo.
xbetza-bracket-empty = No hay nada entre estos corchetes; este movimiento se descarta.
# Un grupo: tramos entre paréntesis, que se repiten.
xbetza-bracket-empty-group = No hay nada en este grupo; este movimiento se descarta.
xbetza-bracket-leg = Aquí falta un tramo; este movimiento se descarta.
xbetza-bracket-leg-hint = Un tramo es un átomo con modificadores delante, como en «fsR».
xbetza-bracket-separator = No hay separador entre dos tramos; se lee como «-».
xbetza-bracket-separator-hint = Se escribe «-» si el movimiento tiene que seguir, «?» si puede terminar ahí.
xbetza-bracket-last = «U» solo puede ser el último tramo; este movimiento se descarta.
xbetza-bracket-chain = «{ $atom }» no puede ser el átomo de un movimiento de varios tramos; se descarta.
xbetza-bracket-chain-hint = «U» puede ser el último tramo entre corchetes, como en «[cK-U]».

## Otros caracteres

# $text: caracteres que XBetza no tiene.
xbetza-character = «{ $text }» no forma parte de la notación; se omite.
xbetza-character-apostrophe-hint = El apóstrofo de la notación es '.
xbetza-character-separator-hint = El separador de la notación es -.
xbetza-character-between-hint = Los movimientos se escriben uno tras otro, seguidos o con un espacio entre ellos.
xbetza-character-blank = Hay un espacio dentro de un movimiento; se omite.
xbetza-character-blank-hint = Solo puede haber espacios entre movimientos.

## Demasiado. $most es el mayor número que se lee.

xbetza-limit-moves = Hay más de { $most } movimientos; el resto se descarta.
xbetza-limit-legs = Un movimiento tiene como máximo { $most } tramos; este se descarta.
xbetza-limit-depth = Los grupos están anidados a más de { $most } niveles; este movimiento se descarta.
xbetza-limit-directions = Este tramo tiene más de { $most } letras de dirección; las demás se ignoran.
xbetza-limit-extensions = Un átomo admite como máximo { $most } letras «X» e «Y»; las demás se ignoran.
xbetza-limit-problems = { $count ->
    [one] Hay { $count } fallo más que no se muestra.
   *[other] Hay { $count } fallos más que no se muestran.
}
