// Definitions come from strangers. Whatever they contain, the answer is a diagnostic: no exception, no hang, no markup.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Diagram, definitions, dice, sample, withDiagram } from './corpus.mjs';

const chess = definitions.find((it) => it.name === 'chess').text;

/** Uses a diagram in every way a page does. */
function exercise(definition) {
  return withDiagram(definition, (diagram) => {
    const diagnostics = diagram.diagnostics();
    const board = diagram.board();
    const scene = diagram.scene();
    assert.ok(board.cells.length <= 26 * 36 * 2, 'the board is bounded');
    for (const [start, end] of diagnostics.flatMap((it) => (it.span ? [it.span] : []))) {
      assert.ok(
        start <= end && (typeof definition !== 'string' || end <= definition.length),
        'a span is inside the text',
      );
    }
    diagram.options([]);
    const paths = diagram.moves('path');
    if (paths.length > 0) {
      diagram.play(paths[0].split(' '));
      diagram.undo();
    }
    return { diagnostics, board, scene, paths };
  });
}

const errors = (definition) => exercise(definition).diagnostics.filter((it) => it.severity === 'error');

test('nothing, blanks and lone marks', () => {
  for (const text of [
    '',
    '\n',
    ' ',
    '=',
    ':',
    '::::',
    '#',
    '=:=:=',
    '\0',
    '\u{feff}',
    '\r\n\r\n',
    'a=b=c',
    ':::::::::::',
  ])
    exercise(text);
});

test('names in languages that are none, in all of them, and too long', () => {
  const tags = [
    '',
    '.',
    '-',
    'x',
    'de--',
    '__proto__',
    'd'.repeat(1000),
    ...Array.from({ length: 3000 }, (_, n) => `de-${n}`),
  ];
  const names = tags.map((it) => `name.${it}=<b>{ $piece }</b>${'x'.repeat(50)}`).join('\n');
  exercise(`title.de=${'x'.repeat(100_000)}\nking:K:K::e1\n${names}`);
});

test('words in languages: none, many, long, of nothing', () => {
  const words = Array.from({ length: 1500 }, (_, n) => `word.de=w${n}:<b>{ $piece }</b>`);
  const bad = ['', ':', '::', 'duck', 'duck:', ':Ente', '：', `${'x'.repeat(50_000)}:y`, `duck:${'y'.repeat(50_000)}`];
  exercise(`walling=anywhere\nwallName=duck\nking:K:K::e1\n${bad.map((it) => `word.de=${it}`).join('\n')}`);
  exercise(`terrainTypes=w1:A:stop,w2:B:noLand\nking:K:K::e1\n${words.join('\n')}`);
  exercise(`wallName=${'a,b:c{d}'.repeat(5000)}\nking:K:K::e1\nword.de=a:b`);
});

test('families of games that are none', () => {
  for (const it of ['__proto__', 'constructor', '{ $side }', 'shogi,xiangqi', 'x'.repeat(100_000)])
    exercise(`family=${it}\nking:K:K::e1`);
});

test('values of other types, in every method: an error of JavaScript or of ours, and the game goes on', () => {
  const values = [5, -1, 1e20, Number.NaN, null, undefined, true, 10n, Symbol.iterator, {}, [], () => 1, '\ud800'];
  const methods = Object.entries(Object.getOwnPropertyDescriptors(Diagram.prototype))
    .filter(
      ([name, it]) => typeof it.value === 'function' && !['constructor', 'free', '__destroy_into_raw'].includes(name),
    )
    .map(([name]) => name);
  assert.ok(methods.length > 60);
  for (const name of methods) {
    for (const args of values.flatMap((it) => [[it], [it, it], ['e2', it], [['e2'], it]])) {
      withDiagram(chess, (diagram) => {
        try {
          diagram[name](...args);
        } catch (error) {
          assert.ok(!(error instanceof WebAssembly.RuntimeError), `${name}: ${error.message}`);
        }
        assert.match(diagram.fen(), / [wb] /, name);
      });
    }
  }
});

test('random bytes', () => {
  const roll = dice(7);
  for (let round = 0; round < 200; round += 1) {
    exercise(Array.from({ length: roll(400) }, () => String.fromCharCode(roll(256))).join(''));
  }
});

