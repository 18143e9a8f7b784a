//! While several decide at once, the others learn when somebody is done, or is not any more after
//! all, and nothing else: not what he picked, not in how many answers, not how often he changed his
//! mind before. Whoever is done himself learns no more of those who are not.

use super::sitting::{Sitting, Step};
use super::{Case, all_options, people, runtime, viewers};
use catalog::{Listed, Visit};
use kernel::{Asks, Seat, Seeded, Viewer};
use scenario::Course;
use serde_json::Value;
use wire::{Clock, Deed};

/// How many ways of answering are compared.
const WAYS: usize = 5;
/// How many points of a draft are compared.
const MOST: usize = 4;

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
    /// How often something changed that everybody can see: that he is done, is not and is again,
    /// and how many cards he has taken so far where those lie open, as at a real table.
    pub seen: usize,
}

/// The clocks that a match may have.
pub const CLOCKS: [Clock; 3] =
    [Clock::None, Clock::PerMove { seconds: 900 }, Clock::Total { seconds: 900, increment: 5 }];

/// Where this seat, answering alone from a point on, is done.
fn done_at<G: Listed>(course: &Course<G>, (point, seat): (usize, Seat)) -> Option<usize> {
    (point..course.tables.len()).find(|at| !course.tables[*at].asks().asks(seat))
}

/// From the point on the seat answers at its own pace, but is done at a certain moment. Then it
/// changes its mind, by the word that the course has for it or else by taking its answer back, and
/// says the same again.
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
    let opened = point as i64 * 1_000;
    let last = done_at(course, (point, seat)).expect("he is done");
    for at in point + 1..last {
        steps.extend([Step::At(opened + (at - point) as i64 * 100), Step::Answer(at)]);
    }
    let end = course.tables.len() - 1;
    let (back, again) = match end > last {
        true => (Step::Answer(last + 1), end),
        false => (Step::Do(seat, Deed::Undo), last),
    };
    steps.extend([Step::At(opened + 10_000), Step::Answer(last)]);
    steps.extend([Step::At(opened + 20_000), back]);
    for at in last + 2..end {
        steps.extend([Step::At(opened + 20_000 + (at - last) as i64 * 100), Step::Answer(at)]);
    }
    steps.extend([Step::At(opened + 30_000), Step::Answer(again)]);
    let open = |at: &usize| {
        course.tables[*at].view(Viewer::Public) != course.tables[*at - 1].view(Viewer::Public)
    };
    let seen = 3 + (point + 1..last).chain(last + 2..end).filter(open).count();
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
        seen,
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
            picture.remove("thinking");
            if let Some(deployment) = picture.get_mut("deployment").and_then(|d| d.as_object_mut())
            {
                deployment.remove("ready");
            }
            let heroes = picture.get_mut("heroes").and_then(|h| h.as_array_mut());
            for hero in heroes.into_iter().flatten().filter_map(|h| h.as_object_mut()) {
                // How many cards are taken into a Hand, each as many; `seen` counts them.
                hero.remove("hand_size");
                hero.remove("deck_size");
            }
        }
        message["table"].clone()
    };
    let changed = heard.texts.iter().any(|text| table(text) != table(&heard.before));
    // Everybody saw that he was done, so it may be said that he is not any more, and nothing else.
    let words = heard.texts.iter().skip(1).any(|text| lines(&parsed(text)) > 1);
    // Of the clock the others see the time go by, ten seconds each, and not what it gains; unless
    // they see each of his answers anyway.
    let left = |text: &String| parsed(text)["table"]["left"][heard.picker.index()].as_i64();
    let spent = |pair: &[String]| Some(left(&pair[0])? - left(&pair[1])?);
    let gains =
        heard.seen == 3 && heard.texts.windows(2).filter_map(spent).any(|spent| spent != 10_000);
    let often = heard.texts.len() > heard.seen;
    let too_much = changed || words || gains || often;
    too_much.then(|| {
        format!(
            "{viewer:?} is told too much: by the table {changed}, in words {words}, by the \
             clock {gains}, too often {often}"
        )
    })
}

fn lines(message: &Value) -> usize {
    message["lines"].as_array().map_or(0, Vec::len)
}

/// The seat, which is done, says that it is not and then the same again: its last answer, or as
/// many as that word takes back.
fn thinking_again<G: Listed>(way: &Course<G>, seat: Seat) -> Option<Course<G>> {
    let mut words = Vec::new();
    way.tables.last()?.interjections(seat, &mut words);
    let mut ways = words.into_iter().filter_map(|word| way.clone().and_then(seat, word));
    let asked = |way: &Course<G>| way.tables.last().is_some_and(|t| t.asks().asks(seat));
    let again = ways.find(asked)?;
    (0..way.answers.len()).rev().find_map(|from| {
        let mut said = way.answers[from..].iter().filter(|(by, _)| *by == seat);
        let repeated = said.try_fold(again.clone(), |way, (_, choice)| {
            kernel::is_offered(way.tables.last()?, seat, *choice).then_some(())?;
            way.and_then(seat, *choice)
        });
        repeated.filter(|way| !asked(way))
    })
}

/// How much was compared.
#[derive(Default, Debug)]
struct Found {
    windows: usize,
    by_word: usize,
    drafts: usize,
}

/// However the seat came to be done, the others hear the same.
fn tell_alike<G: Listed>(case: &Case<G>, ways: &[Course<G>], at: (usize, Seat), clock: Clock) {
    runtime().block_on(async {
        let mut all = Vec::new();
        for way in ways {
            all.push(heard_of(case, way, at, clock).await);
        }
        for heard in &all {
            for (mine, reference) in heard.iter().zip(&all[0]) {
                let found = if mine.viewer.is(at.1) { None } else { learned(reference, mine) };
                assert_eq!(found, None, "{:?} at {at:?}, {clock:?}", case.options);
            }
        }
    });
}

