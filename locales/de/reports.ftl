# Was die Befehlszeile von langer Arbeit berichtet: match, facts, values, tune, predict, solve, endings.
#
# $count, $wins, $draws, $losses, … sind Zahlen; $share, $error, $average, … solche mit Stellen hinter dem Punkt oder mit Vorzeichen. $elo, $least und
# $most einer Bilanz sind Unterschiede der Spielstärke in Elo. Anteile sind in Prozent.

## Worte, aus denen andere Berichte bestehen

# Von einer kleineren Zahl bis zu einer größeren; auch von Größen von Brettern.
report-range = { $first } bis { $last }
# Was gezählt wird, und wie oft es vorkam.
report-counted = { $what } { $count }
# Eine Aufzählung allein.
report-listed = { $items }
report-name = { $piece }
# Dasselbe am Anfang einer Zeile.
report-name-of-row = { CAPITAL($piece) }
# $text: was eine Figur kann, wie unten; hier als eigener Satz.
report-sentence = { CAPITAL($text) }.
report-plies = { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
}
# Wie eine Partie zu Ende ging, hinter einem Ergebnis oder gezählt. Jedes ist eine Regel; results.ftl sagt sie in Sätzen.
report-ending = { $name ->
    [agreed] beide haben gepasst
    [bareKing] entblößter König
    [burnt] königliche Figur verbrannt
    [capture] Schlagen
    [castling] Entscheidung durch Rochade
    [checkCount] gezählte Schachgebote
    [connect] Figuren in einer Linie
    [counting] Zählung
    [extinction] Aussterben
    [fullBoard] volles Brett
    [goal] Ziel
    [goalMoves] Ziel verfehlt
    [impasse] König im Lager
    [link] Kette
    [mateByDrop] Matt durch Einsetzen
    [material] zu wenige Figuren
    [nMove] Züge ohne Fortschritt
    [noMoves] keine Züge
    [page] Regel der Seite
    [perpetualAttack] Dauerangriff
    [perpetualChase] Dauerverfolgung
    [perpetualCheck] Dauerschach
    [points] Punkte
    [repetition] Stellungswiederholung
    [resignation] Aufgabe
    [royalTaken] königliche Figur geschlagen
    [royalsLost] königliche Figuren verloren
    [stalemate] Patt
    [united] vereinte Figuren
    [wallCount] erbeutete Mauern
   *[mate] Matt
}

## Wettkämpfe

report-score = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}: +{ $wins } ={ $draws } -{ $losses }, { $share } % ± { $error }, Elo { $elo } [{ $least }, { $most }]
# $first und $second sind Engines, $score ist die Meldung darüber.
report-match = { $first } - { $second }: { $score }
# Ein Test, der zwei Unterschiede der Spielstärke vergleicht. $decision: h0 oder h1, was angenommen ist, oder open. $h0 und $h1 sind Elo, $ratio ist der
# Logarithmus des Verhältnisses, $lower und $upper sind die Schwellen, $pairs zählt die Paare mit 0, ½, 1, 1½ und 2 Punkten.
report-sprt = SPRT { $h0 }, { $h1 }: { $decision ->
    [h0] H0 ist angenommen
    [h1] H1 ist angenommen
   *[open] noch offen
}; LLR { $ratio } [{ $lower }, { $upper }], Paare { $pairs }

## Wie weit die Arbeit ist, in eigenen Zeilen

# $result: 1-0, $ending: wie sie zu Ende ging, $score: alle Partien bisher.
report-game = Partie { $number }: { $result } ({ $ending }); { $score }
# $left: wie viele Partien noch fehlen, $seconds: wie lange sie dauern werden.
report-game-of-facts = Partie { $number }: { $result } ({ $ending }), { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
}; noch { $left }, { $seconds } s
# Ein Versuch sind zwei Partien.
report-left = { $kind ->
    [trial] Versuch { $number }: noch { $left }
   *[game] Partie { $number }: noch { $left }
}
report-measured = { $file }: gemessen

## Fakten einer Figur, je eine Zeile

