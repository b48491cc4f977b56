# 駒の固有の動きのほかの動き方と、手番の組み立て。$who、$whom：いくつかの駒のどれか。$lines、$moves：動きを言う言葉。
#
# $lines と $moves はまだ英語のことがあるので、文の中に入れず、文のあとにコロンで続ける。

## 後ろの駒が出る
auto-gate = いちばん手前の段といちばん奥の段には、駒は出入りできません。その前にいる駒が最初に動くと、後ろの駒が空いたマスに進みます。

## 取るときだけのマス
capture-only-squares = { $who }が{ $area }に入れるのは、駒を取るときだけです。走る動きはそこで終わります。

## キャスリング
castling = キャスリング：{ $mover }が、同じ線の上にある相手役の駒のほうへ動き、その駒が{ $mover }を越えて反対側の隣に移ります。どちらの駒もまだ一度も動いておらず、間に何もないときだけできます。
castling-leap = キャスリング：{ $mover }が、線の端にある相手役の駒の手前の空いたマスへ跳び、その駒が{ $mover }のいたマスへ跳びます。どちらの駒もまだ一度も動いていないときだけできます。
castling-check = { $leaps ->
    [yes] { $mover }は、王手をかけられているときや、着くマスに敵の駒が利いているときは、キャスリングできません。
   *[no] { $mover }は、王手をかけられているときや、通るマスや着くマスに敵の駒が利いているときは、キャスリングできません。
}
castling-partners = キャスリングの相手役になれる駒は{ $partners }で、線のどこにいてもかまいません。
castling-partners-only = キャスリングの相手役になれる駒は、線の端でも{ $partners }だけです。
castling-files = キャスリングした{ $mover }は、どこから始めても、{ $low }筋か{ $high }筋に着きます。

## ページのルール
# ページが自分で加えるもの。$routine はそのプログラムの名前。
custom-moves = { $who }は、次の線に沿って独自に動きます：{ $lines }。
custom-moves-routine = { $who }は、次の線に沿って独自に動きます：{ $lines }。どう動くかは、ページのルーチン{ $routine }が決めます。
custom-effect = { $who }の手がほかに何をするかは、ページのルーチン{ $routine }が決めます。
custom-memory = ページは{ $name }を数えます。はじめは{ $start }です。

## さいころ
dice = 1手ごとに、その前にさいころを{ $count }個振ります。動かせるのは、出た目の駒だけです。さいころの目：{ $faces }。
dice-doubles = すべてのさいころに同じ駒が出ると、どの駒でも動かせます。

## 追い立て、引き寄せ
driving-drive = { $who }は、線の上で最初に出会う駒{ $whom ->
    [own] （自分の駒だけ）
    [enemy] （敵の駒だけ）
   *[any] {""}
}を、さらに遠くへ追い立てることができます。盤の外へ出してもかまいません。そのあとに続いて動くこともできます。線：{ $lines }。
driving-drive-table = 次の駒は、線の上で最初に出会う駒{ $whom ->
    [own] （自分の駒だけ）
    [enemy] （敵の駒だけ）
   *[any] {""}
}を、さらに遠くへ、盤の外へも追い立てることができ、そのあとに続いて動くこともできます：
driving-drag = { $who }は、線の上で最初に出会う駒{ $whom ->
    [own] （自分の駒だけ）
    [enemy] （敵の駒だけ）
   *[any] {""}
}を近くへ引き寄せ、自分はその駒から離れることができます。両方が盤の外へ出てもかまいません。線：{ $lines }。
driving-drag-table = 次の駒は、線の上で最初に出会う駒{ $whom ->
    [own] （自分の駒だけ）
    [enemy] （敵の駒だけ）
   *[any] {""}
}を近くへ引き寄せ、自分はその駒から離れることができます。両方が盤の外へ出てもかまいません：
driving-captured = こうして盤の外に出た駒は、取られます。

