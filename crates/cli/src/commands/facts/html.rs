//! Facts as a part of an HTML page, without a script. It is readable without a style sheet and takes the colours of the page; classes are
//! there for more. The pages of the gallery have the same in several languages, which `www/build/facts.mjs` writes; `tests/golden/facts` holds
//! both together.

mod drawings;

use std::fmt::Write;

use facts::mobility::TypeFacts;
use serde_json::Value;

use super::{lines, text};
use drawings::{bar, heat_map};

/// First moves that are listed.
const MAX_FIRST_MOVES: usize = 4;

/// Writes the object of the facts of a definition, which was measured now or earlier.
pub(super) fn write(facts: &Value) -> String {
    let balance = facts.get("balance").map_or_else(String::new, |it| balance(it, &facts["date"]));
    let squares = facts["squares"].as_u64().unwrap_or(0);
    let has_files = facts["lines"] == "files";
    let mut rows = String::new();
    for it in facts["types"].as_array().into_iter().flatten() {
        rows += &row(it, squares, has_files);
    }
    format!(
        "<div class=\"variant-facts\">\n{balance}<details class=\"measured\"><summary>Pieces: values, mobility, mates</summary>\n\
         <div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Values and mobility\">\n\
         <table><thead><tr><th scope=\"col\">Piece</th><th scope=\"col\">Value</th><th scope=\"col\">Moves by square</th>\
         <th scope=\"col\">Moves, empty board</th><th scope=\"col\">In games</th><th scope=\"col\">Squares and mates</th></tr></thead>\n\
         <tbody>\n{rows}</tbody></table>\n</div>\n\
         <p class=\"quiet\">Values are estimates of the computer in pawns, by the version that measured them; the board's own table tells those of the present one. Moves are counted without captures, \
         from each square of the empty board, and for the pieces of the games. Mates are forced from most positions of two \
         kings and the piece on a board without other rules.</p>\n\
         </details>\n<p class=\"quiet\">Measured by version {}.</p>\n</div>\n",
        said(&facts["version"])
    )
}

/// A row of the table of pieces.
fn row(object: &Value, squares: u64, has_files: bool) -> String {
    let it = lines::to_type(object);
    let value = match &it {
        TypeFacts { royal: true, .. } => "<span class=\"tag\">royal</span>".to_owned(),
        TypeFacts { value, .. } => format!("{:.2}", f64::from(*value) / 100.0),
    };
    let counts = || it.mobility.iter().flatten().flatten();
    let range = format!("{} to {}", counts().min().unwrap_or(&0), counts().max().unwrap_or(&0));
    let in_games = object.get("inGames").map_or_else(|| "–".to_owned(), decimal);
    let sentences = text::properties(&it, squares);
    let sentences: Vec<String> = sentences.iter().map(|it| format!("{}.", escaped(&capital(it)))).collect();
    format!(
        "<tr><th scope=\"row\">{} <span class=\"letter\">{}</span></th><td class=\"number\">{value}</td><td>{}</td>\
         <td class=\"number\">{} <small>{range}</small></td><td class=\"number\">{in_games}</td><td>{}</td></tr>\n",
        escaped(&capital(&it.name)),
        escaped(&it.id),
        heat_map(&it, has_files),
        decimal(&object["average"]),
        sentences.join(" ")
    )
}

/// What the games show, as a list of terms.
fn balance(it: &Value, date: &Value) -> String {
    let white = &it["white"];
    let [wins, draws, losses] = results(white);
    let date = date.as_str().map_or_else(String::new, |it| format!(", {}", escaped(it)));
    let number = |name: &str| white[name].as_f64().unwrap_or(0.0);
    let (points, error) = (number("points"), number("error"));
    let (low, high) = ((points - error).max(0.0), (points + error).min(100.0));
    let mut res = format!(
        "{}<p class=\"quiet\">{} games of the computer against itself, {} positions a move{date}. \
         White’s true score lies between {low:.0} and {high:.0} % (95 % sure).</p>\n<dl class=\"measured\">\n",
        bar([wins, draws, losses]),
        said(&it["games"]),
        said(&it["nodes"])
    );
    let points = format!(
        "{} % ± {}: won {wins}, drew {draws}, lost {losses}",
        decimal(&white["points"]),
        decimal(&white["error"])
    );
    let plies = &it["plies"];
    let length = plies["mean"].as_f64().unwrap_or(0.0).round();
    for (name, value) in [
        ("White’s points", points),
        ("Length", format!("{length} plies, {} to {}", said(&plies["least"]), said(&plies["most"]))),
        (
            "Legal moves",
            format!("{} a position, at most {}", decimal(&it["branching"]["mean"]), said(&it["branching"]["most"])),
        ),
        ("Captures", format!("{} a game", decimal(&it["captures"]))),
        ("Endings", endings(&it["endings"])),
        ("First moves", format!("{}; in brackets White’s points", first_moves(&it["openings"]))),
    ] {
        let _ = writeln!(res, "<dt>{name}</dt><dd>{value}</dd>");
    }
    res + "</dl>\n"
}

/// How games ended, the most frequent first.
fn endings(counts: &Value) -> String {
    let mut all: Vec<(&String, u64)> =
        counts.as_object().into_iter().flatten().map(|it| (it.0, it.1.as_u64().unwrap_or(0))).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.1));
    let each = |it: &(&String, u64)| format!("{} {}", escaped(text::ending(it.0)), it.1);
    all.iter().map(each).collect::<Vec<_>>().join(", ")
}

/// The first moves that were played most, with White's points.
fn first_moves(openings: &Value) -> String {
    let all = openings.as_array().into_iter().flatten();
    let single = all.filter(|it| it["moves"].as_str().is_some_and(|it| !it.contains(' ')));
    let each = |it: &Value| {
        let (n, points) = (results(&it["white"]).iter().sum::<u64>(), it["white"]["points"].as_f64().unwrap_or(0.0));
        format!("{} in {n} ({points:.0} %)", said(&it["moves"]))
    };
    single.take(MAX_FIRST_MOVES).map(each).collect::<Vec<_>>().join(", ")
}

/// Wins, draws, losses.
fn results(white: &Value) -> [u64; 3] {
    ["wins", "draws", "losses"].map(|it| white[it].as_u64().unwrap_or(0))
}

/// A number with one digit behind the point.
fn decimal(it: &Value) -> String {
    format!("{:.1}", it.as_f64().unwrap_or(0.0))
}

/// A text or a number as HTML.
fn said(it: &Value) -> String {
    it.as_str().map_or_else(|| escaped(&it.to_string()), escaped)
}

/// With a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
