# Ce que les règles des mains et des parachutages disent d’elles-mêmes. $who, $pieces et $movers sont des pièces comme phrases.ftl
# les nomme (« pion ou cavalier »), $piece est un seul nom. $place est un lieu.

## Placement avant la partie. $side : [chacun], les Blancs ou les Noirs.

drop-turns-side = { $side ->
    [chacun] Un camp achève ses parachutages obligatoires
   *[other] { CAPITAL($side) } achèvent leurs parachutages obligatoires
} avant que l’autre camp ne continue.
drop-turns-sealed = Aucun camp ne voit ce que l’autre a placé avant que les deux n’aient fini.

## Parachutage

dropping-may = Au lieu de jouer un coup, un joueur peut parachuter une pièce de sa main sur une case vide.
dropping-may-side = Au lieu de jouer un coup, { $side } peuvent parachuter une pièce de leur main sur une case vide.
dropping-not-in-check = Un camp en échec ne peut pas parachuter.
dropping-not-in-check-side = { CAPITAL($side) }, en échec, ne peuvent pas parachuter.
dropping-nowhere = { CAPITAL($who) } : cette pièce ne peut jamais être parachutée.
dropping-anywhere = { CAPITAL($who) } : cette pièce peut être parachutée partout.
dropping-only = { CAPITAL($who) } : cette pièce ne peut être parachutée que { $place }.
dropping-virgin = { CAPITAL($who) } : parachutée { $place }, cette pièce compte comme n’ayant pas encore bougé.
dropping-up-either = { CAPITAL($who) } : cette pièce peut être parachutée promue ou non.
dropping-up-promoted = { CAPITAL($who) } : cette pièce est parachutée promue.
# $held : tant de pièces d’un nom, ou dropping-like-it.
dropping-file = { CAPITAL($who) } : cette pièce ne peut pas être parachutée sur une colonne où son camp a déjà { $held ->
    [pion] un pion
   *[other] ceci ({ $held })
}.
dropping-like-it = { $count ->
    [one] une pièce semblable
   *[other] { $count } pièces semblables
}
dropping-shades = { CAPITAL($piece) } : { $side ->
    [chacun] ces pièces doivent être parachutées
   *[other] pour { $side }, ces pièces doivent être parachutées
} tour à tour sur des cases de couleurs différentes.
dropping-near-friend = { CAPITAL($who) } : cette pièce doit être parachutée à côté d’une pièce de son camp.
dropping-near-foe = { CAPITAL($who) } : cette pièce doit être parachutée à côté d’une pièce adverse.
dropping-not-near-friend = { CAPITAL($who) } : cette pièce ne peut pas être parachutée à côté d’une pièce de son camp.
dropping-not-near-foe = { CAPITAL($who) } : cette pièce ne peut pas être parachutée à côté d’une pièce adverse.
dropping-falls = { CAPITAL($who) } : cette pièce tombe ; elle est parachutée sur la case la plus basse, vue par les { -side-white }, ou sur ce qui se trouve dessous.
dropping-slides = { CAPITAL($who) } : cette pièce entre en glissant ; elle est parachutée là où elle s’immobilise quand elle est poussée depuis un bord le long d’une rangée ou d’une colonne.
# $leaps dit en mots où sont les cases.
dropping-near-zone = À côté d’une pièce parachutée se trouve ce qui, de là, s’atteint ainsi : { $leaps }.
dropping-no-check = { CAPITAL($who) } : le parachutage de cette pièce ne peut pas donner échec.
dropping-no-mate = { CAPITAL($who) } : le parachutage de cette pièce ne peut pas faire mat.
dropping-mate-loses = Un camp qui fait mat en parachutant une de ces pièces perd : { $who }.
# $order : des noms ; ceux de même valeur comme « x ou y ».
dropping-exchange = Un joueur peut rendre une pièce captive contre une des siennes qui vaut au plus autant, et qui est aussitôt parachutée. De la plus forte à la plus faible : { $order }.
dropping-exchange-side = { CAPITAL($side) } peuvent rendre une pièce captive contre une des leurs qui vaut au plus autant, et qui est aussitôt parachutée. De la plus forte à la plus faible : { $order }.

## Mains inépuisables

endless-more = Il y a toujours d’autres pièces de ce type à parachuter : { $piece }.

## Entrée

gating-enters = Quand { $movers } joue son premier coup, une de ces pièces ({ $who }) peut entrer de la main sur la case quittée ; au roque, sur celle de la pièce jouée ou sur celle de son partenaire.
gating-enters-side = Quand { $movers } joue son premier coup, une de ces pièces ({ $who }) peut, pour { $side }, entrer de la main sur la case quittée ; au roque, sur celle de la pièce jouée ou sur celle de son partenaire.
gating-mover = { $side ->
    [white] une pièce des { -side-white } { $place }
    [black] une pièce des { -side-black } { $place }
   *[both] une pièce { $place }
}
gating-answers = La pièce qui entre ainsi peut parer un échec ou couvrir une ligne.
gating-answers-side = Pour { $side }, la pièce qui entre ainsi peut parer un échec ou couvrir une ligne.

