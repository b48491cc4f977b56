# What each key of a definition does, for the manual, the editor and the schema: in English alone.

## Builder

key-royal = The types that may not be lost; 0 is none. A side that has none in a position that is set up plays on without.
key-checkRule = 0: a royal may be left to be taken, and taking it wins; a side without one has lost.
key-promoZone = Depth of the promotion zone in ranks at the far side; 0 is none.
key-maxPromote = Types numbered 1 to this promote in the zone.
key-promoOffset = Above 0: Shogi style; type n promotes to type n + promoOffset.
key-castleFlip = 1: `l` of a castling is towards file a for both sides; 0: Black's castlings are turned like all his moves.
key-enforce = 0: free play; any piece may be put anywhere, legality is shown but not enforced.
key-fen = The start position as text. Without squares on the piece lines its pieces stand where they start.
key-pawn = The Pawn: its moves are written without a letter and set `nMoveRule` back, and `~` in positions was one; 0 is none.

## Capture

key-antiTrade = The group of the piece: pieces of one group may not capture each other. With `minimumBridge`, pieces of an odd group may not capture a protected one of it; above 100 they never may, and below 0 not in reply to the capture of one either. On a line of its own: types that may not capture their own kind.
key-minimumBridge = Changes what the numbers of `antiTrade` mean. A move that also takes a piece of this type, or of a type further down in the definition, is free of the ban; -1 is any piece.
key-tradeAdjacent = 1: what stands next to the mover may always be taken.
key-tradeOnWay = 1: counter-strike is barred wherever on its way a move takes the piece, and after captures by other pieces only.
key-approach = A move of these types along a line of the pattern that takes nothing captures the enemies ahead of where it ends, in an unbroken row from the next square on. `P:K` captures one enemy, `P:Q` the whole row.
key-withdraw = A move of these types along a line of the pattern that takes nothing captures the enemies behind where it began, in an unbroken row from the next square on.
key-approachOrWithdraw = Types that capture either ahead or behind where both are possible: after the destination the player clicks the nearest piece of a row.
key-burn = After every move of the piece each enemy one leap from where it ends is removed; with `d` friends as well.
key-captureMatrix = One row for each type that moves, one element for each type that it captures; element 0 is a move without capture.
key-atomicCapture = 0: the piece that makes an explosion survives it.
key-chain = A capture by these types goes on with further captures by the same piece, as long as there is one; all are one move. A chain has at most 128 captures.
key-chainVictims = When the victims of a chain leave the board: when the move ends, until which they stand in the way and are not captured again; after the next capture, so that the piece cannot turn back; or at once.
key-chainPromotion = Where a piece promotes in a chain: where the chain ends, or wherever a capture of it ends, to go on as what it became.
key-chainStop = 1: a chain may end after any of its captures.
key-chainTurn = 1: each capture of a chain goes in another direction than the one before it, and ends where the piece has not been in this move.
key-chameleon = A piece of these types captures an enemy as the enemy would capture from its place: by the same moves, and by what the same move takes beside its way, such as `custodian` or `withdraw`. Their own moves should capture nothing (`mQ`); pieces of these types do not capture each other so.
key-coordinate = After a move of these types that takes nothing the enemies are captured that stand where a line of the pattern from its end crosses another one from a partner. Pieces on the way do not matter. `C:R` captures on both corners of a rectangle.
key-coordinateWith = Types of the own side that are partners in coordinate.
key-custodian = After a move or drop of these types the enemies are captured that stand in an unbroken row between where it ends and another own piece. The pattern reaches the enemies: `P:R` captures rows of any length, `P:W` a single enemy.
key-intervention = After a move or drop of these types both enemies are captured that the pattern hits in opposite directions from where it ends.
key-surround = A piece of these types is captured when a move of an enemy completes the surrounding: each square that one step of the pattern reaches from it is held by an enemy.
key-surroundArea = Where `surround` captures; it is the area of the side whose piece it is.
key-surroundEdge = Types for which the edge of the board counts as an enemy that surrounds.
key-surroundGroup = Neighbouring pieces of a side, all of these types, are captured together when a move of an enemy leaves none of them an empty square a step of the pattern away; the pattern says who are neighbours, too. The edge does not help them.
key-anvil = Types that may be the other own piece of `custodian`, and that may surround.
key-hostileSquares = While such a square is empty, it counts as a piece of the side that encloses; it is the area of that side.
key-custodianSpared = Where nothing, or no piece of the type, is captured by `custodian` or `intervention`; it is the area of the side whose piece it is.
key-effect = What these moves find decides where the piece ends and what it removes; may be repeated.
key-armour = How many engagers it takes before such a piece may be captured; the class is a word for the legend.
key-engage = The squares on which these types engage enemies; with w the lines pass friends, with ww everyone.
key-engageWeight = How many engagers such a piece counts as.
key-engageSelf = Types that capture only what they engage themselves.
key-binder = Enemies on these squares engage nothing but the pieces that bind them.
key-blastZone = The squares that explode with the end square of an exploding capture: one leap away from it.
key-blastImmune = Types that an explosion leaves alone; they may still be captured, and still leave with their own explosion.
key-blastCheck = 0: only a capture of the royal itself is check, not one that would blow it up from a square beside it.
key-flip = After a move or drop of these types the enemies change sides that the pattern hits from where it ends. `P:K` turns all neighbours, `Q:Q` what a queen attacks.
key-flipEnclosed = After a move or drop of these types the enemies change sides that stand in an unbroken row, along a line of the pattern, between where it ends and an own piece. `P:Q` is the rule of Othello.
key-flipPassed = Enemies change sides over which these types pass along a line of the pattern.
key-flipSpared = Types that never change sides so; royals that may not be left to be captured never do.
key-flipBeside = A drop of these types makes enemies change sides only where an own piece stands beside it.
key-mustFlip = These types may only move or be dropped so that an enemy changes sides.
key-flipFirst = While a square of the area is empty, the types of mustFlip may go only there, and nothing has to change sides.
key-hitRun = What the piece could capture with these moves it may capture and go one step on.
key-neighbors = The step after a hit; with noreturn it may not end where the piece came from.
key-majority = Which captures outrank others, the first criterion first: `most` takes the most pieces, `most:K` the most Kings, `value` the highest sum of `majorityValue`, `by:K` is made by a King, `first:K` takes a King earliest.
key-majorityValue = What victims of these types count for the criterion `value`.
key-mustCapture = 1: if a legal capture exists, only captures are legal.
key-patrol = A piece may capture, and so give check, only while the pattern of a friend of these types hits it.
key-patrolled = Types that patrol is about; others capture as ever.
key-petrify = Types that become walls where their captures end, what a pawn promotes to not included.
key-rebirth = A captured piece of these types is reborn, as if it had never moved, if its square is empty after the move: its start square, that on the file or of the colour of the square of the capture, or the far end of that file.
key-rebirthMover = The same for pieces that capture, as what they have become; without an empty square the capture is illegal.
key-rebirthThere = 0: the pieces of rebirthMover may not capture on the very square where they would be reborn (Anticirce of type Cheylan); 1: they may, and stay there (type Calvet).
key-rifle = The piece captures with these leaps and slides without moving.
key-checker = The piece makes these leaps over an enemy in the exact middle, which is captured.
key-advance = The piece slides so and captures the enemy on the next square, without entering it.
key-retake = With these leaps the piece captures only what has just captured, on the square of that capture.
key-iron = Types that cannot be captured at all.
key-haven = Nothing, or no piece of the type, may be captured in the area; it is that of the side whose piece it is.
key-trackPieces = Types that cast the `spell` on the squares around them. With `trackedTypes=3` the two types below each of them in the definition cast it too.
key-trackedTypes = How many types cast the spell, counted from each type of `trackPieces` downwards.
key-spell = What the power does; several words are separated by commas.
key-spellZone = The squares around such a piece: one leap away from it.
key-snare = After each move every piece on these squares is removed, whosever it is.
key-snareGuard = A piece on a square of snare stays while a friend stands one such leap away.
key-snareSpared = Types that stay on these squares.
key-protected = A piece of the type may not capture another one where a reply could recapture, unless the move gains enough elsewhere.
key-counterStrike = After a piece of another type captured one of the type, the reply may not capture one on another square.
key-tradeThreshold = What is enough: the pieces captured elsewhere are worth more than this type.
key-values = What the types are worth; without it the number of the type decides.
key-flipMover = These types change sides after each of their moves that captures, or that does not, or after any.

