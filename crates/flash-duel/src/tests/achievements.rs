//! FD-16.22 to FD-16.32: the achievements, earned and narrowly not earned.

use super::*;
use crate::achievements::{Achievement, Profile, Recorder};
use crate::cards::{BotKind, CharacterId};
use crate::{Choice, Event, Mode, Setup, Table, Who};
use kernel::{Offers, Viewer};
use scenario::Scene;

fn who(name: &str) -> Who {
    name.parse().expect("it is one of the twenty")
}

/// Cards as the picks of chance.
fn luck(numbers: &str) -> Vec<usize> {
    numbers.split_whitespace().map(|n| n.parse::<usize>().expect("cards are numbers") - 1).collect()
}

/// The human does this and declines every ability before and after.
#[track_caller]
fn acts(m: &mut Scene<Table>, label: &str) {
    declines(m);
    m.does(WEST, label);
    declines(m);
}

#[track_caller]
fn declines(m: &mut Scene<Table>) {
    while Offers::of(m.table(), WEST).0.contains(&Choice::Pass) {
        m.does(WEST, "pass");
    }
}

/// A game of Solo whose first round the human begins. Who is dealt six gets a spare 3.
fn deal(mode: Mode, who: Who, tokens: u8, west: &str, east: &str) -> Scene<Table> {
    let setup = Setup { tokens, ..Setup::of(mode).with(&[who]) };
    let spare = if who.name() == "Gwen" { "3" } else { "" };
    let hands = luck(&format!("{west} {spare} {east}"));
    Scene::deal(&setup, &[vec![0], hands].concat())
}

/// The script of the rounds after the first, which the bot begins.
fn next_deal(m: &mut Scene<Table>, who: Who, east: &str, west: &str) {
    let spare = if who.name() == "Gwen" { "3" } else { "" };
    m.luck(&luck(&format!("{east} {west} {spare} 1")));
}

/// Beats the Dummy or Rook in `rounds` rounds with the moves 5, 5 and an attack. In the first round
/// the first move is this one.
fn beats(mode: Mode, name: &str, tokens: u8, rounds: u8, first_move: &str) -> Scene<Table> {
    let mut m = deal(mode, who(name), tokens, "5 5 5 4 4", "1 2 3 1 2");
    for round in 1..=rounds {
        m.draws("3 1");
        acts(&mut m, if round == 1 { first_move } else { "move forward 5" });
        m.draws("3 1");
        acts(&mut m, "move forward 5");
        m.draws("2");
        if round < rounds || rounds < tokens {
            next_deal(&mut m, who(name), "1 2 3 1 2", "5 5 4 4 4");
        }
        acts(&mut m, if round == 1 { "attack 1x5" } else { "attack 1x4" });
        m.tokens(round, 0);
    }
    m
}

const PLAIN: &str = "move forward 5";
/// Valerie plays a 4 as a 5.
const VALERIES: &str = "move forward 5 (Green Eye's Epiphany)";

/// Beats the Dragon in one round or a whole game: two hits a round, never in reach of his breath.
fn beats_dragon(name: &str, rounds: u8) -> Scene<Table> {
    let mut m = deal(Mode::SoloDragon, who(name), 3, "5 3 2 4 3", "1 2 2 2 2");
    for (card, draws) in [(5, "4 1"), (3, "4 1"), (2, "4 1")] {
        m.draws(draws);
        acts(&mut m, &format!("move forward {card}"));
    }
    m.draws("5 5 1");
    acts(&mut m, "attack 1x4");
    m.draws("5");
    next_deal(&mut m, who(name), "2 2 5 5 5", "5 2 3 3 1");
    acts(&mut m, "attack 1x3");
    m.tokens(1, 0);
    for round in 2..=rounds {
        for (card, draws) in [(5, "3 1"), (2, "3 1"), (3, "4 1")] {
            m.draws(draws);
            acts(&mut m, &format!("move forward {card}"));
        }
        m.draws("4 4 4");
        acts(&mut m, "attack 1x3");
        m.draws("4");
        if round < 3 {
            next_deal(&mut m, who(name), "2 2 5 5 5", "5 2 3 3 1");
        }
        acts(&mut m, "attack 1x1");
        m.tokens(round, 0);
    }
    m
}

