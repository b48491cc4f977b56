# 定义中的键和值有什么错，怎样改。
#
# $key 是定义的键。$text 是值的内容，$values 是可以写的词：各种语言都相同。照原样显示的还有repetition=3:draw这样的写法；
# “类型:区域:走法”中的各部分已译出。$least 和 $most 是数值或数目的下限和上限。


## 各种键共用

def-key = “{ $key }”不是已知的键，已忽略。
not-yet = { $key }尚不支持，已忽略。
# $what：一个键，几个键（“drops或dropZone”），代号，或带值的键。
did-you-mean = 是否指{ $what }？
# $used：改用的数。
def-number = { $key }必须是{ $least }到{ $most }之间的数；改用{ $used }。
def-number-entry = { $key }中的“{ $text }”不是有效的数，这个条目已忽略。
def-number-field = { $key }中的“{ $text }”不是有效的数，应在0到{ $most }之间。
def-value = “{ $text }”不是{ $key }的有效值。
def-value-entry = “{ $text }”不是{ $key }的有效值，这个条目已忽略。
def-value-hint = 可以是：{ $values }。
# $id：棋子的代号。$so：这个词怎样处理。
def-id = { $so ->
    [ignored] 没有代号为“{ $id }”的棋子，这个条目已忽略。
    [not-exchanged] 没有代号为“{ $id }”的棋子，不参与交换。
   *[told] 没有代号为“{ $id }”的棋子。
}
def-value-group = { $key }的条目应写成“类型:设置”，这个条目已忽略。
def-value-types = { $key }必须是棋子类型的列表。
# $rest：逗号后面的内容。
def-value-comma = 走法到逗号为止，后面的“{ $rest }”已忽略。
def-value-comma-hint = 这个键每行只写一个条目；可以写几行，合在一起生效。
# $letter：模式中没有意义的字母，或整个模式。
def-value-pattern = “{ $letter }”不能写在{ $key }的模式“{ $pattern }”中，这个模式已忽略。
def-value-pattern-hint = 模式由只有一段的走法组成，每段写方向字母、原子和距离，后面可以加w或ww。
def-value-area = “{ $text }”不是区域，这个条目已忽略。
def-value-area-hint = 区域由横线（1-3）、格（a1、a1-c3）、half、zone、all和none用+连成；!a1是a1以外的全部，!(a1+c3)是两者以外的全部。
# $sum：“!a1+c3”。$item：“a1”。
def-value-sum = “{ $sum }”中的!只管{ $item }。
# $sum：“a1+c3”。
def-value-sum-hint = 要表示这些以外的全部，请写!({ $sum })。
def-symmetry = { $what ->
    [goals] 由于没有对称，{ $key }给双方指定了同样的目标格。
   *[squares] 由于没有对称，{ $key }给双方指定了同样的格。
}
# $white 和 $black 是键：whiteGoal。
def-symmetry-hint = { $what ->
    [goals] 请分别写{ $white }和{ $black }，各自列出该方的目标格；如果就是要双方相同，两者写成一样。
   *[squares] 请分别写{ $white }和{ $black }，各自列出该方的格；如果就是要双方相同，两者写成一样。
}
def-limit-lines = 一种类型的线超过{ $most }条，其余的已忽略。

## 整个定义

def-more = 这样的问题还有更多。
def-work = 这个定义的计算量超过上限：这个条目和后面计算量同样大的条目已略去。
# 接在局面为什么无法读取的话之后。
def-start-array = 改用开局摆法。
def-start-squares = 改用棋子行中的格。
# $piece 和 $last 是棋子的名称。
def-royal = “{ $piece }”不是皇家棋子：没有写royal=时，最后一个棋子“{ $last }”才是皇家棋子。
# $id 和 $last 是代号。
def-royal-hint = 请写royal={ $id }；如果就是要这样，请写royal={ $last }。
def-royal-none = 开局时棋盘上没有皇家棋子，所以没有将军。

## 不是键的词，以及应写什么

