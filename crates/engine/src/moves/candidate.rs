//! A move in the making: what the passes rewrite before it becomes a patch. No rule.

use crate::board::occupant::Occupant;
use crate::board::topology::Topology;
use crate::ids::{Label, Player, Sq, TypeId};
use crate::moves::patch;
use crate::moves::patch::Edit;
use crate::moves::path::Step;
use crate::moves::unaffected::UnaffectedMove;
use crate::position::Position;
use crate::program::Powers;
use crate::program::walker::Flow;
use crate::program::walker::trace::{Trace, Victim};

/// How often rules may look for answers while one question is answered.
pub const MAX_ASKED: u32 = 1 << 12;

/// Steps of walks that count as much as one question.
pub(crate) const STEPS_PER_QUESTION: u64 = 1 << 11;

/// What kind of turn a candidate is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// A piece of the board moves.
    #[default]
    Walk,
    /// Castling.
    Castle,
    /// A piece comes from the hand.
    Drop,
    /// The side gives up its turn.
    Pass,
    /// Two pieces move, or one twice.
    Double,
    /// A piece that lies face down is turned up in place. Nothing moves, so it takes nothing.
    TurnUp,
}

impl Turn {
    /// Its name, as pages see it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Castle => "castle",
            Self::Drop => "drop",
            Self::Pass => "pass",
            Self::Double => "double",
            Self::TurnUp => "turnUp",
        }
    }
}

/// A move in the making.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What kind of turn it is.
    pub turn: Turn,
    /// The piece whose turn it is stands here; for drops the target.
    pub origin: Sq,
    /// Where the piece stood that moves.
    pub from: Sq,
    /// Where it ends.
    pub to: Sq,
    /// The piece as it was.
    pub before: Occupant,
    /// The piece as it will be, if it stays on the board.
    pub after: Occupant,
    /// Whether the piece leaves the board.
    pub gone: bool,
    /// Whether the mover is taken by the other side where it arrives.
    pub burnt: bool,
    /// Whether the squares around the end square explode.
    pub explodes: bool,
    /// 0 for a move, 1 for an answer to it, 2 for an answer to that: rules that look for answers stop somewhere.
    pub depth: u8,
    /// Whether it may be a part of a longer turn that is still being put together.
    pub part: bool,
    /// How often rules have looked for answers since the question began.
    pub n_asked: u32,
    /// Work of rules that is not worth a question yet, in steps of walks.
    pub n_steps: u64,
    /// Where the question is whether anything is taken on one square: that square. What takes nothing there may be left out.
    pub aim: Option<Sq>,
    /// Other squares that change; of two entries for a square the later one holds.
    pub changed: Vec<(Sq, Occupant)>,
    /// Pieces taken, in walking order.
    pub victims: Vec<Victim>,
    /// Changes beside the board: hands, rights, facts.
    pub extra: Vec<Edit>,
    /// The spelling.
    pub steps: Vec<Step>,
    /// Other spellings, accepted where no move has them as its own; each ends before the next begins.
    pub aliases: Vec<Vec<Step>>,
    /// Squares on which a royal mover must be safe before it goes on.
    pub crossed: Vec<Sq>,
    /// Whether the type of the mover is settled, so that no later pass changes it.
    pub settled: bool,
    /// Exempt from morph boards and the capture matrix.
    pub exempt: bool,
    /// Whether only virgin movers may make this move.
    pub initial: bool,
    /// What the last leg accepts on its end square.
    pub powers: Powers,
    /// Whether nothing on the way can stop it.
    pub leap: bool,
    /// What the menu says if other moves are spelled alike.
    pub label: Label,
    /// How many squares are clicked after its end, walls aside.
    pub n_after: u16,
}

impl Default for Candidate {
    fn default() -> Self {
        Self {
            turn: Turn::Walk,
            origin: Sq(0),
            from: Sq(0),
            to: Sq(0),
            before: Occupant::EMPTY,
            after: Occupant::EMPTY,
            gone: false,
            burnt: false,
            explodes: false,
            depth: 0,
            part: false,
            n_asked: 0,
            n_steps: 0,
            aim: None,
            changed: Vec::new(),
            victims: Vec::new(),
            extra: Vec::new(),
            steps: Vec::new(),
            aliases: Vec::new(),
            crossed: Vec::new(),
            settled: false,
            exempt: false,
            initial: false,
            powers: Powers::MOVE,
            leap: false,
            label: Label::default(),
            n_after: 0,
        }
    }
}

