//! Drops from the hand: where, with which side up, and what they may not do.

mod ban;
mod exchange;
mod limits;
mod refusal;
mod room;
#[cfg(feature = "words")]
mod words;

use crate::builder::area::Area;
use crate::builder::areas::{Areas, Entries};
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::shared::{CapturesChangeSides, DropZones, Immobility, MayDrop};
use ban::DropBans;
use engine::hooks::Source;
use engine::hooks::{Capabilities, EachDrop};
use engine::legal::check::is_in_check;
use exchange::Exchange;
use limits::{DropLimits, Files, LimitEntries};

/// Pieces of the hand are dropped.
pub const RULE: Rule = Rule {
    name: "drops",
    keys: &[
        Key::of("drops", "flag").default("1 if holdingsType is below 0, else 0").per_side(),
        Key::of("dropZone", "type:area").default("all").per_side().adds_up(),
        Key::of("nifu", "type:count").per_side().adds_up(),
        Key::of("dropOpposite", "types").per_side().adds_up(),
        Key::of("dropNear", "any, friend, foe, notFriend, notFoe, ground or slide, perhaps type:word")
            .default("any")
            .per_side()
            .adds_up(),
        Key::of("dropNearZone", "XBetza").default("the squares around it"),
        Key::of("dropSide", "base, either or promoted, perhaps type:word").default("base").per_side().adds_up(),
        Key::of("dropInCheck", "flag").default("1").per_side(),
        Key::of("dropVirgin", "type:area").per_side().adds_up(),
        Key::of("dropChecks", "flag, perhaps type:flag").default("1").per_side().adds_up(),
        Key::of("exchange", "types from high to low, as Q>R>B=N>P").per_side(),
        Key::of("dropMate", "legal, illegal or loses, perhaps type:word").default("legal").per_side().adds_up(),
    ],
    asked: Asked::WithKeysThatBring(Brings::HANDS),
    read,
    codes: &[
        "drop-off",
        "drop-empty",
        "drop-in-check",
        "drop-off-board",
        "drop-occupied",
        "drop-zone",
        "drop-no-move",
        "drop-side",
        "drop-promoted",
        "drop-nifu",
        "drop-shade",
        "drop-near",
        "drop-check",
        "drop-mate",
        "exchange-empty",
        "exchange-nothing",
        "exchange-value",
    ],
};

/// With which side up a type is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Up {
    Base,
    Either,
    Promoted,
}

