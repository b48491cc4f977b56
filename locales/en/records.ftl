# What of a record is left out, and why; what formats of other programs cannot say. $count is a number.

record-several-games = This text holds { $count } games. The first one is read.
record-first-line = Only the first line of this text is read.
record-after-the-end = What follows the end of the game is left out.
record-too-long = The rest of the record is too long.
record-other-variant = This record is of { $variant }. The game of this board is { $title }.

record-moves-missing = By its number { $count ->
    [one] a move is
   *[other] { $count } moves are
} missing before this one.
record-wrong-number = More moves than its number says stand before this move.
record-signs = Some signs of this move are left out.
record-sign-without-move = No move stands before this sign.
record-result-inside = The game goes on behind this result.

record-variation-not-closed = A variation is not closed.
record-variation-needs-move = A variation needs a move that it takes the place of.
record-variation-nowhere = This variation takes the place of no move that is known.
record-nested-too-deep = Variations are nested too deep here.
record-no-variation-ends = No variation ends here.

record-comment-not-closed = This comment is not closed.
record-comment-inside = A comment begins inside this one: it may not have been closed.
record-tag = This tag cannot be read.
record-reserved = What stands in angle brackets is left out.
record-no-part = This line is no part of a game.

record-position-line = This line of the position cannot be read.
record-picture-row = The picture of the position has a row that cannot be read.
record-no-end = No end of a game is known by this word.
record-no-handicap = No handicap is known by this name.

## Games in the formats of other programs. $format is the name of one, as KIF; $move a move; $sign how positions write a piece.

# $formats: pgn, kif, csa, … as they are asked for.
record-no-format = Games are written as { $formats }.
record-no-board = Other formats have no words for a board of this kind.
# PDN is a format for draughts.
record-pdn-board = PDN is for games on the squares of one colour.
record-no-move = This format has no words for the move { $move }.
record-no-move-in = { $format } has no words for the move { $move }.
record-no-position-in = { $format } has no words for the position that this game begins with.
record-no-piece-in = { $format } has no name for the piece { $sign }.
record-no-variations = This format has no variations: the main line is written.
record-csa-result = CSA has no word for this result: it tells how the side lost that is to move.
