//! Tables imagined from a view (FC-R1).

use super::*;
use crate::card::CardId;
use crate::{Table, UnitId};
use kernel::{Chance, Game, Imagined, Viewer, every_outcome};
use std::collections::BTreeMap;

/// What a viewer makes of some hidden cards, with how often out of how many.
fn imagined(m: &scenario::Scene<Table>, ids: &[CardId]) -> BTreeMap<Vec<UnitId>, u128> {
    let view = m.view(Viewer::Seat(S));
    let mut found: BTreeMap<Vec<UnitId>, (u128, u128)> = BTreeMap::new();
    let draw = |luck: &mut dyn Chance| {
        let table: Imagined<Table> = Table::redeal(&view, luck);
        ids.iter().map(|id| table.table().unit(*id)).collect::<Vec<_>>()
    };
    for (cards, odds) in every_outcome(draw) {
        let entry = found.entry(cards).or_insert((0, 1));
        // Added as fractions; the numbers stay small.
        *entry = (entry.0 * odds.of + odds.ways * entry.1, entry.1 * odds.of);
        let g = gcd(entry.0, entry.1);
        *entry = (entry.0 / g, entry.1 / g);
    }
    let of = found.values().map(|(_, of)| *of).fold(1, |a, b| a / gcd(a, b) * b);
    found.into_iter().map(|(cards, (n, d))| (cards, n * (of / d))).collect()
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// All ways to give each of these hidden cards a physical card, counted one by one.
fn counted(m: &scenario::Scene<Table>, ids: &[CardId]) -> BTreeMap<Vec<UnitId>, u128> {
    let open = m.table().open();
    let owner = ids[0].owner();
    let mut left = crate::army::deck(open.factions[owner]);
    let mut room = crate::unit::Class::FORCE;
    for id in open.cards_of(owner).filter(|id| !open.cards[*id].is_hidden()) {
        left[open.cards[id].face.place()] -= 1;
        room[open.cards[id].face.class() as usize] -= u8::from(id.is_deployed());
    }
    let mut found = BTreeMap::new();
    count(open.factions[owner], ids, &mut left, &mut room, &mut Vec::new(), 1, &mut found);
    let g = found.values().fold(0, |a, b| gcd(a, *b));
    found.into_iter().map(|(cards, n)| (cards, n / g)).collect()
}

fn count(
    faction: Faction,
    ids: &[CardId],
    left: &mut [u8; 19],
    room: &mut [u8; 7],
    so_far: &mut Vec<UnitId>,
    ways: u128,
    found: &mut BTreeMap<Vec<UnitId>, u128>,
) {
    let Some((id, rest)) = ids.split_first() else {
        // All places of the force are filled.
        if room.iter().all(|n| *n == 0) {
            *found.entry(so_far.clone()).or_insert(0) += ways;
        }
        return;
    };
    for unit in faction.units() {
        let class = unit.class() as usize;
        if left[unit.place()] == 0 || id.is_deployed() && room[class] == 0 {
            continue;
        }
        let copies = u128::from(left[unit.place()]);
        left[unit.place()] -= 1;
        room[class] -= u8::from(id.is_deployed());
        so_far.push(unit);
        count(faction, rest, left, room, so_far, ways * copies, found);
        so_far.pop();
        room[class] += u8::from(id.is_deployed());
        left[unit.place()] += 1;
    }
}

fn hidden(m: &scenario::Scene<Table>) -> Vec<CardId> {
    let open = m.table().open();
    open.cards_of(N).filter(|id| open.cards[*id].is_hidden()).collect()
}

/// FC-R1: every assignment of physical cards is equally likely, with the hero of the force and a
/// reinforcement still hidden.
#[test]
fn imagined_cards_are_distributed_like_all_assignments() {
    // The force has room for one hero and one champion: the second champion was drawn.
    let board = field().south("A1", "Pikemen").north_down("C6", "Kholek").north_down("C7", "Grunt");
    let m = board.north_down("C8", "Silus").moves(S);
    let ids = hidden(&m);
    assert_eq!(ids.iter().filter(|id| !id.is_deployed()).count(), 1);
    let (seen, all) = (imagined(&m, &ids), counted(&m, &ids));
    assert_eq!(seen, all);
    assert!(seen.len() > 100, "{}", seen.len());
}

/// FC-2.4, FC-4.12: a hidden reinforcement may be a titan, a deployed card never.
#[test]
fn only_reinforcements_may_be_titans_and_legends() {
    let board = field().south("A1", "Pikemen").north_down("C6", "Kholek");
    let m = board.north_down("C8", "Goblin King").moves(S);
    let ids = hidden(&m);
    let seen = imagined(&m, &ids);
    assert_eq!(seen, counted(&m, &ids));
    let class = |unit: &UnitId| unit.class();
    assert!(seen.keys().all(|cards| class(&cards[0]) == crate::unit::Class::Hero));
    assert!(seen.keys().any(|cards| class(&cards[1]) == crate::unit::Class::Titan));
}

/// FC-2.8: a committed deployment is imagined as any legal force, an open one not at all.
#[test]
fn a_committed_deployment_is_imagined_as_a_legal_force() {
    let setup = crate::Setup::of(Faction::Alliance, Faction::Orcs);
    let mut m = scenario::Scene::<Table>::deal(&setup, &[]);
    m.does(N, "deploy wall");
    let table = Table::redeal(&m.view(Viewer::Seat(S)), &mut kernel::Seeded::new(4));
    let counts = crate::army::chosen(table.table().draft(N));
    assert_eq!(crate::army::classes(Faction::Orcs, &counts), crate::unit::Class::FORCE);
    assert_eq!(table.table().asks(), m.table().asks());
}
