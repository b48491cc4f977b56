//! The files of each language, as they stand in `locales/`. A further language is a folder there and a line here.

/// The files of a language.
macro_rules! files {
    ($tag:literal $($more:literal)*) => {
        files!($tag: "first" "terms" "phrases" "xbetza" "topics" "board" "setup" "movement" "capture" "promotion" "drops" "royal"
            "endings" "display" "clicks" "puzzles" "searches" "refusals" "rule-refusals" "results" "records" "diagnostics" "move-diagnostics"
            "variants-ini" "rule-diagnostics" "positions" "errors" "trace" "status" "announcements" "panels" "computer" "spoken" "dialogs" "games" $($more)*)
    };
    ($tag:literal: $($name:literal)*) => {
        &[$(include_str!(concat!("../../../locales/", $tag, "/", $name, ".ftl"))),*]
    };
}

pub(crate) const EN: &[&str] = files!("en");

/// The tag of each language, and its files. English has no names of pieces and no words: they are those of the author.
pub const LANGUAGES: &[(&str, &[&str])] = &[
    ("en", EN),
    ("de", files!("de" "pieces" "words")),
    ("es", files!("es" "pieces" "words")),
    ("fr", files!("fr" "pieces" "words")),
    ("ja", files!("ja" "pieces" "words")),
    ("zh-Hans", files!("zh-Hans" "pieces" "words")),
];
