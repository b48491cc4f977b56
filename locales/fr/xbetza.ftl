# Comment une pièce se déplace, dit d’après ses coups en XBetza : parties d’une seule phrase, du tout aux mots des directions.
#
# Une manière commence par « à » ou par une autre préposition (« à deux cases vers l’avant », « par un saut de cavalier », « comme
# une tour ») : elle suit ainsi aussi bien « se déplace » que « prend » ou « atteinte », et se lit sans verbe dans les règles. Ces
# phrases suivent le nom d’une pièce ou « cette pièce » : rien ne s’y accorde avec elle. Pas et saut sont masculins, case et
# cellule féminines.

# Un nombre dans une phrase. Il compte des cases ou des cellules, ou est au moins 2.
number-word = { $n ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
}

## Le tout

moves-never = ne se déplace pas
# Une manière de se déplacer, puis une ou plusieurs autres.
moves-or = { COMMA($before) ->
    [yes] { $before } ; ou { $after }
   *[no] { $before }, ou { $after }
}

## Verbes et leurs manières

# Sans verbe.
move-where = { $ways }
move-quiet = se déplace { $ways } sans prendre
move-jumps = saute { $ways } sans prendre
move-or-capture = { $whom ->
    [any] se déplace ou prend une pièce adverse ou amie { $ways }
    [royal] se déplace ou prend une pièce royale adverse { $ways }
    [friend] se déplace ou prend une pièce amie { $ways }
    [royal-or-friend] se déplace ou prend une pièce royale adverse ou une pièce amie { $ways }
   *[enemy] se déplace ou prend { $ways }
}
move-captures = { $whom ->
    [any] prend une pièce adverse ou amie { $ways }
    [royal] prend une pièce royale adverse { $ways }
    [friend] prend une pièce amie { $ways }
    [royal-or-friend] prend une pièce royale adverse ou une pièce amie { $ways }
   *[enemy] prend { $ways }
}
move-swaps = { $whom ->
    [any] permute avec une pièce adverse ou amie { $ways }
    [royal] permute avec une pièce royale adverse { $ways }
    [friend] permute avec une pièce amie { $ways }
    [royal-or-friend] permute avec une pièce royale adverse ou une pièce amie { $ways }
   *[enemy] permute avec une pièce adverse { $ways }
}
move-passant = prend en passant { $ways }
# Plusieurs actions que l’on trouve rarement ensemble.
move-acts = { $acts } { $ways }
act-moves = se déplace
act-captures = { $whom ->
    [any] prend une pièce adverse ou amie
    [royal] prend une pièce royale adverse
    [royal-or-friend] prend une pièce royale adverse ou une pièce amie
    [friend] prend une pièce amie
   *[enemy] prend
}
act-swaps = { $whom ->
    [any] permute avec une pièce adverse ou amie
    [royal] permute avec une pièce royale adverse
    [royal-or-friend] permute avec une pièce royale adverse ou une pièce amie
    [friend] permute avec une pièce amie
   *[enemy] permute avec une pièce adverse
}
act-passant = { $swaps ->
    [yes] prend en passant (et pose la pièce prise sur la case de départ)
   *[no] prend en passant
}
move-borrows = emprunte les coups d’une pièce amie atteinte { $ways }
move-castles = { $inside ->
    [yes] roque { $ways } avec la pièce à une { $cell ->
        [cell] cellule du bout de sa ligne
       *[square] case du bout de la rangée
    } qui n’a pas encore bougé
   *[no] roque { $ways } avec la pièce la plus proche de ce côté sur sa { $cell ->
        [cell] ligne
       *[square] rangée
    } (une tour qui n’a pas encore bougé, ou toute pièce au bout qui n’a pas encore bougé)
}
move-imitates = { $turned ->
    [yes] reproduit, avant et arrière inversés, les { $kinds } du type de pièce que l’adversaire a joué en dernier
   *[no] reproduit les { $kinds } du type de pièce que l’adversaire a joué en dernier
}
imitated-all = coups et prises
imitated-quiet = coups sans prise
imitated-captures = prises
imitated-friends = prises de pièces amies
imitated-passant = prises en passant
imitated-royals = prises de pièces royales

## Ce qui vaut pour une manière de se déplacer

