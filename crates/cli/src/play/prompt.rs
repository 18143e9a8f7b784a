//! What a person at the keyboard can say, and what it does.

use super::guess;
use super::listing::{columns, each, fitting, gathered, rows_of};
use super::session::Session;
use super::several;
use super::spoken::{self, Spoken};
use crate::fail::Fail;
use crate::journal::Keeper;
use crate::terminal::{self, COLUMNS, eyes_of, read_line, say};
use catalog::{Explained, Ink, Offered, Refused, wrap, wrap_at};
use kernel::Seat;
use std::io;
use std::path::Path;

/// What came of a line.
pub enum Said {
    Answered,
    /// Somebody else may answer first.
    Wait,
    Again,
    Redraw,
    Leave,
}

const COMMANDS: &str = "a number or a label to answer, several numbers for several choices in a \
                        row; `? NAME` explains; `on` answers for you while there is one answer \
                        only; `more`, `log`, `table`, `rules CLAUSE`, \
                        `save [FILE]`, `quit`";

const HINT: &str = "hint: hints against bots, and the analysis of a match, are in the browser; \
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

/// The question and the numbered choices in about so many rows, and how many entries that shows.
/// Some of the rows are for the news where there are choices enough.
pub fn question(s: &Session, seat: Seat, rows: usize, news: usize) -> (String, usize) {
    let asked = s.game.table().asked(seat);
    // Who sits alone at the keyboard knows who is asked.
    let title = if s.chairs.people.len() > 1 { format!("{seat}: {asked}") } else { asked };
    let title = s.paint.ink(Ink::Bold, &wrap(&title, COLUMNS, 4));
    let title = match s.game.table().later(seat).is_empty() {
        true => title,
        false => format!("{title}\n    Name them all in one line, in any order: `1 2 3`."),
    };
    let labels = listed(s, seat);
    let entries = gathered(&labels);
    let rows = rows.saturating_sub(title.lines().count());
    let few = &entries[..entries.len().min(FEWEST)];
    let enough = rows_of(few) + usize::from(few.len() < entries.len());
    let rows = rows.saturating_sub(news).max(enough.min(rows)).max(FEWEST_ROWS);
    let shown = fitting(&entries, rows);
    let more = match entries[shown..].iter().map(|entry| entry.many).sum::<usize>() {
        0 => String::new(),
        // What ends or lets things be comes last, and who cannot see it would look for it.
        left => {
            let last = labels.last().map_or("", String::as_str);
            format!("    … {left} more, also `{last}`; `more` lists them")
        }
    };
    (format!("{title}\n{}{more}", columns(&entries[..shown])).trim_end().to_string(), shown)
}

/// The choices as they are read.
fn labels(s: &Session, seat: Seat) -> Vec<String> {
    spoken::offered(s, seat).into_iter().map(|spoken| spoken.said).collect()
}

/// The choices as they are listed.
fn listed(s: &Session, seat: Seat) -> Vec<String> {
    spoken::offered(s, seat).into_iter().map(|spoken| spoken.listed).collect()
}

/// The choices that were left out.
fn more(s: &Session, seat: Seat) -> io::Result<()> {
    let labels = listed(s, seat);
    let (mut left, gathered) = (each(&labels), gathered(&labels));
    let seen = |number: usize| {
        gathered.iter().take(s.listed).any(|entry| entry.number == number && entry.many == 1)
    };
    left.retain(|entry| !seen(entry.number));
    match left.is_empty() {
        false => say(columns(&left).trim_end()),
        true => say("All choices are listed above."),
    }
}

/// So many choices are shown before any of the news.
const FEWEST: usize = 8;
/// At least so many rows of choices are shown, however low the terminal.
const FEWEST_ROWS: usize = 4;

