# What a reader is asked to do in a puzzle or a lesson. $side: White or Black.

task-goal = { $side }：{ $goal }。
task-goal-within = { $side }：{ $count }手以内に{ $goal }。
# $count は解く側だけの手数。将棋の「3手詰」とは数え方が違う。
task-mate = { $side }の手番：自分の{ $count }手で詰ませてください。
task-find = { $side }の手番：正解を見つけてください。

## $goal: what has to be reached. It goes on behind "White:" and behind "within 5 moves".

task-capture-all = 敵の駒をすべて取る
task-capture-royal = 敵の王駒を取る
# $pieces: "the pawn or the knight". $area: squares as the definition has them, such as "e8" or "rank 8".
task-reach = { $pieces }を{ $area }に進める
