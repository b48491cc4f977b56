# Comment se termine la partie, règle par règle. $side est les Blancs ou les Noirs, quand une règle vaut pour un camp.
# Là où $side peut être aussi l’un ou l’autre camp (a-side), la phrase choisit par [chacun].

## Dépouillement
# $strict : aucune réponse ne peut sauver le camp. $live : les pièces qui ne pourront plus jamais jouer ne comptent pas.
baring-royals = Un camp qui n’a plus que des pièces royales perd{ $strict ->
    [yes] {" "}aussitôt
   *[no] , sauf s’il peut égaliser par sa réponse
}{ $live ->
    [yes] {" "}; les pièces qui ne pourront plus jamais jouer ne comptent pas
   *[no] {""}
}.
baring-royals-side = { CAPITAL($side) }, s’ils n’ont plus que des pièces royales, perdent{ $strict ->
    [yes] {" "}aussitôt
   *[no] , sauf s’ils peuvent égaliser par leur réponse
}{ $live ->
    [yes] {" "}; les pièces qui ne pourront plus jamais jouer ne comptent pas
   *[no] {""}
}.
baring-type = Un camp qui n’a plus de pièce de ce type ({ $piece }) perd{ $strict ->
    [yes] {" "}aussitôt
   *[no] , sauf s’il peut égaliser par sa réponse
}{ $live ->
    [yes] {" "}; les pièces qui ne pourront plus jamais jouer ne comptent pas
   *[no] {""}
}.
baring-type-side = { CAPITAL($side) }, s’ils n’ont plus de pièce de ce type ({ $piece }), perdent{ $strict ->
    [yes] {" "}aussitôt
   *[no] , sauf s’ils peuvent égaliser par leur réponse
}{ $live ->
    [yes] {" "}; les pièces qui ne pourront plus jamais jouer ne comptent pas
   *[no] {""}
}.

## Prise décisive
# $otherwise : la règle précédente ne s’appliquait pas.
capture-result = { $otherwise ->
    [yes] Sinon, un camp
   *[no] Un camp
} { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} par cette prise : { $victim } (pièce prise), { $taker } (pièce qui prend).

## Roque gagnant
castling-wins = Un camp qui roque gagne, et un camp qui ne pourra plus jamais roquer perd.
castling-wins-side = { CAPITAL($side) } gagnent s’ils roquent, et perdent s’ils ne pourront plus jamais roquer.

## Nombre d’échecs
check-count = Un camp gagne quand il a donné { $count } { $count ->
    [one] échec
   *[other] échecs
}.
check-count-side = { CAPITAL($side) } gagnent quand ils ont donné { $count } { $count ->
    [one] échec
   *[other] échecs
}.

## Réclamation
claims = La fin par { $ending ->
    [repetition] répétition
    [nMove] la règle des coups sans progrès
   *[counting] le décompte des coups
} doit être réclamée par un joueur.
claims-side = Quand { $side } ont le trait, la fin par { $ending ->
    [repetition] répétition
    [nMove] la règle des coups sans progrès
   *[counting] le décompte des coups
} doit être réclamée.

## Alignement
# $line est l’un des quatre groupes de mots ci-dessous.
connect = Un camp { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} avec { $line }.
connect-side = { CAPITAL($side) } { $result ->
    [win] gagnent
    [loss] perdent
   *[draw] obtiennent la nulle
} avec { $line }.
connect-line = { $count } pièces alignées{ $gaps ->
    [yes] , quoi qu’il y ait entre elles,
   *[no] {" "}sans interruption
} sur { $along }
connect-line-types = { $count } pièces ({ $types }) alignées{ $gaps ->
    [yes] , quoi qu’il y ait entre elles,
   *[no] {" "}sans interruption
} sur { $along }
connect-square = un carré de { $count } sur { $count } pièces
connect-square-types = un carré de { $count } sur { $count } pièces ({ $types })
connect-line-or-square = { $line }, ou avec { $square }
connect-rank = une rangée
connect-file = une colonne
connect-diagonal = une diagonale
connect-across = Cela ne compte que si les pièces se trouvent en partie { $area } et en partie ailleurs.

## Décompte
counting = Dès qu’il n’y a plus de pions non promus, le camp le plus faible compte ses coups, et à la limite la partie est nulle : { $form ->
    [makruk] 64 coups tant que les deux camps ont d’autres pièces, ou de 8 à 64 selon les pièces du camp le plus fort contre un roi seul, comme au makruk
    [cambodian] 63 coups tant que les deux camps ont d’autres pièces, ou de 7 à 63 selon les pièces du camp le plus fort contre un roi seul, comme aux échecs cambodgiens
   *[asean] de 16 à 64 selon les pièces du camp le plus fort contre un roi seul, comme aux échecs de l’ASEAN
}.

