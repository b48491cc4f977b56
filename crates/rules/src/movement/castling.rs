//! Castling: the mover walks to its partner and both change places. Where royals may pass is asked in `legal`.

use crate::prelude::*;
use engine::board::topology::{Topology, VecId};
use engine::hooks::{Capabilities, Source};
use engine::program::Castle;
use engine::variant::CastlingPartners;

/// Castling, which a piece has by its moves.
pub const RULE: Rule = Rule {
    name: "castling",
    keys: &[
        Key::of("castlePartner", "types").default("the type named rook").adds_up(),
        Key::of("castleFiles", "two files, as c,g"),
        Key::flag("castleLeap"),
    ],
    asked: Asked::Always,
    read,
    codes: &[],
};

/// What the keys say, if a piece can castle.
#[derive(Debug)]
struct CastlingWays {
    partners: CastlingPartners,
    /// Whether the definition names them.
    names_partners: bool,
    /// The files the mover goes to, left and right.
    files: Option<[i32; 2]>,
    /// Whether both leap, and the partner ends where the mover was.
    leaps: bool,
    /// The steps along which pieces castle, each once.
    steps: Vec<VecId>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let named = builder.settings.last("castlePartner").is_some();
    let anywhere = if named { builder.settings.types("castlePartner") } else { rooks(builder) };
    let files = files(builder);
    let leaps = builder.settings.flag("castleLeap", false);
    let castles = || builder.variant.movement.programs.iter().flatten().flat_map(|it| &it.castles);
    // In a shuffled array the outermost square says nothing about the piece that stands there.
    let asks_type = (leaps || files.is_some()) && !anywhere.is_empty() && castles().all(|it| !it.inner);
    let partners = CastlingPartners { anywhere, outermost: if asks_type { anywhere } else { TypeSet::ALL } };
    let mut steps: Vec<VecId> = castles().map(|it| it.step).collect();
    sort::sort(&mut steps);
    steps.dedup();
    let any = !steps.is_empty();
    any.then(|| Box::new(CastlingWays { partners, names_partners: named, files, leaps, steps }) as Box<dyn ActiveRule>)
}

/// The types named rook.
fn rooks(builder: &Builder<'_>) -> TypeSet {
    builder.types_with(&|kind| builder.variant.pieces.types[kind.index()].name.eq_ignore_ascii_case("rook"))
}

/// The two files of `castleFiles`.
fn files(builder: &mut Builder<'_>) -> Option<[i32; 2]> {
    let setting = builder.settings.last("castleFiles")?;
    let file = |it: &str| match it.trim().as_bytes() {
        [letter @ b'a'..=b'z'] => Some(i32::from(letter - b'a')),
        _ => None,
    };
    let files = setting.value.split_once(',').and_then(|(low, high)| Some([file(low)?, file(high)?]));
    if files.is_none() {
        let message = msg!("def-value-castle-files");
        let hint = Some(msg!("def-value-castle-files-hint"));
        builder.settings.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
    }
    files
}

impl ActiveRule for CastlingWays {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Self { partners, files, leaps, steps, .. } = *self;
        builder.variant.carried.repetition_key.partners = partners;
        let outermost = outermost(&builder.variant.movement.topology, &builder.variant.start.home, &steps);
        hooks.source(Castling { partners, files, leaps, outermost });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let programs = &words.builder.variant.movement.programs[0];
        let movers = words.names(words.builder.kinds().filter(|it| !programs[it.index()].castles.is_empty()));
        let mover = Arg::any(movers.into_iter().map(Arg::Piece));
        let has_checks = words.builder.variant.has(Features::CHECK);
        if self.leaps {
            words.tell(Topic::Moving, msg!("castling-leap", mover = mover.clone()));
        } else {
            words.tell(Topic::Moving, msg!("castling", mover = mover.clone()));
        }
        if has_checks {
            let leaps = self.leaps;
            words.tell(Topic::Moving, msg!("castling-check", mover = mover.clone(), leaps = leaps));
        }
        let partners = words.any(self.partners.anywhere);
        if self.partners.outermost == self.partners.anywhere {
            words.tell(Topic::Moving, msg!("castling-partners-only", partners = partners));
        } else if self.names_partners {
            words.tell(Topic::Moving, msg!("castling-partners", partners = partners));
        }
        if let Some(files) = self.files {
            let [low, high] = files.map(|it| char::from(b'a' + it as u8).to_string());
            words.tell(Topic::Moving, msg!("castling-files", mover = mover, low = low, high = high));
        }
    }
}

