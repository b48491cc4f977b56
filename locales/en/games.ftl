# The games that the browser keeps. $title is the title of a game.

your-games = Your games
keeps-games = Games are kept by this browser alone, nowhere else.
keeps-no-games = This browser keeps no games for this page.
no-games-yet = None yet.
kept-here = { $title } (this board)
# The label of the record as text, and what opens it.
kept-record = Record
show-kept-record = Its record
remove-game = Remove
remove-game-named = Remove { $title }
remove-all-games = Remove all
really-remove-all-games = Really remove all?

# Of a game by former rules, on a board that begins anew; the list is called as above.
kept-elsewhere = The rules of this page have changed. Your game by the old ones is in the list “Your games”.

## What is said of a game

# Against a friend with another browser, whose name is $name.
kept-friend = You play { $side } against { $name }.
kept-someone = a friend
# How many moves both sides together have made, and whose turn it is: the reader's, or that of a side.
kept-state = { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}, { $state ->
    [over] the game is over
    [yours] your turn
    [white] { white } to move
   *[black] { black } to move
}.
kept-former = The rules of its page have changed since.
