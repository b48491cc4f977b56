//! The board as it is drawn, and its piece types.

use engine::ids::{Player, TypeId};

use super::{CHESS, cell, diagram, index};

#[test]
fn cells_are_read_from_the_top() {
    let board = diagram(CHESS).board_view();
    let names: Vec<&str> = board.cells.iter().map(|it| it.name.as_str()).collect();
    assert_eq!((board.width, board.height, board.rows, board.columns), (8.0, 8.0, 8, 8));
    assert_eq!((names[0], names[7], names[8], names[63]), ("a8", "h8", "a7", "h1"));
    let b7 = cell(&board, "b7");
    assert_eq!((b7.x, b7.y, b7.row, b7.column), (1.5, 1.5, 1, 1));
    assert_eq!(b7.outline, [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5]);
    assert_eq!(b7.neighbors, ["b8", "c7", "b6", "a7"].map(|it| i32::from(index(&board, it))));
}

#[test]
fn neighbours_skip_holes() {
    let board = diagram("files=4\nranks=3\nking:K:K::a1\nhole::::b2,c2").board_view();
    assert_eq!(cell(&board, "b2").shade, 3);
    let to = |from: &str| cell(&board, from).neighbors;
    let at = |name: &str| i32::from(index(&board, name));
    assert_eq!(to("a2"), [at("a3"), at("d2"), at("a1"), -1]);
    assert_eq!(to("c1"), [at("c3"), at("d1"), -1, at("b1")]);
}

#[test]
fn shades() {
    let shades = |text: &str| {
        let board = diagram(&format!("files=3\nranks=2\n{text}\nking:K:K::a1")).board_view();
        ["a1", "b1", "c1", "a2", "b2", "c2"].map(|it| cell(&board, it).shade)
    };
    assert_eq!(shades(""), [1, 0, 1, 0, 1, 0]);
    assert_eq!(shades("shady=0"), [0; 6]);
    assert_eq!(shades("oddShade=#808080"), [2, 0, 2, 0, 1, 0]);
    // Where pieces are lost, of each side as it sees the board.
    assert_eq!(shades("snare=b1+c1"), [1, 2, 2, 0, 2, 2]);
}

#[test]
fn labels_stand_outside_and_count_from_the_first_rank() {
    let board = diagram("files=2\nranks=2\nfirstRank=0\nking:K:K::a0").board_view();
    let labels: Vec<_> = board.labels.iter().map(|it| (it.text.as_str(), it.x, it.y)).collect();
    assert_eq!(labels, [("a", 0.5, 2.3), ("b", 1.5, 2.3), ("0", -0.3, 1.5), ("1", -0.3, 0.5)]);
    let b1 = cell(&board, "b1");
    assert_eq!((b1.x, b1.y, b1.label.as_str()), (1.5, 0.5, "b1"));
    assert!(diagram("files=2\nranks=2\nking:K:K::a1").board_view().labels.is_empty());
}

#[test]
fn planes_stand_side_by_side() {
    let board = diagram("files=2\nranks=2\nplanes=2\nfirstRank=1\nking:K:K::Aa1").board_view();
    assert_eq!((board.width, board.height, board.rows, board.columns), (5.0, 2.0, 2, 4));
    let names: Vec<&str> = board.cells.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Aa2", "Ab2", "Ba2", "Bb2", "Aa1", "Ab1", "Ba1", "Bb1"]);
    let b1 = cell(&board, "Bb1");
    assert_eq!((b1.x, b1.y), (4.5, 1.5));
    assert_eq!(cell(&board, "Ab1").neighbors[1], i32::from(index(&board, "Ba1")));
    let planes = board.planes.unwrap();
    let letters: Vec<_> = planes.names.iter().map(|it| (it.text.as_str(), it.x)).collect();
    assert_eq!((letters, planes.columns), (vec![("A", 1.0), ("B", 4.0)], 3.0));
    assert_eq!(board.labels.iter().filter(|it| it.text == "1").map(|it| it.x).collect::<Vec<_>>(), [-0.3, 2.7]);
    assert!(diagram("king:K:K::a1").board_view().planes.is_none());
}

