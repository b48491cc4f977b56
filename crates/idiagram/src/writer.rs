//! Parameters in the making: the definition as rules compile it, the lines so far, and what is refused.

use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Setting, Severity};
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::variant::Variant;
use message::{Message, msg};
use rules::builder::Builder;
use rules::promotion::morph::{Boards, boards};
use rules::registry::read_settings;
use rules::support::promotion_set::PromotionSets;

use crate::{Exported, proof};

/// Characters of a value that a message repeats.
const MAX_VALUE: usize = 40;

/// Parameters in the making.
pub(crate) struct Writer<'a> {
    pub(crate) definition: &'a Definition,
    /// The variant that is played.
    pub(crate) variant: Arc<Variant>,
    /// By type number: the boards of `morph`.
    pub(crate) cells: Vec<Boards>,
    lines: Vec<String>,
    refusals: Vec<Diagnostic>,
    notes: Vec<Diagnostic>,
}

impl<'a> Writer<'a> {
    /// Reads a definition. Fails if its board is not one board of squares.
    pub(crate) fn new(definition: &'a Definition) -> Result<Self, Box<Diagnostic>> {
        if definition.board.hexes.is_some() || definition.board.planes > 1 {
            return Err(Box::new(refusal("idiagram.board", msg!("idiagram-board"), Place::Whole)));
        }
        let variant = Arc::new(game::setup::compile(definition).0);
        let mut builder = Builder::new(definition);
        let mut active = read_settings(&mut builder);
        active.iter_mut().for_each(|(_, it)| it.tables(&mut builder));
        let n_sets = builder.shared::<PromotionSets>().map_or(0, |it| it.0.len());
        let cells = boards(&mut builder, n_sets);
        let (lines, refusals, notes) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { definition, variant, cells, lines, refusals, notes })
    }

    /// Adds a parameter.
    pub(crate) fn parameter(&mut self, key: &str, value: impl std::fmt::Display) {
        self.lines.push(format!("{key}={value}"));
    }

    /// Adds a line of a piece.
    pub(crate) fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Refuses what a key says, for a reason.
    pub(crate) fn refuse(&mut self, setting: &Setting, message: Message) {
        self.refuse_at("idiagram.key", message, setting.key_place.clone());
    }

    /// Refuses the value of a key.
    pub(crate) fn refuse_value(&mut self, setting: &Setting) {
        let value: String = setting.value.chars().take(MAX_VALUE).collect();
        self.refuse(setting, msg!("idiagram-no-value", key = &*setting.key, value = value));
    }

    /// Refuses something at a place.
    pub(crate) fn refuse_at(&mut self, code: &'static str, message: Message, place: Place) {
        let it = refusal(code, message, place);
        if !self.refusals.contains(&it) {
            self.refusals.push(it);
        }
    }

    /// Notes what is left out, or what to add.
    pub(crate) fn note(&mut self, message: Message, place: Place) {
        self.notes.push(Diagnostic { severity: Severity::Info, ..refusal("idiagram.note", message, place) });
    }

    /// The squares of the board.
    pub(crate) fn squares(&self) -> Vec<Sq> {
        self.variant.movement.topology.squares().collect()
    }

    /// A square as the definition names it.
    pub(crate) fn square(&self, sq: Sq) -> definition::Square {
        let topology = &self.variant.movement.topology;
        definition::Square { file: topology.file(sq) as u8, rank: topology.rank(sq) as u8 }
    }

    /// The pieces at the start, and where they stand.
    pub(crate) fn at_start(&self) -> impl Iterator<Item = (Sq, Occupant)> {
        self.variant.start.setup.edits.iter().filter_map(|it| match it {
            Edit::Put(sq, piece) if piece.is_piece() => Some((*sq, *piece)),
            _ => None,
        })
    }

    /// How many pieces of a type a side has in hand at the start.
    pub(crate) fn held(&self, side: Player, kind: TypeId) -> u32 {
        let edits = self.variant.start.setup.edits.iter();
        let held = edits.filter_map(|it| match it {
            Edit::Hand(own, of, n) if *own == side && *of == kind => u32::try_from(*n).ok(),
            _ => None,
        });
        held.sum()
    }

    /// The piece line of a type.
    pub(crate) fn piece(&self, kind: TypeId) -> Option<&'a definition::Piece> {
        self.definition.pieces.get(kind.index().wrapping_sub(1))
    }

    /// The parameters, unless something is refused or they would not play the same.
    pub(crate) fn finish(mut self) -> Exported {
        let mut parameters = self.lines.join("\n") + "\n";
        if self.refusals.is_empty()
            && let Some(message) = proof::difference(&self.variant, &parameters)
        {
            self.refuse_at("idiagram.different", message, Place::Whole);
        }
        if !self.refusals.is_empty() {
            parameters.clear();
        }
        let start = |it: &Diagnostic| if let Place::Text(span) = &it.place { span.start } else { usize::MAX };
        self.refusals.sort_by_key(start);
        Exported { parameters, refusals: self.refusals, notes: self.notes }
    }
}

fn refusal(code: &'static str, message: Message, place: Place) -> Diagnostic {
    Diagnostic { severity: Severity::Error, code, message, hint: None, fix: None, place }
}
