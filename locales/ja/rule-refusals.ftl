# ルールが手を断るわけ。ひとまとまりが一つのルールで、順序は crates/rules のファイルのとおり。

# 名前がわからないとき。
some-ground = 地形
some-royal = 王駒

## 接近

reason-row-choice = この手では、二つの列のどちらかを取ります。取る列の、いちばん近い駒をクリックしてください。

## 取れる駒の表

reason-protected-guarded = その{ $victim }は守られているので、{ $piece }では取れません。
reason-needs-capture-always = { $piece }は、駒を取るときしか動けません。
reason-capture-forbidden-type = { $piece }は{ $victim }を取れません。

## 連続取り

reason-chain-goes-on = { $piece }は{ $square }からさらに取らなければなりません。{ $next }の駒も取ってください。

## 効果

reason-must-burn = { $piece }は、そこで効果を使わなければなりません。

## 交戦

reason-must-engage = { $piece }が{ $victim }を取るには、自分で交戦していなければなりません。
reason-not-engaged = { $victim }を取るには交戦が{ $needed }点必要ですが、今は{ $points }点です。
# 上の二つのどちらかに続く。
reason-not-engaged-muted = { $square }の{ $piece }は{ $ground }にいるので、数えません。
reason-not-engaged-bound = { $square }の{ $piece }は拘束されているので、数えません。
reason-not-engaged-bound-by = { $square }の{ $piece }は{ $from }の{ $binder }に拘束されているので、数えません。

## 爆発

reason-burns-royal = それでは自分の王駒が盤から消えます。

## 味方に変える

reason-flip-none = そこでは敵の駒が一つも味方に変わらないので、{ $piece }は行けません。
reason-flip-first = { $piece }が行けるのは、先に埋めるマスだけです。

## 多く取る

reason-better-capture-most = もっと多くの駒を取る手があります。
reason-better-capture-most-of = { $piece }をもっと多く取る手があります。
reason-better-capture-value = もっと価値の高い取り方があります。
reason-better-capture-by = そのような取りは、{ $piece }でしなければなりません。
reason-better-capture-first = { $piece }をもっと早く取る手があります。

## 必ず取る

reason-must-capture = 取れるときは、取らなければなりません。

## 見張り

reason-unguarded = { $piece }を守る味方の駒がないので、駒を取れません。

## 石化

reason-petrifies-royal = 駒を取ると、{ $piece }が{ $wall }に変わってしまいます。

## 復活

reason-no-rebirth-here = { $piece }は、自分が復活するマスでは駒を取れません。
reason-no-rebirth-occupied = { $piece }が復活する{ $square }がふさがっているので、そこの駒は取れません。
reason-no-rebirth-square = { $piece }には復活するマスがないので、そこの駒は取れません。

## 安全

reason-iron = { $victim }は取れません。
reason-protected-square = { $square }の{ $victim }は、そこでは取られません。

## 側の力（麻痺も最初のものを言う）

reason-frozen = { $piece }は、その{ $by }の隣では動けません。
reason-protected-beside = その{ $victim }は、隣の{ $by }に守られています。
reason-capture-forbidden-beside = { $piece }は、その{ $by }の隣では駒を取れません。

## 打つ：交換

reason-exchange-empty = 捕虜の{ $piece }はありません。
reason-exchange-nothing = 引き換えにできるあなたの駒を、相手は持っていません。
reason-exchange-nothing-of = 相手はあなたの{ $piece }を持っていません。
reason-exchange-value = { $piece }は、{ $other }と引き換えるには価値が足りません。

## 打つ：制限

reason-drop-nifu = この筋には、成っていない自分の{ $piece }がすでに{ $count ->
    [1] {""}
   *[other] { $count }個
}あります。
reason-drop-shade = 自分の{ $piece }は、色の違うマスに置かなければなりません。
reason-drop-near-friend = { $piece }は、自分の駒の隣に打たなければなりません。
reason-drop-near-foe = { $piece }は、相手の駒の隣に打たなければなりません。
reason-drop-near-no-friend = { $piece }を自分の駒の隣に打つことはできません。
reason-drop-near-no-foe = { $piece }を相手の駒の隣に打つことはできません。
reason-drop-near-ground = { $piece }は、止まるところまで落ちます。
reason-drop-near-slide = { $piece }は、端から入って止まるところまで滑ります。

## 打つ（持ち駒がないことは、タイルも言う）

reason-no-drops = このゲームでは駒を打てません。
reason-drop-empty = 持ち駒に{ $piece }はありません。
reason-drop-in-check = 王手は盤上の駒で防いでください。今は駒を打てません。
reason-drop-zone-none = 今、{ $piece }を打てるマスはありません。
reason-drop-occupied = { $square }はふさがっています。打てるのは空いたマスだけです。
reason-drop-side = { $piece }は、裏返して打たなければなりません。
reason-drop-promoted = 打った駒は、すぐには成れません。
reason-drop-no-move = { $square }に打った{ $piece }は、二度と動けません。
reason-drop-zone = { $piece }を{ $square }に打つことはできません。

## 打つ：場所

reason-drop-shade-room = { $square }は、持ち駒の{ $piece }のために空けておかなければなりません。

## 盤に出す

