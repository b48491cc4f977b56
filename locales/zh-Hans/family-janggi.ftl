# 朝鲜将棋（family=janggi）的棋手另有说法的词句。

white = 楚方
black = 汉方
-side-white = 楚
-side-black = 汉
# 读者选用其他颜色的棋子时：楚方（白）。
sign-white = 白
sign-black = 黑
# “按车的走法”不能说明车的走法。
way-rook = 横直走任意多格

## 棋子：兵卒两方用字不同

piece-soldier = { $side ->
    [white] 卒
    [black] 兵
   *[both] 卒（兵）
}
piece-cannon = 包
