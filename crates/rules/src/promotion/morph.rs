//! Morph boards: what happens to a piece of a type when it arrives on a square. `confine` is a short form of one.

mod read;
#[cfg(feature = "words")]
mod words;

use crate::builder::areas::Areas;
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::goals::{Goal, GoalBoard, Goals};
use crate::support::promotion_limits::PromotionLimits;
use crate::support::promotion_set::{PromotionSet, PromotionSets, choose, promote};
use crate::support::shared::{CaptureOnlySquares, Immobility, MorphsInZone};
use engine::board::topology::ANYWHERE;
use engine::mechanics::square_role::SquareRole;

pub use read::boards;

/// What happens to pieces on squares.
pub const RULE: Rule = Rule {
    name: "morph",
    keys: &[
        Key::of("morph", "board").brings(Brings::CHANGES.union(Brings::GOALS)).per_side().below_piece(),
        Key::of("confine", "type:area").per_side().adds_up(),
        Key::of("enclose", "type:area").per_side().adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["zone", "promotion-none", "promotion-empty", "promotion-limit"],
};

/// What a square means to a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MorphCell {
    /// Nothing special.
    #[default]
    Plain,
    /// It becomes that type; its own type means that it stays.
    Become(TypeId),
    /// It chooses from a promotion set, by index.
    Choose(u8),
    /// It may take its promoted form.
    May,
    /// It must take its promoted form.
    Must,
    /// It may not land.
    NoLand,
    /// It may not even pass.
    NoEnter,
    /// It ends the game.
    Goal(Goal),
}

/// The boards of a type by side.
pub type Boards = [Option<Box<[MorphCell]>>; 2];

/// What the keys say.
#[derive(Debug)]
struct MorphBoards {
    /// By type number: the boards of `morph`.
    written: Vec<Boards>,
    /// Areas outside of which squares are closed, and in which way.
    closed: [(Areas, MorphCell); 2],
    sets: Vec<PromotionSet>,
    limits: PromotionLimits,
    /// By type number: the boards with what lies outside the areas, made by `tables`.
    boards: Vec<Boards>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let sets = builder.shared::<PromotionSets>().cloned().unwrap_or_default().0;
    let limits = builder.shared::<PromotionLimits>().cloned().unwrap_or_default();
    let written = read::boards(builder, sets.len());
    let in_zone = builder.types_with(&|kind| promotes_in_zone(builder, &written[kind.index()]));
    builder.share(MorphsInZone(in_zone));
    let keys = [("confine", MorphCell::NoLand), ("enclose", MorphCell::NoEnter)];
    let closed = keys.map(|(key, cell)| {
        let entries = builder.settings.entries(key);
        (builder.areas(entries), cell)
    });
    Some(Box::new(MorphBoards { written, closed, sets, limits, boards: Vec::new() }))
}

/// Whether the boards of a type say what it becomes wherever it would promote by its number.
fn promotes_in_zone(builder: &Builder<'_>, boards: &Boards) -> bool {
    let zone = builder.promo_zone.max(1);
    let decides = |it: &MorphCell| matches!(it, MorphCell::Become(_) | MorphCell::Choose(_));
    Player::BOTH.into_iter().all(|side| {
        let Some(board) = &boards[side] else { return false };
        let mut in_zone =
            builder.variant.movement.topology.squares().filter(|it| builder.variant.depth(side, *it) <= zone);
        in_zone.all(|it| decides(&board[it.index()]))
    })
}

impl MorphBoards {
    /// The boards with the squares closed that lie outside the areas. `is_open`: squares that stay open.
    fn all(&self, builder: &Builder<'_>, is_open: impl Fn(Player, TypeId, Sq) -> bool) -> Vec<Boards> {
        let n_squares = builder.variant.movement.topology.len();
        let mut res = self.written.clone();
        for (areas, closed) in &self.closed {
            for side in Player::BOTH {
                for kind in builder.kinds() {
                    let Some(area) = areas.of(side, kind) else { continue };
                    let board = res[kind.index()][side]
                        .get_or_insert_with(|| vec![MorphCell::Plain; n_squares].into_boxed_slice());
                    for (sq, cell) in (0..).map(Sq).zip(board.iter_mut()) {
                        let outside = !area.has(side, sq) && !is_open(side, kind, sq);
                        if outside && *cell != MorphCell::NoEnter {
                            *cell = *closed;
                        }
                    }
                }
            }
        }
        res
    }
}

