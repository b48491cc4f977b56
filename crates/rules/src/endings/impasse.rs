//! Impasse of Shogi: a side whose king has safely arrived may have the pieces counted.

use crate::hook_order::JudgeStage;
use crate::prelude::*;
use engine::hooks::{Case, Judge};

/// The end of the game by a declaration.
pub const RULE: Rule = Rule {
    name: "impasse",
    keys: &[Key::of("impasse", "off, 27 or 24").claimed_as("impasse").default("off").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Pieces besides the king that must stand in the zone.
const LEAST_PIECES: usize = 10;

/// By side: 27, 24 or 0 for off.
#[derive(Debug)]
struct Declarations([u8; 2]);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let form = builder.settings.word_by_side("impasse", &[("off", 0), ("27", 27), ("24", 24)], 0);
    if form == [0, 0] { None } else { Some(Box::new(Declarations(form))) }
}

impl ActiveRule for Declarations {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let big = big(builder);
        let points = |kind: TypeId| value(big, builder.variant.royals.types, kind);
        let totals = Player::both(|side| {
            let of = |it: &Edit| match it {
                Edit::Put(_, piece) if piece.is(side) => points(piece.kind()),
                Edit::Hand(owner, kind, n) if *owner == side => points(*kind) * u32::from(n.unsigned_abs()),
                _ => 0,
            };
            builder.variant.start.setup.edits.iter().map(of).sum::<u32>()
        });
        let handicap = [totals[1].saturating_sub(totals[0]), totals[0].saturating_sub(totals[1])];
        hooks.judge(JudgeStage::Material, Impasse { form: self.0, area: builder.promo_zone, big, handicap });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let ranks = words.builder.promo_zone;
        for (side, form) in each_side(self.0).into_iter().filter(|it| it.1 > 0) {
            let (count, form) = (LEAST_PIECES, Arg::from(form));
            words.tell(
                Topic::End,
                match side {
                    None => msg!("impasse", count = count, ranks = ranks, form = form),
                    Some(side) => msg!("impasse-side", side = side, count = count, ranks = ranks, form = form),
                },
            );
        }
    }
}

/// The types that count five points.
fn big(builder: &Builder<'_>) -> TypeSet {
    let mut res = TypeSet::EMPTY;
    let is_big = |it: &TypeId| {
        let name = builder.variant.pieces.types[it.index()].name.to_lowercase();
        name == "rook" || name == "bishop"
    };
    for it in builder.kinds().filter(is_big) {
        res.insert(it);
        if let Some(promoted) = builder.promoted(it) {
            res.insert(promoted);
        }
    }
    res
}

fn value(big: TypeSet, royal: TypeSet, kind: TypeId) -> u32 {
    match kind {
        it if royal.has(it) => 0,
        it if big.has(it) => 5,
        _ => 1,
    }
}

/// Counts points for a declaration.
#[derive(Debug)]
struct Impasse {
    /// By side: 27, 24 or 0 for off.
    form: [u8; 2],
    area: u16,
    /// Types that count five points.
    big: TypeSet,
    /// Points for pieces that a side lacks from the start, compared with the other.
    handicap: [u32; 2],
}

impl Impasse {
    /// The pieces of a side in the zone.
    fn inside<'a>(
        &self,
        variant: &'a Variant,
        position: &'a Position,
        side: Player,
    ) -> impl Iterator<Item = Occupant> + 'a {
        let area = self.area;
        position.pieces(side).filter(move |it| variant.depth(side, *it) <= area).map(|it| position.at(it))
    }
}

impl Judge for Impasse {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let (variant, position) = (case.variant, case.position);
        let side = position.turn();
        let inside = || self.inside(variant, position, side);
        let is_king = |it: &Occupant| variant.royals.types.has(it.kind());
        if case.in_check
            || !inside().any(|it| is_king(&it))
            || inside().filter(|it| !is_king(it)).count() < LEAST_PIECES
        {
            return None;
        }
        let worth = |kind| value(self.big, variant.royals.types, kind);
        let board: u32 = inside().map(|it| worth(it.kind())).sum();
        let hand: u32 = position.hand_of(side).map(|(kind, n)| worth(kind) * u32::from(n)).sum();
        let points = board + hand + self.handicap[side];
        let needed = if side == variant.start.setup.turn { 28 } else { 27 };
        let winner = match self.form[side] {
            27 if points >= needed => Some(side),
            24 if points >= 31 => Some(side),
            24 if points >= 24 => None,
            _ => return None,
        };
        let why = msg!("result-impasse", side = side, points = points);
        Some(Verdict::new(winner, "impasse", why).at(position.royals(side)))
    }

    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        self.form[side] > 0 && position.pieces(side).count() > LEAST_PIECES
    }
}