/// Reads one line and does what it says.
pub fn listen(s: &mut Session, seat: Seat, may_wait: bool) -> Result<Said, Fail> {
    let hint = if may_wait { " (or `wait`)" } else { "" };
    let Some(line) = read_line(&format!("{seat}{hint}, ? for help> "))? else {
        return Ok(Said::Leave);
    };
    let (word, rest) = line.split_once(' ').map_or((line.as_str(), ""), |(w, r)| (w, r.trim()));
    // Where a card may be saved, `save with B2` names that card and no file.
    if guess::names_one(&line, &labels(s, seat)) {
        return answer(s, seat, &line);
    }
    match word.to_lowercase().as_str() {
        "" => Ok(Said::Again),
        "quit" | "exit" | "q" => Ok(Said::Leave),
        "wait" if may_wait => Ok(Said::Wait),
        "table" if rest.is_empty() => Ok(Said::Redraw),
        "on" if rest.is_empty() => go_on(s, seat),
        "hint" | "hints" | "analysis" if rest.is_empty() => again(say(&wrap(HINT, COLUMNS, 2))),
        "more" if rest.is_empty() => again(more(s, seat)),
        "log" if rest.is_empty() => again(tell_log(s, seat)),
        "rules" => again(rules(s, rest)),
        "save" => save(s, rest).map(|()| Said::Again),
        "?" | "help" | "h" => {
            again(if rest.is_empty() { help(s, seat) } else { explain(s, seat, rest) })
        }
        _ if line.starts_with('?') => again(explain(s, seat, line[1..].trim())),
        _ => answer(s, seat, &line),
    }
}

fn again(done: io::Result<()>) -> Result<Said, Fail> {
    done?;
    Ok(Said::Again)
}

/// Answers what leaves no choice, now and until there is one.
fn go_on(s: &mut Session, seat: Seat) -> Result<Said, Fail> {
    let offered = s.game.table().offered(seat);
    match &offered[..] {
        [only] if s.chairs.people.len() == 1 => {
            let label = only.label.clone();
            s.goes_on = true;
            answer(s, seat, &label)
        }
        [_] => again(say("Several people play: each answers for himself.")),
        _ => again(say("There is more than one answer here; choose one.")),
    }
}

fn answer(s: &mut Session, seat: Seat, line: &str) -> Result<Said, Fail> {
    let offered: Vec<Spoken> = spoken::offered(s, seat);
    match several::named(line, &offered) {
        Some(Ok(names)) => return several::answer(s, seat, names),
        Some(Err(unknown)) => {
            return again(none_but(&format!("`{unknown}`: no such choice"), &[], "? lists them"));
        }
        None => (),
    }
    if is_giving_up(line) && may_give_up(s, seat).is_none() {
        say("There is nothing to give up yet; `quit` leaves the match.")?;
        return Ok(Said::Again);
    }
    let label = match line.parse::<usize>() {
        Ok(n) => match n.checked_sub(1).and_then(|i| offered.get(i)) {
            Some(choice) => choice.label.clone(),
            None => {
                say(&format!("There are choices 1 to {}.", offered.len()))?;
                return Ok(Said::Again);
            }
        },
        Err(_) => spoken::label_of(&offered, line).unwrap_or_else(|| plainly(s, seat, line)),
    };
    if gives_up(s, seat, &label) && !confirmed()? {
        say("You play on.")?;
        return Ok(Said::Again);
    }
    match s.answer(seat, &label)? {
        Ok(()) => Ok(Said::Answered),
        Err(Refused::Unknown { label, .. }) => guessed(s, seat, &label),
        Err(refused) => {
            say(&wrap(&format!("{refused}."), COLUMNS, 2))?;
            Ok(Said::Again)
        }
    }
}

/// Takes words that are no label for the one choice they can stand for, if there is just one.
fn guessed(s: &mut Session, seat: Seat, said: &str) -> Result<Said, Fail> {
    let offered = spoken::offered(s, seat);
    let labels = labels(s, seat);
    let meant = guess::meant(said, &labels);
    if let [only] = &meant[..]
        && let Some(label) = spoken::label_of(&offered, only)
        && s.answer(seat, &label)?.is_ok()
    {
        s.remark(&format!("`{said}` was understood as `{only}`."))?;
        return Ok(Said::Answered);
    }
    let near = if meant.is_empty() { guess::near(said, &labels) } else { meant };
    again(none_but(&format!("`{said}`: no such choice"), &near, "? lists them"))
}

