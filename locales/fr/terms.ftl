# Français. Termes de la Fédération française des échecs et des joueurs de shogi et de xiangqi ; un seul mot par chose.
#
#   arrow             flèche
#   attack            attaquer, attaqué
#   bare              dépouillé : plus que des pièces royales
#   bind, bound       lier, lié
#   board             plateau
#   capture, take     prendre, prise ; captive : captif
#   castle            roquer, roque
#   cell              cellule
#   chain             chaîne ; rafle, où la prise continue
#   change sides, flip  changer de camp ; retourner (les pions d’Othello)
#   chase             poursuivre, poursuite
#   check, mate       échec, mat ; perpetual check : échec perpétuel ; give check : donner échec
#   clock             pendule
#   draw              partie nulle, nulle
#   drop              parachuter, parachutage
#   en passant        en passant
#   engage            engager
#   file, rank        colonne, rangée ; plane : étage
#   game              partie (que l’on joue), jeu (dont on suit les règles)
#   gate              faire entrer, entrer
#   guard, protected  protéger, protégé ; safe : à l’abri
#   hand              main
#   hint              indice
#   jump, leap        sauter, saut ; hopper mount : sautoir
#   legal             légal
#   lay a tile        poser une tuile
#   main line         ligne principale
#   mark              marque
#   move              coup, jouer ; mouvement d’une pièce : déplacement
#   pass              passer
#   piece             pièce
#   ply               demi-coup
#   problem           défaut, d’une définition
#   promote           promouvoir, promotion
#   puzzle            problème
#   push              pousser
#   rebirth           renaissance
#   record            enregistrement
#   resign            abandonner
#   royal piece       pièce royale
#   side              camp ; own : propre, enemy : adverse
#   square            case
#   stalemate         pat
#   take back         reprendre
#   terrain           terrain
#   turn              trait (avoir le trait) ; tour, s’il compte plusieurs coups
#   variation         variante
#   wall              mur
#   zone, area        zone, région
#
# Les noms de pièces n’ont ni article ni accord : ils précèdent un deux-points (« Cavalier : prise impossible ici. »), le
# suivent, ou sont entre parenthèses. Le lecteur est vouvoyé. Espaces insécables devant « : », fines devant « ; ! ? ».

# Mots dont d’autres phrases se composent.

# Entre les éléments d’une liste, et avant le dernier.
list-comma = {", "}
list-and = {" et "}
list-or = {" ou "}

# Entre deux phrases.
sentence-space = {" "}

# Mots écrits par quelqu’un d’autre : un auteur, une page.
said = { $text }
sentences = { $all }
