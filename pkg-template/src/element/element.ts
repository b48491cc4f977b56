// The element `<variant-diagram>`: where its definition comes from, its attributes, its public face.

import { install, type Hooks } from '../engine/page-rules.js';
import { createDiagram, loadEngine, type Diagram } from '../engine/load.js';
import { Session, type Arrow } from '../game/controller.js';
import { skeleton, type Parts } from '../controls/shadow-dom.js';
import { dress } from '../style/theme.js';
import type { DiagnosticView, SceneView } from '../engine/views.js';
import type { Kept } from './definition-source.js';

/** What there is of an element outside a browser. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** A definition: text, or the same as an object. */
export type Definition = string | object;

/** The page is read to its end, so that the text of an element is complete. */
function parsedPage(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((done) => document.addEventListener('DOMContentLoaded', () => done(), { once: true }));
}

/**
 * A playable board for a definition of a chess variant.
 *
 * @element variant-diagram
 * @attr {string} src - Address of a definition. Without it the text of the element counts.
 * @attr {string} fen - A position instead of the start position.
 * @attr {string} piece - The move diagram of this type is shown first, by its name or its ID.
 * @attr {boolean} flipped - Black is at the bottom.
 * @attr {boolean} controls - The bar of buttons is open from the start.
 * @attr {boolean} still - Only a picture of the start position.
 * @attr {boolean} linked - The address of the page may hold a definition and a game; a link to them can be copied.
 * @attr {string} solution - A record: the position becomes a puzzle with this solution.
 * @attr {string} images - `none`: the pictures named by the definition are not loaded.
 * @fires vd-step - A step of a move is about to be taken: `path`, `ply`. Can be cancelled.
 * @fires vd-move - A move is about to be played: `path`, `ply`. Can be cancelled.
 * @fires vd-moved - A move was played: `path`, `san`, `ply`, `fen`.
 * @fires vd-verdict - The game is over: `result`, `reason`, `sentence`, `cells`.
 * @fires vd-puzzle - A puzzle is solved, or cannot be solved any more: `state`, `mistakes`, `hints`.
 * @fires vd-diagnostics - A definition was read: `diagnostics`.
 */
export class VariantDiagram extends Base {
  static readonly observedAttributes: string[] = ['src', 'fen', 'piece', 'flipped', 'still', 'controls', 'images'];

  #definition: Definition | undefined;
  #parts: Parts | undefined;
  #session: Session | undefined;
  #hooks: Hooks | undefined;
  #opening = 0;
  #arrows: Arrow[] = [];
  /** What the next game takes over from the one before. */
  #kept: Kept | undefined;
  #ready: Promise<void> = Promise.resolve();

  /** The definition that is shown. Setting it starts a new game. */
  get definition(): Definition | undefined {
    return this.#definition;
  }

  set definition(value: Definition | undefined) {
    this.#definition = value;
    this.#kept = undefined;
    if (this.isConnected) this.#open();
  }

  /** Settled when the board shows what was asked for last. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /** The engine's game, for everything the element has no method for. Do not free it. */
  get diagram(): Diagram | undefined {
    return this.#session?.diagram;
  }

  /** The position. */
  get scene(): SceneView | undefined {
    return this.#session?.scene;
  }

  /** The problems of the definition. */
  get diagnostics(): DiagnosticView[] {
    return this.#session?.diagnostics ?? [];
  }

  /** Arrows, and circles where `to` is missing, that the page draws over the board. They stay until they are set anew. */
  get arrows(): Arrow[] {
    return this.#arrows;
  }

  set arrows(arrows: Arrow[]) {
    this.#arrows = this.#session?.draw(arrows) ?? arrows;
  }

  /** Whether Black is at the bottom. */
  get flipped(): boolean {
    return this.hasAttribute('flipped');
  }

  set flipped(value: boolean) {
    this.toggleAttribute('flipped', value);
  }

  connectedCallback(): void {
    if (!this.#parts) {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      dress(root);
      this.#parts = skeleton(root);
    }
    this.#open();
  }

  disconnectedCallback(): void {
    this.#opening += 1;
    const session = this.#session;
    if (!session) return;
    this.#session = undefined;
    try {
      this.#kept = { record: session.diagram.record(), ply: session.scene.place };
    } catch {
      this.#kept = { fen: session.diagram.fen() };
    }
    session.close();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected || !this.#parts) return;
    if (name === 'flipped') this.#session?.flip(after !== null);
    else {
      if (name === 'src' || name === 'fen') this.#kept = undefined;
      this.#open();
    }
  }

