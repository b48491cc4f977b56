// The game as one HTML file, with the script that plays it.

import type { Game } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';
import { late } from '../loading/late.js';
import { titleOf } from './files.js';

/** Where the script with everything is found: beside this one, or where a page has it from. */
function scriptAddress(): string | undefined {
  const own = import.meta.url;
  if (/^https?:/.test(own)) return new URL('standalone.js', own).href;
  return document.querySelector<HTMLScriptElement>('script[src*="standalone"]')?.src;
}

/** The text of the script with everything. A page that was saved has it in itself. */
async function scriptText(mark: string): Promise<string> {
  const inside = document.querySelector(`script[${mark}]`)?.textContent;
  if (inside) return inside;
  const address = scriptAddress();
  const response = address === undefined ? undefined : await fetch(address);
  const text = response?.ok ? await response.text() : '';
  // Servers of one page answer with it whatever is asked.
  if (!text.includes('VariantDiagram')) throw new Error('There is no script to put into the page.');
  return text;
}

/** Writes the game that is shown as a page. */
export async function savedPage(game: Game): Promise<string> {
  const { gamePage, SCRIPT_MARK } = await late(import('../seen.js'));
  const { settings, state } = game;
  return gamePage({
    definition: settings.definition,
    record: currentGame(game).record ?? '',
    script: await scriptText(SCRIPT_MARK),
    title: titleOf(game),
    lang: settings.language,
    flipped: state.flipped,
  });
}
