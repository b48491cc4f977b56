// The plates of the players, above and below the board: who plays, what was captured, who is ahead, who is thinking.

import { capital, pieceName } from '../a11y/labels.js';
import type { Side } from '../engine/names.js';
import { ofSide, SIDES } from '../engine/sides.js';
import { isComputersTurn } from '../game/computers-turn.js';
import { act, refresh } from '../game/controller.js';
import type { Follower, Game } from '../game/game.js';
import { html, set } from '../style/dom.js';

/** Milliseconds after the first capture until pieces are valued: whoever plays on is not held up. */
const PAUSE = 800;

/** Who plays a side: as the page says, else the reader or the computer, else the side itself. */
function nameOf({ host, pieces, say, state }: Game, side: Side): string {
  const named = host.getAttribute(`${side}-player`);
  if (named) return named;
  const { friend } = state;
  if (friend) return friend.side === side ? say('you') : capital(friend.name);
  const { opponent } = state.computer;
  if (opponent) return opponent.side === side ? say('computer-level', { level: opponent.level }) : say('you');
  const ink = pieces.inkOf(side);
  const sign = ink && say(`sign-${ink}`);
  return capital(sign ? say('with-remark', { what: say(side), remark: sign }) : say(side));
}

/** What a side has captured of what left the game. */
function spoils({ board, pieces, say, state }: Game, side: Side): HTMLElement[] {
  return state.scene.captured
    .filter((it) => it.side !== side)
    .map(({ type, side: owner, count }) => {
      const piece = pieceName(say, board, { type, side: owner, cell: 0 });
      const name = say('captured-pieces', { count, piece });
      return html(
        'span',
        { role: 'img', 'aria-label': name, title: name },
        pieces.icon(type, owner),
        count > 1 && html('span', { class: 'number' }, String(count)),
      );
    });
}

/** Follows a game; the clocks stand on the plates. */
export function players(game: Game, clocks: readonly [HTMLElement, HTMLElement]): Follower {
  const { parts, say, signal, state } = game;
  /** Hundredths of pawns by type, when they are known; they are worked out after the first capture. */
  let values: ArrayLike<number> | undefined;
  let timer = 0;
  let known = '';
  signal.addEventListener('abort', () => clearTimeout(timer));
  const value = (): void => {
    timer = setTimeout(() => {
      values = act(game, () => game.diagram.values());
      refresh(game);
    }, PAUSE);
  };
  /** How far a side is ahead by what was captured, in pawns. */
  const ahead = (side: Side): number => {
    const sum = state.scene.captured.reduce(
      (all, it) => all + (it.side === side ? -1 : 1) * it.count * (values?.[it.type - 1] ?? 0),
      0,
    );
    return Math.round(sum / 100);
  };
  return {
    show() {
      const { captured, turn, verdict } = state.scene;
      if (parts.players[0].hidden) return;
      if (captured.length > 0 && timer === 0 && game.board.enforce) value();
      const names = SIDES.map((it) => nameOf(game, it));
      const isThinking = isComputersTurn(game);
      for (const side of SIDES) {
        const plate = ofSide(parts.players, side);
        set(plate, 'data-turn', verdict ? undefined : String(side === turn));
        set(plate, 'data-thinking', isThinking && side === turn);
      }
      const labels = SIDES.map((it) => say('captured-by', { side: say(it) }));
      const look = JSON.stringify([names, labels, captured, values !== undefined, game.pieces.version]);
      if (look === known) return;
      known = look;
      for (const [k, side] of SIDES.entries()) {
        const lead = ahead(side);
        const taken = spoils(game, side);
        ofSide(parts.players, side).replaceChildren(
          html('span', { class: 'disc', 'data-side': game.pieces.inkOf(side) ?? side }),
          html('span', { class: 'who' }, names[k] ?? ''),
          html(
            'span',
            {
              class: 'captured',
              role: 'group',
              'aria-label': labels[k],
              hidden: taken.length === 0,
            },
            ...taken,
          ),
          html('span', { class: 'lead', hidden: lead <= 0, title: say('is-ahead', { side: say(side) }) }, `+${lead}`),
          ofSide(clocks, side),
        );
      }
    },
  };
}
