# What a position text (FEN, SFEN) says that cannot be read, and what is added or understood in an unusual way.
#
# $text is the part of the text that is meant, as it stands there. $square is a square, $letter a letter of the text.

## Texts that are no position

position-empty = The text is empty.
position-too-long = The text is too long for a position.
# $count: how many ranks the board has. $found: how many the text has.
position-ranks = The board has { $count ->
    [one] { $count } rank
   *[other] { $count } ranks
}, the text has { $found }.
# The same where the text goes file by file.
position-files = The board has { $count ->
    [one] { $count } file
   *[other] { $count } files
}, the text has { $found }.
position-not-by-files = Positions of this board are not written file by file.
# $line: texts may also go file by file.
position-line-too-long = { $line ->
    [file] The file "{ $text }" is too long.
   *[rank] The rank "{ $text }" is too long.
}
# $whole: how many squares it should have.
position-line-too-short = { $line ->
    [file] The file "{ $text }" has { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } instead of { $whole }.
   *[rank] The rank "{ $text }" has { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } instead of { $whole }.
}
position-no-piece = "{ $text }" is no piece of this variant.
position-hole = A piece stands on the hole { $square }.
# The base is what a promoted piece turns into when it is taken: in "R~{S}" it is S.
position-no-base = "~{ $text }" does not name the piece that was promoted.

## The board

position-moves-left-out = The moves behind the position are left out.
# Some definitions begin with pieces in another order each time.
position-shuffled = This is the set-up of the definition; games begin from a shuffled one.
position-line-cut = { $line ->
    [file] The file "{ $text }" is cut.
   *[rank] The rank "{ $text }" is cut.
}
# $letter is what other programs write for the piece, $own what is written for it here.
position-letter = "{ $letter }" is read as the { $piece } { $own }.

## Whose turn it is. White and Black are the first and the second side; w, b and SFEN are never translated.

position-no-side = The text does not say whose turn it is: { white }'s.
# $text: red, as Xiangqi has it.
position-first-side = "{ $text }" is read as the first side, { white }.
position-not-a-side = "{ $text }" is not a side; it is w or b. { white } is to move.
position-sfen = The text is read as SFEN: b is the first side, { white }.

## Pieces in hand

position-hand-not-closed = A bracket of the hand is not closed.
position-behind-hand = "{ $text }" stands behind the hand.
position-no-hands = This variant has no hands; the pieces in hand stay there.
position-hands-empty = The text names no pieces in hand: the hands are empty.
position-not-in-hand = "{ $text }" is no piece that can be in hand.
position-too-many = There cannot be so many pieces: { $text }.

## Rights: which pieces may still castle or have their first move, and captures in passing

position-no-rights = The text names no castling rights: pieces on their start squares have not moved.
position-no-list = "{ $text }" is no list of squares.
# $text: all letters of the field.
position-no-right = "{ $letter }" in "{ $text }" is no right.
position-right-unused = The right { $letter } names no piece that could use it.
position-no-passing-square = "{ $text }" is no square to capture on in passing.
position-no-passing = No piece can be captured in passing on { $square }.

## Counters, and what follows them

position-no-counters = The text has no counters: the game begins with move 1.
position-more-numbers = "{ $text }" is one number too many.
position-number-too-large = The number { $number } is too large.
position-unexpected = "{ $text }" stands where nothing is expected.
position-no-part = "{ $text }" is no part of the position.

# $key and $value: a part such as "lion=f6".
position-key-unused = { $key }={ $value } is not used by this variant.
position-no-value = "{ $value }" is no value of { $key }.
position-no-terrain = There is no terrain in this variant.
# A number that routines of the page remember stands there as "name:5".
position-no-memory = "{ $text }" is not written name:number.
position-memory-unused = The number { $name } is not used by this variant.
# Moves may be counted up to a limit, after which the game is drawn: 8/16.
position-no-count = "{ $text }" is no count and limit.
position-count-unused = The count { $count }/{ $limit } is not used by this variant.
position-checks-unused = The counters of checks are not used by this variant.
position-no-checks = The text does not count checks: none has been given.
