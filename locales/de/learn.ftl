# Ein Spiel lernen: Übungen zu Figuren und Regeln, und Aufgaben. $piece ist der Name einer Figur.

## Der Lehrgang
# $title ist der Titel des Spiels.
learn-title = { $title } lernen
learn-board = Brett der Übung
learn-chapters = Kapitel
learn-chapter-done = { $name }, geschafft
# Wovon ein Kapitel handelt, neben denen über Figuren.
learn-chapter = { $chapter ->
    [drop] Einsetzen
    [promote] Umwandlung
    [effect] Was Züge nebenbei tun
   *[goal] Gewinnen
}
learn-progress-label = Fortschritt
learn-progress = { $done } von { $all }
learn-making = Einen Augenblick: Die Übungen werden gemacht.
learn-nothing = Wer die Figuren des Schachs kennt, kennt diese: Hier gibt es nichts zu üben.
learn-done = Geschafft! Jetzt eine Partie.
learn-again = Mit anderen Stellungen üben

## Was gefragt ist. Felder und Figuren werden angeklickt.
learn-asks-reach = { CAPITAL($piece) }: alle Felder markieren, die ein Zug erreicht.
learn-asks-take = { CAPITAL($piece) }: die Figur anklicken, die sich schlagen lässt.
learn-asks-travel = { CAPITAL($piece) }: in { $count } Zügen zum Stern. Sonst zieht niemand.
learn-asks-drop = { CAPITAL($piece) }: Auf welchen der umringten Felder ist Einsetzen erlaubt? Markieren.
learn-asks-promote = Welche der umringten Figuren können mit dem nächsten Zug eine andere werden? Markieren.
learn-asks-effect = Dieser Zug wird gemacht. Alle Figuren markieren, die er entfernt oder ändert.
# $side ist Weiß oder Schwarz.
learn-asks-goal = { $side } am Zug gewinnt sofort.

## Was zu einer Antwort gesagt wird
learn-check = Prüfen
learn-next = Weiter
learn-show = Antwort zeigen
learn-shown = Das ist die Antwort.
learn-wrong = Das Feld { $square } ist falsch.
learn-missing = { $count ->
    [one] Bis hierher richtig; eines fehlt noch.
   *[other] Bis hierher richtig; { $count } fehlen noch.
}
learn-spent = Alle Züge sind verbraucht. Noch einmal von vorn.
learn-astray = Dieser Zug gewinnt nicht.
learn-hint-count = { $count ->
    [one] Es gibt { $count } richtige Antwort.
   *[other] Es gibt { $count } richtige Antworten.
}
learn-hint-square = Ein Blick auf { $square } hilft.
# Wie ein Feld heißt, das eine Marke hat, nach seinem Namen.
learn-mark = { $mark ->
    [asked] gefragt
    [target] der Stern
    [marked] markiert
    [right] richtig
    [missing] hat gefehlt
   *[wrong] falsch
}

## Sammlungen von Aufgaben
learn-puzzles-title = Aufgaben: { $title }
learn-puzzles-list = Aufgaben
learn-puzzle = Aufgabe { $number }
learn-puzzle-solved = Aufgabe { $number }, gelöst
learn-difficulty = Schwierigkeit { $stars } von 5
learn-solved = { $done } von { $all } gelöst
learn-streak = { $count } in Folge
learn-best = höchstens { $count }
learn-puzzles-kept = Ohne Fehler und Hinweis gelöst, verlängert eine Aufgabe die Folge. Nur dieser Browser merkt sie sich.
learn-next-puzzle = Nächste Aufgabe
learn-no-puzzles = Die Aufgaben ließen sich nicht laden.
