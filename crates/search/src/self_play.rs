//! Games that the search plays against itself, with what they show. The same number and seed give the same game.

mod played;

use std::sync::Arc;

use crate::computer::evaluation::{Evaluator, Noise};
use crate::computer::thinker::{Limits, Thinker};
use crate::work::{Progress, Work};
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::variant::{Features, Variant};
use game::game::Game;
use game::game_record::{self, RecordStart};
use game::notation::record::{self, RecordInput};

use crate::random::Random;
pub use played::{SelfPlayedGame, best_move, ended};

/// Room for positions that the search remembers, as a power of 2: games with few positions for a move need little.
const TABLE_BITS: u32 = 14;

/// How far judgements err at random, in centipawns: what makes one game differ from the next.
const NOISE: i32 = 30;

/// Longer games are drawn.
pub const MAX_PLIES: usize = 300;

/// What is spent on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions for a move.
    pub nodes: u64,
    /// What decides the errors of judgement, and a shuffled start.
    pub seed: u64,
}

/// Whether games of the search against itself tell something about a variant: not about lessons and free play.
#[must_use]
pub fn can_play(variant: &Variant) -> bool {
    variant.has(Features::ENFORCED) && variant.shown.task.is_none()
}

/// Plays a game from the start of the variant, shuffled if it has such starts.
#[must_use]
pub fn play_from_start(
    variant: &Arc<Variant>,
    evaluator: &Arc<Evaluator>,
    number: u64,
    effort: Effort,
) -> SelfPlayedGame {
    SelfPlay::from_start(variant, evaluator, number, effort).finished()
}

/// Plays a game to its end.
#[must_use]
pub fn play(game: Game, evaluator: &Arc<Evaluator>, number: u64, effort: Effort) -> SelfPlayedGame {
    SelfPlay::new(game, evaluator, number, effort).finished()
}

/// A game that is being played.
#[derive(Debug)]
pub struct SelfPlay {
    game: Game,
    start: RecordStart,
    thinker: Thinker,
    nodes: u64,
    /// What decides the errors of judgement.
    seed: u64,
    /// The thinker has the position on the board.
    is_thinking: bool,
    /// Positions that were looked at for the moves before.
    n_nodes: u64,
    res: SelfPlayedGame,
}

impl SelfPlay {
    /// Begins at the start of the variant, shuffled if it has such starts. `evaluator`: of the variant; games may share it.
    #[must_use]
    pub fn from_start(variant: &Arc<Variant>, evaluator: &Arc<Evaluator>, number: u64, effort: Effort) -> Self {
        let mut random = Random::new([effort.seed, number, 0]);
        let shuffle = variant.start.shuffle.as_ref().and_then(|it| it.draw(&mut || random.bits()));
        let shuffled = shuffle.and_then(|it| Some((Game::shuffled(Arc::clone(variant), it)?, it)));
        let (game, start) = match shuffled {
            Some((game, it)) => {
                let start = RecordStart::shuffled(&game, it);
                (game, start)
            }
            None => {
                let game = Game::new(Arc::clone(variant));
                let start = RecordStart::of_definition(&game);
                (game, start)
            }
        };
        Self { start, ..Self::new(game, evaluator, number, effort) }
    }

    /// Goes on with a game. `evaluator`: of its variant.
    #[must_use]
    pub fn new(game: Game, evaluator: &Arc<Evaluator>, number: u64, effort: Effort) -> Self {
        let seed = Random::new([effort.seed, number, 1]).bits();
        let mobility = vec![[0; 2]; game.variant().pieces.types.len()];
        let res = SelfPlayedGame { number, mobility, ..SelfPlayedGame::default() };
        let start = RecordStart::of_position(&game);
        let thinker = thinker(&game, Arc::clone(evaluator), seed);
        Self { thinker, game, start, nodes: effort.nodes, seed, is_thinking: false, n_nodes: 0, res }
    }

    /// The game as text, with its number and how it ended.
    #[must_use]
    pub fn record(&self) -> String {
        let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        record::write(&RecordInput {
            headers: &[tag("Round", &self.res.number.to_string()), tag("Termination", &self.res.reason)],
            shuffle: self.start.told_shuffle(),
            fen: self.start.fen(),
            first: self.start.first(),
            moves: &game_record::moves(self.game.plies()),
            result: Some(record::result_text(self.res.winner)),
            ..RecordInput::default()
        })
    }

