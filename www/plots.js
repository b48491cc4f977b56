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

/** How large a plot is, with the room for its axes. */
const [WIDTH, HEIGHT, LEFT, FOOT, TOP] = [640, 220, 44, 40, 18];

/** A step of 1, 2 or 5 times a power of ten, so that an axis up to a number has at most five of them. */
function stepOf(most) {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [0.1, 0.2, 0.5, 1, 2, 5].map((it) => Math.max(1, it * power)).find((it) => most / it <= 5) ?? power;
}

/** Bars beside each other over what they count; both axes are named. */
export function barPlot(label, bars, [across, upwards]) {
  const [width, height] = [WIDTH - LEFT - 8, HEIGHT - FOOT - TOP];
  const most = Math.max(1, ...bars.map((it) => it.count));
  const step = width / Math.max(bars.length, 1);
  const y = (count) => TOP + height * (1 - count / most);
  const said = bars.filter((it) => it.count > 0).map((it) => `${it.said ?? it.name}: ${it.count}`);
  // Names must not run into each other.
  const each = Math.ceil(36 / step);
  const parts = bars.flatMap(({ name, count }, index) => {
    const x = LEFT + step * index;
    const bar = { class: 'bar', x: x + step * 0.1, y: y(count), width: step * 0.8, height: TOP + height - y(count) };
    const number = drawn('text', { x: x + step / 2, y: y(count) - 4 }, count > 0 ? String(count) : '');
    const foot = drawn('text', { x: x + step / 2, y: TOP + height + 14 }, index % each === 0 ? name : '');
    return [drawn('rect', bar), number, foot];
  });
  const lines = [];
  for (let count = 0; count <= most; count += stepOf(most)) {
    lines.push(drawn('path', { class: 'line', d: `M${LEFT} ${y(count)}H${WIDTH - 8}` }));
    lines.push(drawn('text', { class: 'scale', x: LEFT - 6, y: y(count) + 4 }, String(count)));
  }
  const axes = [
    drawn('path', { class: 'axis', d: `M${LEFT} ${TOP}V${TOP + height}H${WIDTH - 8}` }),
    drawn('text', { class: 'name', x: LEFT + width / 2, y: HEIGHT - 6 }, across),
    drawn('text', { class: 'name', transform: `translate(12 ${TOP + height / 2}) rotate(-90)` }, upwards),
  ];
  const words = [drawn('title', {}, label), drawn('desc', {}, said.join('; '))];
  const box = { role: 'img', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT };
  return drawn('svg', { class: 'plot', ...box }, ...words, ...lines, ...parts, ...axes);
}
