//! Moves that a key below pieces gives them, for the rules that differ in nothing else.

use definition::Setting;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::ActiveRule;
use engine::ids::{Player, TypeId};

/// Moves that capture in their own way.
#[derive(Debug)]
pub(crate) struct AddedMoves {
    /// By type: the moves it has.
    moves: Vec<(TypeId, Setting)>,
    add: AddMoves,
    says: Sentence,
}

/// Adds the moves of a type to its program.
type AddMoves = fn(&mut Builder<'_>, Player, TypeId, &Setting);

/// What is told of a piece with its moves, in words both.
type Sentence = fn(&str, &str) -> String;

impl AddedMoves {
    /// The rule of a key, if any piece has it.
    pub(crate) fn read(
        builder: &mut Builder<'_>,
        key: &'static str,
        add: AddMoves,
        says: Sentence,
    ) -> Option<Box<dyn ActiveRule>> {
        let moves = builder.settings.below_pieces(key);
        if moves.is_empty() { None } else { Some(Box::new(Self { moves, add, says })) }
    }
}

impl ActiveRule for AddedMoves {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for (kind, setting) in &self.moves {
            for side in Player::BOTH {
                (self.add)(builder, side, *kind, setting);
            }
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        for (kind, setting) in &self.moves {
            let (name, how) = (words.one(*kind), words.steps(&setting.value));
            words.say(Topic::Captures, (self.says)(&name, &how));
        }
    }
}
