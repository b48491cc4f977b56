//! Games as text: numbers, moves, variations, remarks, signs, result. What a move means is read elsewhere.

mod ahead;
pub mod commands;
#[cfg(feature = "records")]
pub mod foreign;
pub mod glyphs;
pub mod listed;
pub mod parse;
pub mod replay;
mod words;
pub mod write;

use std::ops::Range;

use engine::ids::Player;
use engine::reason::Reason;
use engine::variant::Variant;
use message::msg;
use records::{Asked, variant_names};

pub use glyphs::{SIGNS, sign, sign_text};
pub use listed::{ListedGame, listed};
pub use parse::parse;
pub use replay::{Reader, Replay, replay};
pub use write::write;

/// Takes a record of a variant apart, the first of a text: in our format, or in that of another program as far as this
/// build knows it.
#[must_use]
pub fn tokens(variant: &Variant, text: &str) -> RecordTokens {
    let games = games(variant, text);
    single(variant, &text[games[0].clone()]).with_others(text, &games)
}

/// Takes a text apart that is one game.
#[must_use]
fn single(variant: &Variant, text: &str) -> RecordTokens {
    #[cfg(feature = "records")]
    return foreign::read(variant, text);
    #[cfg(not(feature = "records"))]
    {
        let _ = variant;
        parse::parse_game(text)
    }
}

/// Where the games of a text stand: parts of it, one behind the other, at least one.
#[must_use]
pub fn games(variant: &Variant, text: &str) -> Vec<Range<usize>> {
    #[cfg(feature = "records")]
    return foreign::games(variant, text);
    #[cfg(not(feature = "records"))]
    {
        let _ = variant;
        parse::games(text)
    }
}

/// Variations inside variations: deeper ones are left out.
pub const MAX_DEPTH: usize = 24;

/// A part of a record that does not fit, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Where it stands, in bytes.
    pub place: Range<usize>,
    /// Why it does not fit there.
    pub reason: Reason,
}

/// The number before a move: `3.` or `3...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumber {
    /// The number.
    pub number: u32,
    /// Whether it is that of Black's move.
    pub is_black: bool,
}

/// A move with what is said about it, and what might have been played instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// As written, without number and signs.
    pub text: String,
    /// What a text of another format asks of the move that it means.
    pub asked: Vec<Asked>,
    /// What its author thinks of it, by number: 1 is `!`, 2 is `?`.
    pub signs: Vec<u8>,
    /// The remarks between what came before and it; those of a whole record are kept elsewhere.
    pub before: Vec<String>,
    /// The remarks after it.
    pub comments: Vec<String>,
    /// Variations: lines of other moves in its place, none of them empty.
    pub variations: Vec<Vec<RecordMove>>,
    /// Whether the same side makes the next move of the line too.
    pub goes_on: bool,
    /// The number before it.
    pub number: Option<MoveNumber>,
    /// Where it stands, in bytes.
    pub place: Range<usize>,
}

/// What a record is written from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordInput<'a> {
    /// Tags such as `Event`, without those of the position.
    pub headers: &'a [(String, String)],
    /// The number of the shuffle.
    pub shuffle: Option<u32>,
    /// The position it begins with, if that is not the start of the variant.
    pub fen: Option<&'a str>,
    /// The number of the first move and whose move it is.
    pub first: (u32, Player),
    /// Remarks before the first move.
    pub comments: &'a [String],
    /// The moves.
    pub moves: &'a [RecordMove],
    /// `1-0`, `0-1` or `1/2-1/2`; `None` while the game goes on.
    pub result: Option<&'a str>,
}

/// What a record consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordTokens {
    /// The number of the shuffle.
    pub shuffle: Option<u32>,
    /// The position it begins with.
    pub fen: Option<String>,
    /// All tags, the FEN included.
    pub tags: Vec<(String, String)>,
    /// Remarks before the first move.
    pub comments: Vec<String>,
    /// The moves of the main line.
    pub moves: Vec<RecordMove>,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: Option<String>,
    /// What is no part of the game.
    pub left_out: Vec<Misfit>,
}

impl RecordTokens {
    /// Leaves out what the record says of its game (`[Variant "…"]`), and tells, where that is another one than that of a
    /// title. Returns `false` where this build does not know what other programs call games, and the name is not the title.
    pub fn check_variant(&mut self, text: &str, title: &str) -> bool {
        let is_variant = |it: &(String, String)| it.0.eq_ignore_ascii_case("Variant");
        let said = self.tags.iter().find(|it| is_variant(it)).map_or("", |it| it.1.as_str());
        let [plain, own] = [said, title].map(variant_names::plain);
        if plain.is_empty() || own.is_empty() || plain == own {
            return true;
        }
        #[cfg(feature = "records")]
        if variant_names::is_other(said, title) {
            let start = text.find("[Variant").unwrap_or(0);
            let len = text[start..].find(']').map_or(0, |it| it + 1);
            let message = msg!("record-other-variant", variant = said, title = title);
            let reason = Reason { code: "other-variant", message, marks: Vec::new() };
            self.left_out.push(Misfit { place: start..start + len, reason });
            self.tags.retain(|it| !is_variant(it));
        }
        #[cfg(not(feature = "records"))]
        let _ = text;
        cfg!(feature = "records")
    }

    /// The same with a note of the other games of a text, and of its rest where that is too long.
    #[must_use]
    fn with_others(mut self, text: &str, games: &[Range<usize>]) -> Self {
        let mut leave_out = |place, code, message| {
            self.left_out.push(Misfit { place, reason: Reason { code, message, marks: Vec::new() } });
        };
        let end = games.last().map_or(0, |it| it.end);
        if let Some(it) = games.get(1) {
            leave_out(it.start..end, "several-games", msg!("record-several-games", count = games.len()));
        }
        if end < text.len() {
            leave_out(end..text.len(), "too-long", msg!("record-too-long"));
        }
        self
    }
}

/// The result of a game as text; `None` for the winner of a draw.
#[must_use]
pub const fn result_text(winner: Option<Player>) -> &'static str {
    match winner {
        Some(Player::White) => "1-0",
        Some(Player::Black) => "0-1",
        None => "1/2-1/2",
    }
}
