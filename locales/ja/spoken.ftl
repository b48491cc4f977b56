# 求められて盤が答えること、パズルと失敗について言うこと、ページの図が言うこと。

## 画面読み上げの答え。$what は駒とマス（e4の白のポーン）か、マス（e4）。
spoken-no-moves = { $what }：指せる手はありません。
spoken-moves = { $what }：{ $count }手。{ $moves }。
# その一つ。$effect はそこをクリックすると起こること：動く、ポーンを取る。
spoken-move = { $square }：{ $effect }
# いくつか。
spoken-more-moves = { $moves }；{ $move }
spoken-no-last = 直前の手はわかりません。
# [unseen]：尋ねる側に、すべての駒が見えるとはかぎらない。$attackers と $guards は駒を並べたもの。
spoken-attackers = { $attacked ->
    [yes] { $what }：利いている駒は{ $attackers }です。
    [unseen] { $what }：利いている駒は見えません。
   *[no] { $what }：利いている駒はありません。
}
spoken-attackers-guards = { $attacked ->
    [yes] { $what }：利いている駒は{ $attackers }、守る駒は{ $guards }です。
    [unseen] { $what }：利いている駒は見えません。守る駒は{ $guards }です。
   *[no] { $what }：利いている駒はありません。守る駒は{ $guards }です。
}

## キー。次々に読み上げる
spoken-key-arrows = 矢印キー：盤の上を移る。
spoken-key-enter = Enterかスペース：選ぶ、指す。
spoken-key-escape = Escape：取り消す。
spoken-key-backspace = Backspace：一つ戻る。
spoken-key-letter = 文字：その文字を持つ、次の自分の駒。
spoken-key-ends = HomeとEnd：段の両端、Controlと一緒なら盤の両端。
spoken-key-moves = ピリオド：この駒の手。
spoken-key-last = コンマ：直前の手。
spoken-key-attackers = 感嘆符：このマスに利いている駒。
spoken-key-size = プラスとマイナス：盤を大きく、小さく。
spoken-key-draw = ShiftとEnter：矢印を始める、終える。矢印のボタンが押してあれば、Enterだけでできる。そのときBackspaceは最後の矢印を消す。

## パズル
help-no-hint = ここではヒントを出せません。用意された正解は別の手順です。
# $move は棋譜での書き方：Nf3。
help-move = 指す手は{ $move }です。
help-piece-on = { $square }の{ $piece }に注目してください。
help-piece-in-hand = 持ち駒の{ $piece }に注目してください。
# $task は課題を言う文。
help-try-again = もう一度試してください。{ $task }
help-solution = これが正解です。手順は棋譜にあります。

## 駒が白でも黒でもないときの、側の駒：白（赤）、白（上向き）
sign-red = 赤
sign-green = 緑
sign-pointing-up = 上向き
sign-pointing-down = 下向き
# 色が側の名前であるときは、何も言わない。
sign-white = {""}
sign-black = {""}

## 二度続けて失敗したあと
engine-stopped = エンジンが止まったため、盤を表示できません。続けるには、ページを再読み込みしてください。

## ページの図と、そのもとになるMarkdownのブロック
static-rules = 文で書かれたルール
static-definition = 定義
static-problems = この図には問題があります：
# 定義のどこに問題があるか。$problem は文。
static-problem-at = { $line }行：{ $problem }
static-no-piece = ここに「{ $piece }」という駒はありません。使えるもの：{ $pieces }。
# $name と $names はオプションで、書かれたまま：fen、piece、theme。
static-no-option = 「{ $name }」は図のオプションではありません。使えるもの：{ $names }。
static-no-value = { $name }に「{ $value }」は使えません。使えるもの：{ $values }。
static-same-text = 同じテキストの二つのブロックが、違う図になります。Hugoでは、波かっこの中のオプションで区別します。例：{ "{" }piece="knight"{ "}" }
static-position = { $title }、{ $turn }。
static-pieces = { $who }：{ $pieces }。
static-nobody = どちらのものでもない駒
# 対局のアニメーションに見えるもの。$movesは書かれたとおりの手です。
film-of = { $title }、{ $count }手のアニメーション：{ $moves }
