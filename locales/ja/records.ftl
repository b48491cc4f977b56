# 棋譜のどこが読み飛ばされるか、それはなぜか。ほかのプログラムの形式では何を書けないか。$count は数。

record-several-games = このテキストには{ $count }局の棋譜があります。最初の1局だけを読みます。
record-first-line = このテキストは最初の行だけを読みます。
record-after-the-end = 対局が終わったあとの部分は読み飛ばします。
record-too-long = 棋譜が長すぎるので、残りは読み飛ばします。
record-other-variant = この棋譜は{ $variant }のものです。この盤のゲームは{ $title }です。

record-moves-missing = 番号によれば、この手の前に{ $count }手足りません。
record-wrong-number = この手の前に、番号より多くの手があります。
record-signs = この手の記号の一部を読み飛ばします。
record-sign-without-move = この記号の前に手がありません。
record-result-inside = この結果のあとも対局が続いています。

record-variation-not-closed = 変化が閉じられていません。
record-variation-needs-move = 変化には、それが置き換える手が必要です。
record-variation-nowhere = この変化が置き換える手が見つかりません。
record-nested-too-deep = ここの変化は入れ子が深すぎます。
record-no-variation-ends = ここで終わる変化はありません。

record-comment-not-closed = このコメントは閉じられていません。
record-comment-inside = このコメントの中で、別のコメントが始まっています。閉じ忘れかもしれません。
record-tag = このタグは読めません。
record-reserved = 山かっこの中は読み飛ばします。
record-no-part = この行は棋譜の一部ではありません。

record-position-line = 局面のこの行は読めません。
record-picture-row = 局面図に読めない段があります。
record-no-end = この言葉で表す終局はありません。
record-no-handicap = この名前の手合割はありません。

## ほかのプログラムの形式の棋譜。$format はKIFのような形式の名前、$move は手、$sign は局面での駒の書き方

# $formats：pgn、kif、csaなど。頼むときに書くとおり。
record-no-format = 棋譜を書ける形式：{ $formats }。
record-no-board = この種の盤は、ほかの形式では書けません。
# PDNはチェッカー類の形式。
record-pdn-board = PDNで書けるのは、1色のマスだけを使うゲームです。
record-no-move = この形式では、{ $move }という手を書けません。
record-no-move-in = { $format }では、{ $move }という手を書けません。
record-no-position-in = { $format }では、この対局の初期局面を書けません。
record-no-piece-in = { $format }には、{ $sign }という駒の名前がありません。
record-no-variations = この形式では変化を書けません。本譜だけを書きます。
record-csa-result = CSAには、この結果を表す言葉がありません。CSAで書けるのは、手番の側がどう負けたかです。
