// What English sentences do with names that they cannot know: articles, plurals, capitals.

/** Beginnings with a vowel that are said as if they began with a consonant. */
const HARD = /^(?:uni(?![nm])|use|usu|ute|uti|uto|ura|ukr|ubi|ufo|eu|ewe|one|once)/;

/** Beginnings with a vowel, with or without an accent; with a silent consonant; and numbers that begin with a vowel. */
const SOFT = /^(?:[aeiouàáâãäåæèéêëìíîïòóôõöøœùúûü]|hour|heir|honest|honou?r|8)/;

/** `a pawn`, `an elephant`; `the general` has an article. */
export function a(name: string): string {
  const first = name.toLowerCase();
  if (first.startsWith('the ')) return name;
  const word = /^[\p{L}\p{N}]*/u.exec(first)?.[0] ?? '';
  // A letter is said by its name.
  const soft = /^[a-z]$/.test(word)
    ? 'aefhilmnorsx'.includes(word)
    : /^1[18]$/.test(word) || (SOFT.test(word) && !HARD.test(first));
  return `${soft ? 'an' : 'a'} ${name}`;
}

/** The name without its article, which sentences bring: `General` of `The General`. */
export const bare = (name: string): string => name.replace(/^the (?=.)/is, '');

/** Beasts and people of games whose plural no ending tells. */
const IRREGULAR = new Map([
  ['ox', 'oxen'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['deer', 'deer'],
  ['sheep', 'sheep'],
  ['moose', 'moose'],
  ['bison', 'bison'],
  ['samurai', 'samurai'],
  ['thief', 'thieves'],
  ['child', 'children'],
  ['eunuch', 'eunuchs'],
]);

/** Words that end as `man` does and are no men. */
const NO_MEN = ['human', 'shaman', 'talisman', 'caiman', 'roman', 'norman', 'german', 'ottoman', 'brahman'];

/** Endings that take another one, with their letters that stay in the group, and what follows. The first that fits holds. */
const ENDINGS: readonly (readonly [end: RegExp, many: string])[] = [
  [/(wol|el|cal|lea)f$/i, '$1ves'],
  [/(kni|wi)fe$/i, '$1ves'],
  [/(arch|[aeou]y)$/i, '$1s'],
  [/y$/i, 'ies'],
  [/(us|ss|x|z|ch|sh|buffalo|hero|echo|torpedo|tornado)$/i, '$1es'],
  // Spears and crossbows are named in the plural.
  [/(s)$/i, '$1'],
];

/** `pawns`, `wolves`; `general of the left` and `man-at-arms` change their nouns: `generals of the left`, `men-at-arms`. */
export function plural(name: string): string {
  for (const joint of [' of ', ' in ', ' at ', '-of-', '-in-', '-at-', '-de-']) {
    const at = name.indexOf(joint);
    if (at >= 0) return plural(name.slice(0, at)) + name.slice(at);
  }
  const [, before = '', word = name] = /^(.*[ -])(.*)$/.exec(name) ?? [];
  const many = IRREGULAR.get(word.toLowerCase());
  // Its first letter may be a capital.
  if (many !== undefined) return before + word.slice(0, 1) + many.slice(1);
  if (/man$/i.test(word) && !NO_MEN.includes(word.toLowerCase())) return `${name.slice(0, -2)}en`;
  // A letter or a sign alone takes no more than an s.
  const [end, more] = ([...word].length > 1 && ENDINGS.find(([it]) => it.test(word))) || [/$/, 's'];
  return name.replace(end, more);
}

/** With a capital letter at its beginning. */
export const capital = (text: string): string => text.replace(/^./u, (it) => it.toUpperCase());

/** Whether a text holds a comma, for a sentence to choose by. */
export const comma = (text: string): string => (/[,、，]/.test(text) ? 'yes' : 'no');

/** `2nd`, `3rd`, `12th`. */
export function ordinal(n: number): string {
  const end = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return n + end;
}
