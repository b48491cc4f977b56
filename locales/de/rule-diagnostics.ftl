# Was an den Schlüsseln einer Definition und ihren Werten nicht stimmt, und was hilft.
#
# $key ist ein Schlüssel einer Definition. $text ist, was in seinem Wert steht, und $values, was dort stehen darf: Wörter, die in allen
# Sprachen gleich sind. Ebenso, was ein Satz als geschrieben zeigt: repetition=3:draw. In „Typen:Gebiet:Züge“ sind die Teile übersetzt.
# $least und $most sind die Grenzen einer Zahl, oder wie viele es sein dürfen.


## Was Schlüssel gemeinsam haben

def-key = „{ $key }“ ist kein bekannter Schlüssel und wird ignoriert.
not-yet = { $key } wird noch nicht unterstützt und daher ignoriert.
# $what: ein Schlüssel, mehrere („drops oder dropZone“), eine ID oder ein Schlüssel mit seinem Wert.
did-you-mean = Ist { $what } gemeint?
# $used: die Zahl, die stattdessen gilt.
def-number = { $key } muss eine Zahl von { $least } bis { $most } sein; es gilt { $used }.
def-number-entry = „{ $text }“ ist keine Zahl für { $key }; der Eintrag wird ignoriert.
def-number-field = „{ $text }“ ist keine Zahl für { $key }; möglich ist 0 bis { $most }.
def-value = „{ $text }“ ist kein gültiger Wert für { $key }.
def-value-entry = „{ $text }“ ist kein gültiger Wert für { $key }; der Eintrag wird ignoriert.
def-value-hint = Möglich sind: { $values }.
# $id: die ID einer Figur. $so: was aus dem Wort wird.
def-id = { $so ->
    [ignored] Keine Figur hat die ID „{ $id }“; der Eintrag wird ignoriert.
    [not-exchanged] Keine Figur hat die ID „{ $id }“; sie wird nicht ausgetauscht.
   *[told] Keine Figur hat die ID „{ $id }“.
}
def-value-group = Ein Eintrag von { $key } besteht aus Typen, einem Doppelpunkt und einer Einstellung; dieser wird ignoriert.
def-value-types = { $key } muss eine Liste von Typen sein.
# $rest: was hinter dem Komma steht.
def-value-comma = Züge enden an einem Komma; „{ $rest }“ dahinter wird ignoriert.
def-value-comma-hint = Bei diesem Schlüssel steht in jeder Zeile nur ein Eintrag; mehrere Zeilen gelten zusammen.
# $letter: ein Buchstabe, der dort nichts bedeutet, oder das ganze Muster.
def-value-pattern = „{ $letter }“ gehört nicht in das Muster „{ $pattern }“ von { $key }; das Muster wird ignoriert.
def-value-pattern-hint = Ein Muster besteht aus einzelnen Teilzügen mit Richtungsbuchstaben, Atom und Reichweite; dahinter darf w oder ww stehen.
def-value-area = „{ $text }“ ist kein Gebiet; der Eintrag wird ignoriert.
def-value-area-hint = Ein Gebiet besteht aus Reihen (1-3), Feldern (a1, a1-c3), half, zone, all und none, verbunden durch +; !a1 ist alles außer a1, !(a1+c3) alles außer beiden.
# $sum: „!a1+c3“. $item: „a1“.
def-value-sum = In „{ $sum }“ gilt das ! nur für { $item }.
# $sum: „a1+c3“.
def-value-sum-hint = „Alles außer diesen“ schreibt man !({ $sum }).
def-symmetry = { $what ->
    [goals] { $key } nennt für beide Seiten dieselben Ziele, weil es keine Symmetrie gibt.
   *[squares] { $key } nennt für beide Seiten dieselben Felder, weil es keine Symmetrie gibt.
}
# $white und $black sind Schlüssel: whiteGoal.
def-symmetry-hint = { $what ->
    [goals] { $white } und { $black } schreiben, jeweils mit den Zielen der Seite, oder beide gleich, wenn das gemeint ist.
   *[squares] { $white } und { $black } schreiben, jeweils mit den Feldern der Seite, oder beide gleich, wenn das gemeint ist.
}
def-limit-lines = Ein Typ hat mehr als { $most } Wege; die übrigen werden ignoriert.

## Die ganze Definition

