# variants.ini（Fairy-Stockfish用来描述棋种的文件）的一节成为定义时失去什么，什么按别的意思读取。
#
# $option 是这个文件的选项的名称，照原样书写；$value 是文件给它的值。$moves 是XBetza记法的走法，$id 和 $ids 是棋子的字母。
# 英语的“the other program”就是Fairy-Stockfish，中文直接写名称。


## 节与选项

ini-line = 这一行既不是选项，也不是注释，已忽略。
ini-option = “{ $option }”不是已知的选项，已忽略。
ini-parent = 找不到所继承的“{ $parent }”，这一节不能成为定义。
ini-parent-itself = 所继承的“{ $parent }”又继承自己，这一节不能成为定义。
ini-parent-too-much = 从“{ $parent }”和它的上级继承的内容太多，这一节不能成为定义。
ini-size = { $option }的值不是大小；改用{ $taken }。
# $words：应是格的名称。
ini-no-squares = { $option }的这些值不是棋盘上的格，已略去：{ $words }。
# $names：棋子的字母。
ini-no-pieces = { $option }所指的棋子不存在：{ $names }。
ini-no-piece = { $option }所指的棋子不存在。

## 走法

ini-custom-piece = { $option }应写成“字母:走法”，已略去。
ini-letters = { $option }的走法“{ $moves }”中有未知的字母；按XBetza读取。
ini-lame-leaps = “{ $moves }”中会被蹩住的跳跃先走横直的一段；Fairy-Stockfish没有这种走法。
ini-lame-leaps-blocked = 哪些格会蹩住“{ $moves }”中的跳跃，Fairy-Stockfish的判断可能不同。
ini-hops = Fairy-Stockfish总是沿整条线跳过棋子；{ $option }的{ $moves }按此读取。
ini-no-such-moves = Fairy-Stockfish没有{ $moves }这样的走法（见{ $option }）；按XBetza读取。
ini-slanting-lines = 双方不同的斜线无法写出，已略去。
ini-pass-stalemate = 无子可动时停一手，对双方都有效。

## 王车易位

ini-castling-file = { $option }的值不是棋盘上的直线。
ini-castling-wing = 无法规定只有向某一侧易位才胜；任何易位都不算胜。
ini-castling-opposite = oppositeCastling：无法规定双方必须向不同的一侧易位。

## 升变

ini-promotion-sets = 升变时可选的棋子最多写九组；其余的改用白方的第一组。
ini-promotion-capture = 凡吃子都必须升变，不论停在哪里。
ini-promotion-region = 棋子进入升变区时升变，离开时不升变。
ini-promotion-move = 升变单独算一步时，双方只有一个升变区；采用白方的。
# $letter：棋子的字母。
ini-promotion-limit = { $letter }：升变成的各种棋子分别计数，不合在一起。

## 打入、墙和改变归属的棋子

ini-enclose = “{ $value }”不是围住棋子的方式。
ini-enclosing-start = 黑方先填满的，是这些格的对称格。
ini-enclosing-drop = 这里没有“{ $value }”这种打入。
ini-walls = “{ $value }”不是放墙的位置，wallingRule已略去。
ini-petrify-blast = petrifyBlastPieces：因爆炸而离开棋盘的棋子，在这里不变成墙。

## 终局

ini-pseudo-royal = 所剩不多时才成为皇家棋子的，从开局起就是皇家棋子。
ini-mate-piece = shatarMateRule：这里不问由哪个棋子将死对方。
ini-extinction-claim = extinctionClaim：灭绝在这里不必由棋手提出。
ini-flag-safe = 棋子到达后可能被吃的，如果对方下一步没有吃掉它，也算胜。
ini-flag-promotes = { $id }在本应获胜的格可以升变；在那里不算胜。
ini-flag-blocked = flagPieceBlockedWin：这里不问目标格是否被己方棋子占住。
ini-line-gaps = 连线要么不间断，要么可以有空隙，不能两者都算。
ini-chains = 无法规定只沿这些线连成链。
ini-material = “{ $value }”不是计算子力的方式。
# $value：局面重复的结果。
ini-fold-value = { $value ->
    [win] 局面重复定为胜时，算使局面重复的一方胜。
   *[loss] 局面重复定为负时，算使局面重复的一方负。
}
ini-move-count = { $ids }的着法都使步数重新计算，后退和横走也一样。

