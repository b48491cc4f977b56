# Warum ein Zug abgelehnt wird, wo keine einzelne Regel der Grund ist. Was eine Regel selbst sagt, steht in rule-refusals.ftl.
#
# $piece, $mount, $attacker, $victim und $choice sind Namen von Figuren. $square und $from sind Felder.

## Wer am Zug ist, was angeklickt wurde

reason-game-over = Die Partie ist zu Ende: { $result }
reason-not-your-turn = { $side } ist am Zug.
reason-incomplete = Weiter geht es auf eines der markierten Felder.
reason-covered = Feld { $square } bleibt verdeckt, bis beide Seiten aufgestellt haben.
reason-withheld = Das ist kein regelgemäßer Zug. Der Grund bleibt verdeckt.
reason-off-board = Das ist kein Feld dieses Bretts.
reason-no-square = Dieses Brett hat kein Feld { $square }.
reason-walled-square = Feld { $square } ist in dieser Stellung eine Mauer.
reason-nobodys-piece = Die Figur auf { $square } gehört niemandem: { $piece }.
reason-empty-square = Auf { $square } steht keine Figur.
reason-pass-off = In diesem Spiel darf nicht gepasst werden.
reason-exchange-off = In diesem Spiel werden keine gefangenen Figuren ausgetauscht.
reason-drop-off = In diesem Spiel werden Figuren neben dem Brett nicht eingesetzt.
reason-gate-off = In diesem Spiel bringt kein Zug eine weitere Figur ins Spiel.
reason-not-from-nowhere = Nur im freien Spiel kommen Figuren aus dem Nichts.

## Wie die Figur zieht

reason-no-move-here = { CAPITAL($piece) } hat hier jetzt keinen Zug.
reason-no-such-move = { CAPITAL($piece) } zieht nicht so.
reason-own-piece = Auf { $square } steht eine eigene Figur: { $piece }.
reason-wall = { CAPITAL($piece) } auf { $square } steht im Weg und lässt sich nicht schlagen.
reason-needs-capture = { CAPITAL($piece) } kann dort nur schlagen.
reason-no-capture-there = { CAPITAL($piece) } kann dorthin ziehen, aber dort nicht schlagen.
reason-blocked = { CAPITAL($piece) } kommt nicht durch: { $square } ist besetzt.
reason-ep-gone = Auf { $square } lässt sich jetzt nichts im Vorübergehen schlagen.
reason-must-stop = { CAPITAL($piece) } muss auf { $square } halten.
reason-terrain = { CAPITAL($piece) } kann das Gelände auf { $square } nicht betreten oder überqueren: { $ground }.
reason-kept-by-rule = { CAPITAL($piece) } darf das nach einer Regel dieses Spiels nicht.
reason-no-pass-room = { CAPITAL($piece) } braucht zum Passen ein leeres Feld daneben.
reason-has-moved = { CAPITAL($piece) } kann das nur beim eigenen ersten Zug.
reason-wrong-mount = { CAPITAL($piece) } kann die Figur auf { $square } nicht überspringen: { $mount }.
reason-no-mount = { CAPITAL($piece) } braucht eine Figur zum Überspringen.
reason-put-down-blocked = { CAPITAL($piece) } lässt sich auf { $square } nicht absetzen.
reason-unequal-legs = Beide Teile dieses Zuges müssen gleich lang sein.
reason-zone = { CAPITAL($piece) } darf { $square } nicht betreten.

## Umwandlung

reason-promotion-needed = { CAPITAL($piece) } muss sich dort umwandeln: Bitte eine Figur wählen.
reason-promotion-choice = { CAPITAL($piece) } kann hier nicht { $choice } werden.
reason-promotion-off = { CAPITAL($piece) } kann sich mit diesem Zug nicht umwandeln.

## Rochade

reason-no-castling-partner = Auf dieser Seite steht keine Figur für die Rochade.
reason-castle-moved = { CAPITAL($piece) } hat schon gezogen und kann nicht mehr rochieren.
reason-castle-blocked = Für die Rochade muss { $square } leer sein.
reason-castle-partner-moved = { CAPITAL($piece) } auf { $square } hat schon gezogen und kann nicht mehr rochieren.
reason-castle-from-check = Im Schach ist keine Rochade möglich.
reason-castle-through-check = { CAPITAL($piece) } würde { $square } überqueren, ein angegriffenes Feld.
reason-castle-into-check = { CAPITAL($piece) } wäre auf { $square } angegriffen.

## Schach

reason-royal-attacked-on-way = { CAPITAL($piece) } wäre unterwegs auf { $square } angegriffen.
reason-royal-through-check = { CAPITAL($piece) } darf diesen ersten Zug weder aus dem Schach noch über ein angegriffenes Feld machen.
reason-burns-own-royal = Dort würde die eigene Figur verbrannt: { $piece }.
reason-pass-in-check = Passen geht jetzt nicht: { $piece } steht im Schach.
reason-royal-into-check = { CAPITAL($piece) } wäre auf { $square } angegriffen: { $attacker } auf { $from }.
reason-still-in-check = { CAPITAL($piece) } steht im Schach, und dieser Zug hilft nicht.
reason-exposes-royal = Damit wäre { $piece } auf { $square } angegriffen: { $attacker } auf { $from }.

## Wohin ein Zug führt

reason-anti-trade = Diese Figuren dürfen nicht gegeneinander getauscht werden.
reason-lion-counter = { CAPITAL($victim) } wurde gerade von einer anderen Figur geschlagen: In diesem Zug darf anderswo keine gleiche geschlagen werden.
reason-lion-distant = { CAPITAL($victim) } auf { $square } ist gedeckt: Schlagen geht nur vom Nachbarfeld aus oder zusammen mit einer anderen Figur.
reason-drop-check = Mit dem Einsetzen darf kein Schach geboten werden.
reason-drop-mate = { CAPITAL($piece) } darf nicht zum Matt eingesetzt werden.
reason-gate-parry = Die neue Figur kann die königliche Figur nicht vor dem Schach schützen.
reason-royal-evade = { CAPITAL($piece) } darf im Schach nur die eine Figur schlagen, die es bietet.
reason-hand-first = Zuerst kommen die Figuren aus der Hand aufs Brett.
reason-forbidden = Eine Regel dieses Spiels verbietet diesen Zug.

## Züge, die jemand eingetippt hat

reason-ambiguous = Mehrere Züge passen: Ist { $moves } gemeint?
reason-not-text = „{ $text }“ ist kein Zug.
reason-no-step = „{ $text }“ ist hier kein Teil eines Zuges.
reason-complete-move = { CAPITAL($piece) } muss diesen Zug zu Ende führen.

## Aufgaben

reason-not-solution = { $move } ist nicht die Lösung.
reason-try-another = Bitte einen anderen Zug versuchen.
reason-answer = Der Gegner antwortet mit { $move }.

## Was sonst von einer Partie verlangt wird

error-other-format = Diese Partie ist im Format eines anderen Programms, das nur die vollständige Engine liest.
error-no-such-start = Es gibt keine Aufstellung mit dieser Nummer.
error-no-such-claim = Das lässt sich jetzt nicht reklamieren.
error-not-in-notation = „{ $text }“ ist in dieser Notation kein Zug.
error-no-such-move = Das ist hier kein regelgemäßer Zug.
