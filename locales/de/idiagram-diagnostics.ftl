# Was eine Definition als Parameter des Interactive Diagram verliert oder nicht ausdrücken kann, eines Skripts von H. G. Muller, das Varianten auf Seiten zeichnet.
#
# $key ist ein Schlüssel von Definitionen, $value sein Wert; beide bleiben, wie sie sind. $moves ist ein Zug in XBetza, $piece der Name einer Figur.

idiagram-board = Das Interactive Diagram spielt auf einem einzigen Brett aus Quadraten.
idiagram-no-key = Das Interactive Diagram hat keinen Parameter für { $key }.
idiagram-no-value = { $key }={ $value } lässt sich im Interactive Diagram nicht ausdrücken.
idiagram-both-sides = Im Interactive Diagram gilt { $key } für beide Seiten gleich.
idiagram-moves = Das Interactive Diagram hat keinen solchen Zug wie diese Figur ({ $piece }): { $moves }.
idiagram-morph = Das Interactive Diagram hat kein Zeichen dafür, was diese Figur auf { $square } wird oder nicht darf: { $piece }.
idiagram-line = Im Interactive Diagram enthalten Name, ID und Bild einer Figur weder Doppelpunkt noch Gleichheitszeichen.
idiagram-start = Im Interactive Diagram beginnt Weiß.
idiagram-holes = Im Interactive Diagram liegen die Löcher der einen Seite denen der anderen gegenüber.
idiagram-differs = Zurückgelesen haben die Parameter hier andere Züge: { $position }.
idiagram-differs-reading = Zurückgelesen sind die Parameter falsch: { $problem }
idiagram-ends = { $key } entfällt: Wann ein Spiel zu Ende ist, überlässt das Interactive Diagram seinen Lesern. Die Züge sind dieselben.
idiagram-pictures = Das Interactive Diagram zeichnet nur Bilder: graphicsDir= mit der Adresse eines Ordners ergänzen, der sie enthält.
