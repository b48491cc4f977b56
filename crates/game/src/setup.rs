//! `fen=` and `array=`: start positions as text instead of the squares of the piece lines. Shuffled starts are a rule file.

use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Severity};

use crate::notation::fen;
use crate::notation::fen::{FenError, Read};
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::{Edit, FactId};
use engine::page_rules::PageRules;
use engine::variant::{Setup, Variant, WallBuilder};
use rules::registry;
use rules::registry::GivenStart;
use rules::support::start_arrays::Array;

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(definition: &Definition) -> (Variant, Vec<Diagnostic>) {
    compile_with(definition, None)
}

/// Compiles a definition with the routines of a page.
#[must_use]
pub fn compile_with(definition: &Definition, host: Option<&Arc<dyn PageRules>>) -> (Variant, Vec<Diagnostic>) {
    let (variant, mut problems) = compile_unchecked(definition, host);
    problems.extend(registry::check_limits(&variant, definition));
    (variant, problems)
}

/// The same without `check_limits`.
#[must_use]
pub fn compile_unchecked(definition: &Definition, host: Option<&Arc<dyn PageRules>>) -> (Variant, Vec<Diagnostic>) {
    let given = [array(definition), position(definition)];
    // Positions can only be read by rules: those of the start so far read the text, then it takes their place.
    let mut res = registry::compile(definition, None, host);
    let mut lost = Vec::new();
    for (text, place, is_home) in given.into_iter().flatten() {
        let has_home = !is_home && res.0.start.home.iter().any(|it| !it.is_empty());
        let read = if has_home { fen::read(&res.0, text) } else { read_at_home(&mut res.0, text) };
        if let Ok(read) = &read {
            let told = read.notes.iter().filter(|it| it.is_loss).map(|it| (it.text.clone(), place.clone()));
            lost.extend(told);
        }
        let home = res.0.start.home.clone();
        let start = read.map(|it| GivenStart { setup: setup(&res.0, &it), home, goes_on: has_home });
        let start = start.map_err(|it| (it.message, place));
        res = registry::compile(definition, Some(start), host);
    }
    let unread =
        |(message, place)| Diagnostic { severity: Severity::Warning, code: "def.value", message, hint: None, place };
    res.1.extend(lost.into_iter().map(unread));
    res.0.start.wall_builder = Some(wall_builder(definition.clone(), host.cloned()));
    res
}

/// Reads a text whose pieces stand where they start. What stands where is read first: the rights are read by it.
fn read_at_home(variant: &mut Variant, text: &str) -> Result<Read, FenError> {
    let pieces = fen::read(variant, text)?;
    let at = |idx: usize| pieces.position.at(Sq(idx as u16));
    let unmoved = |it: Occupant| if it.is_piece() { it.virgin() } else { it };
    variant.start.home = (0..variant.start.home.len()).map(|it| unmoved(at(it))).collect();
    fen::read(variant, text)
}

/// Compiles the definition again for a position with walls: they are holes, and the start is that of the definition.
fn wall_builder(definition: Definition, host: Option<Arc<dyn PageRules>>) -> WallBuilder {
    Arc::new(move |open, walls| {
        let mut walled = definition.clone();
        walled.board.holes.extend(walls.iter().map(|it| open.movement.topology.on_diagram(*it)));
        sort::sort(&mut walled.board.holes);
        let start = GivenStart { setup: open.start.setup.clone(), home: open.start.home.clone(), goes_on: true };
        registry::compile(&walled, Some(Ok(start)), host.as_ref()).0
    })
}

/// A text of a position, where it stands, and whether it is the definition's own set-up.
type StartText<'d> = (&'d str, Place, bool);

/// The array that `start` names, else the first.
fn array(definition: &Definition) -> Option<StartText<'_>> {
    let arrays = || definition.settings.iter().filter(|it| it.key == "array").filter_map(Array::of);
    let start = definition.last("start").map_or("", |it| it.value.trim());
    let named = arrays().find(|it| it.name == start);
    let numbered = || start.parse().ok().and_then(|it| arrays().nth(it));
    let array = named.or_else(numbered).or_else(|| arrays().next())?;
    Some((array.position, array.place, true))
}

/// The position that the game begins with instead of its set-up.
fn position(definition: &Definition) -> Option<StartText<'_>> {
    definition.last("fen").map(|it| (it.value.trim(), it.value_place.clone(), false))
}

/// The edits that make a position.
fn setup(variant: &Variant, read: &Read) -> Setup {
    let position = &read.position;
    let squares = variant.movement.topology.squares().filter(|it| !position.at(*it).is_empty());
    let mut edits: Vec<Edit> = squares.map(|it| Edit::Put(it, position.at(it))).collect();
    let ground = variant.movement.topology.squares().filter(|it| position.ground(*it) != 0);
    edits.extend(ground.map(|it| Edit::Ground(it, position.ground(it))));
    for side in Player::BOTH {
        for kind in (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)) {
            edits.extend(parts(position.hand(side, kind)).map(|it| Edit::Hand(side, kind, it)));
            edits.extend(parts(position.prison(side, kind)).map(|it| Edit::Prison(side, kind, it)));
        }
    }
    edits.extend(position.rights().iter().map(|it| Edit::Right { square: it.square, victim: it.victim }));
    for (idx, spec) in variant.carried.facts.iter().enumerate() {
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
