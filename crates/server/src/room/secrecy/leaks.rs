//! Rooms that tell too much, planted to see that the proofs find them.

use super::sealed::{Heard, heard_of, learned};
use super::sitting::{Sent, Step};
use super::{Case, Compared, compare, runtime, viewers};
use catalog::{Listed, Options, Visit};
use kernel::{Seat, Seeded};
use scenario::Course;
use serde_json::{Value, json};

/// What a leaky room makes of what it sends after one step.
type Leak<G> = fn(&Course<G>, &Step, &mut Sent);

/// Everyone is told what was told to anyone.
fn lines_for_all<G: Listed>(_: &Course<G>, _: &Step, sent: &mut Sent) {
    let lines: Vec<Value> = sent.iter().flatten().map(|t| message(t)["lines"].clone()).collect();
    append(sent, &json!(lines));
}

/// Everyone is told which answer was given.
fn answers_for_all<G: Listed>(course: &Course<G>, step: &Step, sent: &mut Sent) {
    if let Step::Answer(point) = step {
        append(sent, &json!(course.answers[point - 1].1.to_string()));
    }
}

/// One count of lines for all, instead of one for each.
fn one_count<G: Listed>(_: &Course<G>, _: &Step, sent: &mut Sent) {
    let count: u64 = sent.iter().flatten().filter_map(|t| message(t)["seq"].as_u64()).sum();
    append(sent, &json!(count));
}

/// Everyone sees what all are asked.
fn prompts_for_all<G: Listed>(_: &Course<G>, _: &Step, sent: &mut Sent) {
    let tables = sent.iter().flatten().map(|t| message(t)["table"]["prompt"]["choices"].clone());
    let prompts: Vec<Value> = tables.collect();
    append(sent, &json!(prompts));
}

fn message(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

fn append(sent: &mut Sent, what: &Value) {
    let text = what.to_string();
    sent.iter_mut().flatten().for_each(|t| t.push_str(&text));
}

struct Planted {
    options: Options,
    leak: &'static str,
}

impl Visit for Planted {
    type Out = bool;
    /// Whether the leak is found.
    fn visit<G: Listed>(self) -> bool {
        let leak: Option<Leak<G>> = match self.leak {
            "lines" => Some(lines_for_all),
            "answers" => Some(answers_for_all),
            "count" => Some(one_count),
            "prompts" => Some(prompts_for_all),
            _ => None,
        };
        let mut whim = Seeded::new(5);
        let (case, twins) = match self.leak {
            "count" => (5..).find_map(|seed| told_more(&self.options, seed)).expect("a game"),
            _ => {
                let case = Case::<G>::new(&self.options, 5);
                let twins = case.twins(&mut whim);
                (case, twins)
            }
        };
        let steps = case.steps(&mut whim);
        runtime().block_on(async {
            let here = case.record(&case.course, &steps).await;
            for twin in twins {
                let (mut here, mut there) = (here.clone(), case.record(&twin, &steps).await);
                for (course, sent) in [(&case.course, &mut here), (&twin, &mut there)] {
                    for ((_, step), sent) in steps.iter().zip(sent) {
                        leak.iter().for_each(|leak| leak(course, step, sent));
                    }
                }
                let mut compared = Compared::default();
                let found = compare((&case.course, &here), (&twin, &there), &steps, &mut compared);
                if found.is_err() {
                    return true;
                }
            }
            false
        })
    }
}

/// A game in which others are told more or less than they were, and somebody cannot know.
fn told_more<G: Listed>(options: &Options, seed: u64) -> Option<(Case<G>, Vec<Course<G>>)> {
    let case = Case::<G>::new(options, seed);
    let mut whim = Seeded::new(seed);
    let twins = (0..case.course.answers.len()).filter_map(|point| {
        let twin = case.course.otherwise_from(point, &mut whim)?;
        let longer = |p: usize| case.course.told[p].len() != twin.told[p].len();
        let unaware = |v| super::unaware_until(&case.course, &twin, v);
        let fooled = viewers(&case.course).into_iter().any(|v| (0..unaware(v)).any(longer));
        fooled.then_some(twin)
    });
    let twins: Vec<Course<G>> = twins.take(2).collect();
    (!twins.is_empty()).then_some((case, twins))
}

fn is_found(mode: &str, said: &[(&str, &str)], leak: &'static str) -> bool {
    let said = said.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let options = Options { mode: Some(mode.to_string()), said };
    catalog::visit("flash-duel", Planted { options, leak }).expect("it is listed")
}

#[test]
fn a_room_without_a_leak_is_not_blamed() {
    assert!(!is_found("simple", &[("tokens", "1")], "none"));
}

#[test]
fn a_line_told_to_everyone_is_found() {
    assert!(is_found("simple", &[("tokens", "1")], "lines"));
}

#[test]
fn a_secret_answer_told_to_everyone_is_found() {
    assert!(is_found("full", &[("tokens", "1"), ("blind", "yes")], "answers"));
}

#[test]
fn a_count_of_lines_told_to_others_is_found() {
    assert!(is_found("team", &[("tokens", "1")], "count"));
}

#[test]
fn a_question_shown_to_others_is_found() {
    assert!(is_found("simple", &[("tokens", "1")], "prompts"));
}

struct CountsAllAnswers;

impl Visit for CountsAllAnswers {
    type Out = bool;
    /// Everybody's question gets a new number when anybody answers.
    fn visit<G: Listed>(self) -> bool {
        let said = [("blind".to_string(), "yes".to_string())].into();
        let case = Case::<G>::new(&Options { mode: Some("full".into()), said }, 3);
        let way = case.course.alone_from(0, Seat(0), &mut Seeded::new(3));
        let heard = runtime().block_on(heard_of(&case, &way, (0, Seat(0)), wire::Clock::None));
        let renumbered = |text: &String| {
            let mut message = message(text);
            message["table"]["prompt"]["id"] = json!(99);
            message.to_string()
        };
        heard.into_iter().filter(|h| h.viewer.is(Seat(1))).all(|h| {
            let sound = learned(&h, &h).is_none();
            let texts = h.texts.iter().map(renumbered).collect();
            let leaky = Heard { texts, ..h };
            sound && learned(&leaky, &leaky).is_some()
        })
    }
}

#[test]
fn a_question_renumbered_by_a_secret_answer_of_another_is_found() {
    assert!(catalog::visit("flash-duel", CountsAllAnswers).expect("it is listed"));
}