def-more = Es gibt weitere Probleme dieser Art.
def-work = Diese Definition ist zu aufwendig: Dieser Eintrag wird ausgelassen, ebenso alle danach, die genauso aufwendig sind.
# Diese folgen einem Satz, der sagt, warum eine Stellung nicht lesbar ist.
def-start-array = Es gilt die Aufstellung.
def-start-squares = Es gelten die Felder der Figurenzeilen.
# $piece und $last sind Namen von Figuren.
def-royal = { CAPITAL($piece) } ist nicht königlich: Ohne royal= ist es die letzte Figur ({ $last }).
# $id und $last sind IDs von Figuren.
def-royal-hint = royal={ $id } schreiben, oder royal={ $last }, wenn das gemeint ist.
def-royal-none = Am Anfang steht keine königliche Figur auf dem Brett, also gibt es kein Schach.

## Wörter, die keine Schlüssel sind, und was stattdessen zu schreiben ist

def-key-board = Die Größe des Bretts steht in files= und ranks=, oder in shape=.
def-key-castling = Die Rochade gehört zum Zug des Königs: king:K:KisO2:king:e1. Siehe castleFiles und castlePartner.
def-key-pawn = Doppelschritt und Schlagen im Vorübergehen gehören zum Zug des Bauern: ifmnDfmWfceF.
def-key-hand = Die Angabe hinter den Feldern einer Figur ist ihre Hand: knight:N:N:knight::2. Mit holdingsType=-1 bekommt geschlagene Figuren, wer sie schlägt.
def-key-capture = Wer wen schlagen darf, sagt captureMatrix.
def-key-walls = Ist walling oder hole gemeint? Eine Zeile hole::::d4,e4 nimmt Felder vom Brett.
def-key-holes = Ist hole gemeint? Das ist eine Zeile wie die einer Figur: hole::::d4,e4.
def-key-colours = Ist theme gemeint, oder lightShade und darkShade?
def-key-comment = Zeilen, die mit # beginnen, sind Kommentare; rulePage= ist die Adresse der Regeln.
def-key-opponent = Gegner werden als Attribute des Elements angegeben: <variant-diagram opponent="black" level="3">.
def-key-flipped = Mit einem Attribut des Elements steht Schwarz unten: <variant-diagram flipped>.

## Wie Figuren ziehen, soweit das Brett darüber entscheidet

xbetza-modifier-key = { $key } kann nicht alle diese Züge verwenden; die übrigen werden ignoriert.
xbetza-modifier-edges = Bretter aus Sechsecken sind an ihren Rändern nicht verbunden: „o“ bedeutet hier nichts. Der Zug wird ausgelassen.
xbetza-modifier-leap = Zwischen den Enden dieses Sprungs liegen keine Felder auf einer Geraden: Der Weg ist in Teilzügen zu schreiben. Der Zug wird ausgelassen.
xbetza-modifier-bracket = Auf Sechsecken stehen Richtungen vor den Teilzügen einer Klammer; die vor der Klammer werden ignoriert.
xbetza-direction-none = Die Richtungsbuchstaben dieses Zuges bezeichnen keine Richtung.
xbetza-direction-ignored = Ein Richtungsbuchstabe bezeichnet hier keine Richtung und wird ignoriert.
xbetza-limit-move = Dieser Zug hat zu viele Richtungen und wird ausgelassen.
xbetza-limit-bracket = Diese Klammer hat zu viele Wege, um ihre Richtungen zu unterscheiden; es gelten alle.
xbetza-limit-piece = { CAPITAL($piece) } kann auf so viele Arten ziehen, dass einige ausgelassen werden.
xbetza-limit-pieces = Die Figuren können auf so viele Arten ziehen, dass einige ausgelassen werden.
xbetza-limit-pieces-hint = Wiederholte Teilzüge und Wendungen in jede Richtung vervielfachen die Wege; eine Reichweite oder weniger Richtungen begrenzen sie.


# Was eine Regel selbst sagt, steht unten, in der Reihenfolge der Dateien in crates/rules.

## Verbotener Abtausch

def-number-anti-trade = antiTrade muss eine ganze Zahl sein; es gilt 0.
def-bridge = Ohne minimumBridge zählt antiTrade nur die Gruppen von 0 bis 3.
def-trade-one = Überhaupt keine Figur darf eine gedeckte Figur der Gruppe 1 schlagen.
# Von minimumBridge.
def-id-key = „{ $text }“ ist kein Typ; der Schlüssel wird ignoriert.

## Wer wen schlägt

