// The dialog that hands a game out: as a link, as code for another page, as text, as a picture.

import type { Game } from '../game/game.js';
import { button, html } from '../style/dom.js';
import { copyText } from './copy.js';
import { openDialog } from './dialog.js';
import { exportImage } from './export-image.js';
import { toldGame } from './told-game.js';

/** Text as HTML: what means something there, and what is not in ASCII, by numbers. The other page may have any encoding. */
const escaped = (text: string): string => text.replace(/[&<"]|[^\0-\x7f]/gu, (it) => `&#${it.codePointAt(0)};`);

/** The script that other pages load: the one of this page, or the file that holds everything. */
function scriptTag(): string {
  const own = import.meta.url;
  if (!/^https?:/.test(own)) return '<script src="standalone.js"></script>';
  return `<script type="module" src="${escaped(new URL('define.js', own).href)}"></script>`;
}

/** Code that shows the position that is shown here on another page. */
export function embedCode({ settings, state, saved }: Game): string {
  const { definition } = settings;
  const fen = state.atStart || state.scene.secret ? '' : ` fen="${escaped(saved.fen)}"`;
  const [attribute, text] =
    typeof definition === 'string'
      ? ['', escaped(definition.trim())]
      : [` definition="${escaped(JSON.stringify(definition))}"`, ''];
  return `${scriptTag()}
<variant-diagram controls${fen}${attribute}>
${text}
</variant-diagram>`;
}

/** A text with a button that copies it. */
function textRow(name: string, action: string, text: string, say: (words: string) => void): HTMLElement {
  const area = html('textarea', { readonly: true, rows: 2, spellcheck: 'false', 'aria-label': name });
  area.value = text;
  area.addEventListener('focus', () => area.select());
  const copy = button(action, { class: 'wide' }, async () => say(await copyText(text)));
  return html('div', { class: 'text-row' }, html('span', {}, name), copy, area);
}

/** Opens the dialog. */
export async function openShare(game: Game): Promise<void> {
  const { record = '', fen = '' } = toldGame(game);
  const isLinked = game.host.hasAttribute('linked') && !game.state.scene.secret;
  const link = isLinked ? await game.host.link() : undefined;
  openDialog(game, 'Share', (close) => {
    const status = html('p', { class: 'sharing-status', role: 'status' });
    let latest = 0;
    const say = (words: string): void => {
      status.textContent = words;
    };
    const save = (kind: 'png' | 'svg') => async (): Promise<void> => {
      latest += 1;
      const mine = latest;
      const words = await exportImage(game, kind).catch(() => 'That could not be loaded; try again.');
      if (mine === latest) say(words);
    };
    return [
      link === undefined ? undefined : textRow('Link', 'Copy a link to this game', link, say),
      textRow('Embed code', 'Copy the code', embedCode(game), say),
      textRow('Position (FEN)', 'Copy the position', fen, say),
      textRow('Record', 'Copy the game', record, say),
      status,
      html(
        'div',
        { class: 'answers' },
        button('Save as PNG', { class: 'wide' }, save('png')),
        button('Save as SVG', { class: 'wide' }, save('svg')),
        button('Done', { class: 'wide done' }, close),
      ),
    ];
  });
}
