//! What the greedy player keeps to itself: how its army is laid out, and what its cards are.

use bots::{Greedy, Player};
use evals::FantasyClash;
use fantasy_clash::army::{Layout, chosen, classes, deck};
use fantasy_clash::unit::Class;
use fantasy_clash::{Choice, Faction, Preset, Setup, Step, Table};
use kernel::{Asks, Game, Play, Seat, Seeded, Viewer};

fn started(setup: &Setup, seed: u64) -> Table {
    Table::start(setup, &mut Play::silent(&mut Seeded::new(seed))).expect("a playable setup")
}

/// What the player does next, out of turn or in turn; all of it is checked to be legal.
fn acts(table: &mut Table, seat: Seat, player: &mut Greedy<Table, FantasyClash>) -> Choice {
    let view = table.view(Viewer::Seat(seat));
    let mut options = Vec::new();
    table.interjections(seat, &mut options);
    options.retain(|choice| player.might_say(*choice));
    let said = if options.is_empty() { None } else { player.interject(seat, &view, &options) };
    let mut choices = Vec::new();
    table.weigh(seat, &mut choices);
    let choice = said.unwrap_or_else(|| player.answer(seat, &view, &choices));
    assert!(choices.contains(&choice) || options.contains(&choice), "{seat} says {choice}");
    table.apply(seat, choice, &mut Play::silent(&mut Seeded::new(7)));
    choice
}

/// The layout that this seed commits, and after how many answers.
fn lineup(setup: &Setup, seat: Seat, seed: u64) -> (Layout, usize) {
    let mut table = started(setup, 1);
    let mut player = Greedy::new(FantasyClash::default(), seed).with_deals(1);
    for answers in 1..40 {
        let done = acts(&mut table, seat, &mut player);
        if matches!(done, Choice::Commit | Choice::Deploy(_)) {
            let view = table.view(Viewer::Seat(seat));
            return (view.draft.expect("the other is not ready"), answers);
        }
    }
    panic!("it does not get ready");
}

/// FC-2.3, FC-2.4: whatever the bots change, it is a force of the rules.
#[test]
fn lineups_fit_the_rules() {
    for faction in Faction::ALL {
        for seed in 0..12 {
            let setup = Setup::of(faction, faction);
            let (layout, answers) = lineup(&setup, Seat((seed % 2) as u8), seed);
            let force = chosen(&layout);
            assert!(layout.iter().all(|unit| unit.unit().faction == faction));
            assert_eq!(classes(faction, &force), Class::FORCE);
            assert!(force.iter().zip(deck(faction)).all(|(n, copies)| *n <= copies));
            assert!(answers <= 16, "{answers} answers");
        }
    }
}

/// FC-16.3: a drawn force is laid out as it was drawn.
#[test]
fn a_drawn_force_stays_as_it_was_drawn() {
    let setup = Setup { random_force: true, ..Setup::of(Faction::Orcs, Faction::Dragons) };
    let drawn = started(&setup, 1).view(Viewer::Seat(Seat(0))).force.expect("it was drawn");
    for seed in 0..6 {
        assert_eq!(chosen(&lineup(&setup, Seat(0), seed).0), drawn);
    }
}

/// A few revealed cards do not give the others away.
#[test]
fn every_bot_lays_out_its_own_army() {
    let setup = Setup::of(Faction::Alliance, Faction::Orcs);
    let all: Vec<Layout> = (0..20).map(|seed| lineup(&setup, Seat(0), seed).0).collect();
    for (i, one) in all.iter().enumerate() {
        assert!(!all[..i].contains(one), "the same twice");
        for preset in Preset::ALL {
            let ready = preset.layout(Faction::Alliance, &chosen(one));
            let moved = ready.iter().zip(one).filter(|(a, b)| a != b).count();
            assert!(moved >= 8, "{moved} cards stand elsewhere than in {preset}");
        }
    }
    assert_eq!(lineup(&setup, Seat(0), 3), lineup(&setup, Seat(0), 3));
}

/// FC-4.1: what is face down is worth something. After a turn of each most of it still is.
#[test]
fn cards_are_not_revealed_for_nothing() {
    let (mut up, mut armies) = (0, 0);
    for seed in 0..8 {
        let faction = |n: u64| Faction::ALL[n as usize % 5];
        let mut table = started(&Setup::of(faction(seed), faction(seed + 2)), seed);
        let mut players =
            [0, 1].map(|s| Greedy::new(FantasyClash::default(), seed + 50 * s).with_deals(4));
        while table.open().turn < 3 && table.asks() != Asks::Over {
            let seat = table.asks().seats().lowest().expect("somebody is asked");
            acts(&mut table, seat, &mut players[usize::from(seat.0)]);
        }
        let open = table.open();
        up += [Seat(0), Seat(1)].map(|seat| open.field().ups(seat).count()).iter().sum::<usize>();
        armies += 2;
    }
    assert!(up <= 4 * armies, "{up} cards of {armies} armies");
}

/// The bot reveals who attacks, and nobody else on the way to it.
#[test]
fn who_is_revealed_in_combat_attacks() {
    let (mut revealed, mut attacked) = (0, 0);
    for seed in 0..4 {
        let mut table = started(&Setup::of(Faction::Alliance, Faction::Orcs), seed);
        let mut players =
            [0, 1].map(|s| Greedy::new(FantasyClash::default(), seed + 50 * s).with_deals(4));
        while table.open().turn < 7 && table.asks() != Asks::Over {
            let seat = table.asks().seats().lowest().expect("somebody is asked");
            let combat = table.open().phase == fantasy_clash::table::Phase::Combat;
            let free = matches!(table.open().agenda.top(), Some(Step::InPhase(_)));
            match acts(&mut table, seat, &mut players[usize::from(seat.0)]) {
                Choice::Reveal(_) if combat && free => revealed += 1,
                Choice::Attack(..) | Choice::Shoot(..) => attacked += 1,
                _ => (),
            }
        }
    }
    assert!(attacked > 8 && revealed <= attacked, "{revealed} revealed, {attacked} attacks");
}
