//! A game: a position with its history, its legal moves and its verdict. Rules are elsewhere.

pub mod current;

use std::sync::Arc;

use crate::game::current::Current;
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal;
use engine::hooks::Case;
use engine::ids::{Player, Sq};
use engine::legal::Judge;
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::moves::candidate::Turn;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::repetition_key;
use engine::position::{Past, Position};
use engine::reason::Reason;
use engine::variant::Variant;
use engine::verdict::Verdict;

/// A move that was played.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The canonical path.
    pub path: Vec<Step>,
    /// What it changed.
    pub patch: Vec<Edit>,
    /// What to show of it.
    pub shown: Shown,
    /// In people's notation.
    pub san: String,
    /// Captured pieces that no hand and no prison received.
    pub lost: Vec<Occupant>,
    deed: MoveFacts,
    mover: Player,
    ends: (Sq, Sq),
    turn_before: Player,
    clocks_before: (u32, u32),
}

impl Ply {
    /// Who moved.
    #[must_use]
    pub fn mover(&self) -> Player {
        self.mover
    }
}

/// What a board shows of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Pieces that went from one square to another, the mover first.
    pub moved: Vec<(Sq, Sq)>,
    /// Squares whose piece was captured or left.
    pub removed: Vec<Sq>,
    /// Squares where a piece appeared or changed.
    pub added: Vec<Sq>,
}

/// What will happen for certain after a path, whatever is clicked next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// What to show of it.
    pub shown: Shown,
    /// What stands on squares that change.
    pub after: Vec<(Sq, Occupant)>,
    /// What the ground of squares becomes.
    pub ground: Vec<(Sq, u8)>,
}

/// A path that is not a move. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMove(pub Reason);

/// Moves that a preview compares.
const MAX_PREVIEWED: usize = 64;

/// A game of a variant.
#[derive(Debug)]
pub struct Game {
    variant: Arc<Variant>,
    position: Position,
    clocks: (u32, u32),
    plies: Vec<Ply>,
    ply: usize,
    judge: Judge,
    current: Current,
}

impl Clone for Game {
    /// A game with the same moves, at the same position, which goes its own way from then on.
    fn clone(&self) -> Self {
        let Self { variant, position, clocks, plies, ply, current, .. } = self;
        let (variant, position, plies, current) =
            (Arc::clone(variant), position.clone(), plies.clone(), current.clone());
        Self { variant, position, clocks: *clocks, plies, ply: *ply, judge: Judge::default(), current }
    }
}

impl Game {
    /// A new game from the start position.
    #[must_use]
    pub fn new(variant: Arc<Variant>) -> Self {
        let variant = variant.walled.as_ref().map_or_else(|| Arc::clone(&variant), |it| Arc::clone(&it.1));
        let position = variant.start();
        let clocks = variant.setup.clocks;
        Self::from_position(variant, position, clocks)
    }

    /// A new game from a shuffled start; `None` if there is no start of that number.
    #[must_use]
    pub fn shuffled(variant: Arc<Variant>, number: u128) -> Option<Self> {
        let position = variant.start_numbered(number)?;
        let clocks = variant.setup.clocks;
        Some(Self::from_position(variant, position, clocks))
    }

