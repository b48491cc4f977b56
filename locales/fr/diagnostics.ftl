# Ce qui ne va pas dans une définition, et ce qui aide.
#
# Les mots entre guillemets et les noms de clés et de valeurs (« symmetry », mirror, shape…) appartiennent à la langue des définitions
# et restent tels quels. $text est ce que l’auteur a écrit, ou son début ; $key est le nom d’une clé. $most est le plus grand nombre
# permis, $taken ce qui est retenu à la place. $squares sont des cases, $count dit combien.


## Lignes et clés

def-empty = La définition est vide.
# Aussi quand un texte n’a aucune ligne de définition.
def-empty-hint = Une définition a une ligne par pièce, comme « king:K:K::e1 ».
def-prose = Ce texte ne contient aucune ligne de définition.
def-fen = C’est une position (FEN), pas une définition.
def-fen-hint = Définissez les pièces, et écrivez la position après « fen= ».
def-pgn = C’est un enregistrement de coups (PGN), pas une définition.
def-pgn-hint = Ouvrez un plateau de ce jeu, et collez l’enregistrement sous « { tool-share } ».
def-folded = { $count ->
    [one] Cette définition a perdu ses fins de ligne ; elle est lue comme { $count } ligne.
   *[other] Cette définition a perdu ses fins de ligne ; elle est lue comme { $count } lignes.
}
def-folded-unclear = Les lignes de cette définition sont collées les unes aux autres, et la fin de chacune est incertaine.
def-folded-unclear-hint = Écrivez chaque réglage et chaque pièce sur sa propre ligne.
def-line = La ligne « { $text } » n’est ni un commentaire, ni un réglage, ni une pièce ; elle est ignorée.
def-line-colons = La ligne « { $text } » n’a pas les quatre deux-points d’une ligne de pièce ; elle est ignorée.
def-fields = Une ligne de pièce a six champs ; ce qui suit est ignoré.
def-key-case = « { $written } » est lu comme « { $meant } ».
def-repeat = La clé « { $key } » a déjà été donnée ; c’est cette dernière valeur, « { $text } », qui compte.
def-no-piece = La clé « { $key } » concerne la ligne de pièce qui la précède, et il n’y en a pas.
def-language-key = « { $key } » n’est pas un texte que l’on peut donner en plusieurs langues ; ceci est ignoré.
def-language-key-hint = C’est possible pour le nom d’une pièce, le titre, l’énoncé et d’autres mots : « name.de », « title.de », « task.de », « word.de ».
def-language-tag = « { $tag } » n’est pas un code de langue ; ceci est ignoré.
def-language-tag-hint = Les codes de langue s’écrivent comme « de », « pt-BR » et « zh-Hans ».
def-language-empty = « { $key } » n’a pas de texte ; ceci est ignoré.
def-language-word = « { $key } » est un mot, deux-points et sa traduction, comme « swamp:Sumpf » ; ceci est ignoré.
def-language-word-unknown = « { $word } » n’apparaît nulle part ailleurs dans cette définition.
def-limit-settings = Seuls { $most } réglages sont lus ; celui-ci et tous les suivants sont ignorés.
def-limit-pieces = Seules { $most } lignes de pièce sont lues ; celle-ci et toutes les suivantes sont ignorées.
def-more-count = { $count ->
    [one] Il y a { $count } autre défaut de ce genre.
   *[other] Il y a { $count } autres défauts de ce genre.
}

## JSON

