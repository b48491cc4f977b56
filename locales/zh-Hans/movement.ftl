# 棋子在自身走法以外怎样走，以及一轮由什么组成。$who、$whom：若干棋子之一。$lines、$moves：走法的文字。
#
# $lines 和 $moves 里有逗号，所以不放在句子中间，而放在冒号之后。直线是file：orthogonal叫“横直”，diagonal叫“斜线”，其他的叫“线”。

## 后面的棋子入场
auto-gate = 任何棋子都不能进出双方的底线；底线前的棋子第一次走动时，它后面的棋子走到它空出的格。

## 只能吃子进入的格
capture-only-squares = { $who }只有吃子时才能进入{ $area }，走到那里必须停下。

## 王车易位
castling = 王车易位：{ $mover }向同一线上的易位棋子移动，易位棋子随即越过它，移到它的另一侧。两者都必须没有走过，两者之间也不能有其他棋子。
castling-leap = 王车易位：{ $mover }跳到线的尽头的易位棋子前面的空格，易位棋子跳到它原来的格。两者都必须没有走过。
castling-check = { $leaps ->
    [yes] { $mover }正被将军，或易位后会被将军时，都不能易位。
   *[no] { $mover }正被将军、所经过的格受到攻击，或易位后会被将军时，都不能易位。
}
castling-partners = 可以作易位棋子的有{ $partners }，在线上的任何位置都可以。
castling-partners-only = 即使在线的尽头，也只有{ $partners }可以作易位棋子。
castling-files = 易位后，{ $mover }不论从哪里开始，都到{ $low }线或{ $high }线。

## 网页的规则
# 网页自己加上的。$routine 是网页程序里的名称。
custom-moves = { $who }有自己的特别走法，沿着这样的线：{ $lines }。
custom-moves-routine = { $who }有自己的特别走法，沿着这样的线：{ $lines }。怎样走由网页的程序{ $routine }决定。
custom-effect = { $who }走棋还有什么后果，由网页的程序{ $routine }决定。
custom-memory = 网页记录{ $name }，开始时是{ $start }。

## 骰子
dice = 每步之前掷{ $count }个骰子，只能走掷出的棋子。骰子的各面：{ $faces }。
dice-doubles = 所有骰子掷出同一种棋子时，可以走任何棋子。

## 驱赶与拖拉
driving-drive = { $who }可以把线上最先遇到的棋子{ $whom ->
    [own] （只限己方棋子）
    [enemy] （只限敌子）
   *[any] {""}
}赶到更远的地方，也可以赶出棋盘，并且可以跟上去。线的走向：{ $lines }。
driving-drive-table = 这些棋子可以把线上最先遇到的棋子{ $whom ->
    [own] （只限己方棋子）
    [enemy] （只限敌子）
   *[any] {""}
}赶到更远的地方，也可以赶出棋盘，并且可以跟上去：
driving-drag = { $who }可以把线上最先遇到的棋子{ $whom ->
    [own] （只限己方棋子）
    [enemy] （只限敌子）
   *[any] {""}
}拖近，自己则离它而去，也可以双双离开棋盘。线的走向：{ $lines }。
driving-drag-table = 这些棋子可以把线上最先遇到的棋子{ $whom ->
    [own] （只限己方棋子）
    [enemy] （只限敌子）
   *[any] {""}
}拖近，自己则离它而去，也可以双双离开棋盘：
driving-captured = 这样离开棋盘的棋子算被吃。

## 再走一步
# $quiet：两步都不能吃子。$must：第二步必须走。
extra-move = { $first }{ $quiet ->
    [yes] 不吃子而走一步
   *[no] 走一步
}后，同一轮中{ $whom ->
    [another] 另一个棋子（{ $second }）
    [other] 另一个棋子（{ $second }）
    [same] 同一个棋子
   *[any] { $second }
}{ $must ->
    [yes] 只要能走，就必须
   *[no] 可以
}{ $quiet ->
    [yes] 不吃子而再走一步
   *[no] 再走一步
}。

## 可以跳过的棋子
hurdles = { $who }只能跳过或穿过{ $others }。

## 走不动的棋子
# $how：英语的主语本身含有否定时是 none；中文加“都”。
immobile-open = { $who }可以留在以后再也不能走动的格。
immobile-no-drops = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能打入以后再也不能走动的格。
immobile-no-moves = { $who }{ $how ->
    [none] 都
   *[some] {""}
}不能打入或走到以后再也不能走动的格。

## 劫
ko = 不能走使棋盘回到上一步之前的样子的着法。

