# Comment les pièces jouent en dehors de leurs propres déplacements, et de quoi se composent les tours. $who, $whom : une pièce
# parmi certaines. $lines : où mène un coup. $moves commence par le verbe : se déplace ou prend comme…

## Entrée automatique
auto-gate = Rien ne va sur la première et la dernière rangée ni n’en part : quand une pièce placée devant elles joue son premier coup, la pièce derrière elle avance sur la case qu’elle a quittée.

## Cases de prise seulement
capture-only-squares = { CAPITAL($who) } : cette pièce n’atteint { $area } que par une prise, et son trajet s’y arrête.

## Roque
castling = Roque ({ $mover }) : la pièce se déplace vers un partenaire placé sur sa ligne, puis le partenaire vient se placer de l’autre côté d’elle. Aucune des deux pièces ne doit avoir déjà bougé, et rien ne doit se trouver entre elles.
castling-leap = Roque ({ $mover }) : la pièce saute sur une case vide devant un partenaire au bout de sa ligne, et le partenaire saute là où elle était. Aucune des deux pièces ne doit avoir déjà bougé.
castling-check = { $leaps ->
    [yes] Le roque ({ $mover }) est interdit si le camp est en échec ou si le coup laisse le camp en échec.
   *[no] Le roque ({ $mover }) est interdit si le camp est en échec, si la pièce franchit une case attaquée ou si le coup laisse le camp en échec.
}
castling-partners = Peuvent être partenaires d’un roque, où qu’elles soient sur la ligne : { $partners }.
castling-partners-only = Seules peuvent être partenaires d’un roque, même au bout de la ligne : { $partners }.
castling-files = Après le roque, la pièce ({ $mover }) se trouve dans la colonne { $low } ou dans la colonne { $high }, d’où qu’elle soit partie.

## Ajouts de la page
# Ce qu’une page ajoute elle-même. $routine est un nom de son programme.
custom-moves = { CAPITAL($who) } : cette pièce a ses propres coups sur ces lignes ({ $lines }).
custom-moves-routine = { CAPITAL($who) } : cette pièce a ses propres coups sur ces lignes ({ $lines }). La page dit ce qu’ils font, par sa routine { $routine }.
custom-effect = { CAPITAL($who) } : la page dit ce qu’un coup de cette pièce fait en outre, par sa routine { $routine }.
custom-memory = La page compte { $name } (au début { $start }).

## Dés
dice = Avant chaque coup, { $count ->
    [one] un dé est lancé ; seules les pièces qu’il montre peuvent jouer
   *[other] { $count } dés sont lancés ; seules les pièces qu’ils montrent peuvent jouer
}. Faces : { $faces }.
dice-doubles = Si tous les dés montrent la même pièce, toute pièce peut jouer.

## Chasse
driving-drive = { CAPITAL($who) } : cette pièce peut chasser plus loin { $whom ->
    [own] la première pièce de son camp
    [enemy] la première pièce adverse
   *[any] la première pièce
} sur une ligne, peut-être hors du plateau, et la suivre. Lignes : { $lines }.
driving-drive-table = Ces pièces peuvent chasser plus loin { $whom ->
    [own] la première pièce de son camp
    [enemy] la première pièce adverse
   *[any] la première pièce
} sur une ligne, peut-être hors du plateau, et la suivre :
driving-drag = { CAPITAL($who) } : cette pièce peut tirer vers elle { $whom ->
    [own] la première pièce de son camp
    [enemy] la première pièce adverse
   *[any] la première pièce
} sur une ligne et s’en éloigner, peut-être toutes deux hors du plateau. Lignes : { $lines }.
driving-drag-table = Ces pièces peuvent tirer vers elles { $whom ->
    [own] la première pièce de son camp
    [enemy] la première pièce adverse
   *[any] la première pièce
} sur une ligne et s’en éloigner, peut-être toutes deux hors du plateau :
driving-captured = Ce qui quitte ainsi le plateau est pris.

## Coup supplémentaire
# $quiet : aucun des deux coups ne peut prendre. $must : le second est obligatoire.
extra-move = Après un coup{ $quiet ->
    [yes] {" "}sans prise
   *[no] {""}
} d’une de ces pièces ({ $first }), { $whom ->
    [another] une autre d’entre elles
    [other] une autre pièce ({ $second })
    [same] la même pièce
   *[any] une pièce ({ $second })
} { $must ->
    [yes] doit, si elle le peut,
   *[no] peut
} jouer un coup{ $quiet ->
    [yes] {" "}sans prise
   *[no] {""}
} dans le même tour.