impl Candidate {
    /// Begins a move of the piece `before` that stands on `from`.
    pub fn begin(&mut self, turn: Turn, from: Sq, to: Sq, before: Occupant) {
        self.turn = turn;
        self.origin = from;
        self.from = from;
        self.to = to;
        self.before = before;
        self.after = before.moved();
        self.gone = false;
        self.burnt = false;
        self.explodes = false;
        self.changed.clear();
        self.victims.clear();
        self.extra.clear();
        self.steps.clear();
        self.aliases.clear();
        self.crossed.clear();
        self.settled = false;
        self.exempt = false;
        self.initial = false;
        self.powers = Powers::MOVE;
        self.leap = false;
        self.label = Label::default();
        self.n_after = 0;
    }

    /// A move along a ray.
    #[inline]
    pub fn ray(&mut self, from: Sq, to: Sq, before: Occupant, taken: Occupant) {
        self.begin(Turn::Walk, from, to, before);
        self.changed.push((from, Occupant::EMPTY));
        if !taken.is_empty() {
            self.victims.push(Victim { square: to, piece: taken, unloaded: false, burnt: false, threatened: true });
        }
        self.steps.extend([Step::Square(from), Step::Square(to)]);
    }

    /// A short move.
    pub fn unaffected(&mut self, topology: &Topology, it: &UnaffectedMove<'_>) {
        self.ray(it.from, it.to, it.piece, it.taken);
        (self.initial, self.powers, self.leap) = (it.initial, it.powers, it.leap);
        for step in it.trail {
            let square = topology.step(*step, it.from);
            if square != Sq::NONE {
                self.extra.push(Edit::Right { square, victim: it.to });
            }
        }
    }

    /// A drop of a piece of the hand, as it is.
    pub fn drop(&mut self, side: Player, kind: TypeId, sq: Sq) {
        self.begin(Turn::Drop, sq, sq, Occupant::new(side, kind));
        self.extra.push(Edit::Hand(side, kind, -1));
        self.steps.extend([Step::Hand(kind), Step::Square(sq)]);
    }

    /// What a walk reported. `None` if the walk is no move.
    pub fn walk(&mut self, trace: &Trace) -> Option<()> {
        let (origin, from, to) = (trace.origin?, trace.from?, trace.to?);
        self.begin(Turn::Walk, from, to, trace.piece);
        self.origin = origin;
        self.exempt = trace.exempt;
        self.initial = trace.initial;
        self.powers = trace.powers;
        self.leap = trace.leap;
        self.changed.extend_from_slice(&trace.changed);
        if origin != from {
            // After a relay the mover stands at home again, untouched.
            self.changed.retain(|it| it.0 != origin);
        }
        self.victims.extend_from_slice(&trace.victims);
        self.steps.push(Step::Square(origin));
        self.steps.extend(trace.points.iter().map(|it| Step::Square(*it)));
        self.steps.push(Step::Square(to));
        let passed = trace.rights.iter().filter(|it| **it != to);
        self.extra.extend(passed.map(|it| Edit::Right { square: *it, victim: to }));
        Some(())
    }

    /// The pieces that are captured, in walking order.
    pub fn captured(&self) -> impl DoubleEndedIterator<Item = &Victim> {
        self.victims.iter().filter(|it| !it.unloaded)
    }

    /// Whether a piece is captured.
    #[must_use]
    pub fn captures(&self) -> bool {
        self.victims.iter().any(|it| !it.unloaded)
    }

    /// How many walls the move takes off the board, as far as it has been made.
    #[must_use]
    pub fn n_walls_taken(&self, position: &Position) -> usize {
        let is_first = |idx: usize, sq: Sq| self.changed.iter().position(|it| it.0 == sq) == Some(idx);
        let squares = || self.changed.iter().enumerate().filter(|it| is_first(it.0, it.1.0)).map(|it| it.1.0);
        let before = squares().filter(|it| position.at(*it).is_wall()).count();
        before.saturating_sub(squares().filter(|it| self.at(position, *it).is_wall()).count())
    }

    /// Whether nothing happens but that a piece goes elsewhere and stays what it is, and that walls come or go.
    #[must_use]
    pub fn only_moves(&self, position: &Position) -> bool {
        let stays = self.turn == Turn::Walk && !self.gone && self.after == self.before.moved();
        let is_minor = |it: &(Sq, Occupant)| it.0 == self.from || it.1.is_wall() || position.at(it.0).is_wall();
        stays && self.victims.is_empty() && self.extra.is_empty() && self.changed.iter().all(is_minor)
    }

    /// Whose move it is.
    #[must_use]
    pub fn side(&self) -> Player {
        self.before.side()
    }

    /// The type the mover had.
    #[must_use]
    pub fn kind(&self) -> TypeId {
        self.before.kind()
    }

    /// The captured pieces that were under attack: taking a royal this way is what check means.
    pub fn threatened(&self) -> impl Iterator<Item = &Victim> {
        self.captured().filter(|it| it.threatened)
    }

