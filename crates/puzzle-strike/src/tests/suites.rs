//! Conformance and secrecy, for every mode.

use crate::{Event, Mode, Set, Sets, Setup, Table, Who};
use kernel::Viewer;
use scenario::{Suite, conformance, golden, perft_table, secrecy, transcript};

impl Suite for Table {
    /// A draw is news only to those who see the hand.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Drew { seat, .. } => {
                matches!(viewer, Viewer::Seat(v) if !self.open().are_opponents(v, *seat))
            }
            other => other.shows(),
        }
    }
}

/// A free choice of characters, once with mirrors and the other order of drawn chips, and once in
/// secret (PS-18.2): in a duel also without mirrors, where luck gives it to one (PS-18.3).
fn setups(mode: Mode) -> Vec<Setup> {
    let plain = Setup::of(mode);
    let mut all = vec![plain.clone(), Setup { mirror: true, choose_order: true, ..plain.clone() }];
    all.push(Setup { blind: true, mirror: true, ..plain.clone() });
    if mode == Mode::Duel {
        all.push(Setup { blind: true, ..plain.clone() });
        all.push(Setup { tournament: true, ..plain.clone() });
    }
    all.push(Setup { clockwork: true, ..plain.clone() });
    if mode.is_free_for_all() {
        all[1].share_after_ten = true;
        all.push(Setup { last_standing: true, ..plain });
    }
    all
}

scenario::suites! {
    duel: Mode::Duel, 80;
    free_for_all_of_three: Mode::FreeForAll3, 40;
    free_for_all_of_four: Mode::FreeForAll4, 40;
    team: Mode::Team, 40;
}

mod base_set {
    use super::*;

    /// Characters and banks of the base set alone, and chips of every set mixed (PS-19.3).
    fn setups(mode: Mode) -> Vec<Setup> {
        let alone = Setup { sets: Sets::BASE, ..Setup::of(mode) };
        let mixed = Setup { sets: Sets::BOTH.with(Set::Promo), ..Setup::of(mode) };
        let base: Vec<Who> = Sets::BASE.characters().collect();
        let who = |i: usize| {
            (0..mode.seats()).map(|seat| base[(3 * i + seat) % base.len()]).collect::<Vec<_>>()
        };
        let mut all: Vec<Setup> = (0..4)
            .map(|i| if i % 2 == 0 { &alone } else { &mixed }.clone().with(&who(i)))
            .collect();
        all.push(Setup { mirror: true, choose_order: true, ..mixed.clone() });
        all.push(Setup { blind: true, mirror: true, ..mixed.clone() });
        all.push(Setup { clockwork: true, ..mixed.clone() });
        if mode == Mode::Duel {
            all.push(Setup { tournament: true, ..mixed });
        } else if mode.is_free_for_all() {
            all.push(Setup { last_standing: true, ..mixed });
        }
        all
    }

    scenario::suites! {
        duel: Mode::Duel, 40;
        free_for_all_of_three: Mode::FreeForAll3, 20;
        free_for_all_of_four: Mode::FreeForAll4, 20;
        team: Mode::Team, 20;
    }
}

/// Every character of this set against two others, with every recommended bank.
fn every_character(set: Set) {
    let own: Vec<Who> = Sets::of(set).characters().collect();
    let pairs = (0..own.len()).map(|i| {
        let bank = crate::Bank::Named(crate::chips::BANKS[i % 5].name.into());
        let who = [own[i], own[(i + 3) % own.len()]];
        Setup { bank, sets: Sets::SHADOWS.with(set), ..Setup::of(Mode::Duel) }.with(&who)
    });
    let setups: Vec<Setup> = pairs.collect();
    conformance::<Table>(&setups, 12, 5);
    secrecy::<Table>(&setups, 6, 6);
}

#[test]
fn every_character_conforms() {
    every_character(Set::Shadows);
}
#[test]
fn every_base_character_conforms() {
    every_character(Set::Base);
}

/// PS-2.9, PS-R50, PS-R52: chips face down on a bag and chips shown by luck, with every search of a
/// bag in reach.
#[test]
fn hidden_chips_on_a_bag_stay_hidden() {
    let stacks = "Signature Move; Blues Are Good; Improvisation; Axe Kick; Color Panic; \
        Money for Nothing; Safe Keeping; X-Copy; Punch, Punch, Kick; Bang then Fizzle";
    let seated = |mode, who: &[Who]| {
        let bank = crate::Bank::Stacks(super::chips(stacks));
        Setup { bank, mirror: true, sets: Sets::BOTH, ..Setup::of(mode) }.with(who)
    };
    let setups = [
        seated(Mode::Duel, &[Who::Geiger, Who::Persephone]),
        seated(Mode::Duel, &[Who::Geiger, Who::Lum]),
        seated(Mode::Duel, &[Who::Geiger, Who::Setsuki]),
        seated(Mode::FreeForAll3, &[Who::Geiger, Who::Geiger, Who::Vendetta]),
        seated(Mode::Team, &[Who::Geiger, Who::Geiger, Who::DeGrey, Who::Lum]),
    ];
    conformance::<Table>(&setups, 12, 7);
    secrecy::<Table>(&setups, 12, 8);
}

