# Das Brett, was zu Beginn darauf steht, und wie Figuren geschrieben werden.

board-size = Das Brett hat { $files } Linien und { $ranks } Reihen.
board-size-holes = Das Brett hat { $count } Felder auf { $files } Linien und { $ranks } Reihen; die übrigen Felder fehlen.
board-planes = Das Brett hat { $planes } Ebenen, A bis { $last }, mit je { $files } Linien und { $ranks } Reihen: { $count } Felder.
board-hexagons = Das Brett hat { $count } sechseckige Felder mit { $top ->
    [edge] einer Kante
   *[corner] einer Ecke
} nach oben.

# Eine der Aufstellungen einer Auslosung, nach ihrer Nummer. Steht in Klammern nach „Weiß am Zug“.
start-position = Startnummer { $number }
board-own-start = Die Partie beginnt mit einer eigenen Stellung, die das Brett zeigt.
board-empty = Das Brett ist am Anfang leer.
board-each-begins = Jede Seite hat am Anfang: { $pieces }.{ $symmetry ->
    [mirror] {" "}Die Figuren stehen sich spiegelbildlich gegenüber.
    [rotate] {" "}Die Aufstellung von { black } ist gegenüber der von { white } um 180° gedreht.
   *[none] {""}
}
board-side-begins = { $side } hat am Anfang: { $pieces }.
board-begins-table = { CAPITAL($side) } hat am Anfang diese Figuren{ $symmetry ->
    [mirror] , die sich spiegelbildlich gegenüberstehen
    [rotate] , die Aufstellung von Schwarz um 180° gedreht
   *[none] {""}
}:
board-neither = Keiner Seite gehört: { $pieces }.
board-each-holds = Jede Seite hat in der Hand: { $pieces }.
board-side-holds = { $side } hat in der Hand: { $pieces }.
board-holds-table = { CAPITAL($side) } hat diese Figuren in der Hand:

board-free-play = Das Brett ist frei: Jede Figur darf überall stehen; Regeln werden gezeigt, aber nicht durchgesetzt.
board-castle-flip = Links und rechts bei der Rochade sind für beide Seiten gleich: links ist zur a-Linie hin.

# $moves ist in Worten, wie die Figur zieht.
board-piece-moves = { CAPITAL($piece) }: { $moves }.

board-ranks-from-zero = Reihen werden ab 0 gezählt.
board-letters = Die Figuren werden mit diesen Buchstaben geschrieben: { $letters }.
board-letters-table = Die Figuren werden mit diesen Buchstaben geschrieben:
board-letter = { $letter } { $piece }
