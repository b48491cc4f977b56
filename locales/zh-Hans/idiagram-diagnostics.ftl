# 定义写成Interactive Diagram（H. G. Muller的脚本，在网页上画出变体）的参数时，会失去什么，什么写不出。
#
# $key是定义的键，$value是它的值，两者都不翻译。$moves是XBetza的走法，$piece是棋子的名称。

idiagram-board = Interactive Diagram只用一个方格棋盘。
idiagram-no-key = Interactive Diagram没有与{ $key }对应的参数。
idiagram-no-value = Interactive Diagram写不出{ $key }={ $value }。
idiagram-both-sides = 在Interactive Diagram中，{ $key }对双方相同。
idiagram-moves = Interactive Diagram没有{ $piece }的这种走法：{ $moves }。
idiagram-morph = Interactive Diagram没有符号表示{ $piece }在{ $square }变成什么，或不能做什么。
idiagram-line = 在Interactive Diagram中，棋子的名称、ID和图片都不含冒号和等号。
idiagram-start = 在Interactive Diagram中，白方先走。
idiagram-holes = 在Interactive Diagram中，双方的空洞彼此相对。
idiagram-differs = 重新读入后，参数在这里的着法不同：{ $position }。
idiagram-differs-reading = 重新读入后，参数有误：{ $problem }
idiagram-ends = { $key }略去：对局何时结束，Interactive Diagram交给读者决定。着法相同。
idiagram-pictures = Interactive Diagram只画图片：请用graphicsDir=加上图片所在文件夹的地址。
