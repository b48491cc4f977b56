# 规则拒绝着法的原因。每组是一条规则，次序同 crates/rules 的文件。

# 不知道名称时。
some-ground = 地形
some-royal = 皇家棋子

## 靠近

reason-row-choice = 这步棋吃掉两列之一：请点击要吃的那列最近的棋子。

## 吃子表

reason-protected-guarded = 那个“{ $victim }”受保护，“{ $piece }”不能吃它。
reason-needs-capture-always = “{ $piece }”只有吃子时才能走。
reason-capture-forbidden-type = “{ $piece }”不能吃“{ $victim }”。

## 连吃

reason-chain-goes-on = “{ $piece }”必须从{ $square }继续吃：把{ $next }的棋子也吃掉。

## 效果

reason-must-burn = “{ $piece }”在那里必须使用它的效果。

## 交战

reason-must-engage = “{ $piece }”必须亲自与“{ $victim }”交战，才能吃它。
reason-not-engaged = 吃“{ $victim }”需要{ $needed }点交战，现在有{ $points }点。
# 接在上面两句之一后面。
reason-not-engaged-muted = { $square }的“{ $piece }”在{ $ground }上，不算。
reason-not-engaged-bound = { $square }的“{ $piece }”被牵制，不算。
reason-not-engaged-bound-by = { $square }的“{ $piece }”被{ $from }的“{ $binder }”牵制，不算。

## 爆炸

reason-burns-royal = 这样会使自己的皇家棋子离开棋盘。

## 翻转

reason-flip-none = “{ $piece }”只能走到能使对方棋子归己方的格，那里一个也没有。
reason-flip-first = “{ $piece }”只能走到应先填满的格。

## 多吃

reason-better-capture-most = 有吃子更多的着法。
reason-better-capture-most-of = 有能吃掉更多“{ $piece }”的着法。
reason-better-capture-value = 有吃子价值更高的着法。
reason-better-capture-by = 这样吃子必须用“{ $piece }”。
reason-better-capture-first = 有更早吃掉“{ $piece }”的着法。

## 必须吃子

reason-must-capture = 能吃子时必须吃子。

## 守望

reason-unguarded = 没有己方棋子保护，“{ $piece }”不能吃子。

## 石化

reason-petrifies-royal = “{ $piece }”吃子后会变成“{ $wall }”。

## 重生

reason-no-rebirth-here = “{ $piece }”不能在自己重生的格吃子。
reason-no-rebirth-occupied = “{ $piece }”重生的{ $square }被占，不能吃那里的棋子。
reason-no-rebirth-square = “{ $piece }”没有可以重生的格，不能吃那里的棋子。

## 安全

reason-iron = “{ $victim }”不能被吃。
reason-protected-square = { $square }的“{ $victim }”在那里不能被吃。

## 旁边棋子的能力（麻痹也用第一句）

reason-frozen = “{ $piece }”在那个“{ $by }”旁边不能走。
reason-protected-beside = 那个“{ $victim }”受旁边的“{ $by }”保护。
reason-capture-forbidden-beside = “{ $piece }”在那个“{ $by }”旁边不能吃子。

## 打入：交换

reason-exchange-empty = 没有俘虏的“{ $piece }”。
reason-exchange-nothing = 对方没有可以用来交换的己方棋子。
reason-exchange-nothing-of = 对方没有俘虏你的“{ $piece }”。
reason-exchange-value = “{ $piece }”的价值不够换“{ $other }”。

## 打入：限制

reason-drop-nifu = { $count ->
    [1] 这条直线上已有自己未升变的“{ $piece }”。
   *[other] 这条直线上已有{ $count }个自己未升变的“{ $piece }”。
}
reason-drop-shade = 自己的“{ $piece }”必须放在不同颜色的格上。
reason-drop-near-friend = “{ $piece }”必须打入到己方棋子旁边。
reason-drop-near-foe = “{ $piece }”必须打入到对方棋子旁边。
reason-drop-near-no-friend = “{ $piece }”不能打入到己方棋子旁边。
reason-drop-near-no-foe = “{ $piece }”不能打入到对方棋子旁边。
reason-drop-near-ground = “{ $piece }”会一直落到底。
reason-drop-near-slide = “{ $piece }”从边上滑入，一直滑到尽头。

## 打入（手中没有棋子，地块也用）

reason-no-drops = 本棋不能打入棋子。
reason-drop-empty = 手中没有“{ $piece }”。
reason-drop-in-check = 必须用棋盘上的棋子应将，现在不能打入。
reason-drop-zone-none = 现在没有可以打入“{ $piece }”的格。
reason-drop-occupied = { $square }已有棋子，只能打入空格。
reason-drop-side = “{ $piece }”必须翻到另一面打入。
reason-drop-promoted = 打入的棋子不能立即升变。
reason-drop-no-move = “{ $piece }”打入{ $square }后再也不能走。
reason-drop-zone = “{ $piece }”不能打入{ $square }。

## 打入：余地

reason-drop-shade-room = { $square }必须留给手中的“{ $piece }”。

