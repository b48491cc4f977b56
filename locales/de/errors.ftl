# Was Programme hören, die von der Engine etwas verlangen, was sie nicht kann: Autoren von Webseiten lesen es, und wer Befehle tippt.
#
# Was ohne Platz für ein Argument in Anführungszeichen steht, schreiben Programme so, etwa „white“: Es bleibt, wie es ist.

error-not-a-definition = Eine Definition muss ein Text oder ein Objekt sein.
error-not-a-path = Der Weg eines Zuges muss ein Array von Texten sein, einer für jeden Schritt.
error-not-a-path-long = Der Weg ist zu lang.
error-not-a-position = Änderungen einer Stellung müssen ein Array sein.
error-not-a-side = Eine Seite muss „white“ oder „black“ sein.
error-no-such-type = Diesen Figurentyp gibt es nicht.
error-no-such-type-wall = In diesem Spiel gibt es keine Mauern.
error-no-such-cell = Dieses Feld gibt es nicht.
# $forms: path, uci, san, … wie sie verlangt werden.
error-no-such-notation = Diese Notation gibt es nicht. Möglich sind: { $forms }.
# $kinds: square, hex, … wie sie verlangt werden, mit „oder“ vor dem letzten Wort.
error-no-such-board = „{ $kind }“ ist keine Art von Brett; möglich ist { $kinds }.
# $depth: die größte Zahl von Zügen hintereinander.
error-too-deep = Züge werden höchstens bis zur Tiefe { $depth } gezählt.
error-no-network = Das ist kein Netz, das Stellungen beurteilt, oder eines einer späteren Version.
error-other-network = Dieses Netz wurde für andere Figuren oder ein anderes Brett gemacht.
error-damaged-network = Dieses Netz ist beschädigt.

## Routinen, die Webseiten ihren Spielen mitgeben

error-not-a-routine = Eine Routine muss eine Funktion sein.
error-not-a-routine-list = Routinen dieser Art müssen in einem Array stehen.
error-not-asked = Eine Routine darf die Stellung nur lesen, während sie gefragt wird.
# $what: was die Routine falsch gemacht hat, eine der Meldungen hinter custom-failed in rule-diagnostics.ftl.
error-not-a-question = Diese Frage der Routine ist ungültig: { $what }.
