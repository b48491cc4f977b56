# ネイティブのコマンドラインが、時間のかかる作業について報告すること：match、facts、values、tune、predict、solve、endings。
#
# $count、$wins、$draws、$losses などは数。$share、$error、$average などは小数や符号のつく数。成績の $elo、$least、$most は強さの差（Elo）。
# 割合はパーセント。

## ほかの報告の中で使う言葉

# 数えるものと、その回数。
report-counted = { $what } { $count }
report-name = { $piece }
# 行の初めで。
report-name-of-row = { $piece }
report-plies = { $count }手
# 対局がどう終わったか。結果のあとか、回数とともに。どれもルールで、results.ftl が文にしている。
report-ending = { $name ->
    [agreed] 両者のパス
    [bareKing] 裸の王
    [burnt] 王駒の焼失
    [capture] 駒取り
    [castling] キャスリングによる決着
    [checkCount] 王手の回数
    [connect] 駒の並び
    [counting] カウント
    [extinction] 全滅
    [fullBoard] 盤が埋まった
    [goal] 到達
    [goalMoves] 目標未達
    [impasse] 入玉宣言
    [link] 連結
    [mateByDrop] 打った駒での詰み
    [material] 駒不足
    [nMove] 進展のない手
    [noMoves] 手なし
    [page] ページのルール
    [perpetualAttack] 連続の狙い
    [perpetualChase] 連続追い
    [perpetualCheck] 連続王手
    [points] 得点
    [repetition] 千日手
    [resignation] 投了
    [royalTaken] 王駒を取られた
    [royalsLost] 王駒を失った
    [stalemate] ステイルメイト
    [united] 駒の合流
    [wallCount] 取った壁
   *[mate] 詰み
}

## 対局

report-score = { $count }局：+{ $wins } ={ $draws } -{ $losses }、{ $share } % ± { $error }、Elo { $elo } [{ $least }, { $most }]
# $first と $second はエンジン、$score は上のメッセージ。
report-match = { $first } - { $second }：{ $score }
# 二つの強さの差を比べる検定。$decisionは、採択されたh0かh1、またはopen。$pairsは、0、½、1、1½、2点の対局の組の数。
report-sprt = SPRT { $h0 }、{ $h1 }：{ $decision ->
    [h0] H0を採択
    [h1] H1を採択
   *[open] 未決
}、LLR { $ratio } [{ $lower }、{ $upper }]、組 { $pairs }

## 作業の進み具合（一行ずつ）

# $result：1-0、$ending：どう終わったか、$score：これまでの全局。
report-game = 第{ $number }局：{ $result }（{ $ending }）。{ $score }
# $left：残りの局数、$seconds：かかる秒数。
report-game-of-facts = 第{ $number }局：{ $result }（{ $ending }）、{ $count }手。残り{ $left }局、{ $seconds }秒
# 試行は2局。
report-left = { $kind ->
    [trial] 試行{ $number }：残り{ $left }
   *[game] 第{ $number }局：残り{ $left }
}
report-measured = { $file }：測定済み

## 駒のデータ（一行ずつ）

report-royal = 王駒：価値なし
# 単位はポーンの百分の一。
report-value = 価値 { $value }
report-value-declared = 価値 { $value }（定義による）
report-mobility = 空の盤での手数 { $average }（マスにより{ $least }～{ $most }）
# $mobility は上のメッセージ、$mean は対局の局面での手数。
report-mobility-in-games = { $mobility }、対局では{ $mean }
# 行が盤の筋を表す数の上。
report-by-files = 筋ごと：

## 対局からわかること（一行ずつ）