def-matrix-cell = „{ $text }“ bedeutet in einer Schlagmatrix nichts.
def-matrix-cell-rows = „{ $text }“ ist keine Anzahl von Reihen.
def-matrix-size-rows = Die Schlagmatrix hat mehr Reihen, als es Figuren gibt.
def-matrix-size-row = Die Reihe hat mehr Elemente, als es Figuren gibt.

## Wirkung

def-value-effect-most = Eine Figur hat höchstens { $most } Wirkungen; die übrigen werden ignoriert.
def-value-effect = effect schreibt man als Züge:Ende:Entferntes oder Züge:Ende:Entferntes:Zusätze; die Zeile wird ignoriert.
def-value-effect-end = Das Ende einer Wirkung muss to, from, prev, beyond oder behind sein; die Zeile wird ignoriert.
def-value-effect-removals = Was eine Wirkung entfernt, muss ein Ort, path, near(Sprünge) oder - sein; die Zeile wird ignoriert.
def-value-effect-places = Eine Wirkung räumt höchstens { $most } Orte; die Zeile wird ignoriert.
def-value-effect-flags = Als Zusätze einer Wirkung sind nur run, need, must und friends möglich; die Zeile wird ignoriert.

## Bedrängen

def-value-engage-self = engageSelf braucht Zeilen mit engage: Ohne sie schlagen diese Typen nie.

## Umdrehen

# $key: einer der Schlüssel für Muster des Umdrehens.
xbetza-limit-lines = Die Muster eines Typs haben zu viele Wege; einige von { $key } werden ausgelassen.

## Schlagen und weitergehen

xbetza-modifier-neighbors = Für neighbors gelten nur einzelne Sprünge; der Rest wird ignoriert.

## Mehrheit

def-limit-majority = majority nennt mehr als { $most } Kriterien; die übrigen werden ignoriert.
def-value-majority = „{ $text }“ ist kein Kriterium von majority und wird ignoriert.
def-value-majority-hint = Möglich sind: most, most:Typen, value, by:Typen, first:Typen.
def-value-majority-value = Ein Wert von majorityValue muss eine Zahl von 0 bis { $most } sein; dieser wird ignoriert.

## Wiedergeburt

def-value-rebirth = „{ $text }“ ist kein Ort für { $key }; der Eintrag wird ignoriert.

## Schlagen aus der Ferne

xbetza-modifier-checker = Für checker gelten nur Sprünge mit einem Feld genau in der Mitte; der Rest wird ignoriert.

## Kräfte der Nachbarn

def-spell = Ein Zauber braucht Figuren, die ihn wirken: trackPieces nennt den ersten solchen Typ.
def-value-spell = „{ $text }“ ist kein Zauber.

## Abtausch

def-number-values = „{ $text }“ ist keine Zahl; der Eintrag wird ignoriert.
# Von tradeThreshold.
def-id-first = „{ $text }“ ist kein Typ; es gilt der erste.

## Überläufer

def-value-flip-mover = „{ $text }“ ist keine Art von Zug.
def-value-flip-mover-hint = Möglich ist capture, quiet oder any.

## Nebel

def-fog = Züge, die wegen eines Schachs verboten sind, verraten im Nebel Figuren, die nicht zu sehen sind.
def-fog-hint = checkRule=0 erlaubt sie; wer die königliche Figur schlägt, gewinnt.

## Einblendung

def-value-overlay = „{ $text }“ ist keine Einblendung.

## Plättchen. $face ist eine Seite eines Plättchens, wie sie geschrieben wird, $symbol ein Zeichen daraus.

def-tiles-faces = Entweder haben alle Seiten eines Plättchens ein @ oder keine.
def-tiles-piece = Die Plättchenseite { $face } hat mehr als ein @.
def-tiles-ground = „{ $symbol }“ auf der Plättchenseite { $face } ist kein Gelände.
def-tiles-no-cell = Eine Plättchenseite braucht ein Feld.
def-tiles-cells = Eine Plättchenseite hat höchstens { $most } Felder.
def-tiles-turns = „{ $text }“ ist keine Art, Plättchen zu drehen; möglich ist none, half oder all.
def-tiles-most = Die Plättchen lassen sich auf zu viele Arten legen; einige werden ausgelassen.
def-tiles-fill = Die Plättchen von { $side } können den Boden nicht füllen, der ihnen offensteht.

## Entblößen

def-value-baring-hint = Möglich ist 0 oder ein Typ, danach auch strict und live.