/// What the keys say.
#[derive(Debug)]
struct Dropping {
    /// By side: whether it drops, and whether it may when in check.
    drops: [bool; 2],
    in_check: [bool; 2],
    zones: Areas,
    /// Where dropped pieces count as virgin.
    virgin: Areas,
    up: Entries<Up>,
    limits: LimitEntries,
    bans: DropBans,
    exchange: [Option<Exchange>; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let CapturesChangeSides(usual) = builder.shared().copied().unwrap_or_default();
    let drops = builder.settings.by_side("drops", None, |it, key, or| it.last(key).map(|_| it.flag(key, false)).or(or));
    let drops = Player::both(|side| drops[side].unwrap_or(usual[side]));
    builder.share(MayDrop(drops));
    let in_check = builder.settings.flag_by_side("dropInCheck", true);
    let zones = builder.settings.entries("dropZone");
    let zones = builder.areas(zones);
    builder.share(DropZones(zones.clone()));
    let virgin = builder.settings.entries("dropVirgin");
    let virgin = builder.areas(virgin);
    let words = [("base", Up::Base), ("either", Up::Either), ("promoted", Up::Promoted)];
    let up = builder.settings.word_entries("dropSide", &words);
    let limits = LimitEntries::read(builder);
    let bans = DropBans::read(builder);
    let exchange = Exchange::read(builder);
    Some(Box::new(Dropping { drops, in_check, zones, virgin, up, limits, bans, exchange }))
}

impl ActiveRule for Dropping {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.features |= Features::HANDS.when(self.drops.contains(&true));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        self.bans.install(builder, hooks);
        if self.drops.contains(&true) {
            hooks.source(self.drops(builder));
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        self.say(words);
    }
}

impl Dropping {
    fn drops(self, builder: &mut Builder<'_>) -> Drops {
        let limits = self.limits.by_type(builder);
        let builder = &*builder;
        let n_types = builder.n_types;
        let everywhere = Area::all(&builder.variant.movement.topology);
        let dead = Player::both(|side| {
            let immobility = builder.shared::<Immobility>();
            let cannot_stay = |kind| immobility.is_some_and(|it| it.bars_drops(side, kind));
            let squares = |kind| cannot_stay(kind).then(|| builder.variant.movement.dead_squares(side, kind));
            std::iter::once(None).chain(builder.kinds().map(squares)).collect::<Vec<_>>()
        });
        let squares = Player::both(|side| {
            let open = |kind: TypeId| {
                let area = self.zones.of(side, kind).unwrap_or(&everywhere);
                open_squares(builder, side, kind, area, dead[side][kind.index()].as_deref())
            };
            (0..=n_types).map(|it| open(TypeId(it as u8))).collect()
        });
        Drops {
            squares,
            up: Player::both(|side| self.up.by_type(side, n_types, Up::Base)),
            virgin: Player::both(|side| (0..=n_types).map(|it| self.virgin.squares(side, TypeId(it as u8))).collect()),
            dead,
            limits,
            drops: self.drops,
            in_check: self.in_check,
            exchange: self.exchange,
        }
    }
}

/// The squares of an area on which a piece may be dropped, as far as they tell.
fn open_squares(builder: &Builder<'_>, side: Player, kind: TypeId, area: &Area, dead: Option<&[bool]>) -> Box<[bool]> {
    let movement = &builder.variant.movement;
    let open = (0..movement.topology.len() as u16).map(Sq).map(|sq| {
        area.has(side, sq)
            && !movement.topology.is_hole(sq)
            && !movement.is_barred(side, kind, sq)
            && !dead.is_some_and(|it| it[sq.index()])
    });
    open.collect::<Vec<_>>().into()
}

/// Makes drops.
#[derive(Debug)]
struct Drops {
    /// By side and type: where it may be dropped.
    squares: [Vec<Box<[bool]>>; 2],
    /// By side and type.
    up: [Vec<Up>; 2],
    /// By side and type: where it counts as virgin.
    virgin: [Vec<Option<Box<[bool]>>>; 2],
    /// By side and type: squares from which it could never move, where that closes them.
    dead: [Vec<Option<Box<[bool]>>>; 2],
    limits: DropLimits,
    /// By side: whether it drops, and whether it may when in check.
    drops: [bool; 2],
    in_check: [bool; 2],
    exchange: [Option<Exchange>; 2],
}

/// What is dropped on a square.
#[derive(Clone, Copy, Debug)]
struct Placing {
    kind: TypeId,
    sq: Sq,
    /// The captive that is given for it; `None` if it comes from the hand.
    given: Option<TypeId>,
}

impl Source for Drops {
    fn why(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        self.refusal(scene, path).or_else(|| {
            let exchange = self.exchange[scene.position.turn()].as_ref()?;
            exchange::refusal(self, exchange, scene, path)
        })
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        TypeSet::EMPTY
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::UNAFFECTED_DROPS | Capabilities::FALLING_DROPS
    }

    fn stops_at(&self, scene: Scene<'_>, kind: TypeId, sq: Sq) -> Option<Sq> {
        self.limits.falls_to(scene, kind, sq)
    }

