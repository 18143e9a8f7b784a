//! Who meets whom in mass play of Puzzle Strike.

use catalog::{Bout, Field, Listed, Options, Sitting, Unplayable};
use kernel::{Asks, Game, Offers, Play, Seeded};
use puzzle_strike::{Setup, Table};
use std::collections::BTreeSet;

fn bouts(mode: &str, said: &[(&str, &str)], bots: &[&str]) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect();
    let options = Options { mode: Some(mode.into()), said };
    let agreed = options.read(&Table::modes())?;
    let bots = bots.iter().map(ToString::to_string).collect();
    Table::bouts(&Field { agreed, bots, seed: 1 })
}

fn sittings(mode: &str, said: &[(&str, &str)], bots: &[&str]) -> Vec<Sitting<Setup>> {
    let met = bouts(mode, said, bots).unwrap_or_else(|bad| panic!("{mode} {said:?}: {bad}"));
    met.into_iter().flat_map(|bout| bout.sittings).collect()
}

/// The labels of a sitting, P1 first.
fn labels(sitting: &Sitting<Setup>) -> Vec<&str> {
    sitting.chairs.iter().map(|chair| &*chair.label).collect()
}

#[track_caller]
fn refused(mode: &str, said: &[(&str, &str)], reasons: &[&str]) {
    assert_eq!(bouts(mode, said, &["random"]).expect_err("it cannot be played").0, reasons);
}

/// In a duel all who are named meet in both seatings; one alone meets all others of the sets.
#[test]
fn duels_are_played_in_both_seatings() {
    let three = bouts("duel", &[("characters", "Zane,Gwen,Troq")], &["random"]).expect("playable");
    let met: Vec<Vec<Vec<&str>>> =
        three.iter().map(|bout| bout.sittings.iter().map(labels).collect()).collect();
    assert_eq!(
        met,
        [
            [["Zane", "Gwen"], ["Gwen", "Zane"]],
            [["Zane", "Troq"], ["Troq", "Zane"]],
            [["Gwen", "Troq"], ["Troq", "Gwen"]],
        ]
    );
    let one = [("characters", "Geiger"), ("sets", "both")];
    assert_eq!(bouts("duel", &one, &["random"]).expect("playable").len(), 19);
    assert_eq!(bouts("duel", &[("sets", "both")], &["random"]).expect("playable").len(), 190);
    let mirror = [("characters", "Zane,Gwen"), ("mirror", "yes")];
    assert_eq!(bouts("duel", &mirror, &["random"]).expect("playable").len(), 3);
}

/// Two bots play each character in each seat.
#[test]
fn different_bots_play_each_character() {
    let all = sittings("duel", &[("characters", "Zane,Gwen")], &["random", "greedy"]);
    let met: BTreeSet<Vec<&str>> = all.iter().map(labels).collect();
    let (zane, gwen) = (["Zane greedy", "Zane random"], ["Gwen greedy", "Gwen random"]);
    let expected = BTreeSet::from([
        vec![zane[0], gwen[1]],
        vec![zane[1], gwen[0]],
        vec![gwen[0], zane[1]],
        vec![gwen[1], zane[0]],
    ]);
    assert_eq!(met, expected);
    for sitting in &all {
        assert!(sitting.chairs.iter().all(|chair| chair.label.ends_with(&chair.bot)));
    }
}

/// PS-15.1: teammates are in one team and have one bot, and each side has each bot in turn.
#[test]
fn teammates_are_played_by_one_bot() {
    let four = [("characters", "Zane,Gwen,Troq,Quince")];
    let all = sittings("team", &four, &["random", "greedy"]);
    assert_eq!(all.len(), 2);
    let bots = |sitting: &Sitting<Setup>| -> Vec<String> {
        sitting.chairs.iter().map(|chair| format!("{} {}", chair.team, chair.bot)).collect()
    };
    assert_eq!(bots(&all[0]), ["0 random", "1 greedy", "1 greedy", "0 random"]);
    assert_eq!(bots(&all[1]), ["0 greedy", "1 random", "1 random", "0 greedy"]);
    let free = sittings("ffa-3", &[("characters", "Zane,Gwen,Troq")], &["random", "greedy"]);
    let first: Vec<&str> = free.iter().map(|sitting| &*sitting.chairs[0].bot).collect();
    assert_eq!(first, ["random", "greedy", "greedy"], "the last one named plays the other sides");
}

/// Every kind of sitting is played to its end, with the characters on its labels.
#[test]
fn every_sitting_can_be_played() {
    for mode in Table::modes() {
        let mut ways: Vec<Vec<(&str, &str)>> = vec![
            vec![],
            vec![("sets", "base")],
            vec![("sets", "both"), ("promos", "yes"), ("bank", "random")],
            vec![("blind", "yes"), ("mirror", "yes")],
            vec![("clockwork", "yes")],
        ];
        match mode.name {
            "duel" => ways.push(vec![("tournament", "yes")]),
            "team" => (),
            _ => ways.push(vec![("last-standing", "yes")]),
        }
        for said in ways {
            let all = sittings(mode.name, &said, &["random"]);
            for (seed, sitting) in (0..).zip(all.iter().step_by(all.len().div_ceil(4))) {
                let names: Vec<String> =
                    sitting.setup.characters.iter().flatten().map(ToString::to_string).collect();
                let drafts = said.contains(&("clockwork", "yes"));
                assert!(drafts || names == labels(sitting), "{names:?}");
                assert_eq!(sitting.chairs.len(), mode.seats);
                play(&sitting.setup, seed);
            }
        }
    }
}

fn play(setup: &Setup, seed: u64) {
    let (mut luck, mut picks) = (Seeded::new(seed), Seeded::new(!seed));
    let mut table = Table::start(setup, &mut Play::silent(&mut luck)).expect("it was checked");
    while table.asks() != Asks::Over {
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        let choices = Offers::of(&table, seat).0;
        table.apply(seat, choices[picks.below(choices.len())], &mut Play::silent(&mut luck));
    }
    assert!(table.outcome().is_some());
}

/// PS-3.1, PS-17.1, PS-19.3: what nobody could sit down to is refused before anything is played.
#[test]
fn what_cannot_be_played_is_refused() {
    let drafts = [("clockwork", "yes"), ("characters", "Zane")];
    refused("duel", &drafts, &["who drafts chips picks no character (PS-17.1)"]);
    let geiger = [("characters", "Zane,Geiger")];
    let both = "to play with them, say `sets` both";
    refused("duel", &geiger, &["Geiger is in base, not in shadows (PS-19.3)", both]);
    refused("duel", &[("characters", "Zane,Zane")], &["Zane is there twice (PS-3.1)"]);
    let few = ["ffa-4 needs 4 different characters, not 2"];
    refused("ffa-4", &[("characters", "Zane,Gwen")], &few);
    let stacks = "Axe Kick, Punch, Punch, Kick, Ouch!, X-Copy, The Hammer, Color Panic, \
                  Improvisation, Safe Keeping, Ebb or Flow, One True Style";
    refused(
        "duel",
        &[("stacks", stacks), ("bank", "No Attacks")],
        &["name a `bank` or its `stacks`, not both"],
    );
}
