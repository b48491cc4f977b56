// Set-ups that are made unseen, one side after the other. The side that goes first seals what it has placed; for the other one, which
// must not know it, anything stands there until it is shown. That works where what is placed depends on nothing that is hidden.

import { opponentOf } from '../engine/sides.js';
import { type Rules, turnOf } from './rules.js';

/** More moves than any side places. */
const MOST = 500;

/** Whether a move is a drop, by its path. */
const isDrop = (path: string): boolean => /^\S+@/.test(path);

/** Lets the side to move make moves that are chosen among the legal ones, until the other side is to move. Returns them. */
export function placeAll(rules: Rules, choose: (legal: string[]) => string | undefined): string[] {
  const side = turnOf(rules);
  const placed: string[] = [];
  while (turnOf(rules) === side && placed.length < MOST) {
    const path = choose(rules.moves('path'));
    if (path === undefined) break;
    rules.play(path.split(' '));
    placed.push(path);
  }
  return placed;
}

/** The same with whatever comes first: what stands for a set-up that is not known. */
export const placeAnything = (rules: Rules): string[] => placeAll(rules, ([first]) => first);

/**
 * Whether the sides set up unseen from the start on: each places its pieces in one go, neither sees what the other one places, and
 * when both are done nothing is hidden. It is found out by playing; the game is left as it comes.
 */
export function hidesSetUps(rules: Rules): boolean {
  rules.restart();
  const side = turnOf(rules);
  if (!rules.moves('path').every(isDrop)) return false;
  const isUnseen = (): boolean => {
    rules.viewAs(opponentOf(side));
    const { told } = rules.scene();
    rules.viewAs('both');
    return told !== undefined;
  };
  const first = placeAnything(rules);
  if (first.length < 2 || turnOf(rules) === side || !first.every(isDrop) || !isUnseen()) return false;
  const second = placeAnything(rules);
  return second.length > 1 && second.every(isDrop) && turnOf(rules) === side && !isUnseen();
}
