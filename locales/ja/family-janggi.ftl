# チャンギ（family=janggi）で、ほかの言い方をすること。

white = 楚
black = 漢
# 読者がほかの色の駒を選んだとき：楚（白）。
sign-white = 白
sign-black = 黒
computer-change-sides = 先後を交代
# 「車のように動く」では、車の説明にならない。
way-king = どの方向にも1マス
way-rook = 縦横に何マスでも

## 駒。兵の文字は楚と漢で違う。

piece-soldier = { $side ->
    [white] 卒
    [black] 兵
   *[both] 卒（兵）
}
piece-cannon = 包
piece-rook = 車
piece-pawn = 卒
