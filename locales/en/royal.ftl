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
# $royals: the king and the queen. $royal: the first of them, without an article. $count is how many types are royal. $which: whose loss counts.
royal-loss-none = There is no royal piece and no check.
royal-loss-check = { CAPITAL($royals) } { $count ->
    [one] is
   *[other] are
} royal: { $which ->
    [it] no move may put or leave one's own { $royal } in check
    [own] no move may put or leave one's own royal piece in check
    [white-last] { white }'s moves may not put or leave the last of { white }'s royal pieces in check, { black }'s moves any of { black }'s
    [black-last] { black }'s moves may not put or leave the last of { black }'s royal pieces in check, { white }'s moves any of { white }'s
    [any] no move may put or leave any of one's own royal pieces in check
   *[last] no move may put or leave one's own last royal piece in check
}.
royal-loss-capture = { CAPITAL($royals) } { $count ->
    [one] is
   *[other] are
} royal, but need not be saved from capture: { $which ->
    [it] a side that loses its { $royal } loses the game
    [own] a side that loses its royal piece loses the game
    [white-last] { white } loses the game with its last royal piece, { black } with any of its own
    [black-last] { black } loses the game with its last royal piece, { white } with any of its own
    [any] a side that loses one of its royal pieces loses the game
   *[last] a side that loses its last royal piece loses the game
}.
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
