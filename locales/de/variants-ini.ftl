# Was ein Abschnitt einer variants.ini, der Datei, in der Fairy-Stockfish Spiele beschreibt, als Definition verliert, und was anders
# verstanden wird.
#
# $option ist der Name einer Option dieser Datei, $value was die Datei ihr gibt; Namen von Optionen bleiben, wie sie sind. $moves sind
# Züge in XBetza, $id und $ids die Buchstaben von Figuren. „Das andere Programm“ ist Fairy-Stockfish.


## Abschnitte und Optionen

ini-line = Die Zeile ist weder eine Option noch ein Kommentar; sie wird ignoriert.
ini-option = „{ $option }“ ist keine bekannte Option und wird ignoriert.
ini-parent = Die Vorlage „{ $parent }“ ist nicht bekannt; der Abschnitt hat keine Definition.
ini-parent-itself = Die Vorlage „{ $parent }“ erbt von sich selbst; der Abschnitt hat keine Definition.
ini-parent-too-much = Der Abschnitt erbt zu viel von „{ $parent }“ und weiteren Vorlagen; er hat keine Definition.
ini-size = { $option } ist keine Größe; es gilt { $taken }.
# $words: was Namen von Feldern sein sollten.
ini-no-squares = { $option } nennt, was kein Feld des Bretts ist und ausgelassen wird: { $words }.
# $names: die Buchstaben der Figuren.
ini-no-pieces = { $count ->
    [one] { $option } nennt eine Figur, die es nicht gibt: { $names }.
   *[other] { $option } nennt Figuren, die es nicht gibt: { $names }.
}
ini-no-piece = { $option } nennt eine Figur, die es nicht gibt.

## Züge

ini-custom-piece = { $option } schreibt man als Buchstabe:Züge; die Option wird ausgelassen.
ini-letters = Die Züge „{ $moves }“ von { $option } enthalten unbekannte Buchstaben; sie werden als XBetza gelesen.
ini-lame-leaps = Die blockierbaren Sprünge von „{ $moves }“ gehen zuerst geradeaus; das andere Programm kennt keinen solchen Zug.
ini-lame-leaps-blocked = Welche Felder den lahmen Sprüngen „{ $moves }“ im Weg stehen, kann im anderen Programm anders sein.
ini-hops = { $count ->
    [one] Über einen Sprungbock geht es im anderen Programm immer beliebig weit: { $moves } von { $option } wird so verstanden.
   *[other] Über einen Sprungbock geht es im anderen Programm immer beliebig weit: { $moves } von { $option } werden so verstanden.
}
ini-no-such-moves = Das andere Programm hat keine Züge wie { $moves } von { $option }; sie werden als XBetza gelesen.
ini-slanting-lines = Schräge Linien, die für beide Seiten verschieden sind, lassen sich nicht ausdrücken; sie werden ausgelassen.
ini-pass-stalemate = Passen statt Patt gilt für beide Seiten.

## Rochade

ini-castling-file = { $option } ist keine Linie des Bretts.
ini-castling-wing = Dass nur die Rochade auf einem der Flügel gewinnt, lässt sich nicht ausdrücken; keine Rochade gewinnt.
ini-castling-opposite = oppositeCastling: Dass beide Seiten auf verschiedenen Flügeln rochieren müssen, lässt sich nicht ausdrücken.

## Umwandlung

ini-promotion-sets = Mehr als neun Gruppen von Umwandlungsfiguren werden nicht geschrieben; es gilt die erste von Weiß.
ini-promotion-capture = Jedes Schlagen führt zur Umwandlung, gleich wo es endet, und ohne Wahl.
ini-promotion-region = Figuren wandeln sich um, wenn sie das Gebiet betreten, nicht wenn sie es verlassen.
ini-promotion-move = Für die Umwandlung als eigenen Zug gibt es ein gemeinsames Gebiet beider Seiten; es gilt das von Weiß.
# $letter: der Buchstabe einer Figur.
ini-promotion-limit = { $letter }: Jede umgewandelte Form wird für sich gezählt, nicht alle zusammen.

## Einsetzen, Mauern und Figuren, die die Seite wechseln

ini-enclose = „{ $value }“ ist keine Art, Figuren einzuschließen.
ini-enclosing-start = Schwarz füllt zuerst das Spiegelbild dieser Felder.
ini-enclosing-drop = Einsetzen der Art „{ $value }“ gibt es hier nicht.
ini-walls = „{ $value }“ ist kein Ort für Mauern; wallingRule wird ausgelassen.
ini-petrify-blast = petrifyBlastPieces: Figuren, die eine Explosion schlägt, werden hier nicht zu Mauern.

## Partieende

