# The computer as a player and as an analyst: its panels, its hints, the question how it shall play.

## Who plays what
# $reader: White or Black.
computer-pairing = You play { $reader } against the computer, level { $level }.
# Of pieces that are hidden from one side.
computer-sees-own = It sees what its side sees.
computer-sees-all = It knows all that is hidden.

## The panel of a game against the computer
computer-game = Game against the computer
button-hint = Hint
computer-take-back = Take back
computer-change-sides = Change sides
computer-resign = Resign
computer-new-game = New game
computer-stop = Stop
computer-stopped-playing = The computer has left the game.

## The question how it shall play
computer-title = Play against the computer
computer-start = Play
# Above the choice of a side.
computer-you-play = You play
# Either side, by chance.
computer-random-side = Random
computer-levels = Level
computer-levels-note = Level 1 suits beginners. For full strength choose level 8 and a time.
# Beside a list of times: automatic, up to 3 seconds.
computer-thinks = Time per move
computer-usual-time = automatic
computer-most-time = { $count ->
    [one] up to 1 second
   *[other] up to { $count } seconds
}
# What can be chosen where pieces are hidden.
computer-honest = It sees no more than its side sees
resign-question = Resign this game?

## What goes wrong
computer-no-move = The computer knows no move here.
computer-failed = Something went wrong in the engine while the computer was thinking.
premove-no-move = Your premove is not legal now.

## Hints. $piece has its colour: white knight. $move is the move as it is written in records: Nf3.
hint-looking = Looking for a good move.
hint-secret = Hints are off because they would reveal what is hidden.
hint-none = There is no move to suggest.
hint-move = Hint: { $move }.
hint-on = Hint: { CAPITAL($piece) } { $square } ({ $move }).
hint-from-to = Hint: { CAPITAL($piece) } { $from } to { $to } ({ $move }).
# $over are the squares where it stops on the way.
hint-over = Hint: { CAPITAL($piece) } { $from } to { $over } to { $to } ({ $move }).
hint-from-hand = Hint: { CAPITAL($piece) } from the hand to { $squares } ({ $move }).

## Scores
# A short form: White in 3.
score-win-short = { $side } in { $count }
score-win = { $count ->
    [one] { $side } wins in 1 move.
   *[other] { $side } wins in { $count } moves.
}
score-even = Even.
# $pawns is a number of pawns: 0.35.
score-better = { $side } is better by { $pawns }.

## The panel of the analysis. $score is a sentence about the score, as above.
analysis = Analysis
analysis-gauge = Evaluation
analysis-lines = Best lines
analysis-threats = Threats
analysis-stop = Stop analysing
analysis-unknown = Not known yet.
analysis-over = The game is over.
analysis-secret = Analysis is off because it would reveal what is hidden.
analysis-thinking = Thinking.
analysis-no-move = There is no move.
analysis-first-guess = A first guess.
analysis-guess = No more than a guess.
# How many plies the computer has looked ahead.
analysis-deep = Depth { $count }
analysis-deeper = Depth { $count }, still thinking
analysis-best = { $score } Best: { $moves }.
better-was = Better was { $move }: { $score }
threat-check = { $side } is in check.
threat-move = { $side } threatens { $move }: { $score }
threat-none = { $side } threatens nothing.
threat-looking = Looking for what { $side } threatens.
