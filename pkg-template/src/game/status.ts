// The words of the status line, and its buttons.

import { capital, toMoveWords, typeName } from '../a11y/labels.js';
import { INKS } from '../board/annotations.js';
import { isPast, latestStop, pieceOn, type Stop } from '../board/board-state.js';
import { drawingWords } from './arrow-tool.js';
import { isComputersTurn, THINKING } from './computers-turn.js';
import { clickable } from './engine-answers.js';
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
function moreOf(game: Game, stop: Stop): string {
  const { path, options } = stop;
  const [first = ''] = path;
  const zones = new Set(selectedZones(game, stop).map((it) => it.words));
  const legs = options.options.some((it) => it.cell !== undefined && !it.plays && /\bgo on\b/.test(it.words));
  const stays = options.options.some((it) => it.step === first && it.plays);
  const more = [
    legs && 'From some it may go on with a second click.',
    stays && 'Click it again to let it stay there.',
    ...zones,
  ];
  return more.flatMap((it) => (it ? [` ${it}`] : [])).join('');
}

/** How to go on with the open path. */
function nextClick(game: Game, stop: Stop): string {
  const { board, cellOf, state } = game;
  const { path, options } = stop;
  const first = path[0] ?? '';
  const cell = cellOf.get(first);
  const piece = pieceOn(state, cell);
  const slot = state.scene.hands.find((it) => it.step === first);
  const name = board.types[(piece?.type ?? slot?.type ?? 0) - 1]?.name ?? 'piece';
  if (path.length === 1)
    return slot
      ? `Put the ${name} on a marked square.${moreOf(game, stop)}`
      : `${capital(name)} on ${board.cells[cell ?? -1]?.label ?? first}: go to a marked square.${moreOf(game, stop)}`;
  if (board.wall && options.options.every((it) => it.mark === 'drop'))
    return `Put the ${board.wall} on a marked square.`;
  if (options.whole) return 'Go on to a marked square, or click the last square again to stop there.';
  return 'Go on to a marked square.';
}

/** While a move is entered. */
function pathStatus(game: Game, stop: Stop): [key: string, text: string] {
  const { board, state } = game;
  // The pointer still rests on what was just clicked.
  const hovered = stop.options.options.find((it) => it.step === state.pointed && it.step !== stop.path.at(-1));
  if (state.input.kind === 'choosing') {
    const name = hovered && (hovered.words || board.types[(hovered.type ?? 0) - 1]?.name);
    if (name) return ['choose-promotion', `${capital(name)}.`];
    const mover = typeAt(game, stop.path[0] ?? '');
    const types = stop.options.options.flatMap((it) => (it.mark === 'choice' ? (it.type ?? []) : []));
    if (mover !== undefined && types.includes(mover))
      return ['choose-promotion', `Promote the ${typeName(board, mover)}?`];
    return ['choose-promotion', types.length > 0 ? 'Choose a piece.' : 'Choose one of the moves.'];
  }
  return [
    stop.path.length === 1 ? 'choose-target' : 'choose-next',
    hovered?.words ? `${capital(hovered.words)}.` : nextClick(game, stop),
  ];
}

/** The codes of texts that are no definition at all. */
const FOREIGN = /^def\.(?:empty|fen|pgn|prose)$/;

/** Before a move is begun. */
function positionStatus(game: Game): [key: string, text: string] {
  const { board, pieces, state } = game;
  const { ply, plies, record, checks, verdict } = state.scene;
  const { problem } = state.computer;
  // There is no game that could be over.
  if (board.types.length === 0)
    return ['no-pieces', game.diagnostics.find((it) => FOREIGN.test(it.code))?.message ?? 'There is no piece yet.'];
  if (problem !== undefined) return ['problem', problem];
  if (isComputersTurn(game)) return ['thinking', `${THINKING} ${premoveWords(game)}`.trim()];
  const inCheck = checks.length > 0;
  const toMove = `${toMoveWords(state.scene, pieces.signOf(state.scene.turn, state.flipped))}${inCheck ? ', in check' : ''}`;
  if (isPast(state)) {
    const place = ply === 0 ? 'Before the first move' : `After ${record[ply - 1]}, move ${ply} of ${plies}`;
    return ['not-current', `${place}. ${toMove}.`];
  }
  if (verdict) return ['verdict', verdict.sentence];
  if (!board.enforce) return ['free', 'Free play: rules are not enforced.'];
  if (plies > 0 || inCheck) return [inCheck ? 'check' : 'turn', `${toMove}.`];
  return ['start', `${toMove}: ${clickable(game).length > 0 ? 'click a square' : 'click or drag a piece'}.`];
}

/** Notices, refusals, move diagrams and tools come first. */
function specialStatus(game: Game): [key: string, text: string] | undefined {
  const { board, state } = game;
  const { moveDiagram: diagram, notice, refusal, tool } = state;
  if (notice !== undefined) return ['restored', notice];
  if (refusal) return ['refused', refusal.text];
  if (diagram) {
    const how = `How the ${board.types[diagram.type - 1]?.name ?? 'piece'} moves${diagram.moved ? ' after its first move' : ''}.`;
    return ['diagram', diagram.placing ? 'Click a square to place the piece.' : how];
  }
  if (tool.kind === 'draw') return ['draw', drawingWords(game)];
  if (tool.kind === 'edit') return ['edit', 'Place pieces, or move them.'];
  return undefined;
}

function buttonsOf({ state }: Game, key: string, stop: Stop | undefined): StatusButton[] {
  const { annotations, input, moveDiagram, scene } = state;
  const buttons: StatusButton[] = [];
  if (stop?.options.whole && input.kind === 'spelling') buttons.push({ action: 'finish', name: 'Finish' });
  if (scene.pass && /^(start|turn|check|refused|not-current)$/.test(key))
    buttons.push({ action: 'pass', name: 'Pass' });
  if (moveDiagram) {
    buttons.push({ action: 'close-diagram', name: 'Back', label: 'Back to the game' });
    buttons.push({ action: 'turn-diagram', name: moveDiagram.side === 'white' ? 'As Black' : 'As White' });
    buttons.push({ action: 'place-diagram', name: 'Elsewhere', label: 'Put it elsewhere' });
  }
  if (key === 'check' || (key === 'verdict' && scene.checks.length > 0)) {
    const shown = annotations.attackersOf.length > 0;
    buttons.push({ action: 'attackers', name: `${shown ? 'Hide' : 'Show'} the attackers` });
  }
  if (key === 'draw') {
    if (annotations.from !== undefined || annotations.reader.length > 0) {
      buttons.push({ action: 'erase-last', name: 'Wipe the last' }, { action: 'erase-all', name: 'Wipe all' });
    }
    buttons.push({ action: 'change-ink', name: `Ink: ${INKS[annotations.ink]?.name}` });
    buttons.push({ action: 'stop-drawing', name: 'Stop drawing' });
  }
  if (key === 'start' && scene.shuffle !== undefined) buttons.push({ action: 'shuffle', name: 'Next start' });
  if (key === 'problem') buttons.push({ action: 'try-again', name: 'Try again' });
  if (key === 'free') buttons.push({ action: 'enforce', name: 'Enforce the rules' });
  return buttons;
}

/** The status line. */
export function statusOf(game: Game): Status {
  const stop = latestStop(game.state.input);
  const [key, text] = specialStatus(game) ?? (stop ? pathStatus(game, stop) : positionStatus(game));
  return { key, text, buttons: buttonsOf(game, key, stop) };
}
