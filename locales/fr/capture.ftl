# Ce que les règles des prises disent d’elles-mêmes. $who, $whom, $spared et $pieces sont des pièces comme phrases.ftl les nomme
# (« pion ou cavalier »), $piece est un seul nom. $lines, $steps, $step et $leaps disent comment les pièces se déplacent, $place
# est un lieu. « Toute pièce » peut être le $who de chaque phrase.

## Échanges interdits

anti-trade-own-kind = { CAPITAL($piece) } : cette pièce ne peut pas en prendre une autre du même type.
anti-trade-group = Aucune de ces pièces ne peut en prendre une autre du groupe : { $pieces }.
anti-trade-group-ever = Aucune de ces pièces ne peut jamais en prendre une autre du groupe : { $pieces }.
anti-trade-group-protected = Aucune de ces pièces ne peut en prendre une autre du groupe qui soit protégée : { $pieces }.
anti-trade-group-counter = Aucune de ces pièces ne peut en prendre une autre du groupe qui soit protégée, ni en réponse à la prise d’une telle pièce sur une autre case : { $pieces }.
anti-trade-on-way = Une telle réponse n’est interdite que si la première prise est due à une pièce hors du groupe ; elle l’est où que, sur son trajet, le coup prenne la pièce.
anti-trade-lifted-any = Un coup qui prend aussi autre chose lève cette interdiction.
anti-trade-lifted = Un coup qui prend aussi une de ces pièces lève cette interdiction : { $pieces }.
anti-trade-adjacent = Ce qui se trouve à côté de la pièce qui prend peut toujours être pris.

## Approche

approach-ahead = { CAPITAL($who) } : quand cette pièce joue en ligne droite sans rien prendre en chemin, elle prend les pièces adverses placées juste devant sa case d’arrivée, en file continue. Elle les atteint ainsi : { $lines }.
approach-behind = { CAPITAL($who) } : quand cette pièce joue en ligne droite sans rien prendre en chemin, elle prend les pièces adverses placées juste derrière sa case de départ, en file continue. Elle les atteint ainsi : { $lines }.
approach-either = { CAPITAL($who) } : là où cette pièce pourrait prendre devant et derrière, le joueur choisit l’une des deux files.

## Brûlure

burn-all = { CAPITAL($piece) } : après chacun de ses coups, cette pièce retire toute pièce, amie ou adverse, qu’elle pourrait atteindre ainsi depuis sa case d’arrivée ({ $leaps }).
burn-enemies = { CAPITAL($piece) } : après chacun de ses coups, cette pièce retire toute pièce adverse qu’elle pourrait atteindre ainsi depuis sa case d’arrivée ({ $leaps }).

## Qui prend quoi. $when est ce que fait la pièce : elle prend, joue sans prendre (quiet), ou l’un ou l’autre (both).