/// What a game as the human heard it earns.
fn earns(profile: &mut Profile, m: &Scene<Table>) -> Vec<Achievement> {
    let mode = m.table().open().mode();
    let mut recorder = Recorder::new(mode, Who::Nobody).expect("a Solo mode");
    let heard = m.told(Viewer::Seat(WEST));
    heard.iter().flat_map(|event| recorder.hear(event, profile)).collect()
}

fn first_earned(m: &Scene<Table>) -> Vec<Achievement> {
    earns(&mut Profile::default(), m)
}

/// FD-S107: ten achievements, 180 points.
#[test]
fn ten_achievements_are_worth_180_points() {
    let points = Achievement::ALL.map(Achievement::points);
    assert_eq!(points, [5, 5, 10, 10, 15, 20, 20, 20, 25, 50]);
    assert_eq!(points.iter().sum::<u16>(), 180);
    let names = [
        "Initiation",
        "First Win",
        "Stop the Rock",
        "Party of Three",
        "Rook Stomper",
        "Dragon Blood",
        "Dragon Victory",
        "Sad Dragon",
        "Dragon Stomper",
        "Master Flash Dueler",
    ];
    assert_eq!(Achievement::ALL.map(Achievement::name), names);
    assert!(Achievement::ALL.iter().all(|a| a.text().ends_with('.')));
}

/// FD-16.22: a round against the Dummy without an ability.
#[test]
fn initiation_is_a_plain_round_against_the_dummy() {
    let m = beats(Mode::SoloDummy, "Valerie", 3, 1, PLAIN);
    assert_eq!(first_earned(&m), [Achievement::Initiation]);
    let m = beats(Mode::SoloDummy, "Valerie", 3, 1, VALERIES);
    assert_eq!(first_earned(&m), []);
    let m = beats(Mode::SoloRook, "Valerie", 3, 1, PLAIN);
    assert_eq!(first_earned(&m), []);
}

/// FD-16.22: an ability in one round does not spoil the next.
#[test]
fn initiation_looks_at_one_round_only() {
    let m = beats(Mode::SoloDummy, "Valerie", 3, 2, VALERIES);
    assert_eq!(first_earned(&m), [Achievement::Initiation]);
}

/// FD-16.23: a whole game against the Dummy without an ability.
#[test]
fn first_win_is_a_plain_game_against_the_dummy() {
    let m = beats(Mode::SoloDummy, "Valerie", 3, 3, PLAIN);
    assert_eq!(first_earned(&m), [Achievement::Initiation, Achievement::FirstWin]);
    let m = beats(Mode::SoloDummy, "Valerie", 3, 3, VALERIES);
    assert_eq!(first_earned(&m), [Achievement::Initiation]);
    let m = beats(Mode::SoloDummy, "Valerie", 3, 2, PLAIN);
    assert_eq!(first_earned(&m), [Achievement::Initiation]);
}

/// FD-16.24, FD-16.26: a game against Rook; without an ability it is worth more.
#[test]
fn rook_is_stopped_by_a_game_and_stomped_by_a_plain_one() {
    let m = beats(Mode::SoloRook, "Valerie", 3, 3, VALERIES);
    assert_eq!(first_earned(&m), [Achievement::StopTheRock]);
    let m = beats(Mode::SoloRook, "Valerie", 3, 3, PLAIN);
    assert_eq!(first_earned(&m), [Achievement::StopTheRock, Achievement::RookStomper]);
    let m = beats(Mode::SoloRook, "Valerie", 3, 2, PLAIN);
    assert_eq!(first_earned(&m), []);
}

