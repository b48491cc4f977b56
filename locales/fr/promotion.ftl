# Ce que les règles de la promotion disent d’elles-mêmes. $who, $pieces et $forms sont des pièces comme phrases.ftl les nomme
# (« pion ou cavalier »), $piece, $promoted et $form sont des noms seuls. $place est un lieu, $area le nom d’une région.

## Métamorphose : ce que les cases font aux pièces.

morph-ends-only = { CAPITAL($who) } : cette pièce doit terminer chaque coup { $place }.
morph-ends-not = { CAPITAL($who) } : cette pièce ne peut terminer aucun coup { $place }.
morph-stays-in = { CAPITAL($who) } : cette pièce ne peut pas quitter cette région ({ $area }), pas même en passant.
morph-enters-not = { CAPITAL($who) } : cette pièce ne peut ni entrer dans cette région ({ $area }) ni la traverser.
morph-stays = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle reste ce qu’elle est.
morph-becomes = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle se change en { $pieces }.
morph-becomes-kind = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle se change en une autre sorte de la même pièce ({ $piece }).
morph-may-become = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle peut se changer en { $pieces }.
morph-may-promote = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle peut être promue.
morph-must-become = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle doit se changer en { $pieces }.
morph-becomes-table = Chacune de ces pièces qui termine un coup { $place } se change en une autre :
morph-must-promote = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle doit être promue.
morph-goal-turn-end = { CAPITAL($who) } : si cette pièce se trouve { $place } à la fin d’un tour, son camp gagne la partie.
morph-goal-reached = { CAPITAL($who) } : quand cette pièce arrive { $place }, elle a atteint une case gagnante.
morph-goal-win = { CAPITAL($who) } : quand cette pièce arrive { $place }, son camp gagne aussitôt la partie.
morph-goal-win-later = { CAPITAL($who) } : quand cette pièce arrive { $place }, son camp gagne la partie si elle s’y trouve encore après la réponse.
morph-goal-loss = { CAPITAL($who) } : quand cette pièce arrive { $place }, son camp perd la partie.
morph-goal-draw = { CAPITAL($who) } : quand cette pièce arrive { $place }, la partie est nulle.

## Coups de promotion. $moves dit en mots comment la pièce se déplace.

promo-move-away = { CAPITAL($piece) } : au lieu de jouer, cette pièce, si elle se trouve { $place }, peut se changer en { $form } par un tel coup ({ $moves }) ; rien n’est pris ainsi.
promo-move-in-place = { CAPITAL($piece) } : au lieu de jouer, cette pièce, si elle se trouve { $place }, peut se changer sur place en { $form } ; rien n’est pris ainsi.
promo-move-either = { CAPITAL($piece) } : au lieu de jouer, cette pièce, si elle se trouve { $place }, peut se changer en { $form }, sur place ou ailleurs par un tel coup ({ $moves }) ; rien n’est pris ainsi.
promo-move-last = La dernière pièce de ce type peut le faire de n’importe où.
promo-move-quiet = La nouvelle pièce ne peut rien attaquer là où elle apparaît, et le coup ne peut pas donner échec.

## Promotion comme aux échecs

promotion-becomes = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle est promue en { $forms }.
promotion-may-become = { CAPITAL($who) } : quand cette pièce termine un coup { $place }, elle peut être promue en { $forms }.
promotion-form-hand = { $piece } de la main
promotion-form-not-last = { $piece } (pas sur la dernière rangée)
promotion-form-hand-not-last = { $piece } de la main (pas sur la dernière rangée)
promotion-from-hand = La nouvelle pièce doit venir de la main du joueur.
promotion-from-hand-side = Pour { $side }, la nouvelle pièce doit venir de la main.
promotion-from-prison = La nouvelle pièce est libérée de la prison adverse, et la pièce promue y prend sa place.
promotion-from-prison-side = Pour { $side }, la nouvelle pièce est libérée de la prison adverse, et la pièce promue y prend sa place.
# $side : [chacun], les Blancs ou les Noirs. $count est le nombre de ces pièces que le camp peut avoir.
promotion-limit = { $count ->
    [0] La promotion en { $piece } est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    }.
    [one] La promotion en { $piece } est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    } tant qu’une telle pièce du même camp est sur le plateau.
   *[other] La promotion en { $piece } est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    } tant que { $count } pièces de ce type et du même camp sont sur le plateau.
}
promotion-limit-any = { $count ->
    [0] Toute promotion est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    }.
    [one] Une promotion est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    } tant qu’une pièce du nouveau type et du même camp est sur le plateau.
   *[other] Une promotion est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    } tant que { $count } pièces du nouveau type et du même camp sont sur le plateau.
}
promotion-limit-other = { $count ->
    [0] Toute autre promotion est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    }.
    [one] Toute autre promotion est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    } tant qu’une pièce du nouveau type et du même camp est sur le plateau.
   *[other] Toute autre promotion est interdite{ $side ->
        [chacun] {""}
       *[other] {" "}pour { $side }
    } tant que { $count } pièces du nouveau type et du même camp sont sur le plateau.
}
promotion-limit-table = La promotion en ces pièces n’est permise{ $side ->
    [chacun] {""}
   *[other] {" "}pour { $side }
} que tant qu’il y en a moins du même camp sur le plateau :

## Promotion comme au shogi

promotion-pairs = Promotions : { $pairs }.
promotion-pairs-table = Promotions :
promotion-pair = { $piece } → { $promoted }
promotion-begins-or-ends = Une pièce peut être promue par un coup qui commence ou se termine { $place }.
promotion-enters = Une pièce peut être promue par un coup qui entre dans cette région ({ $area }), ou par une prise qui y commence.
promotion-compulsory = La promotion est obligatoire partout où elle est possible.
promotion-must = { CAPITAL($piece) } : la promotion est obligatoire partout où elle est permise.
promotion-must-last = { CAPITAL($piece) } : la promotion est obligatoire sur la dernière rangée.
