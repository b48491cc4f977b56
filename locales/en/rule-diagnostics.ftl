# What is wrong with the keys of a definition and their values, and what helps.
#
# $key is a key of a definition. $text is what stands in its value, and $values what may stand there: words that are the same in all
# languages. So is what a sentence shows as written: repetition=3:draw. In "types:area:moves" the parts may be translated.
# $least and $most are the bounds of a number, or of how many something may be.


## What keys share

def-key = "{ $key }" is not a known key and is ignored.
not-yet = { $key } is not supported yet and is ignored.
# $what: a key, some keys ("drops or dropZone"), an ID, or a key with its value.
did-you-mean = Did you mean { $what }?
# $used: the number that is taken instead.
def-number = { $key } is a number from { $least } to { $most }; { $used } is used.
def-number-entry = "{ $text }" is not a number of { $key }; the entry is ignored.
def-number-field = "{ $text }" is not a number of { $key }; it is 0 to { $most }.
def-value = "{ $text }" is not a value of { $key }.
def-value-entry = "{ $text }" is not a value of { $key }; the entry is ignored.
def-value-hint = It may be: { $values }.
# $id: the ID of a piece. $so: what becomes of the word.
def-id = { $so ->
    [ignored] No piece has the ID "{ $id }"; the entry is ignored.
    [not-exchanged] No piece has the ID "{ $id }"; it is not exchanged.
   *[told] No piece has the ID "{ $id }".
}
def-value-group = An entry of { $key } is types, a colon and a setting; this one is ignored.
def-value-types = { $key } is a list of types.
# $rest: what stands behind the comma.
def-value-comma = Moves end at a comma, so "{ $rest }" behind it is ignored.
def-value-comma-hint = This key takes one entry a line; lines of it add up.
# $letter: a letter that means nothing there, or the whole pattern.
def-value-pattern = "{ $letter }" has no place in the pattern "{ $pattern }" of { $key }; the pattern is ignored.
def-value-pattern-hint = A pattern is single legs of direction letters, atom and range; w or ww may follow.
def-value-area = "{ $text }" is not an area; the entry is ignored.
def-value-area-hint = An area is made of ranks (1-3), squares (a1, a1-c3), half, zone, all and none, joined by +; !a1 is all but a1, !(a1+c3) all but both.
# $sum: "!a1+c3". $item: "a1".
def-value-sum = In "{ $sum }" the ! is about { $item } alone.
# $sum: "a1+c3".
def-value-sum-hint = Write !({ $sum }) for all but these.
def-symmetry = { $what ->
    [goals] { $key } names the same goals for both sides, because there is no symmetry.
   *[squares] { $key } names the same squares for both sides, because there is no symmetry.
}
# $white and $black are keys: whiteGoal.
def-symmetry-hint = { $what ->
    [goals] Write { $white } and { $black }, each with the goals of its side, or both alike if that is meant.
   *[squares] Write { $white } and { $black }, each with the squares of its side, or both alike if that is meant.
}
def-limit-lines = There are more than { $most } lines of one type; the others are ignored.

## The definition as a whole

def-more = There are more problems like these.
def-work = This definition asks for more work than is done for one: this entry is left out, and those after it that cost as much.
# These follow a sentence that says why a position cannot be read.
def-start-array = The array is used.
def-start-squares = The squares of the piece lines are used.
# $piece and $last are names of pieces.
def-royal = The { $piece } is not royal: without royal= the last piece is, the { $last }.
# $id and $last are IDs of pieces.
def-royal-hint = Write royal={ $id }, or royal={ $last } if that is meant.
def-royal-none = No royal piece stands on the board at the start, so there is no check.

## Words that are no keys, and what to write instead

def-key-board = A board has files= and ranks=, or a shape=.
def-key-castling = Castling is a part of the king's move: king:K:KisO2:king:e1. See castleFiles and castlePartner.
def-key-pawn = Double steps and en passant are parts of the Pawn's move: ifmnDfmWfceF.
def-key-hand = The field behind a piece's squares is its hand: knight:N:N:knight::2. holdingsType=-1 gives captured pieces to the capturer.
def-key-capture = Who may capture whom is said by captureMatrix.
def-key-walls = Did you mean walling, or hole? Squares are taken off the board by a line hole::::d4,e4.
def-key-holes = Did you mean hole? It is a line like that of a piece: hole::::d4,e4.
def-key-colours = Did you mean theme, or lightShade and darkShade?
def-key-comment = Lines that begin with # are comments; rulePage= is the address of the rules.
def-key-opponent = Opponents are attributes of the element: <variant-diagram opponent="black" level="3">.
def-key-flipped = Black is below by an attribute of the element: <variant-diagram flipped>.

