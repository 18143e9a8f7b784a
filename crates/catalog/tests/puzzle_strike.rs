//! Puzzle Strike in the catalog: what can be agreed, what is refused, and what is said and shown.

use catalog::{AnyGame, AnyMatch, AnyTable, Eyes, Kind, ModeLine, Options, Told};
use kernel::{Asks, Seat, Secret, Viewer};
use serde_json::json;
use std::collections::BTreeMap;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn game() -> &'static dyn AnyGame {
    catalog::game("puzzle-strike").expect("it is in the list")
}

fn options(mode: &str, said: &[(&str, &str)]) -> Options {
    let said = said.iter().map(|(name, text)| (name.to_string(), text.to_string()));
    Options { mode: Some(mode.into()), said: said.collect() }
}

fn start(mode: &str, said: &[(&str, &str)]) -> (Box<dyn AnyMatch>, Vec<Told>) {
    let started = game().start(&options(mode, said), Secret::from_seed(3), Vec::new());
    started.unwrap_or_else(|bad| panic!("{bad}"))
}

#[track_caller]
fn refused(mode: &str, said: &[(&str, &str)], reasons: &[&str]) {
    let bad = game().check(&options(mode, said)).expect_err("it cannot be played");
    assert_eq!(bad.0, reasons);
}

/// Every way to say the words of a mode; names are left open.
fn combinations(mode: &ModeLine) -> Vec<BTreeMap<String, String>> {
    let mut all = vec![BTreeMap::new()];
    for option in &mode.options {
        let words = match &option.kind {
            Kind::YesNo => vec!["yes", "no"],
            Kind::OneOf { of } => of.clone(),
            _ => continue,
        };
        let with = |said: &BTreeMap<String, String>, word: &str| {
            let mut said = said.clone();
            said.insert(option.name.into(), word.into());
            said
        };
        all = words.iter().flat_map(|word| all.iter().map(|s| with(s, word))).collect();
    }
    all
}

/// PS-1.4, PS-16, PS-17, PS-18: whatever goes together begins, and the rest says why not.
#[test]
fn every_combination_of_words_begins_or_is_refused() {
    for mode in game().modes() {
        let mut begun = 0;
        for said in combinations(&mode) {
            let yes = |name: &str| said.get(name).is_some_and(|text| text == "yes");
            let is = |name: &str, word: &str| said.get(name).is_some_and(|text| text == word);
            let drafts = yes("clockwork") && (yes("blind") || yes("tournament"));
            let clashes = yes("blind") && !yes("mirror") && mode.name != "duel";
            let loses = yes("tournament") && !is("first", "random") && mode.name == "duel";
            let lacks = is("sets", "base") && !is("bank", "random");
            let options = Options { mode: Some(mode.name.into()), said: said.clone() };
            match game().start(&options, Secret::from_seed(1), Vec::new()) {
                Ok((one, _)) => {
                    assert!(!(drafts || clashes || loses || lacks), "{said:?}");
                    assert_ne!(one.table().awaits(), Asks::Over);
                    begun += 1;
                }
                Err(bad) => {
                    let base = is("sets", "base");
                    assert!(drafts || clashes || loses || lacks || base, "{said:?}: {bad}");
                }
            }
        }
        assert!(begun > 100, "{}: {begun}", mode.name);
    }
}

/// PS-3.1, PS-3.3, PS-16, PS-17.1, PS-18.1, PS-19.3: every reason at once, in plain words.
#[test]
fn what_cannot_be_played_is_refused_with_every_reason() {
    refused("duel", &[("characters", "Zane,Zane")], &["Zane is there twice (PS-3.1)"]);
    refused(
        "duel",
        &[("clockwork", "yes"), ("characters", "Zane,-")],
        &["who drafts chips picks no character (PS-17.1)"],
    );
    refused(
        "team",
        &[("blind", "yes"), ("mirror", "no")],
        &["only a duel decides who keeps a character that several chose"],
    );
    assert_eq!(game().check(&options("team", &[("blind", "yes")])), Ok(()), "all may be alike");
    let bad = game().check(&options("ffa-3", &[("tournament", "yes")])).expect_err("no duel");
    assert!(bad.0[0].starts_with("`tournament` is no option of ffa-3 (but of duel)"), "{bad}");
    let bad = game().check(&options("duel", &[("last-standing", "yes")])).expect_err("a duel");
    assert!(bad.0[0].contains("(but of ffa-3, ffa-4)"), "{bad}");
    let bad = game().check(&options("duel", &[("sets", "base"), ("characters", "Zane,Gwen")]));
    let bad = bad.expect_err("they are in the other box").0.join("\n");
    assert!(bad.contains("Zane is in shadows, not in base (PS-19.3)"), "{bad}");
    assert!(bad.contains("Gwen is in shadows, not in base (PS-19.3)"), "{bad}");
}