## 追加の手
# $quiet：どちらの手でも駒を取れない。$must：二つめの手は必ず指す。
extra-move = 駒（{ $first }）が{ $quiet ->
    [yes] 何も取らずに
   *[no] {""}
}動いたあと、同じ手番に、{ $whom ->
    [another] 別の駒（{ $second }）
    [other] 別の駒（{ $second }）
    [same] その駒
   *[any] 駒（{ $second }）
}がさらに{ $quiet ->
    [yes] 何も取らずに
   *[no] {""}
}{ $must ->
    [yes] 動けるなら、動かなければなりません
   *[no] 動けます
}。

## 飛び越せる駒
hurdles = { $who }が飛び越えたり通り抜けたりできるのは、{ $others }だけです。

## 行きどころのない駒
# $how：英語のための選択。[none] は、主語がすべての駒か、いくつかを除くすべての駒のとき。
immobile-open = { $who }は、二度と動けなくなるマスにいてもかまいません。
immobile-no-drops = { $who }は、{ $how ->
    [none] どれも、
   *[some] {""}
}行きどころのない（そこから二度と動けない）マスには打てません。
immobile-no-moves = { $who }は、{ $how ->
    [none] どれも、
   *[some] {""}
}行きどころのない（そこから二度と動けない）マスには、打つことも動かすこともできません。

## コウ
ko = 盤を直前の手の前と同じ形に戻す手は、指せません。

## 動きを貸す
lending = { $who }は、次のように届く味方の{ $whom }に、自分の動きを貸します：{ $lines }。
lending-every = { $who }は、次のように届くすべての味方の駒に、自分の動きを貸します：{ $lines }。
lending-other = { $who }が貸すのは、自分の動きではなく、次の動きです：{ $moves }。
lending-instead = { $who }は、動きを借りているあいだ、自分の動きができません。
lending-instead-any = 駒は、動きを借りているあいだ、自分の動きができません。
# $area は「〜で」の形。
lending-barred = { $who }は、借りた動きでは{ $area }止まれません。

## 場所による動き
# $area は「〜で」の形：いちばん奥の段で。
moves-at-nothing = { $area }、{ $who }はまったく動けません。
moves-at-more = { $area }、{ $who }は次の動きもできます：{ $moves }。
moves-at-other = { $area }、{ $who }は別の動きをします：{ $moves }。
moves-at-initial = { $area }、{ $who }は、すでに動いたかどうかにかかわらず、最初だけの動きができます。

## 中立の駒
neutral = { $who }はどちらのものでもありません。手番の側が動かすことができ、その側の味方になります。
neutral-royal = どちらの側も、中立の王駒に相手の駒が利いているままにはできません。
neutral-royal-safe = 中立の王駒は、どちらかの側の駒が利いているマスへは行けません。
neutral-check = 中立の駒は、両者に王手をかけます。

## 麻痺
paralysis = { $who }が次のように届く敵の駒は、動けません：{ $lines }。
paralysis-like = { $who }が次のように届く、同じ種類の敵の駒は、動けません：{ $lines }。
paralysis-types = 敵の{ $who }が次のように届く{ $whom }は、動けません：{ $lines }。
paralysis-guard = ただし、次のように動いて行けるマスに味方の駒がいれば、動けます：{ $lines }。
paralysis-quiet = 次のように届くマスに敵の駒がいるあいだ、{ $who }は駒を取る動きしかできません：{ $lines }。

## パス
# $checks：王手のあるゲームかどうか。
passing = { $checks ->
    [yes] { $side }は、王手をかけられていなければ、パスできます。
   *[no] { $side }はパスできます。
}
passing-rest = { $side }は、手番の残りをパスできます。
passing-end = パスが2回続くと、{ $end ->
    [points] 点数で勝敗を決めます
   *[draw] 引き分けです
}。
passing-end-side = パスが2回続き、2回目が{ $side }のパスであれば、{ $end ->
    [points] 点数で勝敗を決めます
   *[draw] 引き分けです
}。

