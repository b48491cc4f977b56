# 对局怎样结束，逐条规则。规则只对一方有效时，$side 是白方或黑方。

## 孤王
# $strict：没有补救的机会。$live：再也不能走的棋子不算。
baring-royals = 只剩皇家棋子的一方{ $strict ->
    [yes] 立即判负
   *[no] 判负，除非下一步能使对方也如此
}{ $live ->
    [yes] ；再也不能走的棋子不算
   *[no] {""}
}。
baring-royals-side = { $side }只剩皇家棋子时{ $strict ->
    [yes] 立即判负
   *[no] 判负，除非下一步能使对方也如此
}{ $live ->
    [yes] ；再也不能走的棋子不算
   *[no] {""}
}。
baring-type = 没有“{ $piece }”的一方{ $strict ->
    [yes] 立即判负
   *[no] 判负，除非下一步能使对方也如此
}{ $live ->
    [yes] ；再也不能走的棋子不算
   *[no] {""}
}。
baring-type-side = { $side }没有“{ $piece }”时{ $strict ->
    [yes] 立即判负
   *[no] 判负，除非下一步能使对方也如此
}{ $live ->
    [yes] ；再也不能走的棋子不算
   *[no] {""}
}。

## 吃子定胜负
# $otherwise：不符合前一条规则时。
capture-result = { $otherwise ->
    [yes] 否则，用
   *[no] 用
}{ $taker }吃掉{ $victim }，{ $result ->
    [win] 吃子一方胜
    [loss] 吃子一方负
   *[draw] 即为和棋
}。

## 易位定胜负
castling-wins = 完成易位的一方胜；再也不能易位的一方负。
castling-wins-side = { $side }完成易位即胜，再也不能易位即负。

## 将军次数
check-count = 将军满{ $count }次的一方胜。
check-count-side = { $side }将军满{ $count }次即胜。

## 提出终局
claims = 因{ $ending ->
    [repetition] 局面重复
    [nMove] 无进展的步数
   *[counting] 数步
}而终局，须由棋手提出。
claims-side = 轮到{ $side }走棋时，因{ $ending ->
    [repetition] 局面重复
    [nMove] 无进展的步数
   *[counting] 数步
}而终局须由棋手提出。

## 连成
# $line 是下面的连线或方阵。
connect = { $line }，{ $result ->
    [win] 己方胜
    [loss] 己方负
   *[draw] 即为和棋
}。
connect-side = { $side }如果{ $line }，{ $result ->
    [win] { $side }胜
    [loss] { $side }负
   *[draw] 即为和棋
}。
connect-line = 己方{ $count }个棋子沿{ $along }{ $gaps ->
    [yes] 排在一条线上（中间有什么都可以）
   *[no] 不间断地连成一线
}
connect-line-types = 己方{ $count }个棋子（每个都是{ $types }）沿{ $along }{ $gaps ->
    [yes] 排在一条线上（中间有什么都可以）
   *[no] 不间断地连成一线
}
connect-square = 己方棋子连成{ $count }×{ $count }的方阵
connect-square-types = 己方棋子（每个都是{ $types }）连成{ $count }×{ $count }的方阵
connect-line-or-square = { $line }，或{ $square }
connect-rank = 横线
connect-file = 直线
connect-diagonal = 斜线
connect-across = 这样的连线必须一部分{ $area }，一部分在外面，才算数。

## 数步
counting = 没有未升变的兵之后，弱方开始数自己的步数，数满即为和棋：{ $form ->
    [makruk] 双方都有其他棋子时数64步；一方是孤王时，按强方的棋子数8至64步，与泰国象棋相同
    [cambodian] 双方都有其他棋子时数63步；一方是孤王时，按强方的棋子数7至63步，与柬埔寨象棋相同
   *[asean] 一方是孤王时，按强方的棋子数16至64步，与东盟象棋相同
}。

## 和棋的算法
draw-odds = 本应和棋的，算{ $side }胜。

## 灭绝
# $count 是可以剩下的数目。
extinction = 一方的{ $pieces }{ $count ->
    [0] 一个不剩
   *[other] 不超过{ $count }个
}时，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}。
extinction-while = 一方的{ $pieces }{ $count ->
    [0] 一个不剩
   *[other] 不超过{ $count }个
}，而对方至少有{ $least }个时，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}。
extinction-side = { $side }的{ $pieces }{ $count ->
    [0] 一个不剩
   *[other] 不超过{ $count }个
}时，{ $result ->
    [win] { $side }胜
    [loss] { $side }负
   *[draw] 即为和棋
}。
extinction-side-while = { $side }的{ $pieces }{ $count ->
    [0] 一个不剩
   *[other] 不超过{ $count }个
}，而对方至少有{ $least }个时，{ $result ->
    [win] { $side }胜
    [loss] { $side }负
   *[draw] 即为和棋
}。
extinction-any = 棋子

