# What searches cannot do, and why.

## Tables of endings: every position of a few pieces with its result

endings-hands = 持ち駒や捕虜は終盤データベースでは扱えません。
endings-memory = このゲームには過去の経過に依存するルールがあり、盤面だけでは以後の進行が決まりません。
endings-ground = このゲームには地形を変えたり壁を置いたりする手があります。
endings-stray = 動きからは到達できないはずのマスに駒が来ます。
endings-turns = このゲームでは1回の手番に複数回指せることがあります。
endings-changes = 駒が互いに変化し合うため、どの終盤も先に解析できません。
endings-size = この終盤のデータベースはメモリを使いすぎます。
endings-ways = この終盤は駒の動き方が多すぎるため、解析しません。
endings-castling = まだキャスリングが可能です。データベースにはキャスリングのない局面だけが入ります。
endings-pieces = データベースで扱える駒は1個から4個までです。
endings-free = このゲームではルールが適用されません。
endings-routines = ページのルーチンが何を記憶しているかわかりません。
endings-neutral = このゲームの中立駒は手番の側のものになります。
endings-hidden = このゲームでは駒や配置が隠されています。
endings-no-royal = このゲームには王駒がありません。
# $text: what the reader wrote. In the example the pieces of White stand before the semicolon.
endings-both-sides = 「{ $text }」では両者の駒が指定されていません。例：「K,Q;K」
endings-no-type = IDが「{ $text }」の駒はありません。

## Problems and games of the computer against itself

problem-no-stipulation = 「{ $text }」は出題条件として正しくありません。#（詰み）または =（ステイルメイト）に{ $most }手以下の手数を付けてください。例：#3、s#2、r#2、semi-r#2、h#2.5
self-play-none = ここではコンピューターどうしの対局はできません。ルールが適用されないか、課題が設定されています。
