//! While several decide at once, the others learn that somebody is done and nothing else: not what
//! he picked, not in how many answers, not how often he changed his mind.

use super::sitting::{Sitting, Step};
use super::{Case, all_options, people, runtime, viewers};
use catalog::{Listed, Visit};
use kernel::{Asks, Seat, Seeded, Viewer};
use scenario::Course;
use serde_json::Value;

/// How many ways of answering are compared.
const WAYS: usize = 5;

/// The first point at which this seat and others are asked at once, for each seat of a course.
fn sealed_points<G: Listed>(course: &Course<G>) -> Vec<(usize, Seat)> {
    let people = people(course);
    let sealed = |(point, table): (usize, &G)| match table.asks() {
        Asks::Each(seats) if seats.len() > 1 => {
            people.iter().find(|s| seats.has(**s)).map(|s| (point, *s))
        }
        _ => None,
    };
    let mut points: Vec<(usize, Seat)> =
        course.tables.iter().enumerate().filter_map(sealed).collect();
    points.dedup_by_key(|(point, _)| *point);
    points.truncate(3);
    points
}

/// Everything each of the others was sent from the point on, with the last he knew before.
pub struct Heard {
    pub viewer: Viewer,
    pub before: String,
    pub texts: Vec<String>,
}

pub async fn heard_of<G: Listed>(case: &Case<G>, course: &Course<G>, point: usize) -> Vec<Heard> {
    let seats = viewers(course);
    let mut steps: Vec<Step> = seats.iter().map(|v| Step::Follow(*v)).collect();
    steps.extend((1..course.tables.len()).map(Step::Answer));
    let sent = Sitting::open(course, &case.options).await.take(&steps).await;
    let (before, after) = sent.split_at(seats.len() + point);
    let of = |(i, viewer): (usize, &Viewer)| Heard {
        viewer: *viewer,
        before: before
            .iter()
            .flat_map(|s| &s[i])
            .rfind(|t| t.contains("\"table\""))
            .expect("everyone was told of the deal")
            .clone(),
        texts: after.iter().flat_map(|s| &s[i]).cloned().collect(),
    };
    seats.iter().enumerate().map(of).collect()
}

/// Says what somebody can learn beyond that a seat is done.
pub fn learned(reference: &Heard, heard: &Heard) -> Option<String> {
    let viewer = heard.viewer;
    if heard.texts != reference.texts {
        return Some(format!("{viewer:?} can tell: {:?}", heard.texts.len()));
    }
    let table = |text: &str| {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        let table = message["table"].as_object_mut().expect("a table");
        table.remove("waiting");
        table.remove("sentence");
        message["table"].clone()
    };
    let changed = heard.texts.iter().any(|text| table(text) != table(&heard.before));
    (changed || heard.texts.len() > 1).then(|| format!("{viewer:?} is told too much"))
}

struct EverySetup;

impl Visit for EverySetup {
    type Out = usize;
    fn visit<G: Listed>(self) -> usize {
        let mut windows = 0;
        for options in all_options::<G>() {
            let case = Case::<G>::new(&options, 3);
            let mut whim = Seeded::new(3);
            for (point, seat) in sealed_points(&case.course) {
                let ways = (0..WAYS).map(|_| case.course.alone_from(point, seat, &mut whim));
                let done = |way: &Course<G>| !way.tables[way.tables.len() - 1].asks().asks(seat);
                let ways: Vec<Course<G>> = ways.filter(done).collect();
                runtime().block_on(async {
                    let mut all = Vec::new();
                    for way in &ways {
                        all.push(heard_of(&case, way, point).await);
                    }
                    for heard in &all {
                        for (mine, reference) in heard.iter().zip(&all[0]) {
                            let own = mine.viewer.is(seat);
                            let found = if own { None } else { learned(reference, mine) };
                            assert_eq!(found, None, "{options:?} at {point}");
                        }
                    }
                });
                windows += ways.len();
            }
        }
        windows
    }
}

#[test]
fn others_learn_only_that_a_seat_is_done() {
    let windows: usize = catalog::games()
        .iter()
        .map(|game| catalog::visit(game.name(), EverySetup).expect("it is listed"))
        .sum();
    assert!(windows >= WAYS, "nobody decides at once");
}