## How pieces move, as far as the board decides about it

xbetza-modifier-key = { $key } cannot use all of these moves; the others are ignored.
xbetza-modifier-edges = Hexagonal boards are not joined at their edges: "o" means nothing here. The move is left out.
xbetza-modifier-leap = Between the ends of this leap no cells are in line: write its path as legs. The move is left out.
xbetza-modifier-bracket = On hexagons directions stand before the legs of a bracket; those before it are ignored.
xbetza-direction-none = The direction letters of this move select no direction.
xbetza-direction-ignored = A direction letter selects no direction here and is ignored.
xbetza-limit-move = This move has too many directions and is left out.
xbetza-limit-bracket = This bracket has too many ways to tell their directions; all are taken.
xbetza-limit-piece = The { $piece } may move in so many ways that some of them are left out.
xbetza-limit-pieces = The pieces may move in so many ways that some of them are left out.
xbetza-limit-pieces-hint = Repeated legs and turns in any direction multiply: a range or fewer directions bound them.


# What a rule says itself stands below, in the order of the files in crates/rules.

## Anti-trade

def-number-anti-trade = antiTrade is a whole number; 0 is used.
def-bridge = Without minimumBridge antiTrade counts groups from 0 to 3 only.
def-trade-one = No piece at all may take a protected piece of group 1.
# Of minimumBridge.
def-id-key = "{ $text }" is no type; the key is ignored.

## Capture matrix

def-matrix-cell = "{ $text }" means nothing in a capture matrix.
def-matrix-cell-rows = "{ $text }" is no number of rows.
def-matrix-size-rows = The capture matrix has more rows than there are pieces.
def-matrix-size-row = The row has more elements than there are pieces.

## Effect

def-value-effect-most = A piece has at most { $most } effects; the others are ignored.
def-value-effect = effect is written moves:end:removals or moves:end:removals:flags; the line is ignored.
def-value-effect-end = The end of an effect is to, from, prev, beyond or behind; the line is ignored.
def-value-effect-removals = What an effect removes is a place, path, near(leaps) or -; the line is ignored.
def-value-effect-places = An effect removes at most { $most } places; the line is ignored.
def-value-effect-flags = The flags of an effect are run, need, must and friends; the line is ignored.

## Engagement

def-value-engage-self = engageSelf needs engage lines: without them these types never capture.

## Flips

# $key: one of the keys for patterns of flips.
xbetza-limit-lines = The patterns of a type have too many lines; some of { $key } are left out.

## Hit and run

xbetza-modifier-neighbors = neighbors takes single leaps; the rest is ignored.

## Majority

def-limit-majority = There are more than { $most } criteria of majority; the others are ignored.
def-value-majority = "{ $text }" is no criterion of majority; it is ignored.
def-value-majority-hint = It may be: most, most:types, value, by:types, first:types.
def-value-majority-value = A value of majorityValue is a number from 0 to { $most }; this one is ignored.

## Rebirth

def-value-rebirth = "{ $text }" is no place of { $key }; the entry is ignored.

## Remote captures

xbetza-modifier-checker = checker takes leaps with a square in their exact middle; the rest is ignored.

## Side powers

def-spell = A spell needs casters: trackPieces names the first type that casts it.
def-value-spell = "{ $text }" is no spell.

## Trade

def-number-values = "{ $text }" is not a number; the entry is ignored.
# Of tradeThreshold.
def-id-first = "{ $text }" is no type; the first one is used.

## Turncoats

def-value-flip-mover = "{ $text }" is no kind of move.
def-value-flip-mover-hint = It is capture, quiet or any.

## Fog

def-fog = In fog, moves that checks forbid tell of pieces that are not seen.
def-fog-hint = checkRule=0 allows them; who takes the royal wins.

## Overlays

def-value-overlay = "{ $text }" is no overlay.

## Tiles. $face is a face of a tile as it is written, $symbol a sign of it.

def-tiles-faces = Either all faces of a tile have an @ or none.
def-tiles-piece = The face { $face } has more than one @.
def-tiles-ground = "{ $symbol }" is no terrain of the face { $face }.
def-tiles-no-cell = A face of a tile needs a cell.
def-tiles-cells = A face of a tile has at most { $most } cells.
def-tiles-turns = "{ $text }" is no way to turn tiles; none, half and all are.
def-tiles-most = There are too many ways to lay the tiles; some are left out.
def-tiles-fill = The tiles of { $side } cannot fill the ground that is open to them.

## Baring

