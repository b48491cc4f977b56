# 盤が見せるもの、隠すもの。

## 霧
fog = 霧がかかっています。それぞれの側に見えるのは、自分の駒と、自分の手で変わりうるマスだけです。対局が終わると、すべてが見えます。
fog-sight = { $who }からは、次のように届くマスもすべて見えます：{ $lines }。
fog-computer = コンピューターには盤全体が見えます。

## 盤に示すもの
overlay-engage = どの駒がどの駒と交戦しているかを、盤に示します。
overlay-stop = 敵の駒が止まらなければならないマスを、盤に示します。

## どのマスにも表れないこと
side-count = { $side } { $count }
notice-walls = 取られた{ $wall }：{ $counts }
notice-checks = 残りの王手：{ $counts }
notice-dice = サイコロ：{ $pieces }
