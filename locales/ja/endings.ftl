# 対局の終わり方、ルールごとに。ルールが一方だけのものなら、$side は白か黒。
#
# 英語では文の主語になる「A side」は、日本語では「〜側」、または「その側」と受ける。

## 裸の王
# $strict：次の手で助かることがない。$live：二度と動けない駒は数えない。
baring-royals = 王駒だけになった側は{ $strict ->
    [yes] ただちに負けです
   *[no] 負けです。ただし、次の手で相手も同じ形にすれば負けません
}。{ $live ->
    [yes] 二度と動けない駒は数えません。
   *[no] {""}
}
baring-royals-side = { $side }は、王駒だけになると{ $strict ->
    [yes] ただちに負けです
   *[no] 負けです。ただし、次の手で相手も同じ形にすれば負けません
}。{ $live ->
    [yes] 二度と動けない駒は数えません。
   *[no] {""}
}
baring-type = { $piece }がなくなった側は{ $strict ->
    [yes] ただちに負けです
   *[no] 負けです。ただし、次の手で相手も同じ形にすれば負けません
}。{ $live ->
    [yes] 二度と動けない駒は数えません。
   *[no] {""}
}
baring-type-side = { $side }は、{ $piece }がなくなると{ $strict ->
    [yes] ただちに負けです
   *[no] 負けです。ただし、次の手で相手も同じ形にすれば負けません
}。{ $live ->
    [yes] 二度と動けない駒は数えません。
   *[no] {""}
}

## 取って決まる
# $otherwise：前のルールにあてはまらないとき。「すべての駒」が入っても読めるように、駒は文のあとに並べる。
capture-result = { $otherwise ->
    [yes] そうでなければ、次
   *[no] 次
}のとおりに駒を取ると、{ $result ->
    [win] 取った側の勝ちです
    [loss] 取った側の負けです
   *[draw] 引き分けです
}。取る駒：{ $taker }。取られる駒：{ $victim }。

## キャスリングで決まる
castling-wins = キャスリングした側の勝ちです。もうキャスリングできなくなった側は負けです。
castling-wins-side = { $side }は、キャスリングすると勝ち、もうキャスリングできなくなると負けです。

## 王手の回数
check-count = 王手を{ $count }回かけた側の勝ちです。
check-count-side = { $side }は、王手を{ $count }回かけると勝ちです。

## 宣言
claims = { $ending ->
    [repetition] 千日手
    [nMove] 進展のない手のルール
   *[counting] 手数の数え
}による終局には、プレーヤーの宣言が必要です。
claims-side = { $side }の手番では、{ $ending ->
    [repetition] 千日手
    [nMove] 進展のない手のルール
   *[counting] 手数の数え
}による終局には宣言が必要です。

## 並べる
# $line は下の四つのどれかで、どれも「〜に」で終わる。
connect = { $line }並べると、{ $result ->
    [win] その側の勝ちです
    [loss] その側の負けです
   *[draw] 引き分けです
}。
connect-side = { $side }が{ $line }並べると、{ $result ->
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
   *[draw] 引き分けです
}。
connect-line = 自分の駒{ $count }個を{ $along }に{ $gaps ->
    [yes] 一直線に（間に何があってもよい）
   *[no] 途切れずに
}
connect-line-types = 自分の駒{ $count }個（どれも{ $types }）を{ $along }に{ $gaps ->
    [yes] 一直線に（間に何があってもよい）
   *[no] 途切れずに
}
connect-square = 自分の駒を{ $count }×{ $count }の正方形に
connect-square-types = 自分の駒（どれも{ $types }）を{ $count }×{ $count }の正方形に
connect-line-or-square = { $line }、または{ $square }
connect-rank = 横
connect-file = 縦
connect-diagonal = 斜め
# $area は「〜で」の形。
connect-across = このような列は、一部が{ $area }、一部がその外で並ぶときだけ数えます。

## 手数の数え
counting = 成っていないポーンがなくなると、弱いほうの側は自分の手数を数えます。手数が上限に達すると引き分けです。上限は{ $form ->
    [makruk] 、どちらにもほかの駒があるあいだは64手、裸の王に対しては強いほうの側の駒によって8〜64手です（マークルックと同じ）
    [cambodian] 、どちらにもほかの駒があるあいだは63手、裸の王に対しては強いほうの側の駒によって7〜63手です（カンボジアチェスと同じ）
   *[asean] 、裸の王に対して、強いほうの側の駒によって16〜64手です（ASEANチェスと同じ）
}。

