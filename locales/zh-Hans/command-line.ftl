# 命令行对人说的话：哪里出错，以及输出之外的说明。本机程序和npm包的程序说的一样。
#
# 命令、选项（$option，带连字符）、程序的名称和定义中的词都不翻译；引号中不是参数的词也不翻译。

# $command 是要输入的命令。
cli-try = 帮助：{ $command }
# 在输出之外的说明之前，以及在对定义的问题有帮助的话之前。
cli-note = 说明：{ $text }
cli-hint = 提示：{ $hint }
# $place 是文件、文件的一行或选项，各语言相同。
cli-at = { $place }: { $why }

## 没有意义的命令行，接在程序的名称和冒号之后

cli-command-missing = 没有命令。
cli-no-command = 没有“{ $text }”这个命令。
cli-no-option = 没有“{ $text }”这个选项。
# $languages 是所有语言。
cli-no-language = 没有“{ $text }”这种语言；可以是{ $languages }。
# $usage 是命令的写法。
cli-use = 写法是“{ $usage }”。
cli-option-unused = { $command }没有选项{ $option }。
# $program 是cargo或npm，即程序的来源。
cli-needs-program = 只有{ $program }的程序才有{ $command }。
cli-value-missing = { $option }必须有值。
cli-value-unused = { $option }不能有值。
cli-options-exclude = { $options }不能同时使用。
cli-option-values = { $option }可以是{ $values }。
cli-no-number = “{ $text }”不是{ $option }可用的数。
cli-needs-option = { $option }需要{ $other }。
cli-no-depth = “{ $text }”不是0到{ $most }的深度。
cli-no-width = --width是像素数，最多{ $most }。
cli-no-range = “{ $text }”不是局面的范围：0-20，或10-表示从第十个起的全部。
cli-no-pace = --pace是毫秒数，最多{ $most }。
cli-no-text = “{ $text }”不是UTF-8文本。
# $known：可以是什么。
cli-none-of = “{ $text }”不是{ $known }。
cli-no-engine = “{ $text }”不是--engines可用的引擎。
cli-no-bounds = “{ $text }”不是两个Elo差（较小的在前，如0,10）。
cli-two-engines = match必须有两个引擎：--engines A B。
# 工作可以分成几部分。
cli-no-part = “{ $text }”不是--shard可用的部分，应写成2/8这样。
cli-no-stipulation = solve必须有--stipulation，例如“#2”。
cli-no-pawn = --pawn必须指定开局摆法中的棋子。
cli-output-folder = 文件夹的数据必须写入文件夹：--output FOLDER。
cli-results-need-file = --results要求定义在文件中。
cli-values-forms = values只能写成文本，或用--json。
cli-protocol-input = { $command }从标准输入读取命令：FILE不能是-。
cli-xboard-hexagons = 棋盘由六边形组成，XBoard无法绘制。
cli-xboard-hidden = XBoard会显示这个棋里应当隐藏的内容。

## 文件，接在文件或文件夹的名称和冒号之后

cli-file-missing = 没有这个文件。
cli-file-folder = 这是文件夹。
cli-file-unreadable = 不能读取这个文件。
cli-file-unwritable = 不能写入这个文件。
cli-file-large = 这个文件太大。
cli-file-no-text = 这个文件不是UTF-8文本。
cli-file-encoding = { $file }不是UTF-8，按{ $encoding }读取。
cli-no-such-game = 这段文本有{ $count }局棋。
cli-folder-missing = 没有这个文件夹。
cli-folder-unreadable = 不能读取这个文件夹。
cli-folder-empty = 这个文件夹中没有定义。
# $why 是系统说的话。
cli-output-unwritable = 不能输出：{ $why }

## 定义、对局、图

# 接在“说明：”之后。
cli-has-errors = { $file }有错误；用`variant-diagram check`查看。
# $why 是一句话。
cli-cannot-be-played = 不能走{ $move }：{ $why }
# 关于有节的文件（variants.ini）。
cli-no-section = { $file }没有节。
cli-no-section-named = { $file }没有“{ $name }”这一节。
cli-no-variant = 没有“{ $name }”这种棋。
cli-png-renderer = PNG和GIF需要绘图程序：npm install @resvg/resvg-js（或写成SVG，任何浏览器都能打开）。
# $why 是关于网站一页的话：为什么不能读取。
cli-page-without-pictures = { $why }其中的代码块没有图。
cli-pictures-made = { $pages }页中有{ $count }幅图

## 引擎之间的比赛，以及搜索的自对弈

cli-openings-empty = 这个文件中没有开局。
# $opening 是局面或几步着法，$why 是一句话，例如下一条。
cli-no-opening = 不能走开局“{ $opening }”：{ $why }
cli-opening-incomplete = 着法不完整。
# 开局是随机的着法。$most 以百分之一兵为单位。
cli-openings-end = 随机走{ $count }步后，这盘棋就结束了。
cli-openings-unbalanced = 随机走{ $count }步后，这盘棋就结束，或一方的优势超过{ $most }（以百分之一兵为单位）。
cli-start-unbalanced = 开局时一方的优势已超过{ $most }（以百分之一兵为单位）：请加大--balance，或用--openings给出均势的局面。
cli-records-other = 这个棋谱文件属于另一场比赛。
cli-no-best = 搜索没有找到着法。
cli-learns-nothing = learn需要--output来存放网络，或--results来存放对局。
cli-base = --base为sums或all。
cli-neurons = --neurons为16或32。
cli-no-positions = 没有可供学习的局面。
# $program 是另一个对弈的程序。
cli-program-start = 不能启动{ $program }。
cli-program-ended = { $program }在比赛中途退出。
# $word 是应该说的词，$count 是秒数。
cli-program-silent = { $program }在{ $count }秒内没有回答{ $word }。
cli-program-illegal = { $program }走{ $move }，这不是合法着法。
# 接在定义的名称和冒号之后。
cli-games-tell-nothing = 搜索的自对弈在这里说明不了什么。
cli-other-weights = 这些棋的评分权重不同：请分开测量。

## 文件中的结果

# 这两条接在文件的名称和冒号之后。
cli-results-line = 这不是一行结果。
cli-results-other = 这些结果属于别的工作。
cli-results-none = 这些文件中没有结果。
cli-results-no-facts = 这不是facts的结果。
cli-results-unknown = 这不是facts、values、tune或match的结果。
cli-no-table = 没有残局库。
