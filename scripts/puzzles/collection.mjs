// Files of puzzles: a line each, with difficulty, position and solution between tabs. Lines that begin with # are remarks.

/** What the head of a file says: the definition, the seed, and the last game that was looked through. */
const HEAD = /^# (\S+) seed (\d+) games (\d+)$/m;

/** Reads a file of puzzles. */
export function readCollection(text) {
  const [, , , game = '0'] = HEAD.exec(text) ?? [];
  const puzzles = text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [difficulty, fen, solution, kind = ''] = line.split('\t');
    return [{ difficulty: Number(difficulty), fen, solution, kind, winIn: Number(/^\d+/.exec(kind)?.[0] ?? 0) }];
  });
  return { game: Number(game), puzzles };
}

/** Writes a file of puzzles, the easiest first. */
export function writeCollection({ name, seed, game, puzzles }) {
  const lines = [...puzzles]
    .sort((a, b) => a.difficulty - b.difficulty || (a.fen < b.fen ? -1 : 1))
    .map(({ difficulty, fen, solution, kind }) => [difficulty, fen, solution, kind].join('\t'));
  return `# ${name} seed ${seed} games ${game}\n${lines.join('\n')}\n`;
}
