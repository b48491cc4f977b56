//! The computer as the protocols of chess engines meet it: a game, its settings, and what it knows from earlier positions.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use engine::variant::Variant;
use game::game::Game;
use game::notation::forms::NotationForm;
use game::notation::listed_moves::MoveList;
use search::computer::evaluation::Evaluator;
use search::computer::levels::{LEVELS, Level};
use search::computer::thinker::{Limits, Thinker};

/// Largest table, in megabytes.
pub(crate) const MAX_HASH: u32 = 4096;

/// Most lines that are shown.
pub(crate) const MAX_LINES: usize = 64;

/// Who thinks about the positions of a game.
#[derive(Debug)]
pub(crate) struct Computer {
    pub(crate) game: Game,
    /// Megabytes of the table.
    hash: u32,
    /// Lines that are wanted.
    pub(crate) lines: usize,
    level: usize,
    /// Weaker levels play other games with another seed.
    seed: u64,
    /// Who judges positions of the variant that is played.
    evaluator: Option<(Arc<Variant>, Arc<Evaluator>)>,
    /// What it knows from earlier positions.
    thinker: Option<Thinker>,
}

impl Computer {
    /// The strongest one, at the start of a game.
    pub(crate) fn new(variant: &Arc<Variant>) -> Self {
        Self {
            game: Game::new(Arc::clone(variant)),
            hash: 16,
            lines: 1,
            level: LEVELS.len(),
            seed: seed(),
            evaluator: None,
            thinker: None,
        }
    }

    /// Begins another game, of which nothing is known yet.
    pub(crate) fn renew(&mut self) {
        (self.thinker, self.seed) = (None, seed());
    }

    /// Goes on with a game of the same or another variant.
    pub(crate) fn set_game(&mut self, game: Game) {
        self.game = game;
    }

    /// Lets an evaluator judge the positions of the variant of the game.
    pub(crate) fn set_evaluator(&mut self, evaluator: Arc<Evaluator>) {
        self.evaluator = Some((Arc::clone(self.game.variant()), evaluator));
        self.thinker = None;
    }

    /// Sets the megabytes of the table.
    pub(crate) fn set_hash(&mut self, megabytes: usize) {
        self.hash = u32::try_from(megabytes).unwrap_or(MAX_HASH).clamp(1, MAX_HASH);
        self.thinker = None;
    }

    /// Sets the level, from 1.
    pub(crate) fn set_level(&mut self, level: usize) {
        self.level = level.clamp(1, LEVELS.len());
        // Judgements of another level are of no use.
        self.thinker = None;
    }

    /// A thinker for the position, which still knows what it learned, if it can. `wanted` limits it beside its level; to what it shows
    /// belong as many lines as are wanted. It wants to be kept.
    pub(crate) fn thinker(&mut self, wanted: Limits) -> Thinker {
        let (variant, position) = (self.game.variant(), self.game.position().clone());
        let known = self.thinker.take().filter(|it| Arc::ptr_eq(it.variant(), variant));
        let mut res = match known {
            Some(mut it) => {
                it.set_position(position);
                it
            }
            None => {
                let known = self.evaluator.as_ref().filter(|it| Arc::ptr_eq(&it.0, variant));
                let evaluator = known.map_or_else(|| Arc::new(Evaluator::new(variant)), |it| Arc::clone(&it.1));
                // Sixteen bytes a position.
                Thinker::with_evaluator(Arc::clone(variant), evaluator, position, 16 + self.hash.ilog2())
            }
        };
        let level = Level::within_time(self.level);
        let most = level.limits(res.n_moves());
        res.set_noise(level.noise(), self.seed);
        let (depth, nodes) = (wanted.depth.min(most.depth), wanted.nodes.min(most.nodes));
        res.set_limits(Limits { depth, nodes, lines: self.lines, ..most });
        res
    }

    /// Keeps a thinker for the next position.
    pub(crate) fn keep(&mut self, thinker: Thinker) {
        self.thinker = Some(thinker);
    }

    /// The legal moves, as their texts need them.
    pub(crate) fn list(&self) -> MoveList<'_> {
        let (variant, position, moves) = (self.game.variant(), self.game.position(), &self.game.current().moves);
        MoveList { variant, position, moves }
    }

    /// A move as text.
    pub(crate) fn text_of(&self, form: &NotationForm, idx: usize) -> String {
        form.list(self.list()).swap_remove(idx)
    }
}

/// Another number for each game.
fn seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_nanos() as u64)
}