## 引き分けの扱い
draw-odds = 引き分けになるはずの対局は、{ $side }の勝ちになります。

## 全滅
# $count は残ってよい数。
extinction = どちらかの側の{ $pieces }が{ $count ->
    [0] なくなると
   *[other] { $count }個以下になると
}、{ $result ->
    [win] その側の勝ちです
    [loss] その側の負けです
   *[draw] 引き分けです
}。
extinction-while = 一方の側の{ $pieces }が{ $count ->
    [0] なくなり
   *[other] { $count }個以下になり
}、相手にはそれが{ $least }個以上あると、{ $result ->
    [win] その一方の勝ちです
    [loss] その一方の負けです
   *[draw] 引き分けです
}。
extinction-side = { $side }の{ $pieces }が{ $count ->
    [0] なくなると
   *[other] { $count }個以下になると
}、{ $result ->
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
   *[draw] 引き分けです
}。
extinction-side-while = { $side }の{ $pieces }が{ $count ->
    [0] なくなり
   *[other] { $count }個以下になり
}、相手にはそれが{ $least }個以上あると、{ $result ->
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
   *[draw] 引き分けです
}。
extinction-any = 駒

## 盤が埋まる
full-board = 空いたマスがなくなると、{ $end ->
    [points] 点数で勝敗を決めます
   *[draw] 引き分けです
}。

## 到達
goal-safe = 目標のマスには、合法手で着かなければなりません。王駒が取られるときは、着いても勝ちになりません。
goal-safe-side = { $side }は、目標のマスに合法手で着かなければなりません。王駒が取られるときは、着いても勝ちになりません。
goal-count = { $count }個の駒が、同時に目標のマスにいなければなりません。
goal-count-side = { $side }は、{ $count }個の駒が同時に目標のマスにいなければなりません。
goal-reply = 先に指し始めた側が目標のマスに着いても、もう一方はあと1手指せます。その手でもう一方も着けば、引き分けです。
goal-turn = 目標のマスに着いたかどうかは、手番の終わりに見ます。目標のマスにいるすべての駒を数え、手番だった側を先に見ます。
goal-early = 相手の次の手のあとで勝ちになる目標のマスでも、次の手でその駒を取られることがなければ、ただちに勝ちです。

## 持将棋
impasse = 王手をかけられておらず、{ $ranks ->
    [1] いちばん奥の段
   *[other] 奥の{ $ranks }段
}に{ piece-king }と、ほかの駒{ $count }枚以上が入っている側は、入玉を宣言できます。点数は、そこに入っている駒と持ち駒を、{ piece-rook }と{ piece-bishop }（大駒）は1枚5点、{ piece-king }のほかの駒（小駒）は1枚1点と数えます。{ $form ->
    [27] 28点（後から指し始めた側は27点）以上で勝ちです
   *[24] 31点以上で勝ち、24〜30点なら持将棋で引き分けです
}。
impasse-side = { $side }は、王手をかけられておらず、{ $ranks ->
    [1] いちばん奥の段
   *[other] 奥の{ $ranks }段
}に{ piece-king }と、ほかの駒{ $count }枚以上が入っていれば、入玉を宣言できます。点数は、そこに入っている駒と持ち駒を、{ piece-rook }と{ piece-bishop }（大駒）は1枚5点、{ piece-king }のほかの駒（小駒）は1枚1点と数えます。{ $form ->
    [27] 28点（後から指し始めた側は27点）以上で勝ちです
   *[24] 31点以上で勝ち、24〜30点なら持将棋で引き分けです
}。

## 課題
# $text は作者の言葉。$count は手数の制限で、0なら制限なし。
lesson-task = 課題：{ $text }
lesson-puzzle = 初期局面は{ $side }の問題です。解答は用意されています。
lesson-capture-all = この課題では、{ $side }は{ $count ->
    [0] {""}
   *[other] { $count }手以内に
}敵の駒をすべて取ると勝ちです。
lesson-capture-royal = この課題では、{ $side }は{ $count ->
    [0] {""}
   *[other] { $count }手以内に
}敵の王駒を取ると勝ちです。
# $types は「すべての駒」のこともあるので、かっこに入れる。
lesson-reach = この課題では、{ $side }は{ $count ->
    [0] {""}
   *[other] { $count }手以内に
}駒（{ $types }）を{ $area }に進めると勝ちです。
lesson-idle = { $side }はまったく指しません。

