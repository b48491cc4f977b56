//! Piece lines: fields, defaults, hands. Squares have their own file.

use expect_test::expect;

use crate::describe::{check, check_problems};

#[test]
fn missing_fields_get_defaults() {
    check(
        "Rook::::\nsilver general:S:::\n 2nd man :: K : Pion% :",
        expect![[r#"
            8x8 Mirror
            R Rook: R (default) | - | -
            S silver general: FfW (default) | - | -
            N 2nd man: K image Pion% | - | -
        "#]],
    );
}

#[test]
fn the_sixth_field_is_a_hand() {
    check(
        "rook:::::2\nbishop:::::1,3\nqueen::::",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | - hand [2, 2]
            B bishop: B (default) | - | - hand [1, 3]
            Q queen: Q (default) | - | -
        "#]],
    );
}

#[test]
fn bad_hands_are_reported() {
    check(
        "rook:::::x\nbishop:::::1,-3\nqueen:::::70000\nknight:::::1,2,3",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | -
            B bishop: B (default) | - | - hand [1, 0]
            Q queen: Q (default) | - | - hand [65535, 65535]
            K knight: N (default) | - | - hand [1, 0]
            Error def.number at `x`: A hand holds 0 to 65535 pieces, not "x"; 0 is taken.
            Error def.number at `-3`: A hand holds 0 to 65535 pieces, not "-3"; 0 is taken.
            Error def.number at `70000`: A hand holds 0 to 65535 pieces, not "70000"; 65535 is taken.
            Error def.number at `2,3`: A hand holds 0 to 65535 pieces, not "2,3"; 0 is taken.
        "#]],
    );
}

#[test]
fn the_king_castles_by_the_size_of_the_board() {
    check(
        "king::::\nfiles=9",
        expect![[r#"
            9x8 Mirror
            K king: KisO3 (default) | - | -
        "#]],
    );
    check(
        "king::::\nfiles=8",
        expect![[r#"
            8x8 Mirror
            K king: KisO2 (default) | - | -
        "#]],
    );
}

#[test]
fn names_without_a_move() {
    check_problems(
        "unicorn::::a1",
        expect![[r#"
            Warning def.no-move at `unicorn`: No move is known for the name "unicorn"; the piece cannot move.
        "#]],
    );
    check_problems("unicorn::B::a1", expect![[""]]);
    check_problems(
        "::::a1",
        expect![[r#"
            Warning def.no-move at ``: No move is known for the name ""; the piece cannot move.
        "#]],
    );
}

#[test]
fn a_dash_says_that_a_piece_has_no_moves() {
    check(
        "tower::-::a1\nknight:N:-::b1",
        expect![[r#"
        8x8 Mirror
        T tower:  | a1 | a8
        N knight:  | b1 | b8
    "#]],
    );
}

#[test]
fn a_key_below_a_piece_may_be_all_its_moves() {
    check_problems("unicorn::::a1\ncustom=jump:mN\nshooter::::b1\nrifle=cQ", expect![[""]]);
}

#[test]
fn all_names_of_the_table_move() {
    let names = "pawn king queen rook bishop knight archbishop cardinal chancellor marshall amazon lion horse mao \
        elephant cannon pao advisor ferz lance copper silver gold man commoner camel zebra nightrider grasshopper \
        griffon gryphon wizard champion falcon alibaba vao griffin rhino mann-dabbaba";
    for name in names.split_whitespace().chain(["silver general", "gold general", "modern elephant", "war machine"]) {
        let (definition, problems) = rules::read(&format!("{}::::", name.to_uppercase()));
        assert!(definition.pieces[0].moves_default && problems.is_empty(), "{name}");
    }
}

#[test]
fn ids_of_nameless_and_strange_pieces() {
    check(
        "::K::\nélan::K::\n+::K::\nlong:+Gold:K::",
        expect![[r#"
            8x8 Mirror
            ? : K image ? | - | -
            É élan: K | - | -
            + +: K | - | -
            +Gold long: K | - | -
        "#]],
    );
}

#[test]
fn excess_fields_are_noted() {
    check_problems(
        "rook:::::1:x:y",
        expect![[r#"
        Info def.fields at `x:y`: A piece line has six fields; what follows is ignored.
    "#]],
    );
    check_problems("rook:::::1", expect![[""]]);
}

#[test]
fn too_few_fields_are_no_piece() {
    check_problems(
        "rook:::a1",
        expect![[r#"
            Warning def.line at `rook:::a1`: The line "rook:::a1" has fewer than the four colons of a piece line; it is ignored.
        "#]],
    );
    check_problems(
        "rook",
        expect![[r#"
            Warning def.line at `rook`: The line "rook" is no comment, no setting and no piece; it is ignored.
        "#]],
    );
}

#[test]
fn an_image_may_contain_equals_signs() {
    check(
        "rook:R::pic.php?x=%&y=1:a1",
        expect![[r#"
        8x8 Mirror
        R rook: R (default) image pic.php?x=%&y=1 | a1 | a8
    "#]],
    );
}

#[test]
fn the_place_of_a_move_is_the_name_if_it_is_a_default() {
    let text = "rook::::\nx:: mR ::";
    let (definition, _) = rules::read(text);
    let slice = |n: usize| match &definition.pieces[n].moves_place {
        definition::Place::Text(it) => &text[it.start..it.end],
        other => panic!("{other:?}"),
    };
    assert_eq!((slice(0), slice(1)), ("rook", "mR"));
}

#[test]
fn an_id_of_two_pieces_is_reported_at_both() {
    check_problems(
        "knight:N:N::b1\nbishop:N:B::c1",
        expect![[r#"
            Error def.id at `N`: The ID "N" is given to the bishop as well.
            Error def.id at `N`: The ID "N" belongs to the knight already.
        "#]],
    );
    // Two lines of one name are forms of one piece.
    check_problems("pawn:P:fmW::a2\npawn:P:fW::", expect![[""]]);
}

#[test]
fn texts_that_are_no_definitions_are_recognized() {
    check_problems(
        "",
        expect![[r#"
            Warning def.empty at all: The definition is empty. A definition has a line for each piece, such as "king:K:K::e1".
        "#]],
    );
    check_problems(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        expect![[r#"
            Warning def.fen at `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`: This is a position (FEN), not a definition. Define the pieces, and write the position behind "fen=".
        "#]],
    );
    check_problems(
        "1. e4 e5 2. Nf3 *",
        expect![[r#"
        Warning def.pgn at `1. e4 e5 2. Nf3 *`: This is a record of moves (PGN), not a definition. Open a board of the game, and paste the record under "Share".
    "#]],
    );
    check_problems(
        "[Event \"x\"]\n\n1. e4 e5",
        expect![[r#"
        Warning def.pgn at `[Event "x"]

        1. e4 e5`: This is a record of moves (PGN), not a definition. Open a board of the game, and paste the record under "Share".
    "#]],
    );
    check_problems(
        "White begins.\nWho mates wins.",
        expect![[r#"
            Warning def.prose at `White begins.
            Who mates wins.`: There is no line of a definition in this text. A definition has a line for each piece, such as "king:K:K::e1".
        "#]],
    );
}

#[test]
fn long_words_of_keys_are_found() {
    assert_eq!(rules::keys().nearest("promotionChoice"), Some("promoChoice"));
    assert_eq!(rules::keys().nearest("promotionZone"), Some("promoZone"));
}

#[test]
fn of_holes_that_name_a_side_nothing_is_mirrored() {
    for (line, holes) in [
        ("hole::::d4", "d4 d5"),
        ("hole::::d4,,", "d4"),
        ("hole::::,,d4", "d4"),
        ("hole::::d4,,e6", "d4 e6"),
        ("hole::::a1-b1,,h8\nhole::::c1", "a1 b1 c1 c8 h8"),
        ("symmetry=rotate\nhole::::a2,,c3-d3", "c3 d3 a2"),
    ] {
        let board = crate::describe::describe(&rules::read(line).0);
        let first = board.lines().next().unwrap_or_default();
        let named: std::collections::BTreeSet<&str> = first.split("holes ").nth(1).unwrap_or("").split(' ').collect();
        assert_eq!(named, holes.split(' ').collect(), "{line}");
    }
}
