//! Turns of several moves, by their number or by captures. Each is a move of its own, so that legality, search and records see single moves; how many were
//! made is kept in the position.

mod again;
mod change;
mod parts;
#[cfg(feature = "words")]
mod words;

use crate::hook_order::VetoStage;
use crate::prelude::*;
use crate::support::shared::{GoesOn, MovesMade};
use again::CaptureAgain;
use change::{BoardBefore, ChangingMoves, TurnChanges};
use engine::hooks::Memory;
use engine::legal::check::is_in_check;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use parts::{Continuation, LastMoveChecks};

/// Turns of several moves.
pub const RULE: Rule = Rule {
    name: "turns",
    keys: &[
        Key::of("turnMoves", "number").default("1").per_side(),
        Key::of("firstTurn", "number").default("as turnMoves"),
        Key::of("turnGrowth", "number").default("0"),
        Key::of("turnCheck", "free, ends or last").default("free"),
        Key::of("turnPiece", "any, same, other or each").default("any"),
        Key::of("turnLast", "types").adds_up(),
        Key::of("turnPassing", "first or chain").default("first"),
        Key::of("turnCount", "moves or pieces").default("moves"),
        Key::flag("turnChange"),
        Key::flag("captureAgain"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["turn-piece", "turn-type", "early-check", "turn-length", "turn-change"],
};

/// Most moves of a turn.
const MAX_MOVES: i32 = 999;

/// What a check does to the rest of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnCheck {
    /// Nothing.
    Free,
    /// It ends the turn.
    Ends,
    /// Only the last move may give it.
    Last,
}

/// Which piece goes on in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnPiece {
    Any,
    Same,
    Other,
    Each,
}

/// How long turns are, and where a position says it.
#[derive(Clone, Copy, Debug)]
struct TurnLength {
    /// By side: the moves of a turn, if turns do not grow.
    moves: [i32; 2],
    /// By how much a turn is longer than the one before.
    growth: i32,
    /// How many moves of the turn were made.
    made: FactId,
    /// How many moves the turn has, where turns grow.
    series: Option<FactId>,
}

impl TurnLength {
    /// How many moves the turn of a side has.
    fn of(&self, position: &Position, side: Player) -> i32 {
        self.series.map_or(self.moves[side], |it| position.fact(it))
    }

    /// Whether the turn goes on after a move that was just made, or is being tried, if nothing else ends it.
    fn goes_on(&self, position: &Position, mover: Player) -> bool {
        position.fact(self.made).saturating_add(1) < self.of(position, mover)
    }
}

/// What the keys say.
#[derive(Debug)]
struct TurnRule {
    /// Turns of several moves.
    several: Option<TurnSettings>,
    /// Whether a turn has to change the board.
    changes: bool,
    /// Whether a side goes on after a capture, if captures let it go on.
    again: Option<FactId>,
}

/// What the keys say of turns of several moves.
#[derive(Debug)]
struct TurnSettings {
    length: TurnLength,
    /// How many moves the first turn has.
    first: i32,
    check: TurnCheck,
    piece: TurnPiece,
    /// Which types make the last move; none for any.
    last: TypeSet,
    /// Whether captures in passing may follow each other.
    chain: bool,
    /// Whether pieces that a move pushes, pulls or swaps count as moves too.
    counts_pieces: bool,
    /// What the board was before the turn, where a turn has to change it: 0 before its first move.
    board: Option<FactId>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let moves = settings.int_by_side("turnMoves", 1, 1, MAX_MOVES);
    let growth = settings.int("turnGrowth", 0, 0, MAX_MOVES);
    let check = [("free", TurnCheck::Free), ("ends", TurnCheck::Ends), ("last", TurnCheck::Last)];
    let check = settings.word("turnCheck", &check, TurnCheck::Free, None);
    let piece =
        [("any", TurnPiece::Any), ("same", TurnPiece::Same), ("other", TurnPiece::Other), ("each", TurnPiece::Each)];
    let piece = settings.word("turnPiece", &piece, TurnPiece::Any, None);
    let last = settings.types("turnLast");
    let chain = settings.word("turnPassing", &[("first", false), ("chain", true)], false, None);
    let counts_pieces = settings.word("turnCount", &[("moves", false), ("pieces", true)], false, None);
    let changes = settings.flag("turnChange", false);
    let most = moves[builder.variant.start.setup.turn];
    let first = settings.int("firstTurn", most, 1, most);
    let again = settings.flag("captureAgain", false);
    let mut several = None;
    if moves != [1, 1] || growth > 0 {
        let fact = |start| FactSpec { start, transient: false };
        let made = builder.fact(fact(0));
        let series = (growth > 0).then(|| builder.fact(fact(first)));
        let board = changes.then(|| builder.fact(fact(0)));
        builder.share(MovesMade(made));
        let length = TurnLength { moves, growth, made, series };
        several = Some(TurnSettings { length, first, check, piece, last, chain, counts_pieces, board });
    }
    let again = again.then(|| builder.fact(FactSpec { start: 0, transient: true }));
    again.iter().for_each(|it| builder.share(GoesOn(*it)));
    let any = several.is_some() || changes || again.is_some();
    any.then(|| Box::new(TurnRule { several, changes, again }) as Box<dyn ActiveRule>)
}

