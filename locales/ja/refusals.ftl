# 手が断られるわけ（一つのルールによらないもの）。ルールが自分で言うことは rule-refusals.ftl にある。

## 手番、クリック

reason-game-over = 対局は終わりました。{ $result }
reason-not-your-turn = { $side }の手番です。
reason-incomplete = 印のついたマスへ進んでください。
reason-covered = 両者が駒を並べ終えるまで、{ $square }は伏せられています。
reason-withheld = その手は指せません。理由は隠されています。
reason-off-board = そのマスは盤の上にありません。
reason-no-square = { $square }というマスはこの盤にありません。
reason-walled-square = この局面では{ $square }は壁です。
reason-nobodys-piece = { $square }の{ $piece }はどちらのものでもありません。
reason-empty-square = { $square }に駒はありません。
reason-pass-off = このゲームではパスできません。
reason-exchange-off = このゲームでは捕虜を交換できません。
reason-drop-off = このゲームでは盤の外の駒を打てません。
reason-gate-off = このゲームでは、指し手とともに駒を盤に出すことはできません。
reason-not-from-nowhere = どこにもない駒を出せるのは、自由に並べるときだけです。

## 駒の動き

reason-no-move-here = この{ $piece }は今、動けません。
reason-no-such-move = { $piece }はそのようには動けません。
reason-own-piece = { $square }には自分の{ $piece }があります。
reason-wall = { $square }の{ $piece }が進路をふさいでいます。これは取れません。
reason-needs-capture = { $piece }がそこへ動けるのは、駒を取るときだけです。
reason-no-capture-there = { $piece }はその動きでは駒を取れません。
reason-blocked = { $piece }の進路が{ $square }でふさがれています。
reason-ep-gone = { $square }でのアンパッサンはもうできません。
reason-must-stop = { $piece }は{ $square }で止まらなければなりません。
reason-terrain = { $piece }は{ $square }の{ $ground }に入ることも、そこを越えることもできません。
reason-kept-by-rule = このゲームのルールにより、{ $piece }はその動きができません。
reason-no-pass-room = { $piece }でパスするには、隣に空いたマスが必要です。
reason-has-moved = それができるのは、まだ動いていない{ $piece }だけです。
reason-wrong-mount = { $piece }は{ $square }の{ $mount }を飛び越せません。
reason-no-mount = { $piece }には、飛び越す駒が必要です。
reason-put-down-blocked = { $piece }を{ $square }に置くことはできません。
reason-unequal-legs = この動きでは、前半と後半を同じ長さにしなければなりません。
reason-zone = { $piece }は{ $square }に入れません。

## 成り

reason-promotion-needed = { $piece }はそこで成らなければなりません。駒を選んでください。
reason-promotion-choice = ここでは、{ $piece }は{ $choice }に成れません。
reason-promotion-off = この手では、{ $piece }は成れません。

## キャスリング

reason-no-castling-partner = そちら側には、キャスリングの相手になる駒がありません。
reason-castle-moved = { $piece }はすでに動いたので、もうキャスリングできません。
reason-castle-blocked = キャスリングするには、{ $square }が空いていなければなりません。
reason-castle-partner-moved = { $square }の{ $piece }はすでに動いたので、もうキャスリングできません。
reason-castle-from-check = 王手をかけられているときは、キャスリングできません。
reason-castle-through-check = { $piece }が通る{ $square }に、相手の駒が利いています。
reason-castle-into-check = { $piece }が着く{ $square }に、相手の駒が利いています。

## 王手

reason-royal-attacked-on-way = { $piece }が途中で通る{ $square }に、相手の駒が利いています。
reason-royal-through-check = 王手をかけられているときと、相手の利きを通るときは、{ $piece }の最初だけの動きは使えません。
reason-burns-own-royal = そこでは自分の{ $piece }が焼かれます。
reason-pass-in-check = 自分の{ $piece }に王手がかかっている間は、パスできません。
reason-royal-into-check = { $square }には{ $from }の{ $attacker }が利いているので、{ $piece }は行けません。
reason-still-in-check = この手では、自分の{ $piece }にかかった王手を防げません。
reason-exposes-royal = この手を指すと、{ $square }の{ $piece }が{ $from }の{ $attacker }に取られます。

## 手のあとに起こること

reason-anti-trade = これらの駒どうしの取り合いはできません。
reason-lion-counter = { $victim }がほかの駒に取られたばかりです。この手番に、別のマスで取り返すことはできません。
reason-lion-distant = { $square }の{ $victim }は守られています。取れるのは、隣のマスからか、ほかの駒と一緒に取るときだけです。
reason-drop-check = 駒を打って王手をかけることはできません。
reason-drop-mate = { $piece }を打って詰ますことはできません。
reason-gate-parry = 盤に出した駒で、自分の王駒への王手を防ぐことはできません。
reason-royal-evade = 王手をかけられた{ $piece }は、王手をかけているただ一つの駒を取る以外に動けません。
reason-hand-first = まず、残っている持ち駒をすべて置いてください。
reason-forbidden = このゲームのルールでは、その手は指せません。

## 入力された手

reason-ambiguous = あてはまる手がいくつかあります。どれか書いてください：{ $moves }
reason-not-text = 「{ $text }」は指し手ではありません。
reason-no-step = 「{ $text }」は、ここでは指し手の一部になりません。
reason-complete-move = { $piece }は、この手を最後まで指さなければなりません。

## 問題

reason-not-solution = { $move }は正解ではありません。
reason-try-another = 別の手を試してください。
reason-answer = 相手は{ $move }と応じます。

## 対局についてのほかの頼み

error-other-format = この対局は、ほかのプログラムの形式です。すべての機能を持つエンジンでしか読めません。
error-no-such-start = その番号の初期配置はありません。
error-no-such-claim = 今はその宣言をできません。
error-not-in-notation = 「{ $text }」は、この表記の手ではありません。
error-no-such-move = その手はここでは指せません。
