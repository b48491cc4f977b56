// Records that other programs write, and what happens to records on their way: for `records.test.mjs`.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadFfish } from '../../bench/ffish.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Games of ffish and what they are called here. */
export const FFISH_GAMES = {
  chess: 'chess',
  crazyhouse: 'crazyhouse',
  atomic: 'atomic',
  antichess: 'antichess',
  '3check': '3check',
  kingofthehill: 'kingofthehill',
  racingkings: 'racingkings',
  horde: 'horde',
  makruk: 'makruk',
  cambodian: 'cambodian',
  shatranj: 'shatranj',
  courier: 'courier',
  xiangqi: 'xiangqi',
  janggi: 'janggi',
  shogi: 'shogi',
  minishogi: 'minishogi',
  kyotoshogi: 'kyotoshogi',
  gorogoro: 'gorogoro',
  capablanca: 'capablanca',
  seirawan: 'seirawan',
};

/** A number from 0 up to a bound, by a state that it changes. */
export class Random {
  constructor(seed) {
    this.state = (seed * 2654435761 + 88675123) >>> 0;
  }

  below(bound) {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * bound);
  }

  pick(list) {
    return list[this.below(list.length)];
  }
}

/** The board of a position, without what programs write differently. */
export const boardOf = (fen) => fen.split(' ')[0].replace(/\[.*$/, '').replaceAll('~', '');

/** Games of ffish, each once in SAN and once in UCI: the text, the number of moves, the position at the end. */
export async function* gamesOfFfish(perGame, plies = 60) {
  const ffish = await loadFfish();
  for (const [theirs, ours] of Object.entries(FFISH_GAMES)) {
    for (let n = 0; n < perGame; n += 1) {
      const random = new Random(n * 131 + theirs.length);
      const board = new ffish.Board(theirs);
      const said = { san: [], uci: [] };
      while (said.uci.length < plies && !board.isGameOver()) {
        // Where two moves have one text, that is no test of reading it.
        const texts = new Map(
          board
            .legalMoves()
            .split(' ')
            .map((it) => [it, board.sanMove(it)]),
        );
        const single = [...texts].filter(([, it]) => [...texts.values()].filter((other) => other === it).length === 1);
        // Mates by a dropped Pawn are moves to ffish, but not to the rules of Minishogi.
        const fair = single.filter(([, it]) => !/^P@.*#/.test(it));
        if (fair.length === 0) break;
        const [move, san] = random.pick(fair);
        said.san.push(san);
        said.uci.push(move);
        board.push(move);
      }
      const end = board.fen();
      board.delete();
      for (const form of ['san', 'uci'])
        yield { ours, form, n, plies: said[form].length, text: asRecord(theirs, said[form]), end };
    }
  }
}

/** A record with lines of eighty letters, as programs write it. */
function asRecord(variant, moves) {
  const words = moves.flatMap((it, n) => (n % 2 === 0 ? [`${n / 2 + 1}.`, it] : [it]));
  const lines = [''];
  for (const it of [...words, '*']) {
    if (lines.at(-1).length + it.length > 78) lines.push('');
    lines.push(`${lines.pop()} ${it}`.trimStart());
  }
  return `[Event "?"]\n[Variant "${variant}"]\n\n${lines.join('\n')}\n`;
}

/** Games that python-chess writes, with variations, comments, glyphs and clocks. */
export function gamesOfPython(number, seed) {
  const folder = `${root}.tools/python-chess`;
  if (!existsSync(folder))
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', '--target', folder, 'chess==1.11.2'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const out = execFileSync('python3', [`${root}tests/package/python-games.py`, `${number}`, `${seed}`], {
    env: { ...process.env, PYTHONPATH: folder },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return gamesIn(out);
}

/** A dozen of them, which `python-games.py` wrote. */
export const writtenByPython = () => gamesIn(readFileSync(`${root}tests/package/python-games.txt`, 'utf8'));

const gamesIn = (text) =>
  text
    .split(/^=== /m)
    .slice(1)
    .map((it) => {
      const [, plies, end, text] = /^(\d+) ([^\n]*)\n([^]*)$/.exec(it);
      return { plies: Number(plies), end, text };
    });

const FOREIGN = ['§', '★', '→→', '#@!', '¶', '«', '%%', '{', '}', '(', ')', '<x>', '¿?', '\u0000', '123', ']', '"'];

/** What happens to records, by name: each changes one thing. */
export const DAMAGES = {
  mark: (text) => `\ufeff${text}`,
  'mark inside': (text, random) => inserted(text, random, '\ufeff'),
  windows: (text) => text.replaceAll('\n', '\r\n'),
  'lost line': (text, random) => {
    // The last lines may be lost without a trace.
    const lines = text.trimEnd().split('\n');
    if (lines.length > 2) lines.splice(random.below(lines.length - 2), 1);
    return lines.join('\n');
  },
  'foreign sign': (text, random) => inserted(text, random, ` ${random.pick(FOREIGN)} `),
  'foreign sign in a word': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(FOREIGN) + text.slice(at);
  },
  'cut end': (text, random) => text.slice(0, random.below(text.length)),
  'lost letter': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
};

/** A text with something put between two of its words. */
function inserted(text, random, part) {
  const places = [...text.matchAll(/\s/g)].map((it) => it.index);
  const at = random.pick(places);
  return text.slice(0, at) + part + text.slice(at);
}