## Schlagen entscheidet

def-value-capture-result = „{ $text }“ ist kein Ergebnis für captureResult; der Eintrag wird ignoriert.
def-value-capture-result-hint = Man schreibt Typen:Typen:Ergebnis; das Ergebnis ist win, loss oder draw.

## Reklamieren

def-value-claims = „{ $text }“ ist kein Partieende, das sich reklamieren lässt.

## Verbinden

def-value-connect-lines = connectLines besteht aus den Buchstaben h, v und d.

## Aussterben

def-number-extinction = extinction muss eine Zahl von 0 bis 3 sein oder aus Typen und einem Ergebnis bestehen; es gilt 3.
def-value-extinction = „{ $text }“ muss aus Typen, einem Ergebnis und höchstens zwei Zahlen bestehen, mit Doppelpunkten dazwischen.
def-value-extinction-hint = Das Ergebnis ist loss, win oder draw.
# $text: „K,Q“.
def-value-no-result = „{ $text }“ hat kein Ergebnis.
def-limit-extinction = Nach den ersten { $most } Bedingungen folgt eine, die schon am Anfang erfüllt ist; die Partie endet also sofort.

## Ziele von Lektionen

def-value-goal = „{ $text }“ ist kein Ziel.
def-value-goal-hint = Möglich sind: captureAll, captureRoyal, reach:Typen:Gebiet.

## Verbindung

def-limit-link-lines = Es gibt mehr als { $most } Zeilen mit link; die übrigen werden ignoriert.
def-limit-link-areas = Eine Verbindung nennt mehr als { $most } Gebiete; die übrigen werden ignoriert.
# $count: wie viele Gebiete die Zeile nennt.
def-value-link = { $count ->
    [one] Die Zeile nennt nur ein Gebiet, und eine Verbindung braucht zwei; sie wird ignoriert.
   *[other] Von { $count } Gebieten lassen sich 2 bis alle verlangen; die Zeile wird ignoriert.
}

## Material

def-material = Wegen der anderen Regeln ist hier nicht bekannt, welche Figuren matt setzen können; material wird ignoriert.

## Matt

# $text: „3/2“.
def-value-part = „{ $text }“ ist kein Bruchteil eines Punktes.

## Züge ohne Fortschritt

def-value-n-move-reset = „{ $text }“ ist weder capture, drop, promotion noch ein Typ.

## Punkte

def-value-points = „{ $text }“ muss aus einem Typ, einem Doppelpunkt und einer Zahl bestehen.

## Wiederholung

def-value-repetition = repetition besteht aus einer Zahl von 2 bis 99, einem Doppelpunkt und einem Ergebnis.
def-value-repetition-hint = Das Ergebnis ist draw, loss, win, white, black, starter oder illegal.
def-unused-repetition = { $key } bewirkt ohne repetition nichts.
def-unused-repetition-hint = Angeben, wie oft eine Stellung vorkommen darf, etwa repetition=3:draw.

## Rochade

def-value-castle-files = castleFiles besteht aus zwei Linien mit einem Komma dazwischen; der Eintrag wird ignoriert.
def-value-castle-files-hint = Die Buchstaben der Linien schreiben, etwa c,g.

## Routinen der Webseite. $routine ist der Name einer davon.

def-custom = Die Webseite hat keine Routine „{ $routine }“; was diese bewirkt, wird ausgelassen.
def-value-custom = custom schreibt man als Name:Züge; die Zeile wird ignoriert.
def-value-custom-most = Eine Figur hat höchstens { $most } Zeilen mit custom; die übrigen werden ignoriert.
def-value-custom-effect-most = Ein Spiel hat höchstens { $most } Einträge von customEffect; die übrigen werden ignoriert.
# Zahlen, die sich Routinen merken, unter ihren Namen.
def-value-memory-name = „{ $text }“ ist kein Name für eine Zahl (ein Buchstabe, dann Buchstaben und Ziffern); der Eintrag von customMemory wird ignoriert.
def-value-memory-start = { $name } beginnt nicht mit einer ganzen Zahl; der Eintrag von customMemory wird ignoriert.
def-value-memory-twice = { $name } ist zweimal genannt; der Eintrag von customMemory wird ignoriert.
def-value-memory-hint = Man schreibt Name oder Name:Zahl, mit Kommas dazwischen.
def-value-memory-most = Ein Spiel hat höchstens { $most } Zahlen; die übrigen werden ignoriert.
# $what: was die Routine falsch gemacht hat, eine der Meldungen darunter oder Worte eines Programms.
custom-failed = Fehler in der Routine „{ $routine }“: { $what }. Diese Antwort wird ignoriert.

