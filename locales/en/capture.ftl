# What the rules of captures say of themselves. $who, $whom, $spared and $pieces are pieces as phrases.ftl has them ("a pawn or
# a knight"), $piece is a name alone. $lines, $steps, $step and $leaps say how pieces move, $place is where something happens.

## Anti trade

anti-trade-own-kind = { CAPITAL(A($piece)) } may not capture another one.
anti-trade-group = { $count ->
    [one] { CAPITAL($pieces) } may not capture another one.
   *[other] { CAPITAL($pieces) } may not capture a piece of these kinds.
}
anti-trade-group-ever = { $count ->
    [one] { CAPITAL($pieces) } may never capture another one.
   *[other] { CAPITAL($pieces) } may never capture a piece of these kinds.
}
anti-trade-group-protected = { $count ->
    [one] { CAPITAL($pieces) } may not capture another one that is protected.
   *[other] { CAPITAL($pieces) } may not capture a protected piece of these kinds.
}
anti-trade-group-counter = { $count ->
    [one] { CAPITAL($pieces) } may not capture another one that is protected, nor answer the capture of one by capturing one elsewhere.
   *[other] { CAPITAL($pieces) } may not capture a protected piece of these kinds, nor answer the capture of one by capturing one elsewhere.
}
anti-trade-on-way = An answer elsewhere is barred only after a capture by a piece of another kind, and wherever on its way a move captures the piece.
anti-trade-lifted-any = The ban is lifted if the same move also captures something else.
anti-trade-lifted = The ban is lifted if the same move also captures { $pieces }.
anti-trade-adjacent = A piece next to the capturing one may always be captured.

## Approach

approach-ahead = When { $who } moves in a straight line and takes nothing on its way, it captures the enemies directly ahead of where it ends, in an unbroken row; it reaches them { $lines }.
approach-behind = When { $who } moves in a straight line and takes nothing on its way, it captures the enemies directly behind where it began, in an unbroken row; it reaches them { $lines }.
approach-either = Where { $who } could capture both ahead and behind, the player chooses one of the rows.

## Burn

burn-all = After each move { A($piece) } removes every piece, friend or enemy, that it could reach so from where it ends: { $leaps }.
burn-enemies = After each move { A($piece) } removes every enemy that it could reach so from where it ends: { $leaps }.

## Capture matrix. $when is what the piece does: captures, moves without capturing (quiet), or either (both).

capture-matrix-leaves = { $when ->
    [quiet] { CAPITAL($who) } that moves without capturing leaves the board.
    [both] { CAPITAL($who) } that moves without capturing or captures { $whom } leaves the board.
   *[capture] { CAPITAL($who) } that captures { $whom } leaves the board.
}
capture-matrix-becomes = { $when ->
    [quiet] { CAPITAL($who) } that moves without capturing becomes { A($piece) }.
    [both] { CAPITAL($who) } that moves without capturing or captures { $whom } becomes { A($piece) }.
   *[capture] { CAPITAL($who) } that captures { $whom } becomes { A($piece) }.
}
capture-matrix-defects = { $when ->
    [quiet] { CAPITAL($who) } that moves without capturing becomes { A($piece) } of the other side.
    [both] { CAPITAL($who) } that moves without capturing or captures { $whom } becomes { A($piece) } of the other side.
   *[capture] { CAPITAL($who) } that captures { $whom } becomes { A($piece) } of the other side.
}
capture-matrix-becomes-victim = { CAPITAL($who) } that captures { $whom } becomes what it captured.
capture-matrix-promotes = { $when ->
    [quiet] { CAPITAL($who) } that moves without capturing is promoted.
    [both] { CAPITAL($who) } that moves without capturing or captures { $whom } is promoted.
   *[capture] { CAPITAL($who) } that captures { $whom } is promoted.
}
# What becomes of a piece that captures, in a table.
capture-matrix-becomes-table = By capturing, a piece becomes another:
capture-matrix-victim = what it captured
capture-matrix-promoted = its promoted form
capture-matrix-only-captures = { CAPITAL($who) } may move only by capturing.
capture-matrix-quiet-explodes = { CAPITAL($who) } explodes where it ends a move without capturing.
# $how: none if $who says no already.
capture-matrix-forbidden = { $how ->
    [none] { CAPITAL($who) } may capture { $whom }.
   *[some] { CAPITAL($who) } may not capture { $whom }.
}
capture-matrix-never-captures = { $how ->
    [none] { CAPITAL($who) } may capture.
   *[some] { CAPITAL($who) } may not capture.
}
capture-matrix-forbidden-table = Some captures are forbidden:
capture-matrix-guarded = { CAPITAL($who) } may capture { $whom } only where no reply could recapture.
capture-matrix-explodes = { $mover ->
    [dies] When { $who } captures { $whom }, the capture explodes and takes the capturing piece with it.
   *[survives] When { $who } captures { $whom }, the capture explodes; the capturing piece survives it.
}
capture-matrix-explodes-any = { $mover ->
    [dies] When { $who } captures, the capture explodes and takes the capturing piece with it.
   *[survives] When { $who } captures, the capture explodes; the capturing piece survives it.
}

