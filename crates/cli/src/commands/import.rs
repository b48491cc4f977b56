//! Sections of a `variants.ini` as definitions; what they cannot say goes to standard error.

use message::msg;
use variants_ini::Imported;

use crate::CliFailure;
use crate::input;
use crate::words::say;

/// The definition of one section, or of all with their names between them.
pub(crate) fn import(file: &str, name: Option<&str>) -> Result<String, CliFailure> {
    let all = variants_ini::import(&input::read(file)?);
    let chosen: Vec<&Imported> = all.iter().filter(|it| name.is_none_or(|name| it.name == name)).collect();
    if chosen.is_empty() {
        return Err(CliFailure::Failed(match name {
            Some(name) => msg!("cli-no-section-named", file = file, name = name),
            None => msg!("cli-no-section", file = file),
        }));
    }
    let mut res = String::new();
    for it in &chosen {
        for note in &it.notes {
            let line = note.line.map_or(String::new(), |line| format!(":{line}"));
            eprintln!("{file}{line}: [{}] {}", it.name, say(&note.message));
        }
        if chosen.len() > 1 {
            res.push_str(&format!("# {}\n", it.name));
        }
        res.push_str(&it.definition);
        if chosen.len() > 1 {
            res.push('\n');
        }
    }
    Ok(res)
}
