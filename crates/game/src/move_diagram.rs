//! Move diagrams: where one piece could go on an empty board, found by trying it out. No drawing.

use crate::click_options::ClickMark;
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::Powers;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// Work, in steps of walks, for one diagram. Beyond it, enemies are no longer tried: squares show where the piece goes, and
/// not what an enemy there would change.
const MAX_WORK: u64 = 1 << 23;

/// A lone piece with pieces put around it.
#[derive(Clone, Debug)]
pub struct LonePiece {
    /// The type.
    pub kind: TypeId,
    /// Its side.
    pub side: Player,
    /// Where it stands.
    pub at: Sq,
    /// Whether it is virgin.
    pub virgin: bool,
    /// Squares with an enemy.
    pub enemies: Vec<Sq>,
}

impl LonePiece {
    /// The piece in the middle of the board.
    #[must_use]
    pub fn central(variant: &Variant, kind: TypeId) -> Self {
        let topology = &variant.movement.topology;
        let (file, rank) = (i32::from(topology.plane_files - 1) / 2, i32::from(topology.ranks - 1) / 2);
        let middle = Sq(rank as u16 * topology.files + file as u16);
        let distance = |sq: &Sq| topology.distance(*sq, middle);
        let at = topology.squares().min_by_key(distance).unwrap_or(Sq(0));
        Self { kind, side: Player::White, at, virgin: true, enemies: Vec::new() }
    }
}

/// A marked square of a move diagram.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// The square.
    pub square: Sq,
    /// What the piece does there.
    pub mark: ClickMark,
    /// What an enemy there would do beside that: `Via` if it is taken on the way elsewhere, `Mount` if more squares come in reach.
    pub sign: Option<ClickMark>,
    /// The squares it is reached over: an enemy on one of them would be in the way.
    pub over: Vec<Sq>,
    /// The enemies that are taken on the way to it.
    pub after: Vec<Sq>,
}

/// The marks of a move diagram, by square.
#[must_use]
pub fn reach(variant: &Variant, study: &LonePiece) -> Vec<Reached> {
    let topology = &variant.movement.topology;
    if study.at.index() >= topology.len()
        || study.kind.index() >= variant.pieces.types.len()
        || study.kind == TypeId::NONE
    {
        return Vec::new();
    }
    let mut generator = Generator::default();
    let base = ends(variant, study, None, &mut generator);
    let squares_of = |all: &[End]| {
        let mut res = vec![false; topology.len()];
        all.iter().for_each(|it| res[it.to.index()] = true);
        res
    };
    let goes = squares_of(&base);
    let mut res: Vec<Reached> = Vec::new();
    let mut over: Vec<(Sq, Sq)> = Vec::new();
    let mut add = |square: Sq, mark: Option<ClickMark>, sign: Option<ClickMark>| {
        let Some(first) = mark.or(sign) else { return };
        let here = base.iter().filter(|it| it.to == square);
        let mut after: Vec<Sq> = here.flat_map(End::detour).collect();
        sort::sort(&mut after);
        after.dedup();
        res.push(Reached { square, mark: first, sign: mark.and(sign), over: Vec::new(), after });
    };
    for sq in topology.squares().filter(|it| *it != study.at && !study.enemies.contains(it)) {
        if generator.work() > MAX_WORK {
            let goes = base.iter().find(|it| it.to == sq);
            add(sq, goes.map(|it| if it.initial { ClickMark::FirstMove } else { ClickMark::Move }), None);
            continue;
        }
        let with = ends(variant, study, Some(sq), &mut generator);
        let takes = with.iter().any(|it| it.to == sq && it.took);
        let still = squares_of(&with);
        over.extend(
            topology.squares().filter(|it| *it != sq && goes[it.index()] && !still[it.index()]).map(|it| (it, sq)),
        );
        let opens = || with.iter().any(|it| !goes[it.to.index()] && it.to != sq);
        let passes = with.iter().any(|it| it.detour().any(|it| it == sq));
        let sign = if passes { Some(ClickMark::Via) } else { opens().then_some(ClickMark::Mount) };
        let mark = match (base.iter().find(|it| it.to == sq), takes) {
            (Some(it), true) => Some(it.both()),
            (Some(it), false) if it.initial => Some(ClickMark::FirstMove),
            (Some(_), false) => Some(ClickMark::Move),
            (None, true) => Some(ClickMark::Capture),
            (None, false) => None,
        };
        add(sq, mark, sign);
    }
    for sq in &study.enemies {
        let taken = base.iter().find(|it| it.to == *sq && it.took);
        let mark = taken.map(|it| if it.powers.contains(Powers::MOVE) { it.both() } else { ClickMark::Capture });
        let passed = base.iter().any(|it| it.detour().any(|it| it == *sq));
        add(*sq, mark, passed.then_some(ClickMark::Via));
    }
    // A pass, or a capture from where the piece stays.
    add(study.at, base.iter().any(|it| it.to == study.at).then_some(ClickMark::Move), None);
    sort::sort(&mut res);
    sort::sort(&mut over);
    over.dedup();
    for it in &mut res {
        it.over = over.iter().filter(|one| one.0 == it.square).map(|one| one.1).collect();
    }
    res
}

