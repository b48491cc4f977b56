# 怎样吃子。$who、$whom、$spared、$pieces：若干棋子之一。$piece：单个棋子的名称。$place 是“在……”。
#
# $lines、$steps、$step、$leaps 是走法的文字，放在冒号之后。直线是file：orthogonal叫“横直”，diagonal叫“斜线”，其他的叫“线”。

## 禁止兑子
anti-trade-own-kind = “{ $piece }”不能吃另一个“{ $piece }”。
anti-trade-group = 下列棋子不能互相吃：{ $pieces }。
anti-trade-group-ever = 下列棋子任何时候都不能互相吃：{ $pieces }。
anti-trade-group-protected = 下列棋子之间，受保护的不能吃：{ $pieces }。
anti-trade-group-counter = 下列棋子之间，受保护的不能吃；其中一个刚被吃时，下一步也不能在别的格吃另一个：{ $pieces }。
anti-trade-on-way = 只有其中一个被其他棋子吃掉之后，才不能这样吃回；走棋途中在任何一格吃也不行。
anti-trade-lifted-any = 同一步还吃掉别的棋子时，不受此限。
anti-trade-lifted = 同一步还吃掉{ $pieces }时，不受此限。
anti-trade-adjacent = 与吃子的棋子相邻的，总是可以吃。

## 靠近
approach-ahead = { $who }沿一条线走而途中没有吃子时，吃掉终点前方紧接着的一列不间断的敌子。线的走向：{ $lines }。
approach-behind = { $who }沿一条线走而途中没有吃子时，吃掉起点后方紧接着的一列不间断的敌子。线的走向：{ $lines }。
approach-either = { $who }前方和后方都能吃时，由棋手选择吃哪一列。

## 烧毁
burn-all = “{ $piece }”每走一步，就烧毁从终点这样能到的全部棋子，不论敌我，使其离开棋盘：{ $leaps }。
burn-enemies = “{ $piece }”每走一步，就烧毁从终点这样能到的全部敌子，使其离开棋盘：{ $leaps }。

## 吃子表
# $when：吃子、不吃子而走（quiet），或两者都算（both）。
capture-matrix-leaves = { $who }{ $when ->
    [quiet] 不吃子而走
    [both] 不吃子而走，或吃掉{ $whom }
   *[capture] 吃掉{ $whom }
}时，离开棋盘。
capture-matrix-becomes = { $who }{ $when ->
    [quiet] 不吃子而走
    [both] 不吃子而走，或吃掉{ $whom }
   *[capture] 吃掉{ $whom }
}时，变成“{ $piece }”。
capture-matrix-defects = { $who }{ $when ->
    [quiet] 不吃子而走
    [both] 不吃子而走，或吃掉{ $whom }
   *[capture] 吃掉{ $whom }
}时，变成对方的“{ $piece }”。
capture-matrix-becomes-victim = { $who }吃掉{ $whom }时，变成被吃的那种棋子。
capture-matrix-promotes = { $who }{ $when ->
    [quiet] 不吃子而走
    [both] 不吃子而走，或吃掉{ $whom }
   *[capture] 吃掉{ $whom }
}时，升变。
# 吃子的棋子变成什么，用于表格。
capture-matrix-becomes-table = 吃子的棋子变成另一种棋子：
capture-matrix-victim = 被吃的那种棋子
capture-matrix-promoted = 升变后的棋子
capture-matrix-only-captures = { $who }只有吃子时才能走。
capture-matrix-quiet-explodes = { $who }不吃子而走时，在终点爆炸。
# $how：英语的主语本身含有否定时是 none；中文加“都”。
capture-matrix-forbidden = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能吃{ $whom }。
capture-matrix-never-captures = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能吃子。
capture-matrix-forbidden-table = 有些吃法不允许：
capture-matrix-guarded = 只有对方下一步不能吃回时，{ $who }才能吃{ $whom }。
capture-matrix-explodes = { $who }吃{ $whom }时发生爆炸，吃子的棋子{ $mover ->
    [dies] 也一起离开棋盘
   *[survives] 不受影响
}。
capture-matrix-explodes-any = { $who }吃子时发生爆炸，吃子的棋子{ $mover ->
    [dies] 也一起离开棋盘
   *[survives] 不受影响
}。

## 连吃
chain-may = { $who }吃子后，同一步中可以继续吃。
chain-must = { $who }吃子后，只要能吃，同一步中必须继续吃。
chain-turns = 继续吃时，每次都必须与前一次方向不同，并且走到这一步中还没有到过的格。
chain-leave-at-end = 被吃的棋子在这一步结束时才离开棋盘：在此之前它们仍然挡路，同一个棋子不能吃两次。
chain-leave-after-next = 被吃的棋子在这一步的下一次吃子之后才离开棋盘，所以吃子的棋子不能从它上面折回。
chain-leave-now = 每个被吃的棋子立即离开棋盘，然后才吃下一个。
chain-promotes-inside = 连吃途中升变的棋子，以升变后的身份继续吃。
chain-promotes-at-end = 连吃的棋子只在这一步的终点升变。

