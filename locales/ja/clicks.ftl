# What a click does, in a few words: shown while the pointer rests on a marked square, as the name of a button that chooses, and read
# aloud behind the name of a square. Actions are verbs in the plain form.
# $piece is the name of a piece.

click-pass = パスする
# The piece that could promote does not.
click-stay = { $piece }のまま（不成）
click-promote = { $piece }に成る
# Of several moves that look alike, one by its number.
click-choice = { $action }（候補{ $number }）
# Takes a piece from the hand, to drop it with the next click.
click-take-from-hand = 持ち駒の{ $piece }を打つ
# The piece enters on the square that the mover leaves.
click-put-behind = 元のマスに{ $piece }を出す
# Takes a prisoner, to exchange it.
click-release = 捕虜の{ $piece }を返す
click-choose-square = このマスを選ぶ
click-pick-up = { $piece }を持ち上げる
click-put-wall = { $piece }を置く
click-put-down = { $piece }を下ろす
click-go-through = 通り抜ける

## Drops. $grounds: click-lay or click-plain-ground, what a tile makes of the squares on which it is laid.

click-drop = { $piece }を打つ
click-drop-falling = { $piece }を打つ（{ $square }に落ちる）
click-drop-laying = { $piece }を打つ：{ $grounds }
# $grounds: some of click-ground-on.
click-lay = { $grounds }
# $ground: "water", as the author calls it. $squares: "e4 and e5".
click-ground-on = { $squares }に{ $ground }
click-plain-ground = 平地

## What a move does

click-move = 動く
click-move-piece = { $piece }を動かす
# $victims: some of click-your-own and "the" of phrases.ftl, for pieces of the player and of the enemy. [yes]: en passant.
click-capture = { $passing ->
    [yes] アンパッサンで{ $victims }を取る
   *[no] { $victims }を取る
}
# $victim is one of them. $count is 2 at least.
click-capture-more = { $passing ->
    [yes] アンパッサンで{ $victim }とほか{ $count }個の駒を取る
   *[no] { $victim }とほか{ $count }個の駒を取る
}
click-your-own = 自分の{ $piece }
click-castle = キャスリングする
click-castle-with = { $piece }とキャスリングする
click-swap = { $piece }と入れ替わる
click-displace = { $piece }を移動させる
# A piece that lies face down is turned up where it is.
click-turn-up = 表に返す
# The move ends where it began: nothing else happens.
click-stay-here = ここにとどまる
# The same after a capture.
click-return = 元のマスに戻る

## And what comes of it. $action: a message from above.

click-and-turn-up = { $action }、表に返る
click-and-become = { $action }、{ $piece }に変わる
click-and-disappear = { $action }、盤から消える
# On another board or plane.
click-and-arrive = { $action }、ここに着く
click-into-check = { $action }（自ら王手を受ける）

## And what is asked with the next click. $action: a message from above.

# [yes]: the move may also end here.
click-then-go-on = { $whole ->
    [yes] { $action }、次に終えるか続ける
   *[no] { $action }、次に続ける
}
click-and-promote = { $action }、成る
click-then-put-behind = { $whole ->
    [yes] { $action }、次に終えるか元のマスに駒を出す
   *[no] { $action }、次に元のマスに駒を出す
}
click-then-wall = { $action }、次に{ $piece }を置く
click-then-choose = { $action }、次に選ぶ

## Squares that the chosen piece treats in its own way, and how the board draws them

its-zone-forbidden = 網掛けのマスでは手を終えられません。
its-zone-promotion = 枠内で成ります。
its-zone-morph = 破線の枠内で変わります。
its-zone-goal = 星付きの枠内に入ると勝ちです。
its-zone-loss = ×印付きの枠内に入ると負けです。
its-zone-draw = 棒印付きの枠内に入ると引き分けです。
its-zone-moves = 点線の枠内からは動き方が変わります。
its-zone-haven = 盾付きの枠内では取られません。
