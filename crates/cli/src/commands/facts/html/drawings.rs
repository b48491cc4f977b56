//! The maps and the bar of a facts box as SVG. Each says in words what it shows.

use std::fmt::Write;

use facts::mobility::TypeFacts;
use message::{Arg, msg};
use serde_json::Value;

use super::told;

/// Pixels of the larger side of a map at most.
const MAX_SIZE: usize = 96;

/// The map of a type: the darker a square, the more moves from it. Its description has the numbers.
pub(super) fn heat_map(it: &TypeFacts, has_files: bool) -> String {
    let most = it.mobility.iter().flatten().flatten().max().copied().unwrap_or(0);
    let longest = it.mobility.iter().map(Vec::len).max().unwrap_or(0);
    let mut strokes = vec![String::new(); most as usize + 1];
    let mut numbers = Vec::new();
    for (y, row) in it.mobility.iter().enumerate() {
        // In half squares: rows of hexagons are shorter and lie in the middle.
        let mut x = longest - row.len();
        // Squares with the same number beside each other are one stroke.
        for run in row.chunk_by(|a, b| a == b) {
            if let Some(n) = run[0] {
                let (across, length) = (2 * y + 1, 2 * run.len());
                let stroke =
                    if has_files { format!("M{across} {x}v{length}") } else { format!("M{x} {across}h{length}") };
                strokes[n as usize] += &stroke;
            }
            x += 2 * run.len();
        }
        let number = |it: &Option<u32>| it.map_or_else(|| "–".into(), |it| it.to_string());
        numbers.push(row.iter().map(number).collect::<Vec<_>>().join(" "));
    }
    let n_rows = it.mobility.len();
    let [width, height] = if has_files { [n_rows, longest] } else { [longest, n_rows] };
    let numbers = numbers.join("; ");
    let numbers =
        if has_files { msg!("facts-map-files", numbers = numbers) } else { msg!("facts-map-rows", numbers = numbers) };
    let mut res = format!(
        "<svg class=\"heat\" role=\"img\" viewBox=\"0 0 {} {}\" width=\"{}\" stroke=\"currentColor\" stroke-width=\"2\"><title>{}</title><desc>{}</desc>",
        2 * width,
        2 * height,
        MAX_SIZE.min(8 * width),
        told(&msg!("facts-map", piece = Arg::piece(&*it.name))),
        told(&numbers)
    );
    for (n, stroke) in strokes.iter().enumerate().filter(|it| !it.1.is_empty()) {
        let opacity = 0.08 + 0.82 * n as f64 / f64::from(most.max(1));
        let _ = write!(res, "<path stroke-opacity=\"{opacity:.2}\" d=\"{stroke}\"/>");
    }
    res + "</svg>"
}

/// White's results.
#[derive(Clone, Copy, Debug)]
pub(super) struct Results {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
}

impl Results {
    /// The results that an object of facts has.
    pub(super) fn of(white: &Value) -> Self {
        let [wins, draws, losses] = ["wins", "draws", "losses"].map(|it| white[it].as_u64().unwrap_or(0));
        Self { wins, draws, losses }
    }

    /// Games.
    pub(super) fn n_games(self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// White's wins, the draws and Black's wins as a bar.
pub(super) fn bar(results: Results) -> String {
    let (n, Results { wins, draws, losses }) = (results.n_games(), results);
    let at = |it: u64| format!("{:.1}", 100.0 * it as f64 / n.max(1) as f64);
    let (white, draws_end) = (at(wins), at(wins + draws));
    let title = told(&msg!("facts-bar", games = n, wins = wins, draws = draws, losses = losses));
    format!(
        "<svg class=\"balance\" role=\"img\" viewBox=\"0 0 100 6\" width=\"100%\" height=\"24\" preserveAspectRatio=\"none\"><title>{title}</title><path class=\"white\" fill=\"#fff\" d=\"M0 0H{white}V6H0z\"/><path class=\"draws\" fill=\"#9a9a94\" d=\"M{white} 0H{draws_end}V6H{white}z\"/><path class=\"black\" fill=\"#26292b\" d=\"M{draws_end} 0H100V6H{draws_end}z\"/></svg>\n"
    )
}
