// What is seen when in a film, and where: pieces on their ways, everything else for as long as it stays. Plain data.

import type { PieceView } from '../engine/views.js';
import type { FilmFrame } from './film-frames.js';

/** A moment at which something changes. */
export interface Stop {
  /** Milliseconds from the beginning. */
  at: number;
  /** Where the piece is then, by the index of its cell. */
  cell: number;
}

/** A piece from when it appears to when it goes. Between two stops it is on its way. */
export interface Track {
  type: number;
  side: PieceView['side'];
  stops: Stop[];
  /** From when to when it is seen; `undefined` as an end: it stays. */
  from: number;
  until: number | undefined;
}

/** A stretch of time in which something is seen. */
export interface Span {
  from: number;
  until: number | undefined;
}

/** How long a piece is on its way at most, and which part of the time for a move at most. */
const GLIDE = { most: 350, part: 0.4 };

/** How long pieces are on their ways. */
export const glideOf = (pace: number): number => Math.round(Math.min(GLIDE.most, pace * GLIDE.part));

/** The pieces of all frames as tracks. */
export function tracksOf(frames: readonly FilmFrame[]): Track[] {
  const done: Track[] = [];
  /** The pieces on the board, by their cells. */
  let standing = new Map<number, Track>();
  frames.forEach((frame, index) => {
    const begins = frame.at;
    const arrives = index === 0 ? begins : begins + glideOf(frames[index - 1]?.ms ?? 0);
    const left = new Map(standing);
    const next = new Map<number, Track>();
    const cameFrom = new Map((frame.played?.moved ?? []).map(({ from, to }) => [to, from]));
    const same = (track: Track | undefined, it: PieceView): track is Track =>
      track !== undefined && track.type === it.type && track.side === it.side;
    // Those that move take their tracks along before others are looked for where they stood.
    const byMove = (a: PieceView, b: PieceView): number => Number(cameFrom.has(b.cell)) - Number(cameFrom.has(a.cell));
    for (const piece of [...frame.picture.pieces].sort(byMove)) {
      const origin = cameFrom.get(piece.cell) ?? piece.cell;
      const track = standing.get(origin);
      const isFree = track !== undefined && left.get(origin) === track;
      if (isFree && same(track, piece)) {
        left.delete(origin);
        if (origin !== piece.cell) track.stops.push({ at: begins, cell: origin }, { at: arrives, cell: piece.cell });
        next.set(piece.cell, track);
        continue;
      }
      if (isFree && origin !== piece.cell) {
        // It becomes another one where it arrives.
        left.delete(origin);
        track.stops.push({ at: begins, cell: origin }, { at: arrives, cell: piece.cell });
        done.push({ ...track, until: arrives });
      }
      const { type, side, cell } = piece;
      next.set(cell, { type, side, stops: [{ at: 0, cell }], from: index === 0 ? 0 : arrives, until: undefined });
    }
    done.push(...[...left.values()].map((it) => ({ ...it, until: arrives })));
    standing = next;
  });
  return [...done, ...standing.values()];
}

/** When something is seen that some frames have: `has` says of each frame whether it does. */
export function spansOf(frames: readonly FilmFrame[], has: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  frames.forEach((frame, index) => {
    if (!has[index]) return;
    const last = spans[spans.length - 1];
    const ends = index === frames.length - 1 ? undefined : frame.at + frame.ms;
    if (last && last.until === frame.at) last.until = ends;
    else spans.push({ from: frame.at, until: ends });
  });
  return spans;
}