reason-gate-moved = { $piece }を盤に出せるのは、まだ動いていない駒を動かすときだけです。
reason-gate-type = { $piece }は、この方法では盤に出せません。
reason-gate-empty = 盤に出す{ $piece }がありません。
reason-gate-square = { $piece }を出せるのは、この手で空くマスだけです。

## 必ず打つ

reason-must-drop = まず、残っている持ち駒をすべて置いてください。

## タイル

reason-drop-zone-tile = { $piece }をそこに置くことはできません。
reason-drop-side-tile = { $piece }をその向きに置くことはできません。
reason-tile-ground = { $square }の地面がふさがっているので、{ $piece }は置けません。
reason-tile-apart = { $square }の{ $ground }が、{ $next }の{ $ground }に接してしまいます。
reason-tile-fill = { $piece }を{ $square }に置くと、ほかのタイルで残りを埋められなくなります。

## 千日手

reason-repeats-move = 同じ駒で行ったり来たりすることはできません。
reason-perpetual-check = 王手を続けることはできません。
reason-perpetual-chase = その{ $victim }を追い続けることはできません。
# $times は2から。
reason-repeats = { $times ->
    [2] この局面はすでに一度現れました。
   *[other] この局面は{ $times }回目になります。
}

## 取るときだけのマス

reason-zone-capture-only = { $piece }が{ $square }に入れるのは、駒を取るときだけです。

## さいころ

reason-dice = さいころの目は{ $pieces }です。ほかの駒は動かせません。

## 追加の手

reason-must-go-on = { $piece }は、この手を最後まで指さなければなりません。

## 行きどころのない駒

reason-promotion-needed-immobile = { $square }の{ $piece }は、二度と動けません。

## コウ

reason-ko = それでは、盤が直前の手の前と同じ形に戻ります。

## 中立の駒

reason-neutral-safe = { $piece }は、{ $attacker }が利いているマスへは行けません。どちらの{ $attacker }でも同じです。

## 麻痺

reason-paralysed = { $piece }は{ $square }の{ $by }に麻痺させられています。

## パス

reason-pass-off-with-moves = 指せる手があるときは、パスできません。

## 面の移動

reason-plane-taken = 次の面の{ $square }はふさがっています。
reason-plane-taken-none = 次の面に{ $square }にあたるマスがありません。

## 押す

reason-push-stopped-behind = { $square }に{ $other }があるので、{ $piece }をそこから押すことはできません。
reason-push-stopped-most = { $piece }が一度に押せる駒は、{ $count }個までです。
reason-push-stopped-row = 一列に並んで一度に動ける味方の駒は、{ $count }個までです。
reason-push-stopped-outweighed = 列で押せるのは、自分より数の少ない敵の駒で、その後ろに何もないときだけです。{ $square }の{ $other }は押せません。
reason-push-stopped-fixed = { $piece }は{ $square }の{ $other }を押せません。
reason-push-stopped-edge = { $square }の{ $other }を盤の外へ押し出すことはできません。

## 走る長さ

reason-rides-on = { $piece }はそこでは止まらず、{ $square }まで進みます。

## 入れ替わり

reason-no-swap = { $piece }は{ $other }と入れ替われません。

## 地形

reason-terrain-stay = { $piece }は{ $square }の{ $ground }にとどまれません。

## 手番

reason-turn-change = それでは、盤がこの手番の前と同じ形のままです。
reason-turn-type-last = { $piece }が動けるのは、手番の最後の手だけです。
reason-turn-type-not-last = { $piece }は、手番の最後の手では動けません。
reason-turn-length = { $left ->
    [0] これは{ $count }手に数えますが、この手番の手は残っていません。
   *[other] これは{ $count }手に数えますが、この手番の手は残り{ $left }手です。
}
reason-turn-piece-same = この手番の残りの手は、{ $square }の{ $piece }で指さなければなりません。
reason-turn-piece-each = { $square }の{ $piece }はこの手番で動きました。次はほかの駒を動かさなければなりません。
reason-turn-piece-other = { $square }の{ $piece }は動いたばかりです。次はほかの駒を動かさなければなりません。
reason-early-check = 王手をかけられるのは、手番の最後の手だけです。

## 壁を置く

reason-wall-room = その手では、{ $wall }を置くマスがなくなります。
reason-wall-place = { $wall }を{ $square }に置くことはできません。

## 成り（変身も言う）

reason-promotion-none = { $piece }には成れる駒がないので、そこへは行けません。

## 王手の禁止

reason-no-checks = このゲームでは、王手をかける手は指せません。

## 向かい合い

reason-royals-face = { $piece }どうしが向かい合ってはいけません。
reason-royals-face-on = { $square }で、{ $piece }どうしが向かい合ってしまいます。
reason-bikjang = { $piece }どうしが向かい合っています（ビクチャン）。避けるか、パスしてこれを受け入れてください。

## 王駒の動き

reason-royal-through-check-leap = { $piece }が跳ぶ途中の{ $squares }は、どちらも相手の駒が利いています。
reason-unsafe-arrival = { $piece }は、次の手で取られるマスへは行けません。
reason-evades-only = { $piece }がそこへ行けるのは、王手をかけられているときだけです。

## 成りの制限

reason-promotion-limit = { $piece }はすでに、許された数だけあります。

## 成れる駒

reason-promotion-empty = 成ることのできる、取られた{ $piece }がありません。
