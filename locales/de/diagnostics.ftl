# Was an einer Definition nicht stimmt, und was hilft.
#
# Wörter in Anführungszeichen und die Namen von Schlüsseln und Werten („symmetry“, mirror, shape …) gehören zur Sprache der
# Definitionen und bleiben, wie sie sind. $text ist, was der Autor geschrieben hat, oder der Anfang davon; $key ist der Name eines
# Schlüssels. $most ist die größte erlaubte Zahl, $taken was stattdessen gilt. $squares sind einige Felder, $count sagt, wie viele.


## Zeilen und Schlüssel

def-empty = Die Definition ist leer.
# Auch wo ein Text keine Zeile einer Definition hat.
def-empty-hint = Eine Definition hat für jede Figur eine Zeile, etwa „king:K:K::e1“.
def-prose = Dieser Text enthält keine Zeile einer Definition.
def-fen = Das ist eine Stellung (FEN), keine Definition.
def-fen-hint = Die Figuren definieren und die Stellung hinter „fen=“ schreiben.
def-pgn = Das ist eine Aufzeichnung von Zügen (PGN), keine Definition.
def-pgn-hint = Ein Brett des Spiels öffnen und die Aufzeichnung unter „{ tool-share }“ einfügen.
def-folded = { $count ->
    [one] Die Zeilenumbrüche dieser Definition gingen verloren; sie wird als { $count } Zeile gelesen.
   *[other] Die Zeilenumbrüche dieser Definition gingen verloren; sie wird als { $count } Zeilen gelesen.
}
def-folded-unclear = Die Zeilen dieser Definition hängen aneinander; wo die einzelnen enden, ist unklar.
def-folded-unclear-hint = Jede Einstellung und jede Figur in eine eigene Zeile schreiben.
def-line = Die Zeile „{ $text }“ ist weder Kommentar noch Einstellung noch Figur; sie wird ignoriert.
def-line-colons = Die Zeile „{ $text }“ hat weniger als die vier Doppelpunkte einer Figurenzeile; sie wird ignoriert.
def-fields = Eine Figurenzeile hat sechs Angaben; was danach kommt, wird ignoriert.
def-key-case = „{ $written }“ wird als „{ $meant }“ gelesen.
def-repeat = „{ $key }“ war schon angegeben; es gilt dieser spätere Wert: „{ $text }“.
def-no-piece = „{ $key }“ gehört zur Figurenzeile darüber, doch dort steht keine.
def-language-key = „{ $key }“ ist kein Text, der in mehreren Sprachen angegeben werden kann; das wird ignoriert.
def-language-key-hint = Möglich ist das beim Namen einer Figur, beim Titel, bei der Aufgabe und bei anderen Wörtern: „name.de“, „title.de“, „task.de“, „word.de“.
def-language-tag = „{ $tag }“ ist kein Sprachkürzel; das wird ignoriert.
def-language-tag-hint = Sprachkürzel sehen so aus: „de“, „pt-BR“, „zh-Hans“.
def-language-empty = „{ $key }“ hat keinen Text; das wird ignoriert.
def-language-word = „{ $key }“ ist ein Wort, ein Doppelpunkt und die Übersetzung, etwa „swamp:Sumpf“; das wird ignoriert.
def-language-word-unknown = „{ $word }“ kommt in dieser Definition sonst nicht vor.
def-limit-settings = Nur { $most } Einstellungen werden gelesen; diese und alle danach werden ignoriert.
def-limit-pieces = Nur { $most } Figurenzeilen werden gelesen; diese und alle danach werden ignoriert.
def-more-count = { $count ->
    [one] Es gibt { $count } weiteres Problem dieser Art.
   *[other] Es gibt { $count } weitere Probleme dieser Art.
}

## JSON

