//! Cases from data files, each a trial that runs alone by its name:
//! `cargo test -p variant-diagram-definition --test cases -- hexagon-cells/glinski`. `tests/README.md` says how deep a run goes.

#[path = "../support/describe.rs"]
mod describe;
#[path = "../support/same_in_json.rs"]
mod same_in_json;
#[path = "../../../game/tests/support/trials.rs"]
mod trials;

mod definitions;
mod hexagons;

use trials::Trials;

fn main() {
    let mut trials = Trials::default();
    definitions::add(&mut trials);
    hexagons::add(&mut trials);
    trials.run()
}
