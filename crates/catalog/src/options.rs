//! What can be agreed before a match: a game describes its options, people say them as text.

mod names;
mod pool;

use kernel::{BadSetup, SeatSet};
use names::unknown;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// One way to play a game. Whoever names none plays the first of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ModeLine {
    pub name: &'static str,
    pub about: &'static str,
    pub seats: usize,
    pub options: Vec<OptionLine>,
}

/// One thing that can be agreed. A form or a command line is made from these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionLine {
    pub name: &'static str,
    pub about: &'static str,
    #[serde(flatten)]
    pub kind: Kind,
    /// What is agreed where nobody says anything, written as people write it.
    pub default: &'static str,
}

/// How an option is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Kind {
    /// Names by seat, separated by commas. A dash, or nothing, leaves a seat open.
    Names {
        names: Vec<&'static str>,
        seats: SeatSet,
    },
    Number {
        least: u8,
        most: u8,
    },
    YesNo,
    /// One of these words.
    OneOf {
        of: Vec<&'static str>,
    },
    /// So many of these names, separated by commas, or nothing.
    List {
        names: Vec<&'static str>,
        count: u8,
    },
    /// At least so many cards of these names, each at most so often, separated by commas; `2x` in
    /// front of a name stands for two of it. Or nothing.
    Pool {
        names: Vec<&'static str>,
        least: u8,
        copies: u8,
    },
}

/// What people say when they set up a game: the mode, and options by name as text. What they leave
/// out is the game's own custom.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    #[serde(flatten)]
    pub said: BTreeMap<String, String>,
}

/// Options that the mode has, with values that it allows; what was left out has its default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    pub mode: ModeLine,
    values: BTreeMap<&'static str, Value>,
    /// What somebody asked for, rather than being the custom.
    said: BTreeSet<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Names(Vec<Option<&'static str>>),
    Number(u8),
    Yes(bool),
    Word(&'static str),
    List(Vec<&'static str>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Names(names) => {
                let names: Vec<&str> = names.iter().map(|name| name.unwrap_or(OPEN[0])).collect();
                f.write_str(&names.join(", "))
            }
            Value::Number(n) => n.fmt(f),
            Value::Yes(yes) => f.write_str(if *yes { YES } else { NO }),
            Value::Word(word) => f.write_str(word),
            Value::List(names) => f.write_str(&names.join(", ")),
        }
    }
}

/// The words for a seat that is left open.
const OPEN: [&str; 2] = ["-", ""];
/// A list that is so many times as long as it may be is refused unread: each of its faults would
/// be told.
const FAR_TOO_MANY: usize = 4;
const YES: &str = "yes";
const NO: &str = "no";

impl Options {
    /// Checks them against what a game has, every fault at once.
    pub fn read(&self, modes: &[ModeLine]) -> Result<Agreed, Unplayable> {
        let first = modes.first().expect("a game has a mode");
        let name = self.mode.as_deref().unwrap_or(first.name);
        let Some(mode) = modes.iter().find(|m| m.name == name) else {
            let names: Vec<&str> = modes.iter().map(|m| m.name).collect();
            let names = names.join(", ");
            return Err(Unplayable(vec![format!("there is no mode `{name}`; modes are {names}")]));
        };
        let unknown = self.said.keys().filter(|said| mode.option(said).is_none());
        let mut bad: Vec<String> = unknown.map(|said| mode.lacks(said, modes)).collect();
        let mut values = BTreeMap::new();
        for option in &mode.options {
            let text = self.said.get(option.name).map_or(option.default, String::as_str);
            match option.read(text) {
                Ok(value) => drop(values.insert(option.name, value)),
                Err(reasons) => bad.extend(reasons),
            }
        }
        match bad.is_empty() {
            true => {
                let names = mode.options.iter().map(|o| o.name);
                let said = names.filter(|name| self.said.contains_key(*name)).collect();
                Ok(Agreed { mode: mode.clone(), values, said })
            }
            false => Err(Unplayable(bad)),
        }
    }
}

impl ModeLine {
    pub fn option(&self, name: &str) -> Option<&OptionLine> {
        self.options.iter().find(|o| o.name == name)
    }

