//! Forces, deployment and the roll for the first turn (FC-2, FC-16).

use super::*;
use crate::army::{classes, deck};
use crate::card::CardId;
use crate::{Setup, Table};
use kernel::{Game, Viewer};
use scenario::Scene;

fn dealt() -> Scene<Table> {
    Scene::deal(&Setup::of(Faction::Alliance, Faction::Orcs), &[])
}

/// FC-S15 (FC-2.3, FC-2.4, FC-2.5): what a force may hold.
#[test]
fn a_force_keeps_to_its_classes_and_copies() {
    let mut m = dealt();
    m.asks_all(&[S, N]).refuses(S, "place Wrathbringer at A1", "FC-2.4");
    m.refuses(S, "place Divine Knight at A1", "FC-2.4").refuses(S, "place Orcs at A1", "FC-2.1");
    m.does(S, "place Marshall Voss at A1").refuses(S, "place Illias Dante at B1", "FC-2.3");
    for at in ["B1", "C1", "D1", "E1"] {
        m.does(S, &format!("place Pikemen at {at}"));
    }
    m.refuses(S, "place Pikemen at A2", "FC-2.3").refuses(S, "commit", "FC-2.7");
    for at in ["A2", "B2", "C2", "D2"] {
        m.does(S, &format!("place Swordsmen at {at}"));
    }
    m.does(S, "place Crossbows at E2").does(S, "place Crossbows at A3");
    m.refuses(S, "place Crossbows at B3", "FC-2.3");
}

/// FC-2.5, FC-S15: what is left is the reinforcement deck.
#[test]
fn the_deck_is_what_the_force_leaves() {
    let mut m = dealt();
    m.does(S, "deploy balanced").does(N, "deploy wall");
    for seat in [S, N] {
        let faction = m.table().open().factions[seat];
        let mut left = deck(faction);
        for n in 0..20 {
            left[m.table().unit(CardId::nth(seat, n)).place()] -= 1;
        }
        assert_eq!(classes(faction, &left), [10, 7, 3, 2, 1, 1, 1]);
        assert_eq!(m.table().open().players[seat].deck(), 25);
    }
}

/// FC-2.7, FC-2.8, FC-R2: laid out by hand, changed, committed, taken back.
#[test]
fn a_deployment_can_be_changed_until_both_are_ready() {
    let mut m = dealt();
    m.interjects(S, "place Knights at C4").does(S, "place Pikemen at A1");
    m.interjects(S, "swap A1 C4").interjects(S, "lift A1").does(S, "place Templars at A1");
    m.interjects(S, "swap C4 E3").cannot_interject(S, "lift C4").interjects(S, "lift E3");
    m.does(S, "deploy flank").asks(N).refuses(S, "deploy wall", "FC-2.8").does(S, "take back");
    m.asks_all(&[S, N]).refuses(S, "place Pikemen at A1", "FC-2.7").does(S, "commit").asks(N);
    m.does(N, "deploy flank").refuses(N, "take back", "FC-2.8");
    assert!(m.table().open().deployed);
}

/// FC-R2: a whole army is laid out, changed and then committed; nobody else hears of it.
#[test]
fn a_whole_army_can_be_laid_out_and_changed() {
    let mut m = dealt();
    m.interjects(S, "place Knights at C4").interjects(S, "arrange wall");
    let wall = m.view(Viewer::Seat(S)).draft.expect("it is his own");
    assert!(wall.iter().all(|unit| !unit.is_none()), "every space has a card");
    m.asks_all(&[S, N]).interjects(S, "swap A1 C4").does(S, "commit").asks(N);
    m.cannot_interject(S, "arrange flank").cannot_interject(S, "swap A1 C4");
    let private = m.told(Viewer::Public).iter().all(|event| event.private_to().is_none());
    assert!(private && m.view(Viewer::Seat(N)).draft.is_some_and(|d| d[0].is_none()));
    m.does(N, "deploy wall");
    let unit = |at: &str| m.table().unit(m.table().open().on(space(at)).expect("a card"));
    assert_eq!((unit("A1"), unit("C4")), (wall[17], wall[0]));
}

/// FC-S16 (FC-2.7, FC-4.1, FC-4.2): own identities, enemy backs.
#[test]
fn everybody_sees_his_own_cards_and_the_backs_of_the_others() {
    let mut m = dealt();
    m.does(N, "deploy hidden-hero").does(S, "deploy balanced");
    let view = m.view(Viewer::Seat(S));
    let known = |seat| view.open.cards_of(seat).filter(|id| !view.cards[id.index()].is_none());
    assert_eq!((known(S).count(), known(N).count()), (20, 0));
    assert_eq!(view.open.army(N).count(), 20);
    assert!(view.open.army(N).all(|id| view.open.cards[id].is_hidden()));
    let public = m.view(Viewer::Public);
    assert!(public.cards.iter().all(|unit| unit.is_none()) && public.draft.is_none());
}

