//! Conformance and secrecy, for every pairing of factions.

use crate::Faction::{self, Aegyptus, Alliance, Catastrophe, Dragons, Orcs};
use crate::{Event, Readings, Setup, Table};
use kernel::{Game, Offers, Play, Seeded, Viewer};
use scenario::{Course, Suite, golden, perft};

impl Suite for Table {
    /// A deployment and a draw are news only to who makes them.
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event.private_to() {
            Some(seat) => viewer.is(seat),
            None => event.shows(),
        }
    }
}

fn setups((south, north, gap_rows): (Faction, Faction, u8)) -> Vec<Setup> {
    let plain = Setup { gap_rows, ..Setup::of(south, north) };
    // FC-16.7: the words, and every other reading.
    vec![plain, Setup { random_force: true, readings: Readings::other(), ..plain }]
}

// Every pairing of factions, and every depth of the battlefield (FC-16.1, FC-16.4).
scenario::suites! {
    alliance_alliance: (Alliance, Alliance, 1), 4;
    alliance_orcs: (Alliance, Orcs, 0), 4;
    alliance_dragons: (Alliance, Dragons, 1), 4;
    alliance_aegyptus: (Alliance, Aegyptus, 2), 4;
    alliance_catastrophe: (Alliance, Catastrophe, 1), 4;
    orcs_orcs: (Orcs, Orcs, 1), 4;
    orcs_dragons: (Orcs, Dragons, 0), 4;
    orcs_aegyptus: (Orcs, Aegyptus, 1), 4;
    orcs_catastrophe: (Orcs, Catastrophe, 2), 4;
    dragons_dragons: (Dragons, Dragons, 1), 4;
    dragons_aegyptus: (Dragons, Aegyptus, 1), 4;
    dragons_catastrophe: (Dragons, Catastrophe, 0), 4;
    aegyptus_aegyptus: (Aegyptus, Aegyptus, 1), 4;
    aegyptus_catastrophe: (Aegyptus, Catastrophe, 2), 4;
    catastrophe_catastrophe: (Catastrophe, Catastrophe, 1), 4;
}

/// FC-R9: picks at the table, of one player or of both, followed by whatever comes after them.
fn picks() -> [Setup; 4] {
    let both = Setup::picked();
    [
        both,
        Setup { factions: [None, Some(Dragons)], ..both },
        Setup { random_force: true, gap_rows: 0, ..both },
        Setup { face_up: true, gap_rows: 0, ..both },
    ]
}

#[test]
fn picked_factions_conform() {
    scenario::conformance::<Table>(&picks(), 4, 3);
}

#[test]
fn picked_factions_keep_their_secrets() {
    scenario::secrecy::<Table>(&picks(), 2, 3);
}

/// FC-16.2: nothing is hidden but what is being deployed or drawn.
#[test]
fn games_with_open_cards_conform() {
    let open = |south, north| Setup { face_up: true, ..Setup::of(south, north) };
    scenario::conformance::<Table>(&[open(Alliance, Catastrophe), open(Orcs, Aegyptus)], 3, 9);
}

/// FC-16.5: whole matches conform.
#[test]
fn matches_conform() {
    let series = |south, north| Setup { best_of_three: true, ..Setup::of(south, north) };
    let drawn = Setup { random_force: true, ..series(Dragons, Aegyptus) };
    let picked = Setup { best_of_three: true, ..Setup::picked() };
    scenario::conformance::<Table>(&[series(Orcs, Catastrophe), drawn, picked], 1, 5);
}

