//! The computer: the best moves of a position.

use std::sync::Arc;

use engine::ids::Sq;
use engine::moves::spelling::Spellings;
use game::game::Game;
use game::notation::listed_moves::MoveList;
use game::notation::{asked, san};
use game::players_notation::PlayersNotation;
use search::computer::evaluation::{Noise, Prepared};
use search::computer::levels::Level;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Line, TABLE_BITS, Thinker};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::SearchLimits;
use crate::diagram::Diagram;
use crate::from_js;
use crate::thinking::work::{Work, send, texts};
use crate::view::analysis::{AnalysedLineView, AnalysedMoveView};

#[wasm_bindgen]
impl Diagram {
    /// Searches from the current position. Takes the place of an earlier search, and keeps what it knows if its definition is
    /// the same. In JavaScript, `analyse` is the way to use it.
    ///
    /// Without a level it judges as well as it can. `level`: plays as well as one, from 1 to 8; games with another `seed` are
    /// other games, and with a time of the caller (`timed`) the highest level has no other limit. `early`: tells the move
    /// that looks best at the first pause, as a line of depth 0 whose score means nothing.
    #[must_use]
    pub fn search(
        &self,
        #[wasm_bindgen(
            unchecked_param_type = "{ [name in 'depth' | 'nodes' | 'lines' | 'level' | 'seed']?: number | undefined } & { [name in 'timed' | 'early']?: boolean | undefined }"
        )]
        limits: &JsValue,
        earlier: Option<Work>,
    ) -> Work {
        let search = self.begun_search(earlier, from_js::search_limits(limits));
        Work::new(self.game(), search, |game, search, lines| {
            send(&search.begun().map_or_else(Vec::new, |it| views(game, it, lines)))
        })
    }

    /// For how many milliseconds a level usually thinks about a move.
    #[must_use]
    #[wasm_bindgen(js_name = levelTime)]
    pub fn level_time(&self, level: u32) -> u32 {
        Level::numbered(level as usize).milliseconds
    }
}

impl Diagram {
    /// What thinks about the position, and knows what it knew before.
    fn begun_search(&self, earlier: Option<Work>, asked: SearchLimits) -> Prepared<Thinker> {
        let (variant, position) = (Arc::clone(self.game().variant()), self.game().position().clone());
        let judge = self.judge_of_game();
        let is_same = |it: &Thinker| {
            Arc::ptr_eq(it.variant(), &variant) && judge.known().is_some_and(|known| Arc::ptr_eq(it.evaluator(), known))
        };
        let known = earlier.and_then(Work::of::<Prepared<Thinker>>).and_then(Prepared::into_begun).filter(is_same);
        if let Some(mut it) = known {
            it.set_position(position);
            set_limits(&mut it, asked);
            return it.into();
        }
        judge.prepared(move |evaluator| {
            let mut res = Thinker::with_evaluator(variant, evaluator, position, TABLE_BITS);
            set_limits(&mut res, asked);
            res
        })
    }
}

fn set_limits(thinker: &mut Thinker, asked: SearchLimits) {
    let SearchLimits { depth, nodes, lines, level, seed, timed, early } = asked;
    let usual = Limits::default();
    let Some(number) = level else {
        thinker.set_limits(Limits {
            depth: depth.unwrap_or(usual.depth),
            nodes: nodes.unwrap_or(usual.nodes),
            lines,
            early,
        });
        return thinker.set_noise(Noise::Centipawns(0), 0);
    };
    let level = if timed { Level::within_time(number) } else { Level::numbered(number) };
    thinker.set_limits(Limits { early, ..level.limits(thinker.n_moves()) });
    thinker.set_noise(level.noise(), seed);
}

/// How the players of a game write moves, and where the one before these ended.
struct PlayersWay {
    notation: Option<PlayersNotation>,
    last: Option<Sq>,
}

fn views(game: &Game, thinker: &Thinker, lines: &[Line]) -> Vec<AnalysedLineView> {
    let last = game.last().and_then(|it| asked::destination(&it.path));
    let way = PlayersWay { notation: PlayersNotation::of(thinker.variant()), last };
    lines.iter().map(|it| view(thinker, it, &way)).collect()
}

fn view(thinker: &Thinker, line: &Line, way: &PlayersWay) -> AnalysedLineView {
    let (variant, mut moves, mut last) = (thinker.variant(), Vec::new(), way.last);
    thinker.follow(line, |position, list, idx| {
        let path = texts(variant, Spellings::new(list).canonical(idx));
        let players = way.notation.and_then(|it| it.write(MoveList { variant, position, moves: list }, idx, last));
        last = asked::destination(list.path(idx));
        moves.push(AnalysedMoveView { path, san: san::write(variant, position, list, idx), players });
    });
    let (centipawns, wins_in, loses_in) = match line.score {
        Score::Centipawns(it) => (Some(it), None, None),
        Score::WinsIn(n) => (None, Some(n), None),
        Score::LosesIn(n) => (None, None, Some(n)),
    };
    AnalysedLineView { depth: line.depth, centipawns, wins_in, loses_in, moves }
}
