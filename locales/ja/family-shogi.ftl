# 将棋とその仲間（family=shogi）で、ほかの言い方をすること。

white = 先手
black = 後手
# 読者が白と黒の駒を選んだとき：先手（白）。
sign-white = 白
sign-black = 黒
position-first-side = 「{ $text }」は先手とします。
position-sfen = このテキストはSFENとして読みます。「b」は先手です。
computer-change-sides = 先後を交代
# 将棋の駒の名前では、その駒の動きを説明したことにならない。
way-king = どの方向にも1マス
way-queen = 縦横斜めに何マスでも
way-rook = 縦横に何マスでも
way-bishop = 斜めに何マスでも
way-knight = 八方桂のように

## 将棋の駒

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
piece-rook = 飛車
piece-bishop = 角行
piece-knight = 桂馬
piece-pawn = 歩兵
piece-soldier = 兵
piece-promoted-soldier = 成兵

## 中将棋とその仲間の駒。成った駒は、裏に書いてある名で呼ぶ。

piece-queen = 奔王
piece-promoted-go-between = 成酔象
piece-promoted-leopard = 成角行
piece-promoted-kirin = 成獅子
piece-promoted-phoenix = 成奔王
piece-promoted-iron = 成竪兵
piece-promoted-copper = 成横行
piece-promoted-gold = 成飛車
piece-promoted-bishop = 成龍馬
piece-promoted-rook = 成龍王
piece-promoted-dragon-horse = 成角鷹
piece-promoted-dragon-king = 成飛鷲
piece-promoted-horned-falcon = 成角将
piece-promoted-soaring-eagle = 成飛将
piece-promoted-shogi-knight = 成横兵
piece-promoted-side-soldier = 成水牛
piece-promoted-vertical-soldier = 成車兵
piece-promoted-lion = 成獅鷹
piece-promoted-queen = 成奔鷲
piece-promoted-bishop-general = 成副将
piece-promoted-rook-general = 成大将
piece-promoted-water-buffalo = 成火鬼
