// Opens a game in a shadow tree: sets the engine up, draws the board, and listens to the reader.

import { planesAcross, roomOf } from '../board/appearance.js';
import { initialState, update } from '../board/board-state.js';
import { BoardDrawing } from '../board/board-svg.js';
import { HOLE } from '../board/layout.js';
import { followPreferences, readPreferences } from '../board/preferences.js';
import { clearShadowDom, type ShadowParts } from '../controls/shadow-dom.js';
import type { BoardDiagram, BoardDiagramConstructor } from '../engine/load.js';
import type { Hooks } from '../engine/page-rules.js';
import { type SavedGame, saveGame } from '../engine/saved-game.js';
import type { BoardView, DiagnosticView, SceneView } from '../engine/views.js';
import { setPreferences, showDiagram } from '../game/commands.js';
import { setAnalysis, setOpponent } from '../game/computer-commands.js';
import { act, refresh } from '../game/controller.js';
import { bringsLetter } from '../game/friends-turn.js';
import { type Game, type GameSettings, type Host, notify } from '../game/game.js';
import { redrawBoard } from '../game/game-view.js';
import { typeNumber } from '../game/move-diagram.js';
import { startPuzzle } from '../game/puzzle.js';
import { prepareDiagram } from '../game/recovery.js';
import { listen } from '../input/listen.js';
import { late } from '../loading/late.js';
import { addPanelButtons, adoptLooks, awaitComputer, awaitKeeper, awaitReader, followPanels } from '../panels/host.js';
import { withSkin } from '../pieces/family.js';
import { type Images, PieceRenderer } from '../pieces/renderer.js';
import type { Source } from '../reader/hash-link.js';
import { followSize, html } from '../style/dom.js';
import { speaker } from '../words/page.js';
import { loadEnglish, loaded } from '../words/say.js';
import { ownSource } from './definition-source.js';
import { yieldToPage } from './near.js';
import { wantedOpponent } from './opponent-attributes.js';
import type { ElementProblem } from './problems.js';

const IMAGES: readonly Images[] = ['all', 'same-origin', 'written', 'none'];

/** A game that is made but not shown. */
export interface NewGame {
  game: Game;
  /** The type whose move diagram the page asks for. */
  shown: number | undefined;
  /** What could not be met of what the page asks for. */
  problems: ElementProblem[];
  /** Something could not be met, and is not told in this language. */
  isUntold: boolean;
}

/** A game that is open, and when everything that belongs to it is there. */
export interface OpenGame extends NewGame {
  ready: Promise<void>;
}

/** The title above the board, with a link to the rules where the definition has one. */
function showTitle({ parts, board, settings, say }: Game): void {
  const { title: place } = parts;
  const { title, author, rulePage } = board.appearance;
  place.hidden = !settings.linked && (settings.still || (title === undefined && author === undefined));
  const address =
    rulePage !== undefined && URL.canParse(rulePage, document.baseURI)
      ? new URL(rulePage, document.baseURI)
      : undefined;
  // No script of a definition is ever followed, and a link leads to no third site.
  const known =
    address && /^https?:$/.test(address.protocol) && (!settings.linked || address.origin === location.origin);
  place.replaceChildren(known ? html('a', { href: address.href }, title || say('rules')) : (title ?? ''));
  // Whoever made the link wrote all that follows.
  if (settings.linked) place.prepend(html('small', { class: 'origin' }, say('from-link')), ' ');
  if (author !== undefined) place.append(' ', html('small', {}, author));
}

/** What a new game is made from. */
interface Opening {
  host: Host;
  parts: ShadowParts;
  Diagram: BoardDiagramConstructor;
  diagram: BoardDiagram;
  settings: GameSettings;
  saved: SavedGame | undefined;
  /** Waits for the words of the reader. Whether the game is told in them. */
  mayTell: () => Promise<boolean>;
}