/// FD-16.25: three different characters against Rook.
#[test]
fn party_of_three_needs_three_characters_against_rook() {
    let mut profile = Profile::default();
    for name in ["Valerie", "Grave", "Valerie", "Grave"] {
        earns(&mut profile, &beats(Mode::SoloRook, name, 3, 3, PLAIN));
    }
    assert_eq!(profile.earned(), [Achievement::StopTheRock, Achievement::RookStomper]);
    // A third character against another bot does not help.
    earns(&mut profile, &beats(Mode::SoloDummy, "Jaina", 3, 3, PLAIN));
    assert!(!profile.earned().contains(&Achievement::PartyOfThree));
    let m = beats(Mode::SoloRook, "Jaina", 3, 3, PLAIN);
    assert_eq!(earns(&mut profile, &m), [Achievement::PartyOfThree]);
    assert_eq!(profile.against(BotKind::Rook).characters.len(), 3);
}

/// FD-16.27: a round against the Dragon; one hit is not enough.
#[test]
fn dragon_blood_is_a_round_against_the_dragon() {
    assert_eq!(first_earned(&beats_dragon("Rook", 1)), [Achievement::DragonBlood]);
    let board = board(Mode::SoloDragon).at(6, 10).west("4 1", "").east("1 2", "");
    let mut m = board.turn(WEST);
    m.draws("5").does(WEST, "attack 1x4").tokens(0, 0);
    assert_eq!(first_earned(&m), []);
}

/// FD-16.28, FD-16.30: a game against the Dragon; without an ability it is worth more.
#[test]
fn the_dragon_is_beaten_by_a_game_and_stomped_by_a_plain_one() {
    use Achievement::{DragonBlood, DragonStomper, DragonVictory};
    assert_eq!(first_earned(&beats_dragon("Rook", 2)), [DragonBlood]);
    let m = beats_dragon("Rook", 3);
    assert_eq!(first_earned(&m), [DragonBlood, DragonVictory, DragonStomper]);
}

/// FD-R14, FD-16.30, FD-16.32: an ability that was announced counts even if it was countered.
#[test]
fn a_countered_ability_spoils_the_dragon_stomper() {
    let mut events = beats_dragon("Midori", 3).told(Viewer::Seat(WEST));
    // The same game, with an ability announced in vain in the last round.
    let mut m = board(Mode::SoloDragon).at(1, 18).west("4 1", "Dragon Form");
    m = m.east("1 2", "Perfect Counter");
    let mut m = m.turn(WEST);
    m.does(WEST, "Dragon Form").face_up(EAST, "Perfect Counter", false);
    let in_vain = m.told(Viewer::Seat(WEST));
    let in_vain =
        in_vain.into_iter().filter(|e| matches!(e, Event::Announced { by, .. } if *by == WEST));
    let end = events.len() - 1;
    events.splice(end..end, in_vain);
    let mut profile = Profile::default();
    let mut recorder = Recorder::new(Mode::SoloDragon, Who::Nobody).expect("a Solo mode");
    events.iter().for_each(|e| drop(recorder.hear(e, &mut profile)));
    assert_eq!(profile.earned(), [Achievement::DragonBlood, Achievement::DragonVictory]);
}

/// FD-16.29, FD-16.31: three characters make the Dragon sad, twenty make a master.
#[test]
fn sad_dragon_needs_three_characters_and_the_master_all_twenty() {
    let mut profile = Profile::default();
    for (i, id) in CharacterId::all().enumerate() {
        let m = beats_dragon(Who::Character(id).name(), 3);
        let new = earns(&mut profile, &m);
        let expected: &[Achievement] = match i + 1 {
            1 => {
                &[Achievement::DragonBlood, Achievement::DragonVictory, Achievement::DragonStomper]
            }
            3 => &[Achievement::SadDragon],
            20 => &[Achievement::MasterFlashDueler],
            _ => &[],
        };
        assert_eq!(new, expected, "after {} characters", i + 1);
    }
    assert_eq!(profile.points(), 20 + 20 + 25 + 20 + 50);
}

/// FD-16.32: Shadow Plague is always in effect and never announced, so it spoils nothing.
#[test]
fn shadow_plague_spoils_nothing() {
    let m = beats_dragon("Gwen", 3);
    assert!(first_earned(&m).contains(&Achievement::DragonStomper));
}