## 面から面への動き
# $count は面の数。
plane-steps-straight = { $who }は、ある面から別の面へまっすぐに動くこともできます。前とは次の面のほうです。動き：{ $moves }。
plane-steps-either = { $who }は、面と面のあいだでも動きます。1歩ごとに、{ $count }面先か{ $count }面手前にも移ります。動き：{ $moves }。
plane-steps-on = { $who }は、面と面のあいだでも動きます。1歩ごとに、{ white }は{ $count }面先、{ black }は{ $count }面手前にも移ります。動き：{ $moves }。
plane-steps-back = { $who }は、面と面のあいだでも動きます。1歩ごとに、{ white }は{ $count }面手前、{ black }は{ $count }面先にも移ります。動き：{ $moves }。

## 面の移動
plane-transfer = { $who }は、動いたあと、次の面の同じマスに移ります。そのマスは空いていなければなりません。
plane-transfer-check = 王駒が動いたマスにも、移ったマスにも、敵の駒が利いていてはいけません。

## 押す
pushing = { $who }は、先に余地があるかぎり、進む先の駒を{ $count ->
    [1] 1個
   *[other] { $count }個まで
}押せます。動き：{ $lines }。
pushing-row = { $who }は、自分をいちばん後ろとする、{ $count }個までの味方の駒の列を押せます。先に余地があるかぎり、列の先にいる、列より数の少ない敵の駒も押せます。動き：{ $lines }。
pushing-behind = { $who }は、進む先に何もなくても、そのように動けます。ただし、押すときも押さないときも、すぐ後ろが空いたマスか盤の端でなければなりません。
pushing-pull = { $who }は、空いたマスの上を次のように動くとき、すぐ後ろの駒を引いていけます：{ $lines }。
pushing-aside = { $who }は、ほかの駒のいるマスに入れます。その駒は、プレーヤーの選ぶ空いたマスへ1歩よけます。どちらの駒の動きも同じです：{ $lines }。
pushing-pull-aside = { $who }が空いたマスへ動くとき、1歩離れた駒を、自分のいたマスに連れてくることができます。どちらの駒の動きも同じです：{ $lines }。
pushing-whom = { $who }がこのように動かせるのは、{ $whom }だけです。
pushing-whom-own = { $who }がこのように動かせるのは、味方の{ $whom }だけです。
pushing-whom-enemy = { $who }がこのように動かせるのは、敵の{ $whom }だけです。
pushing-off = { $whose ->
    [both] 盤の外へ押し出された駒は、どちらのものでも取られます。
    [own] 盤の外へ押し出せるのは自分の駒だけで、押し出された駒は取られます。
    [enemy] 盤の外へ押し出せるのは敵の駒だけで、押し出された駒は取られます。
   *[none] 盤の外へは、何も押し出せません。
}

## 格
ranking = 駒を飛び越せる走りの動きでは、自分より格の低い駒なら、何個でも飛び越した先の駒を取れます。自分の格が偶数なら、同じ格の駒も飛び越せます。
ranking-list = 格：{ $all }。
ranking-table = 駒の格：
ranking-one = { $piece } { $rank }

## 走る長さ
ride-length-full = { $who }は、次の線の上では、行けるところまで進みます：{ $lines }。
ride-length-counted = { $who }は、線に沿って、その線全体にある両者の駒の数（自分を含む）とちょうど同じだけのマスを進むこともできます。味方の駒は越えられますが、敵の駒は越えられません。着いたマスで駒を取れます。線：{ $lines }。

## 列の動き
row-steps = まっすぐな列に隣り合う{ $most ->
    [2] 2個
   *[other] 2〜{ $most }個
}の駒（どれも{ $who }）は、列に沿わない同じ方向へ、空いたマスに一緒に動けます。動き：{ $lines }。

## 止まるマス
stop-zone = { $who }が次のように届くマスに入った敵の駒は、そこで止まらなければなりません：{ $lines }。
stop-zone-exempt = { $who }は、どの敵の駒にも止められません。

