//! The same position again: what it is worth, and whether a side brought it about by checking, chasing or attacking.

pub mod chase;
pub mod cycle;
pub mod veto;

use definition::Severity;

use crate::builder::Builder;
use crate::builder::settings::Settings;
use crate::prose::{Topic, Words, by_side, ordinal};
use crate::rule::Key;
use cycle::Cycle;
use engine::hooks::{Case, Judge, Veto};
use engine::ids::Player;
use engine::verdict::Verdict;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("repetition", "number:result").doc("When a position occurs for the n-th time: draw; loss or win for the side that brought it about; white, black; starter: the side that began the cycle loses; illegal: it may not.").per_side(),
    Key::of("repetitionExempt", "evasion").doc("Moves out of check may repeat where repetition is illegal.").per_side(),
    Key::of("perpetualCheck", "loss, illegal, draw or ignore").default("ignore").doc("What happens to a side that gave check with every move between the repetitions.").per_side(),
    Key::of("perpetual", "as perpetualCheck").default("ignore").doc("Short for perpetualCheck.").per_side(),
    Key::of("perpetualChase", "loss, illegal or ignore").default("ignore").doc("What happens to a side that newly attacked one and the same piece with every move between the repetitions.").per_side(),
    Key::of("chaseRule", "axf").default("axf").doc("Which attacks count as a chase."),
    Key::of("perpetualAttack", "loss or ignore").default("ignore").doc("What happens to a side that attacked some new piece with every move between the repetitions.").per_side(),
    Key::of("repeatMove", "allowed or illegal").default("allowed").doc("Whether a side may go to and fro with one piece until a position comes back.").per_side(),
];

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

fn read(builder: &mut Builder<'_>) -> Option<Repetition> {
    let settings = &mut builder.settings;
    let repetition = settings.by_side("repetition", (3, RepetitionOutcome::None), repetition);
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
        Player::both(|side| it[side.index()].or(other[side.index()]).unwrap_or(Perpetual::Ignore))
    };
    let (check, chase, attack) = (or(check, short), or(chase, [None; 2]), or(attack, [None; 2]));
    settings.word("chaseRule", &[("axf", ())], (), None);
    let repeat_move_illegal = settings.word_by_side("repeatMove", &[("allowed", false), ("illegal", true)], false);
    let [(white, first), (black, second)] = repetition;
    let (times, outcome) = ([white, black], [first, second]);
    let res = Repetition { times, outcome, exempts_evasion, check, chase, attack, repeat_move_illegal };
    (outcome != [RepetitionOutcome::None; 2] || repeat_move_illegal.contains(&true)).then_some(res)
}

/// Reads `n:result`.
fn repetition(settings: &mut Settings<'_>, key: &str, or: (usize, RepetitionOutcome)) -> (usize, RepetitionOutcome) {
    let Some(setting) = settings.last(key) else { return or };
    let value = setting.value.trim();
    if value.eq_ignore_ascii_case("none") {
        return (3, RepetitionOutcome::None);
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
        Some((n, outcome.1))
    });
    if read.is_none() {
        let message = "repetition is a number from 2 to 99, a colon and a result.".into();
        let hint = Some("The result is draw, loss, win, white, black, starter or illegal.".into());
        settings.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
    }
    read.unwrap_or(or)
}

/// What a repetition that was played is worth.
pub fn judge(builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    let res = read(builder)?;
    (res.outcome != [RepetitionOutcome::None; 2]).then(|| Box::new(res) as Box<dyn Judge>)
}

