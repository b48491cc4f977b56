# What a click does, in a few words: shown while the pointer rests on a marked square, as the name of a button that chooses, and read
# aloud behind the name of a square ("e5, white pawn, capture the pawn"). English has the imperative without a capital.
# $piece is the name of a piece.

click-pass = pass
# The piece that could promote does not.
click-stay = stay { A($piece) }
click-promote = promote to { $piece }
# Of several moves that look alike, one by its number.
click-choice = { $action } (choice { $number })
# Takes a piece from the hand, to drop it with the next click.
click-take-from-hand = drop { A($piece) }
# The piece enters on the square that the mover leaves.
click-put-behind = put { A($piece) } behind
# Takes a prisoner, to exchange it.
click-release = release { A($piece) }
click-choose-square = choose this square
click-pick-up = pick up the { $piece }
click-put-wall = put the { $piece }
click-put-down = put the { $piece } down
click-go-through = go through

## Drops. $grounds: click-lay or click-plain-ground, what a tile makes of the squares on which it is laid.

click-drop = drop the { $piece }
click-drop-falling = drop the { $piece }, which falls to { $square }
click-drop-laying = drop the { $piece }: { $grounds }
# $grounds: some of click-ground-on.
click-lay = { $grounds }
# $ground: "water", as the author calls it. $squares: "e4 and e5".
click-ground-on = { $ground } on { $squares }
click-plain-ground = plain ground

## What a move does

click-move = move
click-move-piece = move the { $piece }
# $victims: some of click-your-own and "the" of phrases.ftl, for pieces of the player and of the enemy. [yes]: en passant.
click-capture = { $passing ->
    [yes] capture { $victims } in passing
   *[no] capture { $victims }
}
# $victim is one of them. $count is 2 at least.
click-capture-more = { $passing ->
    [yes] capture { $victim } and { $count } more pieces in passing
   *[no] capture { $victim } and { $count } more pieces
}
click-your-own = your own { $piece }
click-castle = castle
click-castle-with = castle with the { $piece }
click-swap = swap with the { $piece }
click-displace = displace the { $piece }
# A piece that lies face down is turned up where it is.
click-turn-up = turn it up
# The move ends where it began: nothing else happens.
click-stay-here = stay here
# The same after a capture.
click-return = return

## And what comes of it. $action: a message from above.

click-and-turn-up = { $action } and turn it up
click-and-become = { $action } and become { A($piece) }
click-and-disappear = { $action } and disappear
# On another board or plane.
click-and-arrive = { $action } and arrive here
click-into-check = { $action }, into check

## And what is asked with the next click. $action: a message from above.

# [yes]: the move may also end here.
click-then-go-on = { $whole ->
    [yes] { $action }, then stop or go on
   *[no] { $action }, then go on
}
click-and-promote = { $action } and promote
click-then-put-behind = { $whole ->
    [yes] { $action }, then stop or put a piece behind
   *[no] { $action }, then put a piece behind
}
click-then-wall = { $action }, then put the { $piece }
click-then-choose = { $action }, then choose

## Squares that the chosen piece treats in its own way, and how the board draws them

its-zone-forbidden = It may not end its move on shaded squares.
its-zone-promotion = It promotes in the frame.
its-zone-morph = It changes in the dashed frame.
its-zone-goal = It wins in the frame with stars.
its-zone-loss = It loses in the frame with crosses.
its-zone-draw = It draws in the frame with bars.
its-zone-moves = From the dotted squares it has other moves.
its-zone-haven = It is safe in the frame with shields.
