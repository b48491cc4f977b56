# XBetza记法的走法有什么错，怎样改。
#
# 引号中的符号和字母，以及“[F-R]”这样的整个走法属于记法，照原样书写。$letter、$sign、$atom、$modifier、$text 是作者所写的，或应写的。
# 走法由若干段组成；一段是一个原子（大写字母），前面可以有修饰符（小写字母），后面可以有距离或区域后缀。


## 原子

xbetza-atom = “{ $letter }”不是原子，这个走法已略去。
xbetza-atom-hint = 原子有W F D N A H C L Z J G、K Q R B和U O I；是否指修饰符“{ $modifier }”？
# $letter：X或Y。
xbetza-atom-extension-hint = “{ $letter }”只用来使跳跃更远，要紧接在W F D N A H C L Z J G之一的后面，例如“N{ $letter }”。
xbetza-reserved = “@”留待以后使用，这个走法不起作用。

## 距离与区域

xbetza-range-alone = 这个距离前面没有原子，已忽略。
xbetza-range-alone-hint = 距离写在大写字母之后，例如“R4”。
xbetza-range-digits = 数最多有两位，这个距离已忽略。
xbetza-range-no-lower = 缺少下限，这个距离已忽略。
xbetza-range-order = 下限大于上限，这个距离已忽略。
xbetza-range-second = 这个原子已有距离，这个距离已忽略。
xbetza-range-second-area = 这是第二个区域后缀，已忽略。
xbetza-range-after-area = 距离要写在区域后缀之前，这个距离已忽略。
xbetza-range-none = “{ $atom }”不能有距离，这个距离已忽略。
xbetza-range-castling = “O”的距离必须是一个确定的数，这个距离已忽略。
xbetza-range-half-board = “*”只对“W”有特定的意思，在这里按“不限距离”读取。
xbetza-range-half-board-hint = 写“0”可以明确表示不限距离。
xbetza-area = 区域走法只能有一段，走一步或跳一次；“~”已忽略。

## 修饰符

xbetza-dangling = 这些修饰符后面没有原子，已略去。
# $example：作者的修饰符，后面加上原子。
xbetza-dangling-hint = 修饰符写在大写字母之前，例如“{ $example }”。
xbetza-dangling-before-hint = 修饰符只属于一个原子，要写在括号里，紧接在原子之前。
xbetza-dangling-bracket = 这些修饰符后面没有原子，这个走法已略去。
xbetza-dangling-bracket-hint = 方括号里每一段都要有自己的原子。
xbetza-dangling-prefix = 方括号前只能写方向，“{ $letter }”已忽略。
xbetza-dangling-prefix-hint = 其他修饰符写在所属那一段的原子之前，例如“[F-mR]”。
xbetza-modifier-area = “{ $letter }”对区域走法不起作用，已忽略。
xbetza-modifier-atom = “{ $letter }”对“{ $atom }”不起作用，已忽略。
xbetza-modifier-y = “y”用在最后一段没有意义，已忽略。
xbetza-modifier-y-hint = “y”用于从空格继续走的那一段，例如“yafsF”。
xbetza-modifier-ride = 连走时，不能既始终转向同一侧，又左右交替；“{ $letter }”已忽略。
xbetza-modifier-h = 这个“h”不属于任何方向字母，已忽略。
xbetza-modifier-h-hint = “h”写在方向字母之后（“fhN”），或“l”“r”之前（“hrN”）。
xbetza-reserved-t = 紧接在“a”前面的“t”留待以后使用，已忽略。
xbetza-reserved-t-hint = 请把“t”写在这一段的另一个修饰符之前。
xbetza-duplicate = 同一段里再写一个“{ $letter }”不起作用。
xbetza-duplicate-direction = 这一段里同一个方向写了两次。
xbetza-direction-castling = 王车易位是横向的，“{ $letter }”已忽略。
xbetza-direction-castling-hint = “O”的方向有“l”“r”“s”。
xbetza-direction-none-left = 这个王车易位没有可用的方向，已略去。

## 括号与段

# $sign：右方括号或右圆括号。
xbetza-bracket-closing = “{ $sign }”没有对应的左括号，已跳过。
xbetza-bracket-unopened = “)”没有对应的左括号，这个走法已略去。
# $sign：左方括号或左圆括号。
xbetza-bracket-open = “{ $sign }”没有对应的右括号，这个走法已略去。
xbetza-bracket-missing-hint = 缺少“{ $sign }”。
xbetza-bracket-only = “{ $sign }”只能写在方括号里，已跳过。
xbetza-bracket-only-hint = 分段的走法写成“[F-R]”这样，重复的段写成“[N(-N)]”这样。
# $sign：字母或括号。
xbetza-bracket-inside = “{ $sign }”不能写在方括号里，这个走法已略去。
xbetza-bracket-inside-hint = 这里各段用“-”或“?”隔开，每一段都要有自己的原子。
xbetza-bracket-empty = 这对方括号里没有内容，这个走法已略去。
# 圆括号里是重复的段。
xbetza-bracket-empty-group = 这对圆括号里没有内容，这个走法已略去。
xbetza-bracket-leg = 这里缺少一段，这个走法已略去。
xbetza-bracket-leg-hint = 一段是一个原子，前面可以有修饰符，例如“fsR”。
xbetza-bracket-separator = 两段之间没有分隔符，按“-”读取。
xbetza-bracket-separator-hint = 必须继续走时写“-”，可以在这里停下时写“?”。
xbetza-bracket-last = “U”只能是最后一段，这个走法已略去。
xbetza-bracket-chain = “{ $atom }”不能用作分段走法的原子，这个走法已略去。
xbetza-bracket-chain-hint = “U”可以是方括号里的最后一段，例如“[cK-U]”。

## 其他字符

# $text：XBetza没有的字符。
xbetza-character = “{ $text }”不属于这种记法，已跳过。
xbetza-character-apostrophe-hint = 这种记法的撇号是'。
xbetza-character-separator-hint = 这种记法的分隔符是-。
xbetza-character-between-hint = 各个走法依次连写，也可以用空格符隔开。
xbetza-character-blank = 走法中间有空格符，已跳过。
xbetza-character-blank-hint = 空格符只能写在走法之间。

## 太多。$most 是读取的最大数目。

xbetza-limit-moves = 走法超过{ $most }个，其余的已略去。
xbetza-limit-legs = 一个走法最多有{ $most }段，这个走法已略去。
xbetza-limit-depth = 圆括号的嵌套超过{ $most }层，这个走法已略去。
xbetza-limit-directions = 这一段的方向字母超过{ $most }个，其余的已忽略。
xbetza-limit-extensions = 一个原子最多有{ $most }个“X”和“Y”，其余的已忽略。
xbetza-limit-problems = 还有{ $count }个问题没有列出。
