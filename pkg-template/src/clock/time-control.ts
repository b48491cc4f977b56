// How much time players have: written as on servers, told in words, and shown on a clock.

import type { TimeControl } from '../board/board-state.js';
import type { Say } from '../words/page.js';

const MINUTE = 60_000;
const SECOND = 1000;

/** The most minutes of a player, and the most seconds for a move. */
const MOST = { minutes: 600, seconds: 600 };

/** What readers choose from; other values can be written by the page. */
export const CONTROLS = ['1+0', '3+2', '5+0', '5+3', '10+0', '10+5', '15+10', '30+0', '0|10', '10|30', '30|30'];

/** Reads `5+3`, minutes and the seconds that each move adds, or `10|30`, minutes and then seconds for each move (byoyomi). */
export function readControl(text: string): TimeControl | undefined {
  const [, minutes, kind, seconds] = /^(\d+(?:\.\d+)?)(?:([+|])(\d+))?$/.exec(text.trim()) ?? [];
  if (minutes === undefined) return undefined;
  const base = Math.min(Number(minutes), MOST.minutes) * MINUTE;
  const each = Math.min(Number(seconds ?? 0), MOST.seconds) * SECOND;
  const [increment, byoyomi] = kind === '|' ? [0, each] : [each, 0];
  return base + byoyomi > 0 ? { base, increment, byoyomi } : undefined;
}

/** Reads what both sides have: one text for both, or White's and Black's with a slash between them. */
export function readControls(text: string): [TimeControl, TimeControl] | undefined {
  const [first = '', second = first] = text.split('/');
  const [white, black] = [readControl(first), readControl(second)];
  return white && black && [white, black];
}

/** A time control in words. */
export function controlWords(say: Say, text: string): string {
  const [minutes = 0, seconds = 0] = text.split(/[+|]/).map(Number);
  if (minutes === 0) return say('time-a-move', { seconds });
  if (seconds === 0) return say('time-minutes', { minutes });
  return say(text.includes('|') ? 'time-then-a-move' : 'time-with-increment', { minutes, seconds });
}

/** Milliseconds as a clock shows them: in the end with tenths. */
export function clockText(left: number): string {
  if (left < 10 * SECOND) return (Math.floor(Math.max(0, left) / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
