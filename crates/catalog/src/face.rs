//! The faces of a game, a match and a position for callers that are not generic.

use crate::{Advising, AnyStudy, Depth, Feat, ModeLine, Options, Paint, Question, Unplayable};
use bots::UnknownBot;
use kernel::{
    Asks, Audience, Hindsight, Journal, Mismatch, Outcome, Seat, SeatSet, Secret, Viewer,
};
use serde_json::Value;
use std::fmt;
use std::ops::Range;
use std::time::Duration;

/// Whose eyes look: one viewer's, or those of somebody who may see everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Viewer(Viewer),
    All,
}

/// A choice that is offered: its stable notation and what it would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    pub label: String,
    pub words: String,
    /// It gives the match up.
    pub gives_up: bool,
    /// Left out of lists, because there is too much of its kind.
    pub unlisted: bool,
}

/// An answer that was not taken; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Not a choice of this game at all.
    Unknown { label: String, reason: String },
    /// A choice, but not a legal one now.
    Illegal { label: String, reason: String, clause: Option<&'static str> },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unknown { reason, .. } => f.write_str(reason),
            Refused::Illegal { label, reason, clause: Some(clause) } => {
                write!(f, "`{label}` is not possible: {reason} ({clause})")
            }
            Refused::Illegal { label, reason, clause: None } => {
                write!(f, "`{label}` is not possible: {reason}")
            }
        }
    }
}

impl std::error::Error for Refused {}

/// Something a player asked about: what it is, what can be done with it, and if nothing, why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    pub name: String,
    pub about: String,
    pub choices: Vec<Offered>,
    pub why_not: Option<(String, &'static str)>,
}

/// How much an event matters to somebody who has room for some of the news only; the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// What happens all the time, such as a card that is drawn.
    Aside,
    Usual,
    /// What decides, or shows something that was hidden.
    Telling,
}

/// An event with those who are told it, as JSON and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    pub audience: Audience,
    pub json: Value,
    pub weight: Weight,
    /// By seat, then the public, then whoever sees everything; empty for what is not told.
    pub(crate) words: Vec<String>,
}

impl Told {
    /// Whether these eyes see it. Where a fact has a private and a public version, whoever sees
    /// everything sees the private one.
    pub fn reaches(&self, eyes: Eyes) -> bool {
        match eyes {
            Eyes::Viewer(viewer) => self.audience.includes(viewer),
            Eyes::All => self.audience == Audience::EVERYONE || !self.audience.public,
        }
    }

    /// The things on the table that it is about: spaces, seats and cards by their names.
    pub fn things(&self) -> Vec<String> {
        let mut things = Vec::new();
        things_in(&self.json, &mut things);
        things
    }

    /// The sentence these eyes read, if there is one for them.
    pub fn words(&self, eyes: Eyes) -> Option<&str> {
        let words = match eyes {
            Eyes::Viewer(Viewer::Seat(seat)) => self.words.get(seat.index()),
            Eyes::Viewer(Viewer::Public) => self.words.iter().rev().nth(1),
            Eyes::All => self.words.last(),
        };
        words.map(String::as_str).filter(|w| !w.is_empty())
    }
}

/// The fields under which events of every game name seats, cards and spaces, one or several.
const SEATS: [&str; 10] =
    ["seat", "by", "on", "target", "dragon", "from", "to", "of", "tied", "winners"];
const CARDS: [&str; 12] = [
    "ability", "chip", "chips", "with", "copied", "out", "into", "stacks", "unit", "magic", "card",
    "rule",
];
const SPACES: [&str; 7] = ["space", "from", "to", "at", "a", "b", "on"];

fn is_space(word: &str) -> bool {
    let mut letters = word.chars();
    let letter = letters.next().is_some_and(|c| ('A'..='E').contains(&c));
    let number = letters.as_str();
    letter && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}

/// Events name what they are about by the same few fields in every game.
fn things_in(json: &Value, things: &mut Vec<String>) {
    let Value::Object(fields) = json else { return };
    for (name, value) in fields {
        let is = |names: &[&str]| names.contains(&name.as_str());
        let mut add = |value: &Value| match value {
            // A space has a number, or a letter and a number.
            Value::String(s) if (is(&SPACES) || is(&SEATS)) && is_space(s) => {
                things.push(format!("space {s}"));
            }
            // The same word may say where something comes from, and not from whom.
            Value::String(s) if is(&SEATS) && s.parse::<Seat>().is_err() => (),
            Value::String(s) if (is(&SEATS) || is(&CARDS)) && !things.contains(s) => {
                things.push(s.clone());
            }
            Value::Number(n) if is(&SPACES) => things.push(format!("space {n}")),
            Value::Object(_) => things_in(value, things),
            _ => (),
        };
        match value {
            Value::Array(all) => all.iter().for_each(&mut add),
            one => add(one),
        }
    }
}

