// A game with a friend as the board shows it: the moves that were made, whose turn it is, what the rules do not know of it.

import type { Side } from '../engine/names.js';
import type { PieceView, SceneView } from '../engine/views.js';
import { setView } from '../game/commands.js';
import { setAnalysis, setOpponent } from '../game/computer-commands.js';
import { act } from '../game/controller.js';
import { type Follower, type Game, tellPage } from '../game/game.js';
import { playPath } from '../game/play.js';
import { changePosition } from '../game/position.js';
import type { FriendGame } from './friend-game.js';
import type { Friendship } from './friendship.js';
import { friendPanel } from './panel.js';
import { nameOf, waitingWords } from './words.js';

/** What the engine of a board was given of a game: the start and its moves. */
interface Laid {
  start: string | undefined;
  line: string[];
  /** The same as records write it: what is said about moves is none of our business. */
  record: string;
}

/** The piece that a drop would put on the board. */
function dropped({ hands }: SceneView, { cellOf }: Game, path: string): PieceView | undefined {
  const [slot, square, ...more] = path.split(' ');
  const hand = hands.find((it) => it.step === slot);
  const cell = cellOf.get(square ?? '');
  if (!hand || cell === undefined || more.length > 0) return undefined;
  return { cell, type: hand.type, side: hand.side as Side };
}

/** A game with a friend on one board. */
export class FriendTable {
  readonly #of: FriendGame;
  readonly #seat = new AbortController();
  #laid: Laid | undefined;
  /** The board changes because of us. */
  #isLaying = false;

