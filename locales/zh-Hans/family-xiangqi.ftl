# 象棋及同类（family=xiangqi）的棋手另有说法的词句。

white = 红方
-side-white = 红
# 哪一方的名称已说明颜色。读者选用其他颜色的棋子时：红方（白）。
sign-red = {""}
sign-white = 白
# “按车的走法”不能说明车的走法。
way-rook = 横直走任意多格

## 棋子：红黑两方用字不同的，按各方的字称呼

piece-general = { $side ->
    [white] 帅
    [black] 将
   *[both] 帅（将）
}
piece-advisor = { $side ->
    [white] 仕
    [black] 士
   *[both] 仕（士）
}
piece-elephant = { $side ->
    [white] 相
    [black] 象
   *[both] 相（象）
}
piece-soldier = { $side ->
    [white] 兵
    [black] 卒
   *[both] 兵（卒）
}
piece-face-down-advisor = { $side ->
    [white] 暗仕
    [black] 暗士
   *[both] 暗仕（士）
}
piece-face-down-elephant = { $side ->
    [white] 暗相
    [black] 暗象
   *[both] 暗相（象）
}
piece-face-down-soldier = { $side ->
    [white] 暗兵
    [black] 暗卒
   *[both] 暗兵（卒）
}
