# Was die Regeln über das Schlagen von sich sagen. $who, $whom, $spared und $pieces sind Figuren, wie phrases.ftl sie nennt
# („Bauer oder Springer“), $piece ist ein einzelner Name. $lines, $steps, $step und $leaps sagen, wie Figuren ziehen,
# $place ist ein Ort. „Jede Figur“ lässt sich nicht verneinen: In Sätzen mit „nicht“ steht $who am Ende.

## Verbotener Abtausch

anti-trade-own-kind = { CAPITAL($piece) } darf keine Figur derselben Art schlagen.
anti-trade-group = Keine dieser Figuren darf eine andere von ihnen schlagen: { $pieces }.
anti-trade-group-ever = Keine dieser Figuren darf je eine andere von ihnen schlagen: { $pieces }.
anti-trade-group-protected = Keine dieser Figuren darf eine andere von ihnen schlagen, die gedeckt ist: { $pieces }.
anti-trade-group-counter = Keine dieser Figuren darf eine andere von ihnen schlagen, die gedeckt ist, und auch keine als Antwort darauf, dass eine von ihnen auf einem anderen Feld geschlagen wurde: { $pieces }.
anti-trade-on-way = Verboten ist eine solche Antwort nur, wenn eine andersartige Figur geschlagen hat, und überall, wo ein Zug die Figur auf seinem Weg schlägt.
anti-trade-lifted-any = Ein Zug, der auch etwas anderes schlägt, hebt dieses Verbot auf.
anti-trade-lifted = Ein Zug, der auch eine solche Figur schlägt ({ $pieces }), hebt dieses Verbot auf.
anti-trade-adjacent = Was neben der schlagenden Figur steht, darf immer geschlagen werden.

## Annäherung

approach-ahead = Zieht { $who } in gerader Linie und schlägt auf dem Weg nichts, so schlägt die Figur die Gegner direkt vor ihrem Endfeld, in lückenloser Reihe; der Weg zu ihnen: { $lines }.
approach-behind = Zieht { $who } in gerader Linie und schlägt auf dem Weg nichts, so schlägt die Figur die Gegner direkt hinter ihrem Anfangsfeld, in lückenloser Reihe; der Weg zu ihnen: { $lines }.
approach-either = Könnte { $who } sowohl vorn als auch hinten schlagen, so wählt der Spieler eine der Reihen.

## Verbrennen

burn-all = Nach jedem eigenen Zug entfernt { $piece } jede eigene oder gegnerische Figur, die vom Endfeld aus so erreichbar wäre: { $leaps }.
burn-enemies = Nach jedem eigenen Zug entfernt { $piece } jede gegnerische Figur, die vom Endfeld aus so erreichbar wäre: { $leaps }.

## Wer wen schlägt. $when ist, was die Figur tut: schlagen, ziehen ohne zu schlagen (quiet) oder eines von beiden (both).