## Avantage de la nulle
draw-odds = Ce qui serait une nulle est une victoire pour { $side }.

## Extinction
# $count est le nombre de pièces qui peuvent rester. $pieces sont des noms, ou extinction-any.
extinction = Un camp { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} { $pieces ->
    [toutes] { $count ->
        [0] quand il n’a plus aucune pièce
       *[other] quand il a au plus { $count } { $count ->
            [one] pièce
           *[other] pièces
        }
    }
   *[other] { $count ->
        [0] quand il n’a plus aucune de ces pièces : { $pieces }
       *[other] quand il a au plus { $count } de ces pièces : { $pieces }
    }
}.
extinction-while = Un camp { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} { $count ->
    [0] quand il n’a plus aucune de ces pièces
   *[other] quand il a au plus { $count } de ces pièces
} et que l’autre camp en a au moins { $least } : { $pieces }.
extinction-side = { CAPITAL($side) } { $result ->
    [win] gagnent
    [loss] perdent
   *[draw] obtiennent la nulle
} { $pieces ->
    [toutes] { $count ->
        [0] quand ils n’ont plus aucune pièce
       *[other] quand ils ont au plus { $count } { $count ->
            [one] pièce
           *[other] pièces
        }
    }
   *[other] { $count ->
        [0] quand ils n’ont plus aucune de ces pièces : { $pieces }
       *[other] quand ils ont au plus { $count } de ces pièces : { $pieces }
    }
}.
extinction-side-while = { CAPITAL($side) } { $result ->
    [win] gagnent
    [loss] perdent
   *[draw] obtiennent la nulle
} { $count ->
    [0] quand ils n’ont plus aucune de ces pièces
   *[other] quand ils ont au plus { $count } de ces pièces
} et que l’autre camp en a au moins { $least } : { $pieces }.
extinction-any = toutes

## Plateau plein
full-board = Quand plus aucune case n’est vide, { $end ->
    [points] les points décident de la partie
   *[draw] la partie est nulle
}.

## But
goal-safe = L’arrivée sur une case gagnante doit être un coup légal : elle ne gagne pas si la pièce royale peut être prise.
goal-safe-side = Pour { $side }, l’arrivée sur une case gagnante doit être un coup légal : elle ne gagne pas si la pièce royale peut être prise.
goal-count = { $count } pièces doivent se trouver en même temps sur des cases gagnantes.
goal-count-side = Pour { $side }, { $count } pièces doivent se trouver en même temps sur des cases gagnantes.
goal-reply = Quand le premier joueur atteint une case gagnante, le second a encore un coup ; s’il en atteint une aussi, la partie est nulle.
goal-turn = Une case gagnante compte à la fin d’un tour, pour chaque pièce qui s’y trouve, et d’abord pour le camp dont c’était le tour.
goal-early = Une case qui ne gagne qu’après la réponse gagne aussitôt si aucune réponse ne peut prendre la pièce.

## Roi entré
impasse = Un camp qui n’est pas en échec, et dont le roi et { $count } autres pièces se trouvent { $ranks ->
    [1] sur sa dernière rangée
   *[other] sur ses { $ranks } dernières rangées
}, peut déclarer l’impasse : les tours et les fous comptent 5, les autres pièces sauf le roi 1, en main aussi ; { $form ->
    [27] avec 28 points (27 pour le second joueur), il gagne
   *[24] avec 31 points, il gagne ; avec 24 à 30, la partie est nulle
}.
impasse-side = { CAPITAL($side) }, s’ils ne sont pas en échec et que leur roi et { $count } autres pièces se trouvent { $ranks ->
    [1] sur leur dernière rangée
   *[other] sur leurs { $ranks } dernières rangées
}, peuvent déclarer l’impasse : les tours et les fous comptent 5, les autres pièces sauf le roi 1, en main aussi ; { $form ->
    [27] avec 28 points (27 pour le second joueur), ils gagnent
   *[24] avec 31 points, ils gagnent ; avec 24 à 30, la partie est nulle
}.

## Leçon
# $text est de l’auteur. $count est le nombre de coups, 0 s’il n’est pas limité.
lesson-task = La tâche : { $text }
lesson-puzzle = Le début est un problème pour { $side } ; sa solution est connue.
lesson-capture-all = { CAPITAL($side) } gagnent cette leçon s’ils prennent toutes les pièces adverses{ $count ->
    [0] {""}
    [one] {" "}en { $count } coup
   *[other] {" "}en { $count } coups au plus
}.
lesson-capture-royal = { CAPITAL($side) } gagnent cette leçon s’ils prennent une pièce royale adverse{ $count ->
    [0] {""}
    [one] {" "}en { $count } coup
   *[other] {" "}en { $count } coups au plus
}.
lesson-reach = { CAPITAL($side) } gagnent cette leçon s’ils atteignent le but{ $count ->
    [0] {""}
    [one] {" "}en { $count } coup
   *[other] {" "}en { $count } coups au plus
} (pièce : { $types } ; but : { $area }).
lesson-idle = { CAPITAL($side) } ne jouent jamais.

