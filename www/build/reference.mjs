// The reference of XBetza and of the grammars of values, as parts of pages.

import { definitionOf, TABLES } from '../data/xbetza.js';
import { VALUES } from '../data/values.js';
import { compact } from './card.mjs';
import { escaped, rich } from './page.mjs';

/** The picture of a row: its move diagram, or a move as an arrow where a lone piece shows nothing. */
async function picture(row, { createDiagram, stillOf }) {
  const single = row.play && !row.play.includes(',') ? `\narrows=${row.play.replace(' ', '-')}` : '';
  const diagram = await createDiagram(definitionOf({ ...row, board: `${row.board ?? ''}${single}`.trim() }));
  try {
    const moves = row.play?.split(', ') ?? [];
    for (const move of single ? [] : moves) diagram.play(move.split(' '));
    return compact(stillOf(diagram, { theme: 'auto', labels: false, ...(row.play ? {} : { piece: 'X' }) }));
  } finally {
    diagram.free();
  }
}

const size = (svg) =>
  /viewBox="([^"]*)"/
    .exec(svg)[1]
    .split(' ')
    .slice(2)
    .map((it) => Math.round(Number(it) / 2));

/** The tables of XBetza as markup, and their pictures by file name. */
export async function moveTables(engine) {
  const pictures = new Map();
  const rowOf = async (row, file) => {
    const svg = await picture(row, engine);
    pictures.set(file, svg);
    const [width, height] = size(svg);
    const words = await engine.explain(row.moves);
    return `<tr><th scope="row"><code>${escaped(row.write)}</code> ${escaped(row.name)}</th><td>${escaped(row.says)}</td><td><a class="try" href="#${encodeURIComponent(row.moves)}"><img src="moves/${file}" alt="" loading="lazy" decoding="async" width="${width}" height="${height}"><code>${escaped(row.moves)}</code></a> <span class="quiet">${escaped(words)}</span></td></tr>`;
  };
  const sections = await Promise.all(
    TABLES.map(async ({ id, title, lead, rows }) => {
      const body = await Promise.all(rows.map((it, n) => rowOf(it, `${id}-${n}.svg`)));
      return `<section class="atoms" id="${id}">\n<h2>${escaped(title)}</h2>\n${lead ? `<p>${escaped(lead)}</p>\n` : ''}<table>\n<thead><tr><th scope="col">Written</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>\n</section>`;
    }),
  );
  const links = TABLES.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`);
  return { tables: sections.join('\n'), contents: `<ul>${links.join('\n')}</ul>`, pictures };
}

/** The grammars of values, as markup. */
export function grammars() {
  const section = ({ id, says, forms, examples }) => {
    const rows = forms.map(
      ([form, means]) => `<tr><th scope="row"><code>${escaped(form)}</code></th><td>${rich(means)}</td></tr>`,
    );
    const table = rows.length === 0 ? '' : `<table class="facing"><thead><tr><th scope="col">Written</th><th scope="col">Meaning</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>\n`;
    return `<section id="${id}">\n<h3>${escaped(id)}</h3>\n<p>${escaped(says)}</p>\n${table}<p class="quiet">For example:</p><pre class="definition" tabindex="0" aria-label="Examples of ${escaped(id)}">${escaped(examples.join('\n'))}</pre>\n</section>`;
  };
  return VALUES.map(section).join('\n');
}
