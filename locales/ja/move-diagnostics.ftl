# XBetzaの動きのどこが誤りか、どうすればよいか。
#
# かぎかっこの中の記号や文字は記法のもので、訳さない。「[F-R]」のような動きも同じ。$letter、$sign、$atom、$modifier、$text は、作者の
# 書いたもの、または書くべきもの。動きは区間からなり、区間は、アトム（大文字）、その前の修飾子（小文字）、そのあとの距離か「~」からなる。
# 「~」の付いた動き（area move）は「歩き回る動き」と言う。「領域」はマスの集まりのことだけに使う。


## アトム

xbetza-atom = 「{ $letter }」はアトムではありません。この動きは除きます。
xbetza-atom-hint = アトムはW F D N A H C L Z J GとK Q R BとU O Iです。修飾子の「{ $modifier }」のことですか？
# $letter：XかY。
xbetza-atom-extension-hint = 「{ $letter }」は跳びを長くするだけで、W F D N A H C L Z J Gのどれかのすぐあとに書きます。例：「N{ $letter }」。
xbetza-reserved = 「@」は、将来のために空けてあります。この動きは何もしません。

## 距離と「~」

xbetza-range-alone = この距離の前にアトムがありません。距離は無視します。
xbetza-range-alone-hint = 距離は大文字のあとに書きます。例：「R4」。
xbetza-range-digits = 数は2桁までです。この距離は無視します。
xbetza-range-no-lower = 下限がありません。この距離は無視します。
xbetza-range-order = 下限が上限より大きくなっています。この距離は無視します。
xbetza-range-second = このアトムにはすでに距離があります。この距離は無視します。
xbetza-range-second-area = 「~」が二つあります。二つ目は無視します。
xbetza-range-after-area = 距離は「~」の前に書きます。この距離は無視します。
xbetza-range-none = 「{ $atom }」に距離は付けられません。この距離は無視します。
xbetza-range-castling = 「O」の距離は、ただ一つの数です。この距離は無視します。
xbetza-range-half-board = 「*」が意味を持つのは「W」だけです。ここでは無制限として読みます。
xbetza-range-half-board-hint = 無制限は、「0」と書けば紛れがありません。
xbetza-area = 歩き回る動きは、1歩動くか跳ぶ一つの区間だけからなります。「~」は無視します。

## 修飾子

xbetza-dangling = この修飾子のあとにアトムがありません。修飾子は除きます。
# $example：作者の修飾子に、アトムを続けたもの。
xbetza-dangling-hint = 修飾子は大文字の前に書きます。例：「{ $example }」。
xbetza-dangling-before-hint = 修飾子は一つのアトムだけにかかります。角かっこの中の、そのアトムのすぐ前に書きます。
xbetza-dangling-bracket = この修飾子のあとにアトムがありません。この動きは除きます。
xbetza-dangling-bracket-hint = 角かっこの中では、どの区間にもアトムがあります。
xbetza-dangling-prefix = 角かっこの前に書けるのは方向だけです。「{ $letter }」は無視します。
xbetza-dangling-prefix-hint = ほかの修飾子は、その区間のアトムの前に書きます。例：「[F-mR]」。
xbetza-modifier-area = 「{ $letter }」は、歩き回る動きでは無効です。無視します。
xbetza-modifier-atom = 「{ $letter }」は、「{ $atom }」では無効です。無視します。
xbetza-modifier-y = 「y」は、最後の区間では意味を持ちません。無視します。
xbetza-modifier-y-hint = 「y」は、空いたマスからさらに進む区間に書きます。例：「yafsF」。
xbetza-modifier-ride = 走る動きは、同じ側へ曲がるか、左右交互に曲がるかのどちらかです。「{ $letter }」は無視します。
xbetza-modifier-h = この「h」は、どの方向の文字にもかかりません。無視します。
xbetza-modifier-h-hint = 「h」は、方向の文字のあと（「fhN」）か、「l」や「r」の前（「hrN」）に書きます。
xbetza-reserved-t = 「a」のすぐ前の「t」は、将来のために空けてあります。無視します。
xbetza-reserved-t-hint = 「t」は、その区間のほかの修飾子の前に書いてください。
xbetza-duplicate = 同じ区間に「{ $letter }」をもう一つ書いても、何も変わりません。
xbetza-duplicate-direction = この区間には、同じ方向が2回書かれています。
xbetza-direction-castling = キャスリングは左右に動きます。「{ $letter }」は無視します。
xbetza-direction-castling-hint = 「O」の方向は「l」「r」「s」です。
xbetza-direction-none-left = このキャスリングには方向が残りません。この動きは除きます。

