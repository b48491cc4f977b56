// Attacked squares, each side's with its own sign, and lines from the attackers of some of them.

import { pieceOn } from '../board/board-state.js';
import type { Line, ZoneShape } from '../board/picture.js';
import type { Side } from '../engine/names.js';
import { ofSide, SIDES } from '../engine/sides.js';
import { threatsOf } from './engine-answers.js';
import type { Game } from './game.js';

/** What the reader asked to see about attacks. */
export interface AttackLayers {
  zones: ZoneShape[];
  lines: Line[];
  /** The sides that attack a cell. */
  attackedBy: Map<number, Side[]>;
}

/** Draws nothing unless the reader asked for it. */
export function attackLayers(game: Game): AttackLayers {
  const { attacks, attackersOf } = game.state.annotations;
  const layers: AttackLayers = { zones: [], lines: [], attackedBy: new Map() };
  if (!attacks && attackersOf.length === 0) return layers;
  for (const side of SIDES) {
    for (const { cell, from } of ofSide(threatsOf(game), side)) {
      const guards = pieceOn(game.state, cell)?.side === side;
      if (attacks) {
        layers.attackedBy.set(cell, [...(layers.attackedBy.get(cell) ?? []), side]);
        layers.zones.push({ cell, zone: `${side}-threat` });
      }
      if (attackersOf.includes(cell) && (attacks || !guards)) {
        layers.lines.push(...from.map((it) => ({ kind: guards ? 'guard' : 'attack', cells: [it, cell] })));
      }
    }
  }
  return layers;
}
