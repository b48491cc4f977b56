// What readers are told: labels of cells, announcements, the status line, answers, places of problems.

import { describe, expect, test } from 'vitest';
import { announcement, lastMoveWords } from '../../pkg-template/src/a11y/announcements.js';
import { cellLabel, fieldLabel, pieceName } from '../../pkg-template/src/a11y/labels.js';
import { answer } from '../../pkg-template/src/a11y/spoken-queries.js';
import { messageOf, problemOf, problemText } from '../../pkg-template/src/engine/panic.js';
import { restoreGame } from '../../pkg-template/src/engine/saved-game.js';
import type { OptionView, PieceView, PreviewView, VerdictView } from '../../pkg-template/src/engine/views.js';
import { boardPicture } from '../../pkg-template/src/game/board-picture.js';
import { loadRecord, setPosition } from '../../pkg-template/src/game/commands.js';
import { click } from '../../pkg-template/src/game/move-input.js';
import { previewOf } from '../../pkg-template/src/game/move-preview.js';
import { statusOf } from '../../pkg-template/src/game/status.js';
import { placeOf } from '../../pkg-template/src/panels/diagnostics.js';
import { goalOf } from '../../pkg-template/src/panels/move-tree.js';
import { gameOf } from '../../pkg-template/src/reader/hash-link.js';
import { loadBoardLanguage } from '../../pkg-template/src/words/languages.js';
import { speaker } from '../../pkg-template/src/words/page.js';
import { board, FakeEngine, fakeGame, say, scene } from './fake-game.js';

await loadBoardLanguage('de');
const german = speaker('de');

const view = board();
const [a3] = view.cells;

describe('labels', () => {
  test('a cell says its name, its piece, and what a click would do', () => {
    const option: OptionView = {
      step: 'a3',
      path: [],
      mark: 'capture',
      count: 1,
      plays: true,
      goesOn: false,
      words: 'capture the pawn',
    };
    expect(a3 && cellLabel(say, view, a3, { piece: { cell: 0, type: 2, side: 'black' }, option })).toBe(
      'a3, black queen, capture the pawn',
    );
    expect(a3 && cellLabel(say, view, a3, { piece: undefined, selected: true })).toBe('a3, empty, selected');
  });

  test('terrain and engagement are told', () => {
    const hills = board({ terrain: [{ name: 'hill', symbol: 'H', effects: [] }] });
    const relations = {
      engaged: [{ cell: 0, by: [1], points: 1, need: 2, open: false }],
      whiteStops: [],
      blackStops: [],
      showEngaged: true,
      showStops: true,
    };
    expect(fieldLabel(say, hills, { ground: [{ cell: 0, kind: 1 }], relations }, 0)).toBe('on hill, engaged by 1 of 2');
  });

  test('walls and terrain have the name of the author, else that of the catalogue', () => {
    const ground = { ground: [{ cell: 0, kind: 1 }], relations: undefined };
    const kind = (name: string) => ({ name, symbol: name.charAt(0), effects: [] });
    const duck: PieceView = { cell: 0, type: 0, side: 'nobody' };
    const told = (over: Parameters<typeof board>[0]): [string, string] => {
      const it = board(over);
      return [fieldLabel(german, it, ground, 0), pieceName(german, it, duck)];
    };
    expect(told({ terrain: [kind('water')], wall: 'duck' })).toEqual(['Gelände: Wasser', 'Ente']);
    expect(told({ terrain: [kind('hill')], wall: 'ogre' })).toEqual(['Gelände: hill', 'ogre']);
    const own = { terrain: [{ ...kind('hill'), ownName: 'Hügel' }], wall: 'duck', ownWall: 'Erpel' };
    expect(told(own)).toEqual(['Gelände: Hügel', 'Erpel']);
  });

  test('the board tells each cell what the state makes of it', () => {
    const { game } = fakeGame([['a1', 'a2']]);
    click(game, 'a1');
    const { labels, marks, highlights } = boardPicture(game);
    expect(labels.slice(3, 7)).toEqual(['a2, empty, move', 'b2, empty', 'c2, empty', 'a1, white pawn, selected']);
    expect(marks).toMatchObject([{ cell: 3, kind: 'move', count: 1 }]);
    expect(highlights).toContainEqual([6, 'selected']);
  });
});

