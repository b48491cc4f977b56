# 画面読み上げが言うこと：手のあとと、マスについて。

## 手
# その側がしたことを並べる。白：ポーンがe4からd5へ、d5のポーンを取る。
side-has = { $side }：{ $deeds }。
stands-at = { $square }の{ $piece }
put-on = { $square }に{ $piece }
goes-from-to = { $piece }が{ $from }から{ $to }へ
becomes = { $piece }に変わる
changes-sides = 相手の側に変わる
captures = { $pieces }を取る
loses = { $pieces }を失う
# その場で側が変わる駒。
turns = { $pieces }の側が変わる
passes = パス
lays-tile = { $square }に{ $tile }を置く
# $what は手番。
in-check-on = { $what }、{ $squares }に王手

## マス
attacked-by = { $sides }の利き
covered = 伏せられたマス
on-terrain = 地形は{ $terrain }
# 交戦の点数と、取るのに必要な点数。
engaged-by = 交戦{ $points }点（必要{ $need }点）

# クリックで何が起こるか。ほかに何もわからないとき。
mark-move-or-capture = 動くか取る
mark-leap = 跳ぶ
mark-first-move-or-capture = 最初だけ動くか取る
mark-move = 動く
mark-first-move = 最初だけ動く
mark-capture = 取る
mark-capture-own = 味方を取る
mark-via = 経由
mark-castle = キャスリング
mark-drop = 打つ
mark-arrival = 到着
mark-goal = 目標
mark-morph = 変わる
mark-forbidden = 禁止
mark-mount = 台
mark-choice = 選択

# 選んだ駒にとってのマス。
zone-forbidden = 終われないマス
zone-promotion = ここで成る
zone-morph = ここで変わる
zone-goal = ここで勝ち
zone-loss = ここで負け
zone-draw = ここで引き分け
zone-moves = ここから動きが変わる
zone-haven = ここでは取られない
zone-border = 境のマス

# 駒の動きの図で。
ends-here-again = ここに戻って終えられる
taken-on-way = 別のマスへの途中で取る
opens-squares = 行けるマスを増やす
taking-what-is-on = { $squares }の駒を取る
