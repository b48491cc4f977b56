//! What the program says to people, in their language: that of `--lang`, else that of the environment, else English.
//! What other programs read is the same in every language.

use std::sync::{LazyLock, OnceLock};

use catalogue::{Catalogue, LANGUAGES, language_of};
use message::{Message, msg};

/// English in catalogues and in tags.
const ENGLISH: &str = "en";

/// The tag of the language.
static LANGUAGE: OnceLock<&'static str> = OnceLock::new();

/// Its catalogue, unless it is English. It is read when something is said.
static OTHER: LazyLock<Option<Catalogue>> =
    LazyLock::new(|| Some(language()).filter(|it| *it != ENGLISH).and_then(Catalogue::of));

/// Chooses the language, once: the one that is asked for if there is such, else that of the environment.
pub(crate) fn speak(asked: Option<&str>) {
    let found = asked.and_then(language_of).or_else(|| of_environment(|name| std::env::var(name).ok()));
    // The first choice holds.
    let _ = LANGUAGE.set(found.unwrap_or(ENGLISH));
}

/// The tag of the language.
pub(crate) fn language() -> &'static str {
    LANGUAGE.get().copied().unwrap_or(ENGLISH)
}

/// A message in the language of the reader.
pub(crate) fn say(message: &Message) -> String {
    OTHER.as_ref().unwrap_or(Catalogue::english()).text(message)
}

/// The catalogues of families of games in the language. They are read when a game of one is told.
static FAMILIES: LazyLock<Vec<(&str, Catalogue)>> = LazyLock::new(|| {
    let language = LANGUAGES.iter().find(|it| it.tag == language());
    let of_family = |name| Some((name, Catalogue::of_family(language?.tag, name)?));
    language.into_iter().flat_map(|it| it.families).filter_map(|it| of_family(it.name)).collect()
});

/// A message about a game in the language of the reader, as the players of its family say it.
pub(crate) fn say_in_family(family: Option<&str>, message: &Message) -> String {
    let found = family.and_then(|name| FAMILIES.iter().find(|it| it.0 == name));
    found.map_or_else(|| say(message), |it| it.1.text(message))
}

/// Tells something beside the output.
pub(crate) fn note(text: String) {
    eprintln!("{}", say(&msg!("cli-note", text = text)));
}

/// The language of an environment, as programs with gettext read it. Variables that are empty say nothing.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<&'static str> {
    let set = |name: &str| variable(name).filter(|it| !it.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    if ["C", "POSIX"].contains(&&*tag_of(&locale)) {
        return None;
    }
    let wishes = set("LANGUAGE").unwrap_or_default();
    wishes.split(':').chain([&*locale]).find_map(|it| language_of(&tag_of(it)))
}

/// The tag of a locale: `de-AT` of `de_AT.UTF-8@euro`.
fn tag_of(locale: &str) -> String {
    locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(environment: &[(&str, &str)]) -> Option<&'static str> {
        of_environment(|name| environment.iter().find(|it| it.0 == name).map(|it| it.1.to_owned()))
    }

    #[test]
    fn the_environment_has_a_language_as_for_gettext() {
        assert_eq!(of(&[("LANG", "de_AT.UTF-8")]), Some("de"));
        assert_eq!(of(&[("LANG", "de_DE"), ("LC_MESSAGES", "fr_FR@euro")]), Some("fr"));
        assert_eq!(of(&[("LC_MESSAGES", "fr"), ("LC_ALL", "ja_JP.eucJP")]), Some("ja"));
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "zh_CN.UTF-8")]), Some("zh-Hans"));
        // A list of wishes goes before the locale, unless that is the one of programs.
        assert_eq!(of(&[("LANGUAGE", "eo:es:de"), ("LANG", "en_GB.UTF-8")]), Some("es"));
        assert_eq!(of(&[("LANGUAGE", "eo"), ("LANG", "en_GB.UTF-8")]), Some("en"));
        for locale in ["C", "POSIX", "C.UTF-8", "", "eo", "xx_YY.UTF-8", "../../etc", "\u{1f451}"] {
            assert_eq!(of(&[("LC_ALL", locale), ("LANGUAGE", "")]), None, "{locale}");
        }
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "de_DE"), ("LANGUAGE", "de")]), None);
        assert_eq!(of(&[("LANGUAGE", "de")]), None);
    }
}
