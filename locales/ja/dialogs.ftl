# 読む人への問い、盤の横にあるもの、時計。

## 問いのボタン

button-done = 完了
button-cancel = やめる
button-close = 閉じる
button-reset = 初期化

## 対局を共有する

share-link = リンク
# ほかのページに盤を出すコード。
share-code = 埋め込みコード
share-position = 局面
share-record = 棋譜
copy-link = この対局へのリンクをコピー
copy-code = コードをコピー
copy-position = 局面をコピー
copy-record = 棋譜をコピー
copied = コピーしました。
set-up-position = この局面にする
load-record = この対局を読み込む
share-paste = 対局や局面を読み込むには、上のものに代えて貼り付けるか、そこにファイルをドロップしてください。
open-file = ファイルを開く
choose-game = 対局を選ぶ
games-in-text = このテキストには{ $count }局の棋譜があります。
games-shown = 最初の{ $count }局を表示しています。
file-encoding = このファイルはUTF-8ではないので、{ $encoding }として読みました。
file-no-text = このファイルはテキストではありません。
# 形式の一覧、グループごとに。
save-as = 保存・コピーの形式
save-picture = 画像
save-film = アニメーション
save-text = 局面のテキスト
save-game = 対局
save-definition = ほかのプログラムのための定義
as-png = PNG
as-svg = SVG（どの大きさでも鮮明）
as-pdf = PDF
as-tex = TeX（TikZ）
as-gif = GIF
as-film = 動くSVG（小さく鮮明）
as-text = 文字
as-wikitext = ウィキテキスト
as-forum = 掲示板のコード（BBCode）
as-page = 一つのファイルのページ
as-ini = variants.ini（Fairy-Stockfish）
as-idiagram = Interactive Diagram（当方の盤つき）
save-file = 保存
copy-text = コピー
film-first = 始め
film-last = 終わり
film-start = 開始局面
film-width = 幅
film-pace = 速さ
film-slow = 遅い
film-usual = 普通
film-fast = 速い
film-captions = 盤の下に手を書く
film-drawn = 描画中：{ $done }／{ $count }
file-saved = 保存しました：{ $name }、{ $size } kB。
page-about = このファイルは対局とスクリプトを含み、{ $size } kBです。どのブラウザーでも、ネットワークなしで動きます。
not-said = このゲームは、この形式では書けません：
png-forbidden = このページではPNGで保存できません。SVGで保存してください。
share-not-loaded = 読み込めませんでした。もう一度試してください。
# 何かが隠れている対局の、棋譜と局面の代わり。
told-when-over = 対局が終わると表示されます。
# 対局を自分で再生する盤。
autoplay-play = 対局を再生
autoplay-pause = 一時停止

## 盤の見え方、動き、音

# だれも選んでいないもの：配色、盤、駒。座標。印。
setting-as-game-has-it = ゲームのまま
setting-where-room-is = 余白があるとき
setting-all-marks = すべて
setting-language = 言語
# 言語が選ばれていない：ページの言語。
setting-as-page-has-it = ページのまま

setting-skin = 盤
setting-skin-squares = 市松模様のマス
setting-skin-plain = 一色のマス
setting-skin-lines = 線（駒は交点）

setting-theme = 配色
setting-theme-green = 緑
setting-theme-wood = 木目
setting-theme-blue = 青
setting-theme-paper = 紙

# 五角形は将棋の駒、円形はシャンチーの駒、八角形はチャンギの駒。
setting-pieces = 駒
setting-pieces-chess = 絵
setting-pieces-wedges = 五角形に絵
setting-pieces-kanji = 五角形に漢字
setting-pieces-shogi = 五角形に英字
setting-pieces-discs = 円形に絵
setting-pieces-xiangqi = 円形に漢字
setting-pieces-janggi = 八角形に漢字
setting-pieces-symbols = プロブレムの記号
setting-pieces-letters = 円形に英字

setting-coordinates = 座標
setting-coordinates-outside = 盤の外
setting-coordinates-inside = マスの中
setting-coordinates-none = なし

# マスの名前と手の書き方。言語とは別に選ぶ。
setting-notation = 手の表記
setting-as-in-chess = チェス式：e4
setting-notation-players = そのゲームの表記

setting-marks = 手の印
setting-marks-quiet = 控えめ
setting-marks-none = なし

setting-size = 大きさ
setting-animation = アニメーション
setting-material = 木目と影
setting-sound = 音

resize-board = 盤の大きさを変える
# 画面読み上げ用。
size-of-board = 盤の大きさ：{ $percent }%。

# 将棋の盤の横にある切り替えが駒に載せるものと、そのはたらき。
tiles-kanji = 漢字
tiles-pictures = 絵
show-kanji = 駒に漢字を表示
show-pictures = 駒に絵を表示

## 対局が終わったときの札

end-draw = 引き分け
end-win = { $side }の勝ち
end-computer-wins = コンピューターの勝ち
end-you-win = あなたの勝ち
end-rematch = 再戦
end-another-game = 別の対局

## 盤の上下のプレーヤー

you = あなた
computer-level = コンピューター（レベル{ $level }）
captured-by = { $side }が取った駒
# 一方の側が取った同じ種類の駒。$piece は側つき：黒のポーン2個。
captured-pieces = { $piece }{ $count }個
is-ahead = { $side }の駒得

## 時計

clock-remark = 時計は初手のあとに動き始め、このページが隠れているあいだは止まります。
set-clocks = 時計を設定
# 時計を使わない。
no-clock = なし
# 対局の分と、1手ごとの秒。
time-minutes = { $minutes }分
time-a-move = 1手{ $seconds }秒
# 1手ごとに秒を加える。
time-with-increment = { $minutes }分、1手ごとに{ $seconds }秒加算
# 分を使い切ると、1手をその秒数で指す（秒読み）。
time-then-a-move = { $minutes }分、切れたら1手{ $seconds }秒
# 時計の名前。
clock-of = { $side }の残り時間
ten-seconds-left = { $side }の残りは10秒です。