move-also-passant = { $moves } (y compris en passant)
move-hops-one = { $moves }, en sautant par-dessus une pièce et une seule
move-hops-any = { $moves }, en sautant un nombre quelconque de pièces en chemin
move-hops-next = { $moves }, en sautant la première pièce rencontrée pour arriver juste derrière
move-skips-first = { $cell ->
    [cell] { $moves }, en sautant la première cellule, quoi qu’il s’y trouve
   *[square] { $moves }, en sautant la première case, quoi qu’il s’y trouve
}
move-lame = { $moves }, { $each ->
    [yes] chaque saut seulement
   *[no] mais seulement
} si les { $cell ->
    [cell] cellules
   *[square] cases
} du chemin { $bent ->
    [yes] (d’abord tout droit, puis en diagonale){" "}
   *[no] {""}
}{ $friends ->
    [yes] sont vides ou occupées par des pièces amies
   *[no] sont vides
}
move-over-hurdle = { $moves }, { $each ->
    [yes] chaque saut seulement
   *[no] mais seulement
} par-dessus au moins une pièce { $friends ->
    [yes] amie{" "}
   *[no] {""}
}en chemin{ $bent ->
    [yes] {" "}(d’abord tout droit, puis en diagonale)
   *[no] {""}
}
move-over-friends = { $moves }, en passant par-dessus les pièces amies
move-over-any = { $moves }, en passant par-dessus toutes les pièces
move-round-sides = { $moves }, les bords gauche et droit étant reliés
move-round-all = { $moves }, tous les bords opposés étant reliés
# Les participes s’accorderaient avec le nom de la pièce : la phrase s’en passe.
move-leaves-trail = { $cell ->
    [cell] { $moves }, et s’expose ensuite à la prise en passant sur les cellules traversées
   *[square] { $moves }, et s’expose ensuite à la prise en passant sur les cases traversées
}
# D’une étape d’un coup plus long.
move-as-far = { $moves }, en exactement autant de pas que l’étape précédente
move-tame = { $moves }, mais ne prend jamais de pièce royale
move-unloads = { $cell ->
    [cell] { $moves }, en posant la dernière pièce prise sur la cellule d’où part cette étape
   *[square] { $moves }, en posant la dernière pièce prise sur la case d’où part cette étape
}
move-exempt = { $cell ->
    [cell] { $moves }, sans subir les règles qui changent ou arrêtent la pièce selon la cellule ou la pièce prise
   *[square] { $moves }, sans subir les règles qui changent ou arrêtent la pièce selon la case ou la pièce prise
}
move-first-only = { $moves }, au premier coup seulement
# D’un coup en plusieurs étapes.
move-all-first-only = { $moves }, le tout au premier coup seulement
move-leads = { $moves }, seulement si le trajet entier mène { $leads }
leads-front = vers l’avant
leads-back = vers l’arrière
leads-left = vers la gauche
leads-right = vers la droite
leads-front-or-back = vers l’avant ou l’arrière
leads-sides = de côté
leads-mainly = surtout { $way }
leads-both = { $way }, surtout { $main }
leads-bent-left = en obliquant vers la gauche
leads-bent-right = en obliquant vers la droite

## Coups en plusieurs étapes
# $before, $after, $moves : étapes qui commencent par un verbe.

legs-then = { $before }, puis { $after }
# $places suit « depuis ».
legs-or-on = { $before }, ou continue depuis { $places } à cet endroit et { $after }
legs-repeated = fait ceci un nombre quelconque de fois : { $moves }
legs-repeated-on = { $before } ; ou, après un nombre quelconque de fois, continue et { $after }
legs-repeating-from = { $moves }, et ne recommence que depuis { $places }
# $places commence par « sur ».
leg-to = { $how ->
    [jumps] saute
    [slides] glisse
    [steps] va
   *[goes] va
} { $way }{ COMMA($way) ->
    [yes] { "," }
   *[no] { $how ->
        [slides] {" "}jusque
       *[other] { "," }
    }
} { $places }
leg-captures = { $victim ->
    [common-enemy] prend une pièce adverse non royale { $ways }
    [royal] prend une pièce royale adverse { $ways }
    [friend] prend une pièce amie { $ways }
    [common-friend] prend une pièce amie non royale { $ways }
   *[enemy] prend une pièce adverse { $ways }
}
leg-returns = { $cell ->
    [cell] revient à sa cellule de départ{ $passes ->
        [yes] {" "}(ce qui équivaut à passer)
       *[no] {""}
    }
   *[square] revient à sa case de départ{ $passes ->
        [yes] {" "}(ce qui équivaut à passer)
       *[no] {""}
    }
}
leg-goes-back = { $cell ->
    [cell] revient à la cellule précédente
   *[square] revient à la case précédente
}

