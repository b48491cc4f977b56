//! A session beside another one, which goes its own way from then on.

use std::rc::Rc;

use game::explored;

use super::Session;

impl Session {
    /// The same game of the same definition, with routines of its own that are the same functions.
    pub(crate) fn copy(&self) -> Self {
        let mut copy = Self {
            definition: Rc::clone(&self.definition),
            cells: self.cells.clone(),
            start: self.start.clone(),
            game: self.game.clone(),
            lines: self.lines.clone(),
            quiz: self.quiz.clone(),
            page: self.page.as_ref().map(|it| it.copy()),
        };
        copy.recompile();
        copy
    }

    /// The keys of the positions from the start of the game to the one that is shown.
    pub(crate) fn keys(&self) -> Vec<u64> {
        explored::keys(&self.game)
    }
}
