# Ce qu’apprend un programme qui demande au moteur ce qu’il ne peut pas faire : les auteurs de pages le lisent, comme ceux qui tapent
# des commandes.
#
# Ce qui est entre guillemets sans place pour un argument s’écrit ainsi dans les programmes, comme « white » : ce n’est jamais traduit.

error-not-a-definition = Une définition est un texte ou un objet.
error-not-a-path = Un chemin est un tableau de textes, un par étape.
error-not-a-path-long = Ce chemin est trop long.
error-not-a-position = Les modifications d’une position forment un tableau.
error-not-a-side = Un camp est « white » ou « black ».
error-no-such-type = Ce type de pièce n’existe pas.
error-no-such-type-wall = Il n’y a pas de murs dans ce jeu.
error-no-such-cell = Cette cellule n’existe pas.
# $forms : path, uci, san… tels qu’ils sont demandés.
error-no-such-notation = Un coup s’écrit sous l’une de ces formes : { $forms }.
# $kinds : square, hex… tels qu’ils sont demandés, avec « ou » avant le dernier.
error-no-such-board = « { $kind } » n’est pas une sorte de plateau. Sont possibles : { $kinds }.
# $depth : le plus grand nombre de coups à la suite.
error-too-deep = Les coups ne sont comptés que jusqu’à la profondeur { $depth }.
error-no-network = Ce n’est pas un réseau qui évalue des positions, ou il est d’une version ultérieure.
error-other-network = Ce réseau a été fait pour d’autres pièces ou un autre plateau.
error-damaged-network = Ce réseau est endommagé.

## Routines que des pages donnent à leurs parties

error-not-a-routine = Une routine est une fonction.
error-not-a-routine-list = Les routines de cette sorte forment un tableau.
error-not-asked = Une routine ne peut consulter la position que pendant son appel.
# $what : ce qu’a fait la routine, l’un des messages qui suivent custom-failed dans rule-diagnostics.ftl.
error-not-a-question = La routine { $what }.