/// PS-R3: extra rounds go on until one player wins, or end after ten if that is agreed. The setup
/// in the journal says so; in a duel there are none.
#[test]
fn extra_rounds_may_end_after_ten() {
    let ten = |said: &[(&str, &str)]| {
        let journal = start("ffa-3", said).0.journal().to_string();
        journal.contains("\"share_after_ten\":true")
    };
    assert!(!ten(&[]) && !ten(&[("extra-rounds", "until-won")]));
    assert!(ten(&[("extra-rounds", "ten")]));
    let bad = game().check(&options("duel", &[("extra-rounds", "ten")])).expect_err("a duel");
    assert!(bad.0[0].contains("(but of ffa-3, ffa-4)"), "{bad}");
}

/// PS-19.3: whoever names something of another set is told how to play with it.
#[test]
fn what_is_of_another_set_is_refused_with_what_to_say() {
    let hint = |said: &[(&str, &str)]| {
        let bad = game().check(&options("duel", said)).expect_err("it is of another set").0;
        bad.last().expect("there is a reason").clone()
    };
    let grave = hint(&[("characters", "Grave"), ("bank", "random")]);
    assert_eq!(grave, "to play with them, say `sets` base, or `sets` both");
    assert_eq!(hint(&[("characters", "Grave,Zane")]), "to play with them, say `sets` both");
    let zane = hint(&[("sets", "base"), ("characters", "Zane")]);
    assert_eq!(zane, "to play with them, say `sets` shadows, or `sets` both");
    let knock = TEN.replace("one true style", "Knockdown");
    assert_eq!(hint(&[("stacks", &knock)]), "to play with them, say `sets` both");
    let promo = TEN.replace("one true style", "Custom Combo");
    assert_eq!(hint(&[("stacks", &promo)]), "to play with them, say `promos` yes");
}

const TEN: &str = "Axe Kick, Punch, Punch, Kick, Ouch!, X-Copy, The Hammer, Color Panic, \
                   Improvisation, Safe Keeping, Ebb or Flow, one true style";

/// PS-3.3, PS-19.1: ten stacks by name; a name may have commas in itself.
#[test]
fn a_bank_can_be_named_stack_by_stack() {
    let (one, _) = start("duel", &[("stacks", TEN), ("characters", "Zane,Gwen")]);
    let view = one.table().view_json(Viewer::Public);
    let bank = view["open"]["bank"].as_object().expect("stacks by name");
    assert_eq!(bank.len(), 18);
    for stack in ["Punch, Punch, Kick", "Ouch!", "One True Style"] {
        assert_eq!(bank[stack], json!(5), "{stack}");
    }
    refused(
        "duel",
        &[("stacks", TEN), ("bank", "No Attacks")],
        &["name a `bank` or its `stacks`, not both"],
    );
    refused(
        "duel",
        &[("stacks", "Axe Kick, Ouch!")],
        &["`stacks` wants 10 names, separated by commas; it has 2"],
    );
    let bad = game().check(&options("duel", &[("stacks", "Wound, Axe Kick, Axe Kick")]));
    let bad = bad.expect_err("nearly all is wrong").0;
    assert!(bad[0].starts_with("there is no `Wound` among the stacks; stacks are Axe Kick;"));
    assert_eq!(bad[1], "`Axe Kick` is there twice among the stacks");
}

