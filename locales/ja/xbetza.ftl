# How a piece moves, told from its moves in XBetza. A description is a tree: ways of moving (move-…, legs-…), each with its ways
# (way-…), a way of a direction (toward-…) and a length (distance-…, leaps-…).
#
# The verb comes last. Each move-… is a whole phrase in the plain form (動く, 取る) without subject or full stop, so that 。 and
# 、または may follow. leg-to and leg-captures, which always go on, end in the continuative form (着き, 取り) instead. What is said
# around $moves therefore stands before it, or in brackets behind it, where either form may come.
#
# A way is an adverb before 動く or 動いて: 前に1マス, ルークのように, 跳んで縦横に2マス. Directions are nouns without a particle
# (前, 縦横, 左右に45°曲がった方向), so that one に follows a list of them; on-…, past-…, leads-… and act-… are nouns, too.
# A cell is マス on every board, and numbers are digits: $cell and $count seldom choose.

# A number within a sentence.
number-word = { $n }

## The whole

moves-never = 動かない
# A comma within would hide where the first way of moving ends.
moves-or = { COMMA($before) ->
    [yes] { $before }。または、{ $after }
   *[no] { $before }、または{ $after }
}

## Verbs with their ways
# $ways: one or several of way-…: 前に1マスまたはナイトのように.

# Without a verb.
move-where = { $ways }
move-quiet = 駒を取らずに{ $ways }動く
# $ways are those of way-by-jumping, without the jumping.
move-jumps = 駒を取らずに{ $ways }跳ぶ
move-or-capture = { $whom ->
    [any] { $ways }動くか、敵味方を問わず駒を取る
    [royal] { $ways }動くか、敵の王駒を取る
    [friend] { $ways }動くか、味方の駒を取る
    [royal-or-friend] { $ways }動くか、敵の王駒か味方の駒を取る
   *[enemy] { $ways }動く
}
move-captures = { $whom ->
    [any] { $ways }動いて敵味方を問わず駒を取る
    [royal] { $ways }動いて敵の王駒を取る
    [friend] { $ways }動いて味方の駒を取る
    [royal-or-friend] { $ways }動いて敵の王駒か味方の駒を取る
   *[enemy] { $ways }動いて駒を取る
}
move-swaps = { $whom ->
    [any] { $ways }動いて届く駒と、敵味方を問わず入れ替わる
    [royal] { $ways }動いて届く敵の王駒と入れ替わる
    [friend] { $ways }動いて届く味方の駒と入れ替わる
    [royal-or-friend] { $ways }動いて届く敵の王駒か味方の駒と入れ替わる
   *[enemy] { $ways }動いて届く敵の駒と入れ替わる
}
move-passant = { $ways }動いてアンパッサンで取る
# $acts: one or several of act-…, nouns.
move-acts = { $ways }動く（{ $acts }だけ）
act-moves = 駒を取らない手
act-captures = { $whom ->
    [any] 敵味方を問わず駒を取る手
    [royal] 敵の王駒を取る手
    [royal-or-friend] 敵の王駒か味方の駒を取る手
    [friend] 味方の駒を取る手
   *[enemy] 駒を取る手
}
act-swaps = { $whom ->
    [any] 敵味方を問わず駒と入れ替わる手
    [royal] 敵の王駒と入れ替わる手
    [royal-or-friend] 敵の王駒か味方の駒と入れ替わる手
    [friend] 味方の駒と入れ替わる手
   *[enemy] 敵の駒と入れ替わる手
}
act-passant = { $swaps ->
    [yes] 取った駒を自分のいたマスに置くアンパッサン
   *[no] アンパッサン
}
move-borrows = { $ways }動いて届く味方の駒の動きを借りる
# The ways are those of way-castling. $inside: the partner does not stand at the end of the rank but beside it.
move-castles = { $inside ->
    [yes] { $cell ->
        [cell] 線
       *[square] 段
    }の端から1マス内側にいるまだ動いていない駒と、{ $ways }動いてキャスリングする
   *[no] その側で同じ{ $cell ->
        [cell] 線
       *[square] 段
    }のいちばん近い駒（まだ動いていないルーク、または端にいるまだ動いていない駒）と、{ $ways }動いてキャスリングする
}
# $kinds: one or several of imitated-…. $turned: forward is back.
move-imitates = { $turned ->
    [yes] 相手が最後に動かした種類の駒を前後逆にまねて、{ $kinds }をする
   *[no] 相手が最後に動かした種類の駒をまねて、{ $kinds }をする
}
imitated-all = 駒を取らない動きや駒を取る動き
imitated-quiet = 駒を取らない動き
imitated-captures = 駒を取る動き
imitated-friends = 味方の駒を取る動き
imitated-passant = アンパッサン
imitated-royals = 王駒を取る動き

