//! What the entries of a key say, by side and type: areas, numbers, words.

use crate::builder::Builder;
use definition::{Place, Severity, Symmetry};

use crate::builder::area::{Area, AreaFrame};
use crate::builder::settings::{Entry, Settings, coloured, may_be};
use engine::ids::{Player, TypeId};
use message::{Arg, msg};

/// The entries of a key with what they say.
#[derive(Clone, Debug)]
pub struct Entries<T> {
    entries: Vec<Entry>,
    /// By entry.
    values: Vec<T>,
}

/// The areas that entries of a key name.
pub type Areas = Entries<Area>;

impl<T> Entries<T> {
    /// Reads each entry; one that `read` answers with `None` is left out.
    pub fn new(entries: Vec<Entry>, mut read: impl FnMut(&Entry) -> Option<T>) -> Self {
        let read = |it: Entry| read(&it).map(|value| (it, value));
        let (entries, values) = entries.into_iter().filter_map(read).unzip();
        Self { entries, values }
    }

    /// What holds for a side and a type.
    #[must_use]
    pub fn of(&self, side: Player, kind: TypeId) -> Option<&T> {
        let entry = Settings::entry_for(&self.entries, side, kind)?;
        let idx = self.entries.iter().position(|it| std::ptr::eq(it, entry))?;
        self.values.get(idx)
    }

    /// The entries with what they say.
    pub fn iter(&self) -> impl Iterator<Item = (&Entry, &T)> {
        self.entries.iter().zip(&self.values)
    }

    /// The entries.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

impl<T: Copy> Entries<T> {
    /// The same entries with other values.
    #[must_use]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> Entries<U> {
        Entries { entries: self.entries, values: self.values.into_iter().map(change).collect() }
    }

    /// What holds for each type of a side, by type number; `default` where nothing is said.
    #[must_use]
    pub fn by_type(&self, side: Player, n_types: usize, default: T) -> Vec<T> {
        (0..=n_types).map(|it| self.of(side, TypeId(it as u8)).copied().unwrap_or(default)).collect()
    }
}

impl Areas {
    /// The squares of that area.
    #[must_use]
    pub fn squares(&self, side: Player, kind: TypeId) -> Option<Box<[bool]>> {
        self.of(side, kind).map(|it| it.squares(side).into())
    }
}

impl Builder<'_> {
    /// The area that a key without forms for one colour names for all types; what cannot be read is reported.
    pub fn only_area(&mut self, key: &'static str) -> Option<Area> {
        let setting = self.settings.last(key)?;
        let (value, place) = (setting.part(), setting.value_place.clone());
        self.area(&Entry { key: "", side: None, kind: None, value, place, hint: None })
    }

    /// Reads the areas of entries; those that cannot be read are reported.
    pub fn areas(&mut self, entries: Vec<Entry>) -> Areas {
        Entries::new(entries, |it| self.area(it))
    }
}

impl Settings<'_> {
    /// The entries of a key whose value is one of several words; others are reported and left out.
    pub fn word_entries<T: Copy>(&mut self, key: &'static str, words: &[(&'static str, T)]) -> Entries<T> {
        Entries::new(self.entries(key), |entry| {
            let found = words.iter().find(|it| it.0.eq_ignore_ascii_case(&entry.value));
            if found.is_none() {
                let message = msg!("def-value-entry", text = &*entry.value, key = key);
                let hint = entry.hint.clone().or_else(|| Some(may_be(words.iter().map(|it| it.0))));
                self.report(Severity::Error, "def.value", message, hint, entry.place.clone());
            }
            found.map(|it| it.1)
        })
    }

    /// The entries of a key whose value is a number; others are reported and left out.
    pub fn number_entries(&mut self, key: &'static str) -> Entries<u16> {
        Entries::new(self.entries(key), |entry| {
            let number = entry.value.parse().ok();
            if number.is_none() {
                let message = msg!("def-number-entry", text = &*entry.value, key = key);
                self.report(Severity::Error, "def.number", message, entry.hint.clone(), entry.place.clone());
            }
            number
        })
    }

    /// Reads an area; one that cannot be read is reported.
    pub fn area(&mut self, entry: &Entry, frame: AreaFrame<'_>) -> Option<Area> {
        let res = Area::read(&entry.value, frame);
        if res.is_none() {
            self.report(
                Severity::Error,
                "def.value",
                msg!("def-value-area", text = &*entry.value),
                entry.hint.clone().or_else(|| Some(msg!("def-value-area-hint"))),
                entry.place.clone(),
            );
        }
        if let Some(item) = Area::idle_sum(&entry.value, frame) {
            self.report_idle_sum(item, &entry.value, entry.value.place());
        }
        if res.as_ref().is_some_and(|it| self.is_one_sided(entry, it, frame)) {
            self.report_one_sided(entry.key, "squares", entry.place.clone());
        }
        res
    }

    /// Reports `!a1+c3`, where `!` is about one item and what is added to it adds nothing. `item`: that with `!`.
    pub(super) fn report_idle_sum(&mut self, item: &str, sum: &str, place: &Place) {
        let message = msg!("def-value-sum", sum = sum, item = &item[1..]);
        let hint = msg!("def-value-sum-hint", sum = sum.replace(['!', ' '], ""));
        self.report(Severity::Warning, "def.value", message, Some(hint), place.clone());
    }

    /// Reports that a key names the same `squares` or `goals` for both sides of a board without symmetry.
    pub(crate) fn report_one_sided(&mut self, key: &str, what: &'static str, place: Place) {
        let what = Arg::Choice(what);
        let message = msg!("def-symmetry", key = key, what = what.clone());
        let [white, black] = Player::both(|side| coloured(side, key));
        let hint = msg!("def-symmetry-hint", white = white, black = black, what = what);
        self.report(Severity::Warning, "def.symmetry", message, Some(hint), place);
    }

    /// Whether just one side has pieces of a type at the start, on the board or in hand: for the other side it matters
    /// little what a key says of it.
    pub(crate) fn is_of_one_side(&self, kind: TypeId) -> bool {
        let piece = &self.definition().pieces[kind.index() - 1];
        let [white, black] = Player::both(|side| !piece.squares[side].is_empty() || piece.hand[side] > 0);
        white != black
    }

    /// Whether both sides share squares that lie better for one of them, and neither has squares of its own.
    fn is_one_sided(&self, entry: &Entry, area: &Area, frame: AreaFrame<'_>) -> bool {
        let settled = entry.side.is_some() || entry.kind.is_some_and(|it| self.is_of_one_side(it));
        if frame.symmetry != Symmetry::None || settled || entry.key.is_empty() {
            return false;
        }
        let [white, black] = Player::BOTH.map(|it| area.squares(it));
        let own = Player::both(|side| coloured(side, entry.key));
        let is_like = |symmetry: Symmetry| {
            let frame = AreaFrame { symmetry, ..frame };
            let inside = frame.topology.squares().filter(|it| white[it.index()]);
            inside.into_iter().all(|it| frame.image(it).is_some_and(|it| white[it.index()]))
        };
        white == black
            && !self.definition().settings.iter().any(|it| own.contains(&it.key))
            && !is_like(Symmetry::Mirror)
            && !is_like(Symmetry::Rotate)
    }
}
