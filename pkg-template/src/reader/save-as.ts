// One list of formats in which a game is saved or copied: pictures, films, texts, a page, definitions for other programs.

import type { BoardDiagram } from '../engine/load.js';
import type { WrittenDefinition } from '../engine/other-programs.js';
import type { Game } from '../game/game.js';
import { late } from '../loading/late.js';
import type { TextFormat } from '../seen.js';
import { button, html } from '../style/dom.js';
import { copyText } from './copy.js';
import { exportImage } from './export-image.js';
import { download, fileName, pointsOf } from './files.js';
import { type FilmChoices, filmChoices } from './film-choices.js';
import { savedPage } from './saved-page.js';

/** Sentences about why there is no file. */
class Refused extends Error {}

/** What is made for one format. */
interface Making {
  game: Game;
  film: FilmChoices | undefined;
  /** Says how far it is. */
  tell(words: string): void;
}

interface Format {
  group: 'picture' | 'film' | 'text' | 'game' | 'definition';
  ending: string;
  /** It can be copied, too. */
  isText: boolean;
  make(making: Making): Promise<Blob | string | undefined>;
}

/** Asks another game of the same moves: the one that is shown stays as it is. */
async function asked<T>({ diagram, settings }: Game, ask: (copy: BoardDiagram) => T | Promise<T>): Promise<T> {
  const copy = diagram.clone();
  try {
    copy.tellIn(settings.language);
    return await ask(copy);
  } finally {
    copy.free();
  }
}

/** How a game is drawn here. */
const lookOf = ({ settings, state }: Game): { flipped: boolean; lang: string } => ({
  flipped: state.flipped,
  lang: settings.language,
});

async function filmFile({ game, film, tell }: Making, kind: 'gif' | 'svg'): Promise<Blob | string> {
  const { filmOf, filmPictures, gifOf } = await late(import('../seen.js'));
  const options = { ...film?.chosen(), ...lookOf(game) };
  if (kind === 'svg') return asked(game, (it) => filmOf(it, options));
  const pictures = await asked(game, (it) => filmPictures(it, options));
  const told = (done: number): void => tell(game.say('film-drawn', { done, count: pictures.length }));
  return new Blob([await gifOf(pictures, pointsOf, told)], { type: 'image/gif' });
}

const positionText =
  (format: TextFormat) =>
  async ({ game }: Making): Promise<string> => {
    const { boardTextOf } = await late(import('../seen.js'));
    return asked(game, (it) => boardTextOf(it, { format, ...lookOf(game) }));
  };

/** A definition as another program reads it, or why not. */
const written =
  (write: (writers: typeof import('../engine/other-programs.js'), game: Game) => Promise<WrittenDefinition>) =>
  async ({ game }: Making): Promise<string> => {
    const { text, refusals } = await write(await late(import('../engine/other-programs.js')), game);
    if (text !== '') return text;
    throw new Refused([game.say('not-said'), ...refusals.map((it) => it.message)].join(' '));
  };

const FORMATS: Readonly<Record<string, Format>> = {
  png: { group: 'picture', ending: 'png', isText: false, make: ({ game }) => exportImage(game, 'png') },
  svg: { group: 'picture', ending: 'svg', isText: false, make: ({ game }) => exportImage(game, 'svg') },
  pdf: {
    group: 'picture',
    ending: 'pdf',
    isText: false,
    make: async ({ game }) => {
      const { pdfFor } = await late(import('../seen.js'));
      return new Blob([await asked(game, (it) => pdfFor(it, lookOf(game)))], { type: 'application/pdf' });
    },
  },
  tex: {
    group: 'picture',
    ending: 'tex',
    isText: true,
    make: async ({ game }) => {
      const { tikzOf } = await late(import('../seen.js'));
      return asked(game, (it) => tikzOf(it, lookOf(game)));
    },
  },
  gif: { group: 'film', ending: 'gif', isText: false, make: (it) => filmFile(it, 'gif') },
  film: { group: 'film', ending: 'svg', isText: false, make: (it) => filmFile(it, 'svg') },
  text: { group: 'text', ending: 'txt', isText: true, make: positionText('text') },
  wikitext: { group: 'text', ending: 'txt', isText: true, make: positionText('wikitext') },
  forum: { group: 'text', ending: 'txt', isText: true, make: positionText('forum') },
  page: { group: 'game', ending: 'html', isText: false, make: ({ game }) => savedPage(game) },
  ini: {
    group: 'definition',
    ending: 'ini',
    isText: true,
    make: written(({ toIni }, { settings }) => toIni(settings.definition)),
  },
  idiagram: {
    group: 'definition',
    ending: 'html',
    isText: true,
    make: written(({ toIdiagramPage }, { settings }) => toIdiagramPage(settings.definition)),
  },
};

