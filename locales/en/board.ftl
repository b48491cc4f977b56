# The board, what stands on it at the start, and how pieces are written.

board-size = The board has { $files } files and { $ranks } ranks.
board-size-holes = The board has { $count } squares on { $files } files and { $ranks } ranks; the other squares are missing.
board-planes = The board has { $planes } planes, A to { $last }, of { $files } files and { $ranks } ranks: { $count } squares.
board-hexagons = The board has { $count } hexagons with { $top ->
    [edge] an edge
   *[corner] a corner
} on top.

# One of the starts of a shuffled game, by its number. It stands in brackets behind "White to move".
start-position = start position { $number }
board-own-start = The game begins from a position of its own, which the board shows.
board-empty = The board is empty at the start.
board-each-begins = Each side begins with { $pieces }{ $symmetry ->
    [mirror] , opposite each other
    [rotate] ; { black }'s set-up is { white }'s rotated by 180°
   *[none] {""}
}.
board-side-begins = { $side } begins with { $pieces }.
board-begins-table = { CAPITAL($side) } begins with these pieces{ $symmetry ->
    [mirror] , opposite each other
    [rotate] , Black's turned by half a turn
   *[none] {""}
}:
board-neither = There is { $pieces } of neither side.
board-each-holds = Each side holds { $pieces } in hand.
board-side-holds = { $side } holds { $pieces } in hand.
board-holds-table = { CAPITAL($side) } holds these pieces in hand:

board-free-play = The board is free: any piece may be put anywhere, and rules are shown but not enforced.
board-castle-flip = Left and right of a castling are the same for both sides: left is towards file a.

# $moves is how the piece moves, in words.
board-piece-moves = { CAPITAL($piece) }: { $moves }.

board-ranks-from-zero = Ranks are counted from 0.
board-letters = Pieces are written by their letters: { $letters }.
board-letters-table = Pieces are written by these letters:
board-letter = { $letter } { $piece }
