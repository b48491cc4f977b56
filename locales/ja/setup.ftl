# 対局の前に決まること。

## 裏向きの駒
face-down = { $hidden }は、はじめ自分のマスに裏向きに置かれ、{ $shown }として動きます。
face-down-table = 次の駒は、はじめ自分のマスに裏向きに置かれます：
face-down-unknown = 裏向きの駒が何であるかは、最初の動きで表に返るまでだれにもわかりません。
face-down-turn-up-own = 手を指す代わりに、自分の駒一つをその場で表に返せます。
face-down-turn-up = 手を指す代わりに、どの駒でも一つをその場で表に返せます。どちらの駒かは、返すまでだれにもわかりません。
face-down-first = 最初に駒を表に返したプレーヤーは、それから先、その駒の側になります。

## 入れ替え
# $all と $here は作者のつけた名前。
shuffle-arrays = 次の初期配置から一つを選びます：{ $all }。ここでは{ $here }を使います。
shuffle = 対局の前に、{ $pieces }の場所をランダムに入れ替えます。
shuffle-shades = { $pieces }は、黒マスと白マスの両方に置かれます。
shuffle-pairs = { $pieces }は、左右で対になるように置かれます。
shuffle-apart = それぞれの側が、自分の駒を別々に入れ替えます。
shuffle-together = 両者の駒を、互いに入れ替えます。
shuffle-number = この対局は、初期配置の番号{ $start }から始まります。