## Connexion
# $areas sont des régions par leur nom. $side peut être [chacun].
link = { $side ->
    [chacun] Un camp { $result ->
        [win] gagne
        [loss] perd
       *[draw] obtient la nulle
    }
   *[other] { CAPITAL($side) } { $result ->
        [win] gagnent
        [loss] perdent
       *[draw] obtiennent la nulle
    }
} avec une chaîne de pièces voisines qui relie ceci : { $areas }.
link-types = { $side ->
    [chacun] Un camp { $result ->
        [win] gagne
        [loss] perd
       *[draw] obtient la nulle
    }
   *[other] { CAPITAL($side) } { $result ->
        [win] gagnent
        [loss] perdent
       *[draw] obtiennent la nulle
    }
} avec une chaîne de pièces voisines ({ $types }) qui relie ceci : { $areas }.
link-some = { $count } de ces régions ({ $areas })
link-ring = Un camp { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} avec une chaîne de pièces voisines qui entoure une case, quoi qu’il s’y trouve.
link-ring-types = Un camp { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} avec une chaîne de pièces voisines ({ $types }) qui entoure une case, quoi qu’il s’y trouve.
link-steps = Sont voisines les cases qu’une pièce pourrait atteindre ainsi : { $steps }.

## Mat
mate = Un camp en échec qui n’a aucun coup légal est mat et { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
}.
mate-side = { CAPITAL($side) }, en échec et sans coup légal, { $result ->
    [win] gagnent
    [loss] perdent
   *[draw] obtiennent la nulle
}.
stalemate = Un camp qui n’a aucun coup légal et n’est pas en échec { $result ->
    [pass] passe
    [win] gagne
    [loss] perd aussi
    [points] termine la partie, et les points en décident
    [part] obtient { $part }/{ $whole } de point, et l’autre camp le reste
   *[draw] est pat : la partie est nulle
}.
stalemate-side = { CAPITAL($side) }, sans coup légal et sans être en échec, { $result ->
    [pass] passent
    [win] gagnent
    [loss] perdent aussi
    [points] terminent la partie, et les points en décident
    [part] obtiennent { $part }/{ $whole } de point, et l’autre camp le reste
   *[draw] sont pat : la partie est nulle
}.
# Il n’y a pas d’échec.
no-move-left = Un camp qui n’a aucun coup légal { $result ->
    [pass] passe
    [win] gagne
    [loss] perd
    [points] termine la partie, et les points en décident
    [part] obtient { $part }/{ $whole } de point, et l’autre camp le reste
   *[draw] est pat : la partie est nulle
}.
no-move-left-side = { CAPITAL($side) }, sans coup légal, { $result ->
    [pass] passent
    [win] gagnent
    [loss] perdent
    [points] terminent la partie, et les points en décident
    [part] obtiennent { $part }/{ $whole } de point, et l’autre camp le reste
   *[draw] sont pat : la partie est nulle
}.

## Matériel
material = La partie est nulle s’il ne reste que les rois, seuls ou avec un cavalier, un fou ou des fous d’une seule couleur de cases.

## Coups sans progrès
# $progress énumère ce qui fait recommencer le compte.
n-move = Après { $count } { $count ->
    [one] coup
   *[other] coups
} de chaque camp, { $result ->
    [win] le camp au trait gagne
    [loss] le camp au trait perd
   *[draw] la partie est nulle
}.
n-move-without = Après { $count } { $count ->
    [one] coup
   *[other] coups
} de chaque camp sans qu’il y ait eu { $progress }, { $result ->
    [win] le camp au trait gagne
    [loss] le camp au trait perd
   *[draw] la partie est nulle
}.
n-move-side = Après { $count } { $count ->
    [one] coup
   *[other] coups
} de chaque camp, quand { $side } ont le trait, { $result ->
    [win] ils gagnent
    [loss] ils perdent
   *[draw] la partie est nulle
}.
n-move-without-side = Après { $count } { $count ->
    [one] coup
   *[other] coups
} de chaque camp sans qu’il y ait eu { $progress }, quand { $side } ont le trait, { $result ->
    [win] ils gagnent
    [loss] ils perdent
   *[draw] la partie est nulle
}.
# Celles-ci suivent « sans ».
n-move-capture = { $side ->
    [white] prise par les { -side-white }
    [black] prise par les { -side-black }
   *[both] prise
}
n-move-drop = { $side ->
    [white] parachutage par les { -side-white }
    [black] parachutage par les { -side-black }
   *[both] parachutage
}
n-move-promotion = { $side ->
    [white] promotion des { -side-white }
    [black] promotion des { -side-black }
   *[both] promotion
}
n-move-move = { $side ->
    [white] { $types ->
        [pion] coup de pion des { -side-white }
       *[other] coup des { -side-white } avec une de ces pièces ({ $types })
    }
    [black] { $types ->
        [pion] coup de pion des { -side-black }
       *[other] coup des { -side-black } avec une de ces pièces ({ $types })
    }
   *[both] { $types ->
        [pion] coup de pion
       *[other] coup d’une de ces pièces ({ $types })
    }
}
n-move-pieces = Cela ne vaut que tant qu’aucun camp ne possède plus de { $count } { $count ->
    [one] pièce
   *[other] pièces
}.
n-move-checks = Au-delà de { $count }, les échecs donnés par un camp ne comptent pas parmi ces coups.
n-move-checks-side = Au-delà de { $count }, les échecs donnés par { $side } ne comptent pas parmi ces coups.

