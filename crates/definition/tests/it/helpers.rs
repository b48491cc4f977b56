//! Look-ups in boards and diagrams, and near misses of keys.

use definition::{Board, Square};
use rules::read;

#[test]
fn names_of_squares() {
    let board = Board { first_rank: Some(0), ranks: 12, ..Board::default() };
    let square = Square { file: 2, rank: 9 };
    assert_eq!((board.name(square), board.label(square)), ("c10".to_owned(), "c9".to_owned()));
    assert_eq!(board.square("c9"), Some(square));
    for bad in ["", "c", "9", "c12", "i1", "C9", "c-1", "c+1", "c 9", "cc9", "é9", "c9999999999999999999999"] {
        assert_eq!(board.square(bad), None, "{bad}");
    }
}

#[test]
fn every_square_has_a_name_that_finds_it() {
    let board = Board { files: 26, ranks: 36, first_rank: Some(5), ..Board::default() };
    for rank in 0..36 {
        for file in 0..26 {
            let square = Square { file, rank };
            assert_eq!(board.square(&board.label(square)), Some(square));
        }
    }
}

#[test]
fn types_by_number_and_id() {
    let (definition, _) = read("a:3:K::\nb:K:K::\nc:K:K::\nhole::::a1");
    assert_eq!(definition.piece_by_id("K"), Some(1));
    assert_eq!(definition.type_of("3"), Some(3), "a number wins over an ID");
    assert_eq!(definition.type_of("K"), Some(2));
    for bad in ["0", "4", "", "X", "-1", "+1"] {
        assert_eq!(definition.type_of(bad), None, "{bad}");
    }
    let (definition, _) = read("a:7:K::");
    assert_eq!(definition.type_of("7"), Some(1), "an ID of digits, where there is no such number");
}

#[test]
fn settings_by_key() {
    let (definition, _) = read("royal=1\nfen=8\nroyal=2");
    let values: Vec<&str> = definition.settings_named("royal").map(|it| it.value.as_str()).collect();
    assert_eq!(values, ["1", "2"]);
    assert_eq!(definition.last("royal").map(|it| it.value.as_str()), Some("2"));
    assert_eq!(definition.last("iron"), None);
}

#[test]
fn keys_are_sorted_and_unique() {
    assert!(rules::keys().names().is_sorted_by(|a, b| a < b));
}

#[test]
fn nearest_keys() {
    for (word, key) in [
        ("promoZoen", "promoZone"),
        ("PROMOCHOISE", "promoChoice"),
        ("lightShde", "lightShade"),
        ("rank", "ranks"),
        ("whiteDropZnoe", "whiteDropZone"),
        ("capturematrix", "captureMatrix"),
        ("royals", "royal"),
    ] {
        assert_eq!(rules::keys().nearest(word), Some(key));
    }
    for word in ["", "x", "zzzz", "é", &"a".repeat(1_000_000)] {
        assert_eq!(rules::keys().nearest(word), None);
    }
}

#[test]
fn keys_that_add_up() {
    assert!(
        ["royal", "iron", "blackNifu", "whiteInitialCells", "effect"].into_iter().all(|it| rules::keys().adds_up(it))
    );
    assert!(!["files", "whiteMorph", "whitePrefix"].into_iter().any(|it| rules::keys().adds_up(it)));
}
