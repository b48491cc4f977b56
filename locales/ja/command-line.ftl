# コマンドラインが人に言うこと：何が間違っているか、出力のほかの注記。ネイティブのプログラムもnpmのパッケージのプログラムも、同じことを言う。
#
# コマンド、オプション（$option。ハイフンつき）、プログラムの名前、定義の言葉は訳さない。かぎかっこの中の、引数でない言葉も訳さない。

# $command は打つコマンド。
cli-try = ヘルプ：{ $command }
# 出力のほかの注記の前と、定義の問題に役立つことの前。
cli-note = 注記：{ $text }
cli-hint = ヒント：{ $hint }
# $place はファイル、その行、またはオプション。どの言語でも同じ。
cli-at = { $place }: { $why }

## 意味をなさないコマンドライン。プログラムの名前とコロンのあとに続く。

cli-command-missing = コマンドがありません。
cli-no-command = 「{ $text }」というコマンドはありません。
cli-no-option = 「{ $text }」というオプションはありません。
# $languages はすべての言語。
cli-no-language = 「{ $text }」という言語はありません。使えるのは{ $languages }です。
# $usage はコマンドの書き方。
cli-use = 書き方は「{ $usage }」です。
cli-option-unused = { $command }では{ $option }を使えません。
# $program は cargo か npm。プログラムの入手元。
cli-needs-program = { $command }は{ $program }のプログラムにしかありません。
cli-value-missing = { $option }には値が必要です。
cli-value-unused = { $option }に値は付けられません。
cli-options-exclude = { $options }は同時に使えません。
cli-option-values = { $option }に使えるのは{ $values }です。
cli-no-number = 「{ $text }」は{ $option }に使える数ではありません。
cli-needs-option = { $option }には{ $other }が必要です。
cli-no-depth = 「{ $text }」は0から{ $most }までの深さではありません。
cli-no-width = --widthは{ $most }までのピクセル数です。
cli-no-range = 「{ $text }」は局面の範囲ではありません：0-20、または10番目からすべては10-。
cli-no-pace = --paceは{ $most }までのミリ秒数です。
cli-no-text = 「{ $text }」はUTF-8のテキストではありません。
# $known：可能なもの。
cli-none-of = 「{ $text }」は{ $known }ではありません。
cli-no-engine = 「{ $text }」は--enginesに使えるエンジンではありません。
cli-no-bounds = 「{ $text }」は、小さい方を先にした二つのEloの差（0,10など）ではありません。
cli-two-engines = matchにはエンジンが二つ必要です：--engines A B
# 作業は部分に分けられる。
cli-no-part = 「{ $text }」は--shardに使える部分ではありません。例：2/8
cli-no-stipulation = solveには--stipulationが必要です。例：「#2」
cli-no-pawn = --pawnには初期配置にある駒を指定してください。
cli-output-folder = フォルダーのデータには、書き込むフォルダーが必要です：--output FOLDER
cli-results-need-file = --resultsには、ファイルにある定義が必要です。
cli-values-forms = valuesの形式は、テキストか--jsonです。
cli-protocol-input = { $command }は標準入力からコマンドを読みます。FILEに-は使えません。
cli-xboard-hexagons = 盤が六角形のマスなので、XBoardでは描けません。
cli-xboard-hidden = この対局で隠れているものを、XBoardは見せてしまいます。

## ファイル。ファイルかフォルダーの名前とコロンのあとに続く。

cli-file-missing = このファイルはありません。
cli-file-folder = これはフォルダーです。
cli-file-unreadable = このファイルは読めません。
cli-file-unwritable = このファイルに書き込めません。
cli-file-large = このファイルは大きすぎます。
cli-file-no-text = このファイルはUTF-8のテキストではありません。
cli-file-encoding = { $file }はUTF-8ではありません。{ $encoding }として読みます。
cli-no-such-game = このテキストにある棋譜は{ $count }局です。
cli-folder-missing = このフォルダーはありません。
cli-folder-unreadable = このフォルダーは読めません。
cli-folder-empty = このフォルダーには定義がありません。
# $why はシステムの言うこと。
cli-output-unwritable = 出力できません：{ $why }

## 定義、対局、図

# 「注記：」のあとに続く。
cli-has-errors = { $file }に誤りがあります。`variant-diagram check`で見られます。
# $why は文。
cli-cannot-be-played = { $move }は指せません：{ $why }
# セクションのあるファイル（variants.ini）について。
cli-no-section = { $file }にセクションがありません。
cli-no-section-named = { $file }に「{ $name }」というセクションはありません。
cli-no-variant = 「{ $name }」というゲームはありません。
cli-png-renderer = PNGとGIFには描画プログラムが必要です：npm install @resvg/resvg-js（または、どのブラウザーでも開けるSVGにしてください）。
# $why はサイトのページについての文：なぜ読めないか。
cli-page-without-pictures = { $why }このページのブロックには図が付きません。
cli-pictures-made = { $pages }ページに{ $count }個の図

## エンジンの対局と、探索どうしの対局

cli-openings-empty = このファイルには序盤がありません。
# $opening は局面か何手か。$why は文で、次のメッセージなど。
cli-no-opening = 序盤「{ $opening }」は指せません：{ $why }
cli-opening-incomplete = 最後まで書かれていません。
# 序盤はランダムな手。$most はポーンの百分の一を単位とする数。
cli-openings-end = ランダムに{ $count }手指すと、このゲームは終わってしまいます。
cli-openings-unbalanced = ランダムに{ $count }手指すと、このゲームが終わるか、片方の有利がポーンの{ $most }/100を超えてしまいます。
cli-start-unbalanced = 初めから片方の有利がポーンの{ $most }/100を超えています。--balanceを大きくするか、互角の局面を--openingsで指定してください。
cli-records-other = この棋譜のファイルは、別の対局のものです。
cli-no-best = 探索で手が見つかりませんでした。
cli-learns-nothing = learnには、ネットワークのための--outputか、対局のための--resultsが必要です。
cli-base = --baseはsumsかallです。
cli-neurons = --neuronsは16か32です。
cli-no-positions = 学習に使える局面のある対局がありません。
# $program は対局するほかのプログラム。
cli-program-start = { $program }を起動できません。
cli-program-ended = { $program }が対局の途中で終了しました。
# $word は言うはずだった言葉、$count は秒数。
cli-program-silent = { $program }が{ $count }秒以内に{ $word }と答えませんでした。
cli-program-illegal = { $program }の指した{ $move }は、合法手ではありません。
# 定義の名前とコロンのあとに続く。
cli-games-tell-nothing = 探索どうしの対局からは、ここでは何もわかりません。
cli-other-weights = これらのゲームは、重みが互いに違います。別々に調べてください。

## ファイルにある結果

# この二つは、ファイルの名前とコロンのあとに続く。
cli-results-line = これは結果の行ではありません。
cli-results-other = これは別のものの結果です。
cli-results-none = これらのファイルに結果はありません。
cli-results-no-facts = これはfactsの結果ではありません。
cli-results-unknown = これはfacts、values、tune、matchのどの結果でもありません。
cli-no-table = データベースがありません。
