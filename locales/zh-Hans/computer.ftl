# 电脑作为对手和分析者：它的面板、提示，以及怎样对弈的选择。

## 谁执哪一方
# $reader 是白方或黑方。
computer-pairing = 你执{ $reader }，对手是{ $level }级电脑。
# 有棋子对一方隐藏时。
computer-sees-own = 电脑只知道己方能看见的。
computer-sees-all = 电脑知道一切隐藏的内容。

## 与电脑对局的面板
computer-game = 与电脑的对局
button-hint = 提示
computer-take-back = 悔棋
computer-change-sides = 换边
computer-resign = 认输
computer-new-game = 新对局
computer-stop = 停止
computer-stopped-playing = 电脑不再走棋。

## 怎样对弈
computer-title = 与电脑对弈
computer-start = 开始
# 在选择哪一方之上。
computer-you-play = 你执
# 哪一方由随机决定。
computer-random-side = 随机
computer-levels = 级别
computer-levels-note = 1级适合初学者。8级并在下面选定时间，棋力最强。
# 在时间列表旁：照常，最多3秒。
computer-thinks = 每步用时
computer-usual-time = 自动
computer-most-time = 最多{ $count }秒
# 有棋子隐藏时可以选择。
computer-honest = 电脑只知道己方能看见的
resign-question = 确定认输？

## 出错时
computer-no-move = 电脑在这里找不到着法。
computer-failed = 电脑思考时，引擎出错。
premove-no-move = 预走的着法现在不能走。

## 提示。$piece 带颜色：白马。$move 是棋谱中的写法：Nf3。
hint-looking = 正在寻找好着法。
hint-secret = 提示会透露隐藏的内容，所以不能使用。
hint-none = 没有可以提示的着法。
hint-move = 提示：{ $move }。
hint-on = 提示：{ $square }的{ $piece }（{ $move }）。
hint-from-to = 提示：{ $piece }从{ $from }到{ $to }（{ $move }）。
# $over 是途中停下的格。
hint-over = 提示：{ $piece }从{ $from }经{ $over }到{ $to }（{ $move }）。
hint-from-hand = 提示：手中的{ $piece }放到{ $squares }（{ $move }）。

## 评分
# 简写：白方3步胜。
score-win-short = { $side }{ $count }步胜
score-win = { $side }{ $count }步获胜。
score-even = 均势。
# $pawns 是相当于几个兵：0.35。
score-better = { $side }占优（{ $pawns }）。

## 分析面板。$score 是上面关于评分的一句话。
analysis = 分析
analysis-gauge = 形势
analysis-lines = 最佳变着
analysis-threats = 威胁
analysis-stop = 停止分析
analysis-unknown = 还不清楚。
analysis-over = 对局已经结束。
analysis-secret = 分析会透露隐藏的内容，所以不能使用。
analysis-thinking = 正在思考。
analysis-no-move = 没有着法可走。
analysis-first-guess = 初步估计。
analysis-guess = 只是估计。
# 电脑算到多少步。
analysis-deep = 深度{ $count }步
analysis-deeper = 深度{ $count }步，继续计算
analysis-best = { $score }最佳：{ $moves }。
better-was = { $move }更好：{ $score }
threat-check = { $side }正被将军。
threat-move = { $side }威胁走{ $move }：{ $score }
threat-none = { $side }没有威胁。
threat-looking = 正在寻找{ $side }的威胁。
