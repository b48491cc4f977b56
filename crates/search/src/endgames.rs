//! Exact tables of endings: what every position of a few pieces is worth, and in how many plies it is won.
//!
//! ```text
//!   forwards                              backwards (retrograde analysis)
//!
//!   8 │ k . . .     each position once:   ply 0   mate: lost          ●
//!   7 │ . . Q .     is it over? which     ply 1   one move to such    ● ● ●        one is enough: won
//!   6 │ . K . .     quiet steps stay in   ply 2   all moves to won    ● ●          a counter reaches 0: lost
//!     └────────     the table, which      …       until no ply adds any
//!       a b c d     captures leave it?    what is left is drawn
//! ```
//!
//! Retrograde analysis: Ströhlein, *Untersuchungen über kombinatorische Spiele*, 1970; Thompson, *Retrograde Analysis of
//! Certain Endgames*, 1986; Bellman, *On the Application of Dynamic Programming to the Determination of Optimal Play in
//! Chess and Checkers*, 1965. Values count plies to the end of the game (distance to mate), so that they need no clock.
//!
//! Positions are numbers: the squares of the pieces, of which one stands in a part of the board from which symmetries lead to
//! all others (a triangle of ten squares where there are no Pawns), and pieces that are alike in order, as in Thompson's tables
//! (`lattice`; CPW, *Endgame Tablebases*). A symmetry of the board counts only if the moves of the pieces keep it.
//!
//! Costs: a byte for each position, or two where wins are long, and while it is made also the quiet steps of each, one bit a
//! step. Three pieces on a chess board are below a million positions and take seconds, four some ten million.
//!
//! Tables are made backwards from the ends of games. The generator of legal moves looks at each position once, forwards;
//! what it finds is all that is known about the rules, so every rule without memory works. As problems do, a table forgets
//! what was before a position: neither repetition nor a count of moves ends a game, and what goes on for ever is drawn.
//!
//! A piece that stands where it began, and cannot have come back, has never moved; all others have. So no position has
//! castling. What only the next move may use, such as a capture in passing, is followed where it makes a difference.

mod backward;
mod board_symmetry;
mod construction;
pub mod endgame_summary;
pub mod endgame_table;
pub mod ending_report;
mod forward;
mod kept_table;
mod lattice;
mod line_moves;
pub mod mating_board;
pub mod pieces;
mod quiet_steps;
pub mod step_graph;
mod territory;
mod unfit;
mod workshop;

use std::sync::Arc;

use crate::work::{Progress, Refusal, Work};
use construction::{Construction, Stage};
use endgame_summary::{SideSummary, summary};
use endgame_table::{EndgameTable, MAX_PLIES, Outcome, decoded};
use engine::ids::{Player, Sq};
use engine::moves::move_list::Moves;
use engine::moves::patch::{Edit, FactId};
use engine::perft;
use engine::position::{Position, repetition_key};
use engine::variant::Variant;
use forward::Obstacle;
use lattice::Places;
use pieces::{MAX_PIECES, Piece, Pieces, placed};
use territory::Territory;
use unfit::{CHANGES, PIECES, SIZE};
use workshop::Workshop;

/// Bytes that tables may take unless another limit is set.
const USUAL_LIMIT: usize = 400 << 20;

/// Positions that are carried back before somebody may stop the work.
const BACK_AT_ONCE: usize = 256;

/// Positions that are looked at before somebody may stop the work.
const LOOKED_AT_ONCE: usize = 64;

/// Makes the tables of an ending, those of all endings that it may turn into first.
#[derive(Debug)]
pub struct EndgameSolver {
    workshop: Workshop,
    territory: Territory,
    pieces: Pieces,
    done: Vec<EndgameTable>,
    /// Tables in the making; each waits for the next one.
    stack: Vec<Construction>,
    limit: usize,
    share: f64,
    n_nodes: u64,
    /// How many of the finished tables were told.
    n_told: usize,
}

impl EndgameSolver {
    /// Begins with the ending that is on the board.
    ///
    /// # Errors
    /// If there is no table for it.
    pub fn of_position(variant: Arc<Variant>, position: &Position) -> Result<Self, Refusal> {
        unfit::check_variant(&variant)?;
        unfit::check_position(&variant, position)?;
        Self::new(variant, position, &placed(position))
    }

