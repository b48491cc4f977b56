//! The moves of a position as lists show them, in a form that is named.

use engine::legal::Judge;

use crate::notation::forms::{FORMS, NotationForm, named};
use crate::notation::listed_moves::MoveList;
use crate::notation::san;

/// The form of a name.
///
/// # Errors
/// A sentence with the names that there are.
pub fn form(name: &str) -> Result<&'static NotationForm, String> {
    named(name).ok_or_else(|| {
        let names: Vec<&str> = FORMS.iter().map(|it| it.name).collect();
        format!("Moves are written as {}.", names.join(", "))
    })
}

/// The moves in their order. In algebraic notation they have marks for check and mate.
#[must_use]
pub fn write_all(form: &NotationForm, list: MoveList<'_>) -> Vec<String> {
    if form.name != "san" {
        return form.write_all(list);
    }
    let MoveList { variant, position, moves } = list;
    let mut position = position.clone();
    let mut judge = Judge::default();
    let mut res = san::write_all(variant, &position, moves);
    for (idx, text) in res.iter_mut().enumerate() {
        text.push_str(san::check_mark(variant, &mut position, &mut judge, moves.patch(idx)));
    }
    res
}
