# How the game ends, rule by rule. $side is White or Black where a rule holds for one side.

## Baring
# $strict: no reply can save the side. $live: pieces that can never move again do not count.
baring-royals = A side that is left with nothing but royal pieces loses { $strict ->
    [yes] at once
   *[no] unless it can do the same to the other side in reply
}{ $live ->
    [yes] ; pieces that can never move again do not count
   *[no] {""}
}.
baring-royals-side = { $side }, left with nothing but royal pieces, loses { $strict ->
    [yes] at once
   *[no] unless it can do the same to the other side in reply
}{ $live ->
    [yes] ; pieces that can never move again do not count
   *[no] {""}
}.
baring-type = A side that is left without { A($piece) } loses { $strict ->
    [yes] at once
   *[no] unless it can do the same to the other side in reply
}{ $live ->
    [yes] ; pieces that can never move again do not count
   *[no] {""}
}.
baring-type-side = { $side }, left without { A($piece) }, loses { $strict ->
    [yes] at once
   *[no] unless it can do the same to the other side in reply
}{ $live ->
    [yes] ; pieces that can never move again do not count
   *[no] {""}
}.

## Capture result
# $otherwise: the rule before this one did not fit.
capture-result = { $otherwise ->
    [yes] Otherwise a
   *[no] A
} side that captures { $victim } with { $taker } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
}.

## Castling wins
castling-wins = A side that castles wins, and a side that can never castle again loses.
castling-wins-side = { $side } wins by castling, and loses when it can never castle again.

## Check count
check-count = A side that has given its { ORDINAL($count) } check wins.
check-count-side = { $side } wins when it has given its { ORDINAL($count) } check.

## Claims
claims = The end by { $ending ->
    [repetition] a repetition
    [nMove] the rule of moves without progress
   *[counting] the count of moves
} has to be claimed by a player.
claims-side = With { $side } to move, the end by { $ending ->
    [repetition] a repetition
    [nMove] the rule of moves without progress
   *[counting] the count of moves
} has to be claimed.

## Connect
# $line is one of the four below.
connect = A side that has { $line } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
}.
connect-side = { $side } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} when it has { $line }.
connect-line = { $count } own pieces in { $gaps ->
    [yes] one line, whatever stands between them,
   *[no] an unbroken line
} along { $along }
connect-line-types = { $count } own pieces, each of them { $types }, in { $gaps ->
    [yes] one line, whatever stands between them,
   *[no] an unbroken line
} along { $along }
connect-square = a square of { $count } by { $count } own pieces
connect-square-types = a square of { $count } by { $count } own pieces, each of them { $types }
connect-line-or-square = { $line }, or { $square }
connect-rank = a rank
connect-file = a file
connect-diagonal = a diagonal
connect-across = Such a line counts only if it stands in part { $area } and in part outside.

## Counting
counting = Once no unpromoted pawns are left the weaker side counts its moves, and at the limit the game is drawn: { $form ->
    [makruk] 64 moves while both sides have other pieces, or 8 to 64 by the pieces of the stronger side against a lone king, as in Makruk
    [cambodian] 63 moves while both sides have other pieces, or 7 to 63 by the pieces of the stronger side against a lone king, as in Cambodian chess
   *[asean] 16 to 64 by the pieces of the stronger side against a lone king, as in ASEAN chess
}.

## Draw odds
draw-odds = What would be a draw is a win for { $side }.

## Extinction
# $count is how many may be left.
extinction = A side that has { $count ->
    [0] no
   *[other] at most { $count }
} { $pieces } left { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
}.
extinction-while = A side that has { $count ->
    [0] no
   *[other] at most { $count }
} { $pieces } left while the other side has at least { $least } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
}.
extinction-side = { $side } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} if it has { $count ->
    [0] no
   *[other] at most { $count }
} { $pieces } left.
extinction-side-while = { $side } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} if it has { $count ->
    [0] no
   *[other] at most { $count }
} { $pieces } left while the other side has at least { $least }.
extinction-any = { $count ->
    [one] piece
   *[other] pieces
}

## Full board
full-board = When no square is empty, { $end ->
    [points] points decide the game
   *[draw] the game is drawn
}.

