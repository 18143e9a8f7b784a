//! Factions that are picked at the table (FC-2.1, FC-2.2, FC-R9).

use super::*;
use crate::{Setup, Table};
use kernel::{Chance, Game, Seat, Viewer, every_outcome};
use scenario::Scene;

fn picking() -> Scene<Table> {
    Scene::deal(&Setup::picked(), &[])
}

fn known(m: &Scene<Table>, viewer: Viewer) -> [Option<Faction>; 2] {
    m.view(viewer).open.factions.0.0
}

/// FC-2.2, FC-R9: both pick at once; a pick stays secret until the other is made, then both are
/// shown, and only then anybody deploys.
#[test]
fn picks_are_sealed_and_shown_together() {
    let mut m = picking();
    m.asks_all(&[S, N]).refuses(S, "place Orcs at A1", "FC-2.2").refuses(N, "commit", "FC-2.2");
    m.does(N, "pick dragons").asks(S);
    for viewer in [Viewer::Seat(S), Viewer::Seat(N), Viewer::Public] {
        assert_eq!(known(&m, viewer), [None, None]);
        assert_eq!(m.told(viewer), [Event::PickSealed { seat: N }]);
    }
    assert_eq!(m.view(Viewer::Seat(N)).pick, Some(Faction::Dragons));
    assert_eq!((m.view(Viewer::Seat(S)).pick, m.view(Viewer::Public).pick), (None, None));
    m.refuses(N, "pick orcs", "FC-2.2").does(S, "pick orcs").asks_all(&[S, N]);
    assert_eq!(known(&m, Viewer::Public), [Some(Faction::Orcs), Some(Faction::Dragons)]);
    assert_eq!(m.view(Viewer::Seat(N)).pick, None);
    m.happened(1, |e| *e == Event::FactionPicked { seat: S, faction: Faction::Orcs });
    m.happened(1, |e| *e == Event::FactionPicked { seat: N, faction: Faction::Dragons });
    m.refuses(S, "pick dragons", "FC-2.1").does(S, "deploy wall").does(N, "deploy wall");
    let of = |seat, at| m.table().open().own(seat, space(at)).map(|id| m.table().unit(id));
    assert_eq!(of(S, "A1").map(|u| u.unit().faction), Some(Faction::Orcs));
    assert_eq!(of(N, "A9").map(|u| u.unit().faction), Some(Faction::Dragons));
}

/// FC-2.1, FC-16.4: both may pick the same.
#[test]
fn both_may_pick_the_same_faction() {
    let mut m = picking();
    m.does(S, "pick aegyptus").does(N, "pick aegyptus");
    assert_eq!(known(&m, Viewer::Public), [Some(Faction::Aegyptus); 2]);
    m.does(S, "deploy flank").does(N, "deploy flank");
    assert!(m.table().open().deployed);
}

/// FC-R9: who has picked may think again while the other has not.
#[test]
fn a_pick_can_be_taken_back_until_the_other_is_in() {
    let mut m = picking();
    m.cannot_interject(S, "take back").refuses(S, "take back", "FC-2.2");
    m.does(S, "pick orcs").interjects(S, "take back").asks_all(&[S, N]);
    assert_eq!(m.view(Viewer::Seat(S)).pick, None);
    m.happened(1, |e| *e == Event::PickTakenBack { seat: S });
    m.does(S, "pick dragons").does(N, "pick alliance").cannot_interject(S, "take back");
    assert_eq!(known(&m, Viewer::Public), [Some(Faction::Dragons), Some(Faction::Alliance)]);
}

/// FC-R9: a faction that was named before the game is known, and only the other player picks.
#[test]
fn a_named_faction_is_not_picked() {
    let setup = Setup { factions: [Some(Faction::Catastrophe), None], ..Setup::picked() };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.asks(N).refuses(S, "pick orcs", "FC-2.1");
    assert_eq!(known(&m, Viewer::Seat(N)), [Some(Faction::Catastrophe), None]);
    m.does(N, "pick orcs").asks_all(&[S, N]);
    assert_eq!(m.table().open().setup(), Setup::of(Faction::Catastrophe, Faction::Orcs));
}

/// FC-R9: to whoever waits, a sealed pick may be any faction.
#[test]
fn a_sealed_pick_is_imagined_as_any_faction() {
    let mut m = picking();
    m.does(N, "pick dragons");
    let view = m.view(Viewer::Seat(S));
    let draw = |luck: &mut dyn Chance| Table::redeal(&view, luck).table().hidden().picks[N];
    let imagined: Vec<_> = every_outcome(draw).into_iter().map(|(pick, _)| pick).collect();
    assert_eq!(imagined, Faction::ALL.map(Some));
    let own = Table::redeal(&m.view(Viewer::Seat(N)), &mut kernel::Seeded::new(1));
    let picks = own.table().hidden().picks.0;
    assert_eq!(picks, [None, Some(Faction::Dragons)]);
    assert_eq!(m.table().seen(N, "pick dragons".parse().expect("a choice"), S), None);
}

/// FC-16.3, FC-R9: forces are drawn when both factions are known, each of its own.
#[test]
fn random_forces_are_drawn_after_the_picks() {
    let setup = Setup { random_force: true, ..Setup::picked() };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.does(S, "pick dragons");
    assert!(m.view(Viewer::Seat(S)).force.is_none() && m.told(Viewer::Seat(S)).len() == 1);
    m.does(N, "pick orcs");
    let force = m.view(Viewer::Seat(S)).force.expect("it was drawn");
    let classes = crate::army::classes(Faction::Dragons, &force);
    assert_eq!(classes, crate::unit::Class::FORCE);
}

/// FC-16.5, FC-R9: the factions are picked for the whole match.
#[test]
fn factions_are_kept_for_the_match() {
    let setup = Setup { best_of_three: true, ..Setup::picked() };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.does(S, "pick orcs").does(N, "pick catastrophe");
    let mut t = *m.table();
    t.next_game(&mut kernel::Play::silent(&mut kernel::Seeded::new(1)), Some(Seat(0)));
    let kept = t.open().factions.0.0;
    assert_eq!(kept, [Some(Faction::Orcs), Some(Faction::Catastrophe)]);
    assert!(matches!(t.open().agenda.top(), Some(crate::Step::Deploy(_))));
}
