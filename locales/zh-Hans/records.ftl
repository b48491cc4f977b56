# 棋谱中哪些被略去，以及原因；别的程序的格式写不出什么。$count 是数。

record-several-games = 这段文字有{ $count }局棋，只读第一局。
record-first-line = 这段文字只读第一行。
record-after-the-end = 对局结束以后的内容略去。
record-too-long = 棋谱太长，其余部分略去。
record-other-variant = 此棋谱是{ $variant }的对局，而此棋盘的棋种是{ $title }。

record-moves-missing = 按编号，这步之前缺少{ $count }步。
record-wrong-number = 这步之前的步数多于它的编号。
record-signs = 这步的部分符号略去。
record-sign-without-move = 这个符号前面没有着法。
record-result-inside = 这个结果之后对局仍在继续。

record-variation-not-closed = 有变着没有结束。
record-variation-needs-move = 变着必须有它所替换的着法。
record-variation-nowhere = 找不到这个变着所替换的着法。
record-nested-too-deep = 这里的变着嵌套太深。
record-no-variation-ends = 这里没有可以结束的变着。

record-comment-not-closed = 这条注释没有结束。
record-comment-inside = 这条注释里又开始了一条注释：可能忘了结束。
record-tag = 这个标签无法读取。
record-reserved = 尖括号里的内容略去。
record-no-part = 这一行不属于棋谱。

record-position-line = 局面的这一行无法读取。
record-picture-row = 局面图中有一行无法读取。
record-no-end = 没有这个词所指的结局。
record-no-handicap = 没有这个名称的让子。

## 用别的程序的格式写出的对局。$format 是格式的名称，如KIF；$move 是着法；$sign 是棋子在局面中的写法。

# $formats：pgn、kif、csa等，即可以要求的格式。
record-no-format = 对局只能写成这些格式：{ $formats }。
record-no-board = 其他格式写不出这种棋盘。
# PDN是西洋跳棋的格式。
record-pdn-board = PDN只适用于全在同色格上下的棋。
record-no-move = 这种格式写不出着法{ $move }。
record-no-move-in = { $format }写不出着法{ $move }。
record-no-position-in = { $format }写不出本局的开局局面。
record-no-piece-in = { $format }没有棋子{ $sign }的名称。
record-no-variations = 这种格式没有变着，只写主线。
record-csa-result = CSA写不出这个结果：它只能说明轮到走棋的一方是怎样负的。
