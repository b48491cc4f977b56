# How a piece moves, told from its moves in XBetza. A description is a tree: ways of moving (move-…, legs-…), each a verb with its
# ways (way-…), a way of a length (distance-…, leaps-…) and a direction (toward-…). What holds for a way of moving is said around
# it: $moves there is a whole phrase, “captures as a rook”, which begins with a verb and has no subject; a language may put what it
# adds before or behind it. Such phrases stand behind the name of a piece.
#
# $cell: [square], or [cell] on boards of hexagons; a language with one word for both needs no choice.
# $number, $long, $short, $least: numbers in words (number-word); $count and $n are the same as numbers, to choose a form by.

# A number within a sentence.
number-word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}

## The whole

moves-never = does not move
# A way of moving, and one or several others. Where the first one holds a comma, another comma would not separate.
moves-or = { COMMA($before) ->
    [yes] { $before }; or { $after }
   *[no] { $before }, or { $after }
}

## Verbs with their ways
# $ways: one way-…, or several joined by ways-or and ways-more: “one square forward or as a knight”.

# Without a verb.
move-where = { $ways }
move-quiet = moves { $ways } without capturing
# $ways are those of way-by-jumping, without the jumping: “two squares forward or three squares sideways”.
move-jumps = jumps { $ways } without capturing
move-or-capture = { $whom ->
    [any] moves or captures an enemy or a friend { $ways }
    [royal] moves or captures an enemy royal piece { $ways }
    [friend] moves or captures a friend { $ways }
    [royal-or-friend] moves or captures an enemy royal piece or a friend { $ways }
   *[enemy] moves or captures { $ways }
}
move-captures = { $whom ->
    [any] captures an enemy or a friend { $ways }
    [royal] captures an enemy royal piece { $ways }
    [friend] captures a friend { $ways }
    [royal-or-friend] captures an enemy royal piece or a friend { $ways }
   *[enemy] captures { $ways }
}
move-swaps = { $whom ->
    [any] changes places with an enemy or a friend { $ways }
    [royal] changes places with an enemy royal piece { $ways }
    [friend] changes places with a friend { $ways }
    [royal-or-friend] changes places with an enemy royal piece or a friend { $ways }
   *[enemy] changes places with an enemy { $ways }
}
move-passant = captures en passant { $ways }
# Several actions that seldom go together: “moves or captures en passant”.
move-acts = { $acts } { $ways }
act-moves = moves
act-captures = { $whom ->
    [any] captures an enemy or a friend
    [royal] captures an enemy royal piece
    [royal-or-friend] captures an enemy royal piece or a friend
    [friend] captures a friend
   *[enemy] captures
}
act-swaps = { $whom ->
    [any] changes places with an enemy or a friend
    [royal] changes places with an enemy royal piece
    [royal-or-friend] changes places with an enemy royal piece or a friend
    [friend] changes places with a friend
   *[enemy] changes places with an enemy
}
act-passant = { $swaps ->
    [yes] captures en passant (putting the captured piece where it started)
   *[no] captures en passant
}
move-borrows = borrows the moves of a friend found { $ways }
# The ways are those of way-castling. $inside: the partner does not stand at the end of the rank but beside it.
move-castles = { $inside ->
    [yes] castles { $ways } with the unmoved piece one { $cell ->
        [cell] cell inside the end of its line
       *[square] square inside the end of its rank
    }
   *[no] castles { $ways } with the nearest piece there on its { $cell ->
        [cell] line
       *[square] rank
    } (an unmoved rook, or any unmoved piece at the end of it)
}
# $kinds: one or several of imitated-…. $turned: forward is back.
move-imitates = { $turned ->
    [yes] makes the { $kinds } of the kind of piece that the opponent moved last, turned around
   *[no] makes the { $kinds } of the kind of piece that the opponent moved last
}
imitated-all = moves and captures
imitated-quiet = moves without capture
imitated-captures = captures
imitated-friends = captures of friends
imitated-passant = captures en passant
imitated-royals = captures of royal pieces

## What holds for a way of moving

