//! Single signs: entities, tags that end lines, and what typography and keyboards of East Asia put in place of ASCII.

use super::is_prose;
use crate::line::is_key;

/// A sign and where it stood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sign {
    pub(super) sign: char,
    pub(super) at: usize,
}

/// Entities that stand for signs of definitions.
const ENTITIES: [(&str, char); 6] =
    [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\''), ("nbsp", '\u{a0}')];

/// The sign that the start of a text stands for, none if nobody sees it, and how many bytes it takes. None at the end.
pub(super) fn sign_at(text: &str) -> Option<(Option<char>, usize)> {
    if let Some(len) = line_tag(text) {
        return Some((Some('\n'), len));
    }
    let next = text.chars().next()?;
    let (sign, len) = entity(text).unwrap_or((next, next.len_utf8()));
    match sign {
        '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some((Some('\n'), len)),
        '\u{ad}' | '\u{200b}' | '\u{2060}' | '\u{feff}' => Some((None, len)),
        _ => Some((Some(sign), len)),
    }
}

/// `&gt;`, `&#10;`, `&#x2265;`.
fn entity(text: &str) -> Option<(char, usize)> {
    let rest = text.strip_prefix('&')?;
    let end = rest.bytes().take(10).position(|it| it == b';')?;
    let name = &rest[..end];
    let sign = match name.strip_prefix('#') {
        Some(number) => {
            let hexadecimal = number.strip_prefix(['x', 'X']).map(|it| u32::from_str_radix(it, 16));
            char::from_u32(hexadecimal.unwrap_or_else(|| number.parse()).ok()?)?
        }
        None => ENTITIES.iter().find(|it| it.0 == name)?.1,
    };
    Some((sign, end + 2))
}

/// How many bytes a tag takes that ends a line, `<br>`, `<p class="x">` or `</div>`, perhaps with its own signs as entities.
fn line_tag(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('<').or_else(|| text.strip_prefix("&lt;"))?;
    let name = inner.strip_prefix('/').unwrap_or(inner);
    let len = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    if !["br", "p", "div"].iter().any(|it| it.eq_ignore_ascii_case(&name[..len])) {
        return None;
    }
    let rest = &name[len..];
    let end = rest.find(['<', '>', '\n', '\r', '&'])?;
    let close = [">", "&gt;"].into_iter().find(|it| rest[end..].starts_with(it))?;
    let is_tag = rest.starts_with([' ', '/', '>', '&']) && end < 100;
    is_tag.then(|| text.len() - rest.len() + end + close.len())
}

/// The sign of a keyboard for one that is put in its place.
#[must_use]
pub fn typed(sign: char) -> char {
    match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{201c}'..='\u{201f}' | '\u{2033}' => '"',
        '\u{2018}'..='\u{201b}' | '\u{2032}' => '\'',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        '\t' | '\n' | '\r' => sign,
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}

/// Makes the signs of all lines those of a keyboard, but not in names and in what people read.
pub(super) fn typed_lines(signs: &mut [Sign]) {
    let is_end = |it: &Sign| matches!(it.sign, '\n' | '\r');
    let is_seen = |line: &[Sign]| line.iter().any(|it| !it.sign.is_whitespace());
    // Where line ends were lost, any blank may be one.
    if signs.split(is_end).filter(|it| is_seen(it)).count() == 1 {
        signs.iter_mut().filter(|it| it.sign.is_whitespace() && !is_end(it)).for_each(|it| it.sign = ' ');
    }
    for line in signs.split_mut(is_end) {
        typed_line(line);
    }
}

fn typed_line(line: &mut [Sign]) {
    let is = |it: &Sign, sign: char| typed(it.sign) == sign;
    let Some(first) = line.iter().position(|it| !it.sign.is_whitespace()) else { return };
    if is(&line[first], '#') {
        line[first].sign = '#';
        return;
    }
    if let Some(equals) = line.iter().position(|it| is(it, '=')) {
        let key: String = line[first..equals].iter().map(|it| typed(it.sign)).collect();
        let key = key.trim();
        if is_key(key) {
            let end = if is_prose(key) { equals + 1 } else { line.len() };
            line[..end].iter_mut().for_each(|it| it.sign = typed(it.sign));
            return;
        }
    }
    // Colons of a keyboard are the fields' if there are enough of them: then others belong to names.
    let is_plain = line.iter().filter(|it| it.sign == ':').count() >= 4;
    let is_colon = |it: &Sign| it.sign == ':' || !is_plain && is(it, ':');
    if line.iter().filter(|it| is_colon(it)).count() < 4 {
        return;
    }
    for (field, part) in line.split_mut(|it| is_colon(it)).enumerate() {
        // Names and pictures are seen.
        for it in part.iter_mut().filter(|it| !matches!(field, 0 | 3) && !is(it, ':')) {
            it.sign = typed(it.sign);
        }
    }
    line.iter_mut().filter(|it| !is_plain && is(it, ':')).for_each(|it| it.sign = ':');
}
