//! The notation of choices: how they are written, and how they are read back.

use super::{Card, Choice, Meld, Source};
use crate::ability::{AbilityId, Lend, Use};
use crate::board::{Side, Space, Way};
use crate::cards::Who;
use crate::pile::{COPIES, Cards, Number};
use kernel::{Counter, Seat, SeatSet};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Source::Hand => write!(f, "{}", self.number)?,
            Source::Stash => write!(f, "stashed {}", self.number)?,
            Source::Drawn => write!(f, "drawn {}", self.number)?,
        }
        self.lent.map_or(Ok(()), |id| write!(f, " ({id})"))
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let (s, lent) = match s.split_once(" (") {
            Some((card, ability)) => (card, Some(ability_in(ability)?)),
            None => (s, None),
        };
        let (from, s) = match s.split_once(' ') {
            Some(("stashed", n)) => (Source::Stash, n),
            Some(("drawn", n)) => (Source::Drawn, n),
            _ => (Source::Hand, s),
        };
        let card = Card { number: number(s)?, from, lent };
        match lent.and_then(|id| id.card().lends) {
            _ if lent.is_none() => Ok(card),
            Some(Lend::Card(n)) if n == card.number && from == Source::Hand => Ok(card),
            Some(Lend::Shift(by)) if card.number.shifted(-by).is_some() => Ok(card),
            _ => Err(format!("`{s}` is not a card that this ability lends")),
        }
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.number;
        let mut plus = "";
        if self.hand > 0 {
            write!(f, "{}x{n}", self.hand)?;
            plus = " + ";
        }
        if self.stash() {
            write!(f, "{plus}stashed {n}")?;
            plus = " + ";
        }
        if self.drawn() {
            write!(f, "{plus}drawn {n}")?;
            plus = " + ";
        }
        match (self.lent, self.lends()) {
            (Some(id), Some(Lend::Reach(_))) => write!(f, " by {id}"),
            (Some(id), _) if self.shifts_stash() => write!(f, "{plus}stashed {n} ({id})"),
            (Some(id), _) => write!(f, "{plus}{n} ({id})"),
            (None, _) => Ok(()),
        }
    }
}

impl FromStr for Meld {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let (s, reach) = match s.split_once(" by ") {
            Some((cards, name)) => (cards, Some(ability(name)?)),
            None => (s, None),
        };
        if reach.is_some_and(|id| !matches!(id.card().lends, Some(Lend::Reach(_)))) {
            return Err("that ability does not lengthen an attack".into());
        }
        let mut meld: Option<Meld> = None;
        for part in s.split(" + ") {
            let (card, hand) = match part.split_once('x') {
                Some((count, n)) if count.parse::<u8>().is_ok() => {
                    let count = count.parse::<u8>().map_err(|e| e.to_string())?;
                    (Card::plain(number(n)?), count)
                }
                _ => (part.parse::<Card>()?, 0),
            };
            let m = meld.get_or_insert(Meld::plain(card.number, 0));
            m.take_in(card, hand).map_err(|e| format!("`{s}`: {e}"))?;
        }
        let mut meld = meld.ok_or("no cards are named")?;
        if reach.is_some() && meld.lent.is_some() {
            return Err("only one ability can be part of a play".into());
        }
        meld.lent = meld.lent.or(reach);
        if meld.to_string() != s && reach.is_none() {
            return Err(format!("write it as `{meld}`"));
        }
        Ok(meld)
    }
}