capture-matrix-leaves = { $when ->
    [quiet] { CAPITAL($who) } : quand cette pièce joue sans prendre, elle quitte le plateau.
    [both] { CAPITAL($who) } : quand cette pièce joue sans prendre, ou prend une de celles-ci ({ $whom }), elle quitte le plateau.
   *[capture] { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), elle quitte le plateau.
}
capture-matrix-becomes = { $when ->
    [quiet] { CAPITAL($who) } : quand cette pièce joue sans prendre, elle se change en { $piece }.
    [both] { CAPITAL($who) } : quand cette pièce joue sans prendre, ou prend une de celles-ci ({ $whom }), elle se change en { $piece }.
   *[capture] { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), elle se change en { $piece }.
}
capture-matrix-defects = { $when ->
    [quiet] { CAPITAL($who) } : quand cette pièce joue sans prendre, elle se change en { $piece } de l’autre camp.
    [both] { CAPITAL($who) } : quand cette pièce joue sans prendre, ou prend une de celles-ci ({ $whom }), elle se change en { $piece } de l’autre camp.
   *[capture] { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), elle se change en { $piece } de l’autre camp.
}
capture-matrix-becomes-victim = { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), elle se change en ce qu’elle a pris.
capture-matrix-promotes = { $when ->
    [quiet] { CAPITAL($who) } : quand cette pièce joue sans prendre, elle est promue.
    [both] { CAPITAL($who) } : quand cette pièce joue sans prendre, ou prend une de celles-ci ({ $whom }), elle est promue.
   *[capture] { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), elle est promue.
}
# Ce que devient la pièce qui prend, dans un tableau.
capture-matrix-becomes-table = En prenant, une pièce se change en une autre :
capture-matrix-victim = ce qu’elle a pris
capture-matrix-promoted = sa promotion
capture-matrix-only-captures = { CAPITAL($who) } : cette pièce ne peut jouer que pour prendre.
capture-matrix-quiet-explodes = { CAPITAL($who) } : quand cette pièce joue sans prendre, elle explose sur sa case d’arrivée.
capture-matrix-forbidden = { CAPITAL($who) } : cette pièce ne peut prendre aucune de celles-ci ({ $whom }).
capture-matrix-never-captures = { CAPITAL($who) } : cette pièce ne peut rien prendre.
capture-matrix-forbidden-table = Certaines prises sont interdites :
capture-matrix-guarded = { CAPITAL($who) } : cette pièce ne prend une de celles-ci ({ $whom }) que là où aucune réponse ne pourrait reprendre.
capture-matrix-explodes = { $mover ->
    [dies] { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), la prise explose et emporte la pièce qui prend.
   *[survives] { CAPITAL($who) } : quand cette pièce prend une de celles-ci ({ $whom }), la prise explose ; la pièce qui prend y survit.
}
capture-matrix-explodes-any = { $mover ->
    [dies] { CAPITAL($who) } : toute prise de cette pièce explose et emporte la pièce qui prend.
   *[survives] { CAPITAL($who) } : toute prise de cette pièce explose ; la pièce qui prend y survit.
}

## Rafle

chain-may = { CAPITAL($who) } : après une prise, cette pièce peut continuer à prendre dans le même coup.
chain-must = { CAPITAL($who) } : après une prise, cette pièce doit continuer à prendre dans le même coup tant qu’elle le peut.
chain-turns = Chaque nouvelle prise du coup va dans une autre direction que la précédente, et vers une case où la pièce n’a pas été durant ce coup.
chain-leave-at-end = Les pièces prises quittent le plateau à la fin du coup : jusque-là, elles font obstacle, et aucune n’est prise deux fois.
chain-leave-after-next = Une pièce prise quitte le plateau après la prise suivante du coup, si bien que la pièce qui prend ne peut pas revenir par-dessus elle.
chain-leave-now = Chaque pièce prise quitte aussitôt le plateau, avant la prise suivante du coup.
chain-promotes-inside = Une pièce promue au milieu d’une rafle la poursuit avec sa nouvelle forme.
chain-promotes-at-end = Une pièce qui continue à prendre n’est promue que là où son coup se termine.

## Caméléon

chameleon-captures = { CAPITAL($who) } : cette pièce prend chaque pièce adverse comme celle-ci prendrait à sa place, par le même coup et de la même façon ; plusieurs à la fois si le coup s’y prête pour chacune.

## Coordination

coordinate-captures = { CAPITAL($who) } : quand cette pièce a joué sans rien prendre en chemin, elle prend les pièces adverses là où une ligne partant d’elle croise celle d’un partenaire de son camp ({ $partner }), quoi qu’il y ait entre eux. Lignes : { $lines }.

## Encadrement

custodian-row = { CAPITAL($who) } : jouée ou parachutée, cette pièce prend les pièces adverses placées sans intervalle entre elle et une autre pièce de son camp. Elle les atteint ainsi : { $lines }.
custodian-intervention = { CAPITAL($who) } : jouée ou parachutée entre deux pièces adverses, cette pièce prend les deux. Elle les atteint ainsi, dans des directions opposées : { $lines }.
custodian-surround = { CAPITAL($who) } : cette pièce est prise quand un coup adverse laisse des pièces adverses sur toutes les cases qu’elle atteindrait ainsi ({ $lines }).
custodian-surround-group = Les pièces voisines d’un même camp ({ $who }) sont prises ensemble quand un coup adverse ne laisse à aucune d’elles une case vide qu’elle atteindrait ainsi ({ $lines }) ; sont voisines celles qui s’atteindraient ainsi l’une l’autre.
custodian-surround-area = { CAPITAL($who) } : la prise par encerclement n’a lieu, pour cette pièce, qu’à cet endroit ({ $place }).
custodian-edge = Le bord du plateau compte comme une pièce adverse qui encercle ces pièces : { $who }.
custodian-anvil = Seules ces pièces aident à encadrer les pièces adverses : { $who }.
custodian-hostile = { CAPITAL($place) }, une case vide compte comme une pièce du camp qui encadre.
custodian-spared = { CAPITAL($place) }, aucune de ces pièces n’est prise entre deux autres : { $who }.

