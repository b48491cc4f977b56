# Wie die Partie endet, Regel für Regel. $side ist Weiß oder Schwarz, wo eine Regel für eine Seite gilt.

## Entblößen
# $strict: Kein Gegenzug rettet die Seite. $live: Figuren, die nie mehr ziehen können, zählen nicht.
baring-royals = Eine Seite, die nur noch königliche Figuren hat, verliert{ $strict ->
    [yes] {" "}sofort
   *[no] , wenn sie nicht im Gegenzug gleichziehen kann
}{ $live ->
    [yes] ; Figuren, die nie mehr ziehen können, zählen nicht
   *[no] {""}
}.
baring-royals-side = { $side }, nur noch mit königlichen Figuren, verliert{ $strict ->
    [yes] {" "}sofort
   *[no] , wenn im Gegenzug kein Gleichziehen möglich ist
}{ $live ->
    [yes] ; Figuren, die nie mehr ziehen können, zählen nicht
   *[no] {""}
}.
baring-type = Eine Seite, die keine solche Figur mehr hat ({ $piece }), verliert{ $strict ->
    [yes] {" "}sofort
   *[no] , wenn sie nicht im Gegenzug gleichziehen kann
}{ $live ->
    [yes] ; Figuren, die nie mehr ziehen können, zählen nicht
   *[no] {""}
}.
baring-type-side = { $side }, ohne eine solche Figur ({ $piece }), verliert{ $strict ->
    [yes] {" "}sofort
   *[no] , wenn im Gegenzug kein Gleichziehen möglich ist
}{ $live ->
    [yes] ; Figuren, die nie mehr ziehen können, zählen nicht
   *[no] {""}
}.

## Schlagen entscheidet
# $otherwise: Die Regel davor traf nicht zu.
capture-result = { $otherwise ->
    [yes] Sonst gilt: { CAPITAL($taker) }
   *[no] { CAPITAL($taker) }
} { $result ->
    [win] gewinnt die Partie
    [loss] verliert die Partie
   *[draw] macht die Partie remis
} durch Schlagen einer solchen Figur: { $victim }.

## Rochade gewinnt
castling-wins = Eine Seite, die rochiert, gewinnt, und eine Seite, die nie mehr rochieren kann, verliert.
castling-wins-side = { $side } gewinnt durch die Rochade und verliert, wenn sie nie mehr möglich ist.

## Zahl der Schachgebote
check-count = Eine Seite gewinnt mit ihrem { $count }. Schachgebot.
check-count-side = { $side } gewinnt mit dem eigenen { $count }. Schachgebot.

## Reklamieren
claims = Das Ende durch { $ending ->
    [repetition] Wiederholung
    [nMove] die Regel über Züge ohne Fortschritt
   *[counting] die Zählung der Züge
} muss ein Spieler reklamieren.
claims-side = Ist { $side } am Zug, so muss das Ende durch { $ending ->
    [repetition] Wiederholung
    [nMove] die Regel über Züge ohne Fortschritt
   *[counting] die Zählung der Züge
} reklamiert werden.

## Verbinden
# $line ist eines der vier darunter und steht im Dativ. $types ist, was für Figuren es sind.
connect = Eine Seite { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} mit { $line }.
connect-side = { $side } { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} mit { $line }.
connect-line = { $count } eigenen Figuren { $gaps ->
    [yes] hintereinander, gleich was dazwischen steht,
   *[no] lückenlos hintereinander
} auf { $along }
connect-line-types = { $count } eigenen Figuren ({ $types }) { $gaps ->
    [yes] hintereinander, gleich was dazwischen steht,
   *[no] lückenlos hintereinander
} auf { $along }
connect-square = einem Quadrat von { $count } mal { $count } eigenen Figuren
connect-square-types = einem Quadrat von { $count } mal { $count } eigenen Figuren ({ $types })
connect-line-or-square = { $line } oder mit { $square }
# Diese drei stehen im Dativ.
connect-rank = einer Reihe
connect-file = einer Linie
connect-diagonal = einer Diagonalen
connect-across = Das zählt nur, wenn die Figuren teils { $area } stehen und teils anderswo.

## Zählen
counting = Sobald es keine Bauern mehr gibt, die nicht umgewandelt sind, zählt die schwächere Seite ihre Züge, und an der Grenze ist die Partie remis: { $form ->
    [makruk] 64 Züge, solange beide Seiten noch andere Figuren haben, oder je nach den Figuren der stärkeren Seite 8 bis 64 gegen den einzelnen König, wie im Makruk
    [cambodian] 63 Züge, solange beide Seiten noch andere Figuren haben, oder je nach den Figuren der stärkeren Seite 7 bis 63 gegen den einzelnen König, wie im kambodschanischen Schach
   *[asean] je nach den Figuren der stärkeren Seite 16 bis 64 gegen den einzelnen König, wie im ASEAN-Schach
}.

