# Wie eine Figur zieht, aus ihren Zügen in XBetza. Eine Beschreibung ist ein Baum: Zugweisen (move-…, legs-…) mit je einem Verb und
# seinen Wegen (way-…), ein Weg aus Weite (distance-…, leaps-…) und Richtung (toward-…). Was für eine Zugweise gilt, steht hinter
# ihr: $moves ist dort ein ganzer Satzteil, „schlägt wie ein Turm“, der mit dem Verb beginnt und kein Subjekt hat. Solche Satzteile
# stehen hinter dem Namen einer Figur und, nach „Die andere Figur“, in Sätzen.
#
# Weiten stehen im Akkusativ („zwei Felder“), und kein Weg endet auf ein Komma, damit das Objekt dahinter stehen kann: „schlägt ein
# Feld vorwärts eine eigene Figur“. Auch ein Sechseck heißt Feld: $cell unterscheidet nur Reihen von Geraden.
# $number, $long, $short, $least: Zahlen in Worten (number-word).

# Eine Zahl in einem Satz; „eins“ steht für ein Feld: „zwei Felder vorwärts und eins nach links“.
number-word = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}

## Das Ganze

moves-never = zieht nicht
# Mit Strichpunkt, denn Zugweisen enthalten Kommas („ohne zu schlagen“) und „oder“.
moves-or = { $before }; { $after }

## Verben mit ihren Wegen
# $ways: ein way-… oder mehrere: „ein Feld vorwärts oder wie ein Springer“.

# Ohne Verb.
move-where = { $ways }
move-quiet = zieht { $ways }, ohne zu schlagen
# $ways sind die von way-by-jumping ohne das Springen: „zwei Felder vorwärts oder drei Felder seitwärts“.
move-jumps = springt { $ways }, ohne zu schlagen
move-or-capture = { $whom ->
    [any] zieht oder schlägt { $ways }, gegnerische wie eigene Figuren
    [royal] zieht { $ways } oder schlägt dort eine gegnerische königliche Figur
    [friend] zieht { $ways } oder schlägt dort eine eigene Figur
    [royal-or-friend] zieht { $ways } oder schlägt dort eine gegnerische königliche oder eine eigene Figur
   *[enemy] zieht oder schlägt { $ways }
}
move-captures = { $whom ->
    [any] schlägt { $ways } eine gegnerische oder eine eigene Figur
    [royal] schlägt { $ways } eine gegnerische königliche Figur
    [friend] schlägt { $ways } eine eigene Figur
    [royal-or-friend] schlägt { $ways } eine gegnerische königliche oder eine eigene Figur
   *[enemy] schlägt { $ways }
}
move-swaps = { $whom ->
    [any] tauscht { $ways } den Platz mit einer gegnerischen oder einer eigenen Figur
    [royal] tauscht { $ways } den Platz mit einer gegnerischen königlichen Figur
    [friend] tauscht { $ways } den Platz mit einer eigenen Figur
    [royal-or-friend] tauscht { $ways } den Platz mit einer gegnerischen königlichen oder einer eigenen Figur
   *[enemy] tauscht { $ways } den Platz mit einer gegnerischen Figur
}
move-passant = schlägt { $ways } im Vorübergehen
# Mehreres, was selten zusammenkommt: „zieht oder schlägt im Vorübergehen“.
move-acts = { $acts } { $ways }
act-moves = zieht
act-captures = { $whom ->
    [any] schlägt eine gegnerische oder eine eigene Figur
    [royal] schlägt eine gegnerische königliche Figur
    [royal-or-friend] schlägt eine gegnerische königliche oder eine eigene Figur
    [friend] schlägt eine eigene Figur
   *[enemy] schlägt
}
act-swaps = { $whom ->
    [any] tauscht den Platz mit einer gegnerischen oder einer eigenen Figur
    [royal] tauscht den Platz mit einer gegnerischen königlichen Figur
    [royal-or-friend] tauscht den Platz mit einer gegnerischen königlichen oder einer eigenen Figur
    [friend] tauscht den Platz mit einer eigenen Figur
   *[enemy] tauscht den Platz mit einer gegnerischen Figur
}
act-passant = { $swaps ->
    [yes] schlägt im Vorübergehen (die geschlagene Figur kommt auf das Ausgangsfeld)
   *[no] schlägt im Vorübergehen
}
move-borrows = leiht sich die Züge einer eigenen Figur, die so erreicht wird: { $ways }
# Die Wege sind way-castling. $inside: Der Partner steht nicht am Ende der Reihe, sondern daneben.
move-castles = { $inside ->
    [yes] rochiert { $ways } mit der noch nicht gezogenen Figur ein Feld vor dem Ende { $cell ->
        [cell] der Geraden
       *[square] der Reihe
    }
   *[no] rochiert { $ways } mit der nächsten Figur auf der { $cell ->
        [cell] Geraden
       *[square] Reihe
    } (einem noch nicht gezogenen Turm oder einer beliebigen noch nicht gezogenen Figur an ihrem Ende)
}
# $kinds: ein imitated-… oder mehrere. $turned: Vorn ist hinten.
move-imitates = { $turned ->
    [yes] macht die Figur nach, die der Gegner zuletzt gezogen hat, umgedreht: deren { $kinds }
   *[no] macht die Figur nach, die der Gegner zuletzt gezogen hat: deren { $kinds }
}
imitated-all = Züge und Schlagzüge
imitated-quiet = Züge ohne Schlagen
imitated-captures = Schlagzüge
imitated-friends = Schlagzüge gegen eigene Figuren
imitated-passant = Schlagzüge im Vorübergehen
imitated-royals = Schlagzüge gegen königliche Figuren

