//! Secrecy on the wire: whole games of every setup of every mode are played in real rooms, and
//! everything sent to every seat and to a spectator is kept. Then the same match is played again
//! with something changed that some viewer cannot know: luck that is hidden from him, a whole table
//! imagined from his view, another secret answer. Every byte he is sent must be the same, as long
//! as the rules show him no difference. What the rules show is what the suites of each game
//! prove: views and events. The room must not add anything to it.

mod leaks;
mod sealed;
mod sitting;

use catalog::{Kind, Listed, Options, Visit};
use kernel::{Asks, Seat, Seeded, Viewer, legal};
use scenario::Course;
use sitting::{Sent, Sitting, Step};
use wire::Deed;

/// How many games of each setup are played: with few at the table less is hidden.
fn games(people: usize) -> u64 {
    [0, 8, 4].get(people).copied().unwrap_or(2)
}

/// How many changed courses are tried for the best ones; of a long game fewer, for each try plays
/// it to the end.
fn tries(answers: usize) -> usize {
    (6_000 / answers.max(1)).clamp(6, 60)
}

/// So many messages compared are plenty for one setup.
const PLENTY: usize = 10_000;

/// One game and its setup.
struct Case<G: Listed> {
    options: Options,
    setup: G::Setup,
    course: Course<G>,
}

/// What was compared and found equal although the tables differed.
#[derive(Default, Debug)]
struct Compared {
    messages: usize,
    /// The viewers for whom something was compared.
    viewers: Vec<Viewer>,
}

/// How many switches are turned at once.
const SWITCHES: usize = 4;

/// Every mode as it is usually played and, in short games, with each switch the other way. Several
/// switches are turned in one game where they can be agreed together.
fn all_options<G: Listed>() -> Vec<Options> {
    let mut all = Vec::new();
    for mode in G::modes() {
        let said = |pairs: &[(&str, &str)]| Options {
            mode: Some(mode.name.to_string()),
            said: pairs.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect(),
        };
        let is_agreed = |options: &Options| {
            options.read(&G::modes()).is_ok_and(|agreed| G::setup(&agreed).is_ok())
        };
        all.push(said(&[]));
        let switches = mode.options.iter().filter(|o| matches!(o.kind, Kind::YesNo));
        let turned = switches.map(|o| (o.name, if o.default == "no" { "yes" } else { "no" }));
        for together in turned.collect::<Vec<_>>().chunks(SWITCHES) {
            match said(together) {
                options if is_agreed(&options) => all.push(options),
                _ => all.extend(together.iter().map(|one| said(&[*one]))),
            }
        }
    }
    all
}

impl<G: Listed> Case<G> {
    fn new(options: &Options, seed: u64) -> Self {
        let agreed = options.read(&G::modes()).expect("they are the mode's own");
        let setup = G::setup(&agreed).expect("they can be played");
        let course = Course::random(&setup, seed);
        Case { options: options.clone(), setup, course }
    }

    /// Everyone comes; then all answers, and between them attempts that are refused, people who
    /// come back, and answers that are taken back and given again.
    fn steps(&self, whim: &mut Seeded) -> Vec<(usize, Step)> {
        let course = &self.course;
        let viewers = viewers(course);
        let people = people(course);
        let mut steps: Vec<(usize, Step)> = viewers.iter().map(|v| (0, Step::Follow(*v))).collect();
        for (i, (seat, _)) in course.answers.iter().enumerate() {
            let point = i + 1;
            steps.push((point, Step::Answer(point)));
            if whim.below(6) == 0 {
                steps.push((point, Step::Follow(viewers[whim.below(viewers.len())])));
            }
            let trier = people[whim.below(people.len())];
            let said = course.answers[whim.below(course.answers.len())].1;
            if legal(&course.tables[point], trier, said).is_err() {
                steps.push((point, Step::Try(point, trier, said.to_string())));
            }
            if whim.below(8) == 0 && course.tables[point].asks() != Asks::Over {
                steps.push((point, Step::Do(*seat, Deed::Undo)));
                let others = people.iter().filter(|s| *s != seat);
                steps.extend(others.map(|s| (point, Step::Do(*s, Deed::AcceptUndo))));
                steps.push((point, Step::Answer(point)));
            }
        }
        steps
    }

    /// Changed courses: for each viewer the ones that he can follow longest without noticing.
    fn twins(&self, whim: &mut Seeded) -> Vec<Course<G>> {
        let course = &self.course;
        let mut twins = Vec::new();
        for viewer in viewers(course) {
            let worth = |twin: &Course<G>| {
                let unaware = unaware_until(course, twin, viewer);
                let differs = |p: &usize| course.tables[*p] != twin.tables[*p];
                // Best is where others are told something else meanwhile.
                let told = |p: &usize| course.told[*p] != twin.told[*p];
                let longer = |p: &usize| course.told[*p].len() != twin.told[*p].len();
                let count = |rule: &dyn Fn(&usize) -> bool| (0..unaware).filter(rule).count();
                count(&differs) + 10 * count(&told) + 100 * count(&longer)
            };
            let mut best = |make: &mut dyn FnMut(&mut Seeded) -> Option<Course<G>>| {
                let tried = (0..tries(course.answers.len())).filter_map(|_| make(whim));
                let best = tried.max_by_key(&worth).filter(|twin| worth(twin) > 0);
                twins.extend(best);
            };
            best(&mut |whim| course.with_other_luck(&self.setup, whim));
            best(&mut |whim| {
                let point = whim.below(course.answers.len());
                Some(course.imagined_from(point, viewer, whim))
            });
            best(&mut |whim| {
                let point = whim.below(course.answers.len());
                course.otherwise_from(point, whim)
            });
        }
        twins
    }