## 入场

reason-gate-moved = 只有走还没走过的棋子，才能让“{ $piece }”入场。
reason-gate-type = “{ $piece }”不能这样入场。
reason-gate-empty = 没有可以入场的“{ $piece }”。
reason-gate-square = “{ $piece }”只能放到这步棋空出的格。

## 必须打入

reason-must-drop = 请先把手中剩下的棋子全部放上棋盘。

## 地块

reason-drop-zone-tile = “{ $piece }”不能放在那里。
reason-drop-side-tile = “{ $piece }”不能这样放。
reason-tile-ground = “{ $piece }”不能放在{ $square }：那里的地面被占。
reason-tile-apart = { $square }的{ $ground }会与{ $next }的{ $ground }相接。
reason-tile-fill = “{ $piece }”放在{ $square }，其他地块就无法填满余下的地方。

## 局面重复

reason-repeats-move = 不能用同一个棋子来回走。
reason-perpetual-check = 不能长将。
reason-perpetual-chase = 不能长捉那个“{ $victim }”。
# $times 从2开始。
reason-repeats = { $times ->
    [2] 这个局面已经出现过。
   *[other] 这个局面将第{ $times }次出现。
}

## 只能吃子进入的格

reason-zone-capture-only = “{ $piece }”只有吃子时才能进入{ $square }。

## 骰子

reason-dice = 骰子掷出{ $pieces }：不能走其他棋子。

## 再走一步

reason-must-go-on = “{ $piece }”必须走完这步棋。

## 走不动的棋子

reason-promotion-needed-immobile = “{ $piece }”在{ $square }再也不能走。

## 劫

reason-ko = 这样棋盘会回到上一步之前的样子。

## 中立棋子

reason-neutral-safe = “{ $piece }”不能走到受“{ $attacker }”攻击的格，不论它归谁。

## 麻痹

reason-paralysed = “{ $piece }”被{ $square }的“{ $by }”麻痹。

## 停一手

reason-pass-off-with-moves = 有棋可走时不能停一手。

## 换层

reason-plane-taken = 下一层的{ $square }已有棋子。
reason-plane-taken-none = 下一层没有与{ $square }对应的格。

## 推

reason-push-stopped-behind = { $square }有“{ $other }”，“{ $piece }”不能从那里被推动。
reason-push-stopped-most = “{ $piece }”一次最多推{ $count }个棋子。
reason-push-stopped-row = 一方的棋子一列最多{ $count }个一起走。
reason-push-stopped-outweighed = 一列棋子只能推比自己少、后面又没有东西的对方棋子：推不动{ $square }的“{ $other }”。
reason-push-stopped-fixed = “{ $piece }”推不动{ $square }的“{ $other }”。
reason-push-stopped-edge = { $square }的“{ $other }”不能被推出棋盘。

## 走多远

reason-rides-on = “{ $piece }”不停在那里，要一直走到{ $square }。

## 换位

reason-no-swap = “{ $piece }”不能与“{ $other }”换位。

## 地形

reason-terrain-stay = “{ $piece }”不能停在{ $square }的{ $ground }上。

## 一轮几步

reason-turn-change = 这样走完一轮，棋盘与之前完全一样。
reason-turn-type-last = “{ $piece }”必须走一轮的最后一步。
reason-turn-type-not-last = “{ $piece }”不能走一轮的最后一步。
reason-turn-length = { $left ->
    [0] 这算本轮的{ $count }步，本轮已经没有剩余的步数。
   *[other] 这算本轮的{ $count }步，本轮只剩{ $left }步。
}
reason-turn-piece-same = 本轮余下的步必须用{ $square }的“{ $piece }”走。
reason-turn-piece-each = { $square }的“{ $piece }”本轮已经走过，必须换一个棋子走。
reason-turn-piece-other = { $square }的“{ $piece }”刚刚走过，必须换一个棋子走。
reason-early-check = 一轮中只有最后一步可以将军。

## 放墙

reason-wall-room = 走这步棋后，没有放“{ $wall }”的格。
reason-wall-place = “{ $wall }”不能放在{ $square }。

## 升变（变形也用）

reason-promotion-none = “{ $piece }”不能走到那里：没有可以升变的棋子。

## 不许将军

reason-no-checks = 本棋不能走将军的着法。

## 照面

reason-royals-face = 双方的“{ $piece }”不能照面。
reason-royals-face-on = 双方的“{ $piece }”会在{ $square }照面。
reason-bikjang = 双方的“{ $piece }”照面：请避开，或停一手表示接受。

## 皇家棋子的走法

reason-royal-through-check-leap = “{ $piece }”要从{ $squares }之间跳过，这两格都受到攻击。
reason-unsafe-arrival = “{ $piece }”不能走到会被吃的格。
reason-evades-only = “{ $piece }”只有应将时才能走到那里。

## 升变的限制

reason-promotion-limit = “{ $piece }”已达到允许的数目。

## 可升变的棋子

reason-promotion-empty = 没有被吃掉的“{ $piece }”可供升变。
