//! A draw, or another result, after many moves without progress; and what progress is.

use crate::builder::settings::Settings;
use crate::hook_order::JudgeStage;
use crate::prelude::*;
use crate::prose::side_choice;
use crate::support::shared::MayDrop;
use engine::hooks::{Case, Judge};
use engine::mechanics::halfmove_clock::{HalfmoveClock, Resets};
use engine::verdict::Worth;

/// The end of the game for want of progress. The clock runs in any case.
pub const RULE: Rule = Rule {
    name: "n move",
    keys: &[
        Key::of("nMoveRule", "number").claimed_as("nMove").default("0").per_side(),
        Key::of("nMoveResult", "draw, loss or win").default("draw").per_side(),
        Key::of("nMoveReset", "capture, drop, promotion and types")
            .default("capture, drop and the Pawn")
            .per_side()
            .adds_up(),
        Key::of("nMoveCheckCap", "number").default("0").per_side(),
        Key::of("nMovePieces", "number").default("0"),
    ],
    asked: Asked::Always,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct MoveLimit {
    /// By side to move: after how many moves of each side the game ends; 0 is off.
    moves: [u32; 2],
    /// The result for the side to move.
    worth: [Worth; 2],
    /// How many pieces each side may have at most; `None` for any number.
    most: Option<usize>,
    clock: HalfmoveClock,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let moves = builder.settings.int_by_side("nMoveRule", 0, 0, 10_000).map(|it| it as u32);
    let worth = builder.settings.word_by_side("nMoveResult", &Worth::WORDS, Worth::Draw);
    let check_cap = builder.settings.int_by_side("nMoveCheckCap", 0, 0, 10_000).map(|it| it as u32);
    let most = builder.settings.int("nMovePieces", 0, 0, 10_000) as usize;
    let mut usual = Resets { captures: true, drops: true, promotes: false, types: TypeSet::EMPTY };
    if builder.variant.pieces.pawn != TypeId::NONE {
        usual.types.insert(builder.variant.pieces.pawn);
    }
    let n_types = builder.n_types;
    let resets = builder.settings.by_side("nMoveReset", usual, |it, key, or| resets(it, key, n_types).unwrap_or(or));
    Some(Box::new(MoveLimit {
        moves,
        worth,
        most: (most > 0).then_some(most),
        clock: HalfmoveClock { resets, check_cap },
    }))
}

/// Reads `capture,P`; `None` without the key.
fn resets(settings: &mut Settings<'_>, key: &str, n_types: usize) -> Option<Resets> {
    let setting = settings.last(key)?;
    let mut res = Resets { captures: false, drops: false, promotes: false, types: TypeSet::EMPTY };
    for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        match (word, settings.definition().type_of(word)) {
            ("capture", _) => res.captures = true,
            ("drop", _) => res.drops = true,
            ("promotion", _) => res.promotes = true,
            (_, Some(number)) if number <= n_types => res.types.insert(TypeId(number as u8)),
            _ => {
                let message = msg!("def-value-n-move-reset", text = word);
                settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
            }
        }
    }
    Some(res)
}

impl ActiveRule for MoveLimit {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.carried.halfmove_clock = self.clock;
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if self.moves != [0, 0] {
            hooks.judge(JudgeStage::Count, NMove { moves: self.moves, worth: self.worth, most: self.most });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        if self.moves == [0, 0] {
            return;
        }
        let progress = self.progress(words);
        let limits = Player::both(|side| (self.moves[side], self.worth[side]));
        for (side, (count, result)) in each_side(limits).into_iter().filter(|it| it.1.0 > 0) {
            let progress = (!progress.is_empty()).then(|| Arg::any(progress.iter().cloned()));
            words.tell(
                Topic::End,
                match (side, progress) {
                    (None, None) => msg!("n-move", count = count, result = result),
                    (None, Some(it)) => msg!("n-move-without", count = count, progress = it, result = result),
                    (Some(side), None) => msg!("n-move-side", side = side, count = count, result = result),
                    (Some(side), Some(it)) => {
                        msg!("n-move-without-side", side = side, count = count, progress = it, result = result)
                    }
                },
            );
        }
        if let Some(most) = self.most {
            words.tell(Topic::End, msg!("n-move-pieces", count = most));
        }
        for (side, cap) in each_side(self.clock.check_cap).into_iter().filter(|it| it.1 > 0) {
            words.tell(
                Topic::End,
                match side {
                    None => msg!("n-move-checks", count = cap),
                    Some(side) => msg!("n-move-checks-side", side = side, count = cap),
                },
            );
        }
    }
}

impl MoveLimit {
    /// What counts as progress: `a capture`, `a drop by White`.
    fn progress(&self, words: &Words<'_>) -> Vec<Message> {
        let MayDrop(drops) = words.builder.shared().copied().unwrap_or_default();
        let resets = &self.clock.resets;
        let whose = |counts| each_side(counts).into_iter().filter(|it: &(_, bool)| it.1).map(|it| side_choice(it.0));
        let captures = whose([0, 1].map(|it| resets[it].captures)).map(|it| msg!("n-move-capture", side = it));
        let drops = [0, 1].map(|it| resets[it].drops && drops[it]);
        let drops = whose(drops).map(|it| msg!("n-move-drop", side = it));
        let promotions = whose([0, 1].map(|it| resets[it].promotes)).map(|it| msg!("n-move-promotion", side = it));
        let moves = each_side([resets[0].types, resets[1].types]).into_iter().filter(|it| !it.1.is_empty());
        let moves = moves.map(|(side, types)| msg!("n-move-move", types = words.any(types), side = side_choice(side)));
        captures.chain(drops).chain(promotions).chain(moves).collect()
    }
}

/// Ends the game when the clock has run out.
#[derive(Debug)]
struct NMove {
    /// By side to move; 0 is off.
    moves: [u32; 2],
    worth: [Worth; 2],
    most: Option<usize>,
}

impl Judge for NMove {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let side = case.position.turn();
        let moves = self.moves[side];
        if moves == 0 || case.half < 2 * moves {
            return None;
        }
        let has_more = |most| Player::BOTH.into_iter().any(|it| case.position.pieces(it).count() > most);
        if self.most.is_some_and(has_more) {
            return None;
        }
        let why = msg!("result-n-move", count = moves);
        Some(Verdict::new(self.worth[side].winner(side), "nMove", why))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, side: Player) -> bool {
        Player::BOTH.into_iter().any(|it| self.moves[it] > 0 && self.worth[it].winner(it) == Some(side))
    }
}
