//! Lists of squares, symmetry, holes and who owns a square.

use expect_test::expect;

use crate::describe::{check, check_problems};

#[test]
fn ranges_are_rectangles_with_any_corners() {
    check(
        "rook::::c3-a1,h1 - g2, d4\nsymmetry=none",
        expect![[r#"
            8x8 None
            R rook: R (default) | a1 b1 c1 g1 h1 a2 b2 c2 g2 h2 a3 b3 c3 d4 | -
        "#]],
    );
}

#[test]
fn symmetry() {
    check(
        "rook::::a1,c2",
        expect![[r#"
        8x8 Mirror
        R rook: R (default) | a1 c2 | c7 a8
    "#]],
    );
    check(
        "symmetry=rotate\nrook::::a1,c2",
        expect![[r#"
        8x8 Rotate
        R rook: R (default) | a1 c2 | f7 h8
    "#]],
    );
    check(
        "symmetry=none\nrook::::a1,c2",
        expect![[r#"
            8x8 None
            R rook: R (default) | a1 c2 | -
        "#]],
    );
    check(
        "symmetry=diagonal\nrook::::a1",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | a1 | a8
            Error def.value at `diagonal`: "symmetry" is mirror, rotate or none, not "diagonal"; mirror is taken.
        "#]],
    );
}

#[test]
fn an_empty_item_switches_to_black() {
    check(
        "rook::::a2,b2,,a7,b7,,c7",
        expect![[r#"
        8x8 Mirror
        R rook: R (default) | a2 b2 | a7 b7 c7
    "#]],
    );
    check(
        "rook::::a2,",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | a2 | -
        "#]],
    );
    check(
        "rook::::,a7",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | a7
        "#]],
    );
    check(
        "rook::::,",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | -
        "#]],
    );
    check(
        "rook::::a2,,a2",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | a2
            Info def.overlap at `a2,,a2`: a2 is named for both sides; Black has it.
        "#]],
    );
}

#[test]
fn order_of_lines_does_not_matter() {
    check(
        "rook::::j0-j1\nfirstRank=0\nfiles=10\nsymmetry=rotate\nranks=4",
        expect![[r#"
            10x4 Rotate from 0
            R rook: R (default) | j0 j1 | a2 a3
        "#]],
    );
}

#[test]
fn ranks_count_from_the_first_rank() {
    check(
        "firstRank=0\nrook::::a0,a7",
        expect![[r#"
            8x8 Mirror from 0
            R rook: R (default) | a0 a7 | -
            Info def.overlap at `a0,a7`: a0, a7 belong to both sides; White has them.
        "#]],
    );
    check(
        "firstRank=0\nrook::::a8",
        expect![[r#"
            8x8 Mirror from 0
            R rook: R (default) | - | -
            Error def.square at `a8`: "a8" is not on this board; it is left out.
        "#]],
    );
    check(
        "rook::::a8",
        expect![[r#"
        8x8 Mirror
        R rook: R (default) | a8 | a1
    "#]],
    );
    check(
        "rook::::a0",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | -
            Error def.square at `a0`: "a0" is not on this board; it is left out.
        "#]],
    );
    check(
        "firstRank=-3\nrook::::a0",
        expect![[r#"
        8x8 Mirror from -3
        R rook: R (default) | a0 | a1
    "#]],
    );
}

#[test]
fn bad_items_are_left_out_alone() {
    check(
        "rook::::a1,i1,A1,a1-,-,e4-z9,b1, é1, a1b, a99999999999,c1",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | a1 b1 c1 | a8 b8 c8
            Error def.square at `i1`: "i1" is not on this board; it is left out.
            Error def.square at `A1`: "A1" is not on this board; it is left out.
            Error def.square at `a1-`: "a1-" is not on this board; it is left out.
            Error def.square at `-`: "-" is not on this board; it is left out.
            Error def.square at `e4-z9`: "e4-z9" is not on this board; it is left out.
            Error def.square at `é1`: "é1" is not on this board; it is left out.
            Error def.square at `a1b`: "a1b" is not on this board; it is left out.
            Error def.square at `a99999999999`: "a99999999999" is not on this board; it is left out.
        "#]],
    );
}

#[test]
fn the_later_line_has_the_square() {
    check(
        "rook::::a1-c1\nknight::::b1\nbishop::::d1",
        expect![[r#"
        8x8 Mirror
        R rook: R (default) | a1 c1 | a8 c8
        K knight: N (default) | b1 | b8
        B bishop: B (default) | d1 | d8
        Info def.overlap at `b1`: b1, b8 are named for earlier pieces, too; the later line has them.
    "#]],
    );
    check_problems("rook::::a1\nknight::::b1", expect![[""]]);
}

#[test]
fn black_may_take_over_what_white_had() {
    check(
        "rook::::a1\nknight::::,a1",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | - | a8
            K knight: N (default) | - | a1
            Info def.overlap at `,a1`: a1 is named for an earlier piece, too; the later line has it.
        "#]],
    );
}

#[test]
fn the_middle_rank_stays_white() {
    check(
        "ranks=5\nrook::::a3",
        expect![[r#"
            8x5 Mirror
            R rook: R (default) | a3 | -
            Info def.overlap at `a3`: a3 belongs to both sides; White has it.
        "#]],
    );
    check(
        "ranks=5\nsymmetry=rotate\nrook::::a3",
        expect![[r#"
        8x5 Rotate
        R rook: R (default) | a3 | h3
    "#]],
    );
}

#[test]
fn holes_follow_symmetry() {
    check(
        "hole::::a1",
        expect![[r#"
        8x8 Mirror holes a1 a8
    "#]],
    );
    check(
        "symmetry=rotate\nHole::::a1",
        expect![[r#"
        8x8 Rotate holes a1 h8
    "#]],
    );
    check(
        "symmetry=none\nhole::::a1",
        expect![[r#"
        8x8 None holes a1
    "#]],
    );
    check(
        "hole::::a1,,c3",
        expect![[r#"
        8x8 Mirror holes a1 c3
    "#]],
    );
}

#[test]
fn holes_remove_earlier_pieces() {
    check(
        "pawn::::a2-h2\nhole::::b1-c2\nking::::e1",
        expect![[r#"
        8x8 Mirror holes b1 b2 b7 b8 c1 c2 c7 c8
        P pawn: ifmnDfmWfceF (default) | a2 d2 e2 f2 g2 h2 | a7 d7 e7 f7 g7 h7
        K king: KisO2 (default) | e1 | e8
    "#]],
    );
}

#[test]
fn later_pieces_do_not_fill_holes() {
    check(
        "hole::::c1,c2\nrook::::b1-d1",
        expect![[r#"
        8x8 Mirror holes c1 c2 c7 c8
        R rook: R (default) | b1 d1 | b8 d8
        Error def.square at `b1-d1`: c1 stays a hole.
    "#]],
    );
    check(
        "hole::::c1,c2\nrook::::b1,d1",
        expect![[r#"
        8x8 Mirror holes c1 c2 c7 c8
        R rook: R (default) | b1 d1 | b8 d8
    "#]],
    );
    check(
        "hole::::,a8\nrook::::a1",
        expect![[r#"
            8x8 Mirror holes a8
            R rook: R (default) | a1 | -
            Error def.square at `a1`: Black's piece would stand on a8, which stays a hole.
        "#]],
    );
}

#[test]
fn hole_lines_have_no_number() {
    let (definition, _) = rules::read("rook::::\nhole::::a1\nking::::");
    assert_eq!(definition.type_of("2"), definition.type_of("K"));
}

#[test]
fn sizes_outside_the_limits() {
    check(
        "files=27\nranks=0",
        expect![[r#"
            26x1 Mirror
            Error def.size at `27`: "files" is 1 to 26; 26 is taken.
            Error def.size at `0`: "ranks" is 1 to 36; 1 is taken.
        "#]],
    );
    check(
        "files=1000000000\nranks=-99999999999999999999",
        expect![[r#"
            26x1 Mirror
            Error def.size at `1000000000`: "files" is 1 to 26; 26 is taken.
            Error def.size at `-99999999999999999999`: "ranks" is 1 to 36; 1 is taken.
        "#]],
    );
    check(
        "files=eight\nranks=\nfirstRank=one",
        expect![[r#"
            8x8 Mirror
            Error def.number at `eight`: "files" is a whole number, not "eight"; its default holds.
            Error def.number at ``: "ranks" is a whole number, not ""; its default holds.
            Error def.number at `one`: "firstRank" is a whole number, not "one"; its default holds.
        "#]],
    );
    check(
        "files=26\nranks=36\nrook::::z36",
        expect![[r#"
        26x36 Mirror
        R rook: R (default) | z36 | z1
    "#]],
    );
}

#[test]
fn other_shapes() {
    check(
        "shape=hex 6 flat\nrook::::a1\npawn::::\nhole::::b1\narrows=a1",
        expect![[r#"
            11x11 Mirror 91 flat cells, skin Hex holes b1 b7
            R rook: R (default) | a1 | a6
            P pawn:  | - | -
              arrows: [Arrow { from: Square { file: 0
              rank: 5 }
              color: None }]
            Warning def.no-move at `pawn`: No move is known for the name "pawn"; the piece cannot move.
        "#]],
    );
    check(
        "shape=square\nrook::::a1",
        expect![[r#"
        8x8 Mirror
        R rook: R (default) | a1 | a8
    "#]],
    );
    check(
        "shape=torus\nrook::::a1",
        expect![[r#"
            8x8 Mirror
            R rook: R (default) | a1 | a8
            Error def.value at `torus`: A shape is square, hex or brick, not "torus"; square is taken.
        "#]],
    );
    check_problems(
        "shape=",
        expect![[r#"
            Error def.value at ``: A shape is square, hex or brick, not ""; square is taken.
        "#]],
    );
}
