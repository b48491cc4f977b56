//! What people do with a variant: games and their records, positions and moves as text, and explanations.
//! Rules are in crate `rules`, the mechanics of moves in crate `engine`.

pub mod attack_map;
pub mod click_options;
pub mod explain;
pub mod explored;
pub mod game;
pub mod game_record;
pub mod homes;
pub mod imagination;
pub mod move_diagram;
pub mod notation;
#[cfg(feature = "records")]
pub mod players_notation;
pub mod puzzle;
#[cfg(feature = "records")]
pub mod record_formats;
pub mod recorded_game;
pub mod setup;
pub mod sight;
pub mod square_roles;
#[cfg(feature = "records")]
pub mod told;
pub mod variation_tree;
