//! Positions of a variant that nobody has played: the start, an empty board, a board with walls.

use std::sync::Arc;

use crate::board::terrain::WALL;
use crate::ids::{Player, Sq};
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::variant::{Features, Variant, WallBuilder};

impl Variant {
    /// The variant that texts of positions are read with: this one, without the walls of its position.
    #[must_use]
    pub fn open(&self) -> &Self {
        self.start.walled.as_ref().map_or(self, |it| it.1.as_ref())
    }

    /// The same rules for a board on which the walls of a position are holes.
    #[must_use]
    pub fn with_walls_of(self: Arc<Self>, position: &Position) -> Arc<Self> {
        let all = (0..self.movement.topology.len() as u16).map(Sq);
        let walls: Vec<Sq> = all.filter(|it| position.ground(*it) == WALL).collect();
        let open = match &self.start.walled {
            Some((known, _)) if *known == walls => return self,
            Some((_, open)) => Arc::clone(open),
            None => self,
        };
        match &open.start.wall_builder {
            Some(build) if !walls.is_empty() => Self::built_with(&open, build, walls),
            _ => open,
        }
    }

    /// Few games have walls: this is not part of what makes every game.
    #[inline(never)]
    fn built_with(open: &Arc<Self>, build: &WallBuilder, walls: Vec<Sq>) -> Arc<Self> {
        let mut res = build(open, &walls);
        res.start.walled = Some((walls, Arc::clone(open)));
        Arc::new(res)
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> Position {
        let mut res = self.empty_position();
        for it in &self.start.setup.edits {
            res.set_up(*it);
        }
        self.begin(&mut res, self.start.setup.turn);
        res
    }

    /// Says whose turn it is in a position that was set up, and with it whose the neutral pieces are and which royals may
    /// be lost.
    pub fn begin(&self, position: &mut Position, turn: Player) {
        position.set_turn(turn);
        position.pass_on(self.pieces.neutral);
        position.set_first_royals(Player::both(|side| {
            let placed = self.own_royals(position, side);
            // Who could have lost them before has lost what is missing.
            if self.has(Features::ROYALS_FALL) { placed.max(self.royals.at_home[side]) } else { placed }
        }));
    }

    /// How many royals a side has that are never the other's.
    #[must_use]
    pub fn own_royals(&self, position: &Position, side: Player) -> usize {
        position.royals(side).iter().filter(|it| !self.pieces.neutral.has(position.at(**it).kind())).count()
    }

    /// The start position with a number; `None` if there is no such number, or it breaks a constraint.
    #[must_use]
    pub fn start_numbered(&self, number: u128) -> Option<Position> {
        let edits = self.start.shuffle.as_ref()?.edits(number)?;
        let beside = self.start.setup.edits.iter().copied().filter(|it| !matches!(it, Edit::Put(..)));
        let mut res = self.empty_position();
        for it in edits.into_iter().chain(beside) {
            res.set_up(it);
        }
        self.begin(&mut res, self.start.setup.turn);
        Some(res)
    }

    /// A board without pieces.
    #[must_use]
    pub fn empty_position(&self) -> Position {
        let n_squares = self.movement.topology.len();
        let mut res =
            Position::empty(n_squares, self.pieces.types.len() - 1, self.royals.types, self.carried.facts.clone());
        res.set_first_royals(self.royals.at_start);
        res
    }
}
