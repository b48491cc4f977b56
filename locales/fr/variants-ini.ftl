# Ce qu’une section d’un variants.ini, le fichier dans lequel Fairy-Stockfish décrit des jeux, perd comme définition, et ce qui est
# compris autrement.
#
# $option est le nom d’une option de ce fichier, $value ce que le fichier lui donne ; les noms d’options restent tels quels. $moves sont
# des coups en XBetza, $id et $ids les lettres de pièces. « L’autre programme » est Fairy-Stockfish.


## Sections et options

ini-line = La ligne n’est ni une option ni un commentaire ; elle est ignorée.
ini-option = L’option « { $option } » est inconnue ; elle est ignorée.
ini-parent = Le parent « { $parent } » est inconnu ; la section n’a pas de définition.
ini-parent-itself = Le parent « { $parent } » hérite de lui-même ; la section n’a pas de définition.
ini-parent-too-much = La section hérite de trop de choses de « { $parent } » et de ses parents ; elle n’a pas de définition.
ini-size = { $option } n’est pas une taille ; valeur retenue : { $taken }.
# $words : ce qui devrait être des noms de cases.
ini-no-squares = { $option } nomme ce qui n’est pas une case du plateau et est donc omis : { $words }.
# $names : les lettres des pièces.
ini-no-pieces = { $count ->
    [one] { $option } nomme une pièce qui n’existe pas : { $names }.
   *[other] { $option } nomme des pièces qui n’existent pas : { $names }.
}
ini-no-piece = { $option } nomme une pièce qui n’existe pas.

## Coups

ini-custom-piece = { $option } s’écrit lettre:coups ; l’option est omise.
ini-letters = Les coups « { $moves } » de { $option } ont des lettres inconnues ; ils sont lus comme du XBetza.
ini-lame-leaps = Les sauts boiteux de « { $moves } » vont d’abord tout droit ; l’autre programme ne connaît pas de tels coups.
ini-lame-leaps-blocked = Les cases qui bloquent les sauts boiteux de « { $moves } » peuvent être différentes ici.
ini-hops = { $count ->
    [one] L’autre programme saute le long de lignes entières : { $moves } de { $option } est compris ainsi.
   *[other] L’autre programme saute le long de lignes entières : { $moves } de { $option } sont compris ainsi.
}
ini-no-such-moves = L’autre programme n’a pas de coups tels que { $moves } de { $option } ; ils sont lus comme du XBetza.
# $area : des cases, comme les définitions les écrivent.
ini-steps = Les deux camps peuvent jouer le coup { $moves } depuis { $area }, chacun vu de son côté.
ini-slanting-lines = Une définition ne peut pas exprimer des lignes obliques qui diffèrent d’un camp à l’autre ; elles sont omises.
ini-pass-stalemate = Passer au lieu d’être pat vaut pour les deux camps.

## Roque

ini-castling-file = { $option } n’est pas une colonne du plateau.
ini-castling-wing = Le roque d’une seule aile ne peut pas être le seul à gagner ; aucun roque ne gagne.
ini-castling-opposite = oppositeCastling : une définition ne peut pas exprimer que les deux camps doivent roquer sur des ailes différentes.

## Promotion

ini-promotion-sets = Au plus neuf ensembles de pièces de promotion sont écrits ; le premier des Blancs est retenu.
ini-promotion-capture = Toute prise entraîne la promotion, où qu’elle se termine, sans choix.
ini-promotion-region = Les pièces sont promues quand elles arrivent dans la région, pas quand elles la quittent.
ini-promotion-move = La promotion par un coup à part a une seule région pour les deux camps ; celle des Blancs est retenue.
# $letter : la lettre d’une pièce.
ini-promotion-limit = { $letter } : chaque forme promue est comptée à part, et non toutes ensemble.

## Parachutages, murs et pièces qui changent de camp

ini-enclose = « { $value } » n’est pas une façon d’encadrer des pièces.
ini-enclosing-start = Les Noirs remplissent d’abord les cases symétriques de celles-ci.
ini-enclosing-drop = Les parachutages du genre « { $value } » n’existent pas ici.
ini-walls = « { $value } » n’est pas un lieu pour des murs ; wallingRule est omis.
ini-petrify-blast = petrifyBlastPieces : les pièces qu’emporte une explosion ne deviennent pas des murs ici.

## Fins de partie

ini-pseudo-royal = Les pièces qui deviennent royales quand il en reste peu le sont dès le début.
ini-mate-piece = shatarMateRule : la pièce qui donne le mat n’est pas prise en compte ici.
ini-extinction-claim = extinctionClaim : l’extinction n’a pas à être réclamée ici.
ini-flag-safe = Une pièce qui pourrait être prise là où elle arrive gagne si la réponse ne la prend pas.
ini-flag-promotes = { $id } : cette pièce peut être promue là où elle gagnerait ; elle n’y gagne pas.
ini-flag-blocked = flagPieceBlockedWin : un but bloqué par une pièce du même camp n’est pas pris en compte.
ini-line-gaps = Les alignements sont soit sans interruption, soit avec des intervalles permis, mais pas les deux.
ini-chains = Une définition ne peut pas exprimer des chaînes le long de ces seules lignes.
ini-material = « { $value } » n’est pas une façon de compter le matériel.
# $value : comment se termine une répétition.
ini-fold-value = { $value ->
    [win] La victoire est comprise comme celle du camp dont le coup répète la position.
   *[loss] La défaite est comprise comme celle du camp dont le coup répète la position.
}
ini-fold-colour = nFoldValueAbsolute : la couleur que favorise une répétition s’écrit à la main, repetition=n:white ou n:black.
ini-move-count = Tous les coups de { $ids } font recommencer le compte des coups, y compris ceux vers l’arrière et de côté.
