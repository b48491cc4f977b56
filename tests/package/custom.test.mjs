// Routines of a page: the same as a key of the definition can do, refusals with a sentence, and answers that are wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDiagram } from './corpus.mjs';

const ARMY = 'files=8\nranks=8\nroyal=K\npawn:P:::a2-h2\nrook:R:::a1,h1\nking:K:::e1\nshooter:X:mK::b1,g1';
const shoot = (candidate) => [{ end: candidate.from, remove: [candidate.to] }];
const codes = (diagram) => diagram.diagnostics().map((it) => it.code);

test('a routine does what a key does', () => {
  withDiagram(`${ARMY}\nrifle=cQ3`, (keyed) => {
    withDiagram(`${ARMY}\ncustom=shoot:cQ3`, (diagram) => {
      assert.deepEqual(codes(diagram), ['def.custom']);
      diagram.custom('shoot', shoot);
      assert.deepEqual(codes(diagram), []);
      for (let ply = 0; ply < 40; ply += 1) {
        const moves = keyed.moves('path');
        assert.deepEqual(diagram.moves('path'), moves, keyed.fen());
        if (moves.length === 0) break;
        const path = moves[(ply * 7) % moves.length].split(' ');
        keyed.play(path);
        diagram.play(path);
      }
      assert.equal(diagram.fen(), keyed.fen());
      assert.deepEqual(codes(diagram), []);
    });
  });
});

test('a routine sees the candidate and the position', () => {
  withDiagram(`${ARMY}\ncustom=look:mW`, (diagram) => {
    let seen;
    diagram.custom('look', (candidate, view) => {
      if (candidate.from !== 'b3' || seen) return;
      seen = {
        candidate,
        side: view.side,
        at: view.at('b3'),
        nothing: view.at('c5'),
        rooks: view.pieces('white', 'R'),
        ahead: [view.step('b3', 'f'), view.step('b3', 'fr', 2), view.step('a1', 'l')],
        knight: view.leap('a1', 'N').sort(),
        hand: view.hand('white', 'P'),
        last: view.last(),
      };
    });
    diagram.setFen('4k3/8/8/8/8/1X6/8/R3K2R w - - 0 1');
    assert.equal(seen.candidate.kind, 'empty');
    assert.deepEqual([seen.candidate.name, seen.candidate.from, seen.candidate.previous], ['look', 'b3', 'b3']);
    assert.deepEqual(seen.candidate.path, ['b3', seen.candidate.to]);
    assert.deepEqual([seen.candidate.piece.id, seen.candidate.piece.side], ['X', 'white']);
    assert.equal(seen.side, 'white');
    assert.equal(seen.at.id, 'X');
    assert.equal(seen.nothing, null);
    assert.deepEqual(seen.rooks, ['a1', 'h1']);
    assert.deepEqual(seen.ahead, ['b4', 'd5', null]);
    assert.deepEqual(seen.knight, ['b3', 'c2']);
    assert.equal(seen.hand, 0);
    assert.equal(seen.last, null);
  });
});

test('a veto refuses with its sentence', () => {
  withDiagram(ARMY, (diagram) => {
    diagram.veto((move) => (move.piece?.id === 'P' && move.to?.endsWith('4') ? 'Pawns go slowly here.' : undefined));
    const moves = diagram.moves('path');
    assert.ok(moves.includes('a2 a3') && !moves.includes('a2 a4'));
    const reason = diagram.why(['a2', 'a4']);
    assert.deepEqual([reason.code, reason.sentence], ['vetoed', 'Pawns go slowly here.']);
    assert.throws(() => diagram.play(['a2', 'a4']), /Pawns go slowly/);
    diagram.play(['a2', 'a3']);
    assert.ok(!diagram.moves('path').includes('a7 a5') || diagram.moves('path').includes('a7 a6'));
  });
});

const WRONG = {
  'an exception': () => {
    throw new Error('oops');
  },
  'no list': () => 'e4',
  'a list of numbers': () => [1, 2],
  'a square that does not exist': () => [{ end: 'z99' }],
  'an ID that does not exist': () => [{ become: 'ZZ' }],
  'a piece on an occupied square': (it) => [{ put: [{ square: it.to, id: 'R', side: 'white' }] }],
  'a side that does not exist': () => [{ put: [{ square: 'd4', id: 'R', side: 'red' }] }],
  'too many proposals': () => Array(300).fill({}),
  'an endless list': () => Object.assign([], { length: 4_000_000_000 }),
  'a getter that throws': () => [
    {
      get end() {
        throw new Error('no');
      },
    },
    { end: 'z9' },
  ],
};

for (const [name, routine] of Object.entries(WRONG)) {
  test(`an answer that is wrong gives no move: ${name}`, () => {
    withDiagram(`${ARMY}\ncustom=it:mN`, (diagram) => {
      const before = diagram.moves('path');
      diagram.custom('it', routine);
      assert.deepEqual(diagram.moves('path'), before);
      assert.deepEqual(codes(diagram), ['custom.failed']);
      diagram.play(['a2', 'a3']);
    });
  });
}

test('a routine cannot use the diagram that asks it, nor keep the position', () => {
  withDiagram(`${ARMY}\ncustom=it:mN`, (diagram) => {
    let kept;
    let caught = 0;
    diagram.custom('it', (candidate, view) => {
      kept = view;
      try {
        diagram.play(['a2', 'a3']);
      } catch {
        caught += 1;
      }
    });
    assert.ok(caught > 0);
    assert.equal(diagram.scene().ply, 0);
    assert.throws(() => kept.at('e1'), /while it is asked/);
  });
});

test('what is no function is refused', () => {
  withDiagram(ARMY, (diagram) => {
    assert.throws(() => diagram.custom('it', 'code'), /function/);
    assert.throws(() => diagram.veto(undefined), /function/);
  });
});

test('proposals that are spelled alike are told apart by their labels', () => {
  withDiagram(`${ARMY}\ncustom=it:mN`, (diagram) => {
    diagram.custom('it', (it) =>
      it.kind === 'empty' ? [{ label: 'as a rook', become: 'R' }, { label: 'as it is' }] : [],
    );
    const choices = diagram.options(['b1', 'c3']).options;
    assert.deepEqual(choices.map((it) => it.words).sort(), ['as a rook', 'as it is']);
  });
});
