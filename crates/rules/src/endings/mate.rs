//! No legal move: checkmate or stalemate, and what they are worth.

use crate::builder::settings::Settings;
use crate::hook_order::JudgeStage;
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::points::Points;
use crate::support::shared::PassesWhenStuck;
use engine::hooks::{Capabilities, Case, Judge};
use engine::verdict::Worth;

/// The end of the game for want of a legal move.
pub const RULE: Rule = Rule {
    name: "mate",
    keys: &[
        Key::of("checkmate", "loss, win or draw").default("loss").per_side(),
        Key::of("stalemate", "draw, loss, win, points or a fraction").default("draw").per_side(),
        Key::of("noMoves", "draw, loss, win, points, a fraction or pass")
            .brings(Brings::PASSES)
            .default("as stalemate")
            .per_side(),
    ],
    asked: Asked::Always,
    read,
    codes: &[],
};

/// What it is worth not to be able to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stalemate {
    Worth(Worth),
    Points,
    Part(u16, u16),
    /// It passes, so the question does not arise.
    Pass,
}

/// What the keys say, by side.
#[derive(Debug)]
struct Outcomes {
    checkmate: [Worth; 2],
    stalemate: [Stalemate; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let checkmate = settings.word_by_side("checkmate", &Worth::WORDS, Worth::Loss);
    // Another word for a stalemate means a loss, as it always has.
    let other = Some(Some(Stalemate::Worth(Worth::Loss)));
    let stalemate = settings.by_side("stalemate", None, |it, key, or| outcome(it, key, &WORDS[..4], or, other));
    let no_moves = settings.by_side("noMoves", None, |it, key, or| outcome(it, key, &WORDS, or, None));
    builder.share(PassesWhenStuck(no_moves.map(|it| it == Some(Stalemate::Pass))));
    let usual = Stalemate::Worth(Worth::Draw);
    let stalemate = Player::both(|side| no_moves[side].or(stalemate[side]).unwrap_or(usual));
    Some(Box::new(Outcomes { checkmate, stalemate }))
}

/// What it may be worth, in words. `pass` is no stalemate.
const WORDS: [(&str, Option<Stalemate>); 5] = [
    ("loss", Some(Stalemate::Worth(Worth::Loss))),
    ("win", Some(Stalemate::Worth(Worth::Win))),
    ("draw", Some(Stalemate::Worth(Worth::Draw))),
    ("points", Some(Stalemate::Points)),
    ("pass", Some(Stalemate::Pass)),
];

/// Reads a word or a fraction; `or` without the key, `other` for a word that is not known.
fn outcome(
    settings: &mut Settings<'_>,
    key: &str,
    words: &[(&'static str, Option<Stalemate>)],
    or: Option<Stalemate>,
    other: Option<Option<Stalemate>>,
) -> Option<Stalemate> {
    let Some(setting) = settings.last(key) else { return or };
    let value = setting.value.trim();
    let Some((n, whole)) = value.split_once('/') else { return settings.word(key, words, None, other) };
    let part = n.trim().parse().ok().zip(whole.trim().parse().ok());
    if let Some((n, whole)) = part.filter(|it: &(u16, u16)| it.0 <= it.1 && it.1 > 0) {
        return Some(Stalemate::Part(n, whole));
    }
    let message = msg!("def-value-part", text = value);
    settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
    None
}

impl ActiveRule for Outcomes {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.judge(JudgeStage::Mate, Mate { outcomes: *self, points: Points::of_game(builder) });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let has_checks = words.builder.variant.has(Features::CHECK) && !words.builder.variant.royals.types.is_empty();
        if has_checks {
            for (side, worth) in each_side(self.checkmate) {
                words.tell(
                    Topic::End,
                    match side {
                        None => msg!("mate", result = worth),
                        Some(side) => msg!("mate-side", side = side, result = worth),
                    },
                );
            }
        }
        for (side, stalemate) in each_side(self.stalemate) {
            let (n, whole) = if let Stalemate::Part(n, whole) = stalemate { (n, whole) } else { (0, 0) };
            let result = match stalemate {
                Stalemate::Pass => Arg::Choice("pass"),
                Stalemate::Worth(it) => it.into(),
                Stalemate::Points => Arg::Choice("points"),
                Stalemate::Part(..) => Arg::Choice("part"),
            };
            words.tell(
                Topic::End,
                match (side, has_checks) {
                    (None, true) => msg!("stalemate", result = result, part = n, whole = whole),
                    (None, false) => msg!("no-move-left", result = result, part = n, whole = whole),
                    (Some(side), true) => {
                        msg!("stalemate-side", side = side, result = result, part = n, whole = whole)
                    }
                    (Some(side), false) => {
                        msg!("no-move-left-side", side = side, result = result, part = n, whole = whole)
                    }
                },
            );
        }
    }
}

/// Ends the game when the side to move has no legal move.
#[derive(Debug)]
struct Mate {
    outcomes: Outcomes,
    points: Points,
}

impl Judge for Mate {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        if case.can_move {
            return None;
        }
        let side = case.position.turn();
        let royals = case.position.royals(side);
        if case.in_check {
            let why = msg!("result-mate", side = side);
            return Some(Verdict::new(self.outcomes.checkmate[side].winner(side), "mate", why).at(royals));
        }
        // A side without any piece: rules about what is left on the board speak first.
        if case.position.pieces(side).next().is_none() {
            let mut about_pieces =
                case.variant.hooks.judges.iter().filter(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING));
            if let Some(it) = about_pieces.find_map(|it| it.judge(case)) {
                return Some(it);
            }
        }
        let why = msg!("result-stalemate", side = side);
        let verdict = match self.outcomes.stalemate[side] {
            Stalemate::Worth(it) => Verdict::new(it.winner(side), "stalemate", why),
            Stalemate::Pass => Verdict::new(None, "stalemate", why),
            Stalemate::Points => self.points.verdict(case.position, "stalemate", why),
            Stalemate::Part(n, whole) => Verdict::shared(side, (n, whole), "stalemate", why),
        };
        Some(verdict.at(royals))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, side: Player) -> bool {
        let decides = |stuck: Player| match self.outcomes.stalemate[stuck] {
            Stalemate::Worth(it) => it.winner(stuck) == Some(side),
            Stalemate::Points | Stalemate::Part(..) => true,
            Stalemate::Pass => false,
        };
        Player::BOTH.into_iter().any(decides)
    }
}
