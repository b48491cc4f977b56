//! A section in the making: the definition as its rules read it, the options so far, and what is refused. What goes into a
//! section is decided elsewhere.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Setting, Severity};
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::patch::Edit;
use engine::variant::Variant;
use message::{Message, msg};
use rules::builder::Builder;
use rules::promotion::morph::{Boards, boards};
use rules::registry::read_settings;
use rules::support::promotion_set::PromotionSets;

use crate::region::Region;
use crate::write::section_piece::Piece;
use crate::write::{Exported, proof};

/// The largest board of the other program.
const MOST_FILES: u8 = 12;
/// The largest board of the other program.
const MOST_RANKS: u8 = 10;

/// Types that are looked at: all letters, each with a promoted form.
const MOST_TYPES: usize = 52;

/// Characters of a value that a message repeats.
const MAX_VALUE: usize = 40;

/// A section in the making.
pub(crate) struct SectionWriter<'a> {
    /// The settings as rules read them, with the tables that rules make.
    pub(crate) builder: Builder<'a>,
    /// The variant that is played.
    pub(crate) variant: Arc<Variant>,
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// By type number: the boards of `morph`, without what `confine` closes.
    pub(crate) cells: Vec<Boards>,
    /// The sets to choose from at promotion.
    pub(crate) sets: PromotionSets,
    /// By side: the types that it may ever have.
    pub(crate) present: [TypeSet; 2],
    /// By side and type: where a piece may ever stand.
    pub(crate) standing: [Vec<Vec<Sq>>; 2],
    /// The pieces of the section.
    pub(crate) pieces: Vec<Piece>,
    /// Whether pawns may not stay where they could never move on.
    pub(crate) keeps_moving: bool,
    /// By side: where it captures in passing.
    pub(crate) passing: [BTreeSet<Sq>; 2],
    /// The game that the other program knows, of which the section says only what differs.
    pub(crate) parent: Option<&'static str>,
    options: Vec<(String, String)>,
    /// Keys that options say, or that say nothing of moves and results.
    said: BTreeSet<&'static str>,
    refusals: Vec<Diagnostic>,
    notes: Vec<Diagnostic>,
}

impl<'a> SectionWriter<'a> {
    /// Reads a definition. Fails if its board is too large or not made of squares, or if it has too many pieces.
    pub(crate) fn new(definition: &'a Definition) -> Result<Self, Box<Diagnostic>> {
        let board = &definition.board;
        let fits = board.files <= MOST_FILES && board.ranks <= MOST_RANKS && board.planes == 1;
        let message = match fits && board.hexes.is_none() {
            true if definition.pieces.len() <= MOST_TYPES => None,
            true => Some(msg!("ini-too-many-pieces", most = MOST_TYPES)),
            false => Some(msg!("ini-board", files = MOST_FILES, ranks = MOST_RANKS)),
        };
        if let Some(message) = message {
            let (severity, code, place) = (Severity::Error, "ini.size", Place::Whole);
            return Err(Box::new(Diagnostic { severity, code, message, hint: None, fix: None, place }));
        }
        let variant = Arc::new(game::setup::compile(definition).0);
        let mut builder = Builder::new(definition);
        builder.variant.start.setup = variant.start.setup.clone();
        builder.variant.start.home = variant.start.home.clone();
        let mut active = read_settings(&mut builder);
        active.iter_mut().for_each(|(_, it)| it.tables(&mut builder));
        let sets = builder.shared::<PromotionSets>().cloned().unwrap_or_default();
        let cells = boards(&mut builder, sets.0.len());
        Ok(Self {
            builder,
            variant,
            files: board.files,
            ranks: board.ranks,
            cells,
            sets,
            present: [TypeSet::EMPTY; 2],
            standing: [Vec::new(), Vec::new()],
            pieces: Vec::new(),
            keeps_moving: false,
            passing: Default::default(),
            parent: None,
            options: Vec::new(),
            said: BTreeSet::new(),
            refusals: Vec::new(),
            notes: Vec::new(),
        })
    }

