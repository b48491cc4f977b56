# Warum eine Regel einen Zug ablehnt. Jede Gruppe ist eine Regel, in der Reihenfolge ihrer Dateien in crates/rules.
#
# $piece, $victim, $attacker, $other, $by und $binder sind Namen von Figuren, $wall ist, wie Mauern heißen, $ground eine
# Art von Gelände. $square, $from und $next sind Felder, $squares zwei davon, $pieces eine Liste von Namen.

# Wo kein Name bekannt ist.
some-ground = Gelände
some-royal = königliche Figur

## Annäherung

reason-row-choice = Nach diesem Zug wird eine der beiden Reihen geschlagen: Ein Klick auf ihre nächste Figur wählt sie aus.

## Wer wen schlägt

reason-protected-guarded = { CAPITAL($piece) } darf diese Figur nicht schlagen, denn sie ist gedeckt: { $victim }.
reason-needs-capture-always = { CAPITAL($piece) } darf nur ziehen, um zu schlagen.
reason-capture-forbidden-type = { CAPITAL($piece) } darf diese Figur nicht schlagen: { $victim }.

## Schlagfolge

reason-chain-goes-on = { CAPITAL($piece) } muss von { $square } aus weiterschlagen: auch { $next }.

## Wirkung

reason-must-burn = { CAPITAL($piece) } muss dort die eigene Wirkung nutzen.

## Bedrängen. $points und $needed sind Zahlen.

reason-must-engage = { CAPITAL($piece) } muss die Figur selbst bedrängen: { $victim }.
reason-not-engaged = { CAPITAL($victim) } ist erst mit { $points } von { $needed } nötigen Punkten bedrängt.
# Diese folgen einem der beiden Sätze.
reason-not-engaged-muted = { CAPITAL($piece) } auf { $square } zählt auf diesem Gelände nicht: { $ground }.
reason-not-engaged-bound = { CAPITAL($piece) } auf { $square } ist gebunden und zählt nicht.
reason-not-engaged-bound-by = { CAPITAL($piece) } auf { $square } ist gebunden und zählt nicht: { $binder } auf { $from }.

## Explosion

reason-burns-royal = Das würde die eigene königliche Figur vom Brett nehmen.

## Umdrehen

reason-flip-none = { CAPITAL($piece) } muss mindestens eine gegnerische Figur umdrehen; dort wird keine umgedreht.
reason-flip-first = { CAPITAL($piece) } darf nur auf die Felder, die zuerst gefüllt werden.

## Mehrheit

reason-better-capture-most = Ein anderer Zug schlägt mehr Figuren.
reason-better-capture-most-of = Ein anderer Zug schlägt mehr Figuren dieser Art: { $piece }.
reason-better-capture-value = Ein anderer Zug schlägt mehr.
reason-better-capture-by = Schlagen muss diese Figur: { $piece }.
reason-better-capture-first = Ein anderer Zug schlägt diese Figur früher: { $piece }.

## Schlagzwang

reason-must-capture = Schlagzwang: Wer schlagen kann, muss schlagen.

## Patrouille

reason-unguarded = { CAPITAL($piece) } darf nicht schlagen: Die Deckung durch eine eigene Figur fehlt.

## Versteinern

reason-petrifies-royal = { CAPITAL($piece) } würde beim Schlagen erstarren: { $wall }.

## Wiedergeburt

reason-no-rebirth-here = { CAPITAL($piece) } darf nicht auf dem eigenen Wiedergeburtsfeld schlagen.
reason-no-rebirth-occupied = { CAPITAL($piece) } darf dort nicht schlagen: Das Wiedergeburtsfeld { $square } ist besetzt.
reason-no-rebirth-square = { CAPITAL($piece) } darf dort nicht schlagen: Es gibt kein Wiedergeburtsfeld.

## Sicherheit

reason-iron = { CAPITAL($victim) } kann nicht geschlagen werden.
reason-protected-square = { CAPITAL($victim) } ist auf { $square } sicher.

## Kräfte der Nachbarn. Den ersten Satz sagt auch die Lähmung.

reason-frozen = { CAPITAL($piece) } kann neben dieser Figur nicht ziehen: { $by }.
reason-protected-beside = { CAPITAL($victim) } ist durch die Figur daneben geschützt: { $by }.
reason-capture-forbidden-beside = { CAPITAL($piece) } darf neben dieser Figur nicht schlagen: { $by }.

## Einsetzen: Austausch

reason-exchange-empty = Keine solche Figur ist gefangen: { $piece }.
reason-exchange-nothing = Der Gegner hat keine Figur gefangen, die er dafür hergeben könnte.
reason-exchange-nothing-of = Der Gegner hat keine solche Figur gefangen: { $piece }.
reason-exchange-value = { CAPITAL($piece) } ist weniger wert als die andere Figur: { $other }.

