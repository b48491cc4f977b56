//! What becomes of pieces where they arrive, whichever keys say so; and which types a side may ever have.

use engine::ids::{Player, Sq, TypeId, TypeSet};
use rules::promotion::morph::MorphCell;
use rules::support::goals::Goal;
use rules::support::promotion_set::{Choice, PromotionSource};
use rules::support::shared::CapturesChangeSides;

use crate::write::section_writer::SectionWriter;

/// Whether a piece that may promote may stay what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stays {
    #[default]
    Never,
    /// Not on the last rank.
    NotLast,
    Always,
}

/// What becomes of a piece of a type on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arrival {
    /// Nothing.
    Plain,
    /// It becomes one of these types, or perhaps nothing.
    Choose { types: Vec<TypeId>, stays: Stays },
    /// It may take its promoted form, or must. `leaves`: by moves that begin here as well.
    Form { must: bool, leaves: bool },
    /// It becomes what it was before it was promoted.
    Demoted,
    /// It wins.
    Goal(Goal),
    /// Something that no section says.
    Other,
}

/// Asks what becomes of pieces.
pub(crate) struct Arrivals {
    /// Whether moves that begin in the zone promote too.
    leave: bool,
    must: TypeSet,
}

impl Arrivals {
    /// Those of a definition.
    pub(crate) fn of(writer: &mut SectionWriter<'_>) -> Self {
        let CapturesChangeSides(changes) = writer.builder.shared().copied().unwrap_or_default();
        let leave = writer.builder.settings.flag("promoLeave", false) || changes == [true; 2];
        Self { leave, must: writer.builder.settings.types("mustPromote") }
    }

    /// What becomes of a piece.
    pub(crate) fn at(&self, writer: &SectionWriter<'_>, side: Player, kind: TypeId, sq: Sq) -> Arrival {
        let cell = writer.cells[kind.index()][side].as_ref().map_or(MorphCell::Plain, |it| it[sq.index()]);
        let form = writer.builder.promoted(kind);
        let base = |other| writer.builder.promoted(other) == Some(kind);
        match cell {
            MorphCell::Plain => self.in_zone(writer, side, kind, sq),
            MorphCell::NoLand | MorphCell::NoEnter => Arrival::Plain,
            MorphCell::May => Arrival::Form { must: false, leaves: false },
            MorphCell::Must => Arrival::Form { must: true, leaves: false },
            MorphCell::Become(other) if other == kind => Arrival::Plain,
            MorphCell::Become(other) if form == Some(other) => Arrival::Form { must: true, leaves: false },
            MorphCell::Become(other) if base(other) => Arrival::Demoted,
            MorphCell::Become(other) => Arrival::Choose { types: vec![other], stays: Stays::Never },
            MorphCell::Choose(set) => {
                let choices = writer.sets.0.get(usize::from(set)).map_or(&[][..], |it| it.choices());
                choice(writer, kind, choices)
            }
            MorphCell::Goal(it) => Arrival::Goal(it),
        }
    }

    /// Promotion by the zone.
    fn in_zone(&self, writer: &SectionWriter<'_>, side: Player, kind: TypeId, sq: Sq) -> Arrival {
        let promotion = writer.builder.variant.pieces.promotion;
        let (depth, zone) = (writer.builder.variant.depth(side, sq), writer.builder.promo_zone);
        if kind.0 > promotion.most {
            return Arrival::Plain;
        }
        if promotion.offset == 0 {
            let all = writer.sets.0.first().map_or(&[][..], |it| it.choices());
            if !all.iter().any(|it| it.depth.unwrap_or(zone) >= depth) {
                return Arrival::Plain;
            }
            return choice(writer, kind, all);
        }
        if writer.builder.promoted(kind).is_none() {
            return Arrival::Plain;
        }
        let is_last = kind.0 == 1 && depth == 1 && zone > 0;
        if is_last || depth <= zone {
            Arrival::Form { must: is_last || self.must.has(kind), leaves: self.leave }
        } else {
            Arrival::Plain
        }
    }
}

/// What a set of choices says for a type.
fn choice(writer: &SectionWriter<'_>, kind: TypeId, choices: &[Choice]) -> Arrival {
    let types = &writer.variant.pieces.types;
    let own = |it: &&Choice| types[it.kind.index()].id == types[kind.index()].id;
    let is_simple = |it: &Choice| it.depth.is_none() && it.from == PromotionSource::Free;
    let stays = match choices.iter().find(own) {
        None => Stays::Never,
        Some(it) if it.not_last => Stays::NotLast,
        Some(_) => Stays::Always,
    };
    let others: Vec<&Choice> = choices.iter().filter(|it| !own(it)).collect();
    let fits = choices.iter().all(is_simple) && others.iter().all(|it| !it.not_last) && !others.is_empty();
    if !fits {
        return Arrival::Other;
    }
    let mut types: Vec<TypeId> = others.iter().map(|it| it.kind).collect();
    types.sort();
    types.dedup();
    Arrival::Choose { types, stays }
}

/// By side: the types that it may ever have on the board or in hand.
pub(crate) fn present(writer: &mut SectionWriter<'_>) -> [TypeSet; 2] {
    let arrivals = Arrivals::of(writer);
    let mut res = Player::both(|side| {
        let on_board: TypeSet = writer.at_start().filter(|it| it.1.is(side)).map(|it| it.1.kind()).collect();
        on_board.or(writer.held(side))
    });
    let CapturesChangeSides(changes) = writer.builder.shared().copied().unwrap_or_default();
    let turns = ["flip", "flipEnclosed", "flipPassed", "flipMover"].iter().any(|it| writer.has(it));
    let squares = writer.squares();
    loop {
        let before = res;
        for side in Player::BOTH {
            let kinds: Vec<TypeId> = res[side].iter().collect();
            for kind in kinds {
                for sq in &squares {
                    match arrivals.at(writer, side, kind, *sq) {
                        Arrival::Choose { types, .. } => types.into_iter().for_each(|it| res[side].insert(it)),
                        Arrival::Form { .. } => {
                            writer.builder.promoted(kind).into_iter().for_each(|it| res[side].insert(it));
                        }
                        Arrival::Demoted => bases(writer, kind).into_iter().for_each(|it| res[side].insert(it)),
                        _ => {}
                    }
                }
            }
            if by_capture(writer) {
                let forms: Vec<TypeId> = res[side]
                    .iter()
                    .flat_map(|it| writer.builder.promoted(it).into_iter().chain(bases(writer, it)))
                    .collect();
                forms.into_iter().for_each(|it| res[side].insert(it));
            }
            if changes[side] || turns {
                let taken = res[side.other()];
                let bases: Vec<TypeId> = taken.iter().flat_map(|it| bases(writer, it)).collect();
                res[side] = res[side].or(taken).or(bases.into_iter().collect());
            }
        }
        if res == before {
            return res;
        }
    }
}

/// Whether captures change what captures.
fn by_capture(writer: &SectionWriter<'_>) -> bool {
    writer.has("captureMatrix") && writer.builder.variant.pieces.promotion.offset > 0
}

/// What a promoted form was before.
pub(crate) fn bases(writer: &SectionWriter<'_>, kind: TypeId) -> Vec<TypeId> {
    writer.builder.kinds().filter(|it| writer.builder.promoted(*it) == Some(kind)).collect()
}
