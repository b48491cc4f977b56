//! Looks at the moves of every position of a table once: those that stay in it are kept, those that leave it are known.

use crate::endgames::construction::{Construction, Node, Stage};
use crate::endgames::endgame_table::{EndgameTable, Outcome, coded, state};
use crate::endgames::lattice::Places;
use crate::endgames::line_moves::LineMove;
use crate::endgames::pieces::{MAX_PIECES, Piece, Pieces, placed};
use crate::endgames::quiet_steps::NO_BIT;
use crate::endgames::territory::Territory;
use crate::endgames::unfit;
use crate::endgames::workshop::{PositionKind, Workshop};
use crate::work::Refusal;
use engine::board::occupant::Occupant;
use engine::hooks::Capabilities;
use engine::ids::{Player, Sq};
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::{Edit, FactId};
use engine::position::{Position, repetition_key};

/// Why a position could not be looked at.
#[derive(Debug)]
pub(crate) enum Obstacle {
    /// The table of these pieces must be made first.
    Needs(Pieces),
    /// A piece has more steps than there is room for.
    Wider(usize),
    /// There will be no table.
    Refused(Refusal),
}

/// What the moves of a position come to.
#[derive(Debug, Default)]
struct Successors {
    /// The quiet steps.
    open: u128,
    /// Other positions of the table.
    edges: Vec<Node>,
    /// The quickest win by leaving the table, in plies from here.
    wins: Option<u32>,
    /// The slowest loss by it.
    loses: Option<u32>,
    /// Whether a move draws.
    holds: bool,
    /// Special positions of the table.
    special: Vec<(u64, Player, Vec<Edit>)>,
}

impl Successors {
    /// Takes a move into account that leads to a known value, seen from here.
    fn take(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Win(n) => self.wins = Some(self.wins.map_or(n, |it| it.min(n))),
            Outcome::Loss(n) => self.loses = Some(self.loses.map_or(n, |it| it.max(n))),
            Outcome::Draw => self.holds = true,
        }
    }
}

/// What a move leads to, and what is needed to find out.
struct Look<'a> {
    construction: &'a mut Construction,
    workshop: &'a mut Workshop,
    territory: &'a Territory,
    done: &'a [EndgameTable],
    successors: Successors,
}

impl Construction {
    /// Looks at the next position, whoever is to move.
    ///
    /// # Errors
    /// What stands in the way; the position is then looked at again.
    pub(crate) fn look_at_next(
        &mut self,
        workshop: &mut Workshop,
        territory: &Territory,
        done: &[EndgameTable],
    ) -> Result<(), Obstacle> {
        match self.stage {
            Stage::Forward(number) => {
                let places = self.table.lattice.places(number);
                if self.table.lattice.is_proper(&places) {
                    workshop.stand(&self.table.lattice, &places);
                    let mut look = |turn| {
                        workshop.board.set_turn(turn);
                        let look =
                            Look { construction: self, workshop, territory, done, successors: Successors::default() };
                        look.all(Some(&places))
                    };
                    let both = [look(Player::White)?, look(Player::Black)?];
                    // Only now nothing stands in the way, so that it is kept once.
                    for (turn, seen) in Player::BOTH.into_iter().zip(both) {
                        self.note(self.node(turn, number), Some((turn, number)), seen);
                    }
                } else {
                    for turn in Player::BOTH {
                        let node = self.node(turn, number);
                        self.table.values[node as usize] = state::NONE;
                    }
                }
                self.stage = Stage::Forward(number + 1);
                if number + 1 == self.table.lattice.size {
                    self.stage = Stage::Special(0);
                }
            }
            Stage::Special(idx) if idx < self.special.len() => {
                let (turn, edits) = self.special[idx].clone();
                workshop.set_up(&edits);
                workshop.board.set_turn(turn);
                let node = (2 * self.table.lattice.size + idx) as Node;
                let look = Look { construction: self, workshop, territory, done, successors: Successors::default() };
                let seen = look.all(None);
                workshop.clear();
                self.note(node, None, seen?);
                self.stage = Stage::Special(idx + 1);
            }
            Stage::Special(_) => {
                workshop.clear();
                self.turn_back();
            }
            Stage::Backward | Stage::Done => {}
        }
        if self.is_too_large() { Err(Obstacle::Refused(unfit::SIZE)) } else { Ok(()) }
    }