## Was für eine Zugweise gilt

move-also-passant = { $moves } (auch im Vorübergehen)
# Vor „und“ steht ein Komma nur hinter einem anderen: „zieht wie ein Turm, ohne zu schlagen, und überspringt …“.
move-hops-one = { $moves }{ COMMA($moves) ->
    [yes] { "," }
   *[no] {""}
} und überspringt dabei genau eine Figur
move-hops-any = { $moves }{ COMMA($moves) ->
    [yes] { "," }
   *[no] {""}
} und überspringt dabei beliebig viele Figuren
move-hops-next = { $moves }, überspringt dabei die erste Figur auf dem Weg und landet direkt dahinter
move-skips-first = { $moves }{ COMMA($moves) ->
    [yes] { "," }
   *[no] {""}
} und überspringt dabei das erste Feld, gleich was dort steht
# $each: von jedem einzelnen Sprung. $bent: Der Weg eines Sprungs ist erst gerade, dann diagonal. $friends: sie dürfen darauf stehen.
move-lame = { $moves }, { $each ->
    [yes] jeder Sprung
   *[no] aber
} nur, wenn die Felder auf dem Weg { $bent ->
    [yes] (erst gerade, dann diagonal){" "}
   *[no] {""}
}{ $friends ->
    [yes] leer oder von eigenen Figuren besetzt sind
   *[no] leer sind
}
# $friends: nur eigene Figuren dürfen übersprungen werden.
move-over-hurdle = { $moves }, { $each ->
    [yes] jeder Sprung
   *[no] aber
} nur über mindestens eine { $friends ->
    [yes] eigene Figur
   *[no] Figur
} auf dem Weg{ $bent ->
    [yes] {" "}(erst gerade, dann diagonal)
   *[no] {""}
}
move-over-friends = { $moves }, auch über eigene Figuren hinweg
move-over-any = { $moves }, auch über beliebige Figuren hinweg
move-round-sides = { $moves }, wobei der linke und der rechte Rand verbunden sind
move-round-all = { $moves }, wobei gegenüberliegende Ränder verbunden sind
move-leaves-trail = { $moves }{ COMMA($moves) ->
    [yes] { "," }
   *[no] {""}
} und kann danach auf den überquerten Feldern im Vorübergehen geschlagen werden
# Von einem Teil eines längeren Zuges.
move-as-far = { $moves }, genau so viele Schritte wie zuvor
move-tame = { $moves }, schlägt aber nie eine königliche Figur
move-unloads = { $moves }{ COMMA($moves) ->
    [yes] { "," }
   *[no] {""}
} und setzt die zuletzt geschlagene Figur auf das Feld, auf dem dieser Teil des Zuges begann
move-exempt = { $moves }, ausgenommen von Regeln, die die Figur je nach Feld oder geschlagener Figur verändern oder aufhalten
move-first-only = { $moves } (nur im ersten Zug der Figur)
# Von einem Zug aus mehreren Teilen.
move-all-first-only = { $moves } (all das nur im ersten Zug der Figur)
# $leads: ein leads-… oder mehrere.
move-leads = { $moves }, aber nur, wo der ganze Weg { $leads } führt
leads-front = vorwärts
leads-back = rückwärts
leads-left = nach links
leads-right = nach rechts
leads-front-or-back = vorwärts oder rückwärts
leads-sides = seitwärts
leads-mainly = hauptsächlich { $way }
leads-both = { $way } und hauptsächlich { $main }
leads-bent-left = im Bogen nach links
leads-bent-right = im Bogen nach rechts

