# 対局中に盤の下の行が言うことと、そのボタン。

thinking = コンピューターが考えています。
put-piece = { $name }を、印のついたマスに置いてください。
go-with-piece = { $square }の{ $name }：どこへ動かしますか？
may-go-on = マスによっては、もう一度クリックしてさらに進めます。
may-stay = もう一度クリックすると、そこにとどまります。
go-on = 印のついたマスへ進んでください。
go-on-or-stop = 印のついたマスへ進むか、最後のマスをもう一度クリックしてそこで終えてください。
promote-piece = { $name }：成りますか？
choose-piece = 駒を選んでください。
choose-move = 手を一つ選んでください。
# 問いの名前と、答えの一つ。
choose = 選択
finish-here = ここで終える
no-move = その手は指せません。

## 最新でない局面
# $toMove は手番を言う文から句点を除いたもの。
before-first = 初手の前。{ $toMove }。
after-move = { $ply }手目{ $move }のあと（全{ $plies }手）。{ $toMove }。

## 動きの図
how-moves = { $name }の動き
# $how は上の文から句点を除いたもの。
how-moves-after = { $how }（最初に動いたあと）。
place-piece = 駒を置くマスをクリックしてください。

## コンピューターが考えるあいだに入力する手
premove = 次の手：{ $move }。
premove-begins = 次の手はここから始まります。
from-to = { $from }から{ $to }へ

## 時間
out-of-time = { $side ->
    [white] { white }は時間切れです。{ black }の勝ちです。
   *[black] { black }は時間切れです。{ white }の勝ちです。
}

## 矢印を描く
drawing = 矢印：ドラッグするか、両端のマスを選んでください。同じマスを2回選ぶと丸になります。
drawing-from = { $square }からの矢印：終わりのマスを選んでください。同じマスを選ぶと丸になります。
circle-on = { $square }の丸
arrow-from = { $square }からの矢印。
arrow-from-to = { $from }から{ $to }への矢印
# $what は丸か矢印。
drawn-in = { $what }（{ $ink }）
wiped-out = { $what }を消しました。
one-wiped-out = 消しました。
all-wiped-out = すべて消しました。
ink = 色：{ $ink }
ink-blue = 青
ink-red = 赤
ink-green = 緑
ink-orange = オレンジ

## 局面の編集
editing = 駒を置くか、動かしてください。
eraser = 消しゴム
editor-none = 駒は選ばれていません。盤の駒を動かせます。
editor-chosen = { $name }：マスを選んでください。

## パズル
puzzle-right = 正解！
puzzle-solved = 解けました！
puzzle-failed = 正解ではありません。
puzzle-shown = これが正解です。

## ボタン
button-finish = 終える
button-back = 戻る
button-back-to-game = 対局に戻る
button-as-white = { white }で表示
button-as-black = { black }で表示
button-elsewhere = 別のマス
button-put-elsewhere = 別のマスに置く
button-show-attackers = 利いている駒を示す
button-hide-attackers = 利いている駒を隠す
button-wipe-last = 直前を消す
button-wipe-all = すべて消す
button-stop-drawing = 描き終える
button-try-again = もう一度

## うまくいかないとき
failed-engine = 盤を起動できませんでした。
failed-source = この盤の定義を読み込めませんでした。
failed-panic = この定義を読む途中で、エンジンに異常が起こりました。
failed-position = ここに表示する局面を読めませんでした。これは初期局面です。
failed-record = ここに表示する棋譜を最後まで読めませんでした。
failed-piece = ここに表示する駒は、このゲームにありません。
restored = エンジンに異常が起こりました。盤は元に戻しましたが、最後の操作は取り消されました。

# ページの作者へ
element-panic = 定義を読む途中でエンジンが停止しました。その内容はコンソールにあります。
element-fen = 局面「{ $fen }」を読めませんでした：{ $why }
element-record = 棋譜を最後まで読めませんでした：{ $why }
element-piece = 「{ $text }」という名前や記号の駒はありません。
element-piece-hint = あるのは{ $names }です。
# 対局を含むリンク。$why は下の文のどれか。
link-other-rules = このリンクが作られたあとでページのルールが変わったので、その対局は表示できません。
link-failed = このリンクの対局は表示できません。{ $why }
link-cut-off = リンクが途中で切れています。
link-too-long = 対局が長すぎます。
link-other-moves = 書かれた手と違う手になっています。
