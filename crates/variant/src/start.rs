//! `fen=`: a start position as text instead of the squares of the piece lines. Shuffled starts are a rule file.

use std::sync::Arc;

use diagram::{Diagnostic, Diagram, Setting};

use crate::compile::{self, Start};
use crate::host::Host;
use crate::ids::{Player, TypeId};
use crate::notation::fen::{self, Read};
use crate::patch::{Edit, FactId};
use crate::rules::{Rules, Setup};

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(diagram: &Diagram) -> (Rules, Vec<Diagnostic>) {
    compile_with(diagram, None)
}

/// Compiles a definition with the routines of a page.
#[must_use]
pub fn compile_with(diagram: &Diagram, host: Option<&Arc<dyn Host>>) -> (Rules, Vec<Diagnostic>) {
    let Some(setting) = diagram.last("fen") else { return compile::compile(diagram, None, host) };
    // Positions can only be read by rules: those of the piece lines read the text, then it takes their place.
    let (rules, _) = compile::compile(diagram, None, host);
    compile::compile(diagram, Some(read(&rules, setting)), host)
}

/// Reads the text with rules that were compiled without it; the sentence of the error if it cannot be read.
fn read(rules: &Rules, setting: &Setting) -> Start {
    fen::read(rules, setting.value.trim()).map(|it| setup(rules, &it)).map_err(|it| it.message)
}

/// The edits that make a position.
fn setup(rules: &Rules, read: &Read) -> Setup {
    let position = &read.position;
    let squares = rules.movement.topology.squares().filter(|it| !position.at(*it).is_empty());
    let mut edits: Vec<Edit> = squares.map(|it| Edit::Put(it, position.at(it))).collect();
    for side in Player::BOTH {
        for kind in (1..rules.types.len()).map(|it| TypeId(it as u8)) {
            edits.extend(parts(position.hand(side, kind)).map(|it| Edit::Hand(side, kind, it)));
            edits.extend(parts(position.prison(side, kind)).map(|it| Edit::Prison(side, kind, it)));
        }
    }
    edits.extend(position.rights().iter().map(|it| Edit::Right { square: it.square, victim: it.victim }));
    for (idx, spec) in rules.facts.iter().enumerate() {
        let fact = FactId(idx as u8);
        if position.fact(fact) != spec.start {
            edits.push(Edit::Fact(fact, position.fact(fact)));
        }
    }
    Setup { edits, turn: position.turn(), clocks: (read.half, read.full) }
}

/// A count in steps that an edit can hold.
fn parts(count: u16) -> impl Iterator<Item = i8> {
    let whole = std::iter::repeat_n(100, usize::from(count / 100));
    whole.chain((!count.is_multiple_of(100)).then_some((count % 100) as i8))
}
