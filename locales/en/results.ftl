# How a game ended: why, then who has won. Each group is a rule, in the order of their files in crates/rules.
#
# $side and $other are sides: white or black of terms.ftl. $piece and $victim are names of pieces, $royals is a list of
# names, $wall is what walls are called, $square is a square, $squares are two. $count is a number.

## The result, which follows the reason

result-win = { $side } wins.
result-draw = The game is drawn.
result-resigned = { $side } resigns.
# Of $whole points $side gets $part and the other one $rest.
result-shared = { $side } gets { $part }/{ $whole } of a point and { $other } { $rest }/{ $whole }.

## What sentences below are made of

# As many pieces of a type. $count is at least 1; the number itself is said elsewhere.
counted = { $count ->
    [one] { $piece }
   *[other] { PLURAL($piece) }
}
# A number with a half: 1.5. $sign is plus or minus.
number-and-half = { $sign ->
    [minus] -{ $whole }.5
   *[plus] { $whole }.5
}

## Dropping: bans

result-mate-by-drop = { $side } has mated with a dropped { $piece }, which loses.

## Baring

result-bare = { $side } has nothing but royal pieces left.
result-bare-type = { $side } has no { $piece } left.
result-bare-both = Both sides have nothing but royal pieces left.
result-bare-both-type = Both sides have no { $piece } left.
result-bare-unanswered = { $side } has nothing but royal pieces left and did not answer in kind.
result-bare-unanswered-type = { $side } has no { $piece } left and did not answer in kind.

## Capture result

result-capture = { $side } has captured the { $victim }.

## Castling wins

result-castled = { $side } has castled.
result-never-castles = { $side } can never castle again.

## Check count

result-check-count = { $count ->
    [one] { $side } has given { $count } check.
   *[other] { $side } has given { $count } checks.
}

## Connect. $place is across, for a border that must be crossed, or anywhere.

result-connect-square = { $place ->
    [across] { $side } has a square of { $count } by { $count } pieces across the border.
   *[anywhere] { $side } has a square of { $count } by { $count } pieces.
}
result-connect-line = { $place ->
    [across] { $side } has { $count } pieces in a line across the border.
   *[anywhere] { $side } has { $count } pieces in a line.
}

## Counting

result-counting = The count has reached { $count } without mate.

## Draw odds

# Follows that the game is drawn.
result-draw-odds = A draw is a win for { $side }.

## Extinction. $most is the largest number of pieces with which the side loses, $pieces a list of names, or of counted ones.

result-extinction-pieces = { $most ->
    [0] { $side } has no pieces left.
    [1] { $side } has a single piece left.
   *[other] { $side } has at most { $most } pieces left.
}
result-extinction-none = { $side } has no { $pieces } left.
result-extinction-most = { $side } has at most { $most } { $pieces } left.

## Full board

result-full-board = No square is empty.

## Goal

result-goal = { $side }'s { $piece } has reached { $square }.
result-goal-both = Both sides have reached a goal: { $squares }.

## Impasse

# $points is a number.
result-impasse = { $side }'s king has entered the enemy camp, with { $points } points.

## Lesson goal

result-goal-reached = The goal is reached.
result-goal-moves = { $count ->
    [one] The goal was not reached in { $count } move.
   *[other] The goal was not reached in { $count } moves.
}

## Link

result-link-ring = { $side } has a ring.
result-link-chain = { $side } has a chain from area to area.

## Mate

result-mate = { $side } is checkmated.
result-stalemate = { $side } has no legal move.

## Material

result-material = Neither side has enough pieces to give checkmate.

## N-move

result-n-move = { $count ->
    [one] Both sides have made { $count } move without progress.
   *[other] Both sides have made { $count } moves without progress.
}

## Points left

# $points is a number, or one with a half.
result-points-left = { $points ->
    [1] { $side } has 1 point left.
   *[other] { $side } has { $points } points left.
}

## Repetition

# $times is a number.
result-repetition = The position has occurred for the { ORDINAL($times) } time.
# These follow it.
result-repetition-starter = { $side } began the cycle.
result-perpetual-check = { $side } gave check with every move.
result-perpetual-check-both = Both sides gave check with every move.
result-perpetual-chase = { $side } chased a piece with every move.
result-perpetual-chase-both = Each side chased a piece with every move.
result-perpetual-attack = { $side } attacked another piece with every move.

## United

result-united = The pieces of { $side } hang together.

## Wall count

result-wall-count = { $count ->
    [one] { $side } has taken { $count } { $wall }.
   *[other] { $side } has taken { $count } { PLURAL($wall) }.
}

## Passing

result-passed = Both sides have passed.

## Facing

result-royals-face = { $side } has left the royals facing each other.

## Royal loss

result-royals-lost = { $side } has lost the last royal piece.
result-royal-changed = { $side }'s { $royals } has changed sides.
result-royal-taken = { $side }'s { $royals } has been taken.
result-no-royal = { $side } has no { $royals }.
result-burnt = { $side }'s { $royals } was lost by its own side's move.

## Points. Follows why the game ended. $white and $black are numbers, or such with a half.

result-points = { $white ->
    [1] { white } has 1 point, { black } { $black }.
   *[other] { white } has { $white } points, { black } { $black }.
}
