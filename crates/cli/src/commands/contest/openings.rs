//! Where the games of a match begin: after some random moves, or with the lines of a file.

use std::sync::Arc;

use engine::variant::Variant;
use game::game::Game;
use game::notation::{any, fen};
use message::{Message, msg};
use search::computer::score::Score;
use search::computer::thinker::{Limits, Thinker};
use search::random::Random;
use search::work::Work;

use crate::{CliFailure, input};

/// Random openings that are tried until one does not end the game.
const TRIES: u64 = 100;

/// Positions that a search looks at to see whether an opening is balanced, and room for them as a power of 2.
const CHECK: u64 = 20_000;
const TABLE_BITS: u32 = 14;

/// Where games begin. Each opening is played twice, with the sides changed.
#[derive(Debug)]
pub(super) enum Openings {
    /// After so many random moves. With a balance, a short search must find neither side ahead by more centipawns.
    Random { n_plies: usize, seed: u64, balance: Option<i32> },
    /// Positions, or moves from the start, one opening a line.
    Lines(Vec<String>),
}

/// A game that has just begun.
#[derive(Debug)]
pub(super) struct Opening {
    pub(super) game: Game,
    /// Its first position, unless that is the start of the variant.
    pub(super) fen: Option<String>,
    /// Moves to be played before the engines think, by index in the list of each position.
    pub(super) moves: Vec<usize>,
}

impl Openings {
    /// Reads the openings of a file.
    pub(super) fn of_file(file: &str) -> Result<Self, CliFailure> {
        let text = input::read(file)?;
        let lines: Vec<String> = text.lines().map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned).collect();
        if lines.is_empty() {
            return Err(CliFailure::at(file, msg!("cli-openings-empty")));
        }
        Ok(Self::Lines(lines))
    }

    /// The opening of a number.
    pub(super) fn opening(&self, variant: &Arc<Variant>, number: u64) -> Result<Opening, CliFailure> {
        match self {
            Self::Random { n_plies, seed, balance } => {
                let tried = (0..TRIES).find_map(|attempt| {
                    let mut random = Random::new([*seed, number, attempt]);
                    let opening = random_opening(variant, *n_plies, &mut random)?;
                    balance.is_none_or(|it| is_balanced(&opening, it)).then_some(opening)
                });
                tried.ok_or_else(|| CliFailure::Failed(none_found(variant, *n_plies, *balance)))
            }
            Self::Lines(lines) => told_opening(variant, &lines[(number % lines.len() as u64) as usize]),
        }
    }
}

/// Why no random opening is found.
fn none_found(variant: &Arc<Variant>, n_plies: usize, balance: Option<i32>) -> Message {
    let start = Opening { game: Game::new(Arc::clone(variant)), fen: None, moves: Vec::new() };
    match balance {
        None => msg!("cli-openings-end", count = n_plies),
        Some(most) if !is_balanced(&start, most) => msg!("cli-start-unbalanced", most = most),
        Some(most) => msg!("cli-openings-unbalanced", count = n_plies, most = most),
    }
}

/// A shuffled start if the variant has such, then random moves; `None` if that ends the game.
fn random_opening(variant: &Arc<Variant>, n_plies: usize, random: &mut Random) -> Option<Opening> {
    let start = Game::new(Arc::clone(variant));
    let mut game = start.clone();
    let mut moves = Vec::new();
    for _ in 0..n_plies {
        let n = game.current().moves.len();
        if n == 0 || game.current().verdict.is_some() {
            return None;
        }
        let idx = random.below(n);
        game.play_index(idx);
        moves.push(idx);
    }
    let goes_on = game.current().verdict.is_none() && !game.current().moves.is_empty();
    goes_on.then_some(Opening { game: start, fen: None, moves })
}

/// Whether a short search finds neither side ahead by more centipawns.
fn is_balanced(opening: &Opening, most: i32) -> bool {
    let mut game = opening.game.clone();
    for idx in &opening.moves {
        game.play_index(*idx);
    }
    let mut thinker = Thinker::with_table(Arc::clone(game.variant()), game.position().clone(), TABLE_BITS);
    thinker.set_limits(Limits { nodes: CHECK, ..Limits::default() });
    let lines = thinker.run(&mut || false).answer().unwrap_or_default();
    let score = lines.first().map(|it| it.score);
    matches!(score, Some(Score::Centipawns(it)) if it.abs() <= most)
}

/// A position, or moves from the start.
fn told_opening(variant: &Arc<Variant>, line: &str) -> Result<Opening, CliFailure> {
    let failed = |why| CliFailure::Failed(msg!("cli-no-opening", opening = line, why = why));
    if line.contains('/') {
        let read = fen::read(variant, line).map_err(|it| failed(it.message))?;
        let normal = fen::write(variant, &read.position, read.half, read.full);
        let game = Game::from_position(Arc::clone(variant), read.position, (read.half, read.full));
        return Ok(Opening { game, fen: Some(normal), moves: Vec::new() });
    }
    let start = Game::new(Arc::clone(variant));
    let (mut game, mut moves) = (start.clone(), Vec::new());
    for text in line.split_whitespace() {
        let path = any::read(&mut game, text).map_err(|it| failed(it.message))?;
        let idx = game.current().spellings.spelled(&path).ok_or_else(|| failed(msg!("cli-opening-incomplete")))?;
        game.play_index(idx);
        moves.push(idx);
    }
    Ok(Opening { game: start, fen: None, moves })
}
