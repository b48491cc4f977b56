//! What pieces are estimated to be worth.

use game::explain::piece_value::worth;

#[test]
fn known_pieces_are_worth_about_what_people_say() {
    let text = "pawn:P:fmWfceF::a2-h2\nknight:N:N::b1\nbishop:B:B::c1\nrook:R:R::a1\nqueen:Q:Q::d1\nlady:L:Q::e1\nking:K:K::f1\nroyal=7\nvalues=L:850";
    let (definition, _) = rules::read(text);
    let (variant, _) = game::setup::compile(&definition);
    let sut = worth(&variant);
    let near = |kind: usize, low: i32, high: i32| assert!((low..=high).contains(&sut[kind]), "{kind}: {}", sut[kind]);
    near(1, 60, 150);
    near(2, 280, 360);
    near(3, 280, 400);
    near(4, 420, 560);
    near(5, 800, 1_050);
    assert_eq!((sut[6], sut[7]), (850, 0));
}