def-value-baring-hint = It is 0 or a type, then perhaps strict and live.

## Capture result

def-value-capture-result = "{ $text }" is no result of captureResult; the entry is ignored.
def-value-capture-result-hint = It is written types:types:win, loss or draw.

## Claimed endings

def-value-claims = "{ $text }" is not an ending that can be claimed.

## Connect

def-value-connect-lines = connectLines is made of the letters h, v and d.

## Extinction

def-number-extinction = extinction is a number from 0 to 3, or types and a result; 3 is used.
def-value-extinction = "{ $text }" should be types, a result and at most two numbers, joined by colons.
def-value-extinction-hint = The result is loss, win or draw.
# $text: "K,Q".
def-value-no-result = "{ $text }" has no result.
def-limit-extinction = Of the conditions behind the first { $most } one holds at the start, so the game ends at once.

## Goals of lessons

def-value-goal = "{ $text }" is not a goal.
def-value-goal-hint = It may be: captureAll, captureRoyal, reach:types:area.

## Link

def-limit-link-lines = There are more than { $most } lines of link; the others are ignored.
def-limit-link-areas = There are more than { $most } areas of a link; the others are ignored.
# $count: how many areas the line names.
def-value-link = { $count ->
    [one] There is one area, and a link needs two; the line is ignored.
   *[other] Of { $count } areas, from 2 to all can be asked for; the line is ignored.
}

## Material

def-material = Which pieces can mate is not known here because of the other rules; material is ignored.

## Mate

# $text: "3/2".
def-value-part = "{ $text }" is not a part of one point.

## Moves without progress

def-value-n-move-reset = "{ $text }" is neither capture, drop, promotion nor a type.

## Points

def-value-points = "{ $text }" should be a type, a colon and a number.

## Repetition

def-value-repetition = repetition is a number from 2 to 99, a colon and a result.
def-value-repetition-hint = The result is draw, loss, win, white, black, starter or illegal.
def-unused-repetition = { $key } does nothing without repetition.
def-unused-repetition-hint = Add how often a position may occur, as repetition=3:draw.

## Castling

def-value-castle-files = castleFiles is two files with a comma between them; the entry is ignored.
def-value-castle-files-hint = Write the letters of the files, as c,g.

## Routines of the page. $routine is the name of one.

def-custom = The page has no routine "{ $routine }", so what it does is left out.
def-value-custom = custom is written name:moves; the line is ignored.
def-value-custom-most = A piece has at most { $most } lines of custom; the others are ignored.
def-value-custom-effect-most = A game has at most { $most } entries of customEffect; the others are ignored.
# Numbers that routines remember, by their names.
def-value-memory-name = "{ $text }" is no name of a number: a letter, then letters and digits; the entry of customMemory is ignored.
def-value-memory-start = { $name } does not begin with a whole number; the entry of customMemory is ignored.
def-value-memory-twice = { $name } is named twice; the entry of customMemory is ignored.
def-value-memory-hint = It is written name or name:number, with commas between them.
def-value-memory-most = A game has at most { $most } numbers; the others are ignored.
# $what: one of the messages below. They are clauses without a subject, which English puts behind the name of the routine; a language
# whose clauses need a subject says whole clauses behind a colon.
custom-failed = The routine "{ $routine }" { $what }; this answer is ignored.

# These say what a routine did wrong: they follow its name.
custom-made-too-many = made more than { $most } moves of one candidate
custom-removed-mover = removed the piece that moves, which leaves the board by gone: true
custom-took-royal = took a royal piece by a castling, a drop or a pass, which nobody could foresee
custom-put-on-occupied = put a piece on { $square }, which is occupied
custom-moved-nothing = moved a piece that is not there
custom-moved-removed = moved a piece that it removed
custom-ended-on-own = ended on { $square }, where an own piece stands
custom-named-no-square = named a square that the board does not have
custom-named-no-piece = named a piece that the definition does not have
custom-named-no-terrain = named terrain that the definition does not have
custom-changed-no-terrain = changed the terrain of a game that has none
custom-changed-no-hand = changed a hand of a game that has none
custom-changed-way = changed the way of a move; an effect only adds to it
custom-changed-no-piece = changed the piece of a move that leaves none
custom-remembered-no-number = remembered a number that the definition does not have
custom-asked-too-many = asked for more than { $most } squares
custom-left-in-hand = left { $count } pieces of a kind in a hand