report-royal = königlich: kein Wert
# In Hundertsteln eines Bauern.
report-value = Wert { $value }
report-value-declared = Wert { $value }, wie die Definition sagt
report-mobility = { $average } Züge auf dem leeren Brett, je nach Feld { $least } bis { $most }
# $mobility ist die Meldung darüber; $mean: Züge in den Stellungen der Partien.
report-mobility-in-games = { $mobility }; { $mean } in den Partien
# Über Zahlen, deren Zeilen die Linien des Bretts sind.
report-by-files = nach Linien:
# Wie weit eine Figur auf dem leeren Brett kommt. $squares sind alle Felder.
report-reaches-nothing = zieht nur mit Hilfe von Regeln
report-reaches-all = erreicht jedes Feld
report-reaches = erreicht { $count } von { $squares } Feldern
report-bound = an eine von { $sets } Mengen von Feldern gebunden, höchstens { $count } von { $squares }
report-jumps = kommt an Figuren auf allen Feldern ringsum vorbei
report-returns-never = kehrt nie zurück
report-returns-even = kehrt nur in einer geraden Zahl von Zügen zurück
report-returns-odd = kann in einer ungeraden Zahl von Zügen zurückkehren
report-cannot-mate = kann mit dem eigenen König allein keinen entblößten König mattsetzen
# $boards: 5×5, oder Größen von einer bis zu einer anderen. $moves: eine Zahl, oder von einer bis zu einer anderen.
report-mates = setzt mit dem eigenen König einen entblößten König auf Brettern von { $boards } matt; die meisten Züge: { $moves }

## Was Partien zeigen, je eine Zeile

report-games = Partien der Suche gegen sich selbst
report-white = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}: für Weiß { $wins } gewonnen, { $draws } remis, { $losses } verloren: { $share } % ± { $error }, Elo { $elo }
report-length = { $plies } Halbzüge je Partie, { $least } bis { $most }
report-branching = { $moves } regelgemäße Züge je Stellung, höchstens { $most }
report-captures = { $captures } Schlagzüge je Partie
# $endings: wie Partien zu Ende gingen, jedes mit einer Zahl.
report-endings = Ausgänge: { $endings }
report-opening = { $moves }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $share } % für Weiß
# $dated: ob der Tag bekannt ist, $played: ob es Partien gibt. $definition ist eine Zahl, die Definitionen unterscheidet.
report-origin = { $dated ->
    [yes] Gemessen am { $date } mit Version { $version }
   *[no] Gemessen mit Version { $version }
}{ $played ->
    [yes] , { $nodes } Stellungen je Zug, Startwert { $seed }
   *[no] {""}
}; Definition { $definition }.

## Fakten als Teil einer Seite: eine Tabelle der Figuren, und was Partien zeigen

# Was sich aufklappen lässt.
report-pieces = Figuren: Werte, Beweglichkeit, Mattführung
# Wie Vorleseprogramme die Tabelle nennen.
report-pieces-region = Werte und Beweglichkeit
report-column-piece = Figur
report-column-value = Wert
report-column-squares = Züge nach Feld
report-column-moves = Züge, leeres Brett
report-column-games = In Partien
report-column-mates = Felder und Mattführung
report-tag-royal = königlich
report-pieces-about = Werte sind Schätzungen des Computers in Bauern, von der Version, die sie gemessen hat; die der jetzigen stehen in der Tabelle am Brett. Züge sind ohne Schlagen gezählt, von jedem Feld des leeren Bretts aus, und für die Figuren der Partien. Ein Matt zählt, wenn es aus den meisten Stellungen mit zwei Königen und der Figur erzwungen ist, auf einem Brett ohne andere Regeln.
report-version = Gemessen mit Version { $version }.
# Eine Zeichnung eines Bretts, und die Zahlen darin.
report-map = Züge je Feld: { $piece }
report-map-numbers = { $files ->
    [yes] Nach Linien: { $numbers }
   *[no] Von oben: { $numbers }
}
# Eine Zeichnung: ein Balken aus drei Teilen.
report-bar = { $count ->
    [one] Weiß hat von { $count } Partie { $wins } gewonnen und { $losses } verloren; remis: { $draws }
   *[other] Weiß hat von { $count } Partien { $wins } gewonnen und { $losses } verloren; remis: { $draws }
}
report-played = { $count ->
    [one] { $count } Partie des Computers gegen sich selbst
   *[other] { $count } Partien des Computers gegen sich selbst
}, { $nodes } Stellungen je Zug{ $dated ->
    [yes] , { $date }
   *[no] {""}
}. Das wahre Ergebnis von Weiß liegt zwischen { $low } und { $high } % (zu 95 % sicher).
# Begriffe, je mit dem, was dahinter steht.
report-term-points = Punkte von Weiß
report-points = { $share } % ± { $error }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
report-term-length = Länge
report-plies-from-to = { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
}, { $least } bis { $most }
report-term-moves = Regelgemäße Züge
report-moves-a-position = { $moves } je Stellung, höchstens { $most }
report-term-captures = Geschlagene Figuren
report-a-game = { $captures } je Partie
report-term-endings = Ausgänge
report-term-openings = Erste Züge
# $moves ist eine Aufzählung der nächsten Meldung.
report-first-moves-played = { $moves }; in Klammern die Punkte von Weiß
# In so vielen Partien. $share: die Punkte von Weiß.
report-first-move = { $move } in { $count } ({ $share } %)

