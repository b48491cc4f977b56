// Routines that change moves, end games and remember numbers: what each part of an answer does, and answers that are wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dice, withDiagram } from './corpus.mjs';

const ARMY =
  'files=8\nranks=8\nroyal=K\npawn:P:::a2-h2\nknight:N:::b1,g1\nrook:R:::a1,h1\nking:K:KisO2::e1\nhelper:H:mK:::1,1\ndrops=1';
const EFFECT = `${ARMY}\ncustomEffect=*:it\ncustomMemory=n,m:-4\nterrainTypes=bog:B:noLand`;
const CASTLE = '4k3/8/8/8/8/8/8/4K2R[H] w K - 0 1';
const codes = (diagram) => diagram.diagnostics().map((it) => it.code);
const messages = (diagram) => diagram.diagnostics().map((it) => it.message);

/** Works with a game whose moves pass a routine. */
const withEffect = (routine, work, definition = EFFECT) =>
  withDiagram(definition, (diagram) => {
    assert.deepEqual(codes(diagram), ['def.custom']);
    diagram.custom('it', routine);
    return work(diagram);
  });

const play = (diagram, ...moves) => moves.forEach((it) => diagram.play(it.split(' ')));
const board = (diagram) => diagram.fen().split(' ')[0];

test('a routine is asked about moves, castlings and drops, and sees the board as the move leaves it', () => {
  const seen = new Map();
  const look = (it, view) => {
    seen.set(`${it.turn} ${it.from} ${it.to}`, {
      piece: it.piece.id,
      at: view.at(it.to)?.id,
      left: view.at(it.from)?.id,
      victims: it.victims.map((victim) => `${victim.piece.side} ${victim.piece.id} ${victim.square}`),
      side: view.side,
      hand: view.hand('white', 'H'),
      kind: it.kind,
    });
  };
  withEffect(look, (diagram) => {
    diagram.setFen('4k3/8/8/8/8/8/7p/4K2R[H] w K - 0 1');
    diagram.setFen('4k3/8/8/8/8/8/7p/4K2R[H] w K - 0 1');
    assert.deepEqual(seen.get('walk h1 h2'), {
      piece: 'R',
      at: 'R',
      left: undefined,
      victims: ['black P h2'],
      side: 'white',
      hand: 1,
      kind: 'enemy',
    });
    assert.equal(seen.get('castle e1 g1').at, 'K');
    assert.deepEqual([seen.get('drop a1 a1').piece, seen.get('drop a1 a1').hand], ['H', 0]);
  });
});

test('clicks after the end: of moves, castlings and drops', () => {
  const ask = (it) => [{ after: ['a8'] }, { after: ['a8', 'b8'], put: [{ square: 'a4', id: 'P', side: 'white' }] }];
  withEffect(ask, (diagram) => {
    diagram.setFen(CASTLE);
    const moves = diagram.moves('path');
    for (const it of ['e1 d1', 'e1 h1 g1', 'H@ c3'])
      assert.ok(moves.includes(`${it} a8`) && moves.includes(`${it} a8 b8`), it);
    // Castling may be clicked by its end as well.
    assert.equal(diagram.options(['e1', 'g1', 'a8']).whole, true);
    const san = diagram.moves('san');
    assert.equal(new Set(san).size, moves.length);
    assert.ok(san.includes('O-O,a8') && san.includes('O-O,a8,b8') && san.includes('Kd1,a8'), san.join(' '));
    const uci = diagram.moves('uci');
    assert.ok(uci.includes('e1g1,g1a8') && uci.includes('e1g1,g1a8,g1b8'), uci.join(' '));
    uci.forEach((it) => assert.ok(moves.includes(diagram.read(it, 'uci').join(' ')), it));
    play(diagram, 'e1 g1 a8 b8');
    assert.equal(board(diagram), '4k3/8/8/8/P7/8/8/5RK1[H]');
    diagram.undo();
    assert.equal(diagram.fen(), `${CASTLE} terrain=none`);
  });
});

