// Pictures of the gallery's cards, made small: browsers alone show them, each as an image of its own.

/** Attributes that a style sheet can say as well, without units. */
const STYLES = new Set(
  'fill fill-opacity stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity paint-order font-size font-family font-weight text-anchor'.split(
    ' ',
  ),
);

/** A name of one or two letters for each number. */
const short = (number) =>
  (number < 26 ? '' : String.fromCharCode(96 + Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26));

/** The start of an element: its name, its attributes, and what ends it. */
const TAG = /<(\w+)((?: [\w:-]+="[^"]*")+)(\/?)>/g;

/** The attributes of an element: those that a style sheet can say, as one text, its class, and the others. */
function sorted(attributes) {
  const all = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
  const styles = all.filter(([, name]) => STYLES.has(name));
  return {
    styles: styles.length > 1 ? styles.map(([text]) => text).join('') : '',
    own: all.find(([, name]) => name === 'class')?.[2],
    others: all
      .filter(([, name]) => name !== 'class' && !(styles.length > 1 && STYLES.has(name)))
      .map(([text]) => text),
  };
}

/** Rewrites a still picture: repeated styles become classes, names become short, words for readers go, who read the card. */
export function compact(svg) {
  const names = new Map();
  const named = (name) => {
    if (!names.has(name)) names.set(name, short(names.size));
    return names.get(name);
  };
  const counts = new Map();
  for (const [, , attributes] of svg.matchAll(TAG)) {
    const { styles } = sorted(attributes);
    if (styles) counts.set(styles, (counts.get(styles) ?? 0) + 1);
  }
  const classes = [...counts].filter(([, count]) => count > 1).map(([styles]) => styles);
  const rule = (list) =>
    list
      .trim()
      .replace(/ ?([\w-]+)="([^"]*)"/g, (_, name, value) => `${name}:${value}${name === 'font-size' ? 'px' : ''};`)
      .replace(/;$/, '');
  const sheet = classes.map((list) => `.${named(list)}{${rule(list)}}`).join('');
  return (
    svg
      .replace(TAG, (all, tag, attributes, end) => {
        const { styles, own, others } = sorted(attributes);
        if (!classes.includes(styles)) return all;
        return `<${tag}${others.join('')} class="${own ? `${own} ` : ''}${named(styles)}"${end}>`;
      })
      .replace(/ role="img" aria-label="[^"]*"| aria-hidden="true"|<title>[^<]*<\/title>/g, '')
      // Rules that were there come last: they say what differs in the dark.
      .replace(/<style>|(?=<defs>)/, (it) => (it === '' ? `<style>${sheet}</style>` : it + sheet))
      .replace(/\bvd-[\w-]+/g, named)
  );
}