## Chain

chain-may = When { $who } has captured, it may go on capturing in the same move.
chain-must = When { $who } has captured, it must go on capturing in the same move as long as it can.
chain-turns = Each further capture of the move goes in another direction than the one before it, and to a square where the piece has not been in this move.
chain-leave-at-end = The captured pieces leave the board when the move ends: until then they stand in the way, and none is captured twice.
chain-leave-after-next = A captured piece leaves the board after the next capture of the move, so that the capturing piece cannot turn back over it.
chain-leave-now = Each captured piece leaves the board at once, before the next capture of the move.
chain-promotes-inside = A piece that promotes in the middle of captures that go on makes the others as what it became.
chain-promotes-at-end = A piece that goes on capturing promotes only where its move ends.

## Chameleon

chameleon-captures = { CAPITAL($who) } captures each enemy as that enemy would capture in its place, by the same move and in the same way; several at once if the move does for each of them.

## Coordinate

coordinate-captures = When { $who } has moved and taken nothing on its way, it captures the enemies where a line from it crosses a line from { $partner } of its side, whatever stands between; the lines go { $lines }.

## Custodian

custodian-row = When { $who } has moved or been dropped, it captures the enemies that stand without a gap between it and another piece of its side; it reaches them { $lines }.
custodian-intervention = When { $who } has moved or been dropped between two enemies, it captures both; it reaches them { $lines }, in opposite directions.
custodian-surround = { CAPITAL($who) } is captured when an enemy's move leaves enemies on all the squares that it would reach { $lines }.
custodian-surround-group = Neighbouring pieces of a side, each of them { $who }, are captured together when an enemy's move leaves none of them an empty square that it would reach { $lines }; neighbours are who would reach each other so.
custodian-surround-area = { CAPITAL($who) } is captured by surrounding only { $place }.
custodian-edge = The edge of the board counts as an enemy that surrounds { $who }.
custodian-anvil = Only { $who } helps to enclose enemies.
custodian-hostile = An empty square { $place } helps either side to capture, as if its own piece stood there.
custodian-spared = { CAPITAL($who) } is not captured between two pieces { $place }.

## Effect. $moves is in the notation of moves, $steps the same in words. $end is where the piece ends, $removed what it removes.

effect-move = { CAPITAL(A($piece)) } has another move: it looks along { $moves } ({ $steps }), ends { $end } and removes { $removed }.
effect-must = It may not leave this out.
effect-removes-nothing = nothing
effect-removes-pieces = every piece { $places }
effect-removes-enemies = every enemy { $places }
effect-on-end = on the square it finds
effect-on-start = on the square it left
effect-on-before = on the square before the one it finds
effect-on-beyond = on the square beyond the one it finds
effect-on-behind = on the square behind the one it left
effect-on-way = on the way
effect-near = around its end square ({ $leaps })

