# Was ein Brett auf Wunsch antwortet, was es von Aufgaben und Fehlern sagt, und was Bilder auf Seiten sagen.

## Antworten für Screenreader. $what ist eine Figur mit ihrem Feld: Bauer von Weiß e4; oder ein Feld: e4.
spoken-no-moves = { CAPITAL($what) }: keine Züge.
spoken-moves = { $count ->
    [one] { CAPITAL($what) }: 1 Zug. { $moves }.
   *[other] { CAPITAL($what) }: { $count } Züge. { $moves }.
}
# Einer davon. $effect ist, was ein Klick dort tut.
spoken-move = { $square }, { $effect }
# Mehrere davon.
spoken-more-moves = { $moves }; { $move }
spoken-no-last = Es ist kein Zug bekannt.
# [unseen]: Die Seite, die fragt, sieht vielleicht nicht alle Figuren. $attackers und $guards sind Figuren im Nominativ.
spoken-attackers = { $attacked ->
    [yes] { CAPITAL($what) }, Angreifer: { $attackers }.
    [unseen] { CAPITAL($what) }: kein Angreifer zu sehen.
   *[no] { CAPITAL($what) }: nicht angegriffen.
}
spoken-attackers-guards = { $attacked ->
    [yes] { CAPITAL($what) }, Angreifer: { $attackers }; Deckung: { $guards }.
    [unseen] { CAPITAL($what) }: kein Angreifer zu sehen; Deckung: { $guards }.
   *[no] { CAPITAL($what) }: nicht angegriffen; Deckung: { $guards }.
}

## Die Tasten, eine nach der anderen vorgelesen
spoken-key-arrows = Pfeiltasten: über das Brett gehen.
spoken-key-enter = Eingabe oder Leertaste: auswählen, ziehen.
spoken-key-escape = Escape: abbrechen.
spoken-key-backspace = Rücktaste: einen Schritt zurück.
spoken-key-letter = Ein Buchstabe: die nächste eigene Figur mit diesem Buchstaben.
spoken-key-ends = Pos1, Ende: Enden der Reihe, mit Strg des Bretts.
spoken-key-moves = Punkt: Züge dieser Figur.
spoken-key-last = Komma: der letzte Zug.
spoken-key-attackers = Ausrufezeichen: wer dieses Feld angreift.
spoken-key-size = Plus, Minus: größeres, kleineres Brett.
spoken-key-draw = Umschalt und Eingabe: einen Pfeil beginnen und beenden; ist der Knopf für Pfeile gedrückt, genügt Eingabe, und die Rücktaste löscht den letzten.

## Aufgaben
help-no-hint = Hier gibt es keinen Hinweis. Die bekannte Lösung geht einen anderen Weg.
# $move ist der Zug, wie ihn Aufzeichnungen schreiben: Nf3.
help-move = Der Zug ist { $move }.
help-piece-on = Auf diese Figur kommt es an: { $piece } auf { $square }.
help-piece-in-hand = Auf diese Figur in der Hand kommt es an: { $piece }.
# $task sagt in Sätzen, was zu finden ist.
help-try-again = Noch einmal. { $task }
help-solution = Das ist die Lösung. Die Züge stehen in der Aufzeichnung.

## Die Figuren einer Seite, wo sie weder weiß noch schwarz sind: Weiß (rot), Weiß (Spitze nach oben)
sign-red = rot
sign-green = grün
sign-pointing-up = Spitze nach oben
sign-pointing-down = Spitze nach unten
# Nichts, wo eine Farbe der Name der Seite ist.
sign-white = {""}
sign-black = {""}

## Nach zwei Fehlern hintereinander
engine-stopped = Das Brett lässt sich nicht zeigen: Die Engine hat angehalten. Wird die Seite neu geladen, geht es weiter.

## Bilder auf Seiten, und die Blöcke in Markdown, aus denen sie entstehen
static-rules = Regeln in Worten
static-definition = Definition
static-problems = Dieses Diagramm hat Probleme:
# Wo in der Definition ein Problem ist. $problem sind Sätze.
static-problem-at = Zeile { $line }: { $problem }
static-no-piece = Hier gibt es keine Figur „{ $piece }“. Die Figuren sind: { $pieces }.
# $name und $names sind Optionen, wie sie geschrieben werden: fen, piece, theme.
static-no-option = „{ $name }“ ist keine Option eines Diagramms. Es gibt: { $names }.
static-no-value = „{ $value }“ ist kein Wert von { $name }. Möglich ist: { $values }.
static-same-text = Zwei Blöcke mit demselben Text sollen verschieden aussehen; Hugo unterscheidet sie durch Optionen in geschweiften Klammern, wie { "{" }piece="knight"{ "}" }.
static-position = { $title }, { $turn }.
static-pieces = { $who }: { $pieces }.
static-nobody = Von keiner Seite
# Was in einem Film einer Partie zu sehen ist. $moves sind die Züge, wie sie geschrieben werden.
film-of = { $count ->
    [one] { $title }, ein Film von 1 Zug: { $moves }
   *[other] { $title }, ein Film von { $count } Zügen: { $moves }
}
