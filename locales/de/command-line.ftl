# Was die Befehlszeile Menschen sagt: was falsch ist, und Anmerkungen neben der Ausgabe. Beide Programme sagen dasselbe, das native und das
# des npm-Pakets.
#
# Befehle, Optionen ($option, mit ihren Strichen), Namen von Programmen und Wörter von Definitionen bleiben, wie sie sind; auch was ohne Platz für
# ein Argument in Anführungszeichen steht.

# $command ist, was zu tippen ist.
cli-try = Hilfe: { $command }
# Vor einer Anmerkung neben der Ausgabe, und vor dem, was bei einem Fehler einer Definition hilft.
cli-note = Anmerkung: { $text }
cli-hint = Hinweis: { $hint }
# $place ist eine Datei, eine ihrer Zeilen oder eine Option; in jeder Sprache gleich.
cli-at = { $place }: { $why }

## Befehlszeilen, die keinen Sinn ergeben. Sie stehen hinter dem Namen des Programms und einem Doppelpunkt.

cli-command-missing = Ein Befehl fehlt.
cli-no-command = Den Befehl „{ $text }“ gibt es nicht.
cli-no-option = Die Option „{ $text }“ gibt es nicht.
# $languages sind alle, die es gibt.
cli-no-language = Die Sprache „{ $text }“ gibt es nicht; möglich sind { $languages }.
# $usage ist, wie der Befehl geschrieben wird.
cli-use = So wird der Befehl geschrieben: „{ $usage }“.
cli-option-unused = { $command } kennt die Option { $option } nicht.
# $program ist cargo oder npm, woher das Programm kommt.
cli-needs-program = { $command } hat nur das Programm von { $program }.
cli-value-missing = { $option } braucht einen Wert.
cli-value-unused = { $option } nimmt keinen Wert an.
cli-options-exclude = { $options } schließen einander aus.
cli-option-values = { $option } ist { $values }.
cli-no-number = „{ $text }“ ist keine Zahl für { $option }.
cli-needs-option = { $option } braucht { $other }.
cli-no-depth = „{ $text }“ ist keine Tiefe von 0 bis { $most }.
cli-no-width = --width ist eine Zahl von Pixeln bis { $most }.
cli-no-range = „{ $text }“ ist kein Bereich von Stellungen: 0-20, oder 10- für alle ab der zehnten.
cli-no-pace = --pace ist eine Zahl von Millisekunden bis { $most }.
cli-no-text = „{ $text }“ ist kein Text in UTF-8.
# $known: was möglich ist.
cli-none-of = „{ $text }“ ist nicht { $known }.
cli-no-engine = „{ $text }“ ist keine Engine für --engines.
cli-no-bounds = „{ $text }“ sind keine zwei Unterschiede in Elo, der kleinere zuerst, wie 0,10.
cli-two-engines = match braucht zwei Engines: --engines A B.
# Arbeit lässt sich in Teilen erledigen.
cli-no-part = „{ $text }“ ist kein Teil für --shard; so ist es einer: 2/8.
cli-no-stipulation = solve braucht --stipulation, etwa „#2“.
cli-no-pawn = --pawn muss eine Figur der Aufstellung nennen.
cli-output-folder = Die Fakten eines Ordners brauchen einen Ordner: --output FOLDER.
cli-results-need-file = --results braucht eine Definition in einer Datei.
cli-values-forms = values schreibt Text, oder JSON mit --json.
cli-protocol-input = { $command } liest Befehle von der Standardeingabe: FILE kann nicht - sein.
cli-xboard-hexagons = Das Brett besteht aus Sechsecken, die XBoard nicht zeichnen kann.
cli-xboard-hidden = XBoard würde zeigen, was in diesem Spiel verdeckt ist.

## Dateien. Dies steht hinter dem Namen einer Datei oder eines Ordners und einem Doppelpunkt.

cli-file-missing = Diese Datei gibt es nicht.
cli-file-folder = Das ist ein Ordner.
cli-file-unreadable = Diese Datei kann nicht gelesen werden.
cli-file-unwritable = Diese Datei kann nicht geschrieben werden.
cli-file-large = Diese Datei ist zu groß.
cli-file-no-text = Diese Datei ist kein Text in UTF-8.
cli-file-encoding = { $file } ist nicht in UTF-8. Die Datei wird als { $encoding } gelesen.
cli-no-such-game = dieser Text enthält { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}.
cli-folder-missing = Diesen Ordner gibt es nicht.
cli-folder-unreadable = Dieser Ordner kann nicht gelesen werden.
cli-folder-empty = In diesem Ordner ist keine Definition.
# $why ist, was das System sagt.
cli-output-unwritable = Die Ausgabe kann nicht geschrieben werden: { $why }