test('random text with the characters of definitions, surrogates included', () => {
  const roll = dice(11);
  const letters = [
    ...'fblrvsmcegypnojtuwzhkqaxdiHWFDNACZKQRBMOUIJXE0123456789:=,-+*()[]{}<>@#~\'"\n',
    '\u{1f451}',
    '\ud800',
    'é',
  ];
  for (let round = 0; round < 300; round += 1) {
    const moves = Array.from({ length: roll(60) }, () => letters[roll(letters.length)]).join('');
    exercise(`files=8\nranks=8\npiece:P:${moves}::a1,b2\nking:K:K::e1`);
  }
});

test('good definitions with a character changed', () => {
  const roll = dice(13);
  for (const { text } of sample(definitions, 4)) {
    for (let round = 0; round < 3; round += 1) {
      const at = roll(text.length);
      exercise(text.slice(0, at) + String.fromCharCode(32 + roll(95)) + text.slice(at + 1));
      exercise(text.slice(0, at));
    }
  }
});

test('a definition of a megabyte', () => {
  for (const unit of ['x', ':', '\n', 'a=1\n', 'piece:P:W::a1\n', '# comment\n', 'P', '(', 'captureMatrix=']) {
    exercise(unit.repeat(Math.ceil(1_000_000 / unit.length)));
  }
  exercise(`${chess}\npiece:X:${'W'.repeat(1_000_000)}::a3`);
  exercise(`${chess}\npiece:X:${'a'.repeat(1_000_000)}W::a3`);
  exercise(`${chess}\npiece:X:W${'9'.repeat(1_000_000)}::a3`);
});

test('boards of absurd sizes', () => {
  for (const size of ['0', '-1', '1', '1000000000', '99999999999999999999999', '1e9', '0x10', 'NaN', '']) {
    exercise(`files=${size}\nranks=8\nking:K:K::a1`);
    exercise(`files=8\nranks=${size}\nking:K:K::a1`);
    exercise(`files=${size}\nranks=${size}\nking:K:K::a1`);
  }
  for (const planes of [-1, 0, 1, 8, 9, 1e9, 'NaN', ''])
    exercise(`files=26\nranks=36\nplanes=${planes}\nplaneTransfer=*\nking:K:K::a1`);
  assert.ok(errors('files=1000000000\nranks=8\nking:K:K::a1').length > 0, 'a board of that width is an error');
});

test('what is wrong is named with its place', () => {
  const bad = `${chess}\nghost:G:W::z99`;
  const found = errors(bad);
  assert.ok(found.length > 0);
  assert.ok(
    found.some((it) => it.span && bad.slice(...it.span).includes('z99')),
    JSON.stringify(found),
  );
  const typo = exercise(`${chess}\nroyl=K`).diagnostics;
  assert.ok(
    typo.some((it) => `${it.message} ${it.hint ?? ''}`.includes('royal')),
    'a misspelt key gets the nearest name',
  );
});

test('pieces that change sides along nonsense, along everything, and for ever', () => {
  const board = 'royal=0\nsymmetry=none\nstone:S:K::a1,c3,,b2,d4';
  for (const line of ['flip=S', 'flip=S:', 'flip=S:R[', 'flipEnclosed=Z:Q', 'flipMover=S:sometimes', 'flipFirst=z99']) {
    assert.ok(errors(`${line}\n${board}`).length > 0, line);
  }
  const lines = 'WFNDAHCZLJGQ'.repeat(20);
  const { diagnostics } = exercise(`drops=1\nendless=S\nmustFlip=S\nflip=*:${lines}\nflipPassed=*:${lines}\n${board}`);
  assert.ok(diagnostics.some((it) => it.code === 'xbetza.limit'));
});

test('fog and sight along nonsense, on holes, and along everything', () => {
  const board = 'royal=0\nsymmetry=none\nstone:S:K::a1,c3,,b2,d4';
  for (const line of ['sight=S:R[', 'sight=S:mW', 'sight=Z:K']) assert.ok(errors(`${line}\n${board}`).length > 0, line);
  const lines = 'WFNDAHCZLJGQ'.repeat(20);
  for (const line of [`fog=1\nsight=*:${lines}`, `sight=*:${lines}\nterrain=x`]) exercise(`${line}\n${board}`);
  withDiagram(`fog=1\n${board}`, (diagram) => {
    for (const view of ['', 'White', 'nobody', 0, null, undefined, {}]) assert.throws(() => diagram.viewAs(view));
    diagram.viewAs('black');
    assert.equal(diagram.scene().told, 'black');
    assert.throws(() => diagram.play(['a1', 'a9']));
    assert.equal(diagram.why(['a1', 'b1']).code, 'not-your-turn');
  });
});

