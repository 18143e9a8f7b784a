//! The lists of games, modes and options fit together, so that flags and forms can be made of them.

use catalog::{Kind, Listed, ModeLine, OptionLine, Options, Visit};
use kernel::SeatSet;
use std::mem::discriminant;

/// The flags that the commands have themselves.
const RESERVED: [&str; 11] =
    ["seed", "bot", "games", "json", "csv", "threads", "mode", "seat", "save", "resume", "data"];

/// What is wrong with the options of these modes, whichever games they are of.
fn faults(modes: &[ModeLine]) -> Vec<String> {
    let options: Vec<&OptionLine> = modes.iter().flat_map(|mode| &mode.options).collect();
    let mut found = Vec::new();
    for (i, option) in options.iter().enumerate() {
        if RESERVED.contains(&option.name) {
            found.push(format!("`{}` is a flag of the commands", option.name));
        }
        let kind = |o: &OptionLine| discriminant(&o.kind);
        if options[..i].iter().any(|o| o.name == option.name && kind(o) != kind(option)) {
            found.push(format!("`{}` is of two kinds", option.name));
        }
    }
    found
}

#[test]
fn every_option_can_be_a_flag() {
    let all: Vec<ModeLine> = catalog::games().iter().flat_map(|game| game.modes()).collect();
    assert_eq!(faults(&all), [""; 0]);
}

#[test]
fn a_reserved_name_and_a_second_kind_are_found() {
    let line = |name, kind| {
        let options = vec![OptionLine { name, about: "", kind, default: "" }];
        ModeLine { name: "short", about: "", seats: 2, options }
    };
    let names = Kind::Names { names: vec!["Reds"], seats: SeatSet::first(2) };
    assert_eq!(faults(&[line("years", Kind::YesNo), line("years", Kind::YesNo)]), [""; 0]);
    assert_eq!(faults(&[line("years", Kind::YesNo), line("years", names)]).len(), 1);
    assert_eq!(faults(&[line("seed", Kind::YesNo)]), ["`seed` is a flag of the commands"]);
}

struct NameOf;
impl Visit for NameOf {
    type Out = &'static str;
    fn visit<G: Listed>(self) -> &'static str {
        G::NAME
    }
}

#[test]
fn every_game_of_the_list_can_be_visited() {
    for game in catalog::games() {
        assert_eq!(catalog::visit(game.name(), NameOf), Ok(game.name()));
        assert!(catalog::game(game.name()).is_ok());
    }
    assert!(catalog::visit("chess", NameOf).is_err());
}

/// FD-4.1: what is offered as the usual number of tokens is what the game takes without a word.
#[test]
fn the_usual_tokens_of_flash_duel_are_those_of_its_setup() {
    let game = catalog::game("flash-duel").expect("it is in the list");
    let modes = game.modes();
    let mut tokens = modes.iter().flat_map(|m| &m.options).filter(|o| o.name == "tokens");
    assert!(tokens.all(|o| o.default == flash_duel::Setup::USUAL_TOKENS.to_string()));
}

/// FD-14.2, FD-23.4, FD-R23: picks are secret unless a character is named; who lost before, and
/// what that means in a rematch, are words.
#[test]
fn secret_picks_and_the_loser_before_are_read_from_words() {
    let modes = <flash_duel::Table as Listed>::modes();
    let read = |said: &[(&str, &str)]| {
        let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string()));
        let options = Options { mode: Some("full".into()), said: said.collect() };
        options.read(&modes).and_then(|agreed| <flash_duel::Table as Listed>::setup(&agreed))
    };
    let setup = read(&[]).expect("it can be played");
    assert!(setup.blind && setup.lost_before.is_none());
    assert!(!read(&[("characters", "Grave,-")]).expect("it can be played").blind);
    assert!(!read(&[("blind", "no")]).expect("it can be played").blind);
    let bad = read(&[("characters", "Grave,-"), ("blind", "yes")]).expect_err("it contradicts");
    assert_eq!(bad.0, ["double-blind picks are for both players or for neither"]);
    assert!(!setup.loser_first && !setup.all_change);
    let kept = ("characters", "Grave,-");
    let setup = read(&[("lost", "East"), kept, ("blind", "yes")]).expect("it can be played");
    assert_eq!(setup.lost_before, Some(flash_duel::Side::East));
    assert!(read(&[("rematch-first", "loser")]).expect("it can be played").loser_first);
    assert!(read(&[("rematch-characters", "all")]).expect("it can be played").all_change);
    let bad = read(&[("lost", "north")]).expect_err("there is no such side");
    assert_eq!(bad.0, ["`lost` is one of nobody, west, east, not `north`"]);
}