## 变色龙
chameleon-captures = { $who }吃每个敌子，都用该敌子在同一格吃子时的走法和吃法；一步棋对几个敌子都符合时，一次全吃。

## 坐标吃子
coordinate-captures = { $who }走后，途中没有吃子时，它的线与己方另一棋子（{ $partner }）的线相交处的敌子被吃，不论中间有什么。线的走向：{ $lines }。

## 夹吃与围吃
custodian-row = { $who }走动或打入后，吃掉它与己方另一棋子之间没有空隙的敌子。线的走向：{ $lines }。
custodian-intervention = { $who }走到或打入两个敌子之间时，两个都吃掉。线的走向（方向相反）：{ $lines }。
custodian-surround = 对方走棋后，{ $who }这样能到的格全部是敌子时，即被吃：{ $lines }。
custodian-surround-group = 同一方相邻的棋子（每个都是{ $who }），在对方走棋后没有一个能到空格时，一起被吃；互相能到的算相邻。线的走向：{ $lines }。
custodian-surround-area = { $who }只有{ $place }才会被围吃。
custodian-edge = 棋盘的边算围住{ $who }的敌子。
custodian-anvil = 只有{ $who }可以帮助夹吃敌子。
custodian-hostile = { $place }，空格算夹吃一方的棋子。
custodian-spared = { $place }，{ $who }夹在两个棋子之间也不会被吃。

## 效果
# $moves 是走法的记法，$steps 是它的文字。$end 是终点，$removed 是去掉的棋子，都是名词。
effect-move = “{ $piece }”还有一种走法，由线上找到的格决定。线的走向：{ $moves }（{ $steps }）；终点：{ $end }；去掉的棋子：{ $removed }。
effect-must = 这种效果必须使用。
effect-removes-nothing = 无
effect-removes-pieces = { $places }的每个棋子
effect-removes-enemies = { $places }的每个敌子
effect-on-end = 找到的格
effect-on-start = 原来的格
effect-on-before = 找到的格之前的一格
effect-on-beyond = 找到的格之后的一格
effect-on-behind = 原来的格背后的一格
effect-on-way = 途中
effect-near = 终点周围（{ $leaps }）

## 交战
# $count 是敌子的数目，或一个棋子算几个。$class 是作者给护甲起的名称。
engagement-engages = { $who }与这样能到的敌子交战：{ $lines }。
engagement-table = 棋子与这样能到的敌子交战：
engagement-captured = { $count ->
    [0] 没有敌子与{ $who }交战时，它也可以被吃。
    [1] 只有敌子正与{ $who }交战时，它才能被吃。
   *[other] 只有至少{ $count }个敌子正与{ $who }交战时，它才能被吃。
}
engagement-captured-class = { $count ->
    [0] 没有敌子与{ $who }（护甲：{ $class }）交战时，它也可以被吃。
    [1] 只有敌子正与{ $who }（护甲：{ $class }）交战时，它才能被吃。
   *[other] 只有至少{ $count }个敌子正与{ $who }（护甲：{ $class }）交战时，它才能被吃。
}
engagement-weight = { $who }与敌子交战时算{ $count }个棋子。
engagement-own-only = { $who }只能吃自己与之交战的棋子。
engagement-binds = { $who }这样能到的敌子被牵制，只能与牵制它的棋子交战：{ $lines }。

## 爆炸
explosion-around = 爆炸使被吃的棋子和周围各格上的一切离开棋盘。
explosion-zone = 爆炸使被吃的棋子和从那里这样能到的格上的一切离开棋盘：{ $leaps }。
explosion-immune = 旁边的爆炸对{ $who }没有影响。
explosion-no-check = 只会因旁边的爆炸而被吃的皇家棋子，不算被将军。

## 翻转
flips-hit = { $who }走动或打入后，这样能到的敌子全部归己方：{ $lines }。
flips-hit-table = 棋子走动或打入后，这样能到的敌子全部归己方：
flips-enclosed = { $who }走动或打入后，它与己方另一棋子之间每一列不间断的敌子都归己方。线的走向：{ $lines }。
flips-enclosed-table = 棋子走动或打入后，它与己方另一棋子之间每一列不间断的敌子都归己方。线的走向：
flips-passed = { $who }这样越过的敌子全部归己方：{ $lines }。
flips-passed-table = 棋子这样越过的敌子全部归己方：
flips-spared = { $who }不会这样归对方。
flips-beside = 打入{ $who }时，只有旁边有己方棋子，才能使敌子归己方。
flips-must = { $who }只能走到能使敌子归己方的格。
# 接在 flips-must 后面。
flips-first = { $place }还有空格时，它只能走到那里，这时不必使敌子归己方。

## 吃后再走
hit-run-on = “{ $piece }”吃子后可以再走一步。吃子的走法：{ $steps }。
hit-run-not-back = “{ $piece }”吃子后可以再走一步，但不能往回走。吃子的走法：{ $steps }。
hit-run-step = 这样吃子后的一步：{ $step }。