## Werte, aus Partien, in denen eine Seite andere Figuren hat

# Hinter einer Bilanz: Bauern zeigen keinen Vorteil, an dem andere sich messen ließen.
report-no-scale = kein Maßstab
# Über den Werten einzelner Figuren, die am besten zu allen Bilanzen passen.
report-fitted = Am besten zu allen passend
report-values-origin = Hundertstelbauern, { $pawn } ist 100. Gemessen mit Version { $version }, { $nodes } Stellungen je Zug, Startwert { $seed }; Definition { $definition }.
# Welche Figuren eine Seite mehr oder weniger hat. $text hat jemand geschrieben; im Beispiel stehen die Figuren vor und hinter einem Strichpunkt.
imbalance-empty = „{ $text }“ nennt keine Figur; so ist es richtig: „R;N,P“.
imbalance-no-type = „{ $text }“ ist keine Figur dieser Definition, die fehlen könnte.
imbalance-missing = { $side } hat am Anfang keine solche Figur, die sich wegnehmen oder ersetzen ließe: { $piece }.

## Gewichte der Bewertung: Zahlen, nach denen der Computer Stellungen beurteilt. Eine Tabelle folgt.

report-effects = { $count ->
    [one] { $count } Versuch aus zwei Partien; Prozent der Punkte für mehr von einem Gewicht
   *[other] { $count } Versuche aus je zwei Partien; Prozent der Punkte für mehr von einem Gewicht
}
report-predictions = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
}; Zehntausendstel, um die der Fehler mit weniger und mit mehr von einem Gewicht wächst
report-pass = Durchgang { $pass }: Fehler { $learned } bei Gelerntem, { $after } bei zurückgehaltenen Partien, { $before } ohne Netz
report-learned = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
}; der Fehler bei zurückgehaltenen Partien ist { $percent } % kleiner als ohne das Netz, das in { $file } steht. Ob es gewinnt, sagt match.

## Schachprobleme. Überschriften von Zügen, dann was die Lösung über das Problem sagt

report-set-play = Satzspiel:
report-solution = Lösung:
report-tries = Verführungen:
report-no-solution = keine Lösung
# Von Hilfsspiel: Züge, mit denen eine Lösung beginnt.
report-first-moves = { $count ->
    [one] { $count } erster Zug
   *[other] { $count } erste Züge
}
# Ein Problem sollte einen haben.
report-keys = { $count ->
    [one] { $count } Schlüsselzug
   *[other] { $count } Schlüsselzüge: nebenlösig
}
# $verdict ist eine der drei Meldungen darüber.
report-with-duals = { $verdict }, { $count ->
    [one] { $count } Dual
   *[other] { $count } Duale
}
report-cut = { $verdict }; die Varianten sind gekürzt

## Endspiele

# $white und $black sind Figuren.
report-ending-pieces = { $white } gegen { $black }
# Jede Zahl mit ihrem Anteil: 30 (20.0 %).
report-to-move = { $side } am Zug: gewinnt { $wins }, remis { $draws }, verliert { $losses }
report-longest = { $win ->
    [yes] { $count ->
        [one] längster Gewinn: { $count } Zug
       *[other] längster Gewinn: { $count } Züge
    }
   *[no] { $count ->
        [one] längster Verlust: { $count } Zug
       *[other] längster Verlust: { $count } Züge
    }
}
# Was eine Stellung oder ein Zug wert ist, für die Seite, die zieht: in so vielen Zügen.
report-wins = gewinnt in { $count }
report-loses = verliert in { $count }
report-draws = remis
report-not-known = nicht bekannt
# $side ist am Zug, $result eine der vier Meldungen darüber.
report-this-position = Diese Stellung, { $side } am Zug: { $result }
# $id nennt eine Figur. $count: in wie viele Teile ihre Züge das Brett teilen. Ein Tempo verlieren: auf dasselbe Feld in einem Zug mehr kommen.
report-gets-about = { $count ->
    [1] { $id } kommt überallhin
   *[other] { $id } ist an einen von { $count } Teilen des Bretts gebunden
}, { $tempo ->
    [yes] kann ein Tempo verlieren
   *[no] kann kein Tempo verlieren
}
# Aus welchem Anteil der Stellungen eine Figur mit König einen entblößten König mattsetzt, auf einem quadratischen Brett.
report-mating = { $count ->
    [one] { $size } x { $size }: gewinnt { $share } %, in höchstens { $count } Zug
   *[other] { $size } x { $size }: gewinnt { $share } %, in höchstens { $count } Zügen
}
