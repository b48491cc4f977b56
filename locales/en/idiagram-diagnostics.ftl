# What a definition loses, or cannot say, as parameters of the Interactive Diagram, a script of H. G. Muller that draws variants on pages.
#
# $key is a key of definitions, $value what it says; both stay as they are. $moves is a move in XBetza, $piece the name of a piece.

idiagram-board = The Interactive Diagram plays on one board of squares.
idiagram-no-key = The Interactive Diagram has no parameter for { $key }.
idiagram-no-value = The Interactive Diagram cannot say { $key }={ $value }.
idiagram-both-sides = In the Interactive Diagram, { $key } is the same for both sides.
idiagram-moves = The Interactive Diagram has no such move of the { $piece }: { $moves }.
idiagram-morph = The Interactive Diagram has no sign for what the { $piece } becomes, or may not do, on { $square }.
idiagram-line = In the Interactive Diagram a name, an ID or a picture has neither a colon nor an equals sign.
idiagram-start = In the Interactive Diagram, White begins.
idiagram-holes = In the Interactive Diagram, holes of one side lie opposite those of the other.
idiagram-differs = Read back, the parameters have other moves here: { $position }.
idiagram-differs-reading = Read back, the parameters are wrong: { $problem }
idiagram-ends = { $key } is left out: the Interactive Diagram leaves it to its readers when a game is over. The moves are the same.
idiagram-pictures = The Interactive Diagram draws pictures alone: add graphicsDir= with the address of a folder that has them.