    /// Keeps what was seen.
    fn note(&mut self, node: Node, at: Option<(Player, usize)>, seen: Result<Successors, u16>) {
        let successors = match seen {
            Err(value) => {
                self.table.values[node as usize] = value;
                if value < state::LEAST {
                    self.frontier.push(node);
                }
                return;
            }
            Ok(it) => it,
        };
        if let Some((turn, number)) = at {
            let stride = self.stride[turn.index()];
            let bytes = &mut self.open[turn.index()][number * stride..(number + 1) * stride];
            bytes.copy_from_slice(&successors.open.to_le_bytes()[..stride]);
        }
        let waits = (successors.edges.len() + successors.special.len()) as u32 + u32::from(successors.loses.is_some());
        // A win by leaving the table may come late, but it saves the position from a loss.
        let never_lost = successors.holds || successors.wins.is_some();
        let value = if never_lost {
            state::HOLDS
        } else if waits > 0 {
            self.waits.push((node, waits));
            state::WAITS
        } else {
            state::OPEN
        };
        self.table.values[node as usize] = value;
        self.edges.extend(successors.edges.iter().map(|it| (*it, node)));
        if let Some(n) = successors.wins {
            self.expect(n, node, true);
        }
        if let Some(n) = successors.loses.filter(|_| !never_lost) {
            self.expect(n, node, false);
        }
        for (hash, turn, edits) in successors.special {
            let child = (2 * self.table.lattice.size + self.special.len()) as Node;
            self.edges.push((child, node));
            self.special.push((turn, edits));
            self.table.special.push((hash, child));
            self.table.values.push(state::OPEN);
        }
    }

    /// Puts off until the layer of a ply that a position is won, or else lost.
    fn expect(&mut self, ply: u32, node: Node, wins: bool) {
        let ply = ply as usize;
        if self.events.len() <= ply {
            self.events.resize_with(ply + 1, Vec::new);
        }
        self.events[ply].push((node, wins));
    }
}

/// From where a piece of the side to move goes to where, if a patch does nothing else and the piece stays what it is.
fn only_moves(board: &Position, patch: &[Edit]) -> Option<(Sq, Sq)> {
    let &[Edit::Put(a, first), Edit::Put(b, second)] = patch else { return None };
    let (from, to, left, piece) = if first.is_empty() { (a, b, first, second) } else { (b, a, second, first) };
    let is_own = board.at(from).is(board.turn()) && board.at(from).moved() == piece;
    (left.is_empty() && is_own && !board.at(to).is_wall()).then_some((from, to))
}

