# Wie Figuren außer mit ihren eigenen Zügen ziehen, und woraus Spielzüge bestehen. $who, $whom: eine von gewissen Figuren.
# $lines: wohin ein Zug führt. $moves beginnt mit dem Verb: zieht oder schlägt wie …

## Von selbst ins Spiel
auto-gate = Nichts zieht auf die erste oder die letzte Reihe oder von dort weg: Macht eine Figur davor ihren ersten Zug, so rückt die Figur hinter ihr auf das Feld, das sie verlassen hat.

## Felder nur zum Schlagen
capture-only-squares = { CAPITAL($who) } betritt { $area } nur schlagend, und ein weiter Zug endet dort.

## Rochade
castling = Rochade: { CAPITAL($mover) } zieht geradewegs auf einen Partner zu, und der Partner kommt auf der anderen Seite zu stehen. Keine der beiden Figuren darf schon gezogen haben, und nichts darf zwischen ihnen stehen.
castling-leap = Rochade: { CAPITAL($mover) } springt auf ein leeres Feld vor einem Partner, der geradewegs am Ende steht, und der Partner springt auf den frei gewordenen Platz. Keine der beiden Figuren darf schon gezogen haben.
castling-check = { $leaps ->
    [yes] { CAPITAL($mover) } darf nicht aus dem Schach oder ins Schach rochieren.
   *[no] { CAPITAL($mover) } darf nicht aus dem Schach, über ein angegriffenes Feld oder ins Schach rochieren.
}
castling-partners = Partner einer Rochade sind diese Figuren, wo auch immer sie in gerader Richtung stehen: { $partners }.
castling-partners-only = Partner einer Rochade sind nur diese Figuren, auch am Ende der Linie: { $partners }.
castling-files = Nach der Rochade steht { $mover } auf der { $low }-Linie oder auf der { $high }-Linie, gleich wo sie begann.

## Eigenes der Webseite
# Was eine Webseite selbst hinzufügt. $routine ist ein Name aus ihrem Programm.
custom-moves = { CAPITAL($who) } hat eigene Züge auf diesen Wegen: { $lines }.
custom-moves-routine = { CAPITAL($who) } hat eigene Züge auf diesen Wegen: { $lines }. Was sie bewirken, sagt die Webseite mit ihrer Routine { $routine }.
custom-effect = Was ein Zug dieser Figuren sonst noch bewirkt, sagt die Webseite mit ihrer Routine { $routine }: { $who }.
custom-memory = Die Webseite zählt { $name }, am Anfang { $start }.

## Würfel
dice = Vor jedem Zug { $count ->
    [one] wird ein Würfel geworfen; nur Figuren, die er zeigt, dürfen ziehen
   *[other] werden { $count } Würfel geworfen; nur Figuren, die sie zeigen, dürfen ziehen
}. Die Würfelseiten: { $faces }.
dice-doubles = Zeigen alle Würfel dieselbe Figur, so darf jede Figur ziehen.

## Treiben
driving-drive = { CAPITAL($who) } darf { $whom ->
    [own] die erste eigene Figur
    [enemy] die erste gegnerische Figur
   *[any] die erste Figur
} auf einem Weg weitertreiben, auch vom Brett, und ihr folgen; die Wege: { $lines }.
driving-drive-table = Diese Figuren dürfen { $whom ->
    [own] die erste eigene Figur
    [enemy] die erste gegnerische Figur
   *[any] die erste Figur
} auf einem Weg weitertreiben, auch vom Brett, und ihr folgen:
driving-drag = { CAPITAL($who) } darf { $whom ->
    [own] die erste eigene Figur
    [enemy] die erste gegnerische Figur
   *[any] die erste Figur
} auf einem Weg heranziehen und sich von ihr entfernen, auch beide vom Brett; die Wege: { $lines }.
driving-drag-table = Diese Figuren dürfen { $whom ->
    [own] die erste eigene Figur
    [enemy] die erste gegnerische Figur
   *[any] die erste Figur
} auf einem Weg heranziehen und sich von ihr entfernen, auch beide vom Brett:
driving-captured = Was so das Brett verlässt, ist geschlagen.

## Weiterer Zug
# $quiet: Keiner der beiden Züge darf schlagen. $must: Der zweite ist Pflicht.
extra-move = Nach einem Zug einer solchen Figur ({ $first }){ $quiet ->
    [yes] {" "}ohne Schlagen
   *[no] {""}
} { $must ->
    [yes] muss im selben Spielzug, wo es geht,
   *[no] darf im selben Spielzug
} { $whom ->
    [another] eine andere solche Figur
    [other] eine andere Figur ({ $second })
    [same] dieselbe Figur
   *[any] eine solche Figur ({ $second })
} { $quiet ->
    [yes] ziehen, ohne zu schlagen
   *[no] ziehen
}.

