// A picture of the board as plain data: pieces, marks, highlights, lines. Cells are given by index.

import type { Side } from '../engine/names.js';
import type { ArrowView, GroundView, PieceView, ReasonMarkView, RelationsView, ZoneView } from '../engine/views.js';

/** A square that is drawn as a zone: as a type treats it, or as what attacks it, or as what a sign says. */
export interface ZoneShape {
  cell: number;
  zone: ZoneView['zone'] | 'white-threat' | 'black-threat' | `${string}-sign`;
}

/** A mark to draw. */
export interface Mark {
  cell: number;
  /** As in `OptionView`: `move`, `capture`, `via`, … */
  kind: string;
  /** How many moves there are, if that is worth telling. */
  count?: number;
  /** The type that appears there. */
  type?: number | undefined;
  /** A move is being entered: what is told of a piece in general is not told here. */
  entered?: boolean;
  /** How far away it is in a move diagram: marks get smaller along a line. */
  distance?: number;
}

/** A thin line through the centres of cells. */
export interface Line {
  /** Empty for the route clicked so far, `attack` and `guard` to the last cell, `over` what a square is reached over. */
  kind: string;
  cells: number[];
}

/** An arrow to draw, or a circle if `to` is missing. */
export interface DrawnArrow extends ArrowView {
  /** `open`: it has no end yet, and this is where it would go; `best`, `other`, `threat`: what the computer thinks of. */
  kind?: 'open' | 'best' | 'other' | 'threat' | undefined;
}

/** Terrain, and which pieces engage each other. */
export interface Field {
  ground: GroundView[];
  /** What the move that the reader points at makes of the ground. */
  laid?: GroundView[] | undefined;
  relations?: RelationsView | undefined;
  /** The cell whose piece is selected or pointed at. */
  focus?: number | undefined;
  /** The side of that piece, else the side to move. */
  side?: Side;
}

/** Everything on the board that changes. */
export interface Picture {
  pieces: PieceView[];
  marks: Mark[];
  /** Highlighted cells by class: `selected`, `last`, `removed`, `check`, `over`, `verdict`. */
  highlights: [cell: number, kind: string][];
  /** Squares that the selected type treats in its own way. */
  zones: ZoneShape[];
  reasons: ReasonMarkView[];
  /** Cells whose pieces are faded. */
  faded: number[];
  lines: Line[];
  /** Pieces as they would stand. */
  ghosts: PieceView[];
  arrows: DrawnArrow[];
  field?: Field;
  /** Whether the untouched start position is shown. */
  untouched: boolean;
  /** The labels of the cells for screen readers; none in static pictures. */
  labels: string[];
}

/** A picture of some pieces and nothing else. */
export const emptyPicture = (pieces: PieceView[]): Picture => ({
  pieces,
  marks: [],
  highlights: [],
  zones: [],
  reasons: [],
  faded: [],
  lines: [],
  ghosts: [],
  arrows: [],
  untouched: false,
  labels: [],
});