## Einsetzen: Grenzen

# $count ist die Zahl dieser Figuren auf der Linie.
reason-drop-nifu = { $count ->
    [one] Auf dieser Linie steht schon eine eigene solche Figur, die nicht umgewandelt ist: { $piece }.
   *[other] Auf dieser Linie stehen schon { $count } eigene solche Figuren, die nicht umgewandelt sind: { $piece }.
}
reason-drop-shade = Diese Figuren müssen auf Feldern verschiedener Farbe stehen: { $piece }.
reason-drop-near-friend = { CAPITAL($piece) } muss neben einer eigenen Figur eingesetzt werden.
reason-drop-near-foe = { CAPITAL($piece) } muss neben einer gegnerischen Figur eingesetzt werden.
reason-drop-near-no-friend = { CAPITAL($piece) } darf nicht neben einer eigenen Figur eingesetzt werden.
reason-drop-near-no-foe = { CAPITAL($piece) } darf nicht neben einer gegnerischen Figur eingesetzt werden.
reason-drop-near-ground = { CAPITAL($piece) } fällt so weit wie möglich.
reason-drop-near-slide = { CAPITAL($piece) } gleitet vom Rand so weit wie möglich herein.

## Einsetzen. Dass keine in der Hand ist, sagen auch die Plättchen.

reason-no-drops = In diesem Spiel dürfen keine Figuren eingesetzt werden.
reason-drop-empty = Keine solche Figur ist in der Hand: { $piece }.
reason-drop-in-check = Das Schach muss eine Figur auf dem Brett abwehren; Einsetzen geht jetzt nicht.
reason-drop-zone-none = { CAPITAL($piece) } kann jetzt auf keinem Feld eingesetzt werden.
reason-drop-occupied = Feld { $square } ist besetzt; eingesetzt wird nur auf leere Felder.
reason-drop-side = { CAPITAL($piece) } muss mit der anderen Seite nach oben eingesetzt werden.
reason-drop-promoted = Eine eingesetzte Figur kann sich nicht sofort umwandeln.
reason-drop-no-move = { CAPITAL($piece) } könnte von { $square } aus nie mehr ziehen.
reason-drop-zone = { CAPITAL($piece) } darf auf { $square } nicht eingesetzt werden.

## Einsetzen: Platz

reason-drop-shade-room = Feld { $square } muss für Figuren in der Hand frei bleiben: { $piece }.

## Ins Spiel bringen

reason-gate-moved = Nur eine Figur, die noch nicht gezogen hat, bringt diese ins Spiel: { $piece }.
reason-gate-type = { CAPITAL($piece) } kann so nicht ins Spiel kommen.
reason-gate-empty = Keine solche Figur steht bereit: { $piece }.
reason-gate-square = { CAPITAL($piece) } kann nur auf ein Feld, das dieser Zug verlässt.

## Einsetzpflicht

reason-must-drop = Zuerst kommen die Figuren aus der Hand aufs Brett.

## Plättchen

reason-drop-zone-tile = { CAPITAL($piece) } kann dort nicht gelegt werden.
reason-drop-side-tile = { CAPITAL($piece) } wird nicht so herum gelegt.
reason-tile-ground = { CAPITAL($piece) } passt nicht auf { $square }: Der Boden ist belegt.
reason-tile-apart = Gleiches Gelände auf { $square } und { $next } würde sich berühren: { $ground }.
reason-tile-fill = Mit { $piece } auf { $square } füllen die anderen Plättchen den Rest nicht mehr.

## Wiederholung

reason-repeats-move = Dieselbe Figur darf nicht hin- und herziehen.
reason-perpetual-check = Dauerschach ist nicht erlaubt.
reason-perpetual-chase = Diese Figur darf nicht weiter verfolgt werden: { $victim }.
# $times zählt ab 2.
reason-repeats = { $times ->
    [2] Diese Stellung war schon einmal da.
   *[other] Diese Stellung entstünde zum { $times }. Mal.
}

## Felder nur zum Schlagen

reason-zone-capture-only = { CAPITAL($piece) } darf { $square } nur schlagend betreten.

## Würfel

reason-dice = Gewürfelt: { $pieces }. Keine andere Figur darf ziehen.

## Weiterer Zug

reason-must-go-on = { CAPITAL($piece) } muss diesen Zug zu Ende führen.

## Unbeweglich

reason-promotion-needed-immobile = { CAPITAL($piece) } könnte von { $square } aus nie mehr ziehen.

## Ko

reason-ko = Damit wäre das Brett wieder wie vor dem letzten Zug.

## Neutral

reason-neutral-safe = { CAPITAL($piece) } darf auf kein angegriffenes Feld, gleich von welcher Seite: { $attacker }.