# Ce qui se trouve au bout d’une étape. [to] : où elle mène, avec « sur » ; [from] : après « depuis ».
on-empty = { $how ->
    [from] { $cell ->
        [cell] une cellule vide
       *[square] une case vide
    }
   *[to] { $cell ->
        [cell] sur une cellule vide
       *[square] sur une case vide
    }
}
on-enemy = { $how ->
    [from] une pièce adverse (en la prenant)
   *[to] sur une pièce adverse (en la prenant)
}
on-common-enemy = { $how ->
    [from] une pièce adverse non royale (en la prenant)
   *[to] sur une pièce adverse non royale (en la prenant)
}
on-royal = { $how ->
    [from] une pièce royale adverse (en la prenant)
   *[to] sur une pièce royale adverse (en la prenant)
}
on-royal-spared = { $how ->
    [from] une pièce royale adverse (dont la prise est exclue)
   *[to] sur une pièce royale adverse (dont la prise est exclue)
}
on-friend = { $how ->
    [from] une pièce amie (en la prenant)
   *[to] sur une pièce amie (en la prenant)
}
on-common-friend = { $how ->
    [from] une pièce amie non royale (en la prenant)
   *[to] sur une pièce amie non royale (en la prenant)
}
on-passant = { $how ->
    [from] { $cell ->
        [cell] une cellule vide où a lieu une prise en passant
       *[square] une case vide où a lieu une prise en passant
    }
   *[to] { $cell ->
        [cell] sur une cellule vide où a lieu une prise en passant
       *[square] sur une case vide où a lieu une prise en passant
    }
}
on-lender = { $how ->
    [from] une pièce amie (qui fait le reste du coup à sa place)
   *[to] sur une pièce amie (qui fait le reste du coup à sa place)
}
past-friend = { $how ->
    [from] une pièce amie (sans y toucher)
   *[to] sur une pièce amie (sans y toucher)
}
past-any = { $how ->
    [from] une pièce de l’un ou l’autre camp (sans y toucher)
   *[to] sur une pièce de l’un ou l’autre camp (sans y toucher)
}
past-row = { $how ->
    [from] n’importe quelle pièce de la ligne (sans y toucher, ni aux précédentes)
   *[to] sur n’importe quelle pièce de la ligne (sans y toucher, ni aux précédentes)
}

## Manières : jusqu’où et vers où, derrière un verbe

