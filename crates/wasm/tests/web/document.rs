//! Boards in a real document: the element of the built package shows what the views of this engine say.

use std::cell::OnceCell;

use js_sys::{Function, Promise, Reflect};
use variant_diagram_wasm::Diagram;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Document, Element, HtmlElement, ShadowRoot, window};

use crate::support::{CHESS, cell, diagram, get, list, number, path, text};

/// The package as one script; `node scripts/build.mjs --pkg` makes it.
const SCRIPT: &str = include_str!("../../../../pkg/standalone.js");

const DEFINITIONS: [(&str, &str); 6] = [
    ("chess", CHESS),
    ("glinski", include_str!("../../../../tests/diagrams/glinski.txt")),
    ("xiangqi", include_str!("../../../../tests/diagrams/xiangqi.txt")),
    ("cyvasse", include_str!("../../../../tests/diagrams/cyvasse.txt")),
    ("chushogi", include_str!("../../../../tests/diagrams/chushogi.txt")),
    ("omega", include_str!("../../../../tests/diagrams/omega.txt")),
];

fn document() -> Document {
    // The script may define its element once only.
    thread_local!(static DEFINED: OnceCell<()> = const { OnceCell::new() });
    let document = window().unwrap().document().unwrap();
    DEFINED.with(|it| {
        it.get_or_init(|| {
            let script = document.create_element("script").unwrap();
            script.set_text_content(Some(SCRIPT));
            document.head().unwrap().append_child(&script).unwrap();
        });
    });
    document
}

/// An element in the document, that goes when it is dropped.
struct Board(HtmlElement);

impl Board {
    /// Waits until the board shows its definition.
    async fn open(definition: &str) -> Self {
        let document = document();
        let element = document.create_element("variant-diagram").unwrap().unchecked_into::<HtmlElement>();
        element.set_text_content(Some(definition));
        // The runner reports through the body: it is added to, never replaced.
        document.body().unwrap().append_child(&element).unwrap();
        let res = Self(element);
        res.ready().await;
        res
    }

    async fn ready(&self) {
        JsFuture::from(get(&self.0, "ready").unchecked_into::<Promise>()).await.unwrap();
    }

    fn root(&self) -> ShadowRoot {
        self.0.shadow_root().unwrap()
    }

    /// The elements of the shadow tree that a selector finds.
    fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.root().query_selector_all(selector).unwrap();
        (0..found.length()).map(|it| found.item(it).unwrap().unchecked_into()).collect()
    }

    /// Cells with a piece, by the numbers in the drawing, sorted.
    fn occupied(&self) -> Vec<u32> {
        numbers(&self.all("[data-on]"), "data-on")
    }

    /// Calls a method of the element.
    fn call(&self, method: &str, argument: &JsValue) -> Result<JsValue, JsValue> {
        let function = Reflect::get(&self.0, &method.into()).unwrap().unchecked_into::<Function>();
        function.call1(&self.0, argument)
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        self.0.remove();
    }
}

fn numbers(elements: &[Element], attribute: &str) -> Vec<u32> {
    let mut res: Vec<u32> = elements.iter().map(|it| it.get_attribute(attribute).unwrap().parse().unwrap()).collect();
    res.sort_unstable();
    res
}

/// The cells of a view's entries, sorted.
fn cells_of(entries: &JsValue) -> Vec<u32> {
    let mut res: Vec<u32> = list(entries).iter().map(|it| number(it, "cell") as u32).collect();
    res.sort_unstable();
    res
}

/// Cells that are no holes.
fn solid_cells(diagram: &Diagram) -> Vec<u32> {
    let cells = list(&get(&diagram.board().unwrap(), "cells"));
    let solid = |it: &(usize, &JsValue)| number(it.1, "shade") < 3.0;
    cells.iter().enumerate().filter(solid).map(|it| it.0 as u32).collect()
}

#[wasm_bindgen_test]
async fn new_boards_show_the_cells_and_pieces_of_the_views() {
    for (name, definition) in DEFINITIONS {
        let (board, diagram) = (Board::open(definition).await, diagram(definition));
        assert_eq!(numbers(&board.all("[data-cell]"), "data-cell"), solid_cells(&diagram), "{name}");
        assert_eq!(board.occupied(), cells_of(&get(&diagram.scene().unwrap(), "pieces")), "{name}");
        assert_eq!(board.all("[role=grid]").len(), 1, "{name}");
    }
}

#[wasm_bindgen_test]
async fn play_moves_the_piece_in_the_document() {
    let (board, mut diagram) = (Board::open(CHESS).await, diagram(CHESS));
    board.call("play", &path("e2 e4")).unwrap();
    diagram.play(&path("e2 e4")).unwrap();
    assert_eq!(board.occupied(), cells_of(&get(&diagram.scene().unwrap(), "pieces")));
    let label = |name: &str| {
        let found = board.root().query_selector(&format!("[data-cell=\"{}\"]", cell(&diagram, name)));
        found.unwrap().unwrap().get_attribute("aria-label").unwrap()
    };
    assert!(label("e4").contains("pawn") && !label("e2").contains("pawn"), "{} {}", label("e4"), label("e2"));
    let game = get(&board.0, "diagram");
    let fen = get(&game, "fen").unchecked_into::<Function>().call0(&game).unwrap();
    assert_eq!(fen.as_string().unwrap(), diagram.fen());
}

#[wasm_bindgen_test]
async fn options_are_marked_after_a_click() {
    let (board, diagram) = (Board::open(CHESS).await, diagram(CHESS));
    board.call("step", &"g1".into()).unwrap();
    let options = diagram.options(&path("g1")).unwrap();
    assert_eq!(board.all(".marks > .mark").len() as f64, number(&options, "options.length"));
    board.call("step", &"f3".into()).unwrap();
    assert!(board.occupied().contains(&(cell(&diagram, "f3") as u32)));
}

#[wasm_bindgen_test]
async fn play_refuses_in_the_document_with_the_same_code() {
    let (board, mut diagram) = (Board::open(CHESS).await, diagram(CHESS));
    let before = board.occupied();
    let refused = board.call("play", &path("a1 a3")).unwrap_err();
    assert_eq!(text(&refused, "code"), text(&diagram.play(&path("a1 a3")).unwrap_err(), "code"));
    assert_eq!(board.occupied(), before);
}

#[wasm_bindgen_test]
async fn diagnostics_of_the_element_are_those_of_the_engine() {
    let definition = format!("royl=K\n{CHESS}");
    let (board, diagram) = (Board::open(&definition).await, diagram(&definition));
    let codes = |it: &JsValue| list(it).iter().map(|it| text(it, "code")).collect::<Vec<_>>();
    assert_eq!(codes(&get(&board.0, "diagnostics")), codes(&diagram.diagnostics().unwrap()));
    assert!(!codes(&get(&board.0, "diagnostics")).is_empty());
}
