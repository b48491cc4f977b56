//! A search of ours.

use std::sync::Arc;
use std::time::Instant;

use engine::variant::Variant;
use game::game::Game;
use message::msg;
use search::computer::evaluation::Evaluator;
use search::computer::thinker::{TABLE_BITS, Thinker};
use search::self_play::best_move;
use search::work::Work;

use crate::engines::{Choice, Engine, OwnSpec, Told};
use crate::{CliFailure, judgement};

/// Thinks within limits.
pub(super) struct OwnEngine {
    spec: OwnSpec,
    seed: u64,
    evaluator: Arc<Evaluator>,
    thinker: Thinker,
}

impl OwnEngine {
    pub(super) fn new(spec: OwnSpec, variant: &Arc<Variant>) -> Result<Self, CliFailure> {
        let game = Game::new(Arc::clone(variant));
        let evaluator = judgement::evaluator(variant, spec.judgement.as_deref())?;
        let thinker = thinker(&spec, &evaluator, &game, 0);
        Ok(Self { spec, seed: 0, evaluator, thinker })
    }
}

fn thinker(spec: &OwnSpec, evaluator: &Arc<Evaluator>, game: &Game, seed: u64) -> Thinker {
    let (variant, position) = (Arc::clone(game.variant()), game.position().clone());
    let mut res = Thinker::with_evaluator(variant, Arc::clone(evaluator), position, TABLE_BITS);
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
        (self.thinker, self.seed) = (thinker(&self.spec, &self.evaluator, game, seed), seed);
        Ok(())
    }

    fn choose(&mut self, told: &Told<'_>) -> Result<Choice, CliFailure> {
        let Told { game, .. } = told;
        if Arc::ptr_eq(self.thinker.variant(), game.variant()) {
            self.thinker.set_position(game.position().clone());
        } else {
            // Walls make another variant of it, which no network knows.
            let evaluator = Arc::new(Evaluator::new(game.variant()));
            self.thinker = thinker(&self.spec, &evaluator, game, self.seed);
        }
        self.thinker.set_limits(self.spec.limits_of(self.thinker.n_moves()));
        let (begun, time) = (Instant::now(), self.spec.time);
        self.thinker.run(&mut || time.is_some_and(|it| begun.elapsed() >= it));
        self.thinker.finish();
        let found = best_move(&self.thinker, game);
        found.map(Choice::Move).ok_or_else(|| CliFailure::Failed(msg!("cli-no-best")))
    }
}