## Obstacles
hurdles = { CAPITAL($who) } : cette pièce ne peut sauter ou franchir que celles-ci ({ $others }).

## Immobile
immobile-open = { CAPITAL($who) } : cette pièce peut rester là où plus aucun coup ne lui sera possible.
immobile-no-drops = { CAPITAL($who) } : il est interdit de parachuter cette pièce sur une case d’où elle ne pourrait plus jamais bouger.
immobile-no-moves = { CAPITAL($who) } : il est interdit de parachuter ou de jouer cette pièce sur une case d’où elle ne pourrait plus jamais bouger.

## Ko
ko = Aucun coup ne peut rendre au plateau l’état d’avant le dernier coup.

## Prêt
lending = { CAPITAL($who) } : cette pièce prête ses coups à certaines pièces de son camp ({ $whom }) qu’elle atteint ainsi ({ $lines }).
lending-every = { CAPITAL($who) } : cette pièce prête ses coups à toute pièce de son camp qu’elle atteint ainsi ({ $lines }).
lending-other = { CAPITAL($who) } : cette pièce ne prête pas son propre déplacement ; l’autre pièce { $moves }.
lending-instead = Tant que des coups leur sont prêtés, ces pièces n’ont pas de coups propres : { $who }.
lending-instead-any = Tant que des coups lui sont prêtés, une pièce n’a pas de coups propres.
lending-barred = Par un coup qui leur est prêté, ces pièces ne peuvent pas arriver { $area } : { $who }.

## Déplacements selon le lieu
# $area est un lieu : sur sa dernière rangée.
moves-at-nothing = { CAPITAL($who) } : { $area }, cette pièce ne se déplace pas du tout.
moves-at-more = { CAPITAL($who) } : { $area }, outre son déplacement habituel, cette pièce { $moves }.
moves-at-other = { CAPITAL($who) } : { $area }, au lieu de son déplacement habituel, cette pièce { $moves }.
moves-at-initial = { CAPITAL($who) } : cette pièce a les options de son premier coup chaque fois qu’elle se trouve { $area }, qu’elle ait bougé ou non.

## Neutre
neutral = { CAPITAL($who) } : cette pièce n’appartient à aucun camp ; qui a le trait peut la jouer, et elle est l’amie de ce camp.
neutral-royal = Aucun camp ne peut laisser une pièce royale neutre attaquée par l’autre.
neutral-royal-safe = Elle ne va jamais sur une case attaquée par une pièce de l’un ou l’autre camp.
neutral-check = Les pièces neutres donnent échec aux deux camps.

## Paralysie
paralysis = { CAPITAL($who) } : une pièce adverse que cette pièce atteint ainsi ({ $lines }) ne peut pas jouer.
paralysis-like = { CAPITAL($who) } : une pièce adverse du même type que cette pièce atteint ainsi ({ $lines }) ne peut pas jouer.
paralysis-types = { CAPITAL($who) } : certaines pièces adverses ({ $whom }) que cette pièce atteint ainsi ({ $lines }) ne peuvent pas jouer.
paralysis-guard = Si une pièce amie se trouve là où elle pourrait aller ainsi, la pièce paralysée peut jouer tout de même : { $lines }.
paralysis-quiet = { CAPITAL($who) } : cette pièce ne peut que prendre tant qu’une pièce adverse se trouve là où elle atteint ainsi ({ $lines }).

## Passer
# $checks : s’il y a des échecs dans le jeu. $side peut être [chacun].
passing = { $checks ->
    [yes] { $side ->
        [chacun] Un camp qui n’est pas en échec peut passer.
       *[other] { CAPITAL($side) } peuvent passer s’ils ne sont pas en échec.
    }
   *[no] { $side ->
        [chacun] Un camp peut passer.
       *[other] { CAPITAL($side) } peuvent passer.
    }
}
passing-rest = { $side ->
    [chacun] Un camp peut passer le reste de son tour.
   *[other] { CAPITAL($side) } peuvent passer le reste de leur tour.
}
passing-end = Après deux passes de suite, { $end ->
    [points] les points décident de la partie
   *[draw] la partie est nulle
}.
passing-end-side = Après deux passes de suite, la seconde par { $side }, { $end ->
    [points] les points décident de la partie
   *[draw] la partie est nulle
}.

