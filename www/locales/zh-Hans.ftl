# 每种语言都有的页面：棋库、各棋种的页面、怎样在棋盘上下棋，以及页面四周的内容。
# 术语和语气见 locales/zh-Hans/terms.ftl。

## 每个页面都有的

skip-to-content = 跳到正文
site-menu = 菜单
site-parts = 网站
site-language = 语言：{ $language }
nav-gallery = 棋库
nav-playground = 工坊
nav-wizard = 向导
nav-learn = 学习
nav-ideas = 点子
nav-moves = 走法
nav-manual = 手册
foot-licence = Variant Diagram是自由软件，采用MIT或Apache 2.0许可证。
foot-source = 源代码
foot-issues = 问题与缺陷

## 没有网络时打开的、未保存的页面。$home 是棋库的地址。

offline-title = 未保存
offline-says = 没有网络，而且这个页面以前没有打开过。<a href="{ $home }">棋库</a>里有打开过的游戏。

## 棋库

gallery-title = Variant Diagram：棋库
gallery-description = 200多种可以在浏览器中下的变体棋，有文字规则、走法图和电脑对手。
gallery-heading = 变体棋，打开就能下
gallery-lead = 200多个棋种，都有文字规则、每个棋子的走法图和电脑对手。每个棋种只是几行文字：可以修改，也可以自己写。
way-play = 下棋
way-play-says = 找一个棋种
way-learn = 学习
way-learn-says = 习题与练习
way-create = 创作
way-create-says = 写自己的变体棋
surprise-me = 随便来一个
get-ideas = 看看点子
first-place = 在这里下
first-play = 下{ $title }
first-says = 六角格上的国际象棋：双方各有三个象，后能走十二个方向。你执白方，对手是电脑。
first-rules = 规则
first-loading = 正在载入棋盘……
striking-title = 各不相同的棋

search-name = 棋库
search-words = 名称、发明人，什么都行
search-board = 棋盘
search-any-size = 任何大小
search-piece = 棋子
search-any-piece = 任何棋子
search-rule = 规则
search-any-rule = 任何规则
search-count = { $count }个棋种
search-clear = 清除
search-none = 没有符合的棋种。
search-show-all = 显示全部棋种
search-found = 符合的棋种

## 各类棋种，每类有标题和一行说明

families = 分类
family-all = 全部{ $count }个棋种
family-rules = 规则不同的国际象棋
family-rules-says = 国际象棋的棋子，不同的目标或规矩。
family-drops = 手中有子的棋
family-drops-says = 棋子在棋盘旁边等候，或者回到棋盘上。
family-armies = 棋子不同的国际象棋
family-armies-says = 国际象棋的阵列中有新的棋子。
family-large = 大棋盘
family-large-says = 几十种棋子，以及容得下它们的棋盘。
family-shogi = 日本将棋及其亲属
family-shogi-says = 日本的将棋，从四条直线到十六条。
family-xiangqi = 象棋与朝鲜将棋
family-xiangqi-says = 中国和朝鲜的棋：九宫、炮、河界。
family-makruk = 泰国象棋及其近邻
family-makruk-says = 东南亚的象棋。
family-old = 古代的、各国的、小型的
family-old-says = 象棋从哪里来，又到哪里去。
family-hexagons = 六角格
family-hexagons-says = 每一格有六条边。
family-terrain = 地形
family-terrain-says = 山、水，以及争夺土地的军队。
family-others = 完全不是象棋
family-others-says = 包围、翻转、筑墙、赛跑。
family-more = 更多棋种
family-more-says = 棋库中新添的。
family-puzzles = 习题与练习
family-puzzles-says = 一个局面，一项任务。棋盘应着、检查你的着法，并给出提示。
family-zones = 区域
family-zones-says = 有特殊作用的格的小例子。打开一个，点击棋子，就能看到它的区域。

## 棋种的页面

game-description = { $title }的规则，以及可以下的棋盘。
game-by = { $author }
game-start-position = { $title }的开局局面
game-change = 在工坊中修改
game-next = 下一个：{ $title }
game-in-the-playground = 在工坊中还可以<a href="{ $edit }&amp;open=solver">求解局面</a>、<a href="{ $edit }&amp;open=endings">推算残局</a>或<a href="{ $edit }&amp;open=balance">测量双方是否均衡</a>。
game-rules = 文字规则
game-drawing = 图形
game-piece-moves = { $moves }。
game-diagram = 走法图
game-facts = 数据
game-facts-files = <a href="{ $numbers }" download>全部数字（JSON）</a>；<a href="../../learn/facts.html">这些数字怎样测得，怎样测量自己的棋</a>。
game-definition = 定义
game-definition-solved = 定义，附正解
game-copy = 复制
game-copied = 已复制
game-not-copied = 未能复制。
game-embedding = 放到你的网页上
game-embed-code = 嵌入代码
game-standalone = <a href="../../pkg/standalone.js" download>独立脚本</a>包含一切，不需要服务器。
game-same-rules = 有相同规则的棋种

## 指南

