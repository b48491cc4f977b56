//! Zones in front of pieces in which their enemies stop.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::program::ride_limits::Stops;

/// Pieces that make their enemies stop.
pub const RULE: Rule = Rule {
    name: "stop zone",
    keys: &[Key::of("stopZone", "types:pattern").adds_up(), Key::of("stopExempt", "types").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct StopZones {
    zones: Vec<PatternGroup>,
    /// Types that no zone stops.
    exempt: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let exempt = builder.settings.type_list("stopExempt");
    let zones = builder.settings.pattern_groups("stopZone");
    if zones.is_empty() { None } else { Some(Box::new(StopZones { zones, exempt })) }
}

impl ActiveRule for StopZones {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        if let Some(zones) = builder.line_patterns(&self.zones) {
            builder.variant.movement.ride_limits().stops = Some(Stops { zones, exempt: self.exempt });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for zone in &self.zones {
            let (who, lines) = (words.any(zone.types), words.steps(&zone.pattern));
            words.tell(Topic::Powers, msg!("stop-zone", who = who, lines = lines));
        }
        if !self.exempt.is_empty() {
            words.tell(Topic::Powers, msg!("stop-zone-exempt", who = words.any(self.exempt)));
        }
    }
}
