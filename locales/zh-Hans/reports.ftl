# 本机命令行对长时间工作的报告：match、facts、values、tune、predict、solve、endings。
#
# $count、$wins、$draws、$losses 等是数；$share、$error、$average 等是有小数或正负号的数。成绩的 $elo、$least、$most 是棋力之差（Elo）。
# 比例用百分数。

## 其他报告所用的词

# 所数的是什么，以及次数。
report-counted = { $what } { $count }
report-name = { $piece }
# 在一行开头。
report-name-of-row = { $piece }
report-plies = { $count }步
# 对局怎样结束，接在结果之后，或带次数。每一个是一条规则，results.ftl用句子来说。
report-ending = { $name ->
    [agreed] 双方停着
    [bareKing] 孤王
    [burnt] 皇家棋子被烧毁
    [capture] 吃子
    [castling] 决定胜负的易位
    [checkCount] 将军次数
    [connect] 连成一线
    [counting] 数步
    [extinction] 灭绝
    [fullBoard] 棋盘已满
    [goal] 到达目标
    [goalMoves] 未达目标
    [impasse] 入玉
    [link] 连接
    [mateByDrop] 打入将死
    [material] 子力不足
    [nMove] 无进展
    [noMoves] 没有着法
    [page] 网页的规则
    [perpetualAttack] 长攻
    [perpetualChase] 长捉
    [perpetualCheck] 长将
    [points] 点数
    [repetition] 局面重复
    [resignation] 认输
    [royalTaken] 皇家棋子被吃
    [royalsLost] 失去皇家棋子
    [stalemate] 无子可动
    [united] 棋子聚拢
    [wallCount] 所取的墙
   *[mate] 将死
}

## 比赛

report-score = { $count }局：+{ $wins } ={ $draws } -{ $losses }，{ $share } % ± { $error }，Elo { $elo } [{ $least }, { $most }]
# $first 和 $second 是引擎，$score 是上面一条。
report-match = { $first } - { $second }：{ $score }
# 比较两种棋力差的检验。$decision：接受的h0或h1，或open。$pairs：得0、½、1、1½、2分的对局组数。
report-sprt = SPRT { $h0 }，{ $h1 }：{ $decision ->
    [h0] 接受H0
    [h1] 接受H1
   *[open] 未定
}；LLR { $ratio } [{ $lower }，{ $upper }]，各组 { $pairs }

## 工作的进度，每条一行

# $result：1-0，$ending：怎样结束，$score：至今所有对局。
report-game = 第{ $number }局：{ $result }（{ $ending }）；{ $score }
# $left：还剩几局，$seconds：还要几秒。
report-game-of-facts = 第{ $number }局：{ $result }（{ $ending }），{ $count }步；还剩{ $left }局，{ $seconds }秒
# 一次试验是两局。
report-left = { $kind ->
    [trial] 试验{ $number }：还剩{ $left }
   *[game] 第{ $number }局：还剩{ $left }
}
report-measured = { $file }：已测量

## 棋子的数据，每条一行

report-royal = 皇家：没有价值
# 以百分之一兵为单位。
report-value = 价值{ $value }
report-value-declared = 价值{ $value }，由定义给出
report-mobility = 空棋盘上{ $average }种着法，因格而异，{ $least }至{ $most }
# $mobility 是上面一条；$mean：对局的局面中的着法数。
report-mobility-in-games = { $mobility }；对局中{ $mean }
# 在以直线为行的数字之上。
report-by-files = 按直线：

## 对局说明什么，每条一行

report-games = 搜索的自对弈
report-white = { $count }局：白方{ $wins }胜{ $draws }和{ $losses }负：{ $share } % ± { $error }，Elo { $elo }
report-length = 每局{ $plies }步，{ $least }至{ $most }
report-branching = 每个局面{ $moves }种合法着法，最多{ $most }
report-captures = 每局吃子{ $captures }次
# $endings：对局怎样结束，各有一个数。
report-endings = 结束方式：{ $endings }
report-opening = { $moves }：{ $count }局，白方得分{ $share } %
# $dated：是否知道日期，$played：是否有对局。$definition 是区分定义的数。
report-origin = { $dated ->
    [yes] { $date }用版本{ $version }测量
   *[no] 用版本{ $version }测量
}{ $played ->
    [yes] ，每步{ $nodes }个局面，种子{ $seed }
   *[no] {""}
}；定义{ $definition }。

## 由一方棋子不同的对局得出的价值

# 接在成绩之后：兵没有显出优势，无法衡量其他棋子。
report-no-scale = 没有尺度
# 在最符合所有成绩的各棋子价值之上。
report-fitted = 综合所有成绩
report-values-origin = 以百分之一兵为单位，{ $pawn }是100。用版本{ $version }测量，每步{ $nodes }个局面，种子{ $seed }；定义{ $definition }。
# 一方多或少哪些棋子。$text 是别人写的；例子中棋子在分号前后。
imbalance-empty = “{ $text }”没有写出棋子，应写成“R;N,P”这样。
imbalance-no-type = “{ $text }”不是这个定义中可以去掉的棋子。
imbalance-missing = { $side }开局时没有可以去掉或替换的“{ $piece }”。

## 评分的权重：电脑判断局面所用的数。其后是一张表。

report-effects = { $count }次试验，各两局；加大权重时得分的差别（百分数）
report-predictions = { $count }局，{ $positions }个局面；减小和加大权重时误差的增加（万分之一）
report-pass = 第{ $pass }遍：已学局面的误差{ $learned }，留出对局的误差{ $after }，没有网络时的误差{ $before }
report-learned = { $games }局，{ $positions }个局面；留出对局上的误差比没有网络时小{ $percent }%，网络存于{ $file }。能否获胜，由match判断。

## 排局。着法的标题，以及解说明了什么

report-set-play = 预设变化：
report-solution = 正解：
report-tries = 伪解：
report-no-solution = 无解
# 互助排局：解的第一步。
report-first-moves = 第一步有{ $count }种
# 排局应当只有一个。
report-keys = { $count ->
    [1] 1个首着
   *[other] { $count }个首着：有副解
}
# $verdict 是上面三条之一。
report-with-duals = { $verdict }，{ $count }处双解
report-cut = { $verdict }；变着没有全部列出

## 残局

# $white 和 $black 是棋子。
report-ending-pieces = { $white } 对 { $black }
# 各数带百分数：30 (20.0 %)。
report-to-move = { $side }先走：胜{ $wins }，和{ $draws }，负{ $losses }
report-longest = { $win ->
    [yes] 最长的胜局：{ $count }步
   *[no] 最长的负局：{ $count }步
}
# 局面或着法的结果，对走棋的一方而言，只数这一方的步数。
report-wins = { $count }步胜
report-loses = { $count }步负
report-draws = 和
report-not-known = 不清楚
# $side 先走，$result 是上面四条之一。
report-this-position = 这个局面，{ $side }先走：{ $result }
# $id 是棋子。$count：它的走法把棋盘分成几部分。等一着：多用一步走到同一格。
report-gets-about = { $count ->
    [1] { $id }能走到任何地方
   *[other] { $id }只能在棋盘的{ $count }个部分之一中移动
}，{ $tempo ->
    [yes] 能等一着
   *[no] 不能等一着
}
# 在正方形棋盘上，棋子与王将死孤王的局面所占的比例。
report-mating = { $size } x { $size }：胜{ $share } %，最多{ $count }步