    async fn record(&self, course: &Course<G>, steps: &[(usize, Step)]) -> Vec<Sent> {
        let reached = steps.iter().take_while(|(point, _)| *point < course.tables.len());
        let steps: Vec<Step> = reached.map(|(_, step)| step.clone()).collect();
        Sitting::open(course, &self.options, wire::Clock::None).await.take(&steps).await
    }
}

fn people<G: Listed>(course: &Course<G>) -> Vec<Seat> {
    G::players(&course.tables[0].view(Viewer::Public)).iter().collect()
}

/// Everyone who plays, and a spectator.
fn viewers<G: Listed>(course: &Course<G>) -> Vec<Viewer> {
    people(course).into_iter().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// How many points this viewer finds the same in both courses.
fn unaware_until<G: Listed>(here: &Course<G>, there: &Course<G>, viewer: Viewer) -> usize {
    let points = here.tables.len().min(there.tables.len());
    (0..points).find(|p| !here.is_same_to(there, viewer, *p)).unwrap_or(points)
}

/// Compares what was sent here and there to everyone who cannot know the difference.
fn compare<G: Listed>(
    (here, sent_here): (&Course<G>, &[Sent]),
    (there, sent_there): (&Course<G>, &[Sent]),
    steps: &[(usize, Step)],
    compared: &mut Compared,
) -> Result<(), String> {
    for (i, viewer) in viewers(here).into_iter().enumerate() {
        let unaware = unaware_until(here, there, viewer);
        let taken = steps.iter().zip(sent_here.iter().zip(sent_there));
        for ((point, step), (a, b)) in taken.take_while(|((point, _), _)| *point < unaware) {
            if a[i] != b[i] {
                return Err(format!(
                    "{viewer:?} can tell after {step:?} (point {point}):\n{}",
                    first_difference(&a[i], &b[i])
                ));
            }
            if here.tables[*point] != there.tables[*point] {
                compared.messages += a[i].len();
                if !compared.viewers.contains(&viewer) {
                    compared.viewers.push(viewer);
                }
            }
        }
    }
    Ok(())
}

fn first_difference(here: &[String], there: &[String]) -> String {
    if here.len() != there.len() {
        return format!("{} messages here, {} there", here.len(), there.len());
    }
    let (a, b) = here.iter().zip(there).find(|(a, b)| a != b).expect("they differ");
    let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(0).saturating_sub(80);
    let part = |text: &str| text.bytes().skip(at).take(200).map(char::from).collect::<String>();
    format!("here:  {}\nthere: {}", part(a), part(b))
}

/// Plays one setup in all variants.
async fn prove<G: Listed>(
    options: &Options,
    seed: u64,
    compared: &mut Compared,
) -> Result<(), String> {
    let case = Case::<G>::new(options, seed);
    let mut whim = Seeded::new(seed);
    let steps = case.steps(&mut whim);
    let here = case.record(&case.course, &steps).await;
    for twin in case.twins(&mut whim) {
        let there = case.record(&twin, &steps).await;
        compare((&case.course, &here), (&twin, &there), &steps, compared)
            .map_err(|e| format!("{} {options:?}, seed {seed}: {e}", G::NAME))?;
    }
    Ok(())
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
}

/// Every setup with so many people at the table.
struct EverySetup(std::ops::RangeInclusive<usize>);

impl Visit for EverySetup {
    type Out = ();
    fn visit<G: Listed>(self) {
        for options in all_options::<G>() {
            let people = people(&Case::<G>::new(&options, 0).course).len();
            if !self.0.contains(&people) {
                continue;
            }
            let mut compared = Compared::default();
            // Whoever plays alone may know everything; a spectator never does.
            let enough = if people > 1 { people + 1 } else { 1 };
            for seed in 0..games(people) {
                // One long game compares more than many short ones.
                if compared.viewers.len() >= enough && compared.messages > PLENTY {
                    break;
                }
                let proven = runtime().block_on(prove::<G>(&options, seed, &mut compared));
                proven.unwrap_or_else(|e| panic!("{e}"));
            }
            assert!(compared.viewers.len() >= enough, "{options:?} is vacuous: {compared:?}");
            assert!(compared.messages > 100, "{options:?} is vacuous: {compared:?}");
        }
    }
}

fn every_setup(people: std::ops::RangeInclusive<usize>) {
    for game in catalog::games() {
        catalog::visit(game.name(), EverySetup(people.clone())).expect("it is listed");
    }
}

#[test]
fn alone_nobody_is_sent_what_he_cannot_know() {
    every_setup(1..=1);
}

#[test]
fn of_two_nobody_is_sent_what_he_cannot_know() {
    every_setup(2..=2);
}

#[test]
fn of_three_or_four_nobody_is_sent_what_he_cannot_know() {
    every_setup(3..=4);
}

#[test]
fn of_many_nobody_is_sent_what_he_cannot_know() {
    every_setup(5..=kernel::MAX_SEATS);
}
