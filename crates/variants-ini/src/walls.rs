//! Walls that moves put, and pieces that become walls.

use message::msg;

use crate::sheet::DefinitionText;

/// Writes both.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    if let Some(ids) = sheet.ids("petrifyOnCaptureTypes").filter(|it| !it.is_empty()) {
        let types = sheet.with_forms(ids).join(",");
        sheet.line(format!("petrify={types}"));
    }
    let rule = sheet.options.get("wallingRule").unwrap_or("none");
    let place = match rule {
        "none" => return,
        "duck" | "static" => "anywhere",
        "arrow" | "edge" | "past" => rule,
        _ => {
            sheet.lost("wallingRule", msg!("ini-walls", value = rule));
            return;
        }
    };
    sheet.line(format!("walling={place}"));
    if rule == "duck" {
        sheet.line("wallMoves=1");
        sheet.line("wallName=duck");
    }
    if sheet.options.flag("wallOrMove", false) {
        sheet.line("wallOrMove=1");
    }
    let regions = sheet.regions("wallingRegion", sheet.everywhere());
    if regions != sheet.everywhere() {
        sheet.area("wallRegion", "*", &regions);
    }
}