## Display

key-fog = 1: where the board is shown to one side (`view`), it shows no more than its own pieces and every square that one of its moves could change or names, checks aside. With checkRule=0 no legal move tells of what is hidden.
key-sight = As fog, and a piece also sees the squares that the pattern hits.
key-overlay = What a board shows on its own: who engages whom, and where enemies must stop.

## Drops

key-dropTurns = How the sides take turns while they have pieces of mustDrop in hand. whole: a side places all of them before the other goes on; sealed: also, the board covers the squares on which only the other side places pieces until both are done. The record and the position text tell everything.
key-drops = Whether pieces in hand may be dropped.
key-dropZone = Where the type may be dropped.
key-nifu = The type may not be dropped on a file that holds that many own pieces of it.
key-dropOpposite = Pieces of the type must be dropped on squares of different shades in turn.
key-dropNear = What must stand next to the square. `ground`: something below it, as White sees the board, or the edge: pieces fall. `slide`: the piece comes to rest there when it is pushed in from an edge, along a rank or a file.
key-dropNearZone = The squares that are next to a drop for dropNear: one leap away from it.
key-dropSide = With which side up the type is dropped.
key-dropInCheck = 0: nothing may be dropped while in check.
key-dropVirgin = A piece dropped there counts as virgin.
key-dropChecks = 0: the drop may not leave the opponent in check.
key-exchange = A captive may be given back for one's own of at most its value, which is dropped at once.
key-dropMate = Whether a drop of the type may mate.
key-endless = Each side has always one of these types in hand, however many it drops; position texts do not name it.
key-gating = Types that may enter from the hand on a square that a virgin piece leaves.
key-gateFrom = Where the virgin piece must stand.
key-gateAnswersCheck = 1: the piece that enters may answer a check or cover a line.
key-holdingsType = 0: captured pieces are gone; above 0: they go to the hand of their own colour; below 0: they change sides; -1: they are demoted as well.
key-captureTo = Where captured pieces go, whatever holdingsType says.
key-demote = What captured pieces become on their way to the hand; `type:none` leaves the game.
key-mustDrop = While the side to move has a piece of these types in hand, only drops of them are legal for it; if none is possible, it may do anything else.
key-pieRule = The second side may take over the first piece of the game instead of putting one, where it stands, or at the mirror image of its square in the long diagonal, so that c5 becomes e3. It clicks the piece, and then that square.
key-tiles = Types that lay terrain when they are dropped. A face is rows of symbols of terrain from the top; . is plain ground, - no part of the tile, @ plain ground on which the piece itself stands afterwards. A new row begins below the one before: after / on squares, after / to the left or \ to the right on hexagons; on flat hexagons the rows are columns from the left, after / upwards or \ downwards. Without @ no piece stays. dropZone tells where the first cell, or @, may lie. Black's tiles are those of White as symmetry turns them.
key-tileTurns = half: the tile may be turned round when it is laid; all: also by a quarter, or by sixths on hexagons.
key-tileOver = The ground on which tiles may lie. No piece may stand there.
key-tileFill = 1: a tile may be laid only where the other tiles of the side can still fill all the ground that was open to them.
key-tileApart = Terrain of these kinds may not be laid beside terrain of the same kind that lies there.

