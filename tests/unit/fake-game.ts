// A game without a page, on a board of three by three with an engine that knows a list of moves and nothing else.

import { announcement } from '../../pkg-template/src/a11y/announcements.js';
import { initialState } from '../../pkg-template/src/board/board-state.js';
import type { Diagram, DiagramConstructor } from '../../pkg-template/src/engine/load.js';
import type { MarkKind } from '../../pkg-template/src/engine/names.js';
import type { BoardView, OptionsView, PieceView, PlayedView, SceneView } from '../../pkg-template/src/engine/views.js';
import type { Game } from '../../pkg-template/src/game/game.js';
import { speaker } from '../../pkg-template/src/words/page.js';
import { loadEnglish } from '../../pkg-template/src/words/say.js';

await loadEnglish();

/** Says messages in English, by the whole catalogue. */
export const say = speaker('en');

const SQUARE = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];

/** Squares a3 to c1, row by row from the top; types 1 `pawn` and 2 `queen`. */
export function board(over: Partial<BoardView> = {}): BoardView {
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const name = `${'abc'[column]}${3 - row}`;
      const at = (r: number, c: number): number => (r < 0 || r > 2 || c < 0 || c > 2 ? -1 : r * 3 + c);
      const neighbors = [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)] as [
        number,
        number,
        number,
        number,
      ];
      return {
        name,
        label: name,
        x: column + 0.5,
        y: row + 0.5,
        outline: SQUARE,
        shade: (row + column) % 2,
        row,
        column,
        neighbors,
      };
    }),
  );
  const type = (number: number, name: string, id: string) => ({
    number,
    name,
    id,
    key: id,
    image: name,
    moves: 'W',
    royal: false,
    counts: [1, 1] as [number, number],
    promoted: 0,
  });
  const appearance = { borders: true, useMarkers: 0, satellite: 'piece', noCounts: false, arrows: [] };
  return {
    width: 3,
    height: 3,
    rows: 3,
    columns: 3,
    cells,
    labels: [],
    types: [type(1, 'pawn', 'P'), type(2, 'queen', 'Q')],
    terrain: [],
    palaces: [[], []],
    linked: [[], []],
    river: false,
    covers: false,
    relations: false,
    hands: false,
    enforce: true,
    shuffles: false,
    appearance,
    ...over,
  };
}

/** White's pawn on a1, Black's on c3, White to move. */
export function scene(over: Partial<SceneView> = {}): SceneView {
  const pieces: PieceView[] = [
    { cell: 2, type: 1, side: 'black' },
    { cell: 6, type: 1, side: 'white' },
  ];
  return {
    pieces,
    hands: [],
    captured: [],
    turn: 'white',
    ply: 0,
    plies: 0,
    place: 0,
    ground: [],
    checks: [],
    claims: [],
    secret: false,
    pass: false,
    record: [],
    ...over,
  };
}

/** Every step that may come after a path among some moves, as the engine would list it. */
function optionsOf(moves: string[][], path: string[], cellOf: ReadonlyMap<string, number>): OptionsView {
  const open = moves.filter((it) => it.length > path.length && path.every((step, k) => it[k] === step));
  const whole = moves.some((it) => it.length === path.length && path.every((step, k) => it[k] === step));
  const steps = [...new Set(open.map((it) => it[path.length] ?? ''))];
  const options = steps.map((step) => {
    const count = open.filter((it) => it[path.length] === step).length;
    const plays = count === 1 && open.some((it) => it.length === path.length + 1 && it[path.length] === step);
    const mark: MarkKind = path.length === 0 ? 'origin' : step.startsWith('=') ? 'choice' : 'move';
    const cell = cellOf.get(step);
    return {
      step,
      path: [...path, step],
      mark,
      count,
      plays: plays && path.length > 0,
      goesOn: false,
      words: '',
      ...(cell === undefined ? {} : { cell }),
    };
  });
  return { whole, play: whole && open.length === 0, options, taken: [] };
}

