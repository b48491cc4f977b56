//! The rules in words: every game says something, every key adds a sentence, and some games are read as a whole.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use game::explain::rules_text::{rulebook, rules_set};
use rules::prose::Topic;

use super::common::{definitions, folder, repository, text};

fn sentences(definition: &str) -> Vec<String> {
    rulebook(&rules::read(definition).0).into_iter().map(|it| it.text).collect()
}

/// A page of rules as the files hold it.
fn page(definition: &str) -> String {
    let sentences = rulebook(&rules::read(definition).0);
    let mut res = String::new();
    for topic in Topic::ALL {
        let mine: Vec<_> = sentences.iter().filter(|it| it.topic == topic).collect();
        if !mine.is_empty() {
            let gap = if res.is_empty() { "" } else { "\n" };
            writeln!(res, "{gap}{}", topic.title()).expect("a string takes all");
            mine.iter().for_each(|it| writeln!(res, "  {}", it.text).expect("a string takes all"));
        }
    }
    res
}

/// A case: its title, the settings it adds, what is said then and not before.
struct Case {
    title: String,
    settings: Vec<String>,
    says: Vec<String>,
}

fn cases() -> (String, Vec<Case>) {
    let (mut base, mut cases) = (String::new(), Vec::<Case>::new());
    for line in text("tests/words/keys.txt").lines() {
        if let Some(title) = line.strip_prefix("== ") {
            cases.push(Case { title: title.into(), settings: Vec::new(), says: Vec::new() });
        } else if let Some(case) = cases.last_mut() {
            case.settings.extend(line.strip_prefix("set: ").map(str::to_owned));
            case.says.extend(line.strip_prefix("says: ").map(str::to_owned));
        } else if let Some(line) = line.strip_prefix("  ") {
            base += line;
            base.push('\n');
        }
    }
    (base, cases)
}

/// The definition with one more line: `key=value`, or `N: key=value` below the piece with that ID.
fn with(base: &str, setting: &str) -> String {
    let Some((id, line)) = setting.split_once(": ") else { return format!("{setting}\n{base}") };
    let is_piece = |it: &&str| it.split(':').nth(1) == Some(id);
    let piece = base.lines().find(is_piece).expect("a piece with that ID");
    base.replace(piece, &format!("{piece}\n{line}"))
}

#[test]
fn each_key_adds_its_sentences() {
    let (base, cases) = cases();
    let before = sentences(&base);
    for case in cases {
        let definition = case.settings.iter().fold(base.clone(), |it, setting| with(&it, setting));
        let new: Vec<_> = sentences(&definition).into_iter().filter(|it| !before.contains(it)).collect();
        assert_eq!(new, case.says, "{}", case.title);
        assert!(!new.is_empty(), "{} says nothing", case.title);
    }
}

#[test]
fn every_key_of_a_rule_has_a_case() {
    let key = |it: &String| it.rsplit(": ").next().and_then(|it| it.split('=').next()).map(str::to_owned);
    let set: BTreeSet<String> = cases().1.iter().flat_map(|it| &it.settings).filter_map(key).collect();
    let missing: Vec<_> = rules::registry::RULES
        .iter()
        .flat_map(|it| it.keys)
        .map(|it| it.name())
        .filter(|it| !set.contains(*it))
        .collect();
    assert!(missing.is_empty(), "keys without words: {missing:?}");
}

#[test]
fn every_definition_says_its_rules() {
    let quoted: Vec<String> =
        rules::registry::RULES.iter().flat_map(|it| it.keys).map(|it| format!("{}: {}", it.name(), it.doc)).collect();
    for (name, definition) in definitions() {
        let said = sentences(&definition);
        assert!(said.len() > 4, "{name} says too little: {said:?}");
        for it in &said {
            assert!(it.ends_with('.') && it.len() > 8, "{name}: {it}");
            assert!(!quoted.contains(it), "{name}: {it}");
        }
    }
}

#[test]
fn some_games_are_read_as_a_whole() {
    let pages = folder(&repository().join("tests/words/games"), "txt");
    assert!(pages.len() >= 8);
    for (name, expected) in pages {
        assert_eq!(page(&text(&format!("tests/diagrams/{name}.txt"))), expected, "{name}");
    }
}

#[test]
fn rules_are_known_by_the_keys_that_are_set() {
    let set = |it: &str| rules_set(&rules::read(it).0);
    assert_eq!(set("whiteDropZone=half\nnifu=P:1\nking:K:K::e1"), ["drops"]);
    assert_eq!(set("pawn:P:fW::a2\nmorph=K\nking:K:K::e1"), ["morph"]);
    assert!(set("king:K:K::e1").is_empty());
}
