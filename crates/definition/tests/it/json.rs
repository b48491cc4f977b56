//! The JSON form. Values are written down by a small helper; this crate parses no JSON text.

use definition::Value;
use expect_test::{Expect, expect};
use rules::read_json;

use crate::describe::{describe, list};

fn s(text: &str) -> Value {
    Value::String(text.to_owned())
}

fn n(number: i32) -> Value {
    Value::Number(i64::from(number))
}

fn a<const N: usize>(items: [Value; N]) -> Value {
    Value::Array(items.into())
}

fn o<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.map(|(name, it)| (name.to_owned(), it)).into())
}

fn check(value: Value, expect: Expect) {
    let (definition, problems) = read_json(&value);
    expect.assert_eq(&format!("{}{}", describe(&definition), list(&problems, "")));
}

#[test]
fn the_example_of_the_manual() {
    check(
        o([
            ("files", n(9)),
            ("ranks", n(10)),
            ("firstRank", n(1)),
            ("symmetry", s("mirror")),
            ("royal", s("K")),
            ("promoZone", n(0)),
            ("holes", a([s("e5-e6")])),
            (
                "pieces",
                a([
                    o([
                        ("name", s("soldier")),
                        ("id", s("P")),
                        ("move", s("fW")),
                        ("white", a([s("a4"), s("c4"), s("e4"), s("g4"), s("i4")])),
                        ("morph", s("PPPPPPPPP/\"4")),
                    ]),
                    o([("name", s("soldier")), ("id", s("P")), ("move", s("fsW")), ("image", s("soldier"))]),
                    o([
                        ("name", s("king")),
                        ("id", s("K")),
                        ("move", s("WfkR")),
                        ("white", a([s("e1")])),
                        ("hand", a([n(0), n(0)])),
                    ]),
                ]),
            ),
        ]),
        expect![[r#"
            9x10 Mirror from 1 holes e5 e6
            P soldier: fW | a4 c4 e4 g4 i4 | a7 c7 e7 g7 i7
              morph = PPPPPPPPP/"4
            P soldier: fsW | - | -
            K king: WfkR | e1 | e10
            royal = K
            promoZone = 0
        "#]],
    );
}

#[test]
fn arrays_become_lists_rows_or_several_lines() {
    check(
        o([
            ("royal", a([s("K"), n(2)])),
            ("spell", a([s("burn"), s("freeze")])),
            ("promoChoice", a([s("QN"), s("R")])),
            ("captureMatrix", a([s("..!"), a([s("."), s("+P")]), a([s("+P")])])),
            ("enforce", Value::Bool(false)),
            ("stalemate", s("0.5")),
        ]),
        expect![[r#"
            8x8 Mirror
            royal = K
            royal = 2
            spell = burn,freeze
            promoChoice = QN/R
            captureMatrix = ..!/.,+P/+P,
            enforce = 0
            stalemate = 0.5
        "#]],
    );
}

#[test]
fn black_and_hands() {
    check(
        o([(
            "pieces",
            a([
                o([("name", s("rook")), ("white", a([s("a1")])), ("black", a([]))]),
                o([("name", s("rook")), ("black", a([s("h8")])), ("hand", n(3))]),
                o([("name", s("rook")), ("white", s("b1, c1")), ("black", Value::Null), ("hand", s("1,2"))]),
                o([("name", s("hole")), ("white", a([s("e4")]))]),
            ]),
        )]),
        expect![[r#"
            8x8 Mirror holes e4 e5
            R rook: R (default) | a1 | -
            R rook: R (default) | - | h8 hand [3, 3]
            R rook: R (default) | b1 c1 | b8 c8 hand [1, 2]
        "#]],
    );
}

#[test]
fn wrong_types_are_reported() {
    check(
        n(1),
        expect![[r#"
        8x8 Mirror
        Error def.value at all: A definition is an object.
    "#]],
    );
    check(
        o([
            ("files", o([])),
            ("ranks", Value::Null),
            ("title", a([a([])])),
            ("royal", a([o([])])),
            (
                "pieces",
                a([
                    n(1),
                    o([
                        ("name", a([])),
                        ("move", s("K")),
                        ("white", a([n(1), s("a9"), s("")])),
                        ("black", n(1)),
                        ("hand", a([o([])])),
                    ]),
                    o([("name", s("king")), ("id", Value::Null), ("hand", a([n(1), n(-2)]))]),
                ]),
            ),
            ("holes", o([])),
        ]),
        expect![[r#"
            8x8 Mirror
            ? : K image ? | - | -
            K king: KisO2 (default) | - | - hand [1, 0]
            Error def.value at /files: This value cannot be read; this is ignored.
            Error def.value at /ranks: This value cannot be read; this is ignored.
            Error def.value at /title: This value cannot be read; this is ignored.
            Error def.value at /royal/0: This value cannot be read; this is ignored.
            Error def.value at /pieces/0: A piece is an object; this is ignored.
            Error def.value at /pieces/1/name: This field is a string; this is ignored.
            Error def.value at /pieces/1/hand: A hand is a number or two; this is ignored.
            Error def.square at /pieces/1/white/0: A square is written as a string; this is left out.
            Error def.square at /pieces/1/white/1: "a9" is not on this board; it is left out.
            Error def.square at /pieces/1/white/2: "" is not on this board; it is left out.
            Error def.square at /pieces/1/black: Squares are an array of strings; this is left out.
            Error def.number at /pieces/2/hand[2..4]: A hand holds 0 to 65535 pieces, not "-2"; 0 is taken.
            Error def.square at /holes: Squares are an array of strings; this is left out.
        "#]],
    );
    check(
        o([("pieces", n(3))]),
        expect![[r#"
            8x8 Mirror
            Error def.value at /pieces: Pieces are an array of objects; this is ignored.
        "#]],
    );
}

#[test]
fn unknown_members() {
    check(
        o([
            (
                "PIECES",
                a([o([
                    ("name", s("king")),
                    ("Move", s("K")),
                    ("morhp", s("Q")),
                    ("colour/~", s("red")),
                    ("files", n(3)),
                ])]),
            ),
            ("Files", n(9)),
            ("weather", s("fine")),
            ("pieceSet", s("plain")),
        ]),
        expect![[r#"
            9x8 Mirror
            K king: KisO3 (default) | - | -
            weather = fine
              piece_set: Some("plain")
            Info def.key-case at /PIECES: "PIECES" is read as "pieces".
            Info def.key-case at /Files: "Files" is read as "files".
            Warning def.key at /PIECES/0/Move: A piece has nothing called "Move"; it is ignored. Did you mean "move"?
            Warning def.key at /PIECES/0/morhp: A piece has nothing called "morhp"; it is ignored. Did you mean "morph"?
            Warning def.key at /PIECES/0/colour~1~0: A piece has nothing called "colour/~"; it is ignored.
            Warning def.key at /PIECES/0/files: A piece has nothing called "files"; it is ignored.
        "#]],
    );
    check(
        o([("pieces", s("plain")), ("morph", s("Q")), ("antiTrade", n(1))]),
        expect![[r#"
            8x8 Mirror
            antiTrade = 1
              piece_set: Some("plain")
            Error def.no-piece at /morph: "morph" belongs to the piece line above it, and there is none.
        "#]],
    );
}

#[test]
fn places_inside_strings_count_from_their_beginning() {
    let (definition, _) = read_json(&o([("royal", s("  K,Q")), ("dropZone", a([s("P:1"), s("N:2")]))]));
    let place = definition.settings[0].place_in(definition::Span::new(2, 3));
    assert_eq!(place, definition::Place::Json("/royal".to_owned(), Some(definition::Span::new(4, 5))));
    let place = &definition.settings[2].value_place;
    assert_eq!(*place, definition::Place::Json("/dropZone/1".to_owned(), None));
}
