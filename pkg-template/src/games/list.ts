// The list of the games that the browser keeps: to go on with one, or to forget it.

import type { Game } from '../game/game.js';
import { openDialog } from '../reader/dialog.js';
import { writeHashLink } from '../reader/hash-link.js';
import { button, html } from '../style/dom.js';
import { speaker } from '../words/page.js';
import { type KeptGame, keptWords, keyOf } from './kept-game.js';
import { forgetGame, forgetGames, readGames } from './store.js';

/** Where a game goes on: its page, or that page with the game in its address, where the definition was another one. */
async function addressOf({ definition, former, game, link, linked, page }: KeptGame): Promise<string | undefined> {
  if (link !== undefined) return link;
  if (!former) return page;
  const { record = '', ply = 0 } = game;
  return linked ? writeHashLink(page, { definition, record, ply }) : undefined;
}

/** The title of a game, as a link to where it goes on. */
async function heading(game: Game, kept: KeptGame): Promise<HTMLElement> {
  if (kept.key === keyOf(game.host) || kept.link === game.host.ownerDocument.URL)
    return html('strong', {}, game.say('kept-here', { title: kept.title }));
  const href = await addressOf(kept);
  const isSafe = href !== undefined && /^(?:https?|file):/.test(href);
  if (!isSafe) return html('strong', {}, kept.title);
  const link = html('a', { href }, kept.title);
  // It may lead to this page, with a game with a friend.
  link.addEventListener('click', () => link.closest('dialog')?.close());
  return link;
}

/** A game, with what is said of it. The record of one whose page cannot show it can be copied. */
async function row(game: Game, kept: KeptGame): Promise<HTMLElement> {
  const { parts, say, settings } = game;
  const told = keptWords(speaker(settings.language, kept.family), kept);
  const day = new Date(kept.time).toLocaleDateString(parts.room.lang || undefined);
  const item = html('li', {}, await heading(game, kept), html('p', {}, `${told} ${day}`));
  if (kept.former && !kept.linked) {
    const text = html('textarea', { readonly: true, rows: 2, 'aria-label': say('kept-record') });
    text.value = kept.game.record ?? '';
    item.append(html('details', {}, html('summary', {}, say('show-kept-record')), text));
  }
  const forget = button(
    say('remove-game'),
    { class: 'wide', 'aria-label': say('remove-game-named', { title: kept.title }) },
    async () => {
      await forgetGame(kept.key);
      item.closest('dialog')?.querySelector<HTMLElement>('.done')?.focus();
      item.remove();
    },
  );
  item.append(forget);
  return item;
}

/** Opens the list. */
export async function openGames(game: Game): Promise<void> {
  const games = await readGames();
  const rows = await Promise.all((games ?? []).map((it) => row(game, it)));
  const list = html('ul', { class: 'games' }, ...rows);
  const { say } = game;
  openDialog(game, say('your-games'), (close) => {
    let isSure = false;
    // Asked once more, so that nobody loses all by one click.
    const clear = button(say('remove-all-games'), { class: 'wide' }, async () => {
      clear.textContent = say('really-remove-all-games');
      if (isSure) {
        await forgetGames();
        close();
      }
      isSure = true;
    });
    clear.hidden = rows.length === 0;
    return [
      html('p', {}, say(games === undefined ? 'keeps-no-games' : 'keeps-games')),
      rows.length === 0 ? html('p', {}, say('no-games-yet')) : list,
      html('div', { class: 'answers' }, clear, button(say('button-done'), { class: 'wide done' }, close)),
    ];
  });
}
