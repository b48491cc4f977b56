# The pages that there are in every language: the gallery, the pages of games, how to play on a board, and what stands around them.
#
# Messages are HTML. They may name a message of boards (locales/en): <b>{ tool-more }</b> is what the button says. Addresses are those
# of the English pages. Titles of games, what their authors say of them, and their definitions are not translated.

## Around every page

skip-to-content = Skip to the content
site-menu = Menu
# How screen readers call the list of the parts of the site.
site-parts = Site
# What opens the list of languages. $language: the one of the page.
site-language = Language: { $language }
nav-gallery = Gallery
nav-playground = Playground
nav-wizard = Wizard
nav-learn = Learn
nav-ideas = Ideas
nav-moves = Moves
nav-manual = Manual
foot-licence = Variant Diagram is free software under the MIT or Apache 2.0 licence.
foot-source = Source
foot-issues = Questions and faults

## A page that is asked for without a network, and was not kept. $home is the address of the gallery.

offline-title = Not kept
offline-says = There is no network, and this page was not opened before. <a href="{ $home }">The gallery</a> has the games that were.

## The gallery

gallery-title = Variant Diagram: gallery
gallery-description = More than 200 chess variants to play in your browser, with rules in words, move diagrams and a computer opponent.
gallery-heading = Chess variants, ready to play
gallery-lead = Over 200 games with rules in words, a diagram for every piece, and a computer opponent. Each is a few lines of text: change them, or write your own.
way-play = Play
way-play-says = Find a game
way-learn = Learn
way-learn-says = Puzzles and lessons
way-create = Create
way-create-says = Write your own variant
surprise-me = Surprise me
get-ideas = Get ideas
# The game that is played on the front page.
first-place = Play here
first-play = Play { $title }
first-says = Chess on hexagons: three bishops a side, and queens with twelve directions. You play White against the computer.
first-rules = Its rules
first-loading = Loading the board …
striking-title = No two alike

# How screen readers call the search.
search-name = Gallery
search-words = Name, inventor, anything
search-board = Board
search-any-size = any size
search-piece = Piece
search-any-piece = any piece
search-rule = Rule
search-any-rule = any rule
search-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
search-clear = Clear
search-none = No game matches.
search-show-all = Show all games
search-found = Games that fit

## Families of games, each with a title and a line

families = Families
# Shows the rest of a long family.
family-all = All { $count } games
family-rules = Chess with other rules
family-rules-says = The pieces of chess, another aim or another law.
family-drops = Drops and hands
family-drops-says = Pieces wait beside the board, or come back to it.
family-armies = Chess with other pieces
family-armies-says = New pieces in the ranks of chess.
family-large = Large boards
family-large-says = Dozens of kinds of pieces, and room for them.
family-shogi = Shogi and its relatives
family-shogi-says = Japanese chess, from four files to sixteen.
family-xiangqi = Xiangqi and Janggi
family-xiangqi-says = The chess of China and Korea: palaces, cannons, a river.
family-makruk = Makruk and its neighbours
family-makruk-says = The chess of South-East Asia.
family-old = Old, national and small
family-old-says = Where chess comes from, and where it went.
family-hexagons = Hexagons
family-hexagons-says = Six sides to every cell.
family-terrain = Terrain
family-terrain-says = Mountains, water, and armies that fight for ground.
family-others = Not chess at all
family-others-says = Surrounding, turning over, walling in, racing.
family-more = More games
family-more-says = New in the gallery.
family-puzzles = Puzzles and lessons
family-puzzles-says = A position and a task. The board replies, checks your moves and gives hints.
family-zones = Zones
family-zones-says = Small examples of squares with special effects. Open one and click a piece to see its zones.

## The page of a game

game-description = The rules of { $title }, and a board to play it on.
game-by = by { $author }
game-start-position = The start position of { $title }
game-change = Change it in the playground
game-next = Next: { $title }
# $edit: the address of the playground.
game-in-the-playground = In the playground you can also <a href="{ $edit }&amp;open=solver">solve a position</a>, <a href="{ $edit }&amp;open=endings">work out an ending</a> or <a href="{ $edit }&amp;open=balance">measure the balance</a>.
game-rules = Rules in words
game-drawing = Drawing
# $moves: how a piece moves, in words.
game-piece-moves = { CAPITAL($moves) }.
game-diagram = Diagram
game-facts = Facts
# $numbers: the address of a file.
game-facts-files = <a href="{ $numbers }" download>All numbers as JSON</a>; <a href="../../learn/facts.html">how they were measured, and how to measure yours</a>.
game-definition = Definition
game-definition-solved = The definition, with the solution
game-copy = Copy
game-copied = Copied
game-not-copied = It could not be copied.
game-embedding = Put it into your page
game-embed-code = Embed code
game-standalone = The <a href="../../pkg/standalone.js" download>standalone script</a> holds everything; it needs no server.
game-same-rules = Games with the same rules

