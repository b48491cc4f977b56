# Deutsch. Begriffe nach dem Deutschen Schachbund und den Spielern von Shogi und Xiangqi; ein Wort für eine Sache.
#
#   array             Aufstellung; in JSON: Array
#   atom              Atom
#   attack            angreifen, angegriffen
#   bare              entblößt: nur noch königliche Figuren
#   base              Grundform
#   bind, bound       binden, gebunden
#   board             Brett
#   bracket           Klammer
#   capture, take     schlagen; captive: gefangen
#   castle            rochieren, Rochade
#   cell              Feld, wie square
#   chain             Kette; Schlagfolge, wo weitergeschlagen wird
#   change sides, flip  umdrehen (Scheiben), sonst: die Seite wechseln
#   chase             verfolgen
#   check, mate       Schach, matt; perpetual check: Dauerschach; give check: Schach bieten
#   count, counter    Zählung, Zähler
#   draw              Remis, remis
#   drop              einsetzen
#   en passant        im Vorübergehen
#   engage            bedrängen
#   entry             Eintrag
#   field             Angabe (in einer Figurenzeile)
#   file, rank        Linie, Reihe; plane: Ebene
#   flip the board    Brett drehen
#   format            Format
#   game              Partie (die gespielt wird), Spiel (nach dessen Regeln)
#   gate              ins Spiel bringen, ins Spiel kommen
#   guard, protected  decken, gedeckt; geschützt, safe: sicher
#   hand              Hand
#   hint              Hinweis
#   hole              Loch; in Definitionen: hole
#   ID                ID
#   jump, leap        überspringen, springen; hopper mount: Sprungbock
#   key               Schlüssel
#   lay a tile        ein Plättchen legen
#   leg               Teilzug; für Spieler: Teil eines Zuges
#   legal             regelgemäß
#   level             Stufe (des Computers)
#   line              Zeile; piece line: Figurenzeile; auf dem Brett: Weg, Gerade
#   main line         Hauptvariante
#   modifier          Modifikator
#   move              Zug, ziehen
#   pass              passen
#   piece             Figur; in Shogi-Namen „befördert“
#   ply               Halbzug
#   position          Stellung; start position: Anfangsstellung
#   promote           sich umwandeln, Umwandlung
#   push              schieben
#   puzzle            Aufgabe
#   range             Reichweite; area move: Gebietszug
#   rebirth           Wiedergeburt, Wiedergeburtsfeld
#   record            Aufzeichnung
#   resign            aufgeben
#   ride              weiter Zug
#   right             Recht; castling right: Rochaderecht
#   routine           Routine; sie wird gefragt und antwortet
#   royal piece       königliche Figur
#   setting           Einstellung
#   shape             Form
#   side              Seite; own, enemy: eigen, gegnerisch
#   square            Feld
#   start square      Anfangsfeld
#   stalemate         Patt
#   take back         zurücknehmen
#   terrain           Gelände
#   turn              am Zug sein; ein Zug aus mehreren Zügen: Spielzug
#   type              Typ; für Spieler: Art
#   value             Wert
#   variation         Variante
#   wall              Mauer
#   zone, area        Zone, Gebiet
#
# Namen von Figuren stehen im Nominativ und ohne Artikel: als Subjekt („Springer kann dort nur schlagen.“), nach einem
# Doppelpunkt oder in Klammern. Niemand wird mit „du“ oder „Sie“ angesprochen.

# Wörter, aus denen andere Sätze bestehen.

# Zwischen den Teilen einer Aufzählung, und vor dem letzten.
list-comma = {", "}
list-and = {" und "}
list-or = {" oder "}

# Zwischen dem ganzen Teil einer Zahl und dem Rest: 3,25.
decimal-sign = {","}

# Zwischen zwei Sätzen.
sentence-space = {" "}

# Worte, die jemand anders geschrieben hat: ein Autor, eine Seite.
said = { $text }
sentences = { $all }
