//! Pieces that lie face down: of a type that tells nothing, until their first move or a turn in place turns them up.

use definition::Place;

use crate::builder::type_groups::TypeGroup;
use crate::prelude::*;
use crate::rule::Brings;
use engine::hooks::Source;
use engine::mechanics::face_down::FaceDown;

/// Pieces that lie face down. Comes after the shuffle, which says what they are.
pub const RULE: Rule = Rule {
    name: "face down",
    keys: &[
        Key::of("faceDown", "types:type").brings(Brings::CHANGES).adds_up(),
        Key::of("turnUp", "none, own or any").default("none"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Whose pieces a side may turn up in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnUp {
    None,
    Own,
    Any,
}

/// What the keys say.
#[derive(Debug)]
struct FaceDownRule {
    /// By type: as what its pieces lie face down, `TypeId::NONE` if they do not.
    faces: Box<[TypeId]>,
    turn_up: TurnUp,
    /// Where the pieces are named.
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.groups("faceDown");
    let words = [("none", TurnUp::None), ("own", TurnUp::Own), ("any", TurnUp::Any)];
    let turn_up = builder.settings.word("turnUp", &words, TurnUp::None, None);
    let mut faces = vec![TypeId::NONE; builder.n_types + 1].into_boxed_slice();
    for group in &groups {
        if let Some(face) = face(builder, group) {
            group.types.iter().filter(|it| *it != face).for_each(|it| faces[it.index()] = face);
        }
    }
    // What is shown is not itself hidden, and the loss of a royal is.
    let shown: TypeSet = faces.iter().copied().collect();
    let royal = builder.variant.royals.types;
    let place = groups.first()?.place.clone();
    for kind in builder.kinds() {
        let is_hidden = faces[kind.index()] != TypeId::NONE;
        if is_hidden && royal.has(kind) {
            let message = msg!("def-face-down-royal");
            builder.settings.report(Severity::Warning, "def.faceDown", message, None, place.clone());
        }
        if is_hidden && (royal.has(kind) || shown.has(kind)) {
            faces[kind.index()] = TypeId::NONE;
        }
    }
    let any = faces.iter().any(|it| *it != TypeId::NONE);
    any.then(|| Box::new(FaceDownRule { faces, turn_up, place }) as Box<dyn ActiveRule>)
}

/// The type behind the colon of an entry.
fn face(builder: &mut Builder<'_>, group: &TypeGroup) -> Option<TypeId> {
    let id = group.field(0);
    let found = builder.definition().type_of(id).map(|it| TypeId(it as u8));
    match found {
        None => builder.settings.unknown_id(id, "ignored", group.place.clone()),
        Some(it) if builder.variant.royals.types.has(it) => {
            let message = msg!("def-face-down-as-royal");
            builder.settings.report(Severity::Error, "def.faceDown", message, None, group.place.clone());
            return None;
        }
        Some(_) => {}
    }
    found
}

impl FaceDownRule {
    /// The types that are face down.
    fn shown(&self) -> TypeSet {
        self.faces.iter().copied().filter(|it| *it != TypeId::NONE).collect()
    }
}

impl ActiveRule for FaceDownRule {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let types = self.shown();
        let mut usual = self.faces.clone();
        for (kind, face) in self.faces.iter().enumerate().rev().filter(|it| *it.1 != TypeId::NONE) {
            usual[face.index()] = TypeId(kind as u8);
        }
        let ownerless = self.turn_up == TurnUp::Any;
        builder.variant.features |= Features::ASKS_BASE;
        builder.variant.pieces.face_down = Some(FaceDown { types, usual, ownerless });
        let variant = &mut builder.variant;
        let n_squares = variant.movement.topology.len();
        let array =
            variant.start.shuffle.as_ref().map_or_else(|| variant.start.setup.board(n_squares), |it| it.array.clone());
        if !builder.given {
            for edit in &mut variant.start.setup.edits {
                let Edit::Put(sq, piece) = edit else { continue };
                let face = self.faces[array[sq.index()].kind().index()];
                if piece.is_piece() && face != TypeId::NONE {
                    *piece = piece.with_base(piece.kind()).with_kind(face);
                }
            }
            variant.start.home = variant.start.setup.board(n_squares);
        }
        if let Some(it) = &mut variant.start.shuffle {
            it.faces = self.faces.clone();
        }
        let moves = |kind: TypeId| {
            let programs = builder.variant.movement.programs.iter().map(|it| &it[kind.index()]);
            programs.into_iter().any(|it| !it.rays.is_empty() || !it.walked.is_empty())
        };
        if ownerless && types.iter().any(moves) {
            let message = msg!("def-face-down-moves");
            let hint = Some(msg!("def-face-down-moves-hint"));
            builder.settings.report(Severity::Warning, "def.faceDown", message, hint, self.place.clone());
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let types = self.shown();
        hooks.pass(PassStage::Faces, FirstMove(types));
        if builder.variant.has(Features::HANDS) || builder.variant.has(Features::PRISONS) {
            hooks.pass(PassStage::Faces, Captured);
        }
        if self.turn_up != TurnUp::None {
            hooks.source(InPlace { types, any: self.turn_up == TurnUp::Any });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let begins = |face: TypeId| {
            let hidden: TypeSet = words.builder.kinds().filter(|it| self.faces[it.index()] == face).collect();
            msg!("face-down", hidden = words.any(hidden), shown = words.named(face))
        };
        let sentences = self.shown().iter().map(begins).collect();
        let columns = &[Column::of("hidden", "column-piece"), Column::of("shown", "column-shown")];
        words.tell_each(Topic::Start, sentences, msg!("face-down-table"), columns);
        words.tell(Topic::Start, msg!("face-down-unknown"));
        match self.turn_up {
            TurnUp::None => {}
            TurnUp::Own => words.tell(Topic::Moving, msg!("face-down-turn-up-own")),
            TurnUp::Any => {
                words.tell(Topic::Moving, msg!("face-down-turn-up"));
                words.tell(Topic::Moving, msg!("face-down-first"));
            }
        }
    }
}

/// Turns up pieces that move.
#[derive(Debug)]
struct FirstMove(TypeSet);

impl Pass for FirstMove {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::LEAVE.when(self.0.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn != Turn::Drop && self.0.has(candidate.after.kind())
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let before = (candidate.after, candidate.settled);
        if let Some(it) = scene.variant.turned_up(candidate.after) {
            (candidate.after, candidate.settled) = (it, true);
        }
        let flow = next(candidate);
        (candidate.after, candidate.settled) = before;
        flow
    }
}

/// Turns up captured pieces before they enter a hand or a prison.
#[derive(Debug)]
struct Captured;

impl Pass for Captured {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let before = candidate.victims.clone();
        for it in candidate.victims.iter_mut().filter(|it| !it.unloaded) {
            it.piece = scene.variant.turned_up(it.piece).unwrap_or(it.piece);
        }
        let flow = next(candidate);
        candidate.victims = before;
        flow
    }
}

/// Makes the moves that turn up pieces in place.
#[derive(Debug)]
struct InPlace {
    types: TypeSet,
    /// Those of both sides.
    any: bool,
}

impl InPlace {
    fn turn_up(&self, scene: Scene<'_>, sq: Sq, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (piece, side) = (scene.position.at(sq), scene.position.turn());
        let Some(after) = scene.variant.turned_up(piece) else { return Flow::Continue(()) };
        candidate.begin(Turn::TurnUp, sq, sq, piece.with_side(side));
        (candidate.after, candidate.settled) = (after, true);
        candidate.steps.extend([Step::Square(sq), Step::Square(sq)]);
        if self.any && !after.is(side) && is_first(scene.position, self.types) {
            candidate.extra.push(Edit::Again);
        }
        next(candidate)
    }
}

/// Whether all pieces lie face down.
fn is_first(position: &Position, types: TypeSet) -> bool {
    let is_down = |it: Occupant| types.has(it.kind());
    Player::BOTH.into_iter().all(|side| position.pieces(side).all(|it| is_down(position.at(it))))
}

impl Source for InPlace {
    fn starters(&self, _variant: &Variant) -> TypeSet {
        if self.any { TypeSet::EMPTY } else { self.types }
    }

    fn takes(&self) -> bool {
        false
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let turns_up = |side: &Player| scene.variant.has(Features::ENFORCED) || *side == scene.position.turn();
        match from {
            Some(sq) if !self.any => self.turn_up(scene, sq, candidate, next),
            // Pieces of the other side do not begin moves of this one. In free play each side turns up its own.
            None if self.any => Player::BOTH.into_iter().filter(turns_up).try_for_each(|side| {
                scene.position.pieces(side).try_for_each(|sq| self.turn_up(scene, sq, candidate, next))
            }),
            _ => Flow::Continue(()),
        }
    }
}
