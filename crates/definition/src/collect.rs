//! Collects the settings and piece lines of a definition: what belongs to which piece, and how many there may be.

use std::borrow::Cow;

use message::{Message, msg};

use crate::keys::{Keys, Reader, Subject};
use crate::parts::{PieceItem, SettingItem, TextPart};
use crate::sink::{Diagnostics, short};
use crate::translation::{Pair, Tagged};
use crate::{Definition, Diagnostic, Place, Severity, build};

/// Most piece lines that are read, holes included.
pub(crate) const MOST_PIECES: usize = 250;

/// Most settings that are read.
pub(crate) const MOST_SETTINGS: usize = 2000;

/// The nearest piece line above.
#[derive(Clone, Copy)]
enum Above {
    Nothing,
    /// Its index.
    Line(usize),
    /// It was one too many.
    Dropped,
}

/// Everything said so far.
pub(crate) struct Collector<'a> {
    pub(crate) keys: &'a Keys,
    pub(crate) settings: Vec<SettingItem<'a>>,
    pub(crate) lines: Vec<PieceItem<'a>>,
    pub(crate) sink: Diagnostics,
    above: Above,
    seen: Vec<&'a str>,
    seen_below: Vec<&'a str>,
    /// Piece lines with a key below that gives moves, in order.
    pub(crate) powered: Vec<usize>,
    too_many_settings: bool,
    too_many_lines: bool,
}

impl<'a> Collector<'a> {
    /// Nothing has been said yet.
    pub(crate) fn new(keys: &'a Keys) -> Self {
        Self {
            keys,
            settings: Vec::new(),
            lines: Vec::new(),
            sink: Diagnostics::default(),
            above: Above::Nothing,
            seen: Vec::new(),
            seen_below: Vec::new(),
            powered: Vec::new(),
            too_many_settings: false,
            too_many_lines: false,
        }
    }

    /// Adds `key=value`.
    pub(crate) fn setting(&mut self, word: &'a str, value: TextPart<'a>, key_place: Place) {
        if self.settings.len() == MOST_SETTINGS {
            if !std::mem::replace(&mut self.too_many_settings, true) {
                self.sink.error("def.limit", &key_place, || msg!("def-limit-settings", most = MOST_SETTINGS));
            }
            return;
        }
        if word.contains('.') {
            return self.translation(word, value, key_place);
        }
        let Some(known) = self.keys.find(word) else {
            // The rules say what they do not know.
            let key = Cow::Borrowed(word);
            self.settings.push(SettingItem { key, reader: Reader::Rules, value, key_place, line: None });
            return;
        };
        let name = &*known.name;
        if name != word {
            self.sink.read_as("def.key-case", &key_place, word, name);
        }
        let Ok(line) = self.line_of(known.spec.subject, name, &key_place) else { return };
        let key = &*known.main;
        if known.spec.gives_moves {
            self.powered.extend(line);
        }
        if self.is_repeated(key, line) && !known.spec.adds_up {
            self.sink.info("def.repeat", &key_place, || msg!("def-repeat", key = name, text = short(&value.text)));
        }
        self.settings.push(SettingItem { key: Cow::Borrowed(key), reader: known.reader, value, key_place, line });
    }

    /// Adds `title.de=text`.
    fn translation(&mut self, word: &'a str, value: TextPart<'a>, key_place: Place) {
        let mut ignored = |message: Message, hint: Option<Message>| {
            self.sink.add_with(Severity::Warning, "def.language", || (key_place.clone(), message, hint));
        };
        let Some(tagged) = Tagged::of(word) else {
            return ignored(msg!("def-language-key", key = short(word)), Some(msg!("def-language-key-hint")));
        };
        let Tagged { key, tag } = tagged;
        if !tagged.is_well_formed() {
            return ignored(msg!("def-language-tag", tag = short(tag)), Some(msg!("def-language-tag-hint")));
        }
        if value.text.is_empty() {
            return ignored(msg!("def-language-empty", key = word), None);
        }
        if tagged.is_of_word() && Pair::of(&value.text).is_none() {
            return ignored(msg!("def-language-word", key = word), None);
        }
        if !word.starts_with(key) {
            self.sink.read_as("def.key-case", &key_place, word, &format!("{key}.{tag}"));
        }
        let subject = if tagged.is_of_piece() { Subject::Piece } else { Subject::Game };
        let Ok(line) = self.line_of(subject, word, &key_place) else { return };
        // There is one for each word.
        if !tagged.is_of_word() && self.is_repeated(word, line) {
            self.sink.info("def.repeat", &key_place, || msg!("def-repeat", key = word, text = short(&value.text)));
        }
        self.settings.push(SettingItem { key: Cow::Borrowed(word), reader: Reader::Languages, value, key_place, line });
    }

    /// The piece line that a key is about, `None` for the game; an error where it has no effect.
    fn line_of(&mut self, subject: Subject, key: &str, place: &Place) -> Result<Option<usize>, ()> {
        match (subject, self.above) {
            (Subject::Game, _) | (Subject::PieceOrGame, Above::Nothing) => Ok(None),
            (_, Above::Line(index)) => Ok(Some(index)),
            (_, Above::Dropped) => Err(()),
            (Subject::Piece, Above::Nothing) => {
                self.sink.error("def.no-piece", place, || msg!("def-no-piece", key = key));
                Err(())
            }
        }
    }

    /// Whether a key was given before, to the same piece or to the game.
    fn is_repeated(&mut self, key: &'a str, line: Option<usize>) -> bool {
        let seen = if line.is_some() { &mut self.seen_below } else { &mut self.seen };
        let res = seen.iter().any(|it| it.eq_ignore_ascii_case(key));
        if !res {
            seen.push(key);
        }
        res
    }

    /// Adds a piece line or a hole line.
    pub(crate) fn piece(&mut self, item: PieceItem<'a>) {
        let hole = item.is_hole();
        if !hole {
            self.seen_below.clear();
        }
        if self.lines.len() == MOST_PIECES {
            self.above = if hole { self.above } else { Above::Dropped };
            if !std::mem::replace(&mut self.too_many_lines, true) {
                self.sink.error("def.limit", &item.place, || msg!("def-limit-pieces", most = MOST_PIECES));
            }
            return;
        }
        if !hole {
            self.above = Above::Line(self.lines.len());
        }
        self.lines.push(item);
    }

    /// What it all means.
    pub(crate) fn finish(self) -> (Definition, Vec<Diagnostic>) {
        build::build(self.settings, self.lines, &self.powered, self.sink)
    }
}
