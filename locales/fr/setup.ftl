# Ce qui se décide avant la partie.

## Face cachée
face-down = { CAPITAL($hidden) } : cette pièce commence face cachée à sa place (ce qui se voit : { $shown }).
face-down-table = Ces pièces commencent face cachée à leur place :
face-down-unknown = Ce qu’est une pièce face cachée, personne ne le sait avant que son premier coup ne la retourne.
face-down-turn-up-own = Au lieu de jouer un coup, un camp peut retourner sur place l’une de ses pièces.
face-down-turn-up = Au lieu de jouer un coup, un camp peut retourner sur place n’importe quelle pièce. Personne ne sait avant à qui elle est.
face-down-first = Qui retourne la première pièce joue dès lors son camp.

## Tirage au sort
# $all et $here sont des noms donnés par l’auteur. $pieces sont des noms de pièces.
shuffle-arrays = L’une de ces dispositions est choisie : { $all }. Ici, c’est { $here }.
shuffle = Avant la partie, ces pièces échangent leurs places au hasard : { $pieces }.
shuffle-shades = Sur des cases des deux couleurs se trouvent : { $pieces }.
shuffle-pairs = Par paires, à gauche et à droite, se trouvent : { $pieces }.
shuffle-apart = Chaque camp le fait avec ses propres pièces.
shuffle-together = Les pièces des deux camps échangent leurs places entre elles.
shuffle-number = Cette partie commence par la position de départ numéro { $start }.
