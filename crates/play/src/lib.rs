//! What happens while a game is played: positions, walks, attacks, legal moves, counting. Apart from the rest of the engine
//! because it is built for speed. Reads no definition and knows no rule of a variant.

pub mod attack;
pub mod aura;
pub mod brief;
pub mod clock;
pub mod content;
pub mod curtain;
pub mod draft;
pub mod engagement;
pub mod explorer;
pub mod fan;
pub mod generate;
pub mod hooks;
pub mod host;
pub mod ids;
pub mod legal;
pub mod movement;
pub mod moves;
pub mod patch;
pub mod pattern;
pub mod perft;
pub mod plain;
pub mod position;
pub mod program;
pub mod reason;
pub mod rules;
pub mod sameness;
pub mod shuffle;
pub mod special;
pub mod spelling;
pub mod task;
pub mod terrain;
pub mod topology;
pub mod touch;
pub mod traffic;
pub mod verdict;
