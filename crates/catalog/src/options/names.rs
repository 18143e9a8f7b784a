//! Names by seat: how they are read, and what is said of one that there is none of.

use super::{FAR_TOO_MANY, OPEN};

/// A name that there is none of: those that are like it, or all of them.
pub(super) fn unknown(option: &str, names: &[&str], said: &str, between: &str) -> String {
    let plain = said.to_lowercase();
    let words = || plain.split_whitespace().filter(|word| word.chars().count() > 2);
    let is_like = |name: &&&str| words().any(|word| name.to_lowercase().contains(word));
    let like: Vec<&str> = names.iter().filter(is_like).copied().collect();
    let none = format!("there is no `{said}` among the {option}");
    match like.is_empty() {
        true => format!("{none}; {option} are {}", names.join(between)),
        false => format!("{none}; like it: {}", like.join(between)),
    }
}

/// The only name that has this word: `Alliance` is short for `Human Alliance`.
fn by_a_word(names: &[&'static str], said: &str) -> Option<&'static str> {
    let has = |name: &&&'static str| name.split(' ').any(|word| word.eq_ignore_ascii_case(said));
    let mut found = names.iter().filter(has);
    found.next().copied().filter(|_| found.next().is_none())
}

/// One name for each seat, or none where it is left open.
pub(super) fn read(
    option: &str,
    names: &[&'static str],
    seats: usize,
    text: &str,
) -> Result<Vec<Option<&'static str>>, Vec<String>> {
    let count = text.split(',').count();
    if count > FAR_TOO_MANY * seats.max(1) {
        return Err(vec![format!("`{option}` are for {seats} seats, not for {count}")]);
    }
    let (mut read, mut bad) = (Vec::new(), Vec::new());
    for said in text.split(',').map(str::trim).filter(|_| !text.is_empty()) {
        let found = names.iter().find(|name| name.eq_ignore_ascii_case(said)).copied();
        let found = found.or_else(|| by_a_word(names, said));
        if found.is_none() && !OPEN.contains(&said) {
            bad.push(unknown(option, names, said, ", "));
        }
        read.push(found);
    }
    if bad.is_empty() { Ok(read) } else { Err(bad) }
}
