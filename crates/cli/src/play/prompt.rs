//! What a person at the keyboard can say, and what it does.

use super::guess;
use super::help::{HINT, explain, help};
use super::listing::{columns, each, fitting, gathered, rows_of};
use super::session::Session;
use super::several;
use super::spoken::{self, Spoken};
use crate::fail::Fail;
use crate::journal::Keeper;
use crate::terminal::{COLUMNS, eyes_of, read_line, say};
use catalog::{Ink, Refused, wrap};
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
    if guess::names_one(&line, &spoken::labels(s, seat)) {
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
    if s.game.table().later(seat).contains(&label) {
        let text = format!("Name `{label}` together with the others, all in one line: `1 2 3`.");
        return again(say(&wrap(&text, COLUMNS, 2)));
    }
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
    let labels = spoken::labels(s, seat);
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
pub fn none_but(nothing: &str, near: &[String], instead: &str) -> io::Result<()> {
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
pub fn plainly(s: &Session, seat: Seat, said: &str) -> String {
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
