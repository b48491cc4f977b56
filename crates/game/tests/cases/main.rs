//! Cases from data files and from random games, each a trial that runs alone by its name:
//! `cargo test -p variant-diagram-game --test cases -- perft/chess`. `tests/README.md` says how deep a run goes.

#[path = "../support/case_file.rs"]
mod case_file;
#[path = "../support/common.rs"]
mod common;
#[path = "../support/effect.rs"]
mod effect;
#[path = "../../../catalogue/tests/support/faults.rs"]
mod faults;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/trials.rs"]
mod trials;

mod agreement;
mod awkward;
mod drops;
mod engagement;
mod examples;
mod explorer;
mod fairy;
mod formats;
mod forms;
mod graphs;
mod hostile;
mod material;
mod mixtures;
mod notation;
mod observed;
mod perft;
mod players;
mod positions;
mod properties;
mod published;
mod puzzles;
mod reasons;
mod records;
mod sides;
mod suites;
mod trading;
mod vectors;
mod words;
mod written;

use trials::{Level, Trials, level};

fn main() {
    let mut trials = Trials::default();
    for add in [
        awkward::add,
        engagement::add,
        formats::add,
        graphs::add,
        notation::add,
        players::add,
        puzzles::add,
        reasons::add,
        suites::add,
        vectors::add,
        words::add,
    ] {
        add(&mut trials);
    }
    if level() >= Level::Test {
        for add in [
            agreement::add,
            explorer::add,
            fairy::add,
            forms::add,
            hostile::add,
            material::add,
            mixtures::add,
            perft::add,
            positions::add,
            properties::add,
            records::add,
            written::add,
        ] {
            add(&mut trials);
        }
    }
    if level() == Level::Full {
        for add in [drops::add, examples::add, observed::add, published::add, trading::add] {
            add(&mut trials);
        }
    }
    trials.run()
}
