# 手中棋子与打入。$who、$pieces、$movers：若干棋子之一。$piece：单个棋子的名称。$place 是“在……”。

## 轮到谁打入
drop-turns-side = { $side }先放完必须打入的全部棋子，另一方再继续。
drop-turns-sealed = 双方都放完之前，谁也看不见对方放了什么。

## 打入
# $how：英语的主语本身含有否定时是 none；中文加“都”。
dropping-may = 棋手可以不走棋，而把手中的一个棋子打入空格。
dropping-may-side = { $side }可以不走棋，而把手中的一个棋子打入空格。
dropping-not-in-check = 被将军的一方不能打入。
dropping-not-in-check-side = { $side }被将军时不能打入。
dropping-nowhere = { $who }{ $how ->
    [none] 都
   *[some] {""}
}完全不能打入。
dropping-anywhere = { $who }可以打入任何地方。
# $place 里有逗号时（“白方在……，黑方在……”），放在冒号之后。
dropping-only = { COMMA($place) ->
    [yes] { $who }只能打入限定的位置：{ $place }
   *[no] { $who }只能{ $place }打入
}。
dropping-virgin = { $place }打入的{ $who }，算还没有走过。
dropping-up-either = { $who }可以按未升变或已升变的一面打入。
dropping-up-promoted = { $who }按已升变的一面打入。
# $held：若干个同名棋子，或 dropping-like-it。
dropping-file = 一条直线上已有己方的{ $held }时，{ $who }{ $how ->
    [none] 都
   *[some] {""}
}不能再打入这条直线。
dropping-like-it = { $count ->
    [1] 同种棋子
   *[other] { $count }个同种棋子
}
dropping-shades = { $side }的“{ $piece }”必须轮流打入不同颜色的格。
dropping-near-friend = { $who }必须打入到己方棋子旁边。
dropping-near-foe = { $who }必须打入到敌子旁边。
dropping-not-near-friend = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能打入到己方棋子旁边。
dropping-not-near-foe = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能打入到敌子旁边。
dropping-falls = { $who }会落下：打入到{ white }看来最低的格，或紧贴在下面的东西之上。
dropping-slides = { $who }从边上滑入：打入到从棋盘的边沿横线或直线推入时停下的格。
# $leaps 用文字说明是哪些格。
dropping-near-zone = 打入的旁边，是指从那里这样能到的格：{ $leaps }。
dropping-no-check = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能以打入的着法将军。
dropping-no-mate = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能以打入的着法将死对方。
dropping-mate-loses = 打入{ $who }将死对方的一方负。
# $order：名称；价值相同的用“或”连接。
dropping-exchange = 棋手可以交还一个俘虏，换回价值不超过它的一个己方棋子，并立即打入。价值从高到低：{ $order }。
dropping-exchange-side = { $side }可以交还一个俘虏，换回价值不超过它的一个己方棋子，并立即打入。价值从高到低：{ $order }。

## 用不完的棋子
endless-more = 手中的“{ $piece }”打入多少都用不完。

## 入场
gating-enters = { $movers }第一次走动时，手中的{ $who }可以放到它空出的格；王车易位时，可以放到易位的两个棋子中任何一个空出的格。
gating-enters-side = { $movers }第一次走动时，{ $side }手中的{ $who }可以放到它空出的格；王车易位时，可以放到易位的两个棋子中任何一个空出的格。
gating-mover = { $side ->
    [white] { $place }的{ white }棋子
    [black] { $place }的{ black }棋子
   *[both] { $place }的棋子
}
gating-answers = 这样入场的棋子可以应将或垫将。
gating-answers-side = { $side }这样入场的棋子可以应将或垫将。

## 手中棋子
# $fate：被吃的棋子到哪里去。$end：它变成什么。
hands-fate = { $fate ->
    [captor] 被吃的棋子归吃子一方所有，成为其手中的棋子。
    [owner] 被吃的棋子回到失子棋手的手中。
    [prison] 被吃的棋子作为俘虏留在棋盘旁边。
    [partner] 被吃的棋子离开这个棋盘，到同伴的棋盘去。
   *[gone] 被吃的棋子退出对局。
}
hands-fate-side = { $fate ->
    [captor] { $side }吃掉的棋子归{ $side }所有，成为其手中的棋子。
    [owner] { $side }吃掉的棋子回到失子棋手的手中。
    [prison] { $side }吃掉的棋子作为俘虏留在棋盘旁边。
    [partner] { $side }吃掉的棋子离开这个棋盘，到同伴的棋盘去。
   *[gone] { $side }吃掉的棋子退出对局。
}
hands-neutral = 不属于任何一方的棋子，到吃子棋手的手中。
hands-exploded = 爆炸中离开棋盘的吃子一方的棋子，连爆炸的棋子在内，都算被对方吃掉。
hands-demoted = 升变过的棋子被吃后，变回升变之前的棋子。
hands-demoted-side = 升变过的棋子被{ $side }吃掉后，变回升变之前的棋子。
hands-captured = { $who }被吃后，{ $end ->
    [base] 变回升变之前的棋子
    [kept] 保持不变
   *[gone] 退出对局
}。
hands-captured-side = { $who }被{ $side }吃掉后，{ $end ->
    [base] 变回升变之前的棋子
    [kept] 保持不变
   *[gone] 退出对局
}。
hands-captured-becomes = { $who }被吃后，变成“{ $piece }”。
hands-captured-becomes-side = { $who }被{ $side }吃掉后，变成“{ $piece }”。

## 必须打入
must-drop-both = 手中有{ $pieces }的一方，只要能打入，就必须打入一个；在此之前不能走棋。
must-drop-side = { $side }手中有{ $pieces }时，只要能打入，就必须打入一个；在此之前不能走棋。

## 互换规则
pie-rule-takes-over = 棋盘上只有一个棋子时，没有放它的一方可以用自己的一步把它收归己方。
pie-rule-mirror = 这时棋子移到以长对角线为轴的对称格。

## 地块
# $ground、$grounds 是地形的名称，$faces 是地块各面的内容。
tiles-around = { $who }连同周围的地面一起打入：{ $faces }。
tiles-ground = { $who }是地块，打入时铺上地面：{ $faces }。
tiles-table = 这些是地块，打入时铺上地面：
tiles-or-face = { $faces }，或另一面的{ $face }
tiles-squares = { $count }格{ $ground }
tiles-more-squares = { $count }格{ $ground }
tiles-plain = 平地
tiles-turn-half = { $who }放下时可以转半圈。
tiles-turn-all = { $who }放下时可以转到任何方向。
tiles-over = 地块只能放在地面是{ $grounds }而没有棋子的地方。
tiles-apart = “{ $ground }”旁边不能放另一块“{ $ground }”。
tiles-fill = 只有其他地块仍能填满余下的全部空地时，才能放地块。
