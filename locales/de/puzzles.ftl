# Was in einer Aufgabe oder einer Lektion verlangt wird. $side: Weiß oder Schwarz.

task-goal = { $side }: { $goal }.
task-goal-within = { $side }: { $goal }, in höchstens { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
task-mate = { $side } am Zug, matt in { $count }.
task-find = { $side } am Zug: die Lösung finden.

## $goal: was zu erreichen ist. Es steht nach „Weiß:“ und vor „, in höchstens 5 Zügen“.

task-capture-all = alle Gegner schlagen
task-capture-royal = eine königliche Figur des Gegners schlagen
# $pieces: „Bauer oder Springer“, im Nominativ. $area: Felder, wie die Definition sie nennt, etwa „e8“ oder „rank 8“.
task-reach = { $pieces } soll { $area } erreichen
