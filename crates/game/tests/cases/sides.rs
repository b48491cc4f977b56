//! Keys of one side: `white…` and `black…` forms do something wherever the plain form does, and the rules in words name the side.

use catalogue::english;
use std::collections::BTreeSet;

use game::explain::rules_text::rulebook;
use rules::registry::RULES;

use crate::words::{cases, with};

/// What a definition compiles to and what it says, as texts.
fn read(base: &str, settings: &[String]) -> (String, BTreeSet<String>) {
    let definition = settings.iter().fold(base.to_owned(), |it, setting| with(&it, setting));
    let (definition, _) = rules::read(&definition);
    let variant = game::setup::compile(&definition).0;
    (format!("{variant:?}"), rulebook(&definition).into_iter().map(|it| english(&it.message)).collect())
}

/// `whiteDropZone` of `dropZone`.
fn of_side(side: &str, key: &str) -> String {
    format!("{side}{}{}", key[..1].to_uppercase(), &key[1..])
}

/// The setting with its key in the form of one side.
fn sided(setting: &str, key: &str, side: &str) -> String {
    setting.replacen(&format!("{key}="), &format!("{}=", of_side(side, key)), 1)
}

pub(crate) fn keys_of_one_side_are_told_as_they_are_enforced() {
    let cases = cases();
    let (mut tried, mut wrong) = (BTreeSet::new(), Vec::new());
    for key in RULES.iter().flat_map(|it| it.keys).filter(|it| it.spec.per_side).map(|it| it.name()) {
        for case in &cases {
            let (title, base) = (&case.title, &case.definition);
            let settings: Vec<String> = case.values("set").map(str::to_owned).collect();
            let is_key = |it: &&String| it.rsplit(": ").next().is_some_and(|it| it.starts_with(&format!("{key}=")));
            let [setting] = settings.iter().filter(is_key).collect::<Vec<_>>()[..] else { continue };
            if settings.iter().any(|it| it.starts_with("white") || it.starts_with("black")) {
                continue;
            }
            let form = |written: Option<String>| {
                let others = settings.iter().filter(|it| *it != setting).cloned();
                read(base, &others.chain(written).collect::<Vec<_>>())
            };
            let (none, plain) = (form(None), form(Some(setting.clone())));
            if none == plain {
                continue;
            }
            let [white, black] = ["white", "black"].map(|it| form(Some(sided(setting, key, it))));
            tried.insert(key);
            for (side, one) in [("white", &white), ("black", &black)] {
                let form = of_side(side, key);
                if one.0 != none.0 && one.1 == none.1 {
                    wrong.push(format!("{title}: {form} is enforced and not told"));
                }
            }
            if white == none && black == none {
                wrong.push(format!("{title}: {key} does nothing for one side"));
            }
            if white.1 == black.1 {
                wrong.push(format!("{title}: {key} is told alike for White and Black"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let all = RULES.iter().flat_map(|it| it.keys).filter(|it| it.spec.per_side).map(|it| it.name());
    let untried: Vec<_> = all.filter(|it| !tried.contains(it)).collect();
    assert!(untried.is_empty(), "keys without a case: {untried:?}");
}
