//! What can be agreed for a game of Shadows, and the setup that follows from it.

use crate::{Agreed, Kind, ModeLine, OptionLine, Unplayable};
use ::shadows::setup::{COPIES, POOL};
use ::shadows::{CardId, HeroId, Setup};
use kernel::SeatSet;
use wire::SeatLine;

pub const TWO: &str = "two-heroes";
pub const THREE: &str = "three-heroes";
pub const HEROES: &str = "heroes";
pub const FIRST_GAME: &str = "first-game";
pub const HARD_MISSIONS: &str = "hard-missions";
pub const OPTIONAL_ATTACKS: &str = "optional-attacks";
pub const SKIP_EMPTY: &str = "skip-empty-questions";
/// The Pool that each player brings, by seat.
pub const POOLS: [&str; 3] = ["pool-p1", "pool-p2", "pool-p3"];

const ABOUT_POOLS: [&str; 3] = [
    "P1's own Pool, of which a Library is drawn: at least 50 Neutral Skills, two of a title",
    "P2's own Pool of Neutral Skills, likewise",
    "P3's own Pool of Neutral Skills, likewise",
];

/// The mode for so many players, with its options.
pub fn line(players: usize) -> ModeLine {
    let mut options = vec![OptionLine {
        name: HEROES,
        about: "Heroes by seat, separated by commas; without them each takes one in turn",
        kind: Kind::Names {
            names: HeroId::all().map(|id| id.hero().name).collect(),
            seats: SeatSet::first(players),
        },
        default: "",
    }];
    if players == 2 {
        options.push(OptionLine {
            name: FIRST_GAME,
            about: "Each Library, the cards to learn on the way, is a list of ten easy ones",
            kind: Kind::YesNo,
            default: "no",
        });
    }
    let pool = |i: usize| OptionLine {
        name: POOLS[i],
        about: ABOUT_POOLS[i],
        kind: Kind::Pool {
            names: CardId::neutrals().map(|card| card.card().name).collect(),
            least: POOL as u8,
            copies: COPIES as u8,
        },
        default: "",
    };
    options.extend((0..players).map(pool));
    let yes_no = |name, about| OptionLine { name, about, kind: Kind::YesNo, default: "no" };
    options.extend([
        yes_no(HARD_MISSIONS, "The Missions Apex Hunter and Polymath pay 2 Shadow Stones, not 1"),
        yes_no(OPTIONAL_ATTACKS, "The second and third Attack of an X2 or X3 card may be declined"),
        yes_no(
            SKIP_EMPTY,
            "A player who could only say no is not asked. Everybody is told so: who has no card to \
             answer with can keep it secret no longer",
        ),
    ]);
    let (name, about) = match players {
        2 => (TWO, "Two Heroes hunt three Monsters and each other: the full game, or as you agree"),
        _ => (THREE, "Three Heroes hunt three Monsters and each other: the full game for three"),
    };
    ModeLine { name, about, seats: players, options }
}

pub fn mode_words(mode: &str) -> (&'static str, Vec<SeatLine>) {
    let (title, players) = if mode == TWO { ("Two Heroes", 2) } else { ("Three Heroes", 3) };
    let seat = |n: usize| SeatLine {
        seat: format!("P{n}"),
        role: "Hero".into(),
        side: format!("p{n}"),
        by_rules: false,
    };
    (title, (1..=players).map(seat).collect())
}

/// The Heroes that were named; nothing for a seat that is left open.
pub fn named(agreed: &Agreed) -> Vec<Option<HeroId>> {
    agreed.names(HEROES).iter().map(|name| name.and_then(HeroId::by_name)).collect()
}

/// Everything but the Heroes.
pub fn terms(agreed: &Agreed) -> Setup {
    let cards = |name: &&str| CardId::by_name(name);
    let pool = |option: &&str| agreed.list(option).iter().filter_map(cards).collect();
    let mut pools: Vec<Vec<CardId>> = POOLS.iter().take(agreed.mode.seats).map(pool).collect();
    if pools.iter().all(Vec::is_empty) {
        pools.clear();
    }
    Setup {
        first_game: agreed.yes(FIRST_GAME),
        pools,
        hard_missions: agreed.yes(HARD_MISSIONS),
        optional_attacks: agreed.yes(OPTIONAL_ATTACKS),
        skip_empty_questions: agreed.yes(SKIP_EMPTY),
        ..Setup::shared(agreed.mode.seats as u8)
    }
}

pub fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
    let (named, seats) = (named(agreed), agreed.mode.seats);
    let mut bad = Vec::new();
    if named.len() > seats {
        bad.push(format!("`{HEROES}` are for {seats} seats, not for {}", named.len()));
    }
    let heroes: Vec<HeroId> = named.iter().copied().flatten().collect();
    if !heroes.is_empty() && heroes.len() < seats && named.len() <= seats {
        bad.push(format!("name a Hero for each of the {seats} seats, or none of them"));
    }
    let setup = Setup { heroes, ..terms(agreed) };
    let fine = bad.is_empty();
    bad.extend(setup.check().err().filter(|_| fine).map_or_else(Vec::new, |bad| bad.0));
    if bad.is_empty() { Ok(setup) } else { Err(Unplayable(bad)) }
}
