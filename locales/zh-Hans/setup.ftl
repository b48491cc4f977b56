# 对局之前决定的事。

## 盖着的棋子
face-down = { $hidden }开局时在原位盖着，当作“{ $shown }”走。
face-down-table = 这些棋子开局时在原位盖着：
face-down-unknown = 盖着的棋子是什么，在它第一次走动而翻开之前，谁也不知道。
face-down-turn-up-own = 一方可以不走棋，而在原位翻开己方的一个棋子。
face-down-turn-up = 一方可以不走棋，而在原位翻开任何一个棋子。翻开之前，谁也不知道它属于哪一方。
face-down-first = 最先翻开棋子的人，此后执那个棋子的一方。

## 随机摆法
# $all 和 $here 是作者起的名称。
shuffle-arrays = 从下列开局摆法中选定一种：{ $all }。本局是{ $here }。
shuffle = 对局之前，{ $pieces }的位置随机互换。
shuffle-shades = { $pieces }在深色格和浅色格上都有。
shuffle-pairs = { $pieces }左右成对摆放。
shuffle-apart = 双方各自互换自己的棋子。
shuffle-together = 双方的棋子混在一起互换。
shuffle-number = 本局从第{ $start }号开局摆法开始。
