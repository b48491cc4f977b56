# What the rules of hands and drops say of themselves. $who, $pieces and $movers are pieces as phrases.ftl has them ("a pawn or
# a knight"), $piece is a name alone. $place is where something happens.

## Drop turns. $side: a side of phrases.ftl, or White or Black.

drop-turns-side = { CAPITAL($side) } places everything that it must drop before the other side goes on.
drop-turns-sealed = Neither side sees what the other has placed until both are done.

## Drops. $how: none if $who says no already.

dropping-may = Instead of moving, a player may drop a piece from the hand on an empty square.
dropping-may-side = Instead of moving, { $side } may drop a piece from the hand on an empty square.
dropping-not-in-check = A side that is in check may not drop.
dropping-not-in-check-side = { $side } may not drop when it is in check.
dropping-nowhere = { $how ->
    [none] { CAPITAL($who) } may be dropped at all.
   *[some] { CAPITAL($who) } may not be dropped at all.
}
dropping-anywhere = { CAPITAL($who) } may be dropped anywhere.
dropping-only = { CAPITAL($who) } may be dropped only { $place }.
dropping-virgin = { CAPITAL($who) } that is dropped { $place } counts as not yet moved.
dropping-up-either = { CAPITAL($who) } may be dropped plain or promoted.
dropping-up-promoted = { CAPITAL($who) } is dropped promoted.
# $held: so many pieces of a name, or dropping-like-it.
dropping-file = { $how ->
    [none] { CAPITAL($who) } may be dropped on a file that already holds { $held } of the same side.
   *[some] { CAPITAL($who) } may not be dropped on a file that already holds { $held } of the same side.
}
dropping-like-it = { $count ->
    [one] a piece like it
   *[other] { $count } pieces like it
}
dropping-shades = The { PLURAL($piece) } of { $side } must be dropped on squares of different shades in turn.
dropping-near-friend = { CAPITAL($who) } must be dropped next to a piece of its own side.
dropping-near-foe = { CAPITAL($who) } must be dropped next to an enemy.
dropping-not-near-friend = { $how ->
    [none] { CAPITAL($who) } may be dropped next to a piece of its own side.
   *[some] { CAPITAL($who) } may not be dropped next to a piece of its own side.
}
dropping-not-near-foe = { $how ->
    [none] { CAPITAL($who) } may be dropped next to an enemy.
   *[some] { CAPITAL($who) } may not be dropped next to an enemy.
}
dropping-falls = { CAPITAL($who) } falls: it is dropped on the lowest square, as { white } sees the board, or on what stands below.
dropping-slides = { CAPITAL($who) } slides in: it is dropped where it comes to rest when it is pushed from an edge along a rank or a file.
# $leaps says in words where the squares are.
dropping-near-zone = Next to a drop is what stands so from there: { $leaps }.
dropping-no-check = { $how ->
    [none] { CAPITAL($who) } may be dropped to give check.
   *[some] { CAPITAL($who) } may not be dropped to give check.
}
dropping-no-mate = { $how ->
    [none] { CAPITAL($who) } may be dropped to give checkmate.
   *[some] { CAPITAL($who) } may not be dropped to give checkmate.
}
dropping-mate-loses = A side that mates by dropping { $who } loses.
# $order: names, those of the same value as "x or y".
dropping-exchange = A player may give a prisoner back for one of their own of at most its value, which is dropped at once. From high to low: { $order }.
dropping-exchange-side = { $side } may give a prisoner back for one of its own of at most its value, which is dropped at once. From high to low: { $order }.

## Endless hands

endless-more = There are always more { PLURAL($piece) } to drop.

## Gating

gating-enters = When { $movers } makes its first move, { $who } from the hand may be put on the square it leaves; when castling, on the square of the mover or of its partner.
gating-enters-side = When { $movers } makes its first move, { $who } from { $side }'s hand may be put on the square it leaves; when castling, on the square of the mover or of its partner.
gating-mover = { $side ->
    [white] a { -side-white } piece { $place }
    [black] a { -side-black } piece { $place }
   *[both] a piece { $place }
}
gating-answers = The piece that enters so may answer a check or cover a line.
gating-answers-side = The piece of { $side } that enters so may answer a check or cover a line.

## Hands. $fate is where captured pieces go, $end what becomes of them.

hands-fate = { $fate ->
    [captor] Captured pieces change sides and go to the hand of the player who captured them.
    [owner] Captured pieces go back to the hand of the player who lost them.
    [prison] Captured pieces are kept as prisoners beside the board.
    [partner] Captured pieces leave this board for the partner's board.
   *[gone] Captured pieces leave the game.
}
hands-fate-side = { $fate ->
    [captor] Pieces that { $side } captures change sides and go to the hand of the player who captured them.
    [owner] Pieces that { $side } captures go back to the hand of the player who lost them.
    [prison] Pieces that { $side } captures are kept as prisoners beside the board.
    [partner] Pieces that { $side } captures leave this board for the partner's board.
   *[gone] Pieces that { $side } captures leave the game.
}
hands-neutral = A piece that belongs to neither side goes to the hand of the player who captures it.
hands-exploded = What an explosion takes of the side that captures, the exploding piece too, counts as captured by the other side.
hands-demoted = A promoted piece that is captured goes back to what it was.
hands-demoted-side = A promoted piece that { $side } captures goes back to what it was.
hands-captured = { $end ->
    [base] { CAPITAL($who) } that is captured goes back to what it was before its promotion.
    [kept] { CAPITAL($who) } that is captured stays what it is.
   *[gone] { CAPITAL($who) } that is captured leaves the game.
}
hands-captured-side = { $end ->
    [base] { CAPITAL($who) } that { $side } captures goes back to what it was before its promotion.
    [kept] { CAPITAL($who) } that { $side } captures stays what it is.
   *[gone] { CAPITAL($who) } that { $side } captures leaves the game.
}
hands-captured-becomes = { CAPITAL($who) } that is captured becomes { A($piece) }.
hands-captured-becomes-side = { CAPITAL($who) } that { $side } captures becomes { A($piece) }.

## Must drop

must-drop-both = A side that holds { $pieces } in hand must drop one if it can; before that it may not move.
must-drop-side = { $side }, while it holds { $pieces } in hand, must drop one if it can; before that it may not move.

## Pie rule

pie-rule-takes-over = While one piece stands on the board, the side that did not put it may take it over as its move.
pie-rule-mirror = It is put on the mirror image of its square in the long diagonal.

## Tiles. $ground and $grounds are names of terrain, $faces what the faces of a tile hold.

tiles-around = { CAPITAL($who) } is dropped with ground around it, { $faces }.
tiles-ground = { CAPITAL($who) } is a tile: a drop lays ground, { $faces }.
tiles-table = These are tiles; a drop lays ground:
tiles-or-face = { $faces }, or, with another face, { $face }
tiles-squares = { $count ->
    [one] { $count } square of { $ground }
   *[other] { $count } squares of { $ground }
}
# The same after tiles-squares: 2 squares of mountain and 2 of plain.
tiles-more-squares = { $count } of { $ground }
tiles-plain = plain
tiles-turn-half = { CAPITAL($who) } may be turned round when it is laid.
tiles-turn-all = { CAPITAL($who) } may be turned any way when it is laid.
tiles-over = Tiles are laid only where the ground is { $grounds } and no piece stands.
tiles-apart = No { $ground } may be laid beside other { $ground }.
tiles-fill = A tile may be laid only where the other tiles can still fill all the ground that was open to them.
