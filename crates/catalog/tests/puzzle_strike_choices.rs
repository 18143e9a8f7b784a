//! What choices of Puzzle Strike are made of, how they are worded, and what can be pointed at.

use catalog::{AnyPosition, AnyTable, Eyes, Options};
use kernel::{Seat, Secret, Viewer};
use serde_json::{Value, json};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn geiger(rest: Value) -> Value {
    let own = ["It's Time for the Past", "Future Sight", "Research & Development"];
    player("Geiger", own, rest)
}

fn midori(rest: Value) -> Value {
    player("Midori", ["Dragon Form", "Rigorous Training", "Purge Bad Habits"], rest)
}

/// What of his own chips lies nowhere else is in his bag.
fn player(who: &str, own: [&str; 3], mut rest: Value) -> Value {
    let lies =
        |chip: &str| ["hand", "discard", "ongoing"].iter().any(|zone| !rest[zone][chip].is_null());
    let left: Vec<&str> = own.into_iter().filter(|chip| !lies(chip)).collect();
    let bag = rest["bag"].as_object().cloned().unwrap_or_default();
    rest["bag"] = Value::Object(bag);
    for chip in left {
        rest["bag"][chip] = json!(1);
    }
    rest["bag"]["1-gem"] = json!(6);
    rest["character"] = json!(who);
    rest
}

fn position(p1: Value, p2: Value) -> Box<dyn AnyPosition> {
    let stacks = ["Axe Kick", "Chip Damage", "Iron Defense", "Option Select", "Ouch!"];
    let more = ["Training Day", "X-Copy", "Roundhouse", "Sneak Attack", "Color Panic"];
    let all: Vec<&str> = stacks.into_iter().chain(more).collect();
    let text = json!({"game": "puzzle-strike", "mode": "duel", "sets": ["shadows", "base"],
        "turn": "P1", "stacks": all, "players": [p1, p2]});
    let game = catalog::game("puzzle-strike").expect("it is in the list");
    game.position(&text.to_string(), 1).unwrap_or_else(|bad| panic!("{bad}"))
}

