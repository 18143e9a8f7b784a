//! What a person at the keyboard can ask about, and what he is told.

use super::guess;
use super::listing::{columns, each};
use super::prompt::{none_but, plainly};
use super::session::Session;
use super::spoken;
use crate::terminal::{self, COLUMNS, say};
use catalog::{Explained, Offered, wrap, wrap_at};
use kernel::Seat;
use std::io;

const COMMANDS: &str = "a number or a label to answer, several numbers for several choices in a \
                        row; `? NAME` explains; `on` answers for you while there is one answer \
                        only; `more`, `log`, `table`, `rules CLAUSE`, \
                        `save [FILE]`, `quit`";

pub const HINT: &str = "hint: hints against bots, and the analysis of a match, are in the browser; \
                        `sparhall` without a command opens the hall there.";

/// What can be said to the program rather than to the game.
const ABOUT: [(&str, &str); 9] = [
    (
        "wait",
        "wait: where several may answer and you would rather not be first, let somebody else \
         answer before you.",
    ),
    (
        "rules",
        "rules: lists the sections of the rules; `rules 7` shows a section, `rules 7.8` a clause.",
    ),
    (
        "on",
        "on: answers for you as long as there is only one answer, and stops where you can choose.",
    ),
    ("hint", HINT),
    ("more", "more: lists the choices that did not fit on the screen."),
    ("log", "log: tells everything that has happened in this match, as you saw it."),
    ("table", "table: draws the table again."),
    ("save", "save: says where the match is kept; `save FILE` keeps it there from now on."),
    ("quit", "quit: leaves the match and says how to go on with it. Nothing is lost."),
];

pub fn help(s: &Session, seat: Seat) -> io::Result<()> {
    let table = s.game.table();
    say("Your choices:")?;
    let mut offered = table.offered(seat);
    offered.iter_mut().for_each(|o| o.label = s.game.game().label_said(&o.label));
    let words = told(&offered, Some(1), "");
    match words.lines().count() + HELP_ROWS <= terminal::rows() {
        true => say(&words)?,
        false => {
            say(columns(&each(&spoken::labels(s, seat))).trim_end())?;
            say("What one of them does: `? NUMBER` or `? NAME`.")?;
        }
    }
    let mut said = table.may_interject(seat);
    said.retain(|offered| !offered.unlisted);
    if !said.is_empty() {
        say("At any time you may also say:")?;
        say(&told(&said, None, ""))?;
    }
    topics(s, seat)?;
    say(&wrap(&format!("You can say {COMMANDS}."), COLUMNS, 2))
}

/// What can be asked about.
fn topics(s: &Session, seat: Seat) -> io::Result<()> {
    let about = "Ask `? goal` how the game is won, and `? NAME` about";
    say(&wrap(&format!("{about}: {}.", all_topics(s, seat)), COLUMNS, 2))
}

/// What lies on the table, whoever sits at it, and what else there is.
fn all_topics(s: &Session, seat: Seat) -> String {
    let things = places(&runs(&s.game.table().nameable(seat))).join(", ");
    let things = if things.is_empty() { things } else { format!("{things}, ") };
    format!("{things}any seat, {}", s.game.game().topics())
}

/// The rows of the help that are not about the choices.
const HELP_ROWS: usize = 10;

/// What choices do, numbered from `first` if at all. Where one text is true of several in a row,
/// such as an ability on one space or another, it is said once, and not again if it is `known`.
fn told(choices: &[Offered], first: Option<usize>, known: &str) -> String {
    let mut lines = Vec::new();
    let mut at = 0;
    while let Some(choice) = choices.get(at) {
        let (short, rest) = choice.words.split_once(": ").unwrap_or((&choice.words, ""));
        let same = |c: &&Offered| c.words.split_once(": ").is_some_and(|(_, text)| text == rest);
        let run = choices[at..].iter().take_while(same).count();
        let n = if run >= ALIKE { run } else { 1 };
        let number = first.map_or("   ".to_string(), |first| match n {
            1 => format!("{:>3}", at + first),
            _ => format!("{:>3}-{}", at + first, at + first + n - 1),
        });
        let names: Vec<String> = choices[at..at + n].iter().map(|c| c.label.clone()).collect();
        let (names, known) = (runs(&names).join(", "), !rest.is_empty() && known.contains(rest));
        let text = match (n, known) {
            (1, true) => format!("{names}: {short}."),
            (1, false) => format!("{names}: {}", choice.words),
            (_, true) => format!("{names}."),
            (_, false) => format!("{names}: {rest}"),
        };
        lines.push(wrap_after(&format!("{number} "), &text));
        at += n;
    }
    lines.join("\n")
}

/// So many choices of one text are told together.
const ALIKE: usize = 3;

/// Keeps the first piece as it is and wraps the rest after it.
fn wrap_after(first: &str, text: &str) -> String {
    let width = first.chars().count();
    format!("{first}{}", wrap_at(width, text, COLUMNS, width))
}

