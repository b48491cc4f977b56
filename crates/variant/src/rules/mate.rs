//! No legal move: checkmate or stalemate, and what they are worth.

use diagram::Severity;

use crate::compile::Builder;
use crate::points::Points;
use crate::rules::{Case, Judge, Key, Verdict, Worth};
use crate::words::{Topic, Words};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key { name: "checkmate", value: "loss, win or draw", default: "loss", doc: "The result for a side that is mated." },
    Key {
        name: "stalemate",
        value: "draw, loss, win, points or a fraction",
        default: "draw",
        doc: "The result for a side that cannot move and is not in check; a fraction is its part of the point.",
    },
    Key {
        name: "noMoves",
        value: "loss, win, draw or pass",
        default: "as stalemate",
        doc: "The same under a name that fits games without check; pass lets the side pass.",
    },
];

/// What it is worth not to be able to move.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stalemate {
    Worth(Worth),
    Points(Points),
    Part(u16, u16),
}

/// Ends the game when the side to move has no legal move.
#[derive(Debug)]
struct Mate {
    checkmate: Worth,
    stalemate: Stalemate,
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    let checkmate = builder.reader.word("checkmate", &Worth::WORDS, Worth::Loss, None);
    let stalemate = stalemate(builder);
    let words = [("loss", Some(Worth::Loss)), ("win", Some(Worth::Win)), ("draw", Some(Worth::Draw)), ("pass", None)];
    let no_moves = builder.reader.word("noMoves", &words, None, None);
    let stalemate = no_moves.map_or(stalemate, Stalemate::Worth);
    Some(Box::new(Mate { checkmate, stalemate }))
}

fn stalemate(builder: &mut Builder<'_>) -> Stalemate {
    let Some(setting) = builder.reader.last("stalemate") else { return Stalemate::Worth(Worth::Draw) };
    let value = setting.value.trim();
    if value.eq_ignore_ascii_case("points") {
        return Stalemate::Points(Points::read(builder));
    }
    if let Some((n, whole)) = value.split_once('/') {
        let part = n.trim().parse().ok().zip(whole.trim().parse().ok());
        if let Some((n, whole)) = part.filter(|it: &(u16, u16)| it.0 <= it.1 && it.1 > 0) {
            return Stalemate::Part(n, whole);
        }
        let message = format!("\"{value}\" is not a part of one point.");
        builder.reader.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
        return Stalemate::Worth(Worth::Draw);
    }
    Stalemate::Worth(builder.reader.word("stalemate", &Worth::WORDS, Worth::Draw, Some(Worth::Loss)))
}

impl Judge for Mate {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        if case.can_move {
            return None;
        }
        let side = case.position.turn();
        let royals = case.position.royals(side);
        if case.in_check {
            let why = format!("{} is checkmated.", side.name());
            return Some(Verdict::new(self.checkmate.winner(side), "mate", &why).at(royals));
        }
        let why = format!("{} has no legal move.", side.name());
        let verdict = match &self.stalemate {
            Stalemate::Worth(it) => Verdict::new(it.winner(side), "stalemate", &why),
            Stalemate::Points(points) => {
                let (winner, counts) = points.compare(case.position);
                Verdict::new(winner, "stalemate", &format!("{why} {counts}"))
            }
            Stalemate::Part(n, whole) => Verdict::shared(side, (*n, *whole), "stalemate", &why),
        };
        Some(verdict.at(royals))
    }
}

/// Says what mate and stalemate are worth.
pub fn words(words: &mut Words<'_>) {
    let checkmate = words.builder.reader.word("checkmate", &Worth::WORDS, Worth::Loss, None);
    let has_checks = words.builder.check_rule && !words.builder.royal.is_empty();
    if has_checks {
        words.say(
            Topic::End,
            format!("A side that is in check and has no legal move is mated and {}.", checkmate.verb()),
        );
    }
    let stuck =
        if has_checks { "A side that has no legal move and is not in check" } else { "A side that has no legal move" };
    let passes = words.builder.reader.last("noMoves").is_some_and(|it| it.value.trim().eq_ignore_ascii_case("pass"));
    if passes {
        return words.say(Topic::End, format!("{stuck} passes."));
    }
    let outcomes =
        [("loss", Some(Worth::Loss)), ("win", Some(Worth::Win)), ("draw", Some(Worth::Draw)), ("pass", None)];
    let no_moves = words.builder.reader.word("noMoves", &outcomes, None, None);
    let result = match no_moves.map_or_else(|| stalemate(&mut words.builder), Stalemate::Worth) {
        Stalemate::Worth(Worth::Draw) => "is stalemated: the game is drawn".to_owned(),
        Stalemate::Worth(it) => format!("{} too", it.verb()).replace("wins too", "wins"),
        Stalemate::Points(_) => "ends the game, and points decide it".to_owned(),
        Stalemate::Part(n, whole) => format!("gets {n}/{whole} of the point, the other side the rest"),
    };
    let result = if has_checks { result } else { result.replace(" too", "") };
    words.say(Topic::End, format!("{stuck} {result}."));
}
