//! The test vocabulary: a table to which things are done and about which things are said.
//!
//! Scenes read as rulings do: `scene.does(West, "attack 1x3").must(East, "take the hit")`. What a
//! failing scene says is meant for people who know the game and not the code.

use kernel::{
    Asks, Game, Illegal, Offers, Outcome, Play, Reason, Recorded, Seat, SeatSet, Told, Viewer,
    legal,
};
use std::fmt::Display;

/// Luck after the scripted luck; fixed, so that a scene is the same every time.
const SEED_AFTER_SCRIPT: u64 = 1;

/// A table being tested, with its scripted luck and everything told so far.
pub struct Scene<G: Game> {
    table: G,
    luck: Recorded,
    told: Vec<Told<G>>,
}

impl<G: Game> Scene<G> {
    /// A scene that begins at this table.
    pub fn at(table: G) -> Self {
        Scene { table, luck: Recorded::new([], SEED_AFTER_SCRIPT), told: Vec::new() }
    }

    /// A scene that goes on from a table with this luck still to come and this already told.
    pub fn go_on(table: G, luck: Recorded, told: Vec<Told<G>>) -> Self {
        Scene { table, luck, told }
    }

    /// A scene that begins with the deal, under this luck; what the deal tells is told.
    #[track_caller]
    pub fn deal(setup: &G::Setup, picks: &[usize]) -> Self {
        let mut luck = Recorded::new(picks.iter().copied(), SEED_AFTER_SCRIPT);
        let mut told = Vec::new();
        let mut log = |audience, event| told.push((audience, event));
        let table = match G::start(setup, &mut Play::told(&mut luck, &mut log)) {
            Ok(table) => table,
            Err(bad) => panic!("this setup cannot be played: {bad}\n  setup: {setup:?}"),
        };
        let scene = Scene { table, luck, told };
        scene.luck_fits("the deal");
        scene
    }

    /// Scripts the next luck: each number is the index chance will pick.
    pub fn luck(&mut self, picks: &[usize]) -> &mut Self {
        self.luck.picks.extend(picks);
        self
    }

    /// The seat gives this answer, or this interjection.
    #[track_caller]
    pub fn does(&mut self, seat: impl Into<Seat>, label: &str) -> &mut Self {
        let seat = seat.into();
        let choice = self.read(seat, label);
        if let Err(refusal) = legal(&self.table, seat, choice) {
            self.fail(seat, format!("{seat} cannot do `{label}`: {refusal}"));
        }
        self.apply(seat, choice, label);
        self
    }

    /// Exactly these choices are offered to the seat, in whatever order.
    #[track_caller]
    pub fn may(&mut self, seat: impl Into<Seat>, labels: &[&str]) -> &mut Self {
        let seat = seat.into();
        let offered = self.labels(seat);
        let missing = labels.iter().filter(|l| !offered.iter().any(|o| o == *l));
        let missing = missing.map(|l| format!("`{l}`")).collect::<Vec<_>>();
        let extra = offered.iter().filter(|o| !labels.contains(&o.as_str()));
        let extra = extra.map(|l| format!("`{l}`")).collect::<Vec<_>>();
        if !missing.is_empty() || !extra.is_empty() {
            let mut says = format!("{seat} is not offered what was expected.");
            if !missing.is_empty() {
                says += &format!("\n  expected, but not offered: {}", missing.join(", "));
            }
            if !extra.is_empty() {
                says += &format!("\n  offered, but not expected: {}", extra.join(", "));
            }
            self.fail(seat, says);
        }
        self
    }

    /// At least this choice is offered.
    #[track_caller]
    pub fn offers(&mut self, seat: impl Into<Seat>, label: &str) -> &mut Self {
        let seat = seat.into();
        if !self.labels(seat).iter().any(|l| l == label) {
            self.fail(
                seat,
                format!("{seat} is not offered `{label}`{}.", self.because(seat, label)),
            );
        }
        self
    }

    /// The seat is asked, but nothing it is offered starts with this.
    #[track_caller]
    pub fn lacks(&mut self, seat: impl Into<Seat>, start: &str) -> &mut Self {
        let seat = seat.into();
        if !self.table.asks().asks(seat) {
            self.fail(seat, format!("{seat} is not asked, so it cannot lack `{start}…`."));
        }
        if let Some(label) = self.labels(seat).iter().find(|l| l.starts_with(start)) {
            self.fail(seat, format!("{seat} should not be offered `{start}…`, but is: `{label}`."));
        }
        self
    }

    /// It is the only choice, and it is done.
    #[track_caller]
    pub fn must(&mut self, seat: impl Into<Seat>, label: &str) -> &mut Self {
        let seat = seat.into();
        self.may(seat, &[label]).does(seat, label)
    }

    /// The choice is illegal because of this clause of the rules.
    #[track_caller]
    pub fn refuses(&mut self, seat: impl Into<Seat>, label: &str, clause: &str) -> &mut Self {
        let seat = seat.into();
        let choice = self.read(seat, label);
        let wanted = format!("`{label}` of {seat} should be refused by {clause}");
        match legal(&self.table, seat, choice) {
            Ok(()) => self.fail(seat, format!("{wanted}, but it is legal.")),
            Err(Illegal::Refused(why)) if why.clause() == clause => self,
            Err(other) => self.fail(seat, format!("{wanted}, but the refusal is: {other}.")),
        }
    }