ini-pseudo-royal = Figuren, die königlich werden, wenn nur wenige von ihnen übrig sind, sind von Anfang an königlich.
ini-mate-piece = shatarMateRule: Welche Figur matt setzt, wird hier nicht geprüft.
ini-extinction-claim = extinctionClaim: Aussterben braucht hier nicht reklamiert zu werden.
ini-flag-safe = Eine Figur, die dort geschlagen werden könnte, wo sie ankommt, gewinnt, wenn die Antwort sie nicht schlägt.
ini-flag-promotes = { $id } darf sich umwandeln, wo die Figur gewinnen würde: Dort gewinnt sie nicht.
ini-flag-blocked = flagPieceBlockedWin: Ob eine eigene Figur das Ziel versperrt, wird hier nicht geprüft.
ini-line-gaps = Figuren stehen lückenlos hintereinander oder dürfen Lücken haben; beides zugleich geht nicht.
ini-chains = Ketten nur in diesen Richtungen lassen sich nicht ausdrücken.
ini-material = „{ $value }“ ist keine Art, Material zu zählen.
# $value: wie eine Wiederholung endet.
ini-fold-value = { $value ->
    [win] Der Gewinn gilt für die Seite, deren Zug die Stellung wiederholt.
   *[loss] Der Verlust gilt für die Seite, deren Zug die Stellung wiederholt.
}
ini-move-count = Jeder Zug von { $ids } lässt die Zählung der Züge neu beginnen, auch einer rückwärts oder seitwärts.

## Definitionen als Abschnitte: warum eine keinen hat

# Sätze darüber, was ein Abschnitt einer variants.ini nicht sagen kann. $key ist ein Schlüssel von Definitionen, $piece und $pieces sind
# Namen von Figuren.

ini-board = Fairy-Stockfish spielt auf Quadraten, auf einem einzigen Brett mit höchstens { $files } Linien und { $ranks } Reihen.
ini-too-many-pieces = In variants.ini haben höchstens { $most } Figurentypen Buchstaben, umgewandelte Formen mitgezählt.
ini-no-option = variants.ini hat keine Option für { $key }.
ini-no-value = { $key }={ $value } lässt sich in variants.ini nicht ausdrücken.
ini-both-sides = In variants.ini gilt { $key } für beide Seiten gleich.
ini-one-piece = { $key } unterscheidet Figuren, die in variants.ini eine einzige sind.
# $id: die ID einer Figur.
ini-letter = In variants.ini hat jede Figur einen eigenen Buchstaben von a bis z; { $id } ist keiner.
ini-letter-form = In variants.ini hat eine umgewandelte Form den Buchstaben ihrer Figur hinter einem Pluszeichen; { $id } ist anders gebildet.
ini-letters-left = Für diese umgewandelte Form ist kein Buchstabe von a bis z mehr frei.
ini-moves = variants.ini hat keine solchen Züge wie diese Figur ({ $piece }): { $moves }.
ini-first-moves = In Fairy-Stockfish hängen erste Züge nur vom Feld ab, gleich wer dort steht. Für diese Figur gilt das nicht: { $piece }.
ini-passing = In Fairy-Stockfish darf auf jeden ersten Zug über mehrere Felder im Vorübergehen geschlagen werden.
ini-castling = variants.ini hat keine solche Rochade wie diese Figur: { $piece }.
ini-promotion-first = In variants.ini muss sich keine Figur nur auf der letzten Reihe umwandeln, anders als diese: { $piece }.
ini-promotion-leave = In variants.ini wandeln sich auch Figuren um, die das Umwandlungsgebiet verlassen, anders als diese: { $piece }.
ini-promotion-passing = In variants.ini führt Schlagen im Vorübergehen nicht zur Umwandlung, anders als bei dieser Figur: { $piece }.
ini-explosion-both = In variants.ini hat eine Seite verloren, die beide Könige in die Luft sprengt.
ini-facing = In variants.ini dürfen Könige einander weder auf Linien noch auf Reihen gegenüberstehen.
ini-goal-waits = In variants.ini gewinnt ein König mit der Ankunft sofort oder lässt die andere Seite nachziehen; andere Figuren müssen einen Zug lang stehen bleiben.
ini-goal-pieces = In variants.ini gewinnt eine bestimmte Figur einer Seite durch ihre Ankunft, oder jede.
ini-goal-safe = In variants.ini kommt ein König nie an, wo er im Schach stünde.
# $count: wie viele Schachgebote.
ini-check-cap = In variants.ini zählen höchstens { $count } Schachgebote als Züge ohne Fortschritt, wo Verfolgen verliert, und sonst alle.
ini-progress = In variants.ini sind nur Züge ein Fortschritt, die sich nicht zurücknehmen lassen. Diese Figur kann alle zurücknehmen: { $piece }.
ini-fold = In Fairy-Stockfish gewinnt oder verliert durch eine Wiederholung die Seite am Zug, nicht die, die die Stellung wiederholt.
ini-to-and-fro = In Fairy-Stockfish darf eine Figur hin- und herziehen, und ihre Seite verliert dadurch.
ini-counting = In variants.ini fragt die Zählung der Züge nach Turm, Silber, Springer und Bauer dieser Spiele.
# $problem: ein Satz.
ini-differs-reading = Der Abschnitt würde anders gelesen, als er gemeint ist: { $problem }
# $position: eine Stellung.
ini-differs-result = Partien des Abschnitts würden anders enden, so in { $position }.
# $moves: einige Züge.
ini-differs-moves = Der Abschnitt würde anders gespielt, so in { $position }: { $moves }.

## Definitionen als Abschnitte: was etwas anders verstanden wird

ini-progress-mixed = Züge dieser Figuren lassen die Zählung nur dann neu beginnen, wenn sie sich nicht zurücknehmen lassen: { $pieces }.
ini-check-replies = Auch Antworten auf Schachgebote nach dem zehnten sind keine Züge ohne Fortschritt.