## かっこと区間

# $sign：閉じかっこ。
xbetza-bracket-closing = 「{ $sign }」にあたる開きかっこがありません。読み飛ばします。
xbetza-bracket-unopened = 「)」にあたる開きかっこがありません。この動きは除きます。
# $sign：開きかっこ。
xbetza-bracket-open = 「{ $sign }」が閉じられていません。この動きは除きます。
xbetza-bracket-missing-hint = 「{ $sign }」が足りません。
xbetza-bracket-only = 「{ $sign }」を使えるのは、角かっこの中だけです。読み飛ばします。
xbetza-bracket-only-hint = 区間ごとに動きを書くときは「[F-R]」、区間を繰り返すときは「[N(-N)]」のように書きます。
# $sign：文字か、かっこ。
xbetza-bracket-inside = 「{ $sign }」は、角かっこの中では使えません。この動きは除きます。
xbetza-bracket-inside-hint = ここでは区間を「-」か「?」で区切り、どの区間にもアトムを書きます。
xbetza-bracket-empty = この角かっこの中には何もありません。この動きは除きます。
# グループ：丸かっこの中の、繰り返す区間。
xbetza-bracket-empty-group = このグループの中には何もありません。この動きは除きます。
xbetza-bracket-leg = ここに区間がありません。この動きは除きます。
xbetza-bracket-leg-hint = 区間は、アトムとその前の修飾子からなります。例：「fsR」。
xbetza-bracket-separator = 二つの区間のあいだに区切りがありません。「-」として読みます。
xbetza-bracket-separator-hint = 必ず続けるなら「-」、ここで終わってもよいなら「?」と書いてください。
xbetza-bracket-last = 「U」は最後の区間でしか使えません。この動きは除きます。
xbetza-bracket-chain = 「{ $atom }」は、いくつもの区間からなる動きでは使えません。この動きは除きます。
xbetza-bracket-chain-hint = 「U」は、角かっこの最後の区間になら使えます。例：「[cK-U]」。

## ほかの文字

# $text：XBetzaにない文字。
xbetza-character = 「{ $text }」はこの記法にありません。読み飛ばします。
xbetza-character-apostrophe-hint = この記法のアポストロフィは「'」です。
xbetza-character-separator-hint = この記法の区切りは「-」です。
xbetza-character-between-hint = 動きは、続けて書くか、空白をはさんで並べます。
xbetza-character-blank = 動きの途中に空白があります。読み飛ばします。
xbetza-character-blank-hint = 空白を入れられるのは、動きと動きのあいだだけです。

## 多すぎるもの。$most は読める最大の数

xbetza-limit-moves = 動きは{ $most }個までです。残りは除きます。
xbetza-limit-legs = 一つの動きの区間は{ $most }個までです。この動きは除きます。
xbetza-limit-depth = グループの入れ子は{ $most }重までです。この動きは除きます。
xbetza-limit-directions = 一つの区間の方向の文字は{ $most }個までです。ほかは無視します。
xbetza-limit-extensions = 一つのアトムの「X」と「Y」は{ $most }個までです。残りは無視します。
xbetza-limit-problems = ほかに{ $count }件の問題がありますが、一覧にはありません。
