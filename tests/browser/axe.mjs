// What axe finds wrong with a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations, with the places where they are. */
export async function violations(page) {
  await page.addScriptTag({ content: axe });
  const { violations: found } = await page.evaluate(() => window.axe.run(document));
  return found.map(({ id, nodes }) => [id, nodes.map((it) => it.html.slice(0, 120))]);
}
