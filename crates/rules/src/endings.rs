//! Rules that end the game.

pub mod baring;
pub mod capture_result;
pub mod castling_wins;
pub mod check_count;
pub mod claimed_endings;
pub mod connect;
pub mod counting;
pub mod draw_odds;
pub mod extinction;
pub mod full_board;
pub mod goal;
pub mod impasse;
pub mod lesson_goal;
pub mod link;
pub mod mate;
pub mod material;
pub mod n_move;
pub mod page_ending;
pub mod points;
pub mod points_left;
pub mod repetition;
pub mod united;
pub mod wall_count;