/// PS-3.3, PS-18.4: beginners get the bank for a first game, tournaments draw theirs.
#[test]
fn the_usual_bank_is_the_one_for_a_first_game() {
    let laid = |said: &[(&str, &str)]| {
        let (_, told) = start("duel", said);
        let laid = told.into_iter().find(|t| t.json["event"] == "bank_laid");
        laid.map(|t| t.json["stacks"].clone())
    };
    let first = laid(&[]).expect("the bank is laid at once");
    assert_eq!(first[8], json!("Punch, Punch, Kick"));
    assert_eq!(laid(&[("bank", "first game")]), Some(first.clone()));
    assert_eq!(laid(&[("tournament", "yes")]), None, "characters are picked before");
    let cast = [("tournament", "yes"), ("characters", "Zane,Gwen")];
    assert_ne!(laid(&cast), Some(first));
}

/// PS-R7: the loser of a casual duel goes first in the next; a tournament carries nothing over.
#[test]
fn the_loser_of_a_duel_goes_first_in_the_next() {
    let cast = ("characters", "Zane,Gwen");
    for loser in [A, B] {
        let (mut one, _) = start("duel", &[cast]);
        one.answer(loser, "concede").expect("a duel can be given up");
        let again = one.again(&options("duel", &[cast, ("first", "P1")]));
        assert_eq!(again.said.get("first"), Some(&loser.to_string()));
        let started = game().start(&again, Secret::from_seed(8), Vec::new());
        let (next, _) = started.expect("it can be played again");
        assert_eq!(next.table().awaits().seats().lowest(), Some(loser));
    }
    let (one, _) = start("duel", &[cast]);
    let again = one.again(&options("duel", &[cast, ("first", "P2")]));
    assert_eq!(again.said.get("first"), None, "nobody has lost");
    let (mut one, _) = start("duel", &[cast, ("tournament", "yes")]);
    one.answer(A, "concede").expect("a match can be given up");
    assert_eq!(one.again(&options("duel", &[cast])).said.get("first"), None);
    let (mut one, _) = start("team", &[]);
    while one.table().may_interject(A).is_empty() {
        let seat = one.table().awaits().seats().lowest().expect("somebody picks");
        let label = one.table().offered(seat)[0].label.clone();
        one.answer(seat, &label).expect("it is offered");
    }
    one.answer(A, "concede").expect("a team can give up");
    assert_eq!(one.again(&options("team", &[])).said.get("first"), None);
}

/// A duel in which P1 holds these chips and P2 those.
fn position(p1: serde_json::Value, p2: serde_json::Value) -> Box<dyn catalog::AnyPosition> {
    let stacks = ["Axe Kick", "Bang then Fizzle", "Blues Are Good", "Button Mashing", "Ouch!"];
    let more = ["Chips for Free", "Color Panic", "Option Select", "X-Copy", "Safe Keeping"];
    let all: Vec<&str> = stacks.into_iter().chain(more).collect();
    let text = json!({"game": "puzzle-strike", "mode": "duel", "turn": "P1", "stacks": all,
        "sets": ["shadows", "base"],
        "players": [p1, p2]});
    game().position(&text.to_string(), 1).unwrap_or_else(|bad| panic!("{bad}"))
}

fn zane(hand: serde_json::Value, pile: serde_json::Value) -> serde_json::Value {
    json!({"character": "Zane", "hand": hand, "pile": pile,
        "bag": {"1-gem": 6, "Crash Bomb": 1, "Crash Potato": 1, "Maximum Anarchy": 1}})
}

fn gwen(hand: serde_json::Value, pile: serde_json::Value) -> serde_json::Value {
    json!({"character": "Gwen", "hand": hand, "pile": pile,
        "bag": {"1-gem": 6, "Shadow Plague": 1, "Burnbarrow": 1, "Shadowswarm": 1}})
}

fn said(told: &[Told], viewer: Viewer) -> Vec<&str> {
    told.iter().filter_map(|t| t.words(Eyes::Viewer(viewer))).collect()
}