## 借出走法
lending = { $who }把自己的走法借给这样能到的己方棋子（{ $whom }）：{ $lines }。
lending-every = { $who }把自己的走法借给这样能到的每个己方棋子：{ $lines }。
lending-other = { $who }借出的不是自己的走法，而是：{ $moves }。
lending-instead = { $who }在借用走法期间，没有自己的走法。
lending-instead-any = 棋子在借用走法期间，没有自己的走法。
# $area 是“在……”。
lending-barred = { $area }，{ $who }不能用借来的走法停下。

## 因地而异的走法
# $area 是“在……”：在对方底线。
moves-at-nothing = { $area }，{ $who }完全不能走。
moves-at-more = { $area }，{ $who }还可以这样走：{ $moves }。
moves-at-other = { $area }，{ $who }改为这样走：{ $moves }。
moves-at-initial = { $area }，{ $who }不论是否走过，都可以使用首步的走法。

## 中立棋子
neutral = { $who }不属于任何一方：轮到走棋的一方可以走它，这时它算该方的己方棋子。
neutral-royal = 任何一方都不能让中立的皇家棋子受到对方的攻击。
neutral-royal-safe = 中立的皇家棋子不能走到受任何一方棋子攻击的格。
neutral-check = 中立棋子将双方的军。

## 麻痹
paralysis = { $who }这样能到的敌子不能走：{ $lines }。
paralysis-like = { $who }这样能到的同种敌子不能走：{ $lines }。
paralysis-types = { $whom }被对方的{ $who }这样够到时，不能走：{ $lines }。
paralysis-guard = 但它这样能走到的格上如果有己方棋子，它仍然可以走：{ $lines }。
paralysis-quiet = { $who }这样能到的格上有敌子时，它只能吃子：{ $lines }。

## 停一手
# $checks：本棋是否有将军。
passing = { $checks ->
    [yes] { $side }未被将军时可以停一手。
   *[no] { $side }可以停一手。
}
passing-rest = { $side }可以不走一轮中余下的步。
passing-end = 连续两次停一手后，{ $end ->
    [points] 按点数定胜负
   *[draw] 即为和棋
}。
passing-end-side = 连续两次停一手，且第二次是{ $side }时，{ $end ->
    [points] 按点数定胜负
   *[draw] 即为和棋
}。

## 层间的走法
# $count 是层数。
plane-steps-straight = { $who }也可以在各层之间直上直下地走，向前就是到下一层：{ $moves }。
plane-steps-either = { $who }也可以在各层之间走，每走一格同时前进或后退{ $count }层：{ $moves }。
plane-steps-on = { $who }也可以在各层之间走，每走一格，{ white }同时前进{ $count }层，{ black }同时后退{ $count }层：{ $moves }。
plane-steps-back = { $who }也可以在各层之间走，每走一格，{ white }同时后退{ $count }层，{ black }同时前进{ $count }层：{ $moves }。

## 换层
plane-transfer = { $who }走棋后，转到下一层的同一格，那一格必须是空的。
plane-transfer-check = 皇家棋子在走到的格和转到的格都不能受到攻击。

## 推
pushing = { $who }可以推动前面的棋子，只要前面还有空位，最多推{ $count }个。走法：{ $lines }。
pushing-row = { $who }可以推动一列己方棋子，连自己在内最多{ $count }个，自己在最后；只要前面还有空位，也一起推动列前数目更少的敌子。走法：{ $lines }。
pushing-behind = { $who }前面没有棋子时也可以这样走；但不论推不推，它身后都必须是空格或棋盘的边。
pushing-pull = { $who }这样走过空格时，可以拉着紧跟在后面的棋子一起走：{ $lines }。
pushing-aside = { $who }可以占据另一个棋子的位置，那个棋子让到一步以外由棋手选择的空格；两者都这样走：{ $lines }。
pushing-pull-aside = { $who }走到空格时，一步以外的一个棋子可以跟到它空出的格；两者都这样走：{ $lines }。
pushing-whom = { $who }只能这样移动{ $whom }。
pushing-whom-own = { $who }只能这样移动己方的棋子（{ $whom }）。
pushing-whom-enemy = { $who }只能这样移动对方的棋子（{ $whom }）。
pushing-off = { $whose ->
    [both] 被推出棋盘的棋子算被吃，不论属于哪一方。
    [own] 只有己方棋子可以被推出棋盘，并算被吃。
    [enemy] 只有敌子可以被推出棋盘，并算被吃。
   *[none] 不能把任何东西推出棋盘。
}

