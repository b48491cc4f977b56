# 盤の下にあるもの：対局のボタン、指し手、駒の表、編集、凡例、パズル。

## 対局のボタン
# 名前が二つあるものは、長いほうをポインターのそばに示し、読み上げる。短いほうがボタンに載る。
tool-flip = 反転
tool-flip-board = 盤を反転
tool-computer = CPU対局
tool-play-computer = CPU対局を始める
tool-friend = 友達
tool-play-friend = 友達と対局
tool-analyse = 検討
tool-analyse-position = 局面を検討
tool-share = 共有
tool-look = 盤
tool-look-of-board = 盤と駒
tool-more = その他
tool-learn = 遊び方を学ぶ
tool-puzzles = パズル
tool-restart = 最初から
tool-full-screen = 全画面
tool-clock = 時計
tool-zoom = マスを大きく
tool-play-through = 自動で再生
tool-attacks = 利きのあるマス
tool-draw = 矢印を描く
tool-edit = 局面を編集
# 伏せられたマスのある盤を、どちらの側から見るか。
tool-view = { $view ->
    [white] 見る側：{ white }
    [black] 見る側：{ black }
   *[both] 見る側：両方
}

## 手をたどる
go-to-start = 最初へ
go-back = 一手戻る
go-forward = 一手進む
go-to-end = 最後へ

## 指し手
moves-list = 指し手
# 枝分かれする指し手の名前。
moves-variation = 変化
# 表示中の手についてのボタンの名前。
moves-tools = この手
moves-promote = 本譜にする
moves-promoted = これが本譜になりました。
moves-not-promoted = この変化は入れ子が深すぎます。
moves-delete = ここから削除
moves-deleted = 削除しました。
moves-recall = 元に戻す
moves-recalled = 元に戻しました。
comment-title = コメント
comment-on-this-move = この手へのコメント
# $move は棋譜での書き方：exd5。
comment-on-move = { $move }へのコメント
comment-on-start = 開始前のコメント
comment-save = コメントを保存
comment-saved = 保存しました。
comment-annotation = 記号
comment-annotation-none = なし

# 手の記号の意味：! ? !! ?? !? ?!
sign-good = 好手
sign-mistake = 悪手
sign-excellent = 妙手
sign-blunder = 大悪手
sign-interesting = おもしろい手
sign-doubtful = 疑問手

# 手や、そのあとの局面についてのインフォルマントの記号。手のあとに読み上げる。
sign-only = 唯一の手
sign-equal = 互角
sign-unclear = 形勢不明
sign-white-slightly-better = { white }がやや有利
sign-black-slightly-better = { black }がやや有利
sign-white-better = { white }が優勢
sign-black-better = { black }が優勢
sign-white-winning = { white }が勝勢
sign-black-winning = { black }が勝勢
sign-zugzwang = ツークツワンク
sign-space = 陣地で優る
sign-development = 展開で優る
sign-initiative = 主導権あり
sign-attack = 攻めあり
sign-compensation = 代償あり
sign-counterplay = 反撃あり
sign-time = 時間切迫
# このあとに、狙う手、防ぐ手、もっとよい手が続く。
sign-idea = 狙いは
sign-against = 防ぐ手は
sign-better = まさる手は
sign-novelty = 新手

## 駒の表
# 列の見出し。
table-id = ID
table-name = 名前
table-moves = 動き
table-value = 価値
# 見出しをクリックするとどうなるか。
table-show-values = 価値の目安を表示
table-show-moves = 動きを表示
# 価値の代わり。
table-royal = 王駒
table-promotes = { $name }に成ります。
# その側の色での駒の絵。
table-picture = { $side ->
    [white] { white }の{ $name }
   *[black] { black }の{ $name }
}
# 図の題。
moves-of = { $name }の動き
sheet-open = すべての動きの図
sheet-print = 印刷

## 局面の編集
# 選べる駒の列の名前。
editor-pieces = { $side ->
    [white] { white }の駒
   *[black] { black }の駒
}
# ボタンの集まりの名前。
editor-tools = 局面
editor-wipe-out = 消す
editor-clear = 全消去
editor-start-position = 初期局面
editor-into-hand = 持ち駒に加える
editor-out-of-hand = 持ち駒から除く
editor-select-first = まず駒を選んでください。

## 印の凡例：印のついたマスをクリックするとどうなるか
key-of-marks = 印
key-move-or-capture = 動くか、取る
key-leap = 跳んで、動くか、取る
key-first-move-or-capture = 最初の動きとして、動くか、取る
key-move = 動く（取れない）
key-first-move = 最初の動きとして、動く
key-capture = 取る（取らずに動けない）
key-capture-own = 味方の駒を取るか、入れ替わる
key-via = ここからさらに進む、またはここを越える
key-castle = キャスリングする
key-forbidden = 利いているが、行けない
key-mount = ここの駒を飛び越す
key-drop = ここに打つ
key-arrival = 別の面のここに着く
key-goal = ここに着くと勝つ
key-morph = ここに着くと変わる
key-choice = 選ぶ

# 選んだ駒にとっての領域のマス。
key-zone-forbidden = この駒の手はここで終われない
key-zone-promotion = この駒はここで成る
key-zone-morph = この駒はここで変わる
key-zone-goal = この駒はここで勝つ
key-zone-loss = この駒はここで負ける
key-zone-draw = この駒はここで引き分けにする
key-zone-moves = この駒はここから別の動きをする
key-zone-haven = この駒はここでは取られない
key-zone-via-sign = ここの敵の駒は、別のマスへの途中で取られる
key-zone-mount-sign = ここの駒は、行けるマスを増やす
key-zone-white-threat = { white }がこのマスに利いている
key-zone-black-threat = { black }がこのマスに利いている
key-zone-border = この境をまたぐ列は数える

## 地形の凡例
key-of-terrain = 地形
# 地形の名前のあとに続く。沼（S）：とどまれない；射撃をさえぎる
key-terrain-does = ：{ $effects }
key-terrain-no-enter = 入ることも越えることもできない
key-terrain-no-land = とどまれない
key-terrain-stop = 入った手はそこで終わる
key-terrain-opaque = 交戦の線をさえぎる
key-terrain-cover = 射撃をさえぎる
key-terrain-mute = 上の駒は交戦しない
key-terrain-shield = 上の駒は交戦されない

## パズル
puzzle-panel = パズル
puzzle-moves-left = 残り{ $count }手
puzzle-show-move = 手を表示
puzzle-show-solution = 正解を表示

## 定義の問題
problem-error = エラー
problem-warning = 警告
problem-info = 情報
# $text は一つ以上の文。
problem-at-line = { $line }行{ $column }列：{ $text }
# $pointer はオブジェクトの中の場所：/pieces/0/name。
problem-at-pointer = { $pointer }：{ $text }

# 持ち駒がないとき。
hand-none = 持ち駒なし