guides = 指南
guide-index = 十分钟一课
guide-readers = 标记与按键
guide-interactive-diagram = 来自Interactive Diagram
guide-variants-ini = 来自variants.ini
guide-jocly = 来自Jocly
guide-use-with = 与其他程序配合
guide-computer = 电脑
guide-puzzles = 习题与注释
guide-facts = 子力价值与均衡
guide-places = 把棋盘放到任何地方
guide-static-sites = 静态网站
guide-languages = 语言
guide-developers = 开发者
guide-rust = Rust
guide-python = Python
guide-language-models = 语言模型
guide-servers = 服务器
lesson-try = 在工坊中打开

## 怎样在棋盘上下棋

reading-title = 在棋盘上下棋：标记与按键
reading-description = 怎样用鼠标、手指和键盘走棋，标记是什么意思，按钮有什么用。
reading-heading = 在棋盘上下棋
reading-lead = 怎样走棋，标记是什么意思，有哪些按键。
reading-move = 走一步棋
reading-move-clicks = 点击一个棋子，再点击有标记的格；也可以拖动棋子。连吃时按吃子的顺序逐格输入。一步棋有几种结果时，例如升变，棋盘会询问。
reading-move-refused = 着法不合法时，棋盘会说明并显示原因：什么挡路，哪个棋子会吃掉你的王。手中的棋子在棋盘旁边；点击一个，再点击要打入的格。
reading-marks = 标记
reading-marks-lead = 选定一个棋子，这些标记就显示它的着法。第二张图是棋子周围的标记。
reading-marks-more = 没有一个棋种用到全部标记：棋盘下方<b>{ pieces }</b>中的列表，说明你正在下的棋所用的标记。点击列表中的名称，可以看到那个棋子怎样走。

means-move-or-capture = 走到或吃子
means-move = 走到，但不能吃子
means-capture = 吃子，但不能走到
means-leap = 越过一切跳到这里；走到或吃子
means-first-move = 只能作为这个棋子的首步
means-via = 着法从这里继续，或越过这个棋子继续：请接着点击
means-capture-own = 吃己方的棋子，或与它换位
means-castle = 王车易位
means-mount = 跳过这里的棋子
means-drop = 打入手中的棋子
means-arrival = 棋子到达另一层的这里
means-morph = 棋子到达后变化
means-goal = 到达即胜
means-choice = 几种着法都到这里：棋盘会询问走哪一种
means-forbidden = 能攻击到，但不能走去
means-check-highlight = 被将军的王
means-last-highlight = 上一步棋
means-promotion-zone = 棋子在这里升变
means-forbidden-zone = 棋子不能停在这里
means-goal-zone = 棋子到这里即胜

reading-keys = 按键
reading-key = 按键
reading-key-does = 作用
reading-tab-does = 进入棋盘，然后到棋盘的按钮
reading-arrow-keys = 方向键、<kbd>Home</kbd>、<kbd>End</kbd>
reading-arrow-keys-do = 在各格之间移动；点击之后，<kbd>←</kbd>和<kbd>→</kbd>逐步浏览对局
reading-enter = <kbd>回车</kbd>或<kbd>空格</kbd>
reading-enter-does = 选择棋子，然后走棋；<kbd>回车</kbd>还可以提前结束一步棋
reading-escape = <kbd>Esc</kbd>、<kbd>退格</kbd>
reading-escape-does = 取消这步棋；退回它的上一格
reading-letter = 字母键
reading-letter-does = 跳到下一个用这个字母的己方棋子，同时按<kbd>Shift</kbd>则到上一个
reading-signs-do = 念出棋子的着法、上一步棋、攻击这一格的棋子
reading-question-does = 念出这些按键
reading-f-does = 翻转棋盘，只要己方没有棋子用这个字母
reading-size-does = 放大或缩小棋盘
reading-draw = <kbd>Shift</kbd>＋<kbd>回车</kbd>
reading-draw-does = 开始和结束箭头；在同一格按两次，画一个圆圈
reading-spoken = 读屏软件会念出每一格的棋子和标记，以及每一步棋。