## 棋盘占满
full-board = 棋盘上没有空格时，{ $end ->
    [points] 按点数定胜负
   *[draw] 即为和棋
}。

## 到达
goal-safe = 必须以合法着法到达目标格：如果皇家棋子会被吃，就不算胜。
goal-safe-side = { $side }必须以合法着法到达目标格：如果皇家棋子会被吃，就不算胜。
goal-count = 必须有{ $count }个棋子同时停在目标格。
goal-count-side = { $side }必须有{ $count }个棋子同时停在目标格。
goal-reply = 先走的一方到达目标格后，后走的一方还可以走一步；也到达目标格的，即为和棋。
goal-turn = 是否到达目标格，在每轮结束时判定；停在目标格的每个棋子都算，先判刚走完的一方。
goal-early = 对方应一步之后才算胜的目标格，如果对方下一步吃不掉那个棋子，就立即算胜。

## 入玉
impasse = 未被将军的一方，如果{ piece-king }和另外至少{ $count }个棋子进入{ $ranks ->
    [1] 对方底线
   *[other] 靠近对方的{ $ranks }条横线
}，就可以宣布入玉：{ piece-rook }和{ piece-bishop }每个5点，除{ piece-king }以外的其他棋子每个1点，手中的也算；{ $form ->
    [27] 有28点即胜（后手有27点即胜）
   *[24] 有31点即胜，有24至30点即为和棋
}。
impasse-side = { $side }未被将军时，如果{ piece-king }和另外至少{ $count }个棋子进入{ $ranks ->
    [1] 对方底线
   *[other] 靠近对方的{ $ranks }条横线
}，就可以宣布入玉：{ piece-rook }和{ piece-bishop }每个5点，除{ piece-king }以外的其他棋子每个1点，手中的也算；{ $form ->
    [27] 有28点即胜（后手有27点即胜）
   *[24] 有31点即胜，有24至30点即为和棋
}。

## 练习目标
# $text 是作者写的话。$count 是限定的步数，0 表示不限。
lesson-task = 练习目标：{ $text }
lesson-puzzle = 开局局面是{ $side }的习题，已有解答。
lesson-capture-all = 在本练习中，{ $side }{ $count ->
    [0] {""}
   *[other] 在{ $count }步内
}吃掉全部敌子即胜。
lesson-capture-royal = 在本练习中，{ $side }{ $count ->
    [0] {""}
   *[other] 在{ $count }步内
}吃掉对方的皇家棋子即胜。
lesson-reach = 在本练习中，{ $side }{ $count ->
    [0] {""}
   *[other] 在{ $count }步内
}把{ $types }走到{ $area }即胜。
lesson-idle = { $side }始终不走棋。

## 连接
link = { $side }用相邻棋子连成的链连通下列区域，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}：{ $areas }。
link-types = { $side }用相邻棋子（每个都是{ $types }）连成的链连通下列区域，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}：{ $areas }。
link-some = { $areas }中的{ $count }个
link-ring = 一方用相邻棋子连成的链围住一格，不论其中有什么，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}。
link-ring-types = 一方用相邻棋子（每个都是{ $types }）连成的链围住一格，不论其中有什么，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}。
link-steps = 棋子这样走能到的格算相邻：{ $steps }。

## 将死
mate = 一方被将军而没有合法着法，即被将死，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}。
mate-side = { $side }被将军而没有合法着法时，{ $result ->
    [win] { $side }胜
    [loss] { $side }负
   *[draw] 即为和棋
}。
stalemate = 一方未被将军而无子可动时，{ $result ->
    [pass] 该方停一手
    [win] 该方胜
    [loss] 称为困毙，该方也负
    [points] 对局结束，按点数定胜负
    [part] 该方得{ $part }/{ $whole }分，其余归对方
   *[draw] 称为逼和，对局为和棋
}。
stalemate-side = { $side }未被将军而无子可动时，{ $result ->
    [pass] { $side }停一手
    [win] { $side }胜
    [loss] 称为困毙，{ $side }也负
    [points] 对局结束，按点数定胜负
    [part] { $side }得{ $part }/{ $whole }分，其余归对方
   *[draw] 称为逼和，对局为和棋
}。
# 没有将军的棋。
no-move-left = 一方无子可动时，{ $result ->
    [pass] 该方停一手
    [win] 该方胜
    [loss] 该方负
    [points] 对局结束，按点数定胜负
    [part] 该方得{ $part }/{ $whole }分，其余归对方
   *[draw] 即为和棋
}。
no-move-left-side = { $side }无子可动时，{ $result ->
    [pass] { $side }停一手
    [win] { $side }胜
    [loss] { $side }负
    [points] 对局结束，按点数定胜负
    [part] { $side }得{ $part }/{ $whole }分，其余归对方
   *[draw] 即为和棋
}。

