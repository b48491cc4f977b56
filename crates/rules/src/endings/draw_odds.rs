//! `drawOdds`: what would be a draw is a win of one side.

use crate::prelude::*;
use engine::hooks::Scoring;

/// Draws that one side wins.
pub const RULE: Rule = Rule {
    name: "draw odds",
    keys: &[Key::of("drawOdds", "none, white or black")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// The side that wins draws.
#[derive(Debug)]
struct DrawOdds(Player);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("none", None), ("white", Some(Player::White)), ("black", Some(Player::Black))];
    let side = builder.settings.word("drawOdds", &words, None, None)?;
    Some(Box::new(DrawOdds(side)))
}

impl ActiveRule for DrawOdds {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.scoring(*self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::End, msg!("draw-odds", side = self.0));
    }
}

impl Scoring for DrawOdds {
    fn score(&self, mut verdict: Verdict) -> Verdict {
        // An uneven score is no draw.
        if verdict.winner.is_none() && verdict.share.is_none() {
            verdict.winner = Some(self.0);
            verdict.message = verdict.message.then(msg!("result-draw-odds", side = self.0));
        }
        verdict
    }
}
