// The dialog that hands a game out: as a link, as code for another page, as text, as a picture; and takes texts in.

import { setPosition } from '../game/commands.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { late } from '../loading/late.js';
import { button, html } from '../style/dom.js';
import type { Say } from '../words/page.js';
import { copyText } from './copy.js';
import { openDialog } from './dialog.js';
import { acceptFiles, fileButton, takeGames } from './take-games.js';
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

/** What is done with a text in the place of the one that is shown; what is wrong with it is returned. */
interface Taking {
  action: string;
  read(text: string): string | undefined | Promise<string | undefined>;
  done(): void;
}

/** A text to be copied: its name, and what the button says. */
interface TextRow {
  name: string;
  action: string;
  text: string;
  say: Say;
  tell(words: string): void;
  /** The text can be written over. */
  taking?: Taking;
}

/** A text with a button that copies it, and perhaps one that takes another in its place. */
function textRow({ name, action, text, say, tell, taking }: TextRow): HTMLElement {
  const area = html('textarea', { readonly: !taking, rows: 2, spellcheck: 'false', 'aria-label': name });
  area.value = text;
  area.addEventListener('focus', () => area.select());
  const copy = button(action, { class: 'wide' }, async () => tell(await copyText(say, area.value)));
  const row = html('div', { class: 'text-row' }, html('span', {}, name), copy, area);
  if (!taking) return row;
  const problem = html('p', { class: 'problem', role: 'status' });
  // What it says of a text belongs to that text.
  const load = button(taking.action, { class: 'wide', hidden: true }, async () => {
    problem.textContent = (await taking.read(area.value)) ?? '';
    if (problem.textContent === '') taking.done();
  });
  area.addEventListener('input', () => {
    load.hidden = area.value === text;
    problem.textContent = '';
  });
  row.append(problem, load);
  return row;
}

/** Opens the dialog. */
export async function openShare(game: Game): Promise<void> {
  const { record = '', fen = '' } = toldGame(game);
  const { say } = game;
  const isLinked = game.host.hasAttribute('linked') && !game.state.scene.secret;
  const link = isLinked ? await game.host.link() : undefined;
  const saving = await late(import('./save-as.js')).catch(() => undefined);
  openDialog(game, say('tool-share'), (close) => {
    const status = html('p', { class: 'sharing-status', role: 'status' });
    const tell = (words: string): void => {
      status.textContent = words;
    };
    const files = { tell, done: close };
    if (!saving) tell(say('share-not-loaded'));
    return [
      link === undefined
        ? undefined
        : textRow({ name: say('share-link'), action: say('copy-link'), text: link, say, tell }),
      saving?.saveAs(game, say, tell),
      textRow({ name: say('share-code'), action: say('copy-code'), text: embedCode(game), say, tell }),
      acceptFiles(
        game,
        textRow({
          name: say('share-position'),
          action: say('copy-position'),
          text: fen,
          say,
          tell,
          taking: { action: say('set-up-position'), read: (it) => act(game, setPosition, it), done: close },
        }),
        files,
      ),
      acceptFiles(
        game,
        textRow({
          name: say('share-record'),
          action: say('copy-record'),
          text: record,
          say,
          tell,
          taking: { action: say('load-record'), read: (it) => takeGames(game, it), done: close },
        }),
        files,
      ),
      html('div', { class: 'file-row' }, html('p', {}, say('share-paste')), ...fileButton(game, files)),
      // What was done is seen wherever the reader has scrolled to.
      html(
        'div',
        { class: 'sharing-foot' },
        status,
        html('div', { class: 'answers' }, button(say('button-done'), { class: 'wide done' }, close)),
      ),
    ];
  });
}
