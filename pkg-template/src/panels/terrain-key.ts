// The kinds of terrain, and what they do.

import { groundName } from '../a11y/labels.js';
import { terrainFill } from '../board/terrain.js';
import type { TerrainView } from '../engine/views.js';
import { html } from '../style/dom.js';
import { styled, svg } from '../style/shape.js';
import type { Say } from '../words/page.js';

/** The messages of the effects. */
const EFFECTS: Record<string, string> = {
  noEnter: 'key-terrain-no-enter',
  noLand: 'key-terrain-no-land',
  stop: 'key-terrain-stop',
  opaque: 'key-terrain-opaque',
  cover: 'key-terrain-cover',
  mute: 'key-terrain-mute',
  shield: 'key-terrain-shield',
};

/** The key; nothing for games without terrain. */
export function terrainKey(say: Say, terrain: TerrainView[]): HTMLElement | undefined {
  if (terrain.length === 0) return undefined;
  const items = terrain.map((type, index) => {
    const { symbol, effects } = type;
    const square = svg(
      'svg',
      { viewBox: '-50 -50 100 100', class: 'sample', 'aria-hidden': 'true' },
      svg('rect', { x: -44, y: -44, width: 88, height: 88 }),
    );
    const words = effects.map((it) => (EFFECTS[it] ? say(EFFECTS[it]) : it));
    const all = words.reduce((before, after) => (before === '' ? after : say('clauses', { before, after })), '');
    return html(
      'li',
      {},
      styled(square, 'fill', terrainFill(terrain, index + 1)),
      html('strong', {}, say('with-remark', { what: groundName(type), remark: symbol })),
      all && say('key-terrain-does', { effects: all }),
    );
  });
  return html('ul', { class: 'key terrain', part: 'terrain', 'aria-label': say('key-of-terrain') }, ...items);
}