## The guides

guides = Guides
guide-index = Ten-minute lesson
guide-readers = Marks and keys
guide-interactive-diagram = From the Interactive Diagram
guide-variants-ini = From variants.ini
guide-jocly = From Jocly
guide-use-with = With other programs
guide-computer = The computer
guide-puzzles = Puzzles and comments
guide-facts = Values and balance
guide-places = Put a board anywhere
guide-static-sites = Static sites
guide-languages = Languages
guide-developers = Developers
guide-rust = Rust
guide-python = Python
guide-language-models = Language models
guide-servers = Servers
lesson-try = Open in the playground

## How to play on a board

reading-title = Playing on a board: marks and keys
reading-description = How to move by mouse, touch and keyboard, what the marks mean, and what the buttons do.
reading-heading = Playing on a board
reading-lead = How to move, what the marks mean, and which keys there are.
reading-move = Making a move
reading-move-clicks = Click a piece, then a marked square, or drag the piece. Enter a multiple capture square by square, in the order of the captures. Where a move has several outcomes, such as a promotion, the board asks.
reading-move-refused = If a move is illegal, the board says why and shows it: what blocks the way, which piece would take your king. Pieces in hand stand beside the board; click one, then the square to drop it on.
reading-marks = Marks
reading-marks-lead = Select a piece, and these marks show its moves. The second picture is the mark around a piece.
reading-marks-more = No game uses all of them: the list under <b>{ pieces }</b>, below the board, explains those of the game you play. Click a name in that list to see how the piece moves.

# What the marks mean; the last five are colours of squares.
means-move-or-capture = move or capture
means-move = move, but not capture
means-capture = capture, but not move
means-leap = leap here, over anything; move or capture
means-first-move = only as the first move of this piece
means-via = the move goes on from here, or over this piece: click on
means-capture-own = capture a piece of your own, or swap with it
means-castle = castle
means-mount = jump over what stands here
means-drop = drop the piece from your hand
means-arrival = the piece arrives here, on another plane
means-morph = the piece changes by arriving
means-goal = win by arriving
means-choice = several moves end here: the board asks which
means-forbidden = attacked, but you may not go there
means-check-highlight = a king in check
means-last-highlight = the last move
means-promotion-zone = the piece promotes here
means-forbidden-zone = the piece may not end a move here
means-goal-zone = the piece wins here

reading-keys = Keys
reading-key = Key
reading-key-does = What it does
reading-tab-does = enters the board, then its buttons
reading-arrow-keys = arrow keys, <kbd>Home</kbd>, <kbd>End</kbd>
reading-arrow-keys-do = move between squares; after a click, <kbd>←</kbd> and <kbd>→</kbd> step through the game
reading-enter = <kbd>Enter</kbd> or <kbd>Space</kbd>
reading-enter-does = selects a piece, then plays the move; <kbd>Enter</kbd> also ends a move early
reading-escape = <kbd>Escape</kbd>, <kbd>Backspace</kbd>
reading-escape-does = cancels the move; takes back its last step
reading-letter = a letter
reading-letter-does = jumps to your next piece of that letter, with <kbd>Shift</kbd> to the one before
reading-signs-do = tells the moves of the piece, the last move, the attackers of the square
reading-question-does = tells these keys
reading-f-does = turns the board, where no piece of yours has that letter
reading-size-does = makes the board larger or smaller
reading-draw = <kbd>Shift</kbd>+<kbd>Enter</kbd>
reading-draw-does = starts and ends an arrow; twice on one square draws a circle
reading-spoken = Screen readers announce every square with its piece and its mark, and every move.

