# Der Computer als Spieler und beim Analysieren: seine Felder unter dem Brett, seine Hinweise, die Frage, wie er spielen soll.

## Wer was spielt
# $reader: Weiß oder Schwarz.
computer-pairing = { $reader } gegen den Computer auf Stufe { $level }.
# Von Figuren, die einer Seite verborgen sind.
computer-sees-own = Er sieht, was seine Seite sieht.
computer-sees-all = Er kennt alles Verdeckte.

## Eine Partie gegen den Computer
computer-game = Partie gegen den Computer
button-hint = Hinweis
computer-take-back = Zurücknehmen
computer-change-sides = Seiten tauschen
computer-resign = Aufgeben
computer-new-game = Neue Partie
computer-stop = Stopp
computer-stopped-playing = Der Computer spielt nicht mehr mit.

## Die Frage, wie er spielen soll
computer-title = Gegen den Computer spielen
computer-start = Spielen
# Über der Wahl einer Seite.
computer-you-play = Eigene Seite
# Eine der Seiten, durch Zufall.
computer-random-side = Zufall
computer-levels = Stufe
computer-levels-note = Stufe 1 ist für Anfänger. Volle Stärke hat Stufe 8 mit einer Zeit, die unten gewählt wird.
# Vor einer Liste von Zeiten: wie üblich, bis zu 3 Sekunden.
computer-thinks = Rechenzeit
computer-usual-time = automatisch
computer-most-time = { $count ->
    [one] bis zu 1 Sekunde
   *[other] bis zu { $count } Sekunden
}
# Zur Wahl, wo Figuren verborgen sind.
computer-honest = Er sieht nicht mehr als seine Seite
resign-question = Diese Partie aufgeben?

## Was misslingt
computer-no-move = Der Computer kennt hier keinen Zug.
computer-failed = In der Engine ist ein Fehler aufgetreten, als der Computer nachdachte.
premove-no-move = Der schon eingegebene Zug ist jetzt nicht regelgemäß.

## Hinweise. $piece hat eine Seite: Springer von Weiß. $move ist der Zug, wie ihn Aufzeichnungen schreiben: Nf3.
hint-looking = Ein guter Zug wird gesucht.
hint-secret = Hinweise sind aus, weil sie Verdecktes verraten würden.
hint-none = Es lässt sich kein Zug vorschlagen.
hint-move = Hinweis: { $move }.
hint-on = Hinweis: { CAPITAL($piece) } { $square } ({ $move }).
hint-from-to = Hinweis: { CAPITAL($piece) } { $from } nach { $to } ({ $move }).
# $over sind die Felder, auf denen der Zug unterwegs hält.
hint-over = Hinweis: { CAPITAL($piece) } { $from } über { $over } nach { $to } ({ $move }).
hint-from-hand = Hinweis: { CAPITAL($piece) } aus der Hand auf { $squares } ({ $move }).

## Bewertungen
# Kurz: Weiß in 3.
score-win-short = { $side } in { $count }
score-win = { $count ->
    [one] { $side } gewinnt in 1 Zug.
   *[other] { $side } gewinnt in { $count } Zügen.
}
score-even = Ausgeglichen.
# $pawns ist eine Zahl von Bauern: 0.35.
score-better = { $side } steht um { $pawns } besser.

## Die Analyse. $score ist ein Satz über die Bewertung, wie oben.
analysis = Analyse
analysis-gauge = Bewertung
analysis-lines = Beste Varianten
analysis-threats = Drohungen
analysis-stop = Analyse beenden
analysis-unknown = Noch nicht bekannt.
analysis-over = Die Partie ist zu Ende.
analysis-secret = Die Analyse ist aus, weil sie Verdecktes verraten würde.
analysis-thinking = Die Stellung wird berechnet.
analysis-no-move = Es gibt keinen Zug.
analysis-first-guess = Eine erste Vermutung.
analysis-guess = Nur eine Vermutung.
# Wie viele Halbzüge der Computer vorausgerechnet hat.
analysis-deep = Tiefe { $count }
analysis-deeper = Tiefe { $count }, rechnet weiter
analysis-best = { $score } Am besten: { $moves }.
better-was = Besser war { $move }: { $score }
threat-check = { $side } steht im Schach.
threat-move = { $side } droht { $move }: { $score }
threat-none = Von { $side } droht nichts.
threat-looking = Drohungen von { $side } werden gesucht.