## Hürden
hurdles = { CAPITAL($who) } kann nur Folgendes überspringen oder passieren: { $others }.

## Unbeweglich
# $how: ob $who „keine Figur“ ist; dann ist der Satz nicht verneint.
immobile-open = { CAPITAL($who) } darf dort stehen, wo nie mehr ein Zug möglich ist.
immobile-no-drops = { $how ->
    [none] { CAPITAL($who) } darf auf ein Feld eingesetzt werden, von dem aus nie mehr ein Zug möglich wäre.
   *[some] { CAPITAL($who) } darf nicht auf ein Feld eingesetzt werden, von dem aus nie mehr ein Zug möglich wäre.
}
immobile-no-moves = { $how ->
    [none] { CAPITAL($who) } darf auf ein Feld ziehen oder eingesetzt werden, von dem aus nie mehr ein Zug möglich wäre.
   *[some] { CAPITAL($who) } darf nicht auf ein Feld ziehen oder eingesetzt werden, von dem aus nie mehr ein Zug möglich wäre.
}

## Ko
ko = Kein Zug darf das Brett wieder so machen, wie es vor dem letzten Zug war.

## Leihen
lending = { CAPITAL($who) } leiht die eigenen Züge solchen Figuren der eigenen Seite ({ $whom }), die so erreicht werden: { $lines }.
lending-every = { CAPITAL($who) } leiht die eigenen Züge jeder Figur der eigenen Seite, die so erreicht wird: { $lines }.
lending-other = { CAPITAL($who) } leiht nicht die eigenen Züge: Die andere Figur { $moves }.
lending-instead = Solange diesen Figuren Züge geliehen sind, haben sie keine eigenen: { $who }.
lending-instead-any = Solange einer Figur Züge geliehen sind, hat sie keine eigenen.
lending-barred = Kein geliehener Zug dieser Figuren darf { $area } enden: { $who }.

## Züge je nach Ort
# $area ist ein Ort: auf der letzten Reihe.
moves-at-nothing = { CAPITAL($area) } zieht { $who } überhaupt nicht.
moves-at-more = { CAPITAL($area) } gilt zusätzlich: { CAPITAL($who) } { $moves }.
moves-at-other = { CAPITAL($area) } gilt stattdessen: { CAPITAL($who) } { $moves }.
moves-at-initial = { CAPITAL($area) } hat { $who } immer die Möglichkeiten des ersten Zuges, ob die Figur schon gezogen hat oder nicht.

## Neutral
neutral = { CAPITAL($who) } gehört keiner Seite: Wer am Zug ist, darf die Figur ziehen, und für diese Seite ist sie eine eigene.
neutral-royal = Keine Seite darf eine neutrale königliche Figur von der anderen angegriffen lassen.
neutral-royal-safe = Diese geht nie auf ein Feld, das eine Figur einer der beiden Seiten angreift.
neutral-check = Neutrale Figuren bieten beiden Seiten Schach.

## Lähmung
paralysis = { CAPITAL($who) } lähmt jede gegnerische Figur, die so erreicht wird: { $lines }. Sie darf nicht ziehen.
paralysis-like = { CAPITAL($who) } lähmt jede gegnerische Figur derselben Art, die so erreicht wird: { $lines }. Sie darf nicht ziehen.
paralysis-types = { CAPITAL($who) } lähmt gegnerische Figuren dieser Art ({ $whom }), die so erreicht werden: { $lines }. Sie dürfen nicht ziehen.
paralysis-guard = Eine gelähmte Figur darf dennoch ziehen, wenn eine eigene Figur dort steht, wohin sie so gehen könnte: { $lines }.
paralysis-quiet = { CAPITAL($who) } darf nichts anderes als schlagen, solange eine gegnerische Figur so erreicht wird: { $lines }.

## Passen
# $checks: ob es im Spiel Schach gibt.
passing = { $checks ->
    [yes] { CAPITAL($side) } darf passen, wenn kein Schach geboten ist.
   *[no] { CAPITAL($side) } darf passen.
}
passing-rest = { CAPITAL($side) } darf für den Rest des Spielzugs passen.
passing-end = Wird zweimal hintereinander gepasst, { $end ->
    [points] entscheiden Punkte die Partie
   *[draw] ist die Partie remis
}.
passing-end-side = Wird zweimal hintereinander gepasst, das zweite Mal von { $side }, { $end ->
    [points] entscheiden Punkte die Partie
   *[draw] ist die Partie remis
}.

