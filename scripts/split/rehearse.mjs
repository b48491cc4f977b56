// What a page does with an ordinary game, from the definition to a game of some moves: it decides which functions travel first.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OP, decoded } from './code.mjs';
import { CODE, EXPORT, GLOBAL, KIND, exportEntry, list, number, sized, write } from './module.mjs';
import { leaders } from './regions.mjs';

/** Games whose boards must not wait for the rest. */
export const GAMES = ['chess', 'shogi', 'xiangqi', 'capablanca', 'crazyhouse', 'seirawan', 'courier', 'spartan', 'berolina', 'grasshopper', 'legan', 'opulent', 'yarishogi', 'knightmate'];

/** Games of other kinds. Where the search for their moves goes inside of functions that travel first, nothing is cut out: that would slow it down. */
export const SEARCHED = ['chushogi', 'tenjiku', 'atomic', 'glinski'];

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
  // An element that is taken out keeps its game.
  tell(diagram.record());
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

/** Searches moves; what runs before the search is forgotten by `forget`. */
export function search({ Diagram }, folder, forget) {
  const all = SEARCHED.map((name) => new Diagram(readFileSync(join(folder, `${name}.txt`), 'utf8')));
  forget();
  for (const it of all) it.perft(2);
}

/** The module with a number for every leader of its functions that says whether it has run. */
export function marked(module) {
  const first = module.globals.length;
  const sections = new Map(module.sections);
  const places = [];
  const bodies = module.bodies.map((body, index) => {
    const { code } = decoded(body);
    const parts = [];
    let done = 0;
    for (const it of leaders(code)) {
      parts.push(body.subarray(done, code[it].at), Buffer.from([OP.i32, 1, OP.setGlobal]), number(first + places.length));
      done = code[it].at;
      places.push([index, it]);
    }
    return sized(Buffer.concat([...parts, body.subarray(done)]));
  });
  const flag = Buffer.from([0x7f, 1, OP.i32, 0, OP.end]);
  sections.set(GLOBAL, list([...module.globals.map((it) => Buffer.concat([Buffer.from([it.type, it.mutable]), it.bytes])), ...places.map(() => flag)]));
  const exported = module.exports.map((it) => exportEntry(it.name, it.kind, it.index));
  const flags = places.map((_, index) => exportEntry(`ran:${index}`, KIND.global, first + index));
  sections.set(EXPORT, list([...exported, ...flags]));
  sections.set(CODE, list(bodies));
  return { bytes: write(sections), places };
}

/** What a marked module has run since it was forgotten: asked with a function (without imports) and an instruction, `undefined` where no way begins. */
export function ran(exports, places) {
  const found = new Map();
  places.forEach(([index, at], place) => {
    if (!found.has(index)) found.set(index, new Map());
    found.get(index).set(at, exports[`ran:${place}`].value === 1);
  });
  return (index, at) => found.get(index)?.get(at);
}

/** Forgets what a marked module has run. */
export const forget = (exports, places) => places.forEach((_, place) => (exports[`ran:${place}`].value = 0));
