//! Bytes of files as text: games are kept in the encodings of their countries. `pkg-template/src/engine/file-text.ts` does the
//! same in browsers and Node; both read `tests/encodings`.

use encoding_rs::{BIG5, Encoding, GB18030, SHIFT_JIS, UTF_8, WINDOWS_1252};

/// Bytes at the start of a file among which it may name its encoding.
const HEAD: usize = 512;

/// A text that was read from bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DecodedText {
    pub(crate) text: String,
    /// The name of its encoding.
    pub(crate) encoding: &'static str,
    /// Whether the file says its encoding, by a mark or a word, or can have no other.
    pub(crate) is_certain: bool,
}

/// An encoding with two bytes for a character of a language, and what tells it from others: which characters are common.
struct Candidate {
    encoding: &'static Encoding,
    /// Whether a byte begins a character of two.
    is_lead: fn(u8) -> bool,
    /// Whether two bytes are a common character.
    is_common: fn(u8, u8) -> bool,
}

/// Kana, signs and the first level of kanji; signs and the first level of hanzi, in either script.
const CANDIDATES: [Candidate; 3] = [
    Candidate {
        encoding: SHIFT_JIS,
        is_lead: |it| matches!(it, 0x81..=0x9f | 0xe0..=0xfc),
        is_common: |it, _| matches!(it, 0x81..=0x83 | 0x88..=0x98),
    },
    Candidate {
        encoding: GB18030,
        is_lead: |it| matches!(it, 0x81..=0xfe),
        is_common: |it, next| matches!(it, 0xa1..=0xa3 | 0xb0..=0xd7) && next >= 0xa1,
    },
    Candidate {
        encoding: BIG5,
        is_lead: |it| matches!(it, 0x81..=0xfe),
        is_common: |it, _| matches!(it, 0xa1..=0xa2 | 0xa4..=0xc6),
    },
];

/// The text of a file; `None` if it is none. A mark of its encoding is left out.
pub(crate) fn decode(bytes: &[u8]) -> Option<DecodedText> {
    if let Some((encoding, len)) = Encoding::for_bom(bytes) {
        return decoded(encoding, &bytes[len..], true);
    }
    if let Some(res) = decoded(UTF_8, bytes, true) {
        return Some(res);
    }
    // No text has such bytes.
    if bytes.iter().any(|it| matches!(it, 0..=8 | 0x0e..=0x19 | 0x1b..=0x1f)) {
        return None;
    }
    declared(bytes).and_then(|it| decoded(it, bytes, true)).or_else(|| assumed(bytes))
}

/// The encoding that a file names: `#KIF version=2.0 encoding=Shift_JIS`.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_ascii_lowercase();
    let (_, rest) = head.split_once("encoding=")?;
    let label = rest.split(|it: char| it.is_whitespace() || matches!(it, '"' | '\'' | ',' | ';')).next()?;
    Encoding::for_label_no_replacement(label.as_bytes())
}

/// What a text seems to be that says nothing of it: letters with accents stand among others, characters of two bytes do not.
fn assumed(bytes: &[u8]) -> Option<DecodedText> {
    if lone(bytes) > 0.8 {
        return decoded(WINDOWS_1252, bytes, false);
    }
    let mut best: Option<(f64, DecodedText)> = None;
    for it in &CANDIDATES {
        let share = it.share(bytes);
        if share > best.as_ref().map_or(0.5, |it| it.0)
            && let Some(text) = decoded(it.encoding, bytes, false)
        {
            best = Some((share, text));
        }
    }
    best.map(|it| it.1).or_else(|| decoded(WINDOWS_1252, bytes, false))
}

impl Candidate {
    /// How many of the characters of two bytes are common ones.
    fn share(&self, bytes: &[u8]) -> f64 {
        let (mut at, mut all, mut common) = (0, 0.0, 0.0);
        while at < bytes.len() {
            let next = bytes.get(at + 1).copied().unwrap_or(0);
            if (self.is_lead)(bytes[at]) {
                all += 1.0;
                common += f64::from(u8::from((self.is_common)(bytes[at], next)));
                at += 1;
            } else if bytes[at] >= 0x80 {
                all += 1.0;
            }
            at += 1;
        }
        common / f64::max(all, 1.0)
    }
}

/// How many of the bytes beyond ASCII stand between two of ASCII.
fn lone(bytes: &[u8]) -> f64 {
    let is_ascii = |at: Option<usize>| at.and_then(|it| bytes.get(it)).is_none_or(u8::is_ascii);
    let (mut all, mut alone) = (0.0, 0.0);
    for (at, _) in bytes.iter().enumerate().filter(|it| !it.1.is_ascii()) {
        all += 1.0;
        alone += f64::from(u8::from(is_ascii(at.checked_sub(1)) && is_ascii(at.checked_add(1))));
    }
    alone / f64::max(all, 1.0)
}

fn decoded(encoding: &'static Encoding, bytes: &[u8], is_certain: bool) -> Option<DecodedText> {
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    Some(DecodedText { text: text.into_owned(), encoding: encoding.name(), is_certain })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// The bytes of a text in base64.
    fn bytes(text: &str) -> Vec<u8> {
        let value = |it: u8| match it {
            b'A'..=b'Z' => it - b'A',
            b'a'..=b'z' => it - b'a' + 26,
            b'0'..=b'9' => it - b'0' + 52,
            b'+' => 62,
            _ => 63,
        };
        let digits: Vec<u8> = text.bytes().filter(|it| *it != b'=').map(value).collect();
        let number = |it: &[u8]| it.iter().fold(0u32, |sum, it| sum << 6 | u32::from(*it)) << (6 * (4 - it.len()));
        digits.chunks(4).flat_map(|it| number(it).to_be_bytes()[1..it.len()].to_vec()).collect()
    }

    #[test]
    fn files_that_another_program_wrote_are_read() {
        let files: Value = {
            let name = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/encodings/files.json");
            serde_json::from_str(&std::fs::read_to_string(name).unwrap()).unwrap()
        };
        for it in files.as_array().unwrap() {
            let text = |key: &str| it[key].as_str().unwrap();
            let read = decode(&bytes(text("bytes"))).unwrap();
            let encoding = text("encoding");
            assert_eq!((read.text.as_str(), read.encoding), (text("text"), encoding), "{}", text("name"));
            assert_eq!(Some(read.is_certain), it["certain"].as_bool(), "{}", text("name"));
        }
    }

    #[test]
    fn other_bytes_are_no_text() {
        assert_eq!(decode(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), None);
        assert_eq!(decode(&[0xfe, 0xff, 0xd8, 0x00, 0x00, 0x41]), None);
        assert_eq!(decode(b"").map(|it| it.text).as_deref(), Some(""));
    }
}
