# Ce que la ligne de commande dit aux personnes : ce qui ne va pas, et des remarques à côté de la sortie. Les deux programmes disent la même chose, le
# programme natif et celui du paquet npm.
#
# Les commandes, les options ($option, avec leurs tirets), les noms de programmes et les mots des définitions ne sont jamais traduits ; ni ce qui est
# entre guillemets sans place pour un argument.

# $command est ce qu’il faut taper.
cli-try = Aide : { $command }
# Devant une remarque à côté de la sortie, et devant ce qui aide à corriger un défaut d’une définition.
cli-note = remarque : { $text }
cli-hint = indice : { $hint }
# $place est un fichier, une de ses lignes ou une option ; pareil dans toutes les langues.
cli-at = { $place }: { $why }

## Lignes de commande qui n’ont pas de sens. Elles suivent le nom du programme et un deux-points.

cli-command-missing = il manque une commande.
cli-no-command = la commande « { $text } » n’existe pas.
cli-no-option = l’option « { $text } » n’existe pas.
# $languages sont toutes celles qu’il y a.
cli-no-language = la langue « { $text } » n’existe pas. Sont possibles : { $languages }.
# $usage est la façon d’écrire la commande.
cli-use = la commande s’écrit ainsi : « { $usage } ».
cli-option-unused = { $command } n’a pas d’option { $option }.
# $program est cargo ou npm, d’où vient le programme.
cli-needs-program = { $command } n’existe que dans le programme de { $program }.
cli-value-missing = { $option } demande une valeur.
cli-value-unused = { $option } ne prend pas de valeur.
cli-options-exclude = { $options } s’excluent.
cli-option-values = { $option } peut être { $values }.
cli-no-number = « { $text } » n’est pas un nombre pour { $option }.
cli-needs-option = { $option } demande { $other }.
cli-no-depth = « { $text } » n’est pas une profondeur de 0 à { $most }.
cli-no-width = --width est un nombre de pixels, { $most } au plus.
cli-no-range = « { $text } » n’est pas une suite de positions : 0-20, ou 10- pour toutes depuis la dixième.
cli-no-pace = --pace est un nombre de millisecondes, { $most } au plus.
cli-no-text = « { $text } » n’est pas un texte en UTF-8.
# $known : ce qui est possible.
cli-none-of = « { $text } » n’est pas { $known }.
cli-no-engine = « { $text } » n’est pas un moteur pour --engines.
cli-no-bounds = « { $text } » ne donne pas deux différences d’Elo, la plus petite d’abord, comme 0,10.
cli-two-engines = match demande deux moteurs : --engines A B.
# Un travail peut se faire par parties.
cli-no-part = « { $text } » n’est pas une partie pour --shard, comme l’est 2/8.
cli-no-stipulation = solve demande --stipulation, par exemple « #2 ».
cli-no-pawn = --pawn doit nommer une pièce de la disposition de départ.
cli-output-folder = les mesures d’un dossier demandent un dossier : --output FOLDER.
cli-results-need-file = --results demande une définition dans un fichier.
cli-values-forms = values s’écrit en texte, ou avec --json.
cli-protocol-input = { $command } lit les commandes sur l’entrée standard : FILE ne peut pas être -.
cli-xboard-hexagons = le plateau est fait d’hexagones, que XBoard ne peut pas dessiner.
cli-xboard-hidden = XBoard montrerait ce que ce jeu cache.

## Fichiers. Ceci suit le nom d’un fichier ou d’un dossier et un deux-points.

cli-file-missing = ce fichier n’existe pas.
cli-file-folder = c’est un dossier.
cli-file-unreadable = ce fichier ne peut pas être lu.
cli-file-unwritable = ce fichier ne peut pas être écrit.
cli-file-large = ce fichier est trop grand.
cli-file-no-text = ce fichier n’est pas un texte en UTF-8.
cli-file-encoding = { $file } n’est pas en UTF-8. Le fichier est lu comme { $encoding }.
cli-no-such-game = ce texte contient { $count ->
    [one] une partie
   *[other] { $count } parties
}.
cli-folder-missing = ce dossier n’existe pas.
cli-folder-unreadable = ce dossier ne peut pas être lu.
cli-folder-empty = ce dossier ne contient aucune définition.
# $why est ce que dit le système.
cli-output-unwritable = La sortie ne peut pas être écrite : { $why }

