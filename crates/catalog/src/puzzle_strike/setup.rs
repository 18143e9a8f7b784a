//! What can be agreed for a game of Puzzle Strike, and the setup that follows from it.

use crate::{Agreed, Kind, ModeLine, OptionLine, Unplayable};
use ::puzzle_strike::chips::BANKS;
use ::puzzle_strike::{Bank, ChipId, Mode, PUZZLE_STACKS, Set, Sets, Setup, Table, Who};
use kernel::{BadSetup, Finish, Game, Seat, SeatSet};
use std::collections::BTreeMap;
use std::sync::LazyLock;

pub const CHARACTER: &str = "characters";
pub const SETS: &str = "sets";
pub const SHADOWS: &str = "shadows";
pub const BASE: &str = "base";
pub const BOTH: &str = "both";
pub const PROMOS: &str = "promos";
pub const BANK: &str = "bank";
pub const RANDOM: &str = "random";
pub const STACKS: &str = "stacks";
pub const MIRROR: &str = "mirror";
pub const BLIND: &str = "blind";
pub const CLOCKWORK: &str = "clockwork";
pub const TOURNAMENT: &str = "tournament";
pub const LAST_STANDING: &str = "last-standing";
pub const EXTRA_ROUNDS: &str = "extra-rounds";
const UNTIL_WON: &str = "until-won";
const TEN: &str = "ten";
const ORDER: &str = "improvisation-order";
const DRAWN: &str = "drawn";
const CHOOSE: &str = "choose";
pub const FIRST: &str = "first";

/// The names of all characters; they live as long as the program.
static NAMES: LazyLock<Vec<(&'static str, Who)>> = LazyLock::new(|| {
    let named = |who: Who| (&*Box::leak(who.to_string().into_boxed_str()), who);
    Who::ALL.into_iter().map(named).collect()
});

/// A mode with the options it has.
pub fn line(mode: Mode) -> ModeLine {
    let yes_no = |name, about| OptionLine { name, about, kind: Kind::YesNo, default: "no" };
    let one_of = |name, about, of: Vec<&'static str>| {
        let default = of[0];
        OptionLine { name, about, kind: Kind::OneOf { of }, default }
    };
    // The boxes come first: what else can be said follows from them.
    let mut options = vec![
        one_of(SETS, "Whose characters and stacks are used", vec![SHADOWS, BASE, BOTH]),
        OptionLine {
            name: CHARACTER,
            about: "Characters by seat, separated by commas; `-` leaves one open",
            kind: Kind::Names {
                names: NAMES.iter().map(|(name, _)| *name).collect(),
                seats: SeatSet::first(mode.seats()),
            },
            default: "",
        },
        one_of(
            BANK,
            "The ten Puzzle stacks: a recommended bank, or drawn at random",
            BANKS.iter().map(|bank| bank.name).chain([RANDOM]).collect(),
        ),
        OptionLine {
            name: STACKS,
            about: "Ten Puzzle stacks by name instead of a bank, separated by commas",
            kind: Kind::List {
                names: Sets::BOTH.with(Set::Promo).puzzle_chips().map(|c| c.chip().name).collect(),
                count: PUZZLE_STACKS as u8,
            },
            default: "",
        },
        yes_no(PROMOS, "Promotional Puzzle chips may be in the bank"),
        yes_no(MIRROR, "The same character may be played twice"),
        yes_no(BLIND, "Characters are picked secretly and shown together"),
        yes_no(CLOCKWORK, "Custom Clockwork: chips are drafted instead of characters"),
        one_of(
            ORDER,
            "Where a chip makes you play the chips you draw: in the order drawn, or as you choose",
            vec![DRAWN, CHOOSE],
        ),
    ];
    if mode == Mode::Duel {
        let about = "A match to two wins; the loser of a game may change one thing";
        options.push(yes_no(TOURNAMENT, about));
        let about = "Who goes first: drawn at random, or whoever lost the match before";
        options.push(one_of(FIRST, about, vec![RANDOM, "P1", "P2"]));
    }
    if mode.is_free_for_all() {
        let about = "Last Man Standing: who reaches ten is out, the last one left wins";
        options.push(yes_no(LAST_STANDING, about));
        let about = "Extra rounds of players tied for lowest: until one wins, or ten at most, and \
                     then they share the victory";
        options.push(one_of(EXTRA_ROUNDS, about, vec![UNTIL_WON, TEN]));
    }
    ModeLine { name: mode.name(), about: mode.about(), seats: mode.seats(), options }
}

/// After a casual duel its loser goes first in the next one (PS-R7).
pub fn again(table: &Table, said: &mut BTreeMap<String, String>) {
    said.remove(FIRST);
    let (open, outcome) = (table.open(), table.outcome());
    if open.mode != Mode::Duel || open.tournament {
        return;
    }
    let lost = |seat: &Seat| outcome.as_ref().is_some_and(|o| o.finish(*seat) == Finish::Lost);
    if let Some(loser) = open.seats().iter().find(lost) {
        said.insert(FIRST.to_string(), loser.to_string());
    }
}

