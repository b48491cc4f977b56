# Lo que se pide al lector en un problema o una lección. $side: las blancas o las negras.

task-goal = { CAPITAL($side) }: { $goal }.
task-goal-within = { CAPITAL($side) }: { $goal } en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas como máximo
}.
task-mate = Juegan { $side } y dan mate en { $count }.
task-find = Juegan { $side }: hay que encontrar la solución.

## $goal: lo que hay que alcanzar. Sigue a «Las blancas:» y va antes de «en 5 jugadas como máximo».

task-capture-all = capturar todas las piezas rivales
task-capture-royal = capturar una pieza real rival
# $pieces: «peón o caballo». $area: casillas tal como las tiene la definición, como «e8» o «rank 8».
task-reach = llevar { $pieces } a { $area }
