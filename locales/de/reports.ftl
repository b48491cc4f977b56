# Was die Befehlszeile von langer Arbeit berichtet: match, facts, values, tune, predict, solve, endings.
#
# $count, $wins, $draws, $losses, … sind Zahlen; $share, $error, $average, … solche mit Stellen hinter dem Punkt oder mit Vorzeichen. $elo, $least und
# $most einer Bilanz sind Unterschiede der Spielstärke in Elo. Anteile sind in Prozent.

## Worte, aus denen andere Berichte bestehen

# Was gezählt wird, und wie oft es vorkam.
report-counted = { $what } { $count }
report-name = { $piece }
# Dasselbe am Anfang einer Zeile.
report-name-of-row = { CAPITAL($piece) }
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