    fn finished(mut self) -> SelfPlayedGame {
        self.run(&mut || false);
        self.res
    }

    /// Whether the game has ended, and how.
    fn is_over(&mut self) -> bool {
        if !self.res.reason.is_empty() {
            return true;
        }
        if let Some((winner, reason)) = ended(&self.game) {
            (self.res.winner, self.res.reason) = (winner, reason);
        } else if self.game.ply() >= MAX_PLIES {
            self.res.reason = format!("{MAX_PLIES} plies");
        }
        !self.res.reason.is_empty()
    }

    fn begin_move(&mut self) {
        self.res.look(&self.game);
        if Arc::ptr_eq(self.thinker.variant(), self.game.variant()) {
            self.thinker.set_position(self.game.position().clone());
        } else {
            let evaluator = Arc::new(Evaluator::new(self.game.variant()));
            self.thinker = thinker(&self.game, evaluator, self.seed);
        }
        self.thinker.set_limits(Limits { nodes: self.nodes, ..Limits::default() });
        self.is_thinking = true;
    }

    fn make_move(&mut self) {
        self.is_thinking = false;
        self.n_nodes += self.thinker.n_nodes();
        self.thinker.finish();
        let Some(idx) = best_move(&self.thinker, &self.game) else {
            self.res.reason = "no moves".into();
            return;
        };
        self.res.captures +=
            u64::from(MoveFacts::of_move(self.game.position(), &self.game.current().moves, idx).captures);
        let ply = self.game.play_index(idx);
        self.res.moves.push(ply.san.clone());
    }
}

impl Work for SelfPlay {
    type Answer = SelfPlayedGame;

    /// Plays, or goes on to play. Pauses change nothing about the game.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<SelfPlayedGame> {
        loop {
            if !self.is_thinking {
                if self.is_over() {
                    return Progress::Done(self.res.clone());
                }
                self.begin_move();
            }
            if !self.thinker.run(stop).is_over() {
                return Progress::Paused;
            }
            self.make_move();
            // With few positions for a move nobody was asked while it was thought about.
            if stop() {
                return Progress::Paused;
            }
        }
    }

    fn n_nodes(&self) -> u64 {
        self.n_nodes + if self.is_thinking { self.thinker.n_nodes() } else { 0 }
    }
}

fn thinker(game: &Game, evaluator: Arc<Evaluator>, seed: u64) -> Thinker {
    let (variant, position) = (Arc::clone(game.variant()), game.position().clone());
    let mut res = Thinker::with_evaluator(variant, evaluator, position, TABLE_BITS);
    res.set_noise(Noise::Centipawns(NOISE), seed);
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "files=5\nranks=5\nrook:R:R::a1,e1\nking:K:K::c1";

    #[test]
    fn pauses_change_nothing() {
        let variant = Arc::new(game::setup::compile(&rules::read(TEXT).0).0);
        let effort = Effort { nodes: 60, seed: 3 };
        let evaluator = Arc::new(Evaluator::new(&variant));
        let whole = play_from_start(&variant, &evaluator, 2, effort);
        assert!(whole.plies() > 4 && !whole.reason.is_empty(), "{whole:?}");
        let mut sut = SelfPlay::from_start(&variant, &evaluator, 2, effort);
        let mut n_pauses = 0;
        let game = loop {
            match sut.step(&mut || true) {
                Progress::Done(it) => break it,
                _ => n_pauses += 1,
            }
        };
        assert!(n_pauses > 4 && sut.n_nodes() > game.plies());
        // Moves of a single position are no reason not to pause.
        let mut brief = SelfPlay::from_start(&variant, &evaluator, 2, Effort { nodes: 1, seed: 3 });
        let mut n_pauses = 0;
        let n_plies = loop {
            match brief.step(&mut || true) {
                Progress::Done(it) => break it.plies(),
                _ => n_pauses += 1,
            }
        };
        assert!(n_pauses >= n_plies && n_pauses > 4, "{n_pauses} of {n_plies}");
        assert_eq!(game, whole);
        let record = sut.record();
        assert!(record.starts_with("[Round \"2\"]\n"), "{record}");
        assert!(record.trim().ends_with(game::notation::record::result_text(whole.winner)), "{record}");
    }
}
