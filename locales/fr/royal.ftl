# Pièces royales et échecs. $royals, $who et $heirs sont des noms de pièces.

## Échecs au roi
checking-never = Aucun coup ne peut donner échec.
checking-never-side = { CAPITAL($side) } ne peuvent jamais donner échec.
checking-duple = Un camp qui a plusieurs pièces royales n’est en échec que si toutes sont attaquées.
checking-duple-side = { CAPITAL($side) }, s’ils ont plusieurs pièces royales, ne sont en échec que si toutes sont attaquées.

## Face-à-face
facing-royals = pièces royales
facing-never = { CAPITAL($royals) } : ces pièces des deux camps ne peuvent pas se faire face sur { $lines ->
    [files] une même colonne
   *[both] une même colonne ou une même rangée
} sans rien entre elles.
facing-never-side = { CAPITAL($side) } ne peuvent pas mettre face à face ces pièces des deux camps sur { $lines ->
    [files] une colonne
   *[both] une colonne ou une rangée
} sans rien entre elles : { $royals }.
facing-end = Si un camp met ces pièces face à face ({ $royals }) et que l’autre camp les y laisse, { $end ->
    [points] les points décident de la partie
   *[draw] la partie est nulle
}.
facing-end-side = Si { $side } mettent ces pièces face à face ({ $royals }) et que l’autre camp les y laisse, { $end ->
    [points] les points décident de la partie
   *[draw] la partie est nulle
}.
facing-pass = Tant que ces pièces se font face ({ $royals }), { $side ->
    [chacun] un camp doit les séparer ou passer
   *[other] { $side } doivent les séparer ou passer
}, même en échec.

## Perte de la pièce royale
# $count est le nombre de types royaux. $which : quelle perte compte.
royal-loss-none = Il n’y a ni pièce royale ni échec.
royal-loss-check = { $count ->
    [one] Pièce royale
   *[other] Pièces royales
} : { $royals }. { $which ->
    [it] Aucun coup ne peut laisser cette pièce en prise
    [own] Aucun camp ne peut laisser la sienne en prise
    [white-last] Aucun coup ne peut laisser en prise ni la dernière des { -side-white } ni une de celles des { -side-black }
    [black-last] Aucun coup ne peut laisser en prise ni une de celles des { -side-white } ni la dernière des { -side-black }
    [any] Aucun coup ne peut laisser une telle pièce en prise
   *[last] Aucun coup ne peut laisser en prise la dernière pièce royale d’un camp
}.
royal-loss-capture = { $count ->
    [one] Pièce royale
   *[other] Pièces royales
} : { $royals }. Laisser une telle pièce en prise est permis, mais un camp qui perd { $which ->
    [it] cette pièce
    [own] la sienne
    [white-last] la dernière des { -side-white } ou une de celles des { -side-black }
    [black-last] une de celles des { -side-white } ou la dernière des { -side-black }
    [any] une de ces pièces
   *[last] sa dernière pièce royale
} perd la partie.
royal-loss-several = { $which ->
    [white-last] Les { -side-white } sont à l’abri tant qu’il leur reste une de leurs pièces royales ; les { -side-black } ne peuvent en perdre aucune.
    [black-last] Les { -side-black } sont à l’abri tant qu’il leur reste une de leurs pièces royales ; les { -side-white } ne peuvent en perdre aucune.
    [any] Un camp qui a plusieurs pièces royales ne peut en perdre aucune.
   *[last] Un camp qui a plusieurs pièces royales est à l’abri tant qu’il en garde une.
}

## Coups des pièces royales
royal-moves-evasion = { CAPITAL($who) } : tant que son camp est en échec, et alors seulement, cette pièce se déplace aussi sans prendre ({ $lines }).
royal-moves-capture = Une pièce royale en échec ne peut jouer que pour prendre la seule pièce qui donne échec.
royal-moves-cross = Une pièce royale ne peut, à son premier coup, sauter obliquement que si l’une des deux cases en chemin n’est pas attaquée.
royal-moves-careful = { CAPITAL($who) } : cette pièce ne peut pas aller là où une réponse pourrait la prendre.

## Succession
succession = Une pièce royale en échec qui ne peut pas être sauvée autrement peut prendre la place d’un héritier : { $heirs }.
