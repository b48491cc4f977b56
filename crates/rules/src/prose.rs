//! What rules say of themselves: the sink for their sentences, and names of pieces in sentences. No sentence of its own.

pub mod area;
pub mod subject;
pub mod table;

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::settings::Entry;
use engine::ids::{Player, TypeId, TypeSet};
use engine::variant::Variant;
use message::{Arg, Message, msg};
use strum::{EnumIter, IntoEnumIterator};
use xbetza::{Models, NamedMoves};

pub use subject::{Barred, Extent, each_side};
pub use table::{Column, Table};

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
    pub fn heading(self) -> Message {
        match self {
            Self::Board => msg!("topic-board"),
            Self::Start => msg!("topic-start"),
            Self::Pieces => msg!("topic-pieces"),
            Self::Moving => msg!("topic-moving"),
            Self::Promotion => msg!("topic-promotion"),
            Self::Captures => msg!("topic-captures"),
            Self::Drops => msg!("topic-drops"),
            Self::Powers => msg!("topic-powers"),
            Self::Check => msg!("topic-check"),
            Self::End => msg!("topic-end"),
            Self::Notation => msg!("topic-notation"),
        }
    }
}

/// One sentence of the rules, or several that say the same of many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSentence {
    /// Where it belongs.
    pub topic: Topic,
    /// The rule that says it, by the name of its file in words.
    pub rule: &'static str,
    /// The sentence, with its full stop.
    pub message: Message,
    /// The same as a table, to be shown in its place.
    pub table: Option<Table>,
}

/// Most sentences of a definition, each row of a table being one; further ones are dropped.
const MAX_SENTENCES: usize = 2_000;

/// Collects the sentences of the rules of one definition.
pub struct Words<'a> {
    /// The settings, the board and the pieces.
    pub builder: Builder<'a>,
    /// The rule that speaks.
    pub rule: &'static str,
    /// What was said so far.
    pub sentences: Vec<RuleSentence>,
    /// The pieces to which others are likened.
    models: Models,
    /// How many sentences that are, each row of a table being one.
    told: usize,
}

impl<'a> Words<'a> {
    /// A sink for the rules of a definition whose board and pieces are compiled.
    #[must_use]
    pub fn new(builder: Builder<'a>) -> Self {
        let models = models(&builder.variant);
        Self { builder, rule: "", sentences: Vec::new(), told: 0, models }
    }

    /// Adds a sentence of the page. Its first letter becomes a capital.
    pub fn quote(&mut self, topic: Topic, text: impl AsRef<str>) {
        self.tell(topic, msg!("rule-of-page", text = text.as_ref()));
    }

    /// Adds a sentence. What many sentences would say alike, `tell_each` and `tell_list` add.
    pub fn tell(&mut self, topic: Topic, message: Message) {
        self.add(topic, message, None);
    }

    fn add(&mut self, topic: Topic, message: Message, table: Option<Table>) {
        if self.told > MAX_SENTENCES {
            return;
        }
        self.told += table.as_ref().map_or(1, |it| it.rows.len());
        let (message, table) = if self.told > MAX_SENTENCES { (msg!("rule-more"), None) } else { (message, table) };
        self.sentences.push(RuleSentence { topic, rule: self.rule, message, table });
    }

    /// The name of a type.
    #[must_use]
    pub fn name(&self, kind: TypeId) -> String {
        self.builder.variant.pieces.types[kind.index()].name.to_lowercase()
    }

    /// The name of a type as an argument.
    #[must_use]
    pub fn named(&self, kind: TypeId) -> Arg {
        Arg::Piece(self.name(kind))
    }

    /// Any piece of a type as an argument: `a pawn`.
    #[must_use]
    pub fn a(&self, kind: TypeId) -> Arg {
        msg!("one", piece = self.named(kind)).into()
    }

    /// One of some types as an argument: `a pawn, a knight or a bishop`, `any piece but a king`, `no piece`.
    #[must_use]
    pub fn any(&self, types: TypeSet) -> Arg {
        self.any_as(types, "any").0
    }

    /// The same, and whether it says `any piece`, or `no piece` where that is how it is said.
    fn any_as(&self, types: TypeSet, how: &'static str) -> (Arg, bool) {
        let one = |it: &String| msg!("one", piece = Arg::piece(it));
        let names = self.names(types.iter().filter(|it| it.index() <= self.builder.n_types));
        let all = self.names(self.builder.kinds());
        match names.len() {
            0 => (msg!("no-piece").into(), false),
            n if n > 2 && n == all.len() => (msg!("any-piece", how = Arg::Choice(how)).into(), true),
            n if n > 4 && n + 2 >= all.len() => {
                let others = Arg::any(all.iter().filter(|it| !names.contains(it)).map(one));
                (msg!("any-piece-but", pieces = others, how = Arg::Choice(how)).into(), true)
            }
            _ => (Arg::any(names.iter().map(one)), false),
        }
    }

    /// Whom an entry is about, as an argument: `a pawn`, `a black pawn`, `any other piece`.
    #[must_use]
    pub fn about(&self, entry: &Entry, entries: &[Entry]) -> Arg {
        self.about_as(entry, entries, "any")
    }

