//! What can be agreed for a game of Flash Duel, and the setup that follows from it.

use crate::{Agreed, Kind, ModeLine, OptionLine, Unplayable};
use ::flash_duel::cards::{CHARACTERS, CharacterId};
use ::flash_duel::{Mode, Setup, Side, Table, Who};
use kernel::{Finish, Game, Seat, SeatSet};
use std::collections::BTreeMap;

const TOKENS: &str = "tokens";
/// [`Setup::USUAL_TOKENS`] as text.
const USUAL_TOKENS: &str = "3";
const CHARACTER: &str = "characters";
const MIRROR: &str = "mirror";
const BLIND: &str = "blind";
pub const FIRST: &str = "first";
const COIN: &str = "coin";

/// A mode with the options it has. A Raid is a single round of different characters (FD-0.10).
pub fn line(mode: Mode) -> ModeLine {
    let mut options = Vec::new();
    if mode.has_characters() {
        let names = CHARACTERS.map(|(name, _)| name).to_vec();
        options.push(OptionLine {
            name: CHARACTER,
            about: "Characters by seat, separated by commas; `-` leaves one open",
            kind: Kind::Names { names, seats: pickers(mode).into_iter().collect() },
            default: "",
        });
    }
    if mode.has_characters() && !mode.is_raid() {
        let about = "The same character may be played twice";
        options.push(OptionLine { name: MIRROR, about, kind: Kind::YesNo, default: "no" });
    }
    if mode == Mode::Full {
        let about = "Characters are picked secretly and shown together";
        options.push(OptionLine { name: BLIND, about, kind: Kind::YesNo, default: "yes" });
    }
    if mode.has_coin() {
        let about = "Who decides who goes first: a coin, or the side that lost the match before";
        let of = [COIN].into_iter().chain(Side::BOTH.map(side_name)).collect();
        options.push(OptionLine { name: FIRST, about, kind: Kind::OneOf { of }, default: COIN });
    }
    if !mode.is_raid() {
        let ((least, most), about) = (Setup::TOKENS.into_inner(), "Win tokens needed");
        let kind = Kind::Number { least, most };
        options.push(OptionLine { name: TOKENS, about, kind, default: USUAL_TOKENS });
    }
    ModeLine { name: mode.name(), about: mode.about(), seats: mode.seats(), options }
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::West => "west",
        Side::East => "east",
    }
}

/// After this match the side that lost it decides who goes first in the next (FD-R23).
pub fn again(table: &Table, said: &mut BTreeMap<String, String>) {
    said.remove(FIRST);
    let (mode, outcome) = (table.open().mode(), table.outcome());
    let lost = |seat: &Seat| outcome.as_ref().is_some_and(|o| o.finish(*seat) == Finish::Lost);
    let loser = SeatSet::first(mode.seats()).iter().find(lost);
    if let Some(loser) = loser.filter(|_| mode.has_coin()) {
        said.insert(FIRST.to_string(), side_name(mode.side(loser)).to_string());
    }
}

/// The characters that people can play; bots and the Dragon are none.
pub fn characters() -> impl Iterator<Item = Who> {
    (0..CHARACTERS.len()).map(|i| Who::Character(CharacterId(i as u8)))
}

/// The seats that play a character of their choice.
pub fn pickers(mode: Mode) -> Vec<Seat> {
    SeatSet::first(mode.seats()).iter().filter(|s| mode.picks_character(*s)).collect()
}

/// The characters that were named; nothing where the pick is left to the table.
pub fn named(agreed: &Agreed) -> Vec<Option<Who>> {
    let who = |name: &&str| characters().find(|who| who.name() == *name);
    agreed.names(CHARACTER).iter().map(|name| name.as_ref().and_then(who)).collect()
}

/// The setup as far as it can be told from each option alone.
pub fn read(agreed: &Agreed) -> Result<Setup, Unplayable> {
    let usual = Setup::of(agreed.mode.name.parse().map_err(|e| Unplayable(vec![e]))?);
    Ok(Setup {
        tokens: agreed.number(TOKENS).unwrap_or(usual.tokens),
        // Where a character is named beforehand, secrecy must be asked for.
        blind: agreed.yes(BLIND)
            && (agreed.is_said(BLIND) || named(agreed).iter().all(Option::is_none)),
        lost_before: Side::BOTH.into_iter().find(|s| agreed.word(FIRST) == Some(side_name(*s))),
        mirror: agreed.yes(MIRROR),
        characters: named(agreed),
        ..usual
    })
}

/// The setup, if it can be played.
pub fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
    let setup = read(agreed)?;
    setup.check()?;
    Ok(setup)
}
