//! `fullBoard`: the end of the game when no square is empty.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::outcome::Close;
use crate::support::points::Points;
use engine::board::terrain::WALL;
use engine::hooks::Ending;

/// A board without an empty square.
pub const RULE: Rule = Rule {
    name: "full board",
    keys: &[Key::of("fullBoard", "none, draw or points")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What a full board means.
#[derive(Debug)]
struct FullBoard(Close);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("none", None), ("draw", Some(Close::Draw)), ("points", Some(Close::Points))];
    let result = builder.settings.word("fullBoard", &words, None, None)?;
    Some(Box::new(FullBoard(result)))
}

impl ActiveRule for FullBoard {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.ending(EndingStage::Count, Full { close: self.0, points: Points::of_game(builder) });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::End, msg!("full-board", end = self.0));
    }
}

/// Ends the game on a full board.
#[derive(Debug)]
struct Full {
    close: Close,
    points: Points,
}

impl Ending for Full {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mut squares = variant.movement.topology.squares();
        let is_full = !squares.any(|it| position.at(it).is_empty() && position.ground(it) != WALL);
        is_full.then(|| self.close.verdict(&self.points, position, "fullBoard", msg!("result-full-board")))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        self.close == Close::Points
    }
}
