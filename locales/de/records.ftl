# Was von einer Aufzeichnung ausgelassen wird, und warum. $count ist eine Zahl.

record-several-games = Dieser Text enthält { $count } Partien. Gelesen wird die erste.
record-more-games = Dieser Text enthält mehrere Partien. Gelesen wird die erste.
record-several-positions = Dieser Text enthält { $count } Stellungen. Gelesen wird die erste.
record-first-line = Nur die erste Zeile dieses Textes wird gelesen.
record-after-the-end = Was nach dem Ende der Partie folgt, wird ausgelassen.
record-too-long = Der Rest der Aufzeichnung ist zu lang.

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