## Définitions, parties, images

# Suit « remarque : ».
cli-has-errors = { $file } a des erreurs ; `variant-diagram check` les montre.
# $why est une phrase.
cli-cannot-be-played = { $move } ne peut pas être joué : { $why }
# D’un fichier à sections, un variants.ini.
cli-no-section = { $file } n’a aucune section.
cli-no-section-named = { $file } n’a aucune section « { $name } ».
cli-no-variant = Le jeu « { $name } » n’existe pas.
cli-png-renderer = PNG et GIF demandent un programme de dessin : npm install @resvg/resvg-js (ou écrire du SVG, que tout navigateur ouvre).
# $why est une phrase sur une page : pourquoi elle ne peut pas être lue.
cli-page-without-pictures = { $why } Ses blocs n’ont pas d’images.
cli-pictures-made = { $count ->
    [one] { $count } diagramme
   *[other] { $count } diagrammes
} dans { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}

## Matchs entre moteurs, et parties de la recherche contre elle-même

cli-openings-empty = ce fichier ne contient aucune ouverture.
# $opening est une position ou quelques coups, $why une phrase, comme le message suivant.
cli-no-opening = L’ouverture « { $opening } » ne peut pas être jouée : { $why }
cli-opening-incomplete = elle n’est pas complète.
# Les ouvertures sont des coups au hasard. $most est un nombre de centièmes de pion.
cli-openings-end = { $count ->
    [one] { $count } coup au hasard termine cette partie.
   *[other] { $count } coups au hasard terminent cette partie.
}
cli-openings-unbalanced = { $count ->
    [one] { $count } coup au hasard termine cette partie, ou donne à un camp plus de { $most } centièmes de pion d’avantage.
   *[other] { $count } coups au hasard terminent cette partie, ou donnent à un camp plus de { $most } centièmes de pion d’avantage.
}
cli-start-unbalanced = Le début donne déjà à un camp plus de { $most } centièmes de pion d’avantage : il faut un --balance plus grand, ou des positions équilibrées par --openings.
cli-records-other = Le fichier d’enregistrements est celui d’un autre match.
cli-no-best = La recherche n’a trouvé aucun coup.
cli-learns-nothing = learn demande --output pour le réseau ou --results pour ses parties.
cli-base = --base vaut sums ou all.
cli-neurons = --neurons vaut 16 ou 32.
cli-no-positions = Aucune partie n’a de positions dont apprendre.
# $program est un autre programme, qui joue.
cli-program-start = { $program } ne peut pas être lancé.
cli-program-ended = { $program } s’est arrêté au milieu du match.
# $word est ce qu’il aurait dû dire, $count un nombre de secondes.
cli-program-silent = { $program } n’a pas dit { $word } en { $count } s.
cli-program-illegal = { $program } joue { $move }, qui n’est pas légal.
# Suit le nom d’une définition et un deux-points.
cli-games-tell-nothing = des parties de la recherche contre elle-même ne disent rien ici.
cli-other-weights = Ces jeux sont évalués avec des poids différents : demandez-les séparément.

## Résultats dans des fichiers

# Ces deux suivent le nom d’un fichier et un deux-points.
cli-results-line = ce n’est pas une ligne de résultats.
cli-results-other = ces résultats sont ceux d’autre chose.
cli-results-none = Ces fichiers ne contiennent aucun résultat.
cli-results-no-facts = Ce ne sont pas des résultats de facts.
cli-results-unknown = Ce ne sont pas des résultats de facts, values, tune ou match.
cli-no-table = Il n’y a pas de table.
