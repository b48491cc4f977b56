// What the message line says. English, and nothing else.

import type { Demonstration } from '../game/move-diagram.js';
import type { State, Stop } from '../game/move-input.js';
import { capital, side } from '../a11y/labels.js';
import type { BoardView, OptionView, SceneView } from '../engine/views.js';

/** What the message line needs to know. */
export interface Situation {
  board: BoardView;
  scene: SceneView;
  state: State;
  stop: Stop | undefined;
  /** Why the last click was refused. */
  refused: string | undefined;
  /** What the pointer or the focus rests on. */
  hovered: OptionView | undefined;
  /** An earlier position is shown, and the game does not go on from it yet. */
  past: boolean;
  /** The move diagram that is shown. */
  demonstration: Demonstration | undefined;
  /** The position is being edited. */
  editing: boolean;
  /** What is said while the reader draws. */
  drawing: string | undefined;
}

function asked({ stop, board, scene }: Situation): string {
  if (!stop) return '';
  const first = stop.path[0] ?? '';
  const cell = board.cells.findIndex((it) => it.name === first);
  const piece = scene.pieces.find((it) => it.cell === cell);
  const slot = scene.hands.find((it) => it.step === first);
  const name = board.types[(piece?.type ?? slot?.type ?? 0) - 1]?.name ?? 'piece';
  if (stop.path.length === 1) return slot ? `Put the ${name} on a marked square.` : `${capital(name)} on ${board.cells[cell]?.label ?? first}: go to a marked square.`;
  if (stop.options.whole) return 'Go on to a marked square, or click the last square again to stop there.';
  return 'Go on to a marked square.';
}

/** The message line: its key for styling, and its text. */
export function message(situation: Situation): { key: string; text: string } {
  const { board, scene, state, refused, hovered, demonstration } = situation;
  if (refused !== undefined) return { key: 'refused', text: refused };
  if (demonstration) {
    const { type, placing, moved } = demonstration.scene;
    const how = `How the ${board.types[type - 1]?.name ?? 'piece'} moves${moved ? ' after its first move' : ''}.`;
    return { key: 'diagram', text: placing ? 'Click the square where it shall stand.' : how };
  }
  if (situation.drawing !== undefined) return { key: 'draw', text: situation.drawing };
  if (situation.editing) return { key: 'edit', text: 'Put pieces, or move them.' };
  if (state.kind === 'choosing') {
    const name = hovered && (hovered.words || board.types[(hovered.type ?? 0) - 1]?.name);
    return { key: 'choose-promotion', text: `Choose one of the pictures${name ? `: ${name}` : ''}.` };
  }
  if (state.kind === 'spelling' || state.kind === 'dragging') {
    const key = situation.stop?.path.length === 1 ? 'choose-target' : 'choose-next';
    return { key, text: hovered?.words ? `${capital(hovered.words)}.` : asked(situation) };
  }
  if (situation.past) return { key: 'not-current', text: `Position after ply ${scene.ply} of ${scene.plies}.` };
  if (scene.verdict) return { key: 'verdict', text: scene.verdict.sentence };
  if (!board.enforce) return { key: 'free', text: 'Free play: rules are not enforced.' };
  const turn = `${side(scene.turn)} to move`;
  if (scene.checks.length > 0) return { key: 'check', text: `${turn}, in check.` };
  return scene.plies === 0 ? { key: 'start', text: `${turn}: click a piece, or drag it.` } : { key: 'turn', text: `${turn}.` };
}