capture-matrix-leaves = { $when ->
    [quiet] Zieht { $who }, ohne zu schlagen, so verlässt die Figur das Brett.
    [both] Zieht { $who }, ohne zu schlagen, oder schlägt eine solche Figur ({ $whom }), so verlässt die ziehende Figur das Brett.
   *[capture] Schlägt { $who } eine solche Figur ({ $whom }), so verlässt die schlagende Figur das Brett.
}
capture-matrix-becomes = { $when ->
    [quiet] Zieht { $who }, ohne zu schlagen, so wird daraus { $piece }.
    [both] Zieht { $who }, ohne zu schlagen, oder schlägt eine solche Figur ({ $whom }), so wird aus der ziehenden Figur { $piece }.
   *[capture] Schlägt { $who } eine solche Figur ({ $whom }), so wird aus der schlagenden Figur { $piece }.
}
capture-matrix-defects = { $when ->
    [quiet] Zieht { $who }, ohne zu schlagen, so wird daraus { $piece } der anderen Seite.
    [both] Zieht { $who }, ohne zu schlagen, oder schlägt eine solche Figur ({ $whom }), so wird aus der ziehenden Figur { $piece } der anderen Seite.
   *[capture] Schlägt { $who } eine solche Figur ({ $whom }), so wird aus der schlagenden Figur { $piece } der anderen Seite.
}
capture-matrix-becomes-victim = Schlägt { $who } eine solche Figur ({ $whom }), so wird die schlagende Figur zu dem, was sie geschlagen hat.
capture-matrix-promotes = { $when ->
    [quiet] Zieht { $who }, ohne zu schlagen, so wandelt sich die Figur um.
    [both] Zieht { $who }, ohne zu schlagen, oder schlägt eine solche Figur ({ $whom }), so wandelt sich die ziehende Figur um.
   *[capture] Schlägt { $who } eine solche Figur ({ $whom }), so wandelt sich die schlagende Figur um.
}
# Was aus einer schlagenden Figur wird, in einer Tabelle.
capture-matrix-becomes-table = Durch Schlagen wird aus einer Figur eine andere:
capture-matrix-victim = die geschlagene Figur
capture-matrix-promoted = ihre Umwandlung
capture-matrix-only-captures = { CAPITAL($who) } darf nur ziehen, um zu schlagen.
capture-matrix-quiet-explodes = Zieht { $who }, ohne zu schlagen, so explodiert die Figur, wo ihr Zug endet.
capture-matrix-forbidden = { $how ->
    [none] { CAPITAL($who) } darf diese Figuren schlagen: { $whom }.
   *[some] { CAPITAL($who) } darf diese Figuren nicht schlagen: { $whom }.
}
capture-matrix-never-captures = { $how ->
    [none] { CAPITAL($who) } darf schlagen.
   *[some] { CAPITAL($who) } darf nicht schlagen.
}
capture-matrix-forbidden-table = Manche Figuren dürfen andere nicht schlagen:
capture-matrix-guarded = { CAPITAL($who) } darf eine solche Figur ({ $whom }) nur schlagen, wo kein Gegenzug zurückschlagen könnte.
capture-matrix-explodes = { $mover ->
    [dies] { CAPITAL($who) } löst mit dem Schlagen einer solchen Figur ({ $whom }) eine Explosion aus, die auch die schlagende Figur entfernt.
   *[survives] { CAPITAL($who) } löst mit dem Schlagen einer solchen Figur ({ $whom }) eine Explosion aus; die schlagende Figur übersteht sie.
}
capture-matrix-explodes-any = { $mover ->
    [dies] { CAPITAL($who) } löst mit jedem Schlagen eine Explosion aus, die auch die schlagende Figur entfernt.
   *[survives] { CAPITAL($who) } löst mit jedem Schlagen eine Explosion aus; die schlagende Figur übersteht sie.
}

## Schlagfolge

chain-may = { CAPITAL($who) } darf nach einem Schlagen im selben Zug weiterschlagen.
chain-must = { CAPITAL($who) } muss nach einem Schlagen im selben Zug weiterschlagen, solange es möglich ist.
chain-turns = Jedes weitere Schlagen des Zuges führt in eine andere Richtung als das davor und auf ein Feld, auf dem die Figur in diesem Zug noch nicht war.
chain-leave-at-end = Die geschlagenen Figuren verlassen das Brett, wenn der Zug endet: Bis dahin stehen sie im Weg, und keine wird zweimal geschlagen.
chain-leave-after-next = Eine geschlagene Figur verlässt das Brett nach dem nächsten Schlagen des Zuges, so dass die schlagende Figur nicht über sie umkehren kann.
chain-leave-now = Jede geschlagene Figur verlässt das Brett sofort, vor dem nächsten Schlagen des Zuges.
chain-promotes-inside = Eine Figur, die sich mitten in einer Schlagfolge umwandelt, setzt diese mit ihrer neuen Art fort.
chain-promotes-at-end = Eine Figur, die weiterschlägt, wandelt sich nur um, wo ihr Zug endet.

## Chamäleon

chameleon-captures = { CAPITAL($who) } schlägt jede gegnerische Figur so, wie diese vom selben Feld aus schlagen würde, mit demselben Zug und auf dieselbe Weise; mehrere zugleich, wenn der Zug bei jeder von ihnen passt.

## Koordination

coordinate-captures = Hat { $who } gezogen und auf dem Weg nichts geschlagen, so schlägt die Figur die Gegner, wo ein Weg von ihr einen Weg von einer solchen eigenen Figur kreuzt ({ $partner }), gleich was dazwischensteht; die Wege: { $lines }.

## Einschließen

