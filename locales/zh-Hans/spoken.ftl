# 棋盘应要求回答的话、关于习题和失败的话，以及网页上的棋图所说的话。

## 给读屏软件的回答。$what 是棋子和它的格，或一格：e4的白兵，e4。
spoken-no-moves = { $what }：没有着法。
spoken-moves = { $what }：{ $count }种着法。{ $moves }。
# 其中一种。$effect 是点击那里的作用：走，吃兵。
spoken-move = { $square }，{ $effect }
# 其中几种。
spoken-more-moves = { $moves }；{ $move }
spoken-no-last = 没有上一步棋。
# [unseen]：问的一方不能看见所有棋子。$attackers 和 $guards 是成列的棋子。
spoken-attackers = { $attacked ->
    [yes] { $what }：受{ $attackers }攻击。
    [unseen] { $what }：看不到受攻击。
   *[no] { $what }：不受攻击。
}
spoken-attackers-guards = { $attacked ->
    [yes] { $what }：受{ $attackers }攻击；受{ $guards }保护。
    [unseen] { $what }：看不到受攻击；受{ $guards }保护。
   *[no] { $what }：不受攻击；受{ $guards }保护。
}

## 按键，依次念出
spoken-key-arrows = 方向键：在棋盘上移动。
spoken-key-enter = 回车或空格键：选择，走棋。
spoken-key-escape = Esc键：取消。
spoken-key-backspace = 退格键：后退一步。
spoken-key-letter = 字母键：下一个用这个字母的己方棋子。
spoken-key-ends = Home、End键：到一行的两端；同时按Ctrl，到棋盘的两端。
spoken-key-moves = 句点键：这个棋子的着法。
spoken-key-last = 逗号键：上一步棋。
spoken-key-attackers = 感叹号键：谁攻击这一格。
spoken-key-size = 加号、减号键：放大、缩小棋盘。
spoken-key-draw = Shift加回车：开始和结束箭头；按下画箭头的按钮后，只按回车即可，退格键擦去上一个。

## 习题
help-no-hint = 这里没有提示。已知的正解走法不同。
# $move 是棋谱中的写法：Nf3。
help-move = 着法是{ $move }。
help-piece-on = 请看{ $square }的“{ $piece }”。
help-piece-in-hand = 请看手中的“{ $piece }”。
# $task 是要找什么，一句或几句话。
help-try-again = 请重试。{ $task }
help-solution = 这是正解。着法在棋谱中。

## 一方的棋子，既非白色也非黑色时：白方（红），白方（朝上）
sign-red = 红
sign-green = 绿
sign-pointing-up = 朝上
sign-pointing-down = 朝下
# 颜色就是该方的名称时，什么也不说。
sign-white = {""}
sign-black = {""}

## 接连两次失败之后
engine-stopped = 棋盘无法显示：引擎已停止。请重新载入网页，继续对局。

## 网页上的棋图，以及它所出自的Markdown代码块
static-rules = 规则文字
static-definition = 定义
static-problems = 这个棋图有问题：
# 问题在定义中的位置。$problem 是一句或几句话。
static-problem-at = 第{ $line }行：{ $problem }
static-no-piece = 这里没有名为“{ $piece }”的棋子。棋子有：{ $pieces }。
# $name 和 $names 是选项，照原样书写：fen，piece，theme。
static-no-option = “{ $name }”不是棋图的选项。可以是：{ $names }。
static-no-value = { $name }不能是“{ $value }”，只能是{ $values }。
static-same-text = 两个文字相同的代码块要有不同的样子；Hugo靠花括号里的选项区分它们，例如{ "{" }piece="knight"{ "}" }。
static-position = { $title }，{ $turn }。
static-pieces = { $who }：{ $pieces }。
static-nobody = 不属于任何一方
# 对局动画中所见。$moves是写出的着法。
film-of = { $title }，{ $count }步的动画：{ $moves }
