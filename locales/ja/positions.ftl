# 局面のテキスト（FEN、SFEN）のどこが読めないか、何を補うか、何をふつうと違う意味に読むか。
#
# $text はテキストのその部分で、書かれたとおり。$square はマス、$letter はテキストの文字。


## 局面として読めないテキスト

position-empty = テキストが空です。
position-too-long = 局面にしてはテキストが長すぎます。
# $count：盤の段の数。$found：テキストの段の数。
position-ranks = 盤は{ $count }段ですが、テキストには{ $found }段あります。
# 筋ごとに書いたテキストで、同じことを。
position-files = 盤は{ $count }筋ですが、テキストには{ $found }筋あります。
position-not-by-files = この盤の局面は、筋ごとには書けません。
position-line-too-long = { $line ->
    [file] 筋「{ $text }」が長すぎます。
   *[rank] 段「{ $text }」が長すぎます。
}
# $whole：あるはずのマスの数。
position-line-too-short = { $line ->
    [file] 筋「{ $text }」は{ $whole }マスでなければなりませんが、{ $count }マスしかありません。
   *[rank] 段「{ $text }」は{ $whole }マスでなければなりませんが、{ $count }マスしかありません。
}
position-no-piece = 「{ $text }」は、このゲームの駒ではありません。
position-hole = 穴の{ $square }に駒があります。
# 元の駒：成った駒が取られたときに戻る駒。「R~{S}」ではS。
position-no-base = 「~{ $text }」は、元の駒を表していません。

## 盤

position-moves-left-out = 局面のあとの手は読み飛ばします。
# 対局のたびに駒を並べ替える定義で。
position-shuffled = これは定義どおりの初期局面です。対局では駒の場所を入れ替えます。
position-line-cut = { $line ->
    [file] 筋「{ $text }」の、盤からはみ出す部分は読み飛ばします。
   *[rank] 段「{ $text }」の、盤からはみ出す部分は読み飛ばします。
}
# $letter はほかのプログラムがその駒を書く文字、$own はここでの書き方。
position-letter = 「{ $letter }」は{ $piece }（{ $own }）として読みます。

## 手番。白は先手、黒は後手にあたる。wとb、SFENは訳さない

position-no-side = 手番が書かれていません。{ white }の手番とします。
# $text：red（シャンチーの書き方）。
position-first-side = 「{ $text }」は先手、つまり{ white }とします。
position-not-a-side = 手番は「w」か「b」で書きます。「{ $text }」は読めないので、{ white }の手番とします。
position-sfen = このテキストはSFENとして読みます。「b」は先手、つまり{ white }です。

## 持ち駒

position-hand-not-closed = 持ち駒の角かっこが閉じられていません。
position-behind-hand = 持ち駒のあとに、余分な「{ $text }」があります。
position-no-hands = このゲームでは持ち駒を使いません。書かれた持ち駒は、そのまま残します。
position-hands-empty = 持ち駒が書かれていません。持ち駒はないものとします。
position-not-in-hand = 「{ $text }」は、持ち駒にできる駒ではありません。
position-too-many = 駒の数が多すぎます：{ $text }。

## 権利：まだキャスリングや最初だけの動きができる駒と、アンパッサン

position-no-rights = キャスリングの権利が書かれていません。はじめのマスにいる駒は、まだ動いていないものとします。
position-no-list = 「{ $text }」は、マスの並びとして読めません。
# $text：欄のすべての文字。
position-no-right = 「{ $text }」の「{ $letter }」は、権利を表す文字ではありません。
position-right-unused = 「{ $letter }」という権利を使える駒がありません。
position-no-passing-square = 「{ $text }」は、アンパッサンのマスとして読めません。
position-no-passing = { $square }でアンパッサンはできません。

## 手数と、そのあとの欄

position-no-counters = 手数が書かれていません。対局は1手目から始まるものとします。
position-more-numbers = 数が一つ多すぎます。「{ $text }」は余分です。
position-number-too-large = { $number }という数は大きすぎます。
position-unexpected = 何も書かないはずのところに「{ $text }」があります。
position-no-part = 「{ $text }」は局面の一部ではありません。

# $key と $value：「lion=f6」のような部分。
position-key-unused = このゲームでは{ $key }={ $value }を使いません。
position-no-value = 「{ $value }」は{ $key }の値ではありません。
position-no-terrain = このゲームに地形はありません。
# ページのルーチンが覚える数。「name:5」のように書く。
position-no-memory = 「{ $text }」は「名前:数」の形ではありません。
position-memory-unused = このゲームでは{ $name }という数を使いません。
# 手数を上限まで数え、上限に達すると引き分けになることがある：8/16。
position-no-count = 「{ $text }」は「手数/上限」の形ではありません。
position-count-unused = このゲームでは、手数の数え（{ $count }/{ $limit }）を使いません。
position-checks-unused = このゲームでは王手の回数を使いません。
position-no-checks = 王手の回数が書かれていません。まだ一度も王手をかけていないものとします。