    /// An option that this mode does not have: which ones it has, and which modes have that one.
    fn lacks(&self, name: &str, modes: &[ModeLine]) -> String {
        let own: Vec<&str> = self.options.iter().map(|o| o.name).collect();
        let own = if own.is_empty() { "none".into() } else { own.join(", ") };
        let others = modes.iter().filter(|m| m.option(name).is_some());
        let others: Vec<&str> = others.map(|m| m.name).collect();
        let where_else = match others.is_empty() {
            true => String::new(),
            false => format!(" (but of {})", others.join(", ")),
        };
        format!("`{name}` is no option of {}{where_else}; its options are: {own}", self.name)
    }
}

impl OptionLine {
    /// As clients get it.
    pub(crate) fn wired(&self) -> wire::OptionLine {
        let kind = match &self.kind {
            Kind::Names { names, seats } => wire::OptionKind::Names {
                of: names.iter().map(ToString::to_string).collect(),
                seats: seats.iter().map(|s| s.to_string()).collect(),
            },
            Kind::Number { least, most } => {
                wire::OptionKind::Number { least: (*least).into(), most: (*most).into() }
            }
            Kind::YesNo => wire::OptionKind::YesNo,
            Kind::OneOf { of } => {
                wire::OptionKind::OneOf { of: of.iter().map(ToString::to_string).collect() }
            }
            Kind::List { names, count } => wire::OptionKind::List {
                names: names.iter().map(ToString::to_string).collect(),
                count: (*count).into(),
            },
            Kind::Pool { names, least, copies } => wire::OptionKind::Pool {
                names: names.iter().map(ToString::to_string).collect(),
                least: (*least).into(),
                copies: (*copies).into(),
            },
        };
        // What is said seat by seat, or of one seat.
        let uneven = matches!(self.kind, Kind::Names { .. } | Kind::Pool { .. });
        wire::OptionLine {
            name: self.name.into(),
            about: self.about.into(),
            kind,
            default: self.default.into(),
            uneven,
        }
    }

    fn read(&self, text: &str) -> Result<Value, Vec<String>> {
        let (name, text) = (self.name, text.trim());
        match &self.kind {
            Kind::Names { names, seats } => {
                names::read(name, names, seats.len(), text).map(Value::Names)
            }
            Kind::Number { least, most } => {
                let number = text.parse().ok().filter(|n| (least..=most).contains(&n));
                let wrong = || format!("`{name}` is a number from {least} to {most}, not `{text}`");
                number.map(Value::Number).ok_or_else(|| vec![wrong()])
            }
            Kind::YesNo => match text {
                YES => Ok(Value::Yes(true)),
                NO => Ok(Value::Yes(false)),
                _ => Err(vec![format!("`{name}` is `{YES}` or `{NO}`, not `{text}`")]),
            },
            Kind::OneOf { of } => {
                let found = of.iter().find(|word| word.eq_ignore_ascii_case(text));
                let wrong = || format!("`{name}` is one of {}, not `{text}`", of.join(", "));
                found.copied().map(Value::Word).ok_or_else(|| vec![wrong()])
            }
            Kind::List { names, count } => read_list(name, names, *count, text).map(Value::List),
            Kind::Pool { names, least, copies } => {
                pool::read(name, names, *least, *copies, text).map(Value::List)
            }
        }
    }
}

fn wanted(option: &str, count: u8) -> String {
    format!("`{option}` wants {count} names, separated by commas")
}

/// A name may have commas in itself: of what could be meant, the longest is. Nothing is tried that
/// has more commas than any name, so the work grows no faster than the text.
fn read_list(
    option: &str,
    names: &[&'static str],
    count: u8,
    text: &str,
) -> Result<Vec<&'static str>, Vec<String>> {
    let said: Vec<&str> = text.split(',').map(str::trim).filter(|_| !text.is_empty()).collect();
    let longest = names.iter().map(|name| name.split(',').count()).max().unwrap_or(1);
    if said.len() > FAR_TOO_MANY * longest * usize::from(count) {
        return Err(vec![format!("{}; it has {} or so", wanted(option, count), said.len())]);
    }
    let (mut read, mut bad) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < said.len() {
        let found = (at + 1..=said.len().min(at + longest)).rev().find_map(|to| {
            let meant = said[at..to].join(", ");
            let name = names.iter().find(|name| name.eq_ignore_ascii_case(&meant))?;
            Some((*name, to))
        });
        match found {
            Some((name, _)) if read.contains(&name) => {
                bad.push(format!("`{name}` is there twice among the {option}"));
            }
            Some((name, _)) => read.push(name),
            None => {
                bad.push(unknown(option, names, said[at], "; "));
            }
        }
        at = found.map_or(at + 1, |(_, to)| to);
    }
    if bad.is_empty() && !read.is_empty() && read.len() != usize::from(count) {
        bad.push(format!("{}; it has {}", wanted(option, count), read.len()));
    }
    if bad.is_empty() { Ok(read) } else { Err(bad) }
}

