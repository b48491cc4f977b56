//! Default moves by the name of a piece. Other defaults of piece lines are not here.

use crate::Board;

/// The move of a piece whose move field is empty.
pub(crate) fn default_move(name: &str, board: &Board) -> Option<&'static str> {
    // No known name is longer, and a name may be a megabyte.
    if name.len() > 20 {
        return None;
    }
    let name = name.to_lowercase();
    if board.hexes.is_some() {
        return Some(match name.as_str() {
            "knight" => "N",
            "bishop" => "B",
            "rook" => "R",
            "queen" => "Q",
            "king" => "K",
            _ => return None,
        });
    }
    Some(match name.as_str() {
        "pawn" => "ifmnDfmWfceF",
        "king" if board.plane_files() > 8 => "KisO3",
        "king" => "KisO2",
        "queen" => "Q",
        "rook" => "R",
        "bishop" => "B",
        "knight" => "N",
        "archbishop" | "cardinal" => "BN",
        "chancellor" | "marshall" => "RN",
        "amazon" => "QN",
        "lion" => "KNADcaKcabKmabK",
        "horse" | "mao" => "mafsW",
        "elephant" => "mafF",
        "cannon" | "pao" => "mRcpR",
        "advisor" | "ferz" => "F",
        "lance" => "fR",
        "copper" => "vWfF",
        "silver" | "silver general" => "FfW",
        "gold" | "gold general" => "WfF",
        "man" | "commoner" => "K",
        "camel" => "C",
        "zebra" => "Z",
        "nightrider" => "N0",
        "grasshopper" => "gQ",
        "griffon" | "gryphon" | "griffin" => "FyafsF",
        "wizard" => "FC",
        "champion" => "WAD",
        "falcon" => "afafsKafsafzfK",
        "modern elephant" => "FA",
        "war machine" | "warmachine" => "WD",
        "alibaba" => "AD",
        "vao" => "mBcpB",
        "rhino" | "rhinoceros" => "WyafsW",
        "mann-dabbaba" => "KD",
        _ => return None,
    })
}
