// Tournaments on the clock, over UCI and the protocol of XBoard, in chess, in Capablanca's chess and in a game of ours: twenty
// games between two of our programs and twenty against Fairy-Stockfish, without an illegal move and without a loss on time.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { createDiagram } from '../../pkg/engine.js';
import { root, which } from '../../scripts/tools.mjs';

/** Games by definition: each is played with both colours. */
const GAMES = { chess: 8, capablanca: 6, borderlands: 6 };

/** A game that no other program knows; Fairy-Stockfish reads what we export. */
const COUNCIL = `title=Council Chess
firstRank=1
royal=K
promoChoice=CARN
repetition=3:draw
nMoveRule=50
pawn:P:fmWfceFifmnD::a2-h2
knight:N:N::b1,g1
archbishop:A:BN::c1,f1
rook:R:R::a1,h1
chancellor:C:RN::d1
king:K:KisO2::e1
`;

/** Games against Fairy-Stockfish by what it calls them. */
const AGAINST_OTHERS = { chess: 8, capablanca: 6, 'council-chess': 6 };

/** Milliseconds for a game, and for each move. */
const TIME = 2000;
const INCREMENT = 40;

/** Results as interfaces write them. */
const RESULTS = { white: '1-0', black: '0-1', draw: '1/2-1/2' };

/** Longer games are drawn. */
const MOST_PLIES = 240;

const PROGRAM = join(root, 'target', 'debug', 'variant-diagram');

/** Where Debian installs games. */
const FAIRY_STOCKFISH = which('fairy-stockfish') ?? '/usr/games/fairy-stockfish';

/** A program, line by line. */
function program(command, ...words) {
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    say: (text) => child.stdin.write(`${text}\n`),
    /** The next line that begins with one of these words. */
    async hear(...begins) {
      for (;;) {
        const { done, value } = await lines.next();
        assert.ok(!done, `${command} ${words.join(' ')} ended`);
        assert.doesNotMatch(value, /^(Illegal move|Error|tellusererror)/);
        // What is wrong with a definition or a command.
        if (command === PROGRAM) assert.doesNotMatch(value, /^info string/);
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

/** A player over UCI, with options that it is told. */
async function uciPlayer(it, options = {}) {
  it.say('uci');
  await it.hear('uciok');
  for (const [name, value] of Object.entries({ Hash: 4, ...options })) it.say(`setoption name ${name} value ${value}`);
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

/** A player over the protocol of XBoard. `variant` is what a game of many is chosen with; `ends`: it says itself how a game ends. */
async function xboardPlayer(it, { variant = '', ends = true } = {}) {
  it.say('xboard\nprotover 2');
  await it.hear('feature done=1');
  return {
    notation: 'xboard',
    async begin() {
      it.say(`new\n${variant}memory 4\nlevel 0 0:${TIME / 1000} ${INCREMENT / 1000}\nforce\nping 1`);
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
    async told(result) {
      if (ends) assert.ok((await it.hear(...Object.values(RESULTS))).startsWith(result));
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

/** Plays games between the two of each pair in turn, with both colours. */
async function playGames(t, definition, pairs, count) {
  after(() => Promise.all(pairs.flat().map((it) => it.end())));
  const diagram = await createDiagram(definition);
  for (let n = 0; n < count; n += 1) {
    const players = pairs[n % pairs.length];
    const isTurned = Math.floor(n / pairs.length) % 2 === 1;
    const { result, plies } = await playGame(diagram, isTurned ? players.toReversed() : players);
    t.diagnostic(`game ${n + 1}: ${result} after ${plies} plies`);
    assert.ok(plies > 8);
  }
  diagram.free();
}

before(() => {
  const { status } = spawnSync('cargo', ['build', '--package', 'variant-diagram-cli'], { cwd: root, stdio: 'inherit' });
  assert.equal(status, 0);
});

for (const [name, count] of Object.entries(GAMES)) {
  test(`${count} games of ${name}`, async (t) => {
    const file = join(root, 'tests', 'diagrams', `${name}.txt`);
    const players = [
      await uciPlayer(program(PROGRAM, 'uci', file)),
      await xboardPlayer(program(PROGRAM, 'xboard', file)),
    ];
    await playGames(t, readFileSync(file, 'utf8'), [players], count);
  });
}

for (const [name, count] of Object.entries(AGAINST_OTHERS)) {
  test(`${count} games of ${name} against Fairy-Stockfish, by both protocols`, async (t) => {
    const folder = join(root, 'target', 'tournament');
    mkdirSync(folder, { recursive: true });
    const [own, ini] = [join(folder, 'council.txt'), join(folder, 'council.ini')];
    writeFileSync(own, COUNCIL);
    writeFileSync(ini, execFileSync(PROGRAM, ['export', own, '--to', 'ini']));
    const file = name === 'council-chess' ? own : join(root, 'tests', 'diagrams', `${name}.txt`);
    const theirs = { VariantPath: ini, UCI_Variant: name };
    const variant = `option VariantPath=${ini}\nvariant ${name === 'chess' ? 'normal' : name}\n`;
    const players = [
      [await uciPlayer(program(PROGRAM, 'uci', file)), await uciPlayer(program(FAIRY_STOCKFISH), theirs)],
      [
        await xboardPlayer(program(PROGRAM, 'xboard', file)),
        await xboardPlayer(program(FAIRY_STOCKFISH), { variant, ends: false }),
      ],
    ];
    await playGames(t, readFileSync(file, 'utf8'), players, count);
  });
}
