# Die Seiten, die es in jeder Sprache gibt: die Galerie, die Seiten der Spiele, das Spielen auf einem Brett, und was ringsum steht.
# Begriffe und Ton wie in locales/de/terms.ftl.

## Auf jeder Seite

skip-to-content = Zum Inhalt
site-menu = Menü
site-parts = Website
site-language = Sprache: { $language }
nav-gallery = Galerie
nav-playground = Werkstatt
nav-wizard = Assistent
nav-learn = Lernen
nav-ideas = Ideen
nav-moves = Züge
nav-manual = Handbuch
foot-licence = Variant Diagram ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.
foot-source = Quelltext
foot-issues = Fragen und Fehler

## Eine Seite, die ohne Netz aufgerufen wird und nicht aufbewahrt ist. $home ist die Adresse der Galerie.

offline-title = Nicht aufbewahrt
offline-says = Es gibt keine Verbindung zum Netz, und diese Seite wurde noch nie geöffnet. <a href="{ $home }">Die Galerie</a> hat die Spiele, die schon geöffnet wurden.

## Die Galerie

gallery-title = Variant Diagram: Galerie
gallery-description = Mehr als 200 Schachvarianten zum Spielen im Browser, mit Regeln in Worten, Zugdiagrammen und einem Computergegner.
gallery-heading = Schachvarianten, sofort spielbar
gallery-lead = Über 200 Spiele mit Regeln in Worten, einem Diagramm für jede Figur und einem Computergegner. Jedes besteht aus ein paar Zeilen Text, die sich ändern oder neu schreiben lassen.
way-play = Spielen
way-play-says = Ein Spiel finden
way-learn = Lernen
way-learn-says = Aufgaben und Lektionen
way-create = Erfinden
way-create-says = Eigene Varianten schreiben
surprise-me = Irgendein Spiel
get-ideas = Ideen
first-place = Hier spielen
first-play = { $title } spielen
first-says = Schach auf Sechsecken: drei Läufer auf jeder Seite, und Damen mit zwölf Richtungen. Weiß gegen den Computer.
first-rules = Die Regeln
first-loading = Das Brett wird geladen …
striking-title = Keines wie das andere

search-name = Galerie
search-words = Name, Erfinder, irgendetwas
search-board = Brett
search-any-size = jede Größe
search-piece = Figur
search-any-piece = jede Figur
search-rule = Regel
search-any-rule = jede Regel
search-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
search-clear = Leeren
search-none = Kein Spiel passt dazu.
search-show-all = Alle Spiele zeigen
search-found = Passende Spiele

## Familien von Spielen, jede mit einem Titel und einer Zeile

families = Familien
family-all = Alle { $count } Spiele
family-rules = Schach nach anderen Regeln
family-rules-says = Die Figuren des Schachs, ein anderes Ziel oder ein anderes Gesetz.
family-drops = Einsetzen aus der Hand
family-drops-says = Figuren warten neben dem Brett oder kommen dorthin zurück.
family-armies = Schach mit anderen Figuren
family-armies-says = Neue Figuren in den Reihen des Schachs.
family-large = Große Bretter
family-large-says = Dutzende Arten von Figuren, und Platz für sie.
family-shogi = Shogi und Verwandte
family-shogi-says = Japanisches Schach, von vier Linien bis sechzehn.
family-xiangqi = Xiangqi und Janggi
family-xiangqi-says = Das Schach Chinas und Koreas: Paläste, Kanonen, ein Fluss.
family-makruk = Makruk und Nachbarn
family-makruk-says = Das Schach Südostasiens.
family-old = Alt, national und klein
family-old-says = Woher das Schach kommt, und wohin es ging.
family-hexagons = Sechsecke
family-hexagons-says = Jedes Feld hat sechs Seiten.
family-terrain = Gelände
family-terrain-says = Berge, Wasser und Heere, die um Boden kämpfen.
family-others = Gar kein Schach
family-others-says = Umzingeln, umdrehen, einmauern, um die Wette laufen.
family-more = Weitere Spiele
family-more-says = Neu in der Galerie.
family-puzzles = Aufgaben und Lektionen
family-puzzles-says = Eine Stellung und eine Aufgabe. Das Brett antwortet, prüft die Züge und gibt Hinweise.
family-zones = Zonen
family-zones-says = Kleine Beispiele für Felder mit besonderer Wirkung. Ein Klick auf eine Figur zeigt ihre Zonen.

## Die Seite eines Spiels

