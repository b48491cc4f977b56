// Pictures of the gallery's cards, made small: browsers alone show them, each as an image of its own.

/** Attributes that a style sheet can say as well, without units. */
const STYLES =
  'fill|fill-opacity|stroke|stroke-opacity|stroke-width|opacity|font-size|font-family|font-weight|text-anchor';

/** A name of one or two letters for each number. */
const short = (number) =>
  (number < 26 ? '' : String.fromCharCode(96 + Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26));

/** Rewrites a still picture: repeated styles become classes, names become short, words for readers go, who read the card. */
export function compact(svg) {
  const names = new Map();
  const named = (name) => {
    if (!names.has(name)) names.set(name, short(names.size));
    return names.get(name);
  };
  const groups = new RegExp(`((?: (?:${STYLES})="[^"]*"){2,})(?: class="([^"]*)")?`, 'g');
  const counts = new Map();
  for (const [, list] of svg.matchAll(groups)) counts.set(list, (counts.get(list) ?? 0) + 1);
  const classes = [...counts].filter(([, count]) => count > 1).map(([list]) => list);
  const rule = (list) =>
    list
      .trim()
      .replace(/ ?([\w-]+)="([^"]*)"/g, (_, name, value) => `${name}:${value}${name === 'font-size' ? 'px' : ''};`)
      .replace(/;$/, '');
  const sheet = classes.map((list) => `.${named(list)}{${rule(list)}}`).join('');
  return (
    svg
      .replace(groups, (all, list, other) =>
        classes.includes(list) ? ` class="${other ? `${other} ` : ''}${named(list)}"` : all,
      )
      .replace(/ role="img" aria-label="[^"]*"| aria-hidden="true"|<title>[^<]*<\/title>/g, '')
      // Rules that were there come last: they say what differs in the dark.
      .replace(/<style>|(?=<defs>)/, (it) => (it === '' ? `<style>${sheet}</style>` : it + sheet))
      .replace(/\bvd-[\w-]+/g, named)
  );
}