# Diese sagen, was eine Routine falsch gemacht hat: Sie stehen hinter dem Doppelpunkt und enden ohne Punkt.
custom-made-too-many = Aus einem Zugkandidaten werden mehr als { $most } Züge
custom-removed-mover = Die ziehende Figur wird entfernt; vom Brett geht sie mit gone: true
custom-took-royal = Rochade, Einsetzen oder Passen schlägt eine königliche Figur, was niemand vorhersehen könnte
custom-put-on-occupied = Eine Figur wird auf das besetzte Feld { $square } gesetzt
custom-moved-nothing = Eine Figur wird versetzt, die nicht da ist
custom-moved-removed = Eine Figur wird versetzt, die auch entfernt wird
custom-ended-on-own = Der Zug endet auf { $square }, wo eine eigene Figur steht
custom-named-no-square = Ein Feld wird genannt, das das Brett nicht hat
custom-named-no-piece = Eine Figur wird genannt, die die Definition nicht hat
custom-named-no-terrain = Gelände wird genannt, das die Definition nicht hat
custom-changed-no-terrain = Gelände wird verändert, und das Spiel hat keines
custom-changed-no-hand = Eine Hand wird verändert, und das Spiel hat keine
custom-changed-way = Der Weg eines Zuges wird verändert; eine Wirkung fügt nur etwas hinzu
custom-changed-no-piece = Die Figur eines Zuges wird verändert, der keine zurücklässt
custom-remembered-no-number = Eine Zahl wird gemerkt, die die Definition nicht hat
custom-asked-too-many = Nach mehr als { $most } Feldern wird gefragt
custom-left-in-hand = In einer Hand bleiben { $count } Figuren eines Typs

# Auch diese stehen hinter dem Doppelpunkt: was eine Routine sagt, das niemand lesen kann.
routine-asked-inside = Sie fragt das Diagramm, während sie selbst gefragt wird
routine-not-asked = Sie konnte nicht gefragt werden
# $text: was der Browser dazu sagt.
routine-threw = Sie bricht mit der Ausnahme „{ $text }“ ab
routine-threw-something = Sie bricht mit einer Ausnahme ohne Text ab
routine-answer-no-list = Die Antwort ist keine Liste
routine-answer-too-long = Die Antwort ist zu lang
# $member: ein Teil einer Antwort, etwa remove.
routine-no-list = In der Antwort ist { $member } keine Liste
routine-too-long = In der Antwort ist { $member } zu lang
routine-no-move = Die Antwort enthält etwas, das kein Zug ist
routine-no-ending = Die Antwort ist kein Partieende
routine-no-sentence = Der Satz in der Antwort ist kein Text
routine-no-hand-change = Eine Hand wird um etwas verändert, das keine kleine ganze Zahl ist
routine-no-memory = In der Antwort ist memory kein Objekt
routine-closed-memory = In der Antwort ist memory nicht lesbar
routine-no-whole-number = { $name } bekommt einen Wert, der keine ganze Zahl ist
# customMemory ist ein Schlüssel von Definitionen.
routine-named-no-number = „{ $text }“ steht nicht in customMemory
routine-named-no-terrain = „{ $text }“ ist kein Gelände dieses Spiels
routine-named-no-square = „{ $text }“ ist kein Feld dieses Bretts
routine-named-no-piece = „{ $text }“ ist keine Figur dieses Spiels
routine-named-no-side = Eine Seite wird genannt, die weder white noch black ist
routine-named-no-direction = Eine Richtung wird genannt, die es nicht gibt
routine-no-steps = Die Anzahl der Schritte ist keine ganze Zahl ab 0

## Weiterer Zug

def-value-extra-move = „{ $text }“ ist kein Zusatz von extraMove und wird ignoriert.

## Züge je nach Ort

def-value-moves-at = movesAt schreibt man als Typ:Gebiet:Züge; der Eintrag wird ignoriert.
def-value-moves-at-hint = Jeder Eintrag nennt genau einen Typ.

## Schritte zwischen Ebenen, und Wechsel der Ebene

