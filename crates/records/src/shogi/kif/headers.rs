//! What is said about a game, in KIF and in the tags of records.

/// Names in KIF and those of tags. Others are kept as they are.
const NAMES: &[(&str, &str)] = &[
    ("先手", "White"),
    ("後手", "Black"),
    ("下手", "White"),
    ("上手", "Black"),
    ("棋戦", "Event"),
    ("場所", "Site"),
    ("開始日時", "Date"),
    ("終了日時", "EndDate"),
    ("持ち時間", "TimeControl"),
    ("戦型", "Opening"),
    ("備考", "Annotator"),
];

/// Names of dates, which tags write with points.
const DATES: [&str; 2] = ["Date", "EndDate"];

/// Adds a tag.
pub(super) fn read(tags: &mut Vec<(String, String)>, name: &str, value: &str) {
    let name = NAMES.iter().find(|it| it.0 == name).map_or(name, |it| it.1);
    let value = if DATES.contains(&name) { value.replace('/', ".") } else { value.to_owned() };
    tags.push((name.to_owned(), value));
}

/// The line of a tag. In games with a handicap, sides have other names.
pub(super) fn write(name: &str, value: &str, has_handicap: bool) -> String {
    let found = NAMES.iter().filter(|it| it.1 == name).nth(usize::from(has_handicap));
    let found = found.or_else(|| NAMES.iter().find(|it| it.1 == name)).map_or(name, |it| it.0);
    let value = if DATES.contains(&name) { value.replace('.', "/") } else { value.replace('\n', " ") };
    format!("{found}：{value}")
}
