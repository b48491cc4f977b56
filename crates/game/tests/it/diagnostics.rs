//! What authors are told: the words of diagnostics, and hints at what is probably meant.

use catalogue::english;
use std::fs;
use std::path::Path;

use definition::Diagnostic;
use game::explain::rules_text::rulebook;

use crate::common::repository;

fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let (definition, mut res) = rules::read(text);
    res.extend(game::setup::compile(&definition).1);
    definition::in_order(text, rules::keys(), res)
}

/// Each diagnostic with the part of the text that it underlines.
fn told(text: &str) -> Vec<String> {
    let place = |it: &definition::Place| match it {
        definition::Place::Text(span) => text[span.start..span.end].to_owned(),
        _ => String::new(),
    };
    let line = |it: Diagnostic| {
        let hint = it.hint.map_or_else(String::new, |it| format!(" {}", english(&it)));
        format!("{}: {}{hint}", place(&it.place), english(&it.message))
    };
    diagnostics(text).into_iter().map(line).collect()
}

fn says(text: &str) -> Vec<String> {
    rulebook(&rules::read(text).0).into_iter().map(|it| english(&it.message)).collect()
}

const PIECES: &str = "files=8\nranks=8\npawn:P:fmWfcF::a2-h2\nstone:S:W::b1\nmover:M:W::c1\nking:K:K::e1\n";

#[test]
fn lists_are_joined_by_commas_or_plus() {
    let usual = format!("extraMove=M,S:M+S:must\n{PIECES}");
    for written in ["M+S:M+S:must", "M,S:M,S:must", "M+S:M,S:must"] {
        let text = format!("extraMove={written}\n{PIECES}");
        assert_eq!(told(&text), Vec::<String>::new(), "{written}");
        assert_eq!(says(&text), says(&usual), "{written}");
    }
    let text = format!("royal=K+S\n{PIECES}");
    assert_eq!((told(&text), says(&text)), (vec![], says(&format!("royal=K,S\n{PIECES}"))));
    let promoted = "royal=+P+K\npawn:P:W::a2\ntokin:+P:K::\nking:K:K::e1\n";
    assert_eq!((told(promoted), says(promoted)), (vec![], says(&promoted.replace("+P+K", "+P,K"))));
}

#[test]
fn ids_that_are_nearly_right_are_hinted_at() {
    let hints = |setting: &str| told(&format!("{setting}\n{PIECES}"));
    assert_eq!(hints("royal=k"), ["k: No piece has the ID \"k\". Did you mean K?"]);
    assert_eq!(hints("royal=K, stone"), ["stone: No piece has the ID \"stone\". Did you mean S?"]);
    assert_eq!(hints("extraMove=m:X"), ["m:X: No piece has the ID \"m\". Did you mean M?"]);
    assert_eq!(hints("promoLimit=k:2"), ["k:2: No piece has the ID \"k\"; the entry is ignored. Did you mean K?"]);
}

#[test]
fn words_of_other_programs_are_answered_by_the_keys_for_them() {
    let last = |setting: &str| told(&format!("{PIECES}{setting}\n")).pop().unwrap_or_default();
    let of = |word: &str, hint: &str| format!("{word}: \"{word}\" is not a known key and is ignored. {hint}");
    assert_eq!(last("variant=Mine"), of("variant", "Did you mean title?"));
    assert_eq!(last("Width=8"), of("Width", "Did you mean files?"));
    assert!(last("castling=1").contains("king:K:KisO2:king:e1"));
    assert_eq!(last("weather=8"), "weather: \"weather\" is not a known key and is ignored.");
}

#[test]
fn a_king_that_is_not_royal_is_reported() {
    let text = "king:K:K::e1\nrook:R:R::a1,h1\n";
    let warning = "king:K:K::e1: The king is not royal: without royal= the last piece is, the rook. \
                   Write royal=K, or royal=R if that is meant.";
    assert_eq!(told(text), [warning]);
    for right in ["royal=K", "royal=R", "royal=0"] {
        assert_eq!(told(&format!("{right}\n{text}")), Vec::<String>::new(), "{right}");
    }
}

#[test]
fn squares_of_one_side_without_symmetry_are_reported() {
    // Both sides have a mover: of a type of one side alone, nothing is shared.
    let pieces = PIECES.replace("c1\n", "c1,,c8\n");
    let with = |settings: &str| told(&format!("symmetry=none\nroyal=K\n{settings}\n{pieces}"));
    let warning = |key: &str, value: &str| {
        let upper = key[..1].to_uppercase() + &key[1..];
        let hint = format!(
            "Write white{upper} and black{upper}, each with the squares of its side, or both alike if that is meant."
        );
        let message = format!("{key} names the same squares for both sides, because there is no symmetry.");
        vec![format!("{value}: {message} {hint}")]
    };
    assert_eq!(with("haven=M:a8-h8"), warning("haven", "M:a8-h8"));
    assert_eq!(with("confine=M:a1-h4"), warning("confine", "M:a1-h4"));
    let own = ["whiteHaven=M:a8-h8\nblackHaven=M:a1-h1", "haven=M:d4-e5", "confine=M:half", "confine=M:1-4"];
    // A key that has no form for one side names the same squares for both on purpose.
    for right in own.into_iter().chain(["snare=a8-h8"]) {
        assert_eq!(with(right), Vec::<String>::new(), "{right}");
    }
}