/// Three fixed deals of each mode for either set of characters, counted: a changed number is a
/// changed rule.
#[test]
fn the_trees_of_decisions_have_their_known_sizes() {
    for (set, suffix) in [(Set::Shadows, ""), (Set::Base, "-base")] {
        let sets = Sets::SHADOWS.with(set);
        let own: Vec<Who> = Sets::of(set).characters().collect();
        for mode in Mode::ALL {
            let deals: Vec<(Setup, u64)> = (0..3)
                .map(|i| {
                    let bank = crate::Bank::Named(crate::chips::BANKS[i].name.into());
                    let who: Vec<Who> =
                        (0..mode.seats()).map(|seat| own[(3 * i + seat) % 10]).collect();
                    (Setup { bank, sets, ..Setup::of(mode) }.with(&who), 1 + i as u64)
                })
                .collect();
            let place = env!("CARGO_MANIFEST_DIR");
            let path = format!("{place}/../../golden/puzzle-strike/{mode}{suffix}.perft");
            golden(path, &perft_table::<Table>(&deals, 7));
        }
    }
}

/// The same with banks of the base set and of all sets, a little deeper in fewer modes.
#[test]
fn the_trees_of_base_banks_have_their_known_sizes() {
    let all = Sets::BOTH.with(Set::Promo);
    let (base, promo) = (Sets::BASE.puzzle_chips(), Sets::of(Set::Promo).puzzle_chips());
    let own: Vec<Who> = Sets::BASE.characters().collect();
    let stacks: Vec<crate::ChipId> = base.chain(promo).collect();
    for (mode, depth) in [(Mode::Duel, 8), (Mode::Team, 6)] {
        let deals: Vec<(Setup, u64)> = [(Sets::BASE, 0), (Sets::BASE, 10), (all, 17)]
            .into_iter()
            .zip(1..)
            .map(|((sets, from), seed)| {
                let bank = crate::Bank::Stacks(stacks[from..from + 10].to_vec());
                let who: Vec<Who> =
                    (0..mode.seats()).map(|seat| own[(from + seat) % own.len()]).collect();
                (Setup { bank, sets, ..Setup::of(mode) }.with(&who), seed)
            })
            .collect();
        let path = format!(
            "{}/../../golden/puzzle-strike/{mode}-base-bank.perft",
            env!("CARGO_MANIFEST_DIR")
        );
        golden(path, &perft_table::<Table>(&deals, depth));
    }
}

fn golden_path(name: &str) -> String {
    format!("{}/../../golden/puzzle-strike/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Three fixed casts for a mode, each with a recommended bank.
fn casts(mode: Mode) -> Vec<Setup> {
    let cast = |i: usize| {
        let bank = crate::Bank::Named(crate::chips::BANKS[i].name.into());
        let who: Vec<Who> = (0..mode.seats()).map(|seat| Who::ALL[(3 * i + seat) % 10]).collect();
        Setup { bank, ..Setup::of(mode) }.with(&who)
    };
    (0..3).map(cast).collect()
}

/// One whole game of each mode as everyone saw it, to be read and diffed in review.
#[test]
fn whole_games_go_as_they_went() {
    for mode in Mode::ALL {
        let text = transcript::<Table>(&casts(mode)[0], 4);
        golden(golden_path(&format!("{mode}.txt")), &text);
    }
}

/// A whole match to two wins, played at random.
fn a_match() -> kernel::Match<Table> {
    let mut whims = kernel::Seeded::new(5);
    let secret = kernel::Secret::from_seed(8);
    let setup = Setup { tournament: true, ..casts(Mode::Duel).remove(0) };
    let (mut game, _) =
        kernel::Match::<Table>::start(&setup, secret, Vec::new()).expect("the setup can be played");
    while let Some(seat) = game.asks().seats().lowest() {
        let offered = kernel::Offers::of(game.table(), seat).0;
        game.answer(seat, offered[whims.below(offered.len())]).expect("it was offered");
    }
    game
}

/// A journal of these rules, kept since they came into force, still replays to its fingerprint. If
/// it does not, the rules or the JSON of views have changed: raise `Table::RULES`.
#[test]
fn an_old_journal_replays_to_its_fingerprint() {
    let rules = <Table as kernel::Game>::RULES;
    let path = golden_path(&format!("journals/match.rules{rules}.jsonl"));
    let kept = scenario::frozen(path, || a_match().journal().to_string());
    let journal = kernel::Journal::read(&kept).expect("it can be read");
    assert!(journal.end.is_some(), "it is a whole match");
    if let Err(why) = kernel::Match::<Table>::replay(&journal, |_, _, _| ()) {
        panic!("{why}; a change of rules or of the JSON of views needs another `Table::RULES`");
    }
}
