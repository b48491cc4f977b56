//! Facts as a part of an HTML page, in the colours of the page, without a script.

use std::fmt::Write;

use facts::balance::Balance;
use facts::mobility::TypeFacts;

use super::sheet::Sheet;
use super::text;

/// Writes a section.
pub(super) fn write(sheet: &Sheet) -> String {
    let mut res = format!("<section class=\"variant-facts\">\n<h2>Facts: {}</h2>\n", escaped(&sheet.head("facts")));
    res += "<table>\n<thead><tr><th scope=\"col\">Piece</th><th scope=\"col\">Value</th><th scope=\"col\">Moves by square</th><th scope=\"col\">Mobility</th></tr></thead>\n<tbody>\n";
    for (at, it) in sheet.types.iter().enumerate() {
        let value = if it.royal { "royal".to_owned() } else { it.value.to_string() };
        let about: Vec<String> = text::about(sheet, at, it).split_off(1).iter().map(|it| escaped(it)).collect();
        let _ = writeln!(
            res,
            "<tr><th scope=\"row\">{} ({})</th><td>{value}</td><td>{}</td><td>{}</td></tr>",
            escaped(&it.name),
            escaped(&it.id),
            heat_map(it, sheet.has_files()),
            about.join("; ")
        );
    }
    res += "</tbody>\n</table>\n";
    if let Some(it) = &sheet.balance {
        let endings: Vec<String> = it.endings().iter().map(|(name, n)| format!("{} {n}", escaped(name))).collect();
        let lines =
            [text::score(it), text::length(it), text::branching(it), format!("Endings: {}", endings.join(", "))];
        let _ = writeln!(res, "<p>{}</p>\n<ul>", bar(it));
        lines.iter().for_each(|it| _ = writeln!(res, "<li>{it}</li>"));
        res += "</ul>\n";
    }
    let _ = writeln!(res, "<p><small>{}</small></p>\n</section>", escaped(&text::origin(sheet)));
    res
}

/// The map of a type: the darker a square, the more moves. It says the numbers as well.
fn heat_map(it: &TypeFacts, has_files: bool) -> String {
    let most = it.mobility.iter().flatten().flatten().max().copied().unwrap_or(0);
    let longest = it.mobility.iter().map(Vec::len).max().unwrap_or(0);
    let mut strokes = vec![String::new(); most as usize + 1];
    let mut said = Vec::new();
    for (y, row) in it.mobility.iter().enumerate() {
        // In half squares: rows of hexagons are shorter and lie in the middle.
        let mut x = longest - row.len();
        for run in row.chunk_by(|a, b| a == b) {
            if let Some(n) = run[0] {
                let (across, length) = (2 * y + 1, 2 * run.len());
                let stroke =
                    if has_files { format!("M{across} {x}v{length}") } else { format!("M{x} {across}h{length}") };
                strokes[n as usize] += &stroke;
            }
            x += 2 * run.len();
        }
        let numbers: Vec<String> = row.iter().map(|it| it.map_or_else(|| "–".into(), |it| it.to_string())).collect();
        said.push(numbers.join(" "));
    }
    let [width, height] =
        if has_files { [2 * it.mobility.len(), 2 * longest] } else { [2 * longest, 2 * it.mobility.len()] };
    let mut res = format!(
        "<svg role=\"img\" viewBox=\"0 0 {} {}\" width=\"{}\" stroke=\"currentColor\" stroke-width=\"2\"><title>Moves of the {} by square</title><desc>{}</desc>",
        width,
        height,
        5 * width,
        escaped(&it.name),
        said.join("; ")
    );
    for (n, stroke) in strokes.iter().enumerate().filter(|it| !it.1.is_empty()) {
        let _ = write!(
            res,
            "<path stroke-opacity=\"{:.2}\" d=\"{stroke}\"/>",
            0.06 + 0.84 * n as f64 / f64::from(most.max(1))
        );
    }
    res + "</svg>"
}

/// White's wins, the draws and Black's wins as a bar.
fn bar(it: &Balance) -> String {
    let n = f64::from(it.n_games());
    let [wins, draws] = [it.white.wins, it.white.draws].map(|it| 100.0 * f64::from(it) / n);
    format!(
        "<svg role=\"img\" viewBox=\"0 0 100 6\" width=\"400\"><title>{}</title><path fill=\"#fff\" stroke=\"#777\" stroke-width=\".4\" d=\"M0 0h{wins:.1}v6H0z\"/><path fill=\"#999\" d=\"M{wins:.1} 0h{draws:.1}v6h-{draws:.1}z\"/><path fill=\"#222\" stroke=\"#777\" stroke-width=\".4\" d=\"M{:.1} 0H100v6H{:.1}z\"/></svg>",
        text::score(it),
        wins + draws,
        wins + draws
    )
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
