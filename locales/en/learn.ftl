# Learning a game: exercises about its pieces and its rules, and its puzzles. $piece is the name of a piece.

## The course
# $title is the title of the game.
learn-title = Learn { $title }
learn-board = Board of the exercise
learn-chapters = Chapters
learn-chapter-done = { $name }, done
# What a chapter is about, beside those about pieces.
learn-chapter = { $chapter ->
    [drop] Drops
    [promote] Promotion
    [effect] What moves do beside
   *[goal] Winning
}
learn-progress-label = Progress
learn-progress = { $done } of { $all }
learn-making = One moment: the exercises are being made.
learn-nothing = Who knows the pieces of chess knows these: there is nothing to exercise here.
learn-done = Done! Now for a game.
learn-again = Exercise with other positions

## What is asked. Squares and pieces are clicked.
learn-asks-reach = Mark every square that the { $piece } can go to with one move.
learn-asks-take = Which piece can the { $piece } take? Click it.
learn-asks-travel = Bring the { $piece } to the star in { $count } moves. Nobody else moves.
learn-asks-drop = On which of the ringed squares may the { $piece } be dropped? Mark them.
learn-asks-promote = Which of the ringed pieces can become another piece with their next move? Mark them.
learn-asks-effect = This move is made. Mark every piece that it removes or changes.
# $side is White or Black.
learn-asks-goal = { $side } to move and win at once.

## What is said of an answer
learn-check = Check
learn-next = Next
learn-show = Show the answer
learn-shown = This is the answer.
learn-wrong = Not { $square }.
learn-missing = { $count ->
    [one] All right so far; one more is missing.
   *[other] All right so far; { $count } more are missing.
}
learn-spent = All moves are used. Once more from the beginning.
learn-astray = That move does not win.
learn-hint-count = { $count ->
    [one] There is { $count } right answer.
   *[other] There are { $count } right answers.
}
learn-hint-square = Look at { $square }.
# What a square is called that has a mark, after its name.
learn-mark = { $mark ->
    [asked] in question
    [target] the star
    [marked] marked
    [right] right
    [missing] was missing
   *[wrong] wrong
}

## Collections of puzzles
learn-puzzles-title = Puzzles: { $title }
learn-puzzles-list = Puzzles
learn-puzzle = Puzzle { $number }
learn-puzzle-solved = Puzzle { $number }, solved
learn-difficulty = Difficulty { $stars } of 5
learn-solved = { $done } of { $all } solved
learn-streak = { $count } in a row
learn-best = at best { $count }
learn-puzzles-kept = Solved without a mistake or a hint, a puzzle adds to the row. This browser alone remembers it.
learn-next-puzzle = Next puzzle
learn-no-puzzles = The puzzles could not be loaded.
