//! The games of a text as a list to choose from.

use std::ops::Range;

use engine::ids::Player;
use engine::variant::Variant;

use crate::notation::record;
use crate::notation::record::write::moves_text;

/// Games that are listed; more are left out.
pub const MAX_LISTED: usize = 10_000;

/// Moves that tell a game from others.
const FIRST_MOVES: usize = 8;

/// A game of a text, as it describes itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedGame {
    /// Where it stands, in bytes.
    pub place: Range<usize>,
    /// Its tags.
    pub tags: Vec<(String, String)>,
    /// The moves of its main line, readable or not.
    pub n_moves: usize,
    /// The first of them.
    pub begins: String,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: Option<String>,
}

impl ListedGame {
    /// The value of a tag; none where it says that it is not known.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|it| it.0.eq_ignore_ascii_case(name)).map(|it| it.1.trim());
        found.filter(|it| !matches!(*it, "" | "?" | "????.??.??"))
    }
}

/// The games of a text. Whether their moves are moves is not asked.
#[must_use]
pub fn listed(variant: &Variant, text: &str) -> Vec<ListedGame> {
    let games = record::games(variant, text);
    games.into_iter().take(MAX_LISTED).map(|it| game(variant, text, it)).collect()
}

fn game(variant: &Variant, text: &str, place: Range<usize>) -> ListedGame {
    let mut tokens = record::single(variant, &text[place.clone()]);
    let n_moves = tokens.moves.len();
    tokens.moves.truncate(FIRST_MOVES);
    for it in &mut tokens.moves {
        it.variations.clear();
        it.comments.clear();
        it.before.clear();
        it.signs.clear();
    }
    let said = tokens.moves.first().and_then(|it| it.number);
    let first =
        said.map_or((1, Player::White), |it| (it.number, if it.is_black { Player::Black } else { Player::White }));
    let begins = moves_text(&tokens.moves, first);
    ListedGame { place, tags: tokens.tags, n_moves, begins, result: tokens.result }
}