## 多吃
# $among：所有吃法，或按前面各句仍然相同的吃法。
majority-most = { $among ->
    [equal] 按前面各条仍不分高下的吃法中
   *[all] 有几种吃法时
}，必须选择吃子最多的。
majority-most-of = { $among ->
    [equal] 按前面各条仍不分高下的吃法中
   *[all] 有几种吃法时
}，必须选择吃掉下列棋子最多的：{ $pieces }。
majority-value = { $among ->
    [equal] 按前面各条仍不分高下的吃法中
   *[all] 有几种吃法时
}，必须选择吃子价值最高的。
majority-value-of = { $among ->
    [equal] 按前面各条仍不分高下的吃法中
   *[all] 有几种吃法时
}，必须选择吃子价值最高的。价值：{ $worths }，其他棋子算1。
majority-worth = { $piece }算{ $count }
majority-by = { $among ->
    [equal] 按前面各条仍不分高下的吃法中
   *[all] 有几种吃法时
}，如果有用{ $who }吃的，必须选择它。
majority-first = { $among ->
    [equal] 按前面各条仍不分高下的吃法中
   *[all] 有几种吃法时
}，必须选择最早吃掉下列棋子的：{ $whom }。

## 必须吃子
must-capture-side = { $side }能吃子时必须吃子。

## 守望
patrol-guarded = { $who }只有受己方棋子保护时才能吃子。
patrol-guards = { $who }保护这样能到的每个己方棋子：{ $lines }。
patrol-table = 棋子保护这样能到的每个己方棋子：

## 石化
# $wall 是作者对墙的称呼。
petrify-becomes = { $who }吃子后，在到达的格变成“{ $wall }”。
petrify-becomes-side = { $side }的{ $who }吃子后，在到达的格变成“{ $wall }”。

## 重生
rebirth-victim = { $who }被吃时，如果走棋后{ $square }是空的，就在那里重生。
rebirth-mover = { $who }吃子后，在{ $square }重生；如果走棋后那里被占，就不能吃子。
rebirth-home = 它开局时的格
rebirth-file = 它开局时在吃子所在直线上的格
rebirth-colour = 它开局时与吃子的格同色的格
rebirth-far = 吃子所在直线的远端
rebirth-not-there = 任何棋子都不能在自己重生的那一格吃子。

## 远处吃子
remote-rifle = “{ $piece }”不移动而吃子（射吃）：{ $steps }。
remote-rifle-table = 这些棋子不移动而吃子（射吃）：
remote-checker = “{ $piece }”还可以像西洋跳棋那样吃子：跳过正中间的敌子，把它吃掉。跳法：{ $steps }。
remote-advance = “{ $piece }”还可以滑行到敌子跟前吃掉它，而不进入它的格。走法：{ $steps }。

## 吃回
retake-captures = “{ $piece }”还可以这样吃子，但只能在对方刚刚吃子的格，吃掉那个吃子的棋子：{ $leaps }。

## 安全
safety-iron = “{ $piece }”不能被吃。
safety-haven = { $place }，{ $who }{ $how ->
    [none] 都
   *[some] {""}
}不能被吃。

## 旁边棋子的能力
# $near 是 side-powers-near 或 side-powers-next，可接在“对方”“己方”之后。
side-powers-near = { $pieces }附近
side-powers-next = { $pieces }旁边
side-powers-burn = 走到对方{ $near }的棋子离开棋盘。
side-powers-freeze = 在对方{ $near }的棋子不能走。
side-powers-protect = 在己方{ $near }的棋子不能被吃。
side-powers-hide = 在己方{ $near }的棋子不挡己方滑行的路。
side-powers-charm = 在对方{ $near }的棋子不能吃子。
side-powers-brake = 敌子滑行到{ $near }的第一格就必须停下。
side-powers-zone = 附近，是指那个棋子这样能到的格：{ $leaps }。

## 陷阱
snare-all = 每步棋之后，{ $place }的棋子全部离开棋盘。
snare-spared = 每步棋之后，{ $place }的棋子（{ $spared }除外）全部离开棋盘。
snare-guard = 每步棋之后，{ $place }的棋子，如果这样能到的格上没有己方棋子，就离开棋盘：{ $leaps }。
snare-guard-spared = 每步棋之后，{ $place }的棋子（{ $spared }除外），如果这样能到的格上没有己方棋子，就离开棋盘：{ $leaps }。

## 兑子
# $worth 是棋子的价值，可以有小数。
trade-protected = 对方下一步能吃回时，“{ $piece }”不能吃另一个“{ $piece }”，除非同一步在别处吃得足够多。
trade-counter = “{ $piece }”被其他棋子吃掉后，下一步不能在别的格吃“{ $piece }”。
trade-enough = 足够多，是指超过“{ $piece }”的价值。
trade-worths = 这样兑子时，棋子的价值如下：{ $worths }。
trade-worth = { $piece } { $worth }

## 倒戈
turncoats-change = { $who }{ $when ->
    [capture] 每次吃子后
    [quiet] 每次不吃子而走后
   *[move] 每次走棋后
}都改归对方。
