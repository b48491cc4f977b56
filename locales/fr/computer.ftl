# L’ordinateur comme joueur et comme analyste : ses panneaux, ses indices, la question de sa façon de jouer.

## Qui joue quoi
# $reader : l’un des deux camps.
computer-pairing = Vous jouez { $reader } contre l’ordinateur, niveau { $level }.
# À propos de pièces cachées à un camp.
computer-sees-own = Il voit ce que voit son camp.
computer-sees-all = Il connaît tout ce qui est caché.

## Le panneau d’une partie contre l’ordinateur
computer-game = Partie contre l’ordinateur
button-hint = Indice
computer-take-back = Reprendre
computer-change-sides = Changer de camp
computer-resign = Abandonner
computer-new-game = Nouvelle partie
computer-stop = Arrêter
computer-stopped-playing = L’ordinateur ne joue plus.

## Comment l’ordinateur doit jouer
computer-title = Jouer contre l’ordinateur
computer-start = Jouer
# Au-dessus du choix d’un camp : vous jouez les Blancs, les Noirs, au hasard.
computer-you-play = Vous jouez
# L’un des camps, par tirage au sort.
computer-random-side = au hasard
computer-levels = Niveau
computer-levels-note = Le niveau 1 est pour débuter. Le niveau 8, avec un temps choisi ci-dessous, joue à pleine force.
# À côté d’une liste de temps : comme d’habitude, jusqu’à 3 secondes.
computer-thinks = Temps par coup
computer-usual-time = automatique
computer-most-time = { $count ->
    [one] jusqu’à { $count } seconde
   *[other] jusqu’à { $count } secondes
}
# Ce qui se choisit là où des pièces sont cachées.
computer-honest = Il ne voit que ce que voit son camp
resign-question = Abandonner cette partie ?

## Ce qui ne va pas
computer-no-move = L’ordinateur ne trouve aucun coup ici.
computer-failed = Le moteur a rencontré une erreur pendant que l’ordinateur réfléchissait.
premove-no-move = Le coup que vous aviez entré n’est plus possible.

## Indices. $piece a son camp : cavalier des Blancs. $move est le coup tel qu’il est noté : Cf3.
hint-looking = Recherche d’un bon coup.
hint-secret = Pas d’indice ici : il révélerait ce qui est caché.
hint-none = Il n’y a pas de coup à proposer.
hint-move = Indice : { $move }.
hint-on = Indice : { $piece } en { $square } ({ $move }).
hint-from-to = Indice : { $piece } de { $from } à { $to } ({ $move }).
# $over sont les cases où la pièce s’arrête en chemin.
hint-over = Indice : { $piece } de { $from } à { $to } par { $over } ({ $move }).
hint-from-hand = Indice : { $piece } de la main en { $squares } ({ $move }).

## Évaluations
# Une forme courte : Les Blancs en 3.
score-win-short = { CAPITAL($side) } en { $count }
score-win = { $count ->
    [one] { CAPITAL($side) } gagnent en { $count } coup.
   *[other] { CAPITAL($side) } gagnent en { $count } coups.
}
score-even = Égalité.
# $pawns est un nombre de pions : 0.35.
score-better = Avantage de { $pawns } pour { $side }.

## Le panneau de l’analyse. $score est une phrase comme ci-dessus.
analysis = Analyse
analysis-gauge = Évaluation
analysis-lines = Meilleures variantes
analysis-threats = Menaces
analysis-stop = Arrêter l’analyse
analysis-unknown = Pas encore connu.
analysis-over = La partie est terminée.
analysis-secret = Pas d’analyse ici : elle révélerait ce qui est caché.
analysis-thinking = Réflexion en cours.
analysis-no-move = Il n’y a pas de coup.
analysis-first-guess = Une première estimation.
analysis-guess = Une simple estimation.
# De combien de demi-coups l’ordinateur a prévu la suite.
analysis-deep = Profondeur { $count }
analysis-deeper = Profondeur { $count }, en cours
analysis-best = { $score } Meilleure variante : { $moves }.
better-was = Mieux valait { $move } : { $score }
threat-check = { CAPITAL($side) } sont en échec.
threat-move = { CAPITAL($side) } menacent de jouer { $move } : { $score }
threat-none = { CAPITAL($side) } ne menacent rien.
threat-looking = Recherche de ce que menacent { $side }.
