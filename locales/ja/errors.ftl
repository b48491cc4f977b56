# プログラムがエンジンに頼んだことのうち、できないもの。ページの作者と、コマンドを打つ人が読む。
#
# かぎかっこの中の、引数でない言葉は、whiteのようにプログラムが書くとおりで、訳さない。

error-not-a-definition = 定義は、テキストかオブジェクトでなければなりません。
# 道筋（path）：手を部分に分けて書いたもの。
error-not-a-path = 手の道筋は、各部分を表すテキストの配列でなければなりません。
error-not-a-path-long = 手の道筋が長すぎます。
error-not-a-position = 局面の変更は、配列でなければなりません。
error-not-a-side = 側は「white」か「black」でなければなりません。
error-no-such-type = そのような駒の種類はありません。
error-no-such-type-wall = このゲームに壁はありません。
error-no-such-cell = そのようなマスはありません。
# $forms：path、uci、sanなど。頼むときに書くとおり。
error-no-such-notation = 使える手の表記：{ $forms }。
# $kinds：square、hexなど。頼むときに書くとおりで、最後の前に「または」が入る。
error-no-such-board = 「{ $kind }」という種類の盤はありません。盤の種類は{ $kinds }です。
# $depth：続けて数えられる手の、最大の数。
error-too-deep = 手を数えられるのは、深さ{ $depth }までです。
error-no-network = 局面を評価するネットワークではないか、より新しいバージョンのものです。
error-other-network = このネットワークは別の駒または別の盤のために作られたものです。
error-damaged-network = このネットワークは壊れています。

## ページが対局に渡すルーチン

error-not-a-routine = ルーチンは関数でなければなりません。
error-not-a-routine-list = この種のルーチンは、配列で渡さなければなりません。
error-not-asked = ルーチンが局面を調べられるのは、呼び出されているあいだだけです。
# $what：ルーチンのしたこと。rule-diagnostics.ftl の、custom-failed のあとの言葉のどれか。
error-not-a-question = ルーチンの誤り：{ $what }。