reading-game = Going through a game
reading-game-moves = Click a move in the list, press <kbd>←</kbd> and <kbd>→</kbd>, or turn the mouse wheel over the board. Play another move from an earlier position and it becomes a variation; the main line stays. Comments appear beside the board with their move.
reading-game-premove = While <a href="computer.html">the computer</a> thinks, you can enter your next move (a premove). It is played if it is legal then; <kbd>Escape</kbd> cancels it.
reading-arrows = Arrows
reading-arrows-says = Drag with the right mouse button from square to square; on a touch screen, choose <b>{ tool-draw }</b> under <b>{ tool-more }</b>. <kbd>Shift</kbd>, <kbd>Alt</kbd> and both together give three more colours. Draw the same arrow again to remove it; the next move removes them all.
reading-more = More
reading-more-pass = Where you may pass, a button <b>{ button-pass }</b> stands in the message. The message also tells what no square shows: the dice, or how many checks are left. Dice follow from the number of the start, so the computer knows the rolls to come.
reading-more-hidden = In games with hidden pieces, such as <a href="../games/darkchess/index.html">Dark Chess</a>, <b>Seen by</b> under <b>{ tool-more }</b> switches between White’s view, Black’s and both; against the computer the view is your own. Hidden moves are “…” in the record until the game is over.
reading-more-computer = Play against <a href="computer.html">the computer</a>, or let it analyse.
reading-more-friend = Play a friend: <b>{ tool-friend }</b> makes a link for each move. You send it as you like, the friend opens it and sends one back; while both pages are open you can also play live. No server takes part; what that protects and what not is told below the board.
reading-more-clock = <b>{ tool-clock }</b> under <b>{ tool-more }</b> gives both sides a clock, also unequal ones. It starts after the first move and waits while you are on another page.
reading-more-kept = Your games here are kept by your browser and go on when you come back; <b>{ your-games }</b> under <b>{ tool-more }</b> lists them and removes them.
reading-more-comments = Keep <a href="puzzles.html">variations and comments</a>.
reading-more-look = <b>{ tool-look }</b> sets colours, pieces, coordinates, notation, marks, size, wood and shadows, animation and sounds for all boards, and remembers them. Drag the corner of a board, or press <kbd>+</kbd> and <kbd>-</kbd>, to resize it.
reading-more-share = <b>{ tool-share }</b> copies a link, the position (FEN), the game or an embed code, and saves a picture.

## Rules to search by, as the engine calls them

rule-anti-trade = anti trade
rule-approach = approach
rule-auto-gate = auto gate
rule-baring = baring
rule-brouhaha = brouhaha
rule-burn = burn
rule-capture-matrix = capture matrix
rule-capture-result = capture result
rule-castling = castling
rule-castling-wins = castling wins
rule-chain = chain
rule-chameleon = chameleon
rule-check-count = check count
rule-checking = checking
rule-claims = claims
rule-connect = connect
rule-coordinate = coordinate
rule-counting = counting
rule-custodian = custodian
rule-custom = custom
rule-dice = dice
rule-draw-odds = draw odds
rule-driving = driving
rule-drop-turns = drop turns
rule-drops = drops
rule-effect = effect
rule-endless-hands = endless hands
rule-engagement = engagement
rule-explosion = explosion
rule-extinction = extinction
rule-extra-move = extra move
rule-face-down = face down
rule-facing = facing
rule-flips = flips
rule-fog = fog
rule-full-board = full board
rule-gating = gating
rule-goal = goal
rule-hands = hands
rule-hit-run = hit run
rule-hurdles = hurdles
rule-immobile = immobile
rule-impasse = impasse
rule-ko = ko
rule-lending = lending
rule-lesson = lesson
rule-link = link
rule-majority = majority
rule-mate = mate
rule-material = material
rule-morph = morph
rule-moves-at = moves at
rule-must-capture = must capture
rule-must-drop = must drop
rule-n-move = n move
rule-neutral = neutral
rule-overlay = overlay
rule-paralysis = paralysis
rule-passing = passing
rule-patrol = patrol
rule-petrify = petrify
rule-pie-rule = pie rule
rule-plane-steps = plane steps
rule-plane-transfer = plane transfer
rule-points = points
rule-points-left = points left
rule-promo-move = promo move
rule-promotion = promotion
rule-pushing = pushing
rule-ranking = ranking
rule-rebirth = rebirth
rule-remote-captures = remote captures
rule-repetition = repetition
rule-retake = retake
rule-ride-length = ride length
rule-row-steps = row steps
rule-royal-loss = royal loss
rule-royal-moves = royal moves
rule-safety = safety
rule-shuffle = shuffle
rule-side-powers = side powers
rule-snare = snare
rule-stop-zone = stop zone
rule-succession = succession
rule-swapping = swapping
rule-take-walls = take walls
rule-terrain = terrain
rule-tiles = tiles
rule-trade = trade
rule-turncoats = turncoats
rule-turns = turns
rule-united = united
rule-virgin-lost = virgin lost
rule-wall-count = wall count
rule-walling = walling
rule-walls = walls
