# Ce que fait un clic, en peu de mots : montré tant que le pointeur est sur une case marquée, nom d’un bouton qui choisit, et lu après
# le nom d’une case (« e5, pion des Blancs, prendre (pion) »). À l’infinitif, sans majuscule.
# $piece est le nom d’une pièce : entre parenthèses, car d’autres mots peuvent suivre.

click-pass = passer
# La pièce qui pourrait être promue ne l’est pas.
click-stay = rester { $piece }
click-promote = promouvoir en { $piece }
# L’un de plusieurs coups qui se ressemblent, par son numéro.
click-choice = { $action } (choix { $number })
# Prend une pièce en main ; le clic suivant la parachute.
click-take-from-hand = parachuter ({ $piece })
# La pièce entre sur la case que quitte celle qui joue.
click-put-behind = faire entrer derrière ({ $piece })
# Prend une pièce captive, pour l’échanger.
click-release = libérer ({ $piece })
click-choose-square = choisir cette case
click-pick-up = ramasser ({ $piece })
click-put-wall = poser ({ $piece })
click-put-down = déposer ({ $piece })
click-go-through = passer par ici

## Parachutages. $grounds : click-lay ou click-plain-ground, ce qu’une tuile fait des cases où elle est posée.

click-drop = parachuter ({ $piece })
click-drop-falling = parachuter ({ $piece }), chute en { $square }
click-drop-laying = parachuter ({ $piece }), { $grounds }
# $grounds : un ou plusieurs click-ground-on.
click-lay = { $grounds }
# $ground : « eau », comme l’auteur la nomme. $squares : « e4 et e5 ».
click-ground-on = { $ground } en { $squares }
click-plain-ground = sol ordinaire

## Ce que fait un coup

click-move = jouer ici
click-move-piece = déplacer ({ $piece })
# $victims : click-your-own et « the » de phrases.ftl, pour les pièces du joueur et de l’adversaire. [yes] : en passant.
click-capture = { $passing ->
    [yes] prendre en passant ({ $victims })
   *[no] prendre ({ $victims })
}
# $victim en est une. $count est au moins 2.
click-capture-more = { $passing ->
    [yes] prendre en passant ({ $victim } et { $count } autres pièces)
   *[no] prendre ({ $victim } et { $count } autres pièces)
}
click-your-own = { $piece } de votre camp
click-castle = roquer
click-castle-with = roquer ({ $piece })
click-swap = permuter ({ $piece })
click-displace = déloger ({ $piece })
# Une pièce face cachée est retournée sur place.
click-turn-up = retourner
# Le coup finit là où il a commencé : il ne se passe rien d’autre.
click-stay-here = rester ici
# De même, après une prise.
click-return = revenir

## Et ce qui en résulte. $action : un message ci-dessus.

click-and-turn-up = { $action } et retourner la pièce
click-and-become = { $action } et devenir { $piece }
click-and-disappear = { $action } et disparaître
# Sur un autre plateau ou un autre étage.
click-and-arrive = { $action } et arriver ici
click-into-check = { $action }, en échec

## Et ce que demande le clic suivant. $action : un message ci-dessus.

# [yes] : le coup peut aussi finir ici.
click-then-go-on = { $whole ->
    [yes] { $action }, puis s’arrêter ou continuer
   *[no] { $action }, puis continuer
}
click-and-promote = { $action } et promouvoir
click-then-put-behind = { $whole ->
    [yes] { $action }, puis s’arrêter ou faire entrer une pièce derrière
   *[no] { $action }, puis faire entrer une pièce derrière
}
click-then-wall = { $action }, puis poser ({ $piece })
click-then-choose = { $action }, puis choisir

## Cases que la pièce choisie traite à sa façon, et comment le plateau les dessine

its-zone-forbidden = Cette pièce ne peut pas finir son coup sur les cases ombrées.
its-zone-promotion = Cette pièce est promue dans le cadre.
its-zone-morph = Cette pièce se métamorphose dans le cadre en tirets.
its-zone-goal = Cette pièce gagne dans le cadre à étoiles.
its-zone-loss = Cette pièce perd dans le cadre à croix.
its-zone-draw = Cette pièce annule la partie dans le cadre à barres.
its-zone-moves = Cette pièce se déplace autrement à partir du cadre en pointillé.
its-zone-haven = Cette pièce est à l’abri dans le cadre à boucliers.
