//! Conformance and secrecy, for every mode.

use crate::{Event, Mode, Setup, Table, Who};
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

/// A free choice of characters, once with mirrors and the other order of drawn chips.
fn setups(mode: Mode) -> Vec<Setup> {
    let plain = Setup::of(mode);
    let mut all = vec![plain.clone(), Setup { mirror: true, choose_order: true, ..plain.clone() }];
    if mode == Mode::Duel {
        all.push(Setup { tournament: true, ..plain.clone() });
    }
    all.push(Setup { clockwork: true, ..plain.clone() });
    if mode.is_free_for_all() {
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

/// Every character, against others and with every recommended bank.
#[test]
fn every_character_conforms() {
    let pairs = (0..10).map(|i| {
        let bank = crate::Bank::Named(crate::chips::BANKS[i % 5].name.into());
        let who = [Who::ALL[i], Who::ALL[(i + 3) % 10]];
        Setup { bank, ..Setup::of(Mode::Duel) }.with(&who)
    });
    let setups: Vec<Setup> = pairs.collect();
    conformance::<Table>(&setups, 12, 5);
    secrecy::<Table>(&setups, 6, 6);
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

/// Three fixed deals of each mode, counted: a changed number is a changed rule.
#[test]
fn the_trees_of_decisions_have_their_known_sizes() {
    for mode in Mode::ALL {
        let deals: Vec<(Setup, u64)> = casts(mode).into_iter().zip(1..).collect();
        golden(golden_path(&format!("{mode}.perft")), &perft_table::<Table>(&deals, 7));
    }
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
