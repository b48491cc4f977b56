//! `array=`: one of several set-ups of a definition, by name. Which of them a game begins with is decided elsewhere.

use definition::{Place, Setting};

/// A set-up of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array<'a> {
    /// Its name.
    pub name: &'a str,
    /// The position as text.
    pub position: &'a str,
    /// Where it stands.
    pub place: Place,
}

impl<'a> Array<'a> {
    /// Reads `name:position`; `None` if a part is missing.
    #[must_use]
    pub fn of(setting: &'a Setting) -> Option<Self> {
        let (name, position) = setting.value.split_once(':')?;
        let (name, position) = (name.trim(), position.trim());
        let whole = !name.is_empty() && !position.is_empty();
        whole.then(|| Self { name, position, place: setting.value_place.clone() })
    }
}
