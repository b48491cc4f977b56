# Why a rule refuses a move. Each group is a rule, in the order of their files in crates/rules.
#
# $piece, $victim, $attacker, $other, $by and $binder are names of pieces, $wall is what walls are called, $ground a
# kind of terrain. $square, $from and $next are squares, $squares two of them, $pieces a list of names.

# Said where no name is known.
some-ground = terrain
some-royal = royal

## Approach

reason-row-choice = After this move one of the two rows is captured: click its nearest piece.

## Capture matrix

reason-protected-guarded = That { $victim } is protected, so the { $piece } may not capture it.
reason-needs-capture-always = { CAPITAL(A($piece)) } may only move to capture.
reason-capture-forbidden-type = { CAPITAL(A($piece)) } may not capture { A($victim) }.

## Chain

reason-chain-goes-on = Keep capturing: the { $piece } on { $square } must also take { $next }.

## Effect

reason-must-burn = The { $piece } must use its effect there.

## Engagement. $points and $needed are numbers.

reason-must-engage = The { $piece } must engage the { $victim } itself.
reason-not-engaged = The { $victim } is engaged by { $points } of the { $needed } needed.
# These follow one of the two above.
reason-not-engaged-muted = The { $piece } on { $square } does not count on { $ground }.
reason-not-engaged-bound = The { $piece } on { $square } does not count: it is bound.
reason-not-engaged-bound-by = The { $piece } on { $square } does not count: it is bound by the { $binder } on { $from }.

## Explosion

reason-burns-royal = That would take your own royal piece off the board.

## Flips

reason-flip-none = The { $piece } must make at least one enemy change sides; here it would make none.
reason-flip-first = { CAPITAL(A($piece)) } may go only to the squares that are filled first.

## Majority

reason-better-capture-most = Another capture takes more pieces.
reason-better-capture-most-of = Another capture takes more pieces like the { $piece }.
reason-better-capture-value = Another capture takes more.
reason-better-capture-by = The { $piece } has to make such a capture.
reason-better-capture-first = Another capture takes the { $piece } earlier.

## Must capture

reason-must-capture = You must capture if you can.

## Patrol

reason-unguarded = The { $piece } may not capture, because no friend guards it.

## Petrify

reason-petrifies-royal = The { $piece } would become { A($wall) } by capturing.

## Rebirth

reason-no-rebirth-here = The { $piece } may not capture where it would be reborn.
reason-no-rebirth-occupied = The { $piece } may not capture there: { $square }, where it would be reborn, is occupied.
reason-no-rebirth-square = The { $piece } may not capture there: it has no square to be reborn on.

## Safety

reason-iron = { CAPITAL(A($victim)) } cannot be captured.
reason-protected-square = The { $victim } on { $square } is safe there.

## Side powers. Paralysis tells the first of them, too.

reason-frozen = The { $piece } cannot move next to that { $by }.
reason-protected-beside = That { $victim } is protected by the { $by } beside it.
reason-capture-forbidden-beside = The { $piece } may not capture next to that { $by }.

## Dropping: exchange

reason-exchange-empty = You hold no captive { $piece }.
reason-exchange-nothing = Your opponent holds no piece of yours that it could be given for.
reason-exchange-nothing-of = Your opponent holds no { $piece } of yours.
reason-exchange-value = { CAPITAL(A($piece)) } is not worth enough for { A($other) }.

## Dropping: limits

# $count is the number of these pieces on the file.
reason-drop-nifu = { $count ->
    [one] There is already an unpromoted { $piece } of yours on this file.
   *[other] There are already { $count } unpromoted { PLURAL($piece) } of yours on this file.
}
reason-drop-shade = Your { PLURAL($piece) } must stand on squares of different colours.
reason-drop-near-friend = { CAPITAL(A($piece)) } must be dropped next to a piece of yours.
reason-drop-near-foe = { CAPITAL(A($piece)) } must be dropped next to a piece of the opponent.
reason-drop-near-no-friend = { CAPITAL(A($piece)) } may not be dropped next to a piece of yours.
reason-drop-near-no-foe = { CAPITAL(A($piece)) } may not be dropped next to a piece of the opponent.
reason-drop-near-ground = { CAPITAL(A($piece)) } falls as far as it can.
reason-drop-near-slide = { CAPITAL(A($piece)) } slides in from an edge as far as it can.

## Dropping. Tiles tell that none is in hand, too.

reason-no-drops = You may not drop pieces in this game.
reason-drop-empty = You have no { $piece } in hand.
reason-drop-in-check = Answer the check with a piece on the board; nothing may be dropped now.
reason-drop-zone-none = There is no square for { A($piece) } now.
reason-drop-occupied = { $square } is taken; a drop needs an empty square.
reason-drop-side = { CAPITAL(A($piece)) } must be dropped with its other side up.
reason-drop-promoted = A dropped piece cannot promote at once.
reason-drop-no-move = { CAPITAL(A($piece)) } on { $square } could never move again.
reason-drop-zone = { CAPITAL(A($piece)) } may not be dropped on { $square }.