def-value-plane-steps = planeSteps schreibt man als Typen:Ebenen:Züge; der Eintrag wird ignoriert.
def-value-plane-steps-hint = Die Ebenen sind eine Zahl von 1 bis { $most }, auch mit + oder -, oder das Wort straight.
xbetza-modifier-plane-steps = Für planeSteps gelten nur Sprünge und weite Züge; die anderen Züge werden ignoriert.
xbetza-limit-plane-steps = Es gibt so viele Schritte zwischen Ebenen, dass einige ausgelassen werden.
def-unused-plane-steps = Das Brett hat nur eine Ebene; keine Figur zieht auf eine andere.
def-unused-plane-transfer = Das Brett hat nur eine Ebene; keine Figur wechselt auf eine andere.
def-unused-planes-hint = Für zwei Ebenen planes=2 schreiben.

## Schieben

def-value-push-whom = „{ $text }“ ist keine Seite für pushWhom; der Eintrag wird ignoriert.

## Schritte einer Reihe

def-limit-row-steps = Es gibt mehr als { $most } Schritte einer Reihe; die übrigen werden ignoriert.

## Gelände. $symbol ist der Buchstabe einer Geländeart, $name ihr Name.

def-terrain-types = Eine Geländeart schreibt man als Name:Symbol:Wirkungen.
def-terrain-letter = „{ $symbol }“ ist kein Symbol für Gelände: Ein Symbol ist ein einzelner Buchstabe.
def-terrain-again = Gelände mit dem Namen { $name } oder dem Symbol { $symbol } gibt es schon.
def-terrain-effect = „{ $text }“ ist keine Wirkung von Gelände. Möglich sind: { $effects }.
def-terrain-exempt = Eine Ausnahme von Gelände schreibt man als Typen:Name:Wirkungen.
def-terrain-name = Es gibt keine Geländeart mit dem Namen „{ $name }“.
def-terrain-symbol = „{ $symbol }“ ist nicht das Symbol einer Geländeart.
def-terrain-area = „{ $area }“ ist kein Gebiet dieses Bretts.
def-terrain-none = „{ $text }“ ist kein Gelände.
def-terrain-no-kinds = Es gibt keine Geländearten: terrainTypes muss sie nennen.
def-terrain-twice = { $square } hat zwei Geländearten.
def-terrain-entries = Es gibt mehr Einträge als Felder.
def-terrain-entries-rest = Es gibt mehr Einträge als Felder; der Rest wird ausgelassen.
def-terrain-start = { CAPITAL($piece) } auf { $square } steht auf Gelände, das für die Figur verboten ist.

## Verlust des ersten Zuges

def-value-virgin-lost = virginLost schreibt man als Typ:Typ; der Eintrag wird ignoriert.

## Mauern

def-limit-wall-name = wallName hat mehr als { $most } Buchstaben; die übrigen werden ignoriert.

## Umwandlung

def-choice = „{ $text }“ steht hier nicht zur Wahl und wird ausgelassen.
def-morph-cell = „{ $text }“ bedeutet in einem morph-Brett nichts.
def-morph-size-ranks = Das morph-Brett hat mehr Reihen als das Brett.
def-morph-size-cells = Die Reihe hat mehr Felder, als das Brett Linien hat.
def-value-promo-move = promoMove schreibt man als Typ:Gebiet:Typ:Züge; der Eintrag wird ignoriert.

## Verdeckt

def-face-down-royal = Königliche Figuren können nicht verdeckt liegen.
def-face-down-as-royal = Verdeckte Figuren können nicht als königliche erscheinen; der Eintrag wird ignoriert.
def-face-down-moves = Züge verdeckter Figuren verraten, wem sie gehören, obwohl turnUp=any das verbergen soll.
def-face-down-moves-hint = Die Zeile eines Typs ohne Züge schreibt man als Name:ID:-

## Aufstellungen und Auslosung

def-value-array = array schreibt man als Name:Stellung; die Zeile wird ignoriert.
def-number-start = „{ $text }“ ist keine Startnummer; die Aufstellung gilt, wie sie ist.
def-shuffle-id = Keine Figur hat eine ID, die mit „{ $text }“ beginnt; das wird ausgelassen.
def-shuffle-none = Keine Figur dieser Gruppe steht auf dem Brett; die Gruppe wird ignoriert.
def-shuffle-most = Diese Gruppe hat mehr Aufstellungen, als sich nummerieren lassen; sie wird ignoriert.
def-shuffle-marks = Diese Gruppe kann nicht so stehen, wie ihre Zeichen es verlangen; sie wird ignoriert.
