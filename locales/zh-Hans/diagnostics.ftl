# 定义有什么错，怎样改。
#
# 引号中的词，以及键和值的名称（“symmetry”、mirror、shape等）属于定义的语言，照原样书写。$text 是作者所写的或其开头，$key 是键的名称。
# $most 是允许的最大数目，$taken 是改用的值。$squares 是若干格，$count 是格数。


## 行与键

def-empty = 定义是空的。
# 也用于没有一行是定义的文字。
def-empty-hint = 定义中每个棋子写一行，例如“king:K:K::e1”。
def-prose = 这段文字中没有一行是定义。
def-fen = 这是局面（FEN），不是定义。
def-fen-hint = 请先定义棋子，再把局面写在“fen=”之后。
def-pgn = 这是棋谱（PGN），不是定义。
def-pgn-hint = 请打开这种棋的棋盘，把棋谱粘贴到“{ tool-share }”中。
def-folded = 这个定义的换行已丢失，现按{ $count }行读取。
def-folded-unclear = 这个定义的各行连在一起，无法确定每行到哪里为止。
def-folded-unclear-hint = 每项设置、每个棋子各写一行。
def-line = “{ $text }”这一行既不是注释，也不是设置或棋子，已忽略。
def-line-colons = 棋子行要有四个冒号，“{ $text }”这一行不够，已忽略。
def-fields = 棋子行有六个字段，后面的内容已忽略。
def-key-case = “{ $written }”按“{ $meant }”读取。
def-repeat = “{ $key }”前面已经写过；以这里的值“{ $text }”为准。
def-no-piece = “{ $key }”属于它上面的棋子行，但上面没有棋子行。
def-language-key = “{ $key }”不是可以用多种语言书写的文字，已忽略。
def-language-key-hint = 可以这样写的有棋子的名称、标题、任务和其他词语：“name.de”“title.de”“task.de”“word.de”。
def-language-tag = “{ $tag }”不是语言标签，已忽略。
def-language-tag-hint = 语言标签的写法如“de”“pt-BR”“zh-Hans”。
def-language-empty = “{ $key }”没有文字，已忽略。
def-language-word = “{ $key }”的写法是词语、冒号、译文，如“swamp:Sumpf”；已忽略。
def-language-word-unknown = “{ $word }”在这个定义的其他地方没有出现。
def-limit-settings = 最多读取{ $most }项设置，这一项及以后的都已忽略。
def-limit-pieces = 最多读取{ $most }个棋子行，这一行及以后的都已忽略。
def-more-count = 这样的问题还有{ $count }个。

## JSON

# $what：应为JSON的文字有什么错。$said：不在其中时，别的程序说的话。
json = { $what ->
    [end-in-list] 这不是JSON：列表没有结束。
    [end-in-object] 这不是JSON：对象没有结束。
    [end-in-string] 这不是JSON：字符串没有结束。
    [end-in-value] 这不是JSON：值没有结束。
    [colon] 这不是JSON：这里应是“:”。
    [list-comma] 这不是JSON：这里应是“,”或“]”。
    [object-comma] 这不是JSON：这里应是“,”或“{"}"}”。
    [ident] 这不是JSON：这里应是true、false或null。
    [value] 这不是JSON：这里应是值。
    [escape] 这不是JSON：转义序列无效。
    [number] 这不是JSON：数无效。
    [number-range] 这不是JSON：数超出范围。
    [code-point] 这不是JSON：Unicode码位无效。
    [control] 这不是JSON：字符串中有控制字符（\u0000-\u001F）。
    [key] 这不是JSON：键必须是字符串。
    [surrogate] 这不是JSON：十六进制转义中只有前一半代理项。
    [trailing-comma] 这不是JSON：末尾多了逗号。
    [trailing] 这不是JSON：末尾有多余的字符。
    [escape-end] 这不是JSON：十六进制转义不完整。
    [depth] 这不是JSON：嵌套太深。
   *[other] 这不是JSON：{ $said }。
}
def-value-definition = 定义必须是对象。
def-value-pieces = 棋子必须写成对象的数组，这里的内容已忽略。
def-value-piece = 棋子必须是对象，这里的内容已忽略。
def-value-field = 这个字段必须是字符串，这里的内容已忽略。
def-value-hand = 手中的数目必须是一个或两个数，这里的内容已忽略。
def-value-unreadable = 这个值无法读取，已忽略。
def-key-member = 棋子没有“{ $name }”这一项，已忽略。
def-key-member-hint = 是否指“{ $name }”？

## 值

