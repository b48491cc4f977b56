# 游戏的数据：电脑自我对弈的结果，以及对棋子的测量。各游戏的页面上有，本机程序的 `facts` 也写出。

# 对局说明什么，各为一句。
facts-even = { white }与{ black }机会大致相等。
facts-few = { $games }局还看不出哪一方占优。
facts-white-slightly = { white }稍占优势。
facts-white-clearly = { white }明显占优。
facts-black-slightly = { black }稍占优势。
facts-black-clearly = { black }明显占优。
facts-lasts = 一局双方各走约{ $moves }步。
facts-mostly = 最常见的结局：{ $ending }。

facts-bar = { $games }局中{ white }{ $wins }胜{ $draws }和{ $losses }负
facts-games = 电脑自我对弈{ $games }局，每步{ $nodes }个局面{ $dated ->
    [yes] ，{ $date }
   *[no] {""}
}。{ white }的真实得分率有95%的把握在{ $low }%到{ $high }%之间。
facts-points = { white }得分
facts-points-are = { $points }% ± { $error }：{ $wins }胜{ $draws }和{ $losses }负
facts-length = 长度
facts-length-is = { $mean }步（{ $least }至{ $most }）
facts-legal-moves = 合法着法
facts-legal-moves-are = 每个局面{ $mean }种，最多{ $most }种
facts-captures = 吃子
facts-captures-are = 每局{ $mean }次
facts-endings = 结局
facts-endings-are = { $endings }
facts-first-moves = 第一步
facts-first-moves-are = { $moves }；括号内为{ white }得分
facts-first-move = { $move }：{ $games }局（{ $points }%）
facts-pieces = 棋子：价值、活动性、杀王
facts-table = 价值与活动性
facts-piece = 棋子
facts-value = 价值
facts-by-square = 各格的着法数
facts-empty-board = 着法数（空棋盘）
facts-in-games = 对局中
facts-squares-and-mates = 格子与杀王
facts-range = { $least }至{ $most }
facts-map = { $piece }在各格的着法数
facts-map-rows = 自上而下：{ $numbers }
facts-map-files = 按列：{ $numbers }
facts-moves-not = 没有规则相助就不能走。
facts-reaches-all = 能到达每一格。
facts-reaches = 能到达{ $squares }格中的{ $count }格。
facts-bound = 只能在{ $sets }组格子之一中走动，最多{ $squares }格中的{ $count }格。
facts-jumps = 即使周围各格都有棋子也能走出去。
facts-returns-never = 走后不能返回。
facts-returns-even = 只能用偶数步返回。
facts-returns-odd = 能用奇数步返回。
facts-mates-not = 仅与己方的王配合，不能将死孤王。
facts-mates = 在{ $boards }的棋盘上能与己方的王一起将死孤王，最多{ $moves }步。
facts-remark = 价值是电脑以兵为单位作出的估计。着法数不计吃子，分别按空棋盘的每一格和对局中的棋子统计。将死是指在没有其他规则的棋盘上，从双王加该棋子的大多数局面出发都能强制将死。
facts-version = 由版本{ $version }测量。