impl Meld {
    fn take_in(&mut self, card: Card, hand: u8) -> Result<(), &'static str> {
        if card.number != self.number {
            return Err("cards played together have one number");
        }
        match card {
            _ if hand > COPIES => return Err("there are only ten cards of a number"),
            _ if hand > 0 => self.hand.raise(hand),
            Card { lent: Some(_), .. } if self.lent.is_some() => {
                return Err("only one ability can be part of a play");
            }
            Card { from, lent: Some(id), .. } => {
                let shifts_stash = from == Source::Stash;
                *self = if shifts_stash { self.shifting_stash(id) } else { self.lent(id) };
                if from == Source::Drawn {
                    return Err("a drawn card cannot be changed");
                }
            }
            Card { from: Source::Stash, .. } => *self = self.with_stash(),
            Card { from: Source::Drawn, .. } => *self = self.with_drawn(),
            Card { from: Source::Hand, .. } => return Err("write plain cards as 1x3"),
        }
        match () {
            _ if self.hand > COPIES => Err("there are only ten cards of a number"),
            _ if self.stash() && self.shifts_stash() => Err("one card cannot be played twice"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Move(c, way) => write!(f, "move {way} {c}"),
            Choice::Push(c) => write!(f, "push {c}"),
            Choice::Attack(m) => write!(f, "attack {m}"),
            Choice::Strike(dash, m) => write!(f, "dash {dash}, strike {m}"),
            Choice::NoAction => f.write_str("no action"),
            Choice::Block(m, with) => {
                f.write_str("block")?;
                if m.count() > 0 {
                    write!(f, " {m}")?;
                }
                write_helpers(f, *with, m)
            }
            Choice::Retreat(c) => write!(f, "retreat {c}"),
            Choice::TakeTheHit => f.write_str("take the hit"),
            Choice::Offer(dash, m) => write!(f, "dash {dash}, offer {m}"),
            Choice::Use(id, Use::Plain) => write!(f, "{id}"),
            Choice::Use(id, Use::On(seat)) => write!(f, "{id} on {seat}"),
            Choice::Use(id, Use::Naming(n)) => write!(f, "{id} naming {n}"),
            Choice::Use(id, Use::At(space)) => write!(f, "{id} at {space}"),
            Choice::Pass => f.write_str("pass"),
            Choice::Discard(n) => write!(f, "discard {n}"),
            Choice::DiscardPair(n) => write!(f, "discard {n} {n}"),
            Choice::Take(n) => write!(f, "take {n}"),
            Choice::Show(n) => write!(f, "show {n}"),
            Choice::ShowHand(cards) => write!(f, "show hand {cards}"),
            Choice::Stash(n) => write!(f, "stash {n}"),
            Choice::Spaces(n) => write!(f, "go {n}"),
            Choice::Draw => f.write_str("draw"),
            Choice::OpponentDiscards => f.write_str("opponent discards"),
            Choice::Done => f.write_str("done"),
            Choice::Pick(who) => write!(f, "pick {who}"),
            Choice::Draft(id) => write!(f, "draft {id}"),
            Choice::Swap { out, into } => write!(f, "swap {out} for {into}"),
            Choice::GoesFirst(side) => write!(f, "{side} goes first"),
            Choice::Lead(seat) => write!(f, "{seat} leads"),
            Choice::GoNext => f.write_str("go next"),
            Choice::Name(seat) => write!(f, "name the hand of {seat}"),
            Choice::NameHand(cards) if cards.is_empty() => f.write_str("it is empty"),
            Choice::NameHand(cards) => write!(f, "it is {cards}"),
            Choice::Concede => f.write_str("concede"),
            Choice::TakeBack => f.write_str("take back"),
            Choice::ShowHandTo(seat) => write!(f, "show my hand to {seat}"),
            Choice::Accuse(seat) => write!(f, "accuse {seat}"),
            Choice::Reveal => f.write_str("reveal the Traitor card"),
        }
    }
}

/// A block without cards of one's own still says which number the helpers play.
fn write_helpers(f: &mut fmt::Formatter<'_>, with: SeatSet, m: &Meld) -> fmt::Result {
    if with.is_empty() {
        return Ok(());
    }
    if m.count() == 0 {
        write!(f, " 0x{}", m.number)?;
    }
    f.write_str(" with")?;
    with.iter().try_for_each(|seat| write!(f, " {seat}"))
}

fn number(s: &str) -> Result<Number, String> {
    let n = s.parse::<u8>().ok().and_then(Number::new);
    n.ok_or_else(|| format!("`{s}` is no card; cards are 1 to 5"))
}

fn ability(name: &str) -> Result<AbilityId, String> {
    AbilityId::by_name(name).ok_or_else(|| format!("`{name}` is no ability"))
}

fn ability_in(name: &str) -> Result<AbilityId, String> {
    ability(name.strip_suffix(')').ok_or("a closing bracket is missing")?)
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let s = s.trim();
        if let Some(choice) = fixed(s) {
            return Ok(choice);
        }
        if let Some(name) = s.strip_suffix(" goes first") {
            let side = Side::BOTH.into_iter().find(|x| x.to_string().eq_ignore_ascii_case(name));
            return side.map(Choice::GoesFirst).ok_or_else(|| format!("`{name}` is no side"));
        }
        if let Some(seat) = s.strip_suffix(" leads") {
            return seat.parse().map(Choice::Lead);
        }
        if let Some(choice) = with_argument(s) {
            return choice;
        }
        announcement(s).ok_or_else(|| format!("`{s}` is no choice of Flash Duel"))
    }
}

fn fixed(s: &str) -> Option<Choice> {
    let all = [
        Choice::NoAction,
        Choice::TakeTheHit,
        Choice::Pass,
        Choice::Draw,
        Choice::OpponentDiscards,
        Choice::Done,
        Choice::GoNext,
        Choice::NameHand(Cards::EMPTY),
        Choice::Concede,
        Choice::TakeBack,
        Choice::Reveal,
    ];
    all.into_iter().find(|c| c.to_string().eq_ignore_ascii_case(s))
}

