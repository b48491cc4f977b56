//! What is told to people, before it is worded: an identifier and arguments. A catalogue of a language makes a sentence of it.
//!
//! The rules say *what* holds and never *how* it is said: the sentences of all languages lie in `locales/`, one folder each.
//!
//! ```
//! use message::{Arg, msg};
//! let told = msg!("reason-own-piece", piece = Arg::piece("knight"), square = "e4");
//! assert_eq!(told.id, "reason-own-piece");
//! assert_eq!(told.args, [("piece", Arg::Piece("knight".into())), ("square", Arg::Text("e4".into()))]);
//! ```

use std::fmt;

/// An identifier of the catalogues, and what the sentence is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// What the sentence is called in every catalogue: lower case with hyphens.
    pub id: &'static str,
    /// The arguments by the names that the sentence has for them.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a sentence is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Said as it is: a square, the name of a file, words of an author.
    Text(String),
    /// A whole number. A sentence may depend on it.
    Number(i64),
    /// The name of a piece as its author wrote it. Where it is one of the names that a catalogue knows, the reader sees the catalogue's.
    Piece(String),
    /// Another word of an author: a kind of terrain, a class of armour, a set-up. Seen in the reader's language like the name of a piece.
    Word(String),
    /// A number of hundredths, said with the decimal sign of the language: `3.25`, `9`.
    Hundredths(i64),
    /// One of a few values that the sentence chooses by; not said.
    Choice(&'static str),
    /// A part of a sentence that is a message itself.
    Message(Box<Message>),
    /// `x, y, z`.
    Listed(Vec<Arg>),
    /// `x, y and z`.
    All(Vec<Arg>),
    /// `x, y or z`.
    Any(Vec<Arg>),
    /// Sentences one after the other.
    Sentences(Vec<Message>),
}

impl Arg {
    /// The name of a piece.
    #[must_use]
    pub fn piece(name: impl Into<String>) -> Self {
        Self::Piece(name.into())
    }

    /// A word of an author for something that is no piece.
    #[must_use]
    pub fn word(word: impl Into<String>) -> Self {
        Self::Word(word.into())
    }

    /// A plain list: `x, y, z`.
    #[must_use]
    pub fn listed<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::Listed(items.into_iter().map(Into::into).collect())
    }

    /// Each of them: `x, y and z`.
    #[must_use]
    pub fn all<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::All(items.into_iter().map(Into::into).collect())
    }

    /// One of them: `x, y or z`.
    #[must_use]
    pub fn any<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::Any(items.into_iter().map(Into::into).collect())
    }

    fn renamed(&self, name: &dyn Fn(&Self) -> Option<String>) -> Self {
        let all = |items: &[Self]| items.iter().map(|it| it.renamed(name)).collect();
        match self {
            Self::Piece(_) | Self::Word(_) => name(self).map_or_else(|| self.clone(), Self::Text),
            Self::Message(it) => it.renamed(name).into(),
            Self::Listed(items) => Self::Listed(all(items)),
            Self::All(items) => Self::All(all(items)),
            Self::Any(items) => Self::Any(all(items)),
            Self::Sentences(items) => Self::Sentences(items.iter().map(|it| it.renamed(name)).collect()),
            Self::Text(_) | Self::Number(_) | Self::Hundredths(_) | Self::Choice(_) => self.clone(),
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

/// A choice between `yes` and `no`.
impl From<bool> for Arg {
    fn from(holds: bool) -> Self {
        Self::Choice(if holds { "yes" } else { "no" })
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                // Nothing that is counted here comes near the end of the range.
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl Message {
    /// A message without arguments.
    // Messages are made in a thousand places: a call is less code there than what it does.
    #[must_use]
    #[inline(never)]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// A message with one argument.
    #[must_use]
    #[inline(never)]
    pub fn about(id: &'static str, name: &'static str, arg: impl Into<Arg>) -> Self {
        Self { id, args: vec![(name, arg.into())] }
    }

    /// The same with one more argument.
    #[must_use]
    #[inline(never)]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// An argument by its name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|it| it.0 == name).map(|it| &it.1)
    }

    /// Words that somebody else wrote, said as they are: by the author of a page, for example.
    #[must_use]
    pub fn said(text: impl Into<String>) -> Self {
        Self::about("said", "text", Arg::Text(text.into()))
    }

    /// The same in other words of the author: by the names of pieces and the words that are usual, what is said instead.
    ///
    /// ```
    /// use message::{Arg, msg};
    /// let told = msg!("capture", piece = Arg::any([msg!("one", piece = Arg::piece("knight"))]));
    /// let german = told.renamed(&|it| (*it == Arg::piece("knight")).then(|| "Springer".to_owned()));
    /// assert_eq!(german, msg!("capture", piece = Arg::any([msg!("one", piece = "Springer")])));
    /// ```
    #[must_use]
    pub fn renamed(&self, name: &dyn Fn(&Arg) -> Option<String>) -> Self {
        Self { id: self.id, args: self.args.iter().map(|(key, arg)| (*key, arg.renamed(name))).collect() }
    }

    /// Two sentences one after the other.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        Self::about("sentences", "all", Arg::Sentences(vec![self, next]))
    }
}

/// For logs and assertions: words as they are, else the identifier. People read what a catalogue makes of it.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.args[..] {
            [(_, Arg::Text(text))] if self.id == "said" => f.write_str(text),
            _ => f.write_str(self.id),
        }
    }
}

/// A message: `msg!("reason-no-move")`, `msg!("reason-own-piece", piece = name, square = label)`.
#[macro_export]
macro_rules! msg {
    ($id:literal $(,)?) => {
        $crate::Message::new($id)
    };
    ($id:literal, $first:ident = $about:expr $(, $name:ident = $arg:expr)* $(,)?) => {
        $crate::Message::about($id, stringify!($first), $about)$(.with(stringify!($name), $arg))*
    };
}
