# 王駒と王手。

## 王手
checking-never = 王手をかける手は指せません。
checking-never-side = { $side }は、王手をかける手を指せません。
checking-duple = 王駒をいくつか持つ側は、そのすべてに敵の駒が利いているときだけ、王手をかけられたことになります。
checking-duple-side = { $side }が王駒をいくつか持つときは、そのすべてに敵の駒が利いているときだけ、王手をかけられたことになります。

## 向かい合い
facing-royals = 王駒
facing-never = 両者の{ $royals }は、間に何もない{ $lines ->
    [files] 筋
   *[both] 筋や段
}で向かい合ってはいけません。
facing-never-side = { $side }は、間に何もない{ $lines ->
    [files] 筋
   *[both] 筋や段
}で両者の{ $royals }が向かい合う手を指せません。
facing-end = 一方が{ $royals }を向かい合わせ、相手がそのままにすると、{ $end ->
    [points] 点数で勝敗を決めます
   *[draw] 引き分けです
}。
facing-end-side = { $side }が{ $royals }を向かい合わせ、相手がそのままにすると、{ $end ->
    [points] 点数で勝敗を決めます
   *[draw] 引き分けです
}。
facing-pass = { $royals }が向かい合っているあいだ、{ $side }はそれを避けるか、パスしなければなりません。王手をかけられていてもパスできます。

## 王駒を失う
# $count は王駒の種類の数。$which：どれを失うと負けるか。
royal-loss-none = 王駒も王手もありません。
royal-loss-check = { $royals }は王駒です。次の手で{ $which ->
    [it] { $royals }
    [own] 自分の王駒
    [white-last] { white }の最後の王駒や、{ black }の王駒の一つ
    [black-last] { white }の王駒の一つや、{ black }の最後の王駒
    [any] その一つ
   *[last] 自分の最後の王駒
}を取られてしまう手は指せません。
royal-loss-capture = { $royals }は王駒ですが、次の手で取られてしまう手も指せます。{ $which ->
    [it] { $royals }
    [own] 自分の王駒
    [white-last] { white }の最後の王駒か、{ black }の王駒の一つ
    [black-last] { white }の王駒の一つか、{ black }の最後の王駒
    [any] その一つ
   *[last] 自分の最後の王駒
}を失った側は負けです。
royal-loss-several = { $which ->
    [white-last] { white }は、王駒が一つでも残っていれば負けません。{ black }は、王駒を一つも失えません。
    [black-last] { black }は、王駒が一つでも残っていれば負けません。{ white }は、王駒を一つも失えません。
    [any] 王駒をいくつか持つ側は、その一つも失えません。
   *[last] 王駒をいくつか持つ側は、一つでも残っていれば負けません。
}

## 王駒の動き
royal-moves-evasion = { $who }が、駒を取らずに次のように動けるのは、王手をかけられているときだけです：{ $lines }。
royal-moves-capture = 王手をかけられた王駒は、王手をかけているただ一つの駒を取る以外に動けません。
royal-moves-cross = 王駒が最初の動きで縦横でも斜めでもない方向に跳べるのは、途中の2マスの少なくとも一方に敵の駒が利いていないときだけです。
# $how：$who が「なし」の意味を含む英語のための選択。日本語では「どれも」を添える。
royal-moves-careful = { $who }は、{ $how ->
    [none] どれも
   *[some] {""}
}次の手で取られるマスへは行けません。

## 跡継ぎ
succession = 王手をかけられ、ほかに助かる手のない王駒は、跡継ぎのいるマスに移ることができます。跡継ぎ：{ $heirs }。