## つなぐ
link = { $side }が、隣り合う駒の鎖で領域をつなぐと、{ $result ->
    [win] その側の勝ちです
    [loss] その側の負けです
   *[draw] 引き分けです
}。つなぐ領域：{ $areas }。
link-types = { $side }が、隣り合う駒（どれも{ $types }）の鎖で領域をつなぐと、{ $result ->
    [win] その側の勝ちです
    [loss] その側の負けです
   *[draw] 引き分けです
}。つなぐ領域：{ $areas }。
link-some = { $areas }のうち{ $count }つ
link-ring = 隣り合う駒の鎖でマスを囲むと、{ $result ->
    [win] 囲んだ側の勝ちです
    [loss] 囲んだ側の負けです
   *[draw] 引き分けです
}。囲んだマスには何があってもかまいません。
link-ring-types = 隣り合う駒（どれも{ $types }）の鎖でマスを囲むと、{ $result ->
    [win] 囲んだ側の勝ちです
    [loss] 囲んだ側の負けです
   *[draw] 引き分けです
}。囲んだマスには何があってもかまいません。
link-steps = 隣のマスとは、駒が次のように動いて行けるマスです：{ $steps }。

## 詰み
mate = 王手をかけられて合法手がなくなった側は、詰みとなり、{ $result ->
    [win] 勝ちです
    [loss] 負けです
   *[draw] 対局は引き分けです
}。
mate-side = { $side }が王手をかけられて合法手がなくなると、{ $result ->
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
   *[draw] 引き分けです
}。
stalemate = 手番の側が王手をかけられておらず、合法手もないときは、{ $result ->
    [pass] その側はパスします
    [win] その側の勝ちです
    [loss] やはりその側の負けです
    [points] 終局となり、点数で勝敗を決めます
    [part] その側の得点は{ $part }/{ $whole }、相手の得点はその残りです
   *[draw] ステイルメイトで、引き分けです
}。
stalemate-side = { $side }が王手をかけられていないのに合法手がなくなると、{ $result ->
    [pass] { $side }はパスします
    [win] { $side }の勝ちです
    [loss] やはり{ $side }の負けです
    [points] 終局となり、点数で勝敗を決めます
    [part] { $side }の得点は{ $part }/{ $whole }、相手の得点はその残りです
   *[draw] ステイルメイトで、引き分けです
}。
# 王手のないゲーム。
no-move-left = 手番の側に合法手がなくなると、{ $result ->
    [pass] その側はパスします
    [win] その側の勝ちです
    [loss] その側の負けです
    [points] 終局となり、点数で勝敗を決めます
    [part] その側の得点は{ $part }/{ $whole }、相手の得点はその残りです
   *[draw] ステイルメイトで、引き分けです
}。
no-move-left-side = { $side }に合法手がなくなると、{ $result ->
    [pass] { $side }はパスします
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
    [points] 終局となり、点数で勝敗を決めます
    [part] { $side }の得点は{ $part }/{ $whole }、相手の得点はその残りです
   *[draw] ステイルメイトで、引き分けです
}。

## 戦力
material = 残った駒がキングだけか、キングのほかにナイト1個だけ、ビショップ1個だけ、または同じ色のマスのビショップだけになると、引き分けです。

## 進展のない手
# $progress は、数えをはじめに戻す手。
n-move = 両者が{ $count }手ずつ指すと、{ $result ->
    [win] 手番の側の勝ちです
    [loss] 手番の側の負けです
   *[draw] 引き分けです
}。
n-move-without = { $progress }が指されないまま、両者が{ $count }手ずつ指すと、{ $result ->
    [win] 手番の側の勝ちです
    [loss] 手番の側の負けです
   *[draw] 引き分けです
}。
n-move-side = 両者が{ $count }手ずつ指して{ $side }の手番になると、{ $result ->
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
   *[draw] 引き分けです
}。
n-move-without-side = { $progress }が指されないまま、両者が{ $count }手ずつ指して{ $side }の手番になると、{ $result ->
    [win] { $side }の勝ちです
    [loss] { $side }の負けです
   *[draw] 引き分けです
}。
n-move-capture = { $side ->
    [white] { white }が駒を取る手
    [black] { black }が駒を取る手
   *[both] 駒を取る手
}
n-move-drop = { $side ->
    [white] { white }が駒を打つ手
    [black] { black }が駒を打つ手
   *[both] 駒を打つ手
}
n-move-promotion = { $side ->
    [white] { white }が成る手
    [black] { black }が成る手
   *[both] 成る手
}
n-move-move = { $side ->
    [white] { white }の{ $types }の手
    [black] { black }の{ $types }の手
   *[both] { $types }の手
}
n-move-pieces = このルールがはたらくのは、どちらの側の駒も{ $count }個以下のあいだだけです。
n-move-checks = 一方のかけた王手のうち、{ $count }回を超えた分は、この手数に数えません。
n-move-checks-side = { $side }のかけた王手のうち、{ $count }回を超えた分は、この手数に数えません。