## What holds for a way of moving

move-also-passant = { $moves }（アンパッサンもできる）
move-hops-one = 途中の駒をちょうど1個飛び越し、{ $moves }
move-hops-any = 途中の駒を何個でも飛び越し、{ $moves }
move-hops-next = 最初に出会う駒を飛び越してそのすぐ先のマスまで、{ $moves }
move-skips-first = 何があっても1マス目を飛び越し、{ $moves }
# $each: it is said of each of several leaps. $bent: the way of a leap goes straight, then diagonally. $friends: they may stand on it.
move-lame = { $each ->
    [yes] どの跳びでも
   *[no] {""}
}途中のマス{ $bent ->
    [yes] （まず縦横、次に斜め）
   *[no] {""}
}{ $friends ->
    [yes] に味方の駒のほか何もないときだけ
   *[no] が空いているときだけ
}、{ $moves }
# $friends: only friends may be leapt over.
move-over-hurdle = { $each ->
    [yes] どの跳びでも
   *[no] {""}
}途中{ $bent ->
    [yes] （まず縦横、次に斜め）
   *[no] {""}
}で1個以上の{ $friends ->
    [yes] 味方の駒
   *[no] 駒
}を飛び越すときだけ、{ $moves }
move-over-friends = { $moves }（途中の味方の駒は飛び越せる）
move-over-any = { $moves }（途中の駒は、敵味方を問わず飛び越せる）
move-round-sides = 盤の左右の端がつながっているものとして、{ $moves }
move-round-all = 盤の向かい合う端がどれもつながっているものとして、{ $moves }
move-leaves-trail = { $moves }（そのあと、通ったマスへのアンパッサンで取られることがある）
# Of a leg of a longer move.
move-as-far = { $moves }（直前の区間とちょうど同じ歩数）
move-tame = { $moves }（王駒は取れない）
move-unloads = { $moves }（最後に取った駒を、この区間の始まりのマスに置く）
move-exempt = { $moves }（着いたマスや取った駒によって自分を変えたり止めたりするルールは受けない）
move-first-only = 最初の動きに限り、{ $moves }
# Of a move of several legs.
move-all-first-only = { $moves }（この動き全体は、最初の動きに限る）
# $leads: one or several of leads-…, nouns.
move-leads = { $moves }（動き全体の向きが{ $leads }のときだけ）
leads-front = 前
leads-back = 後ろ
leads-left = 左
leads-right = 右
leads-front-or-back = 前か後ろ
leads-sides = 左か右
leads-mainly = 主に{ $way }
leads-both = { $way }、しかも主に{ $main }
leads-bent-left = 左曲がり
leads-bent-right = 右曲がり

## Moves of several legs