/** The cell that Tab enters first: a royal of the side to move, else one of its pieces, else the first of the board. */
function focusAtStart({ cells, types }: BoardView, { pieces, turn }: SceneView): number {
  const own = pieces.filter((it) => it.side === turn);
  const first = own.find((it) => types[it.type - 1]?.royal) ?? own[0];
  return first?.cell ?? cells.findIndex((it) => it.shade !== HOLE);
}

/** What is wrong with a definition. Where the page sets up the position, the start of the definition is none. */
const problemsOf = (diagram: BoardDiagram, saved?: SavedGame): DiagnosticView[] =>
  diagram.diagnostics().filter((it) => !saved?.fen || it.code !== 'def.royal' || it.severity !== 'info');

/** Loads the words for what is wrong with a definition. */
const wordsOfProblems = async (language: string): Promise<void> =>
  (await late(import('../words/languages.js'))).loadDiagnostics(language);

/** Makes a game and draws its empty board. */
export async function makeGame({ host, parts, Diagram, diagram, settings, saved, mayTell }: Opening): Promise<NewGame> {
  const hasWords = loaded.size > 0;
  const problem = prepareDiagram(diagram, settings, saved);
  // A picture shows the array as it is written, and so does a puzzle.
  if (!saved && !settings.still && settings.solution === null && !diagram.puzzle()) diagram.shuffle();
  const abort = new AbortController();
  const board = withSkin(diagram.board(), settings.skin);
  const scene = diagram.scene();
  const preferences = readPreferences();
  const pieces = new PieceRenderer(board, settings.images);
  pieces.use(preferences);
  await adoptLooks(parts.root, {
    themes: (preferences.theme ?? board.appearance.theme) !== undefined,
    ground: board.terrain.length > 0 || board.relations || board.wall !== undefined,
    zones: host.hasAttribute('piece'),
  });
  // The engine has told what the board is; to draw it takes as long again.
  await yieldToPage();
  const { flipped, language, still } = settings;
  const say = speaker(language, board.appearance.family);
  const piece = host.getAttribute('piece');
  const shown = piece ? typeNumber(board, piece) : undefined;
  const isUnmet = problem !== undefined || Boolean(piece && !shown);
  // Where something is wrong, or the solution of the page may not fit, words are waited for.
  if (diagram.diagnostics().length) await wordsOfProblems(language).catch(() => undefined);
  else if (isUnmet || settings.solution) await loadEnglish().catch(() => undefined);
  const isUntold = isUnmet && !(await mayTell());
  const found = isUnmet && !isUntold ? await late(import('./problems.js')).catch(() => undefined) : undefined;
  for (const it of [parts.room, parts.wide]) it.lang = language;
  const game: Game = {
    host,
    settings,
    say,
    hasWords,
    tellPosition: () => '',
    asSeen: (it) => it,
    own: () => ownSource(host),
    Diagram,
    diagram,
    board,
    diagnostics: problemsOf(diagram, saved),
    cellOf: new Map(board.cells.flatMap((it, index) => (it.shade === HOLE ? [] : [[it.name, index] as const]))),
    zones: new Map(),
    state: {
      ...initialState(scene, settings.flipped, focusAtStart(board, scene)),
      view: settings.view,
      preferences,
      room: roomOf(board, parts.room.clientWidth),
      across: planesAcross(board, parts.room.clientWidth),
    },
    saved: saveGame(diagram, scene, saved),
    parts,
    pieces,
    drawing: new BoardDrawing(board, pieces, { say, flipped, live: !still }),
    followers: [],
    shown: { kinds: new Set() },
    outbox: [],
    abort,
    signal: abort.signal,
  };
  // A game that goes on from somewhere has left its beginning.
  if (saved) update(game.state, { untouched: false, atStart: false });
  if (host.hasAttribute('controls')) game.state.openPanels.add('game');
  const problems = found?.unmetRequests(host, say, { board, piece, saved, problem }) ?? [];
  return { game, shown, problems, isUntold };
}

