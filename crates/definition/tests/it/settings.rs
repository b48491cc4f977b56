//! Settings: what is one, keys in another case, repetition, and to which piece one belongs.

use expect_test::expect;

use crate::describe::{check, check_problems};

#[test]
fn lines_are_told_apart() {
    check(
        "\u{feff}# a=b::::\r\n  title = A = B: C <br>\rx::K:i=j:<br/>\n\n\t\n<br>\nauthor=<BR /> <br>\n",
        expect![[r#"
            8x8 Mirror
            X x: K image i=j | - | -
              title: Some("A = B: C")
              author: Some("")
        "#]],
    );
}

#[test]
fn other_lines_are_ignored_with_a_note() {
    check_problems(
        "hello\n2x=3\na b=c\n=d\n",
        expect![[r#"
            Warning def.line at `hello`: The line "hello" is no comment, no setting and no piece; it is ignored.
            Warning def.line at `2x=3`: The line "2x=3" is no comment, no setting and no piece; it is ignored.
            Warning def.line at `a b=c`: The line "a b=c" is no comment, no setting and no piece; it is ignored.
            Warning def.line at `=d`: The line "=d" is no comment, no setting and no piece; it is ignored.
        "#]],
    );
}

#[test]
fn keys_in_another_case() {
    check(
        "FILES=9\nroyal=K\nRoyal=Q\nWHITEdropzone=P:1",
        expect![[r#"
            9x8 Mirror
            royal = K
            royal = Q
            whiteDropZone = P:1
            Info def.key-case at `FILES`: "FILES" is read as "files".
            Info def.key-case at `Royal`: "Royal" is read as "royal".
            Info def.key-case at `WHITEdropzone`: "WHITEdropzone" is read as "whiteDropZone".
        "#]],
    );
    check_problems("files=9\nwhiteDropZone=P:1", expect![[""]]);
}

#[test]
fn repeated_keys() {
    check(
        "files=9\nfiles=10\npromoZone=1\npromoZone=2",
        expect![[r#"
            10x8 Mirror
            promoZone = 1
            promoZone = 2
            Info def.repeat at `files`: "files" was given before; this later value "10" holds.
            Info def.repeat at `promoZone`: "promoZone" was given before; this later value "2" holds.
        "#]],
    );
    check(
        "royal=K\nroyal=Q\ndropZone=P:1\ndropZone=N:2\nextinction=P:loss\nextinction=N:loss",
        expect![[r#"
            8x8 Mirror
            royal = K
            royal = Q
            dropZone = P:1
            dropZone = N:2
            extinction = P:loss
            extinction = N:loss
        "#]],
    );
}

#[test]
fn unknown_keys_are_left_to_the_rules() {
    check(
        "promoZoen=1\nx=2\nx=3",
        expect![[r#"
        8x8 Mirror
        promoZoen = 1
        x = 2
        x = 3
    "#]],
    );
}

#[test]
fn an_alias_is_replaced() {
    check(
        "initialCells=P:2\nwhiteInitialCells=P:3",
        expect![[r#"
        8x8 Mirror
        initialZone = P:2
        whiteInitialZone = P:3
    "#]],
    );
}

#[test]
fn piece_keys_belong_to_the_line_above() {
    check(
        "pawn::::\n# note\nmorph=Q/\npromoZone=2\nranking=3\nhole::::a1\nburn=K\nrook::::\nmorph=\nantiTrade=1",
        expect![[r#"
            8x8 Mirror holes a1 a8
            P pawn: ifmnDfmWfceF (default) | - | -
              morph = Q/
              ranking = 3
              burn = K
            R rook: R (default) | - | -
              morph = 
              antiTrade = 1
            promoZone = 2
        "#]],
    );
}

#[test]
fn piece_keys_before_all_pieces() {
    check(
        "morph=Q\nantiTrade=3\nhole::::a1\nranking=1\npawn::::",
        expect![[r#"
            8x8 Mirror holes a1 a8
            P pawn: ifmnDfmWfceF (default) | - | -
            antiTrade = 3
            Error def.no-piece at `morph`: "morph" belongs to the piece line above it, and there is none.
            Error def.no-piece at `ranking`: "ranking" belongs to the piece line above it, and there is none.
        "#]],
    );
}

#[test]
fn piece_keys_given_twice() {
    check_problems(
        "pawn::::\nmorph=Q\nmorph=R",
        expect![[r#"
            Info def.repeat at `morph`: "morph" was given before; this later value "R" holds.
        "#]],
    );
    check_problems("pawn::::\nmorph=Q\nrook::::\nmorph=R", expect![[""]]);
    check_problems("pawn::::\neffect=a\neffect=b\ncustom=a\ncustom=b", expect![[""]]);
    check_problems("antiTrade=1\npawn::::\nantiTrade=1", expect![[""]]);
}

#[test]
fn places_of_settings() {
    let text = "pawn::::\n morph = Q , R <br>\nroyal=1";
    let (definition, _) = rules::read(text);
    let slice = |it: &definition::Place| match it {
        definition::Place::Text(it) => text[it.start..it.end].to_owned(),
        other => panic!("{other:?}"),
    };
    let morph = &definition.pieces[0].settings[0];
    assert_eq!(slice(&morph.key_place), "morph");
    assert_eq!(slice(&morph.value_place), "Q , R");
    assert_eq!(slice(&morph.place_in(definition::Span::new(4, 5))), "R");
    assert_eq!(slice(&definition.pieces[0].place), "pawn::::");
}
