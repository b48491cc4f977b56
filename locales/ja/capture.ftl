# 駒の取り方。$who、$whom、$spared、$pieces：いくつかの駒のどれか。$piece：駒の名前。$place は「〜で」の形。
#
# $lines、$steps、$step、$leaps は動きを言う言葉で、文の中に入れず、コロンのあとに置く。

## 取り合いの禁止
anti-trade-own-kind = { $piece }は、ほかの{ $piece }を取れません。
anti-trade-group = 次の駒は、互いに取ることができません：{ $pieces }。
anti-trade-group-ever = 次の駒は、どんなときも互いに取ることができません：{ $pieces }。
anti-trade-group-protected = 次の駒どうしでは、守られている駒を取れません：{ $pieces }。
anti-trade-group-counter = 次の駒どうしでは、守られている駒を取れません。その一つが取られた次の手に、別のマスでほかの一つを取ることもできません。駒：{ $pieces }。
anti-trade-on-way = そのように取り返せないのは、ほかの駒が取ったあとだけです。手の途中のどのマスで取る場合も、取り返せません。
anti-trade-lifted-any = 同じ手でほかの駒も取るときは、取ってもかまいません。
anti-trade-lifted = 同じ手で{ $pieces }も取るときは、取ってもかまいません。
anti-trade-adjacent = 取る駒の隣にいる駒は、いつでも取れます。

## 接近
approach-ahead = { $who }が一直線に動き、途中で何も取らないと、着いたマスのすぐ先から途切れずに並ぶ敵の駒を取ります。線：{ $lines }。
approach-behind = { $who }が一直線に動き、途中で何も取らないと、いたマスのすぐ後ろから途切れずに並ぶ敵の駒を取ります。線：{ $lines }。
approach-either = { $who }が先の列も後ろの列も取れるときは、プレーヤーがどちらかの列を選びます。

## 焼く
burn-all = { $piece }は、動くたびに、着いたマスから次のように届く駒を、敵味方を問わずすべて焼き、盤から取り除きます：{ $leaps }。
burn-enemies = { $piece }は、動くたびに、着いたマスから次のように届く敵の駒をすべて焼き、盤から取り除きます：{ $leaps }。

## 取れる駒の表
# $when：駒を取るとき、取らずに動くとき（quiet）、そのどちらでも（both）。
capture-matrix-leaves = { $who }は、{ $when ->
    [quiet] 駒を取らずに動くと
    [both] 駒を取らずに動くか{ $whom }を取ると
   *[capture] { $whom }を取ると
}、盤から取り除かれます。
capture-matrix-becomes = { $who }は、{ $when ->
    [quiet] 駒を取らずに動くと
    [both] 駒を取らずに動くか{ $whom }を取ると
   *[capture] { $whom }を取ると
}、{ $piece }に変わります。
capture-matrix-defects = { $who }は、{ $when ->
    [quiet] 駒を取らずに動くと
    [both] 駒を取らずに動くか{ $whom }を取ると
   *[capture] { $whom }を取ると
}、相手側の{ $piece }に変わります。
capture-matrix-becomes-victim = { $who }は、{ $whom }を取ると、取った駒と同じ駒に変わります。
capture-matrix-promotes = { $who }は、{ $when ->
    [quiet] 駒を取らずに動くと
    [both] 駒を取らずに動くか{ $whom }を取ると
   *[capture] { $whom }を取ると
}、成ります。
# 駒を取った駒が何に変わるか、表の中で。
capture-matrix-becomes-table = 駒を取った駒は、別の駒に変わります：
capture-matrix-victim = 取った駒と同じ駒
capture-matrix-promoted = 成った駒
capture-matrix-only-captures = { $who }が動けるのは、駒を取るときだけです。
capture-matrix-quiet-explodes = { $who }は、駒を取らずに動くと、着いたマスで爆発します。
# $how：[none] は、主語がすべての駒か、いくつかを除くすべての駒のとき。$whom は「任意の駒」のこともあるので、コロンのあとに置く。
capture-matrix-forbidden = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}次の駒を取れません：{ $whom }。
capture-matrix-never-captures = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}駒を取れません。
capture-matrix-forbidden-table = 次の取りはできません：
capture-matrix-guarded = { $who }が{ $whom }を取れるのは、次の手で取り返されることがないときだけです。
capture-matrix-explodes = { $who }が{ $whom }を取ると、そこで爆発が起こります。取った駒は{ $mover ->
    [dies] 爆発に巻き込まれて盤から消えます
   *[survives] 盤に残ります
}。
capture-matrix-explodes-any = { $who }が駒を取ると、そこで爆発が起こります。取った駒は{ $mover ->
    [dies] 爆発に巻き込まれて盤から消えます
   *[survives] 盤に残ります
}。

