# 点击有什么作用，寥寥几字：指针停在有标记的格上时显示，用作选择按钮的名称，也念在格的名称之后（“e5，白兵，吃兵”）。
# $piece 是棋子的名称，不用引号。

click-pass = 停一手
# 可以升变的棋子不升变。
click-stay = 不变，仍是{ $piece }
click-promote = 升变为{ $piece }
# 几种看来相同的着法之一，用编号区分。
click-choice = { $action }（选择{ $number }）
# 从手中取出棋子，下一次点击时打入。
click-take-from-hand = 打入{ $piece }
# 棋子在走子空出的格入场。
click-put-behind = { $piece }入场
# 取出俘虏，用来交换。
click-release = 交还{ $piece }
click-choose-square = 选择这一格
click-pick-up = 拿起{ $piece }
click-put-wall = 放{ $piece }
click-put-down = 放下{ $piece }
click-go-through = 经过这里

## 打入。$grounds：click-lay 或 click-plain-ground，地块使所放的格成为什么。

click-drop = 打入{ $piece }
click-drop-falling = 打入{ $piece }，落到{ $square }
click-drop-laying = 放{ $piece }：{ $grounds }
# $grounds：若干 click-ground-on。
click-lay = { $grounds }
# $ground：作者起的名称，如“水”。$squares：“e4和e5”。
click-ground-on = { $squares }为{ $ground }
click-plain-ground = 普通地面

## 着法做什么

click-move = 走
click-move-piece = 走{ $piece }
# $victims：若干 click-your-own 和 phrases.ftl 的 the，己方和对方的棋子。[yes]：吃过路兵。
click-capture = { $passing ->
    [yes] 吃过路的{ $victims }
   *[no] 吃{ $victims }
}
# $victim 是其中一个。$count 至少是2。
click-capture-more = { $passing ->
    [yes] 吃过路的{ $victim }和另外{ $count }个棋子
   *[no] 吃{ $victim }和另外{ $count }个棋子
}
click-your-own = 己方的{ $piece }
click-castle = 易位
click-castle-with = 与{ $piece }易位
click-swap = 与{ $piece }换位
click-displace = 移走{ $piece }
# 盖着的棋子在原位翻开。
click-turn-up = 翻开
# 着法在起点结束，别无其他。
click-stay-here = 留在原处
# 同上，在吃子之后。
click-return = 回到原处

## 着法的结果。$action：上面的一条。

click-and-turn-up = { $action }并翻开
click-and-become = { $action }并变为{ $piece }
click-and-disappear = { $action }并消失
# 在另一棋盘或另一层。
click-and-arrive = { $action }并到达这里
click-into-check = { $action }，会被将军

## 下一次点击要做什么。$action：上面的一条。

# [yes]：着法也可以到此为止。
click-then-go-on = { $whole ->
    [yes] { $action }，然后停下或继续走
   *[no] { $action }，然后继续走
}
click-and-promote = { $action }并升变
click-then-put-behind = { $whole ->
    [yes] { $action }，然后停下或让棋子入场
   *[no] { $action }，然后让棋子入场
}
click-then-wall = { $action }，然后放{ $piece }
click-then-choose = { $action }，然后选择

## 选中的棋子另眼看待的格，以及棋盘怎样画出这些格

its-zone-forbidden = 它不能停在阴影格。
its-zone-promotion = 它在框内升变。
its-zone-morph = 它在虚线框内变形。
its-zone-goal = 它到带星的框内即胜。
its-zone-loss = 它到带叉的框内即负。
its-zone-draw = 它到带横条的框内即和棋。
its-zone-moves = 它从点线框内走，走法不同。
its-zone-haven = 它在带盾的框内是安全的。
