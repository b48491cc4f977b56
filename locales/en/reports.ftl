# What the native command line reports of long work: match, facts, values, tune, predict, solve, endings.
#
# $count, $wins, $draws, $losses, … are numbers; $share, $error, $average, … such with digits behind the point, or with a sign. $elo, $least and $most
# of a score are differences of strength in Elo. Shares are in percent.

## Words that other reports are made of

# What is counted, and how often it came up.
report-counted = { $what } { $count }
report-name = { $piece }
# The same at the beginning of a row.
report-name-of-row = { CAPITAL($piece) }
report-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
# How a game ended, behind a result or counted. Each is a rule of definitions, as results.ftl tells them in sentences.
report-ending = { $name ->
    [agreed] passes of both
    [bareKing] bare king
    [burnt] royal burnt
    [capture] capture
    [castling] castling decided
    [checkCount] checks counted
    [connect] pieces in a line
    [counting] counting
    [extinction] extinction
    [fullBoard] full board
    [goal] goal
    [goalMoves] goal missed
    [impasse] impasse
    [link] chain
    [mateByDrop] mate by a drop
    [material] too few pieces
    [nMove] moves without progress
    [noMoves] no moves
    [page] rule of the page
    [perpetualAttack] perpetual attack
    [perpetualChase] perpetual chase
    [perpetualCheck] perpetual check
    [points] points
    [repetition] repetition
    [resignation] resignation
    [royalTaken] royal taken
    [royalsLost] royals lost
    [stalemate] stalemate
    [united] pieces united
    [wallCount] walls taken
   *[mate] mate
}

## Matches

report-score = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: +{ $wins } ={ $draws } -{ $losses }, { $share } % ± { $error }, Elo { $elo } [{ $least }, { $most }]
# $first and $second are engines, $score is the message above.
report-match = { $first } - { $second }: { $score }
# A test that compares two differences of strength. $decision: h0 or h1, which was accepted, or open. $h0 and $h1 are numbers of Elo, $ratio the
# logarithm of how much likelier H1 is, $lower and $upper where H0 and H1 are accepted, $pairs how many pairs of games gave 0, ½, 1, 1½ and 2 points.
report-sprt = SPRT { $h0 }, { $h1 }: { $decision ->
    [h0] H0 is accepted
    [h1] H1 is accepted
   *[open] undecided
}; LLR { $ratio } [{ $lower }, { $upper }], pairs { $pairs }

## How far the work is, on lines of its own

# $result: 1-0, $ending: how it ended, $score: all games so far.
report-game = game { $number }: { $result } ({ $ending }); { $score }
# $left: games that are left, $seconds: how long they will take.
report-game-of-facts = game { $number }: { $result } ({ $ending }), { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}; { $left } left, { $seconds } s
# A trial is two games.
report-left = { $kind ->
    [trial] trial { $number }: { $left } left
   *[game] game { $number }: { $left } left
}
report-measured = { $file }: measured

## Facts of a piece, a line each

report-royal = royal: no value
# In hundredths of a pawn.
report-value = value { $value }
report-value-declared = value { $value }, as the definition says
report-mobility = { $average } moves on the empty board, { $least } to { $most } by square
# $mobility is the message above; $mean: moves in the positions of games.
report-mobility-in-games = { $mobility }; { $mean } in the games
# Above numbers whose rows are the files of the board.
report-by-files = by files:

## What games show, a line each

report-games = Games of the search against itself
report-white = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: White won { $wins }, drew { $draws }, lost { $losses }: { $share } % ± { $error }, Elo { $elo }
report-length = { $plies } plies a game, { $least } to { $most }
report-branching = { $moves } legal moves a position, at most { $most }
report-captures = { $captures } captures a game
# $endings: how games ended, each with a number.
report-endings = endings: { $endings }
report-opening = { $moves }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $share } % for White
# $dated: whether the day is known, $played: whether there are games. $definition is a number that tells definitions apart.
report-origin = { $dated ->
    [yes] Measured on { $date } by version { $version }
   *[no] Measured by version { $version }
}{ $played ->
    [yes] , { $nodes } positions a move, seed { $seed }
   *[no] {""}
}; definition { $definition }.

## Values, by games in which one side has other pieces

# Behind a score: Pawns show no advantage, by which others are measured.
report-no-scale = no scale
# Above the values of single pieces that fit all scores best.
report-fitted = Fitted to all of them
report-values-origin = Centipawns, { $pawn } is 100. Measured by version { $version }, { $nodes } positions a move, seed { $seed }; definition { $definition }.
# Which pieces a side has more or less. $text is what somebody wrote; in the example the pieces stand before and behind a semicolon.
imbalance-empty = "{ $text }" names no piece: write such as "R;N,P".
imbalance-no-type = "{ $text }" is no piece of this definition that could be missing.
imbalance-missing = { $side } has no { $piece } at the start that could be taken away or replaced.

## Weights of the evaluation: numbers by which the computer judges positions. A table follows.

report-effects = { $count ->
    [one] { $count } trial of two games; percent of the points for more of a weight
   *[other] { $count } trials of two games; percent of the points for more of a weight
}
report-predictions = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}; ten thousandths by which the error grows with less and with more of a weight
# Networks: $learned, $after and $before are mean squared errors of shares of points, such as 0.04321.
report-pass = pass { $pass }: error { $learned } of what is learned, { $after } of games held out, { $before } without a network
report-learned = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}; the error on games held out is { $percent } % smaller than without the network, which is in { $file }. Whether it wins, match tells.

## Problems. Headings of moves, then what the solution says of the problem

report-set-play = Set play:
report-solution = Solution:
report-tries = Tries:
report-no-solution = no solution
# Of help play: moves with which a solution begins.
report-first-moves = { $count ->
    [one] { $count } first move
   *[other] { $count } first moves
}
# A problem should have one.
report-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys; a sound problem has one
}
# $verdict is one of the three above.
report-with-duals = { $verdict }, { $count ->
    [one] { $count } dual
   *[other] { $count } duals
}
report-cut = { $verdict }; the variations are cut

## Endings

# $white and $black are pieces.
report-ending-pieces = { $white } against { $black }
# Each number with its percentage: 30 (20.0 %).
report-to-move = { $side } to move: wins { $wins }, draws { $draws }, loses { $losses }
report-longest = { $win ->
    [yes] { $count ->
        [one] longest win: { $count } move
       *[other] longest win: { $count } moves
    }
   *[no] { $count ->
        [one] longest loss: { $count } move
       *[other] longest loss: { $count } moves
    }
}
# What a position or a move comes to, for the side that moves: in so many moves. English words stand in tables of searches, too.
report-wins = wins in { $count }
report-loses = loses in { $count }
report-draws = draws
report-not-known = not known
# $side is to move, $result one of the four above.
report-this-position = This position: { $side } { $result }
# $id names a piece. $count: into how many parts its moves divide the board. Losing a tempo: coming to the same square in one move more.
report-gets-about = { $count ->
    [1] { $id } goes everywhere
   *[other] { $id } is bound to one of { $count } parts of the board
}, { $tempo ->
    [yes] can lose a tempo
   *[no] cannot lose a tempo
}
# With which share of positions a piece and a king mate a bare king, on a square board.
report-mating = { $count ->
    [one] { $size } x { $size }: wins { $share } %, at most { $count } move
   *[other] { $size } x { $size }: wins { $share } %, at most { $count } moves
}
