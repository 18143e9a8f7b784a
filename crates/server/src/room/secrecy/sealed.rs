//! While several decide at once, the others learn that somebody is done and nothing else: not what
//! he picked, not in how many answers, not how often he changed his mind.

use super::sitting::{Sitting, Step};
use super::{Case, all_options, people, runtime, viewers};
use catalog::{Listed, Visit};
use kernel::{Asks, Seat, Seeded, Viewer};
use scenario::Course;
use serde_json::{Value, json};
use wire::{Clock, Deed};

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
    /// Who answers.
    pub picker: Seat,
    pub before: String,
    pub texts: Vec<String>,
}

/// The clocks that a match may have.
pub const CLOCKS: [Clock; 3] =
    [Clock::None, Clock::PerMove { seconds: 900 }, Clock::Total { seconds: 900, increment: 5 }];

/// From the point on the seat answers at its own pace, but is done at a certain moment. In the end
/// it changes its mind and says the same again.
pub async fn heard_of<G: Listed>(
    case: &Case<G>,
    course: &Course<G>,
    (point, seat): (usize, Seat),
    clock: Clock,
) -> Vec<Heard> {
    let seats = viewers(course);
    let mut steps: Vec<Step> = seats.iter().map(|v| Step::Follow(*v)).collect();
    for at in 1..=point {
        steps.extend([Step::At(at as i64 * 1_000), Step::Answer(at)]);
    }
    let known = steps.len();
    let (opened, last) = (point as i64 * 1_000, course.tables.len() - 1);
    for at in point + 1..last {
        steps.extend([Step::At(opened + (at - point) as i64 * 100), Step::Answer(at)]);
    }
    steps.extend([Step::At(opened + 10_000), Step::Answer(last)]);
    steps.extend([Step::At(opened + 20_000), Step::Do(seat, Deed::Undo)]);
    steps.extend([Step::At(opened + 30_000), Step::Answer(last)]);
    let sent = Sitting::open(course, &case.options, clock).await.take(&steps).await;
    let (before, after) = sent.split_at(known);
    let of = |(i, viewer): (usize, &Viewer)| Heard {
        viewer: *viewer,
        picker: seat,
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

/// Says what somebody can learn beyond that a seat is done, is not, and is again.
pub fn learned(reference: &Heard, heard: &Heard) -> Option<String> {
    let viewer = heard.viewer;
    if heard.texts != reference.texts {
        return Some(format!("{viewer:?} can tell: {:?}", heard.texts.len()));
    }
    let parsed = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let table = |text: &str| {
        let mut message = parsed(text);
        let table = message["table"].as_object_mut().expect("a table");
        table.remove("waiting");
        table.remove("sentence");
        table.remove("left"); // time goes by, and everyone can see it
        if let Some(picture) = table.get_mut("picture").and_then(|p| p.as_object_mut()) {
            // Who is done, as `waiting` says too.
            picture.remove("sealed");
            if let Some(deployment) = picture.get_mut("deployment").and_then(|d| d.as_object_mut())
            {
                deployment.remove("ready");
            }
        }
        message["table"].clone()
    };
    let changed = heard.texts.iter().any(|text| table(text) != table(&heard.before));
    // The rules say in public that a pick is made; that it is taken back nobody says.
    let words = heard.texts.get(1).is_some_and(|text| parsed(text)["lines"] != json!([]));
    // Of the clock the others see the time go by, ten seconds each, and not what it gains.
    let left = |text: &String| parsed(text)["table"]["left"][heard.picker.index()].as_i64();
    let spent = |pair: &[String]| Some(left(&pair[0])? - left(&pair[1])?);
    let gains = heard.texts.windows(2).filter_map(spent).any(|spent| spent != 10_000);
    let too_much = changed || words || gains || heard.texts.len() > 3;
    too_much.then(|| format!("{viewer:?} is told too much"))
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
                for clock in CLOCKS {
                    runtime().block_on(async {
                        let mut all = Vec::new();
                        for way in &ways {
                            all.push(heard_of(&case, way, (point, seat), clock).await);
                        }
                        for heard in &all {
                            for (mine, reference) in heard.iter().zip(&all[0]) {
                                let own = mine.viewer.is(seat);
                                let found = if own { None } else { learned(reference, mine) };
                                assert_eq!(found, None, "{options:?} at {point}, {clock:?}");
                            }
                        }
                    });
                }
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