report-games = 探索どうしの対局
report-white = { $count }局：白の{ $wins }勝{ $draws }分{ $losses }敗、{ $share } % ± { $error }、Elo { $elo }
report-length = 1局{ $plies }手（{ $least }～{ $most }）
report-branching = 1局面の合法手 { $moves }、最大{ $most }
report-captures = 1局の駒取り { $captures }
# $endings：対局の終わり方と、その数。
report-endings = 終わり方：{ $endings }
report-opening = { $moves }：{ $count }局、白の得点{ $share } %
# $dated：日付がわかるか、$played：対局があるか。$definition は定義を見分ける数。
report-origin = { $dated ->
    [yes] { $date }、バージョン{ $version }で測定
   *[no] バージョン{ $version }で測定
}{ $played ->
    [yes] 、1手{ $nodes }局面、シード{ $seed }
   *[no] {""}
}。定義 { $definition }

## 片方の駒を変えた対局による価値

# 成績のあと：ポーンに差が出ず、ほかの駒を測る物差しがない。
report-no-scale = 物差しなし
# すべての成績に最もよく合う、それぞれの駒の価値の上。
report-fitted = すべてに合わせた価値
report-values-origin = 単位はポーンの百分の一で、{ $pawn }が100。バージョン{ $version }で測定、1手{ $nodes }局面、シード{ $seed }。定義 { $definition }
# 片方がどの駒を多く、または少なく持つか。$text は書かれたもの。例では、駒はセミコロンの前と後ろにある。
imbalance-empty = 「{ $text }」では駒が指定されていません。例：「R;N,P」
imbalance-no-type = 「{ $text }」は、この定義で外せる駒ではありません。
imbalance-missing = { $side }の初期配置には、外したり替えたりできる{ $piece }がありません。

## 評価の重み：コンピューターが形勢を判断する数。表が続く。

report-effects = 試行{ $count }回（各2局）。重みを増やしたときの得点の差（パーセント）
report-predictions = { $count }局、{ $positions }局面。重みを減らしたときと増やしたときに増える誤差（一万分の一）
report-pass = { $pass }回目: 学習した局面の誤差{ $learned }、取り置いた対局の誤差{ $after }、ネットワークなしの誤差{ $before }
report-learned = { $games }局、{ $positions }局面。取り置いた対局での誤差は、ネットワークなしより{ $percent }%小さくなりました。ネットワークは{ $file }にあります。勝てるかどうかはmatchで分かります。

## プロブレム。手の見出しと、解からわかること

report-set-play = セットプレイ：
report-solution = 正解：
report-tries = 紛れ：
report-no-solution = 解なし
# 協力の問題で、解の初めの手。
report-first-moves = 初手{ $count }通り
# 問題には一つあるはず。
report-keys = { $count ->
    [1] キー1手
   *[other] キー{ $count }手（余詰あり）
}
# $verdict は上の三つのどれか。
report-with-duals = { $verdict }、デュアル{ $count }個
report-cut = { $verdict }。変化は途中まで

## 終盤

# $white と $black は駒。
report-ending-pieces = { $white } 対 { $black }
# それぞれの数と割合：30 (20.0 %)。
report-to-move = { $side }の手番：勝ち{ $wins }、引き分け{ $draws }、負け{ $losses }
report-longest = { $win ->
    [yes] 最長の勝ち：{ $count }手
   *[no] 最長の負け：{ $count }手
}
# 局面や手の結果。指す側から見て、その側だけの手数。
report-wins = あと{ $count }手で勝ち
report-loses = あと{ $count }手で負け
report-draws = 引き分け
report-not-known = 不明
# $side は手番の側、$result は上の四つのどれか。
report-this-position = この局面（{ $side }の手番）：{ $result }
# $id は駒。$count：その動きで盤がいくつの部分に分かれるか。手損：同じマスに一手多くかけて行くこと。
report-gets-about = { $count ->
    [1] { $id }はどこへでも行ける
   *[other] { $id }は{ $count }つに分かれた盤の一つだけを動く
}、{ $tempo ->
    [yes] 手損ができる
   *[no] 手損ができない
}
# 正方形の盤で、駒と王が裸の王を詰ませる局面の割合。
report-mating = { $size } x { $size }：勝ち{ $share } %、最長{ $count }手
