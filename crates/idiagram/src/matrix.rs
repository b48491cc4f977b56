//! The matrix of captures: its published signs, and not those that are ours.

use crate::writer::Writer;

/// Signs that are ours alone, or that mean something else with him: protected victims, changes of sides, promoted forms and
/// those of victims.
const OURS: &str = "?~+-=";

/// Writes `captureMatrix` if all its signs are his, too.
pub(crate) fn write(writer: &mut Writer<'_>) {
    let Some(setting) = writer.definition.last("captureMatrix") else { return };
    let rows = setting.value.split('/');
    let is_sign = |it: &str| it.starts_with(|it| OURS.contains(it)) && writer.definition.type_of(it).is_none();
    let mut elements = rows.flat_map(|row| match row.contains(',') {
        true => row.split(',').map(str::trim).collect::<Vec<_>>(),
        false => row.split_inclusive(|_: char| true).collect(),
    });
    if elements.any(is_sign) {
        return writer.refuse_value(setting);
    }
    writer.parameter("captureMatrix", setting.value.trim());
}