# $what : ce qui ne va pas dans un texte qui devrait être du JSON. $said dit, dans les mots d’un autre programme, ce qui n’est pas
# parmi ces cas.
json = { $what ->
    [end-in-list] Ce n’est pas du JSON : le texte s’arrête dans un tableau.
    [end-in-object] Ce n’est pas du JSON : le texte s’arrête dans un objet.
    [end-in-string] Ce n’est pas du JSON : le texte s’arrête dans une chaîne.
    [end-in-value] Ce n’est pas du JSON : le texte s’arrête dans une valeur.
    [colon] Ce n’est pas du JSON : « : » attendu.
    [list-comma] Ce n’est pas du JSON : « , » ou « ] » attendu.
    [object-comma] Ce n’est pas du JSON : « , » ou « {"}"} » attendu.
    [ident] Ce n’est pas du JSON : true, false ou null attendu.
    [value] Ce n’est pas du JSON : valeur attendue.
    [escape] Ce n’est pas du JSON : séquence d’échappement non valide.
    [number] Ce n’est pas du JSON : nombre non valide.
    [number-range] Ce n’est pas du JSON : nombre hors limites.
    [code-point] Ce n’est pas du JSON : point de code Unicode non valide.
    [control] Ce n’est pas du JSON : caractère de contrôle (\u0000-\u001F) dans une chaîne.
    [key] Ce n’est pas du JSON : une clé doit être une chaîne.
    [surrogate] Ce n’est pas du JSON : première moitié d’une paire de substitution, seule, dans un échappement hexadécimal.
    [trailing-comma] Ce n’est pas du JSON : virgule en trop à la fin.
    [trailing] Ce n’est pas du JSON : caractères en trop à la fin.
    [escape-end] Ce n’est pas du JSON : échappement hexadécimal inachevé.
    [depth] Ce n’est pas du JSON : imbrication trop profonde.
   *[other] Ce n’est pas du JSON : { $said }.
}
def-value-definition = Une définition est un objet.
def-value-pieces = Les pièces forment un tableau d’objets ; ceci est ignoré.
def-value-piece = Une pièce est un objet ; ceci est ignoré.
def-value-field = Ce champ est une chaîne ; ceci est ignoré.
def-value-hand = Une main se compose d’un nombre ou de deux ; ceci est ignoré.
def-value-unreadable = Cette valeur est illisible ; elle est ignorée.
def-key-member = Une pièce n’a pas de champ « { $name } » ; il est ignoré.
def-key-member-hint = Vouliez-vous dire « { $name } » ?

## Valeurs

def-number-whole = « { $key } » est un nombre entier, et non « { $text } » ; la valeur par défaut s’applique.
def-number-limits = « { $key } » va de { $first } à { $last } ; valeur retenue : { $taken }.
def-number-hand = Une main contient de 0 à { $most } pièces, et non « { $text } » ; valeur retenue : { $taken }.
def-value-flag = « { $key } » est 0 ou 1, et non « { $text } » ; la valeur par défaut s’applique.
def-colour = « { $text } » n’est pas une couleur : utilisez #rgb, #rrggbb, #rrggbbaa ou un nom de couleur.
def-url = « { $key } » ne peut pas être l’adresse « { $text } » ; la valeur par défaut s’applique.
def-url-image = L’image ne peut pas être « { $text } » ; la pièce est dessinée d’après son nom.
def-unused-click = « newClick » n’a aucun effet : les coups se saisissent toujours de la même façon.
def-unused-theme = Le thème « { $text } » est inconnu ; l’aspect par défaut est utilisé.
# $names : les noms connus.
def-unused-skin = L’aspect de plateau « { $text } » est inconnu (possibles : { $names }) ; l’aspect habituel est utilisé.
def-unused-family = La famille de jeux « { $text } » est inconnue (possibles : { $names }) ; les mots habituels sont utilisés.
def-unused-shades = « shades » ne colore que les plateaux hexagonaux.
def-value-shades = « shades » se compose d’une couleur ou de trois ; les couleurs habituelles sont utilisées.
def-limit-arrows = Au plus { $most } flèches et cercles sont dessinés ; les autres sont omis.

## Pièces

# $piece : le nom d’une autre pièce qui a le même ID.
def-id-shared = L’ID « { $id } » est déjà celui d’une autre pièce : { $piece }.
def-id-shared-first = L’ID « { $id } » est aussi donné à une autre pièce : { $piece }.
def-no-move = Aucun déplacement n’est connu pour le nom « { $name } » ; la pièce ne peut pas jouer.

## Cases

