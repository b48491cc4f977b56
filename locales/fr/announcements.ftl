# Ce que disent les lecteurs d’écran : après un coup, et d’une case.

## Un coup
# Ce que fait un camp, en liste. Les Blancs : pion de e4 à d5, prise (pion en d5).
side-has = { CAPITAL($side) } : { $deeds }.
stands-at = { $piece } en { $square }
put-on = { $piece } en { $square }
goes-from-to = { $piece } de { $from } à { $to }
becomes = devient { $piece }
changes-sides = change de camp
captures = prise ({ $pieces })
loses = perte ({ $pieces })
# Pièces qui changent de camp sur place.
turns = retournement ({ $pieces })
passes = passe
lays-tile = tuile posée en { $square } ({ $tile })
# $what dit qui a le trait.
in-check-on = { $what }, en échec en { $squares }

## Une case
attacked-by = attaquée par { $sides }

# Ce que fait un clic, quand rien de plus n’est connu.
mark-move-or-capture = déplacement ou prise
mark-leap = saut
mark-first-move-or-capture = déplacement ou prise, au premier coup
mark-move = déplacement
mark-first-move = déplacement, au premier coup
mark-capture = prise
mark-capture-own = prise dans son camp
mark-via = étape
mark-castle = roque
mark-drop = parachutage
mark-arrival = arrivée
mark-goal = but
mark-morph = métamorphose
mark-forbidden = interdite
mark-mount = sautoir
mark-choice = choix

# Ce que la case est pour la pièce sélectionnée.
zone-forbidden = arrêt interdit
zone-promotion = promotion ici
zone-morph = métamorphose ici
zone-goal = gain ici
zone-loss = perte ici
zone-draw = nulle ici
zone-moves = autres déplacements d’ici
zone-haven = à l’abri ici
zone-border = à la frontière

# Dans le diagramme d’une pièce.
ends-here-again = peut revenir finir ici
taken-on-way = prise en allant ailleurs
opens-squares = ouvre d’autres cases
taking-what-is-on = en prenant ce qui est en { $squares }
