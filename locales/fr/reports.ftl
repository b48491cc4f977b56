# Ce que la ligne de commande rapporte de longs travaux : match, facts, values, tune, predict, solve, endings.
#
# $count, $wins, $draws, $losses… sont des nombres ; $share, $error, $average… en ont des chiffres après le point, ou un signe. $elo, $least et $most
# d’un score sont des écarts de force en Elo. Les parts sont en pour cent.

## Mots dont d’autres rapports se composent

# Ce qui est compté, et combien de fois.
report-counted = { $what } { $count }
report-name = { $piece }
# Le même au début d’une ligne.
report-name-of-row = { CAPITAL($piece) }
report-plies = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
}
# Comment une partie s’est terminée, après un résultat ou compté. Chacun est une règle, que results.ftl dit en phrases.
report-ending = { $name ->
    [agreed] passe des deux camps
    [bareKing] roi dépouillé
    [burnt] pièce royale brûlée
    [capture] prise
    [castling] roque décisif
    [checkCount] échecs comptés
    [connect] pièces alignées
    [counting] décompte
    [extinction] extinction
    [fullBoard] échiquier plein
    [goal] but atteint
    [goalMoves] but manqué
    [impasse] roi dans le camp adverse
    [link] chaîne
    [mateByDrop] mat par parachutage
    [material] pièces insuffisantes
    [nMove] coups sans progrès
    [noMoves] aucun coup
    [page] règle de la page
    [perpetualAttack] attaque perpétuelle
    [perpetualChase] poursuite perpétuelle
    [perpetualCheck] échec perpétuel
    [points] points
    [repetition] répétition
    [resignation] abandon
    [royalTaken] pièce royale prise
    [royalsLost] pièces royales perdues
    [stalemate] pat
    [united] pièces réunies
    [wallCount] murs pris
   *[mate] mat
}

## Matchs

report-score = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : +{ $wins } ={ $draws } -{ $losses }, { $share } % ± { $error }, Elo { $elo } [{ $least }, { $most }]
# $first et $second sont des moteurs, $score est le message ci-dessus.
report-match = { $first } - { $second } : { $score }
# Un test qui compare deux différences de force. $decision : h0 ou h1, l’hypothèse acceptée, ou open. $pairs : combien de paires ont donné 0, ½, 1, 1½ et 2 points.
report-sprt = SPRT { $h0 }, { $h1 } : { $decision ->
    [h0] H0 est acceptée
    [h1] H1 est acceptée
   *[open] indécis
} ; LLR { $ratio } [{ $lower }, { $upper }], paires { $pairs }

## Où en est le travail, sur des lignes à part

# $result : 1-0, $ending : comment elle s’est terminée, $score : toutes les parties jusqu’ici.
report-game = partie { $number } : { $result } ({ $ending }) ; { $score }
# $left : les parties qui restent, $seconds : combien de temps elles prendront.
report-game-of-facts = partie { $number } : { $result } ({ $ending }), { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
} ; reste { $left }, { $seconds } s
# Un essai, c’est deux parties.
report-left = { $kind ->
    [trial] essai { $number } : reste { $left }
   *[game] partie { $number } : reste { $left }
}
report-measured = { $file } : mesuré

## Mesures d’une pièce, une par ligne

report-royal = royale : pas de valeur
# En centièmes de pion.
report-value = valeur { $value }
report-value-declared = valeur { $value }, selon la définition
report-mobility = { $average } coups sur le plateau vide, de { $least } à { $most } selon la case
# $mobility est le message ci-dessus ; $mean : coups dans les positions des parties.
report-mobility-in-games = { $mobility } ; { $mean } dans les parties
# Au-dessus de nombres dont les lignes sont les colonnes du plateau.
report-by-files = par colonnes :

## Ce que montrent des parties, une chose par ligne

report-games = Parties de la recherche contre elle-même
report-white = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : pour les Blancs { $wins } gagnées, { $draws } nulles, { $losses } perdues : { $share } % ± { $error }, Elo { $elo }
report-length = { $plies } demi-coups par partie, de { $least } à { $most }
report-branching = { $moves } coups légaux par position, { $most } au plus
report-captures = { $captures } prises par partie
# $endings : comment des parties se sont terminées, chaque fois avec un nombre.
report-endings = fins : { $endings }
report-opening = { $moves } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $share } % pour les Blancs
# $dated : si le jour est connu, $played : s’il y a des parties. $definition est un nombre qui distingue des définitions.
report-origin = { $dated ->
    [yes] Mesuré le { $date } par la version { $version }
   *[no] Mesuré par la version { $version }
}{ $played ->
    [yes] , { $nodes } positions par coup, graine { $seed }
   *[no] {""}
} ; définition { $definition }.

