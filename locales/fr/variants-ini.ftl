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
ini-move-count = Tous les coups de { $ids } font recommencer le compte des coups, y compris ceux vers l’arrière et de côté.

## Définitions en sections : pourquoi une définition n’en a pas

# Phrases sur ce qu’une section d’un variants.ini ne peut pas exprimer. $key est une clé des définitions, $piece et $pieces sont des noms
# de pièces.

ini-board = Fairy-Stockfish joue sur des cases carrées, sur un seul plateau d’au plus { $files } colonnes et { $ranks } rangées.
ini-too-many-pieces = Dans variants.ini, au plus { $most } types de pièces ont des lettres, formes promues comprises.
ini-no-option = variants.ini n’a pas d’option pour { $key }.
ini-no-value = variants.ini ne peut pas exprimer { $key }={ $value }.
ini-both-sides = Dans variants.ini, { $key } est le même pour les deux camps.
ini-one-piece = { $key } distingue des pièces qui n’en font qu’une dans variants.ini.
# $id : l’ID d’une pièce.
ini-letter = Dans variants.ini, chaque pièce a sa propre lettre, de a à z ; { $id } n’en est pas une.
ini-letter-form = Dans variants.ini, une forme promue a la lettre de sa pièce derrière un signe plus ; { $id } n’est pas formé ainsi.
ini-letters-left = Il ne reste aucune lettre de a à z pour cette forme promue.
ini-moves = variants.ini n’a pas de déplacements tels que ceux de cette pièce ({ $piece }) : { $moves }.
ini-first-moves = Dans Fairy-Stockfish, les premiers coups ne dépendent que de la case, quelle que soit la pièce qui s’y trouve. Ce n’est pas le cas pour cette pièce : { $piece }.
ini-passing = Dans Fairy-Stockfish, une prise en passant peut répondre à tout premier coup de plusieurs cases.
ini-castling = variants.ini n’a pas de roque tel que celui de cette pièce : { $piece }.
ini-promotion-first = Dans variants.ini, aucune pièce n’a à être promue sur la dernière rangée seulement, comme celle-ci : { $piece }.
ini-promotion-leave = Dans variants.ini, les pièces qui quittent la région de promotion sont promues aussi ; celle-ci ne l’est pas : { $piece }.
ini-promotion-passing = Dans variants.ini, les prises en passant n’entraînent pas de promotion ; celles de cette pièce le feraient : { $piece }.
ini-explosion-both = Dans variants.ini, un camp qui fait exploser les deux rois a perdu.
ini-facing = Dans variants.ini, les rois ne peuvent se faire face ni sur les colonnes ni sur les rangées.
ini-goal-waits = Dans variants.ini, un roi qui arrive gagne aussitôt ou laisse l’autre camp le suivre ; les autres pièces doivent rester un coup.
ini-goal-pieces = Dans variants.ini, une seule pièce d’un camp gagne par son arrivée, ou n’importe laquelle.
ini-goal-safe = Dans variants.ini, un roi n’arrive jamais là où il serait en échec.
# $count : combien d’échecs.
ini-check-cap = Dans variants.ini, au plus { $count } échecs comptent comme coups sans progrès là où poursuivre perd, et tous ailleurs.
ini-progress = Dans variants.ini, seuls sont un progrès les coups qui ne peuvent pas être repris. Cette pièce peut tous les reprendre : { $piece }.
ini-fold = Dans Fairy-Stockfish, une répétition donne la victoire ou la défaite au camp qui a le trait, non à celui qui répète la position.
ini-to-and-fro = Dans Fairy-Stockfish, une pièce peut aller et venir, et son camp perd ainsi.
ini-counting = Dans variants.ini, le décompte des coups cherche la tour, l’argent, le cavalier et le pion de ces jeux.
# $problem : une phrase.
ini-differs-reading = La section ne serait pas lue comme il faut : { $problem }
# $position : une position.
ini-differs-result = Les parties de la section se termineraient autrement, par exemple dans { $position }.
# $moves : des coups.
ini-differs-moves = La section se jouerait autrement, par exemple dans { $position } : { $moves }.

## Définitions en sections : ce qui est compris un peu autrement

ini-progress-mixed = Les coups de ces pièces ne font recommencer le compte que s’ils ne peuvent pas être repris : { $pieces }.
ini-check-replies = Les réponses aux échecs au-delà du dixième ne sont pas non plus des coups sans progrès.
