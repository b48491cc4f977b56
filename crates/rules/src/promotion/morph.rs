//! Morph boards: what happens to a piece of a type when it arrives on a square. `confine` is a short form of one.

pub mod read;
pub mod words;

use crate::builder::Builder;
use crate::prose::Words;
use crate::rule::Key;
use crate::support::goals::{Goal, GoalBoard, Goals};
use crate::support::promotion_limits::PromotionLimits;
use crate::support::promotion_set::{PromotionSet, choose, promote};
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::mechanics::square_role::SquareRole;
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("morph", "board")
        .doc("Below a piece line: for each square what the piece becomes there, or whether it may go there.")
        .per_side()
        .below_piece(),
    Key::of("confine", "type:area").doc("The type may not end a move outside the area.").adds_up(),
    Key::of("enclose", "type:area").doc("The type may not even cross a square outside the area.").adds_up(),
];

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
type Boards = [Option<Box<[MorphCell]>>; 2];

/// Applies morph boards.
#[derive(Debug)]
pub struct Morph {
    /// By type number.
    boards: Vec<Boards>,
    sets: Vec<PromotionSet>,
    limits: PromotionLimits,
    /// By type number.
    changes_attacks: Vec<bool>,
    thins_attacks: Vec<bool>,
}

/// Fills in which squares are closed or barred to types.
pub fn tables(builder: &mut Builder<'_>) {
    let boards = boards(builder);
    for (kind, boards) in boards.iter().enumerate() {
        for side in Player::BOTH {
            let Some(board) = &boards[side.index()] else { continue };
            let closed = board.iter().map(|it| *it == MorphCell::NoEnter).collect::<Vec<_>>();
            let barred =
                board.iter().map(|it| matches!(it, MorphCell::NoEnter | MorphCell::NoLand)).collect::<Vec<_>>();
            if closed.contains(&true) {
                builder.variant.movement.closed[side.index()][kind] = Some(closed.into());
            }
            if barred.contains(&true) {
                // Another rule may have barred squares before.
                let all = builder.variant.movement.barred[side.index()][kind]
                    .get_or_insert_with(|| vec![false; barred.len()].into());
                all.iter_mut().zip(&barred).for_each(|(it, new)| *it |= new);
            }
        }
    }
    let goals = boards.iter().map(|it| Player::both(|side| goals(it[side.index()].as_deref()))).collect();
    builder.goals = Goals::new(goals);
    builder.morph = boards;
}

/// The goals of a board, if it has any.
fn goals(board: Option<&[MorphCell]>) -> GoalBoard {
    let goal = |it: &MorphCell| if let MorphCell::Goal(goal) = it { Some(*goal) } else { None };
    let cells = board?.iter().map(goal).collect::<Vec<_>>();
    cells.iter().any(Option::is_some).then(|| cells.into())
}

/// Is asked if a type has a morph board.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let boards = std::mem::take(&mut builder.morph);
    if boards.iter().flatten().all(Option::is_none) {
        return None;
    }
    let sets = PromotionSet::of(builder);
    let limits = PromotionLimits::of(builder);
    let changes = |it: usize| changes_attacks(builder, &boards[it], TypeId(it as u8));
    let changes_attacks = (0..boards.len()).map(changes).collect();
    let thins = |it: usize| thins_attacks(builder, &boards[it], TypeId(it as u8), &sets, &limits);
    let thins_attacks = (0..boards.len()).map(thins).collect();
    Some(Box::new(Morph { boards, sets, limits, changes_attacks, thins_attacks }))
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
    let stuck = |it: TypeId| (0..2).any(|side| builder.immobile[side][it.index()] == Some(true));
    let limited = |it: TypeId| it != kind && (limits.concerns(it) || stuck(it));
    boards.iter().flatten().flat_map(|it| it.iter()).any(|it| match it {
        MorphCell::Become(other) => limited(*other),
        MorphCell::Must => builder.promoted(kind).is_some_and(limited),
        MorphCell::Choose(set) => sets[usize::from(*set)].may_be_empty(),
        _ => false,
    })
}

