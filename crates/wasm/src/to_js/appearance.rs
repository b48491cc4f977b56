//! Parameters of appearance and the addresses of pictures as views.

use definition::{Appearance, Arrow, is_image_url};
use engine::board::topology::Topology;
use engine::ids::Sq;

use super::Cells;
use crate::view::{AppearanceView, ArrowView};
use crate::words::Language;

/// More `%` of an image than this are left alone; the reader of definitions checks as many.
const MOST_MARKS: usize = 8;

pub(super) fn view(look: &Appearance, topology: &Topology, cells: &Cells, language: &Language) -> AppearanceView {
    let [light_shade, dark_shade, odd_shade] = shades(look, topology);
    AppearanceView {
        title: language.names.title.as_ref().or(look.title.as_ref()).cloned(),
        author: look.author.clone(),
        rule_page: look.rule_page.clone(),
        square_size: look.square_size,
        light_shade,
        dark_shade,
        start_shade: look.start_shade.clone(),
        odd_shade,
        rim_color: look.rim_color.clone(),
        coord_color: look.coord_color.clone(),
        borders: look.borders.unwrap_or(true),
        use_markers: look.use_markers.unwrap_or(0),
        theme: look.theme.clone(),
        skin: look.skin.clone(),
        family: look.family,
        pieces: look.piece_set.clone(),
        satellite: look.satellite.clone().unwrap_or_else(|| "piece".to_owned()),
        no_counts: look.no_counts.unwrap_or(false),
        arrows: look.arrows.iter().filter_map(|it| arrow(it, topology, cells)).collect(),
    }
}

fn arrow(arrow: &Arrow, topology: &Topology, cells: &Cells) -> Option<ArrowView> {
    let cell = |it: definition::Square| {
        let inside = u16::from(it.file) < topology.files && u16::from(it.rank) < topology.ranks;
        let sq = Sq(u16::from(it.rank) * topology.files + u16::from(it.file));
        cells.cell(sq).filter(|_| inside).map(usize::from)
    };
    let to = match arrow.to {
        Some(it) => Some(cell(it)?),
        None => None,
    };
    Some(ArrowView { from: cell(arrow.from)?, to, color: arrow.color.clone() })
}

/// The three shades that were given: light, dark, odd. Without a third colour hexagons have one halfway.
fn shades(look: &Appearance, topology: &Topology) -> [Option<String>; 3] {
    let given = [&look.light_shade, &look.dark_shade, &look.odd_shade].map(Clone::clone);
    match (look.shades.as_slice(), given) {
        ([odd, light, dark], _) => [light, dark, odd].map(|it| Some(it.clone())),
        ([only], [_, dark, odd]) => [Some(only.clone()), dark, odd],
        (_, [Some(light), Some(dark), None]) if topology.hexes().is_some() => {
            let odd = format!("color-mix(in srgb, {light}, {dark})");
            [Some(light), Some(dark), Some(odd)]
        }
        (_, given) => given,
    }
}

/// The addresses of White's and Black's picture; `None` if the author gave none.
pub(super) fn urls(look: &Appearance, image: &str) -> Option<[String; 2]> {
    let dir = look.graphics_dir.as_deref()?;
    let [white, black] = &look.prefixes;
    let ending = match look.graphics_type.as_deref().unwrap_or("png") {
        "" => String::new(),
        it => format!(".{it}"),
    };
    let url = |prefix: &str| {
        let name =
            if image.contains('%') { image.replacen('%', prefix, MOST_MARKS) } else { format!("{prefix}{image}") };
        format!("{dir}{name}{ending}")
    };
    let res = [url(white.as_deref().unwrap_or("w")), url(black.as_deref().unwrap_or("b"))];
    // The parts were checked when the definition was read; the whole is what the page will load.
    res.iter().all(|it| is_image_url(it)).then_some(res)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn urls_of(text: &str) -> Option<[String; 2]> {
        let (definition, _) = rules::read(text);
        let image = definition.pieces.first().map(|it| it.image.clone());
        urls(&definition.appearance, &image.unwrap_or_default())
    }

    fn both(white: &str, black: &str) -> Option<[String; 2]> {
        Some([white.to_owned(), black.to_owned()])
    }

    #[test]
    fn addresses_are_directory_prefix_image_and_ending() {
        let text = "graphicsDir=/g/\nknight::::b1";
        assert_eq!(urls_of(text), both("/g/wknight.png", "/g/bknight.png"));
        let text = "graphicsDir=/g/\nwhitePrefix=W-\nblackPrefix=\ngraphicsType=svg?v=2\nknight:::horse:b1";
        assert_eq!(urls_of(text), both("/g/W-horse.svg?v=2", "/g/horse.svg?v=2"));
    }

    #[test]
    fn a_percent_sign_holds_the_prefix() {
        let text = "graphicsDir=\ngraphicsType=\nknight:::/g/Horse%:b1";
        assert_eq!(urls_of(text), both("/g/Horsew", "/g/Horseb"));
    }

    #[test]
    fn without_a_directory_there_is_no_address() {
        assert_eq!(urls_of("knight:::horse:b1"), None);
    }
}
