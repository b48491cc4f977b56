//! What English sentences do with names that they cannot know: articles, plurals, capitals.

use fluent_bundle::FluentValue;

/// The first argument of a function of a catalogue, bent.
pub(crate) fn bent<'a>(given: &[FluentValue<'a>], how: fn(&str) -> String) -> FluentValue<'a> {
    match given.first() {
        Some(FluentValue::String(it)) => FluentValue::from(how(it)),
        _ => FluentValue::Error,
    }
}

/// Beginnings with a vowel that are said as if they began with a consonant.
const HARD: [&str; 14] =
    ["uni", "use", "usu", "ute", "uti", "uto", "ura", "ukr", "ubi", "ufo", "eu", "ewe", "one", "once"];

/// Beginnings with a silent consonant, or a number that begins with a vowel.
const SOFT: [&str; 6] = ["hour", "heir", "honest", "honor", "honour", "8"];

/// `a pawn`, `an elephant`; `the general` has an article.
pub(crate) fn a(name: &str) -> String {
    let first = name.to_lowercase();
    if first.starts_with("the ") {
        return name.to_owned();
    }
    let begins = |all: &[&str]| all.iter().any(|it| first.starts_with(it));
    let word = first.split(|it: char| !it.is_alphanumeric()).next().unwrap_or_default();
    let soft = match word.chars().collect::<Vec<_>>()[..] {
        // A letter is said by its name.
        [letter] if letter.is_ascii_lowercase() => "aefhilmnorsx".contains(letter),
        ['1', '1' | '8'] => true,
        [letter, ..] if is_vowel(letter) => !begins(&HARD) || begins(&["unin", "unim"]),
        _ => begins(&SOFT),
    };
    format!("{} {name}", if soft { "an" } else { "a" })
}

/// Whether a letter is a vowel, with or without an accent.
fn is_vowel(letter: char) -> bool {
    "aeiouàáâãäåæèéêëìíîïòóôõöøœùúûü".contains(letter)
}

/// The name without its article, which sentences bring: `General` of `The General`.
pub(crate) fn bare(name: &str) -> &str {
    match name.split_at_checked(4) {
        Some((article, rest)) if article.eq_ignore_ascii_case("the ") && !rest.is_empty() => rest,
        _ => name,
    }
}

/// Beasts and people of games whose plural no ending tells.
const IRREGULAR: [(&str, &str); 12] = [
    ("ox", "oxen"),
    ("goose", "geese"),
    ("mouse", "mice"),
    ("louse", "lice"),
    ("deer", "deer"),
    ("sheep", "sheep"),
    ("moose", "moose"),
    ("bison", "bison"),
    ("samurai", "samurai"),
    ("thief", "thieves"),
    ("child", "children"),
    ("eunuch", "eunuchs"),
];

/// Words that end as `man` does and are no men.
const NO_MEN: [&str; 9] = ["human", "shaman", "talisman", "caiman", "roman", "norman", "german", "ottoman", "brahman"];

/// Endings that take another one: how many of their letters stay, and what follows. The first that fits holds.
const ENDINGS: [(&str, usize, &str); 23] = [
    ("wolf", 3, "ves"),
    ("elf", 2, "ves"),
    ("calf", 3, "ves"),
    ("leaf", 3, "ves"),
    ("knife", 3, "ves"),
    ("wife", 2, "ves"),
    ("arch", 4, "s"),
    ("ay", 2, "s"),
    ("ey", 2, "s"),
    ("oy", 2, "s"),
    ("uy", 2, "s"),
    ("y", 0, "ies"),
    ("us", 2, "es"),
    ("ss", 2, "es"),
    ("x", 1, "es"),
    ("z", 1, "es"),
    ("ch", 2, "es"),
    ("sh", 2, "es"),
    ("buffalo", 7, "es"),
    ("hero", 4, "es"),
    ("echo", 4, "es"),
    ("torpedo", 7, "es"),
    ("tornado", 7, "es"),
];

/// `pawns`, `wolves`; `general of the left` and `man-at-arms` change their nouns: `generals of the left`, `men-at-arms`.
pub(crate) fn plural(name: &str) -> String {
    for joint in [" of ", " in ", " at ", "-of-", "-in-", "-at-", "-de-"] {
        if let Some((noun, rest)) = name.split_once(joint) {
            return format!("{}{joint}{rest}", plural(noun));
        }
    }
    let (before, word) = name.rfind([' ', '-']).map_or(("", name), |at| name.split_at(at + 1));
    let small = word.to_lowercase();
    if let Some((_, many)) = IRREGULAR.iter().find(|it| it.0 == small) {
        // Its first letter may be a capital.
        let (first, rest) = (word.get(..1).unwrap_or_default(), many.get(1..).unwrap_or_default());
        return format!("{before}{first}{rest}");
    }
    if small.ends_with("man") && !NO_MEN.contains(&small.as_str()) {
        return format!("{}en", name.get(..name.len() - 2).unwrap_or(name));
    }
    // A letter or a sign alone takes no more than an s.
    let long = word.chars().count() > 1;
    if let Some((end, stays, more)) = ENDINGS.iter().find(|it| long && small.ends_with(it.0)) {
        return format!("{}{more}", name.get(..(name.len() + stays).saturating_sub(end.len())).unwrap_or(name));
    }
    // Spears and crossbows are named in the plural.
    if long && small.ends_with('s') { name.to_owned() } else { format!("{name}s") }
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
