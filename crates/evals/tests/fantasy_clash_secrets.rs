//! What the greedy player keeps to itself: how its army is laid out, and what its cards are.

use bots::{Evaluation, Greedy, Lineups, Player, Taught};
use evals::FantasyClash;
use fantasy_clash::army::{Layout, chosen, classes, deck};
use fantasy_clash::unit::Class;
use fantasy_clash::{COLUMNS, Choice, Faction, Preset, Setup, Step, Table};
use kernel::{Asks, Game, Play, Seat, Seeded, Viewer};
use std::sync::LazyLock;

type Armies = <FantasyClash as Taught>::Lineups;

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
    lineup_of(FantasyClash::default(), setup, seat, seed)
}

/// As it lies in the file.
fn learnt_army(faction: Faction) -> &'static Layout {
    static READ: LazyLock<Armies> = LazyLock::new(|| {
        let text = include_str!("../weights/fantasy-clash-armies.toml");
        Armies::read(text).expect("an army for each faction")
    });
    READ.of(faction)
}

/// What somebody brings who has learnt it.
fn learnt(setup: &Setup, seat: Seat, seed: u64) -> Layout {
    let studied = Evaluation::<Table>::studied(FantasyClash::default());
    lineup_of(studied, setup, seat, seed).0
}

fn lineup_of(knows: FantasyClash, setup: &Setup, seat: Seat, seed: u64) -> (Layout, usize) {
    let mut table = started(setup, 1);
    let mut player = Greedy::new(knows, seed).with_deals(1);
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

/// FC-2.3: a learnt army is a force of the rules. Each of its rows holds the cards that it is to
/// hold, but half of them stand elsewhere than in what was learnt or its mirror image.
#[test]
fn a_learnt_army_keeps_its_rows_and_hides_its_cards() {
    for faction in Faction::ALL {
        let setup = Setup::of(faction, faction);
        let all: Vec<Layout> =
            (0..8).map(|seed| learnt(&setup, Seat((seed % 2) as u8), seed)).collect();
        let rows = |layout: &Layout| {
            let mut layout = *layout;
            layout.chunks_mut(usize::from(COLUMNS)).for_each(|row| row.sort_by_key(|unit| unit.0));
            layout
        };
        assert_eq!(classes(faction, &chosen(&all[0])), Class::FORCE);
        for (i, one) in all.iter().enumerate() {
            assert_eq!(rows(one), rows(&all[0]), "{faction}: a row has other cards");
            assert!(!all[..i].contains(one), "{faction}: the same twice");
            let mut mirrored = *learnt_army(faction);
            mirrored.chunks_mut(usize::from(COLUMNS)).for_each(|row| row.reverse());
            for way in [learnt_army(faction), &mirrored] {
                let moved = way.iter().zip(one).filter(|(a, b)| a != b).count();
                assert!(moved >= 10, "{faction}: {moved} cards stand elsewhere");
            }
        }
    }
    let ready = Preset::ALL.map(|preset| preset.force(Faction::Aegyptus));
    let setup = Setup::of(Faction::Aegyptus, Faction::Orcs);
    assert!(!ready.contains(&chosen(&learnt(&setup, Seat(0), 1))), "it was learnt");
}

/// FC-16.3: who has learnt what to bring cannot bring it where forces are drawn.
#[test]
fn nobody_brings_what_he_has_not_drawn() {
    let setup = Setup { random_force: true, ..Setup::of(Faction::Orcs, Faction::Dragons) };
    let drawn = started(&setup, 1).view(Viewer::Seat(Seat(0))).force.expect("it was drawn");
    for seed in 0..6 {
        assert_eq!(chosen(&learnt(&setup, Seat(0), seed)), drawn);
    }
}

/// Whoever has begun otherwise, as somebody may whose seat a bot takes over, gets ready all the
/// same.
#[test]
fn an_army_that_was_begun_by_somebody_else_is_laid_out() {
    let setup = Setup::of(Faction::Orcs, Faction::Dragons);
    let mut table = started(&setup, 1);
    let mut places = Vec::new();
    table.weigh(Seat(0), &mut places);
    let meant = learnt(&setup, Seat(0), 1)[0];
    let other = places.iter().find(|c| matches!(c, Choice::Place(unit, _) if *unit != meant));
    let begun = *other.expect("many cards may stand there");
    table.apply(Seat(0), begun, &mut Play::silent(&mut Seeded::new(7)));
    let studied = Evaluation::<Table>::studied(FantasyClash::default());
    let mut player = Greedy::new(studied, 5).with_deals(1);
    let mut answers = (0..60).map(|_| acts(&mut table, Seat(0), &mut player));
    assert!(answers.any(|said| matches!(said, Choice::Commit | Choice::Deploy(_))));
    let committed = table.view(Viewer::Seat(Seat(0))).draft.expect("the other is not ready");
    for preset in Preset::ALL {
        let ready = preset.layout(Faction::Orcs, &chosen(&committed));
        let moved = ready.iter().zip(&committed).filter(|(a, b)| a != b).count();
        assert!(moved >= 8, "{moved} cards stand elsewhere than in {preset}");
    }
}

/// What is tried when armies are taught is always an army, and that of one faction alone changes.
#[test]
fn a_varied_army_is_a_force_of_the_rules() {
    let (mut armies, mut luck) = (Armies::plain(), Seeded::new(9));
    for nth in 0..200 {
        let part = nth % Armies::PARTS.len();
        let varied = armies.varied(part, &mut luck);
        for faction in Faction::ALL {
            let force = chosen(varied.of(faction));
            assert_eq!(classes(faction, &force), Class::FORCE);
            assert!(force.iter().zip(deck(faction)).all(|(n, copies)| *n <= copies));
            let same = varied.of(faction) == armies.of(faction);
            assert!(same || faction.to_string() == Armies::PARTS[part], "{faction} changes");
        }
        armies = varied;
    }
    assert!(armies != Armies::plain());
    let (south, north) = (Seat(0), Seat(1));
    let setup = Setup::of(Faction::Orcs, Faction::Catastrophe);
    let parts = [south, north].map(|seat| Armies::part(&setup, seat));
    assert_eq!(parts.map(|part| Armies::PARTS[part.expect("agreed")]), ["orcs", "catastrophe"]);
    assert_eq!(Armies::part(&Setup::picked(), south), None, "it is picked at the table");
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
