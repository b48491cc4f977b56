//! Rules that are passed over because a definition has none of their keys would change nothing.

use std::fs;
use std::path::Path;

use crate::builder::Builder;
use crate::registry::{BOARD_KEYS, RULES, hook_up, read_settings};

/// The rules and the problems of a definition, as text.
fn told(text: &str, asks_all: bool) -> String {
    let (definition, _) = crate::read(text);
    let mut builder = Builder::new(&definition);
    builder.settings.asks_all = asks_all;
    let (variant, diagnostics) = hook_up(builder);
    // What several rules read is reported by each of them.
    let mut once = Vec::new();
    diagnostics.into_iter().for_each(|it| {
        if !once.contains(&it) {
            once.push(it)
        }
    });
    format!("{variant:?} {once:?}")
}

/// Passing over rules changes nothing.
#[track_caller]
fn same(text: &str) {
    let (some, all) = (told(text, false), told(text, true));
    let Some(at) = some.bytes().zip(all.bytes()).position(|(one, other)| one != other) else {
        assert_eq!(some.len(), all.len(), "{text}");
        return;
    };
    let around =
        |it: &str| String::from_utf8_lossy(&it.as_bytes()[at.saturating_sub(200)..it.len().min(at + 200)]).into_owned();
    panic!("{text}\n\n{}\n\n{}", around(&some), around(&all));
}

/// The definitions below a folder of the tests: whole files, or the blocks of suites.
fn definitions(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder);
    let files = fs::read_dir(&path).expect("a folder of tests").flatten().map(|it| it.path());
    let texts =
        files.filter(|it| it.extension().is_some_and(|it| it == "txt")).map(|it| fs::read_to_string(it).unwrap());
    let parts = |text: String| -> Vec<String> {
        let Some((_, blocks)) = text.split_once("\ndefinition:\n") else { return vec![text] };
        let block = |it: &str| it.lines().take_while(|it| it.starts_with("  ")).collect::<Vec<_>>().join("\n");
        blocks.split("\ndefinition:\n").map(block).collect()
    };
    texts.flat_map(parts).collect()
}

#[test]
fn every_pass_names_its_rule() {
    let mut n = 0;
    for text in definitions("diagrams") {
        let variant = crate::registry::compile(&crate::read(&text).0).0;
        let rules = &variant.hooks.pass_rules;
        assert_eq!(rules.len(), variant.hooks.passes.len(), "{text}");
        assert!(rules.iter().all(|it| RULES.iter().any(|rule| rule.name == *it)), "{rules:?}");
        n += rules.len();
    }
    assert!(n > 400, "{n} passes");
}

#[test]
fn rules_without_keys_change_nothing() {
    let all: Vec<_> =
        ["diagrams", "mixtures", "suites", "zones", "reasons"].into_iter().flat_map(definitions).collect();
    assert!(all.len() > 400, "{} definitions", all.len());
    for text in all {
        same(&text);
    }
}

/// The manual says which keys have forms for one side: those that are read so, and no others.
#[test]
fn keys_with_forms_for_one_side_say_so() {
    let (definition, _) = crate::read("planes=2\npawn:P:fW::Aa2\nking:K:K::Ae1\nmorph=*");
    let mut builder = Builder::new(&definition);
    builder.settings.asks_all = true;
    read_settings(&mut builder);
    let sided = std::mem::take(&mut builder.settings.sided);
    assert!(sided.len() > 40, "{sided:?}");
    let says = |name: &str| RULES.iter().flat_map(|it| it.keys).any(|it| it.name() == name && it.spec.per_side);
    let wrong: Vec<_> = sided.iter().filter(|it| !says(it)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    // Those that are read form by form are few, and one by one.
    let by_hand = ["movesAt", "morph", "link", "extinction", "claims", "points"];
    let said = RULES.iter().flat_map(|it| it.keys).filter(|it| it.spec.per_side).map(|it| it.name());
    let unread: Vec<_> = said.filter(|it| !sided.iter().any(|own| own == it) && !by_hand.contains(it)).collect();
    assert!(unread.is_empty(), "{unread:?}");
}

/// What other rules read is asked of hooks, of `Brings`, or of what `Builder::share` left.
#[test]
fn rules_look_up_no_keys_but_their_own() {
    let (definition, _) = crate::read("planes=2\npawn:P:fW::Aa2\nking:K:K::Ae1\nmorph=*\ngoal=captureAll\nlink=a,b");
    let mut builder = Builder::new(&definition);
    builder.settings.asks_all = true;
    for rule in RULES {
        builder.settings.looked_up.take();
        (rule.read)(&mut builder);
        let own = |key: &String| rule.keys.iter().chain(BOARD_KEYS).any(|it| is_form(it.name(), key));
        let foreign: Vec<String> = builder.settings.looked_up.take().into_iter().filter(|it| !own(it)).collect();
        assert!(foreign.is_empty(), "{} looks up {foreign:?}", rule.name);
    }
}

/// Whether a text is a key, or its form for one side.
fn is_form(key: &str, text: &str) -> bool {
    let rest = ["white", "black"].iter().find_map(|it| text.strip_prefix(it));
    text == key || rest.is_some_and(|it| it[..1] == key[..1].to_uppercase() && it[1..] == key[1..])
}

/// One definition for every key, with nothing else of the rule.
#[test]
fn each_key_alone_is_read() {
    let pieces = "files=8\nranks=8\npawn:P:fmWfcF:a2-h2\nrook:R:R:a1,h1\nking:K:K:e1";
    for key in RULES.iter().flat_map(|it| it.keys) {
        for name in [key.name().to_owned(), format!("white{}{}", key.name()[..1].to_uppercase(), &key.name()[1..])] {
            // The words that its documentation names are among the values.
            let words = key.value.split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
            for value in ["1", "R", "R:1", "*", "oddly"].into_iter().chain(words) {
                let after = format!("{pieces}\n{name}={value}");
                let before = format!("{name}={value}\n{pieces}");
                for text in [after, before] {
                    same(&text);
                }
            }
        }
    }
}
