# 定義のどこが誤りか、どうすればよいか。
#
# かぎかっこの中の言葉と、キーや値の名前（symmetry、mirror、shapeなど）は定義の言葉で、訳さない。$text は作者の書いたもの、または
# その初め。$key はキーの名前。$most は許される最大の数、$taken は代わりに使うもの。$squares はいくつかのマス、$count はその数。


## 行とキー

def-empty = 定義が空です。
# 定義の行が一つもないテキストにも。
def-empty-hint = 定義には、「king:K:K::e1」のような行を駒ごとに書きます。
def-prose = このテキストには、定義の行が一つもありません。
def-fen = これは定義ではなく、局面（FEN）です。
def-fen-hint = 駒を定義し、局面は「fen=」のあとに書いてください。
def-pgn = これは定義ではなく、棋譜（PGN）です。
def-pgn-hint = そのゲームの盤を開き、「{ tool-share }」のところに棋譜を貼り付けてください。
def-folded = この定義は改行が失われています。{ $count }行として読みます。
def-folded-unclear = この定義は行がつながっていて、どこで改行するのかはっきりしません。
def-folded-unclear-hint = 設定も駒も、1行に一つずつ書いてください。
def-line = 「{ $text }」という行は、コメントでも設定でも駒でもないので、無視します。
def-line-colons = 「{ $text }」という行には、駒の行に必要な四つのコロンがそろっていないので、無視します。
def-fields = 駒の行の欄は六つまでです。それよりあとは無視します。
def-key-case = 「{ $written }」は「{ $meant }」として読みます。
def-repeat = 「{ $key }」は前にも指定されています。あとの値「{ $text }」を使います。
def-no-piece = 「{ $key }」は駒の行の下に書くものですが、上に駒の行がありません。
def-language-key = 「{ $key }」は、複数の言語で書けるテキストではないので、無視します。
def-language-key-hint = 書けるのは、駒の名前、タイトル、課題、その他の言葉です。「name.de」「title.de」「task.de」「word.de」のように書いてください。
def-language-tag = 「{ $tag }」は言語タグではないので、無視します。
def-language-tag-hint = 言語タグは「de」「pt-BR」「zh-Hans」のように書いてください。
def-language-empty = 「{ $key }」にはテキストがないので、無視します。
def-language-word = 「{ $key }」は「swamp:Sumpf」のように、言葉、コロン、訳の順に書くものなので、無視します。
def-language-word-unknown = 「{ $word }」は、この定義のほかの場所に出てきません。
def-limit-settings = 読める設定は{ $most }個までです。ここからあとの設定はすべて無視します。
def-limit-pieces = 読める駒の行は{ $most }行までです。ここからあとの駒の行はすべて無視します。
def-more-count = このような問題が、ほかに{ $count }件あります。

## JSON

# $what：JSONとして読めないわけ。$said は、ここにないわけを、ほかのプログラムの言葉で言う。
json = { $what ->
    [end-in-list] JSONではありません：配列の途中で終わっています。
    [end-in-object] JSONではありません：オブジェクトの途中で終わっています。
    [end-in-string] JSONではありません：文字列の途中で終わっています。
    [end-in-value] JSONではありません：値の途中で終わっています。
    [colon] JSONではありません：「:」が必要です。
    [list-comma] JSONではありません：「,」か「]」が必要です。
    [object-comma] JSONではありません：「,」か「{"}"}」が必要です。
    [ident] JSONではありません：true、false、nullのつづりが違います。
    [value] JSONではありません：値が必要です。
    [escape] JSONではありません：エスケープが正しくありません。
    [number] JSONではありません：数の書き方が正しくありません。
    [number-range] JSONではありません：数が大きすぎます。
    [code-point] JSONではありません：Unicodeの符号位置が正しくありません。
    [control] JSONではありません：文字列の中に制御文字（\u0000-\u001F）があります。
    [key] JSONではありません：キーは文字列でなければなりません。
    [surrogate] JSONではありません：16進エスケープの上位サロゲートに、対になる下位サロゲートがありません。
    [trailing-comma] JSONではありません：最後に余分なコンマがあります。
    [trailing] JSONではありません：終わりのあとに余分な文字があります。
    [escape-end] JSONではありません：16進エスケープが途中で終わっています。
    [depth] JSONではありません：入れ子が深すぎます。
   *[other] JSONではありません：{ $said }。
}
def-value-definition = 定義はオブジェクトでなければなりません。
def-value-pieces = 駒は、オブジェクトの配列で書きます。この値は無視します。
def-value-piece = 駒は、オブジェクトで書きます。この値は無視します。
def-value-field = この欄は、文字列で書きます。この値は無視します。
def-value-hand = 持ち駒は、一つか二つの数で書きます。この値は無視します。
def-value-unreadable = この値は読めないので、無視します。
def-key-member = 駒に「{ $name }」というキーはないので、無視します。
def-key-member-hint = 「{ $name }」のことですか？

## 値

