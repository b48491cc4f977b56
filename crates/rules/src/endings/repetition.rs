//! The same position again: what it is worth, and whether a side brought it about by checking, chasing or attacking.

mod chase;
mod cycle;
mod veto;

use crate::builder::settings::Settings;
use crate::hook_order::{JudgeStage, VetoStage};
use crate::prelude::*;
use cycle::Cycle;
use engine::hooks::{Case, Judge};

/// Positions that recur.
pub const RULE: Rule = Rule {
    name: "repetition",
    keys: &[
        Key::of("repetition", "number:result").claimed_as("repetition").per_side(),
        Key::of("repetitionExempt", "evasion").per_side(),
        Key::of("perpetualCheck", "loss, illegal, draw or ignore").default("ignore").per_side(),
        Key::of("perpetual", "as perpetualCheck").default("ignore").per_side(),
        Key::of("perpetualChase", "loss, illegal or ignore").default("ignore").per_side(),
        Key::of("chaseRule", "axf").default("axf"),
        Key::of("perpetualAttack", "loss or ignore").default("ignore").per_side(),
        Key::of("repeatMove", "allowed or illegal").default("allowed").per_side(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["repeats", "repeats-move", "perpetual-check", "perpetual-chase"],
};

/// What a repetition is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RepetitionOutcome {
    /// Nothing: the key is not set.
    None,
    Draw,
    Loss,
    Win,
    White,
    Black,
    Starter,
    Illegal,
}

/// What happens to a side that never let up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Perpetual {
    Ignore,
    Loss,
    Draw,
    Illegal,
}