impl ActiveRule for MorphBoards {
    /// Fills in which squares are closed or barred to types, and which end the game.
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let open = |side: Player, kind: TypeId, sq: Sq| {
            builder.shared::<CaptureOnlySquares>().is_some_and(|it| it.has(side, kind, sq))
        };
        self.boards = self.all(builder, open);
        for (kind, boards) in self.boards.iter().enumerate() {
            for side in Player::BOTH {
                if let Some(board) = &boards[side] {
                    close(builder, side, kind, board);
                }
            }
        }
        let goals = self.boards.iter().map(|it| Player::both(|side| goals(it[side].as_deref()))).collect();
        if let Some(goals) = Goals::new(goals) {
            builder.tells_moved_pieces = true;
            builder.share(goals);
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Self { boards, sets, limits, .. } = *self;
        if boards.iter().flatten().all(Option::is_none) {
            return;
        }
        let changes_attacks = builder.types_with(&|it| changes_attacks(builder, &boards[it.index()], it));
        let thins_attacks = builder.types_with(&|it| thins_attacks(builder, &boards[it.index()], it, &sets, &limits));
        hooks.pass(PassStage::Morph, Morph { boards, sets, limits, changes_attacks, thins_attacks });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

/// Notes in the movement tables which squares a board closes to a type, and on which it may not land.
fn close(builder: &mut Builder<'_>, side: Player, kind: usize, board: &[MorphCell]) {
    let closed: Vec<bool> = board.iter().map(|it| *it == MorphCell::NoEnter).collect();
    let barred: Vec<bool> = board.iter().map(|it| matches!(it, MorphCell::NoEnter | MorphCell::NoLand)).collect();
    let movement = &mut builder.variant.movement;
    if closed.contains(&true) {
        movement.closed[side][kind] = Some(closed.into());
    }
    if barred.contains(&true) {
        // Another rule may have barred squares before.
        let all = movement.barred[side][kind].get_or_insert_with(|| vec![false; barred.len()].into());
        all.iter_mut().zip(&barred).for_each(|(it, new)| *it |= new);
    }
}

/// The goals of a board, if it has any.
fn goals(board: Option<&[MorphCell]>) -> GoalBoard {
    let goal = |it: &MorphCell| if let MorphCell::Goal(goal) = it { Some(*goal) } else { None };
    let cells = board?.iter().map(goal).collect::<Vec<_>>();
    cells.iter().any(Option::is_some).then(|| cells.into())
}

/// Whether the type may land where the tables say it may not: a move is exempt from the board.
fn changes_attacks(builder: &Builder<'_>, boards: &Boards, kind: TypeId) -> bool {
    let exempt = builder.variant.movement.programs.iter().any(|it| it[kind.index()].walked.iter().any(|it| it.exempt));
    let bars = |it: &MorphCell| matches!(it, MorphCell::NoLand | MorphCell::NoEnter);
    exempt && boards.iter().flatten().flat_map(|it| it.iter()).any(bars)
}

/// Whether a compulsory change may be unavailable.
fn thins_attacks(
    builder: &Builder<'_>,
    boards: &Boards,
    kind: TypeId,
    sets: &[PromotionSet],
    limits: &PromotionLimits,
) -> bool {
    let immobility = builder.shared::<Immobility>();
    let stuck = |kind| immobility.is_some_and(|it| Player::BOTH.into_iter().any(|side| it.bars_moves(side, kind)));
    let limited = |it: TypeId| it != kind && (limits.concerns(it) || stuck(it));
    boards.iter().flatten().flat_map(|it| it.iter()).any(|it| match it {
        MorphCell::Become(other) => limited(*other),
        MorphCell::Must => builder.promoted(kind).is_some_and(limited),
        MorphCell::Choose(set) => sets[usize::from(*set)].may_be_empty(),
        _ => false,
    })
}

/// Applies morph boards.
#[derive(Debug)]
struct Morph {
    /// By type number.
    boards: Vec<Boards>,
    sets: Vec<PromotionSet>,
    limits: PromotionLimits,
    changes_attacks: TypeSet,
    thins_attacks: TypeSet,
}

impl Morph {
    fn cell(&self, side: Player, kind: TypeId, sq: Sq) -> MorphCell {
        match &self.boards[kind.index()][side] {
            Some(it) => it[sq.index()],
            None => MorphCell::Plain,
        }
    }
}

impl Pass for Morph {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        PassMask::ARRIVE.when(self.cell(side, kind, sq) != MorphCell::Plain)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.exempt && !candidate.gone
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.changes_attacks.has(kind).then_some(ANYWHERE)
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.thins_attacks.has(kind)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (side, kind) = (candidate.after.side(), candidate.after.kind());
        let (before, settled) = (candidate.after, candidate.settled);
        let flow = match self.cell(side, kind, candidate.to) {
            MorphCell::Plain => return next(candidate),
            MorphCell::NoLand | MorphCell::NoEnter => return Flow::Continue(()),
            MorphCell::Goal(_) => {
                candidate.settled = true;
                next(candidate)
            }
            MorphCell::Become(other) => {
                if other != kind && !self.limits.allow(scene.position, side, other) {
                    return Flow::Continue(());
                }
                candidate.settled = true;
                candidate.after = scene.variant.changed(before, other);
                next(candidate)
            }
            MorphCell::Choose(set) => {
                candidate.settled = true;
                let depth = scene.variant.depth(side, candidate.to);
                let choices: Vec<_> = self.sets[usize::from(set)].available(scene, side, kind, depth).collect();
                choose(scene, candidate, &choices, next)
            }
            cell @ (MorphCell::May | MorphCell::Must) => {
                candidate.settled = true;
                self.shogi(scene, candidate, cell == MorphCell::Must, next)
            }
        };
        (candidate.after, candidate.settled) = (before, settled);
        flow
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Morph {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (side, kind) = (candidate.after.side(), candidate.after.kind());
        let piece = scene.variant.named(kind);
        if let MorphCell::NoLand | MorphCell::NoEnter = self.cell(side, kind, candidate.to) {
            let message = msg!("reason-zone", piece = piece, square = scene.variant.label(candidate.to));
            return Some(Reason { code: "zone", message, marks: vec![(candidate.to, MarkRole::Other)] });
        }
        let message = msg!("reason-promotion-none", piece = piece);
        Some(Reason { code: "promotion-none", message, marks: Vec::new() })
    }

    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        if !self.concerns(candidate) {
            return None;
        }
        let [Step::Become(kind)] = rest else { return None };
        match self.cell(candidate.side(), candidate.kind(), candidate.to) {
            MorphCell::Choose(set) => self.sets[usize::from(set)].lacks(scene, candidate.side(), *kind),
            MorphCell::May | MorphCell::Must if scene.variant.promoted(candidate.kind()) == Some(*kind) => {
                self.limits.lacks(scene, candidate.side(), *kind)
            }
            _ => None,
        }
    }

    fn square_role(&self, _variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        Some(match self.cell(side, kind, sq) {
            MorphCell::Plain => return None,
            MorphCell::Become(other) if other == kind => SquareRole::Plain,
            MorphCell::Become(_) => SquareRole::Morph,
            MorphCell::Choose(_) | MorphCell::May | MorphCell::Must => SquareRole::Promotion,
            MorphCell::NoLand | MorphCell::NoEnter => SquareRole::Forbidden,
            MorphCell::Goal(Goal::Win | Goal::WinLater) => SquareRole::Goal,
            MorphCell::Goal(Goal::Loss) => SquareRole::Loss,
            MorphCell::Goal(Goal::Draw) => SquareRole::Draw,
        })
    }
}

impl Morph {
    fn shogi(&self, scene: Scene<'_>, candidate: &mut Candidate, must: bool, next: Next<'_>) -> Flow {
        let Some(promoted) = scene.variant.promoted(candidate.after.kind()) else { return next(candidate) };
        promote(scene, candidate, promoted, must, &self.limits, next)
    }
}
