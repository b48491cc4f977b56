//! Move diagrams: where one piece could go on an empty board, found by trying it out. No drawing.

use crate::content::Content;
use crate::generate::Generator;
use crate::ids::{Player, Sq, TypeId};
use crate::options::Mark;
use crate::patch::Edit;
use crate::position::Position;
use crate::program::Powers;
use crate::program::walk::Flow;
use crate::rules::Rules;

/// A lone piece with pieces put around it.
#[derive(Clone, Debug)]
pub struct Study {
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

impl Study {
    /// The piece in the middle of the board.
    #[must_use]
    pub fn central(rules: &Rules, kind: TypeId) -> Self {
        let topology = &rules.movement.topology;
        let (file, rank) = (i32::from(topology.files - 1) / 2, i32::from(topology.ranks - 1) / 2);
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
    pub mark: Mark,
    /// The squares it is reached over: an enemy on one of them would be in the way.
    pub over: Vec<Sq>,
}

/// The marks of a move diagram, by square.
#[must_use]
pub fn reach(rules: &Rules, study: &Study) -> Vec<Reached> {
    let topology = &rules.movement.topology;
    if study.at.index() >= topology.len() || study.kind.index() >= rules.types.len() || study.kind == TypeId::NONE {
        return Vec::new();
    }
    let mut generator = Generator::default();
    let base = ends(rules, study, None, &mut generator);
    let mut res: Vec<(Sq, Mark)> = Vec::new();
    let mut over: Vec<(Sq, Sq)> = Vec::new();
    for sq in topology.squares().filter(|it| *it != study.at && !study.enemies.contains(it)) {
        let with = ends(rules, study, Some(sq), &mut generator);
        let takes = with.iter().any(|it| it.to == sq && it.took);
        let stopped = base.iter().filter(|b| b.to != sq && !with.iter().any(|it| it.to == b.to));
        over.extend(stopped.map(|it| (it.to, sq)));
        let goes = base.iter().find(|it| it.to == sq);
        let mark = match (goes, takes) {
            (Some(it), true) if it.initial => Some(Mark::FirstMoveOrCapture),
            (Some(it), true) if it.leap => Some(Mark::Leap),
            (Some(_), true) => Some(Mark::MoveOrCapture),
            (Some(it), false) if it.initial => Some(Mark::FirstMove),
            (Some(_), false) => Some(Mark::Move),
            (None, true) => Some(Mark::Capture),
            (None, false) if with.iter().any(|it| it.victims.contains(&sq)) => Some(Mark::Via),
            (None, false) if with.iter().any(|it| !base.iter().any(|b| b.to == it.to)) => Some(Mark::Mount),
            (None, false) => None,
        };
        res.extend(mark.map(|it| (sq, it)));
    }
    for sq in &study.enemies {
        let own: Vec<_> = base.iter().filter(|it| it.to == *sq && it.took).collect();
        if !own.is_empty() {
            let moves = own.iter().any(|it| it.powers.any(Powers::MOVE));
            res.push((*sq, if moves { Mark::MoveOrCapture } else { Mark::Capture }));
        } else if base.iter().any(|it| it.victims.contains(sq)) {
            res.push((*sq, Mark::Via));
        }
    }
    order::sort(&mut res);
    order::sort(&mut over);
    over.dedup();
    let over = |to: Sq| over.iter().filter(|it| it.0 == to).map(|it| it.1).collect();
    res.into_iter().map(|(square, mark)| Reached { square, mark, over: over(square) }).collect()
}

struct End {
    to: Sq,
    took: bool,
    initial: bool,
    leap: bool,
    powers: Powers,
    victims: Vec<Sq>,
}

/// Where the piece may end with an enemy more on the board.
fn ends(rules: &Rules, study: &Study, enemy: Option<Sq>, generator: &mut Generator) -> Vec<End> {
    let mut position: Position = rules.empty_position();
    let piece = Content::new(study.side, study.kind);
    position.set_up(Edit::Put(study.at, if study.virgin { piece.virgin() } else { piece }));
    for sq in study.enemies.iter().copied().chain(enemy) {
        position.set_up(Edit::Put(sq, Content::new(study.side.other(), study.kind)));
    }
    position.set_turn(study.side);
    let mut res: Vec<End> = Vec::new();
    let _ = generator.walks(rules, &position, study.at, &mut |draft| {
        let victims: Vec<Sq> = draft.victims.iter().map(|it| it.square).collect();
        res.push(End {
            to: draft.to,
            took: victims.contains(&draft.to),
            initial: draft.initial,
            leap: draft.leap,
            powers: draft.powers,
            victims,
        });
        Flow::Continue(())
    });
    // A move that is no first move explains a square better than one that is.
    order::sort_by_key(&mut res, |it| it.initial);
    res
}
