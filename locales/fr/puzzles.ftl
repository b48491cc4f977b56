# Ce qui est demandé dans un problème ou une leçon. $side : les Blancs ou les Noirs.

task-goal = { CAPITAL($side) } : { $goal }.
task-goal-within = { CAPITAL($side) } : { $goal } en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} au plus.
task-mate = { CAPITAL($side) } jouent et matent en { $count }.
task-find = { CAPITAL($side) } jouent : trouvez la solution.

## $goal : ce qu’il faut atteindre. Il suit « Les Blancs : » et précède « en 5 coups au plus ».

task-capture-all = prendre toutes les pièces adverses
task-capture-royal = prendre une pièce royale adverse
# $pieces : « pion ou cavalier ». $area : des cases comme la définition les écrit, « e8 » ou « rank 8 ».
task-reach = amener cette pièce ({ $pieces }) en { $area }
