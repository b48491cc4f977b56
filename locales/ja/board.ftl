# 盤、はじめに置かれているもの、駒の書き方。

board-size = 盤は{ $files }筋、{ $ranks }段です。
board-size-holes = 盤は{ $files }筋、{ $ranks }段のうち{ $count }マスです。残りのマスはありません。
board-planes = 盤はA〜{ $last }の{ $planes }面です。どの面も{ $files }筋、{ $ranks }段で、全部で{ $count }マスです。
board-hexagons = 盤は{ $count }個の六角形です。六角形は{ $top ->
    [edge] 辺
   *[corner] 角
}が上です。

# 並べ替えたゲームの初期配置の一つを、番号で。「白の手番」のあとのかっこの中に入る。
start-position = 初期配置{ $number }
board-own-start = 対局は、盤に示した独自の局面から始まります。
board-empty = はじめ、盤は空です。
board-each-begins = どちらの側も、はじめに{ $pieces }を並べます{ $symmetry ->
    [mirror] （{ black }は鏡に映した形）
    [rotate] （{ black }は180度回した形）
   *[none] {""}
}。
board-side-begins = { $side }は、はじめに{ $pieces }を並べます。
board-begins-table = { $side }がはじめに並べる駒{ $symmetry ->
    [mirror] （黒は鏡に映した形）
    [rotate] （黒は180度回した形）
   *[none] {""}
}：
board-neither = どちらのものでもない駒：{ $pieces }。
board-each-holds = どちらの持ち駒も{ $pieces }です。
board-side-holds = { $side }の持ち駒は{ $pieces }です。
board-holds-table = { $side }の持ち駒：

board-free-play = 駒は盤のどこにでも自由に置けます。ルールは示されるだけで、守らせません。
board-castle-flip = キャスリングの左右は両者に共通です。左はa筋の側です。

# $moves は駒の動きを言う。
board-piece-moves = { $piece }：{ $moves }。

board-ranks-from-zero = 段は0から数えます。
board-letters = 駒は文字で書きます：{ $letters }。
board-letters-table = 駒は次の文字で書きます：
board-letter = { $letter } { $piece }
