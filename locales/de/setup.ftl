# Was vor der Partie entschieden wird.

## Verdeckt
face-down = { CAPITAL($hidden) } beginnt verdeckt am eigenen Platz (zu sehen: { $shown }).
face-down-table = Diese Figuren beginnen verdeckt am eigenen Platz:
face-down-unknown = Was eine verdeckte Figur ist, weiß niemand, bevor ihr erster Zug sie aufdeckt.
face-down-turn-up-own = Statt zu ziehen, darf eine Seite eine eigene Figur an ihrem Platz aufdecken.
face-down-turn-up = Statt zu ziehen, darf eine Seite irgendeine Figur an ihrem Platz aufdecken. Niemand weiß vorher, wem sie gehört.
face-down-first = Wer die erste Figur aufdeckt, spielt von da an deren Seite.

## Auslosung
# $all und $here sind Namen, die der Autor gegeben hat. $pieces sind Namen von Figuren.
shuffle-arrays = Eine dieser Aufstellungen wird gewählt: { $all }. Hier ist es { $here }.
shuffle = Vor der Partie tauschen diese Figuren zufällig die Plätze: { $pieces }.
shuffle-shades = Auf Feldern beider Farben stehen: { $pieces }.
shuffle-pairs = Paarweise links und rechts stehen: { $pieces }.
shuffle-apart = Die Figuren jeder Seite tun das für sich.
shuffle-together = Figuren beider Seiten tauschen miteinander die Plätze.
shuffle-number = Diese Partie beginnt mit der Startnummer { $start }.
