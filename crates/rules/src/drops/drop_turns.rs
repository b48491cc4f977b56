//! Whose turn it is in a set-up phase, and what the other side sees of it. What must be placed is another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::hidden_setup::HiddenSetup;
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::Edit;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("dropTurns", "alternate, whole or sealed").default("alternate").doc("How the sides take turns while they have pieces of mustDrop in hand. whole: a side places all of them before the other goes on; sealed: also, the board covers the squares on which only the other side places pieces until both are done. The record and the position text tell everything.")];

/// How the sides take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnOrder {
    Alternate,
    Whole,
    Sealed,
}

fn read(builder: &mut Builder<'_>) -> TurnOrder {
    let words = [("alternate", TurnOrder::Alternate), ("whole", TurnOrder::Whole), ("sealed", TurnOrder::Sealed)];
    builder.settings.word("dropTurns", &words, TurnOrder::Alternate, None)
}

/// Covers what is sealed.
pub fn tables(builder: &mut Builder<'_>) {
    if read(builder) != TurnOrder::Sealed {
        return;
    }
    let waiting = builder.settings.types_by_side("mustDrop");
    let entries = builder.settings.entries("dropZone");
    let areas = builder.areas(entries);
    let reached = Player::both(|side| {
        let mut res = vec![false; builder.variant.movement.topology.len()].into_boxed_slice();
        for kind in waiting[side.index()].iter().filter(|it| it.index() <= builder.n_types) {
            let area = areas.of(side, kind);
            for sq in builder.variant.movement.topology.squares() {
                res[sq.index()] |= area.is_none_or(|it| it.has(side, sq));
            }
            builder.tiles.iter().flat_map(|it| it.squares(side, kind)).for_each(|it: Sq| res[it.index()] = true);
        }
        res
    });
    let only = |side: Player| -> Box<[bool]> {
        let (own, other) = (&reached[side.index()], &reached[side.other().index()]);
        own.iter().zip(other).map(|it| *it.0 && !it.1).collect::<Vec<_>>().into()
    };
    builder.variant.hidden_setup = Some(HiddenSetup { waiting, squares: Player::both(only) });
}

/// Keeps the turn until a side has placed everything.
#[derive(Debug)]
struct Whole {
    /// By side: what it must place.
    types: [TypeSet; 2],
}

/// Is asked if the sides do not alternate.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let types = builder.settings.types_by_side("mustDrop");
    let whole = read(builder) != TurnOrder::Alternate && types.iter().any(|it| !it.is_empty());
    whole.then(|| Box::new(Whole { types }) as Box<dyn Pass>)
}

impl Pass for Whole {
    fn mask(&self, _rules: &Variant, side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::DROP.when(!self.types[side.index()].is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Drop
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let side = candidate.side();
        let mut in_hand = scene.position.hand_of(side).filter(|it| self.types[side.index()].has(it.0));
        let goes_on = in_hand.any(|it| candidate.hand(scene.position, side, it.0) > 0);
        if !goes_on {
            return next(candidate);
        }
        candidate.extra.push(Edit::Again);
        let flow = next(candidate);
        candidate.extra.pop();
        flow
    }
}

/// What the key says.
pub fn words(words: &mut Words<'_>) {
    let turns = read(&mut words.builder);
    if turns == TurnOrder::Alternate || words.builder.settings.types_or_all("mustDrop").is_empty() {
        return;
    }
    words.say(Topic::Drops, "A side places everything that it must drop before the other side goes on.");
    if turns == TurnOrder::Sealed {
        words.say(Topic::Drops, "Neither side sees what the other has placed until both are done.");
    }
}
