//! Fantasy Clash as the catalog lists it.

mod about;
mod cards;
mod choices;
mod draw;
mod events;
mod factions;
mod field;
mod lore;
mod parts;
mod picture;
mod question;
mod setup;
mod steps;
mod uses;
mod words;

use crate::{Agreed, Bout, Field, Listed, ModeLine, Paint, Unplayable, Weight};
use ::fantasy_clash::{Choice, Event, Position, Setup, Standing, Table, Thing, View};
use kernel::{BadSetup, Seat, SeatSet, Viewer};

impl Listed for Table {
    type Knowledge = evals::FantasyClash;
    type Position = Position;
    /// Nothing is earned from match to match.
    type Career = ();
    type Listener = ();

    const TITLE: &'static str = "Fantasy Clash";
    const ABOUT: &'static str =
        "Two armies of face-down cards cross a small battlefield; break through to win.";
    const OWNER: &'static str = "the makers of Fantasy Clash";
    const RULEBOOK: &'static str = include_str!("../../../docs/rules/fantasy-clash.md");
    const LEAST_POSITION: &'static str =
        r#"{"factions": ["orcs", "dragons"], "turn": "P1", "players": [{"force": []}]}"#;
    const TOPICS: &'static str = "any space, any unit, any special rule, any magic, any faction, \
                                  goal, turn, movement, combat, ranged attack, values, size, dice, \
                                  reveal, contact, force, deployment, spell, item, evolution, \
                                  blessing, reinforcement, conquered pile, save, follow up, back \
                                  row";

    fn modes() -> Vec<ModeLine> {
        vec![setup::line()]
    }
    fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
        setup::setup(agreed)
    }
    fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
        field::bouts(field)
    }

    fn players(_: &View) -> SeatSet {
        SeatSet::first(2)
    }
    fn name_of(view: &View, seat: Seat) -> String {
        words::name(view, seat)
    }
    fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
        question::question(view, seat, offered)
    }
    fn choice_words(view: &View, seat: Seat, choice: Choice) -> String {
        choices::choice(view, seat, choice)
    }
    fn gives_up(choice: Choice) -> bool {
        choice == Choice::Concede
    }
    /// There are hundreds of ways to change a deployment; the picture shows them better.
    fn goes_without_listing(choice: Choice) -> bool {
        choice.is_drafting() && !matches!(choice, Choice::Arrange(_))
    }
    fn event_words(view: &View, event: &Event) -> Option<String> {
        events::sentence(view, event)
    }
    fn weight(event: &Event) -> Weight {
        events::weight(event)
    }
    fn used(event: &Event) -> Option<(Seat, String)> {
        uses::used(event)
    }
    fn end_words(view: &View) -> Option<String> {
        end(view)
    }
    fn about(view: &View, seat: Seat, thing: Thing) -> String {
        about::thing(view, seat, thing)
    }
    fn look_up(view: &View, word: &str) -> Option<String> {
        lore::look_up(view, word)
    }
    fn about_seat(view: &View, seat: Seat) -> String {
        about::seat(view, seat)
    }
    fn due(view: &View) -> Vec<String> {
        let steps = view.open.agenda.live().iter().rev();
        steps.map(|step| words::capital(&steps::step(&view.open, step))).collect()
    }
    fn draw(view: &View, open: Option<&Table>, paint: &Paint) -> String {
        draw::table(view, open, paint)
    }

    fn picture(view: &View, open: Option<&Table>) -> wire::Picture {
        wire::Picture::FantasyClash(Box::new(picture::table(view, open)))
    }
    fn parts(view: &View, _: Seat, choice: Choice) -> wire::Parts {
        parts::parts(view, choice)
    }
    fn mode_words(_: &str) -> (&'static str, Vec<wire::SeatLine>) {
        ("Battle", setup::seats())
    }
    fn cards() -> Vec<wire::CardLine> {
        cards::cards()
    }
    fn provenance() -> String {
        cards::provenance()
    }

    fn set_up(position: &Position) -> Result<Table, BadSetup> {
        position.set_up()
    }
    fn written(&self) -> Option<Position> {
        Position::of(self)
    }
}

fn end(view: &View) -> Option<String> {
    let (winner, how) = match view.open.standing {
        Standing::Playing => return None,
        Standing::Won(seat, how) => (Some(seat), how),
        Standing::Drawn(how) => (None, how),
    };
    let score = view.open.series.map_or(String::new(), |series| {
        let [a, b] = series.wins.0;
        format!(" Games: {} to {}.", a.max(b), a.min(b))
    });
    let why = events::how(how);
    let Some(winner) = winner else { return Some(format!("The game is drawn {why}.{score}")) };
    let lost = matches!(view.viewer, Viewer::Seat(me) if me != winner);
    let comfort = if lost { " Better luck next time!" } else { "" };
    let name = words::capital(&words::name(view, winner));
    Some(format!("{name} won {why}.{score}{comfort}"))
}
