# variants.ini（Fairy-Stockfishがゲームを書くファイル）のセクションを定義にすると、何が失われ、何が違う意味に読まれるか。
#
# $option はそのファイルのオプションの名前、$value はその値で、オプションの名前は訳さない。$moves はXBetzaの動き、$id と $ids は駒の文字。
# 英語の「the other program」はFairy-Stockfishのことで、日本語では名前で言う。


## セクションとオプション

ini-line = この行は、オプションでもコメントでもありません。無視します。
ini-option = 「{ $option }」は未知のオプションです。無視します。
ini-parent = 「{ $parent }」という親がありません。このセクションからは定義を作れません。
ini-parent-itself = 親の「{ $parent }」が自分自身を継承しています。このセクションからは定義を作れません。
ini-parent-too-much = このセクションは、「{ $parent }」とその親から継承するものが多すぎます。定義を作れません。
ini-size = { $option }は大きさとして読めません。{ $taken }とします。
# $words：マスの名前であるべきもの。
ini-no-squares = { $option }に、盤のマスでないものがあります。それは除きます：{ $words }。
# $names：駒の文字。
ini-no-pieces = { $option }に、存在しない駒があります：{ $names }。
ini-no-piece = { $option }に、存在しない駒があります。

## 動き

ini-custom-piece = { $option }は「文字:動き」と書きます。これは除きます。
ini-letters = { $option }の動き「{ $moves }」に未知の文字があります。XBetzaとして読みます。
ini-lame-leaps = 「{ $moves }」の、途中をふさがれると跳べない動きは、まず縦横に進むものとします。Fairy-Stockfishにこのような動きはありません。
ini-lame-leaps-blocked = 「{ $moves }」の、途中をふさがれると跳べない動きは、どのマスでふさがれるかがFairy-Stockfishと同じになりません。
ini-hops = Fairy-Stockfishでは、飛び越す動きは線の端まで続きます。{ $option }の{ $moves }もそのように読みます。
ini-no-such-moves = Fairy-Stockfishには、{ $option }の{ $moves }のような動きがありません。XBetzaとして読みます。
ini-slanting-lines = 白と黒で違う斜めの線は、定義に書けません。除きます。
ini-pass-stalemate = ステイルメイトの代わりのパスは、両者に認めます。

## キャスリング

ini-castling-file = { $option }はこの盤の筋ではありません。
ini-castling-wing = 左右の一方へのキャスリングだけを勝ちにすることはできません。どのキャスリングも勝ちになりません。
ini-castling-opposite = oppositeCastling：両者が左右別々の側へキャスリングしなければならないことは、定義に書けません。

## 成り

ini-promotion-sets = 成れる駒の組は、九つまでしか書けません。白の最初の組を使います。
ini-promotion-capture = 駒を取る手は、どのマスで終わっても、必ず成ります。成らないことは選べません。
ini-promotion-region = 駒が成るのは領域に入るときで、出るときには成りません。
ini-promotion-move = 成るためだけの手の領域は、両者に一つだけです。白のものを使います。
# $letter：駒の文字。
ini-promotion-limit = { $letter }：成った駒の数は、全部の合計ではなく、種類ごとに数えます。

## 打つ、壁、味方に変わる駒

ini-enclose = 「{ $value }」という囲み方はありません。
ini-enclosing-start = 黒が先に埋めるのは、これと対称なマスです。
ini-enclosing-drop = 「{ $value }」という打ち方は、ここにはありません。
ini-walls = 「{ $value }」という壁の置き場所はありません。wallingRuleは除きます。
ini-petrify-blast = petrifyBlastPieces：ここでは、爆発で取られた駒は壁になりません。

## 対局の終わり方

ini-pseudo-royal = 残りが少なくなると王駒になる駒は、はじめから王駒です。
ini-mate-piece = shatarMateRule：どの駒で詰ましたかは、ここでは問いません。
ini-extinction-claim = extinctionClaim：ここでは、全滅に宣言は要りません。
ini-flag-safe = 着いたマスで取られうる駒は、相手が次の手で取らなければ勝ちになります。
ini-flag-promotes = { $id }は、勝ちになるはずのマスで成ることがあります。そのマスでは勝ちになりません。
ini-flag-blocked = flagPieceBlockedWin：目標のマスを自分の駒がふさいでいるかどうかは、ここでは問いません。
ini-line-gaps = 列は、途切れないものか、間があってもよいもののどちらかです。両方にはできません。
ini-chains = この線だけに沿う鎖は、定義に書けません。
ini-material = 「{ $value }」という戦力の数え方はありません。
# $value：繰り返しがどう終わるか。
ini-fold-value = { $value ->
    [win] 勝ちは、局面を繰り返す手を指した側のものとします。
   *[loss] 負けは、局面を繰り返す手を指した側のものとします。
}
ini-move-count = { $ids }の手は、後ろや横への手も含めて、どれも進展のない手の数えをはじめに戻します。