def-square-outside = « { $text } » n’existe pas sur ce plateau et est omis.
# $letter : la lettre du dernier étage.
def-square-outside-hint = Le nom d’une case commence par la lettre de son étage, de A à { $letter }, comme Be4.
def-square-line = « { $text } » n’est pas une ligne droite de cellules et est omis.
def-square-line-hint = Une ligne passe toujours par les côtés, ou toujours par les sommets.
def-square-arrow = « { $text } » n’est ni une flèche ni un cercle sur ce plateau et est omis.
def-square-string = Une case s’écrit sous forme de chaîne ; ceci est omis.
def-square-list = Les cases forment un tableau de chaînes ; ceci est omis.
def-square-hole = { $count ->
    [one] La case { $squares } reste un trou.
   *[other] Les cases { $squares } restent des trous.
}
def-square-image-hole = { $count ->
    [one] La pièce des Noirs se trouverait en { $squares }, qui reste un trou.
   *[other] Les pièces des Noirs se trouveraient en { $squares }, qui restent des trous.
}
def-square-no-image = Là où les Blancs ont { $squares }, le plateau n’a pas de cellule correspondante pour les Noirs.
def-overlap-named = { $count ->
    [one] La case { $squares } est nommée pour les deux camps ; elle revient aux Noirs.
   *[other] Les cases { $squares } sont nommées pour les deux camps ; elles reviennent aux Noirs.
}
def-overlap-image = { $count ->
    [one] La case { $squares } appartient aux deux camps ; elle revient aux Blancs.
   *[other] Les cases { $squares } appartiennent aux deux camps ; elles reviennent aux Blancs.
}
def-overlap-before = { $count ->
    [one] La case { $squares } est nommée aussi pour une pièce précédente ; elle revient à la ligne qui suit.
   *[other] Les cases { $squares } sont nommées aussi pour des pièces précédentes ; elles reviennent à la ligne qui suit.
}

## Le plateau

def-size-planes = Les étages ont ensemble au plus { $files } colonnes et { $squares } cases ; valeur retenue : planes={ $taken }.
def-unused-size = « { $key } » n’a aucun effet : c’est la forme qui fixe la taille du plateau.
def-value-symmetry = « symmetry » est mirror, rotate ou none, et non « { $text } » ; valeur retenue : { $taken }.
def-value-symmetry-mirror = Ce plateau n’est pas symétrique de haut en bas ; valeur retenue : « rotate ».
def-value-skin = « cellSkin » est hex ou brick, et non « { $text } ».
def-value-labels = « labels » est une lettre et un nombre, chacun étant q, r, q+r, -q ou -r, ou « up » pour le nombre, et non « { $text } ».
def-value-letters = « letters » se compose de lettres minuscules, chacune une seule fois, et non de « { $text } ».
def-value-names = Il n’y a pas assez de noms pour les cellules, ou deux cellules ont le même ; les noms habituels sont utilisés.
def-value-shape = Une forme est square, hex ou brick, et non « { $text } » ; valeur retenue : square.
# Dit après chacune des phrases suivantes.
def-value-rectangle = Un rectangle est utilisé à la place.
def-value-shape-letters = Il n’y a pas assez de lettres pour nommer les cellules de cette forme.
def-value-shape-no-size = Une forme « hex » demande le nombre de cellules par côté.
def-value-shape-side = Un hexagone a de 1 à 13 cellules par côté.
def-value-shape-hex-end = Une forme « hex » se termine par « flat » ou « pointy ».
def-value-shape-no-rows = Une forme « brick » demande ses rangées : « 8,9,10 » ou « 8@2,9@1,10@0 ».
def-value-shape-row = Une rangée est un nombre de 1 à 64 cellules, éventuellement avec son décalage en demi-cellules : « 9 » ou « 9@2 ».
def-value-shape-rows = Un plateau a au plus { $most } rangées.
def-value-shape-offset = La rangée { $row } a un décalage ; donnez-en un à toutes les rangées ou à aucune.
def-value-shape-shift = Les rangées { $row } et { $next } ne sont pas décalées d’une demi-cellule.
def-value-shape-brick-end = Après les rangées d’une forme « brick » vient « flat », ou rien.
def-value-shape-end = Rien ne peut suivre une forme.
def-value-shape-large = Le plateau est trop grand : le maximum est de { $most } cellules.

## Débuts et problèmes

def-solution-misfit = La solution ne convient pas : { $why }
def-solution-hint = Les coups qui précèdent cet endroit restent valables.
def-no-array = « { $text } » n’est pas une disposition ; la première est retenue.
def-arrays = Sont possibles : { $names }.