## 等级
ranking = 可以跳过棋子的滑行走法，能越过任意数目等级较低的棋子去吃子；自己的等级是偶数的，也能越过同等级的棋子。
ranking-list = 等级：{ $all }。
ranking-table = 棋子的等级：
ranking-one = { $piece } { $rank }

## 走多远
ride-length-full = { $who }沿自己的线总是走到不能再走为止；线的走向：{ $lines }。
ride-length-counted = { $who }还可以沿一条线走，走的格数正好等于整条线上双方棋子的总数，连自己在内；可以越过己方棋子，不能越过敌子，在终点吃子。线的走向：{ $lines }。

## 成列走
row-steps = 排成一列的{ $most ->
    [2] 2个
   *[other] 2至{ $most }个
}相邻棋子（每个都是{ $who }）可以一起走到空格，方向相同，但不能沿着这一列。走法：{ $lines }。

## 停步区
stop-zone = 敌子进入{ $who }这样能到的格，就必须停下：{ $lines }。
stop-zone-exempt = { $who }不必因任何敌子而停下。

## 换位
swapping = { $who }只能与{ $whom }换位。
swapping-table = 棋子只能与下列棋子换位：

## 吃墙
take-walls = { $who }可以走到这样能到的“{ $wall }”上，把它从棋盘上拿走：{ $lines }。
take-walls-table = 这些棋子可以走到这样能到的“{ $wall }”上，把它从棋盘上拿走：

## 地形
# $name 是作者起的名称。$does 是下面的一项或几项。
terrain = 有一种地形“{ $name }”，作用是：{ $does }。
terrain-start = 开局时{ $squares }是“{ $name }”。
terrain-nothing = 对棋子没有影响
terrain-no-enter = 不许进入或越过
terrain-no-land = 不许停留
terrain-stop = 使进入的棋子停下
terrain-opaque = 截断交战线
terrain-cover = 挡住射击
terrain-mute = 使其中的棋子不能交战
terrain-shield = 使其中的棋子不受交战
# $types：不受此作用的棋子。
terrain-except = { $does }（{ $types }除外）

## 一轮几步
turns-length = { $side }每轮走{ $count }步。
turns-first = 对局的第一轮走{ $count }步。
turns-growth = 第一轮走{ $count }步，以后每轮比对方的上一轮多走{ $more }步。
turns-pieces = 一步棋每推动、拉动或换位一个棋子，就多算本轮的一步。
turns-same = 一轮的各步都用同一个棋子走。
turns-each = 一轮的各步分别用不同的棋子走。
turns-other = 一轮中同一个棋子不能连走两步。
turns-last = 一轮的最后一步由{ $who }走，前面的步由其他棋子走。
turns-check-ends = 将军即结束本轮。
turns-check-last = 一轮中只有最后一步可以将军。
turns-chain = 同一轮中可以接连吃过路兵。
turns-change = 走完一轮后，棋盘不能与之前完全一样。
turns-again = 吃子的一方再走一次。

## 失去首步走法
virgin-lost = 对方的{ $enemy }走完后，如果在空棋盘上能从那里到达{ $who }，{ $who }就失去首步的走法。

## 放墙
# $wall 是作者对墙的称呼。$place 是下面四种之一。
walling = 每走一步棋，还要把一个“{ $wall }”放在{ $place }。
walling-move = 每走一步棋，还要把“{ $wall }”移到{ $place }；棋盘上还没有时，就放在那里。
walling-instead = 一方可以不走棋，而把一个“{ $wall }”放在{ $place }。
walling-instead-move = 一方可以不走棋，而把“{ $wall }”移到{ $place }；棋盘上还没有时，就放在那里。
walling-anywhere = 空格
walling-past = 走动的棋子空出的格
walling-arrow = 走动的棋子下一步不吃子能走到的格
walling-edge = 棋盘边上或另一个“{ $wall }”旁边的空格
walling-region = { $who }只能放在{ $area }。

## 墙
# $takers：有可以吃墙的棋子。$push：墙被推时怎样。
walls = { $wall }不属于任何一方：{ $takers ->
    [yes] 只有能吃它的棋子可以走到它所在的格
   *[no] 任何棋子都不能走到它所在的格，也不能穿过它
}；{ $push ->
    [off] 推棋时会把它一起推走，把它推出棋盘的一方算吃掉了它
    [along] { $takers ->
        [yes] 此外它不能被吃
       *[no] 它不能被吃
    }，但推棋时会把它一起推走
   *[stay] { $takers ->
        [yes] 此外它不能被吃
       *[no] 它不能被吃
    }
}。
