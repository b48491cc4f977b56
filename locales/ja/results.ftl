# 対局の終わり方：まずわけ、続いて勝ち負け。

## 結果（わけのあとに続く）

result-win = { $side }の勝ちです。
result-draw = 引き分けです。
result-shared = { $side }の得点は{ $part }/{ $whole }、{ $other }の得点は{ $rest }/{ $whole }です。
result-resigned = { $side }が投了しました。

## 下の文の部品

counted = { $piece }
number-and-half = { $sign ->
    [minus] -{ $whole }.5
   *[plus] { $whole }.5
}

## 打つ：禁じ手

result-mate-by-drop = { $side }は{ $piece }を打って詰ませました。これは禁じ手です。

## 裸の王

result-bare = { $side }に残った駒は王駒だけです。
result-bare-type = { $side }に{ $piece }がなくなりました。
result-bare-both = どちらにも残った駒は王駒だけです。
result-bare-both-type = どちらにも{ $piece }がなくなりました。
result-bare-unanswered = { $side }に残った駒は王駒だけで、次の手で相手を同じ形にできませんでした。
result-bare-unanswered-type = { $side }に{ $piece }がなくなり、次の手で相手を同じ形にできませんでした。

## 取って決まる

result-capture = { $side }が{ $victim }を取りました。

## キャスリングで決まる

result-castled = { $side }がキャスリングしました。
result-never-castles = { $side }はもうキャスリングできません。

## 王手の回数

result-check-count = { $side }が王手を{ $count }回かけました。

## 並べる

result-connect-square = { $place ->
    [across] { $side }の駒が、境をまたいで{ $count }×{ $count }の正方形に並びました。
   *[anywhere] { $side }の駒が{ $count }×{ $count }の正方形に並びました。
}
result-connect-line = { $place ->
    [across] { $side }の駒が、境をまたいで{ $count }個並びました。
   *[anywhere] { $side }の駒が一列に{ $count }個並びました。
}

## 手数の数え

result-counting = 詰みのないまま、数えが{ $count }に達しました。

## 引き分けの扱い

# 「引き分けです。」のあとに続く。
result-draw-odds = 引き分けは{ $side }の勝ちになります。

## 全滅

result-extinction-pieces = { $most ->
    [0] { $side }の駒がなくなりました。
    [1] { $side }の駒は一つだけになりました。
   *[other] { $side }の駒は{ $most }個以下になりました。
}
result-extinction-none = { $side }に{ $pieces }は残っていません。
result-extinction-most = { $side }の{ $pieces }は{ $most }個以下になりました。

## 盤が埋まる

result-full-board = 空いたマスがありません。

## 到達

result-goal = { $side }の{ $piece }が{ $square }に到達しました。
result-goal-both = 両者が目標に到達しました：{ $squares }。

## 持将棋

result-impasse = { $side }の{ piece-king }が敵陣に入り、{ $points }点になりました。

## 課題

result-goal-reached = 目標を達成しました。
result-goal-moves = { $count }手では目標を達成できませんでした。

## つなぐ

result-link-ring = { $side }の輪ができました。
result-link-chain = { $side }の鎖が領域から領域へつながりました。

## 詰み

result-mate = { $side }は詰みました。
result-stalemate = { $side }には指せる手がありません。

## 戦力

result-material = どちらにも、詰ますのに足りる駒がありません。

## 進展のない手

result-n-move = 両者が、進展のない手を{ $count }手ずつ指しました。

## 残り点

result-points-left = { $side }の点は残り{ $points }点です。

## 千日手

result-repetition = 同じ局面が{ $times }回現れました。
# そのあとに続く。
result-repetition-starter = 繰り返しを始めたのは{ $side }です。
result-perpetual-check = { $side }はすべての手で王手をかけました。
result-perpetual-check-both = 両者がすべての手で王手をかけました。
result-perpetual-chase = { $side }はすべての手で同じ駒を追いました。
result-perpetual-chase-both = 両者がすべての手で駒を追いました。
result-perpetual-attack = { $side }はすべての手でほかの駒を狙いました。

## ひとつながり

result-united = { $side }の駒がすべてつながりました。

## 壁の数

result-wall-count = { $side }が{ $wall }を{ $count }個取りました。

## パス

result-passed = 両者がパスしました。

## 向かい合い

result-royals-face = { $side }は、王駒どうしの向かい合いをそのままにしました。

## 王駒を失う

result-royals-lost = { $side }は最後の王駒を失いました。
result-royal-changed = { $side }の{ $royals }が相手のものになりました。
result-royal-taken = { $side }の{ $royals }が取られました。
result-no-royal = { $side }に{ $royals }がありません。
result-burnt = { $side }は自分の手で{ $royals }を失いました。

## 点（終わったわけのあとに続く）

result-points = { white }{ $white }点、{ black }{ $black }点です。