def-key-board = 棋盘用files=和ranks=，或用shape=定义。
def-key-castling = 王车易位写在王的走法中：king:K:KisO2:king:e1。参见castleFiles和castlePartner。
def-key-pawn = 首步走两格和吃过路兵写在兵的走法中：ifmnDfmWfceF。
def-key-hand = 棋子的格之后的字段是手中的数目：knight:N:N:knight::2。写holdingsType=-1，被吃的棋子就归吃子一方。
def-key-capture = 谁可以吃谁，用captureMatrix来写。
def-key-walls = 是否指walling或hole？要去掉棋盘上的格，请写一行hole::::d4,e4。
def-key-holes = 是否指hole？它像棋子一样写成一行：hole::::d4,e4。
def-key-colours = 是否指theme，或lightShade和darkShade？
def-key-comment = 以#开头的行是注释；rulePage=是规则的网址。
def-key-opponent = 对手写成元素的属性：<variant-diagram opponent="black" level="3">。
def-key-flipped = 要让黑方在下，请写元素的属性：<variant-diagram flipped>。

## 与棋盘有关的走法

xbetza-modifier-key = { $key }只能用这些走法的一部分，其余的已忽略。
xbetza-modifier-edges = 六边形棋盘的边不相连，“o”在这里没有意义。这个走法已略去。
xbetza-modifier-leap = 这种跳跃的起点和终点之间没有连成一线的格，请把路径分段写出。这个走法已略去。
xbetza-modifier-bracket = 在六边形棋盘上，方向要写在方括号里的各段之前；写在方括号之前的已忽略。
xbetza-direction-none = 这个走法的方向字母没有选中任何方向。
xbetza-direction-ignored = 有一个方向字母在这里没有选中任何方向，已忽略。
xbetza-limit-move = 这个走法的方向太多，已略去。
xbetza-limit-bracket = 这对方括号里的路径太多，无法按方向选择；全部采用。
xbetza-limit-piece = “{ $piece }”的走法太多，一部分已略去。
xbetza-limit-pieces = 棋子的走法太多，一部分已略去。
xbetza-limit-pieces-hint = 重复的段和任意转向会使走法成倍增加：请写明距离，或减少方向。


# 以下是规则自己说的话，次序同 crates/rules 的文件。

## 禁止兑子

def-number-anti-trade = antiTrade必须是整数；改用0。
def-bridge = 没有minimumBridge时，antiTrade只有0到3组有效。
def-trade-one = 任何棋子都不能吃第1组中受保护的棋子。
# 用于minimumBridge。
def-id-key = “{ $text }”不是棋子类型，这个键已忽略。

## 吃子表

def-matrix-cell = “{ $text }”在吃子表中没有意义。
def-matrix-cell-rows = “{ $text }”不是行数。
def-matrix-size-rows = 吃子表的行数多于棋子数。
def-matrix-size-row = 这一行的项数多于棋子数。

## 效果

def-value-effect-most = 一个棋子最多有{ $most }种效果，其余的已忽略。
def-value-effect = effect应写成“走法:终点:去掉的棋子”或“走法:终点:去掉的棋子:标志”，这一行已忽略。
def-value-effect-end = 效果的终点只能是to、from、prev、beyond或behind，这一行已忽略。
def-value-effect-removals = 效果去掉的棋子，只能写成位置、path、near(跳跃)或-，这一行已忽略。
def-value-effect-places = 效果最多去掉{ $most }处的棋子，这一行已忽略。
def-value-effect-flags = 效果的标志只有run、need、must和friends，这一行已忽略。

## 交战

def-value-engage-self = engageSelf要与engage行同用：没有engage行，这些类型永远不能吃子。

## 翻转

# $key：翻转模式的键之一。
xbetza-limit-lines = 一种类型的模式所含的线太多，{ $key }的一部分已略去。

## 吃后再走

xbetza-modifier-neighbors = neighbors只能用单次跳跃，其余的已忽略。

## 多吃