const GROUPS = ['picture', 'film', 'text', 'game', 'definition'] as const;

/** Types of files that are texts. */
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', html: 'text/html' };

/** Which formats there are for a game: what is hidden is not told, and writers of definitions are files beside the script. */
function formatsOf({ state }: Game): string[] {
  const hasWriters = /^https?:/.test(import.meta.url);
  return Object.keys(FORMATS).filter((it) => {
    const group = FORMATS[it]?.group;
    if (group === 'definition') return hasWriters;
    if (state.scene.secret) return it === 'png' || it === 'svg';
    return group !== 'film' || state.scene.plies > 0;
  });
}

/** The list, what may be chosen of films, and the buttons. */
export function saveAs(game: Game, say: Game['say'], tell: (words: string) => void): HTMLElement {
  const known = formatsOf(game);
  const optionsOf = (group: string): HTMLElement[] =>
    known.filter((it) => FORMATS[it]?.group === group).map((it) => html('option', { value: it }, say(`as-${it}`)));
  const groups = GROUPS.filter((it) => optionsOf(it).length > 0);
  const select = html(
    'select',
    {},
    ...groups.map((it) => html('optgroup', { label: say(`save-${it}`) }, ...optionsOf(it))),
  );
  const film = known.includes('film') ? filmChoices(game) : undefined;
  const format = (): Format | undefined => FORMATS[select.value];
  // Of several that were asked for, the last one tells.
  let latest = 0;
  const run = async (use: (made: Blob | string) => void | Promise<void>): Promise<void> => {
    latest += 1;
    const mine = latest;
    const saying = (words: string): void => {
      if (mine === latest) tell(words);
    };
    try {
      const made = await format()?.make({ game, film, tell: saying });
      if (made !== undefined && mine === latest) await use(made);
    } catch (error) {
      const isImage = ['png', 'gif'].includes(select.value) && error instanceof DOMException;
      saying(error instanceof Refused ? error.message : say(isImage ? 'png-forbidden' : 'share-not-loaded'));
    }
  };
  const save = button(say('save-file'), { class: 'wide' }, () =>
    run((made) => {
      const { ending = '' } = format() ?? {};
      const file = typeof made === 'string' ? new Blob([made], { type: TYPES[ending] ?? 'text/plain' }) : made;
      const name = `${fileName(game)}.${ending}`;
      download(name, file);
      tell(say('file-saved', { name, size: Math.ceil(file.size / 1000) }));
    }),
  );
  const copy = button(say('copy-text'), { class: 'wide' }, () =>
    run(async (made) => {
      if (typeof made === 'string') tell(await copyText(say, made));
    }),
  );
  const change = (): void => {
    const it = format();
    copy.hidden = !it?.isText;
    if (film) film.element.hidden = it?.group !== 'film';
    tell('');
    // How large a page becomes is known when it is made.
    if (select.value === 'page')
      void run((made) => tell(say('page-about', { size: Math.ceil(new Blob([made]).size / 1000) })));
    else latest += 1;
  };
  select.addEventListener('change', change);
  change();
  return html(
    'div',
    { class: 'save-as' },
    html('label', { class: 'save-format' }, html('span', {}, say('save-as')), select),
    html('div', { class: 'answers' }, copy, save),
    film?.element,
  );
}