def-number-whole = “{ $key }”必须是整数，不能是“{ $text }”；采用默认值。
def-number-limits = “{ $key }”必须在{ $first }到{ $last }之间；改用{ $taken }。
def-number-hand = 手中可以有0到{ $most }个棋子，不能是“{ $text }”；改用{ $taken }。
def-value-flag = “{ $key }”只能是0或1，不能是“{ $text }”；采用默认值。
def-colour = “{ $text }”不是颜色：请用#rgb、#rrggbb、#rrggbbaa或颜色的名称。
def-url = “{ $key }”不能用“{ $text }”这个地址；采用默认值。
def-url-image = “{ $text }”不能作棋子的图像；改用与棋子名称对应的图像。
def-unused-click = “newClick”不起作用：着法的输入方式始终相同。
def-unused-theme = 没有名为“{ $text }”的配色；采用默认外观。
# $names：可用的。
def-unused-skin = 没有名为“{ $text }”的棋盘样式（可以是：{ $names }）；采用通常的样式。
def-unused-family = 没有名为“{ $text }”的棋类（可以是：{ $names }）；采用通常的词句。
def-unused-shades = “shades”只能给六边形棋盘着色。
def-value-shades = “shades”必须是一种或三种颜色；采用通常的颜色。
def-limit-arrows = 最多画{ $most }个箭头和圆圈，其余的已略去。

## 棋子

# $piece：代号相同的另一个棋子的名称。
def-id-shared = 代号“{ $id }”已属于“{ $piece }”。
def-id-shared-first = 代号“{ $id }”也给了“{ $piece }”。
def-no-move = 不知道名为“{ $name }”的棋子怎样走，它不能走动。

## 格

def-square-outside = “{ $text }”不在这个棋盘上，已略去。
# $letter：最后一层的字母。
def-square-outside-hint = 格以所在层的字母开头，从A到{ $letter }，例如Be4。
def-square-line = “{ $text }”的两端不在一条线上，已略去。
def-square-line-hint = 线必须自始至终过边，或自始至终过角。
def-square-arrow = “{ $text }”不是这个棋盘上的箭头或圆圈，已略去。
def-square-string = 格必须写成字符串，这里的内容已略去。
def-square-list = 各格必须写成字符串的数组，这里的内容已略去。
def-square-hole = { $squares }仍然是洞。
def-square-image-hole = 黑方的棋子本应在{ $squares }，但那里仍然是洞。
def-square-no-image = 棋盘上没有与白方的{ $squares }相对应的黑方的格。
def-overlap-named = { $squares }同时写给了双方；归黑方。
def-overlap-image = { $squares }同时属于双方；归白方。
def-overlap-before = { $squares }前面的行已给了另一种棋子；归后面一行的棋子。

## 棋盘

def-size-planes = 各层合计最多有{ $files }条直线、{ $squares }格；改用planes={ $taken }。
def-unused-size = “{ $key }”不起作用：棋盘的大小由形状决定。
def-value-symmetry = “symmetry”必须是mirror、rotate或none，不能是“{ $text }”；改用{ $taken }。
def-value-symmetry-mirror = 这个棋盘上下不对称；改用“rotate”。
def-value-skin = “cellSkin”必须是hex或brick，不能是“{ $text }”。
def-value-labels = 格的名称包含一个字母和一个数字，两者各取自q、r、q+r、-q、-r之一，数字还可以是“up”；不能是“{ $text }”。
def-value-letters = 字母必须小写，每个只写一次，不能是“{ $text }”。
def-value-names = 这些名称不够各格使用，或会使两格同名；采用通常的名称。
def-value-shape = 形状必须是square、hex或brick，不能是“{ $text }”；改用square。
# 接在下面各句之后。
def-value-rectangle = 改用矩形。
def-value-shape-letters = 字母不够，无法给这种形状的各格命名。
def-value-shape-no-size = “hex”形状要写明每边的格数。
def-value-shape-side = 六边形棋盘每边有1到13格。
def-value-shape-hex-end = “hex”形状的最后只能是“flat”或“pointy”。
def-value-shape-no-rows = “brick”形状要写明各行：“8,9,10”或“8@2,9@1,10@0”。
def-value-shape-row = 一行写格数（1到64），还可以加上以半格计的偏移：“9”或“9@2”。
def-value-shape-rows = 棋盘最多有{ $most }行。
def-value-shape-offset = 第{ $row }行有偏移；请每行都写偏移，或都不写。
def-value-shape-shift = 第{ $row }行和第{ $next }行没有错开半格。
def-value-shape-brick-end = “brick”形状的各行之后只能是“flat”，或什么也不写。
def-value-shape-end = 形状之后不能再写别的内容。
def-value-shape-large = 棋盘太大：最多{ $most }格。

## 开局与习题

def-solution-misfit = 正解走不通：{ $why }
def-solution-hint = 此处之前的着法仍然有效。
def-no-array = 没有名为“{ $text }”的摆法；采用第一个。
def-arrays = 可以是：{ $names }。
