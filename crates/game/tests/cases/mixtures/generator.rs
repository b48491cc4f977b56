//! Definitions put together at random out of every rule, some lines of each. Playing them is not done here.

use crate::random::Random;

/// The types: ID, moves that it may get, squares of the start.
const PIECES: [(&str, &[&str], &str); 10] = [
    ("P", &["fmWfceFifmnD", "fmWfceFifmnD", "fW", "fmWfcF", "mfFcfW"], "a2,c2,e2,f2"),
    ("R", &["R", "R", "N0", "R'cF", "nQ", "gQ", "wR", "oR", "mRcaibR"], "a1"),
    ("N", &["N", "N", "mafsW", "nN", "afafsKafsafzfK", "ffN", "C"], "b1"),
    ("B", &["B", "B", "FyafsF", "nA", "cpR", "zB", "BN", "dFmB"], "c1,b2"),
    ("C", &["mRcpR", "mRcpR", "mBcpB", "pafR", "masR"], "e1"),
    ("L", &["KcaK", "KNADcaKcabKmabK", "KmabK", "mKcavK", "cabKK"], "d2"),
    ("W", &["W'cF", "W", "xKW", "udKW", "jW2D", "WK~2"], "f1"),
    ("X", &["FAdW", "I", "xbIW", "[W?fsB]", "tR", "UW", "[cK?K]"], ""),
    ("Y", &["Q", "W[F?fR]", "WmK~2", "cppRmB", "fafyafcWmQ"], ""),
    ("K", &["KdUisO2", "K", "KisO2", "WfkR", "KinN", "KisjO2"], "d1"),
];

