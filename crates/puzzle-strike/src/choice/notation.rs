//! The notation of choices: how they are written, and how they are read back.

use super::{Choice, Verb, Zone};
use crate::chip::ChipId;
use crate::pouch::Gems;
use std::fmt;
use std::str::FromStr;

impl Verb {
    const ALL: [Verb; 13] = [
        Verb::Discard,
        Verb::Trash,
        Verb::Gain,
        Verb::Return,
        Verb::Find,
        Verb::Take,
        Verb::Copy,
        Verb::Give,
        Verb::Remove,
        Verb::Trap,
        Verb::Reveal,
        Verb::Put,
        Verb::Cover,
    ];
    /// The word of the notation.
    pub fn word(self) -> &'static str {
        match self {
            Verb::Discard => "discard",
            Verb::Trash => "trash",
            Verb::Gain => "gain",
            Verb::Return => "return",
            Verb::Find => "find",
            Verb::Take => "take",
            Verb::PlayFreely => "play",
            Verb::Copy => "copy",
            Verb::Give => "give",
            Verb::Remove => "remove",
            Verb::Trap => "trap",
            Verb::Reveal => "reveal",
            Verb::Put => "put",
            Verb::Cover => "cover",
        }
    }
}

impl Zone {
    /// The zones that an answer can name.
    const ALL: [Zone; 5] = [Zone::Hand, Zone::Discard, Zone::Pile, Zone::Bag, Zone::Bank];
    pub fn word(self) -> &'static str {
        match self {
            Zone::Hand => "hand",
            Zone::Discard => "discard",
            Zone::Pile => "pile",
            Zone::Bag => "bag",
            Zone::Bank => "bank",
            Zone::Pool => "pool",
        }
    }
}

/// What follows a chip that is played without an action.
const FREELY: &str = " freely";
/// What follows a chip that is played out of the gem pile.
const PILED: &str = " from pile";
/// What follows a chip that is bought onto the bag.
const ON_TOP: &str = " on top";

impl fmt::Display for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [a, 0] => write!(f, "{a}"),
            [a, b] => write!(f, "{a}+{b}"),
        }
    }
}

impl FromStr for Gems {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let value = |s: &str| {
            let value = s.trim().parse::<u8>().ok().filter(|v| (1..=4).contains(v));
            value.ok_or_else(|| format!("`{s}` is no gem; gems are 1 to 4"))
        };
        match s.split_once('+') {
            Some((a, b)) => Ok(Gems::two(value(a)?, value(b)?)),
            None => value(s).map(Gems::one),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pick(who) => write!(f, "pick {who}"),
            Choice::Draft(chip) => write!(f, "draft {chip}"),
            Choice::Swap(out, into) => write!(f, "swap {out} for {into}"),
            Choice::NewBank => f.write_str("new random bank"),
            Choice::GoesFirst(seat) => write!(f, "{seat} goes first"),
            Choice::Play(chip, None) => write!(f, "play {chip}"),
            Choice::Play(chip, Some(arrow)) => write!(f, "play {chip} with {arrow}"),
            Choice::PlayPiled(chip, None) => write!(f, "play {chip}{PILED}"),
            Choice::PlayPiled(chip, Some(arrow)) => write!(f, "play {chip}{PILED} with {arrow}"),
            Choice::EndActions => f.write_str("end actions"),
            Choice::Pay(value) => write!(f, "pay {value}-gem"),
            Choice::PayAll => f.write_str("pay all"),
            Choice::Buy(chip) => write!(f, "buy {chip}"),
            Choice::BuyOnTop(chip) => write!(f, "buy {chip}{ON_TOP}"),
            Choice::EndBuying => f.write_str("end buying"),
            Choice::Keep(chip) => write!(f, "keep {chip}"),
            Choice::KeepNoMore => f.write_str("keep nothing more"),
            Choice::React(chip) => write!(f, "react {chip}"),
            Choice::ReactPiled(chip) => write!(f, "react {chip}{PILED}"),
            Choice::ReactAs(chip, copied) => write!(f, "react {chip} as {copied}"),
            Choice::Pass => f.write_str("pass"),
            Choice::Crash(gems, to) => write!(f, "crash {gems} at {to}"),
            Choice::Break(gems) => write!(f, "break {gems}"),
            Choice::Combine(gems) => write!(f, "combine {gems}"),
            Choice::Chip(Verb::PlayFreely, chip, _) => write!(f, "play {chip}{FREELY}"),
            Choice::Chip(verb, chip, None) => write!(f, "{} {chip}", verb.word()),
            Choice::Chip(verb, chip, Some(zone)) => {
                write!(f, "{} {chip} from {}", verb.word(), zone.word())
            }
            Choice::ChipOf(verb, chip, seat) => write!(f, "{} {chip} of {seat}", verb.word()),
            Choice::At(seat) => write!(f, "choose {seat}"),
            Choice::Name(color) => write!(f, "name {color}"),
            Choice::Option(chip, i) => {
                write!(f, "{chip}: {}", chip.chip().options[usize::from(*i)])
            }
            Choice::Concede => f.write_str("concede"),
            Choice::TakeBack => f.write_str("take back"),
        }
    }
}

