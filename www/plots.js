// Plain plots as SVG: bars beside each other, and one bar in three parts. Colours follow the page.

const SVG = 'http://www.w3.org/2000/svg';

function drawn(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** White's wins, draws and Black's wins as parts of one bar. */
export function resultBar({ wins, draws, losses }) {
  const n = Math.max(wins + draws + losses, 1);
  const [white, drawsEnd] = [wins, wins + draws].map((it) => (100 * it) / n);
  const part = (name, from, to) => drawn('path', { class: name, d: `M${from} 0H${to}V6H${from}z` });
  const title = drawn(
    'title',
    {},
    `White won ${wins}, drew ${draws} and lost ${losses} of ${wins + draws + losses} games`,
  );
  const size = { role: 'img', viewBox: '0 0 100 6', preserveAspectRatio: 'none' };
  const parts = [part('white', 0, white), part('draws', white, drawsEnd), part('black', drawsEnd, 100)];
  return drawn('svg', { class: 'balance', ...size }, title, ...parts);
}

/** Bars beside each other, from what they count upwards. */
export function barPlot(label, bars) {
  const [width, height, foot] = [26 * bars.length + 8, 96, 16];
  const most = Math.max(1, ...bars.map((it) => it.count));
  const said = bars.filter((it) => it.count > 0).map((it) => `${it.name}: ${it.count}`);
  const parts = bars.flatMap(({ name, count }, index) => {
    const [x, top] = [26 * index + 4, height - (count / most) * (height - 14)];
    const bar = drawn('rect', { class: 'bar', x: x + 2, y: top, width: 22, height: height - top });
    const number = drawn('text', { x: x + 13, y: top - 3, class: 'number' }, count > 0 ? String(count) : '');
    const foot = drawn('text', { x: x + 13, y: height + 12 }, index % 2 === 0 ? name : '');
    return [bar, number, foot];
  });
  const axis = drawn('path', { class: 'axis', d: `M4 ${height}H${width - 4}` });
  const words = [drawn('title', {}, label), drawn('desc', {}, said.join('; '))];
  const box = { role: 'img', viewBox: `0 0 ${width} ${height + foot}`, width };
  return drawn('svg', { class: 'plot', ...box }, ...words, ...parts, axis);
}
