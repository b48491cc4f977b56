//! Walls that are put with moves, or instead of them.

use engine::ids::Player;

use crate::write::section_writer::SectionWriter;

/// Writes where walls are put.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    let Some(place) = writer.word("walling") else { return };
    writer.say(&["wallMoves", "wallOrMove", "wallRegion"]);
    let moves = writer.builder.settings.flag("wallMoves", false);
    let rule = match (place, moves) {
        ("anywhere", true) => "duck",
        ("anywhere", false) => "static",
        ("past" | "arrow" | "edge", false) => place,
        _ => return writer.refuse_value("walling"),
    };
    writer.option("wallingRule", rule);
    if writer.builder.settings.flag("wallOrMove", false) {
        writer.on("wallOrMove");
    }
    let entries = writer.builder.settings.entries("wallRegion");
    if entries.iter().any(|it| it.kind.is_some()) {
        return writer.refuse_value("wallRegion");
    }
    let areas = writer.builder.areas(entries);
    let regions = Player::both(|side| {
        let area = areas.of(side, engine::ids::TypeId(1));
        writer.region(|it| area.is_none_or(|area| area.has(side, it)))
    });
    let whole = writer.region(|_| true);
    if regions.iter().any(|it| *it != whole) {
        writer.common_regions("wallingRegion", &regions);
    }
}