impl Look<'_> {
    /// What the moves of the position on the board come to, or its value if it has none. `places`: where its pieces stand,
    /// unless it is a special one.
    fn all(mut self, places: Option<&Places>) -> Result<Result<Successors, u16>, Obstacle> {
        let turn = self.workshop.board.turn();
        let Construction { lines, steps, offsets, .. } = &*self.construction;
        let standing = lines.as_ref().zip(places).map(|(lines, places)| lines.standing(places, steps, offsets));
        match self.workshop.look(standing.as_ref()) {
            PositionKind::Impossible => return Ok(Err(state::NONE)),
            PositionKind::Over(None) => return Ok(Err(state::DRAWN)),
            PositionKind::Over(Some(it)) if it == turn => return Ok(Err(coded(Outcome::Win(0)))),
            PositionKind::Over(Some(_)) => return Ok(Err(coded(Outcome::Loss(0)))),
            PositionKind::Moves => {}
        }
        let endings = &self.workshop.variant.hooks.endings;
        let (may_step, may_take) =
            (endings.iter().all(|it| it.capabilities().contains(Capabilities::COUNTS_PIECES)), endings.is_empty());
        if let (Some(places), true) = (places, self.workshop.along_lines.is_complete) {
            debug_assert!(self.are_legal(places), "moves along lines");
            self.successors.open = self.workshop.along_lines.quiet;
            for idx in 0..self.workshop.along_lines.moves.len() {
                match self.workshop.along_lines.moves[idx] {
                    LineMove { piece, to, victim: None } => self.step(places, piece, to)?,
                    LineMove { piece, to, victim: Some(victim) } => self.take(places, piece, to, victim)?,
                }
            }
            return Ok(Ok(self.successors));
        }
        let mut patch = Vec::new();
        for idx in 0..self.workshop.list.len() {
            let compact = self.workshop.list[idx];
            let plain = match compact {
                CompactMove::Unaffected { from, to, right: Sq::NONE } => Some((from, to)),
                CompactMove::Written(idx) => only_moves(&self.workshop.board, self.workshop.moves.patch(idx as usize)),
                _ => None,
            };
            match (plain, places) {
                (Some((from, to)), Some(places)) if may_take || may_step && self.workshop.board.at(to).is_empty() => {
                    self.plain(places, from, to)?;
                }
                _ => {
                    compact.patch(&self.workshop.board, &self.workshop.moves, &mut patch);
                    self.any(places, &patch)?;
                }
            }
        }
        Ok(Ok(self.successors))
    }

    /// Whether the moves along lines are the legal moves of the position on the board.
    fn are_legal(&mut self, places: &Places) -> bool {
        let Self { construction, workshop, .. } = self;
        let Construction { lines, offsets, steps, .. } = &**construction;
        let mut moves = Moves::default();
        workshop.generator.legal(&workshop.variant, &mut workshop.board, &mut moves);
        let ends: Vec<(Sq, Sq)> = (0..moves.len()).map(|idx| (moves.item(idx).from, moves.item(idx).to)).collect();
        let standing = lines.as_ref().map(|it| it.standing(places, steps, offsets));
        standing.is_some_and(|it| it.tells(&workshop.along_lines, &ends))
    }

    /// A move of one piece that changes nothing else, but may capture.
    fn plain(&mut self, places: &Places, from: Sq, to: Sq) -> Result<(), Obstacle> {
        let lattice = &self.construction.table.lattice;
        let n = lattice.pieces.len();
        let piece_on = |sq: Sq| places[..n].iter().position(|it| *it == sq);
        let Some(piece) = piece_on(from) else { return Err(Obstacle::Refused(unfit::STRAY)) };
        match piece_on(to) {
            None => self.step(places, piece, to),
            Some(victim) => self.take(places, piece, to, victim),
        }
    }

    /// A capture of one piece by another that changes nothing else.
    fn take(&mut self, places: &Places, piece: usize, to: Sq, victim: usize) -> Result<(), Obstacle> {
        let known = self.construction.after_capture[victim];
        if known.is_none() && !self.workshop.variant.hooks.endings.is_empty() {
            let mut patch = Vec::new();
            let from = places[piece];
            CompactMove::Unaffected { from, to, right: Sq::NONE }.patch(
                &self.workshop.board,
                &self.workshop.moves,
                &mut patch,
            );
            self.workshop.board.apply(&patch);
            let is_over = self.workshop.variant.ending(&self.workshop.board).is_some();
            self.workshop.board.undo();
            if is_over {
                return self.any(Some(places), &patch);
            }
        }
        let lattice = &self.construction.table.lattice;
        let n = lattice.pieces.len();
        let left = |idx: usize| (lattice.pieces[idx], if idx == piece { to } else { places[idx] });
        let mut rest = [(Piece::default(), Sq::NONE); MAX_PIECES];
        let mut n_left = 0;
        for idx in (0..n).filter(|it| *it != victim) {
            rest[n_left] = left(idx);
            n_left += 1;
        }
        let rest = &rest[..n_left];
        let table = match known {
            Some(it) => it,
            None => self.table_of(rest)?,
        };
        self.construction.after_capture[victim] = Some(table);
        self.leave(table, rest)
    }

    /// The table of other pieces.
    fn table_of(&self, rest: &[(Piece, Sq)]) -> Result<usize, Obstacle> {
        let pieces = Pieces::new(rest.iter().map(|it| it.0));
        self.done.iter().position(|it| it.pieces == pieces).ok_or(Obstacle::Needs(pieces))
    }

    /// A move that leads to a position of another table.
    fn leave(&mut self, table: usize, rest: &[(Piece, Sq)]) -> Result<(), Obstacle> {
        let turn = self.workshop.board.turn().other();
        // A position that cannot arise there arises here where a side may lose its royals.
        let value = self.done[table].value(turn, rest).ok_or(Obstacle::Refused(unfit::STRAY))?;
        self.successors.take(value.before());
        Ok(())
    }

    /// A step of one piece to an empty square.
    fn step(&mut self, places: &Places, piece: usize, to: Sq) -> Result<(), Obstacle> {
        let construction = &mut *self.construction;
        let steps = &mut construction.steps[piece];
        let mut bit = steps.bit(places[piece], to);
        if bit == NO_BIT {
            bit = steps.learn(places[piece], to);
        }
        if bit != NO_BIT {
            self.successors.open |= 1 << (construction.offsets[piece] + u32::from(bit));
            return Ok(());
        }
        if construction.has_room(piece) {
            return Err(Obstacle::Wider(piece));
        }
        let mut after = *places;
        after[piece] = to;
        let number = construction.table.lattice.number(&after).ok_or(Obstacle::Refused(unfit::STRAY))?;
        let turn = self.workshop.board.turn().other();
        self.successors.edges.push(construction.node(turn, number));
        Ok(())
    }

    /// Any move.
    fn any(&mut self, places: Option<&Places>, patch: &[Edit]) -> Result<(), Obstacle> {
        for it in patch {
            match it {
                Edit::Hand(..) | Edit::Prison(..) => return Err(Obstacle::Refused(unfit::HANDS)),
                Edit::Ground(..) => return Err(Obstacle::Refused(unfit::GROUND)),
                Edit::Put(_, piece) if piece.is_wall() => return Err(Obstacle::Refused(unfit::GROUND)),
                Edit::Again => return Err(Obstacle::Refused(unfit::TURNS)),
                Edit::Put(..) | Edit::Right { .. } | Edit::Fact(..) => {}
            }
        }
        let mover = self.workshop.board.turn();
        self.workshop.board.apply(patch);
        let res = self.after(places, patch, mover);
        self.workshop.board.undo();
        res
    }

    /// The position after a move is on the board.
    fn after(&mut self, places: Option<&Places>, patch: &[Edit], mover: Player) -> Result<(), Obstacle> {
        let Self { workshop, territory, .. } = self;
        if let Some(it) = workshop.variant.ending(&workshop.board) {
            self.successors.take(match it.winner {
                Some(it) if it == mover => Outcome::Win(1),
                Some(_) => Outcome::Loss(1),
                None => Outcome::Draw,
            });
            return Ok(());
        }
        let turn = workshop.board.turn();
        let rest = placed(&workshop.board);
        let expected: Vec<(Sq, Occupant)> =
            rest.iter().map(|(piece, sq)| (*sq, territory.occupant(&workshop.variant, *piece, *sq))).collect();
        if workshop.is_special(&expected) {
            return self.special(&rest);
        }
        if let Some((places, piece, to)) = places.and_then(|it| self.single(it, patch, mover)) {
            // The position before is asked for whose turn it is.
            self.workshop.board.set_turn(mover);
            let res = self.step(places, piece, to);
            self.workshop.board.set_turn(turn);
            return res;
        }
        let lattice = &self.construction.table.lattice;
        if let Some(places) = lattice.order(&rest) {
            let number = lattice.number(&places).ok_or(Obstacle::Refused(unfit::STRAY))?;
            self.successors.edges.push(self.construction.node(turn, number));
            return Ok(());
        }
        let table = self.table_of(&rest)?;
        let value = self.done[table].value(turn, &rest).ok_or(Obstacle::Refused(unfit::STRAY))?;
        self.successors.take(value.before());
        Ok(())
    }

    /// The piece of the mover that alone moves, to an empty square, if the patch says that.
    fn single<'p>(&self, places: &'p Places, patch: &[Edit], mover: Player) -> Option<(&'p Places, usize, Sq)> {
        let lattice = &self.construction.table.lattice;
        let puts =
            patch.iter().filter_map(|it| if let Edit::Put(sq, occupant) = it { Some((*sq, *occupant)) } else { None });
        let (mut from, mut arrives, mut n_puts) = (None, None, 0);
        for (sq, occupant) in puts {
            n_puts += 1;
            let slot = if occupant.is_empty() { &mut from } else { &mut arrives };
            *slot = Some((sq, occupant));
        }
        let ((from, _), (to, occupant)) = (from?, arrives?);
        let piece = places[..lattice.pieces.len()].iter().position(|it| *it == from)?;
        let is_same = lattice.pieces[piece].side == mover && lattice.pieces[piece] == Piece::of(occupant);
        let fits = n_puts == 2 && is_same && !places[..lattice.pieces.len()].contains(&to);
        fits.then_some((places, piece, to))
    }

    /// A move to a position that is more than its pieces. Hardly two moves lead to the same one, so each has its own.
    fn special(&mut self, rest: &[(Piece, Sq)]) -> Result<(), Obstacle> {
        let Self { workshop, construction, .. } = self;
        let board = &workshop.board;
        if construction.table.lattice.order(rest).is_none() {
            return Err(Obstacle::Refused(unfit::MEMORY));
        }
        let hash = repetition_key::key(&workshop.variant, board);
        let mut edits: Vec<Edit> = rest.iter().map(|it| Edit::Put(it.1, board.at(it.1))).collect();
        edits.extend(board.rights().iter().map(|it| Edit::Right { square: it.square, victim: it.victim }));
        let facts = workshop.variant.carried.facts.iter().enumerate().map(|it| FactId(it.0 as u8));
        edits.extend(facts.map(|it| Edit::Fact(it, board.fact(it))));
        self.successors.special.push((hash, board.turn(), edits));
        Ok(())
    }
}
