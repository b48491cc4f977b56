//! The same position again: what it is worth, and whether a side brought it about by checking, chasing or attacking.

mod chase;
mod cycle;
mod veto;

use diagram::Severity;

use crate::compile::Builder;
use crate::ids::Player;
use crate::rules::{Case, Judge, Key, Verdict, Veto};
use crate::words::{Topic, Words, ordinal};
use cycle::Cycle;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key {
        name: "repetition",
        value: "number:result",
        default: "none",
        doc: "When a position occurs for the n-th time: draw; loss or win for the side that brought it about; white, black; starter: the side that began the cycle loses; illegal: it may not.",
    },
    Key {
        name: "repetitionExempt",
        value: "evasion",
        default: "none",
        doc: "Moves out of check may repeat where repetition is illegal.",
    },
    Key {
        name: "perpetualCheck",
        value: "loss, illegal, draw or ignore",
        default: "ignore",
        doc: "What happens to a side that gave check with every move between the repetitions.",
    },
    Key { name: "perpetual", value: "as perpetualCheck", default: "ignore", doc: "Short for perpetualCheck." },
    Key {
        name: "perpetualChase",
        value: "loss, illegal or ignore",
        default: "ignore",
        doc: "What happens to a side that newly attacked one and the same piece with every move between the repetitions.",
    },
    Key { name: "chaseRule", value: "axf", default: "axf", doc: "Which attacks count as a chase." },
    Key {
        name: "perpetualAttack",
        value: "loss or ignore",
        default: "ignore",
        doc: "What happens to a side that attacked some new piece with every move between the repetitions.",
    },
    Key {
        name: "repeatMove",
        value: "allowed or illegal",
        default: "allowed",
        doc: "Whether a side may go to and fro with one piece until a position comes back.",
    },
];

/// What a repetition is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
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

