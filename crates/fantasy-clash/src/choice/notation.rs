//! The notation of choices: how they are written, and how they are read back.

use super::Choice;
use crate::magic::MagicId;
use crate::space::Space;
use crate::special::SpecialId;
use crate::unit::UnitId;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pick(faction) => write!(f, "pick {faction}"),
            Choice::Place(unit, at) => write!(f, "place {unit} at {at}"),
            Choice::Swap(a, b) => write!(f, "swap {a} {b}"),
            Choice::Lift(at) => write!(f, "lift {at}"),
            Choice::Arrange(preset) => write!(f, "arrange {preset}"),
            Choice::Deploy(preset) => write!(f, "deploy {preset}"),
            Choice::Commit => f.write_str("commit"),
            Choice::TakeBack => f.write_str("take back"),
            Choice::Reveal(at) => write!(f, "reveal {at}"),
            Choice::Use(rule, at) => write!(f, "use {rule} of {at}"),
            Choice::Point(rule, from, to) => write!(f, "use {rule} of {from} on {to}"),
            Choice::Move(from, to) => write!(f, "move {from} {to}"),
            Choice::Tunnel(at) => write!(f, "tunnel {at}"),
            Choice::Attack(from, to) => write!(f, "attack {to} with {from}"),
            Choice::Shoot(from, to) => write!(f, "shoot {to} with {from}"),
            Choice::Cast(magic, from, None) => write!(f, "cast {magic} from {from}"),
            Choice::Cast(magic, from, Some(at)) => write!(f, "cast {magic} from {from} at {at}"),
            Choice::Attach(magic, at) => write!(f, "attach {magic} to {at}"),
            Choice::Check(by, at) => write!(f, "check {at} by {by}"),
            Choice::Reinforce => f.write_str("reinforce"),
            Choice::Spend(trophy) => write!(f, "spend {trophy}"),
            Choice::Put(at) => write!(f, "put {at}"),
            Choice::EndPhase => f.write_str("end phase"),
            Choice::Reroll(face) => write!(f, "reroll {face}"),
            Choice::RerollDefence(face) => write!(f, "reroll defence {face}"),
            Choice::Keep => f.write_str("keep"),
            Choice::Replace(at) => write!(f, "replace with {at}"),
            Choice::Block(at) => write!(f, "block with {at}"),
            Choice::Save(at) => write!(f, "save with {at}"),
            Choice::FollowUp => f.write_str("follow up"),
            Choice::Stay => f.write_str("stay"),
            Choice::At(at) => write!(f, "choose {at}"),
            Choice::Pass => f.write_str("pass"),
            Choice::GoFirst => f.write_str("go first"),
            Choice::GoSecond => f.write_str("go second"),
            Choice::Concede => f.write_str("concede"),
        }
    }
}

const FIXED: [Choice; 11] = [
    Choice::Commit,
    Choice::TakeBack,
    Choice::Reinforce,
    Choice::EndPhase,
    Choice::Keep,
    Choice::FollowUp,
    Choice::Stay,
    Choice::Pass,
    Choice::GoFirst,
    Choice::GoSecond,
    Choice::Concede,
];

fn two(s: &str, between: &str) -> Result<(Space, Space), String> {
    let (a, b) = s.split_once(between).ok_or_else(|| format!("`{s}` names no two spaces"))?;
    Ok((a.parse()?, b.parse()?))
}

fn face(said: &str) -> Option<u8> {
    said.parse().ok().filter(|face| (1..=6).contains(face))
}

fn magic(name: &str) -> Result<MagicId, String> {
    MagicId::by_name(name).ok_or_else(|| format!("`{name}` is no magic"))
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let s = s.trim();
        if let Some(choice) = FIXED.iter().find(|c| c.to_string().eq_ignore_ascii_case(s)) {
            return Ok(*choice);
        }
        let none = || format!("`{s}` is no choice of Fantasy Clash");
        let (word, rest) = s.split_once(' ').ok_or_else(none)?;
        let one = |rest: &str| rest.trim_start_matches("with ").parse::<Space>();
        Ok(match word {
            "pick" => Choice::Pick(rest.parse()?),
            "place" => {
                let (name, at) = rest.rsplit_once(" at ").ok_or_else(none)?;
                Choice::Place(UnitId::by_name(name).ok_or_else(none)?, at.parse()?)
            }
            "swap" => two(rest, " ").map(|(a, b)| Choice::Swap(a, b))?,
            "lift" => Choice::Lift(rest.parse()?),
            "arrange" => Choice::Arrange(rest.parse()?),
            "deploy" => Choice::Deploy(rest.parse()?),
            "reveal" => Choice::Reveal(rest.parse()?),
            "use" => used(rest)?,
            "move" => two(rest, " ").map(|(a, b)| Choice::Move(a, b))?,
            "tunnel" => Choice::Tunnel(rest.parse()?),
            "attack" => two(rest, " with ").map(|(to, from)| Choice::Attack(from, to))?,
            "shoot" => two(rest, " with ").map(|(to, from)| Choice::Shoot(from, to))?,
            "cast" => cast(rest)?,
            "attach" => {
                let (name, at) = rest.rsplit_once(" to ").ok_or_else(none)?;
                Choice::Attach(magic(name)?, at.parse()?)
            }
            "check" => two(rest, " by ").map(|(at, by)| Choice::Check(by, at))?,
            "spend" => Choice::Spend(rest.parse()?),
            "put" => Choice::Put(rest.parse()?),
            "reroll" => match rest.strip_prefix("defence ") {
                Some(rest) => Choice::RerollDefence(face(rest).ok_or_else(none)?),
                None => Choice::Reroll(face(rest).ok_or_else(none)?),
            },
            "replace" => Choice::Replace(one(rest)?),
            "block" => Choice::Block(one(rest)?),
            "save" => Choice::Save(one(rest)?),
            "choose" => Choice::At(rest.parse()?),
            _ => return Err(none()),
        })
    }
}

/// `Scout of B5 on C7`, or `Assassin of A3`.
fn used(s: &str) -> Result<Choice, String> {
    let (name, places) = s.rsplit_once(" of ").ok_or_else(|| format!("`{s}` names no card"))?;
    let rule = SpecialId::by_name(name).ok_or_else(|| format!("`{name}` is no special rule"))?;
    match places.split_once(" on ") {
        Some((from, to)) => Ok(Choice::Point(rule, from.parse()?, to.parse()?)),
        None => Ok(Choice::Use(rule, places.parse()?)),
    }
}

/// `Lightning Bolt from B4 at C6`, or without a target.
fn cast(s: &str) -> Result<Choice, String> {
    let (name, places) = s.split_once(" from ").ok_or_else(|| format!("`{s}` names no caster"))?;
    match places.split_once(" at ") {
        Some((from, at)) => Ok(Choice::Cast(magic(name)?, from.parse()?, Some(at.parse()?))),
        None => Ok(Choice::Cast(magic(name)?, places.parse()?, None)),
    }
}
