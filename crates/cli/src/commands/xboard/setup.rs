//! What XBoard must know of a variant to draw it: `setup`, and `piece` where it may judge moves itself.

use engine::ids::TypeId;
use engine::variant::{Features, Variant};
use game::game::Game;
use game::notation::fen;
use message::{Message, msg};

use super::symbols::Symbols;

/// What Betza's notation and XBoard's reading of it have in common with ours, beside digits.
const COMMON: &str = "WFDNAHLCGZJKQRBmcifblrvshnpe";

/// Why XBoard cannot draw a board; `None` if it can.
pub(super) fn obstacle(variant: &Variant) -> Option<Message> {
    if variant.movement.topology.hexes().is_some() {
        return Some(msg!("cli-xboard-hexagons"));
    }
    // XBoard shows whatever it knows, and it is told every move.
    let hides = !variant.hooks.covers.is_empty() || variant.pieces.face_down.is_some();
    hides.then(|| msg!("cli-xboard-hidden"))
}

/// The lines that tell XBoard about a variant at its start.
pub(super) fn lines(game: &Game, symbols: &Symbols) -> Vec<String> {
    let variant = game.variant();
    let topology = &variant.movement.topology;
    let (position, clocks) = game.start();
    let start = symbols.as_theirs(&fen::write(variant, &position, clocks.0, clocks.1));
    let types = &variant.pieces.types;
    // What may drop is held beside the board; promoted forms lie there as what they were.
    let is_held = |idx: &usize| !types[*idx].id.starts_with('+') && !variant.royals.types.has(TypeId(*idx as u8));
    let held = if variant.has(Features::HANDS) { (1..types.len()).filter(is_held).count() } else { 0 };
    let mut res =
        vec![format!("setup ({}) {}x{}+{held}_fairy {start}", symbols.table(), topology.files, topology.ranks)];
    // By these XBoard judges moves. Where rules add moves, or one is not in its notation, it would refuse some: it is told none.
    if variant.hooks.sources.is_empty() && types.iter().skip(1).all(|it| is_common(&it.moves)) {
        for (idx, it) in types.iter().enumerate().skip(1) {
            res.push(format!("piece {}& {}", symbols.of_type(TypeId(idx as u8)), it.moves));
        }
    }
    res
}

/// Whether XBoard reads moves as we do.
fn is_common(moves: &str) -> bool {
    moves.chars().all(|it| COMMON.contains(it) || it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(definition: &str) -> Vec<String> {
        let (definition, _) = rules::read(definition);
        let game = Game::new(std::sync::Arc::new(game::setup::compile(&definition).0));
        let symbols = Symbols::of(game.variant());
        lines(&game, &symbols)
    }

    #[test]
    fn a_board_is_told_with_its_pieces_where_they_alone_move() {
        let lines = told("files=5\nranks=4\nroyal=K\nking:K:K::e1\ncamel:C:C::a1\n");
        assert_eq!(lines[0], "setup (....................CK....................ck) 5x4+0_fairy c3k/5/5/C3K w - - 0 1");
        assert_eq!(lines[1..], ["piece K& K", "piece C& C"]);
        // Multi-leg moves, castling and drops are left to us.
        for definition in [
            "files=5\nranks=4\nroyal=K\nking:K:K::e1\nhawk:H:mcaWW::a1\n",
            "royal=K\nking:K:KisO2::e1\nrook:R:R::a1,h1\n",
            "files=5\nranks=4\nroyal=K\nholdingsType=-1\nking:K:K::e1\ncamel:C:C::a1\n",
        ] {
            assert_eq!(told(definition).len(), 1, "{definition}");
        }
    }
}
