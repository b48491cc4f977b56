// Games by the rule that makes them: its keys, and games that keys alone say. Tests hold each to a source, to counts, and
// each key to cases by hand.

const family = (title, keys, games) => ({ title, keys: keys.split(' '), games: games.split(' ') });

export const RULES = [
  family(
    'Pieces and walls of nobody',
    'walling wallMoves wallRegion petrify wallPush wallCount takeWalls neutral neutralSafe',
    'duck amazons isolation snailtrail joust petrified kuba icebreaker neutron neutralking',
  ),
  family(
    'Turns of several moves',
    'turnMoves firstTurn turnGrowth turnLast turnCheck turnPassing turnCount turnChange goalTurn captureAgain ko',
    'marseillais doublemove progressive scottish monster',
  ),
  family(
    'Pieces that change sides',
    'flip flipEnclosed mustFlip flipMover',
    'flipello flipersi ataxx benedict andernach',
  ),
  family(
    'Captures between two pieces, and all around',
    'custodian intervention surround surroundGroup',
    'hasami makyek rek tablut brandubh',
  ),
  family(
    'Captures that go on',
    'chain chainVictims chainPromotion majority',
    'draughts englishdraughts russiandraughts braziliandraughts turkishdraughts italiandraughts frisiandraughts',
  ),
  family(
    'Captures in other ways',
    'approach withdraw chainStop chainTurn coordinate chameleon rifle',
    'fanorona ultima rifle',
  ),
  family(
    'Pushing and swapping',
    'push pushMost pushBehind pushOff pushRow pushAside pullAside rowSteps drive drag swapWith',
    'oshi abalone arimaa dynamo switching',
  ),
  family(
    'Powers by place',
    'lend lendInstead lendMoves paralyse paralyseGuard patrol',
    'annan anhoku knightrelay madrasi patrol',
  ),
  family('Rebirth', 'rebirth rebirthMover', 'circe anticirce'),
  family('Chains from edge to edge', 'link linkRing pieRule', 'hex y havannah'),
  family(
    'Lines, with gaps and without, and sides that stand together',
    'lineMoves united connectGaps connectSquare',
    'linesofaction threemusketeers teeko',
  ),
  family('Results by who captures whom, and pieces that stay away from danger', 'captureResult safeArrival', 'jetan'),
  family('Drops that fall', 'dropNear', 'connectfour'),
  family('Planes', 'planes planeTransfer planeSteps', 'alice raumschach'),
  family('Dice', 'dice diceTypes diceDoubles', 'dice'),
  family('Hidden pieces', 'fog faceDown turnUp', 'darkchess jieqi banqi'),
];
