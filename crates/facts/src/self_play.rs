//! Games that the search plays against itself, with what they show. The same number and seed give the same game.

mod beginning;
mod played;

use std::sync::Arc;

use engine::mechanics::halfmove_clock::MoveFacts;
use engine::variant::{Features, Variant};
use game::game::Game;
use search::computer::evaluation::Noise;
use search::computer::thinker::{Limits, Progress, Thinker};

use crate::random::Random;
use beginning::Beginning;
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
pub fn play_from_start(variant: &Arc<Variant>, number: u64, effort: Effort) -> SelfPlayedGame {
    SelfPlay::from_start(variant, number, effort).finished()
}

/// Plays a game to its end.
#[must_use]
pub fn play(game: Game, number: u64, effort: Effort) -> SelfPlayedGame {
    SelfPlay::new(game, number, effort).finished()
}

/// A game that is being played.
#[derive(Debug)]
pub struct SelfPlay {
    game: Game,
    beginning: Beginning,
    thinker: Thinker,
    nodes: u64,
    /// What decides the errors of judgement.
    seed: u64,
    /// The thinker has the position on the board.
    is_thinking: bool,
    res: SelfPlayedGame,
}

impl SelfPlay {
    /// Begins at the start of the variant, shuffled if it has such starts.
    #[must_use]
    pub fn from_start(variant: &Arc<Variant>, number: u64, effort: Effort) -> Self {
        let mut random = Random::new([effort.seed, number, 0]);
        let shuffle = variant.start.shuffle.as_ref().and_then(|it| it.draw(&mut || random.bits()));
        let game = shuffle.and_then(|it| Game::shuffled(Arc::clone(variant), it));
        let is_shuffled = game.is_some();
        let mut res = Self::new(game.unwrap_or_else(|| Game::new(Arc::clone(variant))), number, effort);
        res.beginning.note_start(shuffle.filter(|_| is_shuffled), is_shuffled);
        res
    }

    /// Goes on with a game.
    #[must_use]
    pub fn new(game: Game, number: u64, effort: Effort) -> Self {
        let seed = Random::new([effort.seed, number, 1]).bits();
        let mobility = vec![[0; 2]; game.variant().pieces.types.len()];
        let res = SelfPlayedGame { number, mobility, ..SelfPlayedGame::default() };
        let beginning = Beginning::of(&game);
        Self { thinker: thinker(&game, seed), game, beginning, nodes: effort.nodes, seed, is_thinking: false, res }
    }

    /// The game so far; the whole game once `run` has said so.
    #[must_use]
    pub fn played(&self) -> &SelfPlayedGame {
        &self.res
    }

    /// The game as text, with its number and how it ended.
    #[must_use]
    pub fn record(&self) -> String {
        self.beginning.record(&self.game, &self.res)
    }

    /// Plays, or goes on to play, until `stop` says so. Whether the game is over. Pauses change nothing about the game.
    pub fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> bool {
        loop {
            if !self.is_thinking {
                if self.is_over() {
                    return true;
                }
                self.begin_move();
            }
            loop {
                match self.thinker.think(stop) {
                    Progress::Paused => return false,
                    Progress::Deeper => {}
                    Progress::Done => break,
                }
            }
            self.make_move();
            // With few positions for a move nobody was asked while it was thought about.
            if stop() {
                return false;
            }
        }
    }

    fn finished(mut self) -> SelfPlayedGame {
        while !self.run(&mut || false) {}
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
            self.thinker = thinker(&self.game, self.seed);
        }
        self.thinker.set_limits(Limits { nodes: self.nodes, ..Limits::default() });
        self.is_thinking = true;
    }

    fn make_move(&mut self) {
        self.is_thinking = false;
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

fn thinker(game: &Game, seed: u64) -> Thinker {
    let mut res = Thinker::with_table(Arc::clone(game.variant()), game.position().clone(), TABLE_BITS);
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
        let whole = play_from_start(&variant, 2, effort);
        assert!(whole.plies() > 4 && !whole.reason.is_empty(), "{whole:?}");
        let mut sut = SelfPlay::from_start(&variant, 2, effort);
        let mut n_pauses = 0;
        while !sut.run(&mut || true) {
            n_pauses += 1;
        }
        assert!(n_pauses > 4);
        // Moves of a single position are no reason not to pause.
        let mut brief = SelfPlay::from_start(&variant, 2, Effort { nodes: 1, seed: 3 });
        let mut n_pauses = 0;
        while !brief.run(&mut || true) {
            n_pauses += 1;
        }
        assert!(n_pauses >= brief.played().plies() && n_pauses > 4, "{n_pauses} of {}", brief.played().plies());
        assert_eq!(*sut.played(), whole);
        let record = sut.record();
        assert!(record.starts_with("[Round \"2\"]\n"), "{record}");
        assert!(record.trim().ends_with(game::notation::record::result_text(whole.winner)), "{record}");
    }
}
