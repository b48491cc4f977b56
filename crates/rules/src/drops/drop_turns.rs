//! Whose turn it is in a set-up phase, and what the other side sees of it.

use crate::prelude::*;
use crate::prose::sides;
use crate::support::shared::{DropZones, DueDrops, MovesMade, TileSquares};
use engine::hooks::{Capabilities, Cover};
use engine::mechanics::sight::Sight;
use engine::moves::patch::FactId;

/// How the sides take turns while they set up.
pub const RULE: Rule = Rule {
    name: "drop turns",
    keys: &[Key::of("dropTurns", "alternate, whole or sealed").default("alternate")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// A side places everything before the other goes on.
#[derive(Debug)]
struct WholeTurns {
    /// Whether neither side sees the other's pieces before both are done.
    sealed: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("alternate", None), ("whole", Some(false)), ("sealed", Some(true))];
    let sealed = builder.settings.word("dropTurns", &words, None, None)?;
    Some(Box::new(WholeTurns { sealed }))
}

impl ActiveRule for WholeTurns {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let types = due(builder);
        if self.sealed {
            let squares = exclusive_squares(builder, types);
            hooks.cover(HiddenSetup { waiting: types, squares });
        }
        if types.iter().any(|it| !it.is_empty()) {
            let made = builder.shared::<MovesMade>().map(|it| it.0);
            hooks.pass(PassStage::Note, Whole { types, made });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let due = due(&words.builder);
        if due.iter().all(TypeSet::is_empty) {
            return;
        }
        for (side, _) in sides(due.map(|it| !it.is_empty())).into_iter().filter(|it| it.1) {
            words.tell(Topic::Drops, msg!("drop-turns-side", side = side));
        }
        if self.sealed {
            words.tell(Topic::Drops, msg!("drop-turns-sealed"));
        }
    }
}

/// By side: what it must drop before it may move.
fn due(builder: &Builder<'_>) -> [TypeSet; 2] {
    builder.shared().copied().unwrap_or(DueDrops::default()).0
}

/// By side: the squares on which only this side places pieces that it must drop.
fn exclusive_squares(builder: &Builder<'_>, due: [TypeSet; 2]) -> [Box<[bool]>; 2] {
    let reached = Player::both(|side| {
        let mut res = vec![false; builder.variant.movement.topology.len()];
        for kind in due[side].iter().filter(|it| it.index() <= builder.n_types) {
            let area = builder.shared::<DropZones>().and_then(|it| it.0.of(side, kind));
            for sq in builder.variant.movement.topology.squares() {
                res[sq.index()] |= area.is_none_or(|it| it.has(side, sq));
            }
            let tiles = builder.shared::<TileSquares>().map_or(&[][..], |it| it.of(side, kind));
            tiles.iter().for_each(|it| res[it.index()] = true);
        }
        res
    });
    Player::both(|side| {
        let (own, other) = (&reached[side], &reached[side.other()]);
        own.iter().zip(other).map(|it| *it.0 && !it.1).collect()
    })
}

/// Keeps the turn until a side has placed everything.
#[derive(Debug)]
struct Whole {
    /// By side: what it must place.
    types: [TypeSet; 2],
    /// How many moves of a turn were made, where turns have several.
    made: Option<FactId>,
}

/// More moves than any turn has.
const ALL_MOVES: i32 = i32::MAX;

impl Pass for Whole {
    fn mask(&self, _variant: &Variant, side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::DROP.when(!self.types[side].is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Drop
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let side = candidate.side();
        let mut in_hand = scene.position.hand_of(side).filter(|it| self.types[side].has(it.0));
        let goes_on = in_hand.any(|it| candidate.hand(scene.position, side, it.0) > 0);
        // To place everything is a turn, however many moves turns have afterwards.
        let ends = self.made.filter(|_| self.types[side].has(candidate.kind())).map(|it| Edit::Fact(it, ALL_MOVES));
        candidate.fork(|it| {
            it.extra.extend(if goes_on { Some(Edit::Again) } else { ends });
            next(it)
        })
    }
}

/// Hides from a side where the other one alone places pieces, as long as either has some to place.
#[derive(Clone, Debug)]
struct HiddenSetup {
    /// By side: the types that it has to place.
    waiting: [TypeSet; 2],
    /// By side: the squares on which only this side places pieces.
    squares: [Box<[bool]>; 2],
}

impl Cover for HiddenSetup {
    fn cover(&self, scene: Scene<'_>, side: Player, sight: &mut Sight) -> bool {
        let waits = |it: Player| scene.position.hand_of(it).any(|held| self.waiting[it].has(held.0));
        let covers = Player::BOTH.into_iter().any(waits);
        if covers {
            let squares = self.squares[side.other()].iter().enumerate();
            squares.filter(|it| *it.1).for_each(|it| sight.cover(Sq(it.0 as u16)));
        }
        covers
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::SHARED
    }
}
