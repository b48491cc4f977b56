// Diagrams in written pages: each is a still picture with its text, and `learn.js` makes boards of them.
//
//   <pre class="live">definition</pre>                  the text and its board
//   <pre class="live" data-piece="C">definition</pre>   the text and the move diagram of a piece
//   <code class="live">fmWfcF</code>                    the moves of a piece: its diagram, what it says in words, a link to try it

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text) => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => entities[name]);
const escaped = (text) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** The definition behind a move string. What would end the field cannot stand there. */
export const moveBoard = (moves, across = 7) => {
  const middle = `${'abcdefghijklmnop'[Math.floor(across / 2)]}${Math.ceil(across / 2)}`;
  return `files=${across}\nranks=${across}\nsymmetry=none\nborders=1\nroyal=0\npromoZone=0\npiece:X:${moves.replace(/[:\r\n]/g, '')}:knight:${middle}`;
};

async function picture(definition, options, { createDiagram, stillOf }) {
  const diagram = await createDiagram(definition);
  try {
    const bad = diagram.diagnostics().filter((it) => it.severity !== 'info');
    if (bad.length > 0) throw new Error(`${bad[0].message} In:\n${definition}`);
    return stillOf(diagram, { theme: 'auto', ...options });
  } finally {
    diagram.free();
  }
}

/** Replaces what matches, one after the other. */
async function replaced(text, pattern, make) {
  const parts = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(done, match.index), await make(...match));
    done = match.index + match[0].length;
  }
  return parts.join('') + text.slice(done);
}

/** A page with its diagrams as still pictures. Fails if a diagram has a problem, so that no lesson is wrong. `say` says messages. */
export async function livened(page, engine, say) {
  const boards = await replaced(
    page,
    /<pre class="live"(?: data-piece="([^"]*)")?((?: [\w-]+="[^"]*")*)>([^]*?)<\/pre>/g,
    async (_, piece, more, inside) => {
      const definition = plain(inside).trim();
      const still = await picture(definition, { lang: say.language, piece }, engine);
      const shown = piece === undefined ? '' : ` data-piece="${piece}"`;
      return `<figure class="lesson" data-try="${say('lesson-try')}"${more}><pre class="definition" tabindex="0" aria-label="${say('game-definition')}">${escaped(definition)}</pre><div class="live"${shown}>${still}</div></figure>`;
    },
  );
  return replaced(boards, /<code class="live"(?: data-across="(\d+)")?>([^<]*)<\/code>/g, async (_, across, inside) => {
    const moves = plain(inside);
    const still = await picture(moveBoard(moves, Number(across ?? 7)), { piece: 'X' }, engine);
    const words = await engine.explain(moves);
    return `<figure class="mini"><a href="../moves.html#${encodeURIComponent(moves)}">${still}<span class="hidden">Try ${escaped(moves)}</span></a><figcaption><code>${escaped(moves)}</code> ${escaped(words)}</figcaption></figure>`;
  });
}
