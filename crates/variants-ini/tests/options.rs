//! Every option there is becomes a key or is refused by name, and what is wrong is noted with its line.

use catalogue::english;
use variants_ini::{ImportNote, Imported, Weight, import};

fn one(text: &str) -> Imported {
    import(text).into_iter().next().expect("a section")
}

fn lost(it: &Imported) -> Vec<&ImportNote> {
    it.notes.iter().filter(|it| it.weight == Weight::Lost).collect()
}

/// An option and a value, and what the definition then says; `!` is a refusal.
const OPTIONS: &str = "\
maxRank = 7 -> ranks=7
maxFile = j -> files=10
startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1 -> fen=4k3
variantTemplate = shogi ->
pieceToCharTable = PNBRQ.K ->
pocketSize = 3 ->
pieceValueMg = p:150 ->
pieceValueEg = p:150 ->
wazir = w -> wazir:W:W
fersAlfil = e -> fers alfil:E:FA
aiwok = a -> aiwok:A:RNF
clobber = c -> clobber:C:cW
customPiece1 = x:mNcR -> x piece:X:mNcR
king = k:W -> king:K:W
mobilityRegionWhiteKnight = *1 *2 -> whiteConfine=N:1-2
promotionRegionWhite = *7 *8 -> promoZone=0
promotionPawnTypes = n -> 
promotionPieceTypes = qn -> promoChoice=QN
promotionPieceTypesBlack = q -> promoChoice=QRBN/Q
promotedPieceType = n:q -> promoOffset=6
promotionLimit = q:1 -> promoLimit=Q:1
mandatoryPawnPromotion = false -> promoChoice=PQRBN
mandatoryPiecePromotion = true ->
piecePromotionOnCapture = true ->
pieceDemotion = true ->
sittuyinPromotion = true -> promoMoveQuiet=1
pawnTypes = p ->
doubleStep = false -> pawn:P:fmWfceF:
doubleStepRegionWhite = *2 *3 -> whiteInitialZone=P:2-3
doubleStepRank = 3 -> initialZone=P:2-3
doubleStepRankMin = 1 -> initialZone=P:1-2
promotionRank = 6 -> promoZone=3
tripleStepRegionWhite = *2 -> whiteMovesAt=P:2:+fmnnH
tripleStepRegionBlack = *7 -> blackMovesAt=P:2:+fmnnH
enPassantRegionBlack = - -> whiteMovesAt=P:2:+fmnD
enPassantRegion = *6 -> blackInitialZone
enPassantTypes = - -> pawn:P:fmWfcFifmnD
castling = false -> king:K:K:
castlingDroppedPiece = true -> dropVirgin=K:e1,R:a1+h1
castlingKingsideFile = h -> castleFiles=c,h
castlingQueensideFile = b -> castleFiles=b,g
castlingRank = 2 ->
castlingKingFile = d ->
castlingKingPiece = q -> queen:Q:QisO
castlingRookKingsideFile = h ->
castlingRookQueensideFile = a ->
castlingRookPieces = n ->
oppositeCastling = true -> !
chess960 = true ->
castlingWins = true -> castlingWins=1
castlingWins = KQkq -> castlingWins=1
castlingWins = kq -> blackCastlingWins=1
castlingWins = q -> !
mustCapture = true -> mustCapture=1
blastOnCapture = true -> captureMatrix=.@@@@@@/
blastImmuneTypes = n ->
mutuallyImmuneTypes = q -> captureMatrix=
petrifyOnCaptureTypes = q -> petrify=Q
petrifyOnCaptureTypes = x -> !
petrifyBlastPieces = true -> !
pieceDrops = true -> drops=1
capturesToHand = true -> holdingsType=-1
dropLoop = true ->
dropPromoted = true ->
mustDrop = true ->
mustDropType = n ->
dropChecks = false ->
firstRankPawnDrops = true ->
promotionZonePawnDrops = true ->
dropRegionWhite = *1 ->
dropNoDoubled = p ->
dropNoDoubledCount = 2 ->
dropOppositeColoredBishop = true ->
sittuyinRookDrop = true ->
shogiPawnDropMateIllegal = true ->
immobilityIllegal = true ->
twoBoards = true -> captureTo=partner
freeDrops = true ->
enclosingDrop = ataxx ->
enclosingDropStart = d4 ->
flipEnclosedPieces = reversi -> flipEnclosed=*:Q
flipEnclosedPieces = ataxx -> flip=*:K
flipEnclosedPieces = quadwrangle -> flipBeside=*
flipEnclosedPieces = both -> !
gating = true ->
seirawanGating = true ->
cambodianMoves = true -> virginLost=K:R
wallingRule = duck -> walling=anywhere
wallingRule = static -> walling=anywhere
wallingRule = arrow -> walling=arrow
wallingRule = past -> walling=past
wallingRule = edge -> walling=edge
wallingRule = nowhere -> !
wallingRegion = *1 ->
wallingRegionWhite = *1 ->
wallOrMove = true ->
pass = true -> pass=1
passWhite = true -> whitePass=1
passOnStalemate = true -> noMoves=pass
diagonalLines = d1 -> !
diagonalLines = d1 e2 d8 e7 -> !
diagonalLines = d1 e2 e8 d7 -> movesAt=R:d1+d7:+frB1
flyingGeneral = true -> facingRoyals=lines
soldierPromotionRank = 5 ->
makpongRule = true -> royalEvade=capture
checking = false -> checking=0
checkCounting = true -> checkCount=3
checkmateValue = draw -> checkmate=draw
shatarMateRule = true -> !
bikjangRule = true -> bikjang=draw
extinctionPseudoRoyal = true ->
dupleCheck = true -> dupleCheck=1
stalemateValue = loss -> stalemate=loss
stalematePieceCount = true -> stalemate=points
extinctionValue = loss ->
extinctionClaim = true -> !
extinctionPieceTypes = p ->
extinctionPieceCount = 1 ->
extinctionOpponentPieceCount = 2 ->
flagPiece = k ->
flagRegionWhite = *8 -> whiteMorph=********
flagRegionWhite = d4 -> whiteMorph=////...*
flagPieceCount = 2 ->
flagPieceBlockedWin = true -> !
flagMove = true ->
flagPieceSafe = true ->
connectN = 3 -> connect=3
connectPieceTypes = n ->
connectVertical = false ->
connectHorizontal = false ->
connectDiagonal = false ->
connectRegion1White = *1 ->
connectRegion2White = *8 ->
connectRegion1Black = *1 ->
connectRegion2Black = *8 ->
connectNxN = 2 -> connectSquare=2
collinearN = 3 -> connectGaps=1
connectValue = loss ->
materialCounting = unweighted -> pointsHand=0
materialCounting = whitedrawodds -> drawOdds=white
materialCounting = blackdrawodds -> drawOdds=black
materialCounting = all -> !
materialCounting = janggi ->
adjudicateFullBoard = true ->
countingRule = makruk -> counting=makruk
nMoveRule = 100 -> nMoveRule=100
nMoveRuleTypes = n ->
nFoldRule = 4 -> repetition=4:draw
nFoldValue = loss -> repetition=3:loss
nFoldValueAbsolute = true ->
perpetualCheckIllegal = true -> perpetualCheck=loss
moveRepetitionIllegal = true -> repeatMove=illegal
chasingRule = axf -> nMoveCheckCap=10
whiteFlag = d8 ->
blackFlag = d1 ->
castlingRookPiece = r ->
whiteDropRegion = *1 ->
dropOnTop = true -> !
";