# $what: was an einem Text nicht stimmt, der JSON sein sollte. $said sagt in den Worten eines anderen Programms, was hier fehlt.
json = { $what ->
    [end-in-list] Das ist kein JSON: Der Text endet mitten in einer Liste.
    [end-in-object] Das ist kein JSON: Der Text endet mitten in einem Objekt.
    [end-in-string] Das ist kein JSON: Der Text endet mitten in einer Zeichenkette.
    [end-in-value] Das ist kein JSON: Der Text endet mitten in einem Wert.
    [colon] Das ist kein JSON: Hier fehlt „:“.
    [list-comma] Das ist kein JSON: Hier fehlt „,“ oder „]“.
    [object-comma] Das ist kein JSON: Hier fehlt „,“ oder „{"}"}“.
    [ident] Das ist kein JSON: Erwartet wird true, false oder null.
    [value] Das ist kein JSON: Erwartet wird ein Wert.
    [escape] Das ist kein JSON: Diese Escape-Sequenz ist ungültig.
    [number] Das ist kein JSON: Diese Zahl ist ungültig.
    [number-range] Das ist kein JSON: Diese Zahl ist zu groß.
    [code-point] Das ist kein JSON: Dieses Unicode-Zeichen ist ungültig.
    [control] Das ist kein JSON: Eine Zeichenkette enthält ein Steuerzeichen (\u0000-\u001F).
    [key] Das ist kein JSON: Ein Schlüssel muss eine Zeichenkette sein.
    [surrogate] Das ist kein JSON: In einer Escape-Sequenz fehlt die zweite Hälfte eines Surrogatpaars.
    [trailing-comma] Das ist kein JSON: Das letzte Komma ist zu viel.
    [trailing] Das ist kein JSON: Nach dem Ende stehen weitere Zeichen.
    [escape-end] Das ist kein JSON: Eine Escape-Sequenz mit Hexadezimalziffern endet zu früh.
    [depth] Das ist kein JSON: Der Text ist zu tief verschachtelt.
   *[other] Das ist kein JSON: { $said }.
}
def-value-definition = Eine Definition muss ein Objekt sein.
def-value-pieces = Figuren müssen ein Array von Objekten sein; dieser Wert wird ignoriert.
def-value-piece = Eine Figur muss ein Objekt sein; dieser Wert wird ignoriert.
def-value-field = Diese Angabe muss eine Zeichenkette sein; dieser Wert wird ignoriert.
def-value-hand = Eine Hand muss aus einer Zahl oder zweien bestehen; dieser Wert wird ignoriert.
def-value-unreadable = Dieser Wert ist nicht lesbar; er wird ignoriert.
def-key-member = Eine Angabe „{ $name }“ gibt es bei Figuren nicht; sie wird ignoriert.
def-key-member-hint = Ist „{ $name }“ gemeint?

## Werte

def-number-whole = „{ $key }“ muss eine ganze Zahl sein, nicht „{ $text }“; es gilt der Standardwert.
def-number-limits = „{ $key }“ muss eine Zahl von { $first } bis { $last } sein; es gilt { $taken }.
def-number-hand = Eine Hand enthält 0 bis { $most } Figuren, nicht „{ $text }“; es gilt { $taken }.
def-value-flag = „{ $key }“ muss 0 oder 1 sein, nicht „{ $text }“; es gilt der Standardwert.
def-colour = „{ $text }“ ist keine Farbe: Möglich sind #rgb, #rrggbb, #rrggbbaa oder der Name einer Farbe.
def-url = Die Adresse „{ $text }“ ist für „{ $key }“ nicht erlaubt; es gilt der Standardwert.
def-url-image = „{ $text }“ ist als Bild nicht erlaubt; die Figur wird nach ihrem Namen gezeichnet.
def-unused-click = „newClick“ hat keine Wirkung: Züge werden immer auf dieselbe Weise eingegeben.
def-unused-theme = Das Farbschema „{ $text }“ ist nicht bekannt; es gilt das übliche.
# $names: die bekannten.
def-unused-skin = Der Skin „{ $text }“ ist nicht bekannt (möglich: { $names }); es gilt der übliche.
def-unused-family = Die Spielfamilie „{ $text }“ ist nicht bekannt (möglich: { $names }); es gelten die üblichen Wörter.
def-unused-shades = „shades“ färbt nur Bretter aus Sechsecken.
def-value-shades = „shades“ muss eine Farbe nennen oder drei; es gelten die üblichen.
def-limit-arrows = Nur { $most } Pfeile und Kreise werden gezeichnet; die übrigen werden ausgelassen.

## Figuren

# $piece: der Name einer anderen Figur mit derselben ID.
def-id-shared = Die ID „{ $id }“ gehört schon einer anderen Figur: { $piece }.
def-id-shared-first = Die ID „{ $id }“ hat auch eine andere Figur: { $piece }.
def-no-move = Zum Namen „{ $name }“ ist kein Zug bekannt; die Figur kann nicht ziehen.

## Felder