## Schritte zwischen Ebenen
# $count ist, wie viele Ebenen.
plane-steps-straight = Zwischen Ebenen gilt: { CAPITAL($who) } { $moves }, gerade von Ebene zu Ebene; vorwärts heißt zur nächsten Ebene.
plane-steps-either = Zwischen Ebenen gilt: { CAPITAL($who) } { $moves }, und jeder Schritt führt auch { $count ->
    [one] eine Ebene
   *[other] { $count } Ebenen
} weiter oder zurück.
plane-steps-on = Zwischen Ebenen gilt: { CAPITAL($who) } { $moves }, und jeder Schritt führt für { white } auch { $count ->
    [one] eine Ebene
   *[other] { $count } Ebenen
} weiter, für { black } zurück.
plane-steps-back = Zwischen Ebenen gilt: { CAPITAL($who) } { $moves }, und jeder Schritt führt für { white } auch { $count ->
    [one] eine Ebene
   *[other] { $count } Ebenen
} zurück, für { black } weiter.

## Wechsel der Ebene
plane-transfer = { CAPITAL($who) } wechselt nach jedem Zug auf dasselbe Feld der nächsten Ebene; es muss leer sein.
plane-transfer-check = Eine königliche Figur darf weder dort angegriffen sein, wo ihr Zug endet, noch dort, wo sie ankommt.

## Schieben
pushing = { CAPITAL($who) } darf { $count ->
    [one] eine Figur
   *[other] bis zu { $count } Figuren
} vor sich her schieben, solange Platz ist; der Weg: { $lines }.
pushing-row = { CAPITAL($who) } darf eine Reihe von bis zu { $count } Figuren der eigenen Seite schieben, selbst als letzte, und vor ihr weniger gegnerische Figuren, solange Platz ist; der Weg: { $lines }.
pushing-behind = { CAPITAL($who) } geht auch so, wenn nichts davor steht, aber nur weg von einem leeren Feld oder vom Rand des Bretts.
pushing-pull = { CAPITAL($who) } darf bei einem Zug über leere Felder die Figur direkt dahinter mitziehen; der Weg: { $lines }.
pushing-aside = { CAPITAL($who) } darf den Platz einer Figur einnehmen, die mit einem Schritt auf ein leeres Feld nach Wahl des Spielers ausweicht; der Weg beider: { $lines }.
pushing-pull-aside = { CAPITAL($who) } darf auf ein leeres Feld gehen und eine Figur, die einen Schritt entfernt steht, auf das verlassene Feld nachholen; der Weg beider: { $lines }.
pushing-whom = { CAPITAL($who) } bewegt so nur diese Figuren: { $whom }.
pushing-whom-own = { CAPITAL($who) } bewegt so nur diese Figuren der eigenen Seite: { $whom }.
pushing-whom-enemy = { CAPITAL($who) } bewegt so nur diese Figuren des Gegners: { $whom }.
pushing-off = { $whose ->
    [both] Eine Figur, die vom Brett geschoben wird, ist geschlagen, gleich wem sie gehört.
    [own] Nur eine eigene Figur darf vom Brett geschoben werden und ist damit geschlagen.
    [enemy] Nur eine gegnerische Figur darf vom Brett geschoben werden und ist damit geschlagen.
   *[none] Nichts darf vom Brett geschoben werden.
}

## Rang
ranking = Ein weiter Zug, der springen darf, schlägt über beliebig viele Figuren von niedrigerem Rang hinweg, oder von gleichem, wenn der Rang gerade ist.
ranking-list = Die Ränge: { $all }.
ranking-table = Die Ränge:
ranking-one = { $piece } { $rank }

## Länge des Weges
ride-length-full = { CAPITAL($who) } zieht auf den eigenen Wegen so weit wie möglich; die Wege: { $lines }.
ride-length-counted = { CAPITAL($who) } zieht außerdem genau so viele Felder weit, wie Figuren beider Seiten auf dem ganzen Weg in beiden Richtungen stehen, die ziehende mitgezählt: über eigene Figuren hinweg, nicht über gegnerische, und schlägt am Ende. Die Wege: { $lines }.

## Schritte einer Reihe
row-steps = { $most ->
    [2] Zwei
   *[other] 2 bis { $most }
} Nachbarn in gerader Reihe ({ $who }) dürfen gemeinsam auf leere Felder ziehen, alle in dieselbe Richtung, die nicht die der Reihe ist; der Weg: { $lines }.

## Haltezone
stop-zone = { CAPITAL($who) } hält gegnerische Figuren auf: Sie müssen halten, sobald sie ein Feld betreten, das so erreicht wird: { $lines }.
stop-zone-exempt = { CAPITAL($who) } muss vor keiner gegnerischen Figur halten.

