# Ce qui est illisible dans un texte de position (FEN, SFEN), et ce qui y est ajouté ou compris d’une façon inhabituelle.
#
# $text est la partie concernée du texte, telle qu’elle s’y trouve. $square est une case, $letter une lettre du texte.

## Textes qui ne sont pas une position

position-empty = Le texte est vide.
position-too-long = Ce texte est trop long pour une position.
# $count : combien de rangées a le plateau. $found : combien en a le texte.
position-ranks = Le plateau a { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}, le texte en a { $found }.
# De même, quand le texte va colonne par colonne.
position-files = Le plateau a { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}, le texte en a { $found }.
position-not-by-files = Les positions de ce plateau ne s’écrivent pas colonne par colonne.
position-line-too-long = { $line ->
    [file] La colonne « { $text } » est trop longue.
   *[rank] La rangée « { $text } » est trop longue.
}
# $whole : combien de cases elle devrait avoir.
position-line-too-short = { $line ->
    [file] La colonne « { $text } » a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au lieu de { $whole }.
   *[rank] La rangée « { $text } » a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au lieu de { $whole }.
}
position-no-piece = « { $text } » n’est pas une pièce de ce jeu.
position-hole = Une pièce se trouve en { $square }, qui est un trou.
# Le type d’origine est celui que reprend une pièce promue quand elle est prise : dans « R~{S} », c’est S.
position-no-base = « ~{ $text } » ne nomme aucun type d’origine.

## Le plateau

position-moves-left-out = Les coups qui suivent la position sont omis.
# Certaines définitions commencent chaque fois par des pièces dans un autre ordre.
position-shuffled = C’est le début que donne la définition ; celui d’une partie est tiré au sort.
position-line-cut = { $line ->
    [file] La colonne « { $text } » est tronquée.
   *[rank] La rangée « { $text } » est tronquée.
}
# $letter est ce que d’autres programmes écrivent pour la pièce, $own ce qui s’écrit ici.
position-letter = « { $letter } » est lu comme « { $own } » ({ $piece }).

## Le trait. Les Blancs sont le premier camp, les Noirs le second ; w, b et SFEN ne sont jamais traduits.

position-no-side = Le texte ne dit pas qui a le trait ; ce sont les { -side-white }.
# $text : red, comme au xiangqi.
position-first-side = « { $text } » désigne le premier camp, les { -side-white }.
position-not-a-side = « { $text } » n’est pas un camp : écrivez w ou b. Les { -side-white } ont le trait.
position-sfen = Le texte est lu comme du SFEN : b y désigne le premier camp, les { -side-white }.

## Pièces en main

position-hand-not-closed = Un crochet de la main n’est pas fermé.
position-behind-hand = « { $text } » ne devrait pas suivre la main.
position-no-hands = Ce jeu n’a pas de mains ; les pièces en main y restent.
position-hands-empty = Le texte ne nomme aucune pièce en main ; les mains sont vides.
position-not-in-hand = « { $text } » n’est pas une pièce qui puisse être en main.
position-too-many = Il ne peut pas y avoir autant de pièces : { $text }.

## Droits : quelles pièces peuvent encore roquer ou jouer leur premier coup, et prises en passant

position-no-rights = Le texte ne nomme aucun droit de roque ; les pièces sur leur case de départ n’ont pas encore bougé.
position-no-list = « { $text } » n’est pas une liste de cases.
# $text : toutes les lettres du champ.
position-no-right = Dans « { $text } », « { $letter } » n’est pas un droit.
position-right-unused = Aucune pièce ne pourrait user du droit { $letter }.
position-no-passing-square = « { $text } » n’est pas une case de prise en passant.
position-no-passing = Aucune prise en passant n’est possible en { $square }.

## Compteurs, et ce qui les suit

position-no-counters = Le texte n’a pas de compteurs ; la partie commence au coup 1.
position-more-numbers = « { $text } » est un nombre de trop.
position-number-too-large = Le nombre { $number } est trop grand.
position-unexpected = « { $text } » n’a pas sa place à cet endroit.
position-no-part = « { $text } » ne fait pas partie de la position.

# $key et $value : une partie telle que « lion=f6 ».
position-key-unused = Ce jeu n’utilise pas { $key }={ $value }.
position-no-value = « { $value } » n’est pas une valeur pour { $key }.
position-no-terrain = Il n’y a pas de terrain dans ce jeu.
# Un nombre que retiennent des routines de la page y figure comme « nom:5 ».
position-no-memory = « { $text } » n’est pas de la forme nom:nombre.
position-memory-unused = Ce jeu n’utilise pas le nombre { $name }.
# Les coups peuvent être décomptés jusqu’à une limite, après laquelle la partie est nulle : 8/16.
position-no-count = « { $text } » n’est pas de la forme décompte/limite.
position-count-unused = Ce jeu n’utilise pas le décompte { $count }/{ $limit }.
position-checks-unused = Ce jeu n’utilise pas les compteurs d’échecs.
position-no-checks = Le texte ne compte pas les échecs ; aucun n’a été donné.