/// A way to go. A move that is no first move explains a square better than one that is, and a direct one better than a
/// detour.
#[derive(Clone)]
struct End {
    initial: bool,
    is_detour: bool,
    is_blocked: bool,
    to: Sq,
    took: bool,
    powers: Powers,
    victims: Vec<Sq>,
    /// How many were found before it.
    number: usize,
}

impl End {
    /// The squares of enemies that are taken, except where the piece ends.
    fn detour(&self) -> impl Iterator<Item = Sq> + '_ {
        self.victims.iter().copied().filter(|it| *it != self.to)
    }

    /// The mark of a square where it could move and capture.
    fn both(&self) -> ClickMark {
        match self {
            Self { initial: true, .. } => ClickMark::FirstMoveOrCapture,
            Self { is_blocked: false, .. } => ClickMark::Leap,
            _ => ClickMark::MoveOrCapture,
        }
    }
}

/// Where the piece may end with an enemy more on the board.
fn ends(variant: &Variant, study: &LonePiece, enemy: Option<Sq>, generator: &mut Generator) -> Vec<End> {
    let mut position: Position = variant.empty_position();
    let piece = Occupant::new(study.side, study.kind);
    position.set_up(Edit::Put(study.at, if study.virgin { piece.virgin() } else { piece }));
    for sq in study.enemies.iter().copied().chain(enemy) {
        position.set_up(Edit::Put(sq, Occupant::new(study.side.other(), study.kind)));
    }
    position.set_turn(study.side);
    let same = |it: &End| (it.to, it.took, it.initial, it.is_blocked, it.powers.bits());
    // Walks that say the same are one, whatever their number: the first of each is kept, in order.
    let mut res: Vec<End> = Vec::new();
    let mut walked = End {
        initial: false,
        is_detour: false,
        is_blocked: false,
        to: study.at,
        took: false,
        powers: Powers::empty(),
        victims: Vec::new(),
        number: 0,
    };
    let _ = generator.walks(variant, &position, study.at, &mut |candidate| {
        walked.victims.clear();
        walked.victims.extend(candidate.victims.iter().map(|it| it.square));
        walked.initial = candidate.initial;
        walked.is_blocked = !candidate.leap;
        walked.to = candidate.to;
        walked.took = walked.victims.contains(&candidate.to);
        walked.powers = candidate.powers;
        walked.number += 1;
        if let Err(at) = res.binary_search_by(|it| (same(it), &it.victims).cmp(&(same(&walked), &walked.victims))) {
            let is_detour = walked.detour().next().is_some();
            res.insert(at, End { is_detour, ..walked.clone() });
        }
        Flow::Continue(())
    });
    sort::by_key(&mut res, |it| (it.initial, it.is_detour, it.is_blocked, it.number));
    res
}
