//! Games that the search plays against itself, with what they show. The same number and seed give the same game.

use std::sync::Arc;

use engine::ids::{Player, Sq};
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::moves::candidate::Turn;
use engine::search::thinker::{Limits, Progress, Thinker};
use engine::variant::Variant;
use game::game::Game;

use crate::random::Random;

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

/// What a game shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SelfPlayedGame {
    /// Its number, from 1.
    pub number: u64,
    /// Who won; `None` for a draw.
    pub winner: Option<Player>,
    /// How it ended: the name of a verdict, `no moves`, or `300 plies`.
    pub reason: String,
    /// Legal moves of all positions together.
    pub branching: u64,
    /// Most legal moves of a position.
    pub most: u64,
    /// Moves that captured.
    pub captures: u64,
    /// By type: squares that pieces of it could go to, and how many pieces were asked, over all positions.
    pub mobility: Vec<[u64; 2]>,
    /// The moves in people's notation.
    pub moves: Vec<String>,
}

/// Whether games of the search against itself tell something about a variant: not about lessons and free play.
#[must_use]
pub fn can_play(variant: &Variant) -> bool {
    variant.enforce && variant.task.is_none()
}

/// Plays a game from the start of the variant, shuffled if it has such starts.
#[must_use]
pub fn play_from_start(variant: &Arc<Variant>, number: u64, effort: Effort) -> SelfPlayedGame {
    let mut random = Random::new([effort.seed, number, 0]);
    let shuffled = variant.shuffle.as_ref().and_then(|it| it.draw(&mut || random.bits()));
    let game = shuffled.and_then(|it| Game::shuffled(Arc::clone(variant), it));
    play(game.unwrap_or_else(|| Game::new(Arc::clone(variant))), number, effort)
}

/// Plays a game to its end.
#[must_use]
pub fn play(mut game: Game, number: u64, effort: Effort) -> SelfPlayedGame {
    let seed = Random::new([effort.seed, number, 1]).bits();
    let mut thinker = thinker(&game, seed);
    let mut res =
        SelfPlayedGame { number, mobility: vec![[0; 2]; game.variant().types.len()], ..SelfPlayedGame::default() };
    loop {
        if let Some((winner, reason)) = ended(&game) {
            (res.winner, res.reason) = (winner, reason);
            return res;
        }
        if game.ply() >= MAX_PLIES {
            res.reason = format!("{MAX_PLIES} plies");
            return res;
        }
        res.look(&game);
        if Arc::ptr_eq(thinker.variant(), game.variant()) {
            thinker.set_position(game.position().clone());
        } else {
            thinker = self::thinker(&game, seed);
        }
        thinker.set_limits(Limits { nodes: effort.nodes, ..Limits::default() });
        while thinker.think(&mut || false) == Progress::Deeper {}
        thinker.finish();
        let Some(idx) = best_move(&thinker, &game) else {
            res.reason = "no moves".into();
            return res;
        };
        res.captures += u64::from(MoveFacts::of_move(&game.current().moves, idx).captures);
        let ply = game.play_index(idx);
        res.moves.push(ply.san.clone());
    }
}

fn thinker(game: &Game, seed: u64) -> Thinker {
    let mut res = Thinker::with_table(Arc::clone(game.variant()), game.position().clone(), TABLE_BITS);
    res.set_noise(NOISE, seed);
    res
}

impl SelfPlayedGame {
    /// Plies that were played.
    #[must_use]
    pub fn plies(&self) -> u64 {
        self.moves.len() as u64
    }

    /// Counts what can be done in the current position.
    fn look(&mut self, game: &Game) {
        let (moves, position) = (&game.current().moves, game.position());
        let n = moves.len() as u64;
        self.branching += n;
        self.most = self.most.max(n);
        for sq in position.pieces(position.turn()) {
            if let Some(it) = self.mobility.get_mut(position.at(sq).kind().index()) {
                it[1] += 1;
            }
        }
        let items = (0..moves.len()).map(|it| moves.item(it)).filter(|it| matches!(it.turn, Turn::Walk));
        let mut ends: Vec<(Sq, Sq, usize)> = items.map(|it| (it.from, it.to, it.kind.index())).collect();
        ends.sort_unstable();
        ends.dedup();
        for (from, to, kind) in ends {
            if from != to
                && let Some(it) = self.mobility.get_mut(kind)
            {
                it[0] += 1;
            }
        }
    }
}

/// The index of the best move in the list of the game; `None` if there is no move.
#[must_use]
pub fn best_move(thinker: &Thinker, game: &Game) -> Option<usize> {
    let mut path = None;
    // Several moves may be spelled alike; the canonical spelling tells them apart.
    thinker.follow(thinker.lines().first()?, |_, moves, idx| {
        path.get_or_insert_with(|| moves.path(idx).to_vec());
    });
    let (path, moves) = (path?, &game.current().moves);
    (0..moves.len()).find(|it| moves.path(*it) == path)
}

/// The winner of a game that is over, and why it is. Endings that may be claimed are claimed.
#[must_use]
pub fn ended(game: &Game) -> Option<(Option<Player>, String)> {
    let current = game.current();
    let verdict = current.verdict.as_ref().or_else(|| current.claims.first());
    let over = verdict.map(|it| (it.winner, it.reason.to_owned()));
    over.or_else(|| current.moves.is_empty().then(|| (None, "no moves".to_owned())))
}
