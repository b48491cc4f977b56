# Königliche Figuren und Schach. $royals, $who und $heirs sind Namen von Figuren.
# Häufige Namen haben eigene Formen ([General], [Bauer]); als Schlüssel taugen nur Namen ohne Umlaut.

## Schachgebote
checking-never = Kein Zug darf Schach bieten.
checking-never-side = Kein Zug von { $side } darf Schach bieten.
checking-duple = Eine Seite mit mehreren königlichen Figuren steht nur im Schach, wenn alle angegriffen sind.
checking-duple-side = { $side } steht mit mehreren königlichen Figuren nur im Schach, wenn alle angegriffen sind.

## Gegenüberstehen
facing-royals = königliche Figuren
facing-never = { $royals ->
    [General] Die Generäle beider Seiten
   *[other] Diese Figuren beider Seiten ({ $royals })
} dürfen sich auf { $lines ->
    [files] einer Linie
   *[both] einer Linie oder einer Reihe
} nicht gegenüberstehen, ohne dass etwas dazwischensteht.
facing-never-side = { $side } darf nicht bewirken, dass sich { $royals ->
    [General] die Generäle beider Seiten
   *[other] diese Figuren beider Seiten ({ $royals })
} auf { $lines ->
    [files] einer Linie
   *[both] einer Linie oder einer Reihe
} gegenüberstehen, ohne dass etwas dazwischensteht.
facing-end = Bewirkt eine Seite, dass sich { $royals ->
    [General] die Generäle
   *[other] diese Figuren ({ $royals })
} gegenüberstehen, und die andere belässt es dabei, { $end ->
    [points] so entscheiden Punkte die Partie
   *[draw] so ist die Partie remis
}.
facing-end-side = Bewirkt { $side }, dass sich { $royals ->
    [General] die Generäle
   *[other] diese Figuren ({ $royals })
} gegenüberstehen, und die andere Seite belässt es dabei, { $end ->
    [points] so entscheiden Punkte die Partie
   *[draw] so ist die Partie remis
}.
facing-pass = Solange sich { $royals ->
    [General] die Generäle
   *[other] diese Figuren ({ $royals })
} gegenüberstehen, muss { $side } sie trennen oder passen, selbst im Schach.

## Verlust der königlichen Figur
# $count ist, wie viele Arten von Figuren königlich sind. $which: wessen Verlust zählt.
royal-loss-none = Es gibt keine königliche Figur und kein Schach.
royal-loss-check = { $count ->
    [one] Königliche Figur:
   *[other] Königliche Figuren:
} { $royals }. { $which ->
    [it] Kein Zug darf die eigene im Schach lassen oder ins Schach bringen
    [own] Keine Seite darf zulassen, dass die eigene geschlagen wird
    [white-last] Kein Zug darf zulassen, dass die letzte von { white } oder eine von { black } geschlagen wird
    [black-last] Kein Zug darf zulassen, dass eine von { white } oder die letzte von { black } geschlagen wird
    [any] Kein Zug darf zulassen, dass eine davon geschlagen wird
   *[last] Kein Zug darf zulassen, dass die letzte einer Seite geschlagen wird
}.
royal-loss-capture = { $count ->
    [one] Königliche Figur:
   *[other] Königliche Figuren:
} { $royals }. Es ist erlaubt, sie schlagen zu lassen, aber wer { $which ->
    [it] sie
    [own] die eigene
    [white-last] als { white } die letzte oder als { black } eine
    [black-last] als { white } eine oder als { black } die letzte
    [any] eine davon
   *[last] die letzte davon
} verliert, hat die Partie verloren.
royal-loss-several = { $which ->
    [white-last] { white } ist sicher, solange noch eine der eigenen königlichen Figuren da ist; { black } darf keine verlieren.
    [black-last] { black } ist sicher, solange noch eine der eigenen königlichen Figuren da ist; { white } darf keine verlieren.
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
