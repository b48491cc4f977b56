//! What the section of a definition is called.

use definition::Definition;
use records::variant_names::KnownGame;

use crate::{BUILTIN, section};

/// What a section gets before its name where the other program knows a game of that name: it would not read the section.
const OWN: &str = "my-";

/// The name of a section: what the other program calls a game of this title, the title itself, or the name of the file. Never
/// that of a game that the other program knows by itself.
///
/// ```
/// let name = |title: &str| variants_ini::section_name(&rules::read(&format!("title={title}")).0, "some/file.txt");
/// assert_eq!([name("Seirawan Chess"), name("Orda Chess"), name("A Game!"), name("")], ["my-seirawan", "orda", "a-game", "file"]);
/// ```
#[must_use]
pub fn section_name(definition: &Definition, file: &str) -> String {
    let title = definition.appearance.title.as_deref().unwrap_or("");
    let stem = file.rsplit(['/', '\\']).next().and_then(|it| it.split('.').next()).unwrap_or("");
    // What Fairy-Stockfish, or a site that plays with it, calls the game.
    let known = KnownGame::titled(title).and_then(|it| it.name_in("fairy-stockfish")).map(str::to_owned);
    let found = known.or_else(|| [title, stem].into_iter().map(slug).find(|it| !it.is_empty()));
    let name = found.unwrap_or_else(|| "variant".into());
    if section::sections(BUILTIN).iter().any(|it| it.name == name) { format!("{OWN}{name}") } else { name }
}

/// A text in small letters, digits and hyphens.
fn slug(text: &str) -> String {
    let words = text.to_lowercase().replace('\'', "");
    let words = words.split(|it: char| !it.is_ascii_alphanumeric()).filter(|it| !it.is_empty());
    words.collect::<Vec<_>>().join("-")
}
