// The move diagrams of all pieces, one below the other: to read, and to print.

import { capital } from '../a11y/labels.js';
import { BoardDrawing } from '../board/board-svg.js';
import { act } from '../game/controller.js';
import { zonesOf } from '../game/engine-answers.js';
import type { Game } from '../game/game.js';
import { diagramPicture, moveDiagramOf } from '../game/move-diagram.js';
import { withSkin } from '../pieces/family.js';
import { button, html, set } from '../style/dom.js';

function figures(game: Game, words: string[]): HTMLElement[] {
  const { board, pieces, state } = game;
  const skinned = withSkin(board, state.preferences.skin);
  return board.types.map((type, index) => {
    const titled = { ...skinned, appearance: { ...skinned.appearance, title: `Moves of the ${type.name}` } };
    const drawing = new BoardDrawing(titled, pieces, false, false);
    const diagram = moveDiagramOf(game, type.number);
    drawing.show(diagramPicture(board, diagram, zonesOf(game, type.number, diagram.side)));
    const caption = html(
      'figcaption',
      {},
      html('strong', {}, capital(type.name)),
      ` (${type.id}) `,
      html('code', {}, type.moves),
      ' ',
      words[index],
    );
    return html('figure', {}, caption, drawing.root);
  });
}

/** A button that opens and closes the diagrams, and one that prints them. */
export function diagramSheet(game: Game, words: string[]): HTMLElement {
  const place = html('div', { class: 'overview' });
  const print = button('Print', { class: 'wide', hidden: true }, () => globalThis.print());
  const toggle = button('All move diagrams', { class: 'wide', 'aria-expanded': 'false' }, () => {
    const open = toggle.getAttribute('aria-expanded') !== 'true';
    set(toggle, 'aria-expanded', String(open));
    print.hidden = !open;
    place.replaceChildren(...((open && act(game, figures, words)) || []));
  });
  return html('div', { class: 'diagram-sheet' }, toggle, ' ', print, place);
}
