// The look of squares that the selected type treats in its own way. Each kind has its own lines, so that no reader
// depends on colour. Drawn below pieces and marks, and beside the middle, where marks are.

import { svg } from './dom.js';

/** Signs beside the centre of a cell. Kinds without one are told by their frames. */
const SIGNS: Record<string, string> = {
  forbidden: 'M-34 34L34-34M-34 0L0-34M0 34L34 0',
  goal: 'M-30-43l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z',
  loss: 'M-39-39l17 17m0-17l-17 17',
  draw: 'M-40-35h19m-19 10h19',
  'white-threat': 'M-47 47v-22l22 22z',
  'black-threat': 'M47-47v22l-22-22z',
  haven: 'M-30-42l11 4v7q0 9-11 14q-11-5-11-14v-7z',
};

/** Draws a special square: its outline as an attribute, and where its centre is. */
export function zoneShape(zone: string, points: string, at: readonly [number, number] = [0, 0]): SVGGElement {
  const sign = SIGNS[zone];
  return svg(
    'g',
    { class: `zone ${zone}`, part: `zone zone-${zone}` },
    !zone.endsWith('threat') && svg('polygon', { points }),
    sign && svg('path', { d: sign, transform: `translate(${at.join(' ')})` }),
  );
}