## 入れ替わり
swapping = { $who }が入れ替われるのは、{ $whom }とだけです。
swapping-table = 駒が入れ替われるのは、次の駒とだけです：

## 壁を取る
take-walls = { $who }は、次のように届く{ $wall }のマスに入り、{ $wall }を盤から取り除けます：{ $lines }。
take-walls-table = 次の駒は、次のように届く{ $wall }のマスに入り、{ $wall }を盤から取り除けます：

## 地形
# $name は作者の言葉。$does は下のどれか、または、そのいくつか。
terrain = { $name }という地形があります。はたらき：{ $does }。
terrain-start = はじめ、{ $squares }は{ $name }です。
terrain-nothing = 駒には何もしない
terrain-no-enter = 入ることも越えることもできない
terrain-no-land = とどまれない
terrain-stop = 入った手はそこで終わる
terrain-opaque = 交戦の線をさえぎる
terrain-cover = 射撃をさえぎる
terrain-mute = 上の駒は交戦しない
terrain-shield = 上の駒は交戦されない
# $types：このはたらきを受けない駒。
terrain-except = { $does }（{ $types }を除く）

## 手番
turns-length = { $side }は、1回の手番に{ $count }手指します。
turns-first = 対局の最初の手番は{ $count }手です。
turns-growth = 最初の手番は{ $count }手で、そのあとの手番は、どれも直前の相手の手番より{ $more }手多くなります。
turns-pieces = 駒を押したり、引いたり、入れ替えたりする手は、その駒1個につき1手ずつ、手番の手に余分に数えます。
turns-same = 一つの手番の手は、すべて同じ駒で指します。
turns-each = 一つの手番の手は、1手ごとに別の駒で指します。
turns-other = 一つの手番に、同じ駒を2手続けて動かすことはできません。
turns-last = 手番の最後の手は{ $who }で指し、その前の手はほかの駒で指します。
turns-check-ends = 王手をかけると、手番が終わります。
turns-check-last = 王手をかけられるのは、手番の最後の手だけです。
turns-chain = 同じ手番に、アンパッサンを続けて行えます。
turns-change = 盤を手番の前と同じ形のままにして、手番を終えることはできません。
turns-again = 駒を取った側は、もう一度指します。

## 最初だけの動きを失う
virgin-lost = 敵の{ $enemy }が手を終えたマスから、盤にほかの駒がなければ{ $who }に届くとき、{ $who }は最初だけの動きを失います。

## 壁を置く
# $wall は作者が壁を呼ぶ名前。$place は下の四つのどれか。
walling = 手を指すたびに、{ $place }に{ $wall }を置きます。
walling-move = 手を指すたびに、{ $place }に{ $wall }を移します。まだないときは、そこに置きます。
walling-instead = 手を指す代わりに、{ $place }に{ $wall }を置くこともできます。
walling-instead-move = 手を指す代わりに、{ $place }に{ $wall }を移すこともできます。まだないときは、そこに置きます。
walling-anywhere = 空いたマス
walling-past = 動いた駒のいたマス
walling-arrow = 動いた駒が次に駒を取らずに行けるマス
walling-edge = 盤の端か、ほかの{ $wall }の隣にある空いたマス
walling-region = { $who }を置けるのは、{ $area }だけです。

## 壁
# $takers：壁を取る駒がある。$push：押されるとどうなるか。
walls = { $wall }はどちらのものでもありません。{ $takers ->
    [yes] そこへ動けるのは、それを取る駒だけです
   *[no] どの駒も、そこへ動くことも、そこを通り抜けることもできません
}。{ $push ->
    [off] 駒を押すと一緒に動き、盤の外へ押し出した側が取ったことになります
    [along] { $takers ->
        [yes] ほかに取る方法はありません
       *[no] { $wall }を取ることはできません
    }が、駒を押すと一緒に動きます
   *[stay] { $takers ->
        [yes] ほかに取る方法はありません
       *[no] { $wall }を取ることはできません
    }
}。
