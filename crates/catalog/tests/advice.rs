//! What a bot advises: something that can be done, with its chance, in words.

use catalog::{AnyMatch, Budget, Options};
use kernel::{Seat, Secret};

/// Enough to have seen some choices and what follows on them several times.
const THINKS: Budget = Budget::simulations(400);

fn start(game: &str) -> Box<dyn AnyMatch> {
    let game = catalog::game(game).expect("it is in the list");
    let nonces = vec!["a".to_string(), "b".to_string()];
    let started = game.start(&Options::default(), Secret::from_seed(7), nonces);
    started.expect("the usual mode can be played").0
}

fn asked(game: &dyn AnyMatch) -> Option<Seat> {
    game.table().awaits().seats().lowest()
}

#[test]
fn advice_is_about_what_is_offered_and_says_how_it_may_go_on() {
    for listed in catalog::games() {
        let (name, mut game) = (listed.name(), start(listed.name()));
        let (mut weighed, mut foreseen) = (0, 0);
        for nth in 0..40 {
            let Some(seat) = asked(&*game) else { break };
            let offered = game.table().offered(seat);
            if offered.len() > 1 && weighed < 5 {
                let advice = game.advise(seat, nth)(THINKS);
                let best = advice.choices.first().expect("something is advised");
                for choice in &advice.choices {
                    let same = offered.iter().find(|o| o.label == choice.label);
                    let same = same.unwrap_or_else(|| panic!("{name}: {} is offered", best.label));
                    assert_eq!(choice.words, same.words, "{name}");
                    assert!(choice.chance.is_none_or(|c| (0.0..=1.0).contains(&c)), "{name}");
                }
                weighed += usize::from(best.chance.is_some());
                foreseen += usize::from(advice.line.len() > 1);
                // The line begins with the advice, and names whoever else comes to do something.
                if let Some(first) = advice.line.first() {
                    assert_eq!((&first.who, &first.words), (&None, &best.words), "{name}");
                }
                assert!(advice.line.iter().all(|step| !step.words.is_empty()));
            }
            let label = game.bot_answer(seat, "greedy", nth).expect("it is a bot");
            game.answer(seat, &label).expect("it is offered");
        }
        assert!(weighed > 2, "{name}: {weighed} times something was weighed");
        assert!(foreseen > 0, "{name}: a line of more than one answer");
    }
}