game-description = Die Regeln von { $title }, und ein Brett zum Spielen.
game-by = von { $author }
game-start-position = Die Anfangsstellung von { $title }
game-change = In der Werkstatt ändern
game-next = Weiter: { $title }
game-in-the-playground = In der Werkstatt lässt sich auch <a href="{ $edit }&amp;open=solver">eine Stellung lösen</a>, <a href="{ $edit }&amp;open=endings">ein Endspiel berechnen</a> oder <a href="{ $edit }&amp;open=balance">die Ausgewogenheit messen</a>.
game-rules = Regeln in Worten
game-drawing = Zeichnung
game-piece-moves = { CAPITAL($moves) }.
game-diagram = Diagramm
game-facts = Fakten
game-facts-files = <a href="{ $numbers }" download>Alle Zahlen als JSON</a>; <a href="../../learn/facts.html">wie sie gemessen wurden, und wie sich eigene messen lassen</a>.
game-definition = Definition
game-definition-solved = Die Definition mit der Lösung
game-copy = Kopieren
game-copied = Kopiert
game-not-copied = Das Kopieren ist nicht gelungen.
game-embedding = In eine Webseite einbetten
game-embed-code = Einbettungscode
game-standalone = Das <a href="../../pkg/standalone.js" download>eigenständige Skript</a> enthält alles; es braucht keinen Server.
game-same-rules = Spiele mit denselben Regeln

## Die Anleitungen

guides = Anleitungen
guide-index = Lektion in zehn Minuten
guide-readers = Markierungen und Tasten
guide-interactive-diagram = Vom Interactive Diagram
guide-variants-ini = Von variants.ini
guide-jocly = Von Jocly
guide-use-with = Mit anderen Programmen
guide-computer = Der Computer
guide-puzzles = Aufgaben und Kommentare
guide-facts = Werte und Ausgewogenheit
guide-places = Bretter überall
guide-static-sites = Statische Websites
guide-languages = Sprachen
guide-developers = Für Entwickler
guide-rust = Rust
guide-python = Python
guide-language-models = Sprachmodelle
guide-servers = Server
lesson-try = In der Werkstatt öffnen

## Spielen auf einem Brett

reading-title = Spielen auf einem Brett: Markierungen und Tasten
reading-description = Ziehen mit Maus, Finger und Tastatur, was die Markierungen bedeuten, und was die Knöpfe tun.
reading-heading = Spielen auf einem Brett
reading-lead = Wie gezogen wird, was die Markierungen bedeuten, und welche Tasten es gibt.
reading-move = Einen Zug machen
reading-move-clicks = Eine Figur anklicken, dann ein markiertes Feld; oder die Figur ziehen. Mehrfaches Schlagen wird Feld für Feld eingegeben, in der Reihenfolge des Schlagens. Wo ein Zug verschieden ausgehen kann, etwa bei einer Umwandlung, fragt das Brett.
reading-move-refused = Ist ein Zug nicht regelgemäß, sagt und zeigt das Brett den Grund: was im Weg steht, welche Figur den König schlagen würde. Figuren in der Hand stehen neben dem Brett; ein Klick wählt eine aus, der nächste das Feld, auf dem sie eingesetzt wird.
reading-marks = Markierungen
reading-marks-lead = Ist eine Figur ausgewählt, zeigen diese Markierungen ihre Züge. Das zweite Bild ist die Markierung um eine Figur.
reading-marks-more = Kein Spiel hat alle: Die Liste unter <b>{ pieces }</b>, unterhalb des Bretts, erklärt die des gespielten Spiels. Ein Klick auf einen Namen in dieser Liste zeigt, wie die Figur zieht.

means-move-or-capture = ziehen oder schlagen
means-move = ziehen, aber nicht schlagen
means-capture = schlagen, aber nicht ziehen
means-leap = hierher springen, über alles hinweg; ziehen oder schlagen
means-first-move = nur als erster Zug dieser Figur
means-via = der Zug geht von hier aus weiter, oder über diese Figur: weiterklicken
means-capture-own = eine eigene Figur schlagen oder mit ihr tauschen
means-castle = rochieren
means-mount = überspringen, was hier steht
means-drop = die Figur aus der Hand einsetzen
means-arrival = hier kommt die Figur an, auf einer anderen Ebene
means-morph = die Figur verwandelt sich mit der Ankunft
means-goal = mit der Ankunft gewinnen
means-choice = mehrere Züge enden hier: Das Brett fragt, welcher
means-forbidden = angegriffen, aber nicht erlaubt
means-check-highlight = ein König im Schach
means-last-highlight = der letzte Zug
means-promotion-zone = hier wandelt sich die Figur um
means-forbidden-zone = hier darf kein Zug der Figur enden
means-goal-zone = hier gewinnt die Figur

