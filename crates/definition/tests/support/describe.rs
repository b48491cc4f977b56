//! A short description of what was read, for comparing it. No checks in it.
#![allow(dead_code, reason = "each test target uses a part")]

use catalogue::english;
use definition::{Board, Definition, Diagnostic, Piece, Place, Setting, Square, Translation};
use expect_test::Expect;
use rules::read;

/// Reads a text and compares the description of everything.
pub(crate) fn check(text: &str, expect: Expect) {
    let (definition, problems) = read(text);
    expect.assert_eq(&format!("{}{}", describe(&definition), list(&problems, text)));
}

/// Reads a text and compares the diagnostics alone.
pub(crate) fn check_problems(text: &str, expect: Expect) {
    expect.assert_eq(&list(&read(text).1, text));
}

/// The diagnostics, one per line: severity, code, what it points at, message.
pub(crate) fn list(problems: &[Diagnostic], text: &str) -> String {
    let mut res = String::new();
    for it in problems {
        let place = match &it.place {
            Place::Text(span) => format!("`{}`", &text[span.start..span.end]),
            Place::Json(pointer, Some(span)) => format!("{pointer}[{}..{}]", span.start, span.end),
            Place::Json(pointer, None) => pointer.clone(),
            Place::Whole => "all".to_owned(),
        };
        res += &format!("{:?} {} at {place}: {}", it.severity, it.code, english(&it.message));
        if let Some(hint) = &it.hint {
            res += &format!(" {}", english(hint));
        }
        res.push('\n');
    }
    res
}

/// Everything in a diagram but places.
pub(crate) fn describe(definition: &Definition) -> String {
    let Board { files, ranks, planes, first_rank, holes, symmetry, hexes } = &definition.board;
    let mut res = format!("{files}x{ranks} {symmetry:?}");
    if let Some(rank) = first_rank {
        res += &format!(" from {rank}");
    }
    if *planes > 1 {
        res += &format!(" in {planes} planes");
    }
    let mut holes = holes.clone();
    if let Some(hexes) = hexes {
        let way = if hexes.flat { "flat" } else { "pointy" };
        res += &format!(" {} {way} cells, skin {:?}", hexes.squares().count(), hexes.skin);
        holes.retain(|it| !hexes.name(*it).is_empty());
    }
    if !holes.is_empty() {
        res += &format!(" holes {}", squares(&definition.board, &holes));
    }
    res.push('\n');
    for piece in &definition.pieces {
        res += &describe_piece(&definition.board, piece);
    }
    for it in &definition.settings {
        res += &setting(it);
    }
    res += &translations(&definition.translations);
    let look = format!("{:?}", definition.appearance);
    if definition.appearance != definition::Appearance::default() {
        for part in look.trim_start_matches("Appearance { ").trim_end_matches(" }").split(", ") {
            if !part.ends_with(": None") && !part.ends_with(": []") && part != "None]" && part != "prefixes: [None" {
                res += &format!("  {part}\n");
            }
        }
    }
    res
}

fn describe_piece(board: &Board, piece: &Piece) -> String {
    let Piece { name, id, moves, image, hand, .. } = piece;
    let default = if piece.moves_default { " (default)" } else { "" };
    let image = if image == name { String::new() } else { format!(" image {image}") };
    let hand = if *hand == [0, 0] { String::new() } else { format!(" hand {hand:?}") };
    let [white, black] = piece.squares.each_ref().map(|it| squares(board, it));
    let mut res = format!("{id} {name}: {moves}{default}{image} | {white} | {black}{hand}\n");
    for it in piece.pictures.iter().flatten() {
        res += &format!("  picture: {it}\n");
    }
    for it in &piece.settings {
        res += &format!("  {}", setting(it));
    }
    res + &translations(&piece.translations)
}

fn translations(list: &[Translation]) -> String {
    let said = |Translation { key, of, tag, text }: &Translation| {
        let of = if of.is_empty() { String::new() } else { format!("{of} = ") };
        format!("  {key} in {tag}: {of}{text}\n")
    };
    list.iter().map(said).collect()
}

fn setting(it: &Setting) -> String {
    format!("{} = {}\n", it.key, it.value)
}

fn squares(board: &Board, list: &[Square]) -> String {
    if list.is_empty() {
        return "-".to_owned();
    }
    let names: Vec<String> = list.iter().map(|it| board.label(*it)).collect();
    names.join(" ")
}
