# Royal pieces and checks.

## Checking
checking-never = No move may give check.
checking-never-side = No move of { $side } may give check.
checking-duple = A side with several royal pieces is in check only if all of them are attacked.
checking-duple-side = { $side }, if it has several royal pieces, is in check only if all of them are attacked.

## Facing
facing-royals = royal pieces
facing-never = The { $royals } of both sides may not face each other along { $lines ->
    [files] a file
   *[both] a file or a rank
} with nothing between them.
facing-never-side = { $side } may not make the { $royals } of both sides face each other along { $lines ->
    [files] a file
   *[both] a file or a rank
} with nothing between them.
facing-end = If one side makes the { $royals } face each other and the other side leaves it so, { $end ->
    [points] points decide the game
   *[draw] the game is drawn
}.
facing-end-side = If { $side } makes the { $royals } face each other and the other side leaves it so, { $end ->
    [points] points decide the game
   *[draw] the game is drawn
}.
facing-pass = While the { $royals } face each other, { $side } has to part them, or to pass, even in check.

## Royal loss
# $count is how many types are royal. $which: whose loss counts.
royal-loss-none = There is no royal piece and no check.
royal-loss-check = { CAPITAL($royals) } { $count ->
    [one] is
   *[other] are
} royal: no { $which ->
    [it] move may leave it
    [own] side may leave its own
    [white-last] move may leave the last of { white }'s or one of { black }'s
    [black-last] move may leave one of { white }'s or the last of { black }'s
    [any] move may leave one of them
   *[last] move may leave the last of a side's royal pieces
} to be captured.
royal-loss-capture = { CAPITAL($royals) } { $count ->
    [one] is
   *[other] are
} royal, but may be left to be captured: a side that loses { $which ->
    [it] it
    [own] its own
    [white-last] the last of { white }'s or one of { black }'s
    [black-last] one of { white }'s or the last of { black }'s
    [any] one of them
   *[last] the last of a side's royal pieces
} loses the game.
royal-loss-several = { $which ->
    [white-last] { white } is safe as long as one of its royal pieces is left; { black } may lose none.
    [black-last] { black } is safe as long as one of its royal pieces is left; { white } may lose none.
    [any] A side with several royal pieces may lose none of them.
   *[last] A side with several royal pieces is safe as long as it keeps one of them.
}

## Royal moves
royal-moves-evasion = { CAPITAL($who) } goes { $lines } without capturing only while its side is in check.
royal-moves-capture = A royal piece in check may move only by capturing the one piece that gives check.
royal-moves-cross = A royal piece may leap obliquely with its first move only if one of the two squares on the way is not attacked.
# $how: whether $who is some piece or no piece.
royal-moves-careful = { CAPITAL($who) } { $how ->
    [none] may
   *[some] may not
} go where a reply could take it.

## Succession
succession = A royal piece that is in check and cannot be saved otherwise may take the place of its heir, { $heirs }.
