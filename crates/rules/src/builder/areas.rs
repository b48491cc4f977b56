//! What the entries of a key say, by side and type: areas, numbers, words.

use crate::builder::Builder;
use definition::{Severity, Symmetry};

use crate::builder::area::{Area, AreaFrame};
use crate::builder::settings::{Entry, Settings, coloured};
use engine::ids::{Player, TypeId};

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
        let (value, place) = (setting.value.trim().to_owned(), setting.value_place.clone());
        self.area(&Entry { key: "", side: None, kind: None, value, place })
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
                let message = format!("\"{}\" is not a value of {key}; the entry is ignored.", entry.value);
                let list = words.iter().map(|it| it.0).collect::<Vec<_>>().join(", ");
                self.report(
                    Severity::Error,
                    "def.value",
                    message,
                    Some(format!("It may be: {list}.")),
                    entry.place.clone(),
                );
            }
            found.map(|it| it.1)
        })
    }

    /// The entries of a key whose value is a number; others are reported and left out.
    pub fn number_entries(&mut self, key: &'static str) -> Entries<u16> {
        Entries::new(self.entries(key), |entry| {
            let number = entry.value.parse().ok();
            if number.is_none() {
                let message = format!("\"{}\" is not a number of {key}; the entry is ignored.", entry.value);
                self.report(Severity::Error, "def.number", message, None, entry.place.clone());
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
                format!("\"{}\" is not an area; the entry is ignored.", entry.value),
                Some(
                    "An area is made of ranks (1-3), squares (a1, a1-c3), half, zone, all, none and !, joined by +."
                        .into(),
                ),
                entry.place.clone(),
            );
        }
        if res.as_ref().is_some_and(|it| self.is_one_sided(entry, it, frame)) {
            let key = entry.key;
            let message = format!("{key} names the same squares for both sides, because there is no symmetry.");
            let [white, black] = Player::both(|side| coloured(side, key));
            let hint = format!("Write {white} and {black}, each with the squares of its side.");
            self.report(Severity::Warning, "def.symmetry", message, Some(hint), entry.place.clone());
        }
        res
    }

    /// Whether both sides share squares that lie better for one of them, and neither has squares of its own.
    fn is_one_sided(&self, entry: &Entry, area: &Area, frame: AreaFrame<'_>) -> bool {
        if frame.symmetry != Symmetry::None || entry.side.is_some() || entry.key.is_empty() {
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
