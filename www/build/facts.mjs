// The facts of variants as parts of their pages, and the table of measured values.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../scripts/tools.mjs';
import { capital, escaped } from './page.mjs';

/** What the program makes of the facts in `data/facts`: by the names of definitions, parts of pages. */
export function factsBoxes(www) {
  const made = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    const program = ['run', '--quiet', '--package', 'variant-diagram-cli', '--'];
    const work = ['facts', join(www, 'data', 'facts'), '--html', '--output', made];
    const { error, status } = spawnSync('cargo', [...program, ...work], { cwd: root, stdio: 'inherit' });
    if (error ?? status !== 0) throw error ?? new Error('The facts could not be written.');
    const read = (name) => [basename(name, '.html'), readFileSync(join(made, name), 'utf8')];
    return new Map(readdirSync(made).map(read));
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** The facts as a section of the page of a definition; nothing if there are none. */
export function factsSection(box, name, say) {
  if (box === undefined) return '';
  const numbers = `../../data/facts/${encodeURIComponent(name)}.json`;
  return `<section aria-labelledby="facts" class="part">
<h2 id="facts" class="group">${say('game-facts')}</h2>
<div lang="en">
${box.trimEnd()}
</div>
<p class="quiet">${say('game-facts-files', { numbers })}</p>
</section>`;
}

const estimate = ({ value, error }) => `${value} ± ${error}`;

const publishedValue = ({ least, most, source }) =>
  `${least === most ? least : `${least} to ${most}`} (${escaped(source)})`;

/** The values that were measured with unequal armies, beside what others have published. */
export function measuredValues(www) {
  const { pieces, imbalances, nodes, seed, version, date, unit, pawnOdds } = JSON.parse(
    readFileSync(join(www, 'data', 'values.json'), 'utf8'),
  );
  const games = imbalances.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  const rows = pieces.map(
    ({ name, moves, estimated, measured, published }) =>
      `<tr><th scope="row">${escaped(capital(name))} <code>${escaped(moves)}</code></th><td>${estimated}</td><td>${estimate(measured)}</td><td>${publishedValue(published)}</td></tr>`,
  );
  const scores = imbalances.map(
    ({ pieces: material, wins, draws, losses, points: [share, error], worth }) =>
      `<tr><th scope="row"><code>${escaped(material)}</code></th><td>+${wins} =${draws} −${losses}</td><td>${share} % ± ${error}</td><td>${worth ? estimate(worth) : '–'}</td></tr>`,
  );
  return `<p>${games} games of chess with other pieces in the array (<code>bench/values.txt</code>), ${nodes} positions a move, seed ${seed}, version ${escaped(version)}, ${date}. The unit is that a knight is ${unit.value}, as Kaufman and Muller count it; a pawn less at the start is then ${estimate(pawnOdds.measured)}, and ${pawnOdds.published} by Muller’s matches.</p>
<table class="facing numbers"><thead><tr><th scope="col">Piece</th><th scope="col">Estimated</th><th scope="col">Measured</th><th scope="col">Published</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<details><summary>The scores</summary>
<table class="facing numbers"><thead><tr><th scope="col">Material</th><th scope="col">Games</th><th scope="col">Points</th><th scope="col">Worth</th></tr></thead>
<tbody>
${scores.join('\n')}
</tbody></table>
</details>`;
}
