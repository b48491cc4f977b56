# 词句文件载入之前，棋盘最先说的话。

white = 白方
black = 黑方

# 单独的名称。
name-alone = { $name }
# 不知道是什么棋子时。
some-piece = 棋子
white-piece = { -side-white }{ $piece }
black-piece = { -side-black }{ $piece }
# 英文名称以颜色开头的棋子。
owned-white = { -side-white }方的{ $piece }
owned-black = { -side-black }方的{ $piece }

# 加注：白方（红），轮到白方走棋（骰子：兵）。
with-remark = { $what }（{ $remark }）
# $text 是整句话，不带句号。
sentence = { $text }。
# 格子说明的下一部分，以及下一句话。
label-more = { $told }，{ $more }
sentence-more = { $told }{ $more }

## 状态栏
to-move = 轮到{ $side }走棋
in-check = { $what }，正被将军
# $toMove 是“轮到……走棋”，不带句号。
start-with-square = { $toMove }：请选择一格。
start-with-piece = { $toMove }：请选择棋子。
thinking = 电脑正在思考。
free-play = 自由摆棋：不强制执行规则。
no-piece-yet = 还没有棋子。
button-enforce = 执行规则
button-next-start = 下一摆法
button-pass = 停一手

## 格的说明，供读屏软件使用
board = 棋盘
rank-name = 第{ $rank }横线
row-name = 第{ $row }行
empty = 空格
covered = 盖住
selected = 已选中
on-terrain = 在{ $terrain }上
# 与这个棋子交战的点数，以及吃掉它所需的点数。
engaged-by = 交战{ $points }点，需{ $need }点

## 手中
hand-white = { white }手中
hand-black = { black }手中
in-hand = { $piece }，手中{ $count }个

## 棋盘下方的按钮
pieces = 棋子
game = 对局
one-problem = 1个问题
problems = { $problems }个问题

## 标题
rules = 规则
from-link = 规则来自链接，不是本站的内容：

## 失败
not-loaded = 棋盘的一部分无法载入。请检查网络后重试。
failed-engine = 棋盘无法启动。
failed-source = 这个棋盘的定义无法载入。
failed-panic = 引擎读取这个定义时出错。
failed-board = 这个棋盘无法显示。
failed-position = 要显示的局面无法读取。现在显示的是开局局面。
failed-record = 要显示的对局无法读到结束。
failed-piece = 要显示的棋子不属于本棋。
restored = 引擎出错。棋盘已恢复，最后一次操作已撤销。
