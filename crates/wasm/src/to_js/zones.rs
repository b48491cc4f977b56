//! Squares that a type treats in its own way, as views.

use engine::mechanics::square_role::SquareRole;
use message::{Message, msg};

use crate::view::ZoneView;
use crate::words::Language;

/// A cell with its role.
pub(crate) fn view(cell: u16, role: SquareRole, language: &Language) -> ZoneView {
    ZoneView { cell, zone: role.name(), words: words(role).map_or_else(String::new, |it| language.say(&it)) }
}

/// What a role means to the piece that is selected, and how the board draws it.
fn words(role: SquareRole) -> Option<Message> {
    Some(match role {
        SquareRole::Plain | SquareRole::Border => return None,
        SquareRole::Forbidden => msg!("its-zone-forbidden"),
        SquareRole::Promotion => msg!("its-zone-promotion"),
        SquareRole::Morph => msg!("its-zone-morph"),
        SquareRole::Goal => msg!("its-zone-goal"),
        SquareRole::Loss => msg!("its-zone-loss"),
        SquareRole::Draw => msg!("its-zone-draw"),
        SquareRole::Moves => msg!("its-zone-moves"),
        SquareRole::Haven => msg!("its-zone-haven"),
    })
}
