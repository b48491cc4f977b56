# Wie eine Partie endete: warum, dann wer gewonnen hat. Jede Gruppe ist eine Regel, in der Reihenfolge ihrer Dateien in crates/rules.
#
# $side und $other sind Seiten: white oder black aus terms.ftl. $piece und $victim sind Namen von Figuren, $royals ist eine
# Liste von Namen, $wall ist, wie Mauern heißen, $square ein Feld, $squares sind zwei. $count ist eine Zahl.

## Das Ergebnis, das auf den Grund folgt

result-win = { $side } gewinnt.
result-draw = Die Partie ist remis.
result-resigned = { $side } gibt auf.
# Von $whole Punkten erhält $side $part und die andere Seite $rest.
result-shared = { $side } erhält { $part }/{ $whole } Punkt, { $other } { $rest }/{ $whole }.

## Woraus Sätze weiter unten bestehen

# So viele Figuren einer Art. $count ist mindestens 1; die Zahl selbst steht anderswo.
counted = { $piece }
# Eine Zahl mit einem halben Punkt: 1,5. $sign ist plus oder minus.
number-and-half = { $sign ->
    [minus] -{ $whole },5
   *[plus] { $whole },5
}

## Einsetzen: Verbote

result-mate-by-drop = { $side } hat mit einer eingesetzten Figur mattgesetzt ({ $piece }), und das verliert.

## Entblößen

result-bare = { $side } hat nur noch königliche Figuren.
result-bare-type = { $side } hat keine solche Figur mehr: { $piece }.
result-bare-both = Beide Seiten haben nur noch königliche Figuren.
result-bare-both-type = Beide Seiten haben keine solche Figur mehr: { $piece }.
result-bare-unanswered = { $side } hat nur noch königliche Figuren und hat nicht gleichgezogen.
result-bare-unanswered-type = { $side } hat keine solche Figur mehr und hat nicht gleichgezogen: { $piece }.

## Schlagen entscheidet

result-capture = { $side } hat diese Figur geschlagen: { $victim }.

## Rochade gewinnt

result-castled = { $side } hat rochiert.
result-never-castles = { $side } kann nie mehr rochieren.

## Zahl der Schachgebote

result-check-count = { $side } hat { $count }-mal Schach geboten.

## Verbinden. $place ist across, wo eine Grenze überschritten werden muss, oder anywhere.

result-connect-square = { $place ->
    [across] { $side } hat ein Quadrat von { $count } mal { $count } Figuren über die Grenze hinweg.
   *[anywhere] { $side } hat ein Quadrat von { $count } mal { $count } Figuren.
}
result-connect-line = { $place ->
    [across] { $side } hat { $count } Figuren hintereinander über die Grenze hinweg.
   *[anywhere] { $side } hat { $count } Figuren hintereinander.
}

## Zählen

result-counting = Die Zählung hat { $count } erreicht, ohne Matt.

## Remis-Vorteil

# Steht nach dem Satz, dass die Partie remis ist.
result-draw-odds = Remis ist ein Sieg für { $side }.

## Aussterben. $most ist die größte Zahl von Figuren, mit der die Seite verliert, $pieces eine Liste von Namen oder von gezählten.

result-extinction-pieces = { $most ->
    [0] { $side } hat keine Figuren mehr.
    [1] { $side } hat nur noch eine Figur.
   *[other] { $side } hat höchstens noch { $most } Figuren.
}
result-extinction-none = { $side } hat keine solche Figur mehr: { $pieces }.
result-extinction-most = { $side } hat höchstens noch { $most } × { $pieces }.

## Volles Brett

result-full-board = Kein Feld ist mehr leer.

## Ziel

result-goal = { $side } hat das Ziel erreicht: { $piece } auf { $square }.
result-goal-both = Beide Seiten haben ein Ziel erreicht: { $squares }.

## Eingedrungene Könige

# $points ist eine Zahl.
result-impasse = { $side } steht mit dem König im gegnerischen Lager und hat { $points } Punkte.

## Ziel einer Lektion

result-goal-reached = Das Ziel ist erreicht.
result-goal-moves = { $count ->
    [one] Das Ziel wurde nicht in { $count } Zug erreicht.
   *[other] Das Ziel wurde nicht in { $count } Zügen erreicht.
}

## Verbindung

result-link-ring = { $side } hat einen Ring.
result-link-chain = { $side } hat eine Kette von Gebiet zu Gebiet.

## Matt

result-mate = { $side } ist matt.
result-stalemate = { $side } hat keinen regelgemäßen Zug.

## Material

result-material = Keine Seite hat genug Figuren zum Mattsetzen.

## Züge ohne Fortschritt

result-n-move = { $count ->
    [one] Beide Seiten haben { $count } Zug ohne Fortschritt gemacht.
   *[other] Beide Seiten haben { $count } Züge ohne Fortschritt gemacht.
}

## Übrige Punkte

# $points ist eine Zahl, oder eine mit einem halben Punkt.
result-points-left = { $points ->
    [1] { $side } hat noch 1 Punkt.
   *[other] { $side } hat noch { $points } Punkte.
}

## Wiederholung

# $times zählt ab 2.
result-repetition = Die Stellung ist zum { $times }. Mal entstanden.
# Diese folgen dem Satz.
result-repetition-starter = { $side } hat die Wiederholung begonnen.
result-perpetual-check = { $side } hat mit jedem Zug Schach geboten.
result-perpetual-check-both = Beide Seiten haben mit jedem Zug Schach geboten.
result-perpetual-chase = { $side } hat mit jedem Zug eine Figur verfolgt.
result-perpetual-chase-both = Jede Seite hat mit jedem Zug eine Figur verfolgt.
result-perpetual-attack = { $side } hat mit jedem Zug eine Figur neu angegriffen.

## Vereint

result-united = Die Figuren von { $side } hängen zusammen.

## Zahl der Mauern

result-wall-count = { $side } hat { $count } × { $wall } erobert.

## Passen

result-passed = Beide Seiten haben gepasst.

## Gegenüberstehen

result-royals-face = { $side } hat die königlichen Figuren einander gegenüberstehen lassen.

## Verlust der königlichen Figur

result-royals-lost = { $side } hat die letzte königliche Figur verloren.
result-royal-changed = { CAPITAL($royals) } von { $side } hat die Seite gewechselt.
result-royal-taken = { CAPITAL($royals) } von { $side } ist geschlagen.
result-no-royal = { $side } hat keine königliche Figur ({ $royals }).
result-burnt = { $side } hat durch den eigenen Zug eine königliche Figur verloren: { $royals }.

## Punkte. Folgt dem Grund, aus dem die Partie endete. $white und $black sind Zahlen, oder solche mit einem halben Punkt.

result-points = { $white ->
    [1] { white } hat 1 Punkt, { black } { $black }.
   *[other] { white } hat { $white } Punkte, { black } { $black }.
}
