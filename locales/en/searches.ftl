# What searches cannot do, and why.

## Tables of endings: every position of a few pieces with its result

endings-hands = Pieces in hand or in prison have no place in a table of an ending.
endings-memory = A rule of this game remembers what was before, so that the board alone does not tell how it goes on.
endings-ground = Moves of this game change the ground or put walls.
endings-stray = A piece comes to a square to which its moves did not seem to lead.
endings-turns = A side of this game may move several times in a turn.
endings-changes = Pieces change into each other and back, so that no ending can be worked out before the other.
endings-size = The table of this ending would take too much memory.
endings-ways = The pieces of this ending have so many ways to go that it is not worked out.
endings-castling = Castling is still possible here. A table holds positions without it.
endings-pieces = A table holds up to four pieces, and at least one.
endings-free = The rules of this game are not enforced.
endings-routines = Nobody knows what the routines of the page remember.
endings-neutral = Neutral pieces of this game belong to whoever is to move.
endings-hidden = Pieces or set-ups of this game are hidden.
endings-no-royal = No piece of this game is royal.
# $text: what the reader wrote. In the example the pieces of White stand before the semicolon.
endings-both-sides = "{ $text }" does not name the pieces of both sides: "K,Q;K" does.
endings-no-type = No piece has the ID "{ $text }".

## Problems and games of the computer against itself

problem-no-stipulation = "{ $text }" is no stipulation: # (mate) or = (stalemate) with up to { $most } moves, such as #3, s#2, r#2, semi-r#2, h#2.5.
self-play-none = The computer plays no games against itself here: the rules are not enforced, or a task is set.
