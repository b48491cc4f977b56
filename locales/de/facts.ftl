# Die Fakten eines Spiels: was Partien des Computers gegen sich selbst zeigen, und was an seinen Figuren gemessen wurde. Die Seiten der Spiele
# haben sie, und `facts` des nativen Programms schreibt sie.

# Was die Partien zeigen, je in einem Satz für sich.
facts-even = Etwa gleiche Chancen für { white } und { black }.
facts-few = Wer im Vorteil ist, zeigen { $games } Partien nicht.
facts-white-slightly = Leichter Vorteil für { white }.
facts-white-clearly = Klarer Vorteil für { white }.
facts-black-slightly = Leichter Vorteil für { black }.
facts-black-clearly = Klarer Vorteil für { black }.
facts-lasts = Eine Partie dauert etwa { $moves } Züge jeder Seite.
facts-mostly = Häufigster Ausgang: { $ending }.

facts-bar = { white } hat { $wins } von { $games } Partien gewonnen, { $draws } remis gespielt und { $losses } verloren
facts-games = { $games ->
    [one] { $games } Partie des Computers gegen sich selbst
   *[other] { $games } Partien des Computers gegen sich selbst
}, { $nodes } Stellungen je Zug{ $dated ->
    [yes] , { $date }
   *[no] {""}
}. Das wahre Ergebnis von { white } liegt zwischen { $low } und { $high } % (zu 95 % sicher).
facts-points = Punkte von { white }
facts-points-are = { $points } % ± { $error }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
facts-length = Länge
facts-length-is = { $mean } Halbzüge, { $least } bis { $most }
facts-legal-moves = Regelgemäße Züge
facts-legal-moves-are = { $mean } je Stellung, höchstens { $most }
facts-captures = Geschlagene Figuren
facts-captures-are = { $mean } je Partie
facts-endings = Ausgänge
facts-endings-are = { $endings }
facts-first-moves = Erste Züge
facts-first-moves-are = { $moves }; in Klammern die Punkte von { white }
facts-first-move = { $move } in { $games } ({ $points } %)
facts-pieces = Figuren: Werte, Beweglichkeit, Mattführung
facts-table = Werte und Beweglichkeit
facts-piece = Figur
facts-value = Wert
facts-by-square = Züge nach Feld
facts-empty-board = Züge, leeres Brett
facts-in-games = In Partien
facts-squares-and-mates = Felder und Mattführung
facts-range = { $least } bis { $most }
facts-map = Züge nach Feld: { $piece }
facts-map-rows = Von oben: { $numbers }
facts-map-files = Nach Linien: { $numbers }
facts-moves-not = Zieht nur mit Hilfe von Regeln.
facts-reaches-all = Erreicht jedes Feld.
facts-reaches = Erreicht { $count } von { $squares } Feldern.
facts-bound = An eine von { $sets } Feldmengen gebunden, höchstens { $count } von { $squares } Feldern.
facts-jumps = Kommt an Figuren auf allen Feldern ringsum vorbei.
facts-returns-never = Kehrt nie zurück.
facts-returns-even = Kehrt nur mit einer geraden Zahl von Zügen zurück.
facts-returns-odd = Kann mit einer ungeraden Zahl von Zügen zurückkehren.
facts-mates-not = Kann einen entblößten König nur mit dem eigenen nicht mattsetzen.
facts-mates = Setzt einen entblößten König mit dem eigenen auf Brettern von { $boards } matt, in höchstens { $moves } Zügen.
facts-remark = Werte sind Schätzungen des Computers in Bauern. Züge sind ohne Schlagen gezählt, von jedem Feld des leeren Bretts aus, und für die Figuren der Partien. Ein Matt zählt, wenn es aus den meisten Stellungen mit zwei Königen und der Figur erzwungen ist, auf einem Brett ohne andere Regeln.
facts-version = Gemessen von Version { $version }.