# $named : le jeu a une telle pièce, qui se déplace ainsi et pas autrement, et l’on parle d’une autre. Sinon, le trajet est décrit.
way-king = { $named ->
    [yes] comme un roi
   *[no] { $cell ->
        [cell] à une cellule par les côtés ou les sommets
       *[square] à une case dans n’importe quelle direction
    }
}
way-queen = { $named ->
    [yes] comme une dame
   *[no] { $cell ->
        [cell] à toute distance par les côtés ou les sommets
       *[square] à toute distance dans n’importe quelle direction
    }
}
way-rook = { $named ->
    [yes] comme une tour
   *[no] { $cell ->
        [cell] à toute distance par les côtés
       *[square] à toute distance en colonne ou en rangée
    }
}
way-bishop = { $named ->
    [yes] comme un fou
   *[no] { $cell ->
        [cell] à toute distance par les sommets
       *[square] à toute distance en diagonale
    }
}
way-knight = { $named ->
    [yes] comme un cavalier
   *[no] { $cell ->
        [cell] par un saut de deux cellules et une de côté
       *[square] par un saut de deux cases en colonne ou en rangée et une de côté
    }
}
# Plusieurs manières avec un verbe. $way : la première ou la suivante. $others : une de ces deux, ou la dernière manière.
ways-or = { COMMA($way) ->
    [yes] { $way }, ou { $others }
   *[no] { $way } ou { $others }
}
ways-more = { $way }, { $others }
way-anywhere = { $cell ->
    [cell] sur n’importe quelle cellule du plateau
   *[square] sur n’importe quelle case du plateau
}
way-toward = { $line ->
    [corners] { $far } par les sommets { $toward }
   *[none] { $far } { $toward }
}
# $toward commence par un virage (toward-turning).
way-turning = { $line ->
    [orthogonal] { $far } orthogonalement, { $toward }
    [diagonal] { $far } en diagonale, { $toward }
    [corners] { $far } par les sommets, { $toward }
   *[none] { $far }, { $toward }
}
way-on-line = { $line ->
    [edges] { $far } par les côtés
   *[corners] { $far } par les sommets
}
way-by-jumping = en sautant { $way }
way-over = { $cell ->
    [cell] { $over ->
        [friends] { $way } par des cellules vides ou des pièces amies
        [all] { $way } par-dessus tout ce qui s’y trouve
       *[empty] { $way } par des cellules vides
    }
   *[square] { $over ->
        [friends] { $way } par des cases vides ou des pièces amies
        [all] { $way } par-dessus tout ce qui s’y trouve
       *[empty] { $way } par des cases vides
    }
}
way-over-between = { $way }, en sautant la pièce intermédiaire
way-over-halfway = { $way }, en sautant une pièce à mi-chemin
way-over-halfway-leap = { $way }, par-dessus une pièce à mi-chemin
way-twice-knight = au double d’un saut de cavalier
way-twice-leap = au double d’un saut de { $leap }
way-knight-leap = par un saut de cavalier
way-leap = par un saut de { $leap }
way-switched = { $way } ou (si la portée a changé en chemin) { $switched }
way-hops-one = { $way }, en sautant par-dessus une pièce et une seule
way-hops-any = { $way }, en sautant un nombre quelconque de pièces en chemin
way-hops-next = { $way }, en sautant la première pièce rencontrée pour arriver juste derrière
way-castling = de { $count ->
    [one] { $number } { $cell ->
        [cell] cellule
       *[square] case
    }
   *[other] { $number } { $cell ->
        [cell] cellules
       *[square] cases
    }
} { $side ->
    [left] vers la gauche
    [right] vers la droite
   *[either] vers la gauche ou la droite
}
# $step : une manière d’un seul pas.
way-walk = par un trajet { $count ->
    [1] d’un pas
   *[other] d’au plus { $number } pas
} à travers { $over ->
    [friends] des { $cell ->
        [cell] cellules
       *[square] cases
    } vides ou des pièces amies
    [all] tout ce qui s’y trouve
   *[empty] des { $cell ->
        [cell] cellules
       *[square] cases
    } vides
}, en tournant librement, chaque pas { $step }
way-walk-any = par un trajet d’un nombre quelconque de pas à travers { $over ->
    [friends] des { $cell ->
        [cell] cellules
       *[square] cases
    } vides ou des pièces amies
    [all] tout ce qui s’y trouve
   *[empty] des { $cell ->
        [cell] cellules
       *[square] cases
    } vides
}, en tournant librement, chaque pas { $step }

# $ride : leaps-….
way-one-direction = { $ride } dans une même direction
way-first-of-them = { $ride } (le premier : { $toward })
way-circle = { $ride }, en tournant de { $angle } après chacun, toujours dans le même sens
way-zigzag = { $ride }, en tournant de { $angle } après chacun, tantôt à gauche, tantôt à droite
# Derrière « de ».
angle = { $about ->
    [yes] { $degrees }° environ
   *[no] { $degrees }°
}

## Jusqu’où

distance = à { $count ->
    [one] { $number } { $cell ->
        [cell] cellule
       *[square] case
    }
   *[other] { $number } { $cell ->
        [cell] cellules
       *[square] cases
    }
}
distance-any = à toute distance
distance-up-to = à { $count ->
    [one] { $number } { $cell ->
        [cell] cellule
       *[square] case
    }
   *[other] { $number } { $cell ->
        [cell] cellules
       *[square] cases
    }
} au plus
distance-at-least = à { $count ->
    [one] { $number } { $cell ->
        [cell] cellule
       *[square] case
    }
   *[other] { $number } { $cell ->
        [cell] cellules
       *[square] cases
    }
} au moins
distance-exactly = à exactement { $count ->
    [one] { $number } { $cell ->
        [cell] cellule
       *[square] case
    }
   *[other] { $number } { $cell ->
        [cell] cellules
       *[square] cases
    }
}
distance-between = à une distance de { $least } à { $count ->
    [one] { $number } { $cell ->
        [cell] cellule
       *[square] case
    }
   *[other] { $number } { $cell ->
        [cell] cellules
       *[square] cases
    }
}
distance-half = { $cell ->
    [cell] jusqu’au milieu de sa ligne
   *[square] jusqu’au milieu du plateau (mais toujours d’au moins une case)
}

