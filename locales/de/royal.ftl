# Königliche Figuren und Schach. $royals, $who und $heirs sind Namen von Figuren.

## Schachgebote
checking-never = Kein Zug darf Schach bieten.
checking-never-side = Kein Zug von { $side } darf Schach bieten.
checking-duple = Eine Seite mit mehreren königlichen Figuren steht nur im Schach, wenn alle angegriffen sind.
checking-duple-side = { $side } steht mit mehreren königlichen Figuren nur im Schach, wenn alle angegriffen sind.

## Gegenüberstehen
facing-royals = königliche Figuren
facing-never = Diese Figuren beider Seiten dürfen sich auf { $lines ->
    [files] einer Linie
   *[both] einer Linie oder einer Reihe
} nicht gegenüberstehen, ohne dass etwas dazwischensteht: { $royals }.
facing-never-side = { $side } darf nicht bewirken, dass sich diese Figuren beider Seiten auf { $lines ->
    [files] einer Linie
   *[both] einer Linie oder einer Reihe
} gegenüberstehen, ohne dass etwas dazwischensteht: { $royals }.
facing-end = Bewirkt eine Seite, dass sich diese Figuren gegenüberstehen ({ $royals }), und die andere belässt es dabei, { $end ->
    [points] so entscheiden Punkte die Partie
   *[draw] so ist die Partie remis
}.
facing-end-side = Bewirkt { $side }, dass sich diese Figuren gegenüberstehen ({ $royals }), und die andere Seite belässt es dabei, { $end ->
    [points] so entscheiden Punkte die Partie
   *[draw] so ist die Partie remis
}.
facing-pass = Solange sich diese Figuren gegenüberstehen ({ $royals }), muss { $side } sie trennen oder passen, selbst im Schach.

## Verlust der königlichen Figur
# $count ist, wie viele Arten von Figuren königlich sind. $which: wessen Verlust zählt.
royal-loss-none = Es gibt keine königliche Figur und kein Schach.
royal-loss-check = { $count ->
    [one] Königliche Figur ist
   *[other] Königliche Figuren sind
} { $royals }: { $which ->
    [it] Kein Zug darf zulassen, dass diese Figur geschlagen wird
    [own] Keine Seite darf zulassen, dass die eigene geschlagen wird
    [white-last] Kein Zug darf zulassen, dass die letzte von Weiß oder eine von Schwarz geschlagen wird
    [black-last] Kein Zug darf zulassen, dass eine von Weiß oder die letzte von Schwarz geschlagen wird
    [any] Kein Zug darf zulassen, dass eine von ihnen geschlagen wird
   *[last] Kein Zug darf zulassen, dass die letzte einer Seite geschlagen wird
}.
royal-loss-capture = { $count ->
    [one] Königliche Figur ist
   *[other] Königliche Figuren sind
} { $royals }. Schlagen lassen ist erlaubt, aber eine Seite verliert die Partie, wenn sie { $which ->
    [it] diese Figur
    [own] die eigene
    [white-last] als Weiß die letzte oder als Schwarz eine
    [black-last] als Weiß eine oder als Schwarz die letzte
    [any] eine davon
   *[last] die letzte davon
} verliert.
royal-loss-several = { $which ->
    [white-last] Weiß ist sicher, solange noch eine der eigenen königlichen Figuren da ist; Schwarz darf keine verlieren.
    [black-last] Schwarz ist sicher, solange noch eine der eigenen königlichen Figuren da ist; Weiß darf keine verlieren.
    [any] Eine Seite mit mehreren königlichen Figuren darf keine davon verlieren.
   *[last] Eine Seite mit mehreren königlichen Figuren ist sicher, solange sie eine davon behält.
}

## Züge königlicher Figuren
royal-moves-evasion = { CAPITAL($who) } zieht so, ohne zu schlagen, nur, wenn die eigene Seite im Schach steht: { $lines }.
royal-moves-capture = Eine königliche Figur im Schach darf nur ziehen, um die eine Figur zu schlagen, die Schach bietet.
royal-moves-cross = Eine königliche Figur darf mit ihrem ersten Zug nur dann schräg springen, wenn eines der beiden Felder auf dem Weg nicht angegriffen ist.
royal-moves-careful = { $how ->
    [none] { CAPITAL($who) } darf dorthin ziehen, wo ein Gegenzug die Figur schlagen könnte.
   *[some] { CAPITAL($who) } darf nicht dorthin ziehen, wo ein Gegenzug die Figur schlagen könnte.
}

## Nachfolge
succession = Eine königliche Figur, die im Schach steht und nicht anders zu retten ist, darf den Platz eines Erben einnehmen: { $heirs }.