#[test]
fn piece_types() {
    let diagram = diagram(CHESS);
    let board = diagram.board_view();
    let [pawn, knight, .., king] = board.types.as_slice() else { panic!() };
    assert_eq!((pawn.number, pawn.counts, pawn.royal), (1, [8, 8], false));
    assert_eq!((knight.name.as_str(), knight.moves.as_str()), ("knight", "N"));
    assert_eq!(
        diagram.explanations()[1],
        "moves or captures by a leap of two squares along a rank or file and one to the side"
    );
    assert_eq!(diagram.explanations().len(), board.types.len());
    assert!(king.royal && king.urls.is_none() && king.promoted == 0);
    assert!(board.enforce && !board.hands);
}

#[test]
fn ids_that_are_shared_get_keys() {
    let board = diagram("promoOffset=1\nmaxPromote=1\nsoldier:S:fW::a1\nveteran:S:WF:old:\nking:K:K::e1").board_view();
    let types: Vec<_> = board.types.iter().map(|it| (it.id.as_str(), it.key.as_str(), it.promoted)).collect();
    assert_eq!(types, [("S", "S", 2), ("S", "S'", 0), ("K", "K", 0)]);
    assert_eq!(board.types[1].image, "old");
}

#[test]
fn appearance() {
    let look = diagram("title=T\narrows=e2-e4:red,d4\nsatellite=s\nborders=0\nuseMarkers=2\nking:K:K::e1").board_view();
    let arrows: Vec<_> = look.appearance.arrows.iter().map(|it| (it.from, it.to, it.color.as_deref())).collect();
    assert_eq!(arrows, [(52, Some(36), Some("red")), (35, None, None)]);
    let it = look.appearance;
    assert_eq!((it.title.as_deref(), it.satellite.as_str(), it.borders, it.use_markers), (Some("T"), "s", false, 2));
    let plain = diagram("king:K:K::e1").board_view().appearance;
    assert_eq!((plain.satellite.as_str(), plain.borders, plain.use_markers), ("piece", true, 0));
}

