//! From what people say to a setup that can be played.

use crate::{Options, Unplayable};
use ::flash_duel::cards::CHARACTERS;
use ::flash_duel::{Mode, Setup, Who};
use kernel::{Seat, SeatSet};

/// The mode of this name; simple if nobody says.
pub fn mode(name: Option<&str>) -> Result<Mode, Unplayable> {
    name.unwrap_or("simple").parse::<Mode>().map_err(|e| Unplayable(vec![e]))
}

/// A character of this name; bots and the Dragon are none.
pub fn character(name: &str) -> Result<Who, String> {
    let who = name.parse::<Who>().ok().filter(|w| w.character().is_some());
    who.ok_or_else(|| {
        let names = CHARACTERS.map(|(name, _)| name).join(", ");
        format!("there is no character `{name}`; characters are {names}")
    })
}

/// The seats that play a character of their choice.
pub fn pickers(mode: Mode) -> Vec<Seat> {
    SeatSet::first(mode.seats()).iter().filter(|s| mode.picks_character(*s)).collect()
}

pub fn read(options: &Options) -> Result<Setup, Unplayable> {
    let mode = mode(options.mode.as_deref())?;
    let (mut bad, mut characters) = (Vec::new(), Vec::new());
    for name in &options.characters {
        // A dash leaves the pick to the table.
        match name.as_str() {
            "-" => characters.push(None),
            _ => match character(name) {
                Ok(who) => characters.push(Some(who)),
                Err(reason) => bad.push(reason),
            },
        }
    }
    if mode.is_raid() && options.tokens.is_some() {
        bad.push(format!("{mode} is a single round: no win tokens are needed (FD-0.10)"));
    }
    let setup = Setup {
        tokens: options.tokens.unwrap_or(3),
        blind: options.blind,
        mirror: options.mirror,
        characters,
        ..Setup::of(mode)
    };
    if let Err(reasons) = setup.check() {
        bad.extend(reasons.0);
    }
    if bad.is_empty() { Ok(setup) } else { Err(Unplayable(bad)) }
}
