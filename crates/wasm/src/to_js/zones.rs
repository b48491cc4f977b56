//! Squares that a type treats in its own way, as views.

use engine::mechanics::square_role::SquareRole;

use crate::view::ZoneView;

/// A cell with its role.
pub(crate) fn view(cell: u16, role: SquareRole) -> ZoneView {
    ZoneView { cell, zone: role.name(), words: words(role) }
}

/// What a role means to the piece that is selected, and how the board draws it.
fn words(role: SquareRole) -> &'static str {
    match role {
        SquareRole::Plain | SquareRole::Border => "",
        SquareRole::Forbidden => "It may not end its move on shaded squares.",
        SquareRole::Promotion => "It promotes in the frame.",
        SquareRole::Morph => "It changes in the dashed frame.",
        SquareRole::Goal => "It wins in the frame with stars.",
        SquareRole::Loss => "It loses in the frame with crosses.",
        SquareRole::Draw => "It draws in the frame with bars.",
        SquareRole::Moves => "It moves in another way from the dotted frame.",
        SquareRole::Haven => "It is safe in the frame with shields.",
    }
}
