//! The computer and the solver of problems.

use variant_diagram_wasm::{Diagram, Work};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, get, js, list, number, text, texts};
use crate::work::done;

/// A position with mate in one: e1e8.
pub(crate) fn mate_in_one() -> Diagram {
    let mut res = diagram(CHESS);
    res.set_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").unwrap();
    res
}

/// A search with limits.
fn search(game: &Diagram, limits: &str) -> Work {
    game.search(&js(limits), None)
}

#[wasm_bindgen_test]
fn search_begins_at_the_current_position() {
    let lines = done(&mut search(&mate_in_one(), "{ depth: 3 }")).0;
    assert_eq!(number(&lines, "0.winsIn"), 1.0);
}

#[wasm_bindgen_test]
fn search_takes_the_place_of_an_earlier_one() {
    let mut game = mate_in_one();
    let mut first = search(&diagram(CHESS), "{ depth: 2 }");
    done(&mut first);
    let mut second = game.search(&js("{ depth: 3 }"), Some(first));
    assert_eq!(number(&done(&mut second).0, "0.winsIn"), 1.0);
    game.set_fen("6k1/5ppp/8/8/8/8/8/K2Q4 w - - 0 1").unwrap();
    let mut third = game.search(&js("{ depth: 3 }"), Some(second));
    assert_eq!(number(&done(&mut third).0, "0.winsIn"), 1.0);
    // What is no search knows nothing.
    let mut fourth = game.search(&js("{ depth: 3 }"), Some(game.solver(1)));
    assert_eq!(number(&done(&mut fourth).0, "0.winsIn"), 1.0);
}

#[wasm_bindgen_test]
fn search_limits_bound_depth_positions_and_lines() {
    let lines = done(&mut search(&diagram(CHESS), "{ depth: 2 }")).0;
    assert_eq!((number(&lines, "0.depth"), list(&lines).len()), (2.0, 1));
    assert_eq!(list(&done(&mut search(&diagram(CHESS), "{ depth: 1, lines: 3 }")).0).len(), 3);
    let mut short = search(&diagram(CHESS), "{ nodes: 100 }");
    done(&mut short);
    assert!((100.0..200.0).contains(&short.nodes()));
}

#[wasm_bindgen_test]
fn search_as_a_level_ends_by_itself() {
    assert_eq!(list(&done(&mut search(&diagram(CHESS), "{ level: 1, seed: 7 }")).0).len(), 1);
}

#[wasm_bindgen_test]
fn search_may_tell_a_guess_at_the_first_pause() {
    // The first that is told, by steps that begin and stop at once.
    let told = |diagram: &Diagram, limits: &str| {
        let mut work = search(diagram, limits);
        std::iter::repeat_with(|| work.step(0.0).unwrap()).find(|it| !it.is_undefined()).unwrap()
    };
    assert!(number(&told(&diagram(CHESS), "{}"), "0.depth") > 0.0);
    let guess = told(&diagram(CHESS), "{ early: true }");
    assert_eq!((list(&guess).len(), number(&guess, "0.depth")), (1, 0.0));
    let mut over = diagram(CHESS);
    over.set_fen("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").unwrap();
    assert!(list(&told(&over, "{ early: true }")).is_empty());
}

/// A network for a game of kings and rooks, in which a rook of the side to move is worth so much in parts of a quarter
/// centipawn, wherever it stands.
fn network(text: &str, worth: i16) -> Vec<u8> {
    use search::computer::network::{Base, Inputs, LANES, Network, Parameters};
    let definition = rules::read(text).0;
    let inputs = Inputs::new(&game::setup::compile(&definition).0, &definition.board);
    let mut rows = vec![0; LANES * inputs.len()];
    let mut output = vec![0; 2 * LANES];
    // Each own piece but the last, the king, lights the first neuron.
    for row in rows.chunks_exact_mut(LANES).take(inputs.len() / 4) {
        row[0] = 64;
    }
    output[0] = worth;
    let parameters =
        Parameters { base: Base::Sums, neurons: LANES, rows, bias: vec![0; LANES], output, output_bias: 0 };
    Network::new(inputs, parameters).expect("a network").to_bytes()
}

const ROOKS: &str = "files=4\nranks=4\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::d1";

#[wasm_bindgen_test]
fn judge_by_a_network_changes_scores_of_the_game_and_its_copies() {
    let score = |game: &Diagram| number(&done(&mut search(game, "{ depth: 1 }")).0, "0.centipawns");
    let mut game = diagram(ROOKS);
    let by_hand = score(&game);
    game.judge_by(&network(ROOKS, 4000)).unwrap();
    let learned = score(&game);
    assert!((by_hand - learned).abs() > 20.0, "{by_hand} {learned}");
    assert_eq!(score(&game.copy()), learned);
    assert_eq!(score(&diagram(ROOKS)), by_hand);
}

#[wasm_bindgen_test]
fn judge_by_what_does_not_fit_is_refused() {
    let bytes = network(ROOKS, 1);
    assert_eq!(code(diagram(ROOKS).judge_by(b"PNG")), "no-network");
    assert_eq!(code(diagram(ROOKS).judge_by(&bytes[..99])), "damaged-network");
    assert_eq!(code(diagram(CHESS).judge_by(&bytes)), "other-network");
}

#[wasm_bindgen_test]
fn level_time_grows_with_the_level() {
    assert!(diagram(CHESS).level_time(1) < diagram(CHESS).level_time(8));
}

#[wasm_bindgen_test]
fn solver_finds_the_key() {
    assert_eq!(texts(&get(&done(&mut mate_in_one().solver(1)).0, "keys.0.path")), ["e1", "e8"]);
}

/// A position with one helpmate in one: h8g8 a1a8.
fn help() -> Diagram {
    let mut res = diagram(CHESS);
    res.set_fen("7k/8/6K1/8/8/8/8/R7 b - - 0 1").unwrap();
    res
}

#[wasm_bindgen_test]
fn problem_needs_a_stipulation() {
    for variations in [false, true] {
        assert!(help().problem("h#1", variations).is_ok());
        for it in ["", "h#x", "#", "mate"] {
            assert_eq!(code(help().problem(it, variations)), "bad-stipulation", "{it}");
        }
    }
}

#[wasm_bindgen_test]
fn problem_has_keys() {
    let found = done(&mut help().problem("h#1", false).unwrap()).0;
    assert_eq!(list(&get(&found, "keys")).len(), 1);
    assert_eq!((number(&found, "solutions"), text(&found, "keys.0.san")), (1.0, "Kg8".into()));
    assert_eq!(texts(&get(&found, "keys.0.path")), ["h8", "g8"]);
}

#[wasm_bindgen_test]
fn problem_has_variations_if_they_are_wanted() {
    let found = done(&mut mate_in_one().problem("#1", true).unwrap()).0;
    assert_eq!(list(&get(&found, "keys")).len(), 1);
    assert_eq!((text(&found, "keys.0.san"), number(&found, "duals")), ("Re8#".into(), 0.0));
}
