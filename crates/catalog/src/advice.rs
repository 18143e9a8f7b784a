//! What a bot would do in somebody's place, and why.

use crate::Listed;
use bots::{Ahead, Budget, Evaluation, Search};
use kernel::{Seat, Viewer};
use wire::{Advice, Advised, Foreseen};

/// How many choices are compared, and how far ahead it is told.
const COMPARED: usize = 3;
const AHEAD: usize = 5;

/// Something to think about away from the table, with this budget.
pub type Advising = Box<dyn FnOnce(Budget) -> Advice + Send>;

/// Thinks for a seat that is asked, about nothing but what that seat knows.
pub fn advise<G: Listed>(
    seat: Seat,
    view: G::View,
    choices: Vec<G::Choice>,
    seed: u64,
) -> Advising {
    Box::new(move |budget| {
        let knowledge = G::Knowledge::default();
        let named = |choice: G::Choice, chance: Option<f32>| Advised {
            label: choice.to_string(),
            words: G::choice_words(&view, seat, choice),
            chance,
        };
        let mut luck = kernel::Seeded::new(seed);
        if let Some(choice) = knowledge.by_taste(&view, &choices, &mut luck) {
            return Advice { prompt: 0, choices: vec![named(choice, None)], line: Vec::new() };
        }
        let mut search = Search::new(knowledge, budget, seed);
        let opinions = search.think(seat, &view, &choices).iter().filter(|o| o.visits > 0);
        let compared = opinions.take(COMPARED).map(|o| named(o.choice, Some(o.worth))).collect();
        let line = search.line(AHEAD).into_iter().map(|ahead| foreseen(seat, ahead)).collect();
        Advice { prompt: 0, choices: compared, line }
    })
}

/// In the words of whoever would do it; what he holds is imagined.
fn foreseen<G: Listed>(asker: Seat, ahead: Ahead<G>) -> Foreseen {
    let Ahead { seat, choice, table } = ahead;
    let theirs = table.table().view(Viewer::Seat(seat));
    let asked = table.table().view(Viewer::Seat(asker));
    let who = (seat != asker).then(|| G::name_of(&asked, seat));
    Foreseen { who, words: G::choice_words(&theirs, seat, choice) }
}
