//! Facts as a part of an HTML page, without a script. It is readable without a style sheet and takes the colours of the page; classes are
//! there for more. The pages of the gallery have the same in several languages, which `www/build/facts.mjs` writes; `tests/golden/facts` holds
//! both together.

mod drawings;

use std::fmt::Write;

use facts::mobility::TypeFacts;
use message::{Arg, Message, msg};
use serde_json::Value;

use super::{lines, text};
use crate::words::say;
use drawings::{Results, bar, heat_map};

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
    let columns = [
        msg!("report-column-piece"),
        msg!("report-column-value"),
        msg!("report-column-squares"),
        msg!("report-column-moves"),
        msg!("report-column-games"),
        msg!("report-column-mates"),
    ];
    let columns = columns.map(|it| format!("<th scope=\"col\">{}</th>", told(&it))).concat();
    format!(
        "<div class=\"variant-facts\">\n{balance}<details class=\"measured\"><summary>{}</summary>\n\
         <div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n\
         <table><thead><tr>{columns}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n</div>\n\
         <p class=\"quiet\">{}</p>\n</details>\n<p class=\"quiet\">{}</p>\n</div>\n",
        told(&msg!("report-pieces")),
        told(&msg!("report-pieces-region")),
        told(&msg!("report-pieces-about")),
        told(&msg!("report-version", version = plain(&facts["version"]))),
    )
}

/// A row of the table of pieces.
fn row(object: &Value, squares: u64, has_files: bool) -> String {
    let it = lines::to_type(object);
    let value = match &it {
        TypeFacts { royal: true, .. } => format!("<span class=\"tag\">{}</span>", told(&msg!("report-tag-royal"))),
        TypeFacts { value, .. } => format!("{:.2}", f64::from(*value) / 100.0),
    };
    let counts = || it.mobility.iter().flatten().flatten();
    let (least, most) = (counts().min().unwrap_or(&0), counts().max().unwrap_or(&0));
    let range = told(&msg!("report-range", first = *least, last = *most));
    let in_games = object.get("inGames").map_or_else(|| "–".to_owned(), decimal);
    let properties = text::properties(&it, squares).into_iter().map(|it| msg!("report-sentence", text = it));
    let properties = msg!("sentences", all = Arg::Sentences(properties.collect()));
    format!(
        "<tr><th scope=\"row\">{} <span class=\"letter\">{}</span></th><td class=\"number\">{value}</td><td>{}</td>\
         <td class=\"number\">{} <small>{range}</small></td><td class=\"number\">{in_games}</td><td>{}</td></tr>\n",
        told(&msg!("report-name-of-row", piece = Arg::piece(&*it.name))),
        escaped(&it.id),
        heat_map(&it, has_files),
        decimal(&object["average"]),
        told(&properties)
    )
}

/// What the games show, as a list of terms.
fn balance(it: &Value, date: &Value) -> String {
    let white = &it["white"];
    let results = Results::of(white);
    let Results { wins, draws, losses } = results;
    let number = |name: &str| white[name].as_f64().unwrap_or(0.0);
    let (points, margin) = (number("points"), number("error"));
    let origin = msg!(
        "report-played",
        low = format!("{:.0}", (points - margin).max(0.0)),
        high = format!("{:.0}", (points + margin).min(100.0)),
        count = it["games"].as_u64().unwrap_or(0),
        nodes = plain(&it["nodes"]),
        dated = date.is_string(),
        date = date.as_str().unwrap_or(""),
    );
    let mut res = format!("{}<p class=\"quiet\">{}</p>\n<dl class=\"measured\">\n", bar(results), told(&origin));
    let (share, error) = (decimal(&white["points"]), decimal(&white["error"]));
    let (plies, branching) = (&it["plies"], &it["branching"]);
    let length = plies["mean"].as_f64().unwrap_or(0.0).round() as u64;
    for (term, value) in [
        (
            msg!("report-term-points"),
            msg!("report-points", share = share, error = error, wins = wins, draws = draws, losses = losses),
        ),
        (
            msg!("report-term-length"),
            msg!("report-plies-from-to", count = length, least = plain(&plies["least"]), most = plain(&plies["most"])),
        ),
        (
            msg!("report-term-moves"),
            msg!("report-moves-a-position", moves = decimal(&branching["mean"]), most = plain(&branching["most"])),
        ),
        (msg!("report-term-captures"), msg!("report-a-game", captures = decimal(&it["captures"]))),
        (msg!("report-term-endings"), msg!("report-listed", items = endings(&it["endings"]))),
        (msg!("report-term-openings"), msg!("report-first-moves-played", moves = first_moves(&it["openings"]))),
    ] {
        let _ = writeln!(res, "<dt>{}</dt><dd>{}</dd>", told(&term), told(&value));
    }
    res + "</dl>\n"
}

/// How games ended, the most frequent first.
fn endings(counts: &Value) -> Arg {
    let mut all: Vec<(&str, u64)> =
        counts.as_object().into_iter().flatten().map(|it| (&**it.0, it.1.as_u64().unwrap_or(0))).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.1));
    text::endings(all)
}

/// The first moves that were played most, with White's points.
fn first_moves(openings: &Value) -> Arg {
    let all = openings.as_array().into_iter().flatten();
    let single = all.filter(|it| it["moves"].as_str().is_some_and(|it| !it.contains(' ')));
    let each = |it: &Value| {
        let points = format!("{:.0}", it["white"]["points"].as_f64().unwrap_or(0.0));
        let n_games = Results::of(&it["white"]).n_games();
        msg!("report-first-move", move = plain(&it["moves"]), count = n_games, share = points)
    };
    Arg::listed(single.take(MAX_FIRST_MOVES).map(each))
}

/// A text or a number as text.
fn plain(it: &Value) -> String {
    it.as_str().map_or_else(|| it.to_string(), str::to_owned)
}

/// A number with one digit behind the point.
fn decimal(it: &Value) -> String {
    format!("{:.1}", it.as_f64().unwrap_or(0.0))
}

/// A message as HTML: what a file of facts says in it is no markup.
fn told(it: &Message) -> String {
    escaped(&say(it))
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
