# Was an einem Zug in XBetza nicht stimmt, und was hilft.
#
# Zeichen und Buchstaben in Anführungszeichen gehören zur Notation und bleiben, wie sie sind, ebenso ganze Züge wie „[F-R]“. $letter,
# $sign, $atom, $modifier und $text sind, was der Autor geschrieben hat oder schreiben sollte. Ein Zug besteht aus Teilzügen; ein
# Teilzug ist ein Atom (ein Großbuchstabe) mit Modifikatoren (Kleinbuchstaben) davor und einer Reichweite oder dem Suffix „~“ dahinter.


## Atome

xbetza-atom = „{ $letter }“ ist kein Atom; dieser Zug entfällt.
xbetza-atom-hint = Die Atome sind W F D N A H C L Z J G, K Q R B und U O I. Ist der Modifikator „{ $modifier }“ gemeint?
# $letter: X oder Y.
xbetza-atom-extension-hint = „{ $letter }“ macht nur einen Sprung länger und steht direkt hinter W F D N A H C L Z J oder G, etwa „N{ $letter }“.
xbetza-reserved = „@“ ist für später reserviert; dieser Zug bewirkt nichts.

## Reichweiten und Gebietszüge

xbetza-range-alone = Vor dieser Reichweite steht kein Atom; sie wird ignoriert.
xbetza-range-alone-hint = Eine Reichweite steht hinter ihrem Großbuchstaben, etwa „R4“.
xbetza-range-digits = Eine Zahl hat höchstens zwei Ziffern; diese Reichweite wird ignoriert.
xbetza-range-no-lower = Die untere Grenze fehlt; diese Reichweite wird ignoriert.
xbetza-range-order = Die untere Grenze ist größer als die obere; diese Reichweite wird ignoriert.
xbetza-range-second = Dieses Atom hat schon eine Reichweite; diese zweite wird ignoriert.
xbetza-range-second-area = Hier steht ein zweites Suffix „~“; es wird ignoriert.
xbetza-range-after-area = Eine Reichweite gehört vor das Suffix „~“; diese wird ignoriert.
xbetza-range-none = Zu „{ $atom }“ gehört keine Reichweite; sie wird ignoriert.
xbetza-range-castling = Die Reichweite von „O“ ist eine einzige genaue Zahl; diese Reichweite wird ignoriert.
xbetza-range-half-board = „*“ hat nur bei „W“ eine eigene Bedeutung; hier heißt es unbegrenzt.
xbetza-range-half-board-hint = Eindeutig unbegrenzt heißt „0“.
xbetza-area = Ein Gebietszug hat nur einen Teilzug, einen Schritt oder Sprung; „~“ wird ignoriert.

## Modifikatoren

xbetza-dangling = Hinter diesen Modifikatoren steht kein Atom; sie entfallen.
# $example: die Modifikatoren des Autors mit einem Atom dahinter.
xbetza-dangling-hint = Modifikatoren stehen vor einem Großbuchstaben, etwa „{ $example }“.
xbetza-dangling-before-hint = Modifikatoren gehören zu einem Atom und stehen direkt davor, innerhalb der Klammer.
xbetza-dangling-bracket = Hinter diesen Modifikatoren steht kein Atom; dieser Zug entfällt.
xbetza-dangling-bracket-hint = In Klammern hat jeder Teilzug ein eigenes Atom.
xbetza-dangling-prefix = Vor einer Klammer stehen nur Richtungen; „{ $letter }“ wird ignoriert.
xbetza-dangling-prefix-hint = Andere Modifikatoren stehen vor dem Atom ihres Teilzugs, etwa „[F-mR]“.
xbetza-modifier-area = „{ $letter }“ hat bei einem Gebietszug keine Wirkung und wird ignoriert.
xbetza-modifier-atom = „{ $letter }“ hat bei „{ $atom }“ keine Wirkung und wird ignoriert.
xbetza-modifier-y = „y“ bedeutet beim letzten Teilzug nichts und wird ignoriert.
xbetza-modifier-y-hint = „y“ steht bei einem Teilzug, der von einem leeren Feld weitergeht, etwa „yafsF“.
xbetza-modifier-ride = Ein weiter Zug führt nicht zugleich im Kreis und im Zickzack; „{ $letter }“ wird ignoriert.
xbetza-modifier-h = Dieses „h“ gehört zu keinem Richtungsbuchstaben und wird ignoriert.
xbetza-modifier-h-hint = „h“ steht hinter einem Richtungsbuchstaben („fhN“) oder vor „l“ oder „r“ („hrN“).
xbetza-reserved-t = „t“ direkt vor „a“ ist für später reserviert und wird ignoriert.
xbetza-reserved-t-hint = Das „t“ vor einen anderen Modifikator des Teilzugs schreiben.
xbetza-duplicate = Ein weiteres „{ $letter }“ im selben Teilzug ändert nichts.
xbetza-duplicate-direction = In diesem Teilzug steht dieselbe Richtung zweimal.
xbetza-direction-castling = Die Rochade geht seitwärts; „{ $letter }“ wird ignoriert.
xbetza-direction-castling-hint = Die Richtungen von „O“ sind „l“, „r“ und „s“.
xbetza-direction-none-left = Dieser Rochade bleibt keine Richtung; sie entfällt.

