//! What is told about the games of a definition, in a language: the words of their family, and those of the author.

use catalogue::Catalogue;
use definition::{Definition, OwnNames};
use message::Message;

/// What tells the games of a definition in a language.
///
/// ```
/// let text = "files=3\nranks=3\nfirstRank=1\nroyal=K\nking:K:K::a1\nrook:R:R::c1";
/// let tiny = variant_diagram::read(text);
/// let voice = variant_diagram::Voice::of(&tiny.definition, "de").expect("a language");
/// let why = tiny.game().play_text("c1b2").expect_err("no move of a rook");
/// assert_eq!(voice.say(&why.message), "Turm zieht nicht so.");
/// ```
pub struct Voice {
    catalogue: Catalogue,
    names: OwnNames,
}

impl Voice {
    /// By the tag of a language (`de`, `zh-Hans`, `de-AT`); `None` if nobody has translated into it.
    #[must_use]
    pub fn of(definition: &Definition, language: &str) -> Option<Self> {
        let tag = catalogue::language_of(language)?;
        let family = definition.appearance.family.and_then(|it| Catalogue::of_family(tag, it));
        Some(Self { catalogue: family.or_else(|| Catalogue::of(tag))?, names: OwnNames::of(definition, tag) })
    }

    /// A message in words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.catalogue.text(&self.names.told(message))
    }

    /// The rules of a definition in words: sentences below headings, one a line, and tables.
    #[must_use]
    pub fn rules(&self, definition: &Definition) -> String {
        game::explain::rules_text::page(definition, &|it| self.say(it))
    }
}
