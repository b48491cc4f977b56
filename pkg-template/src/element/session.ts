// What an element shows, and when: where its definition comes from, when it is read, and the game that is open.

import { buildShadowDom, type ShadowParts, showFailure, showWaiting } from '../controls/shadow-dom.js';
import { type DiagramConstructor, loadEngine } from '../engine/load.js';
import type { Hooks } from '../engine/page-rules.js';
import type { SavedGame } from '../engine/saved-game.js';
import type { DiagnosticView } from '../engine/views.js';
import type { Host } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';
import { ENFORCE } from '../input/status-buttons.js';
import controlsStyle from '../style/controls.css';
import layoutStyle from '../style/layout.css';
import themeStyle from '../style/theme.css';
import { adoptStyle } from '../style/theme.js';
import zonesStyle from '../style/zones.css';
import { readSource, type Source } from './definition-source.js';
import { forgetNear, inTurn, whenNear, yieldToPage } from './near.js';
import { closeGame, makeGame, type NewGame, type OpenGame, openGame, settingsOf, showRequests } from './open-game.js';
import { type ElementProblem, loadingProblem, report } from './problems.js';

/** The life of one element. */
export class Session {
  /** The definition that the page has given. */
  given: Source['definition'] | undefined;
  /** The routines of the page. */
  hooks: Hooks | undefined;
  open: OpenGame | undefined;
  /** What the next game begins with in place of the start position. */
  saved: SavedGame | undefined;
  readonly #host: Host;
  readonly #opened: () => void;
  #parts: ShadowParts | undefined;
  /** What was read last. */
  #source: Source | undefined;
  /** What is wrong with the attributes. */
  #problems: DiagnosticView[] = [];
  /** Near the viewport, or asked for: until then nothing is read or drawn. */
  #started = false;
  /** Counts what was asked for: only the latest is shown. */
  #asked = 0;
  #ready: Promise<void> = Promise.resolve();

  /** `opened` is called whenever another game is open. */
  constructor(host: Host, opened: () => void) {
    this.#host = host;
    this.#opened = opened;
  }

  /** The definition that is shown, wherever it came from. */
  get definition(): Source['definition'] | undefined {
    return this.given ?? this.#source?.definition;
  }

  /** The problems of the definition and of the attributes. */
  get diagnostics(): DiagnosticView[] {
    return [...(this.open?.game.diagnostics ?? []), ...this.#problems];
  }

  /** Settled when the board shows what was asked for last. */
  get ready(): Promise<void> {
    this.#start();
    return this.#ready;
  }

  /** The element is on a page. */
  connect(): void {
    if (!this.#host.shadowRoot) showWaiting(this.#host.attachShadow({ mode: 'open' }));
    if (this.#started) this.reopen();
    else whenNear(this.#host, () => this.#start());
  }

  /** The element is gone. Where it is put back, the game goes on. */
  disconnect(): void {
    forgetNear(this.#host);
    this.#asked += 1;
    if (this.open) this.saved = currentGame(this.open.game);
    this.#close();
  }

  /** Takes the definition of the page, or looks for it again. */
  define(definition: Source['definition'] | undefined): void {
    this.given = definition;
    this.#source = undefined;
    this.restart();
  }

  /** Begins at the position of the page, or at the start. */
  restart(): void {
    this.saved = undefined;
    this.reopen();
  }

  /** Opens what is asked for now. */
  reopen(): void {
    if (!this.#started || !this.#host.isConnected) return;
    this.#asked += 1;
    const turn = this.#asked;
    this.#ready = this.#load(turn).catch((error: unknown) => {
      if (turn === this.#asked) this.#fail(error);
    });
  }

  #start(): void {
    if (this.#started || !this.#host.isConnected) return;
    forgetNear(this.#host);
    this.#started = true;
    this.reopen();
  }

  async #load(turn: number): Promise<void> {
    const { given } = this;
    const [source, Diagram]: [Source, DiagramConstructor] = await Promise.all([
      given === undefined ? readSource(this.#host) : { definition: given, linked: this.#source?.linked ?? false },
      loadEngine(),
    ]);
    const isAsked = (): boolean => turn === this.#asked;
    await inTurn(async () => {
      // The rules are made in some tasks, the empty board is drawn in the next, and filled in the last.
      while (isAsked() && !Diagram.prepare(source.definition)) await yieldToPage();
      if (!isAsked()) return;
      const diagram = new Diagram(source.definition);
      await yieldToPage();
      const host = this.#host;
      const fen = host.getAttribute('fen');
      const made = await makeGame({
        host,
        parts: this.#build(),
        Diagram,
        diagram,
        settings: settingsOf(host, source, this.hooks),
        saved: this.saved ?? source.saved ?? (fen ? { fen } : undefined),
      });
      await yieldToPage();
      if (!isAsked()) return closeGame(made.game);
      this.#source = source;
      this.#show(made);
    });
    if (isAsked()) await this.open?.ready;
  }

  /** Opens a game in the place of the one that is open. */
  #show(made: NewGame): void {
    this.#close();
    this.saved = undefined;
    this.open = { ...made, ready: openGame(made.game) };
    made.game.parts.fallback.hidden = true;
    this.#opened();
    this.#tellProblems(showRequests(made, this.#host.getAttribute('piece')));
  }

  /** Goes on from the position that is shown, with enforced rules. */
  #enforce(): void {
    if (!this.open) return;
    const { game } = this.open;
    const { definition } = game.settings;
    this.given = typeof definition === 'string' ? `${definition}\nenforce=1` : { ...definition, enforce: 1 };
    const { fen = '' } = currentGame(game);
    this.saved = { fen };
    this.reopen();
  }

  /** Shows the text instead of a board, with the reason. */
  #fail(error: unknown): void {
    const problem = loadingProblem(error);
    this.#close();
    showFailure(this.#build(), problem.sentence);
    this.#tellProblems([problem]);
  }

  #close(): void {
    if (this.open) closeGame(this.open.game);
    this.open = undefined;
  }

  #build(): ShadowParts {
    if (this.#parts) return this.#parts;
    const root = this.#host.shadowRoot ?? this.#host.attachShadow({ mode: 'open' });
    adoptStyle(root, themeStyle, layoutStyle, controlsStyle, zonesStyle);
    this.#parts = buildShadowDom(root);
    this.#parts.frame.addEventListener(ENFORCE, () => this.#enforce());
    return this.#parts;
  }

  #tellProblems(problems: ElementProblem[]): void {
    for (const it of problems) report(this.#host, it);
    this.#problems = problems.map((it) => it.diagnostic);
    const detail = { diagnostics: this.diagnostics };
    this.#host.dispatchEvent(new CustomEvent('vd-diagnostics', { detail, bubbles: true, composed: true }));
  }
}