reading-keys = Tasten
reading-key = Taste
reading-key-does = Was sie tut
reading-tab-does = geht ins Brett, dann zu seinen Knöpfen
reading-arrow-keys = Pfeiltasten, <kbd>Pos 1</kbd>, <kbd>Ende</kbd>
reading-arrow-keys-do = gehen von Feld zu Feld; nach einem Klick gehen <kbd>←</kbd> und <kbd>→</kbd> durch die Partie
reading-enter = <kbd>Eingabe</kbd> oder <kbd>Leertaste</kbd>
reading-enter-does = wählt eine Figur aus, dann spielt sie den Zug; <kbd>Eingabe</kbd> beendet einen Zug auch vorzeitig
reading-escape = <kbd>Escape</kbd>, <kbd>Rücktaste</kbd>
reading-escape-does = bricht den Zug ab; nimmt seinen letzten Schritt zurück
reading-letter = ein Buchstabe
reading-letter-does = springt zur nächsten eigenen Figur mit diesem Buchstaben, mit <kbd>Umschalt</kbd> zur vorigen
reading-signs-do = sagt die Züge der Figur, den letzten Zug, die Angreifer des Feldes
reading-question-does = sagt diese Tasten
reading-f-does = dreht das Brett, wo keine eigene Figur diesen Buchstaben hat
reading-size-does = macht das Brett größer oder kleiner
reading-draw = <kbd>Umschalt</kbd>+<kbd>Eingabe</kbd>
reading-draw-does = beginnt und beendet einen Pfeil; zweimal auf einem Feld zeichnet einen Kreis
reading-spoken = Screenreader lesen jedes Feld mit seiner Figur und seiner Markierung vor, und jeden Zug.

reading-game = Durch eine Partie gehen
reading-game-moves = Ein Klick auf einen Zug der Liste, die Tasten <kbd>←</kbd> und <kbd>→</kbd> oder das Mausrad über dem Brett führen durch die Partie. Ein anderer Zug aus einer früheren Stellung wird eine Variante; die Hauptvariante bleibt. Kommentare erscheinen mit ihrem Zug neben dem Brett.
reading-game-premove = Während <a href="computer.html">der Computer</a> nachdenkt, lässt sich der nächste Zug schon eingeben. Er wird gespielt, wenn er dann regelgemäß ist; <kbd>Escape</kbd> verwirft ihn.
reading-arrows = Pfeile
reading-arrows-says = Mit der rechten Maustaste von Feld zu Feld ziehen; auf einem Touchscreen unter <b>{ tool-more }</b> den Knopf <b>{ tool-draw }</b> wählen. <kbd>Umschalt</kbd>, <kbd>Alt</kbd> und beide zusammen geben drei weitere Farben. Derselbe Pfeil noch einmal entfernt ihn; der nächste Zug entfernt alle.
reading-more = Mehr
reading-more-pass = Wo gepasst werden darf, steht ein Knopf <b>{ button-pass }</b> in der Meldung. Sie sagt auch, was kein Feld zeigt: die Würfel, oder wie viele Schachgebote noch fehlen. Die Würfel folgen aus der Nummer des Anfangs, daher kennt der Computer die kommenden Würfe.
reading-more-hidden = In Spielen mit verdeckten Figuren, etwa <a href="../games/darkchess/index.html">Dark Chess</a>, wechselt <b>Sicht</b> unter <b>{ tool-more }</b> zwischen der Sicht von Weiß, der von Schwarz und beiden; gegen den Computer ist es die eigene. Verborgene Züge sind „…“ in der Aufzeichnung, bis die Partie vorbei ist.
reading-more-computer = Gegen <a href="computer.html">den Computer</a> spielen, oder ihn analysieren lassen.
reading-more-friend = Gegen einen Freund spielen: <b>{ tool-friend }</b> macht aus jedem Zug einen Link. Er wird auf beliebigem Weg verschickt, der Freund öffnet ihn und schickt einen zurück; solange beide Seiten offen sind, geht es auch live. Kein Server ist beteiligt; was dabei geschützt ist und was nicht, steht unter dem Brett.
reading-more-clock = <b>{ tool-clock }</b> unter <b>{ tool-more }</b> gibt beiden Seiten eine Uhr, auch ungleiche. Sie läuft nach dem ersten Zug los und wartet, solange eine andere Seite im Browser offen ist.
reading-more-kept = Die eigenen Partien bewahrt der Browser auf; sie gehen beim nächsten Besuch weiter. <b>{ your-games }</b> unter <b>{ tool-more }</b> zeigt und löscht sie.
reading-more-comments = <a href="puzzles.html">Varianten und Kommentare</a> festhalten.
reading-more-look = <b>{ tool-look }</b> stellt Farben, Figuren, Koordinaten, Notation, Markierungen, Größe, Holz und Schatten, Animation und Töne für alle Bretter ein und merkt sie sich. Die Ecke eines Bretts ziehen oder <kbd>+</kbd> und <kbd>-</kbd> drücken ändert seine Größe.
reading-more-share = <b>{ tool-share }</b> kopiert einen Link, die Stellung (FEN), die Partie oder einen Einbettungscode und speichert ein Bild.

