//! The rules in words: every game says something, every key adds a sentence, and some games are read as a whole.

use catalogue::{Catalogue, LANGUAGES, Language, english};
use definition::{Definition, OwnNames};
use engine::ids::TypeId;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::LazyLock;

use game::explain::rules_text::{page, rulebook, rules_set};
use game::setup;
use message::Message;
use rules::prose::{self, Table, Topic};

use crate::case_file::{Case, read_file};
use crate::common::{definitions, folder, repository, text};
use crate::sides::keys_of_one_side_are_told_as_they_are_enforced;
use crate::trials::Trials;

fn sentences(definition: &str) -> Vec<String> {
    rulebook(&rules::read(definition).0).into_iter().map(|it| english(&it.message)).collect()
}

/// A page of rules as the files hold it.
fn page_of(definition: &str) -> String {
    let definition = rules::read(definition).0;
    let (names, english) = (OwnNames::of(&definition, "en"), Catalogue::english_of(definition.appearance.family));
    page(&definition, &|it| english.text(&names.told(it)))
}

/// A table as the files hold it: the caption, then a line for each row.
fn rows(table: &Table, say: &dyn Fn(&Message) -> String) -> String {
    let row = |cells: &Vec<Message>| format!("    {}\n", cells.iter().map(say).collect::<Vec<_>>().join(": "));
    let all = std::iter::once(&table.heads).chain(&table.rows);
    format!("    {}\n{}", say(&table.caption), all.map(row).collect::<String>())
}

pub(crate) fn cases() -> Vec<Case> {
    read_file("tests/words/keys.txt")
}

/// The definition with one more line: `key=value`, or `N: key=value` below the piece with that ID.
pub(crate) fn with(base: &str, setting: &str) -> String {
    let Some((id, line)) = setting.split_once(": ") else { return format!("{setting}\n{base}") };
    let is_piece = |it: &&str| it.split(':').nth(1) == Some(id);
    let piece = base.lines().find(is_piece).expect("a piece with that ID");
    base.replace(piece, &format!("{piece}\n{line}"))
}

fn key_adds_its_sentences(case: &Case) {
    let before = sentences(&case.definition);
    let definition = case.values("set").fold(case.definition.clone(), |it, setting| with(&it, setting));
    let new: Vec<_> = sentences(&definition).into_iter().filter(|it| !before.contains(it)).collect();
    assert_eq!(new, case.values("says").collect::<Vec<_>>());
    assert!(!new.is_empty(), "nothing is said");
}

/// All that is told as a table, as a program prints it.
fn tables_are_told(case: &Case) {
    let sentences = rulebook(&rules::read(&case.with_settings()).0);
    let tables = sentences.iter().filter_map(|it| it.table.as_ref());
    let told: Vec<String> = tables.map(|it| it.lines(&english).join("\n")).collect();
    assert_eq!(told, case.values("table").map(str::trim_end).collect::<Vec<_>>());
}

/// Rows of tables are sentences: however they are told, there is an end to them.
fn what_is_told_has_an_end() {
    let squares = (0..64).map(|it| format!("{}{}", char::from(b'a' + it % 8), it / 8 + 1));
    let places: Vec<String> =
        squares.flat_map(|it| ["W", "F", "N", "D"].map(|more| format!("movesAt=P:{it}:+{more}"))).collect();
    let told = |lines: &[String]| {
        let pieces: String = ('A'..='L').map(|it| format!("piece {it}:{it}:K\n")).collect();
        let definition = format!("files=8\nranks=8\nfirstRank=1\n{}\npawn:P:fW::a2\n{pieces}", lines.join("\n"));
        let sentences = rulebook(&rules::read(&definition).0);
        let rows = sentences.iter().map(|it| it.table.as_ref().map_or(1, |it| it.rows.len())).sum::<usize>();
        (rows, sentences.iter().any(|it| it.message.id == "rule-more"))
    };
    let (rows, is_cut) = told(&places);
    assert!(!is_cut && rows > places.len(), "{rows}");
    let many: Vec<String> = places.iter().cycle().take(9 * places.len()).cloned().collect();
    let (rows, is_cut) = told(&many);
    assert!(is_cut && rows <= 2_001, "{rows}");
}

fn every_key_of_a_rule_has_a_case() {
    let key = |it: &str| it.rsplit(": ").next().and_then(|it| it.split('=').next()).map(str::to_owned);
    let set: BTreeSet<String> = cases().iter().flat_map(|it| it.values("set")).filter_map(key).collect();
    let missing: Vec<_> = rules::registry::RULES
        .iter()
        .flat_map(|it| it.keys)
        .map(|it| it.name())
        .filter(|it| !set.contains(*it))
        .collect();
    assert!(missing.is_empty(), "keys without words: {missing:?}");
}

/// The words of a language, and of a family of games in it.
pub(crate) struct Told {
    pub(crate) language: &'static str,
    pub(crate) family: Option<&'static str>,
    pub(crate) catalogue: Catalogue,
}