## Lähmung

reason-paralysed = { CAPITAL($piece) } ist gelähmt: { $by } auf { $square }.

## Passen

reason-pass-off-with-moves = Passen darf nur, wer keinen Zug hat.

## Wechsel der Ebene

reason-plane-taken = Auf der nächsten Ebene ist { $square } besetzt.
reason-plane-taken-none = Auf der nächsten Ebene gibt es kein Feld wie { $square }.

## Schieben

reason-push-stopped-behind = { CAPITAL($piece) } kann nicht von { $square } aus geschoben werden: Dort steht { $other }.
# $count ist die Zahl der Figuren, die sie schieben kann.
reason-push-stopped-most = { $count ->
    [one] { CAPITAL($piece) } schiebt nur eine Figur auf einmal.
   *[other] { CAPITAL($piece) } schiebt nur { $count } Figuren auf einmal.
}
reason-push-stopped-row = { $count ->
    [one] In einer Reihe zieht höchstens eine Figur einer Seite.
   *[other] In einer Reihe ziehen höchstens { $count } Figuren einer Seite.
}
reason-push-stopped-outweighed = Eine Reihe schiebt nur weniger Gegner, als sie Figuren hat, und nichts dahinter: nicht { $other } auf { $square }.
reason-push-stopped-fixed = { CAPITAL($piece) } kann die Figur auf { $square } nicht schieben: { $other }.
reason-push-stopped-edge = { CAPITAL($other) } auf { $square } darf nicht vom Brett geschoben werden.

## Länge des Weges

reason-rides-on = { CAPITAL($piece) } hält dort nicht: Der Zug geht weiter bis { $square }.

## Tauschen

reason-no-swap = { CAPITAL($piece) } tauscht nicht den Platz mit dieser Figur: { $other }.

## Gelände

reason-terrain-stay = { CAPITAL($piece) } kann auf dem Gelände von { $square } nicht bleiben: { $ground }.

## Spielzüge

reason-turn-change = Der Spielzug ließe das Brett, wie es vorher war.
reason-turn-type-last = { CAPITAL($piece) } macht den letzten Zug eines Spielzugs.
reason-turn-type-not-last = { CAPITAL($piece) } macht nie den letzten Zug eines Spielzugs.
# $count ist mindestens 2, $left höchstens $count. Beides sind Zahlen von Zügen.
reason-turn-length = { $left ->
    [0] Das zählt als { $count } Züge, und in diesem Spielzug ist keiner mehr übrig.
    [one] Das zählt als { $count } Züge, und in diesem Spielzug ist nur noch 1 übrig.
   *[other] Das zählt als { $count } Züge, und in diesem Spielzug sind nur noch { $left } übrig.
}
reason-turn-piece-same = { CAPITAL($piece) } auf { $square } muss den Rest dieses Spielzugs machen.
reason-turn-piece-each = { CAPITAL($piece) } auf { $square } hat in diesem Spielzug schon gezogen; eine andere Figur muss weiterziehen.
reason-turn-piece-other = { CAPITAL($piece) } auf { $square } hat gerade gezogen; eine andere Figur muss weiterziehen.
reason-early-check = Nur der letzte Zug eines Spielzugs darf Schach bieten.

## Mauern

reason-wall-room = Dieser Zug lässt dafür kein Feld übrig: { $wall }.
reason-wall-place = { CAPITAL($wall) } kann nicht auf { $square } stehen.

## Umwandlung. Auch die Verwandlung sagt es.

reason-promotion-none = { CAPITAL($piece) } kann nicht dorthin: Für die Umwandlung ist keine Figur da.

## Schachgebote

reason-no-checks = In diesem Spiel darf kein Zug Schach bieten.

## Gegenüberstehen

reason-royals-face = { CAPITAL($piece) } und { $piece } dürfen sich nicht gegenüberstehen.
reason-royals-face-on = { CAPITAL($piece) } und { $piece } stünden sich auf { $square } gegenüber.
reason-bikjang = { CAPITAL($piece) } und { $piece } stehen sich gegenüber: Trennen hilft, Passen nimmt es an.

## Züge königlicher Figuren

reason-royal-through-check-leap = { CAPITAL($piece) } würde zwischen { $squares } hindurchspringen, und beide sind angegriffen.
reason-unsafe-arrival = { CAPITAL($piece) } darf nicht dorthin, wo ein Gegenzug schlagen könnte.
reason-evades-only = { CAPITAL($piece) } darf nur dorthin, um dem Schach zu entgehen.

## Grenzen der Umwandlung

reason-promotion-limit = Davon sind schon so viele da wie erlaubt: { $piece }.

## Umwandlung aus dem Vorrat

reason-promotion-empty = Keine geschlagene Figur ist dafür da: { $piece }.
