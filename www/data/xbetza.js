// XBetza as tables: every atom, ending, modifier and way to join legs, each with an example.
//
// A row is `{ write, name, moves, says }`. The page shows the move diagram of `moves`. Where a lone piece has nothing to
// show, `board` has the other pieces (White's piece X stands on d4 of a board of 7 by 7), and `play` moves that are legal
// then; the last of them is drawn as an arrow. `across` is the size of a larger board, `count` how many squares X reaches.

const row = (write, name, moves, says, more = {}) => ({ write, name, moves, says, ...more });

export const TABLES = [
  {
    id: 'leaps',
    title: 'Atoms: leaps',
    lead: 'A capital letter is one kind of jump, in all directions that look alike. What stands between does not matter. Letters side by side add up: WD is W or D.',
    rows: [
      row('W', 'Wazir', 'W', 'One square orthogonally: (0,1).'),
      row('F', 'Ferz', 'F', 'One square diagonally: (1,1).'),
      row('D', 'Dabbaba', 'D', 'Two squares orthogonally: (0,2).'),
      row('N', 'Knight', 'N', 'Two squares straight and one aside: (1,2).'),
      row('A', 'Alfil', 'A', 'Two squares diagonally: (2,2).'),
      row('H', 'Threeleaper', 'H', 'Three squares orthogonally: (0,3).'),
      row('C', 'Camel', 'C', 'Three squares straight and one aside: (1,3).'),
      row('Z', 'Zebra', 'Z', 'Three squares straight and two aside: (2,3).'),
      row('G', 'Tripper', 'G', 'Three squares diagonally: (3,3).'),
      row('L', 'Camel', 'L', 'Another letter for C.'),
      row('J', 'Zebra', 'J', 'Another letter for Z.'),
      row('X behind an atom', 'Longer leap', 'WX', 'Adds three to the long side: WX is (0,4), NX is (1,5).', {
        across: 11,
      }),
      row('Y behind an atom', 'Longer leap', 'FY', 'Adds two to both sides: FY is (3,3), NY is (3,4).', { across: 11 }),
    ],
  },
  {
    id: 'sliders',
    title: 'Atoms: steps and slides',
    rows: [
      row('K', 'King', 'K', 'One square in any direction: W and F.'),
      row('R', 'Rook', 'R', 'Any distance orthogonally.'),
      row('B', 'Bishop', 'B', 'Any distance diagonally.'),
      row('Q', 'Queen', 'Q', 'Any distance in any direction.'),
    ],
  },
  {
    id: 'special',
    title: 'Special atoms',
    rows: [
      row('U', 'Universal leaper', 'U', 'Every square of the board. Only as the last leg.'),
      row(
        'O and a number',
        'Castling',
        'isO2',
        'The piece goes exactly so many squares along its rank towards a partner, and the partner lands beside it. i: neither has moved; s: to both sides; j: the partner stands one square inside the edge.',
        {
          board: 'rook:R:R::a4,g4',
          play: 'd4 f4',
        },
      ),
      row('I', 'Imitator', 'I', 'Moves as the piece that the opponent moved last. bI turns these moves round.', {
        board: 'knight:N:N::,,c7\nking:K:K::g1,,g7',
        play: 'g1 f1, c7 e6, d4 f5',
      }),
    ],
  },
  {
    id: 'ranges',
    title: 'How far',
    lead: 'A number behind the atom repeats the jump in one direction while the squares are empty. Without a number, leaps and K go once, and R, B and Q as far as they like.',
    rows: [
      row('a number', 'At most', 'W3', 'Up to that many steps, 1 to 99.'),
      row('0', 'Rider', 'N0', 'As many as it likes.', { across: 9 }),
      row('the letter twice', 'Rider', 'DD', 'The same as 0: DD is D0, NN is N0, WW is R.', { across: 9 }),
      row('n-m', 'From … to', 'R2-3', 'At least n and at most m steps. Each step is made and can be blocked.'),
      row('*', 'To the middle', 'fmW*', 'As far as the middle of the board, but at least one step. On squares only.', {
        across: 8,
      }),
      row('~n', 'Area move', 'mK~2', 'Up to n single steps, turning freely, over empty squares. ~ alone has no limit.'),
    ],
  },
  {
    id: 'directions',
    title: 'Where to',
    lead: 'Small letters stand before the capital. Directions are seen by the owner of the piece: forward is up for White and down for Black. Several letters add up.',
    rows: [
      row('f', 'Forward', 'fW', 'Straight on.', { count: 1 }),
      row('f of diagonal atoms', 'Forward', 'fF', 'F, B, A have no move straight on: the two forward ones.', {
        count: 2,
      }),
      row('f of K and Q', 'Forward', 'fQ', 'One direction: straight on. fhQ is what goes forward in any way.', {
        count: 3,
      }),
      row('b', 'Back', 'bF', 'The opposite of f.'),
      row('l', 'Left', 'lW', 'To the left.'),
      row('r', 'Right', 'rW', 'To the right.'),
      row('v', 'Vertical', 'vR', 'f and b together.'),
      row('s', 'Sideways', 'sR', 'l and r together.'),
      row(
        'two letters',
        'Pair',
        'flB',
        'One direction between both: of B the ray forward left. The second letter names the long side of an oblique jump: flN goes more to the left than forward.',
      ),
      row('fs, bs', 'Pairs with s', 'fsN', 'Both pairs of f or b.'),
      row(
        'a letter twice',
        'Narrow',
        'ffN',
        'The two jumps of an oblique atom that are nearest to that direction; fN has all four. Elsewhere twice is once: ffK is fK.',
        { count: 2 },
      ),
      row('h behind a letter', 'Half', 'fhN', 'All jumps less than a right angle from that direction.', { count: 4 }),
      row('fh of K and Q', 'Half', 'fhK', 'Straight on and both diagonals beside it.', { count: 3 }),
      row(
        'hl, hr',
        'One-handed',
        'hrN',
        'Only jumps whose short side is to the left, or to the right, of the long one.',
      ),
      row('q after a', 'Same side', 'afsafqW', 'On a later leg: a turn to the same side as the one before.', {
        across: 9,
      }),
      row('z after a', 'Other side', 'afsafzW', 'On a later leg: a turn to the other side than the one before.', {
        across: 9,
      }),
    ],
  },
  {
    id: 'ends',
    title: 'What for',
    lead: 'These letters say what may stand where a leg ends. Without one, a move goes to an empty square or captures. Several letters are alternatives.',
    rows: [
      row('m', 'Move', 'mR', 'Only to an empty square.'),
      row('c', 'Capture', 'cF', 'Only to capture an enemy. On a leg that goes on: takes it in passing.'),
      row('d', 'Own piece', 'dW', 'Captures a piece of its own side.', { board: 'pawn:P:fW::d5', play: 'd4 d5' }),
      row('e', 'En passant', 'fceF', 'Takes a piece that has just passed over the square: see n.'),
      row('k', 'King only', 'kR', 'Captures a royal piece and nothing else: a power that only gives check.', {
        board: 'king:K:K::,,d7\nroyal=K',
        play: 'd4 d7',
      }),
      row(
        'p',
        'Jump',
        'mRcpR',
        'On the last leg: jumps over exactly one piece, near or far, and lands anywhere beyond. mRcpR is the Cannon. On a leg that goes on it stays on the piece: see several legs.',
      ),
      row('pp', 'Jump over many', 'cppR', 'Jumps over any number of pieces, or none.'),
      row(
        'g',
        'Grasshopper',
        'gQ',
        'On the last leg: jumps over the first piece it meets and lands right behind it. On a leg that goes on: see several legs.',
      ),
      row(
        'y',
        'Slide on',
        'yafsF',
        'On a leg that goes on from an empty square: the next leg slides if this one steps, and steps if it slides.',
        { across: 9 },
      ),
      row(
        'x',
        'Borrow',
        'xK',
        'As the last leg: moves as an own piece on that square could move from here. On a leg before others: that piece makes the rest of the move.',
        {
          board: 'rook:R:R::d5',
          play: 'd4 g4',
        },
      ),
    ],
  },
  {
    id: 'powers',
    title: 'How',
    rows: [
      row(
        'i',
        'Initial',
        'imfW2',
        'On the first leg: only while the piece has not moved. On a later leg: exactly as many steps as the leg before.',
      ),
      row(
        'n',
        'Lame',
        'nN',
        'A leap that needs the squares on its way to be empty. Together with i, or as nn, what passes so can be taken en passant.',
      ),
      row('j', 'Must jump', 'jD', 'A leap that needs a piece on its way. A slide jumps its first square: jR.'),
      row(
        'o',
        'Cylinder',
        'oR',
        'The left and the right edge of the board are joined; oo joins the top and the bottom as well.',
      ),
      row('q', 'Circular rider', 'qN', 'Turns by 45° after each step, always the same way. qN is the Rose.', {
        across: 9,
      }),
      row(
        'z',
        'Crooked rider',
        'zB',
        'Turns by 90° after each step, right and left in turn. zB is the Crooked Bishop.',
        { across: 9 },
      ),
      row('t', 'Tame', 'tQ', 'Does not capture royal pieces, so it gives no check.'),
      row(
        'u',
        'Unload',
        'udQ',
        'Puts what it captures on the square that it came from: ud swaps places with an own piece, uc with an enemy.',
        {
          board: 'pawn:P:fW::d7',
          play: 'd4 d7',
        },
      ),
      row('w', 'Over friends', 'wR', 'Own pieces do not block; ww: nobody blocks.', {
        board: 'pawn:P:fW::d5',
        play: 'd4 d7',
      }),
      row("'", 'Exempt', "'W", 'The keys morph and captureMatrix do not see this move.'),
    ],
  },
  {
    id: 'legs',
    title: 'Several legs',
    lead: 'What stands before an a happens first, what stands behind it next. Directions of a later leg are seen from the step before: f goes straight on. In brackets each leg has an atom of its own.',
    rows: [
      row(
        'a',
        'And then',
        'afsW',
        'Two legs of one atom. A later leg turns by 45° where it must: afsW is the Horse of xiangqi.',
      ),
      row('ca…', 'Locust', 'fmFcafmF', 'Takes a piece in passing and goes on: the man of draughts.'),
      row('cab', 'There and back', 'cabK', 'Captures a neighbour and returns.'),
      row('caib', 'Rifle', 'mRcaibR', 'Captures at a distance without moving: i makes the way back as long.'),
      row('mas', 'Hook', 'masR', 'Slides and turns once.'),
      row(
        'p, before an a or a -',
        'Mount',
        '[pK-fmK]',
        'A leg that goes on ends on the first piece that it meets, of either side, and leaves it alone; the next leg begins there. [pK-fmK] is the jump of Halma. A number says how far the piece may be: [pQ3-fmK].',
        { board: 'pawn:P:fW::d5', play: 'd4 d6' },
      ),
      row(
        'g, before an a or a -',
        'Mount, other range',
        'gafR',
        'The same as p, and the legs after it change their range: what slides steps, what steps slides. A second g or y changes it back. gafR lands right behind the piece.',
        { board: 'pawn:P:fW::d6', play: 'd4 d7' },
      ),
      row('g, then a step', 'Mount, then a slide', '[gK-fmK]', 'K steps, so behind the mount it slides.', {
        board: 'pawn:P:fW::d5',
        play: 'd4 d7',
      }),
      row(
        'd, before an a or a -',
        'Takes a friend in passing',
        '[dW-fmW]',
        'A leg that goes on takes what it ends on: d an own piece, c an enemy, e one that may be taken en passant.',
        { board: 'pawn:P:fW::d5', play: 'd4 d5 d6' },
      ),
      row(
        '[A-B]',
        'Brackets',
        '[W-R]',
        'Both legs are made. Without directions the second goes outward, as straight on as it can: the Ski-rook.',
      ),
      row('[A?B]', 'Or stops', '[F?fsR]', 'The move may also end after the first leg: the Griffon.', { across: 9 }),
      row('v[…]', 'Whole way', 'v[F?R]', 'Before brackets, directions are those of the whole way: the Ship.', {
        across: 9,
      }),
      row(
        '(…)',
        'Again',
        '[fcF-fmF(-cF-fmF)]',
        'The legs in parentheses may be repeated: captures of draughts, one after the other. A walk may come home; turnChange=1 forbids to end there unless something has changed.',
      ),
    ],
  },
  {
    id: 'pieces',
    title: 'Well-known pieces',
    rows: [
      row(
        'fmWfceFifmnD',
        'Pawn of chess',
        'fmWfceFifmnD',
        'Steps ahead, captures diagonally and en passant, goes two squares at first.',
      ),
      row('KisO2', 'King of chess', 'KisO2', 'One square, and castling by two squares to both sides.'),
      row('BN', 'Archbishop', 'BN', 'Bishop or knight. Also called cardinal, princess.'),
      row('RN', 'Chancellor', 'RN', 'Rook or knight. Also called marshal, empress.'),
      row('QN', 'Amazon', 'QN', 'Queen or knight.'),
      row('FfW', 'Silver general', 'FfW', 'Diagonally, or straight ahead.'),
      row('WfF', 'Gold general', 'WfF', 'Orthogonally, or diagonally ahead.'),
      row('WAD', 'Champion', 'WAD', 'Steps or jumps two squares.'),
      row('FC', 'Wizard', 'FC', 'One square diagonally, or a camel’s leap.'),
      row('mRcpR', 'Cannon', 'mRcpR', 'Moves as a rook, captures by jumping over one piece.'),
      row('gQ', 'Grasshopper', 'gQ', 'Lands right behind the first piece on a queen’s line.'),
      row('N0', 'Nightrider', 'N0', 'Any number of knight’s jumps in one direction.', { across: 9 }),
      row('FyafsF', 'Griffon', 'FyafsF', 'One square diagonally, then outwards as a rook.', { across: 9 }),
      row('RmasR', 'Hook mover', 'RmasR', 'A rook that may turn once by a right angle.'),
      row('fmFcafmF', 'Man of draughts', 'fmFcafmF', 'Steps diagonally ahead, captures by jumping.'),
      row('mafsWcafsW', 'Horse of xiangqi', 'mafsWcafsW', 'One square straight, then one diagonally outwards.'),
      row('nA', 'Elephant of xiangqi', 'nA', 'Two squares diagonally, if nothing stands between.'),
      row(
        'KNADcaKcabKmabK',
        'Lion of Chu Shogi',
        'KNADcaKcabKmabK',
        'Two king steps: it may capture with both, come back, or jump.',
      ),
    ],
  },
];

/** The definition of a row: the piece X in the middle of a small board, and what else stands there. */
export function definitionOf({ moves, board = '', across = 7 }) {
  const middle = `${'abcdefghijklm'[Math.floor(across / 2)]}${Math.ceil(across / 2)}`;
  const royal = /^royal=/m.test(board) ? '' : 'royal=0\n';
  return `files=${across}\nranks=${across}\nfirstRank=1\nsymmetry=none\n${royal}promoZone=0\n${board === '' ? '' : `${board}\n`}piece:X:${moves.replace(/[:\r\n]/g, '')}:knight:${middle}`;
}
