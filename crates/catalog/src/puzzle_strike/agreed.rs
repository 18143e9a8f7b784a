//! What is agreed for a game of Puzzle Strike as people see it: ways to play that are known by a
//! name, what goes together, and everything in words.

use super::setup::{self, BANK, BASE, BLIND, BOTH, CHARACTER, CLOCKWORK, EXTRA_ROUNDS};
use super::setup::{FIRST, LAST_STANDING};
use super::setup::{MIRROR, PROMOS, RANDOM, SETS, SHADOWS, STACKS, TOURNAMENT};
use super::words::{self, list};
use crate::{Agreed, Kind, ModeLine};
use ::puzzle_strike::chips::BANKS;
use ::puzzle_strike::{Bank, ChipId, Mode, Set, Setup};
use kernel::{Seat, SeatSet};
use wire::{AgreedLine, Only, PresetLine};

const YES: &str = "yes";
const NO: &str = "no";

/// Variants of the rulebook that are more than a switch to whoever looks for them.
pub fn presets() -> Vec<PresetLine> {
    let preset = |name: &str, title: &str, about: &str, mode: Mode, options: &[(&str, &str)]| {
        let options = options.iter().map(|(k, v)| (k.to_string(), v.to_string()));
        PresetLine {
            name: name.into(),
            title: title.into(),
            about: about.into(),
            mode: mode.name().into(),
            options: options.collect(),
        }
    };
    vec![
        preset(
            "base-set",
            "Base set duel",
            "one against one with the ten characters and the Puzzle chips of the base set",
            Mode::Duel,
            &[(SETS, BASE)],
        ),
        preset(
            "everything",
            "All sets mixed",
            "one against one; all twenty characters, and a bank drawn from every Puzzle chip",
            Mode::Duel,
            &[(SETS, BOTH), (PROMOS, YES), (BANK, RANDOM)],
        ),
        preset(
            "tournament",
            "Tournament match",
            "best of three with a random bank; the loser of a game may change one thing",
            Mode::Duel,
            &[(TOURNAMENT, YES), (BLIND, YES)],
        ),
        preset(
            "clockwork",
            "Custom Clockwork",
            "draft three chips from an open pool instead of picking a character, then duel",
            Mode::Duel,
            &[(CLOCKWORK, YES), (BANK, RANDOM)],
        ),
        preset(
            "last-standing",
            "Last Man Standing",
            "four players; whoever reaches ten is out, and the last one left wins",
            Mode::FreeForAll4,
            &[(LAST_STANDING, YES)],
        ),
    ]
}

/// What is playable with which box, and what goes with which variant.
pub fn only(mode: &ModeLine) -> Vec<Only> {
    let mut all = Vec::new();
    for set in Set::ALL {
        let (needs, one_of): (&str, &[&str]) = match set {
            Set::Shadows => (SETS, &[SHADOWS, BOTH]),
            Set::Base => (SETS, &[BASE, BOTH]),
            Set::Promo => (PROMOS, &[YES]),
        };
        let of_set = |name: &str| {
            let bank = BANKS.iter().find(|bank| bank.name == name);
            let stack = bank.map_or(name, |bank| bank.stacks[0]);
            let chip = ChipId::by_name(stack).map(|chip| chip.chip().set);
            let who = setup::who(name).map(|who| who.set());
            chip.or(who) == Some(set)
        };
        for option in &mode.options {
            let names = match &option.kind {
                Kind::Names { names, .. }
                | Kind::List { names, .. }
                | Kind::Pool { names, .. }
                | Kind::OneOf { of: names } => names,
                Kind::Number { .. } | Kind::YesNo => continue,
            };
            let values: Vec<String> =
                names.iter().filter(|name| of_set(name)).map(ToString::to_string).collect();
            if !values.is_empty() {
                all.push(only_where(option.name, values, needs, one_of));
            }
        }
    }
    let whole = [
        (CHARACTER, CLOCKWORK),
        (MIRROR, CLOCKWORK),
        (BLIND, CLOCKWORK),
        (TOURNAMENT, CLOCKWORK),
        (CLOCKWORK, TOURNAMENT),
        (FIRST, TOURNAMENT),
        (EXTRA_ROUNDS, LAST_STANDING),
    ];
    let has = |name: &str| mode.option(name).is_some();
    let whole = whole.into_iter().filter(|(option, other)| has(option) && has(other));
    all.extend(whole.map(|(option, other)| only_where(option, Vec::new(), other, &[NO])));
    // Stacks by name are instead of a bank.
    all.push(only_where(BANK, Vec::new(), STACKS, &[""]));
    all
}

