//! What English sentences do with names that they cannot know: articles, plurals, capitals.

use fluent_bundle::FluentValue;

/// The first argument of a function of a catalogue, bent.
pub(crate) fn bent<'a>(given: &[FluentValue<'a>], how: fn(&str) -> String) -> FluentValue<'a> {
    match given.first() {
        Some(FluentValue::String(it)) => FluentValue::from(how(it)),
        _ => FluentValue::Error,
    }
}

/// `a pawn`, `an elephant`.
pub(crate) fn a(name: &str) -> String {
    let first = name.to_ascii_lowercase();
    let vowel = first.starts_with(['a', 'e', 'i', 'o', 'u']);
    // Said as if they began with a consonant.
    let hard = ["uni", "use", "eu", "one"].iter().any(|it| first.starts_with(it));
    format!("{} {name}", if vowel && !hard { "an" } else { "a" })
}

/// Beasts and people of games whose plural no ending tells.
const IRREGULAR: [(&str, &str); 6] =
    [("ox", "oxen"), ("goose", "geese"), ("mouse", "mice"), ("deer", "deer"), ("sheep", "sheep"), ("thief", "thieves")];

/// `pawns`, `wolves`, `general of the left` stays with its noun: `generals of the left`.
pub(crate) fn plural(name: &str) -> String {
    if let Some((noun, rest)) = name.split_once(" of ") {
        return format!("{} of {rest}", plural(noun));
    }
    let (before, word) = name.rfind([' ', '-']).map_or(("", name), |at| name.split_at(at + 1));
    if let Some((_, many)) = IRREGULAR.iter().find(|it| it.0 == word) {
        return format!("{before}{many}");
    }
    let end = |it: &str| name.ends_with(it);
    let cut = |n: usize| name.get(..name.len() - n).unwrap_or(name);
    if end("wolf") || end("elf") {
        format!("{}ves", cut(1))
    } else if end("man") && !["human", "shaman", "talisman", "caiman", "roman"].contains(&word) {
        format!("{}men", cut(3))
    } else if end("y") && !["ay", "ey", "oy", "uy"].iter().any(|it| end(it)) {
        format!("{}ies", cut(1))
    } else if end("s") && !end("ss") {
        // Spears and crossbows are named in the plural.
        name.to_owned()
    } else if ["ss", "x", "z", "ch", "sh", "buffalo", "hero", "torpedo", "tornado"].iter().any(|it| end(it)) {
        format!("{name}es")
    } else {
        format!("{name}s")
    }
}

/// With a capital letter at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |it| it.to_uppercase().chain(chars).collect())
}

/// Whether a text holds a comma, for a sentence to choose by.
pub(crate) fn comma(text: &str) -> String {
    if text.contains([',', '、', '，']) { "yes" } else { "no" }.to_owned()
}

/// `2nd`, `3rd`, `12th` of a number.
pub(crate) fn ordinal<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::Number(it)) = given.first() else { return FluentValue::Error };
    let n = it.value as i64;
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    FluentValue::from(format!("{n}{end}"))
}