/// By step: for each square, the outermost home square on that line.
fn outermost(topology: &Topology, home: &[Occupant], steps: &[VecId]) -> Vec<(VecId, Box<[Sq]>)> {
    let last_on_line = |step: VecId, from: Sq| {
        let next = |it: &Sq| Some(topology.step(step, *it)).filter(|it| *it != Sq::NONE);
        let line = std::iter::successors(next(&from), next);
        line.filter(|it| !home[it.index()].is_empty()).last().unwrap_or(Sq::NONE)
    };
    let of_step = |step: VecId| (0..topology.len() as u16).map(|it| last_on_line(step, Sq(it))).collect();
    steps.iter().map(|it| (*it, of_step(*it))).collect()
}

/// Makes castlings.
#[derive(Debug)]
struct Castling {
    partners: CastlingPartners,
    /// The files the mover goes to, left and right.
    files: Option<[i32; 2]>,
    /// Whether both leap, and the partner ends where the mover was.
    leaps: bool,
    /// By step: for each square, the outermost home square on that line.
    outermost: Vec<(VecId, Box<[Sq]>)>,
}

impl Source for Castling {
    fn starters(&self, variant: &Variant) -> TypeSet {
        let movement = &variant.movement;
        let castles = |it: &TypeId| movement.programs.iter().any(|side| !side[it.index()].castles.is_empty());
        if movement.elsewhere.iter().any(|it| !it.castles.is_empty()) {
            return TypeSet::ALL;
        }
        (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).filter(castles).collect()
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::ONLY_CASTLES
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

/// The squares of a castling beside the mover's.
struct CastlingSquares {
    partner: Sq,
    /// Where the mover ends.
    to: Sq,
    /// Where the partner ends.
    put: Sq,
}

impl Castling {
    /// Its squares, if the castling is possible on this board.
    fn squares(&self, scene: Scene<'_>, from: Sq, castle: &Castle) -> Option<CastlingSquares> {
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
            return between(topology, castle.step, from, to).chain([to]).all(free).then_some(CastlingSquares {
                partner,
                to,
                put,
            });
        }
        let clear = |a: Sq, b: Sq| scene.is_clear(a, b, [from, partner]);
        (clear(from, to) && clear(partner, put)).then_some(CastlingSquares { partner, to, put })
    }

    /// The squares of a castling that leaps.
    fn leap(&self, scene: Scene<'_>, from: Sq, castle: &Castle) -> Option<CastlingSquares> {
        let (topology, position) = (&scene.variant.movement.topology, scene.position);
        let partner = self.outermost.iter().find(|it| it.0 == castle.step)?.1[from.index()];
        if partner == Sq::NONE {
            return None;
        }
        let piece = position.at(partner);
        let suits = self.partners.outermost.has(piece.kind());
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
        (!topology.is_hole(to) && position.at(to).is_empty()).then_some(CastlingSquares { partner, to, put: from })
    }

    fn suits(&self, scene: Scene<'_>, from: Sq, partner: Sq, castle: &Castle, piece: Occupant) -> bool {
        let line = self.outermost.iter().find(|it| it.0 == castle.step);
        let outermost = line.map_or(Sq::NONE, |it| it.1[from.index()]);
        if castle.inner {
            return outermost != Sq::NONE && scene.variant.movement.topology.step(castle.step, partner) == outermost;
        }
        partner == outermost && self.partners.outermost.has(piece.kind()) || self.partners.anywhere.has(piece.kind())
    }

    /// Where mover and partner end.
    fn ends(&self, topology: &Topology, from: Sq, castle: &Castle) -> Option<(Sq, Sq)> {
        let rightwards = topology.vector_of(castle.step).dx > 0;
        if let Some(files) = self.files {
            let file = files[usize::from(rightwards)];
            let first = topology.plane(from) * i32::from(topology.plane_files);
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
            return Some((topology.square(first + file, rank)?, topology.square(first + inner, rank)?));
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

    fn candidate(&self, scene: Scene<'_>, from: Sq, squares: CastlingSquares, step: VecId, candidate: &mut Candidate) {
        let CastlingSquares { partner, to, put } = squares;
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
        if scene.variant.royals.types.has(mover.kind()) {
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
