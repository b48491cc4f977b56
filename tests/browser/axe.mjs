// What axe finds wrong with a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In which colours whole pages are tried; dark ones in the full run. Texts are readable in both by contrast.spec.mjs. */
export const SCHEMES = ['light', 'dark'];

/**
 * The violations, with the places where they are. What is right is not described, which takes a third of the time.
 * `context` says in which part of the page; without it, in all of it.
 */
export async function violations(page, context) {
  await page.addScriptTag({ content: axe });
  const { violations: found } = await page.evaluate(
    (part) => window.axe.run(part ?? document, { resultTypes: ['violations'], selectors: false }),
    context,
  );
  return found.map(({ id, nodes }) => [id, nodes.map((it) => it.html.slice(0, 120))]);
}