## Züge aus mehreren Teilen
# $before, $after, $moves beginnen mit einem Verb. Ein Adverb wie „dann“ hätte das Subjekt hinter sich: deshalb „und“.

# $more: $after ist selbst legs-then: „geht …, geht … und zieht …“.
legs-then = { $more ->
    [yes] { $before }, { $after }
   *[no] { $before }{ COMMA($before) ->
        [yes] { "," }
       *[no] {""}
    } und { $after }
}
# $places: ein on-… oder past-… mit seiner Präposition („von“), oder mehrere.
legs-or-on = { $before }, oder geht { $places } dort weiter und { $after }
legs-repeated = tut dies beliebig oft: { $moves }
# $before ist legs-repeated.
legs-repeated-on = { $before }, oder geht nach beliebig vielen Wiederholungen weiter und { $after }
legs-repeating-from = { $moves } (Wiederholung nur { $places })
# Ein Teil, nach dem der Zug weitergeht. $places: ein on-… oder past-… mit seiner Präposition („auf“), oder mehrere.
leg-to = { $how ->
    [jumps] springt
   *[goes] geht
} { $way } { $places }
leg-captures = { $victim ->
    [common-enemy] schlägt { $ways } eine gegnerische, nicht königliche Figur
    [royal] schlägt { $ways } eine gegnerische königliche Figur
    [friend] schlägt { $ways } eine eigene Figur
    [common-friend] schlägt { $ways } eine eigene, nicht königliche Figur
   *[enemy] schlägt { $ways } eine gegnerische Figur
}
# $passes: Sonst geschieht nichts, der Zug ist also gepasst.
leg-returns = kehrt auf das Ausgangsfeld zurück{ $passes ->
    [yes] {" "}(und passt damit)
   *[no] {""}
}
leg-goes-back = kehrt auf das Feld davor zurück

