//! Several choices in one line, in any order: a whole Hand, several lessons.

use super::guess;
use super::prompt::Said;
use super::session::Session;
use super::spoken::{Spoken, label_of};
use crate::fail::Fail;
use kernel::Seat;

/// The labels that a line with several numbers or names stands for: `take 1 4 6`, `1, 4, 6`,
/// `Search, The Fist`. Nothing where it is no such line; else what of it is unknown.
pub fn named(line: &str, all: &[Spoken]) -> Option<Result<Vec<String>, String>> {
    let parts = parts(line, all);
    if parts.len() < 2 {
        return None;
    }
    let found = parts.iter().map(|part| one(part, all).ok_or_else(|| part.to_string()));
    Some(found.collect())
}

/// Parts at commas; where there are none, numbers at spaces behind the word they are said with.
fn parts<'l>(line: &'l str, all: &[Spoken]) -> Vec<&'l str> {
    let verb = |word: &str| {
        let begins = |label: &str| label.split(' ').next().is_some_and(|w| w == word);
        all.iter().any(|spoken| begins(&spoken.label.to_lowercase()))
    };
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = if verb(&first.to_lowercase()) { rest } else { line };
    if rest.contains(',') {
        return rest.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    }
    let numbers: Vec<&str> = rest.split_whitespace().collect();
    let numeric = numbers.iter().all(|part| part.parse::<usize>().is_ok());
    if numeric { numbers } else { Vec::new() }
}

fn one(part: &str, all: &[Spoken]) -> Option<String> {
    if let Ok(n) = part.parse::<usize>() {
        return all.get(n.checked_sub(1)?).map(|spoken| spoken.label.clone());
    }
    label_of(all, part).or_else(|| {
        let labels: Vec<String> = all.iter().map(|spoken| spoken.label.clone()).collect();
        match &guess::meant(part, &labels)[..] {
            [only] => Some(only.clone()),
            _ => None,
        }
    })
}

/// Names several choices: those of a set in the order in which the game wants to hear of them,
/// others as they were said, so that what was said first surely happens.
pub fn answer(s: &mut Session, seat: Seat, mut names: Vec<String>) -> Result<Said, Fail> {
    let first: Vec<String> = s.game.table().offered(seat).into_iter().map(|o| o.label).collect();
    let is_set = s.game.table().is_set(seat);
    let mut any = false;
    while !names.is_empty() {
        let offered = s.game.table().offered(seat).into_iter().map(|o| o.label);
        let offered: Vec<String> = offered.collect();
        let next = match is_set {
            true => offered.iter().find(|label| names.contains(label)),
            false => names.first().filter(|name| offered.contains(name)),
        };
        let Some(next) = next.cloned() else { break };
        names.retain(|name| *name != next);
        any |= s.answer(seat, &next)?.is_ok();
    }
    if !names.is_empty() {
        let left = names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        s.remark(&format!("{left} could not be chosen as well."))?;
    } else if let [only] = &s.game.table().offered(seat)[..]
        && first.contains(&only.label)
    {
        // Nothing more of the set can be named: that is all.
        s.answer(seat, &only.label)?.ok();
    }
    Ok(if any { Said::Answered } else { Said::Redraw })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand() -> Vec<Spoken> {
        let labels = ["take The Fist", "take Search", "take Charge", "take Lion Guard"];
        let one = |label: &str| {
            let [label, said, listed] = [label; 3].map(String::from);
            Spoken { label, said, listed }
        };
        labels.map(one).into_iter().collect()
    }

    #[test]
    fn several_are_named_by_number_or_name_in_any_order() {
        let two = |a: &str, b: &str| Some(Ok(vec![format!("take {a}"), format!("take {b}")]));
        for line in ["take 4 2", "4 2", "take 4, 2", "lion, search", "take Lion Guard, Search"] {
            assert_eq!(named(line, &hand()), two("Lion Guard", "Search"), "{line}");
        }
        assert_eq!(named("1 9", &hand()), Some(Err("9".into())));
        assert_eq!(named("charge, parry", &hand()), Some(Err("parry".into())));
    }

    #[test]
    fn one_choice_is_not_several() {
        for line in ["4", "take 4", "take The Fist", "the fist", "take", "rules 7", ""] {
            assert_eq!(named(line, &hand()), None, "{line}");
        }
    }
}