## Points
# $all énumère chaque type de pièce.
points = Quand les points décident, les pièces comptent ainsi : { $all }.
points-table = Quand les points décident, les pièces comptent ainsi :
points-one = { $piece } { $points }
points-side = Quand les points décident, les pièces comptent ainsi pour { $side } : { $all }.
points-side-table = Quand les points décident, les pièces comptent ainsi pour { $side } :
points-bonus = Quand les points décident, { $side } ont { $points } au départ.
points-hands = Quand les points décident, les pièces en main ne comptent pas.

## Points restants
points-left = Un camp dont les pièces valent ensemble au plus { $points ->
    [1] 1 point
   *[other] { $points } points
} perd.

## Répétition
repetition = { $result ->
    [loss] Un camp qui amène la même position pour la { $times }e fois perd.
    [win] Un camp qui amène la même position pour la { $times }e fois gagne.
    [white] Les { -side-white } gagnent quand la même position se présente pour la { $times }e fois.
    [black] Les { -side-black } gagnent quand la même position se présente pour la { $times }e fois.
    [starter] Quand la même position se présente pour la { $times }e fois, le camp qui a commencé la répétition perd.
    [illegal] Aucun coup ne peut amener la même position pour la { $times }e fois.
   *[draw] La partie est nulle quand la même position se présente pour la { $times }e fois.
}
repetition-side = { $result ->
    [loss] { CAPITAL($side) } perdent s’ils amènent la même position pour la { $times }e fois.
    [win] { CAPITAL($side) } gagnent s’ils amènent la même position pour la { $times }e fois.
    [white] Les { -side-white } gagnent quand la même position est amenée pour la { $times }e fois par { $side }.
    [black] Les { -side-black } gagnent quand la même position est amenée pour la { $times }e fois par { $side }.
    [starter] Quand la même position est amenée pour la { $times }e fois par { $side }, le camp qui a commencé la répétition perd.
    [illegal] { CAPITAL($side) } ne peuvent pas amener la même position pour la { $times }e fois.
   *[draw] La partie est nulle quand la même position est amenée pour la { $times }e fois par { $side }.
}
repetition-evasion = Un coup qui pare un échec peut cependant répéter une position.
repetition-evasion-side = Quand { $side } parent un échec, leur coup peut cependant répéter une position.
repetition-perpetual = Un camp qui, à chacun de ses coups entre les répétitions, a { $deed ->
    [check] donné échec
    [chase] créé une nouvelle attaque contre une seule et même pièce
   *[attack] créé une nouvelle attaque contre une pièce
} { $result ->
    [loss] perd la partie
    [illegal] ne peut pas répéter la position
   *[draw] obtient la nulle
}.
repetition-perpetual-side = { CAPITAL($side) }, si chacun de leurs coups, entre les répétitions, { $deed ->
    [check] a donné échec
    [chase] a créé une nouvelle attaque contre une seule et même pièce
   *[attack] a créé une nouvelle attaque contre une pièce
}, { $result ->
    [loss] perdent
    [illegal] ne peuvent pas répéter la position
   *[draw] obtiennent la nulle
}.
repetition-to-and-fro = { $side ->
    [chacun] Un camp ne peut pas
   *[other] { CAPITAL($side) } ne peuvent pas
} faire aller et venir une même pièce jusqu’à ce que la position se répète.

## Réunion
united = Un camp { $result ->
    [win] gagne
    [loss] perd
   *[draw] obtient la nulle
} quand toutes ses pièces sont reliées comme voisines, ou qu’il n’en reste qu’une.
united-types = Pour cela, ne compte que ceci : { $types }.
united-steps = Pour cela, sont voisines les cases qu’une pièce pourrait atteindre ainsi : { $steps }.

## Nombre de murs
wall-count = { $side ->
    [chacun] Un camp gagne
   *[other] { CAPITAL($side) } gagnent
} avec autant de prises : { $count } × { $wall }.