## Regeln, nach denen gesucht wird

rule-anti-trade = kein Abtausch
rule-approach = Schlagen durch Annähern
rule-auto-gate = Nachrücken
rule-baring = Entblößen
rule-brouhaha = nur schlagend zu betreten
rule-burn = Verbrennen
rule-capture-matrix = Schlagmatrix
rule-capture-result = Ende durch Schlagen
rule-castling = Rochade
rule-castling-wins = Rochade gewinnt
rule-chain = Schlagfolge
rule-chameleon = Chamäleon
rule-check-count = Schachgebote zählen
rule-checking = Verbot von Schach
rule-claims = Ende auf Verlangen
rule-connect = Figuren in einer Linie
rule-coordinate = Schlagen durch Koordinieren
rule-counting = Züge zählen (Makruk)
rule-custodian = Schlagen durch Einschließen
rule-custom = Züge der Webseite
rule-dice = Würfel
rule-draw-odds = Remis zählt als Sieg
rule-driving = Vertreiben und Heranholen
rule-drop-turns = Einsetzen der Reihe nach
rule-drops = Einsetzen
rule-effect = besondere Wirkung
rule-endless-hands = endloser Vorrat
rule-engagement = Bedrängen
rule-explosion = Explosion
rule-extinction = Aussterben
rule-extra-move = Zusatzzug
rule-face-down = verdeckte Figuren
rule-facing = Gegenüberstehen
rule-flips = Umdrehen
rule-fog = Nebel
rule-full-board = volles Brett
rule-gating = ins Spiel bringen
rule-goal = Zielfeld
rule-hands = Figuren in der Hand
rule-hit-run = schlagen und weitergehen
rule-hurdles = wen man überspringt
rule-immobile = nie mehr ziehen können
rule-impasse = Jishōgi
rule-ko = Ko
rule-lending = geliehene Züge
rule-lesson = Lektion
rule-link = Verbinden
rule-majority = Vorrang beim Schlagen
rule-mate = Matt
rule-material = zu wenig Material
rule-morph = Verwandlung
rule-moves-at = Züge nach Ort
rule-must-capture = Schlagzwang
rule-must-drop = Einsetzzwang
rule-n-move = Züge ohne Fortschritt
rule-neutral = neutrale Figuren
rule-overlay = Anzeige auf dem Brett
rule-paralysis = Lähmung
rule-passing = Passen
rule-patrol = Schlagen nur mit Deckung
rule-petrify = Versteinern
rule-pie-rule = Tauschregel
rule-plane-steps = Züge zwischen Ebenen
rule-plane-transfer = Wechsel der Ebene
rule-points = Punkte
rule-points-left = zu wenig Punkte
rule-promo-move = Umwandlung als Zug
rule-promotion = Umwandlung
rule-pushing = Schieben
rule-ranking = Ränge
rule-rebirth = Wiedergeburt
rule-remote-captures = Fernschuss
rule-repetition = Stellungswiederholung
rule-retake = nur Zurückschlagen
rule-ride-length = Länge der Züge
rule-row-steps = Schritte einer Reihe
rule-royal-loss = Verlust der königlichen Figur
rule-royal-moves = Züge königlicher Figuren
rule-safety = unschlagbare Figuren
rule-shuffle = zufällige Aufstellung
rule-side-powers = Wirkung auf Nachbarn
rule-snare = Fallenfelder
rule-stop-zone = Haltezone
rule-succession = Thronfolge
rule-swapping = Plätze tauschen
rule-take-walls = Mauern nehmen
rule-terrain = Gelände
rule-tiles = Plättchen
rule-trade = Abtausch
rule-turncoats = Überläufer
rule-turns = mehrere Züge nacheinander
rule-united = Vereinigen
rule-virgin-lost = Verlust des ersten Zuges
rule-wall-count = Mauern zählen
rule-walling = Mauern setzen
rule-walls = Mauern