/// A table to be read.
pub trait AnyTable {
    fn awaits(&self) -> Asks;
    fn seat_count(&self) -> usize;
    /// The seats that people or bots play.
    fn player_seats(&self) -> SeatSet;
    fn seat_name(&self, eyes: Eyes, seat: Seat) -> String;
    /// The side or team the seat plays for, where there are some.
    fn team_name(&self, eyes: Eyes, seat: Seat) -> Option<String>;
    fn asked(&self, seat: Seat) -> String;
    /// The whole question to a seat, with everything it can point at.
    fn question(&self, seat: Seat) -> Question;
    /// What lies on the table, as data for a client that draws.
    fn picture(&self, eyes: Eyes) -> wire::Picture;
    fn offered(&self, seat: Seat) -> Vec<Offered>;
    /// The labels of what may be named behind others of the same question, not as the first.
    fn later(&self, seat: Seat) -> Vec<String>;
    /// Whether several of the choices make a set, so that it does not matter which is named first.
    fn is_set(&self, seat: Seat) -> bool;
    fn may_interject(&self, seat: Seat) -> Vec<Offered>;
    /// Everything this seat can ask about.
    fn nameable(&self, seat: Seat) -> Vec<String>;
    /// What a thing, a choice or a word of the game means to this seat now.
    fn explain(&self, seat: Seat, word: &str) -> Option<Explained>;
    fn view_json(&self, viewer: Viewer) -> Value;
    fn drawn(&self, eyes: Eyes, paint: &Paint) -> String;
    /// Whether that drawing is a list of lines that can be told one by one.
    fn is_list(&self) -> bool;
    fn steps_due(&self) -> Vec<String>;
    fn ended(&self) -> Option<Outcome>;
    fn end_sentence(&self, eyes: Eyes) -> Option<String>;
    fn fingerprint(&self) -> String;
}

/// A bot that has gone to think, no longer than it is told if it is told; it comes back with a
/// label. How long that is, is known only when there is room to think.
pub type Thought = Box<dyn FnOnce(Option<Duration>) -> String + Send>;

/// A match in progress.
pub trait AnyMatch: Send + Sync {
    fn table(&self) -> &dyn AnyTable;
    fn game(&self) -> &'static dyn AnyGame;
    /// Takes an answer by its label if it is legal; else nothing changes.
    fn answer(&mut self, seat: Seat, label: &str) -> Result<Vec<Told>, Refused>;
    /// Whether that answer would be taken, and its label as the notation writes it.
    fn check(&self, seat: Seat, label: &str) -> Result<String, Refused>;
    /// What a bot would say for this seat, which is asked: an answer, or an interjection, after
    /// which the seat is asked anew. It sees that seat's view and takes nothing else along.
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, UnknownBot>;
    /// The same at once, however long it takes.
    fn bot_answer(&self, seat: Seat, bot: &str, seed: u64) -> Result<String, UnknownBot> {
        self.think(seat, bot, seed).map(|thought| thought(None))
    }
    /// What a bot would do in the place of this seat, which is asked. It sees that seat's view and
    /// takes nothing else along.
    fn advise(&self, seat: Seat, seed: u64) -> Advising;
    /// What can be taken back, and what goes with it.
    fn hindsight(&self) -> &Hindsight;
    /// Goes on without these answers; luck to come is another.
    fn take_back(&mut self, gone: Range<usize>, salt: &str) -> Result<(), Mismatch>;
    /// What to ask for to play the same again: these options, with what this match leaves to it.
    fn again(&self, options: &Options) -> Options;
    /// The journal with its secret, to be kept by the player himself.
    fn journal(&self) -> Journal;
    /// The career of the first player after what happened since this was last asked, and what is
    /// new in it. It is kept as JSON; null is one that has not begun. Whoever asks again hands in
    /// what he was given.
    fn career(&mut self, career: &Value) -> Result<(Value, Vec<Feat>), String>;
}

/// A position that was set up and may have been played on.
pub trait AnyPosition {
    fn table(&self) -> &dyn AnyTable;
    fn answer(&mut self, seat: Seat, label: &str) -> Result<Vec<Told>, Refused>;
    /// The notation of where it stands now: the start of the turn, and chance and answers since.
    fn written(&self) -> Value;
    /// What happened from the start of the turn to where it was set up.
    fn prelude(&self) -> &[Told];
}

/// A position that cannot be set up, every reason at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition(pub Vec<String>);

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for BadPosition {}

/// What is called after the deal and after each answer of a replay.
pub type EachStep<'a> = &'a mut dyn FnMut(&dyn AnyTable, Option<(Seat, String)>, Vec<Told>);

