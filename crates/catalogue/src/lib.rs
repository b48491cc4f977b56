//! Messages in words: the catalogues of `locales/`, formatted with Fluent for programs and tests.
//!
//! Pages and Node format the same files in TypeScript (`pkg-template/src/words`); a fixture holds both together.
//!
//! ```
//! use catalogue::Catalogue;
//! use message::{Arg, msg};
//! let told = msg!("reason-own-piece", piece = Arg::piece("knight"), square = "e4");
//! assert_eq!(Catalogue::english().text(&told), "Your own knight stands on e4.");
//! ```

mod english;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use message::{Arg, Message};
use std::sync::LazyLock;

pub use locales::{Family, LANGUAGES, Language};

/// The sentences of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(&locales::EN, None));

/// English by the names of families.
static FAMILIES: LazyLock<Vec<(&str, Catalogue)>> = LazyLock::new(|| {
    locales::EN.families.iter().map(|it| (it.name, Catalogue::read(&locales::EN, Some(it)))).collect()
});

/// The language that a tag means: `de` of `de-AT`, `zh-Hans` of `zh`. `None` if there is none. Pages ask `languageOf`.
///
/// ```
/// use catalogue::language_of;
/// assert_eq!(["de-AT", "ZH", "en"].map(language_of), [Some("de"), Some("zh-Hans"), Some("en")]);
/// assert_eq!(["zh-Hant", "eo", ""].map(language_of), [None; 3]);
/// ```
#[must_use]
pub fn language_of(tag: &str) -> Option<&'static str> {
    let main = |it: &str| it.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let is_traditional = tag.to_ascii_lowercase().starts_with("zh-hant");
    let mut tags = LANGUAGES.iter().map(|it| it.tag);
    let whole = tags.clone().find(|it| it.eq_ignore_ascii_case(tag));
    whole.or_else(|| tags.find(|it| main(it) == main(tag) && !is_traditional))
}

/// A message in English words: for what programs read, and for tests.
///
/// ```
/// use message::msg;
/// assert_eq!(catalogue::english(&msg!("reason-no-castling-partner")), "There is no piece to castle with on that side.");
/// ```
#[must_use]
pub fn english(message: &Message) -> String {
    ENGLISH.text(message)
}

