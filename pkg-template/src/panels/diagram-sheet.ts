// The move diagrams of all pieces, one below the other: to read, and to print.

import { capital, nameWord, typeName } from '../a11y/labels.js';
import { BoardDrawing } from '../board/board-svg.js';
import { act } from '../game/controller.js';
import { zonesOf } from '../game/engine-answers.js';
import type { Game } from '../game/game.js';
import { diagramPicture, moveDiagramOf } from '../game/move-diagram.js';
import { withSkin } from '../pieces/family.js';
import { button, html, set } from '../style/dom.js';
import type { ToldMoves } from './told-moves.js';

function figures(game: Game, moves: ToldMoves): HTMLElement[] {
  const { board, pieces, say, state } = game;
  const skinned = withSkin(board, state.preferences.skin);
  return board.types.map((type) => {
    const name = typeName(board, type.number);
    const titled = { ...skinned, appearance: { ...skinned.appearance, title: say('moves-of', { name }) } };
    const drawing = new BoardDrawing(titled, pieces, { say, flipped: false, live: false });
    const diagram = moveDiagramOf(game, type.number);
    drawing.show(diagramPicture(say, board, diagram, zonesOf(game, type.number, diagram.side)));
    const caption = html(
      'figcaption',
      {},
      html('strong', {}, capital(nameWord(say, name))),
      ` (${type.id}) `,
      html('code', {}, type.moves),
      ' ',
      moves(type.number),
    );
    return html('figure', {}, caption, drawing.root);
  });
}

/** A button that opens and closes the diagrams, and one that prints them. */
export function diagramSheet(game: Game, moves: ToldMoves): HTMLElement {
  const { say } = game;
  const place = html('div', { class: 'overview' });
  const print = button(say('sheet-print'), { class: 'wide', hidden: true }, () => globalThis.print());
  const toggle = button(say('sheet-open'), { class: 'wide', 'aria-expanded': 'false' }, () => {
    const open = toggle.getAttribute('aria-expanded') !== 'true';
    set(toggle, 'aria-expanded', String(open));
    print.hidden = !open;
    place.replaceChildren(...((open && act(game, figures, moves)) || []));
  });
  return html('div', { class: 'diagram-sheet' }, toggle, ' ', print, place);
}