/// PS-6.6, PS-8.1, PS-8.6: a crash and its answer, told to both as a person would.
#[test]
fn a_crash_and_a_counter_crash_are_told_in_sentences() {
    let crash = json!({"Crash Gem": 1});
    let mut one = position(zane(crash.clone(), json!([2])), gwen(crash, json!([3])));
    assert_eq!(
        said(one.prelude(), Viewer::Seat(A)),
        ["Your turn begins with the ante of a 1-gem."]
    );
    one.answer(A, "play Crash Gem").expect("it can be played");
    assert_eq!(
        one.table().asked(A),
        "Your Crash Gem: crash a gem of your pile. As many 1-gems as it is worth go to Gwen."
    );
    let offered = one.table().offered(A);
    let words: Vec<&str> = offered.iter().map(|o| o.words.as_str()).collect();
    assert_eq!(
        words,
        [
            "Crash a 1-gem at Gwen: send a 1-gem (pile 3 to 4). Your pile falls from 3 to 2, which \
             draws one chip less at the end of the turn.",
            "Crash a 2-gem at Gwen: send two 1-gems (pile 3 to 5). Your pile falls from 3 to 1, \
             which draws one chip less at the end of the turn."
        ]
    );
    let told = one.answer(A, "crash 2 at P2").expect("it is offered");
    assert_eq!(
        said(&told, Viewer::Seat(A)),
        ["You broke a 2-gem, got 1 money and sent two 1-gems to Gwen."]
    );
    assert_eq!(
        said(&told, Viewer::Seat(B)),
        ["Zane broke a 2-gem, got 1 money and sent two 1-gems to you."]
    );
    assert_eq!(
        one.table().asked(B),
        "Zane sends two 1-gems to you: your pile would grow from 3 to 5. Will you react?"
    );
    one.answer(B, "react Crash Gem").expect("it is offered");
    let words = &one.table().offered(B)[0].words;
    assert_eq!(words, "Break a 3-gem: it stops two 1-gems and sends a 1-gem back to Zane.");
}

/// The picture shows a viewer what he may know and what he can pay for.
#[test]
fn a_picture_shows_hands_piles_prices_and_gems_in_the_air() {
    let hand = json!({"Crash Gem": 1, "2-gem": 2});
    let mut one = position(zane(hand, json!([4, 2])), gwen(json!({"1-gem": 5}), json!([1])));
    let picture = |one: &dyn AnyTable, viewer| match one.picture(Eyes::Viewer(viewer)) {
        wire::Picture::PuzzleStrike(picture) => picture,
        other => panic!("{other:?}"),
    };
    let mine = picture(one.table(), Viewer::Seat(A));
    assert_eq!(
        (mine.turn.as_slice(), mine.phase.as_deref()),
        (&["P1".to_string()][..], Some("action"))
    );
    assert_eq!((mine.ante, mine.panic, mine.next_panic_at, mine.pile_limit), (1, 0, Some(2), 10));
    assert_eq!((mine.piles[0].gems.as_slice(), mine.piles[0].total), (&[4, 2, 1][..], 7));
    assert_eq!(mine.piles[0].height_bonus, 2);
    let hand = mine.players[0].hand.as_ref().expect("his own hand");
    assert_eq!(hand, &["2-gem", "2-gem", "Crash Gem"]);
    assert_eq!(mine.players[0].arrows.black, 1);
    assert_eq!(mine.players[0].own_chips, ["Crash Bomb", "Crash Potato", "Maximum Anarchy"]);
    assert_eq!((mine.players[1].hand.as_ref(), mine.players[1].hand_size), (None, 5));
    let stack = |name: &str| mine.bank.iter().find(|s| s.chip == name).expect("a stack");
    assert!(stack("Combine").affordable && !stack("Crash Gem").affordable);
    assert!(picture(one.table(), Viewer::Public).bank.iter().all(|s| !s.affordable));
    one.answer(A, "play Crash Gem").expect("it can be played");
    let question = one.table().question(A);
    let four = question.choices.iter().find(|c| c.label == "crash 4 at P2").expect("a choice");
    assert_eq!((four.parts.kind.as_str(), four.parts.gems.as_deref()), ("crash", Some(&[4][..])));
    assert_eq!(four.parts.seat.as_deref(), Some("P2"));
    assert_eq!(picture(one.table(), Viewer::Seat(B)).playing[0].chip, "Crash Gem");
    one.answer(A, "crash 2 at P2").expect("it is offered");
    let sent = picture(one.table(), Viewer::Public);
    // Nobody could answer with five 1-gems in hand and a Crash Gem nowhere: they have landed.
    assert_eq!((sent.send, sent.piles[1].total), (None, 3));
}