## 点
# $all には、駒の種類ごとの点が並ぶ。
points = 点数で勝敗を決めるとき、駒の点は次のとおりです：{ $all }。
points-table = 点数で勝敗を決めるとき、駒の点は次のとおりです：
points-one = { $piece } { $points }点
points-side = 点数で勝敗を決めるとき、{ $side }の駒の点は次のとおりです：{ $all }。
points-side-table = 点数で勝敗を決めるとき、{ $side }の駒の点は次のとおりです：
points-bonus = 点数で勝敗を決めるとき、{ $side }にははじめから{ $points }点があります。
points-hands = 点数で勝敗を決めるとき、持ち駒は数えません。

## 残り点
points-left = 駒の点の合計が{ $points }点以下になった側は負けです。

## 千日手
repetition = { $result ->
    [loss] 同じ局面の{ $times }回目を作った側は負けです。
    [win] 同じ局面の{ $times }回目を作った側の勝ちです。
    [white] 同じ局面が{ $times }回現れると、{ white }の勝ちです。
    [black] 同じ局面が{ $times }回現れると、{ black }の勝ちです。
    [starter] 同じ局面が{ $times }回現れると、繰り返しを始めた側の負けです。
    [illegal] 同じ局面の{ $times }回目を作る手は指せません。
   *[draw] 同じ局面が{ $times }回現れると、千日手で、引き分けです。
}
repetition-side = { $result ->
    [loss] { $side }は、同じ局面の{ $times }回目を作ると負けです。
    [win] { $side }は、同じ局面の{ $times }回目を作ると勝ちです。
    [white] { $side }の手で同じ局面が{ $times }回目になると、{ white }の勝ちです。
    [black] { $side }の手で同じ局面が{ $times }回目になると、{ black }の勝ちです。
    [starter] { $side }の手で同じ局面が{ $times }回目になると、繰り返しを始めた側の負けです。
    [illegal] { $side }は、同じ局面の{ $times }回目を作る手を指せません。
   *[draw] { $side }の手で同じ局面が{ $times }回目になると、千日手で、引き分けです。
}
repetition-evasion = ただし、王手を防ぐ手は、同じ局面を繰り返してもかまいません。
repetition-evasion-side = ただし、{ $side }が王手を防ぐ手は、同じ局面を繰り返してもかまいません。
repetition-perpetual = 繰り返しのあいだ、すべての手で{ $deed ->
    [check] 王手をかけると（連続王手の千日手）
    [chase] 同じ一つの駒を新たに追うと
   *[attack] 何かの駒を新たに狙うと
}、{ $result ->
    [loss] その側の負けです
    [illegal] その側は局面を繰り返せません
   *[draw] 引き分けです
}。
repetition-perpetual-side = 繰り返しのあいだ、{ $side }がすべての手で{ $deed ->
    [check] 王手をかけると（連続王手の千日手）
    [chase] 同じ一つの駒を新たに追うと
   *[attack] 何かの駒を新たに狙うと
}、{ $result ->
    [loss] { $side }の負けです
    [illegal] { $side }は局面を繰り返せません
   *[draw] 引き分けです
}。
repetition-to-and-fro = { $side }は、一つの駒で行ったり来たりして同じ局面に戻すことはできません。

## ひとつながり
united = 一方の駒がすべて隣り合ってつながるか、1個だけになると、{ $result ->
    [win] その側の勝ちです
    [loss] その側の負けです
   *[draw] 引き分けです
}。
united-types = このとき数えるのは、{ $types }だけです。
united-steps = このとき隣のマスとは、駒が次のように動いて行けるマスです：{ $steps }。

## 壁の数
wall-count = { $side }は、{ $wall }を{ $count }個取ると勝ちです。
