# Ce qui est omis d’un enregistrement, et pourquoi. $count est un nombre.

record-several-games = Ce texte contient { $count } parties. La première est lue.
record-more-games = Ce texte contient plusieurs parties. La première est lue.
record-several-positions = Ce texte contient { $count } positions. La première est lue.
record-first-line = Seule la première ligne de ce texte est lue.
record-after-the-end = Ce qui suit la fin de la partie est omis.
record-too-long = La suite de l’enregistrement est trop longue.

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
record-no-part = Cette ligne ne fait partie d’aucune partie.

record-position-line = Cette ligne de la position est illisible.
record-picture-row = Une rangée du diagramme de la position est illisible.
record-no-end = Ce mot ne désigne aucune fin de partie connue.
record-no-handicap = Ce nom ne désigne aucun handicap connu.