## 定義をセクションにする：セクションにできない理由

# variants.iniのセクションに書けないものについての文。$key は定義のキー、$piece と $pieces は駒の名前。

ini-board = Fairy-Stockfishの盤は、正方形のマスの一枚の盤で、最大で{ $files }筋、{ $ranks }段です。
ini-too-many-pieces = variants.iniで文字を持てる駒の種類は、成った駒も含めて{ $most }までです。
ini-no-option = variants.iniには、{ $key }に当たるオプションがありません。
ini-no-value = { $key }={ $value }はvariants.iniに書けません。
ini-both-sides = variants.iniでは、{ $key }は両者に共通です。
ini-one-piece = { $key }は、variants.iniでは一つの駒になるものを区別しています。
# $id：駒のID。
ini-letter = variants.iniでは、駒はaからzまでの一文字をそれぞれに持ちます。{ $id }はそうではありません。
ini-letter-form = variants.iniでは、成った駒は、元の駒の文字の前に「+」を付けたものです。{ $id }はそうではありません。
ini-letters-left = この成った駒に使える文字が、aからzまでに残っていません。
ini-moves = { $piece }の動きは、variants.iniに書けません：{ $moves }。
ini-first-moves = Fairy-Stockfishでは、最初だけの動きは、どの駒がいるかによらず、マスだけで決まります。{ $piece }はそうではありません。
ini-passing = Fairy-Stockfishでは、いくつかのマスを越える最初の動きのどれに対しても、アンパッサンができます。
ini-castling = { $piece }のようなキャスリングは、variants.iniに書けません。
ini-promotion-first = variants.iniでは、最後の段でだけ必ず成ることは書けません。{ $piece }はそのように成ります。
ini-promotion-leave = variants.iniでは、成れる領域から出る駒も成れます。{ $piece }は成れません。
ini-promotion-passing = variants.iniでは、アンパッサンで取る手は成りません。{ $piece }は成ります。
ini-explosion-both = variants.iniでは、両方の王を爆発させた側の負けです。
ini-facing = variants.iniでは、王は筋でも段でも向かい合えません。
ini-goal-waits = variants.iniでは、着いた王はすぐに勝つか、相手が続くのを待ちます。ほかの駒は、一手のあいだそこに残らなければなりません。
ini-goal-pieces = variants.iniでは、着いて勝ちになるのは、それぞれの側の一種類の駒か、すべての駒です。
ini-goal-safe = variants.iniでは、王は王手のかかるマスには着けません。
# $count：王手の数。
ini-check-cap = variants.iniで進展のない手に数える王手は、追うことが負けになるときは{ $count }回まで、そうでなければすべてです。
ini-progress = variants.iniでは、元に戻せない手だけが進展です。{ $piece }の手はどれも元に戻せます。
ini-fold = Fairy-Stockfishの千日手の勝ち負けは、局面を繰り返した側ではなく、手番の側のものです。
ini-to-and-fro = Fairy-Stockfishでは、駒は行き来でき、そうした側が負けになります。
ini-counting = variants.iniの手数の数えは、これらのゲームのルーク、銀、ナイト、ポーンを調べます。
# $problem：文。
ini-differs-reading = このセクションは、意図したようには読まれません：{ $problem }
# $position：局面。
ini-differs-result = このセクションでは、対局の終わり方が違います。例えば次の局面です：{ $position }。
# $moves：いくつかの手。
ini-differs-moves = このセクションでは、指せる手が違います。例えば{ $position }では次の手です：{ $moves }。

## 定義をセクションにする：少し違う意味に読まれるもの

ini-progress-mixed = 次の駒の手は、元に戻せないときだけ、進展のない手の数えをはじめに戻します：{ $pieces }。
ini-check-replies = 十一回目からの王手への応手も、進展のない手に数えません。