## Endings

key-baring = A side left with nothing but royals (0), or without pieces of the type, loses. strict: no reply can save it. live: pieces that can never move again do not count.
key-captureResult = A capture of a piece of the second types, joined by +, by one of the first ends the game with the result for the capturing side. The first entry that fits holds.
key-castlingWins = 1: castling wins, and a side that can never castle again loses.
key-checkCount = The side that has given that many checks wins; 0 is off.
key-claims = Endings that a side has to claim; the others come by themselves. Impasse is always claimed.
key-connect = That many own pieces in an unbroken line end the game; 0 is off.
key-connectTypes = The types that count for a line.
key-connectLines = Which lines count: along ranks, files, diagonals.
key-connectResult = The result for the side that connected.
key-connectGaps = 1: the pieces of a line need not be neighbours; anything may stand between them.
key-connectSquare = A square of so many by so many own pieces ends the game too; 0 is off.
key-connectAcross = Only lines count that stand with a piece inside the area and with another outside.
key-counting = Once no unpromoted pawns are left, the weaker side counts moves; at the limit the game is drawn.
key-drawOdds = That side wins what would be a draw.
key-extinction = 1 White, 2 Black, 3 both: that side loses only with the last of its royals. Types: a side left with at most ownMax pieces of them, while the other has at least oppMin, gets the result.
key-fullBoard = How the game ends when no square is empty.
key-goalSafe = 1: arriving on a goal `*` must be legal; else it wins even if the royal could be taken.
key-goalCount = How many pieces must stand on goals at the same time.
key-goalReply = 1: when the first player reaches a goal, the second has one more move; reaching a goal too is a draw.
key-goalTurn = 1: a goal `*` counts at the end of a turn of several moves, for each piece that stands there, however it came; first for the side whose turn it was.
key-goalEarly = 1: a goal `~` counts at once if no reply can take the piece.
key-impasse = A side whose king and ten other pieces stand in the promotion zone may declare; 27: with 28 points (second player 27) it wins; 24: 31 win, 24 to 30 draw.
key-goal = What the side that begins has to do: take everything, take a royal, or bring one of the types to the area.
key-goalMoves = In how many of its own moves; without success the lesson is lost then.
key-opponent = idle: the other side never moves, so the same side moves again and again.
key-solution = Makes the start position a puzzle: a reader has to find these moves, and the board answers as they say. Variations are other answers, or other solutions; a move with the sign ? is a try that fails, and a remark after it says why.
key-task = What a reader is asked to do.
key-link = A chain of neighbouring own pieces that touches each of these areas, which commas separate, ends the game. `3:` before the list: any three of them are enough. May be repeated; each line is an aim of its own.
key-linkRing = 1: a chain that encloses a square ends the game too: no way over neighbours leads from there to the edge of the board. What stands inside does not matter.
key-linkTypes = The types that count for a chain.
key-linkSteps = Which squares are neighbours: one leap away.
key-linkResult = The result for the side with the chain.
key-checkmate = The result for a side that is mated.
key-stalemate = The result for a side that cannot move and is not in check; a fraction is its part of the point.
key-noMoves = The same under a name that fits games without check; pass lets the side pass.
key-material = chess: a draw if only the kings are left, with one knight, one bishop or bishops of one shade. Never with hands.
key-nMoveRule = After that many moves of each side without progress the game ends; 0 is off.
key-nMoveResult = The result for the side to move.
key-nMoveReset = What counts as progress.
key-nMoveCheckCap = Checks of a side beyond that many are not counted as moves; 0 is off.
key-nMovePieces = The rule holds only while neither side has more pieces than that on the board; 0 is no limit.
key-points = What pieces are worth, in halves, where an ending compares both sides; `first` and `second` are a bonus.
key-pointsHand = 0: pieces in hand count nothing there.
key-pointsLeft = A side whose pieces are worth at most so many `points` has lost.
key-repetition = When a position occurs for the n-th time: draw; loss or win for the side that brought it about; white, black; starter: the side that began the cycle loses; illegal: it may not.
key-repetitionExempt = Moves out of check may repeat where repetition is illegal.
key-perpetualCheck = What happens to a side that gave check with every move between the repetitions.
key-perpetual = Another name of `perpetualCheck`.
key-perpetualChase = What happens to a side that newly attacked one and the same piece with every move between the repetitions.
key-chaseRule = Which attacks count as a chase.
key-perpetualAttack = What happens to a side that attacked some new piece with every move between the repetitions.
key-repeatMove = Whether a side may go to and fro with one piece until a position comes back.
key-united = A side whose pieces of these types all hang together as neighbours, or that has but one of them, ends the game. If both do, the win of the side that has moved counts.
key-unitedSteps = Which squares are neighbours: one leap away.
key-unitedResult = The result for the side that is united.
key-wallCount = The side that has taken that many walls wins; 0 is off. Pushes take walls with `wallPush=off`.