test('the mover changes sides, and unmoved pieces may castle again', () => {
  withEffect(
    (it) => (it.to === 'h2' ? [{ side: 'black' }] : it.to === 'h1' ? [{ virgin: true }] : undefined),
    (diagram) => {
      diagram.setFen('4k3/8/8/8/8/8/8/4K2R[] w K - 0 1');
      play(diagram, 'h1 h2', 'h2 h3', 'e1 e2');
      assert.equal(board(diagram), '4k3/8/8/8/8/7r/4K3/8[]');
      diagram.setFen('4k3/8/8/8/8/8/7R/4K3[] w - - 0 1');
      assert.ok(!diagram.moves('path').some((it) => it.includes('g1')));
      diagram.setFen('4k3/8/8/8/8/8/8/R3K2R[] w KQ - 0 1');
      play(diagram, 'h1 g1', 'e8 e7', 'g1 h1', 'e7 e8');
      assert.match(diagram.fen(), / w KQ /);
      assert.ok(diagram.moves('path').includes('e1 h1 g1'));
    },
  );
});

test('hands, terrain, numbers and unmoved pieces are edited, and undone', () => {
  const edit = (it, view) => [
    {
      hand: [{ side: 'black', id: 'H', by: 2 }],
      terrain: [{ square: 'e5', kind: 'bog' }],
      memory: { n: view.memory('n') + 1, m: 7 },
      put: [{ square: 'c2', id: 'P', side: 'white', virgin: true }],
    },
  ];
  withEffect(
    edit,
    (diagram) => {
      diagram.setFen('4k3/8/8/8/4K3/8/8/8[] w - - 0 1');
      const before = diagram.fen();
      play(diagram, 'e4 d4');
      const after = diagram.fen();
      assert.match(after, /^4k3\/8\/8\/8\/3K4\/8\/2P5\/8\[hh\] b .* terrain=B:e5 memory=n:1,m:7$/);
      diagram.undo();
      assert.equal(diagram.fen(), before);
      diagram.redo();
      diagram.setFen(after);
      assert.equal(diagram.fen(), after);
      assert.ok(!diagram.moves('path').some((it) => it.endsWith(' e5')));
    },
    EFFECT.replace('*:it', 'K:it'),
  );
});

test('positions that differ in what is remembered are not the same', () => {
  const shuffle = (diagram, n) => {
    for (let i = 0; i < n; i += 1) play(diagram, 'b1 c3', 'b8 c6', 'c3 b1', 'c6 b8');
    return diagram.scene().verdict?.reason;
  };
  const text = `${EFFECT}\nrepetition=3:draw`;
  withEffect(
    () => undefined,
    (diagram) => assert.equal(shuffle(diagram, 2), 'repetition'),
    text,
  );
  withEffect(
    (it, view) => [{ memory: { n: view.memory('n') + 1 } }],
    (diagram) => assert.equal(shuffle(diagram, 3), undefined),
    text,
  );
});

test('several routines: each sees what the ones before made of the move', () => {
  withDiagram(`${ARMY}\ncustomEffect=*:one,K:two\ncustomMemory=n`, (diagram) => {
    diagram.custom('one', (it, view) => [{ memory: { n: view.memory('n') + 1 } }]);
    diagram.custom('two', (it, view) => [{ memory: { n: view.memory('n') * 10 } }]);
    diagram.setFen('4k3/8/8/8/4K3/8/8/8[] w - - 0 1');
    play(diagram, 'e4 d4');
    assert.match(diagram.fen(), / memory=n:10$/);
  });
});

test('an empty answer forbids a move, none leaves it; captures by an effect give check', () => {
  withEffect(
    (it) => (it.to === 'd4' ? [] : it.piece.id === 'R' ? [{ remove: ['e8'] }] : undefined),
    (diagram) => {
      diagram.setFen('4k3/7p/8/8/4K3/8/8/R7[] b - - 0 1');
      // Any move of the rook takes what stands on e8, so that the king is in check there.
      assert.ok(diagram.moves('path').length > 1);
      assert.ok(diagram.moves('path').every((it) => it.startsWith('e8 ')));
      diagram.setFen('8/8/8/8/4K3/8/8/7k[] w - - 0 1');
      assert.deepEqual(
        diagram.moves('path').filter((it) => it === 'e4 d4'),
        [],
      );
      assert.ok(diagram.moves('path').includes('e4 d5'));
    },
  );
});

