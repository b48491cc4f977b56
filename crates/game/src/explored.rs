//! What else programs ask about moves that are tried out: paths and keys of positions.

use engine::explorer::Explorer;
use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::moves::patch;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::repetition_key;

use crate::game::Game;

/// The canonical path of a listed move, by its number; `None` if there is no such number.
pub fn path(explorer: &mut Explorer, number: usize) -> Option<Vec<Step>> {
    let patch = explorer.patch(number)?.to_vec();
    let mut moves = Moves::default();
    let mut position = explorer.position().clone();
    LegalGenerator::default().legal(explorer.variant(), &mut position, &mut moves);
    let same = |idx: &usize| {
        let mut other = moves.patch(*idx).to_vec();
        patch::sort(&mut other);
        other == patch
    };
    let idx = (0..moves.len()).find(same)?;
    Some(Spellings::new(&moves).canonical(idx).to_vec())
}

/// A number that positions share if rules of repetition count them as the same.
#[must_use]
pub fn key(explorer: &Explorer) -> u64 {
    repetition_key::key(explorer.variant(), explorer.position())
}

/// The keys of the positions of a game from its start to the one that is shown.
#[must_use]
pub fn keys(game: &Game) -> Vec<u64> {
    game.position().past().iter().map(|it| it.key).collect()
}