# Was dort steht, wo ein Teil endet. $how: [to] wohin er führt, [from] von wo aus der nächste weitergeht.
on-empty = { $how ->
    [from] von einem leeren Feld
   *[to] auf ein leeres Feld
}
on-enemy = { $how ->
    [from] vom Feld einer geschlagenen gegnerischen Figur
   *[to] auf eine gegnerische Figur (und schlägt sie)
}
on-common-enemy = { $how ->
    [from] vom Feld einer geschlagenen gegnerischen, nicht königlichen Figur
   *[to] auf eine gegnerische, nicht königliche Figur (und schlägt sie)
}
on-royal = { $how ->
    [from] vom Feld einer geschlagenen gegnerischen königlichen Figur
   *[to] auf eine gegnerische königliche Figur (und schlägt sie)
}
on-royal-spared = { $how ->
    [from] vom Feld einer gegnerischen königlichen Figur (die nicht geschlagen werden darf)
   *[to] auf das Feld einer gegnerischen königlichen Figur (die nicht geschlagen werden darf)
}
on-friend = { $how ->
    [from] vom Feld einer geschlagenen eigenen Figur
   *[to] auf eine eigene Figur (und schlägt sie)
}
on-common-friend = { $how ->
    [from] vom Feld einer geschlagenen eigenen, nicht königlichen Figur
   *[to] auf eine eigene, nicht königliche Figur (und schlägt sie)
}
on-passant = { $how ->
    [from] von einem leeren Feld mit Schlagen im Vorübergehen
   *[to] auf ein leeres Feld (und schlägt dort im Vorübergehen)
}
on-lender = { $how ->
    [from] vom Feld einer eigenen Figur (die den Rest des Zuges macht)
   *[to] auf das Feld einer eigenen Figur (die den Rest des Zuges macht)
}
past-friend = { $how ->
    [from] vom Feld einer eigenen Figur (die stehen bleibt)
   *[to] auf das Feld einer eigenen Figur (die stehen bleibt)
}
past-any = { $how ->
    [from] vom Feld irgendeiner Figur (die stehen bleibt)
   *[to] auf das Feld irgendeiner Figur (die stehen bleibt)
}
past-row = { $how ->
    [from] vom Feld irgendeiner Figur auf der Geraden (die mit allen davor stehen bleibt)
   *[to] auf das Feld irgendeiner Figur auf der Geraden (die mit allen davor stehen bleibt)
}

## Wege: wie weit und wohin, hinter einem Verb

# $named: Das Spiel hat so eine Figur, sie zieht nur so, und die Rede ist von einer anderen. Sonst wird der Weg beschrieben.
way-king = { $named ->
    [yes] wie ein König
   *[no] { $cell ->
        [cell] ein Feld über Kanten oder Ecken
       *[square] ein Feld in beliebiger Richtung
    }
}
way-queen = { $named ->
    [yes] wie eine Dame
   *[no] { $cell ->
        [cell] beliebig weit über Kanten oder Ecken
       *[square] beliebig weit in beliebiger Richtung
    }
}
way-rook = { $named ->
    [yes] wie ein Turm
   *[no] { $cell ->
        [cell] beliebig weit über Kanten
       *[square] beliebig weit auf Linien und Reihen
    }
}
way-bishop = { $named ->
    [yes] wie ein Läufer
   *[no] { $cell ->
        [cell] beliebig weit über Ecken
       *[square] beliebig weit diagonal
    }
}
way-knight = { $named ->
    [yes] wie ein Springer
   *[no] { $cell ->
        [cell] im Sprung zwei Felder und eins zur Seite
       *[square] im Sprung zwei Felder auf einer Linie oder Reihe und eins zur Seite
    }
}
# Mehrere Wege mit einem Verb. $way: der erste oder nächste. $others: eines dieser beiden, oder der letzte Weg.
ways-or = { $way } oder { $others }
ways-more = { $way }, { $others }
way-anywhere = überall auf dem Brett
# $far: ein distance-…, leaps-… oder ein Weg. $toward: ein toward-… oder mehrere. $line: auf was für Geraden.
way-toward = { $line ->
    [corners] { $far } über Ecken { $toward }
   *[none] { $far } { $toward }
}
# $toward beginnt mit einem Knick (toward-turning).
way-turning = { $line ->
    [orthogonal] { $far } orthogonal { $toward }
    [diagonal] { $far } diagonal { $toward }
    [corners] { $far } über Ecken { $toward }
   *[none] { $far } { $toward }
}
way-on-line = { $line ->
    [edges] { $far } über Kanten
   *[corners] { $far } über Ecken
}
# $way: eine Weite und eine Richtung: „zwei Felder vorwärts“.
way-by-jumping = im Sprung { $way }
# $over: was auf dem Weg stehen darf.
way-over = { $over ->
    [friends] { $way } über leere Felder und eigene Figuren
    [all] { $way } über leere und besetzte Felder
   *[empty] { $way } über leere Felder
}
way-over-between = { $way } über die Figur dazwischen
way-over-halfway = { $way } über eine Figur auf halbem Weg
# $way: way-twice-knight oder way-twice-leap, vielleicht mit einer Richtung.
way-over-halfway-leap = { $way } über eine Figur auf halbem Weg
way-twice-knight = doppelt so weit wie ein Springer
way-twice-leap = doppelt so weit wie im Sprung { $leap }
way-knight-leap = im Springerzug
# $leap: ein leap-… oder mehrere.
way-leap = im Sprung { $leap }
# $way und $switched sind Wege: „ein Feld vorwärts oder (wenn …) beliebig weit vorwärts“.
way-switched = { $way } oder (wenn die Reichweite unterwegs gewechselt hat) { $switched }
way-hops-one = { $way } über genau eine Figur hinweg
way-hops-any = { $way } über beliebig viele Figuren hinweg
way-hops-next = { $way } über die erste Figur hinweg bis direkt dahinter
way-castling = { $count ->
    [one] ein Feld
   *[other] { $number } Felder
} { $side ->
    [left] nach links
    [right] nach rechts
   *[either] nach links oder rechts
}
# $step: ein Weg von einem Schritt.
way-walk = mit { $count ->
    [1] einem Schritt
   *[other] bis zu { $number } Schritten
} in frei wechselnder Richtung (je Schritt { $step }) über { $over ->
    [friends] leere Felder und eigene Figuren
    [all] leere und besetzte Felder
   *[empty] leere Felder
}
way-walk-any = mit beliebig vielen Schritten in frei wechselnder Richtung (je Schritt { $step }) über { $over ->
    [friends] leere Felder und eigene Figuren
    [all] leere und besetzte Felder
   *[empty] leere Felder
}

