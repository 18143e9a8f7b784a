//! What can be agreed for a game of Puzzle Strike as forms and invitations show it.

use catalog::{AnyGame, Kind, Options};
use kernel::{Seat, Secret};
use std::collections::BTreeMap;

fn game() -> &'static dyn AnyGame {
    catalog::game("puzzle-strike").expect("it is listed")
}

fn said(mode: &str, options: &[(&str, &str)]) -> Options {
    let said = options.iter().map(|(k, v)| (k.to_string(), v.to_string()));
    Options { mode: Some(mode.into()), said: said.collect() }
}

/// Every way to play that has a name of its own can be played, and is no mode by another name.
#[test]
fn every_preset_can_be_played() {
    let presets = game().presets();
    for name in ["base-set", "tournament", "clockwork", "last-standing"] {
        assert!(presets.iter().any(|p| p.name == name), "{name}");
    }
    for preset in presets {
        let options = Options { mode: Some(preset.mode.clone()), said: preset.options.clone() };
        assert_eq!(game().check(&options), Ok(()), "{}", preset.name);
        assert!(!preset.options.is_empty(), "{}", preset.name);
        assert!(game().modes().iter().all(|m| m.name != preset.name), "{}", preset.name);
    }
}

/// A table is called after what was agreed, whatever else was.
#[test]
fn a_table_has_the_title_of_what_is_played() {
    for preset in game().presets() {
        let mut options = Options { mode: Some(preset.mode), said: preset.options };
        assert_eq!(game().title_of(&options), preset.title);
        options.said.insert("mirror".into(), "no".into());
        assert_eq!(game().title_of(&options), preset.title);
    }
    let title = |mode: &str, options: &[(&str, &str)]| game().title_of(&said(mode, options));
    assert_eq!(title("duel", &[]), "Duel");
    assert_eq!(title("duel", &[("clockwork", "no"), ("bank", "random")]), "Duel");
    assert_eq!(game().title_of(&Options::default()), "Duel");
    let base = [("sets", "base"), ("clockwork", "yes"), ("bank", "random")];
    assert_eq!(title("duel", &base), "Custom Clockwork");
    assert_ne!(title("ffa-4", &[]), "Last Man Standing");
}

/// A form that leaves out what `only` rules out offers everything that can be played, and nothing
/// else: characters and banks one by one, whatever the boxes are.
#[test]
fn what_is_offered_with_some_boxes_is_what_can_be_played_with_them() {
    let (modes, lines) = (game().modes(), game().mode_lines());
    let mut counts = BTreeMap::new();
    for (mode, line) in modes.iter().zip(&lines) {
        for (sets, promos) in
            [("shadows", "no"), ("base", "no"), ("both", "no"), ("base", "yes"), ("both", "yes")]
        {
            let now = |option: &str| match option {
                "sets" => sets,
                "promos" => promos,
                "stacks" => "",
                _ => "no",
            };
            for option in &mode.options {
                let (names, is_bank) = match &option.kind {
                    Kind::Names { names, .. } => (names, false),
                    Kind::OneOf { of } if option.name == "bank" => (of, true),
                    _ => continue,
                };
                for value in names {
                    let offered = line.only.iter().all(|o| {
                        o.option != option.name
                            || !o.values.iter().any(|v| v == value)
                            || o.one_of.iter().any(|v| v == now(&o.needs))
                    });
                    let all = [("sets", sets), ("promos", promos), (option.name, *value)];
                    let played = game().check(&said(mode.name, &all));
                    assert_eq!(offered, played.is_ok(), "{all:?}: {played:?}");
                    *counts.entry((is_bank, offered)).or_insert(0) += 1;
                }
            }
        }
    }
    assert_eq!(counts.len(), 4, "characters and banks, offered and not: {counts:?}");
}

/// PS-17.1, PS-18.1: what a variant rules out is left out where the variant is played.
#[test]
fn a_form_leaves_out_what_a_variant_rules_out() {
    let lines = game().mode_lines();
    let rules = |mode: &str, option: &str, needs: &str| {
        let line = lines.iter().find(|m| m.name == mode).expect("there is one");
        let is = |o: &wire::Only| o.option == option && o.needs == needs && o.values.is_empty();
        line.only.iter().any(is)
    };
    assert!(rules("duel", "characters", "clockwork"));
    assert!(rules("duel", "blind", "clockwork"));
    assert!(rules("duel", "first", "tournament"));
    assert!(rules("team", "bank", "stacks"));
    assert!(!rules("team", "first", "tournament"), "there is neither");
}

/// PS-19.3: a refusal says what to do about it, once.
#[test]
fn a_refusal_says_with_which_boxes_it_could_be_played() {
    let refused = |options: &[(&str, &str)]| {
        game().check(&said("duel", options)).expect_err("it cannot be played").0
    };
    assert_eq!(
        refused(&[("sets", "base"), ("bank", "First Game")]),
        [
            "the bank First Game is of shadows, not of base (PS-19.3)",
            "to play with them, say `sets` shadows, or `sets` both",
        ]
    );
}

/// Whoever is invited reads what he is invited to, also where nobody said anything.
#[test]
fn what_was_agreed_is_told_in_words() {
    let words = |mode: &str, options: &[(&str, &str)]| {
        let lines = game().agreed(&said(mode, options)).into_iter();
        lines.map(|line| format!("{}: {}", line.about, line.words)).collect::<Vec<_>>().join("\n")
    };
    let usual = words("duel", &[]);
    assert!(usual.contains("Chips: Shadows alone."), "{usual}");
    assert!(usual.contains("Bank: First Game: Axe Kick"), "{usual}");
    assert!(usual.contains("Characters: Picked one after another"), "{usual}");
    let all = [("sets", "both"), ("promos", "yes"), ("bank", "random"), ("tournament", "yes")];
    let match_ = words("duel", &all);
    assert!(match_.contains("Chips: Shadows, Base set and Promotional, mixed."), "{match_}");
    assert!(match_.contains("drawn at random") && match_.contains("Best of three"), "{match_}");
    let cast = words("duel", &[("characters", "Zane,-"), ("mirror", "yes")]);
    assert!(cast.contains("P1 plays Zane. Picked one after another, openly. The same"), "{cast}");
    assert!(words("ffa-4", &[("last-standing", "yes")]).contains("Last Man Standing"));
    assert!(words("ffa-4", &[("extra-rounds", "ten")]).contains("ten extra rounds at most"));
    assert!(!words("ffa-4", &[]).contains("ten extra rounds"));
    let drafted = words("duel", &[("clockwork", "yes")]);
    assert!(drafted.contains("drafts three chips"), "{drafted}");
}

/// PS-18.3: whoever picks again after a clash is told why by the question itself.
#[test]
fn who_picks_again_is_asked_why() {
    let options = said("duel", &[("blind", "yes")]);
    let (mut table, _) =
        game().start(&options, Secret::from_seed(3), Vec::new()).expect("it begins");
    let first = table.table().asked(Seat(0));
    assert!(first.starts_with("Pick your character"), "{first}");
    for seat in [Seat(0), Seat(1)] {
        table.answer(seat, "pick Zane").expect("it is offered");
    }
    let again = table.table().awaits().seats().lowest().expect("one of them picks again");
    let asked = table.table().asked(again);
    assert!(asked.starts_with("You both chose Zane"), "{asked}");
}
