# Ce que dit un plateau pendant que le reste se charge.

# Les deux camps sont au pluriel, avec leur article : « Les Blancs gagnent. »
white = les { -side-white }
black = les { -side-black }

# Un nom seul.
name-alone = { $name }
# Une pièce dont rien n’est connu.
some-piece = pièce
white-piece = { $piece } des { -side-white }
black-piece = { $piece } des { -side-black }
# La même chose pour les pièces dont le nom anglais commence par une couleur.
owned-white = { $piece } des { -side-white }
owned-black = { $piece } des { -side-black }

# Avec une remarque : les Blancs (rouges) ; Trait : les Blancs (dés : pion).
with-remark = { $what } ({ $remark })
# $text est toute la phrase, sans son point.
sentence = { $text }.
# Une partie de plus de la description d’une case, et une phrase de plus.
label-more = { $told }, { $more }
sentence-more = { $told } { $more }

## Ligne d’état
to-move = Trait : { $side }
in-check = { $what }, en échec
# $toMove dit qui a le trait, sans le point.
start-with-square = { $toMove }. Choisissez une case.
start-with-piece = { $toMove }. Choisissez une pièce.
thinking = L’ordinateur réfléchit.
free-play = Jeu libre : les règles ne sont pas imposées.
no-piece-yet = Il n’y a encore aucune pièce.
button-enforce = Imposer les règles
button-next-start = Début suivant
button-pass = Passer

## Noms des cases, pour les lecteurs d’écran
board = Plateau
rank-name = rangée { $rank }
row-name = ligne { $row }
empty = vide
covered = cachée
selected = sélectionnée
on-terrain = terrain : { $terrain }
# De combien de pièces une pièce est engagée, et de combien elle doit l’être.
engaged-by = engagement de { $points } sur { $need }

## Mains
hand-white = Main des { -side-white }
hand-black = Main des { -side-black }
in-hand = { $piece }, { $count } en main

## Boutons sous le plateau
pieces = Pièces
game = Partie
one-problem = 1 défaut
problems = { $problems } défauts

## Titre
rules = Règles
from-link = Ces règles viennent d’un lien, pas de ce site :

## Échecs de chargement
not-loaded = Un élément de ce plateau n’a pas pu être chargé. Vérifiez la connexion et réessayez.
failed-engine = Le plateau n’a pas pu démarrer.
failed-source = La définition de ce plateau n’a pas pu être chargée.
failed-panic = Le moteur a rencontré une erreur en lisant cette définition.
failed-board = Ce plateau n’a pas pu être affiché.
failed-position = La position à afficher ici n’a pas pu être lue. Voici la position de départ.
failed-record = La partie à afficher ici n’a pas pu être lue jusqu’au bout.
failed-piece = La pièce à afficher ici n’existe pas dans ce jeu.
restored = Le moteur a rencontré une erreur. Le plateau a été rétabli ; votre dernière action est annulée.
