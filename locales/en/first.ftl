# What a board says before its catalogue is there: short, with nothing but places for arguments.

white = White
black = Black

# A name by itself.
name-alone = { $name }
# Of which we know nothing.
some-piece = piece
white-piece = white { $piece }
black-piece = black { $piece }
# The same of pieces whose names begin with a colour: a black man of White.
owned-white = { $piece } of White
owned-black = { $piece } of Black

# With a remark: White (red), White to move (dice: pawn).
with-remark = { $what } ({ $remark })
# $text is what the whole sentence says, without its end.
sentence = { $text }.
# One more part of a label of a square, and one more sentence.
label-more = { $told }, { $more }
sentence-more = { $told } { $more }

## Status line
to-move = { $side } to move
in-check = { $what }, in check
# $toMove is the sentence about the side to move, without its end.
start-with-square = { $toMove }: choose a square.
start-with-piece = { $toMove }: choose a piece.
free-play = Free play: rules are not enforced.
no-piece-yet = There is no piece yet.
button-enforce = Enforce the rules
button-next-start = Next start
button-pass = Pass

## Labels of squares, for screen readers
board = Board
rank-name = rank { $rank }
row-name = row { $row }
empty = empty
selected = selected

## Hands
hand-white = White in hand
hand-black = Black in hand
in-hand = { $piece }, { $count } in hand

## Buttons below the board
pieces = Pieces
game = Game
one-problem = 1 problem
problems = { $problems } problems

## Title
rules = Rules
from-link = These rules come from a link, not from this site:

## Failures
not-loaded = A part of this board could not be loaded. Check the connection and try again.
failed-board = This board could not be shown.
