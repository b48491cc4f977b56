// Which data belongs to which functions. Every constant of the program is a segment of its own (`--no-merge-data-segments`).

const NOTHING = { data: new Set(), functions: new Set() };

/** What functions refer to. What wasm-bindgen has written itself refers to nothing. */
const linksOf = (module, functions) => functions.map((it) => module.links.functions.get(module.names.functions.get(it)) ?? NOTHING);

/** The data that functions need, with what that leads to, and the names of functions whose slots in the table they may call. */
export function needs(module, functions) {
  const data = new Set();
  const named = new Set();
  const open = linksOf(module, functions);
  while (open.length > 0) {
    const it = open.pop();
    for (const name of it.functions) named.add(name);
    for (const segment of it.data) {
      if (data.has(segment)) continue;
      data.add(segment);
      open.push(module.links.data[segment]);
    }
  }
  return { data, named };
}

/** Data that changes: it must be there once, from the start. */
export const changing = ({ data, names }) => data.flatMap((_, index) => (names.data.get(index)?.startsWith('.rodata') ? [] : [index]));

/** Where in the sources a panic may arise: a text ending in `.rs` with its length, a line and a column. */
function isPlace(module, index) {
  const { bytes } = module.data[index];
  const [text, more] = module.links.data[index].data;
  return bytes.length === 16 && text !== undefined && more === undefined && module.data[text].bytes.toString('latin1').includes('.rs');
}

/** An empty text that stands nowhere, line 0, column 0. */
const NOWHERE = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Forgets those places: nothing panics on any input, and a thousand file names with lines and columns would travel. */
export function withoutPlaces(module) {
  const places = new Set([...module.data.keys()].filter((it) => isPlace(module, it)));
  return {
    ...module,
    data: module.data.map((it, index) => (places.has(index) ? { ...it, bytes: NOWHERE } : it)),
    links: { ...module.links, data: module.links.data.map((it, index) => (places.has(index) ? NOTHING : it)) },
  };
}
