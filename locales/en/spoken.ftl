# What a board answers on request, what it says of puzzles and failures, and what pictures on pages say.

## Answers for screen readers. $what is a piece and its square: white pawn e4; or a square: e4.
spoken-no-moves = { CAPITAL($what) }: no moves.
spoken-moves = { $count ->
    [one] { CAPITAL($what) }: 1 move. { $moves }.
   *[other] { CAPITAL($what) }: { $count } moves. { $moves }.
}
# One of them. $effect is what a click does there: move, capture the pawn.
spoken-move = { $square } { $effect }
# Several of them.
spoken-more-moves = { $moves }; { $move }
spoken-no-last = No move is known.
# [unseen]: the side that asks may not see all pieces. $attackers and $guards are lists of pieces.
spoken-attackers = { $attacked ->
    [yes] { CAPITAL($what) }: attacked by { $attackers }.
    [unseen] { CAPITAL($what) }: not seen attacked.
   *[no] { CAPITAL($what) }: not attacked.
}
spoken-attackers-guards = { $attacked ->
    [yes] { CAPITAL($what) }: attacked by { $attackers }; guarded by { $guards }.
    [unseen] { CAPITAL($what) }: not seen attacked; guarded by { $guards }.
   *[no] { CAPITAL($what) }: not attacked; guarded by { $guards }.
}

## The keys, read aloud one after the other
spoken-key-arrows = Arrows: move over the board.
spoken-key-enter = Enter or space: choose, play.
spoken-key-escape = Escape: cancel.
spoken-key-backspace = Backspace: one step back.
spoken-key-letter = A letter: the next own piece with that letter.
spoken-key-ends = Home, End: ends of the row, with Control of the board.
spoken-key-moves = Full stop: moves of this piece.
spoken-key-last = Comma: the last move.
spoken-key-attackers = Exclamation mark: who attacks this square.
spoken-key-size = Plus, minus: larger, smaller board.
spoken-key-draw = Shift and Enter: begin and end an arrow; with the button for arrows pressed in, Enter alone does, and Backspace wipes out the last.

## Puzzles
help-no-hint = There is no hint here. The known solution goes another way.
# $move is the move as it is written in records: Nf3.
help-move = The move is { $move }.
help-piece-on = Look at the { $piece } on { $square }.
help-piece-in-hand = Look at the { $piece } in hand.
# $task is what is to be found, as sentences.
help-try-again = Try again. { $task }
help-solution = This is the solution. The moves are in the record.

## The pieces of a side, where they are neither white nor black: White (red), White (pointing up)
sign-red = red
sign-green = green
sign-pointing-up = pointing up
sign-pointing-down = pointing down
# Nothing where a colour is the name of the side.
sign-white = {""}
sign-black = {""}

## After two failures in a row
engine-stopped = The board cannot be shown: the engine has stopped. Reload the page to play on.

## Pictures on pages, and the blocks of Markdown that they are made from
static-rules = Rules in words
static-definition = Definition
static-problems = This diagram has problems:
# Where in the definition a problem is. $problem are sentences.
static-problem-at = Line { $line }: { $problem }
static-no-piece = There is no piece "{ $piece }" here. The pieces are: { $pieces }.
# $name and $names are options, as they are written: fen, piece, theme.
static-no-option = "{ $name }" is no option of a diagram. There are: { $names }.
static-no-value = There is no { $name } "{ $value }": it is { $values }.
static-same-text = Two blocks with the same text shall look different; Hugo tells them apart by options in braces, as { "{" }piece="knight"{ "}" }.
# A position in words, before what stands where. $turn: “White to move”.
static-position = { $title }, { $turn }.
# $who is a side, “White in hand” or the next message; $pieces are “king (e1), rook (a1, h1)”.
static-pieces = { $who }: { $pieces }.
static-nobody = Of neither side
# What is seen in a film of a game. $moves are the moves as written.
film-of = { $count ->
    [one] { $title }, a film of 1 move: { $moves }
   *[other] { $title }, a film of { $count } moves: { $moves }
}
