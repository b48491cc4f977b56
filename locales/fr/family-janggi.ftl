# Ce que les joueurs de janggi disent autrement : plateaux avec family=janggi. Les camps sont deux royaumes : « les Cho », « les Han ».

-side-white = Cho
-side-black = Han
# Si le lecteur a choisi des pièces d’autres couleurs : les Cho (blancs).
sign-white = blancs
sign-black = noirs