fn chip(name: &str) -> Result<ChipId, String> {
    ChipId::by_name(name).ok_or_else(|| format!("`{name}` is no chip"))
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let s = s.trim();
        if let Some(choice) = fixed(s) {
            return Ok(choice);
        }
        if let Some(choice) = option(s) {
            return Ok(choice);
        }
        if let Some(seat) = s.strip_suffix(" goes first") {
            return seat.parse().map(Choice::GoesFirst);
        }
        let none = || format!("`{s}` is no choice of Puzzle Strike");
        let (word, rest) = s.split_once(' ').ok_or_else(none)?;
        match word {
            "pick" => rest.parse().map(Choice::Pick),
            "draft" => chip(rest).map(Choice::Draft),
            "swap" => swap(rest).ok_or_else(none),
            "play" => play(rest),
            "pay" => {
                let value = rest.strip_suffix("-gem").ok_or_else(none)?;
                Ok(Choice::Pay(value.parse::<Gems>()?.0[0]))
            }
            "buy" => match rest.strip_suffix(ON_TOP) {
                Some(name) => chip(name).map(Choice::BuyOnTop),
                None => chip(rest).map(Choice::Buy),
            },
            "keep" => chip(rest).map(Choice::Keep),
            "react" => react(rest),
            "crash" => {
                let (gems, to) = rest.split_once(" at ").ok_or_else(none)?;
                Ok(Choice::Crash(gems.parse()?, to.parse()?))
            }
            "break" => rest.parse().map(Choice::Break),
            "combine" => rest.parse().map(Choice::Combine),
            "choose" => rest.parse().map(Choice::At),
            "name" => rest.parse().map(Choice::Name),
            _ => {
                let verb = Verb::ALL.into_iter().find(|verb| verb.word() == word);
                verb.ok_or_else(none).and_then(|verb| with_chip(verb, rest))
            }
        }
    }
}

fn fixed(s: &str) -> Option<Choice> {
    let all = [
        Choice::NewBank,
        Choice::TakeBack,
        Choice::EndActions,
        Choice::PayAll,
        Choice::EndBuying,
        Choice::KeepNoMore,
        Choice::Pass,
        Choice::Concede,
    ];
    all.into_iter().find(|choice| choice.to_string().eq_ignore_ascii_case(s))
}

/// `Name: words`.
fn option(s: &str) -> Option<Choice> {
    let (name, words) = s.split_once(": ")?;
    let chip = ChipId::by_name(name)?;
    let at = chip.chip().options.iter().position(|option| *option == words)?;
    Some(Choice::Option(chip, at as u8))
}

/// `A for B`; a name may have the word in itself.
fn swap(s: &str) -> Option<Choice> {
    const FOR: &str = " for ";
    s.match_indices(FOR).find_map(|(at, _)| {
        let (out, into) = (ChipId::by_name(&s[..at])?, ChipId::by_name(&s[at + FOR.len()..])?);
        Some(Choice::Swap(out, into))
    })
}

/// `NAME`, `NAME with red`, `NAME of P2`; a name may have such words in itself.
fn play(s: &str) -> Result<Choice, String> {
    if let Some(name) = s.strip_suffix(FREELY) {
        return chip(name).map(|chip| Choice::Chip(Verb::PlayFreely, chip, None));
    }
    if let Ok(chip) = chip(s) {
        return Ok(Choice::Play(chip, None));
    }
    if let Some(name) = s.strip_suffix(PILED) {
        return chip(name).map(|chip| Choice::PlayPiled(chip, None));
    }
    if let Some(choice) = of_seat(Verb::PlayFreely, s) {
        return Ok(choice);
    }
    let (name, arrow) = s.rsplit_once(" with ").ok_or_else(|| format!("`{s}` is no chip"))?;
    let arrow = Some(arrow.parse()?);
    match name.strip_suffix(PILED) {
        Some(name) => Ok(Choice::PlayPiled(chip(name)?, arrow)),
        None => Ok(Choice::Play(chip(name)?, arrow)),
    }
}

/// `NAME of P2`.
fn of_seat(verb: Verb, s: &str) -> Option<Choice> {
    let (name, seat) = s.rsplit_once(" of ")?;
    Some(Choice::ChipOf(verb, ChipId::by_name(name)?, seat.parse().ok()?))
}

fn react(s: &str) -> Result<Choice, String> {
    if let Some(name) = s.strip_suffix(PILED) {
        return chip(name).map(Choice::ReactPiled);
    }
    match s.rsplit_once(" as ") {
        Some((name, copied)) => Ok(Choice::ReactAs(chip(name)?, chip(copied)?)),
        None => chip(s).map(Choice::React),
    }
}

/// `NAME`, `NAME from discard`, `NAME of P2`; a name may have such words in itself.
fn with_chip(verb: Verb, s: &str) -> Result<Choice, String> {
    if let Ok(chip) = chip(s) {
        return Ok(Choice::Chip(verb, chip, None));
    }
    if let Some(choice) = of_seat(verb, s) {
        return Ok(choice);
    }
    let (name, zone) = s.rsplit_once(" from ").ok_or_else(|| format!("`{s}` is no chip"))?;
    let zone = Zone::ALL.into_iter().find(|z| z.word() == zone);
    let zone = zone.ok_or_else(|| format!("`{s}` names no zone"))?;
    Ok(Choice::Chip(verb, chip(name)?, Some(zone)))
}