    fn about_as(&self, entry: &Entry, entries: &[Entry], how: &'static str) -> Arg {
        if let Some(kind) = entry.kind {
            return msg!("one", piece = of_side(entry.side, &self.name(kind))).into();
        }
        let side = Arg::Choice(entry.side.map_or("both", |it| ["white", "black"][it.index()]));
        let how = Arg::Choice(how);
        match entries.iter().any(|it| it.kind.is_some()) {
            true => msg!("any-other-of", side = side, how = how).into(),
            false => msg!("any-of", side = side, how = how).into(),
        }
    }

    /// The squares of an area as an argument: `its own half of the board`, `d1–f3`.
    #[must_use]
    pub fn area_name(&self, area: &Area, side: Option<Player>) -> Arg {
        self.place([area.squares(Player::White), area.squares(Player::Black)], side).name().into()
    }

    /// The squares of an area as a place, as an argument: `within its own half of the board`, `on d1–f3`.
    #[must_use]
    pub fn on_area(&self, area: &Area, side: Option<Player>) -> Arg {
        self.place([area.squares(Player::White), area.squares(Player::Black)], side).on().into()
    }

    /// A set of squares by side as a place, as an argument.
    #[must_use]
    pub fn on_cells(&self, cells: [&[bool]; 2], side: Option<Player>) -> Arg {
        self.place(cells, side).on().into()
    }

    fn place(&self, cells: [&[bool]; 2], side: Option<Player>) -> area::Place {
        let names = area::Names {
            topology: &self.builder.variant.movement.topology,
            first_rank: self.builder.definition().board.first_rank.unwrap_or(1),
        };
        names.area(cells, side)
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

    /// How a type moves: `moves or captures as a rook or as a knight`.
    #[must_use]
    pub fn moves_of(&self, kind: TypeId) -> Message {
        moves_of(&self.builder.variant, kind, self.models)
    }

    /// A move string in words: `moves or captures as a knight`.
    #[must_use]
    pub fn moves(&self, text: &str) -> Message {
        xbetza::explain_in(&xbetza::parse(text).0, self.builder.variant.movement.topology.grid(), self.models)
    }

    /// Where a move string leads, without what it does there: `as a knight`, `one square orthogonally`.
    #[must_use]
    pub fn steps(&self, text: &str) -> Message {
        xbetza::explain_where(&xbetza::parse(text).0, self.builder.variant.movement.topology.grid(), self.models)
    }
}

/// The pieces of chess that a variant has, to which its other pieces are likened.
#[must_use]
pub fn models(variant: &Variant) -> Models {
    let types = variant.pieces.types.iter().skip(1);
    Models::of(types.map(|it| NamedMoves { name: &it.name, moves: &it.moves }), variant.movement.topology.grid())
}

/// How a type moves, in words. It is not likened to itself.
#[must_use]
pub fn moves_of(variant: &Variant, kind: TypeId, models: Models) -> Message {
    let it = &variant.pieces.types[kind.index()];
    xbetza::explain_in(&xbetza::parse(&it.moves).0, variant.movement.topology.grid(), models.but(&it.name))
}

/// Both names of a side and a type as an argument: `white pawn`, but `white horse of Black`.
#[must_use]
pub fn of_side(side: Option<Player>, name: &str) -> Arg {
    let piece = || Arg::piece(name);
    let begins_with_colour = name.split(' ').next().is_some_and(|it| it == "white" || it == "black");
    match (side, begins_with_colour) {
        (None, _) => piece(),
        (Some(Player::White), false) => msg!("white-piece", piece = piece()).into(),
        (Some(Player::Black), false) => msg!("black-piece", piece = piece()).into(),
        (Some(Player::White), true) => msg!("owned-white", piece = piece()).into(),
        (Some(Player::Black), true) => msg!("owned-black", piece = piece()).into(),
    }
}

/// Whom a rule holds for, as an argument: both sides, or each where they differ.
#[must_use]
pub fn sides<T: PartialEq>(values: [T; 2]) -> Vec<(Arg, T)> {
    each_side(values).into_iter().map(|(side, it)| (side_named(side), it)).collect()
}

/// One side, or any of both, as an argument: `White`, `a side`.
#[must_use]
pub fn side_named(side: Option<Player>) -> Arg {
    side.map_or_else(|| msg!("a-side").into(), Arg::from)
}

/// A side that a sentence chooses by: `white`, `black` or `both`.
#[must_use]
pub fn side_choice(side: Option<Player>) -> Arg {
    Arg::Choice(side.map_or("both", |it| ["white", "black"][it.index()]))
}

/// Pieces of a type as an argument: `pawns`.
#[must_use]
pub fn many(piece: Arg) -> Arg {
    msg!("many", piece = piece).into()
}

/// Parts of a sentence as an argument: `x; y; z`. `None` of no part.
#[must_use]
pub fn clauses(parts: impl IntoIterator<Item = Arg>) -> Option<Arg> {
    parts.into_iter().reduce(|before, after| msg!("clauses", before = before, after = after).into())
}
