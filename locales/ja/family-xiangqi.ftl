# シャンチーとその仲間（family=xiangqi）で、ほかの言い方をすること。

white = 紅
# 側の名前が色を言っている。読者がほかの色の駒を選んだとき：紅（白）。
sign-red = {""}
sign-white = 白
computer-change-sides = 先後を交代
# 「車のように動く」では、車の説明にならない。
way-rook = 縦横に何マスでも

## 駒。文字が紅と黒で違うものがある。

piece-general = { $side ->
    [white] 帥
    [black] 将
   *[both] 帥（将）
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
piece-rook = 車
piece-pawn = 兵
piece-face-down-advisor = 裏向きの仕（士）
piece-face-down-elephant = 裏向きの相（象）
piece-face-down-soldier = 裏向きの兵（卒）