# $ride: leaps-….
way-one-direction = { $ride } in derselben Richtung
way-first-of-them = { $ride }, der erste davon { $toward }
# $ride: leaps-… oder way-first-of-them. $angle: angle.
way-circle = { $ride }, nach jedem ein Knick von { $angle }, immer zur selben Seite
way-zigzag = { $ride }, nach jedem ein Knick von { $angle }, abwechselnd nach links und rechts
angle = { $about ->
    [yes] etwa { $degrees }°
   *[no] { $degrees }°
}

## Wie weit

distance = { $count ->
    [one] ein Feld
   *[other] { $number } Felder
}
distance-any = beliebig weit
distance-up-to = { $count ->
    [one] bis zu ein Feld
   *[other] bis zu { $number } Felder
}
distance-at-least = { $count ->
    [one] mindestens ein Feld
   *[other] mindestens { $number } Felder
}
distance-exactly = { $count ->
    [one] genau ein Feld
   *[other] genau { $number } Felder
}
distance-between = { $least } bis { $number } Felder
distance-half = { $cell ->
    [cell] bis zur Mitte der Geraden
   *[square] bis zur Brettmitte (mindestens aber ein Feld)
}

# Mehrere Schritte oder Sprünge, im Dativ. $count gehört zu $number; [any] und [half] haben keines.
leaps-steps = { $amount ->
    [any] mit beliebig vielen Schritten
    [at-least] mit mindestens { $number } Schritten
    [exactly] mit genau { $number } Schritten
    [between] mit { $least } bis { $number } Schritten
    [half] mit Schritten bis zur Brettmitte
   *[up-to] mit bis zu { $number } Schritten
}
leaps-knight = { $amount ->
    [any] mit beliebig vielen Springerzügen
    [at-least] mit mindestens { $number } Springerzügen
    [exactly] mit genau { $number } Springerzügen
    [between] mit { $least } bis { $number } Springerzügen
   *[up-to] mit bis zu { $number } Springerzügen
}
# $long, $n: wie weit jeder Sprung führt.
leaps-straight = { $amount ->
    [any] mit beliebig vielen Sprüngen von { $long } Feldern
    [at-least] mit mindestens { $number } Sprüngen von { $long } Feldern
    [exactly] mit genau { $number } Sprüngen von { $long } Feldern
    [between] mit { $least } bis { $number } Sprüngen von { $long } Feldern
   *[up-to] mit bis zu { $number } Sprüngen von { $long } Feldern
}
# $leap: ein leap-… oder mehrere.
leaps-oblique = { $amount ->
    [any] mit beliebig vielen Sprüngen (je { $leap })
    [at-least] mit mindestens { $number } Sprüngen (je { $leap })
    [exactly] mit genau { $number } Sprüngen (je { $leap })
    [between] mit { $least } bis { $number } Sprüngen (je { $leap })
   *[up-to] mit bis zu { $number } Sprüngen (je { $leap })
}

