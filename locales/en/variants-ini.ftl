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
ini-move-count = All moves of { $ids } begin the count of moves anew, those back and sideways as well.

## Definitions as sections: why a definition has none

# Sentences about what a section of a variants.ini cannot say. $key is a key of definitions, $piece and $pieces are names of pieces.

ini-board = Fairy-Stockfish plays on squares, on one board of at most { $files } files and { $ranks } ranks.
ini-too-many-pieces = At most { $most } types of pieces have letters in variants.ini, promoted forms among them.
ini-no-option = variants.ini has no option for { $key }.
ini-no-value = variants.ini cannot say { $key }={ $value }.
ini-both-sides = In variants.ini, { $key } is the same for both sides.
ini-one-piece = { $key } tells apart pieces that are one piece in variants.ini.
# $id: the ID of a piece.
ini-letter = In variants.ini a piece has a letter of its own, from a to z, which { $id } is not.
ini-letter-form = In variants.ini a promoted form has the letter of its piece behind a plus sign, which { $id } is not.
ini-letters-left = No letter from a to z is left for this promoted form.
ini-moves = variants.ini has no such moves as those of the { $piece }: { $moves }.
ini-first-moves = In Fairy-Stockfish first moves depend on the square alone, whoever stands there: those of the { $piece } do not.
ini-passing = In Fairy-Stockfish every first move over several squares may be answered by a capture in passing.
ini-castling = variants.ini has no such castling as that of the { $piece }.
ini-promotion-first = In variants.ini no piece must promote on the last rank alone, as the { $piece } must.
ini-promotion-leave = In variants.ini pieces that leave the region of promotion promote too: the { $piece } does not.
ini-promotion-passing = In variants.ini captures in passing do not promote: those of the { $piece } would.
ini-explosion-both = In variants.ini a side that blows up both kings has lost.
ini-facing = In variants.ini kings may face each other neither on files nor on ranks.
ini-goal-waits = In variants.ini a king that arrives wins at once or lets the other side follow; other pieces have to stay for a move.
ini-goal-pieces = In variants.ini one piece of a side wins by its arrival, or any does.
ini-goal-safe = In variants.ini a king never arrives where it would be in check.
# $count: how many checks.
ini-check-cap = In variants.ini at most { $count } checks count as moves without progress where chasing loses, and all of them elsewhere.
ini-progress = In variants.ini only moves that cannot be taken back are progress: the { $piece } takes back all its moves.
ini-fold = In Fairy-Stockfish a repetition wins or loses for the side to move, not for the one that repeats the position.
ini-to-and-fro = In Fairy-Stockfish a piece may go to and fro, and its side loses by that.
ini-counting = In variants.ini the count of moves asks for a rook, a silver, a knight and a pawn of these games.
# $problem: a sentence.
ini-differs-reading = The section would not be read as it was meant: { $problem }
# $position: a position.
ini-differs-result = The section would end games differently, as in { $position }.
# $moves: some moves.
ini-differs-moves = The section would play differently, as in { $position }: { $moves }.

## Definitions as sections: what is understood a little differently

ini-progress-mixed = Moves of { $pieces } begin the count of moves anew only if they cannot be taken back.
ini-check-replies = Replies to checks beyond the tenth are no moves without progress either.
