# What stands below the board: the buttons of a game, its moves, the table of the pieces, the editor, the key, puzzles.

## Buttons of the game
# Where there are two of a name, the long one is shown beside the pointer and read aloud, the short one stands on the button.
tool-flip = Flip
tool-flip-board = Flip the board
tool-computer = Computer
tool-play-computer = Play against the computer
tool-friend = Friend
tool-play-friend = Play a friend
tool-analyse = Analyse
tool-analyse-position = Analyse the position
tool-share = Share
tool-look = Board
tool-look-of-board = Board and pieces
tool-more = More
tool-learn = Learn the game
tool-puzzles = Puzzles
tool-restart = Restart
tool-full-screen = Full screen
tool-clock = Clock
tool-zoom = Larger squares
tool-play-through = Play through
tool-attacks = Attacked squares
tool-draw = Draw arrows
tool-edit = Edit the position
# Whose view of a board with covered squares is shown.
tool-view = { $view ->
    [white] Seen by: { white }
    [black] Seen by: { black }
   *[both] Seen by: both
}

## Stepping through the moves
go-to-start = To the start
go-back = One move back
go-forward = One move on
go-to-end = To the end

## The list of moves
moves-list = Moves
# The name of a list of moves that branches off.
moves-variation = Variation
# The name of a group of buttons about the move that is shown.
moves-tools = This move
moves-promote = Main line
moves-promoted = This is the main line now.
moves-not-promoted = This variation is nested too deep.
moves-delete = Delete from here
moves-deleted = Deleted.
moves-recall = Bring back
moves-recalled = Restored.
comment-title = Comment
comment-on-this-move = Comment on this move
# $move is a move in the notation of the record: exd5.
comment-on-move = Comment on { $move }
comment-on-start = Comment on the start
comment-save = Save the comment
comment-saved = Saved.
comment-annotation = Annotation
comment-annotation-none = none

# What the signs of chess players mean: ! ? !! ?? !? ?!
sign-good = good move
sign-mistake = mistake
sign-excellent = excellent move
sign-blunder = blunder
sign-interesting = interesting move
sign-doubtful = doubtful move

# Signs of the Informant, about a move or the position after it; they are read aloud after the move.
sign-only = the only move
sign-equal = equal
sign-unclear = unclear
sign-white-slightly-better = { white } is slightly better
sign-black-slightly-better = { black } is slightly better
sign-white-better = { white } is better
sign-black-better = { black } is better
sign-white-winning = { white } is winning
sign-black-winning = { black } is winning
sign-zugzwang = zugzwang
sign-space = more space
sign-development = better developed
sign-initiative = with the initiative
sign-attack = with an attack
sign-compensation = with compensation
sign-counterplay = with counterplay
sign-time = short of time
# Before the move that is planned, is prevented, or would have been better: with the idea Nf5.
sign-idea = with the idea
sign-against = aimed against
sign-better = better is
sign-novelty = a new move

## The table of the pieces
# Headings of columns.
table-id = ID
table-name = Name
table-moves = Moves
table-value = Value
# What a click on the heading does.
table-show-values = Show estimated values
table-show-moves = Show the moves
# In place of a value.
table-royal = royal
table-promotes = Promotes to { $name }.
# The picture of a piece in the colour of a side.
table-picture = { $side ->
    [white] { $name } of { white }
   *[black] { $name } of { black }
}
# The title of a diagram.
moves-of = Moves of the { $name }
sheet-open = All move diagrams
sheet-print = Print

## The editor of positions
# The name of a row of pieces to choose from.
editor-pieces = { $side ->
    [white] { white } pieces
   *[black] { black } pieces
}
# The name of the group of buttons.
editor-tools = Position
editor-wipe-out = Wipe out
editor-clear = Clear
editor-start-position = Start position
editor-into-hand = Into the hand
editor-out-of-hand = Out of the hand
editor-select-first = Select a piece first.

## The key of marks: what a click on a marked square does
key-of-marks = Marks
key-move-or-capture = move or capture
key-leap = leap there, move or capture
key-first-move-or-capture = move or capture, as a first move
key-move = move, not capture
key-first-move = move, as a first move
key-capture = capture, not move
key-capture-own = capture or swap with an own piece
key-via = go on from here, or over here
key-castle = castle
key-forbidden = attacked, but not allowed
key-mount = jump over what stands here
key-drop = drop here
key-arrival = arrive here, on another plane
key-goal = win by arriving
key-morph = change by arriving
key-choice = choose

# How the selected piece treats the squares of a zone.
key-zone-forbidden = no move of this piece ends here
key-zone-promotion = this piece promotes here
key-zone-morph = this piece changes here
key-zone-goal = this piece wins here
key-zone-loss = this piece loses here
key-zone-draw = this piece ends the game in a draw here
key-zone-moves = this piece moves differently from here
key-zone-haven = this piece cannot be captured here
key-zone-via-sign = an enemy here is taken on the way elsewhere
key-zone-mount-sign = a piece here opens more squares
key-zone-white-threat = { white } attacks this square
key-zone-black-threat = { black } attacks this square
key-zone-border = lines across this border count

## The key of terrain
key-of-terrain = Terrain
# Stands after the name of a kind of terrain: swamp (S): no move ends there; stops shots.
key-terrain-does = : { $effects }
key-terrain-no-enter = cannot be entered or crossed
key-terrain-no-land = no move ends there
key-terrain-stop = ends every move that enters it
key-terrain-opaque = ends lines of engagement
key-terrain-cover = stops shots
key-terrain-mute = pieces there engage nothing
key-terrain-shield = pieces there are not engaged

## Puzzles
puzzle-panel = Puzzle
puzzle-moves-left = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
puzzle-show-move = Show the move
puzzle-show-solution = Show the solution

## Problems of a definition
problem-error = error
problem-warning = warning
problem-info = info
# $text is one or more sentences.
problem-at-line = line { $line }, column { $column }: { $text }
# $pointer is a place in an object: /pieces/0/name.
problem-at-pointer = { $pointer }: { $text }

# Where a hand is empty.
hand-none = No pieces in hand
