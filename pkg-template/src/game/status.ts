// The words of the status line, and its buttons.

import { capital, nameWord, toMoveWords, typeName } from '../a11y/labels.js';
import { isPast, latestStop, pieceOn, type Stop } from '../board/board-state.js';
import { joined } from '../words/page.js';
import { drawingWords, inkWords } from './arrow-tool.js';
import { isComputersTurn } from './computers-turn.js';
import { clickable } from './engine-answers.js';
import { awaitsFriend } from './friends-turn.js';
import { type Game, typeAt } from './game.js';
import { premoveWords } from './premove.js';
import { selectedZones } from './selected-zones.js';

/** The actions of the buttons. */
export type StatusAction =
  | 'finish'
  | 'pass'
  | 'close-diagram'
  | 'turn-diagram'
  | 'place-diagram'
  | 'attackers'
  | 'erase-last'
  | 'erase-all'
  | 'stop-drawing'
  | 'change-ink'
  | 'enforce'
  | 'shuffle'
  | 'try-again';

/** A button: its action, its name, and its name for screen readers if that is another. */
export interface StatusButton {
  action: StatusAction;
  name: string;
  label?: string;
}

/** A sentence, a key for styling it, and buttons. */
export interface Status {
  key: string;
  text: string;
  buttons: StatusButton[];
}

/** What else there is to know of the piece that was clicked first: its frames, and moves of more than one step. */
function moreOf(game: Game, stop: Stop): (string | false)[] {
  const { path, options } = stop;
  const [first = ''] = path;
  const zones = new Set(selectedZones(game, stop).map((it) => it.words));
  const legs = options.options.some((it) => it.cell !== undefined && it.goesOn);
  const stays = options.options.some((it) => it.step === first && it.plays);
  return [legs && game.say('may-go-on'), stays && game.say('may-stay'), ...zones];
}

/** How to go on with the open path. */
function nextClick(game: Game, stop: Stop): string {
  const { board, cellOf, say, state } = game;
  const { path, options } = stop;
  const first = path[0] ?? '';
  const cell = cellOf.get(first);
  const piece = pieceOn(state, cell);
  const slot = state.scene.hands.find((it) => it.step === first);
  const name = typeName(board, piece?.type ?? slot?.type ?? 0);
  if (path.length === 1) {
    const where = board.cells[cell ?? -1]?.label ?? first;
    const how = slot ? say('put-piece', { name }) : say('go-with-piece', { name, square: where });
    return joined(say, 'sentence-more', how, ...moreOf(game, stop));
  }
  if (board.wall && options.options.every((it) => it.mark === 'drop'))
    return say('put-piece', { name: typeName(board, 0) });
  return say(options.whole ? 'go-on-or-stop' : 'go-on');
}

/** While a move is entered. */
function pathStatus(game: Game, stop: Stop): [key: string, text: string] {
  const { board, say, state } = game;
  // The pointer still rests on what was just clicked.
  const hovered = stop.options.options.find((it) => it.step === state.pointed && it.step !== stop.path.at(-1));
  if (state.input.kind === 'choosing') {
    const name = hovered && (hovered.words || (hovered.type && nameWord(say, typeName(board, hovered.type))));
    if (name) return ['choose-promotion', say('sentence', { text: capital(name) })];
    const mover = typeAt(game, stop.path[0] ?? '');
    const types = stop.options.options.flatMap((it) => (it.mark === 'choice' ? (it.type ?? []) : []));
    if (mover !== undefined && types.includes(mover))
      return ['choose-promotion', say('promote-piece', { name: typeName(board, mover) })];
    return ['choose-promotion', say(types.length > 0 ? 'choose-piece' : 'choose-move')];
  }
  return [
    stop.path.length === 1 ? 'choose-target' : 'choose-next',
    hovered?.words ? say('sentence', { text: capital(hovered.words) }) : nextClick(game, stop),
  ];
}

/** The codes of texts that are no definition at all. */
const FOREIGN = /^def\.(?:empty|fen|pgn|prose)$/;