def-square-outside = „{ $text }“ liegt nicht auf diesem Brett und wird ausgelassen.
# $letter: der Buchstabe der letzten Ebene.
def-square-outside-hint = Feldnamen beginnen mit dem Buchstaben ihrer Ebene, A bis { $letter }, etwa Be4.
def-square-line = „{ $text }“ ist keine Gerade aus Feldern und wird ausgelassen.
def-square-line-hint = Eine Gerade führt durchgehend über Kanten oder durchgehend über Ecken.
def-square-arrow = „{ $text }“ ist kein Pfeil oder Kreis auf diesem Brett und wird ausgelassen.
def-square-string = Ein Feld muss eine Zeichenkette sein; dieser Wert wird ausgelassen.
def-square-list = Felder müssen ein Array von Zeichenketten sein; dieser Wert wird ausgelassen.
def-square-hole = { $count ->
    [one] { $squares } bleibt ein Loch.
   *[other] { $squares } bleiben Löcher.
}
def-square-image-hole = { $count ->
    [one] Die Figur von Schwarz stünde auf { $squares }, doch dieses Feld bleibt ein Loch.
   *[other] Die Figuren von Schwarz stünden auf { $squares }, doch diese Felder bleiben Löcher.
}
def-square-no-image = Das Brett hat für Schwarz kein Gegenstück zu { $squares }.
def-overlap-named = { $count ->
    [one] { $squares } ist für beide Seiten genannt; Schwarz bekommt das Feld.
   *[other] { $squares } sind für beide Seiten genannt; Schwarz bekommt die Felder.
}
def-overlap-image = { $count ->
    [one] { $squares } gehört beiden Seiten; Weiß bekommt das Feld.
   *[other] { $squares } gehören beiden Seiten; Weiß bekommt die Felder.
}
def-overlap-before = { $count ->
    [one] { $squares } ist auch für eine frühere Figur genannt; die spätere Zeile bekommt das Feld.
   *[other] { $squares } sind auch für frühere Figuren genannt; die spätere Zeile bekommt die Felder.
}

## Das Brett

def-size-planes = Alle Ebenen zusammen haben höchstens { $files } Linien und { $squares } Felder; es gilt planes={ $taken }.
def-unused-size = „{ $key }“ hat keine Wirkung: Die Größe des Bretts ergibt sich aus der Form.
def-value-symmetry = „symmetry“ muss mirror, rotate oder none sein, nicht „{ $text }“; es gilt { $taken }.
def-value-symmetry-mirror = Dieses Brett lässt sich nicht von oben nach unten spiegeln; es gilt „rotate“.
def-value-skin = „cellSkin“ muss hex oder brick sein, nicht „{ $text }“.
def-value-labels = „labels“ nennt für Buchstabe und Zahl jeweils q, r, q+r, -q oder -r, für die Zahl auch „up“, nicht „{ $text }“.
def-value-letters = „letters“ müssen Kleinbuchstaben sein, jeder nur einmal, nicht „{ $text }“.
def-value-names = Diese Namen reichen nicht für alle Felder, oder zwei Felder bekommen denselben; es gelten die üblichen Namen.
def-value-shape = Eine Form muss square, hex oder brick sein, nicht „{ $text }“; es gilt square.
# Steht hinter jedem der folgenden Sätze.
def-value-rectangle = Stattdessen gilt ein Rechteck.
def-value-shape-letters = Die Buchstaben reichen nicht, um die Felder dieser Form zu benennen.
def-value-shape-no-size = Der Form „hex“ fehlt ihre Seitenlänge in Feldern.
def-value-shape-side = Ein Sechseck hat eine Seitenlänge von 1 bis 13 Feldern.
def-value-shape-hex-end = Eine Form „hex“ muss mit „flat“ oder „pointy“ enden.
def-value-shape-no-rows = Der Form „brick“ fehlen ihre Reihen, etwa „8,9,10“ oder „8@2,9@1,10@0“.
def-value-shape-row = Eine Reihe ist eine Zahl von 1 bis 64 Feldern, eventuell mit einem Versatz in halben Feldern: „9“ oder „9@2“.
def-value-shape-rows = Ein Brett hat höchstens { $most } Reihen.
def-value-shape-offset = Reihe { $row } hat einen Versatz; entweder haben alle Reihen einen oder keine.
def-value-shape-shift = Die Reihen { $row } und { $next } sind nicht um ein halbes Feld gegeneinander versetzt.
def-value-shape-brick-end = Nach den Reihen einer Form „brick“ darf nur „flat“ stehen.
def-value-shape-end = Nach einer Form darf nichts stehen.
def-value-shape-large = Das Brett ist zu groß: Es darf höchstens { $most } Felder haben.

## Anfangsstellungen und Aufgaben

def-solution-misfit = Die Lösung passt nicht: { $why }
def-solution-hint = Die Züge vor dieser Stelle gelten weiterhin.

def-no-array = „{ $text }“ ist keine Aufstellung; es gilt die erste.
def-arrays = Möglich sind: { $names }.
