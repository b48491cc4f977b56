# ルールの部品：駒、側、場所。どの文にも入るので、助詞で終わらない名詞の形にする（[on] だけは「〜で」）。

one = { $piece }
several = { $piece }{ $count }個
a-side = プレーヤー
each-side = 両者
many = { $piece }
the = { $piece }
# 文の部分を続けて並べる。
clauses = { $before }；{ $after }
all-others = そのほか

no-piece = なし
any-piece = { $how ->
    [none] すべての駒
   *[any] 任意の駒
}
any-piece-but = { $pieces }以外の駒
any-of = { $side ->
    [white] { white }の駒
    [black] { black }の駒
   *[both] 駒
}
any-other-of = { $side ->
    [white] ほかの{ white }の駒
    [black] ほかの{ black }の駒
   *[both] ほかの駒
}

## 場所：その名前と、何かが起こる場所

area-whole = { $how ->
    [on] どこでも
   *[name] 盤全体
}
area-own-half = { $how ->
    [on] 自陣側の半分で
   *[name] 盤の自陣側の半分
}
area-far-half = { $how ->
    [on] 敵陣側の半分で
   *[name] 盤の敵陣側の半分
}
area-first-ranks = { $count ->
    [1] { $how ->
        [on] いちばん手前の段で
       *[name] いちばん手前の段
    }
   *[other] { $how ->
        [on] 手前の{ $count }段で
       *[name] 手前の{ $count }段
    }
}
area-last-ranks = { $count ->
    [1] { $how ->
        [on] いちばん奥の段で
       *[name] いちばん奥の段
    }
   *[other] { $how ->
        [on] 奥の{ $count }段で
       *[name] 奥の{ $count }段
    }
}
area-rank = { $how ->
    [on] 手前から{ $rank }段目で
   *[name] 手前から{ $rank }段目
}
area-ranks = { $how ->
    [on] 手前から{ $first }〜{ $last }段目で
   *[name] 手前から{ $first }〜{ $last }段目
}
area-nowhere = { $how ->
    [on] どのマスでもないところで
   *[name] なし
}
area-dark = { $how ->
    [on] 黒マスで
   *[name] 黒マス
}
area-light = { $how ->
    [on] 白マスで
   *[name] 白マス
}
area-listed = { $how ->
    [on] { $squares }で
   *[name] { $squares }
}
area-all-but = { $how ->
    [on] { $squares }以外のマスで
   *[name] { $squares }以外のマス
}
area-shown = { $how ->
    [on] 盤に示した{ $count }マスで
   *[name] 盤に示した{ $count }マス
}
area-shown-cells = { $how ->
    [on] 盤に示した{ $count }マスで
   *[name] 盤に示した{ $count }マス
}
area-by-side = { $how ->
    [on] { white }は{ $white }、{ black }は{ $black }で
   *[name] { white }は{ $white }、{ black }は{ $black }
}

# What the routines of a page say of themselves, in its author's words.
rule-of-page = { CAPITAL($text) }

## 表：多くの文で同じように言うこと。文では引数になるものの上に、列の見出しを置く。

# 行の最初の欄。
row-head = { CAPITAL($text) }
column-piece = 駒
column-tile = タイル
column-letter = 文字
column-count = 個数
# 駒が何に変わるか。
column-becomes = 変わる先
# どの駒を取るか。
column-captures = 取る駒
column-may-not-capture = 取れない駒
# その駒がこれより少ないあいだだけ成れる。
column-fewer-than = これ未満
# 線の届く先：ナイトのように、斜め前に1マス。
column-reaches = 届き方
column-swaps = 入れ替わる相手
# はじめに裏向きの駒が何に見えるか。
column-shown = はじめの姿
column-rank = 格
column-points = 点
column-ground = 地形
