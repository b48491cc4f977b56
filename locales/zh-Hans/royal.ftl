# 皇家棋子与将军。

## 将军
checking-never = 不能走将军的着法。
checking-never-side = { $side }不能走将军的着法。
checking-duple = 有几个皇家棋子的一方，只有它们全部受到攻击时才算被将军。
checking-duple-side = { $side }有几个皇家棋子时，只有它们全部受到攻击才算被将军。

## 照面
facing-royals = 皇家棋子
facing-never = 双方的{ $royals }不能在同一{ $lines ->
    [files] 直线
   *[both] 直线或横线
}上直接对面（中间没有任何棋子，即“照面”）。
facing-never-side = { $side }不能使双方的{ $royals }在同一{ $lines ->
    [files] 直线
   *[both] 直线或横线
}上直接对面（中间没有任何棋子，即“照面”）。
facing-end = 一方使{ $royals }照面，而对方不避开时，{ $end ->
    [points] 按点数定胜负
   *[draw] 即为和棋
}。
facing-end-side = { $side }使{ $royals }照面，而对方不避开时，{ $end ->
    [points] 按点数定胜负
   *[draw] 即为和棋
}。
facing-pass = { $royals }照面时，轮到走棋的{ $side }必须避开或停一手；即使被将军，也可以停一手。

## 失去皇家棋子
# $count 是皇家棋子的种数。$which：失去哪个算输。
royal-loss-none = 没有皇家棋子，也没有将军。
royal-loss-check = { $royals }是皇家棋子：走棋后，不能让{ $which ->
    [it] 它
    [own] 己方的皇家棋子
    [white-last] { white }最后一个或{ black }任何一个皇家棋子
    [black-last] { white }任何一个或{ black }最后一个皇家棋子
    [any] 其中任何一个
   *[last] 己方最后一个皇家棋子
}处于会被对方吃掉的位置。
royal-loss-capture = { $royals }是皇家棋子，但可以处于会被吃的位置：失去{ $which ->
    [it] 它
    [own] 己方皇家棋子
    [white-last] { white }最后一个或{ black }任何一个皇家棋子
    [black-last] { white }任何一个或{ black }最后一个皇家棋子
    [any] 其中任何一个
   *[last] 最后一个皇家棋子
}的一方负。
royal-loss-several = { $which ->
    [white-last] { white }只要还剩一个皇家棋子就不输；{ black }一个也不能失去。
    [black-last] { black }只要还剩一个皇家棋子就不输；{ white }一个也不能失去。
    [any] 有几个皇家棋子的一方，一个也不能失去。
   *[last] 有几个皇家棋子的一方，只要还剩一个就不输。
}

## 皇家棋子的走法
royal-moves-evasion = 只有己方被将军时，{ $who }才能不吃子而这样走：{ $lines }。
royal-moves-capture = 被将军的皇家棋子只能吃掉唯一将军的那个棋子，不能走别的棋。
royal-moves-cross = 皇家棋子第一次走时，只有途中的两格不都受到攻击，才能向既非横直也非斜线的方向跳。
# $how：英语的主语本身含有否定时是 none；中文加“都”。
royal-moves-careful = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能走到对方下一步能吃它的格。

## 继承
succession = 皇家棋子被将军而别无解救时，可以走到继承者的位置。继承者：{ $heirs }。
