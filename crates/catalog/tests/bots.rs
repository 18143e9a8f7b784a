//! No bot plays by cards that its seat cannot know: with other hidden cards it says the same.

mod common;

use catalog::{Listed, Visit};
use common::{play_out, setups};
use kernel::{Offers, Seat, Seeded, Viewer};

/// One table in so many is compared: a search takes its time.
const SELDOM: usize = 23;
/// In place of those that think long: what they would do with less time.
const QUICKLY: [&str; 2] = ["search:25", "master:25"];

fn everybody() -> Vec<&'static str> {
    let all = catalog::bots().iter().map(|(name, _)| *name);
    all.filter(|name| !catalog::thinks_ahead(name)).chain(QUICKLY).collect()
}

/// What it says out of turn, and what it answers.
fn says<G: Listed>(table: &G, seat: Seat, bot: &str) -> [Option<String>; 2] {
    let player = bots::by_name::<G, _>(bot, G::Knowledge::default(), 5);
    let mut player = player.expect("it is a bot");
    let view = table.view(Viewer::Seat(seat));
    let mut options = Vec::new();
    table.interjections(seat, &mut options);
    options.retain(|choice| player.might_say(*choice));
    let asked = (!options.is_empty()).then_some(&options);
    let said = asked.and_then(|options| player.interject(seat, &view, options));
    let answer = player.answer(seat, &view, &Offers::of(table, seat).0);
    [said, Some(answer)].map(|choice| choice.map(|c| c.to_string()))
}

/// How many tables were compared whose hidden cards differ.
struct WithOtherCards;
impl Visit for WithOtherCards {
    type Out = usize;
    fn visit<G: Listed>(self) -> usize {
        let (mut seen, mut differ) = (0, 0);
        for (seed, setup) in (0..).zip(setups::<G>()) {
            let compare = |table: &G, seat: Seat| {
                seen += 1;
                if seen % SELDOM > 0 || Offers::of(table, seat).0.len() < 2 {
                    return;
                }
                let view = table.view(Viewer::Seat(seat));
                let other = G::redeal(&view, &mut Seeded::new(seed));
                let hides = |t: &G| {
                    (0..t.seats() as u8).map(|s| t.view(Viewer::Seat(Seat(s)))).collect::<Vec<_>>()
                };
                differ += usize::from(hides(table) != hides(other.table()));
                for bot in everybody() {
                    let said = [table, other.table()].map(|t| says(t, seat, bot));
                    assert_eq!(said[0], said[1], "{bot} for {seat} of {}", G::NAME);
                }
            };
            play_out::<G>(&setup, seed, compare, |_| ());
        }
        differ
    }
}

#[test]
fn no_bot_answers_by_cards_it_cannot_know() {
    for game in catalog::games() {
        let differ = catalog::visit(game.name(), WithOtherCards).expect("it is in the list");
        assert!(differ > 5, "{}: {differ} tables with other cards", game.name());
    }
}
