//! A game: a position with its history, its legal moves and its verdict. Rules are elsewhere.

pub mod current;
pub mod history;
pub mod play;
pub mod ply;
pub mod preview;

use std::sync::Arc;

use crate::game::current::Current;
use crate::game::ply::Ply;
use engine::ids::Sq;
use engine::legal::LegalGenerator;
use engine::moves::path::Step;
use engine::position::Position;
use engine::reason::Reason;
use engine::variant::Variant;
use engine::verdict::Verdict;

/// A game of a variant.
#[derive(Debug)]
pub struct Game {
    variant: Arc<Variant>,
    position: Position,
    clocks: (u32, u32),
    plies: Vec<Ply>,
    ply: usize,
    /// How the game was ended before its first move.
    unplayed_end: Option<Verdict>,
    generator: LegalGenerator,
    current: Current,
}

impl Clone for Game {
    /// A game with the same moves, at the same position, which goes its own way from then on.
    fn clone(&self) -> Self {
        Self {
            variant: Arc::clone(&self.variant),
            position: self.position.clone(),
            clocks: self.clocks,
            plies: self.plies.clone(),
            ply: self.ply,
            unplayed_end: self.unplayed_end.clone(),
            generator: LegalGenerator::default(),
            current: self.current.clone(),
        }
    }
}

impl Game {
    /// A new game from the start position.
    #[must_use]
    pub fn new(variant: Arc<Variant>) -> Self {
        let variant = variant.start.walled.as_ref().map_or_else(|| Arc::clone(&variant), |it| Arc::clone(&it.1));
        let position = variant.start();
        let clocks = variant.start.setup.clocks;
        Self::from_position(variant, position, clocks)
    }

    /// A new game from a shuffled start; `None` if there is no start of that number.
    #[must_use]
    pub fn shuffled(variant: Arc<Variant>, number: u128) -> Option<Self> {
        let position = variant.start_numbered(number)?;
        let clocks = variant.start.setup.clocks;
        Some(Self::from_position(variant, position, clocks))
    }

    /// A new game from a position with its half-move clock and move number: a pair, as the text of a position, set-ups and
    /// [`Game::clocks`] have them.
    #[must_use]
    pub fn from_position(variant: Arc<Variant>, position: Position, clocks: (u32, u32)) -> Self {
        let mut res = Self {
            variant: variant.with_walls_of(&position),
            position: position.into_root(),
            clocks,
            plies: Vec::new(),
            ply: 0,
            unplayed_end: None,
            generator: LegalGenerator::default(),
            current: Current::default(),
        };
        let mover = res.position.turn().other();
        res.record(mover, Sq::NONE, Sq::NONE, None);
        res.refresh();
        res
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// Goes on with the same variant, compiled again with other routines of the page.
    pub fn set_rules(&mut self, variant: Arc<Variant>) {
        self.variant = variant.with_walls_of(&self.position);
        self.generator = LegalGenerator::default();
        self.refresh();
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Half-move clock and move number.
    #[must_use]
    pub fn clocks(&self) -> (u32, u32) {
        self.clocks
    }

    /// What is known about the current position.
    #[must_use]
    pub fn current(&self) -> &Current {
        &self.current
    }

    /// All moves of the record; those after `ply` were taken back.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position that the game began with, and its clocks.
    #[must_use]
    pub fn start(&self) -> (Position, (u32, u32)) {
        let mut position = self.position.clone();
        let mut clocks = self.clocks;
        for ply in self.plies[..self.ply].iter().rev() {
            position.undo();
            position.set_turn(ply.turn_before);
            clocks = ply.clocks_before;
        }
        (position, clocks)
    }

    /// The position before the last move.
    #[must_use]
    pub fn before_last(&self) -> Option<Position> {
        let ply = self.last()?;
        let mut position = self.position.clone();
        position.undo();
        position.set_turn(ply.turn_before);
        Some(position)
    }

    /// How many moves lead to the current position.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The move that led to the current position.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.ply.checked_sub(1).and_then(|it| self.plies.get(it))
    }

    /// The work of all questions about positions so far, in steps of walks: it grows as time does.
    #[must_use]
    pub fn work(&self) -> u64 {
        self.generator.work()
    }

    /// Why a path is not a move; `None` if it is one.
    pub fn why(&mut self, path: &[Step]) -> Option<Reason> {
        crate::explain::refusal::why(&self.variant, &mut self.position, &self.current, &mut self.generator, path)
    }
}
