# A number within a sentence.
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

## The whole

moves-never = 不能走动
moves-or = { COMMA($before) ->
    [yes] { $before }；或{ $after }
   *[no] { $before }，或{ $after }
}

## Verbs with their ways

move-where = { $ways }
move-quiet = { $ways }走子但不吃子
move-jumps = { $ways }跳走但不吃子
move-or-capture = { $whom ->
    [any] { $ways }走子或吃敌子、己方棋子
    [royal] { $ways }走子或吃敌方皇家棋子
    [friend] { $ways }走子或吃己方棋子
    [royal-or-friend] { $ways }走子或吃敌方皇家棋子、己方棋子
   *[enemy] { $ways }走子或吃子
}
move-captures = { $whom ->
    [any] { $ways }吃敌子或己方棋子
    [royal] { $ways }吃敌方皇家棋子
    [friend] { $ways }吃己方棋子
    [royal-or-friend] { $ways }吃敌方皇家棋子或己方棋子
   *[enemy] { $ways }吃子
}
move-swaps = { $whom ->
    [any] { $ways }与敌子或己方棋子换位
    [royal] { $ways }与敌方皇家棋子换位
    [friend] { $ways }与己方棋子换位
    [royal-or-friend] { $ways }与敌方皇家棋子或己方棋子换位
   *[enemy] { $ways }与敌子换位
}
move-passant = { $ways }吃过路兵
move-acts = { $ways }{ $acts }
act-moves = 走子
act-captures = { $whom ->
    [any] 吃敌子或己方棋子
    [royal] 吃敌方皇家棋子
    [royal-or-friend] 吃敌方皇家棋子或己方棋子
    [friend] 吃己方棋子
   *[enemy] 吃子
}
act-swaps = { $whom ->
    [any] 与敌子或己方棋子换位
    [royal] 与敌方皇家棋子换位
    [royal-or-friend] 与敌方皇家棋子或己方棋子换位
    [friend] 与己方棋子换位
   *[enemy] 与敌子换位
}
act-passant = { $swaps ->
    [yes] 吃过路兵（把被吃的子放到本子的起始格）
   *[no] 吃过路兵
}
move-borrows = 借用己方棋子的走法（己方棋子位于{ $ways }处）
move-castles = { $ways }与{ $inside ->
    [yes] 横线尽头内侧一格
   *[no] 横线尽头
}未动过的棋子或未动过的车王车易位
move-imitates = { $turned ->
    [yes] 按对方上一步所走棋子的种类{ $kinds }（方向前后颠倒）
   *[no] 按对方上一步所走棋子的种类{ $kinds }
}
imitated-all = 走子和吃子
imitated-quiet = 走子但不吃子
imitated-captures = 吃子
imitated-friends = 吃己方棋子
imitated-passant = 吃过路兵
imitated-royals = 吃皇家棋子

## What holds for a way of moving

move-also-passant = { $moves }（也可吃过路兵）
move-hops-one = { $moves }，途中须恰好跳过一个棋子
move-hops-any = { $moves }，途中可跳过任意个棋子
move-hops-next = { $moves }，须跳过遇到的第一个棋子并落在紧邻其后的一格
move-skips-first = { $moves }，越过第一格，不论其上有无棋子
move-lame = { $moves }，{ $each ->
    [yes] 每次跳跃
   *[no] 但
}仅当途经的格{ $bent ->
    [yes] （先直后斜）
   *[no] {""}
}{ $friends ->
    [yes] 为空或只有己方棋子时可行
   *[no] 为空时可行
}
move-over-hurdle = { $moves }，{ $each ->
    [yes] 每次跳跃
   *[no] 但
}途中{ $bent ->
    [yes] （先直后斜）
   *[no] {""}
}须越过至少一个{ $friends ->
    [yes] 己方棋子
   *[no] 棋子
}
move-over-friends = { $moves }，途中可越过己方棋子
move-over-any = { $moves }，途中可越过任何棋子
move-round-sides = { $moves }，左右两边视为相连
move-round-all = { $moves }，所有对边视为相连
move-leaves-trail = { $moves }，之后可在其经过的格上被吃过路兵
move-as-far = { $moves }，步数与前一段相同
move-tame = { $moves }，但不能吃皇家棋子
move-unloads = { $moves }，并把最后吃掉的子放到这一段的起点格
move-exempt = { $moves }，不受按格或按被吃子改变、阻止棋子的规则限制
move-first-only = { $moves }，仅限第一步
move-all-first-only = { $moves }，以上全部仅限第一步
move-leads = { $moves }，仅当整段路程{ $leads }时
leads-front = 向前
leads-back = 向后
leads-left = 向左
leads-right = 向右
leads-front-or-back = 向前或向后
leads-sides = 向侧面
leads-mainly = 主要{ $way }
leads-both = { $way }且主要{ $main }
leads-bent-left = 向左弯
leads-bent-right = 向右弯

