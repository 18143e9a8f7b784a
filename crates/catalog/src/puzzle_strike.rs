//! Puzzle Strike as the catalog lists it.

mod about;
mod agreed;
mod cards;
mod choices;
mod draw;
mod events;
mod field;
mod lore;
mod parts;
mod phrases;
mod picture;
mod question;
mod setup;
mod steps;
mod uses;
mod words;

use crate::{Agreed, Bout, Field, Listed, ModeLine, Paint, Unplayable, Weight};
use ::puzzle_strike::table::PILE_LIMIT;
use ::puzzle_strike::{Choice, Event, Mode, Position, Setup, Standing, Table, Thing, View};
use kernel::{BadSetup, Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

impl Listed for Table {
    type Knowledge = evals::PuzzleStrike;
    type Position = Position;
    /// Nothing is earned from match to match.
    type Career = ();
    type Listener = ();

    const TITLE: &'static str = "Puzzle Strike: Shadows";
    const ABOUT: &'static str =
        "Build your bag of chips, combine gems and crash them into the piles of your opponents.";
    const OWNER: &'static str = "Sirlin Games";
    const RULEBOOK: &'static str = include_str!("../../../docs/rules/puzzle-strike.md");
    const LEAST_POSITION: &'static str =
        r#"{"mode": "duel", "turn": "P1", "stacks": [], "players": [{"hand": {}}]}"#;
    const TOPICS: &'static str = "any chip, any character, goal, turn, ante, crash, send, combine, \
                                  fist, shield, arrow, piggy bank, ongoing, height bonus, panic \
                                  time, floating gems, trash, gain, top of bag, bank";
    const UNEVEN: &'static [&'static str] = &[setup::FIRST];

    fn modes() -> Vec<ModeLine> {
        Mode::ALL.map(setup::line).to_vec()
    }
    fn presets() -> Vec<wire::PresetLine> {
        agreed::presets()
    }
    fn only(mode: &ModeLine) -> Vec<wire::Only> {
        agreed::only(mode)
    }
    fn agreed_words(agreed: &Agreed) -> Vec<wire::AgreedLine> {
        agreed::words(agreed)
    }
    fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
        setup::setup(agreed)
    }
    fn again(&self, said: &mut BTreeMap<String, String>) {
        setup::again(self, said);
    }
    fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
        field::bouts(field)
    }

    fn players(view: &View) -> SeatSet {
        view.open.seats()
    }
    fn name_of(view: &View, seat: Seat) -> String {
        words::name(view, seat)
    }
    fn team_of(view: &View, seat: Seat) -> Option<String> {
        let mode = view.open.mode;
        mode.is_team().then(|| format!("Team {}", picture::side(mode, seat).to_uppercase()))
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
    fn event_words(view: &View, event: &Event) -> Option<String> {
        events::sentence(view, event)
    }
    fn tell(view: &View, events: &[&Event]) -> Vec<String> {
        events::sentences(view, events)
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
        lore::look_up(&view.open, word)
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
        wire::Picture::PuzzleStrike(picture::table(view, open))
    }
    fn parts(view: &View, seat: Seat, choice: Choice) -> wire::Parts {
        parts::parts(view, seat, choice)
    }
    fn mode_words(mode: &str) -> (&'static str, Vec<wire::SeatLine>) {
        let mode = mode.parse().unwrap_or(Mode::Duel);
        (draw::title(mode), picture::seats(mode))
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
    let (winners, shared) = match view.open.standing {
        Standing::Playing => return None,
        Standing::Won(winners) => (winners, false),
        Standing::Shared(winners) => (winners, true),
    };
    let names = words::capital(&words::names(view, winners));
    let won = match shared {
        true => format!("{names} share the victory."),
        false => format!("{names} won the game{}.", words::lowest(view, winners)),
    };
    let o = &view.open;
    // Whoever ended his turn with too much decided it; a concession leaves no such pile.
    let full = |seat: &Seat| o.is_turn(*seat) && o.total(*seat) >= PILE_LIMIT;
    let toppled: SeatSet = o.seats().iter().filter(|s| !winners.has(*s)).filter(full).collect();
    let why = match toppled.lowest() {
        Some(seat) => format!(
            "{} ended the turn with {} in the pile. ",
            words::capital(&words::names(view, toppled)),
            o.total(seat)
        ),
        None => String::new(),
    };
    let lost = matches!(view.viewer, Viewer::Seat(me) if !winners.has(me));
    let score = match view.open.tournament {
        true => {
            let wins = |seat: Seat| view.open.wins[seat];
            let (a, b) = (wins(Seat(0)).max(wins(Seat(1))), wins(Seat(0)).min(wins(Seat(1))));
            format!(" Games: {a} to {b}.")
        }
        false => String::new(),
    };
    Some(format!("{why}{won}{score}{}", if lost { " Better luck next time!" } else { "" }))
}
