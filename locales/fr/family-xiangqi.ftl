# Ce que les joueurs de xiangqi et de ses parents disent autrement : plateaux avec family=xiangqi.

-side-white = Rouges
# Le nom du camp le dit déjà. Si le lecteur a choisi des pièces d’autres couleurs : les Rouges (blancs).
sign-red = {""}
sign-white = blancs
