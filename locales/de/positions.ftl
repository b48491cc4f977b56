# Was von einem Stellungstext (FEN, SFEN) nicht lesbar ist, und was ergänzt oder auf ungewohnte Weise verstanden wird.
#
# $text ist der Teil des Textes, um den es geht, wie er dort steht. $square ist ein Feld, $letter ein Buchstabe des Textes.

## Texte, die keine Stellung sind

position-empty = Der Text ist leer.
position-too-long = Der Text ist zu lang für eine Stellung.
# $count: wie viele Reihen das Brett hat. $found: wie viele der Text hat.
position-ranks = Das Brett hat { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}, der Text { $found }.
# Dasselbe, wo der Text Linie für Linie geschrieben ist.
position-files = Das Brett hat { $count ->
    [one] { $count } Linie
   *[other] { $count } Linien
}, der Text { $found }.
position-not-by-files = Stellungen dieses Bretts lassen sich nicht Linie für Linie schreiben.
position-line-too-long = { $line ->
    [file] Die Linie „{ $text }“ ist zu lang.
   *[rank] Die Reihe „{ $text }“ ist zu lang.
}
# $whole: wie viele Felder sie haben müsste.
position-line-too-short = { $line ->
    [file] Die Linie „{ $text }“ hat { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } statt { $whole }.
   *[rank] Die Reihe „{ $text }“ hat { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } statt { $whole }.
}
position-no-piece = „{ $text }“ ist keine Figur dieses Spiels.
position-hole = Auf { $square } steht eine Figur, doch dort ist ein Loch.
# Die Grundform ist, was aus einer umgewandelten Figur wird, wenn sie geschlagen wird: in „R~{S}“ ist es S.
position-no-base = „~{ $text }“ nennt keine Grundform.

## Das Brett

position-moves-left-out = Die Züge hinter der Stellung werden ausgelassen.
# Manche Definitionen beginnen jedes Mal mit einer anderen Reihenfolge der Figuren.
position-shuffled = Das ist die Aufstellung der Definition; im Spiel wird sie ausgelost.
position-line-cut = { $line ->
    [file] Die Linie „{ $text }“ wird gekürzt.
   *[rank] Die Reihe „{ $text }“ wird gekürzt.
}
# $letter ist, was andere Programme für die Figur schreiben, $own, was hier dafür steht.
position-letter = „{ $letter }“ wird als „{ $own }“ gelesen ({ $piece }).

## Wer am Zug ist. Weiß und Schwarz sind die erste und die zweite Seite; w, b und SFEN bleiben, wie sie sind.

position-no-side = Der Text sagt nicht, wer am Zug ist; es gilt { white }.
# $text: red, wie im Xiangqi.
position-first-side = „{ $text }“ wird als die erste Seite gelesen, { white }.
position-not-a-side = „{ $text }“ ist keine Seite; möglich ist w oder b. { white } ist am Zug.
position-sfen = Der Text wird als SFEN gelesen: b ist die erste Seite, { white }.

## Figuren in der Hand

position-hand-not-closed = Eine Klammer der Hand ist nicht geschlossen.
position-behind-hand = „{ $text }“ steht hinter der Hand.
position-no-hands = In diesem Spiel gibt es keine Hand; die Figuren in der Hand bleiben trotzdem dort.
position-hands-empty = Der Text nennt keine Figuren in der Hand: Beide Hände sind leer.
position-not-in-hand = „{ $text }“ ist keine Figur, die in der Hand sein kann.
position-too-many = So viele Figuren kann es nicht geben: { $text }.

## Rechte: welche Figuren noch rochieren dürfen oder ihren ersten Zug noch haben, und Schlagen im Vorübergehen

position-no-rights = Der Text nennt keine Rochaderechte: Figuren auf ihren Anfangsfeldern gelten als noch nicht gezogen.
position-no-list = „{ $text }“ ist keine Liste von Feldern.
# $text: alle Buchstaben dieses Teils.
position-no-right = „{ $letter }“ in „{ $text }“ ist kein Recht.
position-right-unused = Zum Recht „{ $letter }“ gibt es keine Figur, die es nutzen könnte.
position-no-passing-square = „{ $text }“ ist kein Feld, auf dem sich im Vorübergehen schlagen lässt.
position-no-passing = Auf { $square } lässt sich keine Figur im Vorübergehen schlagen.

## Zähler, und was danach kommt

position-no-counters = Der Text hat keine Zähler: Die Partie beginnt mit Zug 1.
position-more-numbers = „{ $text }“ ist eine Zahl zu viel.
position-number-too-large = Die Zahl { $number } ist zu groß.
position-unexpected = „{ $text }“ steht dort, wo nichts hingehört.
position-no-part = „{ $text }“ gehört nicht zur Stellung.

# $key und $value: ein Teil wie „lion=f6“.
position-key-unused = { $key }={ $value } hat in diesem Spiel keine Wirkung.
position-no-value = „{ $value }“ ist kein gültiger Wert für { $key }.
position-no-terrain = In diesem Spiel gibt es kein Gelände.
# Eine Zahl, die sich Routinen der Webseite merken, steht dort als „name:5“.
position-no-memory = „{ $text }“ hat nicht die Form Name:Zahl.
position-memory-unused = Die Zahl { $name } hat in diesem Spiel keine Wirkung.
# Züge werden manchmal bis zu einer Grenze gezählt, an der die Partie remis ist: 8/16.
position-no-count = „{ $text }“ ist keine Zählung mit ihrer Grenze.
position-count-unused = Die Zählung { $count }/{ $limit } hat in diesem Spiel keine Wirkung.
position-checks-unused = Die Zähler der Schachgebote haben in diesem Spiel keine Wirkung.
position-no-checks = Der Text zählt keine Schachgebote: Noch keine Seite hat Schach geboten.
