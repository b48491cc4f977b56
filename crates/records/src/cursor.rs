//! Reads a short text from its start on, with the digits of East Asia.

/// What is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'t> {
    pub(crate) rest: &'t str,
}

/// The kanji of numbers from 1; what is beyond ten is put together.
const KANJI: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/// The digit that a character is: of a keyboard, or of its full width.
pub(crate) fn digit(it: char) -> Option<u8> {
    let value = match it {
        '0'..='9' => u32::from(it) - u32::from('0'),
        '０'..='９' => u32::from(it) - u32::from('０'),
        _ => return None,
    };
    u8::try_from(value).ok()
}

/// The kanji of a number up to 19.
pub(crate) fn kanji(number: u8) -> String {
    let one = |it: u8| it.checked_sub(1).and_then(|it| KANJI.get(usize::from(it))).copied();
    match number {
        1..=10 => one(number).into_iter().collect(),
        11..=19 => one(10).into_iter().chain(one(number - 10)).collect(),
        _ => number.to_string(),
    }
}

/// A digit of full width.
pub(crate) fn wide(number: u8) -> String {
    number
        .to_string()
        .chars()
        .filter_map(|it| char::from_u32(u32::from(it) - u32::from('0') + u32::from('０')))
        .collect()
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(rest: &'t str) -> Self {
        Self { rest }
    }

    /// Takes a text if it comes next.
    pub(crate) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.strip_prefix(text);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    /// Takes what comes next if a function knows it.
    pub(crate) fn take<T>(&mut self, known: impl Fn(char) -> Option<T>) -> Option<T> {
        let next = self.rest.chars().next()?;
        let res = known(next)?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(res)
    }

    /// Takes one of the texts of a table.
    pub(crate) fn one<T: Copy>(&mut self, table: &[(&str, T)]) -> Option<T> {
        table.iter().find(|it| self.eat(it.0)).map(|it| it.1)
    }

    /// Takes one digit.
    pub(crate) fn digit(&mut self) -> Option<u8> {
        self.take(digit)
    }

    /// Takes a number in kanji.
    pub(crate) fn kanji(&mut self) -> Option<u8> {
        let one = |it: char| KANJI.iter().position(|known| *known == it).map(|it| it as u8 + 1);
        let first = self.take(one)?;
        let more = if first == 10 { self.take(|it| one(it).filter(|it| *it < 10)) } else { None };
        Some(first + more.unwrap_or(0))
    }

    /// Skips blanks of all widths.
    pub(crate) fn blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }
}
