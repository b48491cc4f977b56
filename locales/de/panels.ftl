# Was unter dem Brett steht: Knöpfe einer Partie, ihre Züge, die Tabelle der Figuren, das Bearbeiten, die Legende, Aufgaben.

## Knöpfe der Partie
# Wo es zwei Namen gibt, steht der kurze auf dem Knopf; der lange erscheint am Mauszeiger und wird vorgelesen.
tool-flip = Drehen
tool-flip-board = Brett drehen
tool-computer = Computer
tool-play-computer = Gegen den Computer spielen
tool-friend = Freund
tool-play-friend = Gegen einen Freund spielen
tool-analyse = Analyse
tool-analyse-position = Analyse der Stellung
tool-share = Teilen
tool-look = Brett
tool-look-of-board = Brett und Figuren
tool-more = Mehr
tool-learn = Spiel lernen
tool-puzzles = Aufgaben
tool-restart = Neustart
tool-full-screen = Vollbild
tool-clock = Uhr
tool-zoom = Größere Felder
tool-play-through = Nachspielen
tool-attacks = Angegriffene Felder
tool-draw = Pfeile zeichnen
tool-edit = Stellung bearbeiten
# Wessen Sicht ein Brett mit verdeckten Feldern zeigt.
tool-view = { $view ->
    [white] Sicht: { white }
    [black] Sicht: { black }
   *[both] Sicht: beide
}

## Durch die Züge gehen
go-to-start = Zum Anfang
go-back = Einen Zug zurück
go-forward = Einen Zug vor
go-to-end = Zum Ende

## Die Liste der Züge
moves-list = Züge
# Wie eine Liste von Zügen heißt, die abzweigt.
moves-variation = Variante
# Wie die Knöpfe heißen, die den gezeigten Zug betreffen.
moves-tools = Dieser Zug
moves-promote = Hauptvariante
moves-promoted = Das ist jetzt die Hauptvariante.
moves-not-promoted = Diese Variante ist zu tief verschachtelt.
moves-delete = Ab hier löschen
moves-deleted = Gelöscht.
moves-recall = Rückgängig
moves-recalled = Wiederhergestellt.
comment-title = Kommentar
comment-on-this-move = Kommentar zu diesem Zug
# $move ist ein Zug, wie die Aufzeichnung ihn schreibt: exd5.
comment-on-move = Kommentar zu { $move }
comment-on-start = Kommentar zum Anfang
comment-save = Kommentar speichern
comment-saved = Gespeichert.
comment-annotation = Zugbewertung
comment-annotation-none = keine

# Was die Zeichen der Schachspieler bedeuten: ! ? !! ?? !? ?!
sign-good = guter Zug
sign-mistake = Fehler
sign-excellent = ausgezeichneter Zug
sign-blunder = grober Fehler
sign-interesting = interessanter Zug
sign-doubtful = zweifelhafter Zug

# Zeichen des Informators, über einen Zug oder die Stellung danach; sie werden nach dem Zug vorgelesen.
sign-only = einziger Zug
sign-equal = ausgeglichen
sign-unclear = unklar
sign-white-slightly-better = { white } steht etwas besser
sign-black-slightly-better = { black } steht etwas besser
sign-white-better = { white } steht besser
sign-black-better = { black } steht besser
sign-white-winning = { white } steht auf Gewinn
sign-black-winning = { black } steht auf Gewinn
sign-zugzwang = Zugzwang
sign-space = Raumvorteil
sign-development = Entwicklungsvorsprung
sign-initiative = mit Initiative
sign-attack = mit Angriff
sign-compensation = mit Kompensation
sign-counterplay = mit Gegenspiel
sign-time = Zeitnot
# Vor dem Zug, der geplant ist, verhindert wird oder besser gewesen wäre: mit der Idee Sf5.
sign-idea = mit der Idee
sign-against = gerichtet gegen
sign-better = besser ist
sign-novelty = Neuerung

