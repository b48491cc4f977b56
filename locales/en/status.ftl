# What the status line below the board says while a game is played, and its buttons.

thinking = The computer is thinking.
put-piece = Put the { $name } on a marked square.
go-with-piece = { CAPITAL($name) } on { $square }: where to?
may-go-on = Some squares allow a second step.
may-stay = To let it stay, click it again.
go-on = Continue to a marked square.
go-on-or-stop = Continue to a marked square, or click the last one again to stop there.
promote-piece = Promote the { $name }?
choose-piece = Choose a piece.
choose-move = Choose one of the moves.
# Names of the question and of an answer to it.
choose = Choose
finish-here = finish here
no-move = That is not a legal move.

## Other positions than the latest
# $toMove is the sentence about the side to move, without its end.
before-first = Before the first move. { $toMove }.
after-move = After { $move }, half-move { $ply } of { $plies }. { $toMove }.

## Move diagrams
how-moves = How the { $name } moves
# $how is the sentence before, without its end.
how-moves-after = { $how } after its first move.
place-piece = Click a square to place the piece.

## Moves that are entered while the computer thinks
premove = Your premove: { $move }.
premove-begins = Your next move begins here.
from-to = { $from } to { $to }

## Time
out-of-time = { $side ->
    [white] { white } has run out of time. { black } wins.
   *[black] { black } has run out of time. { white } wins.
}

## Drawing arrows
drawing = Drawing: drag an arrow, or choose its two ends. A square twice makes a circle.
drawing-from = Arrow from { $square }: choose where it ends. The same square makes a circle.
circle-on = Circle on { $square }
arrow-from = Arrow from { $square }.
arrow-from-to = Arrow from { $from } to { $to }
# $what is a circle or an arrow.
drawn-in = { $what }, { $ink }
wiped-out = { $what } wiped out.
one-wiped-out = Wiped out.
all-wiped-out = All wiped out.
ink = Ink: { $ink }
ink-blue = blue
ink-red = red
ink-green = green
ink-orange = orange

## The editor of positions
editing = Place pieces, or move them.
eraser = eraser
editor-none = No piece selected: move pieces on the board.
editor-chosen = { $name }: choose a square.

## Puzzles
puzzle-right = Right!
puzzle-solved = Solved!
puzzle-failed = Not the solution.
puzzle-shown = This is the solution.

## Buttons
button-finish = Finish
button-back = Back
button-back-to-game = Back to the game
button-as-white = As { white }
button-as-black = As { black }
button-elsewhere = Elsewhere
button-put-elsewhere = Put it elsewhere
button-show-attackers = Show the attackers
button-hide-attackers = Hide the attackers
button-wipe-last = Wipe the last
button-wipe-all = Wipe all
button-stop-drawing = Stop drawing
button-try-again = Try again

## Failures
failed-engine = The board could not be started.
failed-source = The definition of this board could not be loaded.
failed-panic = Something went wrong in the engine while it read this definition.
failed-position = The position to be shown here could not be read. This is the start position.
failed-record = The game to be shown here could not be read to its end.
failed-piece = The piece to be shown here is not part of this game.
restored = Something went wrong in the engine. The board was restored; your last action was undone.

# For whoever made the page
element-panic = The engine has panicked while it read the definition; the console has its text.
element-fen = The position "{ $fen }" could not be read: { $why }
element-record = The game could not be read to its end: { $why }
element-piece = No piece has the name or ID "{ $text }".
element-piece-hint = There are: { $names }.
# A link that holds a game. $why is one of the sentences below it.
link-other-rules = The rules on this page have changed since the link was made: its game cannot be shown.
link-failed = The game of this link cannot be shown. { $why }
link-cut-off = The link is cut off.
link-too-long = Its game is too long.
link-other-moves = Its moves are not those that were written.
