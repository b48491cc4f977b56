# Was die Statuszeile unter dem Brett während einer Partie sagt, und ihre Knöpfe. $name ist der Name einer Figur im Nominativ.

thinking = Der Computer denkt nach.
put-piece = { CAPITAL($name) }: auf ein markiertes Feld setzen.
go-with-piece = { CAPITAL($name) } auf { $square }: wohin?
may-go-on = Von manchen geht es mit einem zweiten Klick weiter.
may-stay = Ein weiterer Klick auf die Figur lässt sie dort stehen.
go-on = Weiter auf ein markiertes Feld.
go-on-or-stop = Weiter auf ein markiertes Feld, oder mit einem Klick auf das letzte Feld dort halten.
promote-piece = { CAPITAL($name) }: umwandeln?
choose-piece = Bitte eine Figur wählen.
choose-move = Bitte einen der Züge wählen.
# Wie die Frage heißt, und eine der Antworten.
choose = Auswahl
finish-here = hier beenden
no-move = Das ist kein regelgemäßer Zug.

## Andere Stellungen als die letzte
# $toMove sagt, wer am Zug ist, ohne Punkt am Ende.
before-first = Vor dem ersten Zug. { $toMove }.
after-move = Nach { $move }, Halbzug { $ply } von { $plies }. { $toMove }.

## Zugdiagramme
how-moves = So zieht { $name }
# $how ist der Satz davor ohne sein Ende.
how-moves-after = { $how } nach dem ersten Zug.
place-piece = Ein Klick auf ein Feld setzt die Figur dorthin.

## Züge, die eingegeben werden, während der Computer nachdenkt
premove = Danach: { $move }.
premove-begins = Hier beginnt der nächste eigene Zug.
from-to = { $from } nach { $to }

## Zeit
out-of-time = { $side ->
    [white] Die Zeit von { white } ist abgelaufen. { black } gewinnt.
   *[black] Die Zeit von { black } ist abgelaufen. { white } gewinnt.
}

## Pfeile zeichnen
drawing = Zeichnen: einen Pfeil ziehen oder seine beiden Enden wählen. Zweimal dasselbe Feld ergibt einen Kreis.
drawing-from = Pfeil von { $square }: das Ende wählen. Dasselbe Feld ergibt einen Kreis.
circle-on = Kreis auf { $square }
arrow-from = Pfeil von { $square }.
arrow-from-to = Pfeil von { $from } nach { $to }
# $what ist ein Kreis oder ein Pfeil.
drawn-in = { $what }, { $ink }
wiped-out = { $what } gelöscht.
one-wiped-out = Gelöscht.
all-wiped-out = Alles gelöscht.
ink = Farbe: { $ink }
ink-blue = blau
ink-red = rot
ink-green = grün
ink-orange = orange

## Stellungen bearbeiten
editing = Figuren aufstellen oder versetzen.
eraser = Radierer
editor-none = Keine Figur ausgewählt: Figuren auf dem Brett versetzen.
editor-chosen = { $name }: ein Feld wählen.

## Aufgaben
puzzle-right = Richtig!
puzzle-solved = Gelöst!
puzzle-failed = Nicht die Lösung.
puzzle-shown = Das ist die Lösung.

## Knöpfe
button-finish = Beenden
button-back = Zurück
button-back-to-game = Zurück zur Partie
button-as-white = Als { white }
button-as-black = Als { black }
button-elsewhere = Anderswo
button-put-elsewhere = Anderswohin setzen
button-show-attackers = Angreifer zeigen
button-hide-attackers = Angreifer ausblenden
# Einen Pfeil oder einen Kreis.
button-wipe-last = Letzten löschen
button-wipe-all = Alle löschen
button-stop-drawing = Zeichnen beenden
button-try-again = Noch einmal

## Was misslingt
failed-engine = Das Brett konnte nicht gestartet werden.
failed-source = Die Definition dieses Bretts konnte nicht geladen werden.
failed-panic = In der Engine ist ein Fehler aufgetreten, als sie diese Definition las.
failed-position = Die Stellung, die hier stehen sollte, war nicht lesbar. Dies ist die Anfangsstellung.
failed-record = Die Partie, die hier stehen sollte, war nicht bis zum Ende lesbar.
failed-piece = Die Figur, die hier stehen sollte, gehört nicht zu diesem Spiel.
restored = In der Engine ist ein Fehler aufgetreten. Das Brett ist wiederhergestellt, die letzte Aktion rückgängig gemacht.

# Für die, die die Seite gemacht haben
element-panic = Die Engine ist abgestürzt, als sie die Definition las; ihr Text steht in der Konsole.
element-fen = Die Stellung „{ $fen }“ war nicht lesbar: { $why }
element-record = Die Partie war nicht bis zum Ende lesbar: { $why }
element-piece = Keine Figur hat den Namen oder die ID „{ $text }“.
element-piece-hint = Es gibt: { $names }.
# Ein Link, der eine Partie enthält. $why ist einer der Sätze darunter.
link-other-rules = Die Regeln auf dieser Seite haben sich geändert, seit der Link entstand: Seine Partie lässt sich nicht zeigen.
link-failed = Die Partie dieses Links lässt sich nicht zeigen. { $why }
link-cut-off = Der Link ist abgeschnitten.
link-too-long = Seine Partie ist zu lang.
link-other-moves = Seine Züge sind nicht die, die geschrieben wurden.
