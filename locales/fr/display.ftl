# Ce que le plateau montre, et ce qu’il cache.

## Brouillard
fog = Il y a du brouillard : un camp voit ses propres pièces et les cases que ses coups pourraient changer. Tout est montré quand la partie est terminée.
fog-sight = { CAPITAL($who) } : cette pièce voit aussi chaque case atteinte ainsi ({ $lines }).
fog-computer = L’ordinateur voit tout le plateau.

## Indications
overlay-engage = Le plateau montre quelles pièces en engagent d’autres.
overlay-stop = Le plateau montre où les pièces adverses doivent s’arrêter.

## Ce qu’aucune case ne montre
side-count = { $side } { $count }
notice-walls = pris ({ $wall }) : { $counts }
notice-checks = échecs à donner : { $counts }
notice-dice = dés : { $pieces }