## Engagement. $count is a number of enemies, or what a piece counts; $class the author's name of an armour.

engagement-engages = { CAPITAL($who) } engages an enemy that it reaches { $lines }.
engagement-table = A piece engages an enemy that it reaches so:
engagement-captured = { $count ->
    [0] { CAPITAL($who) } may be captured without being engaged.
    [one] { CAPITAL($who) } may be captured only while an enemy engages it.
   *[other] { CAPITAL($who) } may be captured only while { $count } enemies engage it.
}
engagement-captured-class = { $count ->
    [0] { CAPITAL($who) } ({ $class } armour) may be captured without being engaged.
    [one] { CAPITAL($who) } ({ $class } armour) may be captured only while an enemy engages it.
   *[other] { CAPITAL($who) } ({ $class } armour) may be captured only while { $count } enemies engage it.
}
engagement-weight = { $count ->
    [one] { CAPITAL($who) } counts as one piece when it engages an enemy.
   *[other] { CAPITAL($who) } counts as { $count } pieces when it engages an enemy.
}
engagement-own-only = { CAPITAL($who) } captures only what it engages itself.
engagement-binds = { CAPITAL($who) } binds every enemy that it reaches { $lines }: a bound enemy engages nothing but the pieces that bind it.

## Explosion

explosion-around = An explosion takes the piece captured and everything on the squares around it.
explosion-zone = An explosion takes the piece captured and everything that stands so from there: { $leaps }.
explosion-immune = An explosion beside it does nothing to { $who }.
explosion-no-check = A royal piece that only an explosion beside it could take is not in check.

## Flips

flips-hit = When { $who } has moved or been dropped, every enemy that it reaches { $lines } changes sides.
flips-hit-table = When a piece has moved or been dropped, every enemy that it reaches so changes sides:
flips-enclosed = When { $who } has moved or been dropped, every unbroken row of enemies between it and another piece of its side changes sides; the rows are those it sees { $lines }.
flips-enclosed-table = When a piece has moved or been dropped, every unbroken row of enemies between it and another piece of its side changes sides; it sees the rows so:
flips-passed = Every enemy that { $who } passes over { $lines } changes sides.
flips-passed-table = Every enemy that a piece passes over so changes sides:
flips-spared = { CAPITAL($who) } never changes sides so.
flips-beside = A drop of { $who } makes enemies change sides only where a friend stands beside it.
flips-must = { CAPITAL($who) } may only go where it makes an enemy change sides.
# Follows flips-must.
flips-first = While a square { $place } is empty, it goes only there, and no enemy has to change sides.

## Hit and run

hit-run-on = { CAPITAL(A($piece)) } may capture ({ $steps }) and then go one step on.
hit-run-not-back = { CAPITAL(A($piece)) } may capture ({ $steps }) and then go one step on, but not back.
hit-run-step = The step after such a capture: { $step }.

## Majority. $among: all captures, or those that the sentences before leave equal.

majority-most = { $among ->
    [equal] Of captures that are equal so far, one must be chosen that takes the most pieces.
   *[all] Of several captures one must be chosen that takes the most pieces.
}
majority-most-of = { $among ->
    [equal] Of captures that are equal so far, one must be chosen that takes the most { $pieces }.
   *[all] Of several captures one must be chosen that takes the most { $pieces }.
}
majority-value = { $among ->
    [equal] Of captures that are equal so far, one must be chosen that takes the highest value.
   *[all] Of several captures one must be chosen that takes the highest value.
}
majority-value-of = { $among ->
    [equal] Of captures that are equal so far, one must be chosen that takes the highest value, where { $worths } and any other piece 1.
   *[all] Of several captures one must be chosen that takes the highest value, where { $worths } and any other piece 1.
}
majority-worth = { A($piece) } counts { $count }
majority-by = { $among ->
    [equal] Of captures that are equal so far, one must be chosen that is made by { $who }, if there is one.
   *[all] Of several captures one must be chosen that is made by { $who }, if there is one.
}
majority-first = { $among ->
    [equal] Of captures that are equal so far, one must be chosen that takes { $whom } earliest.
   *[all] Of several captures one must be chosen that takes { $whom } earliest.
}