## Effet. $moves est dans la notation des coups, $steps la même chose en mots. $end est l’endroit où la pièce termine, $removed ce
## qu’elle retire.

effect-move = { CAPITAL($piece) } : cette pièce a un autre coup. Elle cherche une case selon { $moves } ({ $steps }), termine { $end }. Pièces retirées : { $removed }.
effect-must = Elle ne peut pas renoncer à cet effet.
effect-removes-nothing = aucune
effect-removes-pieces = toute pièce { $places }
effect-removes-enemies = toute pièce adverse { $places }
effect-on-end = sur la case trouvée
effect-on-start = sur la case quittée
effect-on-before = sur la case juste avant celle trouvée
effect-on-beyond = sur la case juste après celle trouvée
effect-on-behind = sur la case juste derrière celle quittée
effect-on-way = en chemin
effect-near = autour de sa case d’arrivée ({ $leaps })

## Engagement. $count est un nombre de pièces adverses, ou ce que compte une pièce ; $class le nom d’une armure, de l’auteur.

engagement-engages = { CAPITAL($who) } : cette pièce engage une pièce adverse qu’elle atteint ainsi ({ $lines }).
engagement-table = Une pièce engage une pièce adverse qu’elle atteint ainsi :
engagement-captured = { $count ->
    [0] { CAPITAL($who) } : cette pièce peut être prise sans être engagée.
    [one] { CAPITAL($who) } : cette pièce ne peut être prise que tant qu’une pièce adverse l’engage.
   *[other] { CAPITAL($who) } : cette pièce ne peut être prise que tant que { $count } pièces adverses l’engagent.
}
engagement-captured-class = { $count ->
    [0] { CAPITAL($who) } (armure : { $class }) : cette pièce peut être prise sans être engagée.
    [one] { CAPITAL($who) } (armure : { $class }) : cette pièce ne peut être prise que tant qu’une pièce adverse l’engage.
   *[other] { CAPITAL($who) } (armure : { $class }) : cette pièce ne peut être prise que tant que { $count } pièces adverses l’engagent.
}
engagement-weight = { $count ->
    [0] { CAPITAL($who) } : cette pièce ne compte pas quand elle engage une pièce adverse.
    [one] { CAPITAL($who) } : cette pièce compte pour une seule quand elle engage une pièce adverse.
   *[other] { CAPITAL($who) } : cette pièce compte pour { $count } pièces quand elle engage une pièce adverse.
}
engagement-own-only = { CAPITAL($who) } : cette pièce ne prend que ce qu’elle engage elle-même.
engagement-binds = { CAPITAL($who) } : une pièce adverse que cette pièce atteint ainsi ({ $lines }) n’engage rien d’autre que ce qui la lie de la sorte.

## Explosion

explosion-around = Une explosion emporte la pièce prise et tout ce qui se trouve sur les cases autour d’elle.
explosion-zone = Une explosion emporte la pièce prise et tout ce qui, depuis elle, s’atteint ainsi : { $leaps }.
explosion-immune = Une explosion voisine est sans effet sur ces pièces : { $who }.
explosion-no-check = Une pièce royale que seule une explosion voisine pourrait emporter n’est pas en échec.

## Retournement

