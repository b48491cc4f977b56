//! What rules say of themselves: the sink for their sentences, and names of pieces in sentences. No sentence of its own.

pub mod area;
pub mod grammar;

use definition::Definition;

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::settings::Entry;
use engine::ids::{Player, TypeId, TypeSet};
use strum::{EnumIter, IntoEnumIterator};

pub use grammar::{a, capital, list, ordinal, plural, within};

/// The part of the rules that a sentence belongs to. The order is that of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter)]
pub enum Topic {
    /// Size and shape.
    Board,
    /// What stands where at the start.
    Start,
    /// How the types move.
    Pieces,
    /// Moves that are no walk of one piece, and squares that are closed.
    Moving,
    /// Changes of type.
    Promotion,
    /// What may be captured, and what else happens then.
    Captures,
    /// Captured pieces that come back.
    Drops,
    /// What pieces do to others around them.
    Powers,
    /// Royals and checks.
    Check,
    /// How the game ends.
    End,
    /// How moves and positions are written.
    Notation,
}

impl Topic {
    /// All of them, in the order of reading.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// The heading above its sentences.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Board => "Board",
            Self::Start => "Start",
            Self::Pieces => "Pieces",
            Self::Moving => "Moving",
            Self::Promotion => "Promotion",
            Self::Captures => "Captures",
            Self::Drops => "Hands and drops",
            Self::Powers => "Special powers",
            Self::Check => "Check",
            Self::End => "End of the game",
            Self::Notation => "Notation",
        }
    }
}

/// One sentence of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSentence {
    /// Where it belongs.
    pub topic: Topic,
    /// The rule that says it, by the name of its file in words.
    pub rule: &'static str,
    /// The sentence, with its full stop.
    pub text: String,
}

/// Most sentences of a definition; further ones are dropped.
const MAX_SENTENCES: usize = 2_000;

/// Collects the sentences of the rules of one definition.
pub struct Words<'a> {
    /// The settings, the board and the pieces.
    pub builder: Builder<'a>,
    /// The rule that speaks.
    pub rule: &'static str,
    /// What was said so far.
    pub sentences: Vec<RuleSentence>,
}

impl<'a> Words<'a> {
    /// A sink for the rules of a definition.
    #[must_use]
    pub fn new(definition: &'a Definition) -> Self {
        Self { builder: Builder::new(definition), rule: "", sentences: Vec::new() }
    }

    /// Adds a sentence. Its first letter becomes a capital.
    pub fn say(&mut self, topic: Topic, text: impl AsRef<str>) {
        let text = match self.sentences.len() {
            n if n < MAX_SENTENCES => capital(&grammar::negated(text.as_ref())),
            MAX_SENTENCES => "There are more rules than are told here.".to_owned(),
            _ => return,
        };
        self.sentences.push(RuleSentence { topic, rule: self.rule, text });
    }

    /// The name of a type.
    #[must_use]
    pub fn name(&self, kind: TypeId) -> String {
        self.builder.variant.pieces.types[kind.index()].name.to_lowercase()
    }

    /// `a pawn`.
    #[must_use]
    pub fn one(&self, kind: TypeId) -> String {
        a(&self.name(kind))
    }

    /// Each name once, in the order of the types.
    #[must_use]
    pub fn names(&self, kinds: impl IntoIterator<Item = TypeId>) -> Vec<String> {
        let mut res: Vec<String> = Vec::new();
        for it in kinds {
            let name = self.name(it);
            if !res.contains(&name) {
                res.push(name);
            }
        }
        res
    }

    /// `a pawn, a knight or a bishop`; `no piece` of an empty set.
    #[must_use]
    pub fn any_of(&self, types: TypeSet) -> String {
        let names = self.names(types.iter().filter(|it| it.index() <= self.builder.n_types));
        let all = self.names(self.builder.kinds());
        match names.len() {
            0 => "no piece".to_owned(),
            n if n > 2 && n == all.len() => "any piece".to_owned(),
            n if n > 4 && n + 2 >= all.len() => {
                let others: Vec<String> = all.iter().filter(|it| !names.contains(it)).map(|it| a(it)).collect();
                format!("any piece but {}", list(&others, "or"))
            }
            _ => list(&names.iter().map(|it| a(it)).collect::<Vec<_>>(), "or"),
        }
    }

    /// Whom an entry is about: `a pawn`, `a black pawn`, `any other piece`.
    #[must_use]
    pub fn subject(&self, entry: &Entry, entries: &[Entry]) -> String {
        let (other, name) = match entry.kind {
            Some(kind) => ("", self.name(kind)),
            None if entries.iter().any(|it| it.kind.is_some()) => ("other ", "piece".to_owned()),
            None => ("", "piece".to_owned()),
        };
        let whole = format!("{other}{}", coloured(entry.side, &name));
        if entry.kind.is_none() { format!("any {whole}") } else { a(&whole) }
    }

    /// The area of an entry in words: `its own half of the board`, `d1–f3`.
    #[must_use]
    pub fn area(&mut self, entry: &Entry) -> Option<String> {
        let area = self.builder.area(entry)?;
        Some(self.squares(&area, entry.side))
    }

    /// The squares of an area in words.
    #[must_use]
    pub fn squares(&self, area: &Area, side: Option<Player>) -> String {
        let names = area::Names {
            topology: &self.builder.variant.movement.topology,
            first_rank: self.builder.definition().board.first_rank.unwrap_or(1),
        };
        names.area([area.squares(Player::White), area.squares(Player::Black)], side)
    }

    /// A set of squares by side, in words.
    #[must_use]
    pub fn cells(&self, cells: [&[bool]; 2], side: Option<Player>) -> String {
        let names = area::Names {
            topology: &self.builder.variant.movement.topology,
            first_rank: self.builder.definition().board.first_rank.unwrap_or(1),
        };
        names.area(cells, side)
    }

    /// A move string in words: `moves or captures as Knight`.
    #[must_use]
    pub fn moves(&self, text: &str) -> String {
        xbetza::explain_on(&xbetza::parse(text).0, self.builder.variant.movement.topology.grid())
    }

    /// Where a move string leads, without what it does there: `as Knight`, `one square orthogonally`.
    #[must_use]
    pub fn steps(&self, text: &str) -> String {
        self.moves(text).replace("moves or captures ", "")
    }
}

/// What holds for `A side`, or for each of `White` and `Black` where they differ.
#[must_use]
pub fn by_side<T: PartialEq>(values: [T; 2]) -> Vec<(&'static str, T)> {
    let [white, black] = values;
    if white == black { vec![("A side", white)] } else { vec![("White", white), ("Black", black)] }
}

/// What `by_side` calls a side, in the middle of a sentence: `a side` or `White`.
#[must_use]
pub fn mid_sentence(side: &'static str) -> &'static str {
    if side == "A side" { "a side" } else { side }
}

/// Both names of a side and a type: `white pawn`. A name that begins with a side says it already.
#[must_use]
pub fn coloured(side: Option<Player>, name: &str) -> String {
    let says = ["white ", "black "].iter().any(|it| name.starts_with(it));
    match side {
        Some(it) if !says => format!("{} {name}", it.name().to_ascii_lowercase()),
        _ => name.to_owned(),
    }
}
