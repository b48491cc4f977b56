//! Keys that only the view reads, checked so that the view can use them as they are.

use message::{Arg, msg};

use super::LastSettings;
use super::arrows::arrows;
use super::values::{colour, flag, no_colour, number, text};
use crate::parts::TextPart;
use crate::sink::{Diagnostics, short};
use crate::{Appearance, Board, Piece, is_colour, is_image_url, is_link_url};

/// Longer beginnings of addresses are refused: they are joined with every image.
const LONGEST_FRONT: usize = 2048;
/// So many `%` of an image are tried out. Those left over spoil any scheme, so none is missed.
const MOST_MARKS: usize = 8;

/// Themes that are known; `SV` from published pages, where it means the default look.
const THEMES: [&str; 6] = ["SV", "wood", "blue", "paper", "felt", "rack"];

/// Skins that are known.
const SKINS: [&str; 6] = ["squares", "plain", "lines", "shogi", "xiangqi", "janggi"];

/// Families of games whose players have words of their own.
const FAMILIES: [&str; 3] = ["shogi", "xiangqi", "janggi"];

/// How the board should look.
#[inline(never)]
pub(super) fn appearance(last: &LastSettings<'_, '_>, board: &Board, sink: &mut Diagnostics) -> Appearance {
    if let Some(item) = last.item("newClick") {
        sink.info("def.unused", &item.key_place, || msg!("def-unused-click"));
    }
    let theme = last.value("theme");
    if let Some(value) = theme.filter(|it| !THEMES.contains(&&*it.text)) {
        sink.info("def.unused", &value.place, || msg!("def-unused-theme", text = short(&value.text)));
    }
    if let Some(value) = last.value("skin").filter(|it| !SKINS.contains(&&*it.text)) {
        sink.info("def.unused", &value.place, || {
            msg!("def-unused-skin", text = short(&value.text), names = Arg::listed(SKINS))
        });
    }
    let family = last.value("family").and_then(|value| {
        let found = FAMILIES.into_iter().find(|it| *it == value.text);
        if found.is_none() {
            sink.info("def.unused", &value.place, || {
                msg!("def-unused-family", text = short(&value.text), names = Arg::listed(FAMILIES))
            });
        }
        found
    });
    let front = |text: &str| text.len() <= LONGEST_FRONT && is_image_url(text);
    let graphics_dir = url(last, "graphicsDir", front, sink);
    let dir = graphics_dir.clone().unwrap_or_default();
    let mut prefix = |key| url(last, key, |it| front(it) && is_image_url(&format!("{dir}{it}")), sink);
    let prefixes = [prefix("whitePrefix"), prefix("blackPrefix")];
    Appearance {
        title: text(last, "title"),
        author: text(last, "author"),
        rule_page: url(last, "rulePage", is_link_url, sink),
        graphics_dir,
        graphics_type: text(last, "graphicsType"),
        prefixes,
        square_size: number(last, "squareSize", 4..=1000, "def.number", sink),
        light_shade: colour(last, "lightShade", sink),
        dark_shade: colour(last, "darkShade", sink),
        start_shade: colour(last, "startShade", sink),
        odd_shade: colour(last, "oddShade", sink),
        shades: shades(last, board, sink),
        shade_shift: number(last, "shadeShift", 0..=2, "def.number", sink),
        rim_color: colour(last, "rimColor", sink),
        coord_color: colour(last, "coordColor", sink),
        borders: flag(last, "borders", sink),
        use_markers: number(last, "useMarkers", 0..=2, "def.number", sink),
        shady: flag(last, "shady", sink),
        no_counts: flag(last, "noCounts", sink),
        theme: text(last, "theme"),
        skin: text(last, "skin"),
        family,
        piece_set: text(last, "pieces"),
        satellite: text(last, "satellite"),
        enable_ai: number(last, "enableAI", 0..=2, "def.number", sink),
        arrows: last.value("arrows").map_or_else(Vec::new, |it| arrows(it, board, sink)),
    }
}

/// One colour, or three: middle, light, dark.
#[inline(never)]
fn shades(last: &LastSettings<'_, '_>, board: &Board, sink: &mut Diagnostics) -> Vec<String> {
    let Some(item) = last.item("shades") else { return Vec::new() };
    let value = &item.value;
    if board.hexes.is_none() {
        sink.info("def.unused", &item.key_place, || msg!("def-unused-shades"));
        return Vec::new();
    }
    let colours: Vec<&str> = value.text.split(',').map(str::trim).take(4).collect();
    if let Some(bad) = colours.iter().find(|it| !is_colour(it)) {
        sink.error("def.colour", &value.place, || no_colour(bad));
        return Vec::new();
    }
    if !matches!(colours.len(), 1 | 3) {
        sink.error("def.value", &value.place, || msg!("def-value-shades"));
        return Vec::new();
    }
    colours.into_iter().map(str::to_owned).collect()
}

/// An address, or the beginning of one, that passes a check.
fn url(last: &LastSettings<'_, '_>, key: &str, good: impl Fn(&str) -> bool, sink: &mut Diagnostics) -> Option<String> {
    let value = last.value(key)?;
    if good(&value.text) {
        return Some(value.text.to_string());
    }
    no_url(key, value, sink);
    None
}

/// Reports a value that is no address.
fn no_url(key: &str, value: &TextPart<'_>, sink: &mut Diagnostics) {
    sink.error("def.url", &value.place, || msg!("def-url", key = key, text = short(&value.text)));
}

/// The pictures of a piece: one address for both sides, or White's and Black's with a blank between.
#[inline(never)]
pub(super) fn pictures(value: &TextPart<'_>, key: &str, sink: &mut Diagnostics) -> Option<[String; 2]> {
    let mut all = value.text.split_whitespace();
    let white = all.next().unwrap_or_default();
    let black = all.next().unwrap_or(white);
    if all.next().is_none() && !white.is_empty() && is_image_url(white) && is_image_url(black) {
        return Some([white.to_owned(), black.to_owned()]);
    }
    no_url(key, value, sink);
    None
}

/// Replaces image names that would make a refused address, alone or behind the directory.
#[inline(never)]
pub(super) fn check_images(look: &mut Appearance, pieces: &mut [Piece], sink: &mut Diagnostics) {
    let dir = look.graphics_dir.as_deref().unwrap_or("");
    let [white, black] = &look.prefixes;
    let fronts = [white.as_deref().unwrap_or("w"), black.as_deref().unwrap_or("b")];
    let good = |image: &str| {
        // Without a colon or a mark of its own it cannot make a scheme of what was checked before.
        is_image_url(image)
            && (!image.contains([':', '%'])
                || fronts.iter().all(|front| {
                    is_image_url(&format!("{dir}{front}{image}"))
                        && is_image_url(&format!("{dir}{}", image.replacen('%', front, MOST_MARKS)))
                }))
    };
    for piece in pieces {
        if good(&piece.image) {
            continue;
        }
        sink.error("def.url", &piece.image_place, || msg!("def-url-image", text = short(&piece.image)));
        let name = if good(&piece.name) && !piece.name.is_empty() { piece.name.as_str() } else { "piece" };
        piece.image = name.to_owned();
    }
}