/// The course with another seat that drafts after the first is done, as far as nobody sees it.
fn drafting<G: Listed>(way: &Course<G>, whim: &mut Seeded) -> Option<(Seat, Course<G>)> {
    let (done, table) = (way.answers.len(), way.tables.last()?);
    let other = people(way).into_iter().find(|s| table.asks().asks(*s))?;
    let cut = |course: Course<G>| {
        // The same seat may also be the only one who is asked what comes next; that is no draft.
        let same = |at: &usize| {
            let now = &course.tables[*at];
            now.asks() == table.asks() && now.view(Viewer::Public) == table.view(Viewer::Public)
        };
        course.until((done..course.tables.len()).take_while(same).take(MOST).last().unwrap_or(done))
    };
    let tried = (0..WAYS).map(|_| cut(way.alone_from(done, other, whim)));
    tried.max_by_key(|course| course.answers.len()).map(|course| (other, course))
}

/// One is done and offers a draw, the other drafts. Whoever is done sees nothing of it, not even in
/// what he may take back; and when he does so and is done again, the draft is as it was. Returns
/// how many drafted answers were compared.
fn drafted_unseen<G: Listed>(case: &Case<G>, way: &Course<G>, seat: Seat, clock: Clock) -> usize {
    let done = way.answers.len();
    let Some((other, course)) = drafting(way, &mut Seeded::new(3)) else { return 0 };
    let (seats, drafts) = (viewers(way), course.answers.len() - done);
    let all: Vec<Step> = seats.iter().map(|v| Step::Follow(*v)).collect();
    let mut reference = None;
    for count in [0, drafts] {
        let mut steps = all.clone();
        steps.extend((1..=done).map(Step::Answer));
        steps.push(Step::Do(seat, Deed::OfferDraw));
        let known = steps.len();
        steps.extend((done + 1..=done + count).map(Step::Answer));
        steps.resize(known + drafts, Step::At(0));
        steps.extend(all.clone());
        steps.extend([Step::Do(seat, Deed::Undo), Step::Answer(done)]);
        steps.extend(all.clone());
        let sitting =
            async { Sitting::open(&course, &case.options, clock).await.take(&steps).await };
        let sent = runtime().block_on(sitting);
        let unseen: Vec<Vec<Vec<String>>> = (seats.iter().enumerate())
            .filter(|(_, viewer)| !viewer.is(other))
            .map(|(i, _)| sent[known..].iter().map(|s| s[i].clone()).collect())
            .collect();
        let what = || format!("{count} drafts of {other}, {:?}, {clock:?}", case.options);
        assert!(unseen.iter().all(|u| u[..drafts].iter().all(Vec::is_empty)), "{}", what());
        assert!(*reference.get_or_insert_with(|| unseen.clone()) == unseen, "{}", what());
        let own = seats.iter().position(|v| v.is(other)).expect("he looks");
        let shown = |at: usize| {
            let message: Value = serde_json::from_str(&sent[at][own][0]).expect("JSON");
            [message["table"]["picture"].clone(), message["table"]["prompt"].clone()]
        };
        let (before, after) = (known + drafts + own, steps.len() - all.len() + own);
        assert_eq!(shown(before), shown(after), "{}", what());
    }
    drafts
}

struct EverySetup;

impl Visit for EverySetup {
    type Out = Found;
    fn visit<G: Listed>(self) -> Found {
        let mut found = Found::default();
        for options in all_options::<G>() {
            let case = Case::<G>::new(&options, 3);
            let mut whim = Seeded::new(3);
            for (point, seat) in sealed_points(&case.course) {
                let ways = (0..WAYS).map(|_| case.course.alone_from(point, seat, &mut whim));
                let done = |way: &Course<G>| done_at(way, (point, seat)).is_some();
                let ways: Vec<Course<G>> = ways.filter(done).collect();
                let words = ways.iter().filter_map(|way| thinking_again(way, seat));
                let words: Vec<Course<G>> = words.collect();
                for clock in CLOCKS {
                    tell_alike(&case, &ways, (point, seat), clock);
                }
                // The clock that tells most.
                let [.., clock] = CLOCKS;
                tell_alike(&case, &words, (point, seat), clock);
                let drafted = ways.first().map(|way| drafted_unseen(&case, way, seat, clock));
                found.drafts += drafted.unwrap_or(0);
                found.windows += ways.len();
                found.by_word += words.len();
            }
        }
        found
    }
}

fn found_in(game: &str) -> Found {
    catalog::visit(game, EverySetup).expect("it is listed")
}

#[test]
fn others_learn_only_that_a_seat_is_done() {
    let games = catalog::games();
    let all: Vec<Found> =
        games.iter().filter(|g| g.name() != "fantasy-clash").map(|g| found_in(g.name())).collect();
    assert!(
        all.iter().map(|f| f.windows).sum::<usize>() >= WAYS,
        "nobody decides at once: {all:?}"
    );
    assert!(all.iter().map(|f| f.by_word).sum::<usize>() >= WAYS, "nobody thinks again: {all:?}");
}

/// Here armies are laid out card by card.
#[test]
fn others_learn_only_that_an_army_stands() {
    let found = found_in("fantasy-clash");
    assert!(found.windows >= WAYS && found.by_word >= WAYS, "nobody decides at once: {found:?}");
    assert!(found.drafts >= WAYS, "nobody drafts while another is done: {found:?}");
}
