# Was Suchen nicht können, und warum.

## Tabellen von Endspielen: jede Stellung weniger Figuren mit ihrem Ergebnis

endings-hands = Figuren in der Hand oder in Gefangenschaft haben in der Tabelle eines Endspiels keinen Platz.
endings-memory = Eine Regel dieses Spiels merkt sich, was vorher war; das Brett allein sagt nicht, wie es weitergeht.
endings-ground = Züge dieses Spiels verändern das Gelände oder setzen Mauern.
endings-stray = Eine Figur kommt auf ein Feld, auf das ihre Züge nicht zu führen schienen.
endings-turns = Eine Seite dieses Spiels darf in einem Spielzug mehrmals ziehen.
endings-changes = Figuren werden ineinander und wieder zurück verwandelt; kein Endspiel lässt sich vor dem anderen berechnen.
endings-size = Die Tabelle dieses Endspiels bräuchte zu viel Speicher.
endings-ways = Die Figuren dieses Endspiels haben so viele Wege, dass es nicht berechnet wird.
endings-castling = Hier ist noch eine Rochade möglich. Eine Tabelle enthält Stellungen ohne Rochade.
endings-pieces = Eine Tabelle enthält bis zu vier Figuren, und mindestens eine.
endings-free = Die Regeln dieses Spiels werden nicht durchgesetzt.
endings-routines = Niemand weiß, was sich die Routinen der Seite merken.
endings-neutral = Neutrale Figuren dieses Spiels gehören der Seite, die am Zug ist.
endings-hidden = Figuren oder Aufstellungen dieses Spiels sind verborgen.
endings-no-royal = Dieses Spiel hat keine königliche Figur.
# $text: was der Leser geschrieben hat. Im Beispiel stehen die Figuren von Weiß vor dem Strichpunkt.
endings-both-sides = „{ $text }“ nennt nicht die Figuren beider Seiten; „K,Q;K“ nennt sie.
endings-no-type = Keine Figur hat die ID „{ $text }“.

## Aufgaben, und Partien des Computers gegen sich selbst

problem-no-stipulation = „{ $text }“ ist keine Forderung: # (matt) oder = (patt) mit bis zu { $most } Zügen, wie #3, s#2, r#2, semi-r#2, h#2.5.
self-play-none = Hier spielt der Computer keine Partien gegen sich selbst: Die Regeln werden nicht durchgesetzt, oder eine Aufgabe ist gestellt.
