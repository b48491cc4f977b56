// Programs of others that read games, for `second-programs.test.mjs`: where they come from, and what they make of a text. They are
// tools of tests: only run, and never shipped.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = path.join(root, '.tools', 'second-programs');

/** The packages, in versions that do not change. */
const PYTHON = ['chess==1.11.2', 'python-shogi==1.1.1', 'cshogi==1.1.0', 'cchess==1.25.5', 'pydraughts==0.6.7'];
const NODE = ['chess.js@1.4.0', 'chessops@0.15.1'];

/** Installs something into a folder of its own, once. Returns the folder, or why it cannot be there. */
function installed(name, install) {
  const folder = path.join(tools, name);
  const done = path.join(folder, '.done');
  if (existsSync(done)) return { folder };
  mkdirSync(folder, { recursive: true });
  try {
    install(folder);
  } catch (error) {
    return { why: `${name} cannot be installed: ${error.message.split('\n')[0]}` };
  }
  writeFileSync(done, '');
  return { folder };
}

const quiet = { stdio: ['ignore', 'ignore', 'ignore'] };

const python = () =>
  installed('python', (folder) =>
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', '--target', folder, ...PYTHON], quiet),
  );

const node = () =>
  installed('node', (folder) => {
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...NODE], { ...quiet, cwd: folder });
  });

const pgnExtract = () =>
  installed('pgn-extract', (folder) => {
    const unpacking =
      'cd "$1" && apt-get download pgn-extract && dpkg -x pgn-extract_*.deb . && test -x usr/games/pgn-extract';
    execFileSync('sh', ['-c', unpacking, 'sh', folder], quiet);
  });

/** What a program of Python makes of each of some texts; a text instead that says why it cannot be asked. */
export function readByPython(program, texts) {
  const { folder, why } = python();
  if (why) return why;
  const out = execFileSync('python3', [path.join(root, 'tests', 'package', 'second-programs.py')], {
    env: { ...process.env, PYTHONPATH: folder },
    encoding: 'utf8',
    input: JSON.stringify(texts.map((text) => ({ program, text }))),
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(out.slice(out.indexOf('[')));
}

/** Loads a module of a package of Node; a text instead that says why it is not there. */
async function moduleOf(...names) {
  const { folder, why } = node();
  return why ?? import(pathToFileURL(path.join(folder, 'node_modules', ...names)));
}

/** The moves that chess.js reads. */
export async function readByChessJs(texts) {
  const found = await moduleOf('chess.js', 'dist', 'esm', 'chess.js');
  if (typeof found === 'string') return found;
  return texts.map((text) => {
    try {
      const game = new found.Chess();
      game.loadPgn(text);
      return { moves: game.history({ verbose: true }).map((it) => it.lan), end: game.fen().split(' ')[0] };
    } catch (error) {
      return { error: error.message };
    }
  });
}

/** A castling as engines for plain chess write it; chessops lets the King take the Rook. */
function castling({ board, turn }, { from, to }) {
  const [king, rook] = [board.get(from), board.get(to)];
  if (king?.role !== 'king' || rook?.role !== 'rook' || rook.color !== turn) return undefined;
  return { from, to: to > from ? from + 2 : from - 2 };
}

/** The moves that chessops reads, in variants too. */
export async function readByChessops(texts) {
  const [pgn, san, fen, util] = await Promise.all(
    ['pgn', 'san', 'fen', 'util'].map((it) => moduleOf('chessops', 'dist', 'esm', `${it}.js`)),
  );
  if (typeof pgn === 'string') return pgn;
  return texts.map((text) => {
    try {
      const [game] = pgn.parsePgn(text);
      const position = pgn.startingPosition(game.headers).unwrap();
      const moves = [];
      for (const { san: said } of game.moves.mainline()) {
        const move = san.parseSan(position, said);
        if (!move) return { error: `no move: ${said} after ${moves.length}` };
        moves.push(util.makeUci(castling(position, move) ?? move));
        position.play(move);
      }
      return { moves, end: fen.makeFen(position.toSetup()).split(' ')[0] };
    } catch (error) {
      return { error: error.message };
    }
  });
}

/** The moves that pgn-extract reads, in the notation of engines. */
export function readByPgnExtract(texts) {
  const { folder, why } = pgnExtract();
  if (why) return why;
  return texts.map((input) => {
    const { stdout, stderr } = spawnSync(
      path.join(folder, 'usr', 'games', 'pgn-extract'),
      ['-Wuci', '--quiet', '--novars', '--nocomments', '--nonags', '-w', '9999'],
      { input, encoding: 'utf8' },
    );
    const body = stdout.split('\n\n')[1] ?? '';
    // It writes promotions with capital letters.
    const moves = body
      .split(/\s+/)
      .filter((it) => /^[a-h]/.test(it))
      .map((it) => it.toLowerCase());
    return stderr.trim() === '' ? { moves } : { error: stderr.trim() };
  });
}
