//! FD-1: what is in the box.

use crate::ability::AbilityId;
use crate::cards::{CHARACTERS, CharacterId, character_abilities, dragon_abilities};
use crate::tests::*;
use crate::{Cards, Event, Mode, Setup, Side, Space, Table, Who};
use kernel::{Seat, Viewer};
use scenario::Scene;
use std::collections::BTreeSet;

/// Every number card of the game, wherever it lies.
fn all_cards(t: &Table) -> Cards {
    let piles = t.hidden().deck.plus(t.open().discard).plus(t.open().in_play);
    let seats = t.open().seats();
    let single = |n: Option<crate::Number>| n.map_or(Cards::EMPTY, Cards::one);
    seats
        .iter()
        .fold(piles, |sum, s| sum.plus(t.hand(s)).plus(single(t.stash(s))).plus(single(t.drawn(s))))
}

/// A game of this mode with its characters chosen, played up to the first turn.
fn begun(mode: Mode, luck: &[usize]) -> Scene<Table> {
    let pickers = (0..mode.seats() as u8).filter(|s| mode.picks_character(Seat(*s)));
    let characters: Vec<Who> = pickers.map(|i| Who::Character(CharacterId(i + 3))).collect();
    let mut m = Scene::<Table>::deal(&Setup::of(mode).with(&characters), luck);
    while m.table().open().round() == 0 {
        let seat = kernel::Game::asks(m.table()).seats().lowest().expect("somebody is asked");
        let offered = kernel::Offers::of(m.table(), seat).0[0].to_string();
        m.does(seat, &offered);
    }
    m
}

/// FD-1.1: ten of each number; modes with fewer cards leave equally many of each in the box.
#[test]
fn there_are_fifty_number_cards_ten_of_each() {
    assert_eq!(Mode::ALL.map(|m| m.deck().len()).into_iter().max(), Some(50));
    for mode in [Mode::Team, Mode::Raid2, Mode::Raid4, Mode::Betrayal] {
        assert_eq!(all_cards(begun(mode, &[]).table()), Cards::each(10), "{mode}");
    }
    assert_eq!(all_cards(begun(Mode::Raid3, &[]).table()), Cards::each(8));
    for mode in [Mode::Simple, Mode::Full, Mode::Clockwork, Mode::SoloDummy, Mode::SoloDragon] {
        assert_eq!(all_cards(begun(mode, &[]).table()), Cards::each(5), "{mode}");
    }
}