/// Every chip, every character and the words of the rules can be asked about.
#[test]
fn words_of_the_game_can_be_looked_up() {
    let one = position(zane(json!({"1-gem": 1}), json!([])), gwen(json!({}), json!([])));
    let about = |word: &str| one.table().explain(A, word).map(|e| e.about);
    for card in game().rulebook().cards {
        let text = about(&card.name).unwrap_or_else(|| panic!("`{}` is unknown", card.name));
        assert!(text.starts_with(&card.name), "{text}");
    }
    for topic in game().topics().split(", ").filter(|topic| !topic.starts_with("any ")) {
        assert!(about(topic).is_some(), "`{topic}` is unknown");
    }
    assert!(about("zane").expect("a character").contains("Maximum Anarchy"));
    let panic = about("Panic Time").expect("a word");
    assert!(panic.contains("When two stacks of the bank are empty"), "{panic}");
    assert!(about("Wound").expect("a chip").contains("fills your bag"));
    assert_eq!(about("chess"), None);
}

/// The book has every section with its clauses, and a clause can be asked for by its number.
#[test]
fn the_rules_can_be_read() {
    let book = game().rulebook();
    let clauses: usize = book.sections.iter().map(|s| s.clauses.len()).sum();
    assert!(book.sections.len() > 15 && clauses > 250, "{clauses} clauses");
    assert_eq!(game().clauses("PS-6.6").len(), 1);
    assert!(game().clauses("8").len() > 8);
    assert!(game().sections().iter().any(|s| s.contains("Terms")));
}

/// What an ongoing chip asks in a later turn is in its ongoing text.
#[test]
fn an_ongoing_chip_asks_in_the_words_of_its_ongoing_text() {
    let position = serde_json::json!({
        "mode": "duel", "turn": "P1",
        "stacks": ["Axe Kick", "Bang then Fizzle", "Blues Are Good", "Button Mashing",
            "Just a Scratch", "Money for Nothing", "Now or Later", "Ouch!", "Punch, Punch, Kick",
            "Signature Move"],
        "players": [
            {"character": "Troq", "hand": {"1-gem": 5}, "ongoing": ["Giant Growth"],
                "bag": ["1-gem", "Crash Gem", "More Shiny", "Beast Unleashed"]},
            {"character": "Zane", "hand": {"1-gem": 5},
                "bag": ["1-gem", "Crash Gem", "Crash Bomb", "Crash Potato", "Maximum Anarchy"]},
        ],
    });
    let game = catalog::game("puzzle-strike").expect("it is listed");
    let position = game.position(&position.to_string(), 1).expect("it can be set up");
    let asked = position.table().asked(kernel::Seat(0));
    assert!(asked.contains("put a gem from your hand into your gem pile"), "{asked}");
}

/// A Double Crash Gem with one gem to break speaks of one, and two Wounds are counted.
#[test]
fn what_is_asked_and_told_counts_what_there_is() {
    let jaina = json!({"character": "Jaina", "hand": {"Unstable Power": 1}, "pile": [],
        "bag": {"1-gem": 6, "Playing with Fire": 1, "Burning Vigor": 1}});
    let mut one = position(jaina, gwen(json!({"1-gem": 1}), json!([])));
    one.answer(A, "play Unstable Power").expect("it can be played");
    let asked = "Your Unstable Power: crash a gem of your pile. As many 1-gems as it is worth go \
                 to Gwen.";
    assert_eq!(one.table().asked(A), asked);
    let told = one.answer(A, "crash 1 at P2").expect("it is offered");
    let told = said(&told, Viewer::Seat(A)).join(" ");
    assert!(told.contains("two Wounds") && !told.contains("a Wound and"), "{told}");
}

/// PS-4.16, PS-4.18: whoever has spent everything is told that nothing more is in reach.
#[test]
fn whoever_has_spent_everything_is_told_so() {
    let mut one = position(zane(json!({"1-gem": 1}), json!([])), gwen(json!({}), json!([])));
    one.answer(A, "end actions").expect("it is offered");
    one.answer(A, "pay 1-gem").expect("a gem can be played");
    one.answer(A, "buy 1-gem").expect("it costs one");
    let asked = one.table().asked(A);
    assert!(asked.contains("Only a Wound is in reach"), "{asked}");
    one.answer(A, "buy Wound").expect("it costs nothing");
    let asked = one.table().asked(A);
    assert!(asked.contains("Nothing more is in reach"), "{asked}");
}
