//! Tables that routines ask for again and again.

use engine::ids::{Player, Sq};

/// Tables of leaps and of directions that are kept, each.
const MAX_TABLES: usize = 64;

/// Leaps and directions that routines asked for, by side and text.
#[derive(Debug, Default)]
pub(super) struct DirectionTables {
    pub(super) leaps: Table<Vec<Vec<Sq>>>,
    pub(super) directions: Table<Option<Vec<Sq>>>,
}

/// What was worked out, by side and text.
#[derive(Debug, Default)]
pub(super) struct Table<T>(Vec<(Player, String, T)>);

impl<T: Clone> Table<T> {
    /// What is known for a side and a text, or is worked out now.
    pub(super) fn get_or_make(&mut self, side: Player, text: &str, make: impl FnOnce() -> T) -> T {
        if let Some(it) = self.0.iter().find(|it| it.0 == side && it.1 == text) {
            return it.2.clone();
        }
        let made = make();
        if self.0.len() < MAX_TABLES {
            self.0.push((side, text.to_owned(), made.clone()));
        }
        made
    }
}
