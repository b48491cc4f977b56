# What the rules of promotion say of themselves. $who, $pieces and $forms are pieces as phrases.ftl has them ("a pawn or a
# knight"), $piece, $promoted and $form are names alone. $place is where something happens, $area what squares are called.

## Morph: what squares do to types. $how: none if $who says no already.

morph-ends-only = { CAPITAL($who) } may end a move only { $place }.
morph-ends-not = { $how ->
    [none] { CAPITAL($who) } may end a move { $place }.
   *[some] { CAPITAL($who) } may not end a move { $place }.
}
morph-stays-in = { $how ->
    [none] { CAPITAL($who) } may leave { $area }, not even in passing.
   *[some] { CAPITAL($who) } may not leave { $area }, not even in passing.
}
morph-enters-not = { CAPITAL($who) } may neither enter nor cross { $area }.
morph-stays = { CAPITAL($who) } that ends a move { $place } stays what it is.
morph-becomes = { CAPITAL($who) } that ends a move { $place } becomes { $pieces }.
morph-becomes-kind = { CAPITAL($who) } that ends a move { $place } becomes another kind of { $piece }.
morph-may-become = { CAPITAL($who) } that ends a move { $place } may become { $pieces }.
morph-may-promote = { CAPITAL($who) } that ends a move { $place } may become promoted.
morph-must-become = { CAPITAL($who) } that ends a move { $place } must become { $pieces }.
morph-becomes-table = Each of these that ends a move { $place } becomes another:
morph-must-promote = { CAPITAL($who) } that ends a move { $place } must become promoted.
morph-goal-turn-end = { CAPITAL($who) } that stands { $place } at the end of a turn wins the game.
morph-goal-reached = { CAPITAL($who) } that arrives { $place } has reached a winning square.
morph-goal-win = { CAPITAL($who) } that arrives { $place } wins the game at once.
morph-goal-win-later = { CAPITAL($who) } that arrives { $place } wins the game if still there after the reply.
morph-goal-loss = { CAPITAL($who) } that arrives { $place } loses the game.
morph-goal-draw = The game is drawn when { $who } arrives { $place }.

## Promotion moves. $moves is how the piece moves, in words.

promo-move-away = Instead of moving, { A($piece) } that stands { $place } may become { A($form) } with such a move ({ $moves }); nothing is captured so.
promo-move-in-place = Instead of moving, { A($piece) } that stands { $place } may become { A($form) } in place; nothing is captured so.
promo-move-either = Instead of moving, { A($piece) } that stands { $place } may become { A($form) } in place, or elsewhere with such a move ({ $moves }); nothing is captured so.
promo-move-last = The last piece of that type may do so from anywhere.
promo-move-quiet = The new piece may not attack anything where it appears, and the move may not give check.

## Promotion as in chess

promotion-becomes = { CAPITAL($who) } promotes { $place } to { $forms }.
promotion-may-become = { CAPITAL($who) } may promote { $place } to { $forms }.
promotion-form-hand = { A($piece) } from the hand
promotion-form-not-last = { A($piece) } (not on the last rank)
promotion-form-hand-not-last = { A($piece) } from the hand (not on the last rank)
promotion-from-hand = The new piece must come from the player's hand.
promotion-from-hand-side = The new piece of { $side } must come from { $side }'s hand.
promotion-from-prison = The new piece is freed from the opponent's prison, and the promoting piece takes its place there.
promotion-from-prison-side = The new piece of { $side } is freed from the opponent's prison, and the promoting piece takes its place there.
# $side: a side of phrases.ftl, or White or Black. $count is how many pieces the side may have.
promotion-limit = { $count ->
    [0] { CAPITAL($side) } may not promote to { A($piece) }.
    [one] { CAPITAL($side) } may not promote to { A($piece) } while it has one on the board.
   *[other] { CAPITAL($side) } may not promote to { A($piece) } while it has { $count } on the board.
}
promotion-limit-any = { $count ->
    [0] { CAPITAL($side) } may not promote to any piece.
    [one] { CAPITAL($side) } may not promote to any piece of which it has one on the board.
   *[other] { CAPITAL($side) } may not promote to any piece of which it has { $count } on the board.
}
promotion-limit-other = { $count ->
    [0] { CAPITAL($side) } may not promote to any other piece.
    [one] { CAPITAL($side) } may not promote to any other piece of which it has one on the board.
   *[other] { CAPITAL($side) } may not promote to any other piece of which it has { $count } on the board.
}
promotion-limit-table = { CAPITAL($side) } may promote to these only while it has fewer of them on the board:

## Promotion as in shogi

promotion-pairs = These promote: { $pairs }.
promotion-pairs-table = These pieces promote:
promotion-pair = { A($piece) } to { A($promoted) }
promotion-begins-or-ends = A piece may promote with a move that begins or ends { $place }.
promotion-enters = A piece may promote with a move that enters { $area }, or with a capture that begins there.
promotion-compulsory = Promotion is compulsory wherever it is possible.
promotion-must = { CAPITAL(A($piece)) } must promote wherever it may.
promotion-must-last = { CAPITAL(A($piece)) } must promote on its last rank.
