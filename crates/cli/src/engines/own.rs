//! A search of ours.

use std::sync::Arc;
use std::time::Instant;

use engine::variant::Variant;
use game::game::Game;
use message::msg;
use search::computer::thinker::Thinker;
use search::self_play::best_move;
use search::work::Work;

use crate::CliFailure;
use crate::engines::{Choice, Engine, OwnSpec, Told};

/// Thinks within limits.
pub(super) struct OwnEngine {
    spec: OwnSpec,
    seed: u64,
    thinker: Thinker,
}

impl OwnEngine {
    pub(super) fn new(spec: OwnSpec, variant: &Arc<Variant>) -> Self {
        let game = Game::new(Arc::clone(variant));
        Self { spec, seed: 0, thinker: thinker(spec, &game, 0) }
    }
}

fn thinker(spec: OwnSpec, game: &Game, seed: u64) -> Thinker {
    let mut res = Thinker::new(Arc::clone(game.variant()), game.position().clone());
    if let Some(noise) = spec.noise {
        res.set_noise(noise, seed);
    }
    if spec.plain {
        res.search_plainly();
    }
    res
}

impl Engine for OwnEngine {
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), CliFailure> {
        // What it learned in one game would make the next depend on it.
        (self.thinker, self.seed) = (thinker(self.spec, game, seed), seed);
        Ok(())
    }

    fn choose(&mut self, told: &Told<'_>) -> Result<Choice, CliFailure> {
        let Told { game, .. } = told;
        if Arc::ptr_eq(self.thinker.variant(), game.variant()) {
            self.thinker.set_position(game.position().clone());
        } else {
            self.thinker = thinker(self.spec, game, self.seed);
        }
        self.thinker.set_limits(self.spec.limits_of(self.thinker.n_moves()));
        let (begun, time) = (Instant::now(), self.spec.time);
        self.thinker.run(&mut || time.is_some_and(|it| begun.elapsed() >= it));
        self.thinker.finish();
        let found = best_move(&self.thinker, game);
        found.map(Choice::Move).ok_or_else(|| CliFailure::Failed(msg!("cli-no-best")))
    }
}