  constructor(of: FriendGame) {
    this.#of = of;
    const { game } = of;
    game.signal.addEventListener('abort', () => this.#seat.abort());
    game.asSeen = (scene) => this.#seen(scene);
    game.rematch = () => void of.rematch();
    game.parts.frame.dataset.friend = 'yes';
    this.#listen(game);
    const panel = friendPanel(of, this.#seat.signal);
    act(game, () => {
      game.followers.push(panel, this.#yielding());
      setOpponent(game, undefined);
      setAnalysis(game, false);
      game.state.clock = undefined;
      game.state.tool = { kind: 'play' };
    });
    this.lay();
  }

  get #friendship(): Friendship {
    return this.#of.friendship;
  }

  /** Shows the game from the start. */
  lay(): void {
    const { game } = this.#of;
    const { side } = this.#friendship;
    this.#laid = undefined;
    game.host.opponent = undefined;
    game.host.analysis = false;
    game.host.flipped = side === 'black';
    this.show();
  }

  /** Shows how the game stands. */
  show(): void {
    const { game } = this.#of;
    this.#isLaying = true;
    try {
      act(game, () => this.#show(game));
    } finally {
      this.#isLaying = false;
    }
  }

  /** Gives the board back. */
  clear(): void {
    const { game } = this.#of;
    this.#seat.abort();
    game.asSeen = (it) => it;
    game.rematch = undefined;
    delete game.parts.frame.dataset.friend;
    act(game, () => {
      game.state.friend = undefined;
      if (game.diagram.shuffle() === undefined) game.diagram.restart();
      if (game.state.view !== game.host.view) setView(game, game.host.view);
      else changePosition(game, 'restart');
    });
  }

  /** Where the page lets the computer play, the game with the friend makes room, and waits in the list. */
  #yielding(): Follower {
    const of = this.#of;
    const { signal } = this.#seat;
    const { followers } = of.game;
    const follower: Follower = {
      show({ state }) {
        if (state.computer.opponent) queueMicrotask(() => signal.aborted || of.goAway());
      },
    };
    signal.addEventListener('abort', () => followers.splice(followers.indexOf(follower), 1));
    return follower;
  }

  #listen(game: Game): void {
    const { host } = game;
    const { signal } = this.#seat;
    const own =
      <T>(does: (detail: T, scene: SceneView) => void) =>
      (event: Event): void => {
        if (event.target !== host || this.#isLaying) return;
        const { scene } = game.state;
        // What follows from a move is an action of its own. A page may make several moves before.
        queueMicrotask(() => signal.aborted || does((event as CustomEvent<T>).detail, scene));
      };
    const moved = own<{ path: string[] }>(({ path }, scene) => this.#moved(path, scene));
    const changed = own<{ cause: string }>(({ cause }) => this.#changed(cause));
    host.addEventListener('vd-moved', moved, { signal });
    host.addEventListener('vd-change', changed, { signal });
  }

  /** Something was played on the board: by the reader, if it is a move of that side. */
  #moved(path: string[], { plies, turn }: SceneView): void {
    const { ledger, side, waits } = this.#friendship;
    const isOwn = !waits && ledger.turn === side && this.#laid?.line.length === plies - 1 && path.length > 0;
    if (!isOwn) return this.#layAgain();
    this.#laid?.line.push(path.join(' '));
    this.#note();
    this.#of.moved(path.join(' '), turn !== side);
  }

  /** The board shows another game: that of the friends is laid again. */
  #changed(cause: string): void {
    const isAnother = /^(?:load|restart|edit)$/.test(cause);
    if (isAnother && this.#of.game.state.scene.record.join() !== this.#laid?.record) this.#layAgain();
  }

  #layAgain(): void {
    this.#laid = undefined;
    this.show();
  }

  #note(): void {
    if (this.#laid) this.#laid.record = this.#of.game.state.scene.record.join();
  }

  #show(game: Game): void {
    const { notice } = this.#of;
    const friendship = this.#friendship;
    const { ledger, side, waits } = friendship;
    const isStopped = notice?.kind === 'fork' || notice?.kind === 'foreign';
    const { say, state } = game;
    const name = nameOf(say, friendship);
    state.friend = { side, name, waits: waits || isStopped, words: waitingWords(say, friendship, isStopped) };
    if (game.board.covers && state.view !== side) setView(game, side);
    this.#play(game, friendship);
    if (notice?.kind === 'stale') {
      game.diagram.goto(notice.plies);
      changePosition(game, 'goto');
    }
    if (!ledger.ended || state.scene.verdict) return;
    // The engine has nothing to say about a draw that both agree on.
    if (ledger.ended.result !== 'draw') game.diagram.resign(ledger.ended.result === 'white' ? 'black' : 'white');
    changePosition(game, 'edit');
    if (state.scene.verdict) tellPage(game, 'vd-verdict', state.scene.verdict);
  }

  /** Plays what the board does not show yet. */
  #play(game: Game, { ledger: { start }, line }: Friendship): void {
    const { diagram, state } = game;
    const laid = this.#laid;
    const goesOn = laid && laid.start === start && laid.line.every((it, n) => it === line[n]);
    const next = line[laid?.line.length ?? 0];
    if (goesOn && line.length === laid.line.length) return;
    if (goesOn && next !== undefined && line.length === laid.line.length + 1) {
      if (state.scene.ply < state.scene.plies) diagram.goto(state.scene.plies);
      laid.line.push(next);
      playPath(game, next.split(' '));
    } else {
      this.#laid = { start, line: [...line], record: '' };
      if (start === undefined) diagram.restart();
      else diagram.shuffle(start);
      for (const it of line) diagram.play(it.split(' '));
      changePosition(game, 'load');
    }
    this.#note();
  }

  /** A position with what the engine does not know: a draw by agreement, the end of a set-up that is held back. */
  #seen(scene: SceneView): SceneView {
    const { game } = this.#of;
    const { heldBack, ledger } = this.#friendship;
    const isLast = scene.ply === scene.plies;
    if (ledger.ended?.reason === 'agreed' && isLast && !scene.verdict) {
      const [sentence, why] = [game.say('friend-agreed'), game.say('friend-agreed-why')];
      return { ...scene, verdict: { result: 'draw', reason: 'agreed', sentence, why, cells: [] } };
    }
    const piece = heldBack !== undefined && isLast ? dropped(scene, game, heldBack) : undefined;
    if (!piece) return scene;
    const isTaken = (it: (typeof scene.hands)[number]): boolean => it.type === piece.type && it.side === piece.side;
    const hands = scene.hands
      .map((it) => (isTaken(it) ? { ...it, count: it.count - 1 } : it))
      .filter((it) => it.count > 0);
    return { ...scene, hands, pieces: [...scene.pieces, piece] };
  }
}
