//! What is said at a table of Shadows: why somebody has won, what a Response would do.

mod common;

use catalog::{Eyes, Listed};
use common::{play_out, positions_of, read};
use kernel::{Game, Offers, Play, Seat, Seeded, Viewer};
use serde_json::json;
use shadows::{Choice, Event, Setup, Step, Table};

/// A game with eight Shadow Stones each that is scored at once (SH-24.5), as P1 hears of it.
fn scored(items: &str, xp: u8) -> String {
    let mut all = json!(positions_of::<Table>("two-heroes", &[("heroes", "Akintunde,Rolan")])[0]);
    all["rounds"] = json!(60);
    let owns = |item: &str| json!([{"item": item, "place": 0}]);
    for (at, item, xp) in [(0, items, 1), (1, "Old Buckler", xp)] {
        all["players"][at]["ss"] = json!(8);
        all["players"][at]["xp"] = json!(xp);
        all["players"][at]["items"] = owns(item);
    }
    all["players"][0]["missions"] = json!(["Apex Hunter", "Unbroken"]);
    all["players"][1]["missions"] = json!(["Wanted", "Warlord"]);
    all["players"][1]["items"][0]["place"] = json!(1);
    all["market"] = json!([]);
    let end = read("shadows", &all);
    let eyes = Eyes::Viewer(Viewer::Seat(Seat(0)));
    let drawn = end.table().drawn(eyes, &catalog::Paint { colour: false, short: false });
    assert!(!drawn.contains("Refresh"), "nothing comes after the end:\n{drawn}");
    end.table().end_sentence(eyes).expect("it is over")
}

/// SH-24.2: a tie in Shadow Stones is told with what broke it, by name and in numbers.
#[test]
fn the_tie_break_that_decided_is_told() {
    let items = scored("Runeblade", 9);
    assert!(items.contains("You won") && items.contains("you 8 and Rolan 8"), "{items}");
    assert!(items.contains("whose equipped Items cost more: you ") && items.contains("Rolan 0"));
    let xp = scored("Vital Element", 0);
    assert!(xp.contains("more Experience left: you 1 and Rolan 0"), "{xp}");
    let shared = scored("Vital Element", 1);
    assert!(shared.contains("shared the victory") && shared.contains("a tie, also"), "{shared}");
}

/// SH-10.4, SH-12.2: what a Response is said to block is what it blocks; who does nothing is told
/// what comes.
#[test]
fn a_response_is_said_to_block_what_it_blocks() {
    let (mut luck, mut picks) = (Seeded::new(5), Seeded::new(6));
    let mut t = Table::start(&Setup::shared(3), &mut Play::silent(&mut luck)).expect("playable");
    let mut blocked = 0;
    while let Some(seat) = t.asks().seats().lowest() {
        let offered = Offers::of(&t, seat).0;
        let responds = offered.iter().find(|choice| matches!(choice, Choice::Respond(_)));
        let choice = responds.copied().unwrap_or(offered[picks.below(offered.len())]);
        let view = t.view(Viewer::Seat(seat));
        let (words, parts) =
            (Table::choice_words(&view, seat, choice), Table::parts(&view, seat, choice));
        let asked = Table::question(&view, seat, &offered);
        let damage = match t.open().agenda.top() {
            Some(Step::Answer(answer)) => t.open().blows.at(answer.blow).damage,
            _ => 0,
        };
        let mut told = Vec::new();
        let mut hear = |_: kernel::Audience, event: Event| told.push(event);
        t.apply(seat, choice, &mut Play::told(&mut luck, &mut hear));
        let n = told.iter().find_map(|event| match event {
            Event::Blocked { n, .. } => Some((*n).min(damage)),
            _ => None,
        });
        if let (Choice::Respond(_), Some(n), Some(said)) = (choice, n, parts.number) {
            assert_eq!(said, n, "{words}");
            assert!(words.contains(&format!("It blocks {n} of {damage} damage")), "{words}");
            assert!(asked.contains("Will you respond? If not: "), "{asked}");
            blocked += 1;
        }
    }
    assert!(blocked > 5, "{blocked} Attacks were answered");
}

/// SH-14.2: the numbers of a Predict stand on its card and in the question.
#[test]
fn a_predict_names_its_numbers() {
    let cards = Table::cards();
    let text = |name: &str| cards.iter().find(|c| c.name == name).expect("a card").text.clone();
    assert!(text("Mind Reading").starts_with("Predict 5 or 6. Success:"));
    assert!(text("Tactical Scan").starts_with("Predict 4 or 6. "));
    let mut asked = 0;
    for seed in 0..3 {
        play_out::<Table>(
            &Setup::shared(2),
            seed,
            |t, seat| {
                let offered = Offers::of(t, seat).0;
                let Some(Choice::Predict(n, _)) = offered.first() else { return };
                let said = Table::question(&t.view(Viewer::Seat(seat)), seat, &offered);
                assert!(said.contains(" predicts ") && said.contains(&n.to_string()), "{said}");
                asked += 1;
            },
            |_| (),
        );
    }
    assert!(asked > 0, "nobody predicted anything");
}

/// SH-6.4, SH-2.13: sentences are whole, and no Mission is anybody's before it is chosen.
#[test]
fn questions_are_whole_sentences() {
    let mut queues = [0, 0];
    play_out::<Table>(
        &Setup::shared(2),
        4,
        |t, seat| {
            let offered = Offers::of(t, seat).0;
            let view = t.view(Viewer::Seat(seat));
            let said = Table::question(&view, seat, &offered);
            match t.open().agenda.top() {
                Some(Step::Queueing(_)) if offered.len() == 1 => {
                    assert_eq!(said, "You have no further card for this Step.");
                    queues[0] += 1;
                }
                Some(Step::Queueing(_)) => queues[1] += 1,
                Some(Step::ChooseMission(_)) => {
                    let paint = catalog::Paint { colour: false, short: false };
                    let drawn = Table::draw(&view, None, &paint);
                    assert!(!drawn.contains("Mission: "), "{drawn}");
                }
                _ => (),
            }
        },
        |_| (),
    );
    assert!(queues.iter().all(|n| *n > 0), "{queues:?}");
}