    /// Exactly this seat is asked now.
    #[track_caller]
    pub fn asks(&mut self, seat: impl Into<Seat>) -> &mut Self {
        self.asks_all(&[seat.into()])
    }

    /// Exactly these seats are asked now.
    #[track_caller]
    pub fn asks_all(&mut self, seats: &[Seat]) -> &mut Self {
        let wanted: SeatSet = seats.iter().copied().collect();
        let asked = self.table.asks();
        assert!(
            asked.seats() == wanted && asked != Asks::Over,
            "{} should be asked now, but asked is {}.",
            listed(wanted.iter()),
            whom(asked)
        );
        self
    }

    /// The seat speaks up with something that nobody asked for.
    #[track_caller]
    pub fn interjects(&mut self, seat: impl Into<Seat>, label: &str) -> &mut Self {
        let seat = seat.into();
        let choice = self.read(seat, label);
        if !self.interjections(seat).contains(&choice) {
            self.fail(seat, format!("{seat} cannot interject `{label}`."));
        }
        self.apply(seat, choice, label);
        self
    }

    /// The seat cannot speak up with this.
    #[track_caller]
    pub fn cannot_interject(&mut self, seat: impl Into<Seat>, label: &str) -> &mut Self {
        let seat = seat.into();
        let choice = self.read(seat, label);
        if self.interjections(seat).contains(&choice) {
            self.fail(seat, format!("{seat} should not be able to interject `{label}`."));
        }
        self
    }

    /// The game is over; this is how it ended.
    #[track_caller]
    pub fn over(&mut self) -> Outcome {
        let asked = self.table.asks();
        assert!(asked == Asks::Over, "the game should be over, but asked is {}.", whom(asked));
        self.table.outcome().expect("a game that is over has an outcome")
    }

    pub fn table(&self) -> &G {
        &self.table
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.table.view(viewer)
    }

    /// Everything this viewer was told so far.
    pub fn told(&self, viewer: Viewer) -> Vec<G::Event> {
        let heard = self.told.iter().filter(|(audience, _)| audience.includes(viewer));
        heard.map(|(_, event)| event.clone()).collect()
    }

    /// All scripted luck was asked for, and all of it was possible.
    #[track_caller]
    pub fn luck_is_used_up(&mut self) -> &mut Self {
        self.luck_fits("the scene");
        let left = &self.luck.picks;
        assert!(left.is_empty(), "scripted luck was never asked for: {left:?} is left over.");
        self
    }

    #[track_caller]
    fn apply(&mut self, seat: Seat, choice: G::Choice, label: &str) {
        let told = &mut self.told;
        let mut log = |audience, event| told.push((audience, event));
        self.table.apply(seat, choice, &mut Play::told(&mut self.luck, &mut log));
        self.luck_fits(&format!("`{label}` of {seat}"));
    }

    #[track_caller]
    fn luck_fits(&self, during: &str) {
        if let Some(misfit) = &self.luck.misfit {
            panic!("the scripted luck does not fit {during}: {misfit}.");
        }
    }

    #[track_caller]
    fn read(&self, seat: Seat, label: &str) -> G::Choice {
        match label.parse::<G::Choice>() {
            Ok(choice) => choice,
            Err(_) => self.fail(seat, format!("`{label}` is no choice of {}.", G::NAME)),
        }
    }

    fn labels(&self, seat: Seat) -> Vec<String> {
        Offers::of(&self.table, seat).0.iter().map(ToString::to_string).collect()
    }

    fn interjections(&self, seat: Seat) -> Vec<G::Choice> {
        let mut list = Vec::new();
        self.table.interjections(seat, &mut list);
        list
    }

    /// The refusal of a choice in words, if the game gives one.
    fn because(&self, seat: Seat, label: &str) -> String {
        let refusal = label.parse().ok().and_then(|c| legal(&self.table, seat, c).err());
        refusal.map_or(String::new(), |refusal| format!(": {refusal}"))
    }

    #[track_caller]
    fn fail(&self, seat: Seat, says: String) -> ! {
        let choices = |list: &[String]| {
            if list.is_empty() {
                return "nothing".to_string();
            }
            list.iter().map(|l| format!("`{l}`")).collect::<Vec<_>>().join(", ")
        };
        let spoken: Vec<String> = self.interjections(seat).iter().map(|c| c.to_string()).collect();
        panic!(
            "{says}\n  asked now: {}\n  offered to {seat}: {}\n  {seat} may interject: {}\n",
            whom(self.table.asks()),
            choices(&self.labels(seat)),
            choices(&spoken),
        );
    }
}

/// Who is asked, in words.
fn whom(asks: Asks) -> String {
    match asks {
        Asks::Over => "nobody: the game is over".into(),
        Asks::Each(seats) => listed(seats.iter()),
        Asks::Any(seats) => format!("whoever acts first of {}", listed(seats.iter())),
    }
}

fn listed(items: impl Iterator<Item = impl Display>) -> String {
    let all = items.map(|i| i.to_string()).collect::<Vec<_>>().join(" and ");
    if all.is_empty() { "nobody".into() } else { all }
}
