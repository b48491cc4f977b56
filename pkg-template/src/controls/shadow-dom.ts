// The empty shadow tree of an element: named places that the rest fills.

import { html } from '../style/dom.js';
import themeStyle from '../style/theme.css';
import { adoptStyle } from '../style/theme.js';

/** The places of the shadow tree. */
export interface ShadowParts {
  root: ShadowRoot;
  /** As wide as the element; its width decides what stands beside the board. */
  room: HTMLElement;
  frame: HTMLElement;
  title: HTMLElement;
  /** Board, hands and tray: where pieces are dragged. */
  stage: HTMLElement;
  /** The plates of White and of Black: who plays, and what was captured. */
  players: [HTMLElement, HTMLElement];
  /** White's hand and Black's. */
  hands: [HTMLElement, HTMLElement];
  /** Scrolls a board that is wider than its place. */
  scroll: HTMLElement;
  /** Holds the drawing, the choice dialog and the refusal bubble. */
  sheet: HTMLElement;
  /** Below the board: the palette of the editor. */
  tray: HTMLElement;
  below: HTMLElement;
  message: HTMLElement;
  /** The buttons that open panels. */
  switches: HTMLElement;
  /** The live region, for screen readers. */
  live: HTMLElement;
  /** Panels as wide as the board, and panels as wide as the element. */
  narrow: HTMLElement;
  wide: HTMLElement;
  /** The element's own content, shown while there is no board. */
  fallback: HTMLSlotElement;
}

/**
 * Builds the shadow tree. Pages style these parts of it:
 * @csspart frame - The whole with all its text.
 * @csspart comment - The comment on the current move, beside the board.
 * @csspart title - The title above the board.
 * @csspart board - The drawing.
 * @csspart cell - A square.
 * @csspart hole - A square that is not there.
 * @csspart ground - Terrain of a square.
 * @csspart tile - A tile in a hand or before it is laid.
 * @csspart piece - A piece.
 * @csspart arrow - An arrow or a circle.
 * @csspart mark - What a click on a square does.
 * @csspart mark-<kind> - A mark by its kind, as `mark-capture`.
 * @csspart zone - A square that the selected piece treats in its own way.
 * @csspart zone-<kind> - A zone by its kind, as `zone-promotion`.
 * @csspart reason - A square that explains a refused click.
 * @csspart reason-<role> - Such a square by its role, as `reason-blocker`.
 * @csspart stop - A square on which pieces must stop.
 * @csspart engages - A line from an engaging piece.
 * @csspart engaged - A ring around a piece that the selected one engages.
 * @csspart badge - How much engages a piece, and how much it takes to capture it.
 * @csspart hand - The pieces in hand of one side.
 * @csspart slot - One type of pieces in a hand, or in the palette of the editor.
 * @csspart chooser - The question after a move that could be several.
 * @csspart choice - One answer to that question.
 * @csspart message - The status line below the board.
 * @csspart bubble - The sentence beside a refused click.
 * @csspart bar - The panel of the game: tools, moves, captured pieces.
 * @csspart record - The list of moves.
 * @csspart table - The table of the pieces.
 * @csspart card - The piece that is selected in the table.
 * @csspart key - The meanings of marks and zones.
 * @csspart terrain - The meanings of terrain.
 * @csspart problems - The problems of the definition.
 * @csspart editor - The editor of positions.
 * @csspart puzzle - The task of a puzzle, with its buttons.
 * @csspart computer - The game against the computer, with its buttons.
 * @csspart friend - The game with a friend: who plays, what to send, and its buttons.
 * @csspart analysis - What the computer makes of the position.
 * @csspart end-card - The card over the board when the game is over.
 * @csspart player - The name of a side beside the board, with what it has taken.
 * @csspart clock - The clock of a side, on its plate.
 * @csspart gauge - The bar that tells who is better.
 * @csspart dialog - The question how the computer shall play.
 * @csspart panel - The frame of whatever a button opens.
 * @csspart button - A button that opens a panel, or a tool.
 */
export function buildShadowDom(root: ShadowRoot): ShadowParts {
  // The title is the author's, in the language of the page.
  const lang = root.host.closest<HTMLElement>('[lang]')?.lang ?? '';
  const title = html('p', { class: 'title', part: 'title', lang, hidden: true });
  const hand = (): HTMLElement => html('div', { class: 'hand', part: 'hand', role: 'group', hidden: true });
  const hands: [HTMLElement, HTMLElement] = [hand(), hand()];
  const player = (): HTMLElement => html('div', { class: 'player', part: 'player', hidden: true });
  const players: [HTMLElement, HTMLElement] = [player(), player()];
  const sheet = html('div', { class: 'sheet' });
  const scroll = html('div', { class: 'scroll' }, sheet);
  const tray = html('div', { class: 'tray' });
  const stage = html('div', { class: 'stage' }, players[1], hands[1], scroll, hands[0], players[0], tray);
  const message = html('p', { class: 'message', part: 'message' });
  const switches = html('div', { class: 'switches' });
  const below = html('div', { class: 'below' }, message, switches);
  const live = html('div', { class: 'live', 'aria-live': 'polite' });
  const narrow = html('div', { class: 'narrow' });
  // What the element holds is data (`translate="no"`), what is said about it is in the language of the game.
  const ours = { lang: 'en', translate: 'yes' };
  const wide = html('div', { class: 'wide-panels ours', ...ours });
  // Empty places would move what stands on the page.
  const frame = html('div', { class: 'frame', part: 'frame', hidden: true }, title, stage, below, live, narrow);
  const room = html('div', { class: 'room ours', ...ours }, frame);
  // A picture stays until the board is there, a text would only flash up.
  const fallback = html('slot', { hidden: root.host.childElementCount === 0 });
  root.replaceChildren(room, wide, fallback);
  return {
    root,
    room,
    frame,
    title,
    stage,
    players,
    hands,
    scroll,
    sheet,
    tray,
    below,
    message,
    switches,
    live,
    narrow,
    wide,
    fallback,
  };
}

/** What stands in the place of a board that is not there yet: the picture that the page has for it, or nothing of about its size. */
export function showWaiting(root: ShadowRoot): void {
  root.replaceChildren(root.host.childElementCount > 0 ? html('slot') : html('div', { class: 'waiting' }));
  adoptStyle(root, themeStyle);
}

/** Shows the element's own content instead of a board, and why. */
export function showFailure(
  { frame, title, stage, switches, narrow, wide, message, below, fallback }: ShadowParts,
  why: string,
): void {
  frame.hidden = false;
  for (const it of [title, stage, switches, narrow, wide]) it.hidden = true;
  message.textContent = why;
  below.hidden = false;
  fallback.hidden = false;
}

/** Empties the places that a game fills, for another one. */
export function clearShadowDom({ players, hands, switches, narrow, wide, tray, live, message }: ShadowParts): void {
  for (const it of [...players, ...hands, switches, narrow, wide, tray, live, message]) it.replaceChildren();
}

/** Whether the focus is inside a place. */
export function holdsFocus({ root }: ShadowParts, place: HTMLElement): boolean {
  return place.contains(root.activeElement);
}