## Pas entre étages
# $count est le nombre d’étages.
plane-steps-straight = { CAPITAL($who) } : entre les étages, cette pièce { $moves }, droit d’étage en étage, l’avant étant l’étage suivant.
plane-steps-either = { CAPITAL($who) } : entre les étages, cette pièce { $moves }, et chaque pas mène aussi { $count ->
    [one] un étage
   *[other] { $count } étages
} plus loin ou en arrière.
plane-steps-on = { CAPITAL($who) } : entre les étages, cette pièce { $moves }, et chaque pas mène aussi { $count ->
    [one] un étage
   *[other] { $count } étages
} plus loin pour les { -side-white }, en arrière pour les { -side-black }.
plane-steps-back = { CAPITAL($who) } : entre les étages, cette pièce { $moves }, et chaque pas mène aussi { $count ->
    [one] un étage
   *[other] { $count } étages
} en arrière pour les { -side-white }, plus loin pour les { -side-black }.

## Changement d’étage
plane-transfer = { CAPITAL($who) } : après son coup, cette pièce passe sur la même case de l’étage suivant, qui doit être vide.
plane-transfer-check = Une pièce royale ne doit être attaquée ni là où son coup se termine, ni là où elle arrive.

## Poussée
pushing = { CAPITAL($who) } : cette pièce peut pousser devant elle { $count ->
    [one] une pièce
   *[other] jusqu’à { $count } pièces
} tant qu’il y a de la place. Déplacement : { $lines }.
pushing-row = { CAPITAL($who) } : cette pièce peut pousser une file de pièces de son camp, jusqu’à { $count } avec elle-même en dernier, et devant elles moins de pièces adverses, tant qu’il y a de la place. Déplacement : { $lines }.
pushing-behind = { CAPITAL($who) } : cette pièce se déplace ainsi sans rien devant elle aussi, mais seulement en s’éloignant d’une case vide ou du bord du plateau.
pushing-pull = { CAPITAL($who) } : en passant par des cases vides, cette pièce peut tirer la pièce placée juste derrière elle. Déplacement : { $lines }.
pushing-aside = { CAPITAL($who) } : cette pièce peut prendre la place d’une pièce qui s’écarte d’un pas vers une case vide, au choix du joueur. Déplacement des deux : { $lines }.
pushing-pull-aside = { CAPITAL($who) } : quand cette pièce va sur une case vide, une pièce à un pas d’elle peut la suivre sur la case quittée. Déplacement des deux : { $lines }.
pushing-whom = { CAPITAL($who) } : cette pièce ne déplace ainsi que certaines pièces ({ $whom }).
pushing-whom-own = { CAPITAL($who) } : cette pièce ne déplace ainsi que certaines pièces de son camp ({ $whom }).
pushing-whom-enemy = { CAPITAL($who) } : cette pièce ne déplace ainsi que certaines pièces adverses ({ $whom }).
pushing-off = { $whose ->
    [both] Une pièce poussée hors du plateau est prise, à qui qu’elle soit.
    [own] Seule une pièce de son propre camp peut être poussée hors du plateau, et elle est alors prise.
    [enemy] Seule une pièce adverse peut être poussée hors du plateau, et elle est alors prise.
   *[none] Rien ne peut être poussé hors du plateau.
}

## Rangs
ranking = Un long trajet qui peut sauter prend par-dessus un nombre quelconque de pièces de rang inférieur, ou de même rang s’il est pair.
ranking-list = Les rangs : { $all }.
ranking-table = Les rangs :
ranking-one = { $piece } { $rank }

## Longueur du trajet
ride-length-full = { CAPITAL($who) } : cette pièce va le plus loin possible sur ses lignes ({ $lines }).
ride-length-counted = { CAPITAL($who) } : cette pièce avance aussi sur une ligne d’exactement autant de cases qu’il y a de pièces des deux camps sur toute la ligne, elle comprise ; elle passe par-dessus les pièces amies, pas par-dessus les pièces adverses, et prend là où elle s’arrête. Lignes : { $lines }.

## Pas en rangs
row-steps = { $most ->
    [2] Deux
   *[other] De 2 à { $most }
} pièces voisines en rang droit ({ $who }) peuvent aller ensemble sur des cases vides, toutes dans une même direction qui n’est pas celle du rang. Déplacement : { $lines }.

## Zone d’arrêt
stop-zone = { CAPITAL($who) } : une pièce adverse doit s’arrêter dès qu’elle entre sur une case que cette pièce atteint ainsi ({ $lines }).
stop-zone-exempt = { CAPITAL($who) } : aucune pièce adverse n’oblige cette pièce à s’arrêter.

