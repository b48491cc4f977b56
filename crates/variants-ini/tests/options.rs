//! Every option there is becomes a key or is refused by name, and what is wrong is noted with its line.

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
mandatoryPawnPromotion = false -> promoChoice=!PQRBN
mandatoryPiecePromotion = true ->
piecePromotionOnCapture = true ->
pieceDemotion = true ->
sittuyinPromotion = true -> promoMoveQuiet=1
pawnTypes = p ->
doubleStep = false -> pawn:P:fmWfceF:
doubleStepRegionWhite = *2 *3 -> whiteInitialZone=P:2-3
tripleStepRegionWhite = *2 -> movesAt=P:2:+fmnH
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
mustCapture = true -> mustCapture=1
blastOnCapture = true -> captureMatrix=.@@@@@@/
blastImmuneTypes = n ->
mutuallyImmuneTypes = q -> captureMatrix=
petrifyOnCaptureTypes = q -> !
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
twoBoards = true -> !
enclosingDrop = reversi -> !
enclosingDropStart = d4 -> !
flipEnclosedPieces = reversi -> !
gating = true ->
seirawanGating = true ->
cambodianMoves = true -> virginLost=K:R
wallingRule = duck -> !
wallingRegion = *1 -> !
wallOrMove = true -> !
pass = true -> pass=1
passWhite = true -> whitePass=1
passOnStalemate = true -> noMoves=pass
diagonalLines = d1 -> !
flyingGeneral = true -> facingRoyals=1
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
flagRegionWhite = *8 ->
flagPieceCount = 2 ->
flagPieceBlockedWin = true -> !
flagMove = true ->
flagPieceSafe = true ->
connectN = 3 -> connect=3
connectPieceTypes = n ->
connectVertical = false ->
connectHorizontal = false ->
connectDiagonal = false ->
connectRegion1White = *1 -> !
connectRegion2White = *8 -> !
connectRegion1Black = *1 -> !
connectRegion2Black = *8 -> !
connectNxN = 2 -> !
collinearN = 3 -> !
connectValue = loss ->
materialCounting = janggi -> !
adjudicateFullBoard = true -> !
countingRule = makruk -> counting=makruk
nMoveRule = 100 -> nMoveRule=100
nMoveRuleTypes = n ->
nFoldRule = 4 -> repetition=4:draw
nFoldValue = loss -> repetition=3:loss
nFoldValueAbsolute = true -> !
perpetualCheckIllegal = true -> perpetualCheck=loss
moveRepetitionIllegal = true -> !
chasingRule = axf -> perpetualChase=loss
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
        if noted.iter().any(|it| it.message.contains("not an option")) {
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
    let noted: Vec<(Option<usize>, &str)> = lost(&it).iter().map(|it| (it.line, it.message.as_str())).collect();
    let lines: Vec<_> = noted.iter().map(|it| it.0).collect();
    assert_eq!(lines, [Some(4), Some(5), Some(6), Some(8)], "{noted:?}");
    assert!(noted[1].1.contains("queenSize") && noted[3].1.contains("x y"), "{noted:?}");
}

#[test]
fn parents_are_own_sections_or_known_games() {
    let read = import(
        "[big:small]\nmaxRank = 9\n[small:chess]\ncastling = false\n[lost:nobody]\n[loop:loop]\n[a:b]\n[b:a]\nmaxFile = 5\n",
    );
    assert_eq!(read.len(), 6);
    assert!(read[0].definition.contains("ranks=9") && read[0].definition.contains("king:K:K:"));
    assert_eq!(lost(&read[2])[0].line, Some(5));
    assert!(read[2].definition.contains("fen=rnbqkbnr"));
    assert!(read[4].definition.contains("files=5"));
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
fn long_chains_of_parents_take_linear_work() {
    let chain: String = (0..2_000).map(|n: i32| format!("[v{n}:v{}]\nking=k\nstartFen=8/8\n", n - 1)).collect();
    let started = std::time::Instant::now();
    let all = variants_ini::import(&chain);
    assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
    assert_eq!(all.len(), 2_000);
    let says = |it: &variants_ini::Imported, what: &str| it.notes.iter().any(|it| it.message.contains(what));
    assert!(says(&all[0], "is not known") && says(&all[1_999], "inherits too much"));
    assert!(!says(&all[60], "inherits too much"));
}

#[test]
fn a_section_of_very_many_options_is_cut_for_its_heirs() {
    let options: String = (0..50_000).map(|n| format!("option{n}=1\n")).collect();
    let heirs: String = (0..500).map(|n| format!("[heir{n}:big]\n")).collect();
    let started = std::time::Instant::now();
    let all = variants_ini::import(&format!("[big:chess]\n{options}{heirs}"));
    assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
    assert_eq!(all.len(), 501);
}
