# 规则的组成部分：棋子、哪一方、位置。名称都用名词形式；[on] 是“在……”。

one = { $piece }
several = { $count }个{ $piece }
a-side = 一方
each-side = 双方各自
many = { $piece }
the = { $piece }
# 句子的各部分依次排列。
clauses = { $before }；{ $after }
all-others = 其余

no-piece = 无
any-piece = 任何棋子
any-piece-but = { $pieces }以外的任何棋子
any-of = { $side ->
    [white] { white }的任何棋子
    [black] { black }的任何棋子
   *[both] 任何棋子
}
any-other-of = { $side ->
    [white] { white }的其他任何棋子
    [black] { black }的其他任何棋子
   *[both] 其他任何棋子
}

## 位置：它的名称，以及事情发生在何处

area-whole = { $how ->
    [on] 在任何地方
   *[name] 整个棋盘
}
area-own-half = { $how ->
    [on] 在己方半边
   *[name] 己方半边棋盘
}
area-far-half = { $how ->
    [on] 在对方半边
   *[name] 对方半边棋盘
}
area-first-ranks = { $count ->
    [1] { $how ->
        [on] 在己方底线
       *[name] 己方底线
    }
   *[other] { $how ->
        [on] 在靠近己方的{ $count }条横线
       *[name] 靠近己方的{ $count }条横线
    }
}
area-last-ranks = { $count ->
    [1] { $how ->
        [on] 在对方底线
       *[name] 对方底线
    }
   *[other] { $how ->
        [on] 在靠近对方的{ $count }条横线
       *[name] 靠近对方的{ $count }条横线
    }
}
area-rank = { $how ->
    [on] 在己方第{ $rank }横线
   *[name] 己方第{ $rank }横线
}
area-ranks = { $how ->
    [on] 在己方第{ $first }至第{ $last }横线
   *[name] 己方第{ $first }至第{ $last }横线
}
area-nowhere = { $how ->
    [on] 无处
   *[name] 无
}
area-dark = { $how ->
    [on] 在深色格
   *[name] 深色格
}
area-light = { $how ->
    [on] 在浅色格
   *[name] 浅色格
}
area-listed = { $how ->
    [on] 在{ $squares }
   *[name] { $squares }
}
area-all-but = { $how ->
    [on] 在除{ $squares }外的各格
   *[name] 除{ $squares }外的各格
}
area-shown = { $how ->
    [on] 在棋盘上标出的{ $count }格
   *[name] 棋盘上标出的{ $count }格
}
area-shown-cells = { $how ->
    [on] 在棋盘上标出的{ $count }格
   *[name] 棋盘上标出的{ $count }格
}
area-by-side = { $how ->
    [on] { white }在{ $white }，{ black }在{ $black }
   *[name] { white }{ $white }，{ black }{ $black }
}

# What the routines of a page say of themselves, in its author's words.
rule-of-page = { CAPITAL($text) }

## 表格：许多句子说法相同的内容。每列的标题，下面是句子中作为参数的部分。

# 一行的第一格。
row-head = { CAPITAL($text) }
column-piece = 棋子
column-tile = 地块
column-letter = 字母
column-count = 数目
# 棋子变成什么。
column-becomes = 变成
# 吃哪些棋子。
column-captures = 吃
column-may-not-capture = 不能吃
# 一方只有少于这个数目时才能升变。
column-fewer-than = 少于
# 线的去向：向斜前方走一格。
column-reaches = 到达方式
column-swaps = 换位对象
# 棋子开局时盖着，看上去是什么。
column-shown = 开局时当作
column-rank = 等级
column-points = 点数
column-ground = 地面
