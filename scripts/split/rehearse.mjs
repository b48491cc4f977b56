// What a page does with an ordinary game, from the definition to a game of some moves: it decides which functions travel first.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opening } from './code.mjs';
import { CODE, EXPORT, GLOBAL, KIND, list, number, sized, text, write } from './module.mjs';

/** Games whose boards must not wait for the rest. */
export const GAMES = ['chess', 'shogi', 'xiangqi', 'capablanca', 'crazyhouse', 'seirawan', 'courier', 'spartan', 'berolina', 'grasshopper', 'legan', 'opulent', 'yarishogi', 'knightmate'];

const MOVES = 60;

/** Numbers that look random and are the same every time. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 16) % sides;
  };
}

/** Clicks a move together. Returns `undefined` when there is none. */
function clicked(diagram, roll, tell) {
  for (let path = []; ; ) {
    const { play, options } = diagram.options(path);
    tell({ play, options });
    if (play && (options.length === 0 || roll(2) > 0)) return path;
    if (options.length === 0) return undefined;
    path = [...path, options[roll(options.length)].step];
    tell(diagram.preview(path));
  }
}

/** Shows and plays one game as the element does. Returns its diagram. */
function play(Diagram, definition, tell) {
  const diagram = new Diagram(definition);
  const roll = dice(7);
  const board = diagram.board();
  const seen = () => [diagram.scene(), diagram.lines(), diagram.fen()].forEach(tell);
  tell(board);
  tell(diagram.diagnostics());
  tell(diagram.puzzle());
  tell(diagram.relations());
  seen();
  for (let ply = 0; ply < MOVES; ply++) {
    const path = clicked(diagram, roll, tell);
    if (!path) break;
    tell(diagram.zones(diagram.scene().pieces[0].type, diagram.scene().side));
    tell(diagram.play(path));
    seen();
  }
  diagram.undo();
  diagram.redo();
  diagram.goto(1);
  tell(diagram.record());
  tell(diagram.legalCount());
  tell(diagram.moves());
  tell(diagram.moves('uci'));
  tell(diagram.perft(2));
  const trial = diagram.trial();
  trial.room();
  tell(trial.list());
  trial.push(0);
  trial.pop();
  trial.free();
  diagram.restart();
  seen();
  diagram.setFen(diagram.fen());
  return diagram;
}

/** Goes through all games. What came back, as text: the same for every way in which the engine is put together. */
export function rehearse({ Diagram }, folder) {
  const told = [];
  const tell = (it) => told.push(JSON.stringify(it));
  // As on a page, all are there at once, and some a second time.
  const open = [...GAMES, ...GAMES.slice(0, 2)].map((name) => play(Diagram, readFileSync(join(folder, `${name}.txt`), 'utf8'), tell));
  for (const it of open) it.free();
  return told.join('\n');
}

/** The module with a number for every function that says whether it has run. */
export function marked(module) {
  const first = module.globals.length;
  const sections = new Map(module.sections);
  const flag = Buffer.from([0x7f, 1, 0x41, 0, 0x0b]);
  sections.set(GLOBAL, list([...module.globals.map((it) => Buffer.concat([Buffer.from([it.type, it.mutable]), it.bytes])), ...module.bodies.map(() => flag)]));
  const exported = module.exports.map((it) => Buffer.concat([text(it.name), Buffer.from([it.kind]), number(it.index)]));
  const flags = module.bodies.map((_, index) => Buffer.concat([text(`ran:${index}`), Buffer.from([KIND.global]), number(first + index)]));
  sections.set(EXPORT, list([...exported, ...flags]));
  const bodies = module.bodies.map((body, index) => {
    const at = opening(body);
    return sized(Buffer.concat([body.subarray(0, at), Buffer.from([0x41, 1, 0x24]), number(first + index), body.subarray(at)]));
  });
  sections.set(CODE, list(bodies));
  return write(sections);
}

/** The functions of a marked module that have run, by their numbers without imports. */
export const ran = (exports) => new Set(Object.keys(exports).flatMap((it) => (it.startsWith('ran:') && exports[it].value === 1 ? [Number(it.slice(4))] : [])));
