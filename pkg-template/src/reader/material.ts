// What a board is made of: the grain of its wood, a bevel on its rail, holes, and the marks where pieces begin. Decoration, drawn after
// the board, by gradients alone: nothing is fetched, and no filter is worked out anew when a piece moves.

import { centre, corners, HOLE, type Layout, UNIT } from '../board/layout.js';
import { disc } from '../board/marks.js';
import type { BoardView } from '../engine/views.js';
import type { Follower, Game } from '../game/game.js';
import { skinOf } from '../pieces/family.js';
import { set, toElement } from '../style/dom.js';
import { type Shape, svg } from '../style/shape.js';

/** Veins that repeat: how far apart they are, how much they slant, their colour, and how strong each is. */
const VEINS = [
  {
    id: 'fine-veins',
    width: 31,
    slant: 0.4,
    colour: '#7a3f0c',
    strengths: [0, 0.12, 0.02, 0.07, 0, 0.05, 0.01, 0.09, 0],
  },
  { id: 'broad-veins', width: 173, slant: 5, colour: '#7a3f0c', strengths: [0, 0.07, 0.01, 0, 0.1, 0.02, 0.06, 0] },
  { id: 'light-veins', width: 640, slant: 30, colour: '#fff3d6', strengths: [0, 0.16, 0.04, 0.12, 0] },
];

const gradient = ({ id, width, slant, colour, strengths }: (typeof VEINS)[number]): Shape =>
  svg(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', spreadMethod: 'repeat', x1: 0, y1: 0, x2: width, y2: slant },
    ...strengths.map((it, k) =>
      svg('stop', { offset: k / (strengths.length - 1), 'stop-color': colour, 'stop-opacity': it }),
    ),
  );

/** The squares as one path. */
const surface = (board: BoardView, layout: Layout): string =>
  board.cells
    .filter((it) => it.shade !== HOLE)
    .map((it) => `M${corners(layout, it)}z`)
    .join('');

/** Light on the upper and the left side of the rail, shade on the others. */
function bevels({ inner, rail }: Layout): Shape[] {
  return inner.flatMap(([x, y, width, height]) => {
    const [left, top, right, bottom] = [x - rail, y - rail, x + width + rail, y + height + rail];
    const side = (look: string, d: string): Shape => svg('path', { class: `bevel-${look}`, d });
    return [
      side('top', `M${left} ${top}H${right}l${-rail} ${rail}H${x}z`),
      side('left', `M${left} ${top}V${bottom}l${rail} ${-rail}V${y}z`),
      side('right', `M${right} ${top}V${bottom}l${-rail} ${-rail}V${y}z`),
      side('bottom', `M${left} ${bottom}H${right}l${-rail} ${-rail}H${x}z`),
      svg('rect', { class: 'groove', x, y, width, height }),
    ];
  });
}

/** Round holes in a board that stands upright. */
const holes = (board: BoardView, layout: Layout): Shape =>
  svg(
    'g',
    { class: 'holes' },
    ...board.cells.map((it) => svg('path', { d: disc(41), transform: `translate(${centre(layout, it).join(' ')})` })),
  );

/** Four corners around each crossing where a piece begins, but those at the ends of the board. */
function posts({ cells, rows }: BoardView, layout: Layout, starts: number[]): Shape {
  const [width] = layout.size;
  const d = starts.flatMap((index) => {
    const cell = cells[index];
    if (!cell || cell.row === 0 || cell.row === rows - 1) return [];
    const [x, y] = centre(layout, cell);
    return [-1, 1]
      .filter((u) => x + u * UNIT > 0 && x + u * UNIT < width)
      .flatMap((u) => [-1, 1].map((v) => `M${x + 8 * u} ${y + 24 * v}v${-16 * v}h${16 * u}`));
  });
  return svg('path', { class: 'gridline posts', d: d.join('') });
}

/** Whether a page or a reader wants boards without any of it. */
const isFlat = ({ host, state }: Game): boolean =>
  state.preferences.material === 'flat' || /\bflat\b/.test(host.getAttribute('theme') ?? '');

/** Follows the board. */
export function material(game: Game): Follower {
  /** Where pieces begin, on boards of crossings. */
  let starts: number[] = [];
  return {
    show() {
      const { board, drawing, parts, state } = game;
      const { layout, root } = drawing;
      const lines = skinOf(drawing.board).grid === 'lines';
      if (lines && state.untouched && state.scene.plies === 0) starts = state.scene.pieces.map((it) => it.cell);
      const flat = isFlat(game);
      set(parts.room, 'data-flat', flat);
      const look = `${flat} ${parts.room.dataset.theme} ${starts.join()}`;
      const before = root.querySelector('.material');
      if (before?.getAttribute('data-look') === look) return;
      before?.remove();
      const d = surface(board, layout);
      const wood = [
        svg('defs', {}, ...VEINS.map(gradient)),
        ...VEINS.map(({ id }) => svg('path', { d, fill: `url(#${id})` })),
        ...(root.querySelector('.rail') ? bevels(layout) : []),
      ];
      const made = svg(
        'g',
        { class: 'material', 'aria-hidden': 'true', 'data-look': look },
        ...(flat ? [] : wood),
        parts.room.dataset.theme === 'rack' && holes(board, layout),
        starts.length > 0 && posts(board, layout, starts),
      );
      // Over the squares, and below the lines and all layers.
      root.querySelector('.cells')?.after(toElement(made));
    },
  };
}