/// Reads all boards.
fn boards(builder: &mut Builder<'_>) -> Vec<Boards> {
    let mut res: Vec<Boards> = vec![[None, None]; builder.n_types + 1];
    for kind in builder.kinds() {
        for (key, sides) in
            [("morph", &Player::BOTH[..]), ("whiteMorph", &[Player::White]), ("blackMorph", &[Player::Black])]
        {
            let Some(setting) = builder.settings.of_piece(kind.index(), key).last() else { continue };
            let board = read::board(builder, kind, setting);
            for side in sides {
                let turned = *side == Player::Black && sides.len() == 2;
                let frame = builder.frame();
                let seen = |sq: Sq| if turned { frame.image(sq).unwrap_or(sq) } else { sq };
                let n_squares = frame.topology.len() as u16;
                let cells =
                    (0..n_squares)
                        .map(|it| {
                            if frame.topology.is_hole(Sq(it)) { MorphCell::Plain } else { board[seen(Sq(it)).index()] }
                        })
                        .collect::<Vec<_>>();
                res[kind.index()][side.index()] = Some(cells.into());
            }
        }
    }
    confine(builder, "confine", MorphCell::NoLand, &mut res);
    confine(builder, "enclose", MorphCell::NoEnter, &mut res);
    res
}

/// Closes what lies outside the areas of a key.
fn confine(builder: &mut Builder<'_>, key: &'static str, closed: MorphCell, res: &mut [Boards]) {
    let entries = builder.settings.entries(key);
    let areas = builder.areas(entries);
    let n_squares = builder.variant.movement.topology.len();
    for side in Player::BOTH {
        for kind in builder.kinds() {
            let Some(area) = areas.of(side, kind) else { continue };
            let board = res[kind.index()][side.index()]
                .get_or_insert_with(|| vec![MorphCell::Plain; n_squares].into_boxed_slice());
            for (sq, cell) in board.iter_mut().enumerate() {
                let entry = &builder.brouhaha[side.index()][kind.index()];
                let outside = !area.has(side, Sq(sq as u16)) && !entry.as_ref().is_some_and(|it| it[sq]);
                if outside && *cell != MorphCell::NoEnter {
                    *cell = closed;
                }
            }
        }
    }
}

impl Morph {
    fn cell(&self, side: Player, kind: TypeId, sq: Sq) -> MorphCell {
        match &self.boards[kind.index()][side.index()] {
            Some(it) => it[sq.index()],
            None => MorphCell::Plain,
        }
    }
}

impl Pass for Morph {
    fn mask(&self, _rules: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        PassMask::ARRIVE.when(self.cell(side, kind, sq) != MorphCell::Plain)
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (side, kind) = (candidate.after.side(), candidate.after.kind());
        let name = scene.variant.name(kind);
        if let MorphCell::NoLand | MorphCell::NoEnter = self.cell(side, kind, candidate.to) {
            let sentence = format!("A {name} may not enter {}.", scene.variant.label(candidate.to));
            return Some(Reason { code: "zone", sentence, marks: vec![(candidate.to, MarkRole::Other)] });
        }
        let sentence = format!("The {name} cannot go there: there is nothing to promote it to.");
        Some(Reason { code: "promotion-none", sentence, marks: Vec::new() })
    }

    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        let [Step::Become(kind)] = rest else { return None };
        match self.cell(candidate.side(), candidate.kind(), candidate.to) {
            MorphCell::Choose(set) => self.sets[usize::from(set)].lacks(scene, candidate.side(), *kind),
            MorphCell::May | MorphCell::Must if scene.variant.promoted(candidate.kind()) == Some(*kind) => {
                self.limits.lacks(scene, candidate.side(), *kind)
            }
            _ => None,
        }
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.exempt && !candidate.gone
    }

    fn changes_attacks(&self, kind: TypeId) -> bool {
        self.changes_attacks[kind.index()]
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.thins_attacks[kind.index()]
    }

    fn square_role(&self, _rules: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
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
}

impl Morph {
    fn shogi(&self, scene: Scene<'_>, candidate: &mut Candidate, must: bool, next: Next<'_>) -> Flow {
        let Some(promoted) = scene.variant.promoted(candidate.after.kind()) else { return next(candidate) };
        promote(scene, candidate, promoted, must, &self.limits, next)
    }
}

/// Says what squares do to types.
pub fn words(words: &mut Words<'_>) {
    words::words(words);
}
