//! Castling: the mover walks to its partner and both change places. Where royals may pass is asked in `legal`.

use crate::builder::Builder;
use crate::prose::{Topic, Words, list};
use crate::rule::Key;
use engine::board::occupant::Occupant;
use engine::board::topology::{Topology, VecId};
use engine::hooks::{Next, Scene, Source};
use engine::ids::{Sq, TypeId, TypeSet};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::program::Castle;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("castlePartner", "types").default("the type named rook").doc("Types that may be castling partners wherever they stand.").adds_up(),
    Key::of("castleFiles", "two files").doc("Files the mover goes to, towards lower and higher files, instead of a number of squares."),
    Key::flag("castleLeap").doc("1: mover and partner leap. The mover ends on an empty square before the partner, the partner where the mover was."),
];

/// Makes castlings.
#[derive(Debug)]
pub struct Castling {
    partners: TypeSet,
    /// The files the mover goes to, left and right.
    files: Option<[i32; 2]>,
    /// Whether both leap, and the partner ends where the mover was.
    leaps: bool,
    /// By step: for each square, the outermost occupied square of the set-up on that line.
    outermost: Vec<(VecId, Box<[Sq]>)>,
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Source>> {
    let programs = builder.variant.movement.programs.iter().flatten();
    let mut steps: Vec<VecId> = programs.flat_map(|it| it.castles.iter().map(|it| it.step)).collect();
    sort::sort(&mut steps);
    steps.dedup();
    let settings = &mut builder.settings;
    let (topology, setup) = (&builder.variant.movement.topology, &builder.variant.setup);
    let mut partners = settings.types("castlePartner");
    let written = settings.last("castlePartner").is_some();
    if !written {
        for (idx, piece) in settings.definition().pieces.iter().enumerate() {
            if piece.name.eq_ignore_ascii_case("rook") {
                partners.insert(engine::ids::TypeId((idx + 1) as u8));
            }
        }
    }
    let files = settings.last("castleFiles").map(|it| it.value.clone()).and_then(|it| {
        let mut files = it.split(',').map(|file| match file.trim().as_bytes() {
            [letter @ b'a'..=b'z'] => Some(i32::from(letter - b'a')),
            _ => None,
        });
        Some([files.next()??, files.next()??])
    });
    let leaps = settings.flag("castleLeap", false);
    if steps.is_empty() {
        return None;
    }
    builder.variant.repetition_key.partners = partners;
    let mut occupied = vec![false; topology.len()];
    for it in &setup.edits {
        if let Edit::Put(sq, content) = it {
            occupied[sq.index()] = !content.is_empty();
        }
    }
    let table = |step: VecId| {
        (0..topology.len() as u16)
            .map(|from| {
                let (mut cur, mut res) = (Sq(from), Sq::NONE);
                loop {
                    cur = topology.step(step, cur);
                    if cur == Sq::NONE {
                        return res;
                    }
                    if occupied[cur.index()] {
                        res = cur;
                    }
                }
            })
            .collect::<Vec<_>>()
            .into()
    };
    let outermost = steps.iter().map(|it| (*it, table(*it))).collect();
    Some(Box::new(Castling { partners, files, leaps, outermost }))
}

impl Source for Castling {
    fn starters(&self, variant: &Variant) -> TypeSet {
        let movement = &variant.movement;
        let castles = |it: &TypeId| movement.programs.iter().any(|side| !side[it.index()].castles.is_empty());
        if movement.elsewhere.iter().any(|it| !it.castles.is_empty()) {
            return TypeSet::ALL;
        }
        (1..variant.types.len()).map(|it| TypeId(it as u8)).filter(castles).collect()
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let mover = scene.position.at(from);
        let program = scene.variant.movement.program(mover.side(), mover.kind(), from);
        for castle in &program.castles {
            if castle.virgin && !scene.variant.movement.may_begin(mover, from) {
                continue;
            }
            if let Some(squares) = self.squares(scene, from, castle) {
                self.candidate(scene, from, squares, castle.step, candidate);
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }
}

impl Castling {
    /// The squares of partner, mover's end and partner's end, if the castling is possible on this board.
    fn squares(&self, scene: Scene<'_>, from: Sq, castle: &Castle) -> Option<(Sq, Sq, Sq)> {
        let topology = &scene.variant.movement.topology;
        let position = scene.position;
        let mover = position.at(from);
        if self.leaps {
            return self.leap(scene, from, castle);
        }
        let partner = scene.first_piece(castle.step, from)?;
        let piece = position.at(partner);
        if !piece.is(mover.side()) || !piece.is_virgin() || !self.suits(scene, from, partner, castle, piece) {
            return None;
        }
        let (to, put) = self.ends(topology, from, castle)?;
        if topology.hexes().is_some() {
            // Up to the partner all is empty; the mover may go beyond it.
            let free = |it: Sq| it == partner || position.at(it).is_empty();
            return between(topology, castle.step, from, to).chain([to]).all(free).then_some((partner, to, put));
        }
        let clear = |a: Sq, b: Sq| scene.is_clear(a, b, [from, partner]);
        (clear(from, to) && clear(partner, put)).then_some((partner, to, put))
    }

    /// The squares of a castling that leaps.
    fn leap(&self, scene: Scene<'_>, from: Sq, castle: &Castle) -> Option<(Sq, Sq, Sq)> {
        let (topology, position) = (&scene.variant.movement.topology, scene.position);
        let partner = self.outermost.iter().find(|it| it.0 == castle.step)?.1[from.index()];
        if partner == Sq::NONE {
            return None;
        }
        let piece = position.at(partner);
        let suits = self.partners.is_empty() || self.partners.has(piece.kind());
        if !piece.is(position.at(from).side()) || !piece.is_virgin() || !suits {
            return None;
        }
        let mut to = from;
        for _ in 0..castle.squares {
            to = topology.step(castle.step, to);
            if to == Sq::NONE || to == partner {
                return None;
            }
        }
        (!topology.is_hole(to) && position.at(to).is_empty()).then_some((partner, to, from))
    }

    fn suits(&self, scene: Scene<'_>, from: Sq, partner: Sq, castle: &Castle, piece: Occupant) -> bool {
        let line = self.outermost.iter().find(|it| it.0 == castle.step);
        let outermost = line.map_or(Sq::NONE, |it| it.1[from.index()]);
        if castle.inner {
            return outermost != Sq::NONE && scene.variant.movement.topology.step(castle.step, partner) == outermost;
        }
        partner == outermost || self.partners.has(piece.kind())
    }

    /// Where mover and partner end.
    fn ends(&self, topology: &Topology, from: Sq, castle: &Castle) -> Option<(Sq, Sq)> {
        let rightwards = topology.vector_of(castle.step).dx > 0;
        if let Some(files) = self.files {
            let file = files[usize::from(rightwards)];
            if topology.hexes().is_some() {
                // The cell ahead whose letter it is; the partner stops one cell short of it.
                let next = |it: &Sq| Some(topology.step(castle.step, *it)).filter(|it| *it != Sq::NONE);
                let line = || std::iter::successors(Some(from), next);
                return line()
                    .zip(line().skip(1))
                    .map(|(put, to)| (to, put))
                    .find(|it| topology.lettered(it.0) == file);
            }
            let rank = topology.rank(from);
            let inner = if rightwards { file - 1 } else { file + 1 };
            return Some((topology.square(file, rank)?, topology.square(inner, rank)?));
        }
        let (mut to, mut put) = (from, from);
        for _ in 0..castle.squares {
            put = to;
            to = topology.step(castle.step, to);
            if to == Sq::NONE {
                return None;
            }
        }
        Some((to, put))
    }

    fn candidate(
        &self,
        scene: Scene<'_>,
        from: Sq,
        (partner, to, put): (Sq, Sq, Sq),
        step: VecId,
        candidate: &mut Candidate,
    ) {
        let mover = scene.position.at(from);
        candidate.begin(Turn::Castle, from, to, mover);
        candidate.changed.push((from, Occupant::EMPTY));
        candidate.changed.push((partner, Occupant::EMPTY));
        // Of two entries for a square the later one holds: the partner may end where the mover was.
        candidate.changed.push((put, scene.position.at(partner).moved()));
        candidate.steps.extend_from_slice(&[Step::Square(from), Step::Square(partner), Step::Square(to)]);
        if partner == to {
            candidate.steps.pop();
        }
        candidate.aliases.push(vec![Step::Square(from), Step::Square(to)]);
        candidate.aliases.push(vec![Step::Square(from), Step::Square(partner)]);
        if scene.variant.royal.has(mover.kind()) {
            candidate.crossed.push(from);
            if self.leaps {
                return;
            }
            let topology = &scene.variant.movement.topology;
            if topology.hexes().is_some() {
                candidate.crossed.extend(between(topology, step, from, to));
                return;
            }
            let (low, high) = (from.min(to), from.max(to));
            candidate.crossed.extend((low.0 + 1..high.0).map(Sq));
        }
    }
}

/// The squares between two squares of a line.
fn between(topology: &Topology, step: VecId, from: Sq, to: Sq) -> impl Iterator<Item = Sq> + '_ {
    let next = move |it: &Sq| Some(topology.step(step, *it)).filter(|it| *it != Sq::NONE && *it != to);
    std::iter::successors(next(&from), next)
}

/// Says what castling is, if a piece can castle.
pub fn words(words: &mut Words<'_>) {
    let programs = &words.builder.variant.movement.programs[0];
    let movers = words.names(words.builder.kinds().filter(|it| !programs[it.index()].castles.is_empty()));
    if movers.is_empty() {
        return;
    }
    let leaps = words.builder.settings.flag("castleLeap", false);
    let mover = list(&movers, "or");
    let (how, across) = if leaps {
        let how = "leaps to an empty square before a partner at the end of its line, and the partner leaps to where it was. Neither may have moved.";
        (how, "")
    } else {
        let how = "goes towards a partner on its line and the partner comes to stand on its other side. Neither may have moved, and nothing may stand between them.";
        (how, ", across an attacked square")
    };
    words.say(Topic::Moving, format!("Castling: the {mover} {how}"));
    if words.builder.variant.check_rule {
        words.say(Topic::Moving, format!("The {mover} may not castle out of check{across} or into check."));
    }
    if words.builder.settings.last("castlePartner").is_some() {
        let partners = words.builder.settings.types("castlePartner");
        let partners = words.any_of(partners);
        words.say(
            Topic::Moving,
            format!("The partner of a castling may be {partners}, wherever it stands on the line."),
        );
    }
    if let Some((low, high)) = words.builder.settings.last("castleFiles").and_then(|it| it.value.split_once(',')) {
        let (low, high) = (low.trim(), high.trim());
        words.say(
            Topic::Moving,
            format!("Castling ends with the {mover} on the {low}-file or on the {high}-file, wherever it began."),
        );
    }
}