#[test]
fn zones_are_cells_as_they_are_drawn() {
    let diagram =
        diagram("files=3\nranks=4\nfirstRank=1\npromoZone=0\nroyal=K\nman:M:K::a1\nmorph=*!./.#.\nking:K:K::b1");
    let board = diagram.board_view();
    let zones = |black| {
        let side = if black { Player::Black } else { Player::White };
        let views = diagram.zones_of(TypeId(1), side);
        views.iter().map(|it| (board.cells[usize::from(it.cell)].name.clone(), it.zone)).collect::<Vec<_>>()
    };
    let named = |list: [(&str, &'static str); 3]| list.map(|(cell, zone)| (cell.to_owned(), zone));
    assert_eq!(zones(false), named([("b3", "forbidden"), ("a4", "goal"), ("b4", "forbidden")]));
    assert_eq!(zones(true), named([("a1", "goal"), ("b1", "forbidden"), ("b2", "forbidden")]));
    assert_eq!(diagram.piece_type(9).unwrap_err().code, "no-such-type");
}

#[test]
fn rules_are_said_by_topic() {
    let rules = diagram("files=8\nranks=8\nrepetition=3:draw\nking:K:K::e1").rules_in_words();
    let titles: Vec<&str> = rules.topics.iter().map(|it| it.title.as_str()).collect();
    assert_eq!(titles, ["Board", "Start", "Pieces", "Check", "End of the game", "Notation"]);
    assert_eq!(rules.topics[0].sentences[0].text, "The board has 8 files and 8 ranks.");
    let end = &rules.topics[4].sentences;
    assert!(end.iter().any(|it| it.rule == "repetition" && it.text.contains("3rd time")));
    assert_eq!((rules.rules, rules.keys), (vec!["repetition"], vec!["repetition"]));
}

#[test]
fn what_is_said_of_many_is_a_table() {
    let limits = "promoLimit=Q:1,R:2,B:2,N:2,C:1";
    let pieces = "queen:Q:Q::d1\nrook:R:R::a1\nbishop:B:B::c1\nknight:N:N::b1\nchancellor:C:RN::f1";
    let rules =
        diagram(&format!("files=8\nranks=8\n{limits}\npawn:P:fmWfcF::a2\n{pieces}\nking:K:K::e1")).rules_in_words();
    let told: Vec<_> = rules.topics.iter().flat_map(|it| &it.sentences).filter(|it| it.table.is_some()).collect();
    assert_eq!(told.len(), 1);
    assert!(told[0].text.contains("may not promote to a rook while it has 2 on the board."), "{}", told[0].text);
    for it in told.iter().filter_map(|it| it.table.as_ref()) {
        assert!(it.caption.ends_with(':'), "{}", it.caption);
        assert_eq!(it.columns, ["Piece", "Fewer than"]);
        assert_eq!((it.rows.len(), &it.rows[1]), (5, &vec!["Rook".to_owned(), "2".to_owned()]));
    }
}

#[test]
fn ground_and_engagement_are_told() {
    let mut diagram = diagram(
        "files=3\nranks=4\nfirstRank=1\npromoZone=0\nroyal=0\ncheckRule=0\noverlay=engage\n\
         terrainTypes=hill:H:noEnter+opaque:#8c7b62\nterrain=H:c3\narmour=R:2\nengage=P,R:wW2\nstopZone=P:fW\nsymmetry=none\n\
         pike:P:fW::a1,a2\nrook:R:R::b1",
    );
    diagram.set_fen("3/r2/P2/P2 w - - 0 1 terrain=H:c4+c2").unwrap();
    let board = diagram.board_view();
    let name = |it: u16| board.cells[usize::from(it)].name.clone();
    let kinds: Vec<_> =
        board.terrain.iter().map(|it| (it.name.as_str(), it.symbol.as_str(), it.effects.clone())).collect();
    assert_eq!(kinds, [("hill", "H", vec!["noEnter", "opaque"])]);
    assert_eq!(board.terrain[0].color.as_deref(), Some("#8c7b62"));
    let ground: Vec<_> = diagram.scene_view().ground.iter().map(|it| (name(it.cell), it.kind)).collect();
    assert_eq!(ground, [("c2".to_owned(), 1), ("c4".to_owned(), 1)]);
    let told = diagram.relations_view();
    let engaged: Vec<_> = told
        .engaged
        .iter()
        .map(|it| (name(it.cell), it.by.iter().map(|it| name(*it)).collect::<Vec<_>>(), it.points, it.need, it.open))
        .collect();
    let of = |cell: &str, by: &[&str], points, need, open| {
        (cell.to_owned(), by.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>(), points, need, open)
    };
    assert_eq!(engaged, [of("a2", &["a3"], 1, 0, true), of("a3", &["a1", "a2"], 2, 2, true)]);
    let stops: Vec<_> = told.white_stops.iter().map(|it| name(*it)).collect();
    assert_eq!((stops, told.black_stops.len()), (vec!["a2".to_owned(), "a3".to_owned()], 0));
    assert!(board.relations && told.show_engaged && !told.show_stops);
}

#[test]
fn tiles_show_their_faces_to_both_sides() {
    let text = "files=4\nranks=4\nsymmetry=rotate\nroyal=0\nterrainTypes=hill:H:noLand,lake:L:mute\ntiles=T:H./-L\ntiles=S:-@/L.\ntileTurns=T:all\ntile:T:W::\nstone:S:W::\nking:K:K::a1";
    let board = diagram(text).board_view();
    let name = |it: u16| board.cells[usize::from(it)].name.as_str();
    let faces = |id: &str| {
        let kind = board.types.iter().find(|it| it.id == id).unwrap();
        kind.faces.as_ref().map(|it| {
            it.each_ref().map(|face| {
                let cells = face.cells.iter().map(|it| format!("{}{}", name(it.cell), it.kind)).collect::<Vec<_>>();
                (cells.join(" "), face.piece.map(name))
            })
        })
    };
    let [white, black] = faces("T").unwrap();
    assert_eq!((white.0.as_str(), white.1), ("b12 a21 b20", None));
    assert_eq!((black.0.as_str(), black.1), ("c30 d31 c42", None));
    let [white, _] = faces("S").unwrap();
    assert_eq!((white.0.as_str(), white.1), ("a12 b10 b20", Some("b2")));
    assert!(faces("K").is_none());
}

#[test]
fn edges_that_sides_join_are_told_where_they_differ() {
    let linked = |lines: &str| {
        let text = format!("files=3\nranks=3\nsymmetry=none\ndrops=1\nroyal=0\n{lines}\nstone:P:-:checker:");
        let board = diagram(&text).board_view();
        board
            .linked
            .map(|it| it.iter().map(|it| board.cells[usize::from(*it)].name.clone()).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(linked("whiteLink=1,3\nblackLink=a1-a3,c1-c3"), ["a1 b1 c1 a3 b3 c3", "a1 c1 a2 c2 a3 c3"]);
    assert_eq!(linked("link=1,3"), ["", ""]);
    assert_eq!(linked(""), ["", ""]);
}
