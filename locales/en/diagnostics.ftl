# What is wrong with a definition, and what helps.
#
# Words in quotation marks and the names of keys and values ("symmetry", mirror, shape, …) belong to the language of definitions and
# stay as they are. $text is what the author wrote, or its beginning; $key is the name of a key. $most is the greatest number that
# is allowed, $taken what is taken instead. $squares are some squares, $count says how many.


## Lines and keys

def-empty = The definition is empty.
# Also where a text has no line of a definition.
def-empty-hint = A definition has a line for each piece, such as "king:K:K::e1".
def-prose = There is no line of a definition in this text.
def-fen = This is a position (FEN), not a definition.
def-fen-hint = Define the pieces, and write the position behind "fen=".
def-pgn = This is a record of moves (PGN), not a definition.
def-pgn-hint = Open a board of the game, and paste the record under "{ tool-share }".
def-folded = { $count ->
    [one] The line ends of this definition were lost; it is read as { $count } line.
   *[other] The line ends of this definition were lost; it is read as { $count } lines.
}
def-folded-unclear = The lines of this definition have run together, and it is not certain where each ends.
def-folded-unclear-hint = Write each setting and each piece on a line of its own.
def-line = The line "{ $text }" is no comment, no setting and no piece; it is ignored.
def-line-colons = The line "{ $text }" has fewer than the four colons of a piece line; it is ignored.
def-fields = A piece line has six fields; what follows is ignored.
def-key-case = "{ $written }" is read as "{ $meant }".
def-repeat = "{ $key }" was given before; this later value "{ $text }" holds.
def-no-piece = "{ $key }" belongs to the piece line above it, and there is none.
def-language-key = "{ $key }" is no text that can be said in several languages; it is ignored.
def-language-key-hint = The name of a piece, the title, the task and other words can be: "name.de", "title.de", "task.de", "word.de".
def-language-tag = "{ $tag }" is no tag of a language; this is ignored.
def-language-tag-hint = Tags of languages are written like "de", "pt-BR" and "zh-Hans".
def-language-empty = "{ $key }" has no text; it is ignored.
def-language-word = "{ $key }" is a word, a colon and what the word is in the language, as "swamp:Sumpf"; this is ignored.
def-language-word-unknown = "{ $word }" is said nowhere else in this definition.
def-limit-settings = Only { $most } settings are read; this one and all after it are ignored.
def-limit-pieces = Only { $most } piece lines are read; this one and all after it are ignored.
def-more-count = { $count ->
    [one] There is { $count } more problem like these.
   *[other] There are { $count } more problems like these.
}

## JSON

# $what: what is wrong with a text that should be JSON. $said says in the words of another program what is not among these.
json = { $what ->
    [end-in-list] This is not JSON: EOF while parsing a list.
    [end-in-object] This is not JSON: EOF while parsing an object.
    [end-in-string] This is not JSON: EOF while parsing a string.
    [end-in-value] This is not JSON: EOF while parsing a value.
    [colon] This is not JSON: expected `:`.
    [list-comma] This is not JSON: expected `,` or `]`.
    [object-comma] This is not JSON: expected `,` or `{"}"}`.
    [ident] This is not JSON: expected ident.
    [value] This is not JSON: expected value.
    [escape] This is not JSON: invalid escape.
    [number] This is not JSON: invalid number.
    [number-range] This is not JSON: number out of range.
    [code-point] This is not JSON: invalid unicode code point.
    [control] This is not JSON: control character (\u0000-\u001F) found while parsing a string.
    [key] This is not JSON: key must be a string.
    [surrogate] This is not JSON: lone leading surrogate in hex escape.
    [trailing-comma] This is not JSON: trailing comma.
    [trailing] This is not JSON: trailing characters.
    [escape-end] This is not JSON: unexpected end of hex escape.
    [depth] This is not JSON: recursion limit exceeded.
   *[other] This is not JSON: { $said }.
}
def-value-definition = A definition is an object.
def-value-pieces = Pieces are an array of objects; this is ignored.
def-value-piece = A piece is an object; this is ignored.
def-value-field = This field is a string; this is ignored.
def-value-hand = A hand is a number or two; this is ignored.
def-value-unreadable = This value cannot be read; this is ignored.
def-key-member = A piece has nothing called "{ $name }"; it is ignored.
def-key-member-hint = Did you mean "{ $name }"?

## Values

