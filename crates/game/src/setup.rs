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
use message::Message;
#[cfg(feature = "words")]
use rules::builder::Builder;
use rules::registry;
use rules::registry::draft::{Draft, GivenStart};
use rules::support::start_arrays::Array;

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(definition: &Definition) -> (Variant, Vec<Diagnostic>) {
    compile_with(definition, None)
}

/// Compiles a definition with the routines of a page.
#[must_use]
pub fn compile_with(definition: &Definition, page_rules: Option<&Arc<dyn PageRules>>) -> (Variant, Vec<Diagnostic>) {
    let (variant, mut problems) = compile_unchecked(definition, page_rules);
    problems.extend(registry::check_limits(&variant, definition));
    (variant, problems)
}

/// The same without `check_limits`.
#[must_use]
pub fn compile_unchecked(
    definition: &Definition,
    page_rules: Option<&Arc<dyn PageRules>>,
) -> (Variant, Vec<Diagnostic>) {
    let (draft, lost) = draft(definition, page_rules);
    let (mut variant, mut problems) = draft.compile();
    problems.extend(lost);
    variant.start.wall_builder = Some(wall_builder(definition.clone(), page_rules.cloned()));
    (variant, problems)
}

/// A definition with the start that its texts give, and what of them is not read.
///
/// Positions can only be read by rules, for castling, counts and hands, and rules look at the start. So rules are asked once
/// for each text, without their tables; the board and the pieces are compiled once in all.
fn draft<'d>(definition: &'d Definition, page_rules: Option<&Arc<dyn PageRules>>) -> (Draft<'d>, Vec<Diagnostic>) {
    let mut res = Draft::new(definition, page_rules);
    let mut lost = Vec::new();
    for (text, place, is_home) in [array(definition), position(definition)].into_iter().flatten() {
        let mut reader = res.reader();
        let has_home = !is_home && reader.start.home.iter().any(|it| !it.is_empty());
        let read = if has_home { fen::read(&reader, text) } else { read_at_home(&mut reader, text) };
        match read {
            Ok(read) => {
                let told = read.notes.iter().filter(|it| it.is_loss);
                lost.extend(told.map(|it| unread(it.text.clone(), place.clone())));
                let setup = setup(&reader, &read);
                res.set_start(GivenStart { setup, home: reader.start.home, goes_on: has_home });
            }
            Err(it) => res.refuse_start(it.message, place),
        }
    }
    (res, lost)
}

/// A part of a text that is not read.
fn unread(message: Message, place: Place) -> Diagnostic {
    Diagnostic { severity: Severity::Warning, code: "def.value", message, hint: None, fix: None, place }
}

/// What the rules in words are told by: the board, the pieces and, where a text gives it, the position at the start.
#[cfg(feature = "words")]
pub(crate) fn for_words<'d>(definition: &'d Definition, page_rules: Option<&Arc<dyn PageRules>>) -> Builder<'d> {
    let is_given = definition.last("fen").is_some();
    let draft = if is_given { draft(definition, page_rules).0 } else { Draft::new(definition, page_rules) };
    draft.into_builder()
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
fn wall_builder(definition: Definition, page_rules: Option<Arc<dyn PageRules>>) -> WallBuilder {
    Arc::new(move |open, walls| {
        let mut walled = definition.clone();
        walled.board.holes.extend(walls.iter().map(|it| open.movement.topology.on_diagram(*it)));
        sort::sort(&mut walled.board.holes);
        let start = GivenStart { setup: open.start.setup.clone(), home: open.start.home.clone(), goes_on: true };
        let mut draft = Draft::new(&walled, page_rules.as_ref());
        draft.set_start(start);
        draft.compile().0
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
    // Neutral pieces are the mover's in a position, and White's in a set-up.
    let piece = |it: Occupant| if variant.pieces.neutral.has(it.kind()) { it.with_side(Player::White) } else { it };
    let mut edits: Vec<Edit> = squares.map(|it| Edit::Put(it, piece(position.at(it)))).collect();
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
