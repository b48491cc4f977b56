//! Positions of a variant that nobody has played: the start, an empty board, a board with walls.

use std::sync::Arc;

use crate::board::terrain::WALL;
use crate::ids::Sq;
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::variant::{Variant, WallBuilder};

impl Variant {
    /// The variant that texts of positions are read with: this one, without the walls of its position.
    #[must_use]
    pub fn open(&self) -> &Self {
        self.walled.as_ref().map_or(self, |it| it.1.as_ref())
    }

    /// The same rules for a board on which the walls of a position are holes.
    #[must_use]
    pub fn with_walls_of(self: Arc<Self>, position: &Position) -> Arc<Self> {
        let all = (0..self.movement.topology.len() as u16).map(Sq);
        let walls: Vec<Sq> = all.filter(|it| position.ground(*it) == WALL).collect();
        let open = match &self.walled {
            Some((known, _)) if *known == walls => return self,
            Some((_, open)) => Arc::clone(open),
            None => self,
        };
        match &open.wall_builder {
            Some(build) if !walls.is_empty() => Self::walled(&open, build, walls),
            _ => open,
        }
    }

    /// Few games have walls: this is not part of what makes every game.
    #[inline(never)]
    fn walled(open: &Arc<Self>, build: &WallBuilder, walls: Vec<Sq>) -> Arc<Self> {
        let res = build(open, &walls);
        Arc::new(Self { walled: Some((walls, Arc::clone(open))), ..res })
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> Position {
        let mut res = self.empty_position();
        for it in &self.setup.edits {
            res.set_up(*it);
        }
        self.begin(&mut res);
        res
    }

    /// Says whose turn it is at the start, and with it whose the neutral pieces are.
    fn begin(&self, position: &mut Position) {
        position.set_turn(self.setup.turn);
        position.pass_on(self.neutral);
    }

    /// The start position with a number; `None` if there is no such number, or it breaks a constraint.
    #[must_use]
    pub fn start_numbered(&self, number: u128) -> Option<Position> {
        let edits = self.shuffle.as_ref()?.edits(number)?;
        let beside = self.setup.edits.iter().copied().filter(|it| !matches!(it, Edit::Put(..)));
        let mut res = self.empty_position();
        for it in edits.into_iter().chain(beside) {
            res.set_up(it);
        }
        self.begin(&mut res);
        Some(res)
    }

    /// A board without pieces.
    #[must_use]
    pub fn empty_position(&self) -> Position {
        Position::empty(self.movement.topology.len(), self.types.len() - 1, self.royal, self.facts.clone())
    }
}
