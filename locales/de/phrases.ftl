# Teile von Regeln: Figuren, Seiten, Orte. Namen von Figuren stehen im Nominativ und ohne Artikel.

one = { $piece }
several = { $count } × { $piece }
a-side = eine Seite
each-side = jede Seite
many = { $piece }
the = { $piece }
# Teile eines Satzes hintereinander.
clauses = { $before }; { $after }
all-others = alle anderen

no-piece = keine Figur
# [none] ist das Subjekt eines Satzes darüber, was verboten ist; der Satz ist dann nicht verneint: „Keine Figur darf …“.
any-piece = { $how ->
    [none] keine Figur
   *[any] jede Figur
}
any-piece-but = { $how ->
    [none] keine Figur außer { $pieces }
   *[any] jede Figur außer { $pieces }
}
any-of = { $side ->
    [white] { $how ->
        [none] keine Figur von { white }
       *[any] jede Figur von { white }
    }
    [black] { $how ->
        [none] keine Figur von { black }
       *[any] jede Figur von { black }
    }
   *[both] { $how ->
        [none] keine Figur
       *[any] jede Figur
    }
}
any-other-of = { $side ->
    [white] { $how ->
        [none] keine andere Figur von { white }
       *[any] jede andere Figur von { white }
    }
    [black] { $how ->
        [none] keine andere Figur von { black }
       *[any] jede andere Figur von { black }
    }
   *[both] { $how ->
        [none] keine andere Figur
       *[any] jede andere Figur
    }
}

## Orte: wie sie heißen (im Nominativ), und als Ort, an dem etwas geschieht

area-whole = { $how ->
    [on] auf einem beliebigen Feld
   *[name] das ganze Brett
}
area-own-half = { $how ->
    [on] in der eigenen Bretthälfte
   *[name] die eigene Bretthälfte
}
area-far-half = { $how ->
    [on] in der gegnerischen Bretthälfte
   *[name] die gegnerische Bretthälfte
}
area-first-ranks = { $count ->
    [1] { $how ->
        [on] auf der eigenen ersten Reihe
       *[name] die eigene erste Reihe
    }
   *[other] { $how ->
        [on] auf den eigenen ersten { $count } Reihen
       *[name] die eigenen ersten { $count } Reihen
    }
}
area-last-ranks = { $count ->
    [1] { $how ->
        [on] auf der letzten Reihe
       *[name] die letzte Reihe
    }
   *[other] { $how ->
        [on] auf den letzten { $count } Reihen
       *[name] die letzten { $count } Reihen
    }
}
area-rank = { $how ->
    [on] auf der eigenen { $rank }. Reihe
   *[name] die eigene { $rank }. Reihe
}
area-ranks = { $how ->
    [on] auf den eigenen Reihen { $first } bis { $last }
   *[name] die eigenen Reihen { $first } bis { $last }
}
area-nowhere = { $how ->
    [on] auf keinem Feld
   *[name] kein Feld
}
area-dark = { $how ->
    [on] auf den dunklen Feldern
   *[name] die dunklen Felder
}
area-light = { $how ->
    [on] auf den hellen Feldern
   *[name] die hellen Felder
}
area-listed = { $how ->
    [on] auf { $squares }
   *[name] { $squares }
}
area-all-but = { $how ->
    [on] auf allen Feldern außer { $squares }
   *[name] alle Felder außer { $squares }
}
area-shown = { $how ->
    [on] { $count ->
        [one] auf { $count } auf dem Brett gezeigten Feld
       *[other] auf { $count } auf dem Brett gezeigten Feldern
    }
   *[name] { $count ->
        [one] { $count } auf dem Brett gezeigtes Feld
       *[other] { $count } auf dem Brett gezeigte Felder
    }
}
area-shown-cells = { $how ->
    [on] { $count ->
        [one] auf { $count } auf dem Brett gezeigten Feld
       *[other] auf { $count } auf dem Brett gezeigten Feldern
    }
   *[name] { $count ->
        [one] { $count } auf dem Brett gezeigtes Feld
       *[other] { $count } auf dem Brett gezeigte Felder
    }
}
# $white und $black sind Orte im Nominativ.
area-by-side = { $how ->
    [on] auf diesen Feldern ({ white }: { $white }; { black }: { $black })
   *[name] diese Felder ({ white }: { $white }; { black }: { $black })
}

# What the routines of a page say of themselves, in its author's words.
rule-of-page = { CAPITAL($text) }

## Tabellen: was viele Sätze gleich sagen würden. Der Kopf jeder Spalte, über dem, was in den Sätzen ein Argument ist.

# Die erste Zelle einer Zeile.
row-head = { CAPITAL($text) }
column-piece = Figur
column-tile = Plättchen
column-letter = Buchstabe
column-count = Anzahl
# Was aus einer Figur wird.
column-becomes = Wird zu
# Welche Figuren eine Figur schlägt.
column-captures = Schlägt
column-may-not-capture = Darf nicht schlagen
# Eine Seite wandelt nur um, solange sie weniger davon hat.
column-fewer-than = Weniger als
# Wohin die Wege einer Figur führen: wie ein Springer, ein Feld diagonal vorwärts.
column-reaches = Wohin
column-swaps = Tauscht mit
# Als was eine Figur verdeckt beginnt.
column-shown = Beginnt als
column-rank = Rang
column-points = Punkte
column-ground = Gelände
