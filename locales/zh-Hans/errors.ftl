# 向引擎提出做不到的要求时，程序得到的回答；读它的是网页作者和输入命令的人。
#
# 引号中不是参数的词是程序里的写法，如white，照原样书写。

error-not-a-definition = 定义必须是字符串或对象。
error-not-a-path = 路径必须是数组，每一步是一个字符串。
error-not-a-path-long = 路径太长。
error-not-a-position = 局面的改动必须是数组。
error-not-a-side = 哪一方只能用“white”或“black”表示。
error-no-such-type = 没有这个棋子类型。
error-no-such-type-wall = 本棋没有墙。
error-no-such-cell = 棋盘上没有这一格。
# $forms：path、uci、san等，即可以要求的记法。
error-no-such-notation = 着法只有这些记法：{ $forms }。
# $kinds：square、hex等，即可以要求的种类，最后一项之前是“或”。
error-no-such-board = 没有“{ $kind }”这种棋盘；可以是{ $kinds }。
# $depth：最多连续走几步。
error-too-deep = 统计着法时，深度不能超过{ $depth }。
error-no-network = 这不是评估局面的网络，或者是更新版本的网络。
error-other-network = 这个网络是为别的棋子或别的棋盘制作的。
error-damaged-network = 这个网络已损坏。

## 网页给对局的程序

error-not-a-routine = 程序必须是函数。
error-not-a-routine-list = 这类程序必须写成数组。
error-not-asked = 程序只有在被调用期间才能查看局面。
# $what：程序做了什么，是rule-diagnostics.ftl中custom-failed后面的一条。
error-not-a-question = 程序出错：{ $what }。