## Valeurs, par des parties où un camp a d’autres pièces

# Après un score : des pions ne montrent pas d’avantage qui mesurerait les autres.
report-no-scale = pas d’échelle
# Au-dessus des valeurs de pièces isolées qui s’accordent le mieux avec tous les scores.
report-fitted = Ajustées à tous
report-values-origin = Centièmes de pion, { $pawn } vaut 100. Mesuré par la version { $version }, { $nodes } positions par coup, graine { $seed } ; définition { $definition }.
# Quelles pièces un camp a de plus ou de moins. $text est ce que quelqu’un a écrit ; dans l’exemple, les pièces sont devant et derrière un
# point-virgule.
imbalance-empty = « { $text } » ne nomme aucune pièce ; « R;N,P » le fait.
imbalance-no-type = « { $text } » n’est pas une pièce de cette définition qui pourrait manquer.
imbalance-missing = { CAPITAL($side) } n’ont au début aucune pièce de ce type qui pourrait être retirée ou remplacée : { $piece }.

## Poids de l’évaluation : des nombres avec lesquels l’ordinateur juge des positions. Une table suit.

report-effects = { $count ->
    [one] { $count } essai de deux parties ; pour cent des points pour plus d’un poids
   *[other] { $count } essais de deux parties ; pour cent des points pour plus d’un poids
}
report-predictions = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} ; dix-millièmes dont l’erreur croît avec moins et avec plus d’un poids
report-pass = passage { $pass } : erreur { $learned } sur ce qui est appris, { $after } sur les parties réservées, { $before } sans réseau
report-learned = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} ; l’erreur sur les parties réservées est de { $percent } % plus petite que sans le réseau, qui est dans { $file }. S’il gagne, match le dit.

## Problèmes. Des titres de coups, puis ce que la solution dit du problème

report-set-play = Jeu apparent :
report-solution = Solution :
report-tries = Essais :
report-no-solution = pas de solution
# De jeu aidé : des coups par lesquels commence une solution.
report-first-moves = { $count ->
    [one] { $count } premier coup
   *[other] { $count } premiers coups
}
# Un problème devrait en avoir une.
report-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés : démoli
}
# $verdict est l’un des trois ci-dessus.
report-with-duals = { $verdict }, { $count ->
    [one] { $count } dual
   *[other] { $count } duals
}
report-cut = { $verdict } ; les variantes sont abrégées

## Finales

# $white et $black sont des pièces.
report-ending-pieces = { $white } contre { $black }
# Chaque nombre avec sa part : 30 (20.0 %).
report-to-move = Trait : { $side } ; gains { $wins }, nulles { $draws }, pertes { $losses }
report-longest = { $win ->
    [yes] { $count ->
        [one] gain le plus long : { $count } coup
       *[other] gain le plus long : { $count } coups
    }
   *[no] { $count ->
        [one] perte la plus longue : { $count } coup
       *[other] perte la plus longue : { $count } coups
    }
}
# Ce que donne une position ou un coup, pour le camp qui joue : en tant de coups.
report-wins = gain en { $count }
report-loses = perte en { $count }
report-draws = nulle
report-not-known = pas connu
# $side a le trait, $result est l’un des quatre ci-dessus.
report-this-position = Cette position, trait : { $side } ; { $result }
# $id nomme une pièce. $count : en combien de parties ses déplacements divisent le plateau. Perdre un temps : arriver sur la même case en un coup de
# plus.
report-gets-about = { $count ->
    [1] { $id } va partout
   *[other] { $id } est liée à l’une de { $count } parties du plateau
}, { $tempo ->
    [yes] peut perdre un temps
   *[no] ne peut pas perdre un temps
}
# Dans quelle part des positions une pièce et un roi matent un roi dépouillé, sur un plateau carré.
report-mating = { $count ->
    [one] { $size } x { $size } : gagne { $share } %, en { $count } coup au plus
   *[other] { $size } x { $size } : gagne { $share } %, en { $count } coups au plus
}
