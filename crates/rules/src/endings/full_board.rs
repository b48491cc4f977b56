//! `fullBoard`: the end of the game when no square is empty.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::points::Points;
use engine::board::terrain::WALL;
use engine::hooks::Ending;

/// A board without an empty square.
pub const RULE: Rule = Rule {
    name: "full board",
    keys: &[Key::of("fullBoard", "none, draw or points").doc("How the game ends when no square is empty.")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What a full board means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FullBoard {
    Draw,
    Points,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("none", None), ("draw", Some(FullBoard::Draw)), ("points", Some(FullBoard::Points))];
    let result = builder.settings.word("fullBoard", &words, None, None)?;
    Some(Box::new(result))
}

impl ActiveRule for FullBoard {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let points = (*self == Self::Points).then(|| Points::of_game(builder));
        hooks.ending(EndingStage::Count, Full { points });
    }

    fn words(&self, words: &mut Words<'_>) {
        let result = match self {
            Self::Draw => "the game is drawn",
            Self::Points => "points decide the game",
        };
        words.say(Topic::End, format!("When no square is empty, {result}."));
    }
}

/// Ends the game on a full board.
#[derive(Debug)]
struct Full {
    /// What decides; `None` for a draw.
    points: Option<Points>,
}

impl Ending for Full {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mut squares = variant.movement.topology.squares();
        if squares.any(|it| position.at(it).is_empty() && position.ground(it) != WALL) {
            return None;
        }
        let why = "No square is empty.";
        Some(match &self.points {
            None => Verdict::new(None, "fullBoard", why),
            Some(it) => {
                let (winner, counts) = it.compare(position);
                Verdict::new(winner, "points", &format!("{why} {counts}"))
            }
        })
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        self.points.is_some()
    }
}