/// FD-1.1: cards are 1 to 5 and nothing else.
#[test]
fn no_card_has_another_number() {
    let numbers: Vec<u8> = (0..=9).filter(|n| crate::Number::new(*n).is_some()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
}

/// The three abilities of each of the twenty, as the box has them.
const TRIPLES: [(&str, [&str; 3]); 20] = [
    ("Grave", ["Reversal", "Martial Mastery", "Knowing the Opponent"]),
    ("Jaina", ["Flame Arrow", "Smoldering Embers", "Charged Shot"]),
    ("Midori", ["Rising Mountain", "Dragon Form", "Master of Twos"]),
    ("Setsuki", ["Esper Dash", "Speed of the Fox", "Ninpo Flash"]),
    ("Rook", ["Windmill Crusher", "Thunderclap", "Rock Armor"]),
    ("DeGrey", ["Pilebunker", "Spectral Pull", "Spectral Push"]),
    ("Valerie", ["Purple Eye's Epiphany", "Green Eye's Epiphany", "Sudden Inspiration"]),
    ("Geiger", ["Rewind Time", "Cycloid Revolution", "Temporal Distortion"]),
    ("Lum", ["Poker Flourish", "Roll the Dice", "Raise the Stakes"]),
    ("Argagarg", ["Pacifism", "Hex of Murkwood", "Bubble Shield"]),
    ("Quince", ["Political Prowess", "Two Truths", "Patriot Mirror"]),
    ("Onimaru", ["Clockwork Soldier", "Wartime Tactics", "Double Slash"]),
    ("Troq", ["Cornered Prey", "Giant Growth", "War Stomp"]),
    ("Bal-Bas-Beta", ["Rocket Punch", "Cog Engine", "Upgrade"]),
    ("Menelker", ["Bonecracker", "Into Oblivion", "Deathmatch"]),
    ("Persephone", ["Dominance", "Mistress's Command", "Pleasure and Pain"]),
    ("Gloria", ["Healing Touch", "Radiant Healing", "Saving Grace"]),
    ("Gwen", ["Shadow Plague", "Shadowswarm", "Relentless Strikes"]),
    ("Vendetta", ["Stun Lock", "Acrobatics", "Surgical Strike"]),
    ("Zane", ["Shoulder Ram", "Landmine", "Maximum Anarchy"]),
];

/// FD-1.2: three for each of the twenty, these and no others, no card twice.
#[test]
fn there_are_sixty_character_abilities_three_for_each() {
    let of_characters: Vec<AbilityId> = CharacterId::all().flat_map(|c| c.abilities()).collect();
    assert_eq!(of_characters, character_abilities().collect::<Vec<_>>());
    assert_eq!(of_characters.len(), 60);
    let names: BTreeSet<&str> = of_characters.iter().map(|a| a.card().name).collect();
    assert_eq!(names.len(), 60, "no ability is printed twice");
    for (name, triple) in TRIPLES {
        let Ok(Who::Character(id)) = name.parse() else { panic!("{name} is one of the twenty") };
        assert_eq!(id.abilities().map(|a| a.card().name), triple, "{name}");
    }
}

/// FD-1.3.
#[test]
fn the_dragon_has_eight_ability_cards_of_his_own() {
    let names: BTreeSet<&str> = dragon_abilities().map(|a| a.card().name).collect();
    assert_eq!(names.len(), 8);
    assert!(character_abilities().all(|a| !names.contains(a.card().name)));
    let m = begun(Mode::Raid4, &[]);
    let dealt = m.table().open().fighter(DRAGON_OF_FOUR).cards();
    assert_eq!(dealt.map(|(a, _)| a.card().name).collect::<BTreeSet<_>>(), names);
}

/// FD-1.4: whoever gets the Traitor, the four others get Loyal Mortals.
#[test]
fn one_loyalty_card_is_the_traitor_and_four_are_loyal() {
    for holder in 0..5 {
        let mut m = begun_betrayal(holder);
        let mine = |m: &mut Scene<Table>, seat: Seat| {
            let told = m.told(Viewer::Seat(seat));
            let dealt = told.into_iter().filter_map(|e| match e {
                Event::LoyaltyDealt { seat, traitor } => Some((seat, traitor)),
                _ => None,
            });
            dealt.collect::<Vec<_>>()
        };
        let cards: Vec<_> = (0..5).flat_map(|s| mine(&mut m, Seat(s))).collect();
        let expected: Vec<_> = (0..5).map(|s| (Seat(s), usize::from(s) == holder)).collect();
        assert_eq!(cards, expected, "one card each, and only seat {holder} is the traitor");
    }
}

/// A Betrayal in which this seat is dealt the Traitor. The Dragon picks before the deal, so the
/// loyalty cards are the first luck of the game.
fn begun_betrayal(holder: usize) -> Scene<Table> {
    begun(Mode::Betrayal, &[holder])
}

/// FD-1.5: whatever it lies on, the track has 18 spaces, and every mode is played on it.
#[test]
fn every_mode_is_played_on_the_one_track() {
    assert_eq!(Space::ALL.count(), 18);
    for mode in Mode::ALL {
        let m = begun(mode, &[]);
        let stand: Vec<Space> =
            m.table().open().seats().iter().map(|s| m.table().open().fighter(s).space).collect();
        assert!(stand.iter().all(|space| Space::ALL.contains(&space.0)), "{mode}: {stand:?}");
    }
}

/// FD-1.6: no mode needs more than the four human pawns, the Dragon's and five win tokens.
#[test]
fn the_pawns_and_tokens_of_the_box_are_enough() {
    let pawns = |mode: Mode| {
        let dragons = usize::from(mode.dragon_seat().is_some());
        (mode.seats() - dragons, dragons)
    };
    let most = Mode::ALL.map(pawns).into_iter().fold((0, 0), |a, b| (a.0.max(b.0), a.1.max(b.1)));
    assert_eq!(most, (4, 1));
    // One has won with the last token; the other has all but one of those that win.
    let won = Setup::USUAL_TOKENS;
    assert_eq!(won + (won - 1), 5);
}

/// FD-1.7: the game supplies the markers, and everyone sees where they stand.
#[test]
fn markers_for_a_soldier_and_a_mine_stand_on_the_table() {
    let board = duel().at(4, 14).west("1", "").east("1", "").with(WEST, |f| {
        f.soldier = Some(Space(6));
        f.mine = Some(Space(9));
    });
    let m = board.turn(WEST);
    for viewer in [Viewer::Seat(WEST), Viewer::Seat(EAST), Viewer::Public] {
        let west = *m.view(viewer).open.fighter(WEST);
        assert_eq!((west.soldier, west.mine), (Some(Space(6)), Some(Space(9))));
    }
}

/// FD-1.7: a marker stands on the board, beside the five pawns: it is nobody's pawn.
#[test]
fn a_marker_is_no_pawn() {
    let m = duel().at(4, 14).west("1", "").with(WEST, |f| f.soldier = Some(Space(6))).turn(WEST);
    assert_eq!(m.table().open().front(Side::West), Some(3));
    assert!(!m.table().open().is_occupied(Space(6)));
}

/// FD-1.8, in the order of the rulebook.
#[test]
fn the_cast_has_twenty_characters() {
    let first = "Grave Jaina Midori Setsuki Rook DeGrey Valerie Geiger Lum Argagarg";
    let second = "Quince Onimaru Troq Bal-Bas-Beta Menelker Persephone Gloria Gwen Vendetta Zane";
    let names: Vec<&str> = CHARACTERS.iter().map(|(name, _)| *name).collect();
    let expected: Vec<&str> = first.split(' ').chain(second.split(' ')).collect();
    assert_eq!(names, expected);
}

/// FD-1.8: all of them can be picked, and nobody else.
#[test]
fn exactly_the_twenty_can_be_picked() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Full), &[]);
    let picks: Vec<String> = CHARACTERS.iter().map(|(name, _)| format!("pick {name}")).collect();
    m.may(WEST, &picks.iter().map(String::as_str).collect::<Vec<_>>());
}