/// All keys of this rule, by side: the one that brings a position about, or that never lets up.
#[derive(Clone, Debug)]
struct Repetition {
    times: [usize; 2],
    outcome: [RepetitionOutcome; 2],
    /// Whether moves out of check may repeat.
    exempts_evasion: [bool; 2],
    check: [Perpetual; 2],
    chase: [Perpetual; 2],
    attack: [Perpetual; 2],
    repeat_move_illegal: [bool; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let repetition = settings.by_side("repetition", RepetitionLimit::NONE, repetition);
    let exempts_evasion = settings.word_by_side("repetitionExempt", &[("evasion", true), ("none", false)], false);
    let words = [
        ("ignore", Some(Perpetual::Ignore)),
        ("loss", Some(Perpetual::Loss)),
        ("illegal", Some(Perpetual::Illegal)),
        ("draw", Some(Perpetual::Draw)),
    ];
    let short = settings.word_by_side("perpetual", &words, None);
    let check = settings.word_by_side("perpetualCheck", &words, None);
    let chase = settings.word_by_side("perpetualChase", &words[..3], None);
    let attack = settings.word_by_side("perpetualAttack", &words[..2], None);
    let or = |it: [Option<Perpetual>; 2], other: [Option<Perpetual>; 2]| {
        Player::both(|side| it[side].or(other[side]).unwrap_or(Perpetual::Ignore))
    };
    let (check, chase, attack) = (or(check, short), or(chase, [None; 2]), or(attack, [None; 2]));
    settings.word("chaseRule", &[("axf", ())], (), None);
    let repeat_move_illegal = settings.word_by_side("repeatMove", &[("allowed", false), ("illegal", true)], false);
    let (times, outcome) = (repetition.map(|it| it.times), repetition.map(|it| it.outcome));
    let res = Repetition { times, outcome, exempts_evasion, check, chase, attack, repeat_move_illegal };
    let repeats = outcome != [RepetitionOutcome::None; 2];
    if !repeats {
        report_idle(settings);
    }
    if repeats || repeat_move_illegal.contains(&true) { Some(Box::new(res)) } else { None }
}

/// Reports keys that say what a repetition costs where nothing says that a repetition ends the game.
fn report_idle(settings: &mut Settings<'_>) {
    for key in ["perpetual", "perpetualCheck", "perpetualChase", "perpetualAttack"] {
        for entry in settings.entries(key) {
            let message = msg!("def-unused-repetition", key = key);
            let hint = Some(msg!("def-unused-repetition-hint"));
            settings.report(Severity::Warning, "def.unused", message, hint, entry.place);
        }
    }
}

/// How often a position occurs until a repetition has its outcome.
#[derive(Clone, Copy)]
struct RepetitionLimit {
    times: usize,
    outcome: RepetitionOutcome,
}

impl RepetitionLimit {
    /// Repetitions go on; three times are counted where something else asks.
    const NONE: Self = Self { times: 3, outcome: RepetitionOutcome::None };
}

/// Reads `n:result`.
fn repetition(settings: &mut Settings<'_>, key: &str, or: RepetitionLimit) -> RepetitionLimit {
    let Some(setting) = settings.last(key) else { return or };
    let value = setting.value.trim();
    if value.eq_ignore_ascii_case("none") {
        return RepetitionLimit::NONE;
    }
    let words = [
        ("draw", RepetitionOutcome::Draw),
        ("loss", RepetitionOutcome::Loss),
        ("win", RepetitionOutcome::Win),
        ("white", RepetitionOutcome::White),
        ("black", RepetitionOutcome::Black),
        ("illegal", RepetitionOutcome::Illegal),
        ("starter", RepetitionOutcome::Starter),
    ];
    let read = value.split_once(':').and_then(|(n, word)| {
        let n = n.trim().parse().ok().filter(|it| (2..=99).contains(it))?;
        let outcome = words.iter().find(|it| it.0.eq_ignore_ascii_case(word.trim()))?;
        Some(RepetitionLimit { times: n, outcome: outcome.1 })
    });
    if read.is_none() {
        let message = msg!("def-value-repetition");
        let hint = Some(msg!("def-value-repetition-hint"));
        settings.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
    }
    read.unwrap_or(or)
}

impl ActiveRule for Repetition {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let forbids = [0, 1].into_iter().any(|own| self.repeat_move_illegal[own] || self.forbids_positions(own));
        if forbids {
            hooks.veto(VetoStage::Repetition, veto::NoRepetition((*self).clone()));
        }
        if self.outcome != [RepetitionOutcome::None; 2] {
            hooks.judge(JudgeStage::Repetition, *self);
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let outcomes = [0, 1].map(|it| (self.times[it], self.outcome[it], self.exempts_evasion[it]));
        for (side, (times, outcome, exempts)) in each_side(outcomes) {
            let Some(result) = outcome.chosen() else { continue };
            words.tell(
                Topic::End,
                match side {
                    None => msg!("repetition", times = times, result = result),
                    Some(side) => msg!("repetition-side", side = side, times = times, result = result),
                },
            );
            if exempts && outcome == RepetitionOutcome::Illegal {
                words.tell(
                    Topic::End,
                    match side {
                        None => msg!("repetition-evasion"),
                        Some(side) => msg!("repetition-evasion-side", side = side),
                    },
                );
            }
        }
        for (perpetual, deed) in [(self.check, "check"), (self.chase, "chase"), (self.attack, "attack")] {
            tell_perpetual(words, perpetual, Arg::Choice(deed));
        }
        for (side, _) in sides(self.repeat_move_illegal).into_iter().filter(|it| it.1) {
            words.tell(Topic::End, msg!("repetition-to-and-fro", side = side));
        }
    }
}

impl Repetition {
    /// Whether a side may not bring some positions about, however its pieces came there.
    fn forbids_positions(&self, own: usize) -> bool {
        self.outcome[own] == RepetitionOutcome::Illegal
            || self.check[own] == Perpetual::Illegal
            || self.chase[own] == Perpetual::Illegal
    }
}

impl RepetitionOutcome {
    /// What a sentence chooses by; `None` of nothing.
    fn chosen(self) -> Option<Arg> {
        Some(Arg::Choice(match self {
            Self::None => return None,
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::Win => "win",
            Self::White => "white",
            Self::Black => "black",
            Self::Starter => "starter",
            Self::Illegal => "illegal",
        }))
    }
}

/// Tells what happens to a side that never let up.
fn tell_perpetual(words: &mut Words<'_>, perpetual: [Perpetual; 2], deed: Arg) {
    for (side, perpetual) in each_side(perpetual) {
        let result = Arg::Choice(match perpetual {
            Perpetual::Ignore => continue,
            Perpetual::Loss => "loss",
            Perpetual::Draw => "draw",
            Perpetual::Illegal => "illegal",
        });
        let deed = deed.clone();
        words.tell(
            Topic::End,
            match side {
                None => msg!("repetition-perpetual", deed = deed, result = result),
                Some(side) => msg!("repetition-perpetual-side", side = side, deed = deed, result = result),
            },
        );
    }
}

/// The side for which alone something holds.
fn only(holds: [bool; 2]) -> Option<Player> {
    match holds {
        [true, false] => Some(Player::White),
        [false, true] => Some(Player::Black),
        _ => None,
    }
}

impl Repetition {
    /// The verdict on a side that never let up in a cycle. `again` says how often the position occurred.
    fn perpetual(&self, case: Case<'_>, cycle: &Cycle<'_>, again: &Message) -> Option<Verdict> {
        let checks = || self.perpetual_check(case, cycle, again);
        let chases = || self.perpetual_chase(case, cycle, again);
        let attacks = || self.perpetual_attack(case, cycle, again);
        checks().or_else(chases).or_else(attacks)
    }