move-also-passant = { $moves } (also en passant)
move-hops-one = { $moves }, jumping over exactly one piece on the way
move-hops-any = { $moves }, jumping over any number of pieces on the way
move-hops-next = { $moves }, jumping over the first piece met and landing right behind it
move-skips-first = { $cell ->
    [cell] { $moves }, skipping the first cell whatever stands on it
   *[square] { $moves }, skipping the first square whatever stands on it
}
# $each: it is said of each of several leaps. $bent: the way of a leap goes straight, then diagonally. $friends: they may stand on it.
move-lame = { $moves }, { $each ->
    [yes] each leap only
   *[no] but only
} if the { $cell ->
    [cell] cells
   *[square] squares
} on the way { $bent ->
    [yes] (first straight, then diagonally){" "}
   *[no] {""}
}{ $friends ->
    [yes] are empty or hold friends
   *[no] are empty
}
# $friends: only friends may be leapt over.
move-over-hurdle = { $moves }, { $each ->
    [yes] each leap only
   *[no] but only
} over at least one { $friends ->
    [yes] friend
   *[no] piece
} on the way{ $bent ->
    [yes] {" "}(first straight, then diagonally)
   *[no] {""}
}
move-over-friends = { $moves }, passing over friends on the way
move-over-any = { $moves }, passing over any pieces on the way
move-round-sides = { $moves }, the left and right edges being joined
move-round-all = { $moves }, all opposite edges being joined
move-leaves-trail = { $cell ->
    [cell] { $moves }, and can then be captured en passant on the cells it passed
   *[square] { $moves }, and can then be captured en passant on the squares it passed
}
# Of a leg of a longer move.
move-as-far = { $moves }, exactly as many steps as the leg before
move-tame = { $moves }, but never captures a royal piece
move-unloads = { $cell ->
    [cell] { $moves }, putting the piece captured last on the cell where this leg began
   *[square] { $moves }, putting the piece captured last on the square where this leg began
}
move-exempt = { $cell ->
    [cell] { $moves }, exempt from the rules that change or stop the piece by cell or by victim
   *[square] { $moves }, exempt from the rules that change or stop the piece by square or by victim
}
move-first-only = { $moves }, first move only
# Of a move of several legs.
move-all-first-only = { $moves }, all this on its first move only
# $leads: one or several of leads-….
move-leads = { $moves }, only where the whole way leads { $leads }
leads-front = forward
leads-back = backward
leads-left = to the left
leads-right = to the right
leads-front-or-back = forward or backward
leads-sides = sideways
leads-mainly = mainly { $way }
leads-both = { $way }, mainly { $main }
leads-bent-left = bent to the left
leads-bent-right = bent to the right

## Moves of several legs
# $before, $after, $moves: legs that begin with a verb.

# $more: $after is legs-then itself; a language may join three legs in another way than two. English says both alike.
legs-then = { $more ->
    [yes] { $before }, then { $after }
   *[no] { $before }, then { $after }
}
# $places: one or several of on-… and past-….
legs-or-on = { $before }, or goes on from { $places } there and { $after }
legs-repeated = does this any number of times: { $moves }
# $before is legs-repeated.
legs-repeated-on = { $before }; or, after any number of these times, goes on and { $after }
legs-repeating-from = { $moves } (repeating only from { $places })
# A leg that the move goes on from, to one or several of on-… and past-….
leg-to = { $how ->
    [jumps] jumps
    [steps] steps
    [slides] slides
   *[goes] goes
} { $way }{ COMMA($way) ->
    [yes] { "," }
   *[no] {""}
} to { $places }
leg-captures = { $victim ->
    [common-enemy] captures an enemy that is not royal { $ways }
    [royal] captures an enemy royal piece { $ways }
    [friend] captures a friend { $ways }
    [common-friend] captures a friend that is not royal { $ways }
   *[enemy] captures an enemy { $ways }
}
# $passes: it does nothing else, so the turn is passed.
leg-returns = { $cell ->
    [cell] returns to the cell where it started{ $passes ->
        [yes] {" "}(which passes the turn)
       *[no] {""}
    }
   *[square] returns to the square where it started{ $passes ->
        [yes] {" "}(which passes the turn)
       *[no] {""}
    }
}
leg-goes-back = { $cell ->
    [cell] returns to the cell it came from
   *[square] returns to the square it came from
}