## Must capture

must-capture-side = Capturing is compulsory: { $side } that can capture must capture.

## Patrol

patrol-guarded = { CAPITAL($who) } may capture only while a friend guards it.
patrol-guards = { CAPITAL($who) } guards every friend that it reaches { $lines }.
patrol-table = A piece guards every friend that it reaches so:

## Petrify. $wall is what walls are called.

petrify-becomes = { CAPITAL($who) } that captures becomes { A($wall) } where it arrives.
petrify-becomes-side = { CAPITAL($who) } of { $side } that captures becomes { A($wall) } where it arrives.

## Rebirth

rebirth-victim = When { $who } is captured, it is reborn on { $square }, if that is empty after the move.
rebirth-mover = When { $who } has captured, it is reborn on { $square }; if that is occupied after the move, it may not capture.
rebirth-home = its start square
rebirth-file = its start square on the file of the capture
rebirth-colour = its start square of the colour of the square of the capture
rebirth-far = the far end of the file of the capture
rebirth-not-there = No piece captures on the very square where it would be reborn.

## Remote captures

remote-rifle = { CAPITAL(A($piece)) } captures without moving (rifle capture): { $steps }.
remote-rifle-table = These pieces capture without moving (rifle capture):
remote-checker = { CAPITAL(A($piece)) } also captures as in draughts: it leaps ({ $steps }) over an enemy in the exact middle, which is taken.
remote-advance = { CAPITAL(A($piece)) } also slides ({ $steps }) up to an enemy and captures it without entering its square.

## Retake

retake-captures = { CAPITAL(A($piece)) } also captures so, but only a piece that has just captured, on the square of that capture: { $leaps }.

## Safety

safety-iron = { CAPITAL(A($piece)) } cannot be captured.
# $how: none if $who says no already.
safety-haven = { $how ->
    [none] { CAPITAL($who) } can be captured { $place }.
   *[some] { CAPITAL($who) } cannot be captured { $place }.
}

## Side powers. $near: side-powers-near or side-powers-next.

side-powers-near = near { $pieces }
side-powers-next = next to { $pieces }
side-powers-burn = A piece that ends its move { $near } of the enemy is removed.
side-powers-freeze = A piece { $near } of the enemy may not move.
side-powers-protect = A piece { $near } of its own side cannot be captured.
side-powers-hide = A piece { $near } of its own side does not stand in the way of slides of its side.
side-powers-charm = A piece { $near } of the enemy may not capture.
side-powers-brake = An enemy slide ends on the first square { $near }.
side-powers-zone = Near are the squares that it could reach so: { $leaps }.

## Snare

snare-all = After each move every piece { $place } is removed.
snare-spared = After each move every piece { $place } is removed, unless it is { $spared }.
snare-guard = After each move every piece { $place } is removed that has no friend where it could go so: { $leaps }.
snare-guard-spared = After each move every piece { $place } is removed that has no friend where it could go so: { $leaps }, unless it is { $spared }.

## Trade. $worth is what a piece counts, with decimals.

trade-protected = { CAPITAL(A($piece)) } may not capture another { $piece } where a reply could recapture, unless the same move captures enough elsewhere.
trade-counter = After another piece has captured { A($piece) }, the reply may not capture { A($piece) } on another square.
trade-enough = Enough is more than { A($piece) } is worth.
trade-worths = For such trades pieces count so: { $worths }.
trade-worth = { $piece } { $worth }

## Turncoats

turncoats-change = { $when ->
    [capture] { CAPITAL($who) } changes sides after every capture it makes.
    [quiet] { CAPITAL($who) } changes sides after every move without capture.
   *[move] { CAPITAL($who) } changes sides after every move.
}