## Tauschen
swapping = { CAPITAL($who) } tauscht den Platz nur mit diesen Figuren: { $whom }.
swapping-table = Figuren tauschen den Platz nur mit diesen:

## Mauern erobern
take-walls = { CAPITAL($who) } darf dieses Hindernis betreten und vom Brett nehmen: { $wall }. Es wird so erreicht: { $lines }.
take-walls-table = Diese Figuren dürfen dieses Hindernis betreten und vom Brett nehmen: { $wall }. Es wird so erreicht:

## Gelände
# $name ist vom Autor. $does ist eines der unteren oder mehrere.
terrain = Es gibt Gelände ({ $name }): Es { $does }.
terrain-start = Am Anfang liegt auf { $squares } dieses Gelände: { $name }.
terrain-nothing = wirkt nicht auf Figuren
terrain-no-enter = lässt sich nicht betreten oder überqueren
terrain-no-land = ist kein Ort zum Bleiben
terrain-stop = beendet jeden Zug beim Betreten
terrain-opaque = unterbricht das Bedrängen über das Feld hinweg
terrain-cover = hält Schüsse auf
terrain-mute = hindert eine Figur darauf am Bedrängen
terrain-shield = schützt eine Figur darauf vor dem Bedrängen
# $types: für wen das nicht gilt.
terrain-except = { $does } (Ausnahme: { $types })

## Spielzüge
turns-length = { CAPITAL($side) } macht in jedem Spielzug { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
turns-first = Der erste Spielzug der Partie hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
turns-growth = Der erste Spielzug hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}, und jeder Spielzug hat { $more ->
    [one] einen Zug
   *[other] { $more } Züge
} mehr als der letzte der anderen Seite.
turns-pieces = Jede Figur, die ein Zug schiebt, mitzieht oder tauscht, zählt als ein weiterer Zug des Spielzugs.
turns-same = Eine Figur macht alle Züge eines Spielzugs.
turns-each = Jeden Zug eines Spielzugs macht eine andere Figur.
turns-other = Keine Figur macht in einem Spielzug zwei Züge nacheinander.
turns-last = Den letzten Zug eines Spielzugs macht eine solche Figur ({ $who }), die Züge davor macht eine andere.
turns-check-ends = Ein Schachgebot beendet den Spielzug.
turns-check-last = Nur der letzte Zug eines Spielzugs darf Schach bieten.
turns-chain = Auf ein Schlagen im Vorübergehen darf im selben Spielzug ein weiteres folgen.
turns-change = Ein Spielzug darf das Brett nicht so lassen, wie es vorher war.
turns-again = Eine Seite, die schlägt, zieht noch einmal.

## Verlust des ersten Zuges
virgin-lost = { CAPITAL($who) } verliert die Möglichkeiten des ersten Zuges, sobald eine solche gegnerische Figur ({ $enemy }) einen Zug dort beendet, von wo aus sie diese Figur auf leerem Brett erreichen würde.

## Mauern setzen
# $wall ist, wie der Autor Mauern nennt. $place ist eines der vier unteren.
walling = Bei jedem Zug wird außerdem dieses Hindernis { $place } gesetzt: { $wall }.
walling-move = { CAPITAL($wall) }: Bei jedem Zug wird dieses Hindernis außerdem { $place } versetzt oder, wenn es noch keines gibt, dorthin gesetzt.
walling-instead = Statt zu ziehen, darf eine Seite dieses Hindernis { $place } setzen: { $wall }.
walling-instead-move = Statt zu ziehen, darf eine Seite dieses Hindernis { $place } versetzen, oder setzen, wenn es noch keines gibt: { $wall }.
walling-anywhere = auf ein leeres Feld
walling-past = auf das Feld, das die Figur verlässt,
walling-arrow = auf ein Feld, auf das die Figur als Nächstes ziehen könnte, ohne zu schlagen,
walling-edge = auf ein leeres Feld am Rand des Bretts oder neben einem gleichen Hindernis
walling-region = { CAPITAL($who) } darf nur hierhin gesetzt werden: { $area }.

## Mauern
# $takers: Einige Figuren erobern Mauern. $push: was Schieben mit ihnen macht.
walls = { CAPITAL($wall) } gehört niemandem: { $takers ->
    [yes] Dieses Hindernis betreten nur Figuren, die es erobern
   *[no] Keine Figur betritt oder durchquert dieses Hindernis
}, und { $push ->
    [off] Schieben nimmt es mit; die Seite, die es vom Brett schiebt, hat es erobert
    [along] { $takers ->
        [yes] nichts anderes erobert es
       *[no] es lässt sich nicht erobern
    }, aber Schieben nimmt es mit
   *[stay] { $takers ->
        [yes] nichts anderes erobert es
       *[no] es lässt sich nicht erobern
    }
}.