# What stands where a leg ends. $how: [to] where a leg goes, [from] from where the next one goes on. English says both alike.
on-empty = { $how ->
    [from] { $cell ->
        [cell] an empty cell
       *[square] an empty square
    }
   *[to] { $cell ->
        [cell] an empty cell
       *[square] an empty square
    }
}
on-enemy = { $how ->
    [from] an enemy (capturing it)
   *[to] an enemy (capturing it)
}
on-common-enemy = { $how ->
    [from] an enemy that is not royal (capturing it)
   *[to] an enemy that is not royal (capturing it)
}
on-royal = { $how ->
    [from] an enemy royal piece (capturing it)
   *[to] an enemy royal piece (capturing it)
}
on-royal-spared = { $how ->
    [from] an enemy royal piece (which it may not capture)
   *[to] an enemy royal piece (which it may not capture)
}
on-friend = { $how ->
    [from] a friend (capturing it)
   *[to] a friend (capturing it)
}
on-common-friend = { $how ->
    [from] a friend that is not royal (capturing it)
   *[to] a friend that is not royal (capturing it)
}
on-passant = { $how ->
    [from] { $cell ->
        [cell] an empty cell where it captures en passant
       *[square] an empty square where it captures en passant
    }
   *[to] { $cell ->
        [cell] an empty cell where it captures en passant
       *[square] an empty square where it captures en passant
    }
}
on-lender = { $how ->
    [from] a friend (which makes the rest of the move in its place)
   *[to] a friend (which makes the rest of the move in its place)
}
past-friend = { $how ->
    [from] a friend (leaving it alone)
   *[to] a friend (leaving it alone)
}
past-any = { $how ->
    [from] a piece of either side (leaving it alone)
   *[to] a piece of either side (leaving it alone)
}
past-row = { $how ->
    [from] any piece on the line (leaving it and those before it alone)
   *[to] any piece on the line (leaving it and those before it alone)
}

## Ways: how far and where, behind a verb