# What a routine said that nobody can read follows its name, too.
routine-asked-inside = asked the diagram while it was being asked
routine-not-asked = could not be asked
# $text: what the browser says of it.
routine-threw = threw "{ $text }"
routine-threw-something = threw something
routine-answer-no-list = gave an answer that is no list
routine-answer-too-long = gave an answer that is too long
# $member: a member of an answer, as remove.
routine-no-list = gave { $member } that is no list
routine-too-long = gave { $member } that is too long
routine-no-move = answered with something other than a move
routine-no-ending = answered with something that is no ending
routine-no-sentence = gave a sentence that is no text
routine-no-hand-change = changed a hand by something that is no small whole number
routine-no-memory = gave memory that is no object
routine-closed-memory = gave memory that cannot be read
routine-no-whole-number = set { $name } to something that is no whole number
# customMemory is a key of definitions.
routine-named-no-number = named "{ $text }", which customMemory does not have
routine-named-no-terrain = named "{ $text }", which is no terrain of this game
routine-named-no-square = named "{ $text }", which is no square of this board
routine-named-no-piece = named "{ $text }", which is no piece of this game
routine-named-no-side = named a side that is neither white nor black
routine-named-no-direction = named a direction that does not exist
routine-no-steps = asked for a number of steps that is no whole number of 0 or more

## Extra move

def-value-extra-move = "{ $text }" is no flag of extraMove; it is ignored.

## Moves of an area

def-value-moves-at = movesAt is written type:area:moves; the entry is ignored.
def-value-moves-at-hint = Each entry names one type.

## Steps between planes, and transfer to the next plane

def-value-plane-steps = planeSteps is written types:planes:moves; the entry is ignored.
def-value-plane-steps-hint = The planes are a number from 1 to { $most }, perhaps with + or -, or the word straight.
xbetza-modifier-plane-steps = planeSteps takes leaps and rides; the other moves are ignored.
xbetza-limit-plane-steps = There are so many steps between planes that some of them are left out.
def-unused-plane-steps = The board has one plane, so no piece goes to another.
def-unused-plane-transfer = The board has one plane, so no piece passes to another.
def-unused-planes-hint = Write planes=2 for two planes.

## Pushing

def-value-push-whom = "{ $text }" is not a side of pushWhom; the entry is ignored.

## Steps of a row

def-limit-row-steps = There are more than { $most } steps of a row; the others are ignored.

## Terrain. $symbol is the letter of a kind of terrain, $name its name.

def-terrain-types = A kind of terrain is written name:symbol:effects.
def-terrain-letter = "{ $symbol }" is no symbol of terrain; it is one letter.
def-terrain-again = There is terrain with the name { $name } or the symbol { $symbol } already.
def-terrain-effect = "{ $text }" is no effect of terrain. Effects are { $effects }.
def-terrain-exempt = An exemption from terrain is written types:name:effects.
def-terrain-name = There is no kind of terrain with the name "{ $name }".
def-terrain-symbol = "{ $symbol }" is not the symbol of a kind of terrain.
def-terrain-area = "{ $area }" is not an area of this board.
def-terrain-none = "{ $text }" is no terrain.
def-terrain-no-kinds = There are no kinds of terrain: terrainTypes names them.
def-terrain-twice = { $square } has two kinds of terrain.
def-terrain-entries = There are more entries than squares.
def-terrain-entries-rest = There are more entries than squares; the rest is left out.
def-terrain-start = The { $piece } on { $square } stands on terrain where it may not be.

## First moves lost

def-value-virgin-lost = virginLost is written type:type; the entry is ignored.

## Walls

def-limit-wall-name = There are more than { $most } letters in wallName; the others are ignored.

## Promotion

def-choice = "{ $text }" is no piece that can be chosen here and is left out.
def-morph-cell = "{ $text }" means nothing in a morph board.
def-morph-size-ranks = The morph board has more ranks than the board.
def-morph-size-cells = The rank has more cells than the board has files.
def-value-promo-move = promoMove is written type:area:type:moves; the entry is ignored.

## Pieces face down

def-face-down-royal = Royal pieces do not lie face down.
def-face-down-as-royal = Pieces do not lie face down as royal ones; the entry is ignored.
def-face-down-moves = Moves of pieces face down tell whose they are, which turnUp=any hides.
def-face-down-moves-hint = Write name:ID:- for a type without moves.

## Arrays and shuffles

def-value-array = array is written name:position; the line is ignored.
def-number-start = "{ $text }" is not the number of a start; the array is used as it stands.
def-shuffle-id = No piece has an ID that begins with "{ $text }"; it is left out.
def-shuffle-none = No piece of this group stands on the board; it is ignored.
def-shuffle-most = This group has more arrays than can be numbered; it is ignored.
def-shuffle-marks = This group cannot stand as its marks say; it is ignored.