## Remis-Vorteil
draw-odds = Was remis wäre, ist ein Sieg für { $side }.

## Aussterben
# $count ist, wie viele höchstens übrig sind. $pieces sind Namen oder extinction-any.
extinction = Eine Seite { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
}, wenn sie { $count ->
    [0] keine solche Figur mehr hat
    [one] höchstens noch eine solche Figur hat
   *[other] höchstens noch { $count } solche Figuren hat
}: { $pieces }.
extinction-while = Eine Seite { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
}, wenn sie { $count ->
    [0] keine solche Figur mehr hat
    [one] höchstens noch eine solche Figur hat
   *[other] höchstens noch { $count } solche Figuren hat
}, die andere Seite aber mindestens { $least }: { $pieces }.
extinction-side = { $side } { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} { $count ->
    [0] ohne eine solche Figur
    [one] mit höchstens noch einer solchen Figur
   *[other] mit höchstens noch { $count } solchen Figuren
}: { $pieces }.
extinction-side-while = { $side } { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} { $count ->
    [0] ohne eine solche Figur
    [one] mit höchstens noch einer solchen Figur
   *[other] mit höchstens noch { $count } solchen Figuren
}, wenn die andere Seite mindestens { $least } hat: { $pieces }.
extinction-any = jede Art zählt

## Volles Brett
full-board = Ist kein Feld mehr leer, { $end ->
    [points] entscheiden Punkte die Partie
   *[draw] ist die Partie remis
}.

## Ziel
goal-safe = Ein Zielfeld muss mit einem regelgemäßen Zug erreicht werden: Er gewinnt nicht, wenn die königliche Figur geschlagen werden könnte.
goal-safe-side = { $side } muss ein Zielfeld mit einem regelgemäßen Zug erreichen: Er gewinnt nicht, wenn die königliche Figur geschlagen werden könnte.
goal-count = { $count } Figuren müssen zugleich auf Zielfeldern stehen.
goal-count-side = { $count } Figuren von { $side } müssen zugleich auf Zielfeldern stehen.
goal-reply = Erreicht der erste Spieler ein Zielfeld, so hat der zweite noch einen Zug; erreicht auch er eines, ist die Partie remis.
goal-turn = Ein Zielfeld zählt am Ende eines Spielzugs, für jede Figur, die dort steht, und zuerst für die Seite, die am Zug war.
goal-early = Ein Zielfeld, das erst nach dem Gegenzug gewinnt, gewinnt sofort, wenn kein Gegenzug die Figur schlagen kann.

## Eingedrungene Könige
impasse = Eine Seite, die nicht im Schach steht und deren König mit { $count } weiteren Figuren { $ranks ->
    [1] auf der letzten Reihe
   *[other] auf den letzten { $ranks } Reihen
} steht, darf Jishōgi erklären: Türme und Läufer zählen 5, andere Figuren außer dem König 1, auch in der Hand; { $form ->
    [27] mit 28 Punkten (27 für den zweiten Spieler) gewinnt sie
   *[24] mit 31 Punkten gewinnt sie, mit 24 bis 30 ist die Partie remis
}.
impasse-side = { $side } darf Jishōgi erklären, wenn der eigene König nicht im Schach steht und mit { $count } weiteren Figuren { $ranks ->
    [1] auf der letzten Reihe
   *[other] auf den letzten { $ranks } Reihen
} steht: Türme und Läufer zählen 5, andere Figuren außer dem König 1, auch in der Hand; { $form ->
    [27] 28 Punkte (27 für den zweiten Spieler) gewinnen
   *[24] 31 Punkte gewinnen, 24 bis 30 sind remis
}.

## Lektion
# $text ist vom Autor. $count ist, in wie vielen Zügen, 0 für beliebig viele.
lesson-task = Die Aufgabe: { $text }
lesson-puzzle = Der Anfang ist eine Aufgabe für { $side }; ihre Lösung ist bekannt.
lesson-capture-all = { $side } gewinnt diese Lektion, wenn { $count ->
    [0] {""}
    [one] in { $count } Zug{" "}
   *[other] in höchstens { $count } Zügen{" "}
}alle gegnerischen Figuren geschlagen werden.
lesson-capture-royal = { $side } gewinnt diese Lektion, wenn { $count ->
    [0] {""}
    [one] in { $count } Zug{" "}
   *[other] in höchstens { $count } Zügen{" "}
}eine gegnerische königliche Figur geschlagen wird.
lesson-reach = { $side } gewinnt diese Lektion, wenn { $count ->
    [0] {""}
    [one] in { $count } Zug{" "}
   *[other] in höchstens { $count } Zügen{" "}
}das Ziel erreicht wird (Figur: { $types }; Ziel: { $area }).
lesson-idle = { $side } zieht nie.