impl ActiveRule for TurnRule {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        match self.several {
            Some(it) => it.install(builder, hooks),
            None if self.changes => hooks.pass(PassStage::Turn, ChangingMoves),
            None => {}
        }
        if let Some(goes_on) = self.again {
            let named = NamedFact { name: "again", fact: goes_on, form: FactForm::Number };
            builder.variant.carried.named_facts.push(named);
            hooks.pass(PassStage::Hands, CaptureAgain(goes_on));
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        self.tell(words);
    }
}

impl TurnSettings {
    fn install(self, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Self { length, first, check, piece, last, chain, counts_pieces, board } = self;
        let n_noted = match piece {
            TurnPiece::Any => 0,
            TurnPiece::Same | TurnPiece::Other => 1,
            TurnPiece::Each if length.growth > 0 => NOTED.len(),
            TurnPiece::Each => length.moves.iter().fold(1, |most, it| most.max(*it as usize - 1)).min(NOTED.len()),
        };
        let fact = |_| builder.fact(FactSpec { start: NO_PIECE, transient: false });
        let noted: Box<[FactId]> = (0..n_noted).map(fact).collect();
        let number = |name, fact| NamedFact { name, fact, form: FactForm::Number };
        let named = &mut builder.variant.carried.named_facts;
        named.push(number("made", length.made));
        named.extend(length.series.map(|it| number("series", it)));
        named.extend(board.map(|it| number("board", it)));
        let squares = NOTED.iter().zip(&noted);
        named.extend(squares.map(|(name, fact)| NamedFact { name, fact: *fact, form: FactForm::Square }));
        builder.variant.carried.written.own_rights = true;
        let goes_on = builder.goes_on;
        let setup = &mut builder.variant.start.setup;
        let is_told = goes_on || setup.edits.iter().any(|it| matches!(it, Edit::Fact(fact, _) if *fact == length.made));
        // A shorter first turn is one that has begun.
        let begun = length.moves[setup.turn] - first;
        if begun > 0 && length.series.is_none() && !is_told {
            setup.edits.push(Edit::Fact(length.made, begun));
        }
        hooks.pass(PassStage::Turn, Continuation { length, piece, last, noted: noted.clone(), chain, counts_pieces });
        if check == TurnCheck::Last {
            hooks.veto(VetoStage::Royal, LastMoveChecks(length));
        }
        if let Some(board) = board {
            hooks.pass(PassStage::Turn, BoardBefore(board));
            hooks.veto(VetoStage::Royal, TurnChanges { length, board });
        }
        hooks.memory(Turns { length, ends_by_check: check == TurnCheck::Ends, piece, noted, board });
    }
}

/// The value of the fact that names the piece that moved last, at the beginning of a turn.
const NO_PIECE: i32 = -1;

/// What position texts call the pieces that have moved in a turn, the last one first.
const NOTED: [&str; 8] = ["moved", "moved2", "moved3", "moved4", "moved5", "moved6", "moved7", "moved8"];

/// Lets the side go on, or begins the turn of the other.
#[derive(Debug)]
struct Turns {
    length: TurnLength,
    ends_by_check: bool,
    piece: TurnPiece,
    /// Where the pieces stand that have moved in the turn, the last one first, as far as that matters.
    noted: Box<[FactId]>,
    /// What the board was before the turn, where that matters.
    board: Option<FactId>,
}

impl Turns {
    /// Whether there is a piece that may go on. A piece that has left the board cannot.
    fn has_piece(&self, position: &Position, mover: Player) -> bool {
        let stands = |fact: &FactId| square(position, *fact).is_some_and(|it| position.at(it).is(mover));
        self.piece != TurnPiece::Same || self.noted.first().is_some_and(stands)
    }
}

/// The square that a fact names.
fn square(position: &Position, fact: FactId) -> Option<Sq> {
    u16::try_from(position.fact(fact)).ok().map(Sq)
}

impl Memory for Turns {
    fn remember(&self, variant: &Variant, position: &mut Position) {
        let mover = position.mover();
        if position.turn() == mover {
            // The move itself has kept the turn.
            return;
        }
        let Self { length, .. } = self;
        let goes_on = length.goes_on(position, mover)
            && self.has_piece(position, mover)
            && !(self.ends_by_check && is_in_check(variant, position, mover.other()));
        if goes_on {
            position.amend(Edit::Fact(length.made, position.fact(length.made).saturating_add(1)));
            position.amend(Edit::Again);
            return;
        }
        position.amend(Edit::Fact(length.made, 0));
        if let Some(series) = length.series {
            let longer = position.fact(series).saturating_add(length.growth);
            position.amend(Edit::Fact(series, longer));
        }
        self.noted.iter().for_each(|it| position.amend(Edit::Fact(*it, NO_PIECE)));
        self.board.iter().for_each(|it| position.amend(Edit::Fact(*it, 0)));
    }
}
