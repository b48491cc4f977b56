//! What a side sees of a game, and what it notices of moves that it is not told.

use engine::board::occupant::Occupant;
use engine::hooks::Scene;
use engine::ids::{Player, Sq};
use engine::mechanics::sight::Sight;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::reason::Reason;

use crate::game::Game;
use crate::game::ply::Ply;
use message::msg;

/// What a viewer sees of the current position, or both sides at one board.
#[must_use]
pub fn sight(game: &Game, viewer: Option<Player>) -> Sight {
    Scene { variant: game.variant(), position: game.position() }.sight(viewer)
}

/// What a side notices of a move of the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noticed {
    /// Squares of own pieces that are gone.
    pub lost: Vec<Sq>,
    /// Squares that the side saw before and sees now, with something else on them.
    pub changed: Vec<Sq>,
}

impl Noticed {
    /// Of the last move, by the side that is told its own moves alone. A square that has only come into sight is not
    /// noticed: nobody knows since when its piece has been there.
    #[must_use]
    pub fn of_last(game: &Game, now: &Sight) -> Self {
        let mut res = Self::default();
        let (Some(last), Some(position)) = (game.last(), game.before_last()) else { return res };
        let before = Scene { variant: game.variant(), position: &position }.sight(now.told());
        for it in &last.patch {
            let Edit::Put(sq, _) = *it else { continue };
            let (old, new) = (position.at(sq), game.position().at(sq));
            let own = |it: Occupant| now.told().is_some_and(|side| it.is(side));
            if own(old) && !own(new) {
                res.lost.push(sq);
            }
            if !before.covers(sq) && !now.covers(sq) && old.moved() != new.moved() {
                res.changed.push(sq);
            }
        }
        res
    }
}

/// Whether a move is told: a viewer is told its own moves, both sides at one board those that name no covered square.
#[must_use]
pub fn is_told(sight: &Sight, ply: &Ply) -> bool {
    let names_covered = || ply.path.iter().any(|it| matches!(it, Step::Square(sq) if sight.covers(*sq)));
    sight.told().map_or_else(|| !names_covered(), |it| it == ply.mover())
}

/// Why a path is no move, for a side that is not told: the same whatever is hidden.
#[must_use]
pub fn withheld(game: &Game, sight: &Sight) -> Reason {
    let turn = game.position().turn();
    let (code, message) = if sight.withholds(turn) {
        ("not-your-turn", msg!("reason-not-your-turn", side = turn))
    } else {
        ("covered", msg!("reason-withheld"))
    };
    Reason { code, message, marks: Vec::new() }
}
