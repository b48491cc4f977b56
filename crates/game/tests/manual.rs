//! The manual and the list of known keys say the same.

use std::collections::BTreeSet;

use rules::manual::{BOARD, RULES};

/// Keys that the crate `definition` reads itself, or that only pages use.
const NOT_RULES: &[&str] = &[
    "files",
    "ranks",
    "firstRank",
    "symmetry",
    "shape",
    "labels",
    "letters",
    "cellSkin",
    "shades",
    "shadeShift",
    "title",
    "author",
    "rulePage",
    "graphicsDir",
    "graphicsType",
    "whitePrefix",
    "blackPrefix",
    "squareSize",
    "lightShade",
    "darkShade",
    "startShade",
    "oddShade",
    "rimColor",
    "coordColor",
    "borders",
    "useMarkers",
    "shady",
    "noCounts",
    "theme",
    "pieces",
    "satellite",
    "enableAI",
    "arrows",
    "newClick",
    // Another name of initialZone.
    "initialCells",
];

/// Keys that no rule file builds yet.
const NOT_YET: &[&str] = &[];

fn documented() -> BTreeSet<&'static str> {
    RULES.iter().flat_map(|it| it.keys).chain(BOARD).map(|it| it.name).collect()
}

/// The key without the prefix of a colour.
fn plain(key: &str) -> String {
    let rest = key.strip_prefix("white").or_else(|| key.strip_prefix("black"));
    match rest {
        Some(rest) if rest.starts_with(|it: char| it.is_ascii_uppercase()) => {
            let (first, more) = rest.split_at(1);
            first.to_ascii_lowercase() + more
        }
        _ => key.to_owned(),
    }
}

#[test]
fn every_known_key_is_documented_or_not_a_rule() {
    let documented = documented();
    let missing: Vec<_> = definition::KEYS
        .iter()
        .filter(|it| !documented.contains(**it) && !documented.contains(plain(it).as_str()))
        .filter(|it| {
            !NOT_RULES.contains(it)
                && !NOT_RULES.contains(&plain(it).as_str())
                && !NOT_YET.contains(it)
                && !NOT_YET.contains(&plain(it).as_str())
        })
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_documented_key_is_known() {
    let unknown: Vec<_> = documented().into_iter().filter(|it| !definition::KEYS.contains(it)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn keys_that_are_not_built_are_not_documented() {
    let documented = documented();
    let wrong: Vec<_> = NOT_YET.iter().filter(|it| documented.contains(**it)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