/// The character of this name.
pub fn who(name: &str) -> Option<Who> {
    NAMES.iter().find(|(n, _)| *n == name).map(|(_, who)| *who)
}

/// The characters that were named; nothing where the pick is left to the table.
pub fn named(agreed: &Agreed) -> Vec<Option<Who>> {
    agreed.names(CHARACTER).iter().map(|name| name.and_then(who)).collect()
}

fn sets(agreed: &Agreed) -> Sets {
    let sets = match agreed.word(SETS) {
        Some(BASE) => Sets::BASE,
        Some(BOTH) => Sets::BOTH,
        _ => Sets::SHADOWS,
    };
    if agreed.yes(PROMOS) { sets.with(Set::Promo) } else { sets }
}

/// The bank as it was named. Without a word it is the one for a first game, or drawn at random
/// where that one does not fit: tournaments draw theirs (PS-18.4), other sets lack its stacks.
fn bank(agreed: &Agreed, sets: Sets) -> Bank {
    let stacks = agreed.list(STACKS);
    if !stacks.is_empty() {
        return Bank::Stacks(stacks.iter().filter_map(|name| ChipId::by_name(name)).collect());
    }
    let fits = |name: &str| {
        let bank = BANKS.iter().find(|bank| bank.name == name);
        let mut stacks = bank.into_iter().flat_map(|bank| bank.stacks);
        stacks.all(|name| ChipId::by_name(name).is_some_and(|chip| sets.have(chip)))
    };
    match agreed.word(BANK) {
        Some(name) if name != RANDOM && agreed.is_said(BANK) => Bank::Named(name.into()),
        Some(name) if name != RANDOM && fits(name) && !agreed.yes(TOURNAMENT) => {
            Bank::Named(name.into())
        }
        _ => Bank::Random,
    }
}

/// The setup as far as it can be told from each option alone.
pub fn read(agreed: &Agreed) -> Result<Setup, Unplayable> {
    let usual = Setup::of(agreed.mode.name.parse().map_err(|e| Unplayable(vec![e]))?);
    let (sets, blind) = (sets(agreed), agreed.yes(BLIND));
    // Among more than two nothing decides who keeps a character that several chose in secret: if
    // nobody says otherwise they all do.
    let alike = blind && usual.mode != Mode::Duel && !agreed.is_said(MIRROR);
    Ok(Setup {
        sets,
        characters: named(agreed),
        bank: bank(agreed, sets),
        mirror: agreed.yes(MIRROR) || alike,
        blind,
        clockwork: agreed.yes(CLOCKWORK),
        tournament: agreed.yes(TOURNAMENT),
        last_standing: agreed.yes(LAST_STANDING),
        choose_order: agreed.word(ORDER) == Some(CHOOSE),
        share_after_ten: agreed.word(EXTRA_ROUNDS) == Some(TEN),
        first: agreed.word(FIRST).and_then(|word| word.parse().ok()),
        ..usual
    })
}

/// What is wrong if the stacks of the bank are named twice.
pub fn two_banks(agreed: &Agreed) -> Option<String> {
    let twice = agreed.is_said(BANK) && !agreed.list(STACKS).is_empty();
    twice.then(|| format!("name a `{BANK}` or its `{STACKS}`, not both"))
}

/// What to say so that the characters and stacks that were named can be played (PS-19.3).
fn other_sets(setup: &Setup) -> Option<String> {
    let stacks = setup.stacks().unwrap_or_default();
    let named = setup.characters.iter().flatten().map(|who| who.set());
    let named: Vec<Set> = named.chain(stacks.iter().map(|id| id.chip().set)).collect();
    let lacks = |set: Set| named.contains(&set) && !setup.sets.has(set);
    let other = match (lacks(Set::Shadows), lacks(Set::Base)) {
        (true, _) => Some((SHADOWS, Set::Base)),
        (_, true) => Some((BASE, Set::Shadows)),
        _ => None,
    };
    let sets = other.map(|(set, kept)| match named.contains(&kept) {
        true => format!("`{SETS}` {BOTH}"),
        false => format!("`{SETS}` {set}, or `{SETS}` {BOTH}"),
    });
    let promos = lacks(Set::Promo).then(|| format!("`{PROMOS}` yes"));
    let said: Vec<String> = sets.into_iter().chain(promos).collect();
    (!said.is_empty()).then(|| format!("to play with them, say {}", said.join(" and ")))
}

/// Every reason against a setup, and what to say instead where that is known.
pub fn check(setup: &Setup) -> Result<(), Unplayable> {
    let mut bad = setup.check().err().unwrap_or(BadSetup(Vec::new())).0;
    bad.extend(other_sets(setup));
    if bad.is_empty() { Ok(()) } else { Err(Unplayable(bad)) }
}

/// The setup, if it can be played.
pub fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
    let setup = read(agreed)?;
    let mut bad = check(&setup).err().map_or(Vec::new(), |bad| bad.0);
    bad.extend(two_banks(agreed));
    if bad.is_empty() { Ok(setup) } else { Err(Unplayable(bad)) }
}