custodian-row = Nach Zug oder Einsetzen schlägt { $who } die Gegner, die lückenlos zwischen dieser und einer anderen Figur derselben Seite stehen; der Weg zu ihnen: { $lines }.
custodian-intervention = Nach Zug oder Einsetzen zwischen zwei Gegner schlägt { $who } beide; der Weg zu ihnen, in entgegengesetzten Richtungen: { $lines }.
custodian-surround = { CAPITAL($who) } wird geschlagen, wenn nach einem gegnerischen Zug auf allen Feldern Gegner stehen, die die Figur so erreichen würde: { $lines }.
custodian-surround-group = Benachbarte Figuren einer Seite ({ $who }) werden zusammen geschlagen, wenn ein gegnerischer Zug keiner von ihnen ein leeres Feld lässt, das sie so erreichen würde ({ $lines }); Nachbarn sind Figuren, die einander so erreichen würden.
custodian-surround-area = { CAPITAL($who) } wird nur { $place } durch Umzingeln geschlagen.
custodian-edge = Der Rand des Bretts zählt als Gegner, der diese Figuren umzingelt: { $who }.
custodian-anvil = Beim Einschließen von Gegnern helfen nur diese Figuren: { $who }.
custodian-hostile = { CAPITAL($place) } zählt ein leeres Feld als Figur der Seite, die einschließt.
custodian-spared = { CAPITAL($place) } werden diese Figuren nicht zwischen zwei Figuren geschlagen: { $who }.

## Wirkung. $moves ist in der Notation der Züge, $steps dasselbe in Worten. $end ist, wo die Figur endet, $removed,
## was sie entfernt.

effect-move = { CAPITAL($piece) } hat einen weiteren Zug: Die Figur sucht ein Feld auf dem Weg { $moves } ({ $steps }), endet { $end } und entfernt { $removed }.
effect-must = Darauf darf sie nicht verzichten.
effect-removes-nothing = nichts
effect-removes-pieces = jede Figur { $places }
effect-removes-enemies = jede gegnerische Figur { $places }
effect-on-end = auf dem gefundenen Feld
effect-on-start = auf dem verlassenen Feld
effect-on-before = auf dem Feld vor dem gefundenen
effect-on-beyond = auf dem Feld hinter dem gefundenen
effect-on-behind = auf dem Feld hinter dem verlassenen
effect-on-way = auf dem Weg
effect-near = rund um ihr Endfeld ({ $leaps })

## Bedrängen. $count ist eine Zahl von Gegnern, oder wie viel eine Figur zählt; $class der Name einer Rüstung, vom Autor.

engagement-engages = { CAPITAL($who) } bedrängt eine gegnerische Figur, die so erreicht wird: { $lines }.
engagement-table = Eine Figur bedrängt eine gegnerische Figur, die so erreicht wird:
engagement-captured = { $count ->
    [0] { CAPITAL($who) } darf auch unbedrängt geschlagen werden.
    [one] { CAPITAL($who) } darf nur geschlagen werden, solange die Figur von einem Gegner bedrängt wird.
   *[other] { CAPITAL($who) } darf nur geschlagen werden, solange die Figur von { $count } Gegnern bedrängt wird.
}
engagement-captured-class = { $count ->
    [0] { CAPITAL($who) } (Rüstung: { $class }) darf auch unbedrängt geschlagen werden.
    [one] { CAPITAL($who) } (Rüstung: { $class }) darf nur geschlagen werden, solange die Figur von einem Gegner bedrängt wird.
   *[other] { CAPITAL($who) } (Rüstung: { $class }) darf nur geschlagen werden, solange die Figur von { $count } Gegnern bedrängt wird.
}
engagement-weight = { $count ->
    [one] { CAPITAL($who) } zählt beim Bedrängen als eine Figur.
   *[other] { CAPITAL($who) } zählt beim Bedrängen als { $count } Figuren.
}
engagement-own-only = { CAPITAL($who) } schlägt nur, was die Figur selbst bedrängt.
engagement-binds = Erreicht { $who } so eine gegnerische Figur ({ $lines }), dann bedrängt diese nichts anderes als das, was sie so bindet.

## Explosion

explosion-around = Eine Explosion entfernt die geschlagene Figur und alles auf den Feldern ringsum.
explosion-zone = Eine Explosion entfernt die geschlagene Figur und alles, was von dort aus so erreicht wird: { $leaps }.
explosion-immune = Eine Explosion daneben schadet diesen Figuren nicht: { $who }.
explosion-no-check = Eine königliche Figur, die nur eine Explosion daneben entfernen könnte, steht nicht im Schach.

## Umdrehen