# $named: the game has such a piece, which moves so and in no other way, and another piece is told of. Else the way is said in full.
# $piece: its name.
way-king = { $named ->
    [yes] as { A($piece) }
   *[no] { $cell ->
        [cell] one cell over edges or corners
       *[square] one square in any direction
    }
}
way-queen = { $named ->
    [yes] as { A($piece) }
   *[no] { $cell ->
        [cell] any distance over edges or corners
       *[square] any distance in any direction
    }
}
way-rook = { $named ->
    [yes] as { A($piece) }
   *[no] { $cell ->
        [cell] any distance over edges
       *[square] any distance along ranks and files
    }
}
way-bishop = { $named ->
    [yes] as { A($piece) }
   *[no] { $cell ->
        [cell] any distance over corners
       *[square] any distance diagonally
    }
}
way-knight = { $named ->
    [yes] as { A($piece) }
   *[no] { $cell ->
        [cell] by a leap of two cells and one to the side
       *[square] by a leap of two squares along a rank or file and one to the side
    }
}
# Several ways with one verb. $way: the first or next one. $others: one of these two, or the last way.
ways-or = { COMMA($way) ->
    [yes] { $way }, or { $others }
   *[no] { $way } or { $others }
}
ways-more = { $way }, { $others }
way-anywhere = { $cell ->
    [cell] on any cell of the board
   *[square] on any square of the board
}
# $far: one of distance-…, leaps-… or a way. $toward: one or several of toward-…. $line: along what kind of line.
way-toward = { $line ->
    [corners] { $far } over corners { $toward }
   *[none] { $far } { $toward }
}
# $toward begins with a turn (toward-turning).
way-turning = { $line ->
    [orthogonal] { $far } orthogonally, { $toward }
    [diagonal] { $far } diagonally, { $toward }
    [corners] { $far } over corners, { $toward }
   *[none] { $far }, { $toward }
}
way-on-line = { $line ->
    [edges] { $far } over edges
   *[corners] { $far } over corners
}
# $way: a distance and a direction, “two squares forward”.
way-by-jumping = by jumping { $way }
# $over: what may stand on the way.
way-over = { $cell ->
    [cell] { $over ->
        [friends] { $way } over empty cells and friends
        [all] { $way } over whatever is there
       *[empty] { $way } over empty cells
    }
   *[square] { $over ->
        [friends] { $way } over empty squares and friends
        [all] { $way } over whatever is there
       *[empty] { $way } over empty squares
    }
}
way-over-between = { $way }, jumping over the piece between
way-over-halfway = { $way }, jumping over a piece halfway
# $way: way-twice-knight or way-twice-leap, perhaps with a direction.
way-over-halfway-leap = { $way }, over a piece halfway
way-twice-knight = to twice the distance of a knight leap
way-twice-leap = to twice the distance of a leap of { $leap }
way-knight-leap = by a knight leap
# $leap: one or several of leap-….
way-leap = by a leap of { $leap }
# $way and $switched are ways: “one square forward or (if …) any distance forward”.
way-switched = { $way } or (if the range was switched on the way) { $switched }
way-hops-one = { $way }, jumping over exactly one piece on the way
way-hops-any = { $way }, jumping over any number of pieces on the way
way-hops-next = { $way }, jumping over the first piece met and landing right behind it
way-castling = { $count ->
    [one] one { $cell ->
        [cell] cell
       *[square] square
    }
   *[other] { $number } { $cell ->
        [cell] cells
       *[square] squares
    }
} { $side ->
    [left] to the left
    [right] to the right
   *[either] to either side
}
# $step: a way of one step.
way-walk = by a walk of { $count ->
    [1] one step
   *[other] up to { $number } steps
} through { $over ->
    [friends] empty { $cell ->
        [cell] cells
       *[square] squares
    } and friends
    [all] whatever is there
   *[empty] empty { $cell ->
        [cell] cells
       *[square] squares
    }
}, turning freely, each step { $step }
way-walk-any = by a walk of any number of steps through { $over ->
    [friends] empty { $cell ->
        [cell] cells
       *[square] squares
    } and friends
    [all] whatever is there
   *[empty] empty { $cell ->
        [cell] cells
       *[square] squares
    }
}, turning freely, each step { $step }

# $ride: leaps-….
way-one-direction = { $ride } in one direction
way-first-of-them = { $ride }, the first of them { $toward }
# $ride: leaps-… or way-first-of-them. $angle: angle.
way-circle = { $ride }, turning by { $angle } after each, always the same way
way-zigzag = { $ride }, turning by { $angle } after each, alternately left and right
angle = { $about ->
    [yes] about { $degrees }°
   *[no] { $degrees }°
}

## How far

distance = { $count ->
    [one] one { $cell ->
        [cell] cell
       *[square] square
    }
   *[other] { $number } { $cell ->
        [cell] cells
       *[square] squares
    }
}
distance-any = any distance
distance-up-to = up to { $count ->
    [one] { $number } { $cell ->
        [cell] cell
       *[square] square
    }
   *[other] { $number } { $cell ->
        [cell] cells
       *[square] squares
    }
}
distance-at-least = at least { $count ->
    [one] { $number } { $cell ->
        [cell] cell
       *[square] square
    }
   *[other] { $number } { $cell ->
        [cell] cells
       *[square] squares
    }
}
distance-exactly = exactly { $count ->
    [one] { $number } { $cell ->
        [cell] cell
       *[square] square
    }
   *[other] { $number } { $cell ->
        [cell] cells
       *[square] squares
    }
}
# $count is of $number, the larger one.
distance-between = { $least } to { $count ->
    [one] { $number } { $cell ->
        [cell] cell
       *[square] square
    }
   *[other] { $number } { $cell ->
        [cell] cells
       *[square] squares
    }
}
distance-half = { $cell ->
    [cell] up to the middle of its line
   *[square] up to the middle of the board (but always at least one square)
}

