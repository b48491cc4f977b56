//! The names of squares and the coordinates that the players of a game have, as a view.

use definition::Definition;
use engine::variant::Variant;
use game::players_notation::{CoordinatePlace, PlayersNotation};

use super::Cells;
use super::board::LABEL_GAP;
use crate::view::{LabelView, PlayersNotationView};

/// How far from the middle of its square a coordinate stands in it, in cells.
const IN_CORNER: f64 = 0.36;

pub(crate) fn view(
    notation: PlayersNotation,
    variant: &Variant,
    definition: &Definition,
    cells: &Cells,
) -> PlayersNotationView {
    let name = |sq| notation.square(variant, sq).unwrap_or_else(|| variant.label(sq));
    let topology = &variant.movement.topology;
    let (files, ranks) = (f64::from(topology.files), f64::from(topology.ranks));
    let along = |file: u8| f64::from(file) + 0.5;
    let down = |rank: u8| ranks - f64::from(rank) - 0.5;
    let place = |it| match it {
        CoordinatePlace::Above(file) => (along(file), -LABEL_GAP),
        CoordinatePlace::Below(file) => (along(file), ranks + LABEL_GAP),
        CoordinatePlace::Left(rank) => (-LABEL_GAP, down(rank)),
        CoordinatePlace::Right(rank) => (files + LABEL_GAP, down(rank)),
        CoordinatePlace::On(at) => (along(at.file) - IN_CORNER, down(at.rank) - IN_CORNER),
    };
    // Whose definition has no coordinates wants none.
    let is_labelled = definition.board.first_rank.is_some();
    let coordinates = notation.coordinates().into_iter().filter(|_| is_labelled);
    PlayersNotationView {
        name: notation.name(),
        lang: notation.language(),
        squares: cells.squares().iter().map(|it| name(*it)).collect(),
        labels: coordinates
            .map(|it| {
                let (x, y) = place(it.place);
                LabelView { text: it.text, x, y }
            })
            .collect(),
    }
}
