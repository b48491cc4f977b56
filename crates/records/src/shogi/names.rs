//! What pieces are called in Japanese, and in CSA's letters, by the names that they have in SFEN.

use crate::asked::Names;

/// Longer names first. Chu Shogi has some of the signs for other pieces.
pub(super) const KANJI: &[(&str, Names)] = &[
    ("成香", &["+L"]),
    ("成桂", &["+N"]),
    ("成銀", &["+S"]),
    ("成歩", &["+P"]),
    ("杏", &["+L"]),
    ("圭", &["+N"]),
    ("全", &["+S"]),
    ("と", &["+P"]),
    ("龍王", &["+R", "D"]),
    ("竜王", &["+R", "D"]),
    ("龍馬", &["+B", "H"]),
    ("竜馬", &["+B", "H"]),
    ("龍", &["+R", "D"]),
    ("竜", &["+R", "D"]),
    ("馬", &["+B", "H"]),
    ("王", &["K"]),
    ("玉", &["K"]),
    ("飛", &["R", "+G"]),
    ("角", &["B", "+F"]),
    ("金", &["G"]),
    ("銀", &["S"]),
    ("桂", &["N"]),
    ("香", &["L"]),
    ("歩", &["P"]),
    ("仲", &["I"]),
    ("豹", &["F"]),
    ("横", &["M", "+C"]),
    ("竪", &["V", "+S"]),
    ("鳳", &["X"]),
    ("麒", &["O"]),
    ("銅", &["C"]),
    ("虎", &["T"]),
    ("象", &["E", "+I"]),
    ("酔", &["E", "+I"]),
    ("反", &["A"]),
    ("奔", &["Q", "+X"]),
    ("獅", &["N", "+O"]),
    ("駒", &["+L"]),
    ("猪", &["+M"]),
    ("牛", &["+V"]),
    ("鹿", &["+T"]),
    ("太", &["+E"]),
    ("鯨", &["+A"]),
];

/// The letters of CSA.
pub(super) const CSA: &[(&str, Names)] = &[
    ("FU", &["P"]),
    ("KY", &["L"]),
    ("KE", &["N"]),
    ("GI", &["S"]),
    ("KI", &["G"]),
    ("KA", &["B"]),
    ("HI", &["R"]),
    ("OU", &["K"]),
    ("TO", &["+P"]),
    ("NY", &["+L"]),
    ("NK", &["+N"]),
    ("NG", &["+S"]),
    ("UM", &["+B"]),
    ("RY", &["+R"]),
];

/// How a piece is written in moves of KIF, by its name in SFEN.
const WRITTEN: &[(&str, &str, &str)] = &[
    ("P", "歩", "歩"),
    ("L", "香", "香"),
    ("N", "桂", "桂"),
    ("S", "銀", "銀"),
    ("G", "金", "金"),
    ("B", "角", "角"),
    ("R", "飛", "飛"),
    ("K", "玉", "玉"),
    ("+P", "と", "と"),
    ("+L", "成香", "杏"),
    ("+N", "成桂", "圭"),
    ("+S", "成銀", "全"),
    ("+B", "馬", "馬"),
    ("+R", "龍", "龍"),
];

/// The name of a piece in moves of KIF; none for what shogi does not have.
pub(super) fn kanji(name: &str) -> Option<&'static str> {
    WRITTEN.iter().find(|it| it.0 == name).map(|it| it.1)
}

/// The one sign of a piece in pictures of boards.
pub(super) fn sign(name: &str) -> Option<&'static str> {
    WRITTEN.iter().find(|it| it.0 == name).map(|it| it.2)
}

/// The name of a piece in CSA.
pub(super) fn csa(name: &str) -> Option<&'static str> {
    CSA.iter().find(|it| it.1.contains(&name)).map(|it| it.0)
}