    /// Begins with some pieces, wherever they stand, on the board as it is at the start of the game.
    ///
    /// # Errors
    /// If there is no table for them.
    pub fn of_pieces(variant: Arc<Variant>, pieces: &Pieces) -> Result<Self, Refusal> {
        unfit::check_variant(&variant)?;
        if !(1..=MAX_PIECES).contains(&pieces.len()) {
            return Err(PIECES);
        }
        let start = variant.start();
        let home: Vec<(Piece, Sq)> = pieces.iter().map(|it| (it, Sq::NONE)).collect();
        Self::new(variant, &start, &home)
    }

    fn new(variant: Arc<Variant>, position: &Position, seeds: &[(Piece, Sq)]) -> Result<Self, Refusal> {
        let pieces = Pieces::new(seeds.iter().map(|it| it.0));
        let mut workshop = Workshop::new(Arc::clone(&variant), position);
        let territory = Territory::new(&variant, &mut workshop.bare.clone(), seeds)?;
        let first = Construction::new(&mut workshop, &territory, pieces.clone(), USUAL_LIMIT)?;
        let (done, stack) = (Vec::new(), vec![first]);
        Ok(Self { workshop, territory, pieces, done, stack, limit: USUAL_LIMIT, share: 0.0, n_nodes: 0, n_told: 0 })
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> &Arc<Variant> {
        &self.workshop.variant
    }

    /// The pieces of the ending.
    #[must_use]
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// Makes tables until all are done or `stop` says so.
    fn make(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<(), Refusal> {
        while let Some(construction) = self.stack.last_mut() {
            match construction.stage {
                Stage::Forward(_) | Stage::Special(_) => self.look()?,
                Stage::Backward => construction.carry_back(BACK_AT_ONCE),
                Stage::Done => {
                    if construction.layer >= MAX_PLIES {
                        return Err(SIZE);
                    }
                    self.done.extend(self.stack.pop().map(|it| it.table));
                }
            }
            if stop() {
                break;
            }
        }
        self.note_progress();
        Ok(())
    }

    /// Looks at some positions of the last table.
    fn look(&mut self) -> Result<(), Refusal> {
        let Self { workshop, territory, done, stack, .. } = self;
        let n_bytes: usize = done.iter().map(EndgameTable::n_bytes).sum::<usize>()
            + stack.iter().map(Construction::n_bytes).sum::<usize>();
        let Some(construction) = stack.last_mut() else { return Ok(()) };
        for _ in 0..LOOKED_AT_ONCE {
            self.n_nodes += 2;
            match construction.look_at_next(workshop, territory, done) {
                Ok(()) => {}
                Err(Obstacle::Refused(it)) => return Err(it),
                Err(Obstacle::Wider(piece)) => {
                    let left = (self.limit + construction.n_bytes()).saturating_sub(n_bytes);
                    return construction.widen(piece, left);
                }
                Err(Obstacle::Needs(pieces)) => {
                    if stack.iter().any(|it| it.table.pieces == pieces) {
                        return Err(CHANGES);
                    }
                    let left = self.limit.saturating_sub(n_bytes);
                    stack.push(Construction::new(workshop, territory, pieces, left)?);
                    return Ok(());
                }
            }
            if !matches!(construction.stage, Stage::Forward(_) | Stage::Special(_)) {
                return Ok(());
            }
        }
        Ok(())
    }

    fn note_progress(&mut self) {
        let weight = |it: &EndgameTable| it.lattice.size as f64;
        let done: f64 = self.done.iter().map(weight).sum();
        let open: f64 = self.stack.iter().map(|it| weight(&it.table)).sum();
        let half: f64 = self.stack.iter().map(|it| weight(&it.table) * it.progress()).sum();
        self.share = self.share.max((done + half) / (done + open).max(1.0));
    }

    /// The table of the ending itself, once it is done.
    fn root(&self) -> Option<&EndgameTable> {
        self.done.iter().find(|it| it.pieces == self.pieces)
    }

    /// By side to move: how many positions are won, once all is done.
    #[must_use]
    pub fn summary(&self) -> Option<[SideSummary; 2]> {
        self.root().map(summary)
    }

    /// The position of a longest win of a side that is to move; `None` if it wins nowhere.
    #[must_use]
    pub fn longest_win(&self, side: &SideSummary, turn: Player) -> Option<Position> {
        self.position(side.win_at?, turn)
    }

    /// The position of a longest loss of a side that is to move; `None` if it loses nowhere.
    #[must_use]
    pub fn longest_loss(&self, side: &SideSummary, turn: Player) -> Option<Position> {
        self.position(side.loss_at?, turn)
    }

    fn position(&self, places: Places, turn: Player) -> Option<Position> {
        let lattice = &self.root()?.lattice;
        let mut res = self.workshop.bare.clone();
        for (piece, sq) in places[..lattice.pieces.len()].iter().enumerate() {
            res.set_up(Edit::Put(*sq, lattice.occupant(piece, *sq)));
        }
        res.set_turn(turn);
        Some(res)
    }

    /// What a position is worth to the side to move. `None` if its pieces are not those of a table that is done, it cannot
    /// arise, or it differs from that of the table: by a castling, or a piece that has lost a first move where it stands.
    #[must_use]
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        let placed = placed(position);
        let pieces = Pieces::new(placed.iter().map(|it| it.0));
        let table = self.done.iter().find(|it| it.pieces == pieces)?;
        let variant = &self.workshop.variant;
        if let Some(node) = self.special(table, position, &placed) {
            return decoded(table.kept(node as usize));
        }
        let key = repetition_key::key(variant, position);
        let mut plain = self.workshop.bare.clone();
        for (piece, sq) in &placed {
            plain.set_up(Edit::Put(*sq, self.territory.occupant(variant, *piece, *sq)));
        }
        plain.set_turn(position.turn());
        let is_plain = repetition_key::key(variant, &plain) == key;
        if is_plain { table.value(position.turn(), &placed) } else { None }
    }

    /// The special position of a table that a position is, turned or mirrored as it may be.
    fn special(&self, table: &EndgameTable, position: &Position, placed: &[(Piece, Sq)]) -> Option<u32> {
        if table.special.is_empty() {
            return None;
        }
        let variant = &self.workshop.variant;
        table.lattice.maps.iter().find_map(|map| {
            let mut image = self.workshop.bare.clone();
            for (_, sq) in placed {
                image.set_up(Edit::Put(map[sq.index()], position.at(*sq)));
            }
            for it in position.rights() {
                image.set_up(Edit::Right { square: map[it.square.index()], victim: map[it.victim.index()] });
            }
            for id in (0..variant.carried.facts.len()).map(|it| FactId(it as u8)) {
                image.set_up(Edit::Fact(id, position.fact(id)));
            }
            image.set_turn(position.turn());
            let key = repetition_key::key(variant, &image);
            let at = table.special.partition_point(|it| it.0 < key);
            table.special.get(at).filter(|it| it.0 == key).map(|it| it.1)
        })
    }

    /// The legal moves of a position and what they are worth to the side that makes them; none if the game is over.
    pub fn judge(&self, position: &mut Position) -> (Moves, Vec<Option<Outcome>>) {
        let variant = &self.workshop.variant;
        let moves = perft::moves(variant, position);
        let values = (0..moves.len()).map(|idx| {
            let mover = position.turn();
            position.apply(moves.patch(idx));
            let ended = variant.ending(position).map(|it| match it.winner {
                Some(it) if it == mover => Outcome::Win(1),
                Some(_) => Outcome::Loss(1),
                None => Outcome::Draw,
            });
            let res = ended.or_else(|| self.outcome(position).map(Outcome::before));
            position.undo();
            res
        });
        let values = values.collect();
        (moves, values)
    }
}

impl Work for EndgameSolver {
    /// By side to move: how many positions are won.
    type Answer = [SideSummary; 2];

    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<[SideSummary; 2]> {
        match self.make(stop) {
            Ok(()) => self.summary().map_or(Progress::Paused, Progress::Done),
            Err(it) => Progress::Refused(it),
        }
    }

    /// Positions whose moves were looked at.
    fn n_nodes(&self) -> u64 {
        self.n_nodes
    }

    /// It never shrinks.
    fn share(&self) -> f64 {
        self.share
    }

    /// A table that is finished, but that of the ending itself.
    fn kept(&mut self) -> Option<Vec<u8>> {
        let table = self.done.get(self.n_told).filter(|it| it.pieces != self.pieces)?;
        self.n_told += 1;
        Some(table.to_bytes())
    }

    fn resume(&mut self, kept: &[u8]) -> bool {
        let table = self.read(kept);
        let is_read = table.is_some();
        self.done.extend(table);
        self.n_told += usize::from(is_read);
        is_read
    }
}