## Goal
goal-safe = Arriving on a winning square must be a legal move: it does not win if the royal piece could be taken.
goal-safe-side = { $side } must arrive on a winning square by a legal move: it does not win if the royal piece could be taken.
goal-count = { $count } pieces must stand on winning squares at the same time.
goal-count-side = { $count } pieces of { $side } must stand on winning squares at the same time.
goal-reply = When the first player reaches a winning square, the second has one more move; reaching one too is a draw.
goal-turn = A winning square counts at the end of a turn, for each piece that stands there, and first for the side whose turn it was.
goal-early = A square that wins only after the reply wins at once if no reply can take the piece.

## Impasse
impasse = A side that is not in check, whose king and { $count } other pieces stand within its { $ranks ->
    [1] last rank
   *[other] last { $ranks } ranks
}, may declare an impasse: rooks and bishops count 5, other pieces but the king 1, in hand too; { $form ->
    [27] 28 points (27 for the second player) win
   *[24] 31 points win, and 24 to 30 draw
}.
impasse-side = When not in check, { $side } may declare an impasse with its king and { $count } other pieces within its { $ranks ->
    [1] last rank
   *[other] last { $ranks } ranks
}: rooks and bishops count 5, other pieces but the king 1, in hand too; { $form ->
    [27] 28 points (27 for the second player) win
   *[24] 31 points win, and 24 to 30 draw
}.

## Lesson
# $text is the author's. $count is in how many moves, 0 for any number.
lesson-task = The task: { $text }
lesson-puzzle = The start is a puzzle for { $side }; its solution is known.
lesson-capture-all = { $side } wins this lesson when it captures every enemy{ $count ->
    [0] {""}
    [one] {" "}within { $count } move
   *[other] {" "}within { $count } moves
}.
lesson-capture-royal = { $side } wins this lesson when it captures a royal enemy{ $count ->
    [0] {""}
    [one] {" "}within { $count } move
   *[other] {" "}within { $count } moves
}.
lesson-reach = { $side } wins this lesson when it brings { $types } to { $area }{ $count ->
    [0] {""}
    [one] {" "}within { $count } move
   *[other] {" "}within { $count } moves
}.
lesson-idle = { $side } never moves.

## Link
link = { CAPITAL($side) } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} with a chain of neighbouring pieces that joins { $areas }.
link-types = { CAPITAL($side) } { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} with a chain of neighbouring pieces, each of them { $types }, that joins { $areas }.
link-some = { $count } of these: { $areas }
link-ring = A side { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} with a chain of neighbouring pieces that encloses a square, whatever stands there.
link-ring-types = A side { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} with a chain of neighbouring pieces, each of them { $types }, that encloses a square, whatever stands there.
link-steps = Neighbours are the squares that a piece could reach so: { $steps }.

## Mate
mate = A side that is in check and has no legal move is mated and { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
}.
mate-side = { $side } in check without a legal move { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
}.
stalemate = A side that has no legal move and is not in check { $result ->
    [pass] passes
    [win] wins
    [loss] loses too
    [points] ends the game, and points decide it
    [part] gets { $part }/{ $whole } of the point, the other side the rest
   *[draw] is stalemated: the game is drawn
}.
stalemate-side = { $side } without a legal move and not in check { $result ->
    [pass] passes
    [win] wins
    [loss] loses too
    [points] ends the game, and points decide it
    [part] gets { $part }/{ $whole } of the point, the other side the rest
   *[draw] is stalemated: the game is drawn
}.
# There are no checks.
no-move-left = A side that has no legal move { $result ->
    [pass] passes
    [win] wins
    [loss] loses
    [points] ends the game, and points decide it
    [part] gets { $part }/{ $whole } of the point, the other side the rest
   *[draw] is stalemated: the game is drawn
}.
no-move-left-side = { $side } without a legal move { $result ->
    [pass] passes
    [win] wins
    [loss] loses
    [points] ends the game, and points decide it
    [part] gets { $part }/{ $whole } of the point, the other side the rest
   *[draw] is stalemated: the game is drawn
}.

## Material
material = The game is drawn if only the kings are left, with one knight, one bishop or bishops of one shade.