## 定义写成一节：为什么写不成

# 说明variants.ini的一节无法写出什么。$key 是定义的键，$piece 和 $pieces 是棋子的名称。

ini-board = Fairy-Stockfish只用方格的棋盘，只有一层，最多{ $files }条直线、{ $ranks }条横线。
ini-too-many-pieces = 在variants.ini中，连同升变成的棋子，最多{ $most }种棋子有字母。
ini-no-option = variants.ini没有与{ $key }相当的选项。
ini-no-value = variants.ini无法写出{ $key }={ $value }。
ini-both-sides = 在variants.ini中，{ $key }对双方相同。
ini-one-piece = { $key }所区分的棋子，在variants.ini中是同一种。
# $id：棋子的代号。
ini-letter = 在variants.ini中，每种棋子有自己的一个字母，从a到z；{ $id }不是。
ini-letter-form = 在variants.ini中，升变成的棋子用加号和原棋子的字母表示；{ $id }不是这样。
ini-letters-left = 从a到z，已没有字母可给这个升变成的棋子。
ini-moves = variants.ini没有{ $piece }这样的走法：{ $moves }。
ini-first-moves = 在Fairy-Stockfish中，能否走第一步的走法只看所在的格，不问是哪个棋子；{ $piece }不是这样。
ini-passing = 在Fairy-Stockfish中，凡是越过几格的第一步，对方都可以吃过路兵。
ini-castling = variants.ini没有{ $piece }这样的王车易位。
ini-promotion-first = 在variants.ini中，没有棋子只在最后一条横线上必须升变；{ $piece }却是这样。
ini-promotion-leave = 在variants.ini中，棋子离开升变区时也可以升变；{ $piece }不可以。
ini-promotion-passing = 在variants.ini中，吃过路兵不升变；{ $piece }却会升变。
ini-explosion-both = 在variants.ini中，使双方的王一同爆炸的一方判负。
ini-facing = 在variants.ini中，双方的王在直线和横线上都不能照面。
ini-goal-waits = 在variants.ini中，王到达后立即获胜，或让对方再走一步；其他棋子到达后要停留一步。
ini-goal-pieces = 在variants.ini中，到达后获胜的，是一方的某一种棋子，或任何棋子。
ini-goal-safe = 在variants.ini中，王不会走到被将军的格。
# $count：将军的次数。
ini-check-cap = 在variants.ini中，长捉判负时，最多{ $count }次将军算作没有进展的步，否则全都算。
ini-progress = 在variants.ini中，只有走不回去的步才算进展；{ $piece }的步都走得回去。
ini-fold = 在Fairy-Stockfish中，局面重复的胜负属于轮到走的一方，而不是使局面重复的一方。
ini-to-and-fro = 在Fairy-Stockfish中，棋子可以来回走，走的一方因此判负。
ini-counting = 在variants.ini中，数步要看这些棋种的车、银、马和兵。
# $problem：一个句子。
ini-differs-reading = 这一节读取后会与原意不同：{ $problem }
# $position：局面。
ini-differs-result = 这一节的对局会有不同的结果，例如在{ $position }。
# $moves：若干着法。
ini-differs-moves = 这一节的着法会不同，例如在{ $position }：{ $moves }。

## 定义写成一节：意思略有不同的地方

ini-progress-mixed = 这些棋子的着法，只有走不回去的才使步数重新计算：{ $pieces }。
ini-check-replies = 第十次以后的将军，应对的步也不算没有进展的步。
