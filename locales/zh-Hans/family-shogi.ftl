# 将棋及同类（family=shogi）的棋手另有说法的词句。

white = 先手
black = 后手
-side-white = 先手
-side-black = 后手
# 读者选用黑白两色的棋子时：先手（白）。
sign-white = 白
sign-black = 黑
position-first-side = “{ $text }”按先手读取。
position-sfen = 这段文字按SFEN读取：b是先手。
# “按飞车的走法”不能说明飞车的走法。
way-rook = 横直走任意多格

## 将棋的棋子

piece-king = { $side ->
    [white] 玉将
    [black] 王将
   *[both] 玉将
}
piece-general = { $side ->
    [white] 玉将
    [black] 王将
   *[both] 玉将
}
piece-rook = 飞车
piece-bishop = 角行
piece-knight = 桂马
piece-pawn = 步兵
piece-soldier = 兵
piece-promoted-soldier = 成兵

## 中将棋及同类的棋子。升变后的棋子按背面的名称称呼。

piece-queen = 奔王
piece-promoted-go-between = 成醉象
piece-promoted-leopard = 成角行
piece-promoted-kirin = 成狮子
piece-promoted-phoenix = 成奔王
piece-promoted-iron = 成竖兵
piece-promoted-copper = 成横行
piece-promoted-gold = 成飞车
piece-promoted-bishop = 成龙马
piece-promoted-rook = 成龙王
piece-promoted-dragon-horse = 成角鹰
piece-promoted-dragon-king = 成飞鹫
piece-promoted-horned-falcon = 成角将
piece-promoted-soaring-eagle = 成飞将
piece-promoted-shogi-knight = 成横兵
piece-promoted-side-soldier = 成水牛
piece-promoted-vertical-soldier = 成车兵
piece-promoted-lion = 成狮鹰
piece-promoted-queen = 成奔鹫
piece-promoted-bishop-general = 成副将
piece-promoted-rook-general = 成大将
piece-promoted-water-buffalo = 成火鬼
