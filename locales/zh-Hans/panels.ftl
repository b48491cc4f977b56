# 棋盘下方的内容：对局的按钮、着法、棋子表、编辑局面、标记说明、习题。

## 对局的按钮
# 有两个名称时，长的在指针旁显示并念出，短的写在按钮上。
tool-flip = 翻转
tool-flip-board = 翻转棋盘
tool-computer = 电脑
tool-play-computer = 与电脑对弈
tool-friend = 好友
tool-play-friend = 与好友对弈
tool-analyse = 分析
tool-analyse-position = 分析局面
tool-share = 分享
tool-look = 棋盘
tool-look-of-board = 棋盘与棋子
tool-more = 更多
tool-learn = 学下这种棋
tool-puzzles = 习题
tool-restart = 重新开始
tool-full-screen = 全屏
tool-clock = 棋钟
tool-zoom = 放大棋格
tool-play-through = 自动播放
tool-attacks = 受攻击的格
tool-draw = 画箭头
tool-edit = 编辑局面
# 有盖住的格时，显示谁看到的棋盘。
tool-view = { $view ->
    [white] 视角：{ white }
    [black] 视角：{ black }
   *[both] 视角：双方
}

## 逐步查看
go-to-start = 回到开局
go-back = 后退一步
go-forward = 前进一步
go-to-end = 到最后一步

## 着法列表
moves-list = 着法
# 分支着法列表的名称。
moves-variation = 变着
# 一组按钮的名称，都与显示的这步棋有关。
moves-tools = 这步棋
moves-promote = 设为主线
moves-promoted = 现在是主线。
moves-not-promoted = 这个变着嵌套太深。
moves-delete = 从此处删除
moves-deleted = 已删除。
moves-recall = 恢复
moves-recalled = 已恢复。
comment-title = 注释
comment-on-this-move = 这步棋的注释
# $move 是棋谱中的着法：exd5。
comment-on-move = { $move }的注释
comment-on-start = 开局的注释
comment-save = 保存注释
comment-saved = 已保存。
comment-annotation = 评注符号
comment-annotation-none = 无

# 棋手所用符号的意思：! ? !! ?? !? ?!
sign-good = 好着
sign-mistake = 错着
sign-excellent = 妙着
sign-blunder = 漏着
sign-interesting = 有趣的着法
sign-doubtful = 可疑的着法

# 《国际象棋情报》的符号，说明着法或其后的局面，念在着法之后。
sign-only = 唯一的着法
sign-equal = 均势
sign-unclear = 形势不明
sign-white-slightly-better = { white }略优
sign-black-slightly-better = { black }略优
sign-white-better = { white }占优
sign-black-better = { black }占优
sign-white-winning = { white }胜势
sign-black-winning = { black }胜势
sign-zugzwang = 欠行（楚茨文克）
sign-space = 空间占优
sign-development = 出子领先
sign-initiative = 掌握主动
sign-attack = 有攻势
sign-compensation = 有补偿
sign-counterplay = 有反击
sign-time = 时间紧张
# 接在计划、防止或更好的着法之前：意图是Nf5。
sign-idea = 意图是
sign-against = 防止
sign-better = 更好的是
sign-novelty = 新着

## 棋子表
# 各列的标题。
table-id = 代号
table-name = 名称
table-moves = 走法
table-value = 价值
# 点击标题的作用。
table-show-values = 显示估计的价值
table-show-moves = 显示走法
# 代替价值。
table-royal = 皇家
table-promotes = 升变为“{ $name }”。
# 一方颜色的棋子图形。
table-picture = { $side ->
    [white] { white }的“{ $name }”
   *[black] { black }的“{ $name }”
}
# 图的标题。
moves-of = “{ $name }”的走法
sheet-open = 全部走法图
sheet-print = 打印

## 编辑局面
# 可选的一行棋子的名称。
editor-pieces = { $side ->
    [white] { white }棋子
   *[black] { black }棋子
}
# 一组按钮的名称。
editor-tools = 局面
editor-wipe-out = 擦去
editor-clear = 清空
editor-start-position = 开局局面
editor-into-hand = 放入手中
editor-out-of-hand = 从手中取出
editor-select-first = 请先选择棋子。

## 标记说明：点击有标记的格有什么作用
key-of-marks = 标记
key-move-or-capture = 走或吃子
key-leap = 跳到那里，走或吃子
key-first-move-or-capture = 首步可以这样走或吃子
key-move = 只能走，不能吃子
key-first-move = 首步可以这样走
key-capture = 只能吃子，不能走
key-capture-own = 吃己方棋子，或与它换位
key-via = 从这里继续走，或越过这里
key-castle = 易位
key-forbidden = 攻击得到，但不许走
key-mount = 跳过这里的棋子
key-drop = 打入这里
key-arrival = 到达另一层的这里
key-goal = 到达即胜
key-morph = 到达即变形
key-choice = 选择

# 选中的棋子怎样看待一个区域的格。
key-zone-forbidden = 这个棋子不能停在这里
key-zone-promotion = 这个棋子在这里升变
key-zone-morph = 这个棋子在这里变形
key-zone-goal = 这个棋子到这里即胜
key-zone-loss = 这个棋子到这里即负
key-zone-draw = 这个棋子到这里即和棋
key-zone-moves = 这个棋子从这里走，走法不同
key-zone-haven = 这个棋子在这里不能被吃
key-zone-via-sign = 走往别处时，顺带吃掉这里的敌子
key-zone-mount-sign = 这里有棋子时，可走的格更多
key-zone-white-threat = { white }攻击这一格
key-zone-black-threat = { black }攻击这一格
key-zone-border = 跨过这条边界的连线才算

## 地形说明
key-of-terrain = 地形
# 接在地形的名称之后：沼泽（S）：不许停留；挡住射击。
key-terrain-does = ：{ $effects }
key-terrain-no-enter = 不许进入或越过
key-terrain-no-land = 不许停留
key-terrain-stop = 使进入的棋子停下
key-terrain-opaque = 截断交战线
key-terrain-cover = 挡住射击
key-terrain-mute = 使其中的棋子不能交战
key-terrain-shield = 使其中的棋子不受交战

## 习题
puzzle-panel = 习题
puzzle-moves-left = 还有{ $count }步
puzzle-show-move = 显示着法
puzzle-show-solution = 显示正解

## 定义的问题
problem-error = 错误
problem-warning = 警告
problem-info = 说明
# $text 是一句或几句话。
problem-at-line = 第{ $line }行第{ $column }列：{ $text }
# $pointer 是对象中的位置：/pieces/0/name。
problem-at-pointer = { $pointer }：{ $text }

# 手中没有棋子时。
hand-none = 没有手中棋子
