//! Facts as a part of an HTML page, without a script. It is readable without a style sheet and takes the colours of the page; classes are
//! there for more. The pages of the gallery have the same in several languages, which `www/build/facts.mjs` writes; `tests/golden/facts` holds
//! both together.

mod drawings;

use std::fmt::Write;

use facts::mobility::TypeFacts;
use message::{Arg, Message, msg};
use serde_json::Value;

use super::{lines, text};
use crate::verdict_names;
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
        msg!("facts-piece"),
        msg!("facts-value"),
        msg!("facts-by-square"),
        msg!("facts-empty-board"),
        msg!("facts-in-games"),
        msg!("facts-squares-and-mates"),
    ];
    let columns = columns.map(|it| format!("<th scope=\"col\">{}</th>", told(&it))).concat();
    format!(
        "<div class=\"variant-facts\">\n{balance}<details class=\"measured\"><summary>{}</summary>\n\
         <div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n\
         <table><thead><tr>{columns}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n</div>\n\
         <p class=\"quiet\">{}</p>\n</details>\n<p class=\"quiet\">{}</p>\n</div>\n",
        told(&msg!("facts-pieces")),
        told(&msg!("facts-table")),
        told(&msg!("facts-remark")),
        told(&msg!("facts-version", version = plain(&facts["version"]))),
    )
}

/// A row of the table of pieces.
fn row(object: &Value, squares: u64, has_files: bool) -> String {
    let it = lines::to_type(object);
    let value = match &it {
        TypeFacts { royal: true, .. } => format!("<span class=\"tag\">{}</span>", told(&msg!("table-royal"))),
        TypeFacts { value, .. } => format!("{:.2}", f64::from(*value) / 100.0),
    };
    let counts = || it.mobility.iter().flatten().flatten();
    let (least, most) = (counts().min().unwrap_or(&0), counts().max().unwrap_or(&0));
    let range = told(&msg!("facts-range", least = *least, most = *most));
    let in_games = object.get("inGames").map_or_else(|| "–".to_owned(), decimal);
    let properties = msg!("sentences", all = Arg::Sentences(text::properties(&it, squares)));
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
        "facts-games",
        low = format!("{:.0}", (points - margin).max(0.0)),
        high = format!("{:.0}", (points + margin).min(100.0)),
        games = it["games"].as_u64().unwrap_or(0),
        nodes = plain(&it["nodes"]),
        dated = date.is_string(),
        date = date.as_str().unwrap_or(""),
    );
    let (plies, branching) = (&it["plies"], &it["branching"]);
    let mean = plies["mean"].as_f64().unwrap_or(0.0);
    let length = mean.round() as u64;
    let mut sentences =
        vec![chances(points, margin, results.n_games()), msg!("facts-lasts", moves = (mean / 2.0).round() as u64)];
    sentences.extend(most_frequent(&it["endings"], results.n_games()).map(|it| msg!("facts-mostly", ending = it)));
    let mut res = format!(
        "<p class=\"chances\">{}</p>\n{}<p class=\"quiet\">{}</p>\n<dl class=\"measured\">\n",
        told(&msg!("sentences", all = Arg::Sentences(sentences))),
        bar(results),
        told(&origin)
    );
    let (share, error) = (decimal(&white["points"]), decimal(&white["error"]));
    for (term, value) in [
        (
            msg!("facts-points"),
            msg!("facts-points-are", points = share, error = error, wins = wins, draws = draws, losses = losses),
        ),
        (
            msg!("facts-length"),
            msg!("facts-length-is", mean = length, least = plain(&plies["least"]), most = plain(&plies["most"])),
        ),
        (
            msg!("facts-legal-moves"),
            msg!("facts-legal-moves-are", mean = decimal(&branching["mean"]), most = plain(&branching["most"])),
        ),
        (msg!("facts-captures"), msg!("facts-captures-are", mean = decimal(&it["captures"]))),
        (msg!("facts-endings"), msg!("facts-endings-are", endings = endings(&it["endings"]))),
        (msg!("facts-first-moves"), msg!("facts-first-moves-are", moves = first_moves(&it["openings"]))),
    ] {
        let _ = writeln!(res, "<dt>{}</dt><dd>{}</dd>", told(&term), told(&value));
    }
    res + "</dl>\n"
}

/// From so many percent of the points on an advantage is a clear one.
const CLEAR: f64 = 60.0;

/// Chances are equal if the true score can be no further than this from half of the points, in percent.
const NEAR: f64 = 10.0;

/// Who has better chances, as far as White's points and their margin tell, in percent.
fn chances(points: f64, margin: f64, n_games: u64) -> Message {
    let far = (points - 50.0).abs();
    match (far > margin, points > 50.0, far >= CLEAR - 50.0) {
        (true, true, true) => msg!("facts-white-clearly"),
        (true, true, false) => msg!("facts-white-slightly"),
        (true, false, true) => msg!("facts-black-clearly"),
        (true, false, false) => msg!("facts-black-slightly"),
        (false, ..) if far + margin <= NEAR => msg!("facts-even"),
        (false, ..) => msg!("facts-few", games = n_games),
    }
}

/// How more than half of the games ended, if there is such an ending. That they were stopped is none.
fn most_frequent(counts: &Value, n_games: u64) -> Option<Message> {
    let mut all = counts.as_object().into_iter().flatten().filter(|it| !it.0.ends_with(" plies"));
    all.find(|it| 2 * it.1.as_u64().unwrap_or(0) > n_games).map(|it| verdict_names::said(it.0))
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
        msg!("facts-first-move", move = plain(&it["moves"]), games = n_games, points = points)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_told_as_far_as_the_games_go() {
        let said = |points, margin| say(&chances(points, margin, 30));
        assert_eq!(said(75.0, 12.0), "White has a clear advantage.");
        assert_eq!(said(55.0, 4.9), "White has a slight advantage.");
        assert_eq!(said(40.0, 9.9), "Black has a clear advantage.");
        assert_eq!(said(40.1, 9.8), "Black has a slight advantage.");
        assert_eq!(said(53.0, 7.0), "White and Black have about equal chances.");
        assert_eq!(said(62.0, 12.0), "Which side has the advantage, 30 games do not tell.");
    }
}
