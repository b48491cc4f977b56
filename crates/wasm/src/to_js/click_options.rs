//! What may be clicked next, and move diagrams, as views.

use engine::moves::path::Step;
use engine::variant::Variant;
use game::click_options::{ClickMark, Continuation};
use game::explain::click_phrases;
use game::game::Game;
use game::move_diagram::LonePiece;
use game::notation::path::step_text;

use super::Cells;
use super::position::step_texts;
use crate::view::{MarkView, OptionView, OptionsView};
use crate::words::Language;

pub(crate) fn view(game: &Game, cells: &Cells, path: &[Step], language: &Language) -> OptionsView {
    let options = game.options(path);
    OptionsView {
        whole: options.whole.is_some(),
        play: options.play,
        options: options.next.iter().map(|it| option(game, cells, path, it, language)).collect(),
        taken: cells.cells(&options.taken),
    }
}

fn option(game: &Game, cells: &Cells, path: &[Step], it: &Continuation, language: &Language) -> OptionView {
    let told = click_phrases::phrase(game, path, it);
    OptionView {
        step: step_text(game.variant(), it.step),
        path: step_texts(game.variant(), &it.path),
        cell: match it.step {
            // Where the piece goes on by itself nothing is marked.
            Step::Square(sq) if it.path.contains(&it.step) => cells.cell(sq),
            _ => None,
        },
        kind_of_piece: match it.step {
            Step::Hand(kind) | Step::Prison(kind) | Step::Become(kind) => Some(u16::from(kind.0)),
            Step::Square(_) if it.mark == ClickMark::Morph => {
                it.plays.map(|idx| u16::from(game.current().moves.item(idx).becomes.0))
            }
            Step::Square(_) | Step::Choice(_) | Step::Pass => None,
        },
        mark: mark(path, it),
        count: it.count,
        plays: it.plays.is_some(),
        goes_on: told.as_ref().is_some_and(|it| it.goes_on),
        words: told.map_or_else(String::new, |it| language.say(&it.words)),
    }
}

/// The kind of the mark. A slot in the middle of a path begins nothing: it is chosen.
fn mark(path: &[Step], it: &Continuation) -> &'static str {
    let chosen = !path.is_empty() && matches!(it.step, Step::Hand(_) | Step::Prison(_));
    if chosen { ClickMark::Choice.name() } else { it.mark.name() }
}

/// The marks of a move diagram.
pub(crate) fn move_diagram(variant: &Variant, cells: &Cells, piece: &LonePiece) -> Vec<MarkView> {
    let marks = game::move_diagram::reach(variant, piece).into_iter();
    let views = marks.filter_map(|it| {
        Some(MarkView {
            cell: cells.cell(it.square)?,
            mark: it.mark.name(),
            sign: it.sign.map(ClickMark::name),
            over: cells.cells(&it.over),
            after: cells.cells(&it.after),
        })
    });
    views.collect()
}
