# Pourquoi une règle refuse un coup. Chaque groupe est une règle, dans l’ordre de leurs fichiers dans crates/rules.
#
# $piece, $victim, $attacker, $other, $by et $binder sont des noms de pièces, $wall le nom des murs, $ground une sorte de
# terrain. $square, $from et $next sont des cases, $squares deux d’entre elles, $pieces une liste de noms.

# Quand aucun nom n’est connu.
some-ground = terrain
some-royal = pièce royale

## Approche

reason-row-choice = Après ce coup, l’une des deux files est prise : cliquez sur sa pièce la plus proche.

## Qui prend quoi

reason-protected-guarded = { CAPITAL($piece) } : prise impossible, cette pièce est protégée ({ $victim }).
reason-needs-capture-always = { CAPITAL($piece) } : cette pièce ne joue que pour prendre.
reason-capture-forbidden-type = { CAPITAL($piece) } : cette pièce-là ne peut pas être prise ({ $victim }).

## Rafle

reason-chain-goes-on = { CAPITAL($piece) } : la rafle continue depuis { $square }. Prenez aussi { $next }.

## Effet

reason-must-burn = { CAPITAL($piece) } : l’effet est obligatoire sur cette case.

## Engagement. $points et $needed sont des nombres.

reason-must-engage = { CAPITAL($piece) } : pour prendre cette pièce, il faut l’engager soi-même ({ $victim }).
reason-not-engaged = { CAPITAL($victim) } : engagement de { $points }, il en faut { $needed }.
# Celles-ci suivent l’une des deux précédentes.
reason-not-engaged-muted = La pièce en { $square } ({ $piece }) ne compte pas sur ce terrain : { $ground }.
reason-not-engaged-bound = La pièce en { $square } ({ $piece }) ne compte pas : elle est liée.
reason-not-engaged-bound-by = La pièce en { $square } ({ $piece }) ne compte pas : elle est liée ({ $binder } en { $from }).

## Explosion

reason-burns-royal = Cela retirerait du plateau votre propre pièce royale.

## Retournement

reason-flip-none = { CAPITAL($piece) } : il faut retourner une pièce adverse, et ce coup n’en retourne aucune.
reason-flip-first = { CAPITAL($piece) } : seules les cases à remplir en premier sont permises.

## Majorité

reason-better-capture-most = Une autre prise rapporte plus de pièces.
reason-better-capture-most-of = Une autre prise rapporte plus de pièces de ce type : { $piece }.
reason-better-capture-value = Une autre prise rapporte davantage.
reason-better-capture-by = C’est cette pièce qui doit faire la prise : { $piece }.
reason-better-capture-first = Une autre prise enlève plus tôt cette pièce : { $piece }.

## Prise obligatoire

reason-must-capture = Vous devez prendre si vous le pouvez.

## Patrouille

reason-unguarded = { CAPITAL($piece) } : prise impossible, aucune pièce amie ne protège cette pièce.

## Pétrification

reason-petrifies-royal = { CAPITAL($piece) } : la prise changerait cette pièce en { $wall }.

## Renaissance

reason-no-rebirth-here = { CAPITAL($piece) } : prise impossible sur la case de renaissance.
reason-no-rebirth-occupied = { CAPITAL($piece) } : prise impossible, la case de renaissance { $square } est occupée.
reason-no-rebirth-square = { CAPITAL($piece) } : prise impossible, il n’y a pas de case de renaissance.

## À l’abri

reason-iron = { CAPITAL($victim) } : cette pièce ne peut pas être prise.
reason-protected-square = La pièce en { $square } y est à l’abri : { $victim }.

## Pouvoirs des voisins. La paralysie dit aussi la première.

reason-frozen = { CAPITAL($piece) } : aucun coup possible à côté de cette pièce ({ $by }).
reason-protected-beside = { CAPITAL($victim) } : cette pièce est protégée par sa voisine ({ $by }).
reason-capture-forbidden-beside = { CAPITAL($piece) } : aucune prise possible à côté de cette pièce ({ $by }).

## Parachutage : échange

reason-exchange-empty = Vous ne détenez aucune pièce captive de ce type : { $piece }.
reason-exchange-nothing = L’adversaire ne détient aucune de vos pièces contre laquelle l’échanger.
reason-exchange-nothing-of = L’adversaire ne détient aucune de vos pièces de ce type : { $piece }.
reason-exchange-value = { CAPITAL($piece) } : valeur insuffisante pour l’autre pièce ({ $other }).

