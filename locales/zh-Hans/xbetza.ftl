# 棋子怎样走，由 XBetza 记法译成文字。一段说明是一棵树：走法（move-…、legs-…）里放路径（way-…），路径由距离（distance-…、leaps-…）
# 和方向（toward-…）组成。对整个走法的限制写在它前后：$moves 是一个完整的走法，没有主语。全文放在棋子名称和冒号之后。
#
# 动词“走”“跳”在距离里：distance 是“走一格”“跳两格”，前面加方向，成为“向前走一格”“横直跳两格”；后面加“，可吃子”“，不吃子”或
# “吃子”，成为一种走法。所以每条路径后面都要能直接加“吃子”：路径的补充说明放在括号里，不留在逗号之后。
# file 叫“直线”，所以 orthogonally 叫“横直”；straight on 叫“沿原方向”。六边形和方格都叫“格”，不用 $cell 区分。
# $number、$long、$short、$least：文字写的数（number-word）。

# 句中的数。
number-word = { $n ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
   *[other] { $n }
}

## 整体

moves-never = 不能走动
# 走法里有逗号，所以走法之间总用“；或”；同一走法中的岔路用“；若……”。
moves-or = { $before }；或{ $after }

## 走法：路径和做什么
# $ways：一条或几条 way-…：“向前走一格或按车的走法”。

# 只说到哪里。
move-where = { $ways }
move-quiet = { $ways }，不吃子
move-jumps = { $ways }，不吃子
move-or-capture = { $whom ->
    [any] { $ways }，敌子和己方棋子都可吃
    [royal] { $ways }，可吃子，但只限对方皇家棋子
    [friend] { $ways }，可吃子，但只限己方棋子
    [royal-or-friend] { $ways }，可吃子，但只限对方皇家棋子和己方棋子
   *[enemy] { $ways }，可吃子
}
move-captures = { $whom ->
    [any] { $ways }吃敌子或己方棋子
    [royal] { $ways }吃对方皇家棋子
    [friend] { $ways }吃己方棋子
    [royal-or-friend] { $ways }吃对方皇家棋子或己方棋子
   *[enemy] { $ways }吃子
}
move-swaps = { $whom ->
    [any] { $ways }，与敌子或己方棋子换位
    [royal] { $ways }，与对方皇家棋子换位
    [friend] { $ways }，与己方棋子换位
    [royal-or-friend] { $ways }，与对方皇家棋子或己方棋子换位
   *[enemy] { $ways }，与敌子换位
}
move-passant = { $ways }吃过路兵
# 很少同时出现的几件事：“可走子或吃过路兵”。
move-acts = { $ways }，可{ $acts }
act-moves = 走子
act-captures = { $whom ->
    [any] 吃敌子或己方棋子
    [royal] 吃对方皇家棋子
    [royal-or-friend] 吃对方皇家棋子或己方棋子
    [friend] 吃己方棋子
   *[enemy] 吃子
}
act-swaps = { $whom ->
    [any] 与敌子或己方棋子换位
    [royal] 与对方皇家棋子换位
    [royal-or-friend] 与对方皇家棋子或己方棋子换位
    [friend] 与己方棋子换位
   *[enemy] 与敌子换位
}
act-passant = { $swaps ->
    [yes] 吃过路兵（把被吃的棋子放到自己出发的格）
   *[no] 吃过路兵
}
move-borrows = 借用这样能到的己方棋子的走法：{ $ways }
# 路径是 way-castling。$inside：易位的棋子不在横线尽头，而在它内侧一格。
move-castles = { $inside ->
    [yes] { $ways }，与{ $cell ->
        [cell] 所在线
       *[square] 横线
    }尽头内侧一格上未走过的棋子作王车易位
   *[no] { $ways }，与该侧{ $cell ->
        [cell] 同一线上
       *[square] 同一横线上
    }最近的棋子（未走过的车，或尽头未走过的任何棋子）作王车易位
}
# $kinds：一项或几项 imitated-…。$turned：前后颠倒。
move-imitates = { $turned ->
    [yes] 照对方上一步所走的那种棋子的走法（前后颠倒）{ $kinds }
   *[no] 照对方上一步所走的那种棋子的走法{ $kinds }
}
imitated-all = 走子或吃子
imitated-quiet = 走子（不吃子）
imitated-captures = 吃子
imitated-friends = 吃己方棋子
imitated-passant = 吃过路兵
imitated-royals = 吃皇家棋子

## 对走法的限制