## Dropping: room

reason-drop-shade-room = { $square } must be left to the { PLURAL($piece) } in hand.

## Gating

reason-gate-moved = Only a piece that has not moved yet can bring { A($piece) } in.
reason-gate-type = { CAPITAL(A($piece)) } cannot be brought in this way.
reason-gate-empty = You have no { $piece } to bring in.
reason-gate-square = The { $piece } can only go to a square that this move leaves.

## Must drop

reason-must-drop = First place the pieces you still have in hand.

## Tiles

reason-drop-zone-tile = The { $piece } cannot be laid there.
reason-drop-side-tile = The { $piece } is not laid like that.
reason-tile-ground = The { $piece } does not fit on { $square }: the ground is taken.
reason-tile-apart = The { $ground } on { $square } would touch that on { $next }.
reason-tile-fill = With the { $piece } on { $square } the other tiles could not fill the rest.

## Repetition

reason-repeats-move = The same piece may not go back and forth.
reason-perpetual-check = You may not go on giving check.
reason-perpetual-chase = You may not go on chasing that { $victim }.
# $times counts from 2.
reason-repeats = { $times ->
    [2] This position has occurred before.
   *[other] This position would occur for the { ORDINAL($times) } time.
}

## Capture-only squares

reason-zone-capture-only = { CAPITAL(A($piece)) } may enter { $square } only by capturing.

## Dice

reason-dice = The dice show { $pieces }: no other piece may move.

## Extra move

reason-must-go-on = The { $piece } has to complete this move.

## Immobile

reason-promotion-needed-immobile = The { $piece } could never move again on { $square }.

## Ko

reason-ko = That would make the board what it was before the last move.

## Neutral

reason-neutral-safe = The { $piece } may not go where the { $attacker } attacks it, whose ever it is.

## Paralysis

reason-paralysed = The { $piece } is paralysed by { A($by) } on { $square }.

## Passing

reason-pass-off-with-moves = You may not pass while you have a move.

## Plane transfer

reason-plane-taken = On the next plane { $square } is taken.
reason-plane-taken-none = On the next plane there is no square like { $square }.

## Pushing

reason-push-stopped-behind = The { $piece } cannot be pushed from { $square }, where the { $other } stands.
# $count is the number of pieces that it can push.
reason-push-stopped-most = { $count ->
    [one] The { $piece } pushes only one piece at once.
   *[other] The { $piece } pushes only { $count } pieces at once.
}
reason-push-stopped-row = { $count ->
    [one] At most one piece of a side moves in a row.
   *[other] At most { $count } pieces of a side move in a row.
}
reason-push-stopped-outweighed = A row pushes only fewer enemies than it has pieces, and nothing behind them: not the { $other } on { $square }.
reason-push-stopped-fixed = The { $piece } cannot push the { $other } on { $square }.
reason-push-stopped-edge = The { $other } on { $square } may not be pushed off the board.

## Ride length

reason-rides-on = The { $piece } does not stop there: it goes on to { $square }.

## Swapping

reason-no-swap = The { $piece } does not swap places with { A($other) }.

## Terrain

reason-terrain-stay = { CAPITAL(A($piece)) } cannot stay on the { $ground } on { $square }.

## Turns

reason-turn-change = The turn would leave the board as it was before it.
reason-turn-type-last = The { $piece } makes the last move of a turn.
reason-turn-type-not-last = The { $piece } makes no last move of a turn.
# $count is at least 2, $left at most $count. Both are numbers of moves.
reason-turn-length = { $left ->
    [0] This counts as { $count } moves of the turn, and none of it is left.
    [one] This counts as { $count } moves of the turn, and 1 of it is left.
   *[other] This counts as { $count } moves of the turn, and { $left } of it are left.
}
reason-turn-piece-same = The { $piece } on { $square } has to make the rest of this turn.
reason-turn-piece-each = The { $piece } on { $square } has moved in this turn; another piece has to go on.
reason-turn-piece-other = The { $piece } on { $square } has just moved; another piece has to go on.
reason-early-check = Only the last move of a turn may give check.

## Walling

reason-wall-room = That move leaves no square for the { $wall }.
reason-wall-place = The { $wall } cannot be put on { $square }.

## Promotion. Morphing tells it, too.

reason-promotion-none = The { $piece } cannot go there: there is nothing to promote it to.

## Checking

reason-no-checks = No move may give check in this game.

## Facing

reason-royals-face = The { PLURAL($piece) } may not face each other.
reason-royals-face-on = The { PLURAL($piece) } would face each other on { $square }.
reason-bikjang = The { PLURAL($piece) } face each other: part them, or pass to accept that.

## Royal moves

reason-royal-through-check-leap = The { $piece } would leap between { $squares }, which are both attacked.
reason-unsafe-arrival = The { $piece } may not go where a reply could take it.
reason-evades-only = The { $piece } may go there only to escape check.

## Promotion limits

reason-promotion-limit = You already have as many { PLURAL($piece) } as allowed.

## Promotion set

reason-promotion-empty = There is no captured { $piece } to promote to.
