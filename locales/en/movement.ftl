# How pieces move beside their own moves, and what turns are made of. $who, $whom: one of some pieces. $lines: where a move leads.

## Auto gate
auto-gate = Nothing moves to or from the first and the last rank: when a piece in front of them makes its first move, the piece behind it steps onto the square it left.

## Capture-only squares
capture-only-squares = { CAPITAL($who) } enters { $area } only by capturing, and a ride ends there.

## Castling
castling = Castling: the { $mover } moves towards a partner on its line, which jumps to its other side. Neither may have moved before, and nothing may stand between them.
castling-leap = Castling: the { $mover } leaps to an empty square before a partner at the end of its line, and the partner leaps to where the { $mover } stood. Neither may have moved before.
castling-check = { $leaps ->
    [yes] The { $mover } may not castle out of check or into check.
   *[no] The { $mover } may not castle out of check, across an attacked square or into check.
}
castling-partners = The partner of a castling may be { $partners }, wherever it stands on the line.
castling-partners-only = The partner of a castling must be { $partners }, even at the end of the line.
castling-files = Castling ends with the { $mover } on the { $low }-file or on the { $high }-file, wherever it began.

## Custom
# What a page adds itself. $routine is a name of its program.
custom-moves = { CAPITAL($who) } has moves of its own along these lines: { $lines }.
custom-moves-routine = { CAPITAL($who) } has moves of its own along these lines: { $lines }. The page says what they do, by its routine { $routine }.
custom-effect = The page says what else a move of { $who } does, by its routine { $routine }.
custom-memory = The page counts { $name }, { $start } at the start.

## Dice
dice = Before each move { $count ->
    [one] a die is thrown; only pieces that it shows may move
   *[other] { $count } dice are thrown; only pieces that they show may move
}. Their faces: { $faces }.
dice-doubles = If all dice show the same piece, any piece may move.

## Driving
driving-drive = { CAPITAL($who) } may drive the first { $whom ->
    [own] own piece
    [enemy] enemy
   *[any] piece
} on a line farther, perhaps off the board, and follow it; the lines go { $lines }.
driving-drive-table = These pieces may drive the first { $whom ->
    [own] own piece
    [enemy] enemy
   *[any] piece
} on a line farther, perhaps off the board, and follow it:
driving-drag = { CAPITAL($who) } may drag the first { $whom ->
    [own] own piece
    [enemy] enemy
   *[any] piece
} on a line nearer and move away from it, perhaps both off the board; the lines go { $lines }.
driving-drag-table = These pieces may drag the first { $whom ->
    [own] own piece
    [enemy] enemy
   *[any] piece
} on a line nearer and move away from it, perhaps both off the board:
driving-captured = What leaves the board so is captured.

## Extra move
# $quiet: neither move may capture. $must: the second one is compulsory.
extra-move = After { $quiet ->
    [yes] a quiet move
   *[no] a move
} of { $first }, { $whom ->
    [another] another one
    [other] another piece, { $second },
    [same] the same piece
   *[any] { $second }
} { $must ->
    [yes] must, where it can,
   *[no] may
} make { $quiet ->
    [yes] a quiet move
   *[no] a move
} in the same turn.

## Hurdles
hurdles = { CAPITAL($who) } can jump or pass only { $others }.

## Immobile
# $how: whether $who is some piece or no piece.
immobile-open = { CAPITAL($who) } may stay where it can never move again.
immobile-no-drops = { CAPITAL($who) } { $how ->
    [none] may
   *[some] may not
} be dropped to a square from which it could never move again.
immobile-no-moves = { CAPITAL($who) } { $how ->
    [none] may
   *[some] may not
} be dropped or moved to a square from which it could never move again.

## Ko
ko = No move may make the board what it was before the last move.

## Lending
lending = { CAPITAL($who) } lends its moves to { $whom } of its side that it reaches { $lines }.
lending-every = { CAPITAL($who) } lends its moves to every piece of its side that it reaches { $lines }.
lending-other = What { $who } lends is not its own move: the other piece { $moves }.
lending-instead = While moves are lent to { $who }, it has no moves of its own.
lending-instead-any = While moves are lent to a piece, it has no moves of its own.
lending-barred = With a move that is lent to it { $who } may not end { $area }.