/// The keys of the game: how rarely they are taken, and their values. A value may say more lines, with their keys.
const KEYS: &[(&str, usize, &[&str])] = &[
    ("royal", 1, &["K", "K", "K", "K,B", "K,X", "C\nroyal=R", "0", "K,L"]),
    ("extinction", 5, &["0", "1", "2", "X:loss", "P,N:loss:0:1", "B&R:win"]),
    ("checkRule", 8, &["0"]),
    ("dupleCheck", 8, &["1"]),
    ("checkmate", 12, &["win", "draw"]),
    ("stalemate", 10, &["loss", "win", "points", "1/4"]),
    ("noMoves", 12, &["loss", "win", "draw", "pass"]),
    ("checking", 14, &["0"]),
    ("mustCapture", 14, &["1"]),
    ("chain", 12, &["R", "*", "L,N", "P,K", "B,C,X"]),
    ("chainVictims", 6, &["now", "next"]),
    ("chainPromotion", 6, &["passing"]),
    ("majority", 12, &["most", "value,by:K", "first:P+N,most:R"]),
    ("majorityValue", 10, &["R:5,N:3"]),
    ("facingRoyals", 12, &["1"]),
    ("bikjang", 16, &["draw", "points"]),
    ("pass", 12, &["1", "rest"]),
    ("passPass", 12, &["draw", "points"]),
    ("walling", 14, &["past", "anywhere\nwallRegion=d4-e5", "edge\nwallRegion=1-2", "arrow\nwallRegion=3"]),
    ("wallMoves", 8, &["1"]),
    ("wallOrMove", 10, &["1"]),
    ("wallName", 10, &["duck"]),
    ("wallPush", 10, &["along", "off"]),
    ("wallCount", 10, &["1", "3"]),
    ("captureAgain", 14, &["1"]),
    ("ko", 14, &["1"]),
    ("petrify", 12, &["N,B", "*"]),
    ("points", 10, &["R:5,N:3,P:1,second:1.5", "L:-2,first:0.5"]),
    ("baring", 12, &["0", "0,strict", "P", "0,live", "N,strict,live"]),
    ("checkCount", 10, &["2", "5"]),
    ("connect", 20, &["4", "5", "3"]),
    ("connectTypes", 8, &["P", "P,R,N"]),
    ("connectLines", 8, &["h", "vd", "hv"]),
    ("connectResult", 8, &["loss", "draw"]),
    ("connectAcross", 8, &["half", "b2-d4"]),
    ("castlingWins", 16, &["1"]),
    ("repetition", 6, &["2:draw", "3:loss", "2:win", "2:illegal", "3:illegal", "2:starter", "3:white", "3:black"]),
    ("repetitionExempt", 8, &["evasion"]),
    ("perpetualCheck", 8, &["loss", "draw", "illegal"]),
    ("perpetual", 14, &["loss"]),
    ("perpetualChase", 10, &["loss", "illegal"]),
    ("chaseRule", 14, &["axf"]),
    ("perpetualAttack", 10, &["loss"]),
    ("repeatMove", 12, &["illegal"]),
    ("nMoveRule", 10, &["3", "8"]),
    ("nMoveResult", 10, &["win", "loss"]),
    ("fullBoard", 20, &["draw", "points"]),
    ("pointsHand", 20, &["0"]),
    ("lend", 12, &["*:fW", "N,C:N", "R:sW"]),
    ("lendMoves", 14, &["N:W", "*:KnD"]),
    ("lendTo", 14, &["P,K", "!R"]),
    ("lendInstead", 12, &["*", "P,B"]),
    ("lendBarred", 16, &["P:1+c3", "half"]),
    ("paralyse", 12, &["R:R,P:fF", "*:K"]),
    ("paralyseAll", 16, &["R", "L,K"]),
    ("patrol", 14, &["*:K", "R:R,N:N"]),
    ("patrolled", 16, &["R,B", "!K"]),
    ("rebirth", 12, &["P:file,N,R:colour", "*:home", "!K:far"]),
    ("rebirthMover", 14, &["N,B:colour", "*:home", "P:far"]),
    ("snare", 14, &["c3", "d4+e5"]),
    ("snareGuard", 10, &["W", "K"]),
    ("snareSpared", 16, &["K", "P,N"]),
    ("link", 14, &["1,8", "a1-a3,c1-c3,half", "2:a1,c1,1,half"]),
    ("linkRing", 10, &["1"]),
    ("pieRule", 10, &["stay", "mirror"]),
    ("linkTypes", 16, &["P,R"]),
    ("linkSteps", 16, &["K"]),
    ("linkResult", 16, &["loss", "draw"]),
    ("captureResult", 14, &["K:K:win,*:K:draw", "P:R+N:loss"]),
    ("flip", 10, &["N:K", "R,B:R", "P:fF,Q:Q2", "*:W"]),
    ("flipEnclosed", 10, &["R:Q", "*:R", "N,P:B2"]),
    ("flipPassed", 14, &["R:R", "C,X:Q"]),
    ("flipSpared", 8, &["K", "N,P"]),
    ("mustFlip", 20, &["N", "B,X"]),
    ("flipFirst", 8, &["c3", "half"]),
    ("custodian", 10, &["R,B:R", "*:W", "N,P:K", "Q:B2"]),
    ("intervention", 12, &["R:W", "N,X:Q", "*:F"]),
    ("surround", 12, &["*:W", "K:F", "P,N:K"]),
    ("surroundArea", 20, &["half", "K:c3", "P:1+a1"]),
    ("surroundEdge", 12, &["*", "K,P"]),
    ("anvil", 16, &["R,B", "P", "!K"]),
    ("hostileSquares", 14, &["c3+d4", "a1", "half"]),
    ("custodianSpared", 16, &["K:all", "half", "N:c3"]),
    ("flipMover", 10, &["P,N:capture", "R:quiet", "Q,B:any"]),
    ("approach", 12, &["N:K", "*:Q", "R,B:R3", "P:fW"]),
    ("withdraw", 12, &["R:Q", "*:K", "L,B:F"]),
    ("approachOrWithdraw", 12, &["*", "N,R"]),
    ("coordinate", 12, &["R:R", "*:Q", "N:F2"]),
    ("coordinateWith", 16, &["N", "P,R"]),
    ("chameleon", 12, &["B", "L,X", "*", "K"]),
    ("paralyseWhom", 16, &["R:N+B", "*:K"]),
    ("swapWith", 14, &["W:N", "*:P+R", "K:!K"]),
    ("push", 10, &["R:W2", "*:K", "N:N,P:fW", "B:F3,X:Q"]),
    ("drive", 14, &["R:R", "N:N,W:W", "*:K"]),
    ("takeWalls", 12, &["*:K", "R:R,N:N", "L:Q2"]),
    ("neutral", 14, &["N", "L", "*", "K"]),
    ("neutralSafe", 14, &["1"]),
    ("evadeOnly", 14, &["K:bK", "*:sW", "R:fR"]),
    ("fullRide", 14, &["R:R", "*:Q", "B:fB"]),
    ("turnLast", 12, &["P", "N+L", "*"]),
    ("driveOwn", 16, &["P:fW", "B:B2"]),
    ("driveEnemy", 16, &["P:fF", "R:R"]),
    ("drag", 14, &["R:R", "N:N", "B:B,W:W"]),
    ("pushBehind", 12, &["W", "*", "N,B"]),
    ("pull", 12, &["R:R", "*:W", "N:N"]),
    ("pushMost", 10, &["*:2", "R:5,B:0"]),
    ("pushWhom", 12, &["*:P+N:enemy", "R:!K:own", "N:*"]),
    ("pushOff", 6, &["any", "enemy", "own", "none"]),
    ("pointsLeft", 20, &["5", "2"]),
    ("endless", 14, &["P", "N,X"]),
    ("drawOdds", 25, &["white", "black"]),
    ("nMoveReset", 10, &["capture,P", "drop", "promotion,K"]),
    ("nMoveCheckCap", 10, &["1"]),
    ("counting", 16, &["makruk", "cambodian", "asean"]),
    ("impasse", 16, &["27", "24"]),
    ("material", 14, &["chess"]),
    ("claims", 12, &["repetition", "nMoveRule,counting", "impasse"]),
    ("goalSafe", 8, &["1"]),
    ("goalCount", 10, &["2"]),
    ("goalReply", 10, &["1"]),
    ("goalEarly", 10, &["1"]),
    ("promoChoice", 2, &["RB", "!PX*R", "!P3,Y2,*B/RX/!PN", "YR", "", "*X*Y"]),
    ("promoOffset", 4, &["4\nmaxPromote=4", "5\nmustPromote=P", "5\nmaxPromote=5\nmustPromote=*"]),
    ("promoLeave", 8, &["1"]),
    ("maxPromote", 8, &["2", "0", "3"]),
    ("promoZone", 3, &["2", "0", "3"]),
    ("mustPromote", 12, &["N"]),
    ("promoLimit", 6, &["R:1,X:2", "B:2", "X:0"]),
    ("promoFrom", 12, &["hand", "prison"]),
    ("promoMove", 8, &["P:3-4:X:mF\npromoMoveQuiet=1", "P:4:B:W\npromoMoveLast=1", "N:all:Y:K"]),
    ("promoMoveLast", 20, &["1"]),
    ("promoMoveQuiet", 20, &["1"]),
    ("holdingsType", 2, &["-1", "-1", "1", "-2"]),
    ("captureTo", 10, &["hand", "gone", "partner", "prison"]),
    ("demote", 8, &["R:P", "1", "0", "N:none,B:X"]),
    ("drops", 8, &["1", "0"]),
    ("mustDrop", 16, &["*", "N"]),
    ("dropInCheck", 10, &["0"]),
    ("dropZone", 6, &["2-4", "P:2-5,N:half", "a2-c4+e3", "!zone"]),
    ("immobile", 6, &["illegal", "drops", "P:illegal,N:drops"]),
    ("nifu", 6, &["P:1", "N:2,P:1"]),
    ("dropOpposite", 10, &["B", "P,N"]),
    ("dropNearZone", 16, &["W", "N"]),
    ("dropNear", 8, &["friend", "P:foe", "notFriend", "R:notFoe"]),
    ("dropSide", 8, &["either", "promoted", "P:either"]),
    ("dropChecks", 10, &["0", "P:0"]),
    ("dropMate", 10, &["P:illegal", "loses", "illegal"]),
    ("initialZone", 8, &["P:2-3", "K:1,R:1"]),
    ("dropVirgin", 8, &["R:1", "P:2"]),
    ("gating", 6, &["X", "X,Y"]),
    ("gateFrom", 10, &["1-2", "half"]),
    ("gateAnswersCheck", 10, &["1"]),
    ("autoGate", 25, &["1"]),
    ("exchange", 10, &["R>B=N>P"]),
    ("atomicCapture", 4, &["0", "K:0", "R:0,P:1"]),
    ("blastCheck", 4, &["0"]),
    ("blastZone", 4, &["W", "fWbF", "N"]),
    ("blastImmune", 5, &["P", "R,K"]),
    ("iron", 6, &["X", "N,W"]),
    ("haven", 6, &["d1-e2", "K:1", "N:3-4,R:a1"]),
    ("brouhaha", 6, &["R:3,B:d4", "*:c3"]),
    ("confine", 5, &["K:1-3", "N:!c3-d4", "B:half+c4"]),
    ("movesAt", 6, &["N:3-4:KcaK", "P:!half:+sW", "R:2:-", "L:c3:N"]),
    ("royalEvade", 8, &["capture"]),
    ("succession", 8, &["N", "B"]),
    ("virginLost", 8, &["P:R,K:N"]),
    ("castleFlip", 10, &["1"]),
    ("castlePartner", 8, &["N", "R,P"]),
    ("castleLeap", 10, &["1"]),
    ("royalLeap", 10, &["free", "either"]),
    ("castleFiles", 10, &["b,e", "c,d"]),
    ("protected", 8, &["L", "R,N"]),
    ("counterStrike", 8, &["L", "R,L"]),
    ("tradeThreshold", 10, &["N", "2"]),
    ("values", 10, &["R:500,L:900,P:100,N:300"]),
    ("minimumBridge", 8, &["B", "-1", "2"]),
    ("tradeAdjacent", 8, &["1"]),
    ("enclose", 16, &["P"]),
    ("shuffle", 8, &["RNB", "!BN,K"]),
    ("array", 20, &["Small:knrbx/5/5/5/KNRBX w - - 0 1"]),
    ("start", 16, &["3"]),
    ("spell", 4, &["burn", "freeze", "protect", "hide", "charm", "brake", "brake, hide", "charm,burn"]),
    ("trackPieces", 4, &["X", "K", "N", "P"]),
    ("trackedTypes", 10, &["2"]),
    ("spellZone", 8, &["W", "fFbW", "N"]),
    ("symmetry", 8, &["rotate"]),
    ("enforce", 60, &["0"]),
    (
        "terrainTypes",
        6,
        &["hill:H:noEnter+noLand+opaque+cover,moor:M:stop+mute,wood:W:shield\nterrain=H:c3,M:a3-b4,W:d3"],
    ),
    ("terrain", 12, &["H:b3+d4", "M:a1"]),
    ("terrainExempt", 12, &["N:hill:noEnter,R:moor:stop"]),
    ("armour", 10, &["P,N:1:light,R:2", "*:1", "K:2:heavy"]),
    ("engage", 6, &["*:wQ3", "P:fF,R:W,N:N", "*:K"]),
    ("engageWeight", 10, &["R:2"]),
    ("engageSelf", 14, &["N"]),
    ("binder", 10, &["R:W", "K:K"]),
    ("stopZone", 8, &["P:fsF", "K:K,N:wwR2"]),
    ("stopExempt", 12, &["R", "!K"]),
    ("quietHold", 10, &["P:fW", "R:K"]),
    ("hurdles", 10, &["C:P+R", "*:!K"]),
    ("extraMove", 10, &["P:P:quiet+other", "N:N:same", "P:K+N:must", "R:P:-", "P:P:quiet+other+must"]),
    ("turnMoves", 12, &["2", "3"]),
    ("firstTurn", 12, &["1"]),
    ("turnGrowth", 24, &["1", "2"]),
    ("turnCheck", 12, &["ends", "last"]),
    ("turnPiece", 12, &["same", "other", "each"]),
    ("turnPassing", 12, &["chain"]),
    ("overlay", 14, &["engage,stop"]),
    ("goal", 20, &["captureAll", "captureRoyal", "reach:P:4"]),
    ("goalMoves", 20, &["5"]),
    ("opponent", 30, &["idle", "plays"]),
    ("surroundGroup", 14, &["*:W", "P,N:K"]),
    ("nMovePieces", 12, &["2", "8"]),
    ("safeArrival", 14, &["N", "K,R", "*"]),
    ("promoMoveAway", 20, &["1"]),
];

