# Parts of rules: pieces, sides, places. In other languages names of pieces stand in the nominative.

one = { A($piece) }
several = { $count } { PLURAL($piece) }
a-side = a side
each-side = each side
many = { PLURAL($piece) }
the = the { $piece }
# Parts of a sentence one after the other.
clauses = { $before }; { $after }
all-others = all others

no-piece = no piece
# [none] is the subject of a sentence about what may not be done, which has a form for it, too. A language that says both
# alike needs no choice here.
any-piece = { $how ->
    [none] no piece
   *[any] any piece
}
any-piece-but = { $how ->
    [none] no piece but { $pieces }
   *[any] any piece but { $pieces }
}
any-of = { $side ->
    [white] { $how ->
        [none] no { -side-white } piece
       *[any] any { -side-white } piece
    }
    [black] { $how ->
        [none] no { -side-black } piece
       *[any] any { -side-black } piece
    }
   *[both] { $how ->
        [none] no piece
       *[any] any piece
    }
}
any-other-of = { $side ->
    [white] { $how ->
        [none] no other { -side-white } piece
       *[any] any other { -side-white } piece
    }
    [black] { $how ->
        [none] no other { -side-black } piece
       *[any] any other { -side-black } piece
    }
   *[both] { $how ->
        [none] no other piece
       *[any] any other piece
    }
}

## Places: how they are called, and as the place where something happens

area-whole = { $how ->
    [on] anywhere
   *[name] the whole board
}
area-own-half = { $how ->
    [on] within its own half of the board
   *[name] its own half of the board
}
area-far-half = { $how ->
    [on] within the far half of the board
   *[name] the far half of the board
}
area-first-ranks = { $count ->
    [1] { $how ->
        [on] on its first rank
       *[name] its first rank
    }
   *[other] { $how ->
        [on] within its first { $count } ranks
       *[name] its first { $count } ranks
    }
}
area-last-ranks = { $count ->
    [1] { $how ->
        [on] on its last rank
       *[name] its last rank
    }
   *[other] { $how ->
        [on] within its last { $count } ranks
       *[name] its last { $count } ranks
    }
}
area-rank = { $how ->
    [on] on its { ORDINAL($rank) } rank
   *[name] its { ORDINAL($rank) } rank
}
area-ranks = { $how ->
    [on] within its ranks { $first }–{ $last }
   *[name] its ranks { $first }–{ $last }
}
area-nowhere = { $how ->
    [on] on no square
   *[name] no square
}
area-dark = { $how ->
    [on] on the dark squares
   *[name] the dark squares
}
area-light = { $how ->
    [on] on the light squares
   *[name] the light squares
}
area-listed = { $how ->
    [on] on { $squares }
   *[name] { $squares }
}
area-all-but = { $how ->
    [on] on all squares but { $squares }
   *[name] all squares but { $squares }
}
area-shown = { $how ->
    [on] on { $count } squares that the board shows
   *[name] { $count } squares that the board shows
}
area-shown-cells = { $how ->
    [on] on { $count } cells that the board shows
   *[name] { $count } cells that the board shows
}
area-by-side = { $how ->
    [on] on { $white } for { white } and { $black } for { black }
   *[name] { $white } for { white } and { $black } for { black }
}

# What the routines of a page say of themselves, in its author's words.
rule-of-page = { CAPITAL($text) }

## Tables: what many sentences would say alike. The head of each column, above what sentences have for an argument.

# The first cell of a row.
row-head = { CAPITAL($text) }
column-piece = Piece
column-tile = Tile
column-letter = Letter
column-count = Number
# What a piece turns into.
column-becomes = Becomes
# Which pieces a piece captures.
column-captures = Captures
column-may-not-capture = May not capture
# A side promotes only while it has fewer of them than this.
column-fewer-than = Fewer than
# Where lines of a piece lead: as Knight, one square diagonally forward.
column-reaches = Reaches
column-swaps = Swaps places with
# As what a piece begins face down.
column-shown = Begins as
column-rank = Ranking
column-points = Points
column-ground = Ground
