//! A position as a board in text, as `d` of chess programs prints it. A position alone knows types by number only, so what
//! is shown is a game, or a position with its variant.

use std::fmt;

use crate::game::Game;
use crate::notation::{fen, names};
use engine::ids::Sq;
use engine::position::Position;
use engine::variant::Variant;

/// A position that is shown as a board: White's pieces in capitals, `.` an empty square, `#` a wall, holes blank.
///
/// ```
/// use game::notation::board_text::BoardText;
/// let (definition, _) = rules::read("files=3\nranks=3\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::c1");
/// let variant = game::setup::compile(&definition).0;
/// let board = BoardText { variant: &variant, position: &variant.start() };
/// assert_eq!(board.to_string(), "3  r . k\n2  . . .\n1  R . K\n   a b c\n");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BoardText<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// The position.
    pub position: &'a Position,
}

impl fmt::Display for BoardText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, position } = *self;
        let (topology, pieces) = (&variant.movement.topology, names::PieceNames::new(variant));
        let text = |sq: Sq| match position.at(sq) {
            _ if topology.is_hole(sq) => " ",
            it if it.is_piece() => pieces.text(it.side(), it.kind()),
            it if it.is_wall() => "#",
            _ => ".",
        };
        let rows = topology.text_rows();
        let width = rows.iter().flatten().map(|it| text(*it).chars().count()).max().unwrap_or(1);
        // Rows of hexagons are no ranks: their squares have no common number and no common letter.
        let is_plain = topology.hexes().is_none();
        let split = |sq: Sq| {
            let label = names::label(variant, sq);
            let at = names::square_letters(&label);
            (label[..at].to_owned(), label[at..].to_owned())
        };
        for row in &rows {
            if let Some(first) = row.first().filter(|_| is_plain) {
                write!(f, "{:<2}", split(*first).1)?;
            }
            row.iter().try_for_each(|it| write!(f, " {:>width$}", text(*it)))?;
            writeln!(f)?;
        }
        if let Some(last) = rows.last().filter(|_| is_plain) {
            write!(f, "  ")?;
            last.iter().try_for_each(|it| write!(f, " {:>width$}", split(*it).0))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The board, and the position as FEN below it.
///
/// ```
/// let (definition, _) = rules::read("files=3\nranks=3\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::c1");
/// let game = game::game::Game::new(std::sync::Arc::new(game::setup::compile(&definition).0));
/// assert!(game.to_string().ends_with("\nr1k/3/R1K w - - 0 1\n"));
/// ```
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (variant, position, (half, full)) = (self.variant(), self.position(), self.clocks());
        writeln!(f, "{}\n{}", BoardText { variant, position }, fen::write(variant, position, half, full))
    }
}