## 連続取り
chain-may = { $who }は、駒を取ったあと、同じ手で続けて取ることができます。
chain-must = { $who }は、駒を取ったあと、取れるかぎり、同じ手で続けて取らなければなりません。
chain-turns = 続けて取るときは、そのつど直前とは別の方向へ、その手でまだいたことのないマスに進みます。
chain-leave-at-end = 取られた駒は、手が終わるときに盤から取り除かれます。それまでは進路をふさぎ、同じ駒を2回取ることはできません。
chain-leave-after-next = 取られた駒は、同じ手で次の駒を取ったあとに、盤から取り除かれます。そのため、取った駒はその上を引き返せません。
chain-leave-now = 取られた駒は、次の駒を取る前に、すぐに盤から取り除かれます。
chain-promotes-inside = 続けて取る途中で成った駒は、成った駒として残りを取ります。
chain-promotes-at-end = 続けて取る駒は、手が終わるマスでしか成れません。

## カメレオン
chameleon-captures = { $who }は、敵の駒を、その駒が同じマスから取るときと同じ動き、同じ取り方で取ります。一つの手がいくつかの駒にあてはまれば、まとめて取ります。

## 座標取り
coordinate-captures = { $who }が動き、途中で何も取らないと、{ $who }からの線と味方の{ $partner }からの線が交わるマスにいる敵の駒を取ります。間に何があってもかまいません。線：{ $lines }。

## はさむ、囲む
custodian-row = { $who }が動くか打たれると、その駒とほかの味方の駒のあいだに隙間なく並ぶ敵の駒を取ります。線：{ $lines }。
custodian-intervention = { $who }が2個の敵の駒のあいだに動くか打たれると、その両方を取ります。線（互いに反対の方向）：{ $lines }。
custodian-surround = 敵の手のあと、{ $who }から次のように届くマスがすべて敵の駒で埋まると、{ $who }は取られます：{ $lines }。
custodian-surround-group = 隣り合う味方どうしの駒（どれも{ $who }）は、敵の手のあと、そのどれからも空いたマスに届かなくなると、まとめて取られます。隣り合うとは、互いに届くことです。届く線：{ $lines }。
custodian-surround-area = { $who }は、{ $place }しか、囲まれて取られることがありません。
custodian-edge = 盤の端は、{ $who }を囲む敵の駒と同じに数えます。
custodian-anvil = 敵の駒をはさむ相手役になれるのは、{ $who }だけです。
custodian-hostile = { $place }、空いたマスは、はさむ側の駒と同じに数えます。
custodian-spared = { $place }、{ $who }は2個の駒にはさまれても取られません。

## 効果
# $moves は動きの記法、$steps はその言葉。$end は着くマス、$removed は取り除く駒。どれも名詞。
effect-move = { $piece }には、線の上で見つけたマスで決まる、別の動きがあります。線：{ $moves }（{ $steps }）。着くマス：{ $end }。取り除く駒：{ $removed }。
effect-must = この効果は必ず使わなければなりません。
effect-removes-nothing = なし
effect-removes-pieces = { $places }のすべての駒
effect-removes-enemies = { $places }のすべての敵の駒
effect-on-end = 見つけたマス
effect-on-start = いたマス
effect-on-before = 見つけたマスの手前のマス
effect-on-beyond = 見つけたマスの先のマス
effect-on-behind = いたマスの後ろのマス
effect-on-way = 途中のマス
effect-near = 着いたマスの周り（{ $leaps }）

