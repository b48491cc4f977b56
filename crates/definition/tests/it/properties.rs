//! Any input is read without a panic, and what comes out keeps its promises.

use definition::{Definition, Diagnostic, Document, Place, Value, document_to_json, in_order};
use proptest::collection::vec;
use proptest::prelude::*;
use rules::{read, read_json};

/// What every result promises.
fn assert_sound(definition: &Definition, problems: &[Diagnostic]) {
    let board = &definition.board;
    assert!((1..=26).contains(&board.files) && (1..=36).contains(&board.ranks));
    assert!(board.holes.windows(2).all(|it| it[0] < it[1]));
    let mut squares: Vec<_> = definition.pieces.iter().flat_map(|it| it.squares.iter().flatten()).collect();
    assert!(squares.iter().all(|it| it.file < board.files && it.rank < board.ranks && !board.is_hole(**it)));
    let n_squares = squares.len();
    squares.sort_unstable();
    squares.dedup();
    assert_eq!(squares.len(), n_squares, "no square has two pieces");
    assert!(definition.pieces.iter().all(|it| !it.id.is_empty() && !it.image.is_empty()));
    assert!(problems.len() <= 201);
}

/// Lines that look like a definition, with mistakes in them.
fn lines() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        "[a-c]:[A-C]?:K?:[a-z%:=]{0,3}:([a-d][0-5](-[a-d][0-5])?,{0,2}){0,4}(:[0-9,x]{0,3})?",
        "hole::::([a-d][0-5],?){0,3}",
        "(files|ranks|firstRank|FILES|royal|symmetry|morph|antiTrade|shape|arrows|graphicsDir) ?= ?[a-z0-9,:#/-]{0,6}(<br>)?",
        "symmetry=(mirror|rotate|none)",
        "\\PC{0,12}",
    ];
    (vec((line, "\n|\r|\r\n"), 0..20)).prop_map(|it| it.into_iter().map(|(line, end)| line + &end).collect())
}

/// Values of all types under names that mean something.
fn values() -> impl Strategy<Value = Value> {
    let text = "K|Q|a1|a1-b3|e4|mirror|none|9|hole|[a-z0-9,:~/%-]{0,6}";
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(Value::Number),
        (0..40i32).prop_map(|it| Value::Number(it.into())),
        text.prop_map(Value::String),
    ];
    let name =
        "pieces|holes|name|id|move|image|white|black|hand|files|ranks|royal|morph|custom|shape|symmetry|[a-z/~]{0,4}";
    leaf.prop_recursive(4, 40, 8, move |inner| {
        prop_oneof![vec(inner.clone(), 0..6).prop_map(Value::Array), vec((name, inner), 0..8).prop_map(Value::Object),]
    })
}

proptest! {
    #[test]
    fn any_text_is_read(text in "(?s).{0,200}") {
        let (definition, problems) = read(&text);
        assert_sound(&definition, &problems);
        prop_assert_eq!(Document::parse(&text).to_string(), text);
    }

    #[test]
    fn likely_texts_are_read(text in lines()) {
        let (definition, problems) = read(&text);
        assert_sound(&definition, &problems);
        for it in &in_order(&text, rules::keys(), problems) {
            if let Place::Text(span) = it.place {
                prop_assert!(text.get(span.start..span.end).is_some(), "{:?}", it);
            }
        }
        let (other, problems) = read_json(&document_to_json(&Document::parse(&text), rules::keys()));
        assert_sound(&other, &problems);
        prop_assert_eq!(&definition.board.holes, &other.board.holes);
        prop_assert_eq!(definition.appearance, other.appearance);
        for (ours, theirs) in definition.pieces.iter().zip(&other.pieces) {
            prop_assert_eq!(&ours.squares, &theirs.squares);
            prop_assert_eq!((&ours.id, &ours.moves, ours.hand), (&theirs.id, &theirs.moves, theirs.hand));
        }
        prop_assert_eq!(definition.pieces.len(), other.pieces.len());
    }

    #[test]
    fn any_value_is_read(value in values()) {
        let (definition, problems) = read_json(&value);
        assert_sound(&definition, &problems);
    }

    #[test]
    fn near_keys_are_keys(word in "[a-zA-Z]{0,12}") {
        if let Some(key) = rules::keys().nearest(&word) {
            prop_assert!(rules::keys().contains(key));
        }
    }
}