flips-hit = Nach Zug oder Einsetzen lässt { $who } jede gegnerische Figur die Seite wechseln, die so erreicht wird: { $lines }.
flips-hit-table = Nach Zug oder Einsetzen lässt eine Figur jede gegnerische die Seite wechseln, die so erreicht wird:
flips-enclosed = Nach Zug oder Einsetzen lässt { $who } jede lückenlose Reihe von Gegnern zwischen dieser und einer anderen Figur derselben Seite die Seite wechseln; der Weg zu den Reihen: { $lines }.
flips-enclosed-table = Nach Zug oder Einsetzen lässt eine Figur jede lückenlose Reihe von Gegnern zwischen sich und einer anderen Figur derselben Seite die Seite wechseln; der Weg zu den Reihen:
flips-passed = { CAPITAL($who) } lässt jede gegnerische Figur die Seite wechseln, über die der Zug hinwegführt; der Weg: { $lines }.
flips-passed-table = Eine Figur lässt jede gegnerische die Seite wechseln, über die der Zug so hinwegführt:
flips-spared = So wechseln diese Figuren nie die Seite: { $who }.
flips-beside = Werden diese Figuren eingesetzt, so wechseln Gegner die Seite nur dort, wo eine eigene Figur daneben steht: { $who }.
flips-must = { CAPITAL($who) } darf nur dorthin, wo dadurch eine gegnerische Figur die Seite wechselt.
# Folgt auf flips-must.
flips-first = Solange { $place } ein Feld leer ist, geht die Figur nur dorthin, und kein Gegner muss die Seite wechseln.

## Schlagen und weitergehen

hit-run-on = { CAPITAL($piece) } darf schlagen ({ $steps }) und dann einen Schritt weitergehen.
hit-run-not-back = { CAPITAL($piece) } darf schlagen ({ $steps }) und dann einen Schritt weitergehen, aber nicht zurück.
hit-run-step = Der Schritt nach einem solchen Schlagen: { $step }.

## Mehrheit. $among: alle Schlagzüge (all), oder die, die nach den Sätzen davor gleich sind (equal).

majority-most = { $among ->
    [equal] Von bis hierher gleichen Schlagzügen ist einer zu wählen, der die meisten Figuren schlägt.
   *[all] Von mehreren Schlagzügen ist einer zu wählen, der die meisten Figuren schlägt.
}
majority-most-of = { $among ->
    [equal] Von bis hierher gleichen Schlagzügen ist einer zu wählen, der die meisten solchen Figuren schlägt: { $pieces }.
   *[all] Von mehreren Schlagzügen ist einer zu wählen, der die meisten solchen Figuren schlägt: { $pieces }.
}
majority-value = { $among ->
    [equal] Von bis hierher gleichen Schlagzügen ist einer zu wählen, der den höchsten Wert schlägt.
   *[all] Von mehreren Schlagzügen ist einer zu wählen, der den höchsten Wert schlägt.
}
majority-value-of = { $among ->
    [equal] Von bis hierher gleichen Schlagzügen ist einer zu wählen, der den höchsten Wert schlägt. Die Werte: { $worths }; jede andere Figur 1.
   *[all] Von mehreren Schlagzügen ist einer zu wählen, der den höchsten Wert schlägt. Die Werte: { $worths }; jede andere Figur 1.
}
majority-worth = { $piece } { $count }
majority-by = { $among ->
    [equal] Von bis hierher gleichen Schlagzügen ist, wenn möglich, einer zu wählen, den eine solche Figur macht: { $who }.
   *[all] Von mehreren Schlagzügen ist, wenn möglich, einer zu wählen, den eine solche Figur macht: { $who }.
}
majority-first = { $among ->
    [equal] Von bis hierher gleichen Schlagzügen ist einer zu wählen, der eine solche Figur am frühesten schlägt: { $whom }.
   *[all] Von mehreren Schlagzügen ist einer zu wählen, der eine solche Figur am frühesten schlägt: { $whom }.
}

## Schlagzwang

must-capture-side = Schlagzwang: { CAPITAL($side) } muss schlagen, wenn es möglich ist.

## Patrouille

patrol-guarded = { CAPITAL($who) } darf nur schlagen, solange eine eigene Figur Deckung gibt.
patrol-guards = { CAPITAL($who) } deckt jede eigene Figur, die so erreicht wird: { $lines }.
patrol-table = Eine Figur deckt jede eigene, die so erreicht wird:

## Versteinern. $wall ist, wie Mauern heißen.

petrify-becomes = { CAPITAL($who) } verwandelt sich nach dem Schlagen am Ort der Ankunft; daraus wird { $wall }.
petrify-becomes-side = { CAPITAL($who) } von { $side } verwandelt sich nach dem Schlagen am Ort der Ankunft; daraus wird { $wall }.

## Wiedergeburt. $square ist ein Feld oder eines der vier darunter, im Dativ.

