//! An unbroken line of own pieces ends the game.

use diagram::Severity;

use crate::compile::Builder;
use crate::ids::{Player, Sq, TypeSet};
use crate::position::Position;
use crate::rules::{Ending, Key, Rules, Verdict, Worth};
use crate::topology::{VecId, Vector, Wrap};
use crate::words::{Topic, Words, list};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key {
        name: "connect",
        value: "number",
        default: "0",
        doc: "That many own pieces in an unbroken line end the game; 0 is off.",
    },
    Key { name: "connectTypes", value: "types", default: "all", doc: "The types that count for a line." },
    Key {
        name: "connectLines",
        value: "letters of h, v and d",
        default: "hvd",
        doc: "Which lines count: along ranks, files, diagonals.",
    },
    Key { name: "connectResult", value: "win or loss", default: "win", doc: "The result for the side that connected." },
];

/// Looks for lines.
#[derive(Debug)]
struct Connect {
    n: usize,
    /// `None` for all types.
    types: Option<TypeSet>,
    steps: Vec<VecId>,
    worth: Worth,
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    let n = builder.reader.int("connect", 0, 0, 99) as usize;
    let written = builder.reader.last("connectTypes").is_some();
    let types = builder.reader.types("connectTypes");
    let lines = builder.reader.last("connectLines");
    let worth = builder.reader.word("connectResult", &Worth::WORDS, Worth::Win, None);
    if n == 0 {
        return None;
    }
    let letters = lines.map_or("hvd", |it| it.value.trim());
    if letters.is_empty() || !letters.chars().all(|it| "hvd".contains(it)) {
        let message = "connectLines is made of the letters h, v and d.".into();
        let place = lines.map_or(diagram::Place::Whole, |it| it.value_place.clone());
        builder.reader.report(Severity::Error, "def.value", message, None, place);
        return None;
    }
    let all = [('h', 1, 0), ('v', 0, 1), ('d', 1, 1), ('d', 1, -1)];
    let used = all.into_iter().filter(|it| letters.contains(it.0));
    let steps = used.map(|(_, dx, dy)| builder.movement.topology.vector(Vector { dx, dy, wrap: Wrap::None })).collect();
    Some(Box::new(Connect { n, types: written.then_some(types), steps, worth }))
}

impl Connect {
    fn line(&self, rules: &Rules, position: &Position, side: Player) -> Option<Vec<Sq>> {
        let topology = &rules.movement.topology;
        let counts = |sq: Sq| {
            let piece = position.at(sq);
            piece.is(side) && self.types.is_none_or(|it| it.has(piece.kind()))
        };
        let lines = position.pieces(side).flat_map(|sq| self.steps.iter().map(move |step| (sq, *step)));
        lines
            .map(|(sq, step)| {
                let mut line = Vec::new();
                let mut cur = sq;
                while cur != Sq::NONE && counts(cur) && line.len() < self.n {
                    line.push(cur);
                    cur = topology.step(step, cur);
                }
                line
            })
            .find(|it| it.len() == self.n)
    }
}

impl Ending for Connect {
    fn ending(&self, rules: &Rules, position: &Position) -> Option<Verdict> {
        let mover = position.turn().other();
        let found = [mover, mover.other()].map(|side| self.line(rules, position, side).map(|line| (side, line)));
        let mut found: Vec<(Player, Vec<Sq>)> = found.into_iter().flatten().collect();
        // The mover's win counts if both are connected.
        found.sort_by_key(|it| self.worth.winner(it.0) != Some(mover));
        let (side, line) = found.into_iter().next()?;
        let why = format!("{} has {} pieces in a line.", side.name(), self.n);
        Some(Verdict::new(self.worth.winner(side), "connect", &why).at(line))
    }
}

/// Says which lines end the game.
pub fn words(words: &mut Words<'_>) {
    let n = words.builder.reader.int("connect", 0, 0, 99);
    if n == 0 {
        return;
    }
    let named = words.builder.reader.last("connectTypes").is_some();
    let types = words.builder.reader.types("connectTypes");
    let what =
        if named { format!("own pieces, each of them {},", words.any_of(types)) } else { "own pieces".to_owned() };
    let letters = words.builder.reader.last("connectLines").map_or("hvd", |it| it.value.trim());
    let lines = [('h', "a rank"), ('v', "a file"), ('d', "a diagonal")];
    let lines: Vec<&str> = lines.into_iter().filter(|it| letters.contains(it.0)).map(|it| it.1).collect();
    let worth = words.builder.reader.word("connectResult", &Worth::WORDS, Worth::Win, None);
    let result = worth.verb();
    words.say(
        Topic::End,
        format!("A side that has {n} {what} in an unbroken line along {} {result}.", list(&lines, "or")),
    );
}