/** Before a move is begun. */
function positionStatus(game: Game): [key: string, text: string] {
  const { board, pieces, say, state } = game;
  const { ply, plies, record, checks, verdict } = state.scene;
  const { problem } = state.computer;
  // There is no game that could be over.
  if (board.types.length === 0)
    return ['no-pieces', game.diagnostics.find((it) => FOREIGN.test(it.code))?.message ?? say('no-piece-yet')];
  if (problem !== undefined) return ['problem', problem];
  if (isComputersTurn(game)) return ['thinking', joined(say, 'sentence-more', say('thinking'), premoveWords(game))];
  const inCheck = checks.length > 0;
  const turn = toMoveWords(say, state.scene, pieces.signOf(say, state.scene.turn, state.flipped));
  const toMove = inCheck ? say('in-check', { what: turn }) : turn;
  if (isPast(state)) {
    const move = record[ply - 1] ?? '';
    return [
      'not-current',
      ply === 0 ? say('before-first', { toMove }) : say('after-move', { move, ply, plies, toMove }),
    ];
  }
  if (verdict) return ['verdict', verdict.sentence];
  if (state.friend && awaitsFriend(game)) return ['waiting', state.friend.words];
  if (!board.enforce) return ['free', say('free-play')];
  if (plies > 0 || inCheck) return [inCheck ? 'check' : 'turn', say('sentence', { text: toMove })];
  return ['start', say(clickable(game).length > 0 ? 'start-with-square' : 'start-with-piece', { toMove })];
}

/** Notices, refusals, move diagrams and tools come first. */
function specialStatus(game: Game): [key: string, text: string] | undefined {
  const { board, say, state } = game;
  const { moveDiagram: diagram, notice, refusal, tool } = state;
  if (notice !== undefined) return ['restored', notice];
  if (refusal) return ['refused', refusal.text];
  if (diagram) {
    if (diagram.placing) return ['diagram', say('place-piece')];
    const how = say('how-moves', { name: typeName(board, diagram.type) });
    return ['diagram', diagram.moved ? say('how-moves-after', { how }) : say('sentence', { text: how })];
  }
  if (tool.kind === 'draw') return ['draw', drawingWords(game)];
  if (tool.kind === 'edit') return ['edit', say('editing')];
  return undefined;
}

function buttonsOf(game: Game, key: string, stop: Stop | undefined): StatusButton[] {
  const { say, state } = game;
  const { annotations, input, moveDiagram, scene } = state;
  const buttons: StatusButton[] = [];
  if (stop?.options.whole && input.kind === 'spelling') buttons.push({ action: 'finish', name: say('button-finish') });
  if (scene.pass && /^(start|turn|check|refused|not-current)$/.test(key))
    buttons.push({ action: 'pass', name: say('button-pass') });
  if (moveDiagram) {
    buttons.push({ action: 'close-diagram', name: say('button-back'), label: say('button-back-to-game') });
    buttons.push({
      action: 'turn-diagram',
      name: say(moveDiagram.side === 'white' ? 'button-as-black' : 'button-as-white'),
    });
    buttons.push({ action: 'place-diagram', name: say('button-elsewhere'), label: say('button-put-elsewhere') });
  }
  if (key === 'check' || (key === 'verdict' && scene.checks.length > 0)) {
    const shown = annotations.attackersOf.length > 0;
    buttons.push({ action: 'attackers', name: say(shown ? 'button-hide-attackers' : 'button-show-attackers') });
  }
  if (key === 'draw') {
    if (annotations.from !== undefined || annotations.reader.length > 0) {
      buttons.push({ action: 'erase-last', name: say('button-wipe-last') });
      buttons.push({ action: 'erase-all', name: say('button-wipe-all') });
    }
    buttons.push({ action: 'change-ink', name: inkWords(game) });
    buttons.push({ action: 'stop-drawing', name: say('button-stop-drawing') });
  }
  if (key === 'start' && scene.shuffle !== undefined)
    buttons.push({ action: 'shuffle', name: say('button-next-start') });
  if (key === 'problem') buttons.push({ action: 'try-again', name: say('button-try-again') });
  if (key === 'free') buttons.push({ action: 'enforce', name: say('button-enforce') });
  return buttons;
}

/** The status line. */
export function statusOf(game: Game): Status {
  const stop = latestStop(game.state.input);
  const [key, text] = specialStatus(game) ?? (stop ? pathStatus(game, stop) : positionStatus(game));
  return { key, text, buttons: buttonsOf(game, key, stop) };
}