def-limit-majority = majority的条件超过{ $most }条，其余的已忽略。
def-value-majority = “{ $text }”不是majority的条件，已忽略。
def-value-majority-hint = 可以是：most、most:类型、value、by:类型、first:类型。
def-value-majority-value = majorityValue的值必须是0到{ $most }之间的数，这个值已忽略。

## 重生

def-value-rebirth = “{ $text }”不是{ $key }可用的位置，这个条目已忽略。

## 远处吃子

xbetza-modifier-checker = checker只能用正中间有一格的跳跃，其余的已忽略。

## 旁边棋子的能力

def-spell = 用spell就要有具备这种能力的棋子：其中第一种类型写在trackPieces中。
def-value-spell = “{ $text }”不是spell的能力。

## 兑子

def-number-values = “{ $text }”不是有效的数，这个条目已忽略。
# 用于tradeThreshold。
def-id-first = “{ $text }”不是棋子类型；改用第一种。

## 倒戈

def-value-flip-mover = “{ $text }”不是着法的种类。
def-value-flip-mover-hint = 可以是capture、quiet或any。

## 迷雾

def-fog = 有迷雾时，因将军而不许走的着法会透露看不见的棋子。
def-fog-hint = 写checkRule=0，就可以走这些着法；吃掉皇家棋子的一方胜。

## 棋盘上的标示

def-value-overlay = overlay没有“{ $text }”这种标示。

## 地块。$face 是地块一面的写法，$symbol 是其中的符号。

def-tiles-faces = 地块的各面必须都有@，或都没有。
def-tiles-piece = “{ $face }”这一面有不止一个@。
def-tiles-ground = “{ $face }”这一面的“{ $symbol }”不是地形。
def-tiles-no-cell = 地块的一面至少有一格。
def-tiles-cells = 地块的一面最多有{ $most }格。
def-tiles-turns = “{ $text }”不是地块的转法；可以是none、half或all。
def-tiles-most = 地块的放法太多，一部分已略去。
def-tiles-fill = { $side }的地块填不满可以放置的空地。

## 孤王

def-value-baring-hint = 应为0或一种棋子类型，后面可以加strict和live。

## 吃子定胜负

def-value-capture-result = “{ $text }”不是captureResult的结果，这个条目已忽略。
def-value-capture-result-hint = 应写成“类型:类型:结果”，结果是win、loss或draw。

## 提出终局

def-value-claims = “{ $text }”不是可以由棋手提出的终局。

## 连成

def-value-connect-lines = connectLines只能用字母h、v和d。

## 灭绝

def-number-extinction = extinction必须是0到3之间的数，或棋子类型和结果；改用3。
def-value-extinction = “{ $text }”应包含类型、结果和最多两个数，用冒号隔开。
def-value-extinction-hint = 结果是loss、win或draw。
# $text：“K,Q”。
def-value-no-result = “{ $text }”没有写结果。
def-limit-extinction = 第{ $most }个以后的条件中，有一个在开局时就已成立，所以对局会立即结束。

## 练习目标

def-value-goal = “{ $text }”不是目标。
def-value-goal-hint = 可以是：captureAll、captureRoyal、reach:类型:区域。

## 连接

def-limit-link-lines = link超过{ $most }行，其余的已忽略。
def-limit-link-areas = 一个link的区域超过{ $most }个，其余的已忽略。
# $count：这一行写出的区域数。
def-value-link = { $count ->
    [1] link至少要有两个区域，这里只有一个，这一行已忽略。
   *[other] 共有{ $count }个区域，要求连通的至少是2个，至多是全部，这一行已忽略。
}

## 子力

def-material = 由于其他规则，这里不知道哪些棋子能将死对方，material已忽略。

## 将死

# $text：“3/2”。
def-value-part = “{ $text }”不是1分中的一部分。

## 无进展

def-value-n-move-reset = “{ $text }”不是capture、drop、promotion，也不是棋子类型。

## 点数

def-value-points = “{ $text }”应写成“类型:数”。

## 局面重复

