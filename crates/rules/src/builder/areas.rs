//! What the entries of a key say, by side and type: areas, numbers, words.

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::settings::{Entry, Settings};
use engine::ids::{Player, TypeId};

/// The entries of a key with what they say.
#[derive(Clone, Debug)]
pub struct Entries<T> {
    entries: Vec<Entry>,
    /// By entry; nothing where it could not be read.
    values: Vec<Option<T>>,
}

/// The areas that entries of a key name.
pub type Areas = Entries<Area>;

impl<T> Entries<T> {
    /// Reads each entry; `None` stands for one that says nothing.
    pub fn new(entries: Vec<Entry>, read: impl FnMut(&Entry) -> Option<T>) -> Self {
        let values = entries.iter().map(read).collect();
        Self { entries, values }
    }

    /// What holds for a side and a type.
    #[must_use]
    pub fn of(&self, side: Player, kind: TypeId) -> Option<&T> {
        let entry = Settings::entry_for(&self.entries, side, kind)?;
        let idx = self.entries.iter().position(|it| std::ptr::eq(it, entry))?;
        self.values[idx].as_ref()
    }

    /// The entries with what they say, as far as they could be read.
    pub fn iter(&self) -> impl Iterator<Item = (&Entry, &T)> {
        self.entries.iter().zip(&self.values).filter_map(|(entry, value)| Some((entry, value.as_ref()?)))
    }

    /// The entries.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

impl<T: Copy> Entries<T> {
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
    /// Reads the areas of entries; those that cannot be read are reported.
    pub fn areas(&mut self, entries: Vec<Entry>) -> Areas {
        Entries::new(entries, |it| self.area(it))
    }
}
