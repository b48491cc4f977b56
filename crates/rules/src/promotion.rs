//! Rules about changes of type.

pub mod morph;
pub mod promo_move;
pub mod standard;