## Die Tabelle der Figuren
# Köpfe der Spalten.
table-id = ID
table-name = Name
table-moves = Züge
table-value = Wert
# Was ein Klick auf den Kopf tut.
table-show-values = Geschätzte Werte zeigen
table-show-moves = Züge zeigen
# Statt eines Wertes.
table-royal = königlich
table-promotes = Umwandlung: { $name }.
# Das Bild einer Figur in der Farbe einer Seite.
table-picture = { $side ->
    [white] { $name } von { white }
   *[black] { $name } von { black }
}
# Der Titel eines Diagramms.
moves-of = Züge: { $name }
sheet-open = Alle Zugdiagramme
sheet-print = Drucken

## Stellungen bearbeiten
# Wie eine Reihe von Figuren heißt, aus denen gewählt wird.
editor-pieces = { $side ->
    [white] Figuren von { white }
   *[black] Figuren von { black }
}
# Wie die Knöpfe zusammen heißen.
editor-tools = Stellung
editor-wipe-out = Löschen
editor-clear = Leeren
editor-start-position = Anfangsstellung
editor-into-hand = In die Hand
editor-out-of-hand = Aus der Hand
editor-select-first = Zuerst eine Figur wählen.

## Die Legende der Markierungen: was ein Klick auf ein markiertes Feld tut
key-of-marks = Markierungen
key-move-or-capture = ziehen oder schlagen
key-leap = im Sprung ziehen oder schlagen
key-first-move-or-capture = ziehen oder schlagen, als erster Zug
key-move = ziehen, nicht schlagen
key-first-move = ziehen, als erster Zug
key-capture = schlagen, nicht ziehen
key-capture-own = eine eigene Figur schlagen oder mit ihr tauschen
key-via = von hier aus weiterziehen, oder hier hinüber
key-castle = rochieren
key-forbidden = angegriffen, aber nicht erlaubt
key-mount = überspringen, was hier steht
key-drop = hier einsetzen
key-arrival = hier ankommen, auf einer anderen Ebene
key-goal = mit der Ankunft gewinnen
key-morph = sich mit der Ankunft verwandeln
key-choice = auswählen

# Was die Felder eines Gebiets für die ausgewählte Figur sind.
key-zone-forbidden = hier endet kein Zug dieser Figur
key-zone-promotion = diese Figur wandelt sich hier um
key-zone-morph = diese Figur verwandelt sich hier
key-zone-goal = diese Figur gewinnt hier
key-zone-loss = diese Figur verliert hier
key-zone-draw = diese Figur macht die Partie hier remis
key-zone-moves = diese Figur zieht von hier aus anders
key-zone-haven = diese Figur kann hier nicht geschlagen werden
key-zone-via-sign = ein Gegner hier wird auf dem Weg anderswohin geschlagen
key-zone-mount-sign = eine Figur hier eröffnet weitere Felder
key-zone-white-threat = { white } greift dieses Feld an
key-zone-black-threat = { black } greift dieses Feld an
key-zone-border = Linien über diese Grenze zählen

## Die Legende des Geländes
key-of-terrain = Gelände
# Nach dem Namen eines Geländes: Sumpf (S): dort endet kein Zug; hält Schüsse auf.
key-terrain-does = : { $effects }
key-terrain-no-enter = lässt sich nicht betreten oder überqueren
key-terrain-no-land = dort endet kein Zug
key-terrain-stop = beendet jeden Zug, der es betritt
key-terrain-opaque = unterbricht das Bedrängen über das Feld hinweg
key-terrain-cover = hält Schüsse auf
key-terrain-mute = Figuren dort bedrängen nichts
key-terrain-shield = Figuren dort werden nicht bedrängt

## Aufgaben
puzzle-panel = Aufgabe
puzzle-moves-left = { $count ->
    [one] noch 1 Zug
   *[other] noch { $count } Züge
}
puzzle-show-move = Zug zeigen
puzzle-show-solution = Lösung zeigen

## Probleme einer Definition
problem-error = Fehler
problem-warning = Warnung
problem-info = Hinweis
# $text sind ein oder mehrere Sätze.
problem-at-line = Zeile { $line }, Spalte { $column }: { $text }
# $pointer ist eine Stelle in einem Objekt: /pieces/0/name.
problem-at-pointer = { $pointer }: { $text }

# Wo eine Hand leer ist.
hand-none = Keine Figuren in der Hand
