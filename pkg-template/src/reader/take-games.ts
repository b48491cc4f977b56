// Takes games in: out of a text, which may hold several to choose from, and out of a file.

import { decodeText } from '../engine/file-text.js';
import { asked } from '../engine/in-words.js';
import { problemText } from '../engine/panic.js';
import type { ListedGameView } from '../engine/views.js';
import { loadRecord } from '../game/commands.js';
import { act } from '../game/controller.js';
import { type Game, notify } from '../game/game.js';
import { button, html } from '../style/dom.js';
import { openDialog } from './dialog.js';

/** The most bytes that are read of a file, and the most games that are shown of a text. */
const [LARGEST, MOST] = [1 << 22, 300];

/** How names of files with games end. */
const ENDINGS = '.pgn,.kif,.kifu,.ki2,.csa,.pdn,.epd,.txt,text/*';

/** The games of a text, and whether only the engine with everything reads them. */
interface FoundGames {
  text: string;
  games: ListedGameView[];
  beyond: boolean;
}

async function gamesIn({ diagram }: Game, text: string): Promise<FoundGames> {
  try {
    return { text, games: diagram.games(text), beyond: false };
  } catch (error) {
    if ((error as { code?: string }).code !== 'other-format') throw error;
    return { text, games: await asked(diagram, (it) => it.games(text)), beyond: true };
  }
}

/** Loads a part of a text; returns what is wrong with it. */
function take(game: Game, { text, beyond }: FoundGames, span?: [number, number]): string | undefined {
  const part = span ? text.slice(...span) : text;
  if (!beyond) return act(game, loadRecord, part);
  try {
    // The board begins anew, with the engine that reads it.
    game.host.load(part);
    return undefined;
  } catch (error) {
    return problemText(game.say, error);
  }
}

/** What tells a game of a text from the others. */
function lines({ white, black, result, event, date, begins }: ListedGameView): HTMLElement[] {
  const players = white || black ? `${white ?? '?'} – ${black ?? '?'}` : undefined;
  const rows = [
    [players ?? event ?? begins, result],
    [players && event, date],
    [players || event ? begins : undefined],
  ];
  return rows
    .map((it) => it.filter(Boolean).join(' · '))
    .filter(Boolean)
    .map((it, n) => html(n === 0 ? 'b' : 'span', { dir: 'auto' }, it));
}

/** Lets the reader choose among the games of a text. `remark` is said of the text. */
function openChoice(game: Game, found: FoundGames, remark: string | undefined): void {
  const { say } = game;
  const { games } = found;
  openDialog(game, say('choose-game'), (close) => {
    const problem = html('p', { class: 'problem', role: 'status' });
    const item = (it: ListedGameView): HTMLElement => {
      const choose = button('', { class: 'listed' }, () => {
        problem.textContent = take(game, found, it.span) ?? '';
        if (problem.textContent === '') close();
      });
      choose.append(...lines(it));
      return html('li', {}, choose);
    };
    const counted = say('games-in-text', { count: games.length });
    const shown = games.length > MOST ? ` ${say('games-shown', { count: MOST })}` : '';
    return [
      html('p', {}, counted, shown),
      remark === undefined ? undefined : html('p', {}, remark),
      html('ol', { class: 'listed-games' }, ...games.slice(0, MOST).map(item)),
      problem,
      html('div', { class: 'answers' }, button(say('button-cancel'), { class: 'wide' }, close)),
    ];
  });
}

/** Loads the game of a text, or asks which of several. `remark` is said of the text. Resolves to what is wrong with it. */
export async function takeGames(game: Game, text: string, remark?: string): Promise<string | undefined> {
  try {
    const found = await gamesIn(game, text);
    if (found.games.length > 1) {
      openChoice(game, found, remark);
      return undefined;
    }
    const problem = take(game, found);
    if (remark !== undefined && problem === undefined && !found.beyond) act(game, notify, remark);
    return problem;
  } catch (error) {
    return problemText(game.say, error);
  }
}

/** What follows where a file was read: words about it are told, and `done` is called where a game is loaded or to be chosen. */
interface FileTaking {
  tell(words: string): void;
  done(): void;
}

async function takeFile(game: Game, file: Blob, { tell, done }: FileTaking): Promise<void> {
  const { say } = game;
  let bytes = new Uint8Array(await file.slice(0, LARGEST).arrayBuffer());
  // What is cut ends with a line.
  if (file.size > LARGEST) bytes = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
  const decoded = decodeText(bytes);
  if (!decoded) return tell(say('file-no-text'));
  const { certain, encoding, text } = decoded;
  const problem = await takeGames(game, text, certain ? undefined : say('file-encoding', { encoding }));
  if (problem === undefined) done();
  else tell(problem);
}

/** A button that opens a file with games. */
export function fileButton(game: Game, taking: FileTaking): HTMLElement[] {
  const choice = html('input', { type: 'file', hidden: true, accept: ENDINGS });
  choice.addEventListener('change', () => {
    const file = choice.files?.[0];
    if (file) void takeFile(game, file, taking);
  });
  return [button(game.say('open-file'), { class: 'wide' }, () => choice.click()), choice];
}

/** Takes files that are dropped on an element. */
export function acceptFiles(game: Game, element: HTMLElement, taking: FileTaking): HTMLElement {
  element.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  element.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void takeFile(game, file, taking);
  });
  return element;
}
