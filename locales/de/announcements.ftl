# Was Screenreader sagen: nach einem Zug, und von einem Feld.

## Ein Zug. $pieces sind Figuren mit ihren Feldern im Nominativ, darum stehen sie nach einem Doppelpunkt.
# Was eine Seite tut, als Liste: Weiß: Bauer e4 nach d5, geschlagen: Bauer d5.
side-has = { $side }: { $deeds }.
stands-at = { $piece } { $square }
put-on = { $piece } auf { $square }
goes-from-to = { $piece } { $from } nach { $to }
becomes = wird { $piece }
changes-sides = wechselt die Seite
captures = geschlagen: { $pieces }
loses = verloren: { $pieces }
# Figuren, die an ihrem Platz die Seite wechseln.
turns = Seitenwechsel: { $pieces }
passes = passt
lays-tile = { $tile } auf { $square } gelegt
# $what sagt, wer am Zug ist.
in-check-on = { $what }, im Schach auf { $squares }

## Ein Feld
attacked-by = angegriffen von { $sides }
covered = verdeckt
on-terrain = Gelände: { $terrain }
# Wie viele Figuren eine Figur bedrängen, und wie viele nötig sind.
engaged-by = mit { $points } von { $need } bedrängt

# Was ein Klick tut, wo nicht mehr bekannt ist.
mark-move-or-capture = ziehen oder schlagen
mark-leap = springen
mark-first-move-or-capture = als erster Zug: ziehen oder schlagen
mark-move = ziehen
mark-first-move = als erster Zug: ziehen
mark-capture = schlagen
mark-capture-own = eigene Figur schlagen
mark-via = Zwischenfeld
mark-castle = rochieren
mark-drop = einsetzen
mark-arrival = Ankunft
mark-goal = Ziel
mark-morph = Verwandlung
mark-forbidden = verboten
mark-mount = Sprungbock
mark-choice = Auswahl

# Was das Feld für die ausgewählte Figur ist.
zone-forbidden = hier endet kein Zug
zone-promotion = Umwandlung hier
zone-morph = Verwandlung hier
zone-goal = Gewinn hier
zone-loss = Verlust hier
zone-draw = Remis hier
zone-moves = andere Züge von hier
zone-haven = hier sicher
zone-border = an der Grenze

# Im Diagramm einer Figur.
ends-here-again = Zug kann wieder hier enden
taken-on-way = wird auf dem Weg anderswohin geschlagen
opens-squares = eröffnet weitere Felder
taking-what-is-on = mit Schlagen auf { $squares }
