# Was ein Klick tut, in wenigen Worten: gezeigt, solange der Zeiger auf einem markierten Feld ruht, als Name eines Knopfes, der wählt, und
# nach dem Namen eines Felds vorgelesen („e5, Bauer von Weiß, schlagen: Bauer“). Im Infinitiv, ohne großen Anfangsbuchstaben.
# $piece ist der Name einer Figur im Nominativ; darum steht er am Ende nach einem Doppelpunkt.

click-pass = passen
# Die Figur, die sich umwandeln könnte, tut es nicht.
click-stay = { $piece } bleiben
click-promote = umwandeln: { $piece }
# Von mehreren Zügen, die gleich aussehen, einer nach seiner Nummer.
click-choice = { $action } (Wahl { $number })
# Nimmt eine Figur aus der Hand; der nächste Klick setzt sie ein.
click-take-from-hand = einsetzen: { $piece }
# Die Figur kommt auf dem Feld ins Spiel, das die ziehende verlässt.
click-put-behind = dahinter setzen: { $piece }
# Nimmt eine gefangene Figur, um sie auszutauschen.
click-release = freigeben: { $piece }
click-choose-square = dieses Feld wählen
click-pick-up = aufnehmen: { $piece }
click-put-wall = setzen: { $piece }
click-put-down = absetzen: { $piece }
click-go-through = hindurchziehen

## Einsetzen. $grounds: click-lay oder click-plain-ground, was ein Plättchen aus den Feldern macht, auf die es gelegt wird.

click-drop = einsetzen: { $piece }
click-drop-falling = einsetzen: { $piece } (fällt auf { $square })
click-drop-laying = einsetzen: { $piece } ({ $grounds })
# $grounds: einige von click-ground-on.
click-lay = { $grounds }
# $ground: „Wasser“, wie der Autor es nennt. $squares: „e4 und e5“.
click-ground-on = { $ground } auf { $squares }
click-plain-ground = freier Boden

## Was ein Zug tut

click-move = ziehen
click-move-piece = ziehen: { $piece }
# $victims: einige von click-your-own und „the“ aus phrases.ftl, für eigene und gegnerische Figuren. [yes]: im Vorübergehen.
click-capture = { $passing ->
    [yes] im Vorübergehen schlagen: { $victims }
   *[no] schlagen: { $victims }
}
# $victim ist eine davon. $count ist mindestens 2.
click-capture-more = { $passing ->
    [yes] im Vorübergehen schlagen: { $victim } und { $count } weitere Figuren
   *[no] schlagen: { $victim } und { $count } weitere Figuren
}
click-your-own = { $piece } (eigene Figur)
click-castle = rochieren
click-castle-with = rochieren: { $piece }
click-swap = Platz tauschen: { $piece }
click-displace = verdrängen: { $piece }
# Eine verdeckte Figur wird an ihrem Platz aufgedeckt.
click-turn-up = aufdecken
# Der Zug endet, wo er begann: Sonst geschieht nichts.
click-stay-here = hier bleiben
# Dasselbe nach einem Schlagen.
click-return = zurückkehren

## Und was dabei herauskommt. $action: eine Meldung von oben; sie kann auf den Namen einer Figur enden.

click-and-turn-up = { $action }, dabei aufdecken
click-and-become = { $action }, danach: { $piece }
click-and-disappear = { $action }, dabei verschwinden
# Auf einem anderen Brett oder einer anderen Ebene.
click-and-arrive = { $action }, hier ankommen
click-into-check = { $action }, ins Schach

## Und was mit dem nächsten Klick gefragt wird. $action: eine Meldung von oben.

# [yes]: Der Zug darf auch hier enden.
click-then-go-on = { $whole ->
    [yes] { $action }, dann halten oder weiterziehen
   *[no] { $action }, dann weiterziehen
}
click-and-promote = { $action }, dann umwandeln
click-then-put-behind = { $whole ->
    [yes] { $action }, dann halten oder eine Figur dahinter setzen
   *[no] { $action }, dann eine Figur dahinter setzen
}
click-then-wall = { $action }, dann setzen: { $piece }
click-then-choose = { $action }, dann auswählen

## Felder, mit denen es für die gewählte Figur eine Bewandtnis hat, und wie das Brett sie zeichnet

its-zone-forbidden = Auf getönten Feldern darf kein Zug der Figur enden.
its-zone-promotion = Im Rahmen wandelt sich die Figur um.
its-zone-morph = Im gestrichelten Rahmen verwandelt sich die Figur.
its-zone-goal = Im Rahmen mit Sternen gewinnt die Figur.
its-zone-loss = Im Rahmen mit Kreuzen verliert die Figur.
its-zone-draw = Im Rahmen mit Balken macht die Figur die Partie remis.
its-zone-moves = Vom gepunkteten Rahmen aus zieht die Figur anders.
its-zone-haven = Im Rahmen mit Schilden ist die Figur sicher.