impl Agreed {
    /// The names by seat; none of an option that the mode does not have.
    pub fn names(&self, option: &str) -> &[Option<&'static str>] {
        match self.values.get(option) {
            Some(Value::Names(names)) => names,
            _ => &[],
        }
    }
    pub fn number(&self, option: &str) -> Option<u8> {
        match self.values.get(option) {
            Some(Value::Number(n)) => Some(*n),
            _ => None,
        }
    }
    /// Whether somebody asked for it, whatever he said.
    pub fn is_said(&self, option: &str) -> bool {
        self.said.contains(option)
    }
    pub fn word(&self, option: &str) -> Option<&'static str> {
        match self.values.get(option) {
            Some(Value::Word(word)) => Some(word),
            _ => None,
        }
    }
    /// The names of a list or a pool; none where nobody named any.
    pub fn list(&self, option: &str) -> &[&'static str] {
        match self.values.get(option) {
            Some(Value::List(names)) => names,
            _ => &[],
        }
    }
    pub fn yes(&self, option: &str) -> bool {
        self.values.get(option) == Some(&Value::Yes(true))
    }
    /// What somebody asked for, option by option.
    pub fn in_words(&self) -> Vec<wire::AgreedLine> {
        let said = self.mode.options.iter().filter(|o| self.is_said(o.name));
        let line = |o: &OptionLine| {
            let words = self.values.get(o.name).map_or(String::new(), ToString::to_string);
            wire::AgreedLine { about: o.about.into(), words }
        };
        said.map(line).collect()
    }
}

/// Why a game cannot be set up as asked: every reason, each naming what would be valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable(pub Vec<String>);

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for Unplayable {}

