# Français. Termes de la Fédération française des échecs et des joueurs de shogi et de xiangqi ; un seul mot par chose.
#
#   array             disposition ; array of JSON : tableau
#   arrow             flèche
#   ask a routine     appeler, appel
#   atom              atome
#   attack            attaquer, attaqué
#   bare              dépouillé : plus que des pièces royales
#   base              type d’origine, d’une pièce promue
#   bind, bound       lier, lié
#   board             plateau
#   bracket           crochets
#   capture, take     prendre, prise ; captive : captif
#   castle            roquer, roque
#   cell              cellule
#   chain             chaîne ; rafle, où la prise continue
#   change sides, flip  changer de camp ; retourner (les pions d’Othello)
#   chase             poursuivre, poursuite
#   check, mate       échec, mat ; perpetual check : échec perpétuel ; give check : donner échec
#   clock             pendule
#   corner, edge      sommet, côté d’une cellule
#   counter           compteur ; count : décompte, limité
#   default           valeur par défaut
#   draw              partie nulle, nulle
#   drop              parachuter, parachutage
#   effect            effet
#   en passant        en passant
#   engage            engager
#   entry             entrée
#   field             champ
#   file, rank        colonne, rangée ; plane : étage
#   flag              indicateur, dans une valeur
#   game              partie (que l’on joue), jeu (dont on suit les règles)
#   gate              faire entrer, entrer
#   goal              but
#   ground            sol, sous une tuile
#   group             groupe
#   guard, protected  protéger, protégé ; safe : à l’abri
#   hand              main
#   hint              indice
#   hole              trou
#   ID                ID
#   ignored           ignoré ; left out : omis ; dropped : écarté ; taken, used instead : retenu
#   jump, leap        sauter, saut ; hopper mount : sautoir
#   key               clé
#   lame leap         saut boiteux
#   lay a tile        poser une tuile
#   leg               étape
#   legal             légal
#   line              ligne ; piece line : ligne de pièce ; line of pieces : alignement
#   main line         ligne principale
#   mark              marque
#   modifier          modificateur
#   move              coup, jouer ; mouvement d’une pièce : déplacement
#   pass              passer
#   path              chemin
#   pattern           motif
#   piece             pièce
#   ply               demi-coup
#   problem           défaut, d’une définition
#   promote           promouvoir, promotion
#   push              pousser
#   puzzle            problème
#   range             portée
#   rebirth           renaissance
#   record            enregistrement
#   resign            abandonner
#   ride              trajet
#   right             droit
#   routine           routine
#   row               rangée, d’une forme ou d’une matrice
#   royal piece       pièce royale
#   setting           réglage
#   shape             forme
#   side              camp ; own : propre, enemy : adverse
#   spell             sort
#   square            case
#   stalemate         pat
#   start             début
#   string            chaîne
#   suffix            suffixe
#   take back         reprendre
#   terrain           terrain
#   turn              trait (avoir le trait) ; tour, s’il compte plusieurs coups
#   type              type
#   value             valeur
#   variant           jeu
#   variation         variante
#   wall              mur
#   zone, area        zone, région
#
# Les noms de pièces n’ont ni article ni accord : ils précèdent un deux-points (« Cavalier : prise impossible ici. »), le
# suivent, ou sont entre parenthèses. Le lecteur est vouvoyé. Espaces insécables devant « : », fines devant « ; ! ? ».

# Mots dont d’autres phrases se composent.

# Les camps sans article. Ce qu’une famille de jeux en dit est dans son fichier.
-side-white = Blancs
-side-black = Noirs

# Entre les éléments d’une liste, et avant le dernier.
list-comma = {", "}
list-and = {" et "}
list-or = {" ou "}

# Entre la partie entière d’un nombre et le reste : 3,25.
decimal-sign = {","}

# Entre deux phrases.
sentence-space = {" "}

# Mots écrits par quelqu’un d’autre : un auteur, une page.
said = { $text }
sentences = { $all }