## Parachutage : limites

# $count est le nombre de ces pièces sur la colonne.
reason-drop-nifu = { $count ->
    [one] Vous avez déjà une pièce non promue de ce type sur cette colonne : { $piece }.
   *[other] Vous avez déjà { $count } pièces non promues de ce type sur cette colonne : { $piece }.
}
reason-drop-shade = Vos pièces de ce type doivent être sur des cases de couleurs différentes : { $piece }.
reason-drop-near-friend = { CAPITAL($piece) } : parachutage à côté d’une de vos pièces seulement.
reason-drop-near-foe = { CAPITAL($piece) } : parachutage à côté d’une pièce adverse seulement.
reason-drop-near-no-friend = { CAPITAL($piece) } : pas de parachutage à côté d’une de vos pièces.
reason-drop-near-no-foe = { CAPITAL($piece) } : pas de parachutage à côté d’une pièce adverse.
reason-drop-near-ground = { CAPITAL($piece) } : la chute va le plus loin possible.
reason-drop-near-slide = { CAPITAL($piece) } : la glissade part d’un bord et va le plus loin possible.

## Parachutage. Les tuiles disent aussi qu’il n’y en a pas en main.

reason-no-drops = Vous ne pouvez pas parachuter de pièces dans ce jeu.
reason-drop-empty = Vous n’avez pas cette pièce en main : { $piece }.
reason-drop-in-check = Parez l’échec avec une pièce du plateau ; aucun parachutage n’est permis maintenant.
reason-drop-zone-none = { CAPITAL($piece) } : aucune case possible pour l’instant.
reason-drop-occupied = La case { $square } est occupée ; on ne parachute que sur une case vide.
reason-drop-side = { CAPITAL($piece) } : parachutage sur l’autre face seulement.
reason-drop-promoted = Une pièce parachutée ne peut pas être promue aussitôt.
reason-drop-no-move = { CAPITAL($piece) } : plus aucun coup ne serait possible depuis { $square }.
reason-drop-zone = { CAPITAL($piece) } : parachutage interdit en { $square }.

## Parachutage : place

reason-drop-shade-room = La case { $square } doit rester libre pour ces pièces en main : { $piece }.

## Entrée

reason-gate-moved = Seule une pièce qui n’a pas encore bougé peut faire entrer celle-ci : { $piece }.
reason-gate-type = { CAPITAL($piece) } : cette pièce n’entre pas de cette façon.
reason-gate-empty = Vous n’avez pas cette pièce à faire entrer : { $piece }.
reason-gate-square = { CAPITAL($piece) } : l’entrée n’est possible que sur une case que ce coup quitte.

## Placement obligatoire

reason-must-drop = Placez d’abord les pièces que vous avez encore en main.

## Tuiles

reason-drop-zone-tile = { CAPITAL($piece) } : impossible de poser la tuile ici.
reason-drop-side-tile = { CAPITAL($piece) } : la tuile ne se pose pas dans ce sens.
reason-tile-ground = { CAPITAL($piece) } : pas de place en { $square }, le sol est occupé.
reason-tile-apart = Deux terrains semblables se toucheraient en { $square } et { $next } : { $ground }.
reason-tile-fill = Avec { $piece } en { $square }, les autres tuiles ne pourraient pas remplir le reste.

## Répétition

reason-repeats-move = La même pièce ne peut pas aller et venir.
reason-perpetual-check = Vous ne pouvez pas continuer à donner échec.
reason-perpetual-chase = Vous ne pouvez pas continuer à poursuivre cette pièce : { $victim }.
# $times compte à partir de 2.
reason-repeats = { $times ->
    [2] Cette position s’est déjà présentée.
   *[other] Cette position se présenterait pour la { $times }e fois.
}

## Cases de prise seulement

reason-zone-capture-only = { CAPITAL($piece) } : la case { $square } ne s’atteint que par une prise.

## Dés

reason-dice = Les dés indiquent { $pieces } : aucune autre pièce ne peut jouer.

## Coup supplémentaire

reason-must-go-on = { CAPITAL($piece) } : ce coup doit être achevé.

## Immobile

reason-promotion-needed-immobile = { CAPITAL($piece) } : plus aucun coup ne serait possible depuis { $square }.

## Ko

reason-ko = Le plateau redeviendrait ce qu’il était avant le dernier coup.

## Neutre

