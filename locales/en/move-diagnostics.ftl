# What is wrong with a move in XBetza, and what helps.
#
# Signs and letters in quotation marks belong to the notation and stay as they are, as do whole moves such as "[F-R]". $letter,
# $sign, $atom, $modifier and $text are what the author wrote, or should. A move consists of legs; a leg is an atom (a capital
# letter) with modifiers (small letters) before it and a range or an area suffix behind it.


## Atoms

xbetza-atom = "{ $letter }" is not an atom; this move is dropped.
xbetza-atom-hint = The atoms are W F D N A H C L Z J G, K Q R B and U O I; did you mean the modifier "{ $modifier }"?
# $letter: X or Y.
xbetza-atom-extension-hint = "{ $letter }" only makes a leap longer and stands directly behind one of W F D N A H C L Z J G, as in "N{ $letter }".
xbetza-reserved = "@" is kept for later; this move does nothing.

## Ranges and areas

xbetza-range-alone = There is no atom before this range; it is ignored.
xbetza-range-alone-hint = A range stands behind its capital letter, as in "R4".
xbetza-range-digits = A number has at most two digits; this range is ignored.
xbetza-range-no-lower = The lower bound is missing; this range is ignored.
xbetza-range-order = The lower bound is larger than the upper; this range is ignored.
xbetza-range-second = This atom has a range already; this range is ignored.
xbetza-range-second-area = There is a second area suffix; it is ignored.
xbetza-range-after-area = A range stands before the area suffix; this range is ignored.
xbetza-range-none = "{ $atom }" takes no range; this range is ignored.
xbetza-range-castling = The range of "O" is one exact number; this range is ignored.
xbetza-range-half-board = "*" has its meaning on "W" only; here it is read as unlimited.
xbetza-range-half-board-hint = A "0" says unlimited without doubt.
xbetza-area = An area move has a single leg that steps or leaps; "~" is ignored.

## Modifiers

xbetza-dangling = There is no atom behind these modifiers; they are dropped.
# $example: the author's modifiers with an atom behind them.
xbetza-dangling-hint = Modifiers stand before a capital letter, as in "{ $example }".
xbetza-dangling-before-hint = Modifiers belong to one atom and stand directly before it, inside the bracket.
xbetza-dangling-bracket = There is no atom behind these modifiers; this move is dropped.
xbetza-dangling-bracket-hint = In brackets each leg has its own atom.
xbetza-dangling-prefix = Before a bracket stand directions only; "{ $letter }" is ignored.
xbetza-dangling-prefix-hint = Other modifiers stand before the atom of their leg, as in "[F-mR]".
xbetza-modifier-area = "{ $letter }" has no effect on an area move; it is ignored.
xbetza-modifier-atom = "{ $letter }" has no effect on "{ $atom }"; it is ignored.
xbetza-modifier-y = "y" has no meaning on the last leg; it is ignored.
xbetza-modifier-y-hint = "y" stands on a leg that goes on from an empty square, as in "yafsF".
xbetza-modifier-ride = A ride cannot be both circular and crooked; "{ $letter }" is ignored.
xbetza-modifier-h = This "h" belongs to no direction letter; it is ignored.
xbetza-modifier-h-hint = "h" stands behind a direction letter ("fhN"), or before "l" or "r" ("hrN").
xbetza-reserved-t = "t" directly before "a" is kept for later; it is ignored.
xbetza-reserved-t-hint = Write the "t" before another modifier of the leg.
xbetza-duplicate = Another "{ $letter }" on the same leg adds nothing.
xbetza-duplicate-direction = The same direction is written twice on this leg.
xbetza-direction-castling = Castling goes sideways; "{ $letter }" is ignored.
xbetza-direction-castling-hint = The directions of "O" are "l", "r" and "s".
xbetza-direction-none-left = No direction is left for this castling; it is dropped.

## Brackets and legs

# $sign: a closing bracket or parenthesis.
xbetza-bracket-closing = "{ $sign }" closes nothing; it is skipped.
xbetza-bracket-unopened = ")" closes nothing; this move is dropped.
# $sign: an opening bracket or parenthesis.
xbetza-bracket-open = "{ $sign }" is not closed; this move is dropped.
xbetza-bracket-missing-hint = A "{ $sign }" is missing.
xbetza-bracket-only = "{ $sign }" stands in brackets only; it is skipped.
xbetza-bracket-only-hint = Moves with legs of their own are written as in "[F-R]", repeated legs as in "[N(-N)]".
# $sign: a letter or a bracket.
xbetza-bracket-inside = "{ $sign }" does not stand in brackets; this move is dropped.
xbetza-bracket-inside-hint = Legs are separated by "-" or "?" here, and each has its own atom.
xbetza-bracket-empty = There is nothing in this bracket; this move is dropped.
# A group: legs in parentheses, which are repeated.
xbetza-bracket-empty-group = There is nothing in this group; this move is dropped.
xbetza-bracket-leg = A leg is missing here; this move is dropped.
xbetza-bracket-leg-hint = A leg is an atom with modifiers before it, as in "fsR".
xbetza-bracket-separator = There is no separator between two legs; it is read as "-".
xbetza-bracket-separator-hint = Write "-" if the move must go on, "?" if it may end here.
xbetza-bracket-last = "U" can be the last leg only; this move is dropped.
xbetza-bracket-chain = "{ $atom }" cannot be the atom of a move of several legs; it is dropped.
xbetza-bracket-chain-hint = "U" may be the last leg of a bracket, as in "[cK-U]".

## Other characters

# $text: characters that XBetza does not have.
xbetza-character = "{ $text }" is not part of the notation; it is skipped.
xbetza-character-apostrophe-hint = The apostrophe of the notation is '.
xbetza-character-separator-hint = The separator of the notation is -.
xbetza-character-between-hint = Moves are written one behind the other, or with a blank between them.
xbetza-character-blank = A blank stands inside a move; it is skipped.
xbetza-character-blank-hint = Blanks may stand between moves only.

## Too much. $most is the greatest number that is read.

xbetza-limit-moves = There are more than { $most } moves; the rest is dropped.
xbetza-limit-legs = A move has at most { $most } legs; this one is dropped.
xbetza-limit-depth = Groups are nested more than { $most } deep; this move is dropped.
xbetza-limit-directions = This leg has more than { $most } direction letters; the others are ignored.
xbetza-limit-extensions = An atom has at most { $most } of "X" and "Y"; the rest is ignored.
xbetza-limit-problems = { $count ->
    [one] { $count } more problem is not listed.
   *[other] { $count } more problems are not listed.
}