/** Shows a game. Returns when everything that belongs to it is there. */
export function openGame(game: Game): Promise<void> {
  const { host, parts, settings } = game;
  if (!settings.still) {
    setOpponent(game, wantedOpponent(host));
    setAnalysis(game, host.hasAttribute('analysis'));
  }
  clearShadowDom(parts);
  showTitle(game);
  parts.below.hidden = settings.still;
  for (const it of [parts.frame, parts.stage, parts.switches, parts.narrow, parts.wide]) it.hidden = false;
  redrawBoard(game);
  act(game, (it) => settings.still || startPuzzle(it));
  return furnish(game);
}

/** Adds what a reader can do, and waits for what has to be loaded. */
async function furnish(game: Game): Promise<void> {
  const { board, pieces, settings, state } = game;
  const drawn = pieces.load(() => refresh(game));
  if (settings.still) return drawn;
  listen(game);
  followRoom(game);
  addPanelButtons(game);
  awaitComputer(game);
  const reader = awaitReader(game);
  if (game.host.hasAttribute('keep') && !settings.linked) void awaitKeeper(game);
  const missing = (): void => void act(game, notify, game.say('not-loaded'));
  if (hasPageSlots(game)) followPanels(game, (panels) => panels.fillPageSlots(game)).catch(missing);
  const puzzle = state.puzzle && followPanels(game, (panels) => panels.puzzlePanel(game)).catch(missing);
  const mayBefriend = game.host.hasAttribute('friend') && board.enforce;
  const watch = (): Promise<void> => late(import('../friend/watch.js')).then((it) => it.watch(game));
  const watching = mayBefriend ? reader.then(watch).catch(() => bringsLetter(game.host) && missing()) : undefined;
  await Promise.all([drawn, puzzle, reader, watching]);
}

/** Follows the size of the element, and what readers want of all boards. */
function followRoom(game: Game): void {
  const { board, parts, pieces, signal, state } = game;
  const resized = (): void => {
    const [room, across] = [roomOf(board, parts.room.clientWidth), planesAcross(board, parts.room.clientWidth)];
    if (room !== state.room || across !== state.across) act(game, () => Object.assign(state, { room, across }));
  };
  followSize(parts.room, resized, signal);
  followPreferences((preferences) => {
    void adoptLooks(parts.root, { themes: preferences.theme !== undefined });
    if (pieces.use(preferences)) void pieces.load(() => refresh(game));
    act(game, setPreferences, preferences);
  }, signal);
}

/** Whether the page may want parts of this board elsewhere. Nobody's link writes outside the board. */
function hasPageSlots({ board, settings }: Game): boolean {
  if (settings.linked) return false;
  return ['Table', 'List', 'Colors'].some((it) => document.getElementById(board.appearance.satellite + it));
}

/** Stops listening and gives the engine's memory back. */
export function closeGame({ abort, diagram, parts }: Game): void {
  abort.abort();
  parts.frame.querySelector('.held')?.remove();
  try {
    diagram.free();
  } catch {
    // A dead object cannot be freed.
  }
}

/** How an element wants its board. */
export function settingsOf(
  element: Host,
  { definition, linked }: Source,
  hooks: Hooks | undefined,
  language: string,
): GameSettings {
  const images = element.getAttribute('images');
  return {
    definition,
    hooks,
    language,
    linked,
    solution: element.getAttribute('solution'),
    flipped: element.hasAttribute('flipped'),
    view: element.view,
    still: element.hasAttribute('still'),
    skin: element.getAttribute('skin') ?? undefined,
    images: IMAGES.find((it) => it === images) ?? (linked ? 'same-origin' : 'all'),
    judgement: element.getAttribute('judgement'),
  };
}

/** Shows the move diagram that the page asks for, and tells the reader what of its wishes could not be met. */
export function showRequests({ game, shown, problems }: NewGame): void {
  if (shown) act(game, showDiagram, shown);
  const [first] = problems;
  if (first) act(game, notify, first.sentence);
}