reason-neutral-safe = { CAPITAL($piece) } : cette case est attaquée, peu importe par quel camp ({ $attacker }).

## Paralysie

reason-paralysed = { CAPITAL($piece) } : paralysie par la pièce en { $square } ({ $by }).

## Passer

reason-pass-off-with-moves = Vous ne pouvez pas passer tant que vous avez un coup.

## Changement d’étage

reason-plane-taken = À l’étage suivant, la case { $square } est occupée.
reason-plane-taken-none = À l’étage suivant, il n’y a pas de case comme { $square }.

## Poussée

reason-push-stopped-behind = { CAPITAL($piece) } : impossible de pousser depuis { $square }, case occupée ({ $other }).
# $count est le nombre de pièces qu’elle peut pousser.
reason-push-stopped-most = { $count ->
    [one] { CAPITAL($piece) } : cette pièce n’en pousse qu’une à la fois.
   *[other] { CAPITAL($piece) } : cette pièce n’en pousse que { $count } à la fois.
}
reason-push-stopped-row = { $count ->
    [one] Une seule pièce d’un camp avance à la fois.
   *[other] Au plus { $count } pièces d’un camp avancent à la file.
}
reason-push-stopped-outweighed = Une file ne pousse que moins de pièces adverses qu’elle n’en compte, sans rien derrière elles : pas celle en { $square } ({ $other }).
reason-push-stopped-fixed = { CAPITAL($piece) } : impossible de pousser la pièce en { $square } ({ $other }).
reason-push-stopped-edge = La pièce en { $square } ne peut pas être poussée hors du plateau : { $other }.

## Longueur du trajet

reason-rides-on = { CAPITAL($piece) } : pas d’arrêt ici, le trajet continue jusqu’en { $square }.

## Permutation

reason-no-swap = { CAPITAL($piece) } : pas de permutation avec cette pièce ({ $other }).

## Terrain

reason-terrain-stay = { CAPITAL($piece) } : impossible de rester sur le terrain en { $square } ({ $ground }).

## Tours

reason-turn-change = Le tour laisserait le plateau tel qu’il était avant.
reason-turn-type-last = { CAPITAL($piece) } : cette pièce joue le dernier coup d’un tour.
reason-turn-type-not-last = { CAPITAL($piece) } : cette pièce ne joue jamais le dernier coup d’un tour.
# $count est au moins 2, $left au plus $count. Tous deux sont des nombres de coups.
reason-turn-length = { $left ->
    [0] Cela compte pour { $count } coups, et ce tour n’en a plus.
   *[other] Cela compte pour { $count } coups, et il n’en reste que { $left } dans ce tour.
}
reason-turn-piece-same = La pièce en { $square } doit jouer le reste de ce tour : { $piece }.
reason-turn-piece-each = La pièce en { $square } ({ $piece }) a déjà joué dans ce tour ; une autre doit continuer.
reason-turn-piece-other = La pièce en { $square } ({ $piece }) vient de jouer ; une autre doit continuer.
reason-early-check = Seul le dernier coup d’un tour peut donner échec.

## Murs

reason-wall-room = Ce coup ne laisse aucune case libre pour cela : { $wall }.
reason-wall-place = { CAPITAL($wall) } : impossible en { $square }.

## Promotion. La métamorphose la dit aussi.

reason-promotion-none = { CAPITAL($piece) } : case interdite, aucune pièce n’est disponible pour la promotion.

## Échecs au roi

reason-no-checks = Aucun coup ne peut donner échec dans ce jeu.

## Face-à-face

reason-royals-face = { CAPITAL($piece) } et { $piece } ne peuvent pas se faire face.
reason-royals-face-on = { CAPITAL($piece) } et { $piece } se feraient face en { $square }.
reason-bikjang = { CAPITAL($piece) } et { $piece } se font face : séparez-les, ou passez pour l’accepter.

## Coups des pièces royales

reason-royal-through-check-leap = { CAPITAL($piece) } : le saut passerait entre { $squares }, deux cases attaquées.
reason-unsafe-arrival = { CAPITAL($piece) } : une réponse pourrait y prendre la pièce.
reason-evades-only = { CAPITAL($piece) } : cette case ne sert qu’à sortir d’un échec.

## Limites de la promotion

reason-promotion-limit = Vous avez déjà autant de ces pièces qu’il est permis : { $piece }.

## Promotion en une pièce prise

reason-promotion-empty = Aucune pièce prise de ce type n’est disponible pour la promotion : { $piece }.
