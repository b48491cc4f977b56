//! What is wrong with a text that a catalogue has made of names: doubled words and signs, wrong articles and plurals, rests of a pattern.
#![allow(dead_code, reason = "each test target uses a part")]

use std::path::Path;

/// A name that is hard to word, from `tests/words/names.txt`.
pub(crate) struct Name {
    /// As an author writes it.
    pub(crate) text: String,
    /// In lower case, without its own article.
    bare: String,
    /// The article that it takes in English.
    article: String,
    /// Several of them in English.
    pub(crate) many: String,
}

/// All names.
pub(crate) fn names() -> Vec<Name> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/words/names.txt");
    let text = std::fs::read_to_string(file).expect("the names");
    let lines = text.lines().filter(|it| !it.starts_with('#'));
    lines
        .map(|line| {
            let [text, one, many] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
            let (article, bare) = one.split_once(' ').expect("an article");
            Name { text: text.into(), bare: bare.into(), article: article.into(), many: many.into() }
        })
        .collect()
}

/// Signs that do not stand together in any language, nor in the texts of some.
const SIGNS: [(&str, &[&str]); 3] = [
    (
        "",
        &[
            "  ", "( ", " )", "()", ",,", ",.", ";.", ";,", ",;", ":.", ":,", ": .", ";;", "::", " ,", " .", "“”",
            "«»", "\"\"",
        ],
    ),
    ("en de es fr", &[" :", " ;", " !", " ?", "..", "? .", "! ."]),
    (
        "ja zh-Hans",
        &[
            "、、", "，，", "。。", "；；", "：：", "。、", "、。", "，。", "：。", "；。", "（）", "「」", "をを",
            "がが", "的的", "在在", "到到",
        ],
    ),
];

/// Words that may be said twice in a row.
const TWICE: [(&str, &[&str]); 2] = [("de", &["die", "der", "das"]), ("fr", &["nous", "vous"])];

/// Words that a language would contract.
const APART: [(&str, &[&str]); 2] =
    [("es", &[" de el ", " a el "]), ("fr", &[" de le ", " à le ", " de les ", " à les "])];

/// What is wrong with a text, in no more than a few words each.
pub(crate) fn faults(text: &str, language: &str, names: &[Name]) -> Vec<String> {
    let low = text.to_lowercase();
    let mut res = Vec::new();
    if low.trim() != low || low.is_empty() {
        res.push("nothing or a space at an end".to_owned());
    }
    let without =
        names.iter().filter(|it| it.bare.contains('{')).fold(low.clone(), |low, it| low.replace(&it.bare, "x"));
    if without.contains(['{', '}', '$']) {
        res.push("the rest of a pattern".into());
    }
    let of = |of: &str| of.is_empty() || of.split(' ').any(|it| it == language);
    let signs = SIGNS.iter().filter(|it| of(it.0)).flat_map(|it| it.1);
    let apart = APART.iter().filter(|it| of(it.0)).flat_map(|it| it.1);
    res.extend(signs.chain(apart).filter(|it| without.contains(**it)).map(|it| format!("`{it}`")));
    let twice: Vec<&str> = TWICE.iter().filter(|it| of(it.0)).flat_map(|it| it.1).copied().collect();
    res.extend(doubled(&low).filter(|it| !twice.contains(it)).map(|it| format!("`{it}` twice")));
    if language == "en" {
        english(&low, names, &mut res);
    }
    res
}

/// Words that follow themselves.
fn doubled(low: &str) -> impl Iterator<Item = &str> {
    let end = |it: &'_ str| {
        it.rfind(|it: char| !it.is_alphanumeric())
            .map_or(0, |at| at + it[at..].chars().next().map_or(0, char::len_utf8))
    };
    low.split(' ').zip(low.split(' ').skip(1)).filter_map(move |(before, after)| {
        let word = &before[end(before)..];
        let next = after.split(|it: char| !it.is_alphanumeric()).next().unwrap_or_default();
        (word == next && word.chars().count() > 1 && word.chars().all(char::is_alphabetic)).then_some(word)
    })
}

/// Where a word begins in a text, as a word of its own at its beginning.
fn places<'t>(low: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    low.match_indices(word).map(|it| it.0).filter(|at| !low[..*at].ends_with(char::is_alphanumeric))
}

/// The articles and plurals of English.
fn english(low: &str, names: &[Name], res: &mut Vec<String>) {
    for pair in ["a a", "a an", "an a", "an an", "a the", "an the", "the a", "the an", "the the"] {
        res.extend(places(low, pair).filter(|at| low[at + pair.len()..].starts_with(' ')).map(|_| format!("`{pair}`")));
    }
    for name in names {
        let wrong = format!("{} {}", if name.article == "a" { "an" } else { "a" }, name.bare);
        let ends = |at: &usize| !low[at + wrong.len()..].starts_with(char::is_alphanumeric);
        res.extend(places(low, &wrong).filter(ends).map(|_| format!("`{wrong}`")));
        for end in ["s", "es", "ies"].map(|it| format!("{}{it}", name.bare)).iter().filter(|it| **it != name.many) {
            let ends = |at: &usize| !low[at + end.len()..].starts_with(char::is_alphanumeric);
            res.extend(places(low, end).filter(ends).map(|_| format!("`{end}`")));
        }
    }
    res.extend(low.contains("shamen").then(|| "`shamen`".to_owned()));
}