  /** Turns the board. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** Starts again; a game with a shuffle is shuffled again. */
  restart(): void {
    this.#session?.restart();
  }

  /** Enters one step of a move, as a click would: `e2`, `P@`. */
  step(step: string): void {
    this.#session?.click(step);
  }

  /** Forgets the steps that were entered. */
  cancel(): void {
    this.#session?.cancel();
  }

  /** Plays a whole move given as a path; throws if it is none. */
  play(path: string[]): void {
    const session = this.#session;
    if (!session) throw new Error('The board is not ready.');
    session.played(session.play(path));
  }

  /** Takes a move back. */
  undo(): boolean {
    return this.#session?.step(true) ?? false;
  }

  /** The routines that `custom` of the definition asks for, and vetoes. Setting them opens the diagram again. */
  get hooks(): Hooks | undefined {
    return this.#hooks;
  }

  set hooks(hooks: Hooks | undefined) {
    this.#hooks = hooks;
    if (this.isConnected) this.#open();
  }

  /** Plays the move that was taken back. */
  redo(): boolean {
    return this.#session?.step(false) ?? false;
  }

  /** Shows the position after so many plies. */
  goto(ply: number): void {
    this.#session?.goto(ply);
  }

  /** Shows the move diagram of a piece type by its number; without one, the game again. */
  async demonstrate(type?: number): Promise<void> {
    await this.#session?.demonstrate(type);
  }

  #open(): void {
    this.#opening += 1;
    const turn = this.#opening;
    this.#ready = this.#load(turn).catch((error: unknown) => {
      if (turn === this.#opening) this.#fail(error);
    });
  }

  /** An address that holds the definition and the game, for a page with a board that is `linked`. */
  async link(address: string = location.href): Promise<string> {
    const { linkTo } = await import('./hash-link.js');
    const session = this.#session;
    if (!session) throw new Error('The board is not ready.');
    return linkTo(address, { definition: session.settings.definition, record: session.diagram.record(), ply: session.scene.place });
  }

  async #source(): Promise<Definition> {
    if (this.#definition !== undefined) return this.#definition;
    const elsewhere = this.matches('[src],[linked]');
    if (!elsewhere) await parsedPage();
    const text = this.textContent ?? '';
    if (!elsewhere && this.childElementCount < 1 && !/^\s*{/.test(text)) return text;
    const { definition, kept } = await (await import('./definition-source.js')).whence(this);
    this.#kept ??= kept;
    return definition;
  }

  async #load(turn: number): Promise<void> {
    const [definition] = await Promise.all([this.#source(), loadEngine()]);
    const diagram = await createDiagram(definition);
    const parts = this.#parts;
    if (turn !== this.#opening || !parts) return diagram.free();
    if (this.#hooks) install(this.#hooks, diagram);
    this.#session?.close();
    const session = new Session(diagram, parts, {
      flipped: this.flipped,
      still: this.hasAttribute('still'),
      controls: this.hasAttribute('controls'),
      images: this.getAttribute('images') !== 'none',
      definition,
      link: this.hasAttribute('linked') ? () => this.link() : undefined,
      flip: () => this.flip(),
      enforce: (fen) => {
        this.#definition = typeof definition === 'string' ? `${definition}\nenforce=1` : { ...definition, enforce: 1 };
        this.#kept = { fen };
        this.#open();
      },
      send: (type, detail, cancelable = false) =>
        this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true })),
    });
    this.#session = session;
    if (this.#arrows.length > 0) session.draw(this.#arrows);
    parts.fallback.hidden = true;
    parts.frame.hidden = false;
    const fen = this.getAttribute('fen');
    const kept = this.#kept ?? (fen ? { fen } : undefined);
    this.#kept = undefined;
    if (kept && 'fen' in kept) session.setFen(kept.fen);
    else if (kept && kept.record !== '') {
      session.load(kept.record, kept.ply);
    }
    this.dispatchEvent(new CustomEvent('vd-diagnostics', { detail: { diagnostics: session.diagnostics }, bubbles: true, composed: true }));
    await session.furnished;
    const piece = this.getAttribute('piece');
    if (piece) await session.demonstrate(piece);
  }

  /** Shows the text instead of a board, with the reason. */
  #fail(error: unknown): void {
    const parts = this.#parts;
    if (!parts) return;
    parts.message.textContent = error instanceof Error ? error.message : String(error);
    parts.below.hidden = false;
    parts.fallback.hidden = false;
  }
}

/** Registers the element. Safe to call more than once, and outside a browser. */
export function define(name = 'variant-diagram'): void {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, VariantDiagram);
}
