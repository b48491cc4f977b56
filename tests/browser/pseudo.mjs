// A language for tests: English with accents, and longer by two fifths. What stays plain comes from no catalogue, and what breaks would break in German.

import { catalogue } from '../../scripts/catalogue.mjs';

/** Its tag: that of a language which we do not have. */
export const PSEUDO = 'eo';

const ACCENTED = new Map([...'aceinouyACEINOUY'].map((it, at) => [it, [...'áçéíñóúýÁÇÉÍÑÓÚÝ'][at]]));

/** A text with accents, and with so much behind it that it is longer by two fifths. */
function lengthened(text) {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  if (letters < 2) return text;
  const accented = text.replace(/[a-z]/gi, (it) => ACCENTED.get(it) ?? it);
  const [, words, end] = /^([^]*?)([\s.:,;!?]*)$/.exec(accented);
  return `${words}${'~~~~~~ '
    .repeat(letters)
    .slice(0, Math.ceil(letters * 0.4))
    .trimEnd()}${end}`;
}

/** The messages of English in the pseudo-language: places, and the names of what is chosen by, stay. */
export function pseudoCatalogue() {
  const line = /^([\w-]+ = |\s*\*?\[[\w-]+\] ?|\s+)?(.*)$/;
  return catalogue('en')
    .split('\n')
    .map((it) => {
      const [, head = '', text] = line.exec(it);
      const parts = text.split(/(\{[^{}]*\}|\{.*$|^\s*\}.*$)/);
      return head + parts.map((part, at) => (at % 2 === 0 ? lengthened(part) : part)).join('');
    })
    .join('\n');
}
