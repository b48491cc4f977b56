// QR codes as pictures: loaded when somebody wants one.

import encodeQR from 'qr';
import { toElement } from '../style/dom.js';
import { svg } from '../style/shape.js';

/** The modules around a code that readers need to find it. */
const QUIET = 4;

/** A text as a QR code, dark on light whatever the page is. An error if no code holds so much. */
export function qrPicture(text: string, name: string): SVGElement {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const size = rows.length;
  return toElement(
    svg(
      'svg',
      { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': name, 'shape-rendering': 'crispEdges' },
      svg('rect', { width: size, height: size, fill: '#fff' }),
      svg('path', { d: path, fill: '#000' }),
    ),
  );
}
