//! Texts that authors say in several languages, by keys with the tag of a language: `title.de`. Which of them a reader is told.

use crate::Span;

/// The key of what a piece is called; it stands below the line of the piece.
const NAME: &str = "name";

/// The key of what any other word of the definition is in a language: `word.de=swamp:Sumpf`.
const WORD: &str = "word";

/// Keys that may have a tag.
const KEYS: [&str; 4] = [NAME, "title", "task", WORD];

/// What stands between a word and what it is in a language; keyboards of the East have the second one.
const COLONS: [char; 2] = [':', '：'];

/// The longest tag.
const LONGEST: usize = 35;

/// What an author says in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// What it is about: `name` of a piece; `title`, `task` or a `word` of the game.
    pub key: &'static str,
    /// The word of the definition that it is said for; empty unless the key is `word`.
    pub of: String,
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
        best(list.iter().filter(|it| it.key == key), tag)
    }

    /// What a list has for the words of a definition in a language: each word in lower case, and what is said instead.
    ///
    /// ```
    /// use definition::{Keys, Translation, read};
    /// let (definition, _) = read("wallName=Duck\nword.de=Duck:Ente\nword.fr=Duck:canard", &Keys::new([]));
    /// assert_eq!(Translation::words(&definition.translations, "de-AT"), [("duck".to_owned(), "Ente".to_owned())]);
    /// ```
    #[must_use]
    pub fn words(list: &[Self], tag: &str) -> Vec<(String, String)> {
        let mut all: Vec<(String, &Self)> =
            list.iter().filter(|it| it.key == WORD).map(|it| (it.of.to_lowercase(), it)).collect();
        // A stable sort leaves the order of the definition among those of one word.
        sort::by(&mut all, |a, b| a.0.cmp(&b.0));
        let groups = all.chunk_by(|a, b| a.0 == b.0);
        groups
            .filter_map(|group| Some((group.first()?.0.clone(), best(group.iter().map(|it| it.1), tag)?.to_owned())))
            .collect()
    }
}

/// What readers of a language are told of several translations of one thing.
fn best<'t>(mut all: impl DoubleEndedIterator<Item = &'t Translation> + Clone, tag: &str) -> Option<&'t str> {
    let tag = tag.split_once("-x-").map_or(tag, |it| it.0);
    // Of a repeated key the last holds.
    let whole = all.clone().rfind(|it| it.tag.eq_ignore_ascii_case(tag));
    whole.or_else(|| all.find(|it| is_near(&it.tag, tag))).map(|it| &*it.text)
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

    /// Whether its value says for which word it is.
    pub(crate) fn is_of_word(self) -> bool {
        self.key == WORD
    }

    /// Whether the tag is built as those of languages are: two or three letters, then parts of letters and digits.
    pub(crate) fn is_well_formed(self) -> bool {
        let mut parts = self.tag.split('-');
        let is_main = |it: &str| matches!(it.len(), 2 | 3) && it.bytes().all(|it| it.is_ascii_alphabetic());
        let is_part = |it: &str| matches!(it.len(), 1..=8) && it.bytes().all(|it| it.is_ascii_alphanumeric());
        self.tag.len() <= LONGEST && parts.next().is_some_and(is_main) && parts.all(is_part)
    }
}

/// The parts of the value of `word.de`: `swamp:Sumpf`.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'v> {
    pub(crate) word: &'v str,
    pub(crate) text: &'v str,
}

impl<'v> Pair<'v> {
    /// A value as such a pair; `None` if a part of it is missing.
    pub(crate) fn of(value: &'v str) -> Option<Self> {
        let (word, text) = value.split_once(COLONS)?;
        let (word, text) = (word.trim_end(), text.trim_start());
        (!word.is_empty() && !text.is_empty()).then_some(Self { word, text })
    }

    /// Where the word stands in the value.
    pub(crate) fn span(self) -> Span {
        Span::new(0, self.word.len())
    }
}
