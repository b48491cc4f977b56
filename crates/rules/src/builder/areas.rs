//! The areas of a key by side and type. What they are for is decided by rules.

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::settings::{Entry, Settings};
use engine::ids::{Player, TypeId};

/// The areas that entries of a key name.
#[derive(Debug)]
pub struct Areas {
    entries: Vec<Entry>,
    /// By entry; nothing where it could not be read.
    areas: Vec<Option<Area>>,
}

impl Areas {
    /// The area that holds for a side and a type.
    #[must_use]
    pub fn of(&self, side: Player, kind: TypeId) -> Option<&Area> {
        let entry = Settings::entry_for(&self.entries, side, kind)?;
        let idx = self.entries.iter().position(|it| std::ptr::eq(it, entry))?;
        self.areas[idx].as_ref()
    }

    /// The entries with the areas they name, as far as they could be read.
    pub fn iter(&self) -> impl Iterator<Item = (&Entry, &Area)> {
        self.entries.iter().zip(&self.areas).filter_map(|(entry, area)| Some((entry, area.as_ref()?)))
    }

    /// The entries.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The squares of that area.
    #[must_use]
    pub fn squares(&self, side: Player, kind: TypeId) -> Option<Box<[bool]>> {
        self.of(side, kind).map(|it| it.squares(side).into())
    }
}

impl Builder<'_> {
    /// Reads the areas of entries; those that cannot be read are reported.
    pub fn areas(&mut self, entries: Vec<Entry>) -> Areas {
        let areas = entries.iter().map(|it| self.area(it)).collect();
        Areas { entries, areas }
    }
}