rebirth-victim = Wird { $who } geschlagen, so wird die Figur auf { $square } wiedergeboren, wenn das Feld nach dem Zug leer ist.
rebirth-mover = Hat { $who } geschlagen, so wird die Figur auf { $square } wiedergeboren; ist das Feld nach dem Zug besetzt, so darf sie nicht schlagen.
rebirth-home = ihrem Anfangsfeld
rebirth-file = ihrem Anfangsfeld auf der Linie des Schlagfelds
rebirth-colour = ihrem Anfangsfeld von der Farbe des Schlagfelds
rebirth-far = dem fernen Ende der Linie des Schlagfelds
rebirth-not-there = Keine Figur schlägt auf genau dem Feld, auf dem sie wiedergeboren würde.

## Schlagen aus der Ferne

remote-rifle = { CAPITAL($piece) } schlägt, ohne zu ziehen (Fernschuss): { $steps }.
remote-rifle-table = Diese Figuren schlagen, ohne zu ziehen (Fernschuss):
remote-checker = { CAPITAL($piece) } schlägt auch wie im Damespiel: mit einem Sprung ({ $steps }) über eine gegnerische Figur genau in der Mitte, die geschlagen wird.
remote-advance = { CAPITAL($piece) } zieht auch geradewegs ({ $steps }) bis vor eine gegnerische Figur und schlägt sie, ohne ihr Feld zu betreten.

## Zurückschlagen

retake-captures = { CAPITAL($piece) } schlägt auch so, aber nur eine Figur, die gerade geschlagen hat, und nur auf dem Feld, auf dem sie geschlagen hat: { $leaps }.

## Sicherheit

safety-iron = { CAPITAL($piece) } kann nicht geschlagen werden.
safety-haven = { $how ->
    [none] { CAPITAL($who) } kann { $place } geschlagen werden.
   *[some] { CAPITAL($who) } kann { $place } nicht geschlagen werden.
}

## Kräfte der Nachbarn. $near: side-powers-near oder side-powers-next.

side-powers-near = nahe einer solchen Figur ({ $pieces })
side-powers-next = neben einer solchen Figur ({ $pieces })
side-powers-burn = Eine Figur, die ihren Zug { $near } des Gegners beendet, wird entfernt.
side-powers-freeze = Eine Figur { $near } des Gegners darf nicht ziehen.
side-powers-protect = Eine Figur { $near } der eigenen Seite kann nicht geschlagen werden.
side-powers-hide = Eine Figur { $near } der eigenen Seite steht weiten Zügen dieser Seite nicht im Weg.
side-powers-charm = Eine Figur { $near } des Gegners darf nicht schlagen.
side-powers-brake = Ein weiter Zug des Gegners endet auf dem ersten Feld { $near }.
side-powers-zone = Nahe sind die Felder, die sie so erreichen könnte: { $leaps }.

## Schlinge

snare-all = Nach jedem Zug wird jede Figur { $place } entfernt.
snare-spared = Nach jedem Zug wird jede Figur { $place } entfernt, ausgenommen diese: { $spared }.
snare-guard = Nach jedem Zug wird jede Figur { $place } entfernt, wenn keine eigene dort steht, wohin sie so gehen könnte: { $leaps }.
snare-guard-spared = Nach jedem Zug wird jede Figur { $place } entfernt, wenn keine eigene dort steht, wohin sie so gehen könnte ({ $leaps }), ausgenommen diese: { $spared }.

## Abtausch. $worth ist, wie viel eine Figur zählt, mit Nachkommastellen.

trade-protected = { CAPITAL($piece) } darf keine Figur derselben Art schlagen, wo ein Gegenzug zurückschlagen könnte, es sei denn, derselbe Zug schlägt anderswo genug.
trade-counter = Hat eine andersartige Figur eine solche geschlagen ({ $piece }), so darf die Antwort keine solche auf einem anderen Feld schlagen.
trade-enough = Genug ist mehr, als diese Figur wert ist: { $piece }.
trade-worths = Für solche Abtausche zählen die Figuren so: { $worths }.
trade-worth = { $piece } { $worth }

## Überläufer

turncoats-change = { $when ->
    [capture] { CAPITAL($who) } wechselt nach jedem eigenen Schlagen die Seite.
    [quiet] { CAPITAL($who) } wechselt nach jedem eigenen Zug ohne Schlagen die Seite.
   *[move] { CAPITAL($who) } wechselt nach jedem eigenen Zug die Seite.
}
