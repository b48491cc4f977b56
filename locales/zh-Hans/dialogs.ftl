# 对话框、棋盘旁边的内容，以及棋钟。

## 对话框的按钮

button-done = 完成
button-cancel = 取消
button-close = 关闭
button-reset = 重置

## 分享对局

share-link = 链接
# 把棋盘放到别的网页上的代码。
share-code = 嵌入代码
share-position = 局面
share-record = 棋谱
copy-link = 复制对局链接
copy-code = 复制代码
copy-position = 复制局面
copy-record = 复制棋谱
copied = 已复制。
set-up-position = 摆出这个局面
load-record = 载入这局棋
share-paste = 要载入对局或局面，请把它粘贴到上面，替换原有的内容，或把文件拖放到那里。
open-file = 打开文件
choose-game = 选择一局棋
games-in-text = 这段文本有{ $count }局棋。
games-shown = 只列出前{ $count }局。
file-encoding = 这个文件不是UTF-8，已按{ $encoding }读取。
file-no-text = 这个文件不是文本。
# 格式的列表，按组。
save-as = 保存或复制的格式
save-picture = 图片
save-film = 动画
save-text = 局面的文字
save-game = 对局
save-definition = 供其他程序使用的定义
as-png = PNG
as-svg = SVG（任何大小都清晰）
as-pdf = PDF
as-tex = TeX（TikZ）
as-gif = GIF
as-film = SVG动画（小而清晰）
as-text = 字母
as-wikitext = 维基文本
as-forum = 论坛代码（BBCode）
as-page = 单个文件的网页
as-ini = variants.ini（Fairy-Stockfish）
as-idiagram = Interactive Diagram（附我们的棋盘）
save-file = 保存
copy-text = 复制
film-first = 从
film-last = 到
film-start = 开局
film-width = 宽度
film-pace = 速度
film-slow = 慢
film-usual = 中
film-fast = 快
film-captions = 棋盘下方写出着法
film-drawn = 正在绘制：{ $done }/{ $count }
file-saved = 已保存：{ $name }，{ $size } kB。
page-about = 文件包含对局和脚本，共{ $size } kB，在任何浏览器中无需网络即可使用。
not-said = 这个游戏不能写成这种格式：
png-forbidden = 本页不允许导出PNG。请改存为SVG。
share-not-loaded = 无法载入，请重试。
# 对局中有隐藏的内容时，代替棋谱和局面。
told-when-over = 对局结束后才能查看。
# 自动播放对局的棋盘。
autoplay-play = 播放对局
autoplay-pause = 暂停

## 棋盘的样式、动画和声音

# 没有选择时：颜色、棋盘和棋子；坐标；标记。
setting-as-game-has-it = 由棋种决定
setting-where-room-is = 有空位时显示
setting-all-marks = 全部
setting-language = 语言
# 没有选择语言时：用网页的语言。
setting-as-page-has-it = 与网页相同

setting-skin = 棋盘
setting-skin-squares = 深浅相间的格
setting-skin-plain = 同一颜色的格
setting-skin-lines = 线条，棋子在交叉点

setting-theme = 颜色
setting-theme-green = 绿色
setting-theme-wood = 木色
setting-theme-blue = 蓝色
setting-theme-paper = 纸色

# 五角形是将棋的棋子，圆形是象棋的，八角形是朝鲜将棋的。
setting-pieces = 棋子
setting-pieces-chess = 图形
setting-pieces-wedges = 五角形，图形
setting-pieces-kanji = 五角形，汉字
setting-pieces-shogi = 五角形，字母
setting-pieces-discs = 圆形，图形
setting-pieces-xiangqi = 圆形，汉字
setting-pieces-janggi = 八角形，汉字
setting-pieces-symbols = 排局符号
setting-pieces-letters = 圆形，字母

setting-coordinates = 坐标
setting-coordinates-outside = 棋盘外
setting-coordinates-inside = 格内
setting-coordinates-none = 不显示

# 格的名称和着法的写法，与语言分开选择。
setting-notation = 记法
setting-as-in-chess = 国际象棋式：e4
setting-notation-players = 该棋种的习惯记法

setting-marks = 着法标记
setting-marks-quiet = 淡色
setting-marks-none = 不显示

setting-size = 大小
setting-animation = 动画
setting-material = 木纹和阴影
setting-sound = 声音

resize-board = 调整棋盘大小
# 供读屏软件使用。
size-of-board = 棋盘大小：{ $percent }%。

# 将棋棋盘旁的开关在棋子上显示什么，以及它的作用。
tiles-kanji = 汉字
tiles-pictures = 图形
show-kanji = 棋子显示汉字
show-pictures = 棋子显示图形

## 对局结束时的卡片

end-draw = 和棋
end-win = { $side }胜
end-computer-wins = 电脑胜
end-you-win = 你赢了
end-rematch = 再来一局
end-another-game = 换一种棋

## 棋盘上方和下方的棋手

you = 你
computer-level = 电脑{ $level }级
captured-by = { $side }吃掉的棋子
# 一方吃掉的同种棋子；$piece 带颜色：2个黑兵。
captured-pieces = { $count }个{ $piece }
is-ahead = { $side }领先

## 棋钟

clock-remark = 棋钟在第一步之后开始走；本页隐藏时暂停。
set-clocks = 设定棋钟
# 没有棋钟。
no-clock = 无
# 全局的分钟数，每步的秒数。
time-minutes = { $minutes }分钟
time-a-move = 每步{ $seconds }秒
# 每走一步加秒。
time-with-increment = { $minutes }分钟，每步加{ $seconds }秒
# 分钟用完后，每步限这么多秒（读秒）。
time-then-a-move = { $minutes }分钟，然后每步{ $seconds }秒
# 棋钟的名称。
clock-of = { $side }的时间
ten-seconds-left = { $side }还剩十秒。
