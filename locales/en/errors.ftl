# What programs are told that ask the engine for something that it cannot do: authors of pages read it, and whoever types commands.
#
# What stands between quotation marks without a place for an argument is written so by programs, as `white`: it is never translated.

error-not-a-definition = A definition is a text or an object.
error-not-a-path = A path is an array of step texts.
error-not-a-path-long = The path is too long.
error-not-a-position = Changes of a position are an array.
error-not-a-side = A side is "white" or "black".
error-no-such-type = There is no such piece type.
error-no-such-type-wall = There are no walls in this game.
error-no-such-cell = There is no such cell.
# $forms: path, uci, san, … as they are asked for.
error-no-such-notation = Moves are written as { $forms }.
# $kinds: square, hex, … as they are asked for, with “or” between the last ones.
error-no-such-board = "{ $kind }" is no kind of board: boards are { $kinds }.
# $depth: the greatest number of moves one after the other.
error-too-deep = Moves are counted up to depth { $depth }.
error-no-network = This is no network that judges positions, or one of a later version.
error-other-network = This network was made for other pieces or another board.
error-damaged-network = This network is damaged.

## Routines that pages give to their games

error-not-a-routine = A routine is a function.
error-not-a-routine-list = Routines of this kind are an array.
error-not-asked = A routine may look at the position only while it is asked.
# $what: what the routine did, one of the messages behind custom-failed in rule-diagnostics.ftl.
error-not-a-question = The routine { $what }.