# A ride of several steps or leaps. $count is of $number; [any] and [half] have none.
leaps-steps = { $amount ->
    [any] by any number of steps
    [at-least] by at least { $number } steps
    [exactly] by exactly { $number } steps
    [between] by { $least } to { $number } steps
    [half] by steps up to the middle of the board
   *[up-to] by up to { $number } steps
}
leaps-knight = { $amount ->
    [any] by any number of knight leaps
    [at-least] by at least { $number } knight leaps
    [exactly] by exactly { $number } knight leaps
    [between] by { $least } to { $number } knight leaps
   *[up-to] by up to { $number } knight leaps
}
# $long, $n: how long each leap is.
leaps-straight = { $amount ->
    [any] by any number of leaps of { $long } { $cell ->
        [cell] cells
       *[square] squares
    }
    [at-least] by at least { $number } leaps of { $long } { $cell ->
        [cell] cells
       *[square] squares
    }
    [exactly] by exactly { $number } leaps of { $long } { $cell ->
        [cell] cells
       *[square] squares
    }
    [between] by { $least } to { $number } leaps of { $long } { $cell ->
        [cell] cells
       *[square] squares
    }
   *[up-to] by up to { $number } leaps of { $long } { $cell ->
        [cell] cells
       *[square] squares
    }
}
# $leap: one or several of leap-….
leaps-oblique = { $amount ->
    [any] by any number of leaps of { $leap }
    [at-least] by at least { $number } leaps of { $leap }
    [exactly] by exactly { $number } leaps of { $leap }
    [between] by { $least } to { $number } leaps of { $leap }
   *[up-to] by up to { $number } leaps of { $leap }
}

# The two parts of a leap such as a knight's. $count is of $long, $n of $short.
leap-any = { $cell ->
    [cell] { $long } cells and { $short } to the side
   *[square] { $long } squares and { $short } to the side
}
# $ahead, $aside: toward-front, -back, -left, -right, or aside-….
leap-parts = { $cell ->
    [cell] { $long } cells { $ahead } and { $short } { $aside }
   *[square] { $long } squares { $ahead } and { $short } { $aside }
}
aside-either = to either side
aside-front-or-back = forward or back
# On boards of hexagons; $ahead and $aside are hours.
leap-hours = { $cell ->
    [square] { $long } squares towards { $ahead } o'clock and { $short } towards { $aside } o'clock
   *[cell] { $long } cells towards { $ahead } o'clock and { $short } towards { $aside } o'clock
}

## Directions, as the owner of the piece sees them

toward-any = in any direction
toward-lines = orthogonally
toward-diagonals = diagonally
toward-front = forward
toward-back = back
toward-sides = sideways
toward-left = to the left
toward-right = to the right
toward-diagonal-front = diagonally forward
toward-diagonal-back = diagonally back
toward-diagonal-left = diagonally to the left
toward-diagonal-right = diagonally to the right
toward-front-left = diagonally forward to the left
toward-front-right = diagonally forward to the right
toward-back-left = diagonally back to the left
toward-back-right = diagonally back to the right
# $hours: one or several numbers.
toward-hours = towards { $hours } o'clock

## Directions of a leg, seen along the leg before

toward-any-but-back = in any direction but straight back
toward-straight = straight on
toward-start = straight back
# $angles: one or several of angle.
toward-turning = { $side ->
    [left] turning { $angles } left
    [right] turning { $angles } right
    [same] turning { $angles } to the same side as the turn before
    [other] turning { $angles } to the other side than the turn before
   *[either] turning { $angles } to either side
}
toward-own-file = turning 45° onto its file, away from its start
toward-own-rank = turning 45° onto its rank, away from its start
# $toward: toward-turning. $notes: one or several of noted-…, what counts as the turn before.
toward-noted = { $toward } ({ $notes })
noted-no-turn = without a turn yet: either side
noted-diagonal = a first step forward-right or back-left counts as a left turn, the others as a right turn
noted-leap = a first leap counts as a turn away from its long direction
# $step: one or several of after-….
toward-after = { $toward } (after { $step })
after-orthogonal = an orthogonal step
after-diagonal = a diagonal step
after-edge = a step over an edge
after-corner = a step over a corner
after-same-leap = the same leap
after-other-leap = another leap