    /// A new game from a position with its half-move clock and move number.
    #[must_use]
    pub fn from_position(variant: Arc<Variant>, position: Position, clocks: (u32, u32)) -> Self {
        let mut res = Self {
            variant: variant.with_walls_of(&position),
            position,
            clocks,
            plies: Vec::new(),
            ply: 0,
            judge: Judge::default(),
            current: Current::default(),
        };
        res.position.forget();
        res.position.recall(0);
        let mover = res.position.turn().other();
        res.record(mover, (Sq::NONE, Sq::NONE));
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
        self.judge = Judge::default();
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

    /// Why a path is not a move; `None` if it is one.
    pub fn why(&mut self, path: &[Step]) -> Option<Reason> {
        crate::explain::refusal::why(&self.variant, &mut self.position, &self.current, &mut self.judge, path)
    }

    /// What all moves that begin with a path do in common: what a reader may be shown before the path goes on.
    #[must_use]
    pub fn preview(&self, path: &[Step]) -> Preview {
        let Current { moves, spellings, .. } = &self.current;
        let whole = spellings.spelled(path);
        let slice = spellings.starting_with(path).iter().map(|it| it.idx);
        let candidates: Vec<usize> = whole.map_or_else(|| slice.take(MAX_PREVIEWED).collect(), |it| vec![it]);
        let Some((first, rest)) = candidates.split_first() else { return Preview::default() };
        let common = |it: &&Edit| rest.iter().all(|idx| moves.patch(*idx).contains(it));
        let patch: Vec<Edit> = moves.patch(*first).iter().filter(common).copied().collect();
        let after = patch.iter().filter_map(|it| match it {
            Edit::Put(sq, content) => Some((*sq, *content)),
            _ => None,
        });
        let item = moves.item(*first);
        let walks = matches!(item.turn, Turn::Walk | Turn::Castle).then_some((item.from, item.to));
        let mut shown = shown(&self.position, &patch, walks);
        if candidates.len() > 1 {
            // The mover is on its way; only where it goes is open.
            shown.removed.retain(|it| *it != item.from && *it != item.origin);
        }
        let ground = patch.iter().filter_map(|it| match it {
            Edit::Ground(sq, kind) => Some((*sq, *kind)),
            _ => None,
        });
        Preview { after: after.collect(), ground: ground.collect(), shown }
    }

    /// Plays the move that a path spells.
    ///
    /// # Errors
    /// [`NotAMove`] with the reason; the game is unchanged.
    pub fn play(&mut self, path: &[Step]) -> Result<&Ply, NotAMove> {
        if let Some(idx) = self.current.spellings.spelled(path).filter(|_| self.open()) {
            return Ok(self.play_index(idx));
        }
        if let Some(patch) = self.free_patch(path) {
            let path = path.to_vec();
            let san = crate::notation::path::path_text(&self.variant, &path);
            let deed = MoveFacts::of_patch(&self.position, &patch);
            return Ok(self.push(path, patch, None, deed, san));
        }
        let reason = self.why(path).unwrap_or_else(|| Reason {
            code: "incomplete",
            sentence: "Go on to one of the marked squares.".into(),
            marks: Vec::new(),
        });
        Err(NotAMove(reason))
    }

    /// In free play: puts a piece on a square, from nowhere.
    ///
    /// # Errors
    /// [`NotAMove`] if rules are enforced or nothing can stand there; the game is unchanged.
    pub fn put(&mut self, piece: Occupant, at: Sq) -> Result<&Ply, NotAMove> {
        let topology = &self.variant.movement.topology;
        if self.variant.enforce || piece.is_empty() || at.index() >= topology.len() || topology.is_hole(at) {
            return Err(NotAMove(Reason {
                code: "not-from-nowhere",
                sentence: "Pieces come from nowhere in free play only.".into(),
                marks: Vec::new(),
            }));
        }
        let path = vec![Step::Hand(piece.kind()), Step::Square(at)];
        let patch = vec![Edit::Put(at, piece)];
        let deed = MoveFacts::of_patch(&self.position, &patch);
        let san = crate::notation::path::path_text(&self.variant, &path);
        Ok(self.push(path, patch, None, deed, san))
    }

    /// Plays a move of `current().moves` by its index.
    pub fn play_index(&mut self, idx: usize) -> &Ply {
        let path = self.current.spellings.canonical(idx).to_vec();
        let patch = self.current.moves.patch(idx).to_vec();
        let item = self.current.moves.item(idx);
        let san = crate::notation::san::write(&self.variant, &self.position, &self.current.moves, idx);
        let ends = match item.turn {
            Turn::Walk | Turn::Castle | Turn::Double => Some((item.from, item.to)),
            Turn::Drop | Turn::Pass => None,
        };
        let deed = MoveFacts::of_move(&self.current.moves, idx);
        self.push(path, patch, ends, deed, san)
    }

    /// Whether moves are accepted.
    fn open(&self) -> bool {
        self.current.verdict.is_none() || !self.variant.enforce
    }

    /// In free play any piece may be put anywhere.
    fn free_patch(&self, path: &[Step]) -> Option<Vec<Edit>> {
        if self.variant.enforce {
            return None;
        }
        let n_squares = self.variant.movement.topology.len();
        match *path {
            [Step::Square(from), Step::Square(to)]
                if from != to && from.index() < n_squares && to.index() < n_squares =>
            {
                let piece = self.position.at(from);
                let topology = &self.variant.movement.topology;
                (!piece.is_empty() && !topology.is_hole(to))
                    .then(|| vec![Edit::Put(from, Occupant::EMPTY), Edit::Put(to, piece.moved())])
            }
            _ => None,
        }
    }

    fn push(
        &mut self,
        path: Vec<Step>,
        patch: Vec<Edit>,
        ends: Option<(Sq, Sq)>,
        deed: MoveFacts,
        san: String,
    ) -> &Ply {
        let from = match path.first() {
            Some(Step::Square(it)) => Some(*it),
            _ => None,
        };
        let mover =
            from.map(|it| self.position.at(it)).filter(|it| it.is_piece()).map_or(self.position.turn(), Occupant::side);
        let shown = shown(&self.position, &patch, ends);
        let kept = patch.iter().any(|it| matches!(it, Edit::Hand(.., 1..) | Edit::Prison(.., 1..)));
        let lost = if kept {
            Vec::new()
        } else {
            shown.removed.iter().map(|it| self.position.at(*it)).filter(|it| it.is_piece()).collect()
        };
        let ends = ends.unwrap_or((Sq::NONE, Sq::NONE));
        let (turn_before, clocks_before) = (self.position.turn(), self.clocks);
        self.plies.truncate(self.ply);
        self.plies.push(Ply { path, patch, shown, san, lost, deed, mover, ends, turn_before, clocks_before });
        self.step_on();
        self.refresh();
        let mark = self.check_mark();
        let ply = &mut self.plies[self.ply - 1];
        ply.san.push_str(mark);
        ply
    }

    /// Adds the current position to the record.
    fn record(&mut self, mover: Player, ends: (Sq, Sq)) {
        let (variant, turn) = (&self.variant, self.position.turn());
        let check = self.judge.in_check(variant, &self.position, turn);
        let key = repetition_key::key(variant, &self.position);
        self.position.remember(Past { key, mover, from: ends.0, to: ends.1, check, half: self.clocks.0 });
    }

    /// `+` or `#` after a move, where the game has a check rule.
    fn check_mark(&self) -> &'static str {
        match &self.current.verdict {
            Some(it) if it.reason == "mate" => "#",
            _ if self.variant.check_rule && !self.current.checks.is_empty() => "+",
            _ => "",
        }
    }

