//! The games of facts as a table: values separated by commas.

use super::sheet::Sheet;
use game::notation::record::result_text;

/// A line for each game, below the names of the columns.
pub(super) fn write(sheet: &Sheet) -> String {
    let mut res = "game,result,ending,plies,branching,most,captures,moves\r\n".to_owned();
    for it in &sheet.games {
        let branching = it.branching as f64 / it.plies().max(1) as f64;
        let fields = [
            it.number.to_string(),
            result_text(it.winner).to_owned(),
            quoted(&it.reason),
            it.plies().to_string(),
            format!("{branching:.1}"),
            it.most.to_string(),
            it.captures.to_string(),
            quoted(&it.moves.join(" ")),
        ];
        res += &fields.join(",");
        res += "\r\n";
    }
    res
}

/// A text as a field.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}
