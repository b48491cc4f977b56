# Partien gegen einen Freund: zwei spielen über Links oder live zwischen ihren Browsern. $name ist, wie der Freund heißt, oder das nächste Wort.

friend-someone = der Freund

## Die Einladung
friend-title = Gegen einen Freund spielen
friend-lead = Hier entsteht ein Link für den Freund, und bei ihm einer zurück. Kein Server ist beteiligt, und niemand meldet sich an.
friend-days = Zeit für einen Zug
friend-no-days = beliebig lange
friend-days-each = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
friend-own-name = Eigener Name, wenn gewünscht
friend-begin = Beginnen

## Was geschützt ist und was nicht. Jedes ist ein Satz für sich.
friend-protection = Was geschützt ist, und was nicht
friend-protects-moves = Beide Browser prüfen jeden Zug nach den Regeln. Keiner weiß, wer ihn gemacht hat und mit wessen Hilfe.
friend-protects-link = Wer einen Link hat, kann die Partie lesen und weiterspielen. Die Links sind nicht geheim, und niemand unterschreibt sie.
friend-protects-time = Niemand stoppt die Zeit. Kommt ein Zug zu spät, wird das gesagt; es folgt nichts daraus.
friend-protects-chance = Keiner von beiden kann bestimmen, wie Figuren oder Würfel fallen: Jeder Browser legt sich auf eine Zahl fest, bevor er die andere sieht. Von da an können beide Browser ausrechnen, was kommt; das Brett zeigt es nicht, aber ein Programm könnte es.
friend-protects-set-up = Die erste Aufstellung ist versiegelt: Der Link enthält einen Hash von ihr, nicht die Aufstellung. Sie wird gezeigt und geprüft, wenn beide fertig sind.
friend-protects-nothing-hidden = Was einer Seite verborgen ist, steht im Link und in ihrem Browser. Das Brett zeigt es nicht, aber ein Programm könnte es.
friend-protects-kept = Dieser Browser behält die Partie. Anderswo geht sie mit dem neuesten Link weiter.

## Das Feld einer Partie
friend-game = Partie gegen einen Freund
friend-pairing = Eigene Seite: { $side }. Gegner: { $name }.
friend-agreed-days = { $count ->
    [one] { $count } Tag für einen Zug.
   *[other] { $count } Tage für einen Zug.
}
friend-due = Der eigene Zug ist fällig bis { $date }.
friend-came-late = Die Antwort kam später als vereinbart.
friend-make-move = Der eigene Zug ist an der Reihe. Danach gibt es einen Link zum Verschicken.
friend-place-pieces = Jetzt wird aufgestellt, ohne dass die Gegenseite etwas davon sieht ({ $name }).
friend-send = Diesen Link verschicken. Empfänger: { $name }.
friend-send-sealed = Diesen Link verschicken; er enthält die eigene Aufstellung versiegelt. Empfänger: { $name }.
friend-send-number = Diesen Link verschicken; mit der Antwort entscheidet sich der Anfang. Empfänger: { $name }.
friend-send-answer = Diesen Link zurückschicken; mit ihm entscheidet sich der Anfang. Empfänger: { $name }.
friend-link = Link
friend-copy = Link kopieren
friend-share = Teilen
friend-qr = QR-Code
friend-qr-of = QR-Code des Links
friend-qr-too-long = Der Link ist zu lang für einen QR-Code.
friend-from-disk = Diese Seite ist eine Datei auf diesem Computer. Nur mit derselben Datei am selben Ort öffnet sich der Link auch dort ({ $name }).

# In der Statuszeile.
friend-waiting = Warten auf Antwort ({ $name }).
friend-waiting-set-up = Die eigene Aufstellung ist fertig. Warten auf die andere ({ $name }).
friend-stopped = Diese Partie wartet auf eine Entscheidung.

friend-offer = Remis anbieten
friend-offered = Remis ist angeboten.
friend-offers = { CAPITAL($name) } bietet Remis an.
friend-accept = Remis annehmen
friend-decline = Ablehnen
friend-ask = Um Rücknahme bitten
friend-asked = Um die Rücknahme des eigenen letzten Zuges ist gebeten.
friend-asks = { CAPITAL($name) } möchte den letzten Zug zurücknehmen.
friend-grant = Erlauben
friend-refuse = Nicht erlauben
friend-resign = Aufgeben
friend-rematch = Revanche
friend-leave = Verlassen
friend-left = Die Partie steht in der Liste „Eigene Partien“.

