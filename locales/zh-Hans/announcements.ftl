# 读屏软件念的话：走棋之后，以及一格的说明。成列的棋子名称不用引号。

## 一步棋
# 一方所做的事依次列出：白方：兵从e4到d5、吃d5的兵。
side-has = { $side }：{ $deeds }。
stands-at = { $square }的{ $piece }
put-on = { $piece }放在{ $square }
goes-from-to = { $piece }从{ $from }到{ $to }
becomes = 变为{ $piece }
changes-sides = 归另一方
captures = 吃{ $pieces }
loses = 失去{ $pieces }
# 原地改变归属的棋子。
turns = 翻转{ $pieces }
passes = 停一手
lays-tile = { $tile }放在{ $square }
# $what 是“轮到……走棋”。
in-check-on = { $what }，在{ $squares }被将军

## 一格
attacked-by = 受{ $sides }攻击

# 点击的作用，没有更具体的说法时。
mark-move-or-capture = 走或吃子
mark-leap = 跳
mark-first-move-or-capture = 首步走或吃子
mark-move = 走
mark-first-move = 首步
mark-capture = 吃子
mark-capture-own = 吃己方棋子
mark-via = 途经
mark-castle = 易位
mark-drop = 打入
mark-arrival = 到达
mark-goal = 目标
mark-morph = 变形
mark-forbidden = 不许
mark-mount = 炮架
mark-choice = 选择

# 选中的棋子怎样看待这一格。
zone-forbidden = 不能停在这里
zone-promotion = 在这里升变
zone-morph = 在这里变形
zone-goal = 到这里即胜
zone-loss = 到这里即负
zone-draw = 到这里即和
zone-moves = 从这里走法不同
zone-haven = 在这里安全
zone-border = 在边界旁

# 在棋子的走法图中。
ends-here-again = 可以再停在这里
taken-on-way = 走往别处时被顺带吃掉
opens-squares = 使更多的格可走
taking-what-is-on = 吃掉{ $squares }的棋子