## Moves of several legs

legs-then = { $before }，然后{ $after }
legs-or-on = { $before }，或从那里的{ $places }继续，{ $after }
legs-repeated = 可重复任意次：{ $moves }
legs-repeated-on = { $before }；或重复任意次后继续，{ $after }
legs-repeating-from = { $moves }（只能从{ $places }处重复）
leg-to = { $way }{ COMMA($way) ->
    [yes] ，
   *[no] {""}
}{ $how ->
    [jumps] 跳到
    [steps] 走到
    [slides] 滑到
   *[goes] 到
}{ $places }
leg-captures = { $victim ->
    [common-enemy] { $ways }吃非皇家棋子的敌子
    [royal] { $ways }吃敌方皇家棋子
    [friend] { $ways }吃己方棋子
    [common-friend] { $ways }吃非皇家棋子的己方棋子
   *[enemy] { $ways }吃敌子
}
leg-returns = 返回起始格{ $passes ->
    [yes] （即停一手）
   *[no] {""}
}
leg-goes-back = 返回来时的格

on-empty = { $how ->
    [from] 空格
   *[to] 空格
}
on-enemy = { $how ->
    [from] 敌子（并吃掉）
   *[to] 敌子（并吃掉）
}
on-common-enemy = { $how ->
    [from] 非皇家棋子的敌子（并吃掉）
   *[to] 非皇家棋子的敌子（并吃掉）
}
on-royal = { $how ->
    [from] 敌方皇家棋子（并吃掉）
   *[to] 敌方皇家棋子（并吃掉）
}
on-no-enemy = { $how ->
    [from] 无敌子之处（不可吃皇家棋子）
   *[to] 无敌子之处（不可吃皇家棋子）
}
on-friend = { $how ->
    [from] 己方棋子（并吃掉）
   *[to] 己方棋子（并吃掉）
}
on-common-friend = { $how ->
    [from] 非皇家棋子的己方棋子（并吃掉）
   *[to] 非皇家棋子的己方棋子（并吃掉）
}
on-passant = { $how ->
    [from] 可吃过路兵的空格
   *[to] 可吃过路兵的空格
}
on-lender = { $how ->
    [from] 己方棋子（由它代走余下的路程）
   *[to] 己方棋子（由它代走余下的路程）
}
past-friend = { $how ->
    [from] 己方棋子（不动它）
   *[to] 己方棋子（不动它）
}
past-any = { $how ->
    [from] 任一方的棋子（不动它）
   *[to] 任一方的棋子（不动它）
}
past-row = { $how ->
    [from] 线上任一棋子（不动它及其前面的棋子）
   *[to] 线上任一棋子（不动它及其前面的棋子）
}

## Ways: how far and where

way-king = 按王的走法
way-queen = 按后的走法
way-rook = 按车的走法
way-bishop = 按象的走法
way-knight = 按马的走法
way-anywhere = 在棋盘任意格
way-toward = { $line ->
    [corners] { $toward }过角{ $far }
   *[none] { $toward }{ $far }
}
way-turning = { $line ->
    [orthogonal] { $toward }沿直线{ $far }
    [diagonal] { $toward }沿斜线{ $far }
    [corners] { $toward }过角{ $far }
   *[none] { $toward }{ $far }
}
way-on-line = { $line ->
    [edges] 过边{ $far }
   *[corners] 过角{ $far }
}
way-by-jumping = 以跳跃方式{ $way }
way-over = { $over ->
    [friends] 经空格和己方棋子{ $way }
    [all] 不论途中有何棋子{ $way }
   *[empty] 经空格{ $way }
}
way-over-between = { $way }，跳过中间的棋子
way-over-halfway = { $way }，跳过半途的棋子
way-over-halfway-leap = { $way }，越过半途的棋子
way-twice-knight = 到马步两倍距离处
way-twice-leap = 到跳{ $leap }的两倍距离处
way-knight-leap = 跳马步
way-leap = 跳{ $leap }
way-switched = { $way }或（若途中切换了射程）{ $switched }
way-hops-one = { $way }，途中须恰好跳过一个棋子
way-hops-any = { $way }，途中可跳过任意个棋子
way-hops-next = { $way }，须跳过遇到的第一个棋子并落在紧邻其后的一格
way-castling = { $side ->
    [left] 向左
    [right] 向右
   *[either] 向左或向右
}{ $number }格
way-walk = { $count ->
    [1] 步行一步
   *[other] 步行最多{ $number }步
}，{ $over ->
    [friends] 可经空格和己方棋子
    [all] 不论途中有何棋子
   *[empty] 只经空格
}，可随意转向，每步{ $step }
way-walk-any = 步行任意步，{ $over ->
    [friends] 可经空格和己方棋子
    [all] 不论途中有何棋子
   *[empty] 只经空格
}，可随意转向，每步{ $step }