def-number-whole = 「{ $key }」の値は整数です。「{ $text }」の代わりに既定値を使います。
def-number-limits = 「{ $key }」の値は{ $first }〜{ $last }です。{ $taken }とします。
def-number-hand = 持ち駒は0〜{ $most }個です。「{ $text }」の代わりに{ $taken }とします。
def-value-flag = 「{ $key }」の値は0か1です。「{ $text }」の代わりに既定値を使います。
def-colour = 「{ $text }」は色ではありません。#rgb、#rrggbb、#rrggbbaa、または色の名前を使ってください。
def-url = 「{ $key }」に「{ $text }」というアドレスは使えません。既定値を使います。
def-url-image = 画像に「{ $text }」は使えません。名前に合わせた絵で駒を描きます。
def-unused-click = 「newClick」は無効です。手はいつも同じ方法で入力します。
def-unused-theme = 「{ $text }」という配色はありません。既定の配色を使います。
# $names：使えるもの。
def-unused-skin = 「{ $text }」というスキンはありません（使えるもの：{ $names }）。通常のスキンを使います。
def-unused-family = 「{ $text }」というゲームの仲間はありません（使えるもの：{ $names }）。通常の言葉を使います。
def-unused-shades = 「shades」で色が変わるのは、六角形の盤だけです。
def-value-shades = 「shades」は1色か3色です。通常の色を使います。
def-limit-arrows = 描ける矢印と丸は{ $most }個までです。残りは除きます。

## 駒

# $piece：同じIDを持つ、ほかの駒の名前。
def-id-shared = 「{ $id }」というIDは、すでに{ $piece }に付いています。
def-id-shared-first = 「{ $id }」というIDは、{ $piece }にも付いています。
def-no-move = 「{ $name }」という名前からは動きがわからないので、この駒は動けません。

## マス

def-square-outside = 「{ $text }」はこの盤にないので、除きます。
# $letter：最後の面の文字。
def-square-outside-hint = マスの名前は、面の文字（A〜{ $letter }）で始まります。例：Be4。
def-square-line = 「{ $text }」は一直線に並ぶマスではないので、除きます。
def-square-line-hint = 線は、辺を越えて進むか、角を越えて進むかのどちらかで、途中で変わりません。
def-square-arrow = 「{ $text }」は、この盤の矢印でも丸でもないので、除きます。
def-square-string = マスは、文字列で書きます。この値は除きます。
def-square-list = マスは、文字列の配列で書きます。この値は除きます。
def-square-hole = { $squares }は穴のままです。
def-square-image-hole = 黒の駒が来るはずの{ $squares }は、穴のままです。
def-square-no-image = 白の{ $squares }にあたる黒のマスが、この盤にありません。
def-overlap-named = { $squares }は両方の側に指定されています。黒の駒を置きます。
def-overlap-image = { $squares }には両方の側の駒が来ます。白の駒を置きます。
def-overlap-before = { $squares }は、前の行の駒にも指定されています。後の行の駒を置きます。

## 盤

def-size-planes = 面は、全部合わせて{ $files }筋、{ $squares }マスまでです。planes={ $taken }とします。
def-unused-size = 「{ $key }」は無効です。盤の大きさは形で決まります。
def-value-symmetry = 「symmetry」はmirror、rotate、noneのどれかです。「{ $text }」の代わりに{ $taken }とします。
def-value-symmetry-mirror = この盤は上下対称ではないので、「rotate」とします。
def-value-skin = 「cellSkin」はhexかbrickです。「{ $text }」は使えません。
def-value-labels = ラベルは、文字と数のそれぞれに、q、r、q+r、-q、-rのどれかを書きます。数には「up」も使えます。「{ $text }」は使えません。
def-value-letters = 文字は小文字で、同じ文字は1回しか使えません。「{ $text }」は使えません。
def-value-names = 名前がマスの数に足りないか、同じ名前のマスができます。通常の名前を使います。
def-value-shape = 形はsquare、hex、brickのどれかです。「{ $text }」の代わりにsquareとします。
# 次の文のどれかに続く。
def-value-rectangle = 長方形にします。
def-value-shape-letters = この形では、マスの名前に使う文字が足りません。
def-value-shape-no-size = 「hex」の形には、一辺のマスの数が必要です。
def-value-shape-side = 六角形の一辺は1〜13マスです。
def-value-shape-hex-end = 「hex」の形は、「flat」か「pointy」で終わります。
def-value-shape-no-rows = 「brick」の形には、段の指定が必要です。例：「8,9,10」「8@2,9@1,10@0」。
def-value-shape-row = 段は、1〜64のマスの数で書きます。半マス単位のずれを付けることもできます。例：「9」「9@2」。
def-value-shape-rows = 盤は{ $most }段までです。
def-value-shape-offset = { $row }段目にずれが指定されています。ずれは、すべての段に書くか、どの段にも書かないでください。
def-value-shape-shift = { $row }段目と{ $next }段目が、半マスずれていません。
def-value-shape-brick-end = 「brick」の形の段のあとに書けるのは、「flat」だけです。
def-value-shape-end = 形のあとには何も書けません。
def-value-shape-large = 盤が大きすぎます。マスは{ $most }個までです。

## 初期局面とパズル

def-solution-misfit = 正解の手順が合いません。{ $why }
def-solution-hint = この位置より前の手は有効です。

def-no-array = 「{ $text }」という初期配置はありません。最初のものを使います。
def-arrays = 使えるもの：{ $names }。
