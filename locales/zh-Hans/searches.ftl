# 搜索不能做什么，以及原因。

## 残局库：少数棋子的所有局面及其结果

endings-hands = 手中或被俘的棋子不能列入残局库。
endings-memory = 本棋有规则记住之前的情况，只凭棋盘无法判断怎样继续。
endings-ground = 本棋的着法会改变地面或放墙。
endings-stray = 有棋子走到了按走法似乎到不了的格。
endings-turns = 本棋的一方可以在一轮中走几步。
endings-changes = 棋子互相变来变去，无法确定先算哪个残局。
endings-size = 这个残局的残局库占用内存太多。
endings-ways = 这个残局的棋子变化太多，不予计算。
endings-castling = 这里还可以易位。残局库只有不能易位的局面。
endings-pieces = 残局库最少一个棋子，最多四个。
endings-free = 本棋不强制执行规则。
endings-routines = 无法知道网页的程序记住了什么。
endings-neutral = 本棋有中立棋子，轮到谁走就归谁。
endings-hidden = 本棋隐藏了棋子或布阵。
endings-no-royal = 本棋没有皇家棋子。
# $text：读者所写的。例子中，分号之前是白方的棋子。
endings-both-sides = “{ $text }”没有写出双方的棋子，应写成“K,Q;K”这样。
endings-no-type = 没有代号为“{ $text }”的棋子。

## 排局，以及电脑的自对弈

problem-no-stipulation = “{ $text }”不是排局的要求：应写#（将死）或=（无子可动）和步数，最多{ $most }步，例如#3、s#2、r#2、semi-r#2、h#2.5。
self-play-none = 电脑在这里不能自对弈：规则不强制执行，或有指定的任务。
