//! A side without the royals it may not lose has lost. Check and mate are other files.

use crate::builder::Builder;
use crate::prose::{Topic, Words, list};
use crate::rule::Key;
use engine::hooks::Ending;
use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use engine::verdict::Verdict;

/// The keys of this rule; they are read while compiling, because legality needs them too.
pub const KEYS: &[Key] = &[
    Key::of("royal", "types").default("the last piece").doc("The types that may not be lost; 0 is none.").adds_up(),
    Key::of("extinction", "0 to 3")
        .default("3")
        .doc("1 White, 2 Black, 3 both: that side loses only with the last of its royals.")
        .per_side()
        .adds_up(),
    Key::of("checkRule", "flag").default("1").doc("0: a royal may be left to be taken, and taking it wins."),
];

/// Royals that are gone.
#[derive(Debug)]
struct RoyalLoss;

/// Is always asked.
pub fn compile(_builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    Some(Box::new(RoyalLoss))
}

/// Whether a side has lost its royals. A side that has none at the start of the variant cannot.
fn has_lost(variant: &Variant, position: &Position, side: Player) -> bool {
    let n_start = variant.n_start_royals[side.index()];
    let now = position.royals(side).len();
    n_start > 0 && if variant.last_royal_only[side.index()] { now == 0 } else { now < n_start }
}

impl Ending for RoyalLoss {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.mover();
        let other = mover.other();
        if has_lost(variant, position, other) {
            let side = other.name();
            let n_start = variant.n_start_royals[other.index()];
            let (reason, why) = if n_start > 1 && variant.last_royal_only[other.index()] {
                ("royalsLost", format!("{side} has lost the last royal piece."))
            } else {
                ("royalTaken", format!("{side}'s {} has been taken.", names(variant)))
            };
            return Some(Verdict::new(Some(mover), reason, &why));
        }
        if has_lost(variant, position, mover) {
            let why = format!("{}'s {} was lost by its own side's move.", mover.name(), names(variant));
            return Some(Verdict::new(Some(other), "burnt", &why));
        }
        None
    }
}

/// The names of the royal types.
fn names(variant: &Variant) -> String {
    let kinds = (1..variant.types.len()).map(|it| TypeId(it as u8)).filter(|it| variant.royal.has(*it));
    let mut names: Vec<String> = kinds.map(|it| variant.name(it)).collect();
    names.dedup();
    names.join(" or ")
}

/// Says which pieces are royal, and what that means.
pub fn words(words: &mut Words<'_>) {
    let royal = words.builder.variant.royal;
    let names = words.names(royal.iter().filter(|it| it.index() <= words.builder.n_types));
    if names.is_empty() {
        return words.say(Topic::Check, "There is no royal piece and no check.");
    }
    let the: Vec<String> = names.iter().map(|it| format!("the {it}")).collect();
    let who = format!("{} {} royal", list(&the, "and"), if names.len() == 1 { "is" } else { "are" });
    let n_start = Player::both(|side| {
        let is_royal = |it: &&Edit| matches!(it, Edit::Put(_, piece) if piece.is(side) && royal.has(piece.kind()));
        words.builder.variant.setup.edits.iter().filter(is_royal).count()
    });
    let several = n_start.iter().any(|it| *it > 1);
    let last = words.builder.variant.last_royal_only;
    let which = match (several, last) {
        (true, [true, true]) => "the last of a side's royal pieces",
        (true, _) => "one of them",
        _ => "it",
    };
    let sentence = if words.builder.variant.check_rule {
        format!("{who}: no move may leave {which} to be captured.")
    } else {
        format!("{who}, but may be left to be captured: a side that loses {which} loses the game.")
    };
    words.say(Topic::Check, sentence);
    let set = words.builder.settings.last("extinction").is_some_and(|it| it.value.trim().parse::<i64>().is_ok());
    if set || several && last != [true, true] {
        let sentence = match last {
            [true, true] => "A side with several royal pieces is safe as long as it keeps one of them.",
            [true, false] => "White is safe as long as one of its royal pieces is left; Black may lose none.",
            [false, true] => "Black is safe as long as one of its royal pieces is left; White may lose none.",
            [false, false] => "A side with several royal pieces may lose none of them.",
        };
        words.say(Topic::Check, sentence);
    }
}