/// All keys of this rule.
#[derive(Clone, Debug)]
struct Repetition {
    times: usize,
    outcome: Outcome,
    /// Whether moves out of check may repeat.
    exempts_evasion: bool,
    check: Perpetual,
    chase: Perpetual,
    attack: Perpetual,
    repeat_move_illegal: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Repetition> {
    let (times, outcome) = repetition(builder);
    let reader = &mut builder.reader;
    let exempts_evasion = reader.word("repetitionExempt", &[("evasion", true), ("none", false)], false, None);
    let words = [
        ("ignore", Perpetual::Ignore),
        ("loss", Perpetual::Loss),
        ("illegal", Perpetual::Illegal),
        ("draw", Perpetual::Draw),
    ];
    let short = reader.word("perpetual", &words, Perpetual::Ignore, None);
    let check = reader.word("perpetualCheck", &words, short, None);
    let chase = reader.word("perpetualChase", &words[..3], Perpetual::Ignore, None);
    let attack = reader.word("perpetualAttack", &words[..2], Perpetual::Ignore, None);
    reader.word("chaseRule", &[("axf", ())], (), None);
    let repeat_move_illegal = reader.word("repeatMove", &[("allowed", false), ("illegal", true)], false, None);
    let res = Repetition { times, outcome, exempts_evasion, check, chase, attack, repeat_move_illegal };
    (outcome != Outcome::None || repeat_move_illegal).then_some(res)
}

/// Reads `n:result`.
fn repetition(builder: &mut Builder<'_>) -> (usize, Outcome) {
    let none = (3, Outcome::None);
    let Some(setting) = builder.reader.last("repetition") else { return none };
    let value = setting.value.trim();
    if value.eq_ignore_ascii_case("none") {
        return none;
    }
    let words = [
        ("draw", Outcome::Draw),
        ("loss", Outcome::Loss),
        ("win", Outcome::Win),
        ("white", Outcome::White),
        ("black", Outcome::Black),
        ("illegal", Outcome::Illegal),
        ("starter", Outcome::Starter),
    ];
    let read = value.split_once(':').and_then(|(n, word)| {
        let n = n.trim().parse().ok().filter(|it| (2..=99).contains(it))?;
        let outcome = words.iter().find(|it| it.0.eq_ignore_ascii_case(word.trim()))?;
        Some((n, outcome.1))
    });
    if read.is_none() {
        let message = "repetition is a number from 2 to 99, a colon and a result.".into();
        let hint = Some("The result is draw, loss, win, white, black, starter or illegal.".into());
        builder.reader.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
    }
    read.unwrap_or(none)
}

/// What a repetition that was played is worth.
pub fn judge(builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    let res = read(builder)?;
    (res.outcome != Outcome::None).then(|| Box::new(res) as Box<dyn Judge>)
}

/// Repetitions that may not be played.
pub fn veto(builder: &mut Builder<'_>) -> Option<Box<dyn Veto>> {
    let res = read(builder)?;
    let forbids = res.repeat_move_illegal
        || res.outcome == Outcome::Illegal
        || res.check == Perpetual::Illegal
        || res.chase == Perpetual::Illegal;
    forbids.then(|| Box::new(veto::NoRepetition(res)) as Box<dyn Veto>)
}

/// The side for which alone something holds.
fn only(holds: [bool; 2]) -> Option<Player> {
    match holds {
        [true, false] => Some(Player::White),
        [false, true] => Some(Player::Black),
        _ => None,
    }
}

impl Judge for Repetition {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let cycle = Cycle::ending_now(case.position.past(), self.times)?;
        let starter = case.position.turn();
        let mover = starter.other();
        let again = format!("The position has occurred for the {} time.", ordinal(self.times));
        if self.check != Perpetual::Ignore {
            let checks = cycle.checks();
            if checks == [true, true] {
                let why = format!("{again} Both sides gave check with every move.");
                return Some(Verdict::new(None, "perpetualCheck", &why));
            }
            if let Some(side) = only(checks) {
                let why = format!("{again} {} gave check with every move.", side.name());
                let royals = case.position.royals(side.other());
                match self.check {
                    Perpetual::Loss => {
                        return Some(Verdict::new(Some(side.other()), "perpetualCheck", &why).at(royals));
                    }
                    Perpetual::Draw => return Some(Verdict::new(None, "perpetualCheck", &why).at(royals)),
                    Perpetual::Illegal | Perpetual::Ignore => {}
                }
            }
        }
        if self.chase != Perpetual::Ignore {
            let chases = chase::chases(case.rules, &cycle.boards(case.position), &cycle);
            let why = |who: &str| format!("{again} {who} chased a piece with every move.");
            match chases {
                [Some(_), Some(_)] => return Some(Verdict::new(None, "perpetualChase", &why("Each side"))),
                [None, None] => {}
                [white, black] => {
                    let side = if white.is_some() { Player::White } else { Player::Black };
                    if self.chase == Perpetual::Loss {
                        let verdict = Verdict::new(Some(side.other()), "perpetualChase", &why(side.name()));
                        return Some(verdict.at(white.or(black).into_iter().collect::<Vec<_>>()));
                    }
                }
            }
        }
        if self.attack == Perpetual::Loss {
            let attacks = chase::attacks(case.rules, &cycle.boards(case.position), &cycle);
            if let Some(side) = only(attacks) {
                let why = format!("{again} {} attacked another piece with every move.", side.name());
                return Some(Verdict::new(Some(side.other()), "perpetualAttack", &why));
            }
        }
        let (winner, why) = match self.outcome {
            Outcome::None | Outcome::Illegal => return None,
            Outcome::Draw => (None, again),
            Outcome::Loss => (Some(mover.other()), again),
            Outcome::Win => (Some(mover), again),
            Outcome::White => (Some(Player::White), again),
            Outcome::Black => (Some(Player::Black), again),
            Outcome::Starter => (Some(starter.other()), format!("{again} {} began the cycle.", starter.name())),
        };
        Some(Verdict::new(winner, "repetition", &why))
    }
}

/// Says what repetitions are worth.
pub fn words(words: &mut Words<'_>) {
    let Some(rule) = read(&mut words.builder) else { return };
    let time = ordinal(rule.times);
    let result = match rule.outcome {
        Outcome::None => String::new(),
        Outcome::Draw => format!("The game is drawn when a position occurs for the {time} time."),
        Outcome::Loss => format!("A side that brings about a position for the {time} time loses."),
        Outcome::Win => format!("A side that brings about a position for the {time} time wins."),
        Outcome::White => format!("White wins when a position occurs for the {time} time."),
        Outcome::Black => format!("Black wins when a position occurs for the {time} time."),
        Outcome::Starter => format!("When a position occurs for the {time} time, the side that began the cycle loses."),
        Outcome::Illegal => format!("No move may bring about a position for the {time} time."),
    };
    if !result.is_empty() {
        words.say(Topic::End, result);
    }
    if rule.exempts_evasion && rule.outcome == Outcome::Illegal {
        words.say(Topic::End, "A move out of check may repeat a position all the same.");
    }
    let perpetuals = [
        (rule.check, "gave check with every move between the repetitions"),
        (rule.chase, "newly attacked one and the same piece with every move between the repetitions"),
        (rule.attack, "newly attacked some piece with every move between the repetitions"),
    ];
    for (what, who) in perpetuals {
        let result = match what {
            Perpetual::Ignore => continue,
            Perpetual::Loss => "loses",
            Perpetual::Draw => "gets a draw",
            Perpetual::Illegal => "may not repeat the position",
        };
        words.say(Topic::End, format!("A side that {who} {result}."));
    }
    if rule.repeat_move_illegal {
        words.say(Topic::End, "A side may not go to and fro with one piece until a position comes back.");
    }
}
