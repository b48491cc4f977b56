//! `ranking=`: hops of ranked pieces become flying captures over any number of lesser pieces.

use crate::prelude::*;
use engine::program::{Branch, Gait, NodeId, Powers};

/// Pieces that capture over lesser ones.
pub const RULE: Rule = Rule {
    name: "ranking",
    keys: &[Key::of("ranking", "int, after a piece").default("0").below_piece()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Highest ranking.
const MOST: u16 = 60_000;

/// The types above 0, and how high they rank.
#[derive(Debug)]
struct Rankings(Vec<(TypeId, u16)>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut ranked = Vec::new();
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "ranking").next_back() else { continue };
        match setting.value.trim().parse::<u16>() {
            Ok(rank) if rank <= MOST => ranked.extend((rank > 0).then_some((kind, rank))),
            _ => {
                let message = msg!("def-number", key = "ranking", least = 0, most = MOST, used = 0);
                builder.settings.report(Severity::Error, "def.number", message, None, setting.value_place.clone());
            }
        }
    }
    if ranked.is_empty() { None } else { Some(Box::new(Rankings(ranked))) }
}

impl ActiveRule for Rankings {
    /// Fills the table of ranks and rewrites the hops of ranked types.
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let movement = &mut builder.variant.movement;
        for &(kind, rank) in &self.0 {
            movement.ranking[kind.index()] = rank;
            for side in Player::BOTH {
                for node in &mut movement.programs[side][kind.index()].nodes {
                    node.retain_mut(fly);
                }
            }
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let mut ranked = self.0.clone();
        sort::by_key(&mut ranked, |it| std::cmp::Reverse(it.1));
        let one = |&(kind, rank): &(TypeId, _)| msg!("ranking-one", piece = words.named(kind), rank = rank);
        let others = msg!("ranking-one", piece = msg!("all-others"), rank = 0);
        let all: Vec<Message> = ranked.iter().map(one).chain([others]).collect();
        words.tell(Topic::Captures, msg!("ranking"));
        let sentence = msg!("ranking-list", all = Arg::listed(all.iter().cloned()));
        let columns = &[Column::PIECE, Column::of("rank", "column-rank")];
        words.tell_list(Topic::Captures, sentence, &all, msg!("ranking-table"), columns);
    }
}

/// Turns a hop into a flight; says whether anything is left of it.
fn fly(leg: &mut Branch) -> bool {
    if leg.next != NodeId::END || !leg.gait.contains(Gait::HOP) {
        return true;
    }
    leg.gait = leg.gait.difference(Gait::HOP) | Gait::FLY;
    leg.powers &= Powers::TAKE | Powers::TAKE_OWN | Powers::TAKE_ROYAL | Powers::RELAY;
    !leg.powers.is_empty()
}
