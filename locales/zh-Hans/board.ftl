# 棋盘、开局时的棋子，以及棋子怎样书写。

board-size = 棋盘有{ $files }条直线和{ $ranks }条横线。
board-size-holes = 棋盘有{ $files }条直线、{ $ranks }条横线，共{ $count }格，其余的格不存在。
board-planes = 棋盘有A至{ $last }共{ $planes }层，每层{ $files }条直线、{ $ranks }条横线，一共{ $count }格。
board-hexagons = 棋盘由{ $count }个六边形组成，六边形的{ $top ->
    [edge] 边
   *[corner] 角
}朝上。

# 随机摆法之一的编号。放在“轮到白方走棋”之后的括号里。
start-position = 第{ $number }号开局摆法
board-own-start = 对局从棋盘上显示的特定局面开始。
board-empty = 开局时棋盘是空的。
board-each-begins = 开局时双方各有{ $pieces }{ $symmetry ->
    [mirror] ，相对摆放
    [rotate] ，{ black }的摆法由{ white }旋转180度而得
   *[none] {""}
}。
board-side-begins = 开局时{ $side }有{ $pieces }。
board-begins-table = 开局时{ $side }的棋子{ $symmetry ->
    [mirror] ，相对摆放
    [rotate] ，黑方的摆法由白方旋转180度而得
   *[none] {""}
}：
board-neither = 不属于任何一方的有{ $pieces }。
board-each-holds = 双方手中各有{ $pieces }。
board-side-holds = { $side }手中有{ $pieces }。
board-holds-table = { $side }手中的棋子：

board-free-play = 自由摆棋：任何棋子可以放在任何地方，规则只作提示，不强制执行。
board-castle-flip = 易位的左右对双方相同：左是靠a线的一侧。

# $moves 是棋子走法的文字。
board-piece-moves = { $piece }：{ $moves }。

board-ranks-from-zero = 横线从0数起。
board-letters = 棋子用下列字母表示：{ $letters }。
board-letters-table = 棋子用下列字母表示：
board-letter = { $letter } { $piece }
