# 対局し、検討するコンピューター：そのパネル、ヒント、どう指すかの問い。

## どちらがどちらを指すか
# $reader は、白か黒。
computer-pairing = あなたは{ $reader }、相手はコンピューター（レベル{ $level }）です。
# 片方の側から隠れている駒について。
computer-sees-own = コンピューターに見えるのは、その側に見えるものだけです。
computer-sees-all = コンピューターは、隠れているものをすべて知っています。

## コンピューターとの対局のパネル
computer-game = コンピューターとの対局
button-hint = ヒント
computer-take-back = 待った
computer-change-sides = 白黒を交代
computer-resign = 投了
computer-new-game = 新規対局
computer-stop = 停止
computer-stopped-playing = コンピューターはもう指しません。

## どう指すかの問い
computer-title = コンピューターと対局
computer-start = 対局
# 側を選ぶところの上。
computer-you-play = 自分の側
# どちらになるかは運次第。
computer-random-side = ランダム
computer-levels = レベル
computer-levels-note = 1は初心者向けです。8は、下で時間を選ぶと最強になります。
# 時間の一覧の横：いつもどおり、最長3秒。
computer-thinks = 1手の時間
computer-usual-time = 自動
computer-most-time = 最長{ $count }秒
# 駒が隠れているゲームで選べること。
computer-honest = その側に見えるものだけを見る
resign-question = この対局を投了しますか？

## うまくいかないとき
computer-no-move = コンピューターは、ここで指す手を見つけられません。
computer-failed = コンピューターが考える途中で、エンジンに異常が起こりました。
premove-no-move = 入力してあった次の手は、もう指せません。

## ヒント。$piece は色つき：白のナイト。$move は棋譜での書き方：Nf3。
hint-looking = よい手を探しています。
hint-secret = 隠れているものがわかってしまうため、ヒントは使えません。
hint-none = 勧められる手がありません。
hint-move = ヒント：{ $move }。
hint-on = ヒント：{ $square }の{ $piece }（{ $move }）。
hint-from-to = ヒント：{ $piece }を{ $from }から{ $to }へ（{ $move }）。
# $over は途中で止まるマス。
hint-over = ヒント：{ $piece }を{ $from }から{ $over }を経て{ $to }へ（{ $move }）。
hint-from-hand = ヒント：持ち駒の{ $piece }を{ $squares }に打つ（{ $move }）。

## 形勢
# $count はその側だけの手数なので、将棋の「3手詰」とは数え方が違う。「3手勝ち」は別の意味になる。
# 短い形。
score-win-short = { $side }あと{ $count }手
score-win = { $side }が、あと{ $count }手指して勝ちます。
score-even = 互角です。
# $pawns はポーンの数：0.35。
score-better = { $side }が{ piece-pawn }{ $pawns }個分有利です。

## 検討のパネル。$score は上のような形勢の文。
analysis = 検討
analysis-gauge = 形勢
analysis-lines = 読み筋
analysis-threats = 狙い
analysis-stop = 検討を終える
analysis-unknown = まだわかりません。
analysis-over = 対局は終わりました。
analysis-secret = 隠れているものがわかってしまうため、検討は使えません。
analysis-thinking = 考えています。
analysis-no-move = 指せる手がありません。
analysis-first-guess = 最初の見当です。
analysis-guess = 見当にすぎません。
# コンピューターが読んだ手数。
analysis-deep = { $count }手先まで
analysis-deeper = { $count }手先まで、続行中
analysis-best = { $score }最善：{ $moves }。
better-was = { $move }のほうがよい手でした：{ $score }
threat-check = { $side }は王手をかけられています。
threat-move = { $side }の狙いは{ $move }です：{ $score }
threat-none = { $side }に狙いの手はありません。
threat-looking = { $side }の狙いを調べています。
