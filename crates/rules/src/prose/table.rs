//! Tables of the rules: what sentences say alike of many, a row for each. The sentences say it as well.

use crate::builder::type_groups::PatternGroup;
use crate::prose::{Topic, Words};
use message::{Arg, Message, msg};

/// So many sentences alike are told as a table: as lines they are as long, and harder to compare.
const MANY_SENTENCES: usize = 5;

/// So many parts of one sentence are: of fewer the sentence is the shorter thing to read.
const LONG_LIST: usize = 10;

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    argument: &'static str,
    head: &'static str,
}

impl Column {
    /// The types that a statement is about, where sentences call them `who`.
    pub const WHO: Self = Self::of("who", "column-piece");
    /// A type, where sentences call it `piece`.
    pub const PIECE: Self = Self::of("piece", "column-piece");
    /// How many.
    pub const COUNT: Self = Self::of("count", "column-count");
    /// What a type becomes, where sentences call it `piece`.
    pub const BECOMES: Self = Self::of("piece", "column-becomes");

    /// An argument of the sentences, below a head, which is a message without arguments.
    #[must_use]
    pub const fn of(argument: &'static str, head: &'static str) -> Self {
        Self { argument, head }
    }
}

/// The same statement for many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What all rows say, with a colon.
    pub caption: Message,
    /// The heads of the columns. The first column says what a row is about.
    pub heads: Vec<Message>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<Message>>,
}

impl Table {
    /// The arguments of messages alike, a row for each.
    fn of(caption: Message, columns: &[Column], parts: &[Message]) -> Self {
        let row = |part| columns.iter().enumerate().map(|(idx, column)| cell(part, *column, idx == 0)).collect();
        Self {
            caption,
            heads: columns.iter().map(|it| Message::new(it.head)).collect(),
            rows: parts.iter().map(row).collect(),
        }
    }

    /// As lines of text, which are a table of Markdown, too.
    #[must_use]
    pub fn lines(&self, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let said = |row: &Vec<Message>| row.iter().map(|it| say(it).replace('|', "\\|")).collect::<Vec<_>>();
        let rows: Vec<Vec<String>> = std::iter::once(&self.heads).chain(&self.rows).map(said).collect();
        let length = |it: &String| it.chars().count();
        // A rule of fewer than three strokes is none.
        let width = |idx: usize| rows.iter().filter_map(|it| it.get(idx)).map(length).max().unwrap_or(0).max(3);
        let line = |cells: &[String]| {
            let cell = |(idx, it): (usize, &String)| format!(" {it:<width$} |", width = width(idx));
            format!("|{}", cells.iter().enumerate().map(cell).collect::<String>())
        };
        let rule: Vec<String> = (0..self.heads.len()).map(|it| "-".repeat(width(it))).collect();
        let mut res = vec![say(&self.caption)];
        res.extend(rows.iter().map(|it| line(it)));
        res.insert(2, line(&rule));
        res
    }
}

/// What a message says in a column; the first cell begins its row. Empty where it says nothing there.
fn cell(part: &Message, column: Column, is_first: bool) -> Message {
    let text = part.arg(column.argument).map_or_else(|| Arg::from(""), bare);
    if is_first { msg!("row-head", text = text) } else { msg!("said", text = text) }
}

/// A part of a sentence as it stands alone: `pawn` of `a pawn`.
fn bare(arg: &Arg) -> Arg {
    match arg {
        Arg::Message(it) if it.id == "one" => it.arg("piece").unwrap_or(arg).clone(),
        Arg::Any(items) => Arg::Any(items.iter().map(bare).collect()),
        _ => arg.clone(),
    }
}

impl Words<'_> {
    /// Tells sentences that say the same of many; where they are many, as a table of their arguments.
    pub fn tell_each(&mut self, topic: Topic, sentences: Vec<Message>, caption: Message, columns: &[Column]) {
        if sentences.len() < MANY_SENTENCES {
            return sentences.into_iter().for_each(|it| self.tell(topic, it));
        }
        let table = Table::of(caption, columns, &sentences);
        self.add(topic, msg!("sentences", all = Arg::Sentences(sentences)), Some(table));
    }

    /// Tells what is said of types and of where their lines lead, in a sentence for each group.
    pub fn tell_lines(
        &mut self,
        topic: Topic,
        groups: &[PatternGroup],
        sentence: &dyn Fn(Arg, Arg) -> Message,
        caption: Message,
    ) {
        let groups = groups.iter().filter(|it| !it.types.is_empty());
        let sentences = groups.map(|it| sentence(self.any(it.types), self.steps(&it.pattern).into())).collect();
        self.tell_each(topic, sentences, caption, &[Column::WHO, Column::of("lines", "column-reaches")]);
    }

    /// Tells a sentence with a list of parts that say the same of many; where it is long, as a table of their arguments.
    pub fn tell_list(
        &mut self,
        topic: Topic,
        sentence: Message,
        parts: &[Message],
        caption: Message,
        columns: &[Column],
    ) {
        let table = (parts.len() >= LONG_LIST).then(|| Table::of(caption, columns, parts));
        self.add(topic, sentence, table);
    }
}