# Un trajet de plusieurs pas ou sauts.
leaps-steps = { $amount ->
    [any] par un nombre quelconque de pas
    [at-least] par au moins { $number } pas
    [exactly] par exactement { $number } pas
    [between] par { $least } à { $number } pas
    [half] par des pas jusqu’au milieu du plateau
   *[up-to] par au plus { $number } pas
}
leaps-knight = { $amount ->
    [any] par un nombre quelconque de sauts de cavalier
    [at-least] par au moins { $number } sauts de cavalier
    [exactly] par exactement { $number } sauts de cavalier
    [between] par { $least } à { $number } sauts de cavalier
   *[up-to] par au plus { $number } sauts de cavalier
}
leaps-straight = { $amount ->
    [any] par un nombre quelconque de sauts de { $long } { $cell ->
        [cell] cellules
       *[square] cases
    }
    [at-least] par au moins { $number } sauts de { $long } { $cell ->
        [cell] cellules
       *[square] cases
    }
    [exactly] par exactement { $number } sauts de { $long } { $cell ->
        [cell] cellules
       *[square] cases
    }
    [between] par { $least } à { $number } sauts de { $long } { $cell ->
        [cell] cellules
       *[square] cases
    }
   *[up-to] par au plus { $number } sauts de { $long } { $cell ->
        [cell] cellules
       *[square] cases
    }
}
leaps-oblique = { $amount ->
    [any] par un nombre quelconque de sauts de { $leap }
    [at-least] par au moins { $number } sauts de { $leap }
    [exactly] par exactement { $number } sauts de { $leap }
    [between] par { $least } à { $number } sauts de { $leap }
   *[up-to] par au plus { $number } sauts de { $leap }
}

# Les deux parties d’un saut comme celui du cavalier, derrière « de » ou « : ».
leap-any = { $cell ->
    [cell] { $long } cellules et { $short } de côté
   *[square] { $long } cases et { $short } de côté
}
leap-parts = { $cell ->
    [cell] { $long } cellules { $ahead } et { $short } { $aside }
   *[square] { $long } cases { $ahead } et { $short } { $aside }
}
aside-either = de côté
aside-front-or-back = vers l’avant ou l’arrière
# Sur les plateaux hexagonaux ; $ahead et $aside sont des heures.
leap-hours = { $cell ->
    [square] { $long } cases vers { $ahead } h et { $short } vers { $aside } h
   *[cell] { $long } cellules vers { $ahead } h et { $short } vers { $aside } h
}

## Directions, vues par le camp de la pièce

toward-any = dans n’importe quelle direction
toward-lines = orthogonalement
toward-diagonals = en diagonale
toward-front = vers l’avant
toward-back = vers l’arrière
toward-sides = de côté
toward-left = vers la gauche
toward-right = vers la droite
toward-diagonal-front = en diagonale vers l’avant
toward-diagonal-back = en diagonale vers l’arrière
toward-diagonal-left = en diagonale vers la gauche
toward-diagonal-right = en diagonale vers la droite
toward-front-left = en diagonale vers l’avant à gauche
toward-front-right = en diagonale vers l’avant à droite
toward-back-left = en diagonale vers l’arrière à gauche
toward-back-right = en diagonale vers l’arrière à droite
toward-hours = vers { $hours } h

## Directions d’une étape, vues le long de l’étape précédente

toward-any-but-back = dans n’importe quelle direction sauf droit en arrière
toward-straight = tout droit
toward-start = droit en arrière
toward-turning = { $side ->
    [left] en tournant de { $angles } à gauche
    [right] en tournant de { $angles } à droite
    [same] en tournant de { $angles } du même côté qu’au virage précédent
    [other] en tournant de { $angles } du côté opposé au virage précédent
   *[either] en tournant de { $angles } d’un côté ou de l’autre
}
toward-own-file = en tournant de 45° dans sa colonne, à l’opposé du départ
toward-own-rank = en tournant de 45° dans sa rangée, à l’opposé du départ
toward-noted = { $toward } ({ $notes })
noted-no-turn = sans virage précédent : d’un côté ou de l’autre
noted-diagonal = un premier pas vers l’avant à droite ou vers l’arrière à gauche compte comme un virage à gauche, les autres comme un virage à droite
noted-leap = un premier saut compte comme un virage qui s’écarte de sa grande direction
toward-after = { $toward } (après { $step })
after-orthogonal = un pas orthogonal
after-diagonal = un pas en diagonale
after-edge = un pas par un côté
after-corner = un pas par un sommet
after-same-leap = le même saut
after-other-leap = un autre saut