const WRONG = {
  'an exception': () => {
    throw new Error('oops');
  },
  'no list': () => ({ after: 'e4' }),
  'an endless list': () => Object.assign([], { length: 4_000_000_000 }),
  'an endless list of clicks': () => [{ after: Object.assign([], { length: 4_000_000_000 }) }],
  'too many clicks': () => [{ after: Array(100).fill('a8') }],
  'too many proposals': () => Array(300).fill({}),
  'a way of its own': () => [{ end: 'd4' }],
  'a point of its own': () => [{ point: ['d4'] }],
  'the mover removed': (it) => [{ remove: [it.to] }],
  'the mover moved': (it) => [{ move: [{ from: it.to, to: 'h8' }] }],
  'a piece on the mover': (it) => [{ put: [{ square: it.to, id: 'P', side: 'white' }] }],
  'a click that is no square': () => [{ after: [7] }],
  'a side that does not exist': () => [{ side: 'red' }],
  'a hand below nothing': () => [{ hand: [{ side: 'black', id: 'P', by: -1 }] }],
  'a hand by halves': () => [{ hand: [{ side: 'black', id: 'P', by: 0.5 }] }],
  'a hand beyond bounds': () => [{ hand: Array(9).fill({ side: 'black', id: 'P', by: 100 }) }],
  'terrain that does not exist': () => [{ terrain: [{ square: 'd4', kind: 'lava' }] }],
  'terrain without a square': () => [{ terrain: [{ kind: 'bog' }] }],
  'a number that does not exist': () => [{ memory: { lives: 9 } }],
  'a number that is none': () => [{ memory: { n: 'many' } }],
  'a number without bound': () => [{ memory: { n: Number.POSITIVE_INFINITY } }],
  'no numbers': () => [{ memory: [1] }],
  'numbers that throw': () => [
    {
      memory: new Proxy(
        {},
        {
          ownKeys() {
            throw new Error('no');
          },
        },
      ),
    },
  ],
  'a number asked for that does not exist': (it, view) => [{ memory: { n: view.memory('lives') } }],
};

for (const [name, routine] of Object.entries(WRONG)) {
  test(`an effect that is wrong leaves the move as it is: ${name}`, () => {
    withEffect(routine, (diagram) => {
      withDiagram(ARMY, (plain) => assert.deepEqual(diagram.moves('path'), plain.moves('path')));
      assert.deepEqual(codes(diagram), ['custom.failed']);
      play(diagram, 'b1 c3');
      assert.match(messages(diagram)[0], /"it" .*; this answer is ignored\.$/);
    });
  });
}

test('a game without hands or terrain has none to change', () => {
  for (const proposal of [{ hand: [{ side: 'white', id: 'P', by: 1 }] }, { terrain: [{ square: 'd4' }] }]) {
    const text = 'files=8\nranks=8\npawn:P:::a2\nking:K:K::e1\ncustomEffect=*:it';
    withEffect(
      () => [proposal],
      (diagram) => assert.match(messages(diagram)[0], /of a game that has none/),
      text,
    );
  }
});

test('no royal is taken by what nobody could foresee', () => {
  withEffect(
    (it) => (it.turn === 'drop' ? [{ remove: ['e8'] }] : undefined),
    (diagram) => {
      diagram.setFen(CASTLE);
      assert.match(messages(diagram)[0], /took a royal piece/);
      play(diagram, 'H@ a1');
      assert.match(board(diagram), /^4k3/);
    },
  );
});

test('a routine that answers differently each time breaks nothing', () => {
  const random = dice(7);
  const fickle = (it) =>
    [
      undefined,
      [],
      [{}],
      [{ after: ['a8'] }, {}],
      [{ memory: { n: random(9) } }],
      [{ end: 'z9' }],
      [{ label: 'x' }, { side: 'black', label: 'y' }],
    ][random(7)];
  withEffect(fickle, (diagram) => {
    for (let ply = 0; ply < 30; ply += 1) {
      const moves = diagram.moves('path');
      if (moves.length === 0) break;
      diagram.play(moves[random(moves.length)].split(' '));
      if (ply % 3 === 0) {
        diagram.undo();
        diagram.redo();
      }
      if (ply % 20 > 0) continue;
      diagram.why(['a1', 'h8']);
      diagram.moves('san');
      diagram.threats('black');
    }
    const record = diagram.record();
    try {
      diagram.load(record);
    } catch (error) {
      assert.equal(typeof error.message, 'string');
    }
    assert.equal(typeof diagram.fen(), 'string');
  });
});

