# What a section of a variants.ini, the file in which Fairy-Stockfish describes games, loses as a definition, and what is understood in
# another way.
#
# $option is the name of an option of that file, $value what the file gives it; names of options stay as they are. $moves are moves in
# XBetza, $id and $ids are the letters of pieces. "The other program" is Fairy-Stockfish.


## Sections and options

ini-line = The line is neither an option nor a remark; it is ignored.
ini-option = "{ $option }" is not an option that is known; it is ignored.
ini-parent = The parent "{ $parent }" is not known; the section has no definition.
ini-parent-itself = The parent "{ $parent }" inherits from itself; the section has no definition.
ini-parent-too-much = The section inherits too much from "{ $parent }" and its parents; it has no definition.
ini-size = { $option } is not a size; { $taken } is taken.
# $words: what should be names of squares.
ini-no-squares = { $option } names what is no square of the board, which is left out: { $words }.
# $names: the letters of the pieces.
ini-no-pieces = { $count ->
    [one] { $option } names a piece that does not exist: { $names }.
   *[other] { $option } names pieces that do not exist: { $names }.
}
ini-no-piece = { $option } names a piece that does not exist.

## Moves

ini-custom-piece = { $option } is written letter:moves; it is left out.
ini-letters = The moves "{ $moves }" of { $option } have letters that are not known; they are taken as XBetza.
ini-lame-leaps = The lame leaps of "{ $moves }" go straight first; the other program knows no such move.
ini-lame-leaps-blocked = Which squares block the lame leaps of "{ $moves }" may differ in the other program.
ini-hops = { $count ->
    [one] The other program hops along whole lines: { $moves } of { $option } is taken so.
   *[other] The other program hops along whole lines: { $moves } of { $option } are taken so.
}
ini-no-such-moves = The other program has no such moves as { $moves } of { $option }; they are taken as XBetza.
# $area: some squares, as definitions write them.
ini-steps = Both sides may make the move { $moves } from { $area }, as each sees it.
ini-slanting-lines = Slanting lines that differ for the two sides cannot be said; they are left out.
ini-pass-stalemate = Passing instead of a stalemate holds for both sides.

## Castling

ini-castling-file = { $option } is not a file of the board.
ini-castling-wing = Castling to one wing only cannot be the one that wins; no castling wins.
ini-castling-opposite = oppositeCastling: That both sides must castle to different wings cannot be said.

## Promotion

ini-promotion-sets = More than nine sets of promotion pieces are not written; White's first is taken.
ini-promotion-capture = Every capture promotes, wherever it ends, without a choice.
ini-promotion-region = Pieces promote where they arrive in the region, not where they leave it.
ini-promotion-move = Promotion as a move of its own has one region for both sides; White's is taken.
# $letter: the letter of a piece.
ini-promotion-limit = { $letter }: each promoted form is counted for itself, not all of them together.

## Drops, walls and pieces that change sides

ini-enclose = "{ $value }" is no way to enclose pieces.
ini-enclosing-start = Black fills the mirror image of these squares first.
ini-enclosing-drop = Drops of the kind "{ $value }" do not exist here.
ini-walls = "{ $value }" is no place of walls; wallingRule is left out.
ini-petrify-blast = petrifyBlastPieces: Pieces that an explosion takes do not become walls here.

## Endings

ini-pseudo-royal = Pieces that become royal when few of them are left are royal from the beginning.
ini-mate-piece = shatarMateRule: Which piece gives the mate is not asked here.
ini-extinction-claim = extinctionClaim: Extinction needs no claim here.
ini-flag-safe = A piece that could be taken where it arrives wins if the reply does not take it.
ini-flag-promotes = { $id } may promote where it would win: it does not win there.
ini-flag-blocked = flagPieceBlockedWin: A goal that an own piece blocks is not asked for.
ini-line-gaps = Lines are unbroken, or may have gaps, not both.
ini-chains = Chains along these lines only cannot be said.
ini-material = "{ $value }" is no way to count material.
# $value: how a repetition ends.
ini-fold-value = { $value ->
    [win] The win is taken for the side whose move repeats the position.
   *[loss] The loss is taken for the side whose move repeats the position.
}
ini-fold-colour = nFoldValueAbsolute: Which colour a repetition favours is written as repetition=n:white or n:black by hand.
ini-move-count = All moves of { $ids } begin the count of moves anew, those back and sideways as well.
