//! A draw, or another result, after many moves without progress; and what progress is.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words, list};
use crate::rule::Key;
use engine::hooks::{Case, Judge};
use engine::ids::{TypeId, TypeSet};
use engine::mechanics::halfmove_clock::Resets;
use engine::verdict::{Verdict, Worth};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("nMoveRule", "number")
        .default("0")
        .doc("After that many moves of each side without progress the game ends; 0 is off.")
        .per_side(),
    Key::of("nMoveResult", "draw, loss or win").default("draw").doc("The result for the side to move.").per_side(),
    Key::of("nMoveReset", "capture, drop, promotion and types")
        .default("capture, drop and type 1 if it is called pawn")
        .doc("What counts as progress.")
        .per_side()
        .adds_up(),
    Key::of("nMoveCheckCap", "number")
        .default("0")
        .doc("Checks of a side beyond that many are not counted as moves; 0 is off.")
        .per_side(),
];

/// Ends the game when the clock has run out.
#[derive(Debug)]
struct NMove {
    /// By side to move; 0 is off.
    moves: [u32; 2],
    worth: [Worth; 2],
}

/// Reads the keys. The clock runs in any case.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    let moves = builder.settings.int_by_side("nMoveRule", 0, 0, 10_000).map(|it| it as u32);
    let worth = builder.settings.word_by_side("nMoveResult", &Worth::WORDS, Worth::Draw);
    builder.variant.halfmove_clock.check_cap =
        builder.settings.int_by_side("nMoveCheckCap", 0, 0, 10_000).map(|it| it as u32);
    resets(builder);
    (moves != [0, 0]).then(|| Box::new(NMove { moves, worth }) as Box<dyn Judge>)
}

fn resets(builder: &mut Builder<'_>) {
    let mut usual = Resets { captures: true, drops: true, promotes: false, types: TypeSet::EMPTY };
    if builder.variant.types.get(1).is_some_and(|it| it.name.eq_ignore_ascii_case("pawn")) {
        usual.types.insert(TypeId(1));
    }
    let n_types = builder.n_types;
    builder.variant.halfmove_clock.resets = builder.settings.by_side("nMoveReset", usual, |settings, key, or| {
        let Some(setting) = settings.last(key) else { return or };
        let mut res = Resets { captures: false, drops: false, promotes: false, types: TypeSet::EMPTY };
        for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            match (word, settings.definition().type_of(word)) {
                ("capture", _) => res.captures = true,
                ("drop", _) => res.drops = true,
                ("promotion", _) => res.promotes = true,
                (_, Some(number)) if number <= n_types => res.types.insert(TypeId(number as u8)),
                _ => {
                    let message = format!("\"{word}\" is neither capture, drop, promotion nor a type.");
                    settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
                }
            }
        }
        res
    });
}

impl Judge for NMove {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let side = case.position.turn();
        let moves = self.moves[side.index()];
        if moves == 0 || case.half < 2 * moves {
            return None;
        }
        let why = format!("Both sides have made {moves} moves without progress.");
        Some(Verdict::new(self.worth[side.index()].winner(side), "nMove", &why))
    }
}

/// Says how long a game may go without progress.
pub fn words(words: &mut Words<'_>) {
    let moves = words.builder.settings.int("nMoveRule", 0, 0, 10_000);
    if moves == 0 {
        return;
    }
    resets(&mut words.builder);
    let clock = words.builder.variant.halfmove_clock.resets[0];
    let mut progress: Vec<String> = Vec::new();
    progress.extend(clock.captures.then(|| "a capture".into()));
    let drops = clock.drops
        && (words.builder.settings.flag("drops", false) || words.builder.settings.int("holdingsType", 0, -99, 99) < 0);
    progress.extend(drops.then(|| "a drop".into()));
    progress.extend(clock.promotes.then(|| "a promotion".into()));
    if !clock.types.is_empty() {
        progress.push(format!("a move of {}", words.any_of(clock.types)));
    }
    let without = if progress.is_empty() { String::new() } else { format!(" without {}", list(&progress, "or")) };
    let result = match words.builder.settings.word("nMoveResult", &Worth::WORDS, Worth::Draw, None) {
        Worth::Draw => "the game is drawn".to_owned(),
        it => format!("the side to move {}", it.verb()),
    };
    words.say(Topic::End, format!("After {moves} moves of each side{without} {result}."));
    let cap = words.builder.settings.int("nMoveCheckCap", 0, 0, 10_000);
    if cap > 0 {
        words.say(Topic::End, format!("Checks of one side beyond {cap} are not counted among these moves."));
    }
}