## 交戦
# $count は敵の駒の数か、駒の数え方。$class は作者がつけた装甲の名前。
engagement-engages = { $who }は、次のように届く敵の駒と交戦します：{ $lines }。
engagement-table = 駒は、次のように届く敵の駒と交戦します：
engagement-captured = { $count ->
    [0] { $who }は、交戦されていなくても取られることがあります。
    [1] { $who }が取られるのは、敵の駒に交戦されているあいだだけです。
   *[other] { $who }が取られるのは、{ $count }個以上の敵の駒に交戦されているあいだだけです。
}
engagement-captured-class = { $count ->
    [0] { $who }（装甲：{ $class }）は、交戦されていなくても取られることがあります。
    [1] { $who }（装甲：{ $class }）が取られるのは、敵の駒に交戦されているあいだだけです。
   *[other] { $who }（装甲：{ $class }）が取られるのは、{ $count }個以上の敵の駒に交戦されているあいだだけです。
}
engagement-weight = { $who }は、敵の駒と交戦するとき、{ $count }個分に数えます。
engagement-own-only = { $who }が取れるのは、自分が交戦している駒だけです。
engagement-binds = { $who }が次のように届く敵の駒は拘束され、拘束している駒としか交戦できません：{ $lines }。

## 爆発
explosion-around = 爆発は、取られた駒と、その周りのマスにあるものをすべて盤から取り除きます。
explosion-zone = 爆発は、取られた駒と、そのマスから次のように届くマスにあるものをすべて盤から取り除きます：{ $leaps }。
explosion-immune = { $who }は、隣で爆発が起こっても何の影響も受けません。
explosion-no-check = 隣の爆発でしか取られることのない王駒は、王手をかけられたことになりません。

## 味方に変える
flips-hit = { $who }が動くか打たれると、次のように届く敵の駒は、すべて味方に変わります：{ $lines }。
flips-hit-table = 駒が動くか打たれると、次のように届く敵の駒は、すべて味方に変わります：
flips-enclosed = { $who }が動くか打たれると、その駒とほかの味方の駒のあいだに途切れずに並ぶ敵の駒は、どの列もすべて味方に変わります。線：{ $lines }。
flips-enclosed-table = 駒が動くか打たれると、その駒とほかの味方の駒のあいだに途切れずに並ぶ敵の駒は、どの列もすべて味方に変わります。線：
flips-passed = { $who }が次のように動いて越えた敵の駒は、すべて味方に変わります：{ $lines }。
flips-passed-table = 次のように動いて越えた敵の駒は、すべて味方に変わります：
flips-spared = { $who }がこのように相手の側に変わることはありません。
flips-beside = { $who }を打って敵の駒を味方に変えられるのは、味方の駒の隣に打ったときだけです。
flips-must = { $who }が行けるのは、敵の駒が味方に変わるマスだけです。
# flips-must に続く。
flips-first = { $place }、マスが一つでも空いているあいだは、そこにしか行けません。そのとき、敵の駒が味方に変わらなくてもかまいません。

## 取って進む
hit-run-on = { $piece }は、駒を取ったあと、もう1歩進めます。取る動き：{ $steps }。
hit-run-not-back = { $piece }は、駒を取ったあと、もう1歩進めますが、来たほうへは戻れません。取る動き：{ $steps }。
hit-run-step = そのように取ったあとの1歩：{ $step }。

## 多く取る
# $among：すべての取り方か、前の文までで同等の取り方か。
majority-most = { $among ->
    [equal] ここまでで同等の取り方がいくつか残るときは
   *[all] 取り方がいくつかあるときは
}、いちばん多くの駒を取る手を選ばなければなりません。
majority-most-of = { $among ->
    [equal] ここまでで同等の取り方がいくつか残るときは
   *[all] 取り方がいくつかあるときは
}、{ $pieces }をいちばん多く取る手を選ばなければなりません。
majority-value = { $among ->
    [equal] ここまでで同等の取り方がいくつか残るときは
   *[all] 取り方がいくつかあるときは
}、取る駒の価値がいちばん高い手を選ばなければなりません。
majority-value-of = { $among ->
    [equal] ここまでで同等の取り方がいくつか残るときは
   *[all] 取り方がいくつかあるときは
}、取る駒の価値がいちばん高い手を選ばなければなりません。価値：{ $worths }、そのほかの駒は1。
majority-worth = { $piece }は{ $count }
majority-by = { $among ->
    [equal] ここまでで同等の取り方がいくつか残るときは
   *[all] 取り方がいくつかあるときは
}、{ $who }で取る手があれば、それを選ばなければなりません。
majority-first = { $among ->
    [equal] ここまでで同等の取り方がいくつか残るときは
   *[all] 取り方がいくつかあるときは
}、{ $whom }をいちばん早く取る手を選ばなければなりません。

