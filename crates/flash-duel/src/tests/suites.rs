//! Conformance, secrecy, counting and transcripts, for every mode.

use crate::{Event, Mode, Setup, Side, Table, Who};
use kernel::Viewer;
use scenario::{Suite, conformance, golden, perft_table, secrecy, transcript};

impl Suite for Table {
    /// Draws, stashes, loyalty, looks and offers are news only to those who may see them.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::LoyaltyDealt { seat, .. } | Event::Stashed { seat, .. } => viewer.is(*seat),
            Event::Drew { seat, .. } => viewer.is(*seat),
            Event::HandSeen { seat, by, .. } => viewer.is(*seat) || viewer.is(*by),
            Event::HelpOffered { seat, .. } => match viewer {
                Viewer::Seat(to) => !self.open().are_enemies(to, *seat),
                Viewer::Public => false,
            },
            other => <Table as kernel::Game>::shows(other),
        }
    }
}

/// Games short enough to play thousands: one token, characters picked at the table.
fn short(mode: Mode) -> Vec<Setup> {
    vec![Setup { tokens: 1, ..Setup::of(mode) }]
}

fn setups(mode: Mode) -> Vec<Setup> {
    let mut all = short(mode);
    if mode == Mode::Full {
        all.push(Setup { tokens: 1, blind: true, ..Setup::of(mode) });
        all.push(Setup { tokens: 2, mirror: true, blind: true, ..Setup::of(mode) });
    }
    if mode == Mode::Clockwork || mode == Mode::Team || mode == Mode::Simple {
        all.push(Setup { tokens: 2, ..Setup::of(mode) });
    }
    all
}

scenario::suites! {
    simple: Mode::Simple, 150;
    full: Mode::Full, 150;
    clockwork: Mode::Clockwork, 150;
    solo_dummy: Mode::SoloDummy, 60;
    solo_rook: Mode::SoloRook, 60;
    solo_dragon: Mode::SoloDragon, 100;
    team: Mode::Team, 150;
    raid_2: Mode::Raid2, 100;
    raid_3: Mode::Raid3, 80;
    raid_4: Mode::Raid4, 80;
    betrayal: Mode::Betrayal, 150;
}

/// FD-14.1: every character is played in both seats against another.
#[test]
fn every_character_conforms() {
    let who = |i: usize| crate::cards::CHARACTERS[i % 20].0.parse::<Who>().expect("a character");
    let pairs =
        (0..20).map(|i| Setup { tokens: 1, ..Setup::of(Mode::Full) }.with(&[who(i), who(i + 7)]));
    let setups: Vec<Setup> = pairs.collect();
    conformance::<Table>(&setups, 12, 5);
    secrecy::<Table>(&setups, 4, 6);
}

/// FD-23.4, FD-R23: a rematch in which the loser changes character and decides who goes first.
#[test]
fn rematches_conform() {
    let rematch = |mode, lost, kept: [Option<&str>; 4]| Setup {
        tokens: 1,
        loser_first: true,
        lost_before: Some(lost),
        characters: kept.map(|who| who.map(|who| who.parse().expect("a character"))).to_vec(),
        ..Setup::of(mode)
    };
    let [mut duel, team] = [
        rematch(Mode::Full, Side::East, [Some("Grave"), None, None, None]),
        rematch(Mode::Team, Side::West, [None, Some("Rook"), None, Some("Lum")]),
    ];
    duel.characters.truncate(2);
    let everybody = Setup { all_change: true, blind: true, ..Setup::of(Mode::Full) };
    conformance::<Table>(&[duel.clone(), team, everybody], 8, 5);
    secrecy::<Table>(&[duel], 4, 6);
}

/// FD-20.26: the other way to unmask a traitor.
#[test]
fn a_silent_unmasking_conforms() {
    let setup = Setup { silent_unmasking: true, ..Setup::of(Mode::Betrayal) };
    conformance::<Table>(std::slice::from_ref(&setup), 10, 5);
    secrecy::<Table>(&[setup], 3, 6);
}

fn golden_path(name: &str) -> String {
    format!("{}/../../golden/flash-duel/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Three fixed casts for a mode, so that the counted trees begin with the fight and not with picks.
fn casts(mode: Mode) -> Vec<Setup> {
    let pickers =
        (0..mode.seats() as u8).filter(|s| mode.picks_character(kernel::Seat(*s))).count();
    let who = |i: usize| crate::cards::CHARACTERS[i % 20].0.parse::<Who>().expect("a character");
    let cast = |first: usize| (0..pickers).map(|i| who(first + 3 * i)).collect::<Vec<_>>();
    [0, 7, 14].map(|first| short(mode).remove(0).with(&cast(first))).to_vec()
}

/// Fixed deals, counted: a changed number is a changed rule.
#[test]
fn the_trees_of_decisions_have_their_known_sizes() {
    for mode in Mode::ALL {
        let deals: Vec<(Setup, u64)> = casts(mode).into_iter().zip(1..).collect();
        let depth = match mode {
            Mode::Clockwork => 3,
            // Orders and the Dragon's abilities come first and branch little.
            Mode::Raid2 | Mode::Raid3 | Mode::Betrayal => 9,
            Mode::Raid4 => 5,
            _ => 4,
        };
        golden(golden_path(&format!("{mode}.perft")), &perft_table::<Table>(&deals, depth));
    }
}

/// One whole game of each mode as everyone saw it, to be read and diffed in review.
#[test]
fn whole_games_go_as_they_went() {
    for mode in Mode::ALL {
        let text = transcript::<Table>(&short(mode)[0], 4);
        golden(golden_path(&format!("{mode}.txt")), &text);
    }
}

/// A whole match, played at random.
fn a_match() -> kernel::Match<Table> {
    let mut whims = kernel::Seeded::new(5);
    let secret = kernel::Secret::from_seed(8);
    let (mut game, _) = kernel::Match::<Table>::start(&casts(Mode::Full)[0], secret, Vec::new())
        .expect("the setup can be played");
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
    let path = golden_path(&format!("journals/full.rules{rules}.jsonl"));
    let kept = scenario::frozen(path, || a_match().journal().to_string());
    let journal = kernel::Journal::read(&kept).expect("it can be read");
    assert!(journal.end.is_some(), "it is a whole match");
    if let Err(why) = kernel::Match::<Table>::replay(&journal, |_, _, _| ()) {
        panic!("{why}; a change of rules or of the JSON of views needs another `Table::RULES`");
    }
}

/// Whoever keeps the secret in the header notices another secret at the end.
#[test]
fn another_secret_at_the_end_is_noticed() {
    let mut edited = a_match().own_journal();
    let end = edited.end.as_mut().expect("the match is over");
    end.secret = kernel::Secret::from_seed(9).to_string();
    assert!(kernel::Match::<Table>::replay(&edited, |_, _, _| ()).is_err());
}

/// Every card says what it is, when it may be played and what it does.
#[test]
fn every_card_has_its_words() {
    for card in &crate::cards::ABILITIES {
        assert!(!card.name.is_empty() && card.text.len() > 10, "{}", card.name);
        assert!(card.trigger.ends_with('.') && card.trigger.len() > 5, "{}", card.name);
    }
}