/// Says that something is nothing, and what is near it.
fn none_but(nothing: &str, near: &[String], instead: &str) -> io::Result<()> {
    let text = match near.is_empty() {
        true => format!("{nothing}; {instead}."),
        false => {
            let shown: Vec<String> = near.iter().take(FEWEST).map(|l| format!("`{l}`")).collect();
            let left = near.len() - shown.len();
            let more = if left > 0 { format!(" and {left} more") } else { String::new() };
            format!("{nothing}; near it: {}{more}.", shown.join(", "))
        }
    };
    say(&wrap(&text, COLUMNS, 2))
}

/// Whether these words would give the match up: that is asked twice.
fn gives_up(s: &Session, seat: Seat, label: &str) -> bool {
    may_give_up(s, seat).is_some_and(|own| own.eq_ignore_ascii_case(label))
}

/// Whatever the game's own word for it is, people say these.
fn is_giving_up(said: &str) -> bool {
    ["resign", "concede", "give up", "surrender"].contains(&said.to_lowercase().as_str())
}

/// The choice that gives the match up, if it can be given up now.
fn may_give_up(s: &Session, seat: Seat) -> Option<String> {
    let said = s.game.table().may_interject(seat);
    said.into_iter().find(|o| o.gives_up).map(|o| o.label)
}

/// Words in the place of which the game has its own.
fn plainly(s: &Session, seat: Seat, said: &str) -> String {
    let own = may_give_up(s, seat).filter(|_| is_giving_up(said));
    own.unwrap_or_else(|| said.to_string())
}

fn confirmed() -> io::Result<bool> {
    let said = read_line("Give the match up? `yes` concedes> ")?;
    Ok(said.is_some_and(|line| ["yes", "y"].contains(&line.to_lowercase().as_str())))
}

fn tell_log(s: &Session, seat: Seat) -> io::Result<()> {
    let lines = s.log.iter().filter_map(|t| t.words(eyes_of(seat)));
    lines.into_iter().try_for_each(|line| say(&wrap(line, COLUMNS, 2)))
}

fn rules(s: &Session, id: &str) -> io::Result<()> {
    if id.is_empty() {
        say("The sections of the rules; `rules 7` or `rules 7.8` shows their clauses:")?;
        return s.game.game().sections().iter().try_for_each(|line| say(&format!("  {line}")));
    }
    let clauses = s.game.game().clauses(id);
    if clauses.is_empty() {
        let text = format!("There is no clause `{id}`; `rules` lists the sections.");
        return say(&wrap(&text, COLUMNS, 2));
    }
    clauses.iter().try_for_each(|c| say(&wrap(&c.replace("**", ""), COLUMNS, 4)))
}

/// Says where the match is kept, or keeps it in another file from now on.
fn save(s: &mut Session, file: &str) -> Result<(), Fail> {
    if !file.is_empty() {
        let path = Path::new(file);
        if path.exists() {
            say(&format!("`{file}` exists; name another file."))?;
            return Ok(());
        }
        match Keeper::create(path, &s.game.journal()) {
            Ok(keeper) => {
                s.chairs.keep(path)?;
                s.keeper = keeper;
                s.note_farewell();
            }
            Err(fail) => say(fail.message())?,
        }
    }
    say(&format!("The match is kept in {}.", s.keeper.path.display()))?;
    Ok(())
}

fn help(s: &Session, seat: Seat) -> io::Result<()> {
    let table = s.game.table();
    say("Your choices:")?;
    let mut offered = table.offered(seat);
    offered.iter_mut().for_each(|o| o.label = s.game.game().label_said(&o.label));
    let words = told(&offered, Some(1), "");
    match words.lines().count() + HELP_ROWS <= terminal::rows() {
        true => say(&words)?,
        false => {
            say(columns(&each(&labels(s, seat))).trim_end())?;
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
    let things = places(&runs(&s.game.table().nameable(seat))).join(", ");
    let topics = s.game.game().topics();
    let about = "Ask `? goal` how the game is won, and `? NAME` about";
    let things = if things.is_empty() { things } else { format!("{things}, ") };
    say(&wrap(&format!("{about}: {things}any seat, {topics}."), COLUMNS, 2))
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
    format!("{first}{}", wrap_at(width, text, terminal::COLUMNS, width))
}

/// A thing, a word, a choice by its label or its number.
fn explain(s: &Session, seat: Seat, word: &str) -> io::Result<()> {
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
    let mut names = labels(s, seat);
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
    let ask = format!("ask about: {}", places(&runs(&things)).join(", "));
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
