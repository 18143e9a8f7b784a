//! The notation of choices: how they are written, and how they are read back.

use super::{Aimed, Choice};
use crate::card::{CardId, numbers_of};
use crate::hero::{HeroId, MissionId};
use crate::monster::ActionId;
use crate::op::Token;
use crate::table::Guard;
use kernel::Seat;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Aimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aimed::Hero(seat) => write!(f, "{seat}"),
            Aimed::Unit(seat, card) => write!(f, "{seat}'s {card}"),
            Aimed::Monster => f.write_str("Monster"),
            Aimed::Creature => f.write_str("Creature"),
        }
    }
}

impl fmt::Display for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Guard::Leader => f.write_str("Leader"),
            Guard::Card(card) => write!(f, "{card}"),
        }
    }
}

/// `4/5`: Initiative numbers, or `none`.
fn numbers(set: u8) -> String {
    let all: Vec<String> = numbers_of(set).map(|n| n.to_string()).collect();
    if all.is_empty() { "none".into() } else { all.join("/") }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Hero(hero) => write!(f, "hero {hero}"),
            Choice::Mission(mission) => write!(f, "mission {mission}"),
            Choice::Keep => f.write_str("keep"),
            Choice::Mulligan => f.write_str("mulligan"),
            Choice::Equip(item) => write!(f, "equip {item}"),
            Choice::Everyone(token) => write!(f, "everyone gains {token}"),
            Choice::Deal(action, seat) => write!(f, "deal {action} to {seat}"),
            Choice::Take(card) => write!(f, "take {card}"),
            Choice::TakeBack => f.write_str("take back"),
            Choice::Play(card) => write!(f, "play {card}"),
            Choice::Queue(card) => write!(f, "queue {card}"),
            Choice::Ready => f.write_str("ready"),
            Choice::Flip => f.write_str("flip"),
            Choice::Skip => f.write_str("skip"),
            Choice::Use(card) => write!(f, "use {card}"),
            Choice::EndTurn => f.write_str("end turn"),
            Choice::At(aimed) => write!(f, "at {aimed}"),
            Choice::Against(seat) => write!(f, "against {seat}"),
            Choice::Predict(n, seat) => write!(f, "predict {n} on {seat}"),
            Choice::Option(n) => write!(f, "choose {n}"),
            Choice::Stun(seat, card) => write!(f, "stun {seat}'s {card}"),
            Choice::Destroy(seat, card) => write!(f, "destroy {seat}'s {card}"),
            Choice::Replace(item) => write!(f, "replace {item}"),
            Choice::Swap => f.write_str("swap"),
            Choice::Fetch(card) => write!(f, "fetch {card}"),
            Choice::Release(card) => write!(f, "release {card}"),
            Choice::Unstun(card) => write!(f, "unstun {card}"),
            Choice::Again => f.write_str("again"),
            Choice::Pass => f.write_str("pass"),
            Choice::Respond(card) => write!(f, "respond {}", card.answering()),
            Choice::NoResponse => f.write_str("no response"),
            Choice::Shield(guard) => write!(f, "shield {guard}"),
            Choice::Break(guard) => write!(f, "break {guard}"),
            Choice::Mend(guard) => write!(f, "mend {guard}"),
            Choice::Enough => f.write_str("enough"),
            Choice::Lose(token, false) => write!(f, "lose {token}"),
            Choice::Lose(token, true) => write!(f, "lose {token} from a card"),
            Choice::Show(set) => write!(f, "show {}", numbers(*set)),
            Choice::Buy(item) => write!(f, "buy {item}"),
            Choice::Drop(item) => write!(f, "drop {item}"),
            Choice::Study(card) => write!(f, "study {card}"),
            Choice::Done => f.write_str("done"),
            Choice::Concede => f.write_str("concede"),
        }
    }
}

fn card(name: &str) -> Result<CardId, String> {
    CardId::by_name(name).ok_or_else(|| format!("`{name}` is no card"))
}

fn token(name: &str) -> Result<Token, String> {
    match name {
        "XP" => Ok(Token::Xp),
        "Gold" => Ok(Token::Gold),
        _ => Err(format!("`{name}` is neither XP nor Gold")),
    }
}

