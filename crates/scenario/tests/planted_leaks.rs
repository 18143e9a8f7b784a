//! The suites can fail: each of these games is sound but for one planted bug, and is found out.

use kernel::{
    Asks, Audience, BadSetup, Chance, Game, Imagined, Offers, Outcome, Play, Seat, SeatSet,
    Verdicts, Viewer, Weigh,
};
use scenario::toys::{counter_crash, plan};
use scenario::{Suite, conformance, secrecy};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

type ChoiceOf<B> = <<B as Bug>::Toy as Game>::Choice;
type EventOf<B> = <<B as Bug>::Toy as Game>::Event;
type ViewOf<B> = <<B as Bug>::Toy as Game>::View;

/// What is wrong with a toy; whatever is not said is as it should be.
trait Bug: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    type Toy: Suite;
    /// Whether refusals are kept silent.
    const SILENT: bool = false;

    fn label(choice: ChoiceOf<Self>) -> String {
        choice.to_string()
    }
    fn view(table: &Self::Toy, viewer: Viewer) -> ViewOf<Self> {
        table.view(viewer)
    }
    fn audience(_: &EventOf<Self>, audience: Audience) -> Audience {
        audience
    }
    fn discloses(choice: ChoiceOf<Self>) -> bool {
        Self::Toy::discloses(choice)
    }
    fn remembered(view: &ViewOf<Self>) -> ViewOf<Self> {
        view.clone()
    }
    fn apply(
        table: &mut Self::Toy,
        seat: Seat,
        choice: ChoiceOf<Self>,
        play: &mut Play<EventOf<Self>>,
    ) {
        table.apply(seat, choice, play);
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Planted<B: Bug>(B::Toy);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Spoken<B: Bug>(ChoiceOf<B>, PhantomData<B>);

fn spoken<B: Bug>(choice: ChoiceOf<B>) -> Spoken<B> {
    Spoken(choice, PhantomData)
}

impl<B: Bug> Display for Spoken<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&B::label(self.0))
    }
}

impl<B: Bug> FromStr for Spoken<B> {
    type Err = String;
    fn from_str(label: &str) -> Result<Self, String> {
        label.parse().map(spoken).map_err(|_| label.to_string())
    }
}

impl<B: Bug> Game for Planted<B> {
    type Setup = <B::Toy as Game>::Setup;
    type Event = EventOf<B>;
    type View = ViewOf<B>;
    type Choice = Spoken<B>;
    type Thing = <B::Toy as Game>::Thing;
    type Why = <B::Toy as Game>::Why;
    type Seen = <B::Toy as Game>::Seen;
    const NAME: &'static str = "planted";
    const RULES: u32 = 1;