# Wie eine Partie endet.
friend-agreed = Remis nach Vereinbarung.
friend-agreed-why = Beide haben es vereinbart.

## Was über einen geöffneten Link gesagt wird
friend-stale = Dieser Link ist älter als die Partie in diesem Browser: Er endet nach { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzügen
}, bekannt sind hier { $seen }. Das Brett zeigt den damaligen Stand.
friend-newest = Neuesten Stand zeigen
friend-fork = Dieser Link erzählt eine andere Partie als dieser Browser: Von Halbzug { $ply } an sind sie verschieden. Der Link geht weiter mit { $theirs }, dieser Browser mit { $mine }. Das Brett zeigt die Partie dieses Browsers.
# Anstelle eines Zuges: nichts, etwas anderes als ein Zug, ein verborgener Zug.
friend-nothing = nichts
friend-no-move = etwas anderem als einem Zug
friend-hidden-move = einem verdeckten Zug
friend-foreign = Dieser Link enthält von Halbzug { $ply } an Züge der eigenen Seite, die dieser Browser nicht kennt. Er kann übernommen werden, wenn sie anderswo gemacht wurden.
friend-take-link = Link übernehmen
friend-keep-mine = Diese Partie behalten
friend-damaged = Dieser Link ist beschädigt: Etwas fehlt oder ist verändert. Er muss noch einmal geschickt werden.
friend-impossible = Dieser Link enthält etwas, was die Regeln nicht erlauben. Er wurde nicht übernommen.
friend-broken-seal = Was jetzt gezeigt wird, ist nicht, was versiegelt war. Es wurde nicht übernommen.
friend-other-rules = Die Regeln dieser Seite sind nicht die des Links. Seine Partie kann nicht gezeigt werden.
friend-lost-secret = Dieser Browser hat nicht, was versiegelt war. Die Partie muss dort geöffnet werden, wo es versiegelt wurde.
friend-not-kept = Dieser Browser behält für diese Seite nichts: Der neueste Link muss selbst aufgehoben werden.

## Live spielen
friend-live = Live spielen
friend-live-lead = Solange beide diese Seite offen haben, sind Züge sofort zu sehen. Misslingt das oder bricht es ab, geht die Partie über Links weiter.
friend-live-tells = Die beiden Browser verbinden sich direkt. Der Code, der verschickt wird, enthält die Adressen dieses Geräts im Netz; wer ihn hat, kann sie lesen. Was danach gesendet wird, ist verschlüsselt und dasselbe wie in den Links.
friend-live-near = Kein anderer Computer wird gefragt. Darum geht es in einem gemeinsamen Netz oder dort, wo beide von außen erreichbar sind.
friend-live-asks = Um zu erfahren, wie er von außen erreichbar ist, fragt der Browser { $servers }; die Adresse wird dort bekannt.
friend-live-make = Code erzeugen
friend-live-making = Einen Moment.
friend-live-send = Diesen Link verschicken und diese Seite offen lassen. Empfänger: { $name }.
friend-live-answer = Antwort ({ $name })
friend-live-connect = Verbinden
friend-live-asked = { CAPITAL($name) } möchte live spielen.
friend-live-send-answer = Diese Antwort zurückschicken und diese Seite offen lassen. Empfänger: { $name }.
friend-live-answer-link = Antwort
friend-live-copy-answer = Antwort kopieren
friend-live-wrong = Das ist keine Antwort auf diesen Code.
friend-live-failed = Es kam keine Verbindung zustande. Die Partie geht über Links weiter.
friend-live-impossible = Dieser Browser kann sich nicht mit einem anderen verbinden.
friend-live-connecting = Die Verbindung entsteht.
friend-live-on = Verbunden ({ $name }): Züge sind sofort zu sehen.
friend-live-off = Die Verbindung ist abgebrochen ({ $name }). Die Partie geht über Links weiter.
friend-live-end = Verbindung beenden
friend-live-handed = Die Seite, die auf diese Antwort wartet, hat sie übernommen. Diese hier kann geschlossen werden.
friend-live-not-taken = Keine Seite dieses Browsers wartet auf diese Antwort. Sie muss dort geöffnet werden, wo der Code erzeugt wurde.