flips-hit = { CAPITAL($who) } : jouée ou parachutée, cette pièce fait changer de camp chaque pièce adverse qu’elle atteint ainsi ({ $lines }).
flips-hit-table = Jouée ou parachutée, une pièce fait changer de camp chaque pièce adverse qu’elle atteint ainsi :
flips-enclosed = { CAPITAL($who) } : jouée ou parachutée, cette pièce fait changer de camp chaque file continue de pièces adverses entre elle et une autre pièce de son camp. Elle voit les files ainsi : { $lines }.
flips-enclosed-table = Jouée ou parachutée, une pièce fait changer de camp chaque file continue de pièces adverses entre elle et une autre pièce de son camp. Elle voit les files ainsi :
flips-passed = { CAPITAL($who) } : cette pièce fait changer de camp chaque pièce adverse par-dessus laquelle elle passe ainsi ({ $lines }).
flips-passed-table = Une pièce fait changer de camp chaque pièce adverse par-dessus laquelle elle passe ainsi :
flips-spared = { CAPITAL($who) } : cette pièce ne change jamais de camp ainsi.
flips-beside = { CAPITAL($who) } : parachutée, cette pièce ne fait changer de camp des pièces adverses que là où une pièce amie se trouve à côté d’elle.
flips-must = { CAPITAL($who) } : cette pièce ne peut aller que là où elle fait changer de camp une pièce adverse.
# Suit flips-must.
flips-first = Tant qu’une case est vide { $place }, elle ne va que là, et aucune pièce adverse n’a à changer de camp.

## Prise et fuite

hit-run-on = { CAPITAL($piece) } : cette pièce peut prendre ({ $steps }) puis avancer encore d’un pas.
hit-run-not-back = { CAPITAL($piece) } : cette pièce peut prendre ({ $steps }) puis avancer encore d’un pas, mais pas en arrière.
hit-run-step = Le pas après une telle prise : { $step }.

## Majorité. $among : toutes les prises (all), ou celles que les phrases précédentes laissent à égalité (equal).

majority-most = { $among ->
    [equal] Entre prises encore à égalité, il faut en choisir une qui enlève le plus de pièces.
   *[all] Entre plusieurs prises, il faut en choisir une qui enlève le plus de pièces.
}
majority-most-of = { $among ->
    [equal] Entre prises encore à égalité, il faut en choisir une qui enlève le plus de ces pièces : { $pieces }.
   *[all] Entre plusieurs prises, il faut en choisir une qui enlève le plus de ces pièces : { $pieces }.
}
majority-value = { $among ->
    [equal] Entre prises encore à égalité, il faut en choisir une qui enlève la plus grande valeur.
   *[all] Entre plusieurs prises, il faut en choisir une qui enlève la plus grande valeur.
}
majority-value-of = { $among ->
    [equal] Entre prises encore à égalité, il faut en choisir une qui enlève la plus grande valeur. Les valeurs : { $worths } ; toute autre pièce 1.
   *[all] Entre plusieurs prises, il faut en choisir une qui enlève la plus grande valeur. Les valeurs : { $worths } ; toute autre pièce 1.
}
majority-worth = { $piece } { $count }
majority-by = { $among ->
    [equal] Entre prises encore à égalité, il faut en choisir, si possible, une que fait l’une de ces pièces : { $who }.
   *[all] Entre plusieurs prises, il faut en choisir, si possible, une que fait l’une de ces pièces : { $who }.
}
majority-first = { $among ->
    [equal] Entre prises encore à égalité, il faut en choisir une qui enlève le plus tôt l’une de ces pièces : { $whom }.
   *[all] Entre plusieurs prises, il faut en choisir une qui enlève le plus tôt l’une de ces pièces : { $whom }.
}

## Prise obligatoire. $side peut être [chacun].

must-capture-side = { $side ->
    [chacun] Un camp qui peut prendre doit prendre.
   *[other] { CAPITAL($side) } doivent prendre s’ils le peuvent.
}

## Patrouille

patrol-guarded = { CAPITAL($who) } : cette pièce ne peut prendre que tant qu’une pièce amie la protège.
patrol-guards = { CAPITAL($who) } : cette pièce protège chaque pièce amie qu’elle atteint ainsi ({ $lines }).
patrol-table = Une pièce protège chaque pièce amie qu’elle atteint ainsi :

## Pétrification. $wall est le nom des murs.

petrify-becomes = { CAPITAL($who) } : quand cette pièce prend, elle se change en { $wall } là où elle arrive.
petrify-becomes-side = { CAPITAL($who) } : quand cette pièce prend pour { $side }, elle se change en { $wall } là où elle arrive.

