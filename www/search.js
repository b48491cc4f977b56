// How well a game fits the words that somebody searches for. Words are compared from their beginnings, so that "960" finds
// Chess960 and not what was invented in 1960.

/** Small letters without marks. */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text; those of letters and digits also by their parts. */
export function wordsOf(text) {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap((it) => [it, ...(it.match(/\p{L}+|\p{N}+/gu) ?? [])]))];
}

/** What a word counts that is one of the title. */
const WHOLE_TITLE = 100;

/** What a word counts that stands in a field whole, and one that only begins like it. A word of two letters begins too many. */
const FIELDS = [
  ['title', WHOLE_TITLE, 80],
  ['names', 50, 40],
  ['about', 30, 20],
  ['everyday', 10, 5],
];

/** A title may have the word in its middle: minishogi is a shogi. */
const INSIDE_TITLE = 60;

/** From here on a game has the word itself; below it only has a rule that somebody calls so. */
const BY_ITSELF = 20;

/** So many games that have the words themselves are enough. */
const ENOUGH = 3;

/** What a word counts for a game; 0 if it has nothing to do with it. */
function worth(game, word) {
  let best = word.length > 2 && game.title.some((it) => it.includes(word)) ? INSIDE_TITLE : 0;
  for (const [field, whole, beginning] of FIELDS) {
    const words = game[field];
    if (words.includes(word)) best = Math.max(best, whole);
    else if (word.length > 2 && words.some((it) => it.startsWith(word))) best = Math.max(best, beginning);
  }
  return best;
}

/** The games that fit all words of a wish, the best first, and of those the ones that have no other word in their title. Each game has its `title`, `names`, `about` and `everyday` as words. */
export function ranked(games, wish) {
  const words = plain(wish).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = games.flatMap((game, at) => {
    const counts = words.map((it) => worth(game, it));
    const least = counts.length === 0 ? BY_ITSELF : Math.min(...counts);
    return least === 0 ? [] : [{ game, at, least, sum: counts.reduce((sum, it) => sum + it, 0) }];
  });
  const own = found.filter((it) => it.least >= BY_ITSELF);
  // Who writes the whole title of a game means that game, and not a rule that somebody calls after it.
  const isTitle = own.some(({ game, least }) => least >= WHOLE_TITLE && game.title.length === words.length);
  return (isTitle || own.length >= ENOUGH ? own : found)
    .sort((a, b) => b.sum - a.sum || a.game.title.length - b.game.title.length || a.at - b.at)
    .map((it) => it.game);
}