## Klammern und Teilzüge

# $sign: eine schließende Klammer, eckig oder rund.
xbetza-bracket-closing = „{ $sign }“ schließt nichts und wird übersprungen.
xbetza-bracket-unopened = „)“ schließt nichts; dieser Zug entfällt.
# $sign: eine öffnende Klammer, eckig oder rund.
xbetza-bracket-open = „{ $sign }“ ist nicht geschlossen; dieser Zug entfällt.
xbetza-bracket-missing-hint = Es fehlt „{ $sign }“.
xbetza-bracket-only = „{ $sign }“ darf nur in Klammern stehen und wird übersprungen.
xbetza-bracket-only-hint = Züge mit eigenen Teilzügen schreibt man wie „[F-R]“, wiederholte Teilzüge wie „[N(-N)]“.
# $sign: ein Buchstabe oder eine Klammer.
xbetza-bracket-inside = „{ $sign }“ darf nicht in Klammern stehen; dieser Zug entfällt.
xbetza-bracket-inside-hint = Hier trennt „-“ oder „?“ die Teilzüge, und jeder hat ein eigenes Atom.
xbetza-bracket-empty = Diese Klammer ist leer; dieser Zug entfällt.
# Eine Gruppe: Teilzüge in runden Klammern, die wiederholt werden.
xbetza-bracket-empty-group = Diese Gruppe ist leer; dieser Zug entfällt.
xbetza-bracket-leg = Hier fehlt ein Teilzug; dieser Zug entfällt.
xbetza-bracket-leg-hint = Ein Teilzug ist ein Atom mit Modifikatoren davor, etwa „fsR“.
xbetza-bracket-separator = Zwischen zwei Teilzügen fehlt das Trennzeichen; hier gilt „-“.
xbetza-bracket-separator-hint = „-“ schreiben, wenn der Zug weitergehen muss, „?“, wenn er hier enden darf.
xbetza-bracket-last = „U“ kann nur der letzte Teilzug sein; dieser Zug entfällt.
xbetza-bracket-chain = „{ $atom }“ kann nicht das Atom eines Zuges aus mehreren Teilzügen sein; dieser Zug entfällt.
xbetza-bracket-chain-hint = „U“ darf der letzte Teilzug einer Klammer sein, etwa „[cK-U]“.

## Andere Zeichen

# $text: Zeichen, die XBetza nicht hat.
xbetza-character = „{ $text }“ gehört nicht zur Notation und wird übersprungen.
xbetza-character-apostrophe-hint = Der Apostroph der Notation ist '.
xbetza-character-separator-hint = Das Trennzeichen der Notation ist -.
xbetza-character-between-hint = Züge stehen direkt hintereinander oder mit einem Leerzeichen dazwischen.
xbetza-character-blank = Ein Leerzeichen steht mitten in einem Zug und wird übersprungen.
xbetza-character-blank-hint = Leerzeichen dürfen nur zwischen Zügen stehen.

## Zu viel. $most ist die größte Zahl, die gelesen wird.

xbetza-limit-moves = Hier stehen mehr als { $most } Züge; der Rest entfällt.
xbetza-limit-legs = Ein Zug hat höchstens { $most } Teilzüge; dieser Zug entfällt.
xbetza-limit-depth = Gruppen sind mehr als { $most }-fach verschachtelt; dieser Zug entfällt.
xbetza-limit-directions = Dieser Teilzug hat mehr als { $most } Richtungsbuchstaben; die übrigen werden ignoriert.
xbetza-limit-extensions = Ein Atom hat höchstens { $most } Zeichen „X“ und „Y“; der Rest wird ignoriert.
xbetza-limit-problems = { $count ->
    [one] { $count } weiteres Problem wird nicht aufgeführt.
   *[other] { $count } weitere Probleme werden nicht aufgeführt.
}