## Renaissance. $square est une case, ou l’un des quatre lieux ci-dessous.

rebirth-victim = { CAPITAL($who) } : quand cette pièce est prise, elle renaît, si la case est vide après le coup. Case de renaissance : { $square }.
rebirth-mover = { CAPITAL($who) } : quand cette pièce a pris, elle renaît ; si la case est occupée après le coup, la prise est interdite. Case de renaissance : { $square }.
rebirth-home = sa case initiale
rebirth-file = sa case initiale sur la colonne de la prise
rebirth-colour = sa case initiale de la couleur de la case de la prise
rebirth-far = l’autre bout de la colonne de la prise
rebirth-not-there = Aucune pièce ne prend sur la case même où elle renaîtrait.

## Prises à distance

remote-rifle = { CAPITAL($piece) } : cette pièce prend sans bouger, comme par un tir ({ $steps }).
remote-rifle-table = Ces pièces prennent sans bouger, comme par un tir :
remote-checker = { CAPITAL($piece) } : cette pièce prend aussi comme au jeu de dames ; elle saute ({ $steps }) par-dessus une pièce adverse placée exactement au milieu, qui est prise.
remote-advance = { CAPITAL($piece) } : cette pièce va aussi en ligne ({ $steps }) jusque devant une pièce adverse et la prend sans entrer sur sa case.

## Reprise

retake-captures = { CAPITAL($piece) } : cette pièce prend aussi ainsi ({ $leaps }), mais seulement une pièce qui vient de prendre, sur la case de cette prise.

## À l’abri

safety-iron = { CAPITAL($piece) } : cette pièce ne peut pas être prise.
safety-haven = { CAPITAL($who) } : { $place }, cette pièce ne peut pas être prise.

## Pouvoirs des voisins. $near : side-powers-near ou side-powers-next.

side-powers-near = dans la zone d’une de ces pièces ({ $pieces })
side-powers-next = à côté d’une de ces pièces ({ $pieces })
side-powers-burn = Une pièce qui termine son coup { $near } du camp adverse est retirée.
side-powers-freeze = Une pièce { $near } du camp adverse ne peut pas jouer.
side-powers-protect = Une pièce { $near } de son propre camp ne peut pas être prise.
side-powers-hide = Une pièce { $near } de son propre camp ne fait pas obstacle aux longs trajets de ce camp.
side-powers-charm = Une pièce { $near } du camp adverse ne peut pas prendre.
side-powers-brake = Un long trajet adverse s’arrête sur la première case { $near }.
side-powers-zone = Cette zone comprend les cases qu’elle pourrait atteindre ainsi : { $leaps }.

## Piège

snare-all = Après chaque coup, toute pièce { $place } est retirée.
snare-spared = Après chaque coup, toute pièce { $place } est retirée, sauf celles-ci : { $spared }.
snare-guard = Après chaque coup, toute pièce { $place } est retirée si aucune pièce amie ne se trouve là où elle pourrait aller ainsi : { $leaps }.
snare-guard-spared = Après chaque coup, toute pièce { $place } est retirée si aucune pièce amie ne se trouve là où elle pourrait aller ainsi ({ $leaps }), sauf celles-ci : { $spared }.

## Échanges. $worth est ce que compte une pièce, avec des décimales.

trade-protected = { CAPITAL($piece) } : cette pièce ne peut pas en prendre une autre du même type là où une réponse pourrait reprendre, à moins que le même coup ne prenne assez ailleurs.
trade-counter = { CAPITAL($piece) } : quand une pièce d’un autre type en a pris une de ce type, la réponse ne peut pas en prendre une autre de ce type sur une autre case.
trade-enough = Assez veut dire plus que la valeur de cette pièce : { $piece }.
trade-worths = Pour de tels échanges, les pièces comptent ainsi : { $worths }.
trade-worth = { $piece } { $worth }

## Transfuges

turncoats-change = { $when ->
    [capture] { CAPITAL($who) } : cette pièce change de camp après chacune de ses prises.
    [quiet] { CAPITAL($who) } : cette pièce change de camp après chacun de ses coups sans prise.
   *[move] { CAPITAL($who) } : cette pièce change de camp après chacun de ses coups.
}
