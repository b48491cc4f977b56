// What stands around the board and is loaded late: opens the panels, and keeps what is open up to date.

import { html } from '../style/dom.js';
import type { Bar, Commands } from '../panels/toolbar.js';
import type { Legend } from '../panels/piece-table.js';
import type { Pictures } from '../pieces/renderer.js';
import type { Parts } from './shadow-dom.js';
import { dress } from '../style/theme.js';
import type { BoardView, DiagnosticView, SceneView } from '../engine/views.js';

/** What the panels tell about. */
interface Matter {
  board: BoardView;
  pictures: Pictures;
  diagnostics: DiagnosticView[];
  /** The definition, if it was text: places of problems are counted in it. */
  text: string | undefined;
  /** The bar is open from the start. */
  controls: boolean;
}

/** Loads the panels, with their style, when the first one is opened. */
async function panels(root: ShadowRoot): Promise<typeof import('../panels/toolbar.js')> {
  const loaded = await import('../panels/toolbar.js');
  dress(root, loaded.style);
  return loaded;
}

/** A button that opens and closes a panel. The panel is made when it is first opened. Returns what opens it. */
function disclosure(parts: Parts, place: HTMLElement, name: string, make: () => Promise<HTMLElement>, open = false): () => void {
  const button = html('button', { type: 'button', class: 'switch', part: 'button' }, name);
  const panel = html('div', { class: 'panel', part: 'panel' });
  let made = false;
  const toggle = (wanted: boolean): void => {
    panel.hidden = !wanted;
    button.setAttribute('aria-expanded', String(wanted));
    if (made || !wanted) return;
    made = true;
    // What could not be loaded is closed again, and loaded by the next click.
    const failed = (): void => {
      made = false;
      toggle(false);
    };
    void make().then((content) => panel.append(content), failed);
  };
  button.addEventListener('click', () => toggle(panel.hidden));
  parts.switches.append(button);
  place.append(panel);
  toggle(open);
  return () => toggle(true);
}

/** The panels of one game. */
export class Furniture {
  /** The kinds of marks that have been on the board. */
  readonly #seen = new Set<string>();
  readonly #keys: (() => void)[] = [];
  #bar: Bar | undefined;
  #scene: SceneView | undefined;
  #legend: Legend | undefined;
  #selected: number | undefined;
  #satellite: Legend | undefined;
  readonly #open: () => void;
  /** Opens the bar. */
  readonly open: () => void;

  constructor(parts: Parts, matter: Matter, commands: Commands) {
    const { board, pictures, diagnostics, text } = matter;
    const root = parts.frame.getRootNode() as ShadowRoot;
    const { satellite } = board.appearance;
    this.#open = disclosure(parts, parts.wide, 'Pieces', async () => {
      const { markKey, legend } = await panels(root);
      const key = html('div', {});
      this.#follow(() => key.replaceChildren(markKey(this.#seen)));
      this.#legend = legend(board, pictures, commands);
      commands.listen(this.#legend.root);
      this.#tell();
      return html('div', {}, this.#legend.root, key);
    });
    this.open = disclosure(
      parts,
      parts.narrow,
      'Game',
      async () => {
        this.#bar = (await panels(root)).bar(board, pictures, commands);
        if (this.#scene) this.#bar.show(this.#scene);
        return this.#bar.root;
      },
      matter.controls,
    );
    const serious = diagnostics.filter((it) => it.severity !== 'info').length;
    if (serious > 0) {
      const name = serious === 1 ? '1 problem' : `${serious} problems`;
      disclosure(parts, parts.wide, name, async () => (await panels(root)).problems(diagnostics, text));
    }
    if (['Table', 'List', 'Colors'].some((it) => document.getElementById(satellite + it))) {
      void import('../panels/page-slots.js').then(({ fillSatellites }) => {
        const filled = fillSatellites(satellite, { board, pictures, commands, start: this.#scene });
        this.#satellite = filled.legend;
        this.#tell();
        this.#follow(() => filled.show(this.#seen));
      });
    }
  }

  #follow(show: () => void): void {
    this.#keys.push(show);
    show();
  }

  /** Shows a position, and the kinds of marks that are on the board with it. */
  show(scene: SceneView, kinds: string[], selected: number | undefined): void {
    this.#scene = scene;
    this.#selected = selected ?? this.#selected;
    this.#bar?.show(scene);
    this.#tell();
    const before = this.#seen.size;
    for (const kind of kinds) this.#seen.add(kind);
    if (this.#seen.size > before) for (const show of this.#keys) show();
  }

  #tell(): void {
    if (!this.#scene) return;
    for (const it of [this.#legend, this.#satellite]) it?.show(this.#scene, this.#selected);
  }

  /** Shows the row of a type. */
  inspect(type: number): void {
    this.#selected = type;
    this.#open();
    this.#tell();
  }

  /** Stops what runs by itself. */
  stop(): void {
    this.#bar?.stop();
  }
}