/// A game of the hall.
pub trait AnyGame: Sync {
    fn name(&self) -> &'static str;
    fn title(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// The ways to play, each with its options; the first is the usual one.
    fn modes(&self) -> Vec<ModeLine>;
    /// What can be asked about besides the things on the table, in the words of a list.
    fn topics(&self) -> &'static str;
    /// A label as people read it.
    fn label_said(&self, label: &str) -> String;
    /// The clause of this id, or all clauses of this section.
    /// With or without the letters before the number.
    fn clauses(&self, id: &str) -> Vec<&'static str>;
    /// The headings of the sections, each with its id.
    fn sections(&self) -> Vec<&'static str>;
    /// What somebody who begins a match of this setup should know.
    fn remarks(&self, setup: &Value) -> Vec<String>;
    /// One line about it.
    fn about(&self) -> &'static str;
    /// Whose game it is.
    fn owner(&self) -> &'static str;
    /// How much of its cards is from the rulebook and how much this project designed.
    fn provenance(&self) -> String;
    /// The modes as clients get them.
    fn mode_lines(&self) -> Vec<wire::ModeLine>;
    /// Modes with options that are well known together.
    fn presets(&self) -> Vec<wire::PresetLine>;
    /// What is played with these options, as a title: the preset of which most is agreed, else the
    /// mode. What was agreed besides does not matter.
    fn title_of(&self, options: &Options) -> String {
        let modes = self.mode_lines();
        let name = options.mode.as_deref().or(modes.first().map(|mode| mode.name.as_str()));
        let Some(mode) = modes.iter().find(|mode| Some(mode.name.as_str()) == name) else {
            return name.unwrap_or_default().into();
        };
        let is = |option: &str, value: &str| match options.said.get(option) {
            Some(said) => said.trim().eq_ignore_ascii_case(value),
            None => mode.options.iter().any(|o| o.name == option && o.default == value),
        };
        let agreed = |preset: &wire::PresetLine| {
            let options = &preset.options;
            preset.mode == mode.name && !options.is_empty() && options.iter().all(|(k, v)| is(k, v))
        };
        let known = self.presets().into_iter().filter(agreed).max_by_key(|p| p.options.len());
        known.map_or(mode.title.clone(), |preset| preset.title)
    }
    /// What these options come to, in words for whoever is invited; nothing if they cannot be
    /// read.
    fn agreed(&self, options: &Options) -> Vec<wire::AgreedLine>;
    /// The rules and cards, to be read.
    fn rulebook(&self) -> wire::Rulebook;
    /// Whether these options can be played.
    fn check(&self, options: &Options) -> Result<(), Unplayable>;
    /// Begins a match. The nonces are what the players add to the secret.
    fn start(
        &self,
        options: &Options,
        secret: Secret,
        nonces: Vec<String>,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Told>), Unplayable>;
    /// Plays a journal again, checking the commitment, every answer and the final fingerprint.
    fn replay(&self, journal: &Journal, each: EachStep<'_>) -> Result<Box<dyn AnyMatch>, Mismatch>;
    /// Makes ready to think about every decision of a match, from what each seat knew then.
    fn study(&self, journal: &Journal, depth: Depth) -> Result<Box<dyn AnyStudy>, Mismatch>;
    /// Everything that can be earned, and what has been.
    fn feats(&self, career: &Value) -> Result<Vec<Feat>, String>;
    /// Reads a position in the notation of `docs/notation.md`. Luck that it does not record
    /// follows from the seed.
    fn position(&self, json: &str, seed: u64) -> Result<Box<dyn AnyPosition>, BadPosition>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_event_names_the_things_it_is_about() {
        let things = |json: Value| {
            let mut things = Vec::new();
            things_in(&json, &mut things);
            things.sort();
            things
        };
        let moved = json!({"event": "moved", "seat": "P1", "from": 3, "to": 5,
            "card": {"number": 2, "from": "hand"}});
        assert_eq!(things(moved), ["P1", "space 3", "space 5"]);
        let sent = json!({"event": "sent", "from": "P1", "to": "P2", "n": 3});
        assert_eq!(things(sent), ["P1", "P2"]);
        let drew = json!({"event": "drew", "seat": "P2", "chips": ["1-gem", "Wound", "1-gem"]});
        assert_eq!(things(drew), ["1-gem", "P2", "Wound"]);
        let used = json!({"event": "announced", "by": "P1", "ability": "Grapple",
            "naming": {"on": "P2"}});
        assert_eq!(things(used), ["Grapple", "P1", "P2"]);
        assert_eq!(things(json!({"event": "won", "winners": ["P1", "P4"]})), ["P1", "P4"]);
    }
}
