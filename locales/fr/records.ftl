# Ce qui est omis d’un enregistrement, et pourquoi ; ce que les formats d’autres programmes ne peuvent pas exprimer. $count est un
# nombre.

record-several-games = Ce texte contient { $count } parties. La première est lue.
record-first-line = Seule la première ligne de ce texte est lue.
record-after-the-end = Ce qui suit la fin de la partie est omis.
record-too-long = La suite de l’enregistrement est trop longue.
record-other-variant = Cet enregistrement est une partie de { $variant }. Le jeu de cet échiquier est { $title }.

record-moves-missing = D’après son numéro, { $count ->
    [one] il manque un coup
   *[other] il manque { $count } coups
} avant celui-ci.
record-wrong-number = Il y a plus de coups avant celui-ci que son numéro ne l’indique.
record-signs = Certains signes de ce coup sont omis.
record-sign-without-move = Aucun coup ne précède ce signe.
record-result-inside = La partie continue après ce résultat.

record-variation-not-closed = Une variante n’est pas fermée.
record-variation-needs-move = Une variante doit remplacer un coup.
record-variation-nowhere = Cette variante ne remplace aucun coup connu.
record-nested-too-deep = Les variantes sont imbriquées trop profondément ici.
record-no-variation-ends = Aucune variante ne se termine ici.

record-comment-not-closed = Ce commentaire n’est pas fermé.
record-comment-inside = Un commentaire commence dans celui-ci, qui n’est peut-être pas fermé.
record-tag = Cette étiquette est illisible.
record-reserved = Ce qui est entre chevrons est omis.
record-no-part = Cette ligne n’appartient à aucune partie.

record-position-line = Cette ligne de la position est illisible.
record-picture-row = Une rangée du diagramme de la position est illisible.
record-no-end = Ce mot ne désigne aucune fin de partie connue.
record-no-handicap = Ce nom ne désigne aucun handicap connu.

## Parties aux formats d’autres programmes. $format est le nom d’un format, comme KIF ; $move un coup ; $sign ce qu’une position écrit pour
## une pièce.

# $formats : pgn, kif, csa… tels qu’ils sont demandés.
record-no-format = Une partie s’écrit dans l’un de ces formats : { $formats }.
record-no-board = Les autres formats ne peuvent pas décrire un plateau de cette sorte.
# PDN est un format pour les jeux de dames.
record-pdn-board = Le format PDN n’admet que des parties jouées sur les cases d’une seule couleur.
record-no-move = Ce format ne peut pas exprimer le coup { $move }.
record-no-move-in = Le format { $format } ne peut pas exprimer le coup { $move }.
record-no-position-in = Le format { $format } ne peut pas exprimer la position de départ de cette partie.
record-no-piece-in = Le format { $format } n’a pas de nom pour la pièce { $sign }.
record-no-variations = Ce format n’a pas de variantes ; seule la ligne principale est écrite.
record-csa-result = Le format CSA ne peut pas exprimer ce résultat : il dit comment a perdu le camp qui a le trait.
