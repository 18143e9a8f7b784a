//! Shadows: Heroes & Monsters as the catalog lists it.

mod about;
mod agreed;
mod cards;
mod choices;
mod draw;
mod events;
mod field;
mod lore;
mod needs;
mod parts;
mod picture;
mod question;
mod setup;
mod steps;
mod uses;
mod words;

use crate::{Agreed, Bout, Field, Listed, ModeLine, Paint, Unplayable, Weight};
use ::shadows::why::NAMED_LATER;
use ::shadows::{Choice, Event, Position, Setup, Standing, Table, Thing, View, Why};
use kernel::{BadSetup, Seat, SeatSet, Viewer};

impl Listed for Table {
    type Knowledge = evals::Shadows;
    type Position = Position;
    /// Nothing is earned from match to match.
    type Career = ();
    type Listener = ();

    const TITLE: &'static str = "Shadows: Heroes & Monsters";
    const ABOUT: &'static str =
        "Hunt Monsters and each other: plan in secret, fight in six Steps, gather Shadow Stones.";
    const OWNER: &'static str = "Keun Ahn and Keun Games";
    const RULEBOOK: &'static str = include_str!("../../../docs/rules/shadows.md");
    const LEAST_POSITION: &'static str = r#"{"rounds": 0, "leader": "P1",
        "monster": "Cave Goblin", "market": [],
        "players": [{"hero": "Rolan", "missions": ["Wanted", "Scholar"], "cards": []}]}"#;
    const IS_LIST: bool = true;
    const TOPICS: &'static str = "any card, any Item, any Hero, any Monster, any Mission, goal, \
                                  round, step, plan, queue, response, shield, predict, spell, \
                                  attack, knockdown, bounty, stun, delay, monster action, chart, \
                                  market, study, library, leader, dodge, invincible, requirement";

    fn label_said(label: &str) -> String {
        words::rows_said(label)
    }
    fn modes() -> Vec<ModeLine> {
        [2, 3].map(setup::line).to_vec()
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
    fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
        field::bouts(field)
    }

    fn players(view: &View) -> SeatSet {
        SeatSet::first(usize::from(view.open.count))
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
    fn event_words(view: &View, event: &Event) -> Option<String> {
        events::sentence(view, event)
    }
    fn weight(event: &Event) -> Weight {
        events::weight(event)
    }
    fn used(event: &Event) -> Option<(Seat, String)> {
        uses::used(event)
    }
    fn is_of_a_set(choice: Choice) -> bool {
        matches!(choice, Choice::Take(_) | Choice::Study(_) | Choice::Shield(_))
    }
    fn comes_later(why: Why) -> bool {
        why == NAMED_LATER
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
        wire::Picture::Shadows(Box::new(picture::table(view, open)))
    }
    fn parts(view: &View, seat: Seat, choice: Choice) -> wire::Parts {
        parts::parts(view, seat, choice)
    }
    fn mode_words(mode: &str) -> (&'static str, Vec<wire::SeatLine>) {
        setup::mode_words(mode)
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
    let o = &view.open;
    let stones: Vec<String> = picture::seats(o)
        .map(|seat| format!("{} {}", words::object(view, seat), o.players[seat].ss))
        .collect();
    let stones = words::list(&stones);
    let winners = match o.standing {
        Standing::Playing => return None,
        Standing::Conceded(seat) => {
            let gave = words::name(view, seat);
            let won = words::names(view, SeatSet::first(usize::from(o.count)).without(seat));
            return Some(format!("{gave} gave up; {won} won."));
        }
        Standing::Won(seats) => seats,
    };
    let lost = matches!(view.viewer, Viewer::Seat(me) if !winners.has(me));
    let comfort = if lost { " Better luck next time!" } else { "" };
    let share = if winners.len() > 1 { "shared the victory" } else { "won" };
    let who = words::capital(&words::names(view, winners));
    let tie = words::tie_break(view).map_or_else(String::new, |why| format!(" {why}"));
    Some(format!("{who} {share}. Shadow Stones: {stones}.{tie}{comfort}"))
}