/// Keys that come last, so that definitions without them stay what they were.
const LATER: &[(&str, usize, &[&str])] = &[
    ("dropTurns", 14, &["whole\nmustDrop=N", "sealed\nmustDrop=*", "whole"]),
    (
        "tiles",
        8,
        &[
            "X:T.\\.T\ndrops=1\nterrainTypes=tarn:T:mute,scree:S:noLand",
            "X:T.:T/.,Y:@T/S.\ndrops=1\nterrainTypes=tarn:T:mute,scree:S:noLand",
        ],
    ),
    ("tileTurns", 6, &["X:half", "X,Y:all"]),
    ("tileOver", 6, &[".T", "T"]),
    ("tileFill", 10, &["1"]),
    ("tileApart", 6, &["T", "ST"]),
    ("customEffect", 40, &["*:nobody", "N:nobody,R:nobody"]),
    ("customMemory", 40, &["n", "n:3,m:-1"]),
    ("planes", 8, &["2", "2\nplaneTransfer=*", "2\nplaneTransfer=*", "3\nplaneTransfer=N,R,K", "2\nplaneTransfer=!P"]),
    ("planes", 16, &["3\nplaneSteps=*:1:W,R:straight:R", "2\nplaneSteps=P:+1:cF,N:1:N"]),
    ("fog", 12, &["1"]),
    ("faceDown", 14, &["N:P", "N,R:P\nturnUp=own", "N:P,B:R\nturnUp=any"]),
    ("sight", 14, &["*:K", "P:fF2"]),
    ("shuffleSides", 14, &["apart", "together"]),
    ("dice", 16, &["1", "2", "3\ndiceTypes=P,R,K"]),
    ("diceDoubles", 4, &["1"]),
    ("chainStop", 8, &["1", "1\nchain=N,K,L\napproach=N:K", "1\nchain=*"]),
    ("chainTurn", 8, &["1", "1\nchain=*\nwithdraw=*:Q", "1\nchain=R,P\ncustodian=R:R,P:W"]),
    ("pushRow", 12, &["*:3", "R:2,P:3\npush=R:W2,P:fW"]),
    ("rowSteps", 12, &["P:W", "*:K", "P+R:fsW,N:N"]),
    ("rowMost", 4, &["2", "5"]),
    ("lineMoves", 12, &["N:Q", "*:R", "P:fR,K:B", "L:R3"]),
    ("united", 16, &["P", "*", "R,N"]),
    ("rebirthThere", 6, &["0", "0\nrebirthMover=R,P:file,N:home"]),
    ("flipBeside", 6, &["*", "P,N\nflip=P,N:K"]),
    ("connectGaps", 6, &["1", "1\nconnect=3"]),
    ("connectSquare", 16, &["2"]),
    ("dropNear", 24, &["ground\ndrops=1", "slide\ndrops=1"]),
    ("unitedSteps", 4, &["W"]),
    ("unitedResult", 4, &["loss", "draw"]),
    ("pushAside", 12, &["R:W", "*:K", "N,B:F\npushWhom=N:P:enemy"]),
    ("pullAside", 12, &["R:W", "*:K", "P,K:fW"]),
    ("turnCount", 6, &["pieces\nturnMoves=2", "pieces\nturnMoves=3\npushAside=R,K:K", "moves"]),
    ("turnChange", 6, &["1", "1\nturnMoves=2"]),
    ("paralyseGuard", 6, &["W\nparalyse=*:K", "K"]),
    ("goalTurn", 8, &["1"]),
];