    pub(crate) fn definition(&self) -> &'a Definition {
        self.builder.definition()
    }

    /// Adds an option.
    pub(crate) fn option(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.options.push((key.into(), value.into()));
    }

    /// Adds an option that is on.
    pub(crate) fn on(&mut self, key: &str) {
        self.option(key, "true");
    }

    /// The value of an option so far.
    pub(crate) fn written(&self, key: &str) -> Option<&str> {
        self.options.iter().rfind(|it| it.0 == key).map(|it| it.1.as_str())
    }

    /// Notes that keys are said by options, or refused already.
    pub(crate) fn say(&mut self, keys: &[&'static str]) {
        self.said.extend(keys);
    }

    pub(crate) fn is_said(&self, key: &str) -> bool {
        self.said.contains(key)
    }

    /// Refuses a key for a reason.
    pub(crate) fn refuse(&mut self, key: &'static str, message: Message) {
        self.say(&[key]);
        let place = self.settings(key).next().map_or(Place::Whole, |it| it.key_place.clone());
        self.refuse_at("ini.key", message, place);
    }

    /// Refuses what a key says.
    pub(crate) fn refuse_value(&mut self, key: &'static str) {
        let found = self.settings(key).next();
        let value: String = found.map_or_else(String::new, |it| it.value.chars().take(MAX_VALUE).collect());
        let key_written = found.map_or(key, |it| it.key.as_str()).to_owned();
        self.refuse(key, msg!("ini-no-value", key = key_written, value = value));
    }

    /// Refuses something at a place.
    pub(crate) fn refuse_at(&mut self, code: &'static str, message: Message, place: Place) {
        let it = Diagnostic { severity: Severity::Error, code, message, hint: None, fix: None, place };
        if !self.refusals.contains(&it) {
            self.refusals.push(it);
        }
    }

    /// Refuses something about a type.
    pub(crate) fn refuse_piece(&mut self, kind: TypeId, message: Message) {
        let place = self.definition().pieces.get(kind.index() - 1).map_or(Place::Whole, |it| it.place.clone());
        self.refuse_at("ini.piece", message, place);
    }

    /// Notes what the other program understands a little differently.
    pub(crate) fn note(&mut self, key: &str, message: Message) {
        let place = self.settings(key).next().map_or(Place::Whole, |it| it.key_place.clone());
        self.notes.push(Diagnostic {
            severity: Severity::Info,
            code: "ini.note",
            message,
            hint: None,
            fix: None,
            place,
        });
    }

    /// The settings of a key with its forms for one side, on pieces too.
    pub(crate) fn settings<'s>(&self, key: &'s str) -> impl Iterator<Item = &'a Setting> + use<'a, 's> {
        let definition = self.definition();
        let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
        definition.settings.iter().chain(on_pieces).filter(move |it| plain(&it.key) == key)
    }

    /// Whether the definition has a key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.settings(key).next().is_some()
    }

    /// What a key says for each side as a word, if it says anything.
    pub(crate) fn words(&mut self, key: &'static str) -> [Option<&'a str>; 2] {
        self.say(&[key]);
        let definition = self.definition();
        let last = |key: &str| definition.last(key).map(|it| it.value.trim());
        let plain = last(key);
        ["white", "black"].map(|side| last(&definition::of_side(side, key)).or(plain))
    }

    /// The same, if both sides have the same; otherwise the key is refused.
    pub(crate) fn word(&mut self, key: &'static str) -> Option<&'a str> {
        let [white, black] = self.words(key);
        if white != black {
            self.refuse(key, msg!("ini-both-sides", key = key));
            return None;
        }
        white
    }

    /// The types, without those that no side ever has.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = TypeId> + use<> {
        self.present[0].or(self.present[1]).iter().collect::<Vec<_>>().into_iter()
    }

    /// The squares of the board.
    pub(crate) fn squares(&self) -> Vec<Sq> {
        self.builder.variant.movement.topology.squares().collect()
    }

    /// File and rank of a square, from 1.
    pub(crate) fn place_of(&self, sq: Sq) -> (u8, u8) {
        let topology = &self.builder.variant.movement.topology;
        ((topology.file(sq) + 1) as u8, (topology.rank(sq) + 1) as u8)
    }

    /// The region of the squares that suit.
    pub(crate) fn region(&self, suits: impl Fn(Sq) -> bool) -> Region {
        self.squares().into_iter().filter(|it| suits(*it)).map(|it| self.place_of(it)).collect()
    }

    /// Where the pieces of a side and type stand at the start.
    pub(crate) fn homes(&self, side: Player, kind: TypeId) -> Vec<Sq> {
        self.at_start().filter(|it| it.1.is(side) && it.1.kind() == kind).map(|it| it.0).collect()
    }

    /// The pieces at the start, and where they stand.
    pub(crate) fn at_start(&self) -> impl Iterator<Item = (Sq, Occupant)> {
        self.variant.start.setup.edits.iter().filter_map(|it| match it {
            Edit::Put(sq, piece) if piece.is_piece() => Some((*sq, *piece)),
            _ => None,
        })
    }

    /// The types that a side has in hand at the start.
    pub(crate) fn held(&self, side: Player) -> TypeSet {
        let edits = self.variant.start.setup.edits.iter();
        let held = edits.filter_map(|it| match it {
            Edit::Hand(own, kind, 1..) if *own == side => Some(*kind),
            _ => None,
        });
        held.collect()
    }

    /// The piece of the section that stands for a type.
    pub(crate) fn piece_of(&self, kind: TypeId) -> Option<&Piece> {
        self.pieces.iter().find(|it| it.kinds.contains(&kind))
    }

    /// The letter of a type; a blank for one that the section does not have.
    pub(crate) fn letter(&self, kind: TypeId) -> char {
        self.piece_of(kind).map_or(' ', |it| it.letter)
    }

    /// The types of the pieces with one of some options.
    pub(crate) fn with_option(&self, option: &str) -> TypeSet {
        self.pieces.iter().filter(|it| it.option == option).flat_map(|it| it.kinds.iter().copied()).collect()
    }

    /// The letters of some types, of those that a side may have; `None` if the section knows one of them and another
    /// type as one piece.
    pub(crate) fn letters(&self, types: TypeSet) -> Option<String> {
        let mut res = String::new();
        for piece in &self.pieces {
            let n_named = piece.kinds.iter().filter(|it| types.has(**it)).count();
            if n_named > 0 && n_named < piece.kinds.len() {
                return None;
            }
            if n_named > 0 {
                res.push(piece.letter);
            }
        }
        Some(res)
    }

    /// The letters of some types, which must not be split; otherwise a key is refused. `-` for none.
    pub(crate) fn named(&mut self, key: &'static str, types: TypeSet) -> String {
        match self.letters(types) {
            Some(it) if it.is_empty() => "-".into(),
            Some(it) => it,
            None => {
                self.refuse(key, msg!("ini-one-piece", key = key));
                "-".into()
            }
        }
    }

    /// Writes an option of squares for each side.
    pub(crate) fn regions(&mut self, key: &str, regions: &[Region; 2]) {
        for (side, region) in Player::BOTH.into_iter().zip(regions) {
            self.option(format!("{key}{}", side.name()), self.region_words(region));
        }
    }

    /// Writes an option of squares that has a form for both sides.
    pub(crate) fn common_regions(&mut self, key: &str, regions: &[Region; 2]) {
        if regions[0] == regions[1] {
            return self.option(key, self.region_words(&regions[0]));
        }
        self.regions(key, regions);
    }

    /// A region as an option writes it.
    pub(crate) fn region_words(&self, region: &Region) -> String {
        let all = Region::ranks(1, self.ranks, self.files);
        let squares = self.region(|_| true);
        let holes: Region = all.squares().filter(|it| !squares.has(it.0, it.1)).collect();
        region.words(self.files, self.ranks, &holes)
    }

    /// The name of a type, for messages.
    pub(crate) fn name(&self, kind: TypeId) -> String {
        self.variant.name(kind)
    }

    /// The section, unless something is refused or it would not play the same.
    pub(crate) fn finish(mut self, name: &str) -> Exported {
        let heir = self.parent.map_or(String::new(), |it| format!(":{it}"));
        let mut section = format!("[{name}{heir}]\n");
        for (key, value) in &self.options {
            let _ = writeln!(section, "{key} = {value}");
        }
        if self.refusals.is_empty()
            && let Some(message) = proof::difference(&self.variant, &section)
        {
            self.refuse_at("ini.different", message, Place::Whole);
        }
        if !self.refusals.is_empty() {
            section.clear();
        }
        let start = |it: &Diagnostic| if let Place::Text(span) = &it.place { span.start } else { usize::MAX };
        self.refusals.sort_by_key(start);
        Exported { section, refusals: self.refusals, notes: self.notes }
    }
}

/// The name of a key without a side: `dropZone` of `whiteDropZone`.
pub(crate) fn plain(key: &str) -> String {
    let rest = key.strip_prefix("white").or_else(|| key.strip_prefix("black"));
    let rest = rest.filter(|it| it.starts_with(|it: char| it.is_ascii_uppercase()));
    let Some(rest) = rest else { return key.to_owned() };
    let mut res = rest.to_owned();
    res[..1].make_ascii_lowercase();
    if rules::keys().contains(&res) { res } else { key.to_owned() }
}
