//! Morph boards: what happens to a piece of a type when it arrives on a square. `confine` is a short form of one.

mod read;

use crate::compile::{Builder, Reader};
use crate::draft::{Draft, Turn};
use crate::ids::{Player, Sq, TypeId};
use crate::moves::Step;
use crate::program::walk::Flow;
use crate::promotion_set::{PromotionSet, choose};
use crate::rules::{Key, Next, Pass, Scene};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key { name: "morph", value: "board", default: "none", doc: "Below a piece line: for each square what the piece becomes there, or whether it may go there." },
    Key { name: "whiteMorph", value: "board", default: "none", doc: "The same for White only." },
    Key { name: "blackMorph", value: "board", default: "none", doc: "The same for Black only." },
    Key { name: "confine", value: "type:area", default: "none", doc: "The type may not end a move outside the area." },
];

/// What a square means to a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cell {
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
    /// It wins at once.
    Win,
    /// It wins if it is still there after the reply.
    WinLater,
    /// It loses.
    Loss,
    /// The game is drawn.
    Draw,
}

/// The boards of a type by side.
type Boards = [Option<Box<[Cell]>>; 2];

/// Applies morph boards.
#[derive(Debug)]
pub struct Morph {
    /// By type number.
    boards: Vec<Boards>,
    sets: Vec<PromotionSet>,
}

/// Fills in which squares are closed or barred to types.
pub fn tables(builder: &mut Builder<'_>) {
    let boards = boards(builder);
    for (kind, boards) in boards.iter().enumerate() {
        for side in Player::BOTH {
            let Some(board) = &boards[side.index()] else { continue };
            let closed: Box<[bool]> = board.iter().map(|it| *it == Cell::NoEnter).collect();
            let barred: Box<[bool]> =
                board.iter().map(|it| matches!(it, Cell::NoEnter | Cell::NoLand)).collect();
            if closed.contains(&true) {
                builder.movement.closed[side.index()][kind] = Some(closed);
            }
            if barred.contains(&true) {
                builder.movement.barred[side.index()][kind] = Some(barred);
            }
        }
    }
    builder.morph = boards;
}

/// Is asked if a type has a morph board.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let boards = std::mem::take(&mut builder.morph);
    if boards.iter().flatten().all(Option::is_none) {
        return None;
    }
    let sets = PromotionSet::of(builder);
    Some(Box::new(Morph { boards, sets }))
}

/// Reads all boards.
fn boards(builder: &mut Builder<'_>) -> Vec<Boards> {
    let mut res: Vec<Boards> = vec![[None, None]; builder.n_types + 1];
    for kind in builder.kinds() {
        for (key, sides) in [
            ("morph", &Player::BOTH[..]),
            ("whiteMorph", &[Player::White]),
            ("blackMorph", &[Player::Black]),
        ] {
            let Some(setting) = builder.reader.of_piece(kind.index(), key).last() else { continue };
            let board = read::board(builder, kind, setting);
            for side in sides {
                let turned = *side == Player::Black && sides.len() == 2;
                let frame = builder.frame();
                let seen = |sq: Sq| if turned { frame.image(sq).unwrap_or(sq) } else { sq };
                let n_squares = frame.topology.len() as u16;
                let cells = (0..n_squares)
                    .map(|it| if frame.topology.is_hole(Sq(it)) { Cell::Plain } else { board[seen(Sq(it)).index()] })
                    .collect();
                res[kind.index()][side.index()] = Some(cells);
            }
        }
    }
    confine(builder, &mut res);
    res
}

fn confine(builder: &mut Builder<'_>, res: &mut [Boards]) {
    let entries = builder.reader.entries("confine");
    let zones: Vec<_> = entries.iter().map(|it| builder.zone(it)).collect();
    let n_squares = builder.movement.topology.len();
    for side in Player::BOTH {
        for kind in builder.kinds() {
            let Some(entry) = Reader::entry_for(&entries, side, kind) else { continue };
            let idx = entries.iter().position(|it| std::ptr::eq(it, entry)).unwrap_or(0);
            let Some(zone) = &zones[idx] else { continue };
            let board = res[kind.index()][side.index()]
                .get_or_insert_with(|| vec![Cell::Plain; n_squares].into_boxed_slice());
            for (sq, cell) in board.iter_mut().enumerate() {
                if !zone.has(side, Sq(sq as u16)) && *cell != Cell::NoEnter {
                    *cell = Cell::NoLand;
                }
            }
        }
    }
}

impl Morph {
    fn cell(&self, side: Player, kind: TypeId, sq: Sq) -> Cell {
        match &self.boards[kind.index()][side.index()] {
            Some(it) => it[sq.index()],
            None => Cell::Plain,
        }
    }
}

impl Pass for Morph {
    fn concerns(&self, draft: &Draft) -> bool {
        draft.turn == Turn::Walk && !draft.exempt && !draft.gone
    }

    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let (side, kind) = (draft.after.side(), draft.after.kind());
        let (before, settled) = (draft.after, draft.settled);
        let flow = match self.cell(side, kind, draft.to) {
            Cell::Plain | Cell::Win | Cell::WinLater | Cell::Loss | Cell::Draw => return next(draft),
            Cell::NoLand | Cell::NoEnter => return Flow::Continue(()),
            Cell::Become(other) => {
                draft.settled = true;
                if other != kind {
                    draft.after = before.with_kind(other);
                }
                next(draft)
            }
            Cell::Choose(set) => {
                draft.settled = true;
                let depth = scene.rules.depth(side, draft.to);
                let choices: Vec<_> = self.sets[usize::from(set)].available(scene, side, kind, depth).collect();
                choose(draft, &choices, next)
            }
            cell @ (Cell::May | Cell::Must) => {
                draft.settled = true;
                self.shogi(scene, draft, cell == Cell::Must, next)
            }
        };
        (draft.after, draft.settled) = (before, settled);
        flow
    }
}

impl Morph {
    fn shogi(&self, scene: Scene<'_>, draft: &mut Draft, must: bool, next: Next<'_>) -> Flow {
        let before = draft.after;
        let Some(promoted) = scene.rules.promoted(before.kind()) else { return next(draft) };
        if !must {
            draft.steps.push(Step::Become(before.kind()));
            next(draft)?;
            draft.steps.pop();
            draft.steps.push(Step::Become(promoted));
        }
        let base = if before.base() == TypeId::NONE { before.kind() } else { before.base() };
        draft.after = before.with_kind(promoted).with_base(base);
        let flow = next(draft);
        if !must {
            draft.steps.pop();
        }
        draft.after = before;
        flow
    }
}
