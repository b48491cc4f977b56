// The positions of a film: what each shows, what is written below it, and for how long it stays.

import { writtenLine } from '../a11y/written-line.js';
import { emptyPicture, type Picture } from '../board/picture.js';
import type { BoardDiagram } from '../engine/load.js';
import type { HandView, PlayedView } from '../engine/views.js';
import { lastMove } from '../game/board-picture.js';

/** Which part of a game is shown, and how fast. */
export interface FilmTiming {
  /** The film begins with the position after so many moves of the line that is shown; 0, the start, without it. */
  from?: number;
  /** It ends with the position after so many moves; without it with the last one. */
  to?: number;
  /** Milliseconds for a move, 200 to 10000; 1200 without it. */
  pace?: number;
  /** What is played is written below the board, and how it ended; `false` leaves it out. */
  captions?: boolean;
}

/** A position of a film. */
export interface FilmFrame {
  picture: Picture;
  hands: HandView[];
  caption: string;
  /** When it begins, and how long it stays, in milliseconds. */
  at: number;
  ms: number;
  /** The move that leads to it from the one before. */
  played: PlayedView | undefined;
}

/** How fast films are: the fastest, what is usual, the slowest. */
export const PACE = { least: 200, usual: 1200, most: 10_000 } as const;

/** So many moves in one film at most: files grow with them. */
export const MOST_MOVES = 400;

/** The last position stays for as long as so many others. */
const LAST = 3;

/** A whole number within bounds; what is none is the usual one. */
const within = (value: number | undefined, least: number, most: number, usual: number): number =>
  value === undefined || !Number.isFinite(value) ? usual : Math.min(most, Math.max(least, Math.round(value)));

/** The frames of the line that is shown. The game stays where it is. */
export function framesOf(diagram: BoardDiagram, timing: FilmTiming): FilmFrame[] {
  const { ply: shown, plies } = diagram.scene();
  const from = within(timing.from, 0, plies, 0);
  const to = within(timing.to, from, Math.min(plies, from + MOST_MOVES), Math.min(plies, from + MOST_MOVES));
  const pace = within(timing.pace, PACE.least, PACE.most, PACE.usual);
  const moves = writtenLine(diagram.lines());
  const title = diagram.board().appearance.title ?? '';
  const frames: FilmFrame[] = [];
  try {
    for (let ply = from; ply <= to; ply += 1) {
      diagram.goto(ply);
      const scene = diagram.scene();
      const checks = scene.checks.map((it): [number, string] => [it, 'check']);
      const move = ply === 0 ? title : (moves[ply - 1] ?? '');
      const ended = ply === to ? scene.verdict?.sentence : undefined;
      frames.push({
        picture: {
          ...emptyPicture(scene.pieces),
          highlights: [...(ply > from ? lastMove(scene) : []), ...checks],
          field: scene,
          untouched: ply === 0,
        },
        hands: scene.hands,
        caption: ended ? `${move} · ${ended}` : move,
        at: (ply - from) * pace,
        ms: ply === to ? LAST * pace : pace,
        played: ply > from ? scene.last : undefined,
      });
    }
  } finally {
    diagram.goto(shown);
  }
  return frames;
}