/// Keys below a piece: how rarely they are taken, and their values. `morph` has values of its own.
const BELOW: &[(&str, usize, &[&str])] = &[
    ("advance", 30, &["R", "W"]),
    ("antiTrade", 14, &["2", "-1\ntradeOnWay=1", "6", "3", "101"]),
    ("burn", 30, &["K", "W"]),
    ("checker", 30, &["mAmD", "mA"]),
    ("custom", 60, &["nobody:W"]),
    ("effect", 30, &["mW:to:behind", "cR:from:to"]),
    ("hitRun", 30, &["W", "N"]),
    ("neighbors", 40, &["W,noreturn", "K"]),
    ("ranking", 14, &["1", "2", "3"]),
    ("retake", 30, &["W", "NF"]),
    ("rifle", 30, &["R", "K"]),
];

/// A word of a list in which most words are the first one.
fn mostly<'a>(random: &mut Random, words: &[&'a str], often: usize) -> &'a str {
    if random.below(often) > 0 { words[0] } else { words[1 + random.below(words.len() - 1)] }
}

/// The form of a key for one colour.
fn coloured(side: &str, key: &str) -> String {
    let (first, rest) = key.split_at(1);
    format!("{side}{}{rest}", first.to_ascii_uppercase())
}

/// A morph board.
fn morph(random: &mut Random) -> String {
    let cells = [".", "!", "!", "#", "R", "X", "+", "^", "1", "2", "P", "*", "~", "-", "="];
    let rows: Vec<String> = (0..6).map(|_| (0..6).map(|_| mostly(random, &cells, 5)).collect()).collect();
    rows.join("/")
}

