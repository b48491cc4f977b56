# 局面的文字（FEN、SFEN）中哪些无法读取，哪些由引擎补上，或按不寻常的意思读取。
#
# $text 是所说的那部分文字，照原样书写。$square 是格，$letter 是文字中的一个字母。

## 不是局面的文字

position-empty = 这段文字是空的。
position-too-long = 这段文字太长，不可能是局面。
# $count：棋盘有几条横线。$found：文字中有几条。
position-ranks = 棋盘有{ $count }条横线，文字中却有{ $found }条。
# 文字逐条直线书写时。
position-files = 棋盘有{ $count }条直线，文字中却有{ $found }条。
position-not-by-files = 这个棋盘的局面不能逐条直线书写。
position-line-too-long = { $line ->
    [file] 直线“{ $text }”太长。
   *[rank] 横线“{ $text }”太长。
}
# $whole：应有几格。
position-line-too-short = { $line ->
    [file] 直线“{ $text }”写了{ $count }格，应有{ $whole }格。
   *[rank] 横线“{ $text }”写了{ $count }格，应有{ $whole }格。
}
position-no-piece = “{ $text }”不是本棋的棋子。
position-hole = { $square }是洞，却放了棋子。
# 升变过的棋子被吃后变回的棋子：在“R~{S}”中是S。
position-no-base = “~{ $text }”没有写出升变之前是哪种棋子。

## 棋盘

position-moves-left-out = 局面后面的着法已略去。
# 有的定义每局开始时随机摆放棋子。
position-shuffled = 这是定义中的开局局面，而对局采用随机摆法。
position-line-cut = { $line ->
    [file] 直线“{ $text }”末尾多出的格已略去。
   *[rank] 横线“{ $text }”末尾多出的格已略去。
}
# $letter 是别的程序对这个棋子的写法，$own 是这里的写法。
position-letter = “{ $letter }”按“{ $piece }”（{ $own }）读取。

## 轮到谁。白方和黑方是第一方和第二方；w、b和SFEN照原样书写。

position-no-side = 没有写明轮到谁走，按{ white }读取。
# $text：red（红方），象棋的写法。
position-first-side = “{ $text }”是第一方，按{ white }读取。
position-not-a-side = “{ $text }”不能表示轮到谁走，应是w或b；按{ white }读取。
position-sfen = 这段文字按SFEN读取：b是第一方，即{ white }。

## 手中棋子

position-hand-not-closed = 手中棋子的左方括号没有对应的右方括号。
position-behind-hand = 手中棋子后面不应有“{ $text }”。
position-no-hands = 本棋不用手中棋子；写出的会一直留在手中。
position-hands-empty = 没有写出手中棋子，按双方手中都没有棋子读取。
position-not-in-hand = “{ $text }”不是可以在手中的棋子。
position-too-many = 棋子不能有这么多：{ $text }。

## 权利：哪些棋子还能易位或用首步的走法；以及吃过路兵

position-no-rights = 没有写出王车易位权：在开局位置的棋子，都算没有走过。
position-no-list = “{ $text }”不是格的列表。
# $text：这个字段的全部字母。
position-no-right = “{ $text }”中的“{ $letter }”不能表示权利。
position-right-unused = 没有棋子可以使用权利{ $letter }。
position-no-passing-square = “{ $text }”不是可以吃过路兵的格。
position-no-passing = { $square }没有过路兵可吃。

## 步数，以及后面的内容

position-no-counters = 没有写出步数：对局从第1步算起。
position-more-numbers = 多写了一个数“{ $text }”。
position-number-too-large = { $number }这个数太大。
position-unexpected = 这里不应有“{ $text }”。
position-no-part = “{ $text }”不属于局面。

# $key 和 $value：如“lion=f6”。
position-key-unused = 本棋不用{ $key }={ $value }。
position-no-value = “{ $value }”不是{ $key }的有效值。
position-no-terrain = 本棋没有地形。
# 网页的程序记录的数，写成“name:5”。
position-no-memory = “{ $text }”应写成“名称:数”。
position-memory-unused = 本棋不用{ $name }这个数。
# 数步数到上限，即为和棋：8/16。
position-no-count = “{ $text }”应写成“步数/上限”。
position-count-unused = 本棋不数步，{ $count }/{ $limit }不起作用。
position-checks-unused = 本棋不计将军次数，写出的次数不起作用。
position-no-checks = 没有写出将军次数，按双方都没有将过军读取。
