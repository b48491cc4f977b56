#![doc = include_str!("../README.md")]

#[cfg(feature = "search")]
mod best_lines;
mod compiled;
#[cfg(feature = "words")]
mod voice;

#[cfg(feature = "search")]
pub use best_lines::{BestLine, best_lines};
pub use compiled::{CompiledDefinition, TextPlace, perft, read};
#[cfg(feature = "words")]
pub use voice::Voice;

pub use definition::{Definition, Diagnostic, Place, Severity};
pub use engine::explorer::Explorer;
pub use engine::ids::Player;
pub use engine::moves::path::Step;
pub use engine::position::Position;
pub use engine::reason::Reason;
pub use engine::variant::Variant;
pub use engine::verdict::Verdict;
pub use game::game::Game;
pub use game::notation::fen::FenError;
pub use game::notation::forms::{self, NotationForm};
pub use game::recorded_game::RecordedGame;
pub use message::Message;
#[cfg(feature = "search")]
pub use search::computer::score::Score;
#[cfg(feature = "search")]
pub use search::computer::thinker::Limits;

// The crates themselves, for all that has no short name here.
#[cfg(feature = "words")]
pub use catalogue;
#[cfg(feature = "json")]
pub use definition_json;
#[cfg(feature = "facts")]
pub use facts;
#[cfg(feature = "import")]
pub use idiagram;
#[cfg(feature = "learning")]
pub use learning;
#[cfg(feature = "records")]
pub use records;
#[cfg(feature = "search")]
pub use search;
#[cfg(feature = "import")]
pub use variants_ini;
pub use {definition, engine, game, message, rules, xbetza};