describe('announcements', () => {
  const last = { path: ['a1', 'a3'], moved: [{ from: 6, to: 0 }], removed: [0], added: [0], san: '' };

  test('a move is told with what it takes and what the piece becomes', () => {
    const before = scene({
      pieces: [
        { cell: 6, type: 1, side: 'white' },
        { cell: 0, type: 1, side: 'black' },
      ],
    });
    const after = scene({ pieces: [{ cell: 0, type: 2, side: 'white' }], last, turn: 'black' });
    expect(lastMoveWords(say, view, before, after)).toBe('White: pawn a1 to a3, becomes queen, captures pawn a3.');
    expect(announcement(say, view, before, { ...after, checks: [0] })).toBe(
      'White: pawn a1 to a3, becomes queen, captures pawn a3. Black to move, in check on a3.',
    );
  });

  test('a move is told with what it turns over', () => {
    const before = scene({ pieces: [{ cell: 3, type: 1, side: 'black' }] });
    const pieces = [
      { cell: 6, type: 1, side: 'white' as const },
      { cell: 3, type: 1, side: 'white' as const },
    ];
    const drop = { path: ['P@', 'a1'], moved: [], removed: [], added: [6, 3], san: '' };
    expect(lastMoveWords(say, view, before, scene({ pieces, last: drop, turn: 'black' }))).toBe(
      'White: pawn on a1, turns pawn a2.',
    );
  });

  test('a piece that changes sides as it captures is told so', () => {
    const before = scene({
      pieces: [
        { cell: 6, type: 1, side: 'white' },
        { cell: 0, type: 1, side: 'black' },
      ],
    });
    const after = scene({ pieces: [{ cell: 0, type: 1, side: 'black' }], last: { ...last, added: [] }, turn: 'black' });
    expect(lastMoveWords(say, view, before, after)).toBe('White: pawn a1 to a3, changes sides, captures pawn a3.');
  });

  test('who explodes as it captures is told with its way, and whose pieces go', () => {
    const before = scene({
      pieces: [
        { cell: 6, type: 1, side: 'white' },
        { cell: 0, type: 1, side: 'black' },
        { cell: 3, type: 1, side: 'white' },
      ],
    });
    const played = { path: ['a1', 'a3'], moved: [], removed: [6, 0, 3], added: [], san: '' };
    expect(lastMoveWords(say, view, before, scene({ pieces: [], last: played, turn: 'black' }))).toBe(
      'White: pawn a1 to a3, captures pawn a3, loses pawn a1 and pawn a2.',
    );
  });

  test('who captures from afar is told', () => {
    const pieces: PieceView[] = [{ cell: 6, type: 1, side: 'white' }];
    const before = scene({ pieces: [...pieces, { cell: 0, type: 1, side: 'black' }] });
    const played = { path: ['a1', 'a3'], moved: [], removed: [0], added: [], san: '' };
    expect(lastMoveWords(say, view, before, scene({ pieces, last: played, turn: 'black' }))).toBe(
      'White: pawn a1, captures pawn a3.',
    );
  });

  test('the end of the game is told in its own words', () => {
    const verdict: VerdictView = {
      result: 'white',
      reason: 'mate',
      sentence: 'Checkmate. White wins.',
      why: 'Checkmate.',
      cells: [],
    };
    expect(announcement(say, view, undefined, scene({ verdict }))).toBe('Checkmate. White wins.');
  });
});

