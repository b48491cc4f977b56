//! The files of each language, as they stand beside this one. A further language is a folder and a line here.

/// A file of a language.
macro_rules! file {
    ($tag:literal $name:literal) => {
        include_str!(concat!($tag, "/", $name, ".ftl"))
    };
}

/// A language, with files that English has not.
macro_rules! language {
    ($tag:literal $($more:literal)*) => {
        language!($tag: "first" "terms" "phrases" "xbetza" "topics" "board" "setup" "movement" "capture" "promotion" "drops" "royal"
            "endings" "display" "clicks" "puzzles" "searches" "refusals" "rule-refusals" "results" "records" "diagnostics" "move-diagnostics"
            "variants-ini" "idiagram-diagnostics" "rule-diagnostics" "positions" "errors" "trace" "status" "announcements" "panels" "computer" "spoken" "dialogs" "games"
            "friend" "learn" "command-line" "facts" "reports" $($more)*)
    };
    ($tag:literal: $($name:literal)*) => {
        Language {
            tag: $tag,
            files: &[$(file!($tag $name)),*],
            families: &[
                Family { name: "shogi", text: file!($tag "family-shogi") },
                Family { name: "xiangqi", text: file!($tag "family-xiangqi") },
                Family { name: "janggi", text: file!($tag "family-janggi") },
            ],
        }
    };
}

/// What is said in a language.
#[derive(Debug)]
pub struct Language {
    /// Its tag: `de`, `zh-Hans`.
    pub tag: &'static str,
    /// Its messages.
    pub files: &'static [&'static str],
    /// What the players of some games say otherwise.
    pub families: &'static [Family],
}

/// The messages that the players of a family of games say otherwise.
#[derive(Debug)]
pub struct Family {
    /// As definitions name it: `shogi`.
    pub name: &'static str,
    /// Its messages: only what differs.
    pub text: &'static str,
}

/// English has no names of pieces and no words: they are those of the author.
pub const EN: Language = language!("en");

/// All languages.
pub const LANGUAGES: &[Language] = &[
    EN,
    language!("de" "pieces" "words"),
    language!("es" "pieces" "words"),
    language!("fr" "pieces" "words"),
    language!("ja" "pieces" "words"),
    language!("zh-Hans" "pieces" "words"),
];