/// Repetitions that may not be played.
pub fn veto(builder: &mut Builder<'_>) -> Option<Box<dyn Veto>> {
    let res = read(builder)?;
    let forbids = res.repeat_move_illegal.contains(&true)
        || res.outcome.contains(&RepetitionOutcome::Illegal)
        || res.check.contains(&Perpetual::Illegal)
        || res.chase.contains(&Perpetual::Illegal);
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
        let starter = case.position.turn();
        let mover = starter.other();
        let (times, outcome) = (self.times[mover.index()], self.outcome[mover.index()]);
        if outcome == RepetitionOutcome::None {
            return None;
        }
        let cycle = Cycle::ending_now(case.position.past(), times)?;
        let again = format!("The position has occurred for the {} time.", ordinal(times));
        if self.check != [Perpetual::Ignore; 2] {
            let checks = cycle.checks();
            if checks == [true, true] {
                let why = format!("{again} Both sides gave check with every move.");
                return Some(Verdict::new(None, "perpetualCheck", &why));
            }
            if let Some(side) = only(checks) {
                let why = format!("{again} {} gave check with every move.", side.name());
                let royals = case.position.royals(side.other());
                match self.check[side.index()] {
                    Perpetual::Loss => {
                        return Some(Verdict::new(Some(side.other()), "perpetualCheck", &why).at(royals));
                    }
                    Perpetual::Draw => return Some(Verdict::new(None, "perpetualCheck", &why).at(royals)),
                    Perpetual::Illegal | Perpetual::Ignore => {}
                }
            }
        }
        if self.chase != [Perpetual::Ignore; 2] {
            let chases = chase::chases(case.variant, &cycle.boards(case.position), &cycle);
            let why = |who: &str| format!("{again} {who} chased a piece with every move.");
            match chases {
                [Some(_), Some(_)] => return Some(Verdict::new(None, "perpetualChase", &why("Each side"))),
                [None, None] => {}
                [white, black] => {
                    let side = if white.is_some() { Player::White } else { Player::Black };
                    if self.chase[side.index()] == Perpetual::Loss {
                        let verdict = Verdict::new(Some(side.other()), "perpetualChase", &why(side.name()));
                        return Some(verdict.at(white.or(black).into_iter().collect::<Vec<_>>()));
                    }
                }
            }
        }
        if self.attack != [Perpetual::Ignore; 2] {
            let attacks = chase::attacks(case.variant, &cycle.boards(case.position), &cycle);
            if let Some(side) = only(attacks).filter(|it| self.attack[it.index()] == Perpetual::Loss) {
                let why = format!("{again} {} attacked another piece with every move.", side.name());
                return Some(Verdict::new(Some(side.other()), "perpetualAttack", &why));
            }
        }
        let (winner, why) = match outcome {
            RepetitionOutcome::None | RepetitionOutcome::Illegal => return None,
            RepetitionOutcome::Draw => (None, again),
            RepetitionOutcome::Loss => (Some(mover.other()), again),
            RepetitionOutcome::Win => (Some(mover), again),
            RepetitionOutcome::White => (Some(Player::White), again),
            RepetitionOutcome::Black => (Some(Player::Black), again),
            RepetitionOutcome::Starter => {
                (Some(starter.other()), format!("{again} {} began the cycle.", starter.name()))
            }
        };
        Some(Verdict::new(winner, "repetition", &why))
    }
}

/// Says what repetitions are worth.
pub fn words(words: &mut Words<'_>) {
    let Some(rule) = read(&mut words.builder) else { return };
    let by = [0, 1].map(|it| (rule.times[it], rule.outcome[it], rule.exempts_evasion[it]));
    for (side, (times, outcome, exempts)) in by_side(by) {
        let time = ordinal(times);
        let (whom, brings) = if side == "A side" {
            (String::new(), "A side that brings about a position".to_owned())
        } else {
            (format!(" by a move of {side}"), format!("{side}, bringing about a position"))
        };
        let comma = if whom.is_empty() { "" } else { "," };
        let result = match outcome {
            RepetitionOutcome::None => continue,
            RepetitionOutcome::Draw => format!("The game is drawn when a position occurs for the {time} time{whom}."),
            RepetitionOutcome::Loss => format!("{brings} for the {time} time{comma} loses."),
            RepetitionOutcome::Win => format!("{brings} for the {time} time{comma} wins."),
            RepetitionOutcome::White => format!("White wins when a position occurs for the {time} time{whom}."),
            RepetitionOutcome::Black => format!("Black wins when a position occurs for the {time} time{whom}."),
            RepetitionOutcome::Starter => {
                format!("When a position occurs for the {time} time{whom}, the side that began the cycle loses.")
            }
            RepetitionOutcome::Illegal if side == "A side" => {
                format!("No move may bring about a position for the {time} time.")
            }
            RepetitionOutcome::Illegal => format!("No move of {side} may bring about a position for the {time} time."),
        };
        words.say(Topic::End, result);
        if exempts && outcome == RepetitionOutcome::Illegal {
            words.say(Topic::End, "A move out of check may repeat a position all the same.");
        }
    }
    let perpetuals = [
        (rule.check, "gave check with every move between the repetitions"),
        (rule.chase, "newly attacked one and the same piece with every move between the repetitions"),
        (rule.attack, "newly attacked some piece with every move between the repetitions"),
    ];
    for (side, what, who) in perpetuals
        .into_iter()
        .flat_map(|(what, who)| by_side(what).into_iter().map(move |(side, what)| (side, what, who)))
    {
        let result = match what {
            Perpetual::Ignore => continue,
            Perpetual::Loss => "loses",
            Perpetual::Draw => "gets a draw",
            Perpetual::Illegal => "may not repeat the position",
        };
        let subject = if side == "A side" { format!("A side that {who}") } else { format!("{side}, having {who},") };
        words.say(Topic::End, format!("{subject} {result}.").replace("having gave", "having given"));
    }
    for (side, _) in by_side(rule.repeat_move_illegal).into_iter().filter(|it| it.1) {
        words.say(Topic::End, format!("{side} may not go to and fro with one piece until a position comes back."));
    }
}