test('a broken piece does not break the others', () => {
  const { paths } = exercise(chess.replace('knight:N:N:', 'knight:N:???(((:'));
  assert.ok(paths.length >= 16, 'the pawns still move');
});

test('no address that runs code reaches the page', () => {
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '"><script>alert(1)</script>',
  ];
  for (const address of addresses) {
    const { board } = exercise(`${chess}\nrulePage=${address}\ngraphicsDir=${address}\nghost:G:W:${address}:a3`);
    const { appearance } = board;
    const shown = [appearance.rulePage ?? '', ...board.types.flatMap((it) => it.urls ?? [])];
    for (const url of shown)
      assert.doesNotMatch(url.replace(/\s/g, ''), /^(?:javascript|vbscript|data:text)/i, address);
  }
});

test('colours are colours', () => {
  for (const colour of [
    'red;background:url(//evil.example)',
    'url(x)',
    'expression(1)',
    '</style><script>',
    'var(--x)',
  ]) {
    const { appearance } = exercise(`${chess}\nlightShade=${colour}\ndarkShade=${colour}\nrimColor=${colour}`).board;
    for (const key of ['lightShade', 'darkShade', 'rimColor']) assert.notEqual(appearance[key], colour);
  }
});

test('names stay text', () => {
  // The engine hands names on as they are; that the page never reads them as markup is tested in the browser.
  const { board } = exercise(`${chess}\n<script>alert(1)</script>:G:W::a3`);
  assert.equal(board.types.length, 7);
  assert.equal(board.types[6].name, '<script>alert(1)</script>');
});

test('paths and positions from outside are refused, not believed', () =>
  withDiagram(chess, (diagram) => {
    const before = diagram.fen();
    const paths = [
      [],
      ['e2'],
      ['e2', 'e5'],
      ['z9'],
      [''],
      ['e2', 'e4', 'e5'],
      ['N@', 'e4'],
      ['=Q'],
      ['#4294967296'],
      ['\0'],
      ['e2'.repeat(10_000)],
      Array(10_000).fill('e2'),
    ];
    for (const path of paths) {
      assert.throws(
        () => diagram.play(path),
        (error) => error instanceof Error && error.message.length > 0,
        path.slice(0, 3).join(' '),
      );
      diagram.options(path);
      diagram.why(path);
      assert.equal(diagram.fen(), before);
    }
    for (const fen of [
      '',
      '/',
      'x',
      '8/8/8/8/8/8/8/8 x',
      `${'9'.repeat(100_000)} w`,
      `${'/'.repeat(100_000)}`,
      '\0',
      '<b>',
      `${before} `.repeat(1000),
    ]) {
      try {
        diagram.setFen(fen);
      } catch (error) {
        assert.ok(error instanceof Error, 'refusals are errors');
      }
      diagram.scene();
      diagram.moves('path');
    }
  }));

test('the constructor takes text or an object and says so otherwise', () => {
  const { paths } = exercise({
    files: 8,
    ranks: 8,
    royal: 'K',
    pieces: [{ name: 'king', id: 'K', move: 'K', white: ['e1'] }],
  });
  assert.equal(paths.length, 5, 'a king on the edge has five moves');
  assert.ok(errors({ files: 1e9, pieces: 7, holes: { a: 1 } }).length > 0);
  for (const value of [undefined, null, 7, true, Symbol('x'), () => 1]) {
    try {
      new Diagram(value).free?.();
    } catch (error) {
      assert.ok(error instanceof Error);
    }
  }
  const knot = {};
  knot.self = knot;
  try {
    new Diagram(knot).free?.();
  } catch (error) {
    assert.ok(error instanceof Error);
  }
});

test('routines that no page gives, and numbers without names', () => {
  const lines = [
    'customEffect=*',
    'customEffect=?:it,N:',
    'customEffect=*:<b>it</b>',
    `customEffect=${'N:it,'.repeat(500)}`,
    'customMemory=:,1,n:x,<b>:2,n:1,n:2,n:99999999999',
    `customMemory=${Array.from({ length: 500 }, (_, n) => `n${n}`)}`,
  ];
  for (const line of lines) exercise(`${chess}\n${line}`);
  const { diagnostics } = exercise(`${chess}\n${lines.join('\n')}`);
  assert.ok(diagnostics.some((it) => it.code === 'def.custom'));
});

