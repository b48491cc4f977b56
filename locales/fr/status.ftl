# Ce que dit la ligne d’état sous le plateau pendant une partie, et ses boutons.

put-piece = { CAPITAL($name) } : choisissez une case marquée.
go-with-piece = { CAPITAL($name) } en { $square } : où aller ?
may-go-on = Depuis certaines, un second clic permet de continuer.
may-stay = Cliquez de nouveau dessus pour rester sur place.
go-on = Continuez vers une case marquée.
go-on-or-stop = Continuez vers une case marquée, ou cliquez de nouveau sur la dernière case pour vous y arrêter.
promote-piece = { CAPITAL($name) } : promotion ?
choose-piece = Choisissez une pièce.
choose-move = Choisissez l’un des coups.
# Noms de la question et d’une réponse.
choose = Choix
finish-here = terminer ici
no-move = Ce coup n’est pas légal.

## Autres positions que la dernière
# $toMove dit qui a le trait, sans le point.
before-first = Avant le premier coup. { $toMove }.
after-move = Après { $move }, demi-coup { $ply } sur { $plies }. { $toMove }.

## Diagrammes de déplacement
how-moves = Déplacement : { $name }
# $how est la phrase précédente, sans son point.
how-moves-after = { $how }, après le premier coup.
place-piece = Cliquez sur une case pour y placer la pièce.

## Coups entrés pendant que l’ordinateur réfléchit
premove = Ensuite : { $move }.
premove-begins = Votre prochain coup commence ici.
from-to = de { $from } à { $to }

## Temps
out-of-time = { $side ->
    [white] Les { -side-white } ont dépassé le temps. Les { -side-black } gagnent.
   *[black] Les { -side-black } ont dépassé le temps. Les { -side-white } gagnent.
}

## Dessin de flèches
drawing = Dessin : tracez une flèche, ou choisissez ses deux bouts. Deux fois la même case : un cercle.
drawing-from = Flèche depuis { $square } : choisissez où elle finit. La même case donne un cercle.
circle-on = Cercle en { $square }
arrow-from = Flèche depuis { $square }.
arrow-from-to = Flèche de { $from } à { $to }
# $what est un cercle ou une flèche.
drawn-in = { $what }, encre { $ink }
wiped-out = { $what } : effacé.
one-wiped-out = Effacé.
all-wiped-out = Tout est effacé.
# Les couleurs s’accordent avec « encre ».
ink = Encre : { $ink }
ink-blue = bleue
ink-red = rouge
ink-green = verte
ink-orange = orange

## L’éditeur de positions
editing = Placez des pièces, ou déplacez-les.
eraser = gomme
editor-none = Aucune pièce choisie : déplacez les pièces du plateau.
editor-chosen = { $name } : choisissez une case.

## Problèmes
puzzle-right = Bien joué !
puzzle-solved = Résolu !
puzzle-failed = Ce n’est pas la solution.
puzzle-shown = Voici la solution.

## Boutons
button-finish = Terminer
button-back = Retour
button-back-to-game = Retour à la partie
button-as-white = Avec les { -side-white }
button-as-black = Avec les { -side-black }
button-elsewhere = Ailleurs
button-put-elsewhere = Placer ailleurs
button-show-attackers = Montrer les attaquants
button-hide-attackers = Cacher les attaquants
button-wipe-last = Effacer la dernière
button-wipe-all = Tout effacer
button-stop-drawing = Finir le dessin
button-try-again = Réessayer

# Pour l’auteur de la page
element-panic = Le moteur s’est arrêté en lisant la définition ; son texte est dans la console.
element-fen = La position « { $fen } » n’a pas pu être lue : { $why }
element-record = La partie n’a pas pu être lue jusqu’au bout : { $why }
element-piece = Aucune pièce n’a le nom ou l’identifiant « { $text } ».
element-piece-hint = Il y a : { $names }.
# Un lien qui contient une partie. $why est l’une des phrases qui suivent.
link-other-rules = Les règles de cette page ont changé depuis la création du lien : sa partie ne peut pas être affichée.
link-failed = La partie de ce lien ne peut pas être affichée. { $why }
link-cut-off = Le lien est tronqué.
link-too-long = Sa partie est trop longue.
link-other-moves = Ses coups ne sont pas ceux qui ont été écrits.
