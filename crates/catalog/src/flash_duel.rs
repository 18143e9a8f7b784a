//! Flash Duel as the catalog lists it.

mod about;
mod cards;
mod draw;
mod events;
mod field;
mod lore;
mod picture;
mod question;
mod setup;
mod steps;
mod uses;
mod words;

use crate::{Agreed, Bout, Feat, Field, Listed, ModeLine, Paint, Unplayable, Weight};
use ::flash_duel::achievements::{Achievement, Profile, Recorder};
use ::flash_duel::{Choice, Event, Mode, Position, Setup, Standing, Table, Thing, View};
use kernel::{BadSetup, Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

impl Listed for Table {
    type Knowledge = evals::FlashDuel;
    type Position = Position;
    type Career = Profile;
    type Listener = Recorder;

    const TITLE: &'static str = "Flash Duel";
    const ABOUT: &'static str =
        "Two fighters on a bridge of eighteen spaces: read the distance, strike, block, retreat.";
    const OWNER: &'static str = "Sirlin Games";
    const RULEBOOK: &'static str = include_str!("../../../docs/rules/flash-duel.md");
    const LEAST_POSITION: &'static str =
        r#"{"mode": "simple", "turn": "P1", "fighters": [{"space": 1, "hand": []}]}"#;
    const TOPICS: &'static str = "any ability, any character, time, round, last-hit, recover, \
                                  dash, board, order, hit points, dragon, traitor";
    const UNEVEN: &'static [&'static str] = &[setup::LOST];
    const TESTS_SKILL: Option<&'static str> = Some("full");

    fn modes() -> Vec<ModeLine> {
        Mode::ALL.map(setup::line).to_vec()
    }
    fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
        setup::setup(agreed)
    }
    fn again(&self, said: &mut BTreeMap<String, String>) {
        setup::again(self, said);
    }
    fn remarks(setup: &Setup) -> Vec<String> {
        let short = setup.mode.bot().is_some() && setup.tokens < Setup::of(setup.mode).tokens;
        let full = "Achievements for a whole game need the full game: three win tokens (FD-4.1).";
        if short { vec![full.into()] } else { Vec::new() }
    }
    fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
        field::bouts(field)
    }

    fn players(view: &View) -> SeatSet {
        let all = view.open.seats();
        view.open.mode().bot_seat().map_or(all, |bot| all.without(bot))
    }
    fn name_of(view: &View, seat: Seat) -> String {
        words::name(view, seat)
    }
    fn team_of(view: &View, seat: Seat) -> Option<String> {
        Some(words::side_of(&view.open, seat).to_string())
    }
    fn question(view: &View, seat: Seat, offered: &[Choice]) -> String {
        question::question(view, seat, offered)
    }
    fn choice_words(view: &View, seat: Seat, choice: Choice) -> String {
        words::choice(view, seat, choice)
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
        about::thing(&view.open, seat, thing)
    }
    fn look_up(view: &View, word: &str) -> Option<String> {
        lore::look_up(&view.open, word).or_else(|| about::look_up(word))
    }
    fn about_seat(view: &View, seat: Seat) -> String {
        about::seat(view, seat)
    }
    fn due(view: &View) -> Vec<String> {
        let steps = view.open.steps().iter().rev();
        steps.map(|step| words::capital(&steps::step(&view.open, step))).collect()
    }
    fn draw(view: &View, open: Option<&Table>, paint: &Paint) -> String {
        draw::table(view, open, paint)
    }

    fn picture(view: &View, open: Option<&Table>) -> wire::Picture {
        wire::Picture::FlashDuel(picture::table(view, open))
    }
    fn parts(view: &View, seat: Seat, choice: Choice) -> wire::Parts {
        picture::parts(view, seat, choice)
    }
    fn mode_words(mode: &str) -> (&'static str, Vec<wire::SeatLine>) {
        let mode = mode.parse().unwrap_or(Mode::Simple);
        (draw::title(mode), picture::seats(mode))
    }
    fn cards() -> Vec<wire::CardLine> {
        cards::cards()
    }
    fn provenance() -> String {
        cards::provenance()
    }

    fn listener(setup: &Setup) -> Option<Recorder> {
        Recorder::new(setup.mode, setup.character(Seat(0)).unwrap_or_default())
    }
    fn hear(listener: &mut Recorder, event: &Event, career: &mut Profile) -> Vec<Feat> {
        listener.hear(event, career).into_iter().map(|a| feat(a, true)).collect()
    }
    fn feats(career: &Profile) -> Vec<Feat> {
        Achievement::ALL.map(|a| feat(a, career.earned().contains(&a))).to_vec()
    }

    fn set_up(position: &Position) -> Result<Table, BadSetup> {
        let mut bad = position.check_cast();
        match position.set_up() {
            Ok(table) if bad.is_empty() => Ok(table),
            Ok(_) => Err(BadSetup(bad)),
            Err(more) => {
                bad.extend(more.0);
                Err(BadSetup(bad))
            }
        }
    }
    fn written(&self) -> Option<Position> {
        Position::of(self)
    }
}

fn feat(a: Achievement, earned: bool) -> Feat {
    Feat { name: a.name(), text: a.text(), points: a.points(), earned }
}

fn end(view: &View) -> Option<String> {
    let o = &view.open;
    let side = match o.standing() {
        Standing::Playing => return None,
        Standing::Drawn => return Some("The game is drawn.".into()),
        Standing::Won(side) => side,
    };
    let winners: Vec<Seat> = o.seats().iter().filter(|s| words::side_of(o, *s) == side).collect();
    let names: Vec<String> = winners.iter().map(|s| words::name(view, *s)).collect();
    let won = format!("{} won the game", words::list(&names));
    let lost: Vec<Seat> = o.seats().iter().filter(|s| !winners.contains(s)).collect();
    let gave_up: Vec<Seat> = lost.iter().copied().filter(|s| o.fighter(*s).conceded).collect();
    let out = |s: &Seat| o.fighter(*s).conceded || o.fighter(*s).defeated;
    if !gave_up.is_empty() && lost.iter().all(out) {
        let names: Vec<String> = gave_up.iter().map(|s| words::name(view, *s)).collect();
        let won = won.strip_prefix("You").map_or(won.clone(), |rest| format!("you{rest}"));
        return Some(words::capital(&format!("{} conceded; {won}.", words::list(&names))));
    }
    let won = words::capital(&won);
    let tokens = (o.tokens(side), o.tokens(side.other()));
    let score = match o.mode().is_raid() {
        true => String::new(),
        false => format!(" {} to {}", tokens.0, tokens.1),
    };
    let lost = matches!(view.viewer, Viewer::Seat(me) if !winners.contains(&me));
    Some(format!("{won}{score}.{}", if lost { " Better luck next time!" } else { "" }))
}
