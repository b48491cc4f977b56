// The kinds of terrain, and what they do.

import { terrainFill } from '../board/terrain.js';
import type { TerrainView } from '../engine/views.js';
import { html } from '../style/dom.js';
import { styled, svg } from '../style/shape.js';

/** Effects, in words. */
const EFFECTS: Record<string, string> = {
  noEnter: 'cannot be entered or crossed',
  noLand: 'no move ends there',
  stop: 'ends every move that enters it',
  opaque: 'ends lines of engagement',
  cover: 'stops shots',
  mute: 'pieces there engage nothing',
  shield: 'pieces there are not engaged',
};

/** The key; nothing for games without terrain. */
export function terrainKey(terrain: TerrainView[]): HTMLElement | undefined {
  if (terrain.length === 0) return undefined;
  const items = terrain.map(({ name, symbol, effects }, index) => {
    const square = svg(
      'svg',
      { viewBox: '-50 -50 100 100', class: 'sample', 'aria-hidden': 'true' },
      svg('rect', { x: -44, y: -44, width: 88, height: 88 }),
    );
    const words = effects.map((it) => EFFECTS[it] ?? it).join('; ');
    return html(
      'li',
      {},
      styled(square, 'fill', terrainFill(terrain, index + 1)),
      html('strong', {}, `${name} (${symbol})`),
      words && `: ${words}`,
    );
  });
  return html('ul', { class: 'key terrain', part: 'terrain', 'aria-label': 'Terrain' }, ...items);
}