    fn unaffected_drops(&self, scene: Scene<'_>, each: EachDrop<'_>) -> Option<Flow> {
        let (variant, position) = (scene.variant, scene.position);
        let side = position.turn();
        let as_it_is = |kind: TypeId| {
            let base = self.up[side][kind.index()] == Up::Base || variant.promoted(kind).is_none();
            base && self.virgin[side][kind.index()].is_none()
        };
        if !self.drops[side] {
            return Some(Flow::Continue(()));
        }
        let asks = self.exchange[side].is_some() || !self.in_check[side];
        if asks || !position.hand_of(side).all(|it| as_it_is(it.0)) {
            return None;
        }
        let asks_room = self.asks_room(scene, side);
        Some(position.hand_of(side).try_for_each(|(kind, _)| {
            let squares = &self.squares[side][kind.index()];
            let full = self.limits.full_files(scene, side, kind);
            if full == Files::default() && !asks_room && !self.limits.asks_squares(side, kind) {
                return scene.each_drop(kind, squares, each);
            }
            let file = |sq| variant.movement.topology.lettered(sq);
            scene.each_drop(kind, squares, &mut |kind, sq| {
                let allowed = !full.has(file(sq)) && self.limits.allows_beside(scene, side, kind, sq);
                let allowed = allowed && (!asks_room || self.leaves_room(scene, side, kind, sq));
                if allowed { each(kind, sq) } else { Flow::Continue(()) }
            })
        }))
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if from.is_some() {
            return Flow::Continue(());
        }
        let (variant, position) = (scene.variant, scene.position);
        let side = position.turn();
        if !self.drops[side] {
            return Flow::Continue(());
        }
        // A drop takes nothing, so who looks for answers that take need not ask.
        if !self.in_check[side] && candidate.depth == 0 && is_in_check(variant, position, side) {
            return Flow::Continue(());
        }
        for kind in (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)) {
            if position.hand(side, kind) == 0 {
                continue;
            }
            for sq in variant.movement.topology.squares().filter(|it| self.is_open(scene, side, kind, *it)) {
                self.drop(scene, Placing { kind, sq, given: None }, candidate, next)?;
            }
        }
        match &self.exchange[side] {
            Some(it) => it.candidates(self, scene, candidate, next),
            None => Flow::Continue(()),
        }
    }
}

impl Drops {
    /// Whether the board allows a drop of the type on a square.
    fn is_open(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.squares[side][kind.index()][sq.index()]
            && scene.position.at(sq).is_empty()
            && self.limits.allow(scene, side, kind, sq)
            && self.leaves_room(scene, side, kind, sq)
    }

    /// A drop by the side to move, once for each side that may be up.
    fn drop(&self, scene: Scene<'_>, placing: Placing, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Placing { kind, sq, given } = placing;
        let side = scene.position.turn();
        let promoted = scene.variant.promoted(kind);
        let forms = match (self.up[side][kind.index()], promoted) {
            (Up::Base, _) | (_, None) => [Some(kind), None],
            (Up::Promoted, Some(it)) => [Some(it), None],
            (Up::Either, Some(it)) => [Some(kind), Some(it)],
        };
        let choice = forms[1].is_some();
        let virgin = self.virgin[side][kind.index()].as_ref().is_some_and(|it| it[sq.index()]);
        for form in forms.into_iter().flatten() {
            let piece = Occupant::new(side, form);
            candidate.begin(Turn::Drop, sq, sq, piece);
            if form != kind {
                candidate.after = scene.variant.based(piece, kind);
            }
            if virgin {
                candidate.after = candidate.after.virgin();
            }
            if let Some(given) = given {
                let other = side.other();
                let released =
                    [Edit::Prison(side, given, -1), Edit::Hand(other, given, 1), Edit::Prison(other, kind, -1)];
                candidate.extra.extend(released);
                candidate.steps.extend_from_slice(&[Step::Prison(given), Step::Prison(kind)]);
            } else {
                candidate.extra.push(Edit::Hand(side, kind, -1));
                candidate.steps.push(Step::Hand(kind));
            }
            candidate.steps.push(Step::Square(sq));
            if choice {
                candidate.steps.push(Step::Become(form));
            }
            next(candidate)?;
        }
        Flow::Continue(())
    }
}