def-number-whole = "{ $key }" is a whole number, not "{ $text }"; its default holds.
def-number-limits = "{ $key }" is { $first } to { $last }; { $taken } is taken.
def-number-hand = A hand holds 0 to { $most } pieces, not "{ $text }"; { $taken } is taken.
def-value-flag = "{ $key }" is 0 or 1, not "{ $text }"; its default holds.
def-colour = "{ $text }" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
def-url = "{ $key }" may not be the address "{ $text }"; its default holds.
def-url-image = The image may not be "{ $text }"; the piece is drawn by its name.
def-unused-click = "newClick" has no effect: moves are always entered in the same way.
def-unused-theme = The theme "{ $text }" is not known; the default look is used.
# $names: those that are known.
def-unused-skin = The skin "{ $text }" is not known (expected: { $names }); the usual one is used.
def-unused-family = The family of games "{ $text }" is not known (expected: { $names }); the usual words are used.
def-unused-shades = "shades" colours boards of hexagons only.
def-value-shades = "shades" is one colour or three; the usual ones are used.
def-limit-arrows = Only { $most } arrows and circles are drawn; the others are left out.

## Pieces

# $piece: the name of another piece that has the same ID.
def-id-shared = The ID "{ $id }" belongs to the { $piece } already.
def-id-shared-first = The ID "{ $id }" is given to the { $piece } as well.
def-no-move = No move is known for the name "{ $name }"; the piece cannot move.

## Squares

def-square-outside = "{ $text }" is not on this board; it is left out.
# $letter: the letter of the last plane.
def-square-outside-hint = Squares begin with the letter of their plane, A to { $letter }, as Be4.
def-square-line = "{ $text }" is no straight line of cells; it is left out.
def-square-line-hint = A line follows edges, or corners, all the way.
def-square-arrow = "{ $text }" is no arrow or circle on this board; it is left out.
def-square-string = A square is written as a string; this is left out.
def-square-list = Squares are an array of strings; this is left out.
def-square-hole = { $count ->
    [one] { $squares } stays a hole.
   *[other] { $squares } stay holes.
}
def-square-image-hole = { $count ->
    [one] Black's piece would stand on { $squares }, which stays a hole.
   *[other] Black's pieces would stand on { $squares }, which stay holes.
}
def-square-no-image = The board has no cell for Black where White has { $squares }.
def-overlap-named = { $count ->
    [one] { $squares } is named for both sides; Black has it.
   *[other] { $squares } are named for both sides; Black has them.
}
def-overlap-image = { $count ->
    [one] { $squares } belongs to both sides; White has it.
   *[other] { $squares } belong to both sides; White has them.
}
def-overlap-before = { $count ->
    [one] { $squares } is named for an earlier piece, too; the later line has it.
   *[other] { $squares } are named for earlier pieces, too; the later line has them.
}

## The board

def-size-planes = Planes have at most { $files } files and { $squares } squares together; planes={ $taken } is taken.
def-unused-size = "{ $key }" has no effect: the shape says how large the board is.
def-value-symmetry = "symmetry" is mirror, rotate or none, not "{ $text }"; { $taken } is taken.
def-value-symmetry-mirror = This board has no reflection top to bottom; "rotate" is taken.
def-value-skin = "cellSkin" is hex or brick, not "{ $text }".
def-value-labels = Labels are a letter and a number, each one of q, r, q+r, -q, -r, or "up" for the number, not "{ $text }".
def-value-letters = Letters are small letters, each once, not "{ $text }".
def-value-names = These names are too few for the cells, or two cells get the same; the usual names are used.
def-value-shape = A shape is square, hex or brick, not "{ $text }"; square is taken.
# Said behind each of the following sentences.
def-value-rectangle = A rectangle is taken.
def-value-shape-letters = There are not enough letters to name the cells of this shape.
def-value-shape-no-size = A "hex" shape needs the number of cells on a side.
def-value-shape-side = A hexagon has 1 to 13 cells on a side.
def-value-shape-hex-end = A "hex" shape ends with "flat" or "pointy".
def-value-shape-no-rows = A "brick" shape needs its rows: "8,9,10" or "8@2,9@1,10@0".
def-value-shape-row = A row is a count of 1 to 64 cells, perhaps with its offset in half cells: "9" or "9@2".
def-value-shape-rows = A board has at most { $most } rows.
def-value-shape-offset = Row { $row } has an offset; give one for every row or for none.
def-value-shape-shift = Rows { $row } and { $next } are not shifted by half a cell.
def-value-shape-brick-end = After the rows of a "brick" shape comes "flat" or nothing.
def-value-shape-end = Nothing may follow a shape.
def-value-shape-large = The board is too large: { $most } cells are the most.

## Starts and puzzles

def-solution-misfit = The solution does not fit: { $why }
def-solution-hint = The moves before this place are still used.
def-no-array = "{ $text }" is no array; the first one is used.
def-arrays = It may be { $names }.