# $before is leg-to or leg-captures.
legs-then = { $before }、続けて{ $after }
# $places: one or several of on-… and past-….
legs-or-on = { $before }、または着いたのが{ $places }なら、そこからさらに{ $after }
legs-repeated = 次の動きを何回でも繰り返す：{ $moves }
# $before is legs-repeated.
legs-repeated-on = { $before }。または、それを何回繰り返したあとでも、さらに{ $after }
legs-repeating-from = { $moves }（繰り返せるのは、{ $places }からだけ）
# A leg that the move goes on from, to one or several of on-… and past-….
leg-to = { $way }{ $how ->
    [jumps] 跳んで
    [steps] 動いて
    [slides] 走って
   *[goes] 動いて
}{ $places }に着き
leg-captures = { $victim ->
    [common-enemy] { $ways }動いて王駒でない敵の駒を取り
    [royal] { $ways }動いて敵の王駒を取り
    [friend] { $ways }動いて味方の駒を取り
    [common-friend] { $ways }動いて王駒でない味方の駒を取り
   *[enemy] { $ways }動いて敵の駒を取り
}
# $passes: it does nothing else, so the turn is passed.
leg-returns = 元のマスに戻る{ $passes ->
    [yes] （パスになる）
   *[no] {""}
}
leg-goes-back = 直前にいたマスに戻る

# What stands where a leg ends. $how: [to] where a leg goes, [from] from where the next one goes on.
on-empty = { $how ->
    [from] 空いたマス
   *[to] 空いたマス
}
on-enemy = { $how ->
    [from] 敵の駒を取ったマス
   *[to] 敵の駒のいるマス（その駒を取る）
}
on-common-enemy = { $how ->
    [from] 王駒でない敵の駒を取ったマス
   *[to] 王駒でない敵の駒のいるマス（その駒を取る）
}
on-royal = { $how ->
    [from] 敵の王駒を取ったマス
   *[to] 敵の王駒のいるマス（その駒を取る）
}
on-royal-spared = { $how ->
    [from] 敵の王駒のいるマス（取れないので着けない）
   *[to] 敵の王駒のいるマス（取れないので着けない）
}
on-friend = { $how ->
    [from] 味方の駒を取ったマス
   *[to] 味方の駒のいるマス（その駒を取る）
}
on-common-friend = { $how ->
    [from] 王駒でない味方の駒を取ったマス
   *[to] 王駒でない味方の駒のいるマス（その駒を取る）
}
on-passant = { $how ->
    [from] アンパッサンで取った空いたマス
   *[to] 空いたマス（アンパッサンで取る）
}
on-lender = { $how ->
    [from] 味方の駒のいるマス（残りの動きはその駒がする）
   *[to] 味方の駒のいるマス（残りの動きはその駒がする）
}
past-friend = { $how ->
    [from] 味方の駒のいるマス（その駒はそのまま）
   *[to] 味方の駒のいるマス（その駒はそのまま）
}
past-any = { $how ->
    [from] 敵か味方の駒のいるマス（その駒はそのまま）
   *[to] 敵か味方の駒のいるマス（その駒はそのまま）
}
past-row = { $how ->
    [from] 線の上のどれかの駒のいるマス（その駒も手前の駒もそのまま）
   *[to] 線の上のどれかの駒のいるマス（その駒も手前の駒もそのまま）
}

## Ways: how far and where, before a verb

