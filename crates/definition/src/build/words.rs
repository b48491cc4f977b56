//! What words of a definition are in several languages: whether each is said once, and of a word that is there.

use message::msg;

use crate::sink::{Diagnostics, short};
use crate::{Definition, Place, Translation};

/// A word that is said in a language.
pub(super) struct SaidWord {
    /// Its index among what is said of the game.
    pub(super) at: usize,
    /// Where the word itself stands.
    pub(super) place: Place,
}

/// Reports words that are said twice in a language, and those that are written nowhere else.
#[inline(never)]
pub(super) fn check(words: &[SaidWord], definition: &Definition, sink: &mut Diagnostics) {
    if words.is_empty() {
        return;
    }
    let known = written(definition);
    let mut said: Vec<(String, &Translation, &Place)> = Vec::with_capacity(words.len());
    for SaidWord { at, place } in words {
        let Some(it) = definition.translations.get(*at) else { continue };
        let word = it.of.to_lowercase();
        if known.binary_search(&word).is_err() {
            sink.info("def.language", place, || msg!("def-language-word-unknown", word = short(&it.of)));
        }
        said.push((word + " " + &it.tag.to_ascii_lowercase(), it, place));
    }
    sort::by(&mut said, |a, b| a.0.cmp(&b.0));
    for pair in said.windows(2) {
        if let [(one, ..), (other, it, place)] = pair
            && one == other
        {
            let key = format!("word.{}", it.tag);
            sink.info("def.repeat", place, || msg!("def-repeat", key = key, text = short(&it.text)));
        }
    }
}

/// What an author may have called something, in lower case and in order: names of pieces, values of settings and their parts, and comments
/// in them.
fn written(definition: &Definition) -> Vec<String> {
    let of_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    let values = of_pieces.chain(&definition.settings).map(|it| &*it.value);
    let mut res: Vec<String> = definition.pieces.iter().map(|it| it.name.to_lowercase()).collect();
    for value in values.map(str::to_lowercase) {
        let parts = value.split([':', ',']).chain(value.split(['{', '}']));
        res.extend(parts.map(|it| it.trim().to_owned()));
        res.push(value);
    }
    sort::sort(&mut res);
    res
}