/// FD-16.32: abilities of the bot are not the human's.
#[test]
fn the_bots_abilities_spoil_nothing() {
    let m = beats(Mode::SoloRook, "Valerie", 3, 3, PLAIN);
    let mut events = m.told(Viewer::Seat(WEST));
    let windmill = crate::ability::AbilityId::by_name("Windmill Crusher").expect("on the list");
    let naming = crate::ability::Use::Plain;
    let end = events.len() - 1;
    events.insert(end, Event::Announced { by: EAST, ability: windmill, naming });
    let mut profile = Profile::default();
    let mut recorder = Recorder::new(Mode::SoloRook, who("Valerie")).expect("a Solo mode");
    events.iter().for_each(|e| drop(recorder.hear(e, &mut profile)));
    assert!(profile.earned().contains(&Achievement::RookStomper));
}

/// FD-R14, FD-16.1, FD-16.24: a game is best three of five; a shorter one wins rounds, not games.
#[test]
fn a_shorter_game_is_no_game() {
    let m = beats(Mode::SoloRook, "Valerie", 1, 1, PLAIN);
    assert!(m.told(Viewer::Public).iter().any(|e| matches!(e, Event::GameWon { .. })));
    assert_eq!(first_earned(&m), []);
    let m = beats(Mode::SoloDummy, "Valerie", 2, 2, PLAIN);
    assert_eq!(first_earned(&m), [Achievement::Initiation]);
}

/// FD-16.22, FD-16.24: what was not heard from the deal on does not count.
#[test]
fn a_set_up_position_earns_nothing() {
    let mut m = board(Mode::SoloRook).at(6, 12).west("1", "Flame Arrow").tokens(2, 0).turn(WEST);
    m.does(WEST, "Flame Arrow on P2");
    assert!(m.over().winners().has(WEST));
    assert_eq!(first_earned(&m), []);
    let mut m = board(Mode::SoloDummy).at(6, 10).west("4 1", "").tokens(2, 0).turn(WEST);
    m.draws("5").does(WEST, "attack 1x4");
    assert!(m.over().winners().has(WEST));
    assert_eq!(first_earned(&m), []);
}

/// FD-16.22 to FD-16.31: each is earned once.
#[test]
fn an_achievement_is_earned_once() {
    let mut profile = Profile::default();
    let m = beats(Mode::SoloDummy, "Valerie", 3, 3, PLAIN);
    assert_eq!(earns(&mut profile, &m), [Achievement::Initiation, Achievement::FirstWin]);
    assert_eq!(earns(&mut profile, &m), []);
    assert_eq!(profile.points(), 10);
}

/// FD-16.22, FD-16.23: a lost round and a lost game earn nothing.
#[test]
fn losing_earns_nothing() {
    let lost = [
        Event::RoundStarted { round: 1, first: EAST },
        Event::RoundWon { side: crate::Side::East, tokens: 3 },
        Event::GameWon { side: crate::Side::East },
    ];
    for mode in [Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon] {
        let mut profile = Profile::default();
        let mut recorder = Recorder::new(mode, who("Grave")).expect("a Solo mode");
        assert!(lost.iter().all(|e| recorder.hear(e, &mut profile).is_empty()));
        assert_eq!(profile, Profile::default());
    }
    assert_eq!(Recorder::new(Mode::Full, who("Grave")), None);
}

/// FD-16.22 to FD-16.31: a profile can be stored and read back, also one with parts missing.
#[test]
fn a_profile_survives_storage() {
    let mut profile = Profile::default();
    earns(&mut profile, &beats(Mode::SoloRook, "Valerie", 3, 3, PLAIN));
    let text = serde_json::to_string(&profile).expect("a profile can be written");
    assert!(text.contains("\"stop-the-rock\"") && text.contains("\"Valerie\""), "{text}");
    assert_eq!(serde_json::from_str::<Profile>(&text).expect("it can be read"), profile);
    let empty = serde_json::from_str::<Profile>("{}").expect("an empty profile can be read");
    assert_eq!(empty, Profile::default());
}