    /// Takes a move back; it stays in the record.
    pub fn undo(&mut self) -> bool {
        if !self.step_back() {
            return false;
        }
        self.refresh();
        true
    }

    /// Plays a move again that was taken back.
    pub fn redo(&mut self) -> bool {
        if !self.step_on() {
            return false;
        }
        self.refresh();
        true
    }

    /// Goes to the position after that many moves, or as near as the record allows.
    pub fn goto(&mut self, ply: usize) {
        while self.ply > ply && self.step_back() {}
        while self.ply < ply && self.step_on() {}
        self.refresh();
    }

    /// Goes on in another line: after the first `n_kept` moves the record consists of these, which were played in a
    /// game of the same start.
    pub fn follow(&mut self, n_kept: usize, rest: Vec<Ply>) {
        if rest.is_empty() && self.plies.len() <= n_kept {
            return;
        }
        while self.ply > n_kept && self.step_back() {}
        self.plies.truncate(n_kept);
        self.plies.extend(rest);
        self.refresh();
    }

    fn step_back(&mut self) -> bool {
        let Some(idx) = self.ply.checked_sub(1) else { return false };
        self.position.undo();
        self.position.set_turn(self.plies[idx].turn_before);
        self.position.recall(self.ply);
        self.clocks = self.plies[idx].clocks_before;
        self.ply = idx;
        true
    }

    fn step_on(&mut self) -> bool {
        let Some(ply) = self.plies.get(self.ply) else { return false };
        let (mover, ends, variant) = (ply.mover, ply.ends, &self.variant);
        self.position.set_turn(mover);
        self.position.apply(&ply.patch);
        variant.remember(&mut self.position);
        let check = self.judge.in_check(variant, &self.position, mover.other());
        self.clocks.0 = variant.halfmove_clock.tick(self.clocks.0, &ply.deed, self.position.past(), mover, check);
        self.clocks.1 += u32::from(mover == Player::Black);
        self.ply += 1;
        self.record(mover, ends);
        true
    }

