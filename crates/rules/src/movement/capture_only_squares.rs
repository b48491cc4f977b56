//! Squares that may be entered only by capturing and that end a ride.

use crate::builder::areas::Areas;
use crate::prelude::*;
use crate::support::shared::CaptureOnlySquares;

/// Squares that are entered only by capturing.
pub const RULE: Rule = Rule {
    name: "brouhaha",
    keys: &[Key::of("brouhaha", "type:area").per_side().adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["zone"],
};

/// The areas, and the squares of them by side and type.
#[derive(Debug)]
struct CaptureOnly {
    areas: Areas,
    squares: CaptureOnlySquares,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let entries = builder.settings.entries("brouhaha");
    let areas = builder.areas(entries);
    let squares = Player::both(|side| {
        let of_types = builder.kinds().map(|kind| areas.squares(side, kind));
        std::iter::once(None).chain(of_types).collect::<Vec<_>>()
    });
    if squares.iter().flatten().all(Option::is_none) {
        return None;
    }
    let squares = CaptureOnlySquares(squares);
    builder.share(squares.clone());
    Some(Box::new(CaptureOnly { areas, squares }))
}

impl ActiveRule for CaptureOnly {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.movement.ride_limits().halts.clone_from(&self.squares.0);
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Ground, Brouhaha(self.squares));
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (entry, area) in self.areas.iter() {
            let (who, area) = (words.about(entry, self.areas.entries()), words.area_name(area, entry.side));
            words.tell(Topic::Moving, msg!("capture-only-squares", who = who, area = area));
        }
    }
}

/// Drops moves that enter such squares without capturing.
#[derive(Debug)]
struct Brouhaha(CaptureOnlySquares);

impl Pass for Brouhaha {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        (PassMask::ENTER | PassMask::DROP).when(self.0.has(side, kind, sq))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn != Turn::Pass && !candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let enters = candidate.turn == Turn::Drop || candidate.to != candidate.from;
        let shut = enters && self.0.has(candidate.side(), candidate.kind(), candidate.to);
        if shut { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Brouhaha {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (piece, square) = (scene.variant.named(candidate.kind()), scene.variant.label(candidate.to));
        let message = msg!("reason-zone-capture-only", piece = piece, square = square);
        Some(Reason { code: "zone", message, marks: vec![(candidate.to, MarkRole::Other)] })
    }
}
