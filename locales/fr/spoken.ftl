# Ce qu’un plateau répond sur demande, ce qu’il dit des problèmes et des pannes, et ce que disent les images sur les pages.

## Réponses pour lecteurs d’écran. $what est une pièce et sa case : pion des Blancs en e4 ; ou une case : e4.
spoken-no-moves = { CAPITAL($what) } : aucun coup.
spoken-moves = { $count ->
    [one] { CAPITAL($what) } : { $count } coup. { $moves }.
   *[other] { CAPITAL($what) } : { $count } coups. { $moves }.
}
# L’un d’eux. $effect est ce qu’un clic y fait : déplacement, prise.
spoken-move = { $square } { $effect }
# Plusieurs d’entre eux.
spoken-more-moves = { $moves } ; { $move }
spoken-no-last = Aucun coup n’est connu.
# [unseen] : le camp qui demande ne voit peut-être pas toutes les pièces. $attackers et $guards sont des listes de pièces.
spoken-attackers = { $attacked ->
    [yes] { CAPITAL($what) }, attaquants : { $attackers }.
    [unseen] { CAPITAL($what) } : aucun attaquant visible.
   *[no] { CAPITAL($what) } : aucun attaquant.
}
spoken-attackers-guards = { $attacked ->
    [yes] { CAPITAL($what) }, attaquants : { $attackers } ; protecteurs : { $guards }.
    [unseen] { CAPITAL($what) }, aucun attaquant visible ; protecteurs : { $guards }.
   *[no] { CAPITAL($what) }, aucun attaquant ; protecteurs : { $guards }.
}

## Les touches, lues l’une après l’autre
spoken-key-arrows = Flèches : parcourir le plateau.
spoken-key-enter = Entrée ou espace : choisir, jouer.
spoken-key-escape = Échap : annuler.
spoken-key-backspace = Retour arrière : revenir d’une étape.
spoken-key-letter = Une lettre : votre prochaine pièce portant cette lettre.
spoken-key-ends = Début, Fin : bouts de la rangée ; avec Contrôle, du plateau.
spoken-key-moves = Point : coups de cette pièce.
spoken-key-last = Virgule : le dernier coup.
spoken-key-attackers = Point d’exclamation : qui attaque cette case.
spoken-key-size = Plus, moins : agrandir, réduire le plateau.
spoken-key-draw = Majuscule et Entrée : commencer et finir une flèche ; quand le bouton des flèches est enfoncé, Entrée suffit, et Retour arrière efface la dernière.

## Problèmes
help-no-hint = Il n’y a pas d’indice ici. La solution connue suit un autre chemin.
# $move est le coup tel qu’il est noté : Cf3.
help-move = Le coup est { $move }.
help-piece-on = Regardez la pièce en { $square } ({ $piece }).
help-piece-in-hand = Regardez cette pièce en main : { $piece }.
# $task est ce qu’il faut trouver, en phrases.
help-try-again = Nouvel essai. { $task }
help-solution = Voici la solution. Les coups sont dans la liste.

## Les pièces d’un camp, quand elles ne sont ni blanches ni noires : les Blancs (rouges), les Blancs (vers le haut)
sign-red = rouges
sign-green = verts
sign-pointing-up = vers le haut
sign-pointing-down = vers le bas
# Rien, si la couleur est le nom du camp.
sign-white = {""}
sign-black = {""}

## Après deux pannes de suite
engine-stopped = Le plateau ne peut pas être affiché : le moteur s’est arrêté. Rechargez la page pour continuer à jouer.

## Images sur les pages, et les blocs de Markdown dont elles sont faites
static-rules = Règles en mots
static-definition = Définition
static-problems = Ce diagramme a des défauts :
# Où se trouve un défaut dans la définition. $problem est en phrases.
static-problem-at = Ligne { $line } : { $problem }
static-no-piece = La pièce « { $piece } » n’existe pas ici. Les pièces sont : { $pieces }.
# $name et $names sont des options, telles qu’elles s’écrivent : fen, piece, theme.
static-no-option = « { $name } » n’est pas une option de diagramme. Sont possibles : { $names }.
static-no-value = Pour { $name }, « { $value } » n’est pas une valeur. Sont possibles : { $values }.
static-same-text = Deux blocs de même texte doivent avoir un aspect différent ; Hugo les distingue par des options entre accolades, comme { "{" }piece="knight"{ "}" }.
static-position = { $title }. { $turn }.
static-pieces = { $who } : { $pieces }.
static-nobody = D’aucun camp
# Ce qu’on voit dans un film d’une partie. $moves sont les coups tels qu’ils s’écrivent.
film-of = { $count ->
    [one] { $title }, un film de { $count } coup : { $moves }
   *[other] { $title }, un film de { $count } coups : { $moves }
}
