# 走棋时棋盘下方状态栏的话，以及它的按钮。

put-piece = 请把“{ $name }”放到有标记的格。
go-with-piece = { $square }的“{ $name }”：走到哪里？
may-go-on = 到了有些格，还可以再点一格继续走。
may-stay = 再点它一次，就停在原处。
go-on = 请继续走到有标记的格。
go-on-or-stop = 请继续走到有标记的格，或再点最后一格停下。
promote-piece = “{ $name }”要升变吗？
choose-piece = 请选择棋子。
choose-move = 请选择一种着法。
# 选择框的名称，以及其中的一个答案。
choose = 选择
finish-here = 到此为止
no-move = 不能这样走。

## 不是最新的局面
# $toMove 是“轮到……走棋”，不带句号。
before-first = 第一步之前。{ $toMove }。
after-move = { $move }之后，第{ $ply }步，共{ $plies }步。{ $toMove }。

## 走法图
how-moves = “{ $name }”的走法
# $how 是上一句，不带句号。
how-moves-after = { $how }（走过首步以后）。
place-piece = 请点击一格，放上棋子。

## 电脑思考时预先走的棋
premove = 预走：{ $move }。
premove-begins = 下一步棋从这里走起。
from-to = { $from }到{ $to }

## 时间
out-of-time = { $side ->
    [white] { white }超时。{ black }胜。
   *[black] { black }超时。{ white }胜。
}

## 画箭头
drawing = 画箭头：拖动，或依次选定两端。同一格选两次，画圆圈。
drawing-from = 箭头从{ $square }开始：请选定终点。选同一格，画圆圈。
circle-on = { $square }的圆圈
arrow-from = 箭头从{ $square }开始。
arrow-from-to = { $from }到{ $to }的箭头
# $what 是圆圈或箭头。
drawn-in = { $what }，{ $ink }
wiped-out = 已擦去{ $what }。
one-wiped-out = 已擦去。
all-wiped-out = 已全部擦去。
ink = 颜色：{ $ink }
ink-blue = 蓝色
ink-red = 红色
ink-green = 绿色
ink-orange = 橙色

## 编辑局面
editing = 请摆放或移动棋子。
eraser = 橡皮擦
editor-none = 未选棋子：可以移动棋盘上的棋子。
editor-chosen = { $name }：请选择一格。

## 习题
puzzle-right = 正确！
puzzle-solved = 解题成功！
puzzle-failed = 不是正解。
puzzle-shown = 这是正解。

## 按钮
button-finish = 完成
button-back = 返回
button-back-to-game = 返回对局
button-as-white = 按{ white }
button-as-black = 按{ black }
button-elsewhere = 别处
button-put-elsewhere = 放到别处
button-show-attackers = 显示攻击者
button-hide-attackers = 隐藏攻击者
button-wipe-last = 擦去上一个
button-wipe-all = 全部擦去
button-stop-drawing = 停止绘制
button-try-again = 重试

# 给网页作者
element-panic = 引擎读取定义时崩溃，其文本见控制台。
element-fen = 局面“{ $fen }”无法读取：{ $why }
element-record = 对局无法读到结束：{ $why }
element-piece = 没有名称或代号为“{ $text }”的棋子。
element-piece-hint = 现有：{ $names }。
# 含有对局的链接。$why 是下面的一句。
link-other-rules = 链接生成之后，本页的规则已经改变，因此无法显示其中的对局。
link-failed = 无法显示这个链接中的对局。{ $why }
link-cut-off = 链接不完整。
link-too-long = 对局太长。
link-other-moves = 其中的着法与写入时不同。
