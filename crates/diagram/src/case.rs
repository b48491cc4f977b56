//! Small and capital letters of the Latin, Greek, Cyrillic and Armenian scripts, without the tables of all of Unicode: they
//! would be a tenth of what a page loads. Letters of other scripts, and those whose other form is longer, stay as they are.

/// The small letter of a capital one; anything else stays.
#[must_use]
pub fn lower(letter: char) -> char {
    let n = u32::from(letter);
    let res = match n {
        0x41..=0x5A | 0xC0..=0xD6 | 0xD8..=0xDE | 0x391..=0x3A1 | 0x3A3..=0x3AB | 0x410..=0x42F => n + 32,
        0x386 => n + 38,
        0x388..=0x38A => n + 37,
        0x38C => n + 64,
        0x38E..=0x38F => n + 63,
        0x400..=0x40F => n + 80,
        0x531..=0x556 => n + 48,
        0x178 => 0xFF,
        _ if is_pair(n) => n | 1,
        _ if is_odd_pair(n) => n + (n & 1),
        _ => n,
    };
    char::from_u32(res).unwrap_or(letter)
}

/// The capital letter of a small one; anything else stays.
#[must_use]
pub fn upper(letter: char) -> char {
    let n = u32::from(letter);
    let res = match n {
        0x61..=0x7A | 0xE0..=0xF6 | 0xF8..=0xFE | 0x3B1..=0x3C1 | 0x3C3..=0x3CB | 0x430..=0x44F => n - 32,
        0x3AC => n - 38,
        0x3AD..=0x3AF => n - 37,
        0x3CC => n - 64,
        0x3CD..=0x3CE => n - 63,
        0x450..=0x45F => n - 80,
        0x561..=0x586 => n - 48,
        0xFF => 0x178,
        0x3C2 => 0x3A3,
        _ if is_pair(n) => n & !1,
        _ if is_odd_pair(n) => n - (n & 1 ^ 1),
        _ => n,
    };
    char::from_u32(res).unwrap_or(letter)
}

/// Whether a letter is a capital one.
#[must_use]
pub fn is_upper(letter: char) -> bool {
    lower(letter) != letter
}

/// A text in small letters.
#[must_use]
pub fn lowered(text: &str) -> String {
    // Nearly all texts are ASCII, for which little is needed.
    if text.is_ascii() { text.to_ascii_lowercase() } else { text.chars().map(lower).collect() }
}

/// A text in capital letters.
#[must_use]
pub fn uppered(text: &str) -> String {
    text.chars().map(upper).collect()
}

/// Capital letters have even numbers, and the small one is next.
const fn is_pair(n: u32) -> bool {
    matches!(n, 0x100..=0x12F | 0x132..=0x137 | 0x14A..=0x177 | 0x460..=0x481 | 0x48A..=0x4BF | 0x4D0..=0x52F | 0x1E00..=0x1E95 | 0x1EA0..=0x1EFF)
}

/// Capital letters have odd numbers, and the small one is next.
const fn is_odd_pair(n: u32) -> bool {
    matches!(n, 0x139..=0x148 | 0x179..=0x17E | 0x4C1..=0x4CE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the standard library says, if that is one letter.
    fn single(mut letters: impl Iterator<Item = char>) -> Option<char> {
        letters.next().filter(|_| letters.next().is_none())
    }

    #[test]
    fn what_changes_changes_as_unicode_says() {
        for it in '\0'..=char::MAX {
            if lower(it) != it {
                assert_eq!(Some(lower(it)), single(it.to_lowercase()), "{it}");
                assert!(it.is_uppercase(), "{it}");
            }
            if upper(it) != it {
                assert_eq!(Some(upper(it)), single(it.to_uppercase()), "{it}");
            }
        }
    }

    #[test]
    fn whole_alphabets_change() {
        let alphabets = [
            'A'..='Z',
            'À'..='Þ',
            '\u{100}'..='\u{12F}',
            '\u{132}'..='\u{148}',
            '\u{14A}'..='\u{17E}',
            'Ά'..='Ϋ',
            'Ѐ'..='ҁ',
            'Ҋ'..='ҿ',
            'Ԁ'..='ԯ',
            'Ա'..='Ֆ',
            'Ạ'..='ỹ',
        ];
        for it in alphabets.into_iter().flatten() {
            let (small, capital) = (single(it.to_lowercase()), single(it.to_uppercase()));
            assert!(small.is_none_or(|small| lower(it) == small), "{it}");
            assert!(capital.is_none_or(|capital| upper(it) == capital), "{it}");
        }
        assert_eq!(lowered("Épée ŁÓDŹ Ладья ΙΠΠΟΣ"), "épée łódź ладья ιπποσ");
        assert_eq!(uppered("épée łódź ладья ίππος 馬 ß"), "ÉPÉE ŁÓDŹ ЛАДЬЯ ΊΠΠΟΣ 馬 ß");
    }
}