## Moves at
# $area is a place: on its last rank.
moves-at-nothing = { CAPITAL($area) } { $who } does not move at all.
moves-at-more = { CAPITAL($area) } { $who } also { $moves }.
moves-at-other = { CAPITAL($area) } { $who } moves in another way: it { $moves }.
moves-at-initial = { CAPITAL($who) } has its first-move options whenever it stands { $area }, whether it has moved or not.

## Neutral
neutral = { CAPITAL($who) } belongs to neither side: whoever is to move may move it, and it is a friend of that side.
neutral-royal = No side may leave a neutral royal piece attacked by the other.
neutral-royal-safe = It never goes to a square that a piece of either side attacks.
neutral-check = Neutral pieces give check to both sides.

## Paralysis
paralysis = An enemy that { $who } reaches { $lines } may not move.
paralysis-like = An enemy of the same type that { $who } reaches { $lines } may not move.
paralysis-types = { CAPITAL($whom) } that an enemy, { $who }, reaches { $lines } may not move.
paralysis-guard = With a friend where it could go so, it may move all the same: { $lines }.
paralysis-quiet = { CAPITAL($who) } can only capture while an enemy stands where it reaches { $lines }.

## Passing
# $checks: whether the game has checks.
passing = { $checks ->
    [yes] { CAPITAL($side) } may pass when it is not in check.
   *[no] { CAPITAL($side) } may pass.
}
passing-rest = { CAPITAL($side) } may pass the rest of its turn.
passing-end = After two passes in a row { $end ->
    [points] points decide the game
   *[draw] the game is drawn
}.
passing-end-side = After two passes in a row, the second by { $side }, { $end ->
    [points] points decide the game
   *[draw] the game is drawn
}.

## Plane steps
# $count is how many planes.
plane-steps-straight = Between planes, { $who } { $moves }, straight from plane to plane, forward being to the next plane.
plane-steps-either = Between planes, { $who } { $moves }, and each step leads { $count ->
    [one] one plane
   *[other] { $count } planes
} on or back too.
plane-steps-on = Between planes, { $who } { $moves }, and each step leads { $count ->
    [one] one plane
   *[other] { $count } planes
} on too for { white }, back for { black }.
plane-steps-back = Between planes, { $who } { $moves }, and each step leads { $count ->
    [one] one plane
   *[other] { $count } planes
} back too for { white }, on for { black }.

## Plane transfer
plane-transfer = After its move, { $who } passes to the same square of the next plane, which must be empty.
plane-transfer-check = A royal piece may be attacked neither where it lands nor where it arrives.

## Pushing
pushing = { CAPITAL($who) } may push { $count ->
    [one] one piece
   *[other] up to { $count } pieces
} ahead of it while there is room; it goes { $lines }.
pushing-row = { CAPITAL($who) } may push a row of up to { $count } pieces of its side, itself the last, and ahead of them fewer enemies while there is room; it goes { $lines }.
pushing-behind = { CAPITAL($who) } goes so with nothing ahead of it, too, but only away from an empty square or the edge of the board.
pushing-pull = When { $who } moves { $lines } over empty squares, it may pull along the piece directly behind it.
pushing-aside = { CAPITAL($who) } may take the place of a piece that makes room by a step to an empty square, which the player chooses; both go { $lines }.
pushing-pull-aside = When { $who } goes to an empty square, a piece a step away may come along to the square it left; both go { $lines }.
pushing-whom = { CAPITAL($who) } moves only { $whom } in this way.
pushing-whom-own = { CAPITAL($who) } moves only { $whom } of its own side in this way.
pushing-whom-enemy = { CAPITAL($who) } moves only { $whom } of the enemy in this way.
pushing-off = { $whose ->
    [both] A piece that is pushed off the board is captured, whoever owns it.
    [own] Only the pushing side's own pieces may be pushed off the board; they are captured.
    [enemy] Only enemies may be pushed off the board; they are captured.
   *[none] Nothing may be pushed off the board.
}

## Ranking
ranking = A slide that may jump captures over any number of pieces of lower ranking, or of equal ranking if it is even.
ranking-list = The rankings: { $all }.
ranking-table = The rankings:
ranking-one = { $piece } { $rank }

