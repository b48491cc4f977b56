//! Kinds of board by their names, for move strings without a definition.

use message::{Arg, Message, msg};
use xbetza::Grid;

/// The kinds of board by name: `hex` and `flat` have an edge on top, `pointy` and `brick` a corner.
const KINDS: [(&str, Grid); 5] = [
    ("square", Grid::Squares),
    ("hex", Grid::FlatHexagons),
    ("flat", Grid::FlatHexagons),
    ("pointy", Grid::PointyHexagons),
    ("brick", Grid::PointyHexagons),
];

/// The grid of a kind of board.
///
/// # Errors
/// A sentence that names the kinds.
///
/// ```
/// use game::explain::board_kind::grid;
/// assert_eq!(grid("brick"), Ok(xbetza::Grid::PointyHexagons));
/// assert!(grid("round").is_err());
/// ```
pub fn grid(kind: &str) -> Result<Grid, Message> {
    let found = KINDS.iter().find(|it| it.0 == kind).map(|it| it.1);
    let kinds = || Arg::any(KINDS.iter().map(|it| it.0));
    found.ok_or_else(|| msg!("error-no-such-board", kind = kind, kinds = kinds()))
}