move-also-passant = { $moves }（也可吃过路兵）
move-hops-one = { $moves }，途中必须恰好跳过一个棋子（炮架）
move-hops-any = { $moves }，途中可跳过任意多个棋子
move-hops-next = { $moves }，必须跳过遇到的第一个棋子，落在紧接其后的格
move-skips-first = { $moves }，第一格不论有无棋子都跳过
# $each：说的是几次跳跃中的每一次。$bent：每次跳跃先直后斜。$friends：途中可以有己方棋子。
move-lame = { $moves }，{ $each ->
    [yes] 每次跳跃
   *[no] 但
}途经的格{ $bent ->
    [yes] （先直后斜）
   *[no] {""}
}{ $friends ->
    [yes] 只能是空格或有己方棋子
   *[no] 必须是空格
}
# $friends：只能跳过己方棋子。
move-over-hurdle = { $moves }，{ $each ->
    [yes] 每次跳跃
   *[no] 但
}途中{ $bent ->
    [yes] （先直后斜）
   *[no] {""}
}必须跳过至少一个{ $friends ->
    [yes] 己方棋子
   *[no] 棋子
}
move-over-friends = { $moves }，途中可越过己方棋子
move-over-any = { $moves }，途中可越过任何棋子
move-round-sides = { $moves }，棋盘左右两边视为相连
move-round-all = { $moves }，棋盘相对的边都视为相连
move-leaves-trail = { $moves }，此后对方可在它经过的格上吃过路兵
# 长走法中的一段。
move-as-far = { $moves }，步数与上一段相同
move-tame = { $moves }，但不能吃皇家棋子
move-unloads = { $moves }，并把最后吃掉的棋子放到这一段的起点格
move-exempt = { $moves }，不受按所到的格或所吃的棋子使它变形或受阻的规则限制
# 放在前面，管到分号为止。
move-first-only = 只在首步时{ $moves }
# 分为几段的走法。
move-all-first-only = 只在首步时这样走：{ $moves }
# $leads：一项或几项 leads-…。
move-leads = { $moves }，但整个行程必须{ $leads }
leads-front = 向前
leads-back = 向后
leads-left = 向左
leads-right = 向右
leads-front-or-back = 向前或向后
leads-sides = 横向
leads-mainly = 以{ $way }为主
leads-both = { $way }且以{ $main }为主
leads-bent-left = 向左弯
leads-bent-right = 向右弯

## 分为几段的走法
# $before、$after、$moves：各段。

# $more：$after 本身也是 legs-then：“……，再……，然后……”。
legs-then = { $more ->
    [yes] { $before }，再{ $after }
   *[no] { $before }，然后{ $after }
}
# 也可以停在 $before 的终点。$places：一项或几项 on-…、past-…。
legs-or-on = { $before }；若{ $places }，还可接着{ $after }
legs-repeated = 把以下走法重复任意次：{ $moves }
# $before 是 legs-repeated。
legs-repeated-on = { $before }；重复任意次后，还可接着{ $after }
legs-repeating-from = { $moves }（{ $places }后才能重复）
# 还要继续的一段。$way 里已有动词。$places：一项或几项 on-…、past-…。
leg-to = { $way }到{ $places }
leg-captures = { $victim ->
    [common-enemy] { $ways }吃敌子（皇家棋子除外）
    [royal] { $ways }吃对方皇家棋子
    [friend] { $ways }吃己方棋子
    [common-friend] { $ways }吃己方棋子（皇家棋子除外）
   *[enemy] { $ways }吃敌子
}
# $passes：此外什么也不做，所以等于停一手。
leg-returns = 回到出发的格{ $passes ->
    [yes] （等于停一手）
   *[no] {""}
}
leg-goes-back = 退回上一段的起点格

# 一段的终点有什么。$how：[to] 这一段走到哪里，[from] 下一段从哪里继续。[to] 放在“到”之后，[from] 自带动词，放在“若”之后。
on-empty = { $how ->
    [from] 到空格
   *[to] 空格
}
on-enemy = { $how ->
    [from] 吃掉敌子
   *[to] 敌子所在的格（把它吃掉）
}
on-common-enemy = { $how ->
    [from] 吃掉敌子（皇家棋子除外）
   *[to] 非皇家的敌子所在的格（把它吃掉）
}
on-royal = { $how ->
    [from] 吃掉对方皇家棋子
   *[to] 对方皇家棋子所在的格（把它吃掉）
}
# 只许吃皇家棋子，又不许吃皇家棋子：哪里也到不了。
on-royal-spared = { $how ->
    [from] 到对方皇家棋子所在的格（但不能吃它，所以到不了）
   *[to] 对方皇家棋子所在的格（但不能吃它，所以到不了）
}
on-friend = { $how ->
    [from] 吃掉己方棋子
   *[to] 己方棋子所在的格（把它吃掉）
}
on-common-friend = { $how ->
    [from] 吃掉己方棋子（皇家棋子除外）
   *[to] 非皇家的己方棋子所在的格（把它吃掉）
}
on-passant = { $how ->
    [from] 吃过路兵
   *[to] 能吃过路兵的空格（把它吃掉）
}
on-lender = { $how ->
    [from] 到己方棋子所在的格（由它走完余下的路程）
   *[to] 己方棋子所在的格（由它走完余下的路程）
}
past-friend = { $how ->
    [from] 到己方棋子所在的格（该棋子留在原处）
   *[to] 己方棋子所在的格（该棋子留在原处）
}
past-any = { $how ->
    [from] 到任一方棋子所在的格（该棋子留在原处）
   *[to] 任一方棋子所在的格（该棋子留在原处）
}
past-row = { $how ->
    [from] 到线上任何一个棋子所在的格（它和它之前的棋子都留在原处）
   *[to] 线上任何一个棋子所在的格（它和它之前的棋子都留在原处）
}