## Ride length
ride-length-full = { CAPITAL($who) } goes as far as it can along its lines; they go { $lines }.
ride-length-counted = { CAPITAL($who) } also moves along a line exactly as many squares as pieces of both sides stand on the whole line, itself included; it passes over friends, not over enemies, and captures where it ends. The lines go { $lines }.

## Row steps
row-steps = { $most ->
    [2] Two
   *[other] From 2 to { $most }
} neighbours in a straight row, each of them { $who }, may move together to empty squares, all in one direction that is not that of the row; they go { $lines }.

## Stop zone
stop-zone = An enemy must stop where it enters a square which { $who } reaches { $lines }.
stop-zone-exempt = { CAPITAL($who) } need not stop for any enemy.

## Swapping
swapping = { CAPITAL($who) } swaps places only with { $whom }.
swapping-table = Pieces swap places only with these:

## Take walls
take-walls = { CAPITAL($who) } may move onto { A($wall) } and take it off the board; it reaches it { $lines }.
take-walls-table = These pieces may move onto { A($wall) } and take it off the board; they reach it so:

## Terrain
# $name is the author's. $does is one of those below, or several.
terrain = { CAPITAL($name) } is terrain: { $does }.
terrain-start = At the start there is { $name } on { $squares }.
terrain-nothing = it does nothing to pieces
terrain-no-enter = no piece may enter or cross it
terrain-no-land = no piece may stop on it
terrain-stop = every move that enters it ends there
terrain-opaque = it ends lines of engagement
terrain-cover = it stops shots
terrain-mute = a piece on it engages nothing
terrain-shield = a piece on it is not engaged
# $types: whom this does not hold for.
terrain-except = { $does } (except { $types })

## Turns
turns-length = { CAPITAL($side) } makes { $count ->
    [one] one move
   *[other] { $count } moves
} in each turn.
turns-first = The first turn of the game has { $count ->
    [one] one move
   *[other] { $count } moves
}.
turns-growth = The first turn has { $count ->
    [one] one move
   *[other] { $count } moves
}, and each turn has { $more ->
    [one] one move
   *[other] { $more } moves
} more than the last turn of the other side.
turns-pieces = Each piece that a move pushes, pulls or swaps counts as one more move of the turn.
turns-same = One piece makes all moves of a turn.
turns-each = Each move of a turn is made by another piece.
turns-other = No piece makes two moves of a turn one after another.
turns-last = { CAPITAL($who) } makes the last move of a turn, and another piece those before it.
turns-check-ends = A check ends the turn.
turns-check-last = Only the last move of a turn may give check.
turns-chain = A capture en passant may follow another one in the same turn.
turns-change = A turn may not leave the board as it was before it.
turns-again = A side that captures moves again.

## Virgin lost
virgin-lost = { CAPITAL($who) } loses its first-move options when { $enemy } of the enemy ends a move where it would reach it on an empty board.

## Walling
# $wall is what the author calls walls. $place is one of the four below.
walling = Each move also puts { A($wall) } { $place }.
walling-move = Each move also moves the { $wall }, or puts it if there is none yet, { $place }.
walling-instead = Instead of a move a side may put { A($wall) } { $place }.
walling-instead-move = Instead of a move a side may move the { $wall }, or put it if there is none yet, { $place }.
walling-anywhere = on an empty square
walling-past = on the square that the piece leaves
walling-arrow = on a square that the piece could go to next without capturing
walling-edge = on an empty square at the edge of the board or beside another { $wall }
walling-region = { CAPITAL($who) } may only be put on { $area }.

## Walls
# $takers: some pieces take walls. $push: what pushes do to them.
walls = { CAPITAL($wall) } belongs to nobody: { $takers ->
    [yes] only pieces that take it move onto it
   *[no] no piece moves onto it or through it
}, and { $push ->
    [off] pushes take it along; the side that pushes it off the board has taken it
    [along] { $takers ->
        [yes] nothing else takes it
       *[no] nothing takes it
    }, but pushes take it along
   *[stay] { $takers ->
        [yes] nothing else takes it
       *[no] nothing takes it
    }
}.
