//! Start positions by number and as text.

use std::collections::BTreeSet;

use engine::variant::Variant;
use game::notation::fen;

use crate::common::{compile, library, text};

/// The first rank of a start as letters.
fn first_rank(variant: &Variant, number: u128) -> Option<String> {
    let position = variant.start_numbered(number)?;
    let text = fen::write(variant, &position, 0, 1);
    text.split([' ', '/']).nth(usize::from(variant.movement.topology.ranks) - 1).map(str::to_owned)
}

#[test]
fn chosen_starts_are_those_of_the_counted_positions() {
    for name in ["fischerandom", "caparandom"] {
        let variant = library(name);
        let fen = fen::write(&variant, &variant.start(), 0, 1);
        let counted = text(&format!("tests/perft/{name}.perft"));
        let board = fen.split(' ').next().expect("a board");
        assert!(counted.contains(board), "{name}: {fen}");
    }
}

#[test]
fn there_are_960_arrays_of_fischer() {
    let variant = library("fischerandom");
    let shuffle = variant.start.shuffle.as_ref().expect("it is shuffled");
    assert_eq!(shuffle.count(), 5040);
    let all: BTreeSet<String> = (0..5040).filter_map(|it| first_rank(&variant, it)).collect();
    assert_eq!(all.len(), 960);
    for it in &all {
        let at = |letter| it.find(letter).expect("a piece");
        let last = |letter| it.rfind(letter).expect("a piece");
        assert!(at('R') < at('K') && at('K') < last('R'), "{it}");
        assert_ne!(at('B') % 2, last('B') % 2, "{it}");
    }
    assert_eq!(first_rank(&variant, 2672).as_deref(), Some("RNBQKBNR"));
    assert!(variant.start_numbered(5040).is_none());
    assert!(variant.start_numbered(0).is_none(), "NNBBRRQK breaks no rule but that of the Rooks");
}

#[test]
fn words_are_ordered() {
    let variant = compile("files=3\nranks=4\nshuffle=AB\nroyal=0\nx:A:W::a1,b1\ny:B:W::c1");
    let all: Vec<_> = (0..4).map(|it| first_rank(&variant, it)).collect();
    let expected = ["AAB", "ABA", "BAA"].map(|it| Some(it.to_owned()));
    assert_eq!(all[..3], expected);
    assert_eq!(all[3], None);
}

#[test]
fn black_follows_by_symmetry() {
    let mirror = "files=3\nranks=3\nshuffle=AB\nroyal=0\nx:A:W::a1\ny:B:W::c1";
    let board = |text: &str| {
        let variant = compile(text);
        let position = variant.start_numbered(1).expect("a start");
        fen::write(&variant, &position, 0, 1).split(' ').next().map(str::to_owned)
    };
    assert_eq!(board(mirror).as_deref(), Some("b1a/3/B1A"));
    assert_eq!(board(&format!("{mirror}\nsymmetry=rotate")).as_deref(), Some("a1b/3/B1A"));
    let none = "files=3\nranks=3\nsymmetry=none\nshuffle=AB\nroyal=0\nx:A:W::a1,,a3\ny:B:W::c1,,c3";
    assert_eq!(board(none).as_deref(), Some("a1b/3/B1A"));
}

#[test]
fn pairs_mirror_each_other() {
    let variant = compile("files=5\nranks=4\nshuffle=:AB\nroyal=0\nx:A:W::a1,b1,c1\ny:B:W::d1,e1");
    let all: BTreeSet<String> = (0..10).filter_map(|it| first_rank(&variant, it)).collect();
    assert_eq!(all, BTreeSet::from(["ABABA".to_owned(), "BAAAB".to_owned()]));
}

#[test]
fn several_groups_are_numbered_together() {
    let variant = compile("files=4\nranks=4\nshuffle=AB,CD\nroyal=0\nx:A:W::a1\ny:B:W::b1\nz:C:W::c1\nu:D:W::d1");
    let all: Vec<_> = (0..5).map(|it| first_rank(&variant, it)).collect();
    let expected = ["ABCD", "BACD", "ABDC", "BADC"].map(|it| Some(it.to_owned()));
    assert_eq!(all[..4], expected);
    assert_eq!(all[4], None);
}

#[test]
fn groups_that_cannot_be_shuffled_are_reported() {
    let codes = |text: &str| -> Vec<&str> {
        let (_, notes) = game::setup::compile(&rules::read(text).0);
        notes.iter().map(|it| it.code).filter(|it| *it != "def.royal").collect()
    };
    let pieces = "files=4\nranks=4\nroyal=0\nx:A:W::a1,c1\ny:B:W::b3";
    assert_eq!(codes(&format!("shuffle=A\n{pieces}")), [""; 0]);
    assert_eq!(codes(&format!("shuffle=!A\n{pieces}")), ["def.shuffle"]);
    assert_eq!(codes(&format!("shuffle=Q\n{pieces}")), ["def.shuffle", "def.shuffle"]);
    assert_eq!(codes(&format!("shuffle=A\nstart=9\n{pieces}")), ["def.number"]);
}

#[test]
fn draws_obey_the_marks() {
    let variant = library("fischerandom");
    let shuffle = variant.start.shuffle.as_ref().expect("it is shuffled");
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state
    };
    let drawn: BTreeSet<u128> = (0..20).filter_map(|_| shuffle.draw(&mut random)).collect();
    assert!(drawn.len() > 10);
    assert!(drawn.iter().all(|it| shuffle.is_allowed(*it)));
}

#[test]
fn a_text_sets_the_start() {
    let chess = text("tests/diagrams/chess.txt");
    let variant = compile(&format!("{chess}\nfen=4k3/8/8/8/8/8/4P3/R3K3 b Q - 3 20"));
    let text = fen::write(&variant, &variant.start(), variant.start.setup.clocks.0, variant.start.setup.clocks.1);
    assert_eq!(text, "4k3/8/8/8/8/8/4P3/R3K3 b Q - 3 20");
    let (variant, notes) = game::setup::compile(&rules::read(&format!("{chess}\nfen=4k3/9")).0);
    assert_eq!(variant.start().hash(), library("chess").start().hash());
    let errors = notes.iter().filter(|it| it.severity == definition::Severity::Error);
    assert_eq!(errors.map(|it| it.code).collect::<Vec<_>>(), ["def.value"]);
}

#[test]
fn dice_begin_with_the_number_of_the_start() {
    let variant = library("dice");
    let text = |number: u128| Some(fen::write(&variant, &variant.start_numbered(number)?, 0, 1));
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(text(0).as_deref(), Some(start));
    assert_eq!(text(5), Some(format!("{start} dice=5")));
    assert_eq!(text(1 << 20), None);
}

#[test]
fn dice_are_numbered_with_shuffled_arrays() {
    let variant = compile("files=3\nranks=3\nshuffle=AB\ndice=1\nroyal=0\nx:A:W::a1,b1\ny:B:W::c1");
    let text = |number: u128| Some(fen::write(&variant, &variant.start_numbered(number)?, 0, 1));
    assert_eq!(text(1).as_deref(), Some("aba/3/ABA w - - 0 1"));
    assert_eq!(text(3 * 7 + 1).as_deref(), Some("aba/3/ABA w - - 0 1 dice=7"));
    assert_eq!(text(3 << 20), None);
}
