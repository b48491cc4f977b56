# 升变与变形。$who、$pieces、$forms：若干棋子之一。$piece、$promoted、$form：单个棋子的名称。$place 是“在……”，$area 是名词。

## 变形：格对棋子的作用
# $how：英语的主语本身含有否定时是 none；中文加“都”。
# $place 里有逗号时（“白方在……，黑方在……”），放在冒号之后。
morph-ends-only = { COMMA($place) ->
    [yes] { $who }只能在限定的位置停下：{ $place }
   *[no] { $who }只能{ $place }停下
}。
morph-ends-not = { $place }，{ $who }{ $how ->
    [none] 都
   *[some] {""}
}不能停下。
morph-stays-in = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能离开{ $area }，途中也不能。
morph-enters-not = { $who }不能进入或越过{ $area }。
morph-stays = { $place }停下的{ $who }保持不变。
morph-becomes = { $place }停下的{ $who }变成{ $pieces }。
morph-becomes-kind = { $place }停下的{ $who }变成另一种“{ $piece }”。
morph-may-become = { $place }停下的{ $who }可以变成{ $pieces }。
morph-may-promote = { $place }停下的{ $who }可以升变。
morph-must-become = { $place }停下的{ $who }必须变成{ $pieces }。
morph-becomes-table = { $place }停下的下列棋子变成另一种棋子：
morph-must-promote = { $place }停下的{ $who }必须升变。
morph-goal-turn-end = 一轮结束时，有{ $who }{ $place }的一方胜。
morph-goal-reached = { $who }{ $place }停下时，算作到达目标格。
morph-goal-win = { $who }{ $place }停下时，该方立即胜。
morph-goal-win-later = { $who }{ $place }停下，对方应一步之后仍在那里时，该方胜。
morph-goal-loss = { $who }{ $place }停下时，该方负。
morph-goal-draw = { $who }{ $place }停下时，即为和棋。

## 升变的着法
# $moves 是走法的文字。
promo-move-away = { $place }，“{ $piece }”可以不照常走棋，而用这样的走法变成“{ $form }”，但不能吃子：{ $moves }。
promo-move-in-place = { $place }，“{ $piece }”可以不走棋，而在原位变成“{ $form }”，但不能吃子。
promo-move-either = { $place }，“{ $piece }”可以不照常走棋，而在原位或用这样的走法变成“{ $form }”，但不能吃子：{ $moves }。
promo-move-last = 这种棋子的最后一个，在任何地方都可以这样做。
promo-move-quiet = 新棋子在出现的格不能攻击任何棋子，这步棋也不能将军。

## 国际象棋式的升变
promotion-becomes = { $who }停{ $place }时，升变为{ $forms }。
promotion-may-become = { $who }停{ $place }时，可以升变为{ $forms }。
promotion-form-hand = 手中的{ $piece }
promotion-form-not-last = { $piece }（不能在对方底线）
promotion-form-hand-not-last = 手中的{ $piece }（不能在对方底线）
promotion-from-hand = 新棋子必须来自棋手自己手中。
promotion-from-hand-side = { $side }的新棋子必须来自{ $side }手中。
promotion-from-prison = 新棋子是从对方俘虏中放回的，升变的棋子代替它成为俘虏。
promotion-from-prison-side = { $side }的新棋子是从对方俘虏中放回的，升变的棋子代替它成为俘虏。
# $count 是该方可以有的数目。
promotion-limit = { $count ->
    [0] { $side }不能升变为“{ $piece }”。
   *[other] { $side }在棋盘上已有{ $count }个“{ $piece }”时，不能升变为“{ $piece }”。
}
promotion-limit-any = { $count ->
    [0] { $side }不能升变为任何棋子。
   *[other] { $side }不能升变为自己在棋盘上已有{ $count }个的任何棋子。
}
promotion-limit-other = { $count ->
    [0] { $side }不能升变为其他任何棋子。
   *[other] { $side }不能升变为自己在棋盘上已有{ $count }个的其他任何棋子。
}
promotion-limit-table = { $side }在棋盘上的这些棋子少于下列数目时，才能升变为它们：

## 日本将棋式的升变
promotion-pairs = 棋子的升变如下：{ $pairs }。
promotion-pairs-table = 棋子的升变如下：
promotion-pair = { $piece }升变为{ $promoted }
promotion-begins-or-ends = 棋子走棋的起点或终点{ $place }时，可以升变。
promotion-enters = 棋子走进{ $area }时，或从那里起步吃子时，可以升变。
promotion-compulsory = 凡能升变时，必须升变。
promotion-must = “{ $piece }”凡能升变时，必须升变。
promotion-must-last = “{ $piece }”走到对方底线时，必须升变。