## Verbindung
# $areas sind Gebiete im Nominativ.
link = { CAPITAL($side) } { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} mit einer Kette benachbarter Figuren, die Folgendes verbindet: { $areas }.
link-types = { CAPITAL($side) } { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} mit einer Kette benachbarter Figuren ({ $types }), die Folgendes verbindet: { $areas }.
link-some = { $count } dieser Gebiete ({ $areas })
link-ring = Eine Seite { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} mit einer Kette benachbarter Figuren, die ein Feld umschließt, gleich was dort steht.
link-ring-types = Eine Seite { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
} mit einer Kette benachbarter Figuren ({ $types }), die ein Feld umschließt, gleich was dort steht.
link-steps = Benachbart sind die Felder, die eine Figur so erreichen könnte: { $steps }.

## Matt
mate = Eine Seite, die im Schach steht und keinen regelgemäßen Zug hat, ist matt und { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
}.
mate-side = Im Schach und ohne regelgemäßen Zug { $result ->
    [win] gewinnt { $side }
    [loss] verliert { $side }
   *[draw] erreicht { $side } ein Remis
}.
stalemate = Eine Seite, die keinen regelgemäßen Zug hat und nicht im Schach steht, { $result ->
    [pass] passt
    [win] gewinnt
    [loss] verliert ebenfalls
    [points] beendet die Partie, und Punkte entscheiden
    [part] erhält { $part }/{ $whole } Punkt, die andere Seite den Rest
   *[draw] ist patt: Die Partie ist remis
}.
stalemate-side = Ohne regelgemäßen Zug und nicht im Schach { $result ->
    [pass] passt { $side }
    [win] gewinnt { $side }
    [loss] verliert { $side } ebenfalls
    [points] beendet { $side } die Partie, und Punkte entscheiden
    [part] erhält { $side } { $part }/{ $whole } Punkt, die andere Seite den Rest
   *[draw] ist { $side } patt: Die Partie ist remis
}.
# Es gibt kein Schach.
no-move-left = Eine Seite, die keinen regelgemäßen Zug hat, { $result ->
    [pass] passt
    [win] gewinnt
    [loss] verliert
    [points] beendet die Partie, und Punkte entscheiden
    [part] erhält { $part }/{ $whole } Punkt, die andere Seite den Rest
   *[draw] ist patt: Die Partie ist remis
}.
no-move-left-side = Ohne regelgemäßen Zug { $result ->
    [pass] passt { $side }
    [win] gewinnt { $side }
    [loss] verliert { $side }
    [points] beendet { $side } die Partie, und Punkte entscheiden
    [part] erhält { $side } { $part }/{ $whole } Punkt, die andere Seite den Rest
   *[draw] ist { $side } patt: Die Partie ist remis
}.

## Material
material = Die Partie ist remis, wenn nur noch die Könige übrig sind, allein oder mit einem Springer, einem Läufer oder Läufern einer Felderfarbe.

## Züge ohne Fortschritt
# $progress zählt auf, womit die Zählung neu beginnt.
n-move = Nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
} jeder Seite { $result ->
    [win] gewinnt die Seite am Zug
    [loss] verliert die Seite am Zug
   *[draw] ist die Partie remis
}.
n-move-without = Nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
} jeder Seite ohne { $progress } { $result ->
    [win] gewinnt die Seite am Zug
    [loss] verliert die Seite am Zug
   *[draw] ist die Partie remis
}.
n-move-side = Nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
} jeder Seite, wenn { $side } am Zug ist, { $result ->
    [win] gewinnt { $side }
    [loss] verliert { $side }
   *[draw] ist die Partie remis
}.
n-move-without-side = Nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
} jeder Seite ohne { $progress }, wenn { $side } am Zug ist, { $result ->
    [win] gewinnt { $side }
    [loss] verliert { $side }
   *[draw] ist die Partie remis
}.
# Diese stehen nach „ohne“.
n-move-capture = { $side ->
    [white] Schlagen durch { white }
    [black] Schlagen durch { black }
   *[both] Schlagen
}
n-move-drop = { $side ->
    [white] Einsetzen durch { white }
    [black] Einsetzen durch { black }
   *[both] Einsetzen
}
n-move-promotion = { $side ->
    [white] Umwandlung von { white }
    [black] Umwandlung von { black }
   *[both] Umwandlung
}
n-move-move = { $side ->
    [white] { $types ->
        [Bauer] Bauernzug von { white }
       *[other] Zug einer solchen Figur von { white } ({ $types })
    }
    [black] { $types ->
        [Bauer] Bauernzug von { black }
       *[other] Zug einer solchen Figur von { black } ({ $types })
    }
   *[both] { $types ->
        [Bauer] Bauernzug
       *[other] Zug einer solchen Figur ({ $types })
    }
}
n-move-pieces = Das gilt nur, solange keine Seite mehr als { $count } { $count ->
    [one] Figur
   *[other] Figuren
} hat.
n-move-checks = Schachgebote einer Seite über { $count } hinaus zählen bei diesen Zügen nicht mit.
n-move-checks-side = Schachgebote von { $side } über { $count } hinaus zählen bei diesen Zügen nicht mit.

