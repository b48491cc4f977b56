# 持ち駒と打ち方。$who、$pieces、$movers：いくつかの駒のどれか。$piece：駒の名前。$place は「〜で」の形。

## 打つ番
drop-turns-side = { $side }が打たなければならない駒をすべて置き終えてから、もう一方の側が続けます。
drop-turns-sealed = 両者が置き終えるまで、どちらの側にも、相手が置いたものは見えません。

## 打つ
# $how：[none] は、主語がすべての駒か、いくつかを除くすべての駒のとき。日本語では「どれも」を添える。
dropping-may = プレーヤーは、駒を動かす代わりに、持ち駒を空いたマスに打つことができます。
dropping-may-side = { $side }は、駒を動かす代わりに、持ち駒を空いたマスに打つことができます。
dropping-not-in-check = 王手をかけられている側は、駒を打てません。
dropping-not-in-check-side = { $side }は、王手をかけられているときは、駒を打てません。
dropping-nowhere = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}まったく打てません。
dropping-anywhere = { $who }は、どこにでも打てます。
dropping-only = { $who }は、{ $place }しか打てません。
dropping-virgin = { $place }打たれた{ $who }は、まだ動いていない駒と同じに数えます。
dropping-up-either = { $who }は、成らない形でも、成った形でも打てます。
dropping-up-promoted = { $who }は、成った形で打ちます。
# $held：その名前の駒いくつか、または dropping-like-it。
dropping-file = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}味方の{ $held }がすでにある筋には打てません。
dropping-like-it = { $count ->
    [1] 同じ種類の駒
   *[other] 同じ種類の駒{ $count }個
}
dropping-shades = { $side }の{ $piece }は、色の違うマスに交互に打たなければなりません。
dropping-near-friend = { $who }は、味方の駒の隣に打たなければなりません。
dropping-near-foe = { $who }は、敵の駒の隣に打たなければなりません。
dropping-not-near-friend = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}味方の駒の隣には打てません。
dropping-not-near-foe = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}敵の駒の隣には打てません。
dropping-falls = { $who }は落ちます。{ white }から見ていちばん下のマスか、下にあるもののすぐ上に打ちます。
dropping-slides = { $who }は端から滑り込みます。盤の端から段か筋に沿って押されて止まるマスに打ちます。
# $leaps はマスの場所を言う言葉。
dropping-near-zone = 打ったマスの隣とは、そこから次のように届くマスです：{ $leaps }。
dropping-no-check = { $how ->
    [none] { $who }は、どれも、
   *[some] { $who }を
}打って王手をかけることはできません。
dropping-no-mate = { $how ->
    [none] { $who }は、どれも、
   *[some] { $who }を
}打って詰ますことはできません。
dropping-mate-loses = { $who }を打って詰ました側は負けです。
# $order：名前。同じ価値のものは「または」でつなぐ。
dropping-exchange = プレーヤーは、捕虜を1個返して、その価値を超えない自分の駒を1個取り戻し、すぐに打つことができます。価値の高い順：{ $order }。
dropping-exchange-side = { $side }は、捕虜を1個返して、その価値を超えない自分の駒を1個取り戻し、すぐに打つことができます。価値の高い順：{ $order }。

## なくならない持ち駒
endless-more = 持ち駒の{ $piece }は、いくら打ってもなくなりません。

## 盤に出す
gating-enters = { $movers }が最初に動くとき、持ち駒の{ $who }を、その駒のいたマスに出せます。キャスリングのときは、動く駒か相手役の駒のいたマスに出せます。
gating-enters-side = { $movers }が最初に動くとき、{ $side }の持ち駒の{ $who }を、その駒のいたマスに出せます。キャスリングのときは、動く駒か相手役の駒のいたマスに出せます。
gating-mover = { $side ->
    [white] { $place }まだ動いていない{ white }の駒
    [black] { $place }まだ動いていない{ black }の駒
   *[both] { $place }まだ動いていない駒
}
gating-answers = こうして盤に出した駒で、王手を防いだり、線をふさいだりしてもかまいません。
gating-answers-side = こうして盤に出した{ $side }の駒で、王手を防いだり、線をふさいだりしてもかまいません。

## 持ち駒
# $fate：取られた駒がどこへ行くか。$end：それがどうなるか。
hands-fate = { $fate ->
    [captor] 取られた駒は、取ったプレーヤーの味方に変わり、その持ち駒になります。
    [owner] 取られた駒は、取られたプレーヤーの持ち駒に戻ります。
    [prison] 取られた駒は、捕虜として盤の脇に置かれます。
    [partner] 取られた駒は、この盤からパートナーの盤に移ります。
   *[gone] 取られた駒は、ゲームから除かれます。
}
hands-fate-side = { $fate ->
    [captor] { $side }に取られた駒は、{ $side }の味方に変わり、その持ち駒になります。
    [owner] { $side }に取られた駒は、取られたプレーヤーの持ち駒に戻ります。
    [prison] { $side }に取られた駒は、捕虜として盤の脇に置かれます。
    [partner] { $side }に取られた駒は、この盤からパートナーの盤に移ります。
   *[gone] { $side }に取られた駒は、ゲームから除かれます。
}
hands-neutral = どちらのものでもない駒は、取ったプレーヤーの持ち駒になります。
hands-exploded = 爆発で盤から消えた、取った側の駒は、爆発した駒も含めて、相手が取ったものと数えます。
hands-demoted = 成った駒は、取られると元の駒に戻ります。
hands-demoted-side = 成った駒は、{ $side }に取られると元の駒に戻ります。
hands-captured = { $who }は、取られると{ $end ->
    [base] 成る前の駒に戻ります
    [kept] 、そのままの駒として残ります
   *[gone] ゲームから除かれます
}。
hands-captured-side = { $who }は、{ $side }に取られると{ $end ->
    [base] 成る前の駒に戻ります
    [kept] 、そのままの駒として残ります
   *[gone] ゲームから除かれます
}。
hands-captured-becomes = { $who }は、取られると{ $piece }に変わります。
hands-captured-becomes-side = { $who }は、{ $side }に取られると{ $piece }に変わります。

## 必ず打つ
must-drop-both = 持ち駒に{ $pieces }がある側は、打てるなら1個打たなければなりません。それまで駒を動かすことはできません。
must-drop-side = { $side }は、持ち駒に{ $pieces }があるあいだ、打てるなら1個打たなければなりません。それまで駒を動かすことはできません。

## パイルール
pie-rule-takes-over = 盤に駒が1個だけのあいだ、それを置いていない側は、自分の手として、その駒を自分のものにできます。
pie-rule-mirror = そのとき駒は、長い対角線をはさんで対称なマスに移ります。

## タイル
# $ground、$grounds は地形の名前。$faces はタイルの面の内容。
tiles-around = { $who }は、周りの地形と一緒に打ちます：{ $faces }。
tiles-ground = { $who }はタイルで、打つと地形ができます：{ $faces }。
tiles-table = 次のものはタイルで、打つと地形ができます：
tiles-or-face = { $faces }、または別の図柄で{ $face }
tiles-squares = { $ground }が{ $count }マス
tiles-more-squares = { $ground }が{ $count }マス
tiles-plain = 平地
tiles-turn-half = { $who }は、置くときに半回転させることができます。
tiles-turn-all = { $who }は、置くときにどの向きにも回せます。
tiles-over = タイルを置けるのは、地形が{ $grounds }で、駒のないところだけです。
tiles-apart = { $ground }は、ほかの{ $ground }に接するようには置けません。
tiles-fill = タイルを置けるのは、空いている場所を、残りのタイルでまだすべて埋められるときだけです。