    fn perpetual_check(&self, case: Case<'_>, cycle: &Cycle<'_>, again: &Message) -> Option<Verdict> {
        if self.check == [Perpetual::Ignore; 2] {
            return None;
        }
        let checks = cycle.checks();
        if checks == [true, true] {
            let why = again.clone().then(msg!("result-perpetual-check-both"));
            return Some(Verdict::new(None, "perpetualCheck", why));
        }
        let side = only(checks)?;
        let winner = match self.check[side] {
            Perpetual::Loss => Some(side.other()),
            Perpetual::Draw => None,
            Perpetual::Illegal | Perpetual::Ignore => return None,
        };
        let why = again.clone().then(msg!("result-perpetual-check", side = side));
        Some(Verdict::new(winner, "perpetualCheck", why).at(case.position.royals(side.other())))
    }

    fn perpetual_chase(&self, case: Case<'_>, cycle: &Cycle<'_>, again: &Message) -> Option<Verdict> {
        if self.chase == [Perpetual::Ignore; 2] {
            return None;
        }
        let chases = chase::chases(case.variant, &cycle.boards(case.position), cycle);
        let verdict = |winner, deed| Verdict::new(winner, "perpetualChase", again.clone().then(deed));
        if chases.iter().all(Option::is_some) {
            return Some(verdict(None, msg!("result-perpetual-chase-both")));
        }
        let side = only(chases.map(|it| it.is_some()))?;
        let loses = self.chase[side] == Perpetual::Loss;
        let chased: Vec<Sq> = chases.into_iter().flatten().collect();
        loses.then(|| verdict(Some(side.other()), msg!("result-perpetual-chase", side = side)).at(chased))
    }

    fn perpetual_attack(&self, case: Case<'_>, cycle: &Cycle<'_>, again: &Message) -> Option<Verdict> {
        if self.attack == [Perpetual::Ignore; 2] {
            return None;
        }
        let attacks = chase::attacks(case.variant, &cycle.boards(case.position), cycle);
        let side = only(attacks).filter(|it| self.attack[it.index()] == Perpetual::Loss)?;
        let why = again.clone().then(msg!("result-perpetual-attack", side = side));
        Some(Verdict::new(Some(side.other()), "perpetualAttack", why))
    }
}

impl Judge for Repetition {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let starter = case.position.turn();
        let mover = starter.other();
        let (times, outcome) = (self.times[mover], self.outcome[mover]);
        if outcome == RepetitionOutcome::None {
            return None;
        }
        let cycle = Cycle::ending_now(case.position.past(), times)?;
        let again = msg!("result-repetition", times = times);
        if let Some(it) = self.perpetual(case, &cycle, &again) {
            return Some(it);
        }
        let (winner, why) = match outcome {
            RepetitionOutcome::None | RepetitionOutcome::Illegal => return None,
            RepetitionOutcome::Draw => (None, again),
            RepetitionOutcome::Loss => (Some(mover.other()), again),
            RepetitionOutcome::Win => (Some(mover), again),
            RepetitionOutcome::White => (Some(Player::White), again),
            RepetitionOutcome::Black => (Some(Player::Black), again),
            RepetitionOutcome::Starter => {
                (Some(starter.other()), again.then(msg!("result-repetition-starter", side = starter)))
            }
        };
        Some(Verdict::new(winner, "repetition", why))
    }

    /// Kings alone neither check nor attack anything.
    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        let never_lets_up = [&self.check, &self.chase, &self.attack].map(|it| it[side.other()] == Perpetual::Loss);
        let any_piece = Player::BOTH.into_iter().any(|it| position.pieces(it).count() > 1);
        let wins_by = |mover: Player| match self.outcome[mover] {
            RepetitionOutcome::None | RepetitionOutcome::Illegal | RepetitionOutcome::Draw => false,
            RepetitionOutcome::Loss => side != mover,
            RepetitionOutcome::Win => side == mover,
            RepetitionOutcome::White => side == Player::White,
            RepetitionOutcome::Black => side == Player::Black,
            RepetitionOutcome::Starter => true,
        };
        any_piece && never_lets_up.contains(&true) || Player::BOTH.into_iter().any(wins_by)
    }
}