## Punkte
# $all zählt jede Art von Figur auf.
points = Wo Punkte entscheiden, zählen Figuren so: { $all }.
points-table = Wo Punkte entscheiden, zählen Figuren so:
points-one = { $piece } { $points }
points-side = Wo Punkte entscheiden, zählen Figuren für { $side } so: { $all }.
points-side-table = Wo Punkte entscheiden, zählen Figuren für { $side } so:
points-bonus = Wo Punkte entscheiden, hat { $side } von Anfang an { $points }.
points-hands = Wo Punkte entscheiden, zählen Figuren in der Hand nicht.

## Übrige Punkte
points-left = Eine Seite, deren Figuren zusammen höchstens { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} wert sind, verliert.

## Wiederholung
repetition = { $result ->
    [loss] Eine Seite, die dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal herbeiführt, verliert.
    [win] Eine Seite, die dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal herbeiführt, gewinnt.
    [white] { white } gewinnt, wenn dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
    [black] { black } gewinnt, wenn dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
    [starter] Entsteht dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal, so verliert die Seite, die mit der Wiederholung begonnen hat.
    [illegal] Kein Zug darf dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal herbeiführen.
   *[draw] Die Partie ist remis, wenn dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
}
repetition-side = { $result ->
    [loss] { $side } verliert, wenn durch einen Zug von { $side } dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
    [win] { $side } gewinnt, wenn durch einen Zug von { $side } dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
    [white] { white } gewinnt, wenn durch einen Zug von { $side } dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
    [black] { black } gewinnt, wenn durch einen Zug von { $side } dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
    [starter] Entsteht durch einen Zug von { $side } dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal, so verliert die Seite, die mit der Wiederholung begonnen hat.
    [illegal] Kein Zug von { $side } darf dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal herbeiführen.
   *[draw] Die Partie ist remis, wenn durch einen Zug von { $side } dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] { $times }.
    } Mal entsteht.
}
repetition-evasion = Ein Zug aus dem Schach darf eine Stellung trotzdem wiederholen.
repetition-evasion-side = Ein Zug von { $side } aus dem Schach darf eine Stellung trotzdem wiederholen.
repetition-perpetual = Eine Seite, die zwischen den Wiederholungen mit jedem Zug { $deed ->
    [check] Schach geboten
    [chase] ein und dieselbe Figur neu angegriffen
   *[attack] irgendeine Figur neu angegriffen
} hat, { $result ->
    [loss] verliert
    [illegal] darf die Stellung nicht wiederholen
   *[draw] erreicht ein Remis
}.
repetition-perpetual-side = { $side } { $result ->
    [loss] verliert
    [illegal] darf die Stellung nicht wiederholen
   *[draw] erreicht ein Remis
}, wenn { $side } zwischen den Wiederholungen mit jedem Zug { $deed ->
    [check] Schach geboten
    [chase] ein und dieselbe Figur neu angegriffen
   *[attack] irgendeine Figur neu angegriffen
} hat.
repetition-to-and-fro = { CAPITAL($side) } darf nicht mit einer Figur hin- und herziehen, bis eine Stellung wiederkehrt.

## Vereint
united = Eine Seite { $result ->
    [win] gewinnt
    [loss] verliert
   *[draw] erreicht ein Remis
}, wenn alle ihre Figuren als Nachbarn zusammenhängen oder nur noch eine übrig ist.
united-types = Dafür zählt nur: { $types }.
united-steps = Benachbart sind dafür die Felder, die eine Figur so erreichen könnte: { $steps }.

## Zahl der Mauern
wall-count = { CAPITAL($side) } gewinnt mit so vielen eroberten Mauern: { $count } × { $wall }.