/// A definition with rules that nobody would put together. The same number makes the same definition.
pub(crate) fn definition(seed: u64) -> String {
    let mut random = Random::new(seed);
    let random = &mut random;
    // In some all rules are rare, so that the others meet undisturbed.
    let rarer = *random.pick(&[1, 1, 2, 4]);
    let mut res = format!("files={}\nranks={}\n", 5 + random.below(2), 5 + random.below(2));
    // What is only told to a reader takes no random number: the rules stay what they are without it.
    match seed % 29 {
        0 => res.push_str("solution=1. a3 (1. a4? {no} b6) b5\ntask=Win.\n"),
        1 => res.push_str("solution=(((\n"),
        _ => {}
    }
    for (key, odds, values) in KEYS {
        if *odds == 1 || random.below(odds * rarer) == 0 {
            let value = random.pick(values);
            res.push_str(&format!("{key}={value}\n"));
            // Another value for one colour.
            let form = coloured(["white", "black"][random.below(2)], key);
            if random.below(5) == 0 && rules::keys().contains(&form) {
                res.push_str(&format!("{form}={}\n", random.pick(values).lines().next().unwrap_or_default()));
            }
        }
    }
    if random.below(4) > 0 {
        let symbols = [".", "!", "!", "@", "@", "0", "?", "R", "X", "~N", "=", "+", "-", "K", "~P"];
        let n = PIECES.len();
        let mut row =
            || -> String { (0..=n).map(|it| mostly(random, &symbols, if it == 0 { 12 } else { 4 })).collect() };
        let rows: Vec<String> = (0..n).map(|_| row()).collect();
        res.push_str(&format!("captureMatrix={}\n", rows.join("/")));
    }
    let mut pieces = String::new();
    for (id, moves, squares) in PIECES {
        let hand = if random.below(8) == 0 { ":1" } else { "" };
        pieces.push_str(&format!("piece:{id}:{}::{squares}{hand}\n", random.pick(moves)));
        if random.below(3) == 0 {
            let key = ["morph", "whiteMorph", "blackMorph"][random.below(3)];
            pieces.push_str(&format!("{key}={}\n", morph(random)));
        }
        for (key, odds, values) in BELOW {
            if random.below(odds * rarer) == 0 {
                pieces.push_str(&format!("{key}={}\n", random.pick(values)));
            }
        }
    }
    for (key, odds, values) in LATER {
        if random.below(odds * rarer) == 0 {
            res.push_str(&format!("{key}={}\n", random.pick(values)));
        }
    }
    res + &pieces
}
