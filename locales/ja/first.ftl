# 盤が、カタログを読み込む前から言うこと。

white = 白
black = 黒

# 名前だけ。
name-alone = { $name }
# 何であるかわからない駒。
some-piece = 駒
white-piece = { white }の{ $piece }
black-piece = { black }の{ $piece }
# 英語の名前が色で始まる駒の場合。
owned-white = { white }の{ $piece }
owned-black = { black }の{ $piece }

# 注をつけて：白（赤）、白の手番（さいころ：ポーン）。
with-remark = { $what }（{ $remark }）
# $text は文から句点を除いたもの。
sentence = { $text }。
# マスの説明の続きと、次の文。
label-more = { $told }、{ $more }
sentence-more = { $told }{ $more }

## 状態の行
to-move = { $side }の手番
in-check = { $what }、王手
# $toMove は手番を言う文から句点を除いたもの。
start-with-square = { $toMove }：マスを選んでください。
start-with-piece = { $toMove }：駒を選んでください。
free-play = 自由に動かせます。ルールは適用されません。
no-piece-yet = まだ駒がありません。
button-enforce = ルールを適用
button-next-start = 次の初期配置
button-pass = パス

## マスの読み上げ
board = 盤
rank-name = { $rank }段目
row-name = { $row }行目
empty = 空きマス
selected = 選択中

## 持ち駒
hand-white = { white }の持ち駒
hand-black = { black }の持ち駒
in-hand = { $piece }、持ち駒に{ $count }個

## 盤の下のボタン
pieces = 駒
game = 対局
one-problem = 問題1件
problems = 問題{ $problems }件

## 題
rules = ルール
from-link = リンクから開いたルール（このサイトのものではありません）：

## うまくいかないとき
not-loaded = この盤の一部を読み込めませんでした。接続を確かめて、もう一度試してください。
failed-board = この盤を表示できませんでした。