## Movement

key-autoGate = 1: nothing moves to or from the first and the last rank; when a virgin piece before them moves, the piece behind it takes its square.
key-brouhaha = The type enters the area only by capturing, and a ride ends there. The area is open to it even if it is confined elsewhere.
key-castlePartner = Types that may be castling partners wherever they stand. With castleFiles or castleLeap no other piece is one; else the outermost piece is, whatever it is.
key-castleFiles = Files the mover goes to, towards lower and higher files, instead of a number of squares, as in shuffled arrays; the partner is of a type of castlePartner.
key-castleLeap = 1: mover and partner leap. The mover ends on an empty square before the partner, the partner where the mover was.
key-custom = A routine of the page, given under that name, makes moves of what these moves find; may be repeated.
key-customEffect = A routine of the page, given under that name, changes the moves of these types, castlings and drops included, or forbids them; that of * is asked about passes too.
key-customMemory = Whole numbers that routines of the page read and set. Each is part of the position and begins with its number, or 0.
key-dice = That many dice are thrown before each move; only types that one of them shows may move. A castling is a move of either piece.
key-diceTypes = The faces of each die, all of them equally likely.
key-diceDoubles = 1: any piece may move if all dice show the same type.
key-drive = Along a line of the pattern these types drive the first piece farther, perhaps off the board, and may follow it: click it, where it goes (itself: off the board), where the mover goes.
key-driveOwn = The same with pieces of the own side only.
key-driveEnemy = The same with pieces of the enemy only.
key-drag = Along a line of the pattern these types drag the first piece nearer, and may move away from it: click it, where it goes (the mover: both off the board), where the mover goes.
key-extraMove = After a move of the first types one of the second may move too; flags are quiet, other, same and must.
key-hurdles = Whom these types may jump, mount or pass with the letters p, g, j and w; the second list is joined by +, and `!(P+N)` is all but these.
key-immobile = Whether a piece may be dropped (`drops`) or dropped and moved (`illegal`) to a square from which it could never move.
key-ko = 1: no move may make the board what it was before the last move.
key-lend = Pieces of these types lend their own moves to the friends that the pattern hits. `*:fW` lends to the friend in front, `N:N` to all that a Knight guards.
key-lendMoves = What these types lend, instead of their own moves.
key-lendTo = Types that use moves that are lent to them.
key-lendInstead = These types have no moves of their own while moves are lent to them.
key-lendBarred = Squares where moves that are lent to the type may not end.
key-movesAt = In the area the type uses these moves instead of its own; `+moves` adds to them, `-` is no moves. Of entries that cover a square the first one holds.
key-initialZone = Initial moves of the type ask whether it stands in the area, not whether it is virgin.
key-neutral = Pieces of these types belong to whoever is to move, and attack both sides; only moves that capture own pieces take them. They count as moved from the start. Position texts have them in capitals. One that is royal may be left in check by neither side.
key-neutralSafe = 1: a neutral royal never goes where a piece of either side could take it.
key-paralyse = A piece may not move while the pattern of an enemy of its own type hits it. `R:R` paralyses two Rooks that attack each other.
key-paralyseAll = Types whose pattern of paralyse holds enemies of every type.
key-paralyseWhom = Whom the pattern of these types holds instead of their own type, several types joined by `+`. `C:I` lets a Chameleon hold an Immobilizer.
key-paralyseGuard = A piece that is held may move nevertheless while a friend stands one such leap away.
key-quietHold = While an enemy stands on a square that the pattern hits, these types make no quiet move.
key-pass = 1: a side may pass when it is not in check; rest: only the rest of a turn of several moves, or what a capture lets it go on with.
key-passPass = How two passes in a row end the game.
key-planeSteps = Moves of these types beside those on their plane: leaps and rides of which each step also leads so many planes on or back; with `+` or `-` only on or back, as White sees it. With the word `straight` the steps forward lead to the next plane instead, those backward to the one before.
key-planeTransfer = After each of their moves, castlings included, these types pass to the same square of the next plane, which must be empty; the first plane follows the last. The move must be legal on the plane where it is made, too.
key-push = Along a line of the pattern these types push what stands in their way ahead of them, step by step, while there is room; `T:W2` pushes up to two squares far.
key-pull = When these types move along a line of the pattern over empty squares, the piece directly behind them may come along: it is clicked before the destination.
key-pushAside = Along a step of the pattern these types take the place of another piece, which makes room by a step of the pattern to an empty square that the player clicks last.
key-pullAside = When these types go a step of the pattern to an empty square, a piece a step away from where they stood may come along to that square, from whatever side: it is clicked before the destination.
key-pushMost = How many pieces the types push with one move.
key-pushRow = These types push as a row, in place of pushMost: the pieces of their own side directly ahead, up to so many with the pusher, and then fewer enemies than the row has pieces. `M:3` is the rule of Abalone.
key-pushBehind = These types are pushed from behind: along a line of `push` they go, with or without something ahead of them, only away from an empty square or the edge of the board.
key-pushWhom = Whom these types push and pull: types joined by `+`, and whose.
key-pushOff = Whose pieces, as the pushing side sees it, may be pushed off the board or into a hole, and are captured so.
key-ranking = Above 0: `p` on a slide captures over any number of pieces of lower ranking, or of equal ranking if it is even.
key-fullRide = Along a line of the pattern these types do not stop while the next square is empty. What they may capture there is up to their moves.
key-lineMoves = Along a line of the pattern these types move, or capture, exactly as many squares far as pieces of both sides stand on the whole line, themselves included. They pass over friends, not over enemies.
key-rowSteps = Neighbours of these types in a straight row move together by one step of the pattern that does not lie along the row, each onto an empty square. The two ends of the row are clicked, then where the first of them goes.
key-rowMost = How many pieces a row of rowSteps has at most.
key-stopZone = An enemy that enters a square which the pattern hits may take no further step or leg in that move.
key-stopExempt = Types that no stop zone holds up.
key-swapWith = With moves of the letter `u` these types swap places only with the types behind the colon, several joined by `+`, or put only those elsewhere. `N:!N` spares a Knight swaps that change nothing.
key-takeWalls = Along a line of the pattern these types move onto the first wall and take it off the board. Who else meets one is stopped.
key-terrainTypes = Kinds of terrain. The effects are noEnter, noLand, stop, opaque, cover, mute and shield joined by +, or -.
key-terrain = Where terrain lies at the start, taken literally for both sides; it is a part of every position.
key-terrainExempt = Effects of a kind of terrain that these types do not feel.
key-turnMoves = How many moves a side makes in a turn. Each of them leaves its royals safe.
key-firstTurn = How many moves the first turn of the game has.
key-turnGrowth = By how many moves each turn is longer than the last turn of the other side; the first has turnMoves.
key-turnCheck = What a check does to the rest of a turn: nothing, it ends the turn, or only the last move may give check.
key-turnPiece = Which piece goes on in a turn: any, the one that moved last, any but that one, or one that has not moved in this turn; of long turns the last eight moves count.
key-turnLast = Which types make the last move of a turn of several moves; the others make those before it.
key-turnPassing = Which move of a turn may capture en passant: the first, or as many from the first on as each do so.
key-turnCount = What counts as a move of a turn. pieces: each piece that a move pushes, pulls or swaps counts as one more, and has to fit into the turn.
key-turnChange = 1: a turn may not leave the board as it was before it, neither by moves that undo each other nor by a walk that ends where it began. Passes that `pass` allows are no such turns.
key-captureAgain = 1: after a move that captures, or takes walls, the side moves again, with any piece; with `pass=rest` only if it likes.
key-virginLost = A virgin piece of the first type is virgin no more when an enemy of the second type ends a move where it would reach it on an empty board.
key-walling = Each move also puts a wall: on any empty square, on the square that the piece left, on one that it could go to next without capturing, or on an empty square at the edge of the board or beside a wall.
key-wallRegion = Where walls may be put.
key-wallMoves = 1: the wall that stands already moves, instead of another one coming.
key-wallOrMove = 1: a side puts a wall instead of a move, not with it.
key-wallName = What walls are called; they look like the drawing of that name, if there is one.
key-wallPush = What becomes of walls in the way of a push: they stay and stop it, go along like pieces, or go along and may be pushed off the board, which takes them.

