# 成りと変身。$who、$pieces、$forms：いくつかの駒のどれか。$piece、$promoted、$form：駒の名前。$place は「〜で」の形、$area は名詞。

## 変身：マスが駒にすること
# $how：[none] は、主語がすべての駒か、いくつかを除くすべての駒のとき。日本語では「どれも」を添える。
morph-ends-only = { $who }は、{ $place }しか止まれません。
morph-ends-not = { $place }、{ $who }は{ $how ->
    [none] どれも
   *[some] {""}
}止まれません。
morph-stays-in = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}{ $area }から出られません。手の途中で出ることもできません。
morph-enters-not = { $who }は、{ $area }に入ることも、そこを越えることもできません。
morph-stays = { $place }止まった{ $who }は、そのまま変わりません。
morph-becomes = { $place }止まった{ $who }は、{ $pieces }に変わります。
morph-becomes-kind = { $place }止まった{ $who }は、別の種類の{ $piece }に変わります。
morph-may-become = { $place }止まった{ $who }は、{ $pieces }に変わることができます。
morph-may-promote = { $place }止まった{ $who }は、成れます。
morph-must-become = { $place }止まった{ $who }は、{ $pieces }に変わらなければなりません。
morph-becomes-table = { $place }止まった次の駒は、別の駒に変わります：
morph-must-promote = { $place }止まった{ $who }は、成らなければなりません。
morph-goal-turn-end = 手番の終わりに{ $who }が{ $place }止まっていると、その側の勝ちです。
morph-goal-reached = { $who }が{ $place }止まると、目標のマスに着いたことになります。
morph-goal-win = { $who }が{ $place }止まると、ただちにその側の勝ちです。
morph-goal-win-later = { $who }が{ $place }止まり、相手の次の手のあともそこにいれば、その側の勝ちです。
morph-goal-loss = { $who }が{ $place }止まると、その側の負けです。
morph-goal-draw = { $who }が{ $place }止まると、引き分けです。

## 成る手
# $moves は動きを言う言葉。
promo-move-away = { $place }、{ $piece }は、ふつうに動く代わりに、次のように動いて{ $form }に成れます。この手では駒を取れません。動き：{ $moves }。
promo-move-in-place = { $place }、{ $piece }は、動く代わりに、その場で{ $form }に成れます。この手では駒を取れません。
promo-move-either = { $place }、{ $piece }は、ふつうに動く代わりに、その場で、または次のように動いて、{ $form }に成れます。この手では駒を取れません。動き：{ $moves }。
promo-move-last = その種類の最後の1個は、どこからでもこのように成れます。
promo-move-quiet = 成った駒は、現れたマスからどの敵の駒にも利いていてはいけません。この手で王手をかけることもできません。

## チェスのような成り
promotion-becomes = { $place }止まった{ $who }は、{ $forms }に成ります。
promotion-may-become = { $place }止まった{ $who }は、{ $forms }に成れます。
promotion-form-hand = 持ち駒の{ $piece }
promotion-form-not-last = { $piece }（いちばん奥の段を除く）
promotion-form-hand-not-last = 持ち駒の{ $piece }（いちばん奥の段を除く）
promotion-from-hand = 成った駒には、自分の持ち駒を使わなければなりません。
promotion-from-hand-side = { $side }の成った駒には、{ $side }の持ち駒を使わなければなりません。
promotion-from-prison = 成った駒には、相手の捕虜になっている自分の駒を使い、成る駒が代わりに捕虜になります。
promotion-from-prison-side = { $side }の成った駒には、相手の捕虜になっている{ $side }の駒を使い、成る駒が代わりに捕虜になります。
# $count は、その側が持てる数。
promotion-limit = { $count ->
    [0] { $side }の駒は、{ $piece }に成れません。
   *[other] { $side }の駒は、盤に自分の{ $piece }が{ $count }個あるあいだは、{ $piece }に成れません。
}
promotion-limit-any = { $count ->
    [0] { $side }の駒は、どの駒にも成れません。
   *[other] { $side }の駒は、盤に自分のものが{ $count }個ある種類の駒には成れません。
}
promotion-limit-other = { $count ->
    [0] { $side }の駒は、ほかのどの駒にも成れません。
   *[other] { $side }の駒は、ほかの種類でも、盤に自分のものが{ $count }個ある駒には成れません。
}
promotion-limit-table = { $side }の駒が次の駒に成れるのは、盤にある自分のその駒が次の数より少ないあいだだけです：

## 将棋のような成り
promotion-pairs = 次のように成れます：{ $pairs }。
promotion-pairs-table = 次の駒は成れます：
promotion-pair = { $piece }は{ $promoted }に
promotion-begins-or-ends = 駒は、{ $place }始まる手か終わる手を指すときに、成ることができます。
promotion-enters = 駒は、{ $area }に入るときと、そこから動いて駒を取るときに、成ることができます。
promotion-compulsory = 成れるときは、必ず成らなければなりません。
promotion-must = { $piece }は、成れるときは、必ず成らなければなりません。
promotion-must-last = { $piece }は、いちばん奥の段に止まるときは、必ず成らなければなりません。