## N move
# $progress lists what starts the count again.
n-move = After { $count } { $count ->
    [one] move
   *[other] moves
} of each side { $result ->
    [win] the side to move wins
    [loss] the side to move loses
   *[draw] the game is drawn
}.
n-move-without = After { $count } { $count ->
    [one] move
   *[other] moves
} of each side without { $progress } { $result ->
    [win] the side to move wins
    [loss] the side to move loses
   *[draw] the game is drawn
}.
n-move-side = After { $count } { $count ->
    [one] move
   *[other] moves
} of each side, with { $side } to move, { $result ->
    [win] { $side } wins
    [loss] { $side } loses
   *[draw] the game is drawn
}.
n-move-without-side = After { $count } { $count ->
    [one] move
   *[other] moves
} of each side without { $progress }, with { $side } to move, { $result ->
    [win] { $side } wins
    [loss] { $side } loses
   *[draw] the game is drawn
}.
n-move-capture = { $side ->
    [white] a capture by { white }
    [black] a capture by { black }
   *[both] a capture
}
n-move-drop = { $side ->
    [white] a drop by { white }
    [black] a drop by { black }
   *[both] a drop
}
n-move-promotion = { $side ->
    [white] a promotion by { white }
    [black] a promotion by { black }
   *[both] a promotion
}
n-move-move = { $side ->
    [white] a move of { $types } by { white }
    [black] a move of { $types } by { black }
   *[both] a move of { $types }
}
n-move-pieces = That holds only while neither side has more than { $count } { $count ->
    [one] piece
   *[other] pieces
}.
n-move-checks = Checks of one side beyond { $count } are not counted among these moves.
n-move-checks-side = Checks of { $side } beyond { $count } are not counted among these moves.

## Points
# $all is a list with one entry for each type.
points = Where points decide, pieces count so: { $all }.
points-table = Where points decide, pieces count so:
points-one = { $piece } { $points }
points-side = Where points decide, { $side }’s pieces count so: { $all }.
points-side-table = Where points decide, { $side }’s pieces count so:
points-bonus = Where points decide, { $side } has { $points } from the start.
points-hands = Where points decide, pieces in hand do not count.

## Points left
points-left = A side whose pieces are worth at most { $points } points loses.

## Repetition
repetition = { $result ->
    [loss] A side that brings about a position for the { ORDINAL($times) } time loses.
    [win] A side that brings about a position for the { ORDINAL($times) } time wins.
    [white] { white } wins when a position occurs for the { ORDINAL($times) } time.
    [black] { black } wins when a position occurs for the { ORDINAL($times) } time.
    [starter] When a position occurs for the { ORDINAL($times) } time, the side that began the cycle loses.
    [illegal] No move may bring about a position for the { ORDINAL($times) } time.
   *[draw] The game is drawn when a position occurs for the { ORDINAL($times) } time.
}
repetition-side = { $result ->
    [loss] { $side }, bringing about a position for the { ORDINAL($times) } time, loses.
    [win] { $side }, bringing about a position for the { ORDINAL($times) } time, wins.
    [white] { white } wins when a position occurs for the { ORDINAL($times) } time by a move of { $side }.
    [black] { black } wins when a position occurs for the { ORDINAL($times) } time by a move of { $side }.
    [starter] When a position occurs for the { ORDINAL($times) } time by a move of { $side }, the side that began the cycle loses.
    [illegal] No move of { $side } may bring about a position for the { ORDINAL($times) } time.
   *[draw] The game is drawn when a position occurs for the { ORDINAL($times) } time by a move of { $side }.
}
repetition-evasion = A move out of check may repeat a position all the same.
repetition-evasion-side = A move of { $side } out of check may repeat a position all the same.
repetition-perpetual = A side that { $deed ->
    [check] gave check
    [chase] newly attacked one and the same piece
   *[attack] newly attacked some piece
} with every move between the repetitions { $result ->
    [loss] loses
    [illegal] may not repeat the position
   *[draw] gets a draw
}.
repetition-perpetual-side = { $side }, having { $deed ->
    [check] given check
    [chase] newly attacked one and the same piece
   *[attack] newly attacked some piece
} with every move between the repetitions, { $result ->
    [loss] loses
    [illegal] may not repeat the position
   *[draw] gets a draw
}.
repetition-to-and-fro = { CAPITAL($side) } may not go to and fro with one piece until a position comes back.

## United
united = A side { $result ->
    [win] wins
    [loss] loses
   *[draw] gets a draw
} when all its pieces hang together as neighbours, or only one of them is left.
united-types = For that, only { $types } counts.
united-steps = For that, neighbours are the squares that a piece could reach so: { $steps }.

## Wall count
wall-count = { CAPITAL($side) } wins when it has taken { $count ->
    [one] { $count } { $wall }
   *[other] { $count } { PLURAL($wall) }
}.
