//! Every key has a case: in the suites, or in a test that is named here. So has every pattern of zones.

use std::collections::BTreeSet;

use crate::common::{folder, repository, text};

/// Keys that no suite can show, and the tests that do. Each file speaks of its keys.
const ELSEWHERE: &[(&str, &[&str])] = &[
    (
        "crates/definition/tests/it/look.rs",
        &[
            "arrows",
            "author",
            "blackPrefix",
            "borders",
            "coordColor",
            "darkShade",
            "enableAI",
            "family",
            "graphicsDir",
            "graphicsType",
            "lightShade",
            "newClick",
            "noCounts",
            "oddShade",
            "picture",
            "pieces",
            "rimColor",
            "rulePage",
            "satellite",
            "shady",
            "skin",
            "squareSize",
            "startShade",
            "theme",
            "title",
            "useMarkers",
            "whitePrefix",
        ],
    ),
    (
        "crates/definition/tests/it/diagnostics.rs",
        &["cellSkin", "labels", "letters", "planes", "shadeShift", "shades", "shape"],
    ),
    ("crates/game/tests/it/custom.rs", &["custom", "customEffect", "customMemory"]),
    ("tests/words/keys.txt", &["overlay"]),
    ("crates/game/tests/it/puzzles.rs", &["solution", "task"]),
];

/// The keys of the lines of a definition.
fn keys(definition: &str) -> impl Iterator<Item = &str> {
    definition.lines().filter_map(|it| it.split_once('=')).map(|it| it.0.trim())
}

/// The form of a key for the other colour: both are read in one place.
fn other_colour(key: &str) -> Option<String> {
    let swapped = [("white", "black"), ("black", "white")];
    swapped.iter().find_map(|(own, other)| key.strip_prefix(own).map(|rest| format!("{other}{rest}")))
}

/// The keys that cases of the suites use, those of the definitions they name included.
fn in_suites() -> BTreeSet<String> {
    let mut res = BTreeSet::new();
    for (_, suite) in folder(&repository().join("tests/suites"), "txt") {
        for line in suite.lines() {
            let own = line.strip_prefix("set: ").or_else(|| line.strip_prefix("  "));
            res.extend(own.into_iter().flat_map(keys).map(str::to_owned));
            let Some(name) = line.strip_prefix("diagram: ") else { continue };
            let of = |folder: &str| repository().join(format!("tests/{folder}/{name}.txt"));
            let found = ["diagrams", "zones"].into_iter().find_map(|it| std::fs::read_to_string(of(it)).ok());
            res.extend(found.iter().flat_map(|it| keys(it)).map(str::to_owned));
        }
    }
    res
}

/// Whether a build that has the key ignores it.
fn is_not_yet(key: &str) -> bool {
    let definition = format!("{key}=1\nking:K:K::e1\n{key}=1\n");
    game::setup::compile(&rules::read(&definition).0).1.iter().any(|it| it.code == "not-yet")
}

#[test]
fn every_key_has_a_case() {
    let mut shown = in_suites();
    for (file, keys) in ELSEWHERE {
        let test = text(file);
        for key in *keys {
            assert!(test.contains(key), "{file} does not speak of {key}");
            shown.insert((*key).to_owned());
        }
    }
    let has_case = |it: &str| shown.contains(it) || other_colour(it).is_some_and(|it| shown.contains(&it));
    let missing: Vec<_> = rules::keys().names().filter(|it| !has_case(it) && !is_not_yet(it)).collect();
    assert!(missing.is_empty(), "keys without a case: {missing:?}");
}

#[test]
fn every_pattern_of_zones_has_a_definition_and_a_case() {
    let zones = folder(&repository().join("tests/zones"), "txt");
    let suite = text("tests/suites/zones.txt");
    for pattern in 1..=21 {
        let mark = format!("# Zonal pattern {pattern}:");
        let found: Vec<_> = zones.iter().filter(|it| it.1.contains(&mark)).map(|it| it.0.as_str()).collect();
        assert_eq!(found.len(), 1, "pattern {pattern}: {found:?}");
        assert!(suite.contains(&format!("diagram: {}\n", found[0])), "{} has no case", found[0]);
    }
}