test('steps between planes and pieces face down, with values that mean nothing', () => {
  for (const line of [
    'planes=3\nplaneSteps=*:7:Q,*:straight:Q,P:+1:mafsW,?:1:R,P:9:R,P:-0:R,P:straight,P',
    `planes=8\n${'planeSteps=*:1:Q\nplaneSteps=*:+2:KNADFWCZ\n'.repeat(200)}`,
    'faceDown=*:P,P:?,P:P,K:Q,?:P,P\nturnUp=any\nshuffle=PNBRQ\nshuffleSides=together',
    'faceDown=N:P,P:N\nturnUp=every\nshuffleSides=none',
  ]) {
    exercise(`${chess}\n${line}`);
  }
});

test('powers by place, rebirth, chains and snares, with values that mean nothing', () => {
  const lines = [
    'lend=*:Q,?:R,P:mRcpR,P',
    'lendMoves=N:zz9[,*:Q99999',
    'lendTo=?',
    'lendInstead=*:K',
    'lendBarred=P:zz',
    'paralyse=*:~,R',
    'paralyseAll=R:R',
    'patrol=*:mK',
    'patrolled=x',
    'rebirth=P:nowhere,?:home,*:file',
    'rebirthMover=Q:,K',
    'snare=q99',
    'snareGuard=[',
    'snareSpared=P:2',
    'link=,1,zz',
    'linkSteps=%',
    'link=9:a1,h8',
    'link=2:',
    'link=::::',
    'linkRing=1\nlinkSteps=-',
    'pieRule=turn',
    'dice=99\ndiceTypes=??\ndiceDoubles=maybe',
    'turnMoves=9\nturnPiece=each',
    'linkTypes=??',
    'linkResult=maybe',
    'captureResult=K:K:never,K:?:win,K',
  ];
  const text = `${chess}\n${lines.join('\n')}`;
  assert.ok(errors(text).length >= 12);
  assert.ok(exercise(text).paths.length > 0);
});

test('captures along lines, pushes and swaps, with values that mean nothing', () => {
  const lines = [
    'approach=*:Q99,?:R,P:mRcpR,P',
    'withdraw=*:N0,P:~',
    'approachOrWithdraw=P:W',
    'coordinate=*:Q99999,K',
    'coordinateWith=;',
    'chameleon=*,<b>',
    'paralyse=*:K',
    'paralyseWhom=P,?:?,N:zz',
    'paralyseGuard=[',
    'pushAside=*:Q99,?:W,P:[',
    'pullAside=*:R0,K',
    'turnCount=squares\nturnMoves=3\nturnChange=maybe',
    'push=*:Q99,?:W,P:[',
    'pull=*:R0,P:I',
    'pushMost=*:99999,P:-1,N:x',
    'pushWhom=P:*:both,N:?,K',
    'pushOff=everything',
    'swapWith=P,K:?',
    'pointsLeft=1e9',
  ];
  const text = `${chess}\n${lines.join('\n')}`;
  assert.ok(errors(text).length >= 12);
  assert.ok(exercise(text).paths.length > 0);
});

test('captures by enclosing, with values that mean nothing and lines beyond every board', () => {
  const lines = [
    'custodian=*:Q,?:R,P:mRcpR,P',
    'intervention=*:Q99999,P:N0',
    'surround=*:Q,P:~,K',
    'surroundArea=zz,P:q9',
    'surroundEdge=P:W',
    'anvil=;',
    'hostileSquares=all',
    'custodianSpared=P:zz',
  ];
  const text = `${chess}\n${lines.join('\n')}`;
  assert.ok(errors(text).length >= 6);
  assert.ok(exercise(text).paths.length > 0);
});

test('captures that go on, with values that mean nothing, on a board full of victims', () => {
  const lines = [
    'chain=*:Q,?,zz',
    'chain=*',
    'chainVictims=never',
    'chainPromotion=<b>',
    'majority=,most:?,by,first,value:K,least,by:Q',
    'majorityValue=K,Q:9999999,?:1,N:-1',
  ];
  const text = `${chess}\n${lines.join('\n')}`;
  assert.ok(errors(text).length >= 10);
  assert.ok(exercise(text).paths.length > 0);
  const row = (side) => `${side}1`.repeat(8);
  const ranks = Array.from({ length: 16 }, (_, n) => (n % 2 ? '16' : row('m')));
  for (const leave of ['end', 'next', 'now']) {
    const full = `files=16\nranks=16\nroyal=0\ncheckRule=0\npromoZone=0\nchain=*\nchainVictims=${leave}\nmajority=most
king:K:mQcafmQcaibR::\nman:M:W::\nfen=${ranks.slice(0, 15).join('/')}/1K14 w - - 0 1`;
    assert.ok(exercise(full).paths.length > 0);
  }
});
