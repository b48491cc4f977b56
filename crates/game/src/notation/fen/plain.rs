//! What pages, addresses and other programs make of a position text, as the plain text it was. No field is read here.

/// A position text without what stands around it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plain {
    /// The fields.
    pub text: String,
    /// Whether the text says that it is SFEN.
    pub is_sfen: bool,
    /// Whether moves stood behind the position.
    pub has_moves: bool,
}

/// What stands for the start of the game in place of a position.
pub(super) const START: &str = "startpos";

/// The plain text: blanks are blanks, signs are those of a keyboard, and words of commands around it are left out.
pub(super) fn plain(text: &str) -> Plain {
    let mut text = typed(text.trim());
    if !text.contains(' ') {
        text = if text.contains("%20") { typed(&unescaped(&text)) } else { spaced(&text) };
    }
    let mut rest = text.trim();
    if let Some(tag) = rest.strip_prefix("[FEN ").or_else(|| rest.strip_prefix("[SFEN ")) {
        rest = tag.strip_suffix(']').unwrap_or(tag);
    }
    rest = rest.trim_matches(['"', '\'', '`', ' ']);
    let mut is_sfen = false;
    while let Some((word, more)) = rest.split_once([' ', ':', '=']) {
        match word.to_ascii_lowercase().as_str() {
            "position" | "fen" => {}
            "sfen" => is_sfen = true,
            _ => break,
        }
        rest = more.trim_start_matches(['"', ' ']);
    }
    let before_moves = rest.split_once(" moves").map(|it| it.0);
    let text = before_moves.unwrap_or(rest).trim_end_matches(['"', ';', ',', '.', ' ']).to_owned();
    Plain { text, is_sfen, has_moves: before_moves.is_some() }
}

/// The signs of a keyboard for those that editors, pages and keyboards of East Asia put in their place.
fn typed(text: &str) -> String {
    let seen = text.chars().filter(|it| !matches!(it, '\u{feff}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'));
    seen.map(|it| if it.is_whitespace() { ' ' } else { definition::typed(it) }).collect()
}

/// Blanks for underscores, but not in names in braces.
fn spaced(text: &str) -> String {
    let mut in_braces = false;
    let changed = text.chars().map(|it| {
        in_braces = if in_braces { it != '}' } else { it == '{' };
        if it == '_' && !in_braces { ' ' } else { it }
    });
    changed.collect()
}

/// Reads `%20` and its like, as in addresses.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('%');
    let mut res: Vec<u8> = parts.next().unwrap_or("").into();
    for part in parts {
        let byte = part.get(..2).and_then(|it| u8::from_str_radix(it, 16).ok());
        match byte {
            Some(it) => {
                res.push(it);
                res.extend_from_slice(&part.as_bytes()[2..]);
            }
            None => {
                res.push(b'%');
                res.extend_from_slice(part.as_bytes());
            }
        }
    }
    String::from_utf8_lossy(&res).into_owned()
}
