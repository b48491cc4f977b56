//! What the author of a definition calls its game and its pieces in a language.

use message::{Arg, Message};

use crate::{Definition, Translation};

/// What the author of a definition says in a language.
#[derive(Clone, Debug, Default)]
pub struct OwnNames {
    /// The title of the game.
    pub title: Option<String>,
    /// What a reader is asked to do.
    pub task: Option<String>,
    /// What pieces are called.
    pieces: Vec<Renamed>,
    /// What all else is called that the author has words for.
    words: Vec<Renamed>,
}

/// A word of the definition, and what is said instead.
#[derive(Clone, Debug)]
struct Renamed {
    /// The word, or the name of a piece line, in lower case.
    usual: String,
    own: String,
}

impl Renamed {
    /// What stands beside a word, apart from case.
    fn found(list: &[Self], usual: &str) -> Option<String> {
        let usual = usual.to_lowercase();
        list.iter().find(|it| it.usual == usual).map(|it| it.own.clone())
    }
}

impl OwnNames {
    /// What a definition has for a language by its tag.
    ///
    /// ```
    /// use definition::{Keys, OwnNames, read};
    /// let (definition, _) = read("title=Watch\ntitle.de=Wacht\nbat:B:W::c1\nname.de=Fledermaus", &Keys::new([]));
    /// let german = OwnNames::of(&definition, "de-AT");
    /// assert_eq!((german.title.as_deref(), german.piece("Bat").as_deref()), (Some("Wacht"), Some("Fledermaus")));
    /// assert_eq!(OwnNames::of(&definition, "fr").title, None);
    /// ```
    #[must_use]
    pub fn of(definition: &Definition, tag: &str) -> Self {
        let find = |list: &[Translation], key| Translation::find(list, key, tag).map(str::to_owned);
        let pieces = definition.pieces.iter();
        let pieces = pieces
            .filter_map(|it| Some(Renamed { own: find(&it.translations, "name")?, usual: it.name.to_lowercase() }));
        let of_game = |key| find(&definition.translations, key);
        let words = Translation::words(&definition.translations, tag).into_iter();
        let words = words.map(|(usual, own)| Renamed { usual, own });
        Self { title: of_game("title"), task: of_game("task"), pieces: pieces.collect(), words: words.collect() }
    }

    /// What a piece is called, by the name of its line.
    #[must_use]
    pub fn piece(&self, usual: &str) -> Option<String> {
        Renamed::found(&self.pieces, usual).or_else(|| self.word(usual))
    }

    /// What any other word of the definition is.
    #[must_use]
    pub fn word(&self, usual: &str) -> Option<String> {
        Renamed::found(&self.words, usual)
    }

    /// A message with these names and words.
    #[must_use]
    pub fn told(&self, message: &Message) -> Message {
        if self.pieces.is_empty() && self.words.is_empty() {
            return message.clone();
        }
        message.renamed(&|it| match it {
            Arg::Piece(it) => self.piece(it),
            Arg::Word(it) => self.word(it),
            _ => None,
        })
    }
}