/// FC-S17 (FC-2.10, FC-2.11, FC-R7): ties are rolled again, and the first turn has no restriction.
#[test]
fn the_higher_roll_goes_first() {
    let mut m = dealt();
    m.does(S, "deploy wall").dice("4 4 2 5").does(N, "deploy wall").asks(N).turn_of(N);
    m.luck_is_used_up().lacks(N, "place").offers(N, "reveal A9").does(N, "end phase");
    m.in_phase(Phase::Combat).does(N, "end phase").does(N, "end phase");
    m.in_phase(Phase::Reinforcement);
}

/// FC-2.9: nothing is exhausted, played or conquered.
/// Also FC-4.11.
#[test]
fn all_support_is_there_at_the_start() {
    let mut m = dealt();
    m.does(S, "deploy wall").does(N, "deploy wall").conquered_so_many(S, 0);
    let players = &m.table().open().players;
    assert!(players.0.iter().all(|p| p.exhausted == 0 && p.played == 0));
}

/// FC-1.4: support cards are in no deck: that of a faction with ten of them is as large as that of
/// one without.
#[test]
fn support_is_never_shuffled_into_a_deck() {
    let setup = Setup::of(Faction::Catastrophe, Faction::Dragons);
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.does(S, "deploy wall").does(N, "deploy wall");
    let decks = m.table().open().players.0.map(|player| player.deck());
    assert_eq!(decks, [25, 25]);
    let evolutions = crate::magic::MagicId::support(Faction::Catastrophe);
    assert!(evolutions.into_iter().all(|id| m.table().open().is_unplayed(S, id)));
}

/// FC-2.1, FC-16.4: both may take the same faction. FC-2.2: everybody knows the factions.
#[test]
fn mirror_matches_are_allowed() {
    let setup = Setup::of(Faction::Dragons, Faction::Dragons);
    let m = Scene::<Table>::deal(&setup, &[]);
    assert_eq!(m.view(Viewer::Public).open.factions.0.0, [Some(Faction::Dragons); 2]);
    assert_eq!(Setup::pairings().count(), 15);
}

/// FC-2.6, FC-2.12, FC-3.1, FC-16.1: the gap is 0, 1 or 2 rows; nothing is revealed by standing
/// face to face.
#[test]
fn the_gap_moves_the_northern_army() {
    for (gap_rows, front, back) in [(0, "C5", "C8"), (1, "C6", "C9"), (2, "C7", "C10")] {
        let setup = Setup { gap_rows, ..Setup::of(Faction::Orcs, Faction::Aegyptus) };
        let mut m = Scene::<Table>::deal(&setup, &[]);
        m.does(S, "deploy wall").does(N, "deploy wall");
        let open = m.table().open();
        assert_eq!(open.rows, 8 + gap_rows);
        for at in [front, back] {
            assert!(open.own(N, space(at)).is_some_and(|id| open.cards[id].is_hidden()));
        }
        assert!(open.back_row(N).has(space(back)));
    }
    let deep = Setup { gap_rows: 3, ..Setup::of(Faction::Orcs, Faction::Orcs) };
    let mut luck = kernel::Seeded::new(1);
    let why = Table::start(&deep, &mut kernel::Play::silent(&mut luck)).expect_err("too deep");
    assert!(why.to_string().contains("FC-16.1"), "{why}");
}

/// FC-2.3, FC-R2: every preset is a legal force of every faction.
#[test]
fn every_preset_is_a_legal_force() {
    for faction in Faction::ALL {
        for preset in crate::Preset::ALL {
            let counts = crate::army::chosen(&preset.layout(faction, &preset.force(faction)));
            assert_eq!(classes(faction, &counts), crate::unit::Class::FORCE, "{preset} {faction}");
            let all = deck(faction);
            assert!(counts.iter().zip(all).all(|(n, most)| *n <= most), "{preset} {faction}");
        }
    }
}

/// FC-16.3: a random force keeps to the class numbers, and only its owner knows it.
#[test]
fn a_random_force_is_deployed_as_it_was_drawn() {
    let setup = Setup { random_force: true, ..Setup::of(Faction::Alliance, Faction::Orcs) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    let force = m.view(Viewer::Seat(S)).force.expect("it was drawn");
    assert_eq!(classes(Faction::Alliance, &force), crate::unit::Class::FORCE);
    assert!(m.view(Viewer::Public).force.is_none());
    assert_eq!(m.told(Viewer::Seat(S)).len(), 1);
    assert!(m.told(Viewer::Public).is_empty());
    let of_class = |class, n| {
        let is = |u: &crate::UnitId| u.class() == class && force[u.place()] == n;
        Faction::Alliance.units().find(is).expect("such a card")
    };
    let (hero, other) =
        (of_class(crate::unit::Class::Hero, 1), of_class(crate::unit::Class::Hero, 0));
    m.refuses(S, &format!("place {other} at A1"), "FC-16.3")
        .does(S, &format!("place {hero} at A1"));
    m.does(S, "deploy wall").does(N, "deploy wall");
    let mut counts = [0; 19];
    (0..20).for_each(|n| counts[m.table().unit(CardId::nth(S, n)).place()] += 1);
    assert_eq!(counts, force);
}
