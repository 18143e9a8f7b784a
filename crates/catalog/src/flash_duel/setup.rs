//! What can be agreed for a game of Flash Duel, and the setup that follows from it.

use crate::{Agreed, Kind, Listed, ModeLine, OptionLine, Options, Unplayable};
use ::flash_duel::cards::{CHARACTERS, CharacterId};
use ::flash_duel::{Mode, Setup, Side, Table, Who};
use kernel::{Seat, SeatSet};
use std::collections::BTreeMap;

const TOKENS: &str = "tokens";
/// [`Setup::USUAL_TOKENS`] as text.
const USUAL_TOKENS: &str = "3";
const CHARACTER: &str = "characters";
const MIRROR: &str = "mirror";
const BLIND: &str = "blind";
const UNMASKING: &str = "silent-unmasking";
/// Who decides who goes first in a rematch.
const REMATCH_FIRST: &str = "rematch-first";
const COIN: &str = "coin";
/// Who may change character in a rematch.
const REMATCH_CHARACTERS: &str = "rematch-characters";
const ALL: &str = "all";
const LOSER: &str = "loser";
/// The side that lost the match before.
pub const LOST: &str = "lost";
const NOBODY: &str = "nobody";

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
    if mode.is_betrayal() {
        let about = "At time-over the traitor is unmasked without naming hands";
        options.push(OptionLine { name: UNMASKING, about, kind: Kind::YesNo, default: "no" });
    }
    if mode.has_rival_characters() {
        let about = "Who may change character in a rematch: the side that lost, or all";
        options.push(one_of(REMATCH_CHARACTERS, about, vec![LOSER, ALL]));
    }
    if mode.has_coin() {
        let about = "Who decides who goes first in a rematch: a coin, or the side that lost";
        options.push(one_of(REMATCH_FIRST, about, vec![COIN, LOSER]));
        let about = "The side that lost the match before this one";
        let of = [NOBODY].into_iter().chain(Side::BOTH.map(side_name)).collect();
        options.push(one_of(LOST, about, of));
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

/// One of these words, the first of them if nobody says anything.
fn one_of(name: &'static str, about: &'static str, of: Vec<&'static str>) -> OptionLine {
    OptionLine { name, about, default: of[0], kind: Kind::OneOf { of } }
}

/// What this match leaves to its rematch: who has lost, and who keeps a character (FD-23.4,
/// FD-R23).
pub fn again(table: &Table, said: &mut BTreeMap<String, String>) {
    let mode = table.open().mode();
    let options = Options { mode: Some(mode.name().into()), said: said.clone() };
    let agreed = options.read(&<Table as Listed>::modes());
    // What this version does not know is refused when the rematch is made.
    let Ok(setup) = agreed.and_then(|agreed| read(&agreed)) else { return };
    let next = setup.rematch(table);
    let mut leave = |name: &str, value: Option<String>| match value {
        Some(value) => drop(said.insert(name.into(), value)),
        None => drop(said.remove(name)),
    };
    leave(LOST, next.lost_before.map(|side| side_name(side).into()));
    let name = |who: &Option<Who>| who.map_or("-", Who::name);
    let names: Vec<&str> = next.characters.iter().map(name).collect();
    leave(CHARACTER, (!names.is_empty()).then(|| names.join(", ")));
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
    let lost_before = Side::BOTH.into_iter().find(|s| agreed.word(LOST) == Some(side_name(*s)));
    Ok(Setup {
        tokens: agreed.number(TOKENS).unwrap_or(usual.tokens),
        // Where a character is named beforehand, secrecy must be asked for.
        blind: agreed.yes(BLIND)
            && (agreed.is_said(BLIND) || named(agreed).iter().all(Option::is_none)),
        lost_before,
        loser_first: agreed.word(REMATCH_FIRST) == Some(LOSER),
        all_change: agreed.word(REMATCH_CHARACTERS) == Some(ALL),
        mirror: agreed.yes(MIRROR),
        silent_unmasking: agreed.yes(UNMASKING),
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