/// All languages and families, read once.
pub(crate) static CATALOGUES: LazyLock<Vec<Told>> = LazyLock::new(|| {
    let told = |language, family: Option<&'static str>| {
        let catalogue = family.map_or_else(|| Catalogue::of(language), |it| Catalogue::of_family(language, it));
        Told { language, family, catalogue: catalogue.expect("words of the list") }
    };
    let all = |it: &'static Language| {
        std::iter::once(None).chain(it.families.iter().map(|it| Some(it.name))).map(move |family| told(it.tag, family))
    };
    LANGUAGES.iter().flat_map(all).collect()
});

/// The rules in each language as the built package says them, and in English how each piece goes: what the golden files hold behind
/// the diagnostics. `UPDATE_GOLDEN=1` writes them anew.
fn definition_is_told_as_by_the_package(name: &str, definition: &str) {
    let definition = rules::read(definition).0;
    let sentences = rulebook(&definition);
    for Told { language, catalogue, .. } in CATALOGUES.iter().filter(|it| it.family == definition.appearance.family) {
        let names = OwnNames::of(&definition, language);
        let say = |it: &Message| catalogue.text(&names.told(it));
        let mut told = String::new();
        for topic in Topic::all() {
            let mine: Vec<_> = sentences.iter().filter(|it| it.topic == topic).collect();
            if !mine.is_empty() {
                writeln!(told, "\n{}", say(&topic.heading())).expect("a string takes all");
            }
            for it in mine {
                writeln!(told, "  {}: {}", it.rule, say(&it.message)).expect("a string takes all");
                told += &it.table.as_ref().map_or_else(String::new, |table| rows(table, &say));
            }
        }
        if *language == "en" {
            told += &moves_by_themselves(&definition, say);
        }
        let path = format!("tests/golden/words/{language}/{name}.txt");
        let golden = self::text(&path);
        let (head, rest) = golden.split_at(golden.find("\n\n").map_or(0, |it| it + 1));
        // Without diagnostics the file begins with the empty line.
        let (head, rest) = if golden.starts_with('\n') { ("", &*golden) } else { (head, rest) };
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(repository().join(path), format!("{head}{told}")).expect("a file that can be written");
        } else {
            assert_eq!(rest, told, "{language}");
        }
    }
}

/// The list of the pieces, as the table below a board has it.
fn moves_by_themselves(definition: &Definition, say: impl Fn(&Message) -> String) -> String {
    let variant = setup::compile(definition).0;
    let models = prose::models(&variant);
    let mut res = String::from("\nMoves\n");
    for kind in (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)) {
        let moves = say(&prose::moves_of(&variant, kind, models));
        let listed = usize::from(kind.0) <= definition.pieces.len();
        let name = if listed { variant.name(kind) } else { (kind.0 - 1).to_string() };
        writeln!(res, "  {name}: {moves}").expect("a string takes all");
    }
    res
}

/// Whole sentences.
fn definition_says_its_rules(definition: &str) {
    let said = sentences(definition);
    assert!(said.len() > 4, "too little: {said:?}");
    for it in &said {
        assert!(it.ends_with('.') && it.len() > 8, "{it}");
    }
}

fn rules_are_known_by_the_keys_that_are_set() {
    let set = |it: &str| rules_set(&rules::read(it).0);
    assert_eq!(set("whiteDropZone=half\nnifu=P:1\nking:K:K::e1"), ["drops"]);
    assert_eq!(set("pawn:P:fW::a2\nmorph=K\nking:K:K::e1"), ["morph"]);
    assert!(set("king:K:K::e1").is_empty());
}

/// Adds a trial for each case, each whole page and each definition.
pub(crate) fn add(trials: &mut Trials) {
    for case in cases() {
        trials.add(format!("words/keys/{}", case.title), move || key_adds_its_sentences(&case));
    }
    for case in read_file("tests/words/tables.txt") {
        trials.add(format!("words/tables/{}", case.title), move || tables_are_told(&case));
    }
    let pages = folder(&repository().join("tests/words/games"), "txt");
    assert!(pages.len() >= 8, "the pages are there");
    for (name, expected) in pages {
        trials.add(format!("words/games/{name}"), move || {
            assert_eq!(page_of(&text(&format!("tests/diagrams/{name}.txt"))), expected);
        });
    }
    for (name, definition) in definitions() {
        trials.add(format!("words/all/{name}"), move || {
            definition_says_its_rules(&definition);
            // What no gallery shows has no golden files.
            if !name.contains('/') {
                definition_is_told_as_by_the_package(&name, &definition);
            }
        });
    }
    trials.add("words/what is told has an end", what_is_told_has_an_end);
    trials.add("words/every key of a rule has a case", every_key_of_a_rule_has_a_case);
    trials.add("words/keys of one side are told as they are enforced", keys_of_one_side_are_told_as_they_are_enforced);
    trials.add("words/rules are known by the keys that are set", rules_are_known_by_the_keys_that_are_set);
}
