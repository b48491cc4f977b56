# 对局怎样结束：先说原因，再说胜负。

## 结果（接在原因之后）

result-win = { $side }胜。
result-draw = 和棋。
result-shared = { $side }得{ $part }/{ $whole }分，{ $other }得{ $rest }/{ $whole }分。
result-resigned = { $side }认输。

## 下面各句的组成部分

counted = { $piece }
number-and-half = { $sign ->
    [minus] -{ $whole }.5
   *[plus] { $whole }.5
}

## 打入：禁手

result-mate-by-drop = { $side }打入“{ $piece }”将死对方，判负。

## 孤王

result-bare = { $side }只剩皇家棋子。
result-bare-type = { $side }没有“{ $piece }”了。
result-bare-both = 双方都只剩皇家棋子。
result-bare-both-type = 双方都没有“{ $piece }”了。
result-bare-unanswered = { $side }只剩皇家棋子，下一步也没能使对方如此。
result-bare-unanswered-type = { $side }没有“{ $piece }”了，下一步也没能使对方如此。

## 吃子定胜负

result-capture = { $side }吃掉了“{ $victim }”。

## 易位定胜负

result-castled = { $side }完成了易位。
result-never-castles = { $side }再也不能易位。

## 将军次数

result-check-count = { $side }将军{ $count }次。

## 连成

result-connect-square = { $place ->
    [across] { $side }的棋子跨过边界连成{ $count }×{ $count }的方阵。
   *[anywhere] { $side }的棋子连成{ $count }×{ $count }的方阵。
}
result-connect-line = { $place ->
    [across] { $side }跨过边界{ $count }子连线。
   *[anywhere] { $side }{ $count }子连线。
}

## 数步

result-counting = 数到{ $count }步仍未将死。

## 和棋的算法

# 接在“和棋。”之后。
result-draw-odds = 和棋算{ $side }胜。

## 灭绝

result-extinction-pieces = { $most ->
    [0] { $side }没有棋子了。
    [1] { $side }只剩一个棋子。
   *[other] { $side }的棋子不超过{ $most }个。
}
result-extinction-none = { $side }没有{ $pieces }了。
result-extinction-most = { $side }的{ $pieces }不超过{ $most }个。

## 棋盘占满

result-full-board = 棋盘上没有空格了。

## 到达

result-goal = { $side }的“{ $piece }”到达{ $square }。
result-goal-both = 双方都到达目标：{ $squares }。

## 入玉

result-impasse = { $side }的{ piece-king }进入敌阵，有{ $points }点。

## 练习目标

result-goal-reached = 目标已达成。
result-goal-moves = { $count }步内没有达成目标。

## 连接

result-link-ring = { $side }围成一环。
result-link-chain = { $side }的棋子连通了各区域。

## 将死

result-mate = { $side }被将死。
result-stalemate = { $side }无子可动。

## 子力

result-material = 双方的子力都不足以将死对方。

## 无进展

result-n-move = 双方各走了{ $count }步而无进展。

## 剩余点数

result-points-left = { $side }剩{ $points }点。

## 局面重复

result-repetition = 同一局面第{ $times }次出现。
# 接在后面。
result-repetition-starter = 循环由{ $side }开始。
result-perpetual-check = { $side }长将。
result-perpetual-check-both = 双方长将。
result-perpetual-chase = { $side }长捉。
result-perpetual-chase-both = 双方长捉。
result-perpetual-attack = { $side }每步都攻击另一个棋子。

## 连成一片

result-united = { $side }的棋子连成一片。

## 吃墙

result-wall-count = { $side }吃掉了{ $count }个“{ $wall }”。

## 停一手

result-passed = 双方都停一手。

## 照面

result-royals-face = { $side }没有避开照面。

## 失去皇家棋子

result-royals-lost = { $side }失去了最后一个皇家棋子。
result-royal-changed = { $side }的{ $royals }归了对方。
result-royal-taken = { $side }的{ $royals }被吃。
result-no-royal = { $side }没有{ $royals }。
result-burnt = { $side }走棋使自己的{ $royals }离开了棋盘。

## 点数（接在结束的原因之后）

result-points = { white }{ $white }点，{ black }{ $black }点。
