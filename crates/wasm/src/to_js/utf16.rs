//! Byte offsets of a text as JavaScript counts them: in UTF-16 units.

/// Bytes between two offsets that are remembered.
const STRIDE: usize = 1024;

/// Converts offsets of one text, each without counting from its start.
#[derive(Debug)]
pub(crate) struct Utf16<'a> {
    text: &'a str,
    /// Byte offsets of characters, at least `STRIDE` apart, and the units before them.
    marks: Vec<(usize, usize)>,
}

impl<'a> Utf16<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut marks = Vec::new();
        let (mut next, mut units) = (0, 0);
        for (at, it) in text.char_indices() {
            if at >= next {
                marks.push((at, units));
                next = at + STRIDE;
            }
            units += it.len_utf16();
        }
        Self { text, marks }
    }

    /// The units before a byte; an offset inside a character counts as one behind it.
    pub(crate) fn units(&self, byte: usize) -> usize {
        let after = self.marks.partition_point(|it| it.0 <= byte);
        let last = after.checked_sub(1).and_then(|it| self.marks.get(it));
        let (from, units) = last.copied().unwrap_or_default();
        let rest = self.text.get(from..).unwrap_or("");
        let between = rest.char_indices().take_while(|it| from + it.0 < byte);
        units + between.map(|it| it.1.len_utf16()).sum::<usize>()
    }

    pub(crate) fn span(&self, start: usize, end: usize) -> [usize; 2] {
        [self.units(start), self.units(end)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_as_javascript_does() {
        let unit = "a\u{e9}\u{20ac}\u{1f451}";
        let text = unit.repeat(700);
        let sut = Utf16::new(&text);
        for (byte, _) in text.char_indices() {
            let expected = text.get(..byte).map(|it| it.encode_utf16().count());
            assert_eq!(Some(sut.units(byte)), expected);
        }
        assert_eq!(sut.units(text.len()), 700 * 5);
        assert_eq!(sut.units(usize::MAX), 700 * 5);
    }

    #[test]
    fn an_offset_inside_a_character_is_behind_it() {
        assert_eq!(Utf16::new("\u{1f451}x").span(1, 5), [2, 3]);
        assert_eq!(Utf16::new("").span(0, 7), [0, 0]);
    }
}