## Promotion

key-morph = Below a piece line: for each square what the piece becomes there, or whether it may go there.
key-confine = The type may not end a move outside the area.
key-enclose = The type may not even cross a square outside the area.
key-promoMove = A piece of the first type that stands in the area may become the second type as its move, in place or with one of the moves, which take nothing.
key-promoMoveLast = 1: the last piece of the type may do so from anywhere.
key-promoMoveAway = 1: only with one of the moves, not in place.
key-promoMoveQuiet = 1: the new piece may not attack anything, and the move may not give check.
key-promoLeave = Shogi style without drops: 1: a move that begins in the zone promotes as well as one that ends there.
key-mustPromote = Shogi style: these types have no choice to stay what they are where they may promote.
key-promoLimit = No promotion to the type while the side has that many of it on the board.
key-promoFrom = Where a promotion piece comes from: nowhere, the hand, or the opponent's prison, where the promoting piece takes its place.
key-promoChoice = What may be chosen; `!` not on the last rank, `*` only from the hand, a number gives a choice its own depth.

## Royal

key-checking = 0: no move may give check.
key-dupleCheck = 1: a side with several royals is in check only if all of them are attacked.
key-facingRoyals = 1: royals may not look at each other along an empty file; `lines`: nor along an empty rank.
key-bikjang = How the game ends if one side makes the royals face each other and the other leaves it so; a side that may pass leaves it so by passing.
key-evadeOnly = Moves of these types along a line of the pattern that capture nothing are made only while their side is in check.
key-royalEvade = capture: while in check a royal may only move by capturing the one piece that gives check.
key-royalLeap = What an initial leap of a royal crosses that is neither straight nor diagonal: nothing, or either of the two squares on its way, one of which must not be attacked.
key-safeArrival = These types may not end a move, or be dropped, where a reply could take them. They may be left there.
key-succession = The heir: a `dU` move of a royal may only take own pieces of this type, and only when it is in check and nothing else helps.

## Setup

key-faceDown = Pieces of these types begin face down, each as a piece of the type behind the colon: that is how it moves and what is shown. Its first move turns it up. With `shuffle` it may be any piece of its group.
key-turnUp = Whose pieces a side may turn up in place, as a move. any: nobody sees whose a piece face down is, and who turns up the first piece of the game goes on as its side.
key-shuffle = The pieces of a group change places at random; `!` before an ID: on both shades; `:` also in pairs left and right.
key-shuffleSides = How the groups of the two sides stand: alike, by the symmetry of the board, each side on its own, or mixed, so that pieces of both sides change places with each other.
key-array = A set-up that may be chosen; may be repeated. Pieces are not shuffled then, and fen goes before it.
key-start = The number of a shuffled start, or which array the game begins with, numbered from 0.
