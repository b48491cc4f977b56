# Was ein Brett als Erstes sagt: kurz.

# Beide Seiten sind ein Wort ohne Artikel: „Weiß gewinnt.“, „von Weiß“.
white = Weiß
black = Schwarz

# Ein Name für sich allein.
name-alone = { $name }
# Wo kein Name bekannt ist.
some-piece = Figur
white-piece = { $piece } von { white }
black-piece = { $piece } von { black }
# Dasselbe von Figuren, deren englische Namen mit einer Farbe beginnen.
owned-white = { $piece } von { white }
owned-black = { $piece } von { black }

# Mit einem Zusatz: Weiß (rot), Weiß am Zug (Würfel: Bauer).
with-remark = { $what } ({ $remark })
# $text ist der ganze Satz ohne sein Ende.
sentence = { $text }.
# Noch ein Teil der Beschreibung eines Feldes, und noch ein Satz.
label-more = { $told }, { $more }
sentence-more = { $told } { $more }

## Statuszeile
to-move = { $side } am Zug
in-check = { $what }, im Schach
# $toMove sagt, wer am Zug ist, ohne Punkt am Ende.
start-with-square = { $toMove }: ein Feld wählen.
start-with-piece = { $toMove }: eine Figur wählen.
free-play = Freies Spiel: Regeln werden nicht durchgesetzt.
no-piece-yet = Es gibt noch keine Figur.
button-enforce = Regeln durchsetzen
button-next-start = Nächster Start
button-pass = Passen

## Namen der Felder, für Screenreader
board = Brett
rank-name = Reihe { $rank }
row-name = Zeile { $row }
empty = leer
selected = ausgewählt

## Hände
hand-white = Hand von { white }
hand-black = Hand von { black }
in-hand = { $piece }, { $count } in der Hand

## Knöpfe unter dem Brett
pieces = Figuren
game = Partie
one-problem = 1 Problem
problems = { $problems } Probleme

## Titel
rules = Regeln
from-link = Diese Regeln kommen aus einem Link, nicht von dieser Website:

## Was misslingt
not-loaded = Ein Teil dieses Bretts konnte nicht geladen werden. Bitte die Verbindung prüfen und es noch einmal versuchen.
failed-board = Dieses Brett konnte nicht gezeigt werden.