impl From<BadSetup> for Unplayable {
    fn from(bad: BadSetup) -> Self {
        Unplayable(bad.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of factions: short ones, and long ones whose length is agreed.
    fn modes() -> [ModeLine; 2] {
        let names = vec!["Reds", "Blues"];
        let factions = OptionLine {
            name: "factions",
            about: "who leads what",
            kind: Kind::Names { names, seats: SeatSet::first(2) },
            default: "",
        };
        let kind = Kind::Number { least: 2, most: 9 };
        let years = OptionLine { name: "years", about: "how long", kind, default: "5" };
        let open = OptionLine { name: "open", about: "", kind: Kind::YesNo, default: "no" };
        let kind = Kind::List { names: vec!["Salt", "Tea, Green", "Tea"], count: 2 };
        let wares = OptionLine { name: "wares", about: "", kind, default: "" };
        let mode = |name, options| ModeLine { name, about: "", seats: 2, options };
        [mode("short", vec![factions.clone()]), mode("long", vec![factions, years, open, wares])]
    }

    fn said(mode: Option<&str>, options: &[(&str, &str)]) -> Result<Agreed, Unplayable> {
        let said = options.iter().map(|(name, text)| (name.to_string(), text.to_string()));
        Options { mode: mode.map(String::from), said: said.collect() }.read(&modes())
    }

    #[test]
    fn what_is_left_out_is_the_custom_of_the_game() {
        let agreed = said(None, &[]).expect("nothing is wrong");
        assert_eq!((agreed.mode.name, agreed.number("years")), ("short", None));
        let agreed = said(Some("long"), &[]).expect("nothing is wrong");
        assert_eq!((agreed.number("years"), agreed.yes("open")), (Some(5), false));
        assert!(agreed.names("factions").is_empty());
    }

    #[test]
    fn what_was_asked_for_is_told_in_words() {
        let asked =
            [("factions", "-,blues"), ("years", "7"), ("open", "yes"), ("wares", "tea,salt")];
        let agreed = said(Some("long"), &asked).expect("nothing is wrong");
        let words: Vec<String> = agreed.in_words().into_iter().map(|line| line.words).collect();
        assert_eq!(words, ["-, Blues", "7", "yes", "Tea, Salt"]);
        let agreed = said(Some("long"), &[]).expect("nothing is wrong");
        assert_eq!(agreed.in_words(), []);
    }

    #[test]
    fn names_are_by_seat_and_a_dash_leaves_one_open() {
        let agreed = said(None, &[("factions", "-, blues")]).expect("nothing is wrong");
        assert_eq!(agreed.names("factions"), [None, Some("Blues")]);
    }

    #[test]
    fn every_fault_is_told_with_what_would_be_right() {
        let all = [("factions", "Greens,Reds,Pinks"), ("years", "10"), ("open", "x"), ("a", "b")];
        let bad = said(Some("long"), &all).expect_err("everything is wrong");
        assert_eq!(
            bad.0,
            [
                "`a` is no option of long; its options are: factions, years, open, wares",
                "there is no `Greens` among the factions; factions are Reds, Blues",
                "there is no `Pinks` among the factions; factions are Reds, Blues",
                "`years` is a number from 2 to 9, not `10`",
                "`open` is `yes` or `no`, not `x`",
            ]
        );
        let bad = said(Some("tiny"), &[]).expect_err("there is no such mode");
        assert_eq!(bad.0, ["there is no mode `tiny`; modes are short, long"]);
        let bad = said(Some("short"), &[("years", "3")]).expect_err("it has no length");
        assert_eq!(
            bad.0,
            ["`years` is no option of short (but of long); its options are: factions"]
        );
    }

    #[test]
    fn a_list_has_its_number_of_names_even_with_commas_in_them() {
        let wares = |text: &str| {
            said(Some("long"), &[("wares", text)]).map(|agreed| agreed.list("wares").to_vec())
        };
        assert_eq!(wares(""), Ok(Vec::new()));
        assert_eq!(wares("tea, green, SALT"), Ok(vec!["Tea, Green", "Salt"]));
        assert_eq!(wares("Tea,Salt"), Ok(vec!["Tea", "Salt"]));
        assert_eq!(
            wares("Salt").expect_err("one is too few").0,
            ["`wares` wants 2 names, separated by commas; it has 1"]
        );
        let bad = wares("Salt,Iron,Salt,Gold").expect_err("nearly everything is wrong").0;
        assert_eq!(
            bad,
            [
                "there is no `Iron` among the wares; wares are Salt; Tea, Green; Tea",
                "`Salt` is there twice among the wares",
                "there is no `Gold` among the wares; wares are Salt; Tea, Green; Tea",
            ]
        );
    }

    /// Of many names only those are told that could be meant.
    #[test]
    fn a_name_that_is_nearly_one_is_told_which() {
        let bad = said(Some("long"), &[("wares", "Green Tea, Salt")]).expect_err("no such tea").0;
        assert_eq!(bad, ["there is no `Green Tea` among the wares; like it: Tea, Green; Tea"]);
        let bad = said(Some("short"), &[("factions", "blue")]).expect_err("no such faction").0;
        assert_eq!(bad, ["there is no `blue` among the factions; like it: Blues"]);
    }

    /// Whoever writes commas without end is refused at once, in few words, and not asked to wait
    /// until every way to join the parts was tried; the same goes for names by seat.
    #[test]
    fn a_list_of_commas_is_refused_at_once() {
        let commas = ",".repeat(1 << 20);
        let bad = said(Some("long"), &[("wares", &commas)]).expect_err("far too many").0;
        assert_eq!(bad, ["`wares` wants 2 names, separated by commas; it has 1048577 or so"]);
        let many = "Salt,".repeat(1 << 18);
        let bad = said(Some("long"), &[("factions", &many)]).expect_err("far too many").0;
        assert_eq!(bad, ["`factions` are for 2 seats, not for 262145"]);
    }

    #[test]
    fn options_are_written_as_one_flat_object() {
        let text = r#"{"mode":"long","factions":"Reds,-","years":"3"}"#;
        let options: Options = serde_json::from_str(text).expect("options");
        assert_eq!(options.read(&modes()).expect("they are right").number("years"), Some(3));
        assert_eq!(serde_json::to_string(&options).expect("JSON"), text);
        let line = serde_json::to_value(&modes()[1].options[1]).expect("JSON");
        let kind = serde_json::json!({"name": "years", "about": "how long", "kind": "number",
            "least": 2, "most": 9, "default": "5"});
        assert_eq!(line, kind);
    }
}