# $named: the game has such a piece, which moves so and in no other way, and another piece is told of. Else the way is said in full.
# $piece: its name.
way-king = { $named ->
    [yes] { $piece }のように
   *[no] { $cell ->
        [cell] 辺か角を越えて1マス
       *[square] 任意の方向に1マス
    }
}
way-queen = { $named ->
    [yes] { $piece }のように
   *[no] { $cell ->
        [cell] 辺か角を越えて何マスでも
       *[square] 任意の方向に何マスでも
    }
}
way-rook = { $named ->
    [yes] { $piece }のように
   *[no] { $cell ->
        [cell] 辺を越えて何マスでも
       *[square] 縦横に何マスでも
    }
}
way-bishop = { $named ->
    [yes] { $piece }のように
   *[no] { $cell ->
        [cell] 角を越えて何マスでも
       *[square] 斜めに何マスでも
    }
}
way-knight = { $named ->
    [yes] { $piece }のように
   *[no] { $cell ->
        [cell] 跳んで2マスとその横に1マス
       *[square] 跳んで縦横に2マスと直角に1マス
    }
}
# Several ways with one verb. $way: the first or next one. $others: one of these two, or the last way.
ways-or = { $way }、または{ $others }
ways-more = { $way }、{ $others }
way-anywhere = 盤のどのマスへでも
# $far: one of distance-…, leaps-… or a way. $toward: one or several of toward-…. $line: along what kind of line.
way-toward = { $line ->
    [corners] { $toward }に角を越えて{ $far }
   *[none] { $toward }に{ $far }
}
# $toward begins with a turn (toward-turning).
way-turning = { $line ->
    [orthogonal] { $toward }（縦横）に{ $far }
    [diagonal] { $toward }（斜め）に{ $far }
    [corners] { $toward }に角を越えて{ $far }
   *[none] { $toward }に{ $far }
}
way-on-line = { $line ->
    [edges] 辺を越えて{ $far }
   *[corners] 角を越えて{ $far }
}
# $way: a direction and a distance, 前に2マス.
way-by-jumping = 跳んで{ $way }
# $over: what may stand on the way.
way-over = { $over ->
    [friends] 空いたマスと味方の駒の上だけを通って{ $way }
    [all] 途中に何があっても{ $way }
   *[empty] 空いたマスだけを通って{ $way }
}
way-over-between = 間の駒を飛び越して{ $way }
way-over-halfway = 真ん中の駒を飛び越して{ $way }
# $way: way-twice-knight or way-twice-leap, perhaps with a direction.
way-over-halfway-leap = 真ん中の駒を飛び越して{ $way }
way-twice-knight = ナイトの跳びの2倍先へ
way-twice-leap = { $leap }の跳びの2倍先へ
way-knight-leap = ナイトの跳びで
# $leap: one or several of leap-….
way-leap = 跳んで{ $leap }
# $way and $switched are ways: 前に1マスまたは（…）前に何マスでも.
way-switched = { $way }または（途中で距離が切り替わったときは）{ $switched }
way-hops-one = 途中の駒をちょうど1個飛び越して{ $way }
way-hops-any = 途中の駒を何個でも飛び越して{ $way }
way-hops-next = 最初に出会う駒を飛び越してそのすぐ先のマスまで{ $way }
way-castling = { $side ->
    [left] 左
    [right] 右
   *[either] 左か右
}に{ $number }マス
# $step: a way of one step.
way-walk = { $over ->
    [friends] 空いたマスと味方の駒の上だけを通り
    [all] 途中に何があっても
   *[empty] 空いたマスだけを通り
}、自由に向きを変えながら{ $count ->
    [1] 1歩
   *[other] { $number }歩まで
}（1歩は{ $step }）
way-walk-any = { $over ->
    [friends] 空いたマスと味方の駒の上だけを通り
    [all] 途中に何があっても
   *[empty] 空いたマスだけを通り
}、自由に向きを変えながら何歩でも（1歩は{ $step }）

# $ride: leaps-….
way-one-direction = 向きを変えずに{ $ride }
way-first-of-them = { $ride }（最初は{ $toward }）
# $ride: leaps-… or way-first-of-them. $angle: angle.
way-circle = 1回ごとに同じ側へ{ $angle }曲がりながら{ $ride }
way-zigzag = 1回ごとに左右交互に{ $angle }曲がりながら{ $ride }
angle = { $about ->
    [yes] 約{ $degrees }°
   *[no] { $degrees }°
}

## How far

distance = { $number }マス
distance-any = 何マスでも
distance-up-to = { $number }マスまで
distance-at-least = { $number }マス以上
distance-exactly = ちょうど{ $number }マス
distance-between = { $least }〜{ $number }マス
distance-half = { $cell ->
    [cell] 線の中央まで
   *[square] 盤の中央まで（少なくとも1マスは）
}