    fn start(setup: &Self::Setup, play: &mut Play<EventOf<B>>) -> Result<Self, BadSetup> {
        passed_on::<B, _>(play, |play| B::Toy::start(setup, play)).map(Planted)
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn asks(&self) -> Asks {
        self.0.asks()
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        for (choice, verdict) in Verdicts::of(&self.0, seat).0 {
            match verdict {
                Ok(()) => out.offer(spoken(choice)),
                Err(why) if !B::SILENT => out.refuse(spoken(choice), why),
                Err(_) => {}
            }
        }
    }
    fn interjections(&self, seat: Seat, out: &mut Vec<Spoken<B>>) {
        let mut inner = Vec::new();
        self.0.interjections(seat, &mut inner);
        out.extend(inner.into_iter().map(spoken));
    }
    fn apply(&mut self, seat: Seat, choice: Spoken<B>, play: &mut Play<EventOf<B>>) {
        passed_on::<B, _>(play, |play| B::apply(&mut self.0, seat, choice.0, play));
    }
    fn seen(&self, seat: Seat, choice: Spoken<B>, by: Seat) -> Self::Seen {
        self.0.seen(seat, choice.0, by)
    }
    fn discloses(choice: Spoken<B>) -> bool {
        B::discloses(choice.0)
    }
    fn shows(event: &EventOf<B>) -> bool {
        B::Toy::shows(event)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn view(&self, viewer: Viewer) -> ViewOf<B> {
        B::view(&self.0, viewer)
    }
    fn redeal(view: &ViewOf<B>, chance: &mut dyn Chance) -> Imagined<Self> {
        let inner = B::Toy::redeal(&B::remembered(view), chance);
        Imagined::redealt(Planted(inner.table().clone()))
    }
    fn things(&self, seat: Seat, out: &mut Vec<Self::Thing>) {
        if !B::SILENT {
            self.0.things(seat, out);
        }
    }
    fn concerns(&self, seat: Seat, choice: Spoken<B>, thing: Self::Thing) -> bool {
        self.0.concerns(seat, choice.0, thing)
    }
    fn idle(&self, seat: Seat, thing: Self::Thing) -> Option<Self::Why> {
        self.0.idle(seat, thing)
    }
}

impl<B: Bug> Suite for Planted<B> {
    fn shows_to(&self, event: &EventOf<B>, viewer: Viewer) -> bool {
        self.0.shows_to(event, viewer)
    }
}

/// Runs the inner game and passes its events on, to whom the bug says.
fn passed_on<B: Bug, T>(
    play: &mut Play<EventOf<B>>,
    run: impl FnOnce(&mut Play<EventOf<B>>) -> T,
) -> T {
    let mut told = Vec::new();
    let mut log = |audience, event| told.push((audience, event));
    let result = run(&mut Play::told(&mut play.chance, &mut log));
    for (audience, event) in told {
        play.tell(B::audience(&event, audience), event);
    }
    result
}

/// The suite panics, and says which law is broken and how.
#[track_caller]
fn found_out(suite: impl FnOnce(), says: &[&str]) {
    let panic = catch_unwind(AssertUnwindSafe(suite)).expect_err("the suite found nothing wrong");
    let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
    for words in says {
        assert!(message.contains(words), "the message should say \"{words}\":\n{message}");
    }
    assert!(message.contains("setup: ") && message.contains("answers, the last: "), "{message}");
}

fn crash_setups() -> [counter_crash::Setup; 1] {
    [counter_crash::Setup { piles: [[1, 1, 1, 0], [0, 1, 1, 1]] }]
}

macro_rules! bug {
    ($name:ident) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name;
    };
}

bug!(Sound);
impl Bug for Sound {
    type Toy = counter_crash::Table;
}

#[test]
fn a_game_without_a_bug_is_not_suspected() {
    conformance::<Planted<Sound>>(&crash_setups(), 20, 1);
    secrecy::<Planted<Sound>>(&crash_setups(), 20, 1);
}

bug!(SkipsTheWindow);
impl Bug for SkipsTheWindow {
    type Toy = counter_crash::Table;
    fn apply(
        table: &mut Self::Toy,
        seat: Seat,
        choice: counter_crash::Choice,
        play: &mut Play<counter_crash::Event>,
    ) {
        table.apply(seat, choice, play);
        while let Some(asked) = table.asks().seats().lowest() {
            match Offers::of(table, asked).0[..] {
                [only @ counter_crash::Choice::Pass] => table.apply(asked, only, play),
                _ => return,
            }
        }
    }
}

#[test]
fn a_window_skipped_because_the_hand_cannot_answer_is_a_leak() {
    let suite = || secrecy::<Planted<SkipsTheWindow>>(&crash_setups(), 40, 1);
    found_out(suite, &["a viewer cannot tell the table from one imagined from his view", "Passed"]);
}

bug!(ShowsBothHands);
impl Bug for ShowsBothHands {
    type Toy = counter_crash::Table;
    fn view(table: &Self::Toy, viewer: Viewer) -> counter_crash::View {
        let mut view = table.view(viewer);
        for seat in [Seat(0), Seat(1)] {
            view.hands[seat] = table.view(Viewer::Seat(seat)).hands[seat];
        }
        view
    }
}

#[test]
fn a_view_that_shows_another_hand_is_a_leak() {
    let suite = || secrecy::<Planted<ShowsBothHands>>(&crash_setups(), 40, 1);
    found_out(suite, &["what a viewer was never shown changes nothing for him", "the view"]);
}

bug!(TellsDrawsToAll);
impl Bug for TellsDrawsToAll {
    type Toy = counter_crash::Table;
    fn audience(event: &counter_crash::Event, audience: Audience) -> Audience {
        match event {
            counter_crash::Event::Drew { .. } => Audience::EVERYONE,
            _ => audience,
        }
    }
}

#[test]
fn a_draw_that_everyone_is_told_is_a_leak() {
    let suite = || secrecy::<Planted<TellsDrawsToAll>>(&crash_setups(), 40, 1);
    found_out(suite, &["what a viewer was never shown changes nothing for him", "hears", "Drew"]);
}

bug!(TellsPicksToAll);
impl Bug for TellsPicksToAll {
    type Toy = plan::Table;
    fn audience(event: &plan::Event, audience: Audience) -> Audience {
        match event {
            plan::Event::Picked { .. } => Audience::EVERYONE,
            _ => audience,
        }
    }
}

#[test]
fn a_sealed_pick_that_everyone_is_told_is_no_longer_sealed() {
    let suite = || conformance::<Planted<TellsPicksToAll>>(&[()], 20, 1);
    found_out(suite, &["the answers of Each are sealed", "can tell `pick"]);
}

bug!(TellsFaceDownCards);
impl Bug for TellsFaceDownCards {
    type Toy = plan::Table;
    fn audience(event: &plan::Event, audience: Audience) -> Audience {
        match event {
            plan::Event::Laid { card: Some(_), .. } => Audience::EVERYONE,
            _ => audience,
        }
    }
}

#[test]
fn a_face_down_card_that_everyone_is_told_is_a_leak() {
    let suite = || secrecy::<Planted<TellsFaceDownCards>>(&[()], 20, 1);
    found_out(suite, &["answers that are seen alike are told alike", "`lay"]);
}

bug!(TakesCrashesBack);
impl Bug for TakesCrashesBack {
    type Toy = counter_crash::Table;
    fn discloses(_: counter_crash::Choice) -> bool {
        false
    }
}

#[test]
fn an_answer_that_needs_a_card_discloses_it() {
    let suite = || secrecy::<Planted<TakesCrashesBack>>(&crash_setups(), 40, 1);
    found_out(suite, &["an answer that discloses nothing could be given with any hand"]);
}

bug!(LastComesToNothing);
impl Bug for LastComesToNothing {
    type Toy = plan::Table;
    /// If the first seat is the last to be ready it loses its turn.
    fn apply(
        table: &mut Self::Toy,
        seat: Seat,
        choice: plan::Choice,
        play: &mut Play<plan::Event>,
    ) {
        let first = Asks::Each(SeatSet::one(Seat(0)));
        let was_last = table.asks() == first && choice == plan::Choice::Done;
        let planned = table.view(Viewer::Public).places[Seat(0)];
        table.apply(seat, choice, play);
        let begun = table.view(Viewer::Public).places[Seat(0)] != planned;
        if was_last && !begun && table.asks() == first {
            table.apply(Seat(0), plan::Choice::Done, play);
        }
    }
}

#[test]
fn an_order_that_matters_is_found() {
    let suite = || conformance::<Planted<LastComesToNothing>>(&[()], 60, 1);
    found_out(suite, &["the answers of Each commute", "makes a difference"]);
}

bug!(CannotSpell);
impl Bug for CannotSpell {
    type Toy = counter_crash::Table;
    fn label(choice: counter_crash::Choice) -> String {
        choice.to_string().replace("crash 3", "crash three")
    }
}

#[test]
fn a_label_that_does_not_read_back_is_found() {
    let suite = || conformance::<Planted<CannotSpell>>(&crash_setups(), 20, 1);
    found_out(suite, &["a label reads back as its choice", "`crash three`"]);
}

bug!(GivesNoReasons);
impl Bug for GivesNoReasons {
    type Toy = counter_crash::Table;
    const SILENT: bool = true;
}

#[test]
fn a_refusal_without_a_reason_is_found() {
    let suite = || conformance::<Planted<GivesNoReasons>>(&crash_setups(), 20, 1);
    found_out(suite, &["what was offered before is refused with a reason and its clause"]);
}

bug!(Misremembers);
impl Bug for Misremembers {
    type Toy = counter_crash::Table;
    fn remembered(view: &counter_crash::View) -> counter_crash::View {
        counter_crash::View { turns: view.turns + 1, ..*view }
    }
}

#[test]
fn an_imagined_table_that_contradicts_the_view_is_found() {
    let suite = || secrecy::<Planted<Misremembers>>(&crash_setups(), 20, 1);
    found_out(suite, &["view(redeal(v)) == v fails for"]);
}