## Definitionen, Partien, Bilder

# Steht hinter „Anmerkung: “.
cli-has-errors = { $file } hat Fehler; `variant-diagram check` zeigt sie.
# $why ist ein Satz.
cli-cannot-be-played = { $move } kann nicht gespielt werden: { $why }
# Von einer Datei mit Abschnitten, einer variants.ini.
cli-no-section = { $file } hat keinen Abschnitt.
cli-no-section-named = { $file } hat keinen Abschnitt „{ $name }“.
cli-no-variant = Das Spiel „{ $name }“ gibt es nicht.
cli-png-renderer = PNG und GIF brauchen einen Zeichner: npm install @resvg/resvg-js (oder SVG schreiben, das jeder Browser öffnet).
# $why ist ein Satz über eine Seite: warum sie nicht gelesen werden kann.
cli-page-without-pictures = { $why } Ihre Blöcke bekommen keine Bilder.
cli-pictures-made = { $count ->
    [one] { $count } Diagramm
   *[other] { $count } Diagramme
} auf { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
}

## Wettkämpfe zwischen Engines, und Partien der Suche gegen sich selbst

cli-openings-empty = In dieser Datei ist keine Eröffnung.
# $opening ist eine Stellung oder einige Züge, $why ein Satz, etwa die nächste Meldung.
cli-no-opening = Die Eröffnung „{ $opening }“ kann nicht gespielt werden: { $why }
cli-opening-incomplete = Sie ist nicht vollständig.
# Eröffnungen sind zufällige Züge. $most ist eine Zahl von Hundertsteln eines Bauern.
cli-openings-end = { $count ->
    [one] { $count } zufälliger Zug beendet diese Partie.
   *[other] { $count } zufällige Züge beenden diese Partie.
}
cli-openings-unbalanced = { $count ->
    [one] { $count } zufälliger Zug beendet diese Partie, oder eine Seite hat danach mehr als { $most } Hundertstelbauern Vorteil.
   *[other] { $count } zufällige Züge beenden diese Partie, oder eine Seite hat danach mehr als { $most } Hundertstelbauern Vorteil.
}
cli-start-unbalanced = Schon am Anfang hat eine Seite mehr als { $most } Hundertstelbauern Vorteil: Nötig ist ein größeres --balance, oder ausgeglichene Stellungen mit --openings.
cli-records-other = Die Datei der Aufzeichnungen gehört zu einem anderen Wettkampf.
cli-no-best = Die Suche hat keinen Zug gefunden.
cli-learns-nothing = learn braucht --output für das Netz oder --results für seine Partien.
cli-base = --base ist sums oder all.
cli-neurons = --neurons ist 16 oder 32.
cli-no-positions = Keine Partie hat Stellungen, aus denen sich lernen lässt.
# $program ist ein anderes Programm, das spielt.
cli-program-start = { $program } lässt sich nicht starten.
cli-program-ended = { $program } hat sich mitten im Wettkampf beendet.
# $word ist, was es hätte sagen sollen, $count eine Zahl von Sekunden.
cli-program-silent = { $program } hat nicht innerhalb von { $count } s { $word } gesagt.
cli-program-illegal = { $program } zieht { $move }, und das ist nicht regelgemäß.
# Steht hinter dem Namen einer Definition und einem Doppelpunkt.
cli-games-tell-nothing = Partien der Suche gegen sich selbst sagen hier nichts.
cli-other-weights = Diese Spiele werden mit verschiedenen Gewichten bewertet; sie lassen sich nur einzeln messen.

## Ergebnisse in Dateien

# Diese beiden stehen hinter dem Namen einer Datei und einem Doppelpunkt.
cli-results-line = Das ist keine Zeile mit Ergebnissen.
cli-results-other = Diese Ergebnisse gehören zu etwas anderem.
cli-results-none = In diesen Dateien sind keine Ergebnisse.
cli-results-no-facts = Das sind keine Ergebnisse von facts.
cli-results-unknown = Das sind keine Ergebnisse von facts, values, tune oder match.
cli-no-table = Es gibt keine Tabelle.