## 子力
material = 棋盘上只剩双方的王，或此外只有一个马、一个象、或只有走同色格的象时，即为和棋。

## 无进展
# $progress 是使计数重新开始的着法。
n-move = 双方各走{ $count }步后，{ $result ->
    [win] 轮到走棋的一方胜
    [loss] 轮到走棋的一方负
   *[draw] 即为和棋
}。
n-move-without = 双方连续各走{ $count }步，其间没有{ $progress }，{ $result ->
    [win] 轮到走棋的一方胜
    [loss] 轮到走棋的一方负
   *[draw] 即为和棋
}。
n-move-side = 双方各走{ $count }步后轮到{ $side }走棋时，{ $result ->
    [win] { $side }胜
    [loss] { $side }负
   *[draw] 即为和棋
}。
n-move-without-side = 双方连续各走{ $count }步，其间没有{ $progress }，轮到{ $side }走棋时，{ $result ->
    [win] { $side }胜
    [loss] { $side }负
   *[draw] 即为和棋
}。
n-move-capture = { $side ->
    [white] { white }吃子
    [black] { black }吃子
   *[both] 吃子
}
n-move-drop = { $side ->
    [white] { white }打入
    [black] { black }打入
   *[both] 打入
}
n-move-promotion = { $side ->
    [white] { white }升变
    [black] { black }升变
   *[both] 升变
}
n-move-move = { $side ->
    [white] { white }走{ $types }
    [black] { black }走{ $types }
   *[both] 走{ $types }
}
n-move-pieces = 只有双方的棋子都不超过{ $count }个时，这条规则才有效。
n-move-checks = 每方将军超过{ $count }次的部分，不计入这些步数。
n-move-checks-side = { $side }将军超过{ $count }次的部分，不计入这些步数。

## 点数
# $all 依次列出各种棋子的点数。
points = 按点数定胜负时，棋子的点数如下：{ $all }。
points-table = 按点数定胜负时，棋子的点数如下：
points-one = { $piece } { $points }点
points-side = 按点数定胜负时，{ $side }棋子的点数如下：{ $all }。
points-side-table = 按点数定胜负时，{ $side }棋子的点数如下：
points-bonus = 按点数定胜负时，{ $side }开局时已有{ $points }点。
points-hands = 按点数定胜负时，手中的棋子不算。

## 剩余点数
points-left = 棋子总共不超过{ $points }点的一方负。

## 局面重复
repetition = { $result ->
    [loss] 使同一局面第{ $times }次出现的一方负。
    [win] 使同一局面第{ $times }次出现的一方胜。
    [white] 同一局面第{ $times }次出现时，{ white }胜。
    [black] 同一局面第{ $times }次出现时，{ black }胜。
    [starter] 同一局面第{ $times }次出现时，开始循环的一方负。
    [illegal] 任何着法都不能使同一局面第{ $times }次出现。
   *[draw] 同一局面第{ $times }次出现时，即为和棋。
}
repetition-side = { $result ->
    [loss] { $side }使同一局面第{ $times }次出现即负。
    [win] { $side }使同一局面第{ $times }次出现即胜。
    [white] { $side }的着法使同一局面第{ $times }次出现时，{ white }胜。
    [black] { $side }的着法使同一局面第{ $times }次出现时，{ black }胜。
    [starter] { $side }的着法使同一局面第{ $times }次出现时，开始循环的一方负。
    [illegal] { $side }的着法不能使同一局面第{ $times }次出现。
   *[draw] { $side }的着法使同一局面第{ $times }次出现时，即为和棋。
}
repetition-evasion = 应将的着法仍可以重复局面。
repetition-evasion-side = { $side }应将的着法仍可以重复局面。
repetition-perpetual = 局面重复期间，一方如果每步都{ $deed ->
    [check] 将军（长将）
    [chase] 对同一个棋子形成新的攻击（长捉）
   *[attack] 对某个棋子形成新的攻击
}，{ $result ->
    [loss] 该方负
    [illegal] 该方不能重复局面
   *[draw] 即为和棋
}。
repetition-perpetual-side = 局面重复期间，{ $side }如果每步都{ $deed ->
    [check] 将军（长将）
    [chase] 对同一个棋子形成新的攻击（长捉）
   *[attack] 对某个棋子形成新的攻击
}，{ $result ->
    [loss] { $side }负
    [illegal] { $side }不能重复局面
   *[draw] 即为和棋
}。
repetition-to-and-fro = { $side }不能用同一个棋子来回走，使局面重现。

## 连成一片
united = 一方的棋子全部相邻相连，或只剩一个时，{ $result ->
    [win] 该方胜
    [loss] 该方负
   *[draw] 即为和棋
}。
united-types = 这时只算{ $types }。
united-steps = 这时，棋子这样走能到的格算相邻：{ $steps }。

## 吃墙
wall-count = { $side }吃掉{ $count }个“{ $wall }”即胜。
