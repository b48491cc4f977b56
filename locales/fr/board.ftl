# Le plateau, ce qu’il porte au début, et comment s’écrivent les pièces.

board-size = Le plateau compte { $files } colonnes et { $ranks } rangées.
board-size-holes = Le plateau compte { $count } cases sur { $files } colonnes et { $ranks } rangées ; les autres cases manquent.
board-planes = Le plateau compte { $planes } étages, de A à { $last }, de { $files } colonnes et { $ranks } rangées : { $count } cases.
board-hexagons = Le plateau compte { $count } hexagones, { $top ->
    [edge] un côté
   *[corner] un sommet
} en haut.

# L’un des débuts d’un jeu à position mélangée, par son numéro. Entre parenthèses après « Trait : les Blancs ».
start-position = position de départ { $number }
board-own-start = La partie commence par une position particulière, que montre le plateau.
board-empty = Le plateau est vide au début.
board-each-begins = Chaque camp commence ainsi : { $pieces }.{ $symmetry ->
    [mirror] {" "}Les deux dispositions se font face, en miroir.
    [rotate] {" "}La disposition des { -side-black } est celle des { -side-white }, tournée d’un demi-tour.
   *[none] {""}
}
board-side-begins = { CAPITAL($side) } commencent ainsi : { $pieces }.
board-begins-table = Pièces du début, pour { $side }{ $symmetry ->
    [mirror] , face à face, en miroir
    [rotate] , celles des Noirs tournées d’un demi-tour
   *[none] {""}
} :
board-neither = N’appartient à aucun camp : { $pieces }.
board-each-holds = Chaque camp a en main : { $pieces }.
board-side-holds = { CAPITAL($side) } ont en main : { $pieces }.
board-holds-table = Pièces en main, pour { $side } :

board-free-play = Le plateau est libre : toute pièce peut être posée partout, et les règles sont indiquées sans être imposées.
board-castle-flip = La gauche et la droite d’un roque sont les mêmes pour les deux camps : la gauche est vers la colonne a.

# $moves dit en mots comment la pièce se déplace.
board-piece-moves = { CAPITAL($piece) } : { $moves }.

board-ranks-from-zero = Les rangées se comptent à partir de 0.
board-letters = Les pièces sont notées par ces lettres : { $letters }.
board-letters-table = Les pièces sont notées par ces lettres :
board-letter = { $letter } { $piece }
