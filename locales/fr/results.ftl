# Comment une partie s’est terminée : pourquoi, puis qui a gagné. Chaque groupe est une règle, dans l’ordre de leurs fichiers dans crates/rules.
#
# $side et $other sont des camps : white ou black de terms.ftl. $piece et $victim sont des noms de pièces, $royals une liste
# de noms, $wall le nom des murs, $square une case, $squares deux cases. $count est un nombre.

## Le résultat, qui suit la raison

result-win = { CAPITAL($side) } gagnent.
result-draw = La partie est nulle.
result-resigned = { CAPITAL($side) } abandonnent.
# Sur $whole points, $side en obtient $part et l’autre camp $rest.
result-shared = Le point est partagé : { $side } { $part }/{ $whole }, { $other } { $rest }/{ $whole }.

## Ce dont se composent des phrases plus bas

# Autant de pièces d’un type. $count est au moins 1 ; le nombre lui-même est dit ailleurs.
counted = { $piece }
# Un nombre et demi : 1,5. $sign est plus ou minus.
number-and-half = { $sign ->
    [minus] -{ $whole },5
   *[plus] { $whole },5
}

## Parachutage : interdictions

result-mate-by-drop = { CAPITAL($side) } ont maté par un parachutage ({ $piece }), ce qui fait perdre.

## Dépouillement

result-bare = { CAPITAL($side) } n’ont plus que des pièces royales.
result-bare-type = { CAPITAL($side) } n’ont plus de pièce de ce type : { $piece }.
result-bare-both = Les deux camps n’ont plus que des pièces royales.
result-bare-both-type = Les deux camps n’ont plus de pièce de ce type : { $piece }.
result-bare-unanswered = { CAPITAL($side) } n’ont plus que des pièces royales et n’ont pas égalisé.
result-bare-unanswered-type = { CAPITAL($side) } n’ont plus de pièce de ce type et n’ont pas égalisé : { $piece }.

## Prise décisive

result-capture = { CAPITAL($side) } ont pris cette pièce : { $victim }.

## Roque gagnant

result-castled = { CAPITAL($side) } ont roqué.
result-never-castles = { CAPITAL($side) } ne pourront plus jamais roquer.

## Nombre d’échecs

result-check-count = { $count ->
    [one] { CAPITAL($side) } ont donné { $count } échec.
   *[other] { CAPITAL($side) } ont donné { $count } échecs.
}

## Alignement. $place est across, pour une frontière à franchir, ou anywhere.

result-connect-square = { $place ->
    [across] { CAPITAL($side) } ont un carré de { $count } sur { $count } pièces à cheval sur la frontière.
   *[anywhere] { CAPITAL($side) } ont un carré de { $count } sur { $count } pièces.
}
result-connect-line = { $place ->
    [across] { CAPITAL($side) } ont { $count } pièces alignées à travers la frontière.
   *[anywhere] { CAPITAL($side) } ont { $count } pièces alignées.
}

## Décompte

result-counting = Le décompte a atteint { $count } sans mat.

## Avantage de la nulle

# Suit la phrase qui dit que la partie est nulle.
result-draw-odds = La nulle vaut victoire pour { $side }.

## Extinction. $most est le plus grand nombre de pièces avec lequel le camp perd, $pieces une liste de noms, ou de noms comptés.

result-extinction-pieces = { $most ->
    [0] { CAPITAL($side) } n’ont plus de pièces.
    [1] { CAPITAL($side) } n’ont plus qu’une pièce.
   *[other] { CAPITAL($side) } ont au plus { $most } pièces.
}
result-extinction-none = { CAPITAL($side) } n’ont plus de pièce de ce type : { $pieces }.
result-extinction-most = { CAPITAL($side) } ont au plus { $most } × { $pieces }.

## Plateau plein

result-full-board = Plus aucune case n’est vide.

## But

result-goal = { CAPITAL($side) } ont atteint leur but : { $piece } en { $square }.
result-goal-both = Les deux camps ont atteint un but : { $squares }.

## Roi entré

# $points est un nombre.
result-impasse = { CAPITAL($side) } ont leur roi dans le camp adverse, avec { $points } points.

## But d’une leçon

result-goal-reached = Le but est atteint.
result-goal-moves = { $count ->
    [one] Le but n’a pas été atteint en { $count } coup.
   *[other] Le but n’a pas été atteint en { $count } coups.
}

## Connexion

result-link-ring = { CAPITAL($side) } ont un anneau.
result-link-chain = { CAPITAL($side) } ont une chaîne de région à région.

## Mat

result-mate = { CAPITAL($side) } sont échec et mat.
result-stalemate = { CAPITAL($side) } n’ont aucun coup légal.

## Matériel

result-material = Aucun camp n’a assez de pièces pour mater.

## Coups sans progrès

result-n-move = { $count ->
    [one] Chaque camp a joué { $count } coup sans progrès.
   *[other] Chaque camp a joué { $count } coups sans progrès.
}

## Points restants

# $points est un nombre, éventuellement et demi.
result-points-left = { $points ->
    [1] { CAPITAL($side) } n’ont plus qu’un point.
   *[other] { CAPITAL($side) } n’ont plus que { $points } points.
}

## Répétition

# $times compte à partir de 2.
result-repetition = La position s’est présentée pour la { $times }e fois.
# Celles-ci la suivent.
result-repetition-starter = { CAPITAL($side) } ont commencé la répétition.
result-perpetual-check = { CAPITAL($side) } ont donné échec à chaque coup.
result-perpetual-check-both = Les deux camps ont donné échec à chaque coup.
result-perpetual-chase = { CAPITAL($side) } ont poursuivi une pièce à chaque coup.
result-perpetual-chase-both = Chaque camp a poursuivi une pièce à chaque coup.
result-perpetual-attack = { CAPITAL($side) } ont attaqué une nouvelle pièce à chaque coup.

## Réunion

result-united = { CAPITAL($side) } ont toutes leurs pièces reliées.

## Nombre de murs

result-wall-count = { CAPITAL($side) } ont pris { $count } × { $wall }.

## Passer

result-passed = Les deux camps ont passé.

## Face-à-face

result-royals-face = { CAPITAL($side) } ont laissé les pièces royales se faire face.

## Perte de la pièce royale

result-royals-lost = { CAPITAL($side) } ont perdu leur dernière pièce royale.
result-royal-changed = { CAPITAL($side) } ont vu une pièce royale changer de camp : { $royals }.
result-royal-taken = { CAPITAL($side) } se sont fait prendre une pièce royale : { $royals }.
result-no-royal = { CAPITAL($side) } n’ont pas de pièce royale ({ $royals }).
result-burnt = { CAPITAL($side) } ont perdu une pièce royale par leur propre coup : { $royals }.

## Points. Suit la raison de la fin de la partie. $white et $black sont des nombres, éventuellement et demi.

result-points = { $white ->
    [1] Les { -side-white } ont 1 point, les { -side-black } { $black }.
   *[other] Les { -side-white } ont { $white } points, les { -side-black } { $black }.
}