## 必ず取る
must-capture-side = { $side }は、駒を取れるときは、取らなければなりません。

## 見張り
patrol-guarded = { $who }が駒を取れるのは、味方の駒に守られているあいだだけです。
patrol-guards = { $who }は、次のように届く味方の駒をすべて守ります：{ $lines }。
patrol-table = 駒は、次のように届く味方の駒をすべて守ります：

## 石化
# $wall は作者が壁を呼ぶ名前。
petrify-becomes = { $who }は、駒を取ると、着いたマスで{ $wall }に変わります。
petrify-becomes-side = { $side }の{ $who }は、駒を取ると、着いたマスで{ $wall }に変わります。

## 復活
rebirth-victim = { $who }は、取られると{ $square }で復活します。ただし、手のあとでそのマスが空いているときだけです。
rebirth-mover = { $who }は、駒を取ると{ $square }で復活します。手のあとでそのマスがふさがっているような取り方はできません。
rebirth-home = はじめのマス
rebirth-file = 駒が取られた筋にある、はじめのマス
rebirth-colour = 駒が取られたマスと同じ色の、はじめのマス
rebirth-far = 駒が取られた筋のいちばん奥のマス
rebirth-not-there = どの駒も、自分が復活するマスでは駒を取れません。

## 離れて取る
remote-rifle = { $piece }は、動かずに、次のように届く駒を取ります（ライフル取り）：{ $steps }。
remote-rifle-table = 次の駒は、動かずに、届く駒を取ります（ライフル取り）：
remote-checker = { $piece }は、チェッカーのように、ちょうど真ん中にいる敵の駒を跳び越えて取ることもできます。跳ぶ動き：{ $steps }。
remote-advance = { $piece }は、敵の駒の手前まで走り、そのマスに入らずに取ることもできます。走る動き：{ $steps }。

## 取り返し
retake-captures = { $piece }は、次のように取ることもできます。ただし、取れるのは、駒を取ったばかりの駒を、その取ったマスで取るときだけです：{ $leaps }。

## 安全
safety-iron = { $piece }は取られません。
safety-haven = { $place }、{ $who }は{ $how ->
    [none] どれも
   *[some] {""}
}取られません。

## 側の力
# $near は side-powers-near か side-powers-next で、名詞。「敵の」「味方の」に続けられる。
side-powers-near = { $pieces }の近く
side-powers-next = { $pieces }の隣
side-powers-burn = 敵の{ $near }で手を終えた駒は、盤から取り除かれます。
side-powers-freeze = 敵の{ $near }にいる駒は、動けません。
side-powers-protect = 味方の{ $near }にいる駒は、取られません。
side-powers-hide = 味方の{ $near }にいる駒は、味方の駒が走る進路をふさぎません。
side-powers-charm = 敵の{ $near }にいる駒は、駒を取れません。
side-powers-brake = 敵の駒が走る動きは、{ $near }の最初のマスで終わります。
side-powers-zone = 近くとは、その駒から次のように届くマスです：{ $leaps }。

## わな
snare-all = 手が終わるたびに、{ $place }、すべての駒が盤から取り除かれます。
snare-spared = 手が終わるたびに、{ $place }、{ $spared }を除くすべての駒が盤から取り除かれます。
snare-guard = 手が終わるたびに、{ $place }、次のように動いて行けるマスに味方の駒がいない駒は、盤から取り除かれます：{ $leaps }。
snare-guard-spared = 手が終わるたびに、{ $place }、次のように動いて行けるマスに味方の駒がいない駒は、{ $spared }を除き、盤から取り除かれます：{ $leaps }。

## 取り合い
# $worth は駒の価値で、小数のこともある。
trade-protected = { $piece }は、次の手で取り返されるところでは、ほかの{ $piece }を取れません。ただし、同じ手でほかに十分な価値の駒を取るときは取れます。
trade-counter = { $piece }がほかの駒に取られた次の手では、別のマスで{ $piece }を取れません。
trade-enough = 十分な価値とは、{ $piece }の価値より高いことです。
trade-worths = このような取り合いでは、駒の価値を次のように数えます：{ $worths }。
trade-worth = { $piece } { $worth }

## 寝返り
turncoats-change = { $who }は、{ $when ->
    [capture] 駒を取るたびに
    [quiet] 駒を取らずに動くたびに
   *[move] 動くたびに
}、相手の側に変わります。
