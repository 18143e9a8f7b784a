//! The magic phase: spells, items, evolutions, blessings (FC-9, FC-12.1, FC-12.2, FC-14).

use super::*;

/// FC-S85 (FC-9.7, FC-9.8).
#[test]
fn the_last_spell_makes_all_available_again() {
    let board = field().south("C4", "Wizard").south("C3", "Pikemen").north("C5", "Brute");
    let mut m = board.north_down("D5", "Reapers").magic(S);
    let spells = [
        "Arcane Shield from C4 at C4",
        "Blinding Light from C4 at C5",
        "Lightning Bolt from C4 at C5",
        "Mage Sight from C4 at D5",
        "Arcane Shield from C4 at C4",
    ];
    for (i, spell) in spells.into_iter().take(4).enumerate() {
        assert_eq!(m.table().open().players[S].exhausted.count_ones(), i as u32);
        m.dice("6 6 6 6").does(S, &format!("cast {spell}"));
        m = settled(m);
    }
    m.refuses(S, "cast Arcane Shield from C4 at C4", "FC-9.7");
    m.dice("6 6").does(S, "cast Swift Wind from C4 at C4").does(S, "pass");
    assert_eq!(m.table().open().players[S].exhausted, 0);
    m.refuses(S, "cast Arcane Shield from C4 at C4", "FC-9.3");
}

/// FC-S87 (FC-9.11, FC-9.13, FC-9.14, FC-9.16).
/// Also FC-12.23.
#[test]
fn one_item_or_two_with_grunt() {
    let board = field().south("C5", "Trolls").south("B4", "Orcs").north("C6", "Templars");
    let mut m = settled_with_item(board.clone());
    m.refuses(S, "attach War Drum to B4", "FC-9.13").refuses(S, "attach War Drum to C5", "FC-9.13");
    let mut m = settled_with_item(board.south("A1", "Grunt"));
    m.refuses(S, "attach War Drum to B4", "FC-9.13").does(S, "attach War Drum to A1");
    m.refuses(S, "attach Giant Belt to A1", "FC-9.11").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("6 6 1 1 1 1").does(N, "attack C5 with C6").gone("C5");
    m.has_conquered(N, "Trolls; Skull Cleaver");
}

fn settled_with_item(board: vocabulary::Board) -> scenario::Scene<crate::Table> {
    let mut m = board.magic(S);
    m.does(S, "attach Skull Cleaver to C5").refuses(S, "attach War Drum to B4", "FC-9.11");
    settled(m)
}

/// FC-S91 (FC-14.6, FC-12.2).
#[test]
fn horus_is_for_cards_with_range() {
    let board = field().south("C4", "Priests of Aegyptus").south("C5", "Ras Warriors");
    let mut m = board.south("B5", "Horus Archers").north("C9", "Orcs").magic(S);
    m.refuses(S, "cast Blessing of Horus from C4 at C5", "FC-14.6");
    m.dice("6 6").does(S, "cast Blessing of Horus from C4 at B5");
    let open = m.table().open();
    assert_eq!(open.field().range(open.on(space("B5")).expect("archers")), 5);
}

/// FC-14.6, FC-9.5: Horus is for revealed cards, and stays through combats and turns.
#[test]
fn horus_stays_until_its_card_is_removed() {
    let board = field().south("C4", "Priests of Aegyptus").south("B5", "Horus Archers");
    let board = board.south_down("D4", "Horus Archers").north("B7", "Orcs").north("B6", "Trolls");
    let mut m = board.magic(S);
    m.refuses(S, "cast Blessing of Horus from C4 at D4", "FC-9.5");
    m.dice("6 6").does(S, "cast Blessing of Horus from C4 at B5").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 1").does(S, "shoot B7 with B5");
    m.ends_turn(S).ends_turn(N).lasts("Blessing of Horus", "B5", 1);
}

/// FC-9.18: blessings and Bio Evolutions belong to the magic phase like spells and items.
#[test]
fn blessings_and_evolutions_are_for_the_magic_phase() {
    let blessed = || field().south("C4", "Priests").north("E9", "Orcs");
    let blessing = "cast Blessing of the Harvest from C4";
    blessed().combat(S).lacks(S, blessing);
    blessed().magic(S).offers(S, blessing);
    let evolved = || field().south("C4", "Reapers").north("E9", "Orcs");
    let first = crate::magic::MagicId::support(Faction::Catastrophe).next().expect("there are ten");
    let evolution = format!("attach {first} to C4");
    evolved().moves(S).lacks(S, &evolution);
    evolved().magic(S).offers(S, &evolution);
}

/// FC-9.2, FC-9.12, FC-12.1: what nobody could cast or bear is not said to be at a limit. Once the
/// limit is what stands in the way, that is said.
#[test]
fn without_a_revealed_card_magic_says_what_it_lacks() {
    use crate::game::Thing;
    use crate::magic::MagicId;
    use crate::why;
    let reason = |m: &scenario::Scene<crate::Table>, name: &str| {
        let thing = Thing::Magic(MagicId::by_name(name).expect("it is on the list"));
        kernel::Verdicts::of(m.table(), S).why_not(m.table(), S, thing)
    };
    let mut m = field().south_down("C4", "Orc Shaman").north_down("C9", "Templars").magic(S);
    assert_eq!(reason(&m, "Troll Hide"), Some(why::NOBODY_CASTS));
    assert_eq!(reason(&m, "War Drum"), Some(why::NOBODY_BEARS));
    m.does(S, "reveal C4");
    assert_eq!(reason(&m, "Troll Hide"), None);
    m.does(S, "attach War Drum to C4");
    assert_eq!(reason(&m, "Skull Cleaver"), Some(why::ONE_ITEM));
    let m = field().south_down("C4", "Reapers").north("C9", "Templars").magic(S);
    assert_eq!(reason(&m, "Venom Sacs"), Some(why::NOBODY_BEARS));
    let m = field().south("C4", "Orcs").north("C9", "Templars").magic(S);
    assert_eq!(reason(&m, "Troll Hide"), Some(why::NOBODY_CASTS));
}
