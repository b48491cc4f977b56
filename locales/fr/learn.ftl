# Apprendre un jeu : exercices sur ses pièces et ses règles, et ses problèmes. $piece est le nom d’une pièce.

## Le cours
# $title est le titre du jeu.
learn-title = Apprendre : { $title }
learn-board = Plateau de l’exercice
learn-chapters = Chapitres
learn-chapter-done = { $name }, terminé
# Ce dont parle un chapitre, outre ceux des pièces.
learn-chapter = { $chapter ->
    [drop] Parachutages
    [promote] Promotion
    [effect] Autres effets des coups
   *[goal] Gagner
}
learn-progress-label = Progression
learn-progress = { $done } sur { $all }
learn-making = Un instant : les exercices sont en préparation.
learn-nothing = Qui connaît les pièces des échecs connaît celles-ci : il n’y a rien à exercer ici.
learn-done = Terminé ! Place au jeu.
learn-again = S’exercer sur d’autres positions

## Ce qui est demandé. On clique sur les cases et les pièces.
learn-asks-reach = { CAPITAL($piece) } : marquez toutes les cases à portée d’un coup.
learn-asks-take = { CAPITAL($piece) } : cliquez sur la pièce à prendre.
learn-asks-travel = { CAPITAL($piece) } : atteignez l’étoile en { $count } coups. Rien d’autre ne bouge.
learn-asks-drop = { CAPITAL($piece) } : sur lesquelles des cases cerclées le parachutage est-il permis ? Marquez-les.
learn-asks-promote = Lesquelles des pièces cerclées peuvent en devenir une autre à leur prochain coup ? Marquez-les.
learn-asks-effect = Ce coup est joué. Marquez toutes les pièces qu’il enlève ou change.
# $side : les Blancs ou les Noirs.
learn-asks-goal = { CAPITAL($side) } jouent et gagnent aussitôt.

## Ce qui est dit d’une réponse
learn-check = Vérifier
learn-next = Suivant
learn-show = Montrer la réponse
learn-shown = Voici la réponse.
learn-wrong = Pas { $square }.
learn-missing = { $count ->
    [one] Juste jusqu’ici ; il en manque { $count }.
   *[other] Juste jusqu’ici ; il en manque { $count }.
}
learn-spent = Tous les coups sont joués. Encore une fois depuis le début.
learn-astray = Ce coup ne gagne pas.
learn-hint-count = { $count ->
    [one] Il y a { $count } bonne réponse.
   *[other] Il y a { $count } bonnes réponses.
}
learn-hint-square = Regardez { $square }.
# Le nom d’une case marquée, après le sien.
learn-mark = { $mark ->
    [asked] en question
    [target] l’étoile
    [marked] marquée
    [right] juste
    [missing] manquait
   *[wrong] faux
}

## Recueils de problèmes
learn-puzzles-title = Problèmes : { $title }
learn-puzzles-list = Problèmes
learn-puzzle = Problème { $number }
learn-puzzle-solved = Problème { $number }, résolu
learn-difficulty = Difficulté { $stars } sur 5
learn-solved = { $done } résolus sur { $all }
learn-streak = { $count } de suite
learn-best = au mieux { $count }
learn-puzzles-kept = Résolu sans faute ni indice, un problème allonge la série. Seul ce navigateur s’en souvient.
learn-next-puzzle = Problème suivant
learn-no-puzzles = Les problèmes n’ont pas pu être chargés.
