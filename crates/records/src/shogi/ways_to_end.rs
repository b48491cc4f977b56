//! The words with which games end, in KIF and CSA, and what they mean for the side that is to move.

/// How a game ended.
#[derive(Debug)]
pub(super) struct WayToEnd {
    /// In KIF.
    pub(super) kif: &'static str,
    /// In CSA.
    pub(super) csa: &'static str,
    /// In the tag of a record.
    pub(super) tag: &'static str,
    /// What it is worth for the side that is to move; none if the game was not ended.
    pub(super) worth: Option<i8>,
}

const fn way(kif: &'static str, csa: &'static str, tag: &'static str, worth: Option<i8>) -> WayToEnd {
    WayToEnd { kif, csa, tag, worth }
}

/// All of them; the first of its worth is written for an end of no known kind.
pub(super) const ALL: &[WayToEnd] = &[
    way("投了", "TORYO", "resignation", Some(-1)),
    way("中断", "CHUDAN", "interruption", None),
    way("持将棋", "JISHOGI", "impasse", Some(0)),
    way("千日手", "SENNICHITE", "repetition", Some(0)),
    way("詰み", "TSUMI", "mate", Some(-1)),
    way("詰", "TSUMI", "mate", Some(-1)),
    way("切れ負け", "TIME_UP", "time forfeit", Some(-1)),
    way("時間切れ", "TIME_UP", "time forfeit", Some(-1)),
    way("反則勝ち", "ILLEGAL_MOVE", "rules infraction", Some(1)),
    way("反則負け", "ILLEGAL_MOVE", "own rules infraction", Some(-1)),
    way("入玉勝ち", "KACHI", "entering king", Some(1)),
    way("引き分け", "HIKIWAKE", "draw", Some(0)),
    way("不戦敗", "MATTA", "forfeit", Some(-1)),
    way("不詰", "FUZUMI", "no mate", None),
    way("エラー", "ERROR", "error", None),
];

impl WayToEnd {
    /// The result, where the side that is to move begins games or does not.
    pub(super) fn result(&self, first_moves: bool) -> Option<&'static str> {
        Some(match (self.worth?, first_moves) {
            (0, _) => "1/2-1/2",
            (1, true) | (-1, false) => "1-0",
            _ => "0-1",
        })
    }

    /// The end of a game with a result, and perhaps a tag that names it; none where neither says that it ended.
    pub(super) fn of(result: Option<&str>, tag: Option<&str>, first_moves: bool) -> Option<&'static Self> {
        let fits = |it: &&Self| it.result(first_moves) == result;
        let named = ALL.iter().filter(fits).find(|it| Some(it.tag) == tag);
        let is_usual = |it: &&Self| it.worth.is_some_and(|it| it < 1);
        named.or_else(|| ALL.iter().filter(is_usual).find(fits))
    }
}
