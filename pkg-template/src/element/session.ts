// What an element shows, and when: where its definition comes from, when it is read, and the game that is open.

import type { MoveInput } from '../board/board-state.js';
import { followPreferences, readPreferences } from '../board/preferences.js';
import { buildShadowDom, type ShadowParts, showFailure, showWaiting } from '../controls/shadow-dom.js';
import { isSame } from '../engine/definition-text.js';
import { type BoardDiagramConstructor, type EngineFor, loadBoardEngine, loadEngine } from '../engine/load.js';
import type { Definition } from '../engine/names.js';
import type { Hooks } from '../engine/page-rules.js';
import type { SavedGame } from '../engine/saved-game.js';
import type { DiagnosticView } from '../engine/views.js';
import { act } from '../game/controller.js';
import { bringsLetter } from '../game/friends-turn.js';
import type { Game, Host } from '../game/game.js';
import { resume } from '../game/move-input.js';
import { diagramOfPage } from '../game/page-changes.js';
import { currentGame } from '../game/saved-game.js';
import { ENFORCE } from '../input/status-buttons.js';
import { late } from '../loading/late.js';
import type { Source } from '../reader/hash-link.js';
import controlsStyle from '../style/controls.css';
import layoutStyle from '../style/layout.css';
import themeStyle from '../style/theme.css';
import { adoptStyle } from '../style/theme.js';
import { speaker } from '../words/page.js';
import { loadEnglish } from '../words/say.js';
import { DEFINITION, pageParsed, readSource } from './definition-source.js';
import { forgetNear, inTurn, whenNear, yieldToPage } from './near.js';
import { closeGame, makeGame, type NewGame, type OpenGame, openGame, settingsOf, showRequests } from './open-game.js';
import type { ElementProblem } from './problems.js';

/** The language in which a page says what stands around an element, also across the borders of shadow trees. */
function languageAround(element: Element): string {
  const found = element.closest<HTMLElement>('[lang]');
  if (found) return found.lang;
  const root = element.getRootNode();
  return 'host' in root ? languageAround(root.host as Element) : '';
}

/** The life of one element. */
export class Session {
  /** The definition that the page has given. */
  given: Definition | undefined;
  /** The routines of the page. */
  hooks: Hooks | undefined;
  open: OpenGame | undefined;
  /** What the next game begins with in place of the start position. */
  #saved: SavedGame | undefined;
  /** The game that was open when the element left its place. It goes on if the definition is the same then. */
  #left: { definition: Definition; game: SavedGame } | undefined;
  /** Another game is asked for than the one that is open. */
  #isLeaving = false;
  readonly #host: Host;
  readonly #opened: () => void;
  #parts: ShadowParts | undefined;
  /** What was read last. */
  #source: Source | undefined;
  /** What is wrong with the attributes. */
  #problems: DiagnosticView[] = [];
  /** The browser was asked for the game that it keeps. */
  #isRecalled = false;
  /** Near the viewport, or asked for: until then nothing is read or drawn. */
  #started = false;
  /** The tag of the reader's language, and the language that is spoken. */
  #tag = '';
  #language = 'en';
  /** Settled when the words of the reader's language are there, or cannot be had. */
  #words: Promise<unknown> = Promise.resolve();
  /** Counts what was asked for: only the latest is shown. */
  #asked = 0;
  #ready: Promise<void> = Promise.resolve();

  /** `opened` is called whenever another game is open. */
  constructor(host: Host, opened: () => void) {
    this.#host = host;
    this.#opened = opened;
  }

  /** The definition that is shown, wherever it came from. */
  get definition(): Definition | undefined {
    return this.given ?? this.#source?.definition;
  }

