# Ce qui se trouve sous le plateau : les boutons d’une partie, ses coups, la table des pièces, l’éditeur, la légende, les problèmes.

## Boutons de la partie
# Là où il y a deux noms, le long est montré près du pointeur et lu à voix haute, le court est sur le bouton.
tool-flip = Tourner
tool-flip-board = Tourner le plateau
tool-computer = Ordinateur
tool-play-computer = Jouer contre l’ordinateur
tool-friend = Ami
tool-play-friend = Jouer contre un ami
tool-analyse = Analyser
tool-analyse-position = Analyser la position
tool-share = Partager
tool-look = Plateau
tool-look-of-board = Plateau et pièces
tool-more = Plus
tool-learn = Apprendre le jeu
tool-puzzles = Problèmes
tool-restart = Recommencer
tool-full-screen = Plein écran
tool-clock = Pendule
tool-zoom = Cases plus grandes
tool-play-through = Rejouer les coups
tool-attacks = Cases attaquées
tool-draw = Flèches
tool-edit = Modifier la position
# De qui la vue est montrée, sur un plateau à cases cachées.
tool-view = { $view ->
    [white] Vue : { -side-white }
    [black] Vue : { -side-black }
   *[both] Vue : les deux
}

## D’un coup à l’autre
go-to-start = Au début
go-back = Un coup en arrière
go-forward = Un coup en avant
go-to-end = À la fin

## La liste des coups
moves-list = Coups
# Le nom d’une liste de coups qui s’écarte de la principale.
moves-variation = Variante
# Le nom d’un groupe de boutons sur le coup montré.
moves-tools = Ce coup
moves-promote = Ligne principale
moves-promoted = C’est maintenant la ligne principale.
moves-not-promoted = Cette variante est imbriquée trop profondément.
moves-delete = Supprimer dès ce coup
moves-deleted = Supprimé.
moves-recall = Restaurer
moves-recalled = Restauré.
comment-title = Commentaire
comment-on-this-move = Commentaire sur ce coup
# $move est un coup dans la notation de la partie : exd5.
comment-on-move = Commentaire sur { $move }
comment-on-start = Commentaire sur le début
comment-save = Enregistrer
comment-saved = Enregistré.
comment-annotation = Annotation
comment-annotation-none = aucune

# Ce que veulent dire les signes des joueurs d’échecs : ! ? !! ?? !? ?!
sign-good = bon coup
sign-mistake = erreur
sign-excellent = excellent coup
sign-blunder = gaffe
sign-interesting = coup intéressant
sign-doubtful = coup douteux

# Signes de l’Informateur, sur un coup ou la position qui le suit ; ils sont lus après le coup.
sign-only = seul coup
sign-equal = égalité
sign-unclear = position peu claire
sign-white-slightly-better = léger avantage des { -side-white }
sign-black-slightly-better = léger avantage des { -side-black }
sign-white-better = avantage des { -side-white }
sign-black-better = avantage des { -side-black }
sign-white-winning = avantage décisif des { -side-white }
sign-black-winning = avantage décisif des { -side-black }
sign-zugzwang = zugzwang
sign-space = avantage d’espace
sign-development = avance de développement
sign-initiative = avec l’initiative
sign-attack = avec attaque
sign-compensation = avec compensation
sign-counterplay = avec contre-jeu
sign-time = manque de temps
# Avant le coup qui est prévu, empêché, ou qui aurait été meilleur : avec l’idée Cf5.
sign-idea = avec l’idée
sign-against = contre
sign-better = mieux vaut
sign-novelty = nouveauté

## La table des pièces
# Titres des colonnes.
table-id = ID
table-name = Nom
table-moves = Déplacement
table-value = Valeur
# Ce que fait un clic sur le titre.
table-show-values = Montrer les valeurs estimées
table-show-moves = Montrer les déplacements
# Au lieu d’une valeur.
table-royal = royale
table-promotes = Promotion : { $name }.
# L’image d’une pièce aux couleurs d’un camp.
table-picture = { $side ->
    [white] { $name } des { -side-white }
   *[black] { $name } des { -side-black }
}
# Le titre d’un diagramme.
moves-of = Déplacement : { $name }
sheet-open = Tous les déplacements
sheet-print = Imprimer

## L’éditeur de positions
# Le nom d’une rangée de pièces à choisir.
editor-pieces = { $side ->
    [white] Pièces des { -side-white }
   *[black] Pièces des { -side-black }
}
# Le nom du groupe de boutons.
editor-tools = Position
editor-wipe-out = Effacer
editor-clear = Vider
editor-start-position = Position de départ
editor-into-hand = Mettre en main
editor-out-of-hand = Retirer de la main
editor-select-first = Choisissez d’abord une pièce.

## La légende des marques : ce que fait un clic sur une case marquée
key-of-marks = Marques
key-move-or-capture = déplacement ou prise
key-leap = saut, avec ou sans prise
key-first-move-or-capture = déplacement ou prise, au premier coup
key-move = déplacement, sans prise
key-first-move = déplacement, au premier coup
key-capture = prise seulement
key-capture-own = prise d’une pièce de son camp, ou permutation avec elle
key-via = le coup continue d’ici, ou en passant par ici
key-castle = roque
key-forbidden = attaquée, mais interdite
key-mount = saut par-dessus ce qui se trouve ici
key-drop = parachutage ici
key-arrival = arrivée ici, sur un autre étage
key-goal = victoire à l’arrivée
key-morph = métamorphose à l’arrivée
key-choice = choix

# Ce que les cases d’une zone sont pour la pièce sélectionnée.
key-zone-forbidden = aucun coup de cette pièce ne se termine ici
key-zone-promotion = cette pièce est promue ici
key-zone-morph = cette pièce se métamorphose ici
key-zone-goal = cette pièce gagne ici
key-zone-loss = cette pièce perd ici
key-zone-draw = cette pièce termine la partie par la nulle ici
key-zone-moves = cette pièce se déplace autrement à partir d’ici
key-zone-haven = cette pièce ne peut pas être prise ici
key-zone-via-sign = une pièce adverse placée ici est prise en allant ailleurs
key-zone-mount-sign = une pièce placée ici ouvre d’autres cases
key-zone-white-threat = les { -side-white } attaquent cette case
key-zone-black-threat = les { -side-black } attaquent cette case
key-zone-border = les alignements à travers cette frontière comptent

## La légende du terrain
key-of-terrain = Terrain
# Suit le nom d’une sorte de terrain. Marais (M) : arrêt impossible ; protection contre les tirs.
key-terrain-does = {"\u00A0"}: { $effects }
key-terrain-no-enter = entrée et traversée impossibles
key-terrain-no-land = arrêt impossible
key-terrain-stop = fin de tout coup qui y entre
key-terrain-opaque = fin des lignes d’engagement
key-terrain-cover = protection contre les tirs
key-terrain-mute = pas d’engagement par une pièce qui s’y trouve
key-terrain-shield = pas d’engagement d’une pièce qui s’y trouve

## Problèmes
puzzle-panel = Problème
puzzle-moves-left = { $count ->
    [one] Encore { $count } coup
   *[other] Encore { $count } coups
}
puzzle-show-move = Montrer le coup
puzzle-show-solution = Montrer la solution

## Défauts d’une définition
problem-error = erreur
problem-warning = avertissement
problem-info = information
# $text est une phrase ou plusieurs.
problem-at-line = ligne { $line }, colonne { $column } : { $text }
# $pointer est un endroit dans un objet : /pieces/0/name.
problem-at-pointer = { $pointer } : { $text }

# Quand une main est vide.
hand-none = Aucune pièce en main
