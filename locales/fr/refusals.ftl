# Pourquoi un coup est refusé, quand aucune règle particulière n’en est la raison. Ce que dit une règle se trouve dans rule-refusals.ftl.
#
# $piece, $mount, $attacker, $victim et $choice sont des noms de pièces. $square et $from sont des cases.

## Le trait, les clics

reason-game-over = La partie est terminée. { $result }
reason-not-your-turn = Ce sont { $side } qui ont le trait.
reason-incomplete = Continuez vers l’une des cases marquées.
reason-covered = La case { $square } reste cachée jusqu’à ce que les deux camps soient en place.
reason-withheld = Ce coup n’est pas légal. La raison reste cachée.
reason-off-board = Cette case n’existe pas sur ce plateau.
reason-no-square = La case { $square } n’existe pas sur ce plateau.
reason-walled-square = La case { $square } est un mur dans cette position.
reason-nobodys-piece = La pièce en { $square } n’appartient à personne : { $piece }.
reason-empty-square = Il n’y a pas de pièce en { $square }.
reason-pass-off = Vous ne pouvez pas passer dans ce jeu.
reason-exchange-off = Dans ce jeu, les pièces captives ne s’échangent pas.
reason-drop-off = Dans ce jeu, les pièces hors du plateau ne se parachutent pas.
reason-gate-off = Dans ce jeu, un coup ne fait entrer aucune autre pièce.
reason-not-from-nowhere = Les pièces ne surgissent de nulle part qu’en jeu libre.

## Comment la pièce se déplace

reason-no-move-here = { CAPITAL($piece) } : aucun coup possible ici pour l’instant.
reason-no-such-move = { CAPITAL($piece) } : cette pièce ne se déplace pas ainsi.
reason-own-piece = Une de vos pièces occupe { $square } : { $piece }.
reason-wall = La pièce en { $square } barre le passage et rien ne peut la prendre : { $piece }.
reason-needs-capture = { CAPITAL($piece) } : cette case ne s’atteint que par une prise.
reason-no-capture-there = { CAPITAL($piece) } : cette case s’atteint sans prise, mais pas en prenant.
reason-blocked = { CAPITAL($piece) } : le passage est bloqué en { $square }.
reason-ep-gone = Aucune prise en passant n’est possible en { $square } à présent.
reason-must-stop = { CAPITAL($piece) } : arrêt obligatoire en { $square }.
reason-terrain = { CAPITAL($piece) } : le terrain en { $square } ne peut être ni occupé ni traversé ({ $ground }).
reason-kept-by-rule = { CAPITAL($piece) } : une règle de ce jeu interdit cela.
reason-no-pass-room = { CAPITAL($piece) } : pour passer, il faut une case vide à côté.
reason-has-moved = { CAPITAL($piece) } : cela n’est possible qu’au premier coup de la pièce.
reason-wrong-mount = { CAPITAL($piece) } : impossible de sauter la pièce en { $square } ({ $mount }).
reason-no-mount = { CAPITAL($piece) } : il faut une pièce à sauter.
reason-put-down-blocked = { CAPITAL($piece) } : impossible de poser la pièce en { $square }.
reason-unequal-legs = Les deux parties de ce coup doivent avoir la même longueur.
reason-zone = { CAPITAL($piece) } : la case { $square } est interdite.

## Promotion

reason-promotion-needed = { CAPITAL($piece) } : promotion obligatoire sur cette case. Choisissez une pièce.
reason-promotion-choice = { CAPITAL($piece) } : promotion en { $choice } impossible ici.
reason-promotion-off = { CAPITAL($piece) } : pas de promotion avec ce coup.

## Roque

reason-no-castling-partner = Il n’y a pas de pièce avec laquelle roquer de ce côté.
reason-castle-moved = { CAPITAL($piece) } : cette pièce a bougé et ne peut plus roquer.
reason-castle-blocked = La case { $square } doit être vide pour roquer.
reason-castle-partner-moved = La pièce en { $square } a bougé et ne peut plus roquer : { $piece }.
reason-castle-from-check = Vous ne pouvez pas roquer quand vous êtes en échec.
reason-castle-through-check = { CAPITAL($piece) } : le roque traverserait { $square }, une case attaquée.
reason-castle-into-check = { CAPITAL($piece) } : la case { $square } serait attaquée.

## Échec

reason-royal-attacked-on-way = { CAPITAL($piece) } : la pièce serait attaquée en { $square } avant de continuer.
reason-royal-through-check = { CAPITAL($piece) } : ce premier coup est interdit en échec ou à travers une case attaquée.
reason-burns-own-royal = Votre propre pièce y serait brûlée : { $piece }.
reason-pass-in-check = Vous ne pouvez pas passer tant que cette pièce est en échec : { $piece }.
reason-royal-into-check = { CAPITAL($piece) } : la case { $square } serait attaquée ({ $attacker } en { $from }).
reason-still-in-check = { CAPITAL($piece) } : en échec, et ce coup n’y remédie pas.
reason-exposes-royal = Ce coup exposerait votre pièce en { $square } ({ $piece }) : { $attacker } en { $from }.

## Ce à quoi mène un coup

reason-anti-trade = Ces pièces ne peuvent pas être échangées l’une contre l’autre.
reason-lion-counter = Une autre pièce vient de prendre celle-ci : { $victim }. À ce tour, vous ne pouvez pas en prendre une semblable ailleurs.
reason-lion-distant = La pièce en { $square } est protégée ({ $victim }) : elle ne se prend que d’une case voisine, ou avec une autre pièce.
reason-drop-check = Un parachutage ne peut pas donner échec.
reason-drop-mate = { CAPITAL($piece) } : ce parachutage ne peut pas donner mat.
reason-gate-parry = La pièce qui entre ne peut pas couvrir votre pièce royale.
reason-royal-evade = { CAPITAL($piece) } : en échec, seule la pièce qui donne échec peut être prise.
reason-hand-first = Placez d’abord les pièces que vous avez encore en main.
reason-forbidden = Une règle de ce jeu interdit ce coup.

## Coups tapés au clavier

reason-ambiguous = Plusieurs coups conviennent : précisez { $moves }.
reason-not-text = « { $text } » n’est pas un coup.
reason-no-step = « { $text } » n’est pas une étape de coup ici.
reason-complete-move = { CAPITAL($piece) } : ce coup doit être achevé.

## Problèmes

reason-not-solution = { $move } n’est pas la solution.
reason-try-another = Essayez un autre coup.
reason-answer = L’adversaire répond { $move }.

## Ce qui est demandé d’autre à une partie

error-other-format = Cette partie est au format d’un autre programme, que seul le moteur complet sait lire.
error-no-such-start = Aucun début ne porte ce numéro.
error-no-such-claim = Cela ne peut pas être réclamé maintenant.
error-not-in-notation = « { $text } » n’est pas un coup dans cette notation.
error-no-such-move = Ce coup n’est pas légal ici.