#[test]
fn every_option_is_mapped_or_refused_by_name() {
    let plain = one("[x:chess]\n");
    let mut bad = Vec::new();
    for line in OPTIONS.lines() {
        let (option, expected) = line.split_once(" ->").expect("an arrow");
        let expected = expected.trim();
        let it = one(&format!("[x:chess]\n{option}\n"));
        let noted = lost(&it);
        if expected == "!" {
            if !matches!(noted[..], [it] if it.line == Some(2)) {
                bad.push(format!("{option}: {noted:?}"));
            }
            continue;
        }
        if noted.iter().any(|it| english(&it.message).contains("not an option")) {
            bad.push(format!("{option}: {noted:?}"));
        }
        if !it.definition.contains(expected) || !expected.is_empty() && plain.definition.contains(expected) {
            bad.push(format!("{option}: {expected} is not new in\n{}", it.definition));
        }
        let (definition, problems) = rules::read(&it.definition);
        let (_, more) = game::setup::compile(&definition);
        let unknown: Vec<_> = problems.iter().chain(&more).filter(|it| it.code == "def.key").collect();
        if !unknown.is_empty() {
            bad.push(format!("{option}: {unknown:?}"));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn what_is_wrong_has_its_line() {
    let it = one(
        "[x:chess]\n\n# a remark\nnonsense\nqueenSize = 3\nflagRegionWhite = z99\nflagPiece = k\npromotionPieceTypes = qxy\n",
    );
    let noted: Vec<(Option<usize>, String)> = lost(&it).iter().map(|it| (it.line, english(&it.message))).collect();
    let lines: Vec<_> = noted.iter().map(|it| it.0).collect();
    assert_eq!(lines, [Some(4), Some(5), Some(6), Some(8)], "{noted:?}");
    assert!(noted[1].1.contains("queenSize") && noted[3].1.contains("x, y"), "{noted:?}");
}

#[test]
fn parents_are_own_sections_or_known_games() {
    let read = import(
        "[big:small]\nmaxRank = 9\n[small:chess]\ncastling = false\n[lost:nobody]\n[loop:loop]\n[a:b]\n[b:a]\nmaxFile = 5\n",
    );
    assert_eq!(read.len(), 6);
    assert!(read[0].definition.contains("ranks=9") && read[0].definition.contains("king:K:K:"));
    assert_eq!(lost(&read[2])[0].line, Some(5));
    assert_eq!(read[2].definition, "", "a section of an unknown parent has no definition");
    assert!(read[4].definition.is_empty() && english(&lost(&read[4])[0].message).contains("from itself"));
}

#[test]
fn strange_texts_do_no_harm() {
    for text in [
        "",
        "[",
        "[]",
        "[:]",
        "=",
        "a=b",
        "[x]\n=\nmaxRank=\nmaxFile=999\nstartFen=\nking=\ncustomPiece1=:\ncustomPiece2=é:é\npromotedPieceType=:::\npromotionLimit=::",
        "\u{feff}[x]\nking = k",
        "[x]\ncastlingRank = -5\ncastlingKingsideFile = ?\npawn=p\nking=k\nrook=r",
    ] {
        for it in import(text) {
            let (definition, _) = rules::read(&it.definition);
            let _ = game::setup::compile(&definition);
        }
    }
    let markup = one("[<b>x</b>:chess]\n");
    assert!(!markup.definition.contains('<'));
}

#[test]
fn long_chains_of_parents_are_cut() {
    let chain: String = (0..2_000).map(|n: i32| format!("[v{n}:v{}]\nking=k\nstartFen=8/8\n", n - 1)).collect();
    let all = variants_ini::import(&chain);
    assert_eq!(all.len(), 2_000);
    let says = |it: &variants_ini::Imported, what: &str| it.notes.iter().any(|it| english(&it.message).contains(what));
    assert!(says(&all[0], "is not known") && all[60].definition.is_empty() && says(&all[1_999], "inherits too much"));
    assert!(!says(&all[60], "inherits too much"));
}

#[test]
fn a_section_of_very_many_options_is_cut_for_its_heirs() {
    let options: String = (0..50_000).map(|n| format!("option{n}=1\n")).collect();
    let heirs: String = (0..500).map(|n| format!("[heir{n}:big]\n")).collect();
    let all = variants_ini::import(&format!("[big:chess]\n{options}{heirs}"));
    assert_eq!(all.len(), 501);
    assert!(all.iter().all(|it| it.notes.len() == 1 && english(&it.notes[0].message).contains("inherits too much")));
}

#[test]
fn a_child_adds_to_the_promotions_of_its_parents() {
    let child = one("[x:minishogi]\ncustomPiece1 = n:N\npromotedPieceType = n:g s:-\n");
    assert_eq!(lost(&child), Vec::<&ImportNote>::new());
    for line in [":+P:", ":+B:", ":+R:", ":+N:"] {
        assert!(child.definition.contains(line), "{line} in\n{}", child.definition);
    }
    assert!(!child.definition.contains(":+S:"), "{}", child.definition);
}

#[test]
fn letters_mean_what_they_meant_to_the_parent() {
    let all = import("[a:chess]\narchbishop = j\npromotionPieceTypes = qj\n[b:a]\narchbishop = a\n");
    assert!(all[1].definition.contains("promoChoice=QA"), "{}", all[1].definition);
    assert_eq!(lost(&all[1]), Vec::<&ImportNote>::new());
}

#[test]
fn promoted_forms_are_royal_confined_limited_and_win_as_their_type() {
    let it = one("[x:chess]\nking = -\ncommoner = k\nfers = g\nextinctionValue = loss\nextinctionPieceTypes = k\n\
         extinctionPseudoRoyal = true\npromotedPieceType = n:k b:g\npromotionPieceTypes = -\npromotionLimit = g:1\n\
         mobilityRegionWhiteFers = *8\nmobilityRegionBlackFers = *1\nflagPiece = g\nflagRegionWhite = a8\n");
    for line in ["royal=+N\n", "confine=+B:8\n", "promoLimit=G:1,+B:1\n"] {
        assert!(it.definition.contains(line), "{line} in\n{}", it.definition);
    }
    let goals = it.definition.split(":+B:").nth(1).is_some_and(|it| it.contains("whiteMorph=*"));
    assert!(goals, "{}", it.definition);
}

#[test]
fn pseudo_royals_are_royal_by_their_number() {
    let of = |more: &str| {
        one(&format!(
            "[x:chess]\nking = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n\
             extinctionPseudoRoyal = true\n{more}\n"
        ))
    };
    let two = "startFen = rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1\n";
    assert!(!of("").definition.contains("extinction="), "one king is royal as always");
    assert!(!of(two).definition.contains("extinction="), "of two kings the last one is royal");
    assert!(of(&format!("{two}extinctionPieceCount = 1")).definition.contains("extinction=0"), "both are royal");
    let three = "startFen = kkk5/8/8/8/8/8/8/KKK5 w - - 0 1\nextinctionPieceCount = 1";
    assert!(
        lost(&of(three)).iter().any(|it| english(&it.message).contains("few of them")),
        "two of three cannot be said"
    );
}

/// The lines of the only section of a text that say something of a key, and how many things are lost.
fn lines(text: &str, key: &str) -> (String, usize) {
    let it = one(text);
    let found: Vec<&str> = it.definition.lines().filter(|it| it.contains(key)).collect();
    (found.join(" "), lost(&it).len())
}

#[test]
fn whichever_piece_comes_first_the_pawn_is_the_pawn() {
    let reset = |text: &str| lines(text, "MoveReset");
    for plain in ["", "promotedPieceType = r:n b:q\n", "promotionPawnTypes = np\n", "pawnTypes = p\n"] {
        let text = format!("[x:chess]\n{plain}");
        assert_eq!(reset(&text), (String::new(), 0), "{plain}");
        let (definition, _) = rules::read(&one(&text).definition);
        let variant = game::setup::compile(&definition).0;
        assert_eq!(variant.pieces.types[variant.pieces.pawn.index()].id, "P", "{plain}");
    }
    assert_eq!(reset("[x:chess]\nshogiPawn = s\npawnTypes = ps\n").0, "nMoveReset=capture,drop,P,S");
    assert_eq!(reset("[x:chess]\nnMoveRuleTypes = n\n").0, "nMoveReset=capture,drop", "a knight goes back");
    let white = reset("[x:chess]\nnMoveRuleTypesWhite = -\n").0;
    assert_eq!(white, "whiteNMoveReset=capture,drop blackNMoveReset=capture,drop,P");
}

#[test]
fn types_promote_by_themselves_whichever_comes_first() {
    let first = one("[x:shogi]\npromotedPieceType = p:-\nimmobilityIllegal = false\n");
    let below = first.definition.split("lance:L:").nth(1).is_some_and(|it| it.contains("whiteMorph=+++++++++"));
    assert!(below, "the first one may stay what it is: {}", first.definition);
    let both = one("[x:chess]\nchancellor = m\npromotedPieceType = p:m\npromotionPieceTypes = qn\n");
    assert!(both.definition.contains("promoChoice=QN+P"), "{}", both.definition);
    let none = one("[x:chess]\npromotionPieceTypes = -\n");
    assert!(none.definition.contains("whiteMorph=!!!!!!!!"), "{}", none.definition);
}

#[test]
fn regions_are_squares_of_the_board() {
    let start = "startFen = 4k3/pppppppp/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n";
    let high = one(&format!("[x:chess]\nmaxRank = 9\n{start}"));
    assert!(high.definition.contains("blackInitialZone=P:3") && high.definition.contains("whiteMorph=/11111111"));
    let some = lines("[x:chess]\nflagPiece = k\nflagRegionWhite = d4 j4 f4 e11\n", "whiteMorph=");
    assert_eq!(some, ("whiteMorph=////...*.*".into(), 1));
    assert_eq!(
        lines("[x:chess]\ndropRegionWhite = *1 ?2\npieceDrops = true\n", "whiteDropZone=*"),
        ("whiteDropZone=*:1".into(), 1)
    );
    // A child's old option is stronger than its parent's region.
    assert!(one("[x:grand]\npromotionRank = 9\n").definition.contains("promoZone=2"));
    assert!(one("[x:chess]\npromotionRank = 6\npromotionRegionWhite = *8\n").definition.contains("promoZone=0"));
}

#[test]
fn each_side_gates_what_it_holds() {
    let of = |held: &str| {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[{held}] w KQBCDFGkqbcdfg - 0 1");
        lines(&format!("[x:seirawan]\nwazir = w\nstartFen = {fen}\n"), "ating=").0
    };
    assert_eq!(of("HEhe"), "gating=H,E");
    assert_eq!(of("HEw"), "whiteGating=H,E blackGating=W");
    assert_eq!(of("w"), "blackGating=W");
    assert_eq!(of(""), "");
}

#[test]
fn types_of_known_games_have_other_letters() {
    let fen = |text: &str| lines(text, "fen=").0;
    let start = "startFen = rheakaehr/9/9/9/9/9/9/9/9/RHEAKAEHR w - - 0 1\n";
    let plain = "fen=rnbakabnr/9/9/9/9/9/9/9/9/RNBAKABNR w - - 0 1";
    assert_eq!(fen(&format!("[x:xiangqi]\n{start}")), plain);
    assert_eq!(fen(&format!("[x:janggimodern]\n{start}")), plain);
    // A letter that another type takes is its own, and a type with a letter of the section's has no other one.
    let own = format!("[x:xiangqi]\ncustomPiece1 = h:N\nelephant = l\n{start}");
    assert_eq!(fen(&own), "fen=rheakaehr/9/9/9/9/9/9/9/9/RHEAKAEHR w - - 0 1");
}

#[test]
fn hops_and_directions_are_those_of_the_other_program() {
    let moves = |moves: &str| lines(&format!("[x:chess]\ncustomPiece1 = x:{moves}\n"), "x piece:X:");
    assert_eq!(moves("mNpW"), ("x piece:X:mNpR:x piece:".into(), 0));
    assert_eq!(moves("gF2pK"), ("x piece:X:gB2pQ:x piece:".into(), 0));
    assert_eq!(moves("fKbQ"), ("x piece:X:fWfFbRbB:x piece:".into(), 0));
    for unknown in ["pA", "mNpD", "AA", "gN", "nH"] {
        assert_eq!(moves(unknown).1, 1, "{unknown}");
    }
}

#[test]
fn games_are_told_in_the_words_of_their_family() {
    let family = |text: &str| {
        let definition = one(text).definition;
        definition.lines().find_map(|it| it.strip_prefix("family=").map(str::to_owned))
    };
    for (parent, named) in [("shogi", "shogi"), ("micro", "shogi"), ("manchu", "xiangqi"), ("janggimodern", "janggi")] {
        assert_eq!(family(&format!("[mine:{parent}]\n")).as_deref(), Some(named));
    }
    // Near misses: no parent says so, or the section itself.
    for text in
        ["[mine:makruk]\n", "[mine:crazyhouse]\nvariantTemplate = shogi\n", "[mine:shogi]\nvariantTemplate = fairy\n"]
    {
        assert_eq!(family(text), None);
    }
}
