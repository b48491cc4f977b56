# What a reader is asked to do in a puzzle or a lesson. $side: White or Black.

task-goal = { $side }: { $goal }.
task-goal-within = { $side }: { $goal } within { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
task-mate = { $side } to move and mate in { $count }.
task-find = { $side } to move: find the solution.

## $goal: what has to be reached. It goes on behind "White:" and before "within 5 moves".

task-capture-all = capture every enemy
task-capture-royal = capture a royal enemy
# $pieces: "the pawn or the knight". $area: squares as the definition has them, such as "e8" or "rank 8".
task-reach = bring { $pieces } to { $area }