fn golden_path(name: &str) -> String {
    format!("{}/../../golden/fantasy-clash/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A game of this setup after so many random answers, deployed by presets.
fn after(setup: &Setup, answers: usize, seed: u64) -> Table {
    let (mut luck, mut whims) = (Seeded::new(seed), Seeded::new(!seed));
    let mut t = Table::start(setup, &mut Play::silent(&mut luck)).expect("it can be played");
    for (seat, army) in [(crate::SOUTH, "deploy balanced"), (crate::NORTH, "deploy flank")] {
        let army = army.parse().expect("a choice");
        t.apply(seat, army, &mut Play::silent(&mut luck));
    }
    for _ in 0..answers {
        let Some(seat) = t.asks().seats().lowest() else { break };
        let offered = Offers::of(&t, seat).0;
        let choice = offered[whims.below(offered.len())];
        t.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    t
}

/// The beginning and the middle of a game of every pairing, counted: a changed number is a changed
/// rule.
#[test]
fn the_trees_of_decisions_have_their_known_sizes() {
    let mut text = String::new();
    for (i, setup) in Setup::pairings().enumerate() {
        let setup = Setup { gap_rows: [1, 0, 2][i % 3], ..setup };
        let [south, north] = setup.factions.map(|faction| faction.expect("a pairing names both"));
        for answers in [0, 150, 600] {
            text += &format!("{south} {north} gap {} after {answers}:", setup.gap_rows);
            let table = after(&setup, answers, 7);
            for depth in 1..=3 {
                text += &format!(" {}", perft(&table, depth, 7));
            }
            text += "\n";
        }
    }
    golden(golden_path("pairings.perft"), &text);
}

/// FC-R9: the tree that begins with the picks: five ways for each, then the deployments.
#[test]
fn the_trees_of_picks_have_their_known_sizes() {
    let mut text = String::new();
    let both = Setup::picked();
    let one = Setup { factions: [Some(Orcs), None], ..both };
    let drawn = Setup { random_force: true, ..both };
    for (name, setup) in [("both", both), ("one", one), ("drawn", drawn)] {
        let mut luck = Seeded::new(7);
        let table = Table::start(&setup, &mut Play::silent(&mut luck)).expect("it can be played");
        let sizes = (1..=4).map(|depth| perft(&table, depth, 7).to_string());
        text += &format!("{name}: {}\n", sizes.collect::<Vec<_>>().join(" "));
    }
    golden(golden_path("picks.perft"), &text);
}

/// A whole random game: what was answered and who was told what, then what everyone saw at the end.
fn told(setup: &Setup, seed: u64) -> String {
    let course = Course::<Table>::random(setup, seed);
    let json = |event: &Event| serde_json::to_string(event).expect("events become JSON");
    let mut text = String::new();
    for (point, told) in course.told.iter().enumerate() {
        if let Some((seat, choice)) = point.checked_sub(1).map(|i| course.answers[i]) {
            text += &format!("{point}. {seat}: {choice}\n");
        }
        for (audience, event) in told {
            let hears = |viewer: &&Viewer| audience.includes(**viewer);
            let viewers = course.viewers();
            let all: Vec<String> = viewers.iter().filter(hears).map(|v| format!("{v:?}")).collect();
            let to = if all.len() == 3 { "everyone".into() } else { all.join(" ") };
            text += &format!("   to {to}: {}\n", json(event));
        }
    }
    let last = course.tables.last().expect("a game has a table");
    for viewer in course.viewers() {
        let view = serde_json::to_string(&last.view(viewer)).expect("views become JSON");
        text += &format!("{viewer:?} saw {view}\n");
    }
    text
}

/// Whole games, one for each faction, to be read and diffed in review.
#[test]
fn whole_games_go_as_they_went() {
    for (south, north, gap_rows, seed) in [
        (Alliance, Dragons, 1, 3),
        (Orcs, Dragons, 0, 3),
        (Dragons, Catastrophe, 0, 3),
        (Dragons, Aegyptus, 1, 2),
    ] {
        let setup = Setup { gap_rows, ..Setup::of(south, north) };
        golden(golden_path(&format!("{south}-{north}.txt")), &told(&setup, seed));
    }
}

/// What is kept beside the cards for speed is what the cards say, all through a game.
#[test]
fn the_kept_sets_agree_with_the_cards() {
    for (south, north) in [(Alliance, Catastrophe), (Orcs, Aegyptus), (Dragons, Dragons)] {
        let course = Course::<Table>::random(&Setup::of(south, north), 5);
        for table in course.tables.iter().step_by(7) {
            let mut fresh = *table;
            let open = fresh.lay_open();
            let is_up = |space: &crate::Space| {
                open.on(*space).is_some_and(|id| !open.cards[id].face.is_none())
            };
            let up = crate::Spaces::all(open.rows).filter(is_up);
            open.up = up.fold(crate::Spaces::NONE, crate::Spaces::with);
            [crate::SOUTH, crate::NORTH].into_iter().for_each(|seat| open.count_rules(seat));
            assert_eq!(fresh.open().up, table.open().up);
            assert_eq!(fresh.open().rules, table.open().rules);
        }
    }
}

/// A whole match of up to three games, played at random.
fn a_match(setup: &Setup) -> kernel::Match<Table> {
    let mut whims = Seeded::new(5);
    let secret = kernel::Secret::from_seed(8);
    let (mut game, _) =
        kernel::Match::<Table>::start(setup, secret, Vec::new()).expect("the setup can be played");
    while let Some(seat) = game.asks().seats().lowest() {
        let offered = Offers::of(game.table(), seat).0;
        game.answer(seat, offered[whims.below(offered.len())]).expect("it was offered");
    }
    game
}

/// A journal of these rules, kept since they came into force, still replays to its fingerprint. If
/// it does not, the rules or the JSON of views have changed: raise `Table::RULES`.
#[test]
fn an_old_journal_replays_to_its_fingerprint() {
    let named = Setup { best_of_three: true, ..Setup::of(Alliance, Catastrophe) };
    replays_as_it_was("match", &named);
    replays_as_it_was("picked", &Setup { factions: [None; 2], ..named });
}

fn replays_as_it_was(name: &str, setup: &Setup) {
    let rules = <Table as Game>::RULES;
    let path = golden_path(&format!("journals/{name}.rules{rules}.jsonl"));
    let kept = scenario::frozen(path, || a_match(setup).journal().to_string());
    let journal = kernel::Journal::read(&kept).expect("it can be read");
    assert!(journal.end.is_some(), "it is a whole match");
    if let Err(why) = kernel::Match::<Table>::replay(&journal, |_, _, _| ()) {
        panic!("{why}; a change of rules or of the JSON of views needs another `Table::RULES`");
    }
}