## Permutation
swapping = { CAPITAL($who) } : cette pièce ne permute qu’avec celles-ci ({ $whom }).
swapping-table = Les pièces ne permutent qu’avec celles-ci :

## Prise de murs
take-walls = { CAPITAL($who) } : cette pièce peut aller sur cet obstacle ({ $wall }) et le retirer du plateau. Elle l’atteint ainsi : { $lines }.
take-walls-table = Ces pièces peuvent aller sur cet obstacle ({ $wall }) et le retirer du plateau. Elles l’atteignent ainsi :

## Terrain
# $name est de l’auteur. $does est l’un des effets ci-dessous, ou plusieurs.
terrain = Terrain ({ $name }) : { $does }.
terrain-start = Terrain ({ $name }) au début : { $squares }.
terrain-nothing = aucun effet sur les pièces
terrain-no-enter = entrée et traversée impossibles
terrain-no-land = arrêt impossible
terrain-stop = fin de tout coup qui y entre
terrain-opaque = fin des lignes d’engagement
terrain-cover = protection contre les tirs
terrain-mute = pas d’engagement par une pièce qui s’y trouve
terrain-shield = pas d’engagement d’une pièce qui s’y trouve
# $types : pour qui cela ne vaut pas.
terrain-except = { $does } (sauf { $types })

## Tours
turns-length = { $side ->
    [chacun] Chaque tour
   *[other] Pour { $side }, chaque tour
} compte { $count ->
    [one] un coup
   *[other] { $count } coups
}.
turns-first = Le premier tour de la partie compte { $count ->
    [one] un coup
   *[other] { $count } coups
}.
turns-growth = Le premier tour compte { $count ->
    [one] un coup
   *[other] { $count } coups
}, et chaque tour en compte { $more ->
    [one] un
   *[other] { $more }
} de plus que le dernier tour de l’autre camp.
turns-pieces = Chaque pièce qu’un coup pousse, tire ou permute compte comme un coup de plus dans le tour.
turns-same = Une même pièce joue tous les coups d’un tour.
turns-each = Chaque coup d’un tour est joué par une pièce différente.
turns-other = Aucune pièce ne joue deux coups de suite dans un tour.
turns-last = Une de ces pièces joue le dernier coup d’un tour, et une autre pièce les précédents : { $who }.
turns-check-ends = Un échec met fin au tour.
turns-check-last = Seul le dernier coup d’un tour peut donner échec.
turns-chain = Une prise en passant peut en suivre une autre dans le même tour.
turns-change = Un tour ne peut pas laisser le plateau tel qu’il était avant.
turns-again = Un camp qui prend rejoue.

## Perte du premier coup
virgin-lost = { CAPITAL($who) } : cette pièce perd les options de son premier coup quand une pièce adverse ({ $enemy }) termine un coup là d’où elle l’atteindrait sur un plateau vide.

## Pose de murs
# $wall est le nom que l’auteur donne aux murs. $place est l’un des quatre lieux ci-dessous.
walling = { CAPITAL($wall) } : chaque coup pose aussi un tel obstacle { $place }.
walling-move = { CAPITAL($wall) } : chaque coup déplace aussi un tel obstacle { $place }, ou l’y pose s’il n’y en a pas encore.
walling-instead = { CAPITAL($wall) } : au lieu de jouer un coup, un camp peut poser un tel obstacle { $place }.
walling-instead-move = { CAPITAL($wall) } : au lieu de jouer un coup, un camp peut déplacer un tel obstacle { $place }, ou l’y poser s’il n’y en a pas encore.
walling-anywhere = sur une case vide
walling-past = sur la case que la pièce quitte
walling-arrow = sur une case où la pièce pourrait aller ensuite sans prendre
walling-edge = sur une case vide au bord du plateau ou à côté d’un obstacle semblable
walling-region = { CAPITAL($who) } : la pose n’est permise que dans cette région ({ $area }).

## Murs
# $takers : certaines pièces prennent les murs. $push : ce que leur font les poussées.
walls = { CAPITAL($wall) } : cet obstacle n’appartient à personne ; { $takers ->
    [yes] seules les pièces qui le prennent peuvent y aller
   *[no] aucune pièce ne peut y aller ni le traverser
}, et { $push ->
    [off] les poussées l’emportent ; le camp qui le pousse hors du plateau l’a pris
    [along] { $takers ->
        [yes] rien d’autre ne le prend
       *[no] rien ne le prend
    }, mais les poussées l’emportent
   *[stay] { $takers ->
        [yes] rien d’autre ne le prend
       *[no] rien ne le prend
    }
}.