describe('status line', () => {
  test('it follows the state', () => {
    const { game } = fakeGame([
      ['a1', 'a2'],
      ['a1', 'a2', 'a3'],
    ]);
    expect(statusOf(game)).toEqual({ key: 'start', text: 'White to move: choose a piece.', buttons: [] });
    click(game, 'a1');
    expect(statusOf(game).text).toBe('Pawn on a1: where to?');
    click(game, 'a2');
    expect(statusOf(game)).toMatchObject({ key: 'choose-next', buttons: [{ action: 'finish' }] });
    click(game, 'c3');
    expect(statusOf(game)).toMatchObject({ key: 'refused', text: 'The pawn cannot go there.' });
    game.state.notice = 'Restored.';
    expect(statusOf(game)).toMatchObject({ key: 'restored', text: 'Restored.' });
  });

  test('an earlier position says whose turn it was', () => {
    const { game } = fakeGame([]);
    Object.assign(game.state.scene, { ply: 1, plies: 3, record: ['e4', 'e5', 'Nf3'] });
    expect(statusOf(game)).toEqual({
      key: 'not-current',
      text: 'After e4, half-move 1 of 3. White to move.',
      buttons: [],
    });
  });

  test('what no square shows stands beside the turn, and is read aloud', () => {
    const { game } = fakeGame([]);
    game.state.scene = scene({ note: 'dice: pawn', plies: 1, ply: 1 });
    expect(statusOf(game).text).toBe('White to move (dice: pawn).');
    expect(announcement(say, view, undefined, game.state.scene)).toBe('White to move (dice: pawn).');
  });

  test('a check can be looked at', () => {
    const { game } = fakeGame([]);
    game.state.scene = scene({ checks: [6], plies: 1, ply: 1 });
    expect(statusOf(game)).toEqual({
      key: 'check',
      text: 'White to move, in check.',
      buttons: [{ action: 'attackers', name: 'Show the attackers' }],
    });
  });

  test('a panic never shows the words of the machine', () => {
    const panic = new WebAssembly.RuntimeError('unreachable');
    expect(() => problemOf(panic)).toThrow(panic);
    expect(problemOf(new Error('There is no square k9.'))).toBe('There is no square k9.');
  });
});

describe('answers', () => {
  const topic = {
    board: view,
    scene: scene(),
    cell: 6,
    options: undefined,
    reason: undefined,
    before: undefined,
    threats: [],
  };

  test('attackers and guards are told apart', () => {
    const pieces: PieceView[] = [
      { cell: 6, type: 1, side: 'white' },
      { cell: 2, type: 2, side: 'black' },
      { cell: 4, type: 1, side: 'white' },
    ];
    const threats = [{ cell: 6, from: [2, 4] }];
    expect(answer(say, 'attackers', { ...topic, scene: scene({ pieces }), threats })).toBe(
      'White pawn a1: attacked by black queen c3; guarded by white pawn b2.',
    );
  });

  test('moves are told one after the other, with what they do', () => {
    const option = (cell: number, words: string): OptionView => ({
      step: '',
      path: [],
      mark: 'move',
      count: 1,
      plays: true,
      goesOn: false,
      words,
      cell,
    });
    const told = (...options: OptionView[]): string => answer(say, 'moves', { ...topic, options });
    expect(told(option(3, 'move'))).toBe('White pawn a1: 1 move. a2 move.');
    expect(told(option(3, 'move'), option(4, 'capture the queen'))).toBe(
      'White pawn a1: 2 moves. a2 move; b2 capture the queen.',
    );
  });

  test('a piece without moves says why', () => {
    expect(answer(say, 'moves', { ...topic, reason: 'It is pinned.' })).toBe('It is pinned.');
    expect(answer(say, 'moves', topic)).toBe('White pawn a1: no moves.');
    expect(answer(say, 'last', topic)).toBe('No move is known.');
  });
});

