# The dialogs of readers, what stands beside the board, and the clocks.

## Buttons of dialogs

button-done = Done
button-cancel = Cancel
button-close = Close
button-reset = Reset

## Sharing a game

share-link = Link
# Code that shows the board on another page.
share-code = Embed code
share-position = Position
share-record = Record of the game
copy-link = Copy a link to this game
copy-code = Copy the code
copy-position = Copy the position
copy-record = Copy the game
copied = Copied.
set-up-position = Set up this position
load-record = Load this game
share-paste = To load a game or a position, paste it over the one above, or drop a file there.
open-file = Open a file
choose-game = Choose a game
games-in-text = This text holds { $count } games.
games-shown = The first { $count } are shown.
file-encoding = This file is not UTF-8: it was read as { $encoding }.
file-no-text = This file is no text.
# One list of formats, in groups.
save-as = Save or copy as
save-picture = Picture
save-film = Film
save-text = Position as text
save-game = Game
save-definition = Definition for other programs
as-png = PNG
as-svg = SVG, sharp at any size
as-pdf = PDF
as-tex = TeX (TikZ)
as-gif = GIF
as-film = Animated SVG, small and sharp
as-text = Letters
as-wikitext = Wikitext
as-forum = Forum code (BBCode)
as-page = Page in one file
as-ini = variants.ini (Fairy-Stockfish)
as-idiagram = Interactive Diagram, with our board
save-file = Save
copy-text = Copy
film-first = From
film-last = To
film-start = Start
film-width = Width
film-pace = Pace
film-slow = Slow
film-usual = Medium
film-fast = Fast
film-captions = Moves written below the board
film-drawn = Drawing: { $done } of { $count }
file-saved = Saved: { $name }, { $size } kB.
page-about = The file holds the game and the script, { $size } kB. It plays in any browser, without a network.
not-said = This game cannot be written so:
png-forbidden = This page does not allow PNG export. Save as SVG instead.
share-not-loaded = That could not be loaded; try again.
# In place of the record and the position of a game in which something is hidden.
told-when-over = This is told when the game is over.
# A board that plays its game by itself.
autoplay-play = Play the game
autoplay-pause = Pause

## How boards look, move and sound

# What nobody has chosen: colours, board and pieces; coordinates; marks.
setting-as-game-has-it = As the game has it
setting-where-room-is = Where there is room
setting-all-marks = All
setting-language = Language
# No language was chosen: that of the page.
setting-as-page-has-it = As the page has it

setting-skin = Board
setting-skin-squares = Chequered squares
setting-skin-plain = Squares of one shade
setting-skin-lines = Lines, pieces on crossings

setting-theme = Colours
setting-theme-green = Green
setting-theme-wood = Wood
setting-theme-blue = Blue
setting-theme-paper = Paper

# Wedges are the tiles of Shogi, discs those of Xiangqi, octagons those of Janggi.
setting-pieces = Pieces
setting-pieces-chess = Drawings
setting-pieces-wedges = Wedges with drawings
setting-pieces-kanji = Wedges with kanji
setting-pieces-shogi = Wedges with letters
setting-pieces-discs = Discs with drawings
setting-pieces-xiangqi = Discs with characters
setting-pieces-janggi = Octagons with characters
setting-pieces-symbols = Symbols of problems
setting-pieces-letters = Discs with letters

setting-coordinates = Coordinates
setting-coordinates-outside = Beside the board
setting-coordinates-inside = Inside the squares
setting-coordinates-none = None

# How squares are named and moves are written; the language is another choice.
setting-notation = Notation
setting-as-in-chess = As in chess: e4
setting-notation-players = As the game's players write

setting-marks = Marks of moves
setting-marks-quiet = Quiet
setting-marks-none = None

setting-size = Size
setting-animation = Animation
setting-material = Wood and shadows
setting-sound = Sounds

resize-board = Resize the board
# For screen readers.
size-of-board = Size of the board: { $percent } %.

# What the switch beside boards of Shogi puts on the tiles, and what it does.
tiles-kanji = Kanji
tiles-pictures = Pictures
show-kanji = Show characters on the tiles
show-pictures = Show pictures on the tiles

## The card at the end of a game

end-draw = Draw
end-win = { $side } wins
end-computer-wins = The computer wins
end-you-win = You win
end-rematch = Rematch
end-another-game = Another game

## The players, above and below the board

you = You
computer-level = Computer { $level }
captured-by = Captured by { $side }
# Pieces of one type that a side has captured; $piece has its side: 2 black pawn.
captured-pieces = { $count } { $piece }
is-ahead = { $side } is ahead

## Clocks

clock-remark = A clock starts after the first move, and waits while this page is hidden.
set-clocks = Set the clocks
# Without a clock.
no-clock = none
# Minutes for the game, seconds for each move.
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-a-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
# Each move adds the seconds.
time-with-increment = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for each move
# When the minutes are over, each move has so many seconds (byoyomi).
time-then-a-move = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, then { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a move
# The label of a clock.
clock-of = Time of { $side }
ten-seconds-left = { $side } has ten seconds left.
