# Die Fragen an Leser, was neben dem Brett steht, und die Uhren.

## Knöpfe

button-done = Fertig
button-cancel = Abbrechen
button-close = Schließen
button-reset = Standard

## Eine Partie teilen

share-link = Link
# Code, der das Brett auf einer anderen Seite zeigt.
share-code = Einbettungscode
share-position = Stellung
share-record = Aufzeichnung der Partie
copy-link = Link zu dieser Partie kopieren
copy-code = Code kopieren
copy-position = Stellung kopieren
copy-record = Partie kopieren
copied = Kopiert.
set-up-position = Diese Stellung aufbauen
load-record = Diese Partie laden
share-paste = Zum Laden eine Partie oder Stellung oben anstelle der vorhandenen einfügen, oder eine Datei dort ablegen.
open-file = Eine Datei öffnen
choose-game = Eine Partie wählen
games-in-text = Dieser Text enthält { $count } Partien.
games-shown = Die ersten { $count } werden gezeigt.
file-encoding = Diese Datei ist nicht in UTF-8: Sie wurde als { $encoding } gelesen.
file-no-text = Diese Datei ist kein Text.
# Eine Liste von Formaten, in Gruppen.
save-as = Speichern oder kopieren als
save-picture = Bild
save-film = Film
save-text = Stellung als Text
save-game = Partie
save-definition = Definition für andere Programme
as-png = PNG
as-svg = SVG, scharf in jeder Größe
as-pdf = PDF
as-tex = TeX (TikZ)
as-gif = GIF
as-film = Bewegtes SVG, klein und scharf
as-text = Buchstaben
as-wikitext = Wikitext
as-forum = Forencode (BBCode)
as-page = Seite in einer Datei
as-ini = variants.ini (Fairy-Stockfish)
as-idiagram = Interactive Diagram, mit unserem Brett
save-file = Speichern
copy-text = Kopieren
film-first = Von
film-last = Bis
film-start = Anfang
film-width = Breite
film-pace = Tempo
film-slow = Langsam
film-usual = Mittel
film-fast = Schnell
film-captions = Züge unter dem Brett
film-drawn = Gezeichnet: { $done } von { $count }
file-saved = Gespeichert: { $name }, { $size } kB.
page-about = Die Datei enthält die Partie und das Skript, { $size } kB. Sie spielt in jedem Browser, ohne Netz.
not-said = Dieses Spiel lässt sich so nicht schreiben:
png-forbidden = Diese Seite erlaubt kein PNG. Bitte stattdessen SVG speichern.
share-not-loaded = Das konnte nicht geladen werden; bitte noch einmal versuchen.
# Statt Aufzeichnung und Stellung einer Partie, in der etwas verborgen ist.
told-when-over = Das wird nach dem Ende der Partie gezeigt.
# Ein Brett, das seine Partie von selbst abspielt.
autoplay-play = Partie abspielen
autoplay-pause = Anhalten

## Wie Bretter aussehen, sich bewegen und klingen

# Was niemand gewählt hat: Farben, Brett und Figuren; Koordinaten; Markierungen.
setting-as-game-has-it = Vorgabe des Spiels
setting-where-room-is = Wo Platz ist
setting-all-marks = Alle

setting-language = Sprache
# Keine Sprache ist gewählt: die der Seite.
setting-as-page-has-it = Vorgabe der Seite

setting-skin = Brett
setting-skin-squares = Zweifarbige Felder
setting-skin-plain = Einfarbige Felder
setting-skin-lines = Linien, Figuren auf Schnittpunkten

setting-theme = Farben
setting-theme-green = Grün
setting-theme-wood = Holz
setting-theme-blue = Blau
setting-theme-paper = Papier

# Keile sind die Steine des Shogi, Scheiben die des Xiangqi, Achtecke die des Janggi.
setting-pieces = Figuren
setting-pieces-chess = Zeichnungen
setting-pieces-wedges = Keile mit Zeichnungen
setting-pieces-kanji = Keile mit Kanji
setting-pieces-shogi = Keile mit Buchstaben
setting-pieces-discs = Scheiben mit Zeichnungen
setting-pieces-xiangqi = Scheiben mit Schriftzeichen
setting-pieces-janggi = Achtecke mit Schriftzeichen
setting-pieces-symbols = Symbole des Problemschachs
setting-pieces-letters = Scheiben mit Buchstaben

setting-coordinates = Koordinaten
setting-coordinates-outside = Neben dem Brett
setting-coordinates-inside = In den Feldern
setting-coordinates-none = Keine

# Wie Felder heißen und Züge geschrieben werden; die Sprache ist eine andere Wahl.
setting-notation = Notation
setting-as-in-chess = Wie im Schach: e4
setting-notation-players = Wie die Spieler des Spiels

setting-marks = Zugmarkierungen
setting-marks-quiet = Dezent
setting-marks-none = Keine

setting-size = Größe
setting-animation = Animation
setting-material = Holz und Schatten
setting-sound = Töne

resize-board = Größe des Bretts ändern
# Für Screenreader.
size-of-board = Größe des Bretts: { $percent } %.

# Was der Schalter neben Brettern des Shogi auf die Steine setzt, und was er tut.
tiles-kanji = Kanji
tiles-pictures = Bilder
show-kanji = Schriftzeichen auf den Steinen zeigen
show-pictures = Bilder auf den Steinen zeigen

## Die Karte am Ende einer Partie

end-draw = Remis
end-win = { $side } gewinnt
end-computer-wins = Der Computer gewinnt
end-you-win = Gewonnen
end-rematch = Revanche
end-another-game = Andere Partie

## Die Spieler, über und unter dem Brett

you = Ich
computer-level = Computer { $level }
captured-by = Geschlagen von { $side }
# Figuren einer Art, die eine Seite geschlagen hat: 2 × Bauer von Schwarz.
captured-pieces = { $count } × { $piece }
is-ahead = { $side } liegt vorn

## Uhren

clock-remark = Die Uhr läuft nach dem ersten Zug los und wartet, solange diese Seite verborgen ist.
set-clocks = Uhren stellen
# Ohne Uhr.
no-clock = keine
# Minuten für die Partie, Sekunden für jeden Zug.
time-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
time-a-move = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
# Jeder Zug bringt die Sekunden dazu.
time-with-increment = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, dazu { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
# Sind die Minuten um, hat jeder Zug so viele Sekunden (Byoyomi).
time-then-a-move = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, dann { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
# Wie eine Uhr heißt.
clock-of = Zeit von { $side }
ten-seconds-left = { $side } hat noch zehn Sekunden.
