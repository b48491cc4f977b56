# Was von einer Aufzeichnung ausgelassen wird, und warum; was Formate anderer Programme nicht ausdrücken können. $count ist eine Zahl.

record-several-games = Dieser Text enthält { $count } Partien. Gelesen wird die erste.
record-first-line = Nur die erste Zeile dieses Textes wird gelesen.
record-after-the-end = Was nach dem Ende der Partie folgt, wird ausgelassen.
record-too-long = Der Rest der Aufzeichnung ist zu lang.
record-other-variant = Diese Aufzeichnung ist eine Partie { $variant }. Das Spiel dieses Bretts ist { $title }.

record-moves-missing = Nach der Zugnummer { $count ->
    [one] fehlt davor ein Zug
   *[other] fehlen davor { $count } Züge
}.
record-wrong-number = Vor diesem Zug stehen mehr Züge, als seine Nummer sagt.
record-signs = Einige Zeichen dieses Zuges werden ausgelassen.
record-sign-without-move = Vor diesem Zeichen steht kein Zug.
record-result-inside = Nach diesem Ergebnis geht die Partie weiter.

record-variation-not-closed = Eine Variante ist nicht geschlossen.
record-variation-needs-move = Eine Variante braucht einen Zug, den sie ersetzt.
record-variation-nowhere = Diese Variante ersetzt keinen bekannten Zug.
record-nested-too-deep = Die Varianten sind hier zu tief verschachtelt.
record-no-variation-ends = Hier endet keine Variante.

record-comment-not-closed = Dieser Kommentar ist nicht geschlossen.
record-comment-inside = In diesem Kommentar beginnt ein zweiter: Vielleicht ist er nicht geschlossen.
record-tag = Dieser Kopfeintrag ist nicht lesbar.
record-reserved = Was in spitzen Klammern steht, wird ausgelassen.
record-no-part = Diese Zeile gehört zu keiner Partie.

record-position-line = Diese Zeile der Stellung ist nicht lesbar.
record-picture-row = Im Bild der Stellung ist eine Reihe nicht lesbar.
record-no-end = Unter diesem Wort ist kein Partieende bekannt.
record-no-handicap = Unter diesem Namen ist keine Vorgabe bekannt.

## Partien in den Formaten anderer Programme. $format ist der Name eines Formats, etwa KIF; $move ein Zug; $sign, wie Stellungen eine
## Figur schreiben.

# $formats: pgn, kif, csa, … wie sie verlangt werden.
record-no-format = Dieses Format gibt es für Partien nicht. Möglich sind: { $formats }.
record-no-board = In anderen Formaten lässt sich ein Brett dieser Art nicht ausdrücken.
# PDN ist ein Format für Dame.
record-pdn-board = PDN ist nur für Spiele auf Feldern einer einzigen Farbe.
record-no-move = In diesem Format lässt sich der Zug { $move } nicht ausdrücken.
record-no-move-in = In { $format } lässt sich der Zug { $move } nicht ausdrücken.
record-no-position-in = In { $format } lässt sich die Stellung nicht ausdrücken, mit der diese Partie beginnt.
record-no-piece-in = { $format } hat keinen Namen für die Figur { $sign }.
record-no-variations = Dieses Format kennt keine Varianten: Nur die Hauptvariante wird geschrieben.
record-csa-result = CSA hat kein Wort für dieses Ergebnis: Das Format sagt nur, wie die Seite am Zug verloren hat.
