//! `ranking=`: hops of ranked pieces become flying captures over any number of lesser pieces.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words, list};
use crate::rule::Key;
use engine::ids::Player;
use engine::program::{Branch, Gait, NodeId, Powers};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("ranking", "int, after a piece").default("0").doc("Above 0: `p` on a slide captures over any number of pieces of lower ranking, or of equal ranking if it is even.").below_piece()];

/// Highest ranking.
const MOST: u16 = 60_000;

/// Fills the table of ranks and rewrites the hops of ranked types.
pub fn tables(builder: &mut Builder<'_>) {
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "ranking").next_back() else { continue };
        let Some(rank) = setting.value.trim().parse::<u16>().ok().filter(|it| *it <= MOST) else {
            let message = format!("ranking is a number from 0 to {MOST}; 0 is used.");
            builder.settings.report(Severity::Error, "def.number", message, None, setting.value_place.clone());
            continue;
        };
        builder.variant.movement.ranking[kind.index()] = rank;
        if rank == 0 {
            continue;
        }
        for side in Player::BOTH {
            for node in &mut builder.variant.movement.programs[side.index()][kind.index()].nodes {
                node.retain_mut(fly);
            }
        }
    }
}

/// Turns a hop into a flight; says whether anything is left of it.
fn fly(leg: &mut Branch) -> bool {
    if leg.next != NodeId::END || !leg.gait.any(Gait::HOP) {
        return true;
    }
    leg.gait = Gait(leg.gait.0 & !Gait::HOP.0).or(Gait::FLY);
    leg.powers = leg.powers.and(Powers::TAKE.or(Powers::TAKE_OWN).or(Powers::TAKE_ROYAL).or(Powers::RELAY));
    !leg.powers.is_empty()
}

/// Says over whom pieces fly.
pub fn words(words: &mut Words<'_>) {
    let mut ranked: Vec<(i32, String)> = Vec::new();
    for kind in words.builder.kinds() {
        let Some(setting) = words.builder.settings.of_piece(kind.index(), "ranking").next_back() else { continue };
        ranked.extend(setting.value.trim().parse().ok().filter(|it| *it > 0).map(|it: i32| (it, words.name(kind))));
    }
    if ranked.is_empty() {
        return;
    }
    sort::by_key(&mut ranked, |it| std::cmp::Reverse(it.0));
    let order: Vec<String> = ranked.iter().map(|(n, name)| format!("{name} {n}")).collect();
    words.say(Topic::Captures, format!("A slide that may jump captures over any number of pieces of lower ranking, or of equal ranking if it is even. The rankings: {}; all others 0.", list(&order, "and")));
}