impl Catalogue {
    /// The catalogue of English, which has every message.
    #[must_use]
    pub fn english() -> &'static Self {
        &ENGLISH
    }

    /// The catalogue of English as the players of a family of games have it; of no family, and of an unknown one, the usual one.
    ///
    /// ```
    /// use catalogue::Catalogue;
    /// use message::Message;
    /// let side = |family| Catalogue::english_of(family).text(&Message::new("white"));
    /// assert_eq!((side(None), side(Some("xiangqi")), side(Some("go"))), ("White".into(), "Red".into(), "White".into()));
    /// ```
    #[must_use]
    pub fn english_of(family: Option<&str>) -> &'static Self {
        let found = family.and_then(|name| FAMILIES.iter().find(|it| it.0 == name));
        found.map_or(&ENGLISH, |it| &it.1)
    }

    /// The catalogue of a language by its tag: `de`, `zh-Hans`. `None` if there is none.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        LANGUAGES.iter().find(|it| it.tag == tag).map(|it| Self::read(it, None))
    }

    /// The same as the players of a family of games have it: `shogi`. `None` if there is no such language or family.
    #[must_use]
    pub fn of_family(tag: &str, family: &str) -> Option<Self> {
        let language = LANGUAGES.iter().find(|it| it.tag == tag)?;
        language.families.iter().find(|it| it.name == family).map(|it| Self::read(language, Some(it)))
    }

    /// Reads the files of a language. What Fluent cannot read of them is left out, which a test of the repository notices.
    fn read(language: &Language, family: Option<&Family>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(language.tag.parse().into_iter().collect());
        bundle.set_use_isolating(false);
        // The names of functions are free in a new bundle, and a message that is told twice keeps its first text.
        let _ = bundle.add_function("A", |given, _| english::bent(given, english::a));
        let _ = bundle.add_function("PLURAL", |given, _| english::bent(given, english::plural));
        let _ = bundle.add_function("ORDINAL", |given, _| english::ordinal(given));
        let _ = bundle.add_function("COMMA", |given, _| english::bent(given, english::comma));
        let _ = bundle.add_function("CAPITAL", |given, _| english::bent(given, english::capital));
        let resource = |text: &str| {
            let (Ok(file) | Err((file, _))) = FluentResource::try_new(text.to_owned());
            file
        };
        for text in language.files {
            let _ = bundle.add_resource(resource(text));
        }
        if let Some(family) = family {
            bundle.add_resource_overriding(resource(family.text));
        }
        Self { bundle }
    }

    /// Whether the language has a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message in words. What the language lacks is said in English; a message that nobody has is its identifier.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        let side = side_of(message.id);
        let args: FluentArgs<'_> = message.args.iter().map(|(name, arg)| (*name, self.value(arg, side))).collect();
        match self.formatted(message.id, &args) {
            Some(text) => text,
            None if !std::ptr::eq(self, &raw const *ENGLISH) => ENGLISH.text(message),
            None => message.id.to_owned(),
        }
    }

    fn formatted(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        // An argument that is missing leaves its name in the sentence, which is better than no sentence.
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    fn value(&self, arg: &Arg, side: Option<&'static str>) -> FluentValue<'static> {
        match arg {
            Arg::Number(it) => FluentValue::from(*it),
            Arg::Choice(it) => FluentValue::from(*it),
            _ => FluentValue::from(self.said(arg, side)),
        }
    }

    /// An argument as a part of a sentence. `side`: whose piece the sentence names.
    fn said(&self, arg: &Arg, side: Option<&'static str>) -> String {
        match arg {
            Arg::Text(it) => it.clone(),
            Arg::Number(it) => it.to_string(),
            Arg::Hundredths(it) => self.decimal(*it),
            Arg::Piece(name) => self.known("piece", english::bare(name), side),
            Arg::Word(word) => self.known("word", word, None),
            Arg::Choice(it) => (*it).to_owned(),
            Arg::Message(it) => self.text(it),
            Arg::Listed(items) => self.list(items, "list-comma"),
            Arg::All(items) => self.list(items, "list-and"),
            Arg::Any(items) => self.list(items, "list-or"),
            Arg::Sentences(all) => {
                let between = self.fixed("sentence-space").unwrap_or_default();
                all.iter().map(|it| self.text(it)).collect::<Vec<_>>().join(&between)
            }
        }
    }

    /// Hundredths as a decimal number, without zeros at its end.
    fn decimal(&self, hundredths: i64) -> String {
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        let part = format!("{part:02}");
        match part.trim_end_matches('0') {
            "" => format!("{sign}{whole}"),
            part => format!("{sign}{whole}{}{part}", self.fixed("decimal-sign").unwrap_or_default()),
        }
    }

    /// A word of an author as the language has it, else as it is written. `side`: whose piece is named.
    fn known(&self, kind: &str, word: &str, side: Option<&str>) -> String {
        let args = side.map(|it| ("side", FluentValue::from(it.to_owned()))).into_iter().collect();
        self.formatted(&id_of(kind, word), &args).unwrap_or_else(|| word.to_owned())
    }

    /// What has no arguments.
    fn fixed(&self, id: &str) -> Option<String> {
        self.formatted(id, &FluentArgs::new())
    }

    fn list(&self, items: &[Arg], last: &str) -> String {
        let between = |id| self.fixed(id).unwrap_or_default();
        let mut res = String::new();
        for (idx, it) in items.iter().enumerate() {
            if idx > 0 {
                res += &between(if idx + 1 == items.len() { last } else { "list-comma" });
            }
            res += &self.said(it, None);
        }
        res
    }
}

/// The side whose piece a message names: a family may have two names for it.
fn side_of(id: &str) -> Option<&'static str> {
    match id {
        "white-piece" => Some("white"),
        "black-piece" => Some("black"),
        _ => None,
    }
}

/// What a catalogue calls a word of an author: `piece-silver-general` of `Silver General`.
fn id_of(kind: &str, word: &str) -> String {
    let mut res = kind.to_owned();
    for part in word.split(|it: char| !it.is_ascii_alphanumeric()).filter(|it| !it.is_empty()) {
        res.push('-');
        res += &part.to_ascii_lowercase();
    }
    res
}
