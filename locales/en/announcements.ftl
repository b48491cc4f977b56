# What screen readers say: after a move, and of a square.

## A move
# The deeds of a side as a list: White: pawn e4 to d5, captures pawn d5.
side-has = { $side }: { $deeds }.
stands-at = { $piece } { $square }
put-on = { $piece } on { $square }
goes-from-to = { $piece } { $from } to { $to }
becomes = becomes { $piece }
changes-sides = changes sides
captures = captures { $pieces }
loses = loses { $pieces }
# Pieces that change their side where they stand.
turns = turns { $pieces }
passes = passes
lays-tile = lays { $tile } on { $square }
# $what is who is to move.
in-check-on = { $what }, in check on { $squares }

## A square
attacked-by = attacked by { $sides }
covered = covered
on-terrain = on { $terrain }
# How many pieces engage a piece, of how many that are needed.
engaged-by = engaged by { $points } of { $need }

# What a click does, where nothing more is known.
mark-move-or-capture = move or capture
mark-leap = leap
mark-first-move-or-capture = first move or capture
mark-move = move
mark-first-move = first move
mark-capture = capture
mark-capture-own = capture own
mark-via = via
mark-castle = castle
mark-drop = drop
mark-arrival = arrival
mark-goal = goal
mark-morph = morph
mark-forbidden = forbidden
mark-mount = mount
mark-choice = choice

# How the selected piece treats the square.
zone-forbidden = may not end here
zone-promotion = promotes here
zone-morph = changes here
zone-goal = wins here
zone-loss = loses here
zone-draw = draws here
zone-moves = moves differently from here
zone-haven = safe here
zone-border = at the border

# In the diagram of a piece.
ends-here-again = may end here again
taken-on-way = taken on the way elsewhere
opens-squares = opens more squares
taking-what-is-on = taking what is on { $squares }