test('an ending: win, loss, draw, and answers that are none', () => {
  const ends = (answer, work) =>
    withDiagram(ARMY, (diagram) => {
      diagram.ending((state, view) => (view.last() ? answer : undefined));
      assert.equal(diagram.scene().verdict, undefined);
      play(diagram, 'b1 c3');
      return work(diagram);
    });
  const verdict = (answer) => ends(answer, (diagram) => diagram.scene().verdict);
  assert.deepEqual(
    [verdict({ winner: 'white' }), verdict({ winner: 'black' }), verdict({})].map((it) => it.sentence),
    ['White wins.', 'Black wins.', 'The game is drawn.'],
  );
  const told = verdict({ winner: 'white', sentence: '  The\nknight  is out ', squares: ['c3'] });
  assert.equal(told.sentence, 'The knight is out. White wins.');
  const long = verdict({ sentence: '<b>'.repeat(1000) }).sentence;
  assert.ok(long.length < 500 && long.startsWith('<b><b>'));
  for (const wrong of ['white', 7, { winner: 'red' }, { sentence: 7 }, { squares: 'c3' }, { squares: ['z9'] }])
    ends(wrong, (diagram) => {
      assert.equal(diagram.scene().verdict, undefined);
      assert.deepEqual(codes(diagram), ['custom.failed']);
    });
  withDiagram(ARMY, (diagram) => {
    diagram.ending(() => {
      throw new Error('oops');
    });
    play(diagram, 'b1 c3');
    assert.match(messages(diagram)[0], /"ending" threw "oops"/);
  });
});

test('an ending is part of counting, thinking and copies', () => {
  withDiagram(ARMY, (diagram) => {
    const open = diagram.perft(2);
    diagram.ending((state, view) => (view.at('c3') ? { winner: 'white' } : undefined));
    assert.ok(diagram.perft(2) < open);
    const copy = diagram.clone();
    play(copy, 'b1 c3');
    assert.equal(copy.scene().verdict.reason, 'page');
    copy.free();
    assert.throws(() => diagram.ending('code'), /function/);
  });
});

test('words that are no sentences are left out', () => {
  const told = (words) => {
    const routine = Object.assign(() => undefined, { words });
    return withEffect(routine, (diagram) =>
      diagram
        .rules()
        .topics.flatMap((it) => it.sentences.filter((one) => one.rule === 'custom').map((one) => one.text)),
    );
  };
  const [fallback] = told(undefined);
  assert.match(fallback, /by its routine it\.$/);
  for (const it of [7, '', [], [7], {}, Object.assign([], { length: 4_000_000_000 })])
    assert.ok(told(it).includes(fallback));
  assert.ok(told('pawns  sleep').includes('Pawns sleep.'));
  assert.deepEqual(told(['One.', 'Two!']).slice(0, 2), ['One.', 'Two!']);
  const getter = () => undefined;
  Object.defineProperty(getter, 'words', {
    get() {
      throw new Error('no');
    },
  });
  withEffect(getter, (diagram) => assert.ok(diagram.rules().topics.length > 0));
});

test('numbers that are written wrongly are reported, and texts of positions read theirs', () => {
  for (const [text, part] of [
    ['customMemory=1n', /no name/],
    ['customMemory=n:x', /whole number/],
    ['customMemory=n,n', /twice/],
    [`customMemory=${Array.from({ length: 17 }, (_, n) => `n${n}`)}`, /at most 16/],
  ])
    withDiagram(`${ARMY}\n${text}`, (diagram) => assert.match(messages(diagram).join(), part));
  withDiagram(`${ARMY}\ncustomMemory=n:2`, (diagram) => {
    const at = '4k3/8/8/8/8/8/8/4K3[] w - - 0 1';
    for (const wrong of ['n', 'n:', 'n:x', 'n:99999999999'])
      assert.match(diagram.setFen(`${at} memory=${wrong}`).join(' '), /name:number/);
    diagram.setFen(`${at} memory=n:5`);
    assert.equal(diagram.fen(), `${at} memory=n:5`);
    diagram.setFen(`${at} memory=n:2`);
    assert.equal(diagram.fen(), at);
  });
});
