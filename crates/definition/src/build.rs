//! From collected settings and piece lines to a diagram: the order in which things are decided.

// The parts stay functions of their own when compiled: WebAssembly is translated and tuned function by function, and
// most definitions need few of them.

mod arrows;
mod board;
mod items;
mod look;
mod pieces;
mod set;
mod values;
mod words;

use crate::keys::Reader;
use crate::parts::{PieceItem, SettingItem, TextPart};
use crate::sink::Diagnostics;
use crate::translation::{Pair, Tagged};
use crate::{Definition, Diagnostic, Setting, Translation};
use words::SaidWord;

/// Decides the board first, because squares mean nothing without its size.
pub(crate) fn build(
    settings: Vec<SettingItem<'_>>,
    lines: Vec<PieceItem<'_>>,
    powered: &[usize],
    mut sink: Diagnostics,
) -> (Definition, Vec<Diagnostic>) {
    let last = LastSettings(&settings);
    let mut board = board::size_and_shape(&last, &mut sink);
    let mut appearance = look::appearance(&last, &board, &mut sink);
    let (mut pieces, numbers) = pieces::pieces(&lines, powered, &mut board, &mut sink);
    look::check_images(&mut appearance, &mut pieces, &mut sink);

    let (mut of_game, mut translations, mut words) = (Vec::new(), Vec::new(), Vec::new());
    for item in settings {
        let piece = item.line.and_then(|it| numbers.get(it).copied().flatten()).and_then(|it| pieces.get_mut(it));
        if let (Reader::Languages, Some(tagged)) = (item.reader, Tagged::of(&item.key)) {
            let pair = Pair::of(&item.value.text).filter(|_| tagged.is_of_word());
            let (of, text) = pair.map_or(("", &*item.value.text), |it| (it.word, it.text));
            let Tagged { key, tag } = tagged;
            let translation = Translation { key, of: of.to_owned(), tag: tag.to_owned(), text: text.to_owned() };
            if let Some(it) = pair {
                words.push(SaidWord { at: translations.len(), place: item.value.place.within(it.span()) });
            }
            piece.map_or(&mut translations, |it| &mut it.translations).push(translation);
            continue;
        }
        if item.reader == Reader::Look {
            if let Some(it) = piece {
                it.pictures = look::pictures(&item.value, &item.key, &mut sink);
            }
            continue;
        }
        if item.reader != Reader::Rules {
            continue;
        }
        let setting = Setting {
            key: item.key.into_owned(),
            value: item.value.text.into_owned(),
            key_place: item.key_place,
            value_place: item.value.place,
        };
        piece.map_or(&mut of_game, |it| &mut it.settings).push(setting);
    }
    let definition = Definition { board, pieces, settings: of_game, translations, appearance };
    words::check(&words, &definition, &mut sink);
    (definition, sink.finish())
}

/// The settings, asked by key; of a repeated key the last holds.
struct LastSettings<'i, 'a>(&'i [SettingItem<'a>]);

impl<'i, 'a> LastSettings<'i, 'a> {
    fn item(&self, key: &str) -> Option<&'i SettingItem<'a>> {
        self.0.iter().rev().find(|it| it.key == key)
    }

    fn value(&self, key: &str) -> Option<&'i TextPart<'a>> {
        self.item(key).map(|it| &it.value)
    }
}