reading-game = 浏览对局
reading-game-moves = 点击列表中的着法，按<kbd>←</kbd>和<kbd>→</kbd>，或者在棋盘上转动鼠标滚轮。从以前的局面走另一步棋，它就成为变着；主线保留。注释随着法显示在棋盘旁边。
reading-game-premove = <a href="computer.html">电脑</a>思考时，你可以预先输入下一步棋（预走）。到时如果合法，就会走出；<kbd>Esc</kbd>取消它。
reading-arrows = 箭头
reading-arrows-says = 用鼠标右键从一格拖到另一格；在触摸屏上，选择<b>{ tool-more }</b>中的<b>{ tool-draw }</b>。<kbd>Shift</kbd>、<kbd>Alt</kbd>以及两者同时按下，是另外三种颜色。再画一次同样的箭头就擦去它；走下一步棋，全部擦去。
reading-more = 其他
reading-more-pass = 可以停一手时，消息中有一个<b>{ button-pass }</b>按钮。消息还会说出格上看不到的事：骰子，或者还要将军几次。骰子由开局摆法的编号决定，所以电脑知道以后会掷出什么。
reading-more-hidden = 在有隐藏棋子的棋种中，例如<a href="../games/darkchess/index.html">Dark Chess</a>，<b>{ tool-more }</b>中的<b>视角</b>在白方、黑方和双方的视角之间切换；与电脑对弈时，是你自己的视角。对局结束之前，隐藏的着法在棋谱中写作“…”。
reading-more-computer = 与<a href="computer.html">电脑</a>对弈，或者让它分析。
reading-more-friend = 与好友对弈：<b>{ tool-friend }</b>把每一步做成一个链接。用任何方式发出去，好友打开后再发回一个；两边的网页都打开时，也可以实时对弈。不经过服务器；什么受保护、什么不受保护，写在棋盘下面。
reading-more-clock = <b>{ tool-more }</b>中的<b>{ tool-clock }</b>给双方棋钟，时间可以不相等。棋钟在第一步棋之后走动，你在别的页面时停下等候。
reading-more-kept = 你在这里的对局由浏览器保存，下次来时可以继续；<b>{ tool-more }</b>中的<b>{ your-games }</b>列出它们，也可以删除。
reading-more-comments = 保存<a href="puzzles.html">变着与注释</a>。
reading-more-look = <b>{ tool-look }</b>为所有棋盘设定颜色、棋子、坐标、记法、标记、大小、木纹与阴影、动画和声音，并且记住。拖动棋盘的角，或按<kbd>+</kbd>和<kbd>-</kbd>，可以改变大小。
reading-more-share = <b>{ tool-share }</b>复制链接、局面（FEN）、对局或嵌入代码，并保存图片。

## 可以用来查找的规则

rule-anti-trade = 禁止兑子
rule-approach = 逼近吃子
rule-auto-gate = 后子跟进
rule-baring = 孤王
rule-brouhaha = 吃子才能进入
rule-burn = 烧毁
rule-capture-matrix = 吃子表
rule-capture-result = 吃子定胜负
rule-castling = 王车易位
rule-castling-wins = 易位即胜
rule-chain = 连吃
rule-chameleon = 变色龙
rule-check-count = 将军次数
rule-checking = 禁止将军
rule-claims = 声明终局
rule-connect = 连成一线
rule-coordinate = 交叉吃子
rule-counting = 数步（泰国象棋）
rule-custodian = 夹吃
rule-custom = 网页的着法
rule-dice = 骰子
rule-draw-odds = 和棋算胜
rule-driving = 驱赶与拖近
rule-drop-turns = 轮流打入
rule-drops = 打入
rule-effect = 特殊效果
rule-endless-hands = 用不完的手中棋子
rule-engagement = 交战
rule-explosion = 爆炸
rule-extinction = 灭绝
rule-extra-move = 附加着法
rule-face-down = 盖着的棋子
rule-facing = 照面
rule-flips = 归己方
rule-fog = 迷雾
rule-full-board = 棋盘填满
rule-gating = 入场
rule-goal = 目标格
rule-hands = 手中棋子
rule-hit-run = 吃子后再走
rule-hurdles = 可以跳过谁
rule-immobile = 不能再走的棋子
rule-impasse = 入玉
rule-ko = 劫
rule-lending = 借用走法
rule-lesson = 练习
rule-link = 连通
rule-majority = 多吃优先
rule-mate = 将死
rule-material = 子力不足
rule-morph = 变化
rule-moves-at = 因地而异的走法
rule-must-capture = 必须吃子
rule-must-drop = 必须打入
rule-n-move = 无进展步数
rule-neutral = 中立棋子
rule-overlay = 棋盘上的显示
rule-paralysis = 麻痹
rule-passing = 停一手
rule-patrol = 受保护才能吃子
rule-petrify = 石化
rule-pie-rule = 换边规则
rule-plane-steps = 各层之间的走法
rule-plane-transfer = 换层
rule-points = 点数
rule-points-left = 剩余点数
rule-promo-move = 以升变为一步
rule-promotion = 升变
rule-pushing = 推
rule-ranking = 等级
rule-rebirth = 重生
rule-remote-captures = 射吃
rule-repetition = 局面重复
rule-retake = 只能吃回
rule-ride-length = 滑行长度
rule-row-steps = 成列移动
rule-royal-loss = 失去皇家棋子
rule-royal-moves = 皇家棋子的走法
rule-safety = 不能被吃的棋子
rule-shuffle = 随机摆放
rule-side-powers = 对旁边棋子的作用
rule-snare = 陷阱格
rule-stop-zone = 停步区域
rule-succession = 继承
rule-swapping = 换位
rule-take-walls = 拿走墙
rule-terrain = 地形
rule-tiles = 地块
rule-trade = 兑子
rule-turncoats = 倒戈的棋子
rule-turns = 一轮走几步
rule-united = 连成一片
rule-virgin-lost = 失去首步走法
rule-wall-count = 墙的数目
rule-walling = 放墙
rule-walls = 墙