def-value-repetition = repetition应写成“次数:结果”，次数在2到99之间。
def-value-repetition-hint = 结果是draw、loss、win、white、black、starter或illegal。
def-unused-repetition = 没有repetition，{ $key }不起作用。
def-unused-repetition-hint = 请写明同一局面可以出现几次，例如repetition=3:draw。

## 王车易位

def-value-castle-files = castleFiles应为用逗号隔开的两条直线，这个条目已忽略。
def-value-castle-files-hint = 请写直线的字母，例如c,g。

## 网页的程序。$routine 是程序的名称。

def-custom = 网页没有名为“{ $routine }”的程序，它的作用已略去。
def-value-custom = custom应写成“名称:走法”，这一行已忽略。
def-value-custom-most = 一个棋子最多有{ $most }行custom，其余的已忽略。
def-value-custom-effect-most = 一种棋最多有{ $most }个customEffect条目，其余的已忽略。
# 程序按名称记录的数。
def-value-memory-name = “{ $text }”不能作数的名称：名称以字母开头，后面只能是字母和数字；customMemory的这个条目已忽略。
def-value-memory-start = { $name }的初值不是整数，customMemory的这个条目已忽略。
def-value-memory-twice = { $name }重复，customMemory的这个条目已忽略。
def-value-memory-hint = 应写成“名称”或“名称:数”，用逗号隔开。
def-value-memory-most = 一种棋最多有{ $most }个数，其余的已忽略。
# $what：程序做了什么，是下面的一条，或别的程序的话（可能是英文），所以放在冒号之后。
custom-failed = 程序“{ $routine }”出错，这次的结果已忽略：{ $what }。

# 程序做错了什么，接在冒号之后。
custom-made-too-many = 由一个候选着法产生了超过{ $most }种着法
custom-removed-mover = 去掉了走动的棋子；要使它离开棋盘，应写gone: true
custom-took-royal = 用易位、打入或停一手吃掉了皇家棋子，这是谁也无法预见的
custom-put-on-occupied = 把棋子放到{ $square }，那里已有棋子
custom-moved-nothing = 移动了并不存在的棋子
custom-moved-removed = 移动了已被它去掉的棋子
custom-ended-on-own = 停在{ $square }，那里有己方棋子
custom-named-no-square = 指定了棋盘上没有的格
custom-named-no-piece = 指定了定义中没有的棋子
custom-named-no-terrain = 指定了定义中没有的地形
custom-changed-no-terrain = 改变了地形，而本棋没有地形
custom-changed-no-hand = 改变了手中棋子，而本棋没有手中棋子
custom-changed-way = 改变了着法的路径，而效果只能给着法增加后果
custom-changed-no-piece = 改变了走动的棋子，而它走后已不在棋盘上
custom-remembered-no-number = 记录了定义中没有的数
custom-asked-too-many = 要求点选超过{ $most }个格
custom-left-in-hand = 使手中某种棋子的数目变成{ $count }

# 程序给出的结果无法理解，同样接在冒号之后。
routine-asked-inside = 在被调用期间又反过来调用了棋图
routine-not-asked = 无法调用
# $text：浏览器的说明。
routine-threw = 抛出了异常“{ $text }”
routine-threw-something = 抛出了异常
routine-answer-no-list = 结果不是列表
routine-answer-too-long = 结果太长
# $member：结果的成员，如remove。
routine-no-list = 结果中的{ $member }不是列表
routine-too-long = 结果中的{ $member }太长
routine-no-move = 结果中有不是着法的内容
routine-no-ending = 结果不是终局
routine-no-sentence = 给出的句子不是字符串
routine-no-hand-change = 手中棋子的增减数不是较小的整数
routine-no-memory = 给出的记录不是对象
routine-closed-memory = 给出的记录无法读取
routine-no-whole-number = 给{ $name }的值不是整数
# customMemory是定义的键。
routine-named-no-number = 指定了“{ $text }”，而customMemory中没有这个数
routine-named-no-terrain = 指定了“{ $text }”，而本棋没有这种地形
routine-named-no-square = 指定了“{ $text }”，而棋盘上没有这一格
routine-named-no-piece = 指定了“{ $text }”，而本棋没有这种棋子
routine-named-no-side = 指定了white和black以外的一方
routine-named-no-direction = 指定了不存在的方向
routine-no-steps = 指定的步数不是0或更大的整数

