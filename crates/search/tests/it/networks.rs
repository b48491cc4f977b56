//! Networks of every definition: kept up to date move by move, and fair to both sides.

use std::sync::Arc;

use definition::Definition;
use engine::variant::Variant;
use search::computer::evaluation::Evaluator;
use search::computer::network::{Base, Inputs, LANES, MOST_OUTPUT, Network, Parameters};
use search::computer::thinker::{Limits, Thinker};
use search::work::Work;

use crate::common::definitions;
use crate::random::Random;
use crate::symmetry::expect_changed_signs;

/// A network of numbers that mean nothing. `neurons`: 16 or 32.
fn network(definition: &Definition, variant: &Variant, neurons: usize, seed: u64) -> Network {
    let inputs = Inputs::new(variant, &definition.board);
    let mut random = Random::new(seed);
    let mut number = |most: usize| random.below(2 * most + 1) as i16 - most as i16;
    let parameters = Parameters {
        base: if seed.is_multiple_of(2) { Base::Sums } else { Base::All },
        neurons,
        rows: (0..neurons * inputs.len()).map(|_| number(20) as i8).collect(),
        bias: (0..neurons).map(|_| number(60)).collect(),
        output: (0..2 * neurons).map(|_| number(400)).collect(),
        output_bias: number(100),
    };
    Network::new(inputs, parameters).expect("as many numbers as inputs and neurons ask for")
}

/// With assertions on, the search compares the hidden layer of each position with one that is counted anew.
#[test]
fn the_hidden_layer_follows_every_move_of_every_definition() {
    for (at, (_, text)) in definitions().into_iter().enumerate() {
        let definition = rules::read(&text).0;
        let variant = Arc::new(game::setup::compile(&definition).0);
        let network = network(&definition, &variant, LANES * (1 + at % 2), at as u64);
        let evaluator = Arc::new(Evaluator::new(&variant).with_network(network));
        let mut thinker = Thinker::with_evaluator(Arc::clone(&variant), evaluator, variant.start(), 10);
        thinker.set_limits(Limits { nodes: 80, ..Limits::default() });
        thinker.run(&mut || false);
        assert!(thinker.n_nodes() > 0 || thinker.n_moves() == 0);
    }
}

#[test]
fn changed_colours_change_the_sign_of_what_networks_say() {
    expect_changed_signs(|name, definition, variant| {
        Evaluator::new(variant).with_network(network(definition, variant, LANES, name.len() as u64))
    });
}

#[test]
fn networks_of_other_sizes_are_none() {
    let definition = rules::read("files=4\nranks=4\nroyal=K\nrook:R:R::a1\nking:K:K::d1").0;
    let variant = game::setup::compile(&definition).0;
    let sound = network(&definition, &variant, LANES, 1).parameters().clone();
    let is_network = |change: &dyn Fn(&mut Parameters)| {
        let mut parameters = sound.clone();
        change(&mut parameters);
        Network::new(Inputs::new(&variant, &definition.board), parameters).is_some()
    };
    assert!(is_network(&|_| {}));
    assert!(!is_network(&|it| it.neurons = 0));
    assert!(!is_network(&|it| it.neurons = 8));
    assert!(!is_network(&|it| it.rows.truncate(9)));
    assert!(!is_network(&|it| it.bias.push(1)));
    assert!(!is_network(&|it| it.output.clear()));
}

/// Bytes that are damaged anywhere are refused or are a network: nothing else happens.
#[test]
fn damaged_files_are_refused_or_read() {
    let definition = rules::read("files=4\nranks=4\nroyal=K\nrook:R:R::a1\nking:K:K::d1").0;
    let variant = game::setup::compile(&definition).0;
    let bytes = network(&definition, &variant, LANES, 1).to_bytes();
    let mut random = Random::new(5);
    for _ in 0..2000 {
        let mut damaged = bytes.clone();
        match random.below(3) {
            0 => damaged.truncate(random.below(bytes.len())),
            1 => damaged.push(0),
            _ => damaged[random.below(200)] ^= 1 << random.below(8),
        }
        if let Ok(it) = Network::read(&damaged, &variant) {
            assert_eq!(it.to_bytes(), damaged);
            assert!(it.parameters().output.iter().all(|it| it.abs() <= MOST_OUTPUT));
        }
    }
}

/// A change of a definition that its network does not know must not go unseen: the computer would judge by hand.
#[test]
fn networks_of_the_library_fit_their_definitions() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/networks");
    let files = std::fs::read_dir(folder).expect("networks").flatten().map(|it| it.path());
    let networks: Vec<_> = files.filter(|it| it.extension().is_some_and(|it| it == "net")).collect();
    assert!(!networks.is_empty());
    let definitions = definitions();
    for file in networks {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (_, text) = definitions.iter().find(|it| it.0 == name).unwrap_or_else(|| panic!("no definition {name}"));
        let variant = game::setup::compile(&rules::read(text).0).0;
        let bytes = std::fs::read(&file).expect("a file");
        assert!(Network::read(&bytes, &variant).is_ok(), "{name}: learn anew with `npm run networks -- {name}`");
    }
}