fn only_where(option: &str, values: Vec<String>, needs: &str, one_of: &[&str]) -> Only {
    let one_of = one_of.iter().map(ToString::to_string).collect();
    Only { option: option.into(), values, needs: needs.into(), one_of }
}

/// Everything that matters to somebody who is invited, whether it was said or is the custom.
pub fn words(agreed: &Agreed) -> Vec<AgreedLine> {
    let Ok(setup) = setup::read(agreed) else { return Vec::new() };
    let mut lines =
        vec![("Chips", boxes(&setup)), ("Bank", bank(&setup)), ("Characters", characters(&setup))];
    if setup.tournament {
        let words = "Best of three. The loser of a game goes first in the next and may change one \
                     thing: the character, one Puzzle stack, or the whole bank.";
        lines.push(("Match", words.into()));
    }
    if setup.last_standing {
        let words = "Last Man Standing: whoever reaches ten is out, and the last one left wins.";
        lines.push(("Match", words.into()));
    }
    if let Some(first) = setup.first {
        lines.push(("First turn", format!("{first}, who lost the match before.")));
    }
    if setup.choose_order {
        let words = "Where a chip makes you play the chips you draw, you choose their order.";
        lines.push(("Improvisation", words.into()));
    }
    if setup.share_after_ten {
        let words = "Players tied for lowest take ten extra rounds at most, and then they share \
                     the victory.";
        lines.push(("Extra rounds", words.into()));
    }
    let line = |(about, words): (&str, String)| AgreedLine { about: about.into(), words };
    lines.into_iter().map(line).collect()
}

fn boxes(setup: &Setup) -> String {
    let names: Vec<String> = setup.sets.iter().map(|set| words::set(set).to_string()).collect();
    match names.as_slice() {
        [one] => format!("{one} alone."),
        _ => format!("{}, mixed.", list(&names)),
    }
}

fn bank(setup: &Setup) -> String {
    let stacks: Vec<String> =
        setup.stacks().unwrap_or_default().iter().map(ToString::to_string).collect();
    match &setup.bank {
        Bank::Random => "Ten Puzzle stacks drawn at random.".into(),
        Bank::Named(name) => format!("{name}: {}.", stacks.join(" · ")),
        Bank::Stacks(_) => format!("{}.", stacks.join(" · ")),
    }
}

fn characters(setup: &Setup) -> String {
    if setup.clockwork {
        return "Custom Clockwork: everybody drafts three chips from an open pool instead.".into();
    }
    let open = setup.open_seats();
    let named: Vec<String> = SeatSet::first(setup.mode.seats())
        .iter()
        .filter_map(|seat: Seat| Some(format!("{seat} plays {}", setup.character(seat)?)))
        .collect();
    let named = if named.is_empty() { String::new() } else { format!("{}. ", list(&named)) };
    let picks = match (open.is_empty(), setup.blind) {
        (true, _) => "",
        (false, true) => "Picked secretly and shown together.",
        (false, false) => "Picked one after another, openly.",
    };
    let twice = if setup.mirror { " The same one may be played twice." } else { "" };
    format!("{named}{picks}{twice}").trim().into()
}