  /** The problems of the definition and of the attributes. */
  get diagnostics(): DiagnosticView[] {
    return [...(this.open?.game.diagnostics ?? []), ...this.#problems];
  }

  /** The game as text, also while the element is on no page. */
  get record(): string | undefined {
    return this.open ? currentGame(this.open.game).record : (this.#saved ?? this.#left?.game)?.record;
  }

  /** The game that is open and stays so: what is done with it is not lost. */
  get staying(): Game | undefined {
    return this.#isLeaving ? undefined : this.open?.game;
  }

  /** Settled when the board shows what was asked for last. */
  get ready(): Promise<void> {
    this.#start();
    return this.#ready;
  }

  /** The element is on a page. */
  connect(): void {
    const root = this.#host.shadowRoot;
    // It may have come from another document.
    if (root) adoptStyle(root);
    else showWaiting(this.#host.attachShadow({ mode: 'open' }));
    void this.#keepText();
    if (this.#started) this.reopen();
    else whenNear(this.#host, () => this.#start());
  }

  /** The element is gone. Where it is put back, the game goes on. */
  disconnect(): void {
    forgetNear(this.#host);
    this.#asked += 1;
    this.#left = this.#current();
    this.#close();
  }

  /** Takes the definition of the page, or looks for it again. */
  define(definition: Definition | undefined): void {
    this.given = definition;
    this.#source = undefined;
    this.restart();
  }

  /** Begins at the position of the page, or at the start. */
  restart(): void {
    this.begin(undefined);
  }

  /** Reads a game into the one that is open, or begins with it: where none is open, or where the engine that reads it has to come first. Returns what is left out. */
  load(record: string): DiagnosticView[] {
    try {
      if (this.staying) return diagramOfPage(this.staying).load(record);
    } catch (error) {
      if ((error as { code?: string }).code !== 'other-format') throw error;
    }
    this.begin({ record });
    return [];
  }

  /** Begins another game, at its start or with what was saved of it. */
  begin(saved: SavedGame | undefined): void {
    this.#saved = saved;
    this.#left = undefined;
    this.#isLeaving = true;
    this.reopen();
  }

  /** Opens what is asked for now. The game goes on if it is the same. */
  reopen(): void {
    if (!this.#started || !this.#host.isConnected) return;
    this.#asked += 1;
    const turn = this.#asked;
    const ready: Promise<void> = this.#load(turn)
      .catch(async (error: unknown) => {
        // Whoever hears why there is no board waits for the words.
        const problem = await Promise.all([late(import('./problems.js')), loadEnglish(), this.#words]).then(
          ([it]) => it.loadingProblem(this.#host, speaker(this.#language), error),
          () => undefined,
        );
        if (turn === this.#asked) this.#fail(error, problem);
      })
      // Who has waited for what nobody wants any more waits on.
      .then(() => (this.#ready === ready ? undefined : this.#ready));
    this.#ready = ready;
  }

  #start(): void {
    if (this.#started || !this.#host.isConnected) return;
    forgetNear(this.#host);
    this.#started = true;
    this.reopen();
  }

  async #load(turn: number): Promise<void> {
    const { given } = this;
    this.#askLanguage();
    const [source, engineFor]: [Source, EngineFor] = await Promise.all([
      given === undefined ? readSource(this.#host) : { definition: given, linked: this.#source?.linked ?? false },
      // Routines think on this thread, which only the engine with everything can.
      this.hooks ? loadEngine : loadBoardEngine(),
    ]);
    const isAsked = (): boolean => turn === this.#asked;
    const Diagram = await engineFor(source.definition, (this.#saved ?? source.saved)?.record);
    await inTurn(async () => {
      // The rules are made in some tasks, the empty board is drawn in the next, and filled in the last.
      while (isAsked() && !Diagram.prepare(source.definition)) await yieldToPage();
      if (!isAsked()) return;
      const diagram = new Diagram(source.definition);
      await yieldToPage();
      const host = this.#host;
      const fen = host.getAttribute('fen');
      const going = this.#saved ? undefined : this.#goingOn(source);
      const given = this.#saved ?? going ?? source.saved;
      const saved = given ?? (await this.#recall(source, Diagram)) ?? (fen ? { fen } : undefined);
      const language = this.#language;
      const made = await makeGame({
        host,
        parts: this.#build(),
        Diagram,
        diagram,
        settings: settingsOf(host, source, this.hooks, language),
        saved,
        mayTell: async () => {
          await this.#words;
          return language === this.#language;
        },
      });
      await yieldToPage();
      if (!isAsked()) return closeGame(made.game);
      // What is wrong is told once, in the reader's language: what was asked for is asked for again.
      if (made.isUntold) {
        closeGame(made.game);
        this.#saved = saved;
        return this.reopen();
      }
      // Whoever has played on meanwhile keeps the move: the board is made once more.
      if (going && JSON.stringify(going) !== JSON.stringify(this.#goingOn(source))) {
        closeGame(made.game);
        return this.reopen();
      }
      this.#source = source;
      this.#show(made, going && this.open?.game.state.input);
      if (language !== this.#language) this.reopen();
    });
    if (isAsked()) await this.open?.ready;
  }

  /**
   * Asks for the catalogue of the reader's language: the one they have chosen for all boards, else that of the element, or of
   * the page around it. It is loaded beside the engine; until it is there the board goes on in the language it has.
   */
  #askLanguage(): void {
    const tag = readPreferences().language ?? languageAround(this.#host);
    if (tag === this.#tag) return;
    this.#tag = tag;
    if (/^(?:en\b|$)/i.test(tag)) return this.#speak('en');
    this.#words = late(import('../words/languages.js'))
      .then((it) => it.loadBoardLanguage(tag))
      .then((language) => tag === this.#tag && this.#speak(language))
      .catch(() => undefined);
  }

  /** The board that is open is told anew, in another language. */
  #speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.open) this.reopen();
  }

  /** A browser that translates the page would translate the definition of a board that has not begun. */
  async #keepText(): Promise<void> {
    await pageParsed();
    const host = this.#host;
    const elsewhere = this.given !== undefined || host.hasAttribute('src') || host.querySelector(DEFINITION);
    if (!elsewhere && host.textContent && !host.hasAttribute('translate')) host.setAttribute('translate', 'no');
  }

  /** Opens a game in the place of the one that is open. `input` is the move that the reader is entering there, if it is the same game. */
  #show(made: NewGame, input?: MoveInput): void {
    this.#close();
    this.#forget();
    this.open = { ...made, ready: openGame(made.game) };
    if (input) act(made.game, resume, input);
    followPreferences(() => this.#askLanguage(), made.game.signal);
    made.game.parts.fallback.hidden = true;
    this.#opened();
    showRequests(made);
    this.#tellProblems(made.problems);
  }

  /** What is open, to go on with, unless it is left for another game. */
  #current(): { definition: Definition; game: SavedGame } | undefined {
    if (!this.open || this.#isLeaving) return this.#left;
    const { game } = this.open;
    return { definition: game.settings.definition, game: currentGame(game) };
  }

  /** The game to go on with, if it is one of this definition: the text of an element may be another one by now. */
  #goingOn({ definition }: Source): SavedGame | undefined {
    const before = this.#current();
    return before && isSame(before.definition, definition) ? before.game : undefined;
  }

  /** The game that the browser keeps for this board, if the page wants that: asked for once. Who goes without it can play. */
  async #recall({ definition, linked }: Source, Diagram: BoardDiagramConstructor): Promise<SavedGame | undefined> {
    const host = this.#host;
    if (this.#isRecalled || linked || bringsLetter(host)) return undefined;
    if (!host.hasAttribute('keep') || host.hasAttribute('still')) return undefined;
    this.#isRecalled = true;
    return late(import('../games/keeping.js'))
      .then((it) => it.recallGame(host, definition, Diagram))
      .catch(() => undefined);
  }

  #forget(): void {
    this.#saved = this.#left = undefined;
    this.#isLeaving = false;
  }

  /** Goes on from the position that is shown, with enforced rules. */
  #enforce(): void {
    if (!this.open) return;
    const { game } = this.open;
    const { definition } = game.settings;
    this.given = typeof definition === 'string' ? `${definition}\nenforce=1` : { ...definition, enforce: 1 };
    const { fen = '' } = currentGame(game);
    this.begin({ fen });
  }

  /** Shows the text instead of a board, with the reason. */
  #fail(error: unknown, problem: ElementProblem | undefined): void {
    this.#close();
    this.#forget();
    const parts = this.#build();
    parts.room.lang = this.#language;
    showFailure(parts, problem?.sentence ?? speaker(this.#language)('failed-board'));
    if (problem) this.#tellProblems([problem]);
    else console.error(error);
  }

  #close(): void {
    if (this.open) closeGame(this.open.game);
    this.open = undefined;
  }

  #build(): ShadowParts {
    if (this.#parts) return this.#parts;
    const root = this.#host.shadowRoot ?? this.#host.attachShadow({ mode: 'open' });
    this.#parts = buildShadowDom(root);
    adoptStyle(root, themeStyle, layoutStyle, controlsStyle);
    this.#parts.frame.addEventListener(ENFORCE, () => this.#enforce());
    return this.#parts;
  }

  #tellProblems(problems: ElementProblem[]): void {
    this.#problems = problems.map((it) => it.diagnostic);
    const detail = { diagnostics: this.diagnostics };
    this.#host.dispatchEvent(new CustomEvent('vd-diagnostics', { detail, bubbles: true, composed: true }));
  }
}
