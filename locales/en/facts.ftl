# The facts of a game: what games of the computer against itself show, and what was measured of its pieces. The pages of games have them, and
# `facts` of the native program writes them.
#
# $points, $error, $mean and the like are numbers with their decimal sign. $games is a number.

# What the games say, in a sentence of its own.
facts-even = { white } and { black } have about equal chances.
facts-few = Which side has the advantage, { $games } games do not tell.
facts-white-slightly = { white } has a slight advantage.
facts-white-clearly = { white } has a clear advantage.
facts-black-slightly = { black } has a slight advantage.
facts-black-clearly = { black } has a clear advantage.
# $moves: of each side, on the average.
facts-lasts = A game lasts about { $moves } moves of each side.
# $ending: one of report-ending.
facts-mostly = Most frequent end: { $ending }.

facts-bar = { white } won { $wins }, drew { $draws } and lost { $losses } of { $games } games
# $nodes: how many positions the computer looked at for a move. $date: 2026-11-23.
facts-games = { $games ->
    [one] { $games } game of the computer against itself
   *[other] { $games } games of the computer against itself
}, { $nodes } positions a move{ $dated ->
    [yes] , { $date }
   *[no] {""}
}. { white }’s true score lies between { $low } and { $high } % (95 % sure).
facts-points = { white }’s points
facts-points-are = { $points } % ± { $error }: won { $wins }, drew { $draws }, lost { $losses }
facts-length = Length
facts-length-is = { $mean } plies, { $least } to { $most }
facts-legal-moves = Legal moves
facts-legal-moves-are = { $mean } a position, at most { $most }
facts-captures = Captures
facts-captures-are = { $mean } a game
facts-endings = Endings
facts-endings-are = { $endings }
facts-first-moves = First moves
# $moves: some of facts-first-move.
facts-first-moves-are = { $moves }; in brackets { white }’s points
facts-first-move = { $move } in { $games } ({ $points } %)
facts-pieces = Pieces: values, mobility, mates
facts-table = Values and mobility
# Headings of columns.
facts-piece = Piece
facts-value = Value
facts-by-square = Moves by square
facts-empty-board = Moves, empty board
facts-in-games = In games
facts-squares-and-mates = Squares and mates
facts-range = { $least } to { $most }
# A map, and its numbers row by row, or file by file.
facts-map = Moves of the { $piece } by square
facts-map-rows = From the top: { $numbers }
facts-map-files = By files: { $numbers }
facts-moves-not = Moves only with help of rules.
facts-reaches-all = Reaches every square.
facts-reaches = Reaches { $count } of { $squares } squares.
facts-bound = Bound to one of { $sets } sets of squares, at most { $count } of { $squares }.
facts-jumps = Gets past pieces on all squares around it.
facts-returns-never = Never returns.
facts-returns-even = Returns only in an even number of moves.
facts-returns-odd = Can return in an odd number of moves.
facts-mates-not = With its king alone it cannot mate a bare king.
# $boards: "5×5 to 8×8". $moves: "10 to 16".
facts-mates = Mates a bare king with its own on boards of { $boards }, in at most { $moves } moves.
facts-remark = Values are estimates of the computer in pawns. Moves are counted without captures, from each square of the empty board, and for the pieces of the games. Mates are forced from most positions of two kings and the piece on a board without other rules.
facts-version = Measured by version { $version }.