describe('panels', () => {
  test('places are counted from 1, whatever ends the lines', () => {
    expect(placeOf('ab\r\ncd\ref', 0)).toEqual({ line: 1, column: 1 });
    expect(placeOf('ab\r\ncd\ref', 8)).toEqual({ line: 3, column: 2 });
  });

  test('keys walk along the line and switch between variations', () => {
    const move = (parent: number, shown: boolean) => ({
      san: '',
      number: '',
      depth: shown ? 0 : 1,
      begins: !shown,
      parent,
      shown,
      signs: [],
      before: [],
      comments: [],
    });
    // 1. main line, 2. a variation of it, 3. the move after 1.
    const lines = { comments: [], moves: [move(0, true), move(0, false), move(1, true)], current: 1 };
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'x'].map((it) => goalOf(it, lines)),
    ).toEqual([0, 3, 2, 2, 0, 3, undefined]);
  });

  test('a preview shows only what a reader does not expect', () => {
    const quiet: PreviewView = {
      removed: [],
      moved: [{ from: 6, to: 3 }],
      pieces: [{ cell: 3, type: 1, side: 'white' }],
      ground: [],
    };
    expect(previewOf(quiet, scene())).toBeUndefined();
    expect(previewOf({ ...quiet, removed: [2] }, scene())?.highlights).toEqual([[2, 'removed']]);
    expect(previewOf({ ...quiet, pieces: [{ cell: 3, type: 2, side: 'white' }] }, scene())?.ghosts).toEqual([
      { cell: 3, type: 2, side: 'white' },
    ]);
  });
});

describe('what the engine refuses', () => {
  const told = { id: 'reason-own-piece', args: { piece: { piece: 'knight' }, square: 'e4' } };
  const refused = Object.assign(new Error('in English'), { code: 'some', span: undefined, told });
  const panic = new WebAssembly.RuntimeError('unreachable');

  test('is said as the page says it', () => {
    expect([problemText(german, refused), messageOf(refused, german)]).toEqual(
      Array(2).fill('Auf e4 steht eine eigene Figur: Springer.'),
    );
    expect([messageOf(refused), problemText(() => '', refused)]).toEqual(['in English', 'in English']);
    expect(problemText(german, new Error('of the page'))).toBe('of the page');
    expect([problemOf(refused), problemOf(new Error('of the page'))]).toEqual([told, 'of the page']);
  });

  test('is thrown on if it is a panic', () => {
    expect(() => problemOf(panic)).toThrow(panic);
    expect(() => problemText(german, panic)).toThrow(panic);
    expect(messageOf(panic, german)).toBe('unreachable');
  });

  test('of a text that is pasted is told in the language of the board', () => {
    const { game, engine } = fakeGame([]);
    Object.assign(game, { say: german });
    const refuse = (): never => {
      throw refused;
    };
    Object.assign(engine, { load: refuse, setFen: refuse });
    const sentence = 'Auf e4 steht eine eigene Figur: Springer.';
    expect([loadRecord(game, '1. Nxe4'), setPosition(game, 'x')]).toEqual([sentence, sentence]);
    Object.assign(engine, { load: FakeEngine.prototype.load });
    expect(loadRecord(game, 'a1a2')).toBeUndefined();
  });

  test('waits for its words where a game begins before they are there', () => {
    const { game, engine } = fakeGame([]);
    engine.setFen = () => {
      throw refused;
    };
    expect(restoreGame(game.diagram, { fen: 'x' })).toEqual(told);
  });
});

describe('a link', () => {
  const definition = 'files=3';

  test('to other rules, and one that is cut off, say so in the language of the board', () => {
    const { game } = fakeGame([]);
    const why = (it: Partial<Parameters<typeof gameOf>[0]>): string => {
      const moves = new Uint8Array();
      const problem = gameOf({ record: '', ply: 0, moves, ...it }, definition).begin?.(game.diagram);
      return problem === undefined ? '' : german('said', { text: problem });
    };
    Object.assign(game.diagram, { restart: () => undefined });
    expect(why({ fingerprint: 'other' })).toMatch(/^Die Regeln auf dieser Seite haben sich geändert/);
    const failed = 'Die Partie dieses Links lässt sich nicht zeigen. ';
    expect(why({})).toBe(`${failed}Der Link ist abgeschnitten.`);
    expect(why({ moves: Uint8Array.of(255, 127, 0, 0, 0) })).toBe(`${failed}Seine Partie ist zu lang.`);
    expect(why({ moves: Uint8Array.of(0, 0, 9, 9) })).toBe(
      `${failed}Seine Züge sind nicht die, die geschrieben wurden.`,
    );
  });
});