fn guard(name: &str) -> Result<Guard, String> {
    if name == "Leader" { Ok(Guard::Leader) } else { card(name).map(Guard::Card) }
}

/// `P2's War Hound`.
fn owned(text: &str) -> Result<(Seat, CardId), String> {
    let (seat, name) = text.split_once("'s ").ok_or_else(|| format!("`{text}` names no owner"))?;
    Ok((seat.parse()?, card(name)?))
}

fn aimed(text: &str) -> Result<Aimed, String> {
    match text {
        "Monster" => Ok(Aimed::Monster),
        "Creature" => Ok(Aimed::Creature),
        _ if text.contains("'s ") => owned(text).map(|(seat, card)| Aimed::Unit(seat, card)),
        _ => text.parse().map(Aimed::Hero),
    }
}

fn shown(text: &str) -> Result<u8, String> {
    let mut set = 0;
    for n in text.split('/').filter(|n| *n != "none") {
        let n: u8 = n.parse().map_err(|_| format!("`{n}` is no Initiative number"))?;
        if !(1..=6).contains(&n) {
            return Err(format!("{n} is no Initiative number"));
        }
        set |= 1 << n;
    }
    Ok(set)
}

fn digit(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

fn word(text: &str) -> Option<Choice> {
    Some(match text {
        "keep" => Choice::Keep,
        "mulligan" => Choice::Mulligan,
        "take back" => Choice::TakeBack,
        "ready" => Choice::Ready,
        "flip" => Choice::Flip,
        "skip" => Choice::Skip,
        "end turn" => Choice::EndTurn,
        "swap" => Choice::Swap,
        "again" => Choice::Again,
        "pass" => Choice::Pass,
        "no response" => Choice::NoResponse,
        "enough" => Choice::Enough,
        "done" => Choice::Done,
        "concede" => Choice::Concede,
        _ => return None,
    })
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Choice, String> {
        if let Some(choice) = word(text) {
            return Ok(choice);
        }
        let none = || format!("`{text}` is no answer of this game");
        let (verb, rest) = text.split_once(' ').ok_or_else(none)?;
        Ok(match verb {
            "hero" => Choice::Hero(HeroId::by_name(rest).ok_or_else(none)?),
            "mission" => Choice::Mission(MissionId::by_name(rest).ok_or_else(none)?),
            "equip" => Choice::Equip(card(rest)?),
            "everyone" => Choice::Everyone(token(rest.strip_prefix("gains ").ok_or_else(none)?)?),
            "deal" => {
                let (action, seat) = rest.rsplit_once(" to ").ok_or_else(none)?;
                Choice::Deal(ActionId::by_name(action).ok_or_else(none)?, seat.parse()?)
            }
            "take" => Choice::Take(card(rest)?),
            "play" => Choice::Play(card(rest)?),
            "queue" => Choice::Queue(card(rest)?),
            "use" => Choice::Use(card(rest)?),
            "at" => Choice::At(aimed(rest)?),
            "against" => Choice::Against(rest.parse()?),
            "predict" => {
                let (n, seat) = rest.split_once(" on ").ok_or_else(none)?;
                Choice::Predict(digit(n)?, seat.parse()?)
            }
            "choose" => Choice::Option(digit(rest)?),
            "stun" => owned(rest).map(|(seat, card)| Choice::Stun(seat, card))?,
            "destroy" => owned(rest).map(|(seat, card)| Choice::Destroy(seat, card))?,
            "replace" => Choice::Replace(card(rest)?),
            "fetch" => Choice::Fetch(card(rest)?),
            "release" => Choice::Release(card(rest)?),
            "unstun" => Choice::Unstun(card(rest)?),
            "respond" => Choice::Respond(card(rest)?),
            "shield" => Choice::Shield(guard(rest)?),
            "break" => Choice::Break(guard(rest)?),
            "mend" => Choice::Mend(guard(rest)?),
            "lose" => match rest.strip_suffix(" from a card") {
                Some(name) => Choice::Lose(token(name)?, true),
                None => Choice::Lose(token(rest)?, false),
            },
            "show" => Choice::Show(shown(rest)?),
            "buy" => Choice::Buy(card(rest)?),
            "drop" => Choice::Drop(card(rest)?),
            "study" => Choice::Study(card(rest)?),
            _ => return Err(none()),
        })
    }
}
