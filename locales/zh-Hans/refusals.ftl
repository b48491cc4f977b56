# 着法被拒绝的原因（不属于某一条规则的）。规则自己说的见 rule-refusals.ftl。

## 轮到谁、点击

reason-game-over = 对局已经结束。{ $result }
reason-not-your-turn = 现在轮到{ $side }走棋。
reason-incomplete = 请继续走到有标记的格。
reason-covered = 双方布阵完成之前，{ $square }是盖住的。
reason-withheld = 不能这样走。原因不会透露。
reason-off-board = 棋盘上没有这一格。
reason-no-square = 棋盘上没有{ $square }这一格。
reason-walled-square = 在这个局面中，{ $square }是墙。
reason-nobodys-piece = { $square }的“{ $piece }”不属于任何一方。
reason-empty-square = { $square }上没有棋子。
reason-pass-off = 本棋不能停一手。
reason-exchange-off = 本棋不能交换俘虏。
reason-drop-off = 本棋不能打入棋盘外的棋子。
reason-gate-off = 本棋走子时不能带棋子入场。
reason-not-from-nowhere = 只有自由摆棋时，才能凭空放上棋子。

## 棋子的走法

reason-no-move-here = 这个“{ $piece }”现在无处可走。
reason-no-such-move = “{ $piece }”不能这样走。
reason-own-piece = { $square }上是自己的“{ $piece }”。
reason-wall = { $square }的“{ $piece }”挡住了去路，而且不能被吃。
reason-needs-capture = “{ $piece }”只有吃子时才能走到那里。
reason-no-capture-there = “{ $piece }”能这样走，但不能这样吃子。
reason-blocked = “{ $piece }”在{ $square }被挡住了。
reason-ep-gone = 现在不能在{ $square }吃过路兵。
reason-must-stop = “{ $piece }”必须停在{ $square }。
reason-terrain = “{ $piece }”不能进入或越过{ $square }的{ $ground }。
reason-kept-by-rule = 按本棋的规则，“{ $piece }”不能这样走。
reason-no-pass-room = 旁边有空格，“{ $piece }”才能停一手。
reason-has-moved = 只有还没走过的“{ $piece }”才能这样走。
reason-wrong-mount = “{ $piece }”不能跳过{ $square }的“{ $mount }”。
reason-no-mount = “{ $piece }”需要一个可以跳过的棋子（炮架）。
reason-put-down-blocked = “{ $piece }”不能放到{ $square }。
reason-unequal-legs = 这步棋前后两段的长度必须相等。
reason-zone = “{ $piece }”不能进入{ $square }。

## 升变

reason-promotion-needed = “{ $piece }”走到那里必须升变：请选择棋子。
reason-promotion-choice = “{ $piece }”在这里不能升变为“{ $choice }”。
reason-promotion-off = “{ $piece }”走这步棋不能升变。

## 王车易位

reason-no-castling-partner = 那一侧没有可以易位的棋子。
reason-castle-moved = “{ $piece }”已经走过，不能再易位。
reason-castle-blocked = { $square }必须是空格，才能易位。
reason-castle-partner-moved = { $square }的“{ $piece }”已经走过，不能再易位。
reason-castle-from-check = 被将军时不能易位。
reason-castle-through-check = “{ $piece }”要经过的{ $square }受到攻击。
reason-castle-into-check = “{ $piece }”要到达的{ $square }受到攻击。

## 将军

reason-royal-attacked-on-way = “{ $piece }”途中经过的{ $square }受到攻击。
reason-royal-through-check = 被将军时，或途中受到攻击时，“{ $piece }”不能走这种特别的首步。
reason-burns-own-royal = 自己的“{ $piece }”会在那里被烧毁。
reason-pass-in-check = 自己的“{ $piece }”被将军时，不能停一手。
reason-royal-into-check = { $square }受到{ $from }的“{ $attacker }”攻击，“{ $piece }”不能去。
reason-still-in-check = 自己的“{ $piece }”被将军，这步棋没有应将。
reason-exposes-royal = 走这步棋，{ $square }的“{ $piece }”就会被{ $from }的“{ $attacker }”吃掉。

## 着法的后果

reason-anti-trade = 这些棋子不能互相兑子。
reason-lion-counter = “{ $victim }”刚被其他棋子吃掉：这步棋不能在别处吃回一个。
reason-lion-distant = { $square }的“{ $victim }”受保护：只能从相邻的格吃，或与其他棋子一起吃。
reason-drop-check = 打入棋子时不能将军。
reason-drop-mate = 不能打入“{ $piece }”将死对方。
reason-gate-parry = 入场的棋子不能为皇家棋子垫将。
reason-royal-evade = 被将军时，“{ $piece }”只能吃掉唯一将军的那个棋子，不能走别的棋。
reason-hand-first = 请先把手中剩下的棋子全部放上棋盘。
reason-forbidden = 按本棋的规则，不能这样走。

## 输入的着法

reason-ambiguous = 有几种着法符合，请写明是哪一种：{ $moves }。
reason-not-text = “{ $text }”不是着法。
reason-no-step = “{ $text }”在这里不是着法的一部分。
reason-complete-move = “{ $piece }”必须走完这步棋。

## 习题

reason-not-solution = { $move }不是正解。
reason-try-another = 请试试别的着法。
reason-answer = 对方应以{ $move }。

## 对对局的其他要求

error-other-format = 这局棋用的是别的程序的格式，只有完整的引擎才能读取。
error-no-such-start = 没有这个编号的开局摆法。
error-no-such-claim = 现在不能提出这个要求。
error-not-in-notation = 在这种记法中，“{ $text }”不是着法。
error-no-such-move = 这里不能这样走。
