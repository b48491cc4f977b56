//! Texts that authors say in several languages, by keys with the tag of a language: `title.de`. Which of them a reader is told.

/// The key of what a piece is called; it stands below the line of the piece.
const NAME: &str = "name";

/// Keys that may have a tag.
const KEYS: [&str; 3] = [NAME, "title", "task"];

/// The longest tag.
const LONGEST: usize = 35;

/// What an author says in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// What it is about: `name` of a piece; `title` or `task` of the game.
    pub key: &'static str,
    /// The language: `de`, `zh-Hans`.
    pub tag: String,
    /// The text, never empty.
    pub text: String,
}

impl Translation {
    /// What a list has for a key in a language: under the whole tag, else under another one of the same main language. What
    /// stands behind `-x-` in the tag is for private use and says nothing of the language.
    ///
    /// ```
    /// use definition::{Keys, Translation, read};
    /// let (definition, _) = read("title.de=Schach\ntitle.pt-BR=Xadrez", &Keys::new([]));
    /// let title = |tag| Translation::find(&definition.translations, "title", tag);
    /// assert_eq!((title("de-AT"), title("pt"), title("fr")), (Some("Schach"), Some("Xadrez"), None));
    /// assert_eq!(title("pt-BR-x-ours"), Some("Xadrez"));
    /// ```
    #[must_use]
    pub fn find<'t>(list: &'t [Self], key: &str, tag: &str) -> Option<&'t str> {
        let tag = tag.split_once("-x-").map_or(tag, |it| it.0);
        let mut all = list.iter().filter(|it| it.key == key);
        // Of a repeated key the last holds.
        let whole = all.clone().rfind(|it| it.tag.eq_ignore_ascii_case(tag));
        whole.or_else(|| all.find(|it| is_near(&it.tag, tag))).map(|it| &*it.text)
    }
}

/// Whether readers of one language understand the other. Traditional Chinese is not read by all who read Chinese.
fn is_near(a: &str, b: &str) -> bool {
    let main = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let is_traditional = |tag: &str| tag.to_ascii_lowercase().starts_with("zh-hant");
    main(a) == main(b) && is_traditional(a) == is_traditional(b)
}

/// A key with a tag, whether or not the tag is well-formed.
#[derive(Clone, Copy)]
pub(crate) struct Tagged<'w> {
    pub(crate) key: &'static str,
    pub(crate) tag: &'w str,
}

impl<'w> Tagged<'w> {
    /// A word as such a key, apart from case.
    pub(crate) fn of(word: &'w str) -> Option<Self> {
        let (name, tag) = word.split_once('.')?;
        let key = KEYS.into_iter().find(|it| it.eq_ignore_ascii_case(name))?;
        Some(Self { key, tag })
    }

    /// Whether it belongs below a piece line.
    pub(crate) fn is_of_piece(self) -> bool {
        self.key == NAME
    }

    /// Whether the tag is built as those of languages are: two or three letters, then parts of letters and digits.
    pub(crate) fn is_well_formed(self) -> bool {
        let mut parts = self.tag.split('-');
        let is_main = |it: &str| matches!(it.len(), 2 | 3) && it.bytes().all(|it| it.is_ascii_alphabetic());
        let is_part = |it: &str| matches!(it.len(), 1..=8) && it.bytes().all(|it| it.is_ascii_alphanumeric());
        self.tag.len() <= LONGEST && parts.next().is_some_and(is_main) && parts.all(is_part)
    }
}