# Die beiden Teile eines Sprungs wie dem des Springers.
leap-any = { $long } Felder und { $short } zur Seite
# $ahead, $aside: toward-front, -back, -left, -right oder aside-….
leap-parts = { $long } Felder { $ahead } und { $short } { $aside }
aside-either = nach links oder rechts
aside-front-or-back = vorwärts oder rückwärts
# Auf Brettern aus Sechsecken; $ahead und $aside sind Stunden.
leap-hours = { $long } Felder in Richtung { $ahead } Uhr und { $short } in Richtung { $aside } Uhr

## Richtungen, wie die Seite sie sieht, der die Figur gehört

toward-any = in beliebiger Richtung
toward-lines = orthogonal
toward-diagonals = diagonal
toward-front = vorwärts
toward-back = rückwärts
toward-sides = seitwärts
toward-left = nach links
toward-right = nach rechts
toward-diagonal-front = diagonal vorwärts
toward-diagonal-back = diagonal rückwärts
toward-diagonal-left = diagonal nach links
toward-diagonal-right = diagonal nach rechts
toward-front-left = diagonal nach links vorn
toward-front-right = diagonal nach rechts vorn
toward-back-left = diagonal nach links hinten
toward-back-right = diagonal nach rechts hinten
# $hours: eine Zahl oder mehrere.
toward-hours = in Richtung { $hours } Uhr

## Richtungen eines Teils, vom Teil davor aus gesehen

toward-any-but-back = in beliebiger Richtung außer direkt zurück
toward-straight = geradeaus
toward-start = direkt zurück
# $angles: ein angle oder mehrere.
toward-turning = mit einem Knick von { $angles } { $side ->
    [left] nach links
    [right] nach rechts
    [same] zur selben Seite wie beim Knick davor
    [other] zur anderen Seite als beim Knick davor
   *[either] nach links oder rechts
}
toward-own-file = mit einem Knick von 45° die Linie entlang, vom Ausgangsfeld weg
toward-own-rank = mit einem Knick von 45° die Reihe entlang, vom Ausgangsfeld weg
# $toward: toward-turning. $notes: ein noted-… oder mehrere, was als Knick davor zählt.
toward-noted = { $toward } ({ $notes })
noted-no-turn = ohne Knick davor: zu beiden Seiten
noted-diagonal = ein erster Schritt nach rechts vorn oder links hinten zählt als Knick nach links, jeder andere als Knick nach rechts
noted-leap = ein erster Sprung zählt als Knick von seiner längeren Richtung weg
# $step: ein after-… oder mehrere, im Dativ.
toward-after = { $toward } (nach { $step })
after-orthogonal = einem orthogonalen Schritt
after-diagonal = einem diagonalen Schritt
after-edge = einem Schritt über eine Kante
after-corner = einem Schritt über eine Ecke
after-same-leap = demselben Sprung
after-other-leap = einem anderen Sprung
