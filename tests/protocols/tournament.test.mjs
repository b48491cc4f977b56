// A tournament between two programs, one that speaks UCI and one that speaks the protocol of XBoard: twenty games on the clock in chess,
// in Capablanca's chess and in a game of ours, without an illegal move and without a loss on time.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { createDiagram } from '../../pkg/engine.js';
import { root } from '../../scripts/tools.mjs';

/** Games by definition: each is played with both colours. */
const GAMES = { chess: 8, capablanca: 6, borderlands: 6 };

/** Milliseconds for a game, and for each move. */
const TIME = 2000;
const INCREMENT = 40;

/** Results as interfaces write them. */
const RESULTS = { white: '1-0', black: '0-1', draw: '1/2-1/2' };

/** Longer games are drawn. */
const MOST_PLIES = 240;

const PROGRAM = join(root, 'target', 'debug', 'variant-diagram');

/** A program, line by line. */
function program(...words) {
  const child = spawn(PROGRAM, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    say: (text) => child.stdin.write(`${text}\n`),
    /** The next line that begins with one of these words. */
    async hear(...begins) {
      for (;;) {
        const { done, value } = await lines.next();
        assert.ok(!done, `${words.join(' ')} ended`);
        assert.doesNotMatch(value, /^(Illegal move|Error|tellusererror|info string)/);
        if (begins.some((it) => value.startsWith(it))) return value;
      }
    },
    async end() {
      child.stdin.end('quit\n');
      const [code] = await once(child, 'close');
      assert.equal(code, 0);
    },
  };
}

/** A player over UCI. */
async function uciPlayer(file) {
  const it = program('uci', file);
  it.say('uci\nsetoption name Hash value 4');
  await it.hear('uciok');
  return {
    notation: 'uci',
    async begin() {
      it.say('ucinewgame\nisready');
      await it.hear('readyok');
    },
    async choose(moves, clocks) {
      const played = moves.length > 0 ? ` moves ${moves.map((move) => move.uci).join(' ')}` : '';
      const [white, black] = clocks.map((time) => Math.round(time));
      it.say(`position startpos${played}`);
      it.say(`go wtime ${white} btime ${black} winc ${INCREMENT} binc ${INCREMENT}`);
      return (await it.hear('bestmove')).split(' ')[1];
    },
    told() {},
    end: it.end,
  };
}

/** A player over the protocol of XBoard. */
async function xboardPlayer(file) {
  const it = program('xboard', file);
  it.say('xboard\nprotover 2');
  await it.hear('feature done=1');
  return {
    notation: 'xboard',
    async begin() {
      it.say(`new\nmemory 4\nlevel 0 0:${TIME / 1000} ${INCREMENT / 1000}\nforce\nping 1`);
      await it.hear('pong 1');
    },
    async choose(moves, clocks) {
      const [own, other] = moves.length % 2 === 0 ? clocks : clocks.toReversed();
      it.say(`time ${Math.round(own / 10)}\notim ${Math.round(other / 10)}`);
      // Out of `force` it is told to go; later it answers by itself.
      if (moves.length > 1) it.say(`usermove ${moves.at(-1).xboard}`);
      else it.say([...moves.map((move) => `usermove ${move.xboard}`), 'go'].join('\n'));
      return (await it.hear('move')).split(' ')[1];
    },
    /** It says itself how a game ends. */
    async told(result) {
      assert.ok((await it.hear(...Object.values(RESULTS))).startsWith(result));
    },
    end: it.end,
  };
}

/** Plays a game. */
async function playGame(diagram, players) {
  const [clocks, moves] = [[TIME, TIME], []];
  diagram.restart();
  for (const it of players) await it.begin();
  while (!diagram.scene().verdict && moves.length < MOST_PLIES) {
    const turn = moves.length % 2;
    const player = players[turn];
    const begun = performance.now();
    const text = await player.choose(moves, clocks);
    clocks[turn] -= performance.now() - begun;
    assert.ok(clocks[turn] >= 0, `${player.notation} lost on time`);
    clocks[turn] += INCREMENT;
    const at = diagram.moves(player.notation).indexOf(text);
    assert.notEqual(at, -1, `${text} is illegal after ${moves.map((it) => it.uci).join(' ')}`);
    moves.push({ uci: diagram.moves('uci')[at], xboard: diagram.moves('xboard')[at] });
    diagram.play(diagram.moves('path')[at].split(' '));
  }
  const { verdict } = diagram.scene();
  const result = RESULTS[verdict?.result ?? 'draw'];
  // Who made the last move knows how the game ended; the other side has not been told of it.
  if (verdict) await players[(moves.length + 1) % 2].told(result);
  return { result, plies: moves.length };
}

before(() => {
  const { status } = spawnSync('cargo', ['build', '--package', 'variant-diagram-cli'], { cwd: root, stdio: 'inherit' });
  assert.equal(status, 0);
});

for (const [name, count] of Object.entries(GAMES)) {
  test(`${count} games of ${name}`, async (t) => {
    const file = join(root, 'tests', 'diagrams', `${name}.txt`);
    const players = [await uciPlayer(file), await xboardPlayer(file)];
    after(() => Promise.all(players.map((it) => it.end())));
    const diagram = await createDiagram(readFileSync(file, 'utf8'));
    for (let n = 0; n < count; n += 1) {
      const { result, plies } = await playGame(diagram, n % 2 === 0 ? players : players.toReversed());
      t.diagnostic(`game ${n + 1}: ${result} after ${plies} plies`);
      assert.ok(plies > 8);
    }
    diagram.free();
  });
}