# A ride of several steps or leaps. [any] and [half] have no $number.
leaps-steps = { $amount ->
    [any] 何歩でも
    [at-least] { $number }歩以上
    [exactly] ちょうど{ $number }歩
    [between] { $least }〜{ $number }歩
    [half] 1歩ずつ盤の中央まで
   *[up-to] { $number }歩まで
}
leaps-knight = { $amount ->
    [any] ナイトの跳びを何回でも続けて
    [at-least] ナイトの跳びを{ $number }回以上続けて
    [exactly] ナイトの跳びをちょうど{ $number }回続けて
    [between] ナイトの跳びを{ $least }〜{ $number }回続けて
   *[up-to] ナイトの跳びを{ $number }回まで続けて
}
# $long: how long each leap is.
leaps-straight = { $amount ->
    [any] { $long }マスの跳びを何回でも続けて
    [at-least] { $long }マスの跳びを{ $number }回以上続けて
    [exactly] { $long }マスの跳びをちょうど{ $number }回続けて
    [between] { $long }マスの跳びを{ $least }〜{ $number }回続けて
   *[up-to] { $long }マスの跳びを{ $number }回まで続けて
}
# $leap: one or several of leap-….
leaps-oblique = { $amount ->
    [any] { $leap }の跳びを何回でも続けて
    [at-least] { $leap }の跳びを{ $number }回以上続けて
    [exactly] { $leap }の跳びをちょうど{ $number }回続けて
    [between] { $leap }の跳びを{ $least }〜{ $number }回続けて
   *[up-to] { $leap }の跳びを{ $number }回まで続けて
}

# The two parts of a leap such as the Knight's. On hexagons the side is at no right angle.
leap-any = { $cell ->
    [cell] { $long }マスとその横に{ $short }マス
   *[square] 縦横に{ $long }マスと直角に{ $short }マス
}
# $ahead, $aside: toward-front, -back, -left, -right, or aside-….
leap-parts = { $ahead }に{ $long }マスと{ $aside }に{ $short }マス
aside-either = 左右
aside-front-or-back = 前後
# On boards of hexagons; $ahead and $aside are hours.
leap-hours = { $ahead }時の方向に{ $long }マスと{ $aside }時の方向に{ $short }マス

## Directions, as the owner of the piece sees them: nouns

toward-any = 任意の方向
toward-lines = 縦横
toward-diagonals = 斜め
toward-front = 前
toward-back = 後ろ
toward-sides = 左右
toward-left = 左
toward-right = 右
toward-diagonal-front = 斜め前
toward-diagonal-back = 斜め後ろ
toward-diagonal-left = 左側の斜め
toward-diagonal-right = 右側の斜め
toward-front-left = 左斜め前
toward-front-right = 右斜め前
toward-back-left = 左斜め後ろ
toward-back-right = 右斜め後ろ
# $hours: one or several numbers.
toward-hours = { $hours }時の方向

## Directions of a leg, seen along the leg before

toward-any-but-back = 来た方向を除く任意の方向
toward-straight = 同じ方向
toward-start = 来た方向
# $angles: one or several of angle.
toward-turning = { $side ->
    [left] 左に{ $angles }曲がった方向
    [right] 右に{ $angles }曲がった方向
    [same] 前回曲がったのと同じ側に{ $angles }曲がった方向
    [other] 前回曲がったのと反対の側に{ $angles }曲がった方向
   *[either] 左右に{ $angles }曲がった方向
}
toward-own-file = 45°曲がって筋に沿い、元のマスから離れる方向
toward-own-rank = 45°曲がって段に沿い、元のマスから離れる方向
# $toward: toward-turning. $notes: one or several of noted-…, what counts as the turn before.
toward-noted = { $toward }（{ $notes }）
noted-no-turn = まだ曲がっていなければ、左右どちらでもよい
noted-diagonal = 1歩目は、右斜め前か左斜め後ろなら左に、ほかなら右に曲がったものと数える
noted-leap = 最初の跳びは、長いほうの向きからそれる側に曲がったものと数える
# $step: one or several of after-….
toward-after = { $toward }（{ $step }のあと）
after-orthogonal = 縦横の1歩
after-diagonal = 斜めの1歩
after-edge = 辺を越える1歩
after-corner = 角を越える1歩
after-same-leap = 同じ跳び
after-other-leap = 別の跳び
