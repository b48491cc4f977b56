# Ce que les joueurs de shogi et de ses parents disent autrement : plateaux avec family=shogi. Le camp qui commence est Sente : « les Sente ».

-side-white = Sente
-side-black = Gote
# Si le lecteur a choisi des pièces de deux couleurs : les Sente (blancs).
sign-white = blancs
sign-black = noirs