## 路径：走多远、到哪里

# $named：棋局中有这种棋子，正好这样走，说的又不是它自己；否则写出怎样走。象和马在象棋中走法不同，王、后的走法写出来也不长，
# 所以只有车用名称，即 $piece。
way-king = { $cell ->
    [cell] 过边或过角走一格
   *[square] 向任意方向走一格
}
way-queen = { $cell ->
    [cell] 过边或过角走任意多格
   *[square] 向任意方向走任意多格
}
way-rook = { $named ->
    [yes] 按{ $piece }的走法
   *[no] { $cell ->
        [cell] 过边走任意多格
       *[square] 横直走任意多格
    }
}
way-bishop = { $cell ->
    [cell] 过角走任意多格
   *[square] 沿斜线走任意多格
}
way-knight = 跳两格再侧移一格
# 同一走法的几条路径。$way：第一条或下一条。$others：这两条之一，或最后一条路径。
ways-or = { $way }或{ $others }
ways-more = { $way }、{ $others }
way-anywhere = 走到棋盘上任意一格
# $far：distance-…、leaps-… 或一条路径，含动词。$toward：一个或几个 toward-…。$line：沿什么线。
way-toward = { $line ->
    [corners] { $toward }过角{ $far }
   *[none] { $toward }{ $far }
}
# $toward 以转向开始（toward-turning）。
way-turning = { $line ->
    [orthogonal] { $toward }，横直{ $far }
    [diagonal] { $toward }，沿斜线{ $far }
    [corners] { $toward }，过角{ $far }
   *[none] { $toward }，{ $far }
}
way-on-line = { $line ->
    [edges] 过边{ $far }
   *[corners] 过角{ $far }
}
# $way 里的 distance 已说“跳两格”。
way-by-jumping = { $way }
# $over：途中可以有什么。
way-over = { $over ->
    [friends] { $way }（途中只能是空格或己方棋子）
    [all] { $way }（途中有无棋子均可）
   *[empty] { $way }（途中必须是空格）
}
way-over-between = { $way }（跳过中间的棋子）
way-over-halfway = { $way }（跳过正中间的棋子）
# $way：way-twice-knight 或 way-twice-leap，前面可能有方向。
way-over-halfway-leap = { $way }（跳过正中间的棋子）
way-twice-knight = 跳马步的两倍距离
way-twice-leap = 跳{ $leap }的两倍距离
way-knight-leap = 跳马步
# $leap：一项或几项 leap-…。
way-leap = 跳{ $leap }
# $way、$switched 都是路径：“向前走一格或（若……）向前走任意多格”。
way-switched = { $way }或（若途中切换了远近）{ $switched }
way-hops-one = { $way }（途中必须恰好跳过一个棋子）
way-hops-any = { $way }（途中可跳过任意多个棋子）
way-hops-next = { $way }（必须跳过遇到的第一个棋子，落在紧接其后的格）
way-castling = { $side ->
    [left] 向左
    [right] 向右
   *[either] 向左或向右
}走{ $number }格
# $step：一步的路径。
way-walk = { $count ->
    [1] 走一步
   *[other] 最多连走{ $number }步
}（每步{ $step }，可随意转向，途中{ $over ->
    [friends] 只能经过空格和己方棋子
    [all] 有无棋子均可
   *[empty] 只能经过空格
}）
way-walk-any = 连走任意多步（每步{ $step }，可随意转向，途中{ $over ->
    [friends] 只能经过空格和己方棋子
    [all] 有无棋子均可
   *[empty] 只能经过空格
}）

# $ride：leaps-…。
way-one-direction = 朝同一方向{ $ride }
way-first-of-them = 起步{ $toward }，{ $ride }
# $ride：leaps-… 或 way-first-of-them。$angle：angle。
way-circle = { $ride }（每次之后转{ $angle }，始终转向同一侧）
way-zigzag = { $ride }（每次之后转{ $angle }，左右交替）
angle = { $about ->
    [yes] 约{ $degrees }°
   *[no] { $degrees }°
}

