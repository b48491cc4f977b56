// The generator of the view types: structs of several Rust files become one TypeScript file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewTypes } from '../../scripts/views.mjs';

const BOARD = `//! The board.
use super::cell::CellView;

/// A board.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// Its cells.
    pub all_cells: Vec<CellView>,
    #[serde(rename = "type")]
    pub kind: Option<u16>,
}
`;
const CELL = `//! Cells.
mod tests;

/// A cell.
pub struct CellView {
    pub at: [f64; 2],
    pub name: String,
}
`;

test('types of one file may be those of another', () => {
  const text = viewTypes([BOARD, CELL]);
  assert.match(
    text,
    /\/\*\* A board\. \*\/\nexport interface BoardView \{\n {2}\/\*\* Its cells\. \*\/\n {2}allCells: CellView\[\];/,
  );
  assert.match(text, / {2}type\?: number \| undefined;/);
  assert.match(text, /export interface CellView \{\n {2}at: \[number, number\];\n {2}name: string;\n\}/);
});

test('what the generator does not know stops the build', () => {
  assert.throws(() => viewTypes([BOARD]), /no TypeScript type for CellView/);
  assert.throws(
    () => viewTypes(['pub struct A {\n    pub map: HashMap<u8, u8>,\n}\n']),
    /no TypeScript type for HashMap/,
  );
});