    /// Whether the piece on a square, under attack, is taken there or where the move itself has put it.
    #[must_use]
    pub fn takes(&self, square: Sq) -> bool {
        match self.victims.iter().find(|it| it.unloaded && it.square == square) {
            // Another piece may stand there now.
            Some(unloaded) => self.threatened().any(|it| it.burnt && it.piece == unloaded.piece.moved()),
            None => self.threatened().any(|it| it.square == square),
        }
    }

    /// Whether a rule may look for answers, which counts as `weight` times. If not, the move is left out.
    pub fn may_ask(&mut self, weight: u32) -> bool {
        self.n_asked = self.n_asked.saturating_add(weight);
        self.n_asked <= MAX_ASKED
    }

    /// Counts what rules have asked inside a question of theirs.
    pub const fn count_asked(&mut self, n: u32) {
        self.n_asked = self.n_asked.saturating_add(n);
    }

    /// Counts work that rules have done inside a question, in steps of walks. Little work adds up.
    pub const fn count_work(&mut self, steps: u64) {
        self.n_steps = self.n_steps.saturating_add(steps);
        self.count_asked((self.n_steps / STEPS_PER_QUESTION) as u32);
        self.n_steps %= STEPS_PER_QUESTION;
    }

    /// What stands on a square after the move.
    #[must_use]
    pub fn at(&self, position: &Position, sq: Sq) -> Occupant {
        if sq == self.to && !self.gone && self.turn != Turn::Pass {
            return self.after;
        }
        let changed = self.changed.iter().rev().find(|it| it.0 == sq);
        changed.map_or_else(|| position.at(sq), |it| it.1)
    }

    /// The kind of terrain of a square after the move.
    #[must_use]
    pub fn ground(&self, position: &Position, sq: Sq) -> u8 {
        let laid = self.extra.iter().find_map(|it| match *it {
            Edit::Ground(at, ground) if at == sq => Some(ground),
            _ => None,
        });
        laid.unwrap_or_else(|| position.ground(sq))
    }

    /// The same before a side effect removed its victims, which are those from `n_victims` on.
    #[must_use]
    pub fn at_before(&self, n_victims: usize, position: &Position, sq: Sq) -> Occupant {
        let removed = self.victims.iter().skip(n_victims).find(|it| it.square == sq);
        removed.map_or_else(|| self.at(position, sq), |it| it.piece)
    }

    /// How many pieces of a type a side has in hand after what the move has already taken from there or put there.
    #[must_use]
    pub fn hand(&self, position: &Position, side: Player, kind: TypeId) -> i32 {
        let changes = self.extra.iter().map(|it| match *it {
            Edit::Hand(owner, of, n) if owner == side && of == kind => i32::from(n),
            _ => 0,
        });
        i32::from(position.hand(side, kind)) + changes.sum::<i32>()
    }

    /// Goes on with changes, victims and effects that are added for the time of a call.
    pub fn fork(&mut self, go_on: impl FnOnce(&mut Self) -> Flow) -> Flow {
        let (n_changed, n_victims, n_extra) = (self.changed.len(), self.victims.len(), self.extra.len());
        let flow = go_on(self);
        self.changed.truncate(n_changed);
        self.victims.truncate(n_victims);
        self.extra.truncate(n_extra);
        flow
    }

    /// Where the partner of a castling stands.
    #[must_use]
    pub fn partner(&self) -> Option<Sq> {
        match (self.turn, &self.steps[..]) {
            (Turn::Castle, [_, Step::Square(it), ..]) => Some(*it),
            _ => None,
        }
    }

    /// Takes the mover off the board.
    pub fn vanish(&mut self) {
        self.gone = true;
        self.changed.push((self.to, Occupant::EMPTY));
    }

    /// Takes another piece off the board, as a side effect.
    pub fn remove(&mut self, square: Sq, piece: Occupant) {
        self.changed.push((square, Occupant::EMPTY));
        self.victims.push(Victim { square, piece, unloaded: false, burnt: true, threatened: true });
    }

    /// Writes the patch: sorted, each square once.
    pub fn patch(&self, res: &mut Vec<Edit>) {
        let start = res.len();
        if !self.gone && self.turn != Turn::Pass {
            res.push(Edit::Put(self.to, self.after));
        }
        for (sq, content) in self.changed.iter().rev() {
            let known = res[start..].iter().any(|it| matches!(it, Edit::Put(at, _) if at == sq));
            if !known {
                res.push(Edit::Put(*sq, *content));
            }
        }
        res.extend_from_slice(&self.extra);
        patch::sort(&mut res[start..]);
    }
}
