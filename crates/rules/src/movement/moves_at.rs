//! Other moves where a piece stands in an area (`movesAt`), and areas for initial moves (`initialZone`). The type stays.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words, within};
use crate::rule::Key;
use engine::ids::{Player, Sq};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("movesAt", "type:area:moves").doc("In the area the type uses these moves instead of its own; `+moves` adds to them, `-` is no moves. The first entry that covers the square holds.").adds_up(),
    Key::of("initialZone", "type:area").doc("Initial moves of the type ask whether it stands in the area, not whether it is virgin.").per_side().adds_up().alias("initialCells"),
];

/// Reads the keys into the movement tables.
pub fn compile(builder: &mut Builder<'_>) {
    initial_zones(builder);
    let settings: Vec<_> = builder.settings.all("movesAt").collect();
    for setting in settings {
        let parts: Vec<&str> = setting.value.splitn(3, ':').collect();
        let [kind, area, moves] = parts[..] else {
            let message = "movesAt is written type:area:moves; the entry is ignored.".into();
            builder.settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
            continue;
        };
        let Some(kind) = builder.definition().type_of(kind.trim()) else {
            let message = format!("No piece has the ID \"{kind}\"; the entry is ignored.");
            builder.settings.report(Severity::Error, "def.id", message, None, setting.value_place.clone());
            continue;
        };
        let entry = crate::builder::settings::Entry {
            side: None,
            kind: None,
            value: area.trim().to_owned(),
            place: setting.value_place.clone(),
        };
        let Some(area) = builder.area(&entry) else { continue };
        let own = builder.definition().pieces[kind - 1].moves.clone();
        let moves = moves.trim();
        let text = match moves.strip_prefix('+') {
            Some(more) => format!("{own} {more}"),
            None if moves == "-" => String::new(),
            None => moves.to_owned(),
        };
        for side in Player::BOTH {
            let program = builder.program(&text, side, &setting.value_place);
            builder.variant.movement.elsewhere.push(program);
            let idx = builder.variant.movement.elsewhere.len() - 1;
            let n_squares = builder.variant.movement.topology.len();
            let local = builder.variant.movement.local[side.index()][kind]
                .get_or_insert_with(|| vec![0u8; n_squares].into_boxed_slice());
            for sq in (0..n_squares as u16).map(Sq) {
                if area.has(side, sq) && local[sq.index()] == 0 && idx <= 255 {
                    local[sq.index()] = idx as u8;
                }
            }
        }
    }
}

fn initial_zones(builder: &mut Builder<'_>) {
    let entries = builder.settings.entries("initialZone");
    let areas = builder.areas(entries);
    for side in Player::BOTH {
        for kind in builder.kinds() {
            builder.variant.movement.initial[side.index()][kind.index()] = areas.squares(side, kind);
        }
    }
}

/// Says where pieces move in another way.
pub fn words(words: &mut Words<'_>) {
    let settings: Vec<_> = words.builder.settings.all("movesAt").collect();
    for setting in settings {
        let parts: Vec<&str> = setting.value.splitn(3, ':').map(str::trim).collect();
        let [kind, area, other] = parts[..] else { continue };
        let Some(number) = words.builder.definition().type_of(kind) else { continue };
        let kind = Some(engine::ids::TypeId(number as u8));
        let entry = crate::builder::settings::Entry {
            side: None,
            kind,
            value: area.to_owned(),
            place: setting.value_place.clone(),
        };
        let Some(area) = words.area(&entry) else { continue };
        let area = within(&area);
        let name = words.subject(&entry, &[]);
        let sentence = match other.strip_prefix('+') {
            _ if other == "-" => format!("{area} {name} does not move at all."),
            Some(more) => format!("{area} {name} also {}.", words.moves(more)),
            None => format!("{area} {name} moves in another way: it {}.", words.moves(other)),
        };
        words.say(Topic::Moving, sentence);
    }
    let entries = words.builder.settings.entries("initialZone");
    for it in &entries {
        let Some(area) = words.area(it) else { continue };
        let area = within(&area);
        let sentence = format!(
            "{} has its first-move options whenever it stands {area}, whether it has moved or not.",
            words.subject(it, &entries)
        );
        words.say(Topic::Moving, sentence);
    }
}