way-one-direction = 朝同一方向{ $ride }
way-first-of-them = { $ride }，其中第一步{ $toward }
way-circle = { $ride }，每步后转{ $angle }，始终同向
way-zigzag = { $ride }，每步后转{ $angle }，左右交替
angle = { $about ->
    [yes] 约{ $degrees }°
   *[no] { $degrees }°
}

## How far

distance = { $number }格
distance-any = 任意距离
distance-up-to = 最多{ $number }格
distance-at-least = 至少{ $number }格
distance-exactly = 恰好{ $number }格
distance-between = { $least }到{ $number }格
distance-half = { $cell ->
    [cell] 最远到所在线的中点
   *[square] 最远到棋盘中线（但至少可走一格）
}

leaps-steps = { $amount ->
    [any] 走任意步
    [at-least] 走至少{ $number }步
    [exactly] 走恰好{ $number }步
    [between] 走{ $least }到{ $number }步
    [half] 逐步走，最远到棋盘中线
   *[up-to] 走最多{ $number }步
}
leaps-knight = { $amount ->
    [any] 连跳任意次马步
    [at-least] 连跳至少{ $number }次马步
    [exactly] 连跳恰好{ $number }次马步
    [between] 连跳{ $least }到{ $number }次马步
   *[up-to] 连跳最多{ $number }次马步
}
leaps-straight = { $amount ->
    [any] 以每次{ $long }格连跳任意次
    [at-least] 以每次{ $long }格连跳至少{ $number }次
    [exactly] 以每次{ $long }格连跳恰好{ $number }次
    [between] 以每次{ $long }格连跳{ $least }到{ $number }次
   *[up-to] 以每次{ $long }格连跳最多{ $number }次
}
leaps-oblique = { $amount ->
    [any] 以每次{ $leap }连跳任意次
    [at-least] 以每次{ $leap }连跳至少{ $number }次
    [exactly] 以每次{ $leap }连跳恰好{ $number }次
    [between] 以每次{ $leap }连跳{ $least }到{ $number }次
   *[up-to] 以每次{ $leap }连跳最多{ $number }次
}

leap-any = { $long }格再侧移{ $short }格
leap-parts = { $ahead }{ $long }格再{ $aside }{ $short }格
aside-either = 向任一侧
aside-front-or-back = 向前或向后
leap-hours = 朝{ $ahead }点钟方向{ $long }格再朝{ $aside }点钟方向{ $short }格

## Directions, as the owner of the piece sees them

toward-any = 向任意方向
toward-lines = 沿直线
toward-diagonals = 沿斜线
toward-front = 向前
toward-back = 向后
toward-sides = 向左右
toward-left = 向左
toward-right = 向右
toward-diagonal-front = 向斜前方
toward-diagonal-back = 向斜后方
toward-diagonal-left = 沿斜线向左
toward-diagonal-right = 沿斜线向右
toward-front-left = 向左前斜
toward-front-right = 向右前斜
toward-back-left = 向左后斜
toward-back-right = 向右后斜
toward-hours = 朝{ $hours }点钟方向

## Directions of a leg, seen along the leg before

toward-any-but-back = 向除正后方外的任意方向
toward-straight = 继续直行
toward-start = 径直往回
toward-turning = { $side ->
    [left] 左转{ $angles }
    [right] 右转{ $angles }
    [same] 朝与前次转向相同的一侧转{ $angles }
    [other] 朝与前次转向相反的一侧转{ $angles }
   *[either] 向任一侧转{ $angles }
}
toward-own-file = 转45°到所在直线并远离起点
toward-own-rank = 转45°到所在横线并远离起点
toward-noted = { $toward }（{ $notes }）
noted-no-turn = 尚未转向时：任一侧
noted-diagonal = 第一步向右前或左后算左转，其余算右转
noted-leap = 第一跳算作偏离其长边方向的转向
toward-after = { $toward }（在{ $step }之后）
after-orthogonal = 直走一步
after-diagonal = 斜走一步
after-edge = 过边一步
after-corner = 过角一步
after-same-leap = 同样的跳跃
after-other-leap = 另一种跳跃
