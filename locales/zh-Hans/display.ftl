# 棋盘显示什么、隐藏什么。

## 迷雾
fog = 有迷雾：一方只看得见自己的棋子和自己的着法能改变的格。对局结束后，一切都显示出来。
fog-sight = { $who }还看得见这样能到的每一格：{ $lines }。
fog-computer = 电脑看得见整个棋盘。

## 棋盘上的标示
overlay-engage = 棋盘显示哪个棋子与哪个棋子交战。
overlay-stop = 棋盘显示敌子必须停下的格。

## 棋盘上看不到的情况
side-count = { $side } { $count }
notice-walls = 已吃“{ $wall }”：{ $counts }
notice-checks = 尚需将军：{ $counts }
notice-dice = 骰子：{ $pieces }