#[test]
fn goals_of_one_side_without_symmetry_are_reported() {
    let with = |below: &str| told(&format!("symmetry=none\nfiles=2\nranks=2\nking:K:K::a1,,b2\n{below}"));
    let message = "morph names the same goals for both sides, because there is no symmetry.";
    let hint = "Write whiteMorph and blackMorph, each with the goals of its side, or both alike if that is meant.";
    assert_eq!(with("morph=**/..\n"), [format!("**/..: {message} {hint}")]);
    for right in ["whiteMorph=**/..\nblackMorph=../**\n", "morph=**/**\n"] {
        assert_eq!(with(right), Vec::<String>::new(), "{right}");
    }
}

#[test]
fn lines_that_are_rejected_are_not_told() {
    let plain = says(PIECES);
    for rejected in ["extraMove=XNB:XNB:must", "extraMove=M:Y:must", "extraMove=Y:M:must", "movesAt=X:a1:R"] {
        let text = format!("{rejected}\n{PIECES}");
        assert!(!told(&text).is_empty(), "{rejected} is an error");
        assert_eq!(says(&text), plain, "{rejected}");
    }
}

#[test]
fn words_tell_the_position_of_fen() {
    let text = "files=5\nranks=5\nfen=k4/5/5/5/SS2K w - - 0 1\nstone:S:W::\nking:K:K::\n";
    let said = says(text);
    for sentence in ["White begins with 2 stones and a king.", "Black begins with a king."] {
        assert!(said.iter().any(|it| it == sentence), "{sentence} {said:?}");
    }
    assert!(!said.iter().any(|it| it.contains("empty at the start")), "{said:?}");
}

#[test]
fn promotion_by_squares_takes_the_place_of_promotion_by_number() {
    let text = fs::read_to_string(repository().join("tests/diagrams/spartan.txt")).expect("Spartan Chess");
    let hoplites: Vec<_> = says(&text).into_iter().filter(|it| it.contains("oplite that ends")).collect();
    assert_eq!(
        hoplites,
        [
            "A hoplite that ends a move on its last rank becomes a general, a warlord, a captain, a lieutenant or a king."
        ]
    );
}

/// The texts of a folder and of the folders in it, each as a whole and each definition that stands in it.
fn texts(folder: &Path, res: &mut Vec<String>) {
    for it in fs::read_dir(folder).expect("a readable folder") {
        let path = it.expect("an entry").path();
        if ["node_modules", "test-results", "golden"].iter().any(|it| path.ends_with(it)) {
            continue;
        }
        if path.is_dir() {
            texts(&path, res);
        } else if path.extension().is_some_and(|it| it == "txt") {
            let text = fs::read_to_string(&path).expect("a readable file");
            let cases = text.split("definition:\n").skip(1);
            let indented = |it: &str| it.lines().map_while(|it| it.strip_prefix("  ")).collect::<Vec<_>>().join("\n");
            let sets = text.lines().filter_map(|it| it.strip_prefix("set: "));
            res.extend(sets.map(|it| format!("{it}\n{PIECES}")));
            res.extend(cases.map(indented));
            res.push(text);
        }
    }
}

#[test]
fn diagnostics_are_sentences_with_one_kind_of_quotation_marks() {
    let mut all = Vec::new();
    texts(&repository().join("tests"), &mut all);
    let (mut n, mut bad) = (0, Vec::new());
    for it in all.iter().flat_map(|it| diagnostics(it)) {
        for text in [Some(&it.message), it.hint.as_ref()].into_iter().flatten().map(english) {
            n += 1;
            let is_sentence = text.ends_with(['.', '?']) && !text.starts_with(' ');
            if !is_sentence || text.contains(['“', '”', '`', '‘', '’', '«', '»']) {
                bad.push(format!("{}: {text}", it.code));
            }
        }
    }
    bad.sort();
    bad.dedup();
    assert!(n > 1000, "only {n} texts");
    assert!(bad.is_empty(), "{bad:#?}");
}

#[test]
fn entries_that_cannot_be_read_are_reported_and_the_others_hold() {
    let drops = |setting: &str| told(&format!("holdingsType=-1\n{setting}\n{PIECES}"));
    assert_eq!(
        drops("dropSide=P:either, S:up"),
        ["S:up: \"up\" is not a value of dropSide; the entry is ignored. It may be: base, either, promoted."]
    );
    assert_eq!(
        drops("dropNear=freind"),
        [
            "freind: \"freind\" is not a value of dropNear; the entry is ignored. It may be: any, friend, foe, notFriend, notFoe, ground, slide."
        ]
    );
    assert_eq!(
        drops("dropMate=P:never"),
        ["P:never: \"never\" is not a value of dropMate; the entry is ignored. It may be: legal, illegal, loses."]
    );
    assert_eq!(drops("nifu=P:one"), ["P:one: \"one\" is not a number of nifu; the entry is ignored."]);
    assert_eq!(told(&format!("castleFiles=c-g\n{PIECES}")).len(), 1);
}

#[test]
fn what_a_repetition_costs_needs_a_repetition() {
    let perpetual = |setting: &str| told(&format!("{setting}\n{PIECES}"));
    assert_eq!(
        perpetual("whitePerpetualCheck=loss"),
        [
            "loss: perpetualCheck does nothing without repetition. Add how often a position may occur, as repetition=3:draw."
        ]
    );
    assert_eq!(perpetual("repetition=3:draw\nperpetualCheck=loss"), Vec::<String>::new());
}