    /// Works out moves, checks and verdict of the current position.
    fn refresh(&mut self) {
        let mut moves = std::mem::take(&mut self.current.moves);
        moves.clear();
        let (variant, position) = (&self.variant, &mut self.position);
        if variant.enforce {
            self.judge.legal(variant, position, &mut moves);
        } else {
            pseudo_legal::of_both(variant, position, &mut moves);
        }
        let side = position.turn();
        let checks = self.judge.checks(variant, position, side);
        let in_check = !checks.is_empty();
        let can_move = if variant.enforce { !moves.is_empty() } else { self.judge.can_move(variant, position) };
        let case = Case { variant, position, can_move, in_check, moves: &moves, first: 0, half: self.clocks.0 };
        let mut claims = Vec::new();
        let verdict = variant.ending(position).or_else(|| {
            let mut verdicts = variant.verdicts(case);
            verdicts.find(|it| {
                let has_to_be_claimed = variant.claims[side.index()].contains(&it.reason);
                if has_to_be_claimed {
                    claims.push(it.clone());
                }
                !has_to_be_claimed
            })
        });
        if verdict.is_some() && variant.enforce {
            moves.clear();
        }
        let spellings = Spellings::new(&moves);
        self.current = Current { moves, spellings, verdict, claims, checks };
    }

    /// Ends the game by a claim that is available: the reason of one of `current().claims`.
    pub fn claim(&mut self, reason: &str) -> bool {
        let found = self.current.claims.iter().find(|it| it.reason == reason).cloned();
        found.is_some_and(|it| self.end(it))
    }

    /// Ends the game because a side gives it up. `false` if it is over already.
    pub fn resign(&mut self, side: Player) -> bool {
        self.end(Verdict::new(Some(side.other()), "resigned", &format!("{} resigns.", side.name())))
    }

    /// Ends the game where it stands, until another position is shown. `false` if it is over already.
    fn end(&mut self, verdict: Verdict) -> bool {
        let current = &mut self.current;
        if current.verdict.is_some() {
            return false;
        }
        current.verdict = Some(verdict);
        current.claims.clear();
        if self.variant.enforce {
            current.moves.clear();
            current.spellings = Spellings::new(&current.moves);
        }
        true
    }
}

/// What a board shows of a patch: who went where, what vanished, what appeared.
fn shown(position: &Position, patch: &[Edit], mover: Option<(Sq, Sq)>) -> Shown {
    let mut res = Shown::default();
    let mut gone: Vec<(Sq, Occupant)> = Vec::new();
    let mut come: Vec<(Sq, Occupant)> = Vec::new();
    for it in patch {
        if let Edit::Put(sq, new) = *it {
            let old = position.at(sq);
            if !old.is_empty() && (new.is_empty() || new.moved() != old.moved()) {
                gone.push((sq, old));
            }
            if !new.is_empty() && new.moved() != old.moved() {
                come.push((sq, new));
            }
        }
    }
    if let Some((from, to)) = mover
        && from != to
        && come.iter().any(|it| it.0 == to)
    {
        res.moved.push((from, to));
        let old = position.at(from);
        gone.retain(|it| it.0 != from);
        come.retain(|it| it.0 != to || it.1.kind() != old.kind());
    }
    // A piece that only changes sides has not left.
    let arrived = mover.map(|it| it.1);
    let turns = |(sq, old): &(Sq, Occupant), come: &[(Sq, Occupant)]| {
        come.iter().any(|it| it.0 == *sq && Some(*sq) != arrived && it.1.kind() == old.kind())
    };
    gone.retain(|it| !turns(it, &come));
    for (to, new) in come {
        let same = gone.iter().position(|it| it.1.kind() == new.kind() && it.1.side() == new.side());
        match same {
            Some(idx) if res.moved.iter().all(|it| it.1 != to) => res.moved.push((gone.remove(idx).0, to)),
            _ => res.added.push(to),
        }
    }
    res.removed = gone.into_iter().map(|it| it.0).collect();
    res
}
