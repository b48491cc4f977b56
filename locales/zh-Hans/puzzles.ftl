# 习题或练习要求读者做什么。$side：白方或黑方。

task-goal = { $side }：{ $goal }。
task-goal-within = { $side }：{ $count }步内{ $goal }。
task-mate = { $side }先走，{ $count }步将死对方。
task-find = { $side }先走：请找出正解。

## $goal：要达成的目标，接在“白方：”和“5步内”之后。

task-capture-all = 吃掉所有敌子
task-capture-royal = 吃掉对方一个皇家棋子
# $pieces：“兵或马”。$area：定义中所写的格，如“e8”或“rank 8”。
task-reach = 把{ $pieces }走到{ $area }