/** An engine that knows the moves it is given, and writes down what it is asked to do. */
export class FakeEngine {
  static made: FakeEngine[] = [];
  static moves: string[][] = [];
  readonly calls: string[] = [];
  readonly #board = board();
  readonly #cellOf = new Map(this.#board.cells.map((it, index) => [it.name, index]));
  #played: string[] = [];

  constructor() {
    FakeEngine.made.push(this);
  }

  options(path: string[]): OptionsView {
    return optionsOf(FakeEngine.moves, path, this.#cellOf);
  }

  play(path: string[]): PlayedView {
    if (!FakeEngine.moves.some((it) => it.join() === path.join())) throw new Error('That is not a move.');
    this.calls.push(`play ${path.join(' ')}`);
    this.#played.push(path.join(''));
    return { path, moved: [], removed: [], added: [], san: path.join('') };
  }

  scene(): SceneView {
    return scene({
      ply: this.#played.length,
      plies: this.#played.length,
      place: this.#played.length,
      turn: this.#played.length % 2 === 0 ? 'white' : 'black',
    });
  }

  load(record: string): never[] {
    this.calls.push(`load ${record}`);
    this.#played = record.split(' ');
    return [];
  }

  visit(): boolean {
    return true;
  }

  record(): string {
    return this.#played.join(' ');
  }

  fen(): string {
    return `position ${this.#played.length}`;
  }

  setFen(fen: string): string[] {
    this.calls.push(`setFen ${fen}`);
    return [];
  }

  why = () => ({ code: 'no', sentence: 'The pawn cannot go there.', marks: [] });
  preview = () => ({ removed: [], moved: [], pieces: [], ground: [] });
  zones = () => [];
  threats = () => [];
  puzzle = () => undefined;
  judge = () => undefined;
  viewAs = (): void => undefined;
  tellIn = (): void => undefined;
  arrange = (): void => undefined;
}

/** A game in which these moves are legal. Events are kept in `events`; `forbid` names those that the page prevents. */
export function fakeGame(
  moves: string[][],
  { view = board(), forbid = [] as string[] } = {},
): { game: Game; events: string[]; engine: FakeEngine } {
  FakeEngine.moves = moves;
  FakeEngine.made = [];
  const engine = new FakeEngine();
  const host = new EventTarget();
  const events: string[] = [];
  for (const type of ['vd-step', 'vd-move', 'vd-moved', 'vd-verdict']) {
    host.addEventListener(type, (event) => {
      events.push(`${type} ${((event as CustomEvent<{ path?: string[] }>).detail.path ?? []).join(' ')}`);
      if (forbid.includes(type)) event.preventDefault();
    });
  }
  const abort = new AbortController();
  const game: Game = {
    host: host as Game['host'],
    settings: {
      definition: 'text',
      hooks: undefined,
      language: 'en',
      solution: null,
      flipped: false,
      view: 'both',
      still: false,
      skin: undefined,
      images: 'all',
      judgement: null,
      linked: false,
    },
    say,
    asSeen: (it) => it,
    own: async () => ({ definition: 'text' }),
    hasWords: true,
    tellPosition: (before) => announcement(say, view, before, game.state.scene),
    Diagram: FakeEngine as unknown as DiagramConstructor,
    diagram: engine as unknown as Diagram,
    board: view,
    diagnostics: [],
    cellOf: new Map(view.cells.map((it, index) => [it.name, index])),
    zones: new Map(),
    state: initialState(scene(), false, 0),
    saved: { record: '', ply: 0, fen: 'position 0', ending: undefined },
    parts: {} as Game['parts'],
    pieces: { version: 0, signOf: () => undefined } as unknown as Game['pieces'],
    drawing: {} as Game['drawing'],
    followers: [],
    shown: { kinds: new Set() },
    outbox: [],
    abort,
    signal: abort.signal,
  };
  return { game, events, engine };
}
