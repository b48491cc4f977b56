# Why a move is refused, where no single rule is the reason. What a rule says itself stands in rule-refusals.ftl.
#
# $piece, $mount, $attacker, $victim and $choice are names of pieces. $square and $from are squares.


## The turn, the clicks

reason-game-over = The game is over: { $result }
reason-not-your-turn = It is { $side }'s turn.
reason-incomplete = Continue to one of the marked squares.
reason-covered = { $square } is covered until both sides have set up.
reason-withheld = That is not a legal move. The reason is hidden from you.
reason-off-board = That is not a square of this board.
reason-no-square = { $square } is not a square of this board.
reason-walled-square = { $square } is a wall in this position.
reason-nobodys-piece = The { $piece } on { $square } is nobody's piece.
reason-empty-square = There is no piece on { $square }.
reason-pass-off = You may not pass in this game.
reason-exchange-off = Captives cannot be exchanged in this game.
reason-drop-off = Pieces beside the board cannot be dropped in this game.
reason-gate-off = No piece can be brought in with a move in this game.
reason-not-from-nowhere = Pieces come from nowhere in free play only.

## How the piece moves

reason-no-move-here = The { $piece } has no move here now.
reason-no-such-move = { CAPITAL(A($piece)) } does not move like that.
reason-own-piece = Your own { $piece } stands on { $square }.
reason-wall = The { $piece } on { $square } is in the way; nothing can take it.
reason-needs-capture = There the { $piece } can only capture.
reason-no-capture-there = There the { $piece } can move but not capture.
reason-blocked = The { $piece } is blocked on { $square }.
reason-ep-gone = Nothing can be taken in passing on { $square } now.
reason-must-stop = The { $piece } must stop on { $square }.
reason-terrain = { CAPITAL(A($piece)) } cannot enter or cross the { $ground } on { $square }.
reason-kept-by-rule = A rule of this game keeps the { $piece } from doing that.
reason-no-pass-room = The { $piece } needs an empty square beside it to pass.
reason-has-moved = Only { A($piece) } that has not moved yet can do that.
reason-wrong-mount = The { $piece } cannot jump over the { $mount } on { $square }.
reason-no-mount = The { $piece } needs a piece to jump over.
reason-put-down-blocked = The { $piece } cannot be put down on { $square }.
reason-unequal-legs = Both parts of this move must be equally long.
reason-zone = { CAPITAL(A($piece)) } may not enter { $square }.

## Promotion

reason-promotion-needed = The { $piece } must promote there: choose a piece.
reason-promotion-choice = { CAPITAL(A($piece)) } cannot become { A($choice) } here.
reason-promotion-off = The { $piece } cannot promote with this move.

## Castling

reason-no-castling-partner = There is no piece to castle with on that side.
reason-castle-moved = The { $piece } has moved and can no longer castle.
reason-castle-blocked = { $square } must be empty to castle.
reason-castle-partner-moved = The { $piece } on { $square } has moved and can no longer castle.
reason-castle-from-check = You cannot castle out of check.
reason-castle-through-check = The { $piece } would cross { $square }, which is attacked.
reason-castle-into-check = The { $piece } would be attacked on { $square }.

## Check

reason-royal-attacked-on-way = The { $piece } would be attacked on { $square } before it passes on.
reason-royal-through-check = The { $piece } may not make this first move out of or across check.
reason-burns-own-royal = Your { $piece } would be burnt there.
reason-pass-in-check = You may not pass while your { $piece } is in check.
reason-royal-into-check = Your { $piece } would be attacked on { $square } by the { $attacker } on { $from }.
reason-still-in-check = Your { $piece } is in check and this move does not help.
reason-exposes-royal = This would leave your { $piece } on { $square } to the { $attacker } on { $from }.

## What a move leads to

reason-anti-trade = These pieces may not be traded for each other.
reason-lion-counter = { CAPITAL(A($victim)) } was just taken by another piece: you may not take one elsewhere this turn.
reason-lion-distant = The { $victim } on { $square } is protected: it can only be taken from the next square, or together with another piece.
reason-drop-check = A drop may not give check.
reason-drop-mate = { CAPITAL(A($piece)) } may not be dropped to give checkmate.
reason-gate-parry = The piece that comes in cannot shield your royal piece.
reason-royal-evade = In check the { $piece } may only capture the one piece that gives it.
reason-hand-first = First place the pieces you still have in hand.
reason-forbidden = A rule of this game does not allow that move.

## Moves that somebody typed

reason-ambiguous = Several moves fit: say { $moves }.
reason-not-text = "{ $text }" is not a move.
reason-no-step = "{ $text }" is not a step of a move here.
reason-complete-move = The { $piece } has to complete this move.

## Puzzles

reason-not-solution = { $move } is not the solution.
reason-try-another = Try another move.
reason-answer = The opponent replies { $move }.

## What else is asked of a game

error-other-format = This game is in the format of another program, which only the engine with everything reads.
error-no-such-start = There is no start of that number.
error-no-such-claim = That cannot be claimed now.
error-not-in-notation = "{ $text }" is not a move in this notation.
error-no-such-move = That is not a legal move here.
