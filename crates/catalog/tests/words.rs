//! Whatever a game can offer, tell or show has words, and a terminal of 80 columns shows it.

mod common;

use catalog::{AnyTable, Eyes, Listed, Options, Paint, Visit};
use common::{play_out, setups};
use kernel::{Secret, Viewer};

const COLUMNS: usize = 80;

/// A sentence as a person writes it.
#[track_caller]
fn is_a_sentence(text: &str, of: &str) {
    let ends = text.ends_with(['.', '?', '!', ')', '"']);
    assert!(ends && !text.contains("  ") && !text.contains(".."), "`{of}` is worded `{text}`");
    let first = text.chars().next().expect("it is not empty");
    assert!(!first.is_lowercase(), "`{of}` is worded `{text}`");
}

struct Worded;
impl Visit for Worded {
    type Out = ();
    fn visit<G: Listed>(self) {
        for (seed, setup) in (0..).zip(setups::<G>()) {
            play_out::<G>(
                &setup,
                seed,
                |table, seat| {
                    is_a_sentence(&table.asked(seat), "the question");
                    for offered in table.offered(seat).iter().chain(&table.may_interject(seat)) {
                        is_a_sentence(&offered.words, &offered.label);
                    }
                    let question = table.question(seat);
                    for choice in &question.choices {
                        assert!(!choice.parts.kind.is_empty(), "{}", choice.label);
                    }
                    for thing in &question.things {
                        let explained = table.explain(seat, &thing.name).expect("a thing");
                        is_a_sentence(explained.about.trim_end(), &thing.name);
                    }
                    table.steps_due().iter().for_each(|due| assert!(!due.is_empty()));
                },
                |_| (),
            );
        }
    }
}

#[test]
fn every_question_choice_and_thing_has_words() {
    for game in catalog::games() {
        catalog::visit(game.name(), Worded).expect("it is in the list");
    }
}

struct Fits;
impl Visit for Fits {
    type Out = ();
    fn visit<G: Listed>(self) {
        for (seed, setup) in (0..).zip(setups::<G>()) {
            let look = |table: &G| {
                let eyes = [Viewer::Seat(kernel::Seat(0)), Viewer::Public].map(Eyes::Viewer);
                for eyes in eyes.into_iter().chain([Eyes::All]) {
                    for short in [false, true] {
                        let drawn = table.drawn(eyes, &Paint { colour: false, short });
                        for line in drawn.lines() {
                            assert!(line.chars().count() <= COLUMNS, "too wide:\n{drawn}");
                        }
                    }
                }
            };
            play_out::<G>(&setup, seed, |table, _| look(table), look);
        }
    }
}

#[test]
fn every_table_fits_the_terminal() {
    for game in catalog::games() {
        catalog::visit(game.name(), Fits).expect("it is in the list");
    }
}

/// Bots play whole matches of each mode; whatever is told is told in sentences.
#[test]
fn whatever_is_told_is_told_in_sentences() {
    for game in catalog::games() {
        for (seed, mode) in (1..).zip(game.modes()) {
            let options = Options { mode: Some(mode.name.into()), said: Default::default() };
            let started = game.start(&options, Secret::from_seed(seed), Vec::new());
            let (mut one, mut told) = started.expect("the custom of the mode");
            let mut n = 0;
            loop {
                for fact in &told {
                    for viewer in [Viewer::Seat(kernel::Seat(0)), Viewer::Public] {
                        if let Some(words) = fact.words(Eyes::Viewer(viewer)) {
                            is_a_sentence(words, &fact.json.to_string());
                        }
                    }
                }
                let Some(seat) = one.table().awaits().seats().lowest() else { break };
                n += 1;
                let label = one.bot_answer(seat, "random", n).expect("a bot");
                told = one.answer(seat, &label).expect("a bot's answer is legal");
            }
            let end = one.table().end_sentence(Eyes::Viewer(Viewer::Public));
            is_a_sentence(&end.expect("it is over"), "the end");
        }
    }
}