## Mains. $fate est le sort des pièces prises, $end ce qu’elles deviennent.

hands-fate = { $fate ->
    [captor] Les pièces prises changent de camp et vont dans la main du joueur qui les a prises.
    [owner] Les pièces prises retournent dans la main du joueur qui les a perdues.
    [prison] Les pièces prises sont gardées captives à côté du plateau.
    [partner] Les pièces prises quittent ce plateau pour celui du partenaire.
   *[gone] Les pièces prises quittent la partie.
}
hands-fate-side = { $fate ->
    [captor] Les pièces prises par { $side } changent de camp et vont dans la main du joueur qui les a prises.
    [owner] Les pièces prises par { $side } retournent dans la main du joueur qui les a perdues.
    [prison] Les pièces prises par { $side } sont gardées captives à côté du plateau.
    [partner] Les pièces prises par { $side } quittent ce plateau pour celui du partenaire.
   *[gone] Les pièces prises par { $side } quittent la partie.
}
hands-neutral = Une pièce qui n’appartient à aucun camp va dans la main du joueur qui la prend.
hands-exploded = Ce qu’une explosion enlève au camp qui prend, y compris la pièce qui explose, compte comme pris par l’autre camp.
hands-demoted = Une pièce promue qui est prise redevient ce qu’elle était.
hands-demoted-side = Une pièce promue prise par { $side } redevient ce qu’elle était.
hands-captured = { $end ->
    [base] { CAPITAL($who) } : quand cette pièce est prise, elle redevient ce qu’elle était avant sa promotion.
    [kept] { CAPITAL($who) } : quand cette pièce est prise, elle reste ce qu’elle est.
   *[gone] { CAPITAL($who) } : quand cette pièce est prise, elle quitte la partie.
}
hands-captured-side = { $end ->
    [base] { CAPITAL($who) } : quand cette pièce est prise par { $side }, elle redevient ce qu’elle était avant sa promotion.
    [kept] { CAPITAL($who) } : quand cette pièce est prise par { $side }, elle reste ce qu’elle est.
   *[gone] { CAPITAL($who) } : quand cette pièce est prise par { $side }, elle quitte la partie.
}
hands-captured-becomes = { CAPITAL($who) } : quand cette pièce est prise, elle se change en { $piece }.
hands-captured-becomes-side = { CAPITAL($who) } : quand cette pièce est prise par { $side }, elle se change en { $piece }.

## Placement obligatoire

must-drop-both = Un camp qui a en main une de ces pièces ({ $pieces }) doit en parachuter une s’il le peut ; avant cela, il ne peut pas jouer de coup.
must-drop-side = { CAPITAL($side) }, tant qu’ils ont en main une de ces pièces ({ $pieces }), doivent en parachuter une s’ils le peuvent ; avant cela, ils ne peuvent pas jouer de coup.

## Règle du gâteau

pie-rule-takes-over = Tant qu’une seule pièce est sur le plateau, le camp qui ne l’a pas placée peut la reprendre à son compte en guise de coup.
pie-rule-mirror = Elle est placée sur la case symétrique de la sienne par rapport à la grande diagonale.

## Tuiles. $ground et $grounds sont des noms de terrain, $faces ce que portent les faces d’une tuile.

tiles-around = { CAPITAL($who) } : cette pièce est parachutée avec du terrain autour d’elle, { $faces }.
tiles-ground = { CAPITAL($who) } : c’est une tuile ; un parachutage pose du terrain, { $faces }.
tiles-table = Ce sont des tuiles ; un parachutage pose du terrain :
tiles-or-face = { $faces }, ou, avec une autre face, { $face }
tiles-squares = { $count ->
    [one] { $count } case ({ $ground })
   *[other] { $count } cases ({ $ground })
}
# La même chose après tiles-squares : 2 cases (montagne) et 2 (nu).
tiles-more-squares = { $count } ({ $ground })
tiles-plain = nu
tiles-turn-half = { CAPITAL($who) } : la tuile peut être posée dans l’autre sens, après un demi-tour.
tiles-turn-all = { CAPITAL($who) } : la tuile peut être posée dans n’importe quel sens.
tiles-over = Les tuiles ne se posent que là où il n’y a pas de pièce et où le sol est l’un de ceux-ci : { $grounds }.
tiles-apart = Un tel terrain ne peut pas être posé à côté d’un terrain semblable : { $ground }.
tiles-fill = Une tuile ne peut être posée que là où les autres tuiles peuvent encore remplir tout le sol qui leur était ouvert.