fn picture(table: &dyn AnyTable, viewer: Viewer) -> wire::PuzzleStrikePicture {
    match table.picture(Eyes::Viewer(viewer)) {
        wire::Picture::PuzzleStrike(picture) => picture,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn choice(one: &dyn AnyPosition, seat: Seat, label: &str) -> wire::Choice {
    let choices = one.table().question(seat).choices;
    let found = choices.iter().find(|choice| choice.label == label);
    found.unwrap_or_else(|| panic!("`{label}` is not offered")).clone()
}

#[track_caller]
fn why_not(one: &dyn AnyPosition, seat: Seat, thing: &str) -> Option<String> {
    let things = one.table().question(seat).things;
    let found = things.into_iter().find(|t| t.name == thing).expect("it can be pointed at");
    found.why_not.map(|why| why.clause)
}

/// PS-R25, PS-R58: a chip and its zone, wherever it lies.
#[test]
fn parts_name_the_chip_and_where_it_lies() {
    let hand = json!({"Crash Gem": 1, "Chip Damage": 1});
    let p1 = geiger(json!({"hand": hand, "pile": [1], "crash_gems_in_pile": 1,
        "discard": {"Crash Gem": 1}}));
    let mut one = position(p1, midori(json!({"hand": {"1-gem": 4}})));
    let piled = choice(&*one, A, "play Crash Gem from pile");
    assert_eq!(piled.parts.chip.as_deref(), Some("Crash Gem"));
    assert_eq!(piled.parts.zone.as_deref(), Some("pile"));
    assert!(piled.things.is_empty(), "its twin in the hand is another chip");
    assert_eq!(choice(&*one, A, "play Crash Gem").things, ["Crash Gem in hand"]);
    one.answer(A, "play Chip Damage").expect("it can be played");
    let put = choice(&*one, A, "put Crash Gem");
    assert_eq!((put.parts.zone.as_deref(), put.things.len()), (Some("discard"), 0));
    assert_eq!(put.words, "Put a Crash Gem from your discard pile on top of your bag.");
}

/// PS-R58, PS-6.15: an exchange goes into the bag.
#[test]
fn research_puts_a_chip_into_the_bag() {
    let hand = json!({"Research & Development": 1, "Wound": 1});
    let p1 = geiger(json!({"hand": hand, "bag": {"Crash Gem": 1}}));
    let mut one = position(p1, midori(json!({"hand": {"1-gem": 4}})));
    one.answer(A, "play Research & Development").expect("it can be played");
    assert_eq!(choice(&*one, A, "find Crash Gem").parts.zone.as_deref(), Some("bag"));
    one.answer(A, "find Crash Gem").expect("it is in the bag");
    let put = choice(&*one, A, "put Wound");
    assert_eq!(put.words, "Put a Wound from your hand into your bag.");
    assert_eq!(put.things, ["Wound in hand"]);
}

/// PS-R48, PS-4.16: what Dragon Form forbids cannot be afforded, what it makes sure is said so,
/// and a buy phase cannot be ended before a purchase.
#[test]
fn what_can_be_bought_is_what_the_rules_allow() {
    let hand = json!({"Crash Gem": 1, "4-gem": 3});
    let p1 = midori(json!({"hand": hand, "pile": [1], "ongoing": {"Dragon Form": 1}}));
    let mut one = position(p1, geiger(json!({"hand": {"1-gem": 4}})));
    one.answer(A, "Dragon Form: ante one higher").expect("one of two");
    let mine = picture(one.table(), Viewer::Seat(A));
    let affordable = |name: &str| mine.bank.iter().any(|s| s.chip == name && s.affordable);
    assert!(affordable("Axe Kick") && !affordable("Crash Gem") && !affordable("Combine"));
    assert_eq!(why_not(&*one, A, "end buying").as_deref(), Some("PS-4.1"));
    assert_eq!(why_not(&*one, A, "end actions"), None);
    one.answer(A, "play Crash Gem").expect("it can be played");
    let words = choice(&*one, A, "crash 2 at P2").words;
    let sure = "Crash a 2-gem at Geiger: send two 1-gems that cannot be countered (pile";
    assert!(words.starts_with(sure), "{words}");
    one.answer(A, "crash 2 at P2").expect("it is offered");
    one.answer(A, "end actions").expect("he may");
    assert_eq!(why_not(&*one, A, "end buying").as_deref(), Some("PS-4.16"));
    assert_eq!(why_not(&*one, A, "end actions").as_deref(), Some("PS-4.7"));
    assert_eq!(why_not(&*one, B, "end buying").as_deref(), Some("PS-4.7"));
}

/// PS-4.17, PS-4.18: who can afford nothing buys a Wound, and no second one.
#[test]
fn who_can_afford_nothing_buys_one_wound() {
    let p1 = geiger(json!({"hand": {"Wound": 2}}));
    let mut one = position(p1, midori(json!({"hand": {"1-gem": 4}})));
    one.answer(A, "end actions").expect("he may");
    let wound = |one: &dyn AnyPosition| {
        let bank = picture(one.table(), Viewer::Seat(A)).bank;
        bank.into_iter().find(|stack| stack.chip == "Wound").expect("a stack").affordable
    };
    assert!(wound(&*one));
    let clause = why_not(&*one, A, "end buying");
    assert!(matches!(clause.as_deref(), Some("PS-4.16" | "PS-4.17")), "{clause:?}");
    one.answer(A, "buy Wound").expect("it costs nothing");
    assert!(!wound(&*one));
    assert_eq!(why_not(&*one, A, "end buying"), None);
}

/// PS-18.2: who has picked is known, what he has picked is not.
#[test]
fn sealed_picks_are_shown_as_sealed() {
    let game = catalog::game("puzzle-strike").expect("it is in the list");
    let said = [("blind".to_string(), "yes".to_string())].into();
    let options = Options { mode: Some("duel".into()), said };
    let (mut one, _) =
        game.start(&options, Secret::from_seed(1), Vec::new()).expect("it can be played");
    let choices = one.table().question(A).choices;
    let zane = choices.iter().find(|choice| choice.label == "pick Zane").expect("a choice");
    assert_eq!(zane.parts.who.as_deref(), Some("Zane"));
    assert!(picture(one.table(), Viewer::Seat(B)).sealed.is_empty());
    one.answer(A, "pick Zane").expect("it is offered");
    let his = picture(one.table(), Viewer::Seat(B));
    assert_eq!((his.sealed.as_slice(), his.your_pick), (&["P1".to_string()][..], None));
    one.answer(B, "pick Gwen").expect("it is offered");
    assert!(picture(one.table(), Viewer::Seat(B)).sealed.is_empty());
}

/// PS-9.2: a colour that is named is a part of its own.
#[test]
fn a_named_colour_is_a_part() {
    let p1 = geiger(json!({"hand": {"Color Panic": 1}}));
    let mut one = position(p1, midori(json!({"hand": {"1-gem": 4}})));
    one.answer(A, "play Color Panic").expect("it can be played");
    assert_eq!(choice(&*one, A, "name red").parts.color.as_deref(), Some("red"));
}