## 再走一步

def-value-extra-move = “{ $text }”不是extraMove的标志，已忽略。

## 因地而异的走法

def-value-moves-at = movesAt应写成“类型:区域:走法”，这个条目已忽略。
def-value-moves-at-hint = 每个条目只写一种类型。

## 层间的走法，以及换层

def-value-plane-steps = planeSteps应写成“类型:层数:走法”，这个条目已忽略。
def-value-plane-steps-hint = 层数是1到{ $most }的数，前面可以加+或-；也可以写straight。
xbetza-modifier-plane-steps = planeSteps只能用跳跃和连走，其他走法已忽略。
xbetza-limit-plane-steps = 层间的走法太多，一部分已略去。
def-unused-plane-steps = 棋盘只有一层，棋子不能走到别的层。
def-unused-plane-transfer = 棋盘只有一层，棋子不能转到别的层。
def-unused-planes-hint = 要有两层，请写planes=2。

## 推

def-value-push-whom = “{ $text }”在pushWhom中不表示任何一方，这个条目已忽略。

## 成列走

def-limit-row-steps = 成列走的走法超过{ $most }种，其余的已忽略。

## 地形。$symbol 是一种地形的字母，$name 是它的名称。

def-terrain-types = 一种地形应写成“名称:符号:作用”。
def-terrain-letter = “{ $symbol }”不能作地形的符号，符号是一个字母。
def-terrain-again = 已有名称为{ $name }或符号为{ $symbol }的地形。
def-terrain-effect = “{ $text }”不是地形的作用。作用有{ $effects }。
def-terrain-exempt = 不受地形作用的棋子应写成“类型:名称:作用”。
def-terrain-name = 没有名为“{ $name }”的地形。
def-terrain-symbol = “{ $symbol }”不是地形的符号。
def-terrain-area = “{ $area }”不是这个棋盘上的区域。
def-terrain-none = “{ $text }”不是地形。
def-terrain-no-kinds = 还没有任何地形：各种地形写在terrainTypes中。
def-terrain-twice = { $square }有两种地形。
def-terrain-entries = 条目数多于格数。
def-terrain-entries-rest = 条目数多于格数，其余的已略去。
def-terrain-start = { $square }的“{ $piece }”停在它不能停留的地形上。

## 失去首步走法

def-value-virgin-lost = virginLost应写成“类型:类型”，这个条目已忽略。

## 墙

def-limit-wall-name = wallName超过{ $most }个字符，其余的已忽略。

## 升变

def-choice = “{ $text }”不是这里可以选择的棋子，已略去。
def-morph-cell = “{ $text }”在变形表中没有意义。
def-morph-size-ranks = 变形表的横线多于棋盘的横线。
def-morph-size-cells = 这条横线的格数多于棋盘的直线数。
def-value-promo-move = promoMove应写成“类型:区域:类型:走法”，这个条目已忽略。

## 盖着的棋子

def-face-down-royal = 皇家棋子不能盖着。
def-face-down-as-royal = 盖着的棋子不能当作皇家棋子，这个条目已忽略。
def-face-down-moves = 盖着的棋子的走法会透露它属于哪一方，而turnUp=any要隐藏这一点。
def-face-down-moves-hint = 没有走法的棋子类型写成“名称:代号:-”。

## 开局摆法与随机摆法

def-value-array = array应写成“名称:局面”，这一行已忽略。
def-number-start = “{ $text }”不是开局摆法的编号；采用原来的摆法。
def-shuffle-id = 没有代号以“{ $text }”开头的棋子，已略去。
def-shuffle-none = 棋盘上没有这一组的棋子，这一组已忽略。
def-shuffle-most = 这一组的摆法太多，无法编号，这一组已忽略。
def-shuffle-marks = 这一组无法按它的标记摆放，已忽略。
