//! Dice: before each move they are thrown, and only types that they show may move.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::hooks::{Memory, Notice, Trial, Veto};
use engine::mechanics::shuffle::{SEEDS, Shuffle};
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// Dice that say which types may move.
pub const RULE: Rule = Rule {
    name: "dice",
    keys: &[
        Key::of("dice", "number").default("0"),
        Key::of("diceTypes", "types").default("all types"),
        Key::flag("diceDoubles"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["dice"],
};

/// Most dice.
const MAX_DICE: i32 = 6;

/// What the keys say.
#[derive(Debug)]
struct DiceSettings {
    n_dice: i32,
    faces: Vec<TypeId>,
    doubles: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let n_dice = builder.settings.int("dice", 0, 0, MAX_DICE);
    let given: Vec<TypeId> = builder.settings.types("diceTypes").iter().collect();
    let faces = if given.is_empty() { builder.kinds().collect() } else { given };
    let doubles = builder.settings.flag("diceDoubles", false) && n_dice > 1;
    (n_dice > 0 && !faces.is_empty()).then(|| Box::new(DiceSettings { n_dice, faces, doubles }) as Box<dyn ActiveRule>)
}

impl ActiveRule for DiceSettings {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let fact = builder.fact(FactSpec { start: 0, transient: false });
        builder.variant.carried.named_facts.push(NamedFact { name: "dice", fact, form: FactForm::Number });
        let is_given =
            builder.variant.start.setup.edits.iter().any(|it| matches!(it, Edit::Fact(id, _) if *id == fact));
        if !is_given {
            let shuffle = builder.variant.start.shuffle.take().unwrap_or_else(|| unshuffled(&builder.variant));
            let seed = shuffle.count().checked_mul(SEEDS).map(|_| fact);
            builder.variant.start.shuffle = Some(Shuffle { seed, ..shuffle });
        }
        let dice = Dice { n_dice: self.n_dice as u32, faces: self.faces.into(), doubles: self.doubles, fact };
        hooks.veto(VetoStage::Dice, dice.clone());
        hooks.notice(dice.clone());
        hooks.memory(dice);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let faces = words.names(self.faces.iter().copied());
        let faces = Arg::all(faces.into_iter().map(Arg::Piece));
        words.tell(Topic::Moving, msg!("dice", count = self.n_dice, faces = faces));
        if self.doubles {
            words.tell(Topic::Moving, msg!("dice-doubles"));
        }
    }
}

/// The array as it stands.
fn unshuffled(variant: &Variant) -> Shuffle {
    let topology = &variant.movement.topology;
    Shuffle {
        groups: Vec::new(),
        images: None,
        array: variant.start.setup.board(topology.len()),
        files: topology.files,
        counts: Vec::new(),
        seed: None,
        faces: Box::default(),
    }
}

/// Throws dice, and refuses moves of types that they do not show. A throw follows from a number, which goes on with each
/// move: games from the same start have the same throws.
#[derive(Clone, Debug)]
struct Dice {
    n_dice: u32,
    faces: Box<[TypeId]>,
    /// Whether any piece may move if all dice show the same.
    doubles: bool,
    /// The number.
    fact: FactId,
}

/// What the number grows by with each move. It is odd, so that no number comes twice before all have come.
const STEP: u32 = 0x1E37_79B1;

impl Dice {
    /// What each die shows.
    fn thrown(&self, position: &Position) -> impl Iterator<Item = TypeId> {
        let number = position.fact(self.fact) as u32;
        let die = move |it: u32| scrambled(number ^ it << 26) as usize % self.faces.len();
        (0..self.n_dice).map(move |it| self.faces[die(it)])
    }

    /// The same as an argument: `knight and pawn`.
    fn named(&self, variant: &Variant, position: &Position) -> Arg {
        Arg::all(self.thrown(position).map(|it| variant.named(it)))
    }
}

/// A number that looks random: each bit of the given one changes half of its bits.
fn scrambled(number: u32) -> u32 {
    let res = (number ^ number >> 16).wrapping_mul(0x7FEB_352D);
    let res = (res ^ res >> 15).wrapping_mul(0x846C_A68B);
    res ^ res >> 16
}

impl Memory for Dice {
    fn remember(&self, _variant: &Variant, position: &mut Position) {
        let next = (position.fact(self.fact) as u32).wrapping_add(STEP) & i32::MAX as u32;
        position.amend(Edit::Fact(self.fact, next as i32));
    }
}

impl Veto for Dice {
    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        // The number goes on only with moves that are really made.
        let thrown: TypeSet = self.thrown(trial.after).collect();
        let may_move = match trial.item.turn {
            Turn::Pass => true,
            Turn::Castle => trial.patch.iter().any(|it| matches!(it, Edit::Put(_, piece) if thrown.has(piece.kind()))),
            Turn::Walk | Turn::Double | Turn::Drop | Turn::TurnUp => thrown.has(trial.item.kind),
        };
        if may_move || self.doubles && thrown.iter().count() == 1 { None } else { Some("dice") }
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let pieces = self.named(trial.variant, trial.after);
        Some(Reason { code, message: msg!("reason-dice", pieces = pieces), marks: Vec::new() })
    }
}

impl Notice for Dice {
    fn notice(&self, Scene { variant, position }: Scene<'_>) -> Option<Message> {
        Some(msg!("notice-dice", pieces = self.named(variant, position)))
    }
}