/// Choices that start with a fixed word. Longer beginnings come before shorter ones.
fn with_argument(s: &str) -> Option<Result<Choice, String>> {
    type Read = fn(&str) -> Result<Choice, String>;
    let readers: [(&str, Read); 19] = [
        ("move forward ", |s| Ok(Choice::Move(s.parse()?, Way::Forward))),
        ("move back ", |s| Ok(Choice::Move(s.parse()?, Way::Back))),
        ("push ", |s| s.parse().map(Choice::Push)),
        ("attack ", |s| s.parse().map(Choice::Attack)),
        ("dash ", dash),
        ("block ", block),
        ("retreat ", |s| s.parse().map(Choice::Retreat)),
        ("discard ", discard),
        ("take ", |s| number(s).map(Choice::Take)),
        ("show my hand to ", |s| s.parse().map(Choice::ShowHandTo)),
        ("show hand ", |s| s.parse().map(Choice::ShowHand)),
        ("show ", |s| number(s).map(Choice::Show)),
        ("stash ", |s| number(s).map(Choice::Stash)),
        ("go ", |s| s.parse().map(Choice::Spaces).map_err(|_| format!("`{s}` is no number"))),
        ("pick ", |s| s.parse::<Who>().map(Choice::Pick)),
        ("draft ", |s| ability(s).map(Choice::Draft)),
        ("swap ", swap),
        ("name the hand of ", |s| s.parse().map(Choice::Name)),
        ("it is ", |s| s.parse().map(Choice::NameHand)),
    ];
    if let Some(seat) = s.strip_prefix("accuse ") {
        return Some(seat.parse().map(Choice::Accuse));
    }
    readers.iter().find_map(|(word, read)| s.strip_prefix(word).map(read))
}

fn dash(s: &str) -> Result<Choice, String> {
    if let Some((card, meld)) = s.split_once(", strike ") {
        let (dash, with) = apart(card.parse()?, meld.parse()?)?;
        return Ok(Choice::Strike(dash, with));
    }
    let (card, meld) = s.split_once(", offer ").ok_or("a dash is followed by `, strike …`")?;
    let (dash, with) = apart(card.parse()?, meld.parse()?)?;
    Ok(Choice::Offer(dash, with))
}

/// The dash and what is played with it are different cards, with at most one ability in them.
fn apart(dash: Card, with: Meld) -> Result<(Card, Meld), String> {
    match dash.cost().and(with.cost()) {
        None => Err("one card cannot be played twice".into()),
        Some(_) if dash.lent.is_some() && with.lent.is_some() => {
            Err("only one ability can be part of a play".into())
        }
        Some(_) => Ok((dash, with)),
    }
}

fn block(s: &str) -> Result<Choice, String> {
    let Some((meld, helpers)) = s.split_once(" with ") else {
        return Ok(Choice::Block(s.parse()?, SeatSet::EMPTY));
    };
    let with: SeatSet = helpers
        .split_whitespace()
        .map(|w| w.parse::<Seat>())
        .collect::<Result<SeatSet, String>>()?;
    match meld.strip_prefix("0x") {
        Some(n) => Ok(Choice::Block(Meld::plain(number(n)?, 0), with)),
        None => Ok(Choice::Block(meld.parse()?, with)),
    }
}

fn discard(s: &str) -> Result<Choice, String> {
    match s.split_once(' ') {
        Some((a, b)) if a == b => number(a).map(Choice::DiscardPair),
        Some(_) => Err("a pair has one number".into()),
        None => number(s).map(Choice::Discard),
    }
}

fn swap(s: &str) -> Result<Choice, String> {
    let (out, into) = s.split_once(" for ").ok_or("write `swap A for B`")?;
    Ok(Choice::Swap { out: ability(out)?, into: ability(into)? })
}

/// `Name`, `Name on P2`, `Name naming 3`, `Name at 9`.
fn announcement(s: &str) -> Option<Choice> {
    if let Some(id) = AbilityId::by_name(s) {
        return Some(Choice::Use(id, Use::Plain));
    }
    let read = |word: &str| {
        let (name, what) = s.rsplit_once(word)?;
        Some((AbilityId::by_name(name)?, what))
    };
    if let Some((id, seat)) = read(" on ") {
        return Some(Choice::Use(id, Use::On(seat.parse().ok()?)));
    }
    if let Some((id, n)) = read(" naming ") {
        return Some(Choice::Use(id, Use::Naming(number(n).ok()?)));
    }
    let (id, space) = read(" at ")?;
    let space = space.parse::<u8>().ok().filter(|n| Space::ALL.contains(n))?;
    Some(Choice::Use(id, Use::At(Space(space))))
}