## 多远

# 两格以上都是跳；不跳的距离是下面几种。
distance = { $count ->
    [1] 走一格
   *[other] 跳{ $number }格
}
distance-any = 走任意多格
distance-up-to = 最多走{ $number }格
distance-at-least = 至少走{ $number }格
distance-exactly = 恰好走{ $number }格
# $count 是 $number，较大的一个。
distance-between = 走{ $least }到{ $number }格
distance-half = { $cell ->
    [cell] 走任意多格但不过所在线的中点
   *[square] 走任意多格但不过棋盘中线（至少可走一格）
}

# 连走几步或连跳几次。$count 是 $number；[any] 和 [half] 没有。
leaps-steps = { $amount ->
    [any] 连走任意多步
    [at-least] 至少连走{ $number }步
    [exactly] 恰好连走{ $number }步
    [between] 连走{ $least }到{ $number }步
    [half] 连走任意多步但不过棋盘中线
   *[up-to] 最多连走{ $number }步
}
leaps-knight = { $amount ->
    [any] 连跳任意多次马步
    [at-least] 至少连跳{ $number }次马步
    [exactly] 恰好连跳{ $number }次马步
    [between] 连跳{ $least }到{ $number }次马步
   *[up-to] 最多连跳{ $number }次马步
}
# $long、$n：每次跳多远。
leaps-straight = { $amount ->
    [any] 每次跳{ $long }格、连跳任意多次
    [at-least] 每次跳{ $long }格、至少连跳{ $number }次
    [exactly] 每次跳{ $long }格、恰好连跳{ $number }次
    [between] 每次跳{ $long }格、连跳{ $least }到{ $number }次
   *[up-to] 每次跳{ $long }格、最多连跳{ $number }次
}
# $leap：一项或几项 leap-…。
leaps-oblique = { $amount ->
    [any] 连跳任意多次（每次{ $leap }）
    [at-least] 至少连跳{ $number }次（每次{ $leap }）
    [exactly] 恰好连跳{ $number }次（每次{ $leap }）
    [between] 连跳{ $least }到{ $number }次（每次{ $leap }）
   *[up-to] 最多连跳{ $number }次（每次{ $leap }）
}

# 马步一类跳跃的两部分，放在“跳”之后。可能是几种跳跃之一的加引号，以免与“左或右”的“或”相混。
leap-any = { $long }格再侧移{ $short }格
# $ahead、$aside：toward-front、-back、-left、-right 或 aside-…。
leap-parts = “{ $ahead }{ $long }格再{ $aside }{ $short }格”
aside-either = 向左或右
aside-front-or-back = 向前或后
# 六边形棋盘；$ahead、$aside 是钟点。
leap-hours = “向{ $ahead }点钟方向{ $long }格再向{ $aside }点钟方向{ $short }格”

## 方向，从棋子所属一方看；放在“走”“跳”之前

toward-any = 向任意方向
toward-lines = 横直
toward-diagonals = 沿斜线
toward-front = 向前
toward-back = 向后
toward-sides = 横向
toward-left = 向左
toward-right = 向右
toward-diagonal-front = 向斜前方
toward-diagonal-back = 向斜后方
toward-diagonal-left = 向左侧斜方向
toward-diagonal-right = 向右侧斜方向
toward-front-left = 向左前方
toward-front-right = 向右前方
toward-back-left = 向左后方
toward-back-right = 向右后方
# $hours：一个或几个数。
toward-hours = 向{ $hours }点钟方向

## 一段的方向，相对于上一段

toward-any-but-back = 向任意方向（径直往回除外）
toward-straight = 沿原方向
toward-start = 径直往回
# $angles：一项或几项 angle。
toward-turning = { $side ->
    [left] 左转{ $angles }
    [right] 右转{ $angles }
    [same] 向与上次转向相同的一侧转{ $angles }
    [other] 向与上次转向相反的一侧转{ $angles }
   *[either] 向任一侧转{ $angles }
}
toward-own-file = 转45°，朝向所在直线（纵向）上背离出发格的一端
toward-own-rank = 转45°，朝向所在横线上背离出发格的一端
# $toward：toward-turning。$notes：一项或几项 noted-…，说明什么算上次转向。
toward-noted = { $toward }（{ $notes }）
noted-no-turn = 还没有转过向时，任一侧均可
noted-diagonal = 首段向右前方或左后方走的算左转，其余算右转
noted-leap = 首段的跳跃算一次转向，从它的长边方向转开
# $step：一项或几项 after-…。
toward-after = { $toward }（若上一步是{ $step }）
after-orthogonal = 横直走
after-diagonal = 沿斜线走
after-edge = 过边走
after-corner = 过角走
after-same-leap = 同样的跳跃
after-other-leap = 另一种跳跃
