//! `pointsLeft=`: a side with hardly any points left has lost.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::outcome::met;
use crate::support::points::{Points, halves};
use engine::hooks::{Ending, Prospect};
use engine::verdict::Worth;

/// Losses by points.
pub const RULE: Rule =
    Rule { name: "points left", keys: &[Key::of("pointsLeft", "number")], asked: Asked::ByKey, read, codes: &[] };

/// Most points that may be asked for.
const MOST: i32 = 10_000;

/// The points with which a side has lost, in halves.
#[derive(Debug)]
struct PointsLeft {
    most: i32,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    builder.settings.last("pointsLeft")?;
    let most = 2 * builder.settings.int("pointsLeft", 0, 0, MOST);
    Some(Box::new(PointsLeft { most }))
}

impl ActiveRule for PointsLeft {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.ending(EndingStage::Extinction, Poor { most: self.most, points: Points::of_game(builder) });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::End, msg!("points-left", points = halves(self.most)));
    }
}

/// Ends the game for a side with so few points.
#[derive(Debug)]
struct Poor {
    most: i32,
    points: Points,
}

impl Ending for Poor {
    fn ending(&self, _variant: &Variant, position: &Position) -> Option<Verdict> {
        let poor = |side| Some(self.points.of(position, side)).filter(|it| *it <= self.most);
        let (side, left) = met(position.mover(), poor, |side, _| Worth::Loss.winner(side))?;
        let why = msg!("result-points-left", side = side, points = halves(left));
        Some(Verdict::new(Worth::Loss.winner(side), "points", why))
    }

    /// A king alone loses no points.
    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        position.pieces(side.other()).count() > 1
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }
}

impl Prospect for Poor {
    fn closeness(&self, _variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let excess = self.points.of(position, side.other()) - self.most;
        Some(2000 / excess.max(2))
    }
}