/// A thing, a word, a choice by its label or its number.
pub fn explain(s: &Session, seat: Seat, word: &str) -> io::Result<()> {
    if let Some((_, about)) = ABOUT.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)) {
        return say(&wrap(about, COLUMNS, 2));
    }
    if ["thing", "things", "name"].contains(&word.to_lowercase().as_str()) {
        return topics(s, seat);
    }
    let table = s.game.table();
    let word = &plainly(s, seat, word);
    let numbered = word.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let numbered = numbered.and_then(|i| spoken::offered(s, seat).into_iter().nth(i));
    let word = numbered.map_or(word.to_string(), |choice| choice.label);
    let found = table.explain(seat, &word);
    let Some(Explained { name, about, choices, why_not }) = found else {
        return unexplained(s, seat, &word);
    };
    if !about.is_empty() {
        say(&wrap(&about, COLUMNS, 2))?;
    }
    if !choices.is_empty() {
        say("You may:")?;
        say(&told(&choices, None, &about))?;
    }
    if let Some((reason, clause)) = why_not {
        say(&wrap(&format!("Not possible now: {name}: {reason} ({clause})."), COLUMNS, 2))?;
    }
    Ok(())
}

/// Somebody asked about words that are no name: they may be a part of one.
fn unexplained(s: &Session, seat: Seat, said: &str) -> io::Result<()> {
    let table = s.game.table();
    let mut names = spoken::labels(s, seat);
    let things = table.nameable(seat);
    names.extend(things.iter().filter(|thing| !names.contains(thing)).cloned().collect::<Vec<_>>());
    let meant = guess::meant(said, &names);
    if let [only] = &meant[..]
        && table.explain(seat, only).is_some()
    {
        say(&wrap(&format!("`{said}` was understood as `{only}`."), COLUMNS, 2))?;
        return explain(s, seat, only);
    }
    let near = if meant.is_empty() { guess::near(said, &names) } else { meant };
    // A whole list of everything would fill the screen.
    let ask = match &places(&runs(&things))[..] {
        [] => format!("ask about: {}", all_topics(s, seat)),
        places => format!("ask about: {}; `?` tells what else", places.join(", ")),
    };
    let nothing = match said.parse::<u32>() {
        Ok(number) => format!("There is no choice {number}"),
        Err(_) => format!("`{said}` is nothing here"),
    };
    none_but(&nothing, &near, &ask)
}

/// `space 1`, `space 2`, `space 3` and so on are named as `space 1 to 18`.
fn runs(names: &[String]) -> Vec<String> {
    let split = |name: &str| {
        let (word, n) = name.rsplit_once(' ')?;
        Some((word.to_string(), n.parse::<u32>().ok()?))
    };
    let mut out: Vec<(String, Option<(String, u32)>)> = Vec::new();
    for name in names {
        let next = split(name);
        let follows = out.last().and_then(|(_, last)| last.clone()).zip(next.clone());
        match follows {
            Some(((word, a), (same, b))) if word == same && b == a + 1 => {
                let (text, last) = out.last_mut().expect("it has just been looked at");
                let first = text.split(" to ").next().unwrap_or_default().to_string();
                (*text, *last) = (format!("{first} to {b}"), next);
            }
            _ => out.push((name.clone(), next)),
        }
    }
    out.into_iter().map(|(text, _)| text).collect()
}

/// Where many things lie in one place, the place is named and one of them.
fn places(names: &[String]) -> Vec<String> {
    let place = |name: &str| name.rsplit_once(" in ").map(|(_, place)| place.to_string());
    let mut out = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let alike = place(name).map_or(0, |here| {
            names.iter().filter(|other| place(other).as_ref() == Some(&here)).count()
        });
        let is_first = names[..i].iter().all(|other| place(other) != place(name));
        match (alike < ALIKE, is_first, place(name)) {
            (false, true, Some(here)) => out.push(format!("what is in {here} (`{name}`)")),
            (false, false, _) => (),
            _ => out.push(name.clone()),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_things_in_one_place_are_named_by_the_place() {
        let names = ["1-gem in hand", "1-gem in the bank", "Ouch! in the bank", "end actions"];
        let mut names = names.map(String::from).to_vec();
        assert_eq!(places(&names), names, "two are told one by one");
        names.push("Wound in the bank".into());
        let told = ["1-gem in hand", "what is in the bank (`1-gem in the bank`)", "end actions"];
        assert_eq!(places(&names), told);
    }

    fn offered(label: &str, words: &str) -> Offered {
        let (label, words) = (label.into(), words.into());
        Offered { label, words, gives_up: false, unlisted: false }
    }

    #[test]
    fn one_text_is_told_once_for_many_choices() {
        let on = |n: u8| offered(&format!("Mine at {n}"), &format!("Lay it on {n}: It explodes."));
        let choices = [on(2), on(3), on(5), offered("pass", "Pass.")];
        let once = "  1-3 Mine at 2 to 3, Mine at 5: It explodes.\n  4 pass: Pass.";
        assert_eq!(told(&choices, Some(1), ""), once);
        assert_eq!(
            told(&choices[..3], None, "A mine. It explodes."),
            "    Mine at 2 to 3, Mine at 5."
        );
        assert_eq!(told(&choices[..1], None, "It explodes."), "    Mine at 2: Lay it on 2.");
    }

    #[test]
    fn numbered_things_are_named_by_their_first_and_last() {
        let names = ["move", "card 2", "card 3", "card 5", "space 1", "space 2", "space 3"];
        let names = names.map(String::from);
        assert_eq!(runs(&names), ["move", "card 2 to 3", "card 5", "space 1 to 3"]);
    }
}
