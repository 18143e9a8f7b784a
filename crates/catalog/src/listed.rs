//! What a game tells the catalog about itself beyond its rules: words, drawings, modes, notation.

use crate::{Agreed, Bout, Feat, Field, ModeLine, Paint, Unplayable, Weight};
use bots::{Evaluation, Lineups, Taught};
use kernel::{BadSetup, Seat, SeatSet, Watched};
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;

/// A game of the hall.
///
/// Whatever is said or drawn is made from a view. The functions that get the table that is really
/// played are the last ones, and `draw` for whoever may see everything; no player is asked there.
pub trait Listed: Watched {
    /// What bots know of it.
    type Knowledge: Evaluation<Self> + Taught<Lineups: Lineups<Self>> + Sync + 'static;
    /// A game written down at the start of a turn.
    type Position: Clone + Serialize + DeserializeOwned + Send + Sync;

    /// What a player keeps from match to match.
    type Career: Default + Serialize + DeserializeOwned;
    /// Somebody who listens to one match and writes into a career.
    type Listener: Send + Sync;

    const TITLE: &'static str;
    /// One line that makes somebody want to play it.
    const ABOUT: &'static str;
    /// Whose game it is.
    const OWNER: &'static str;
    /// The rules, one clause a line, as they are in `docs/rules`.
    const RULEBOOK: &'static str;
    /// A position with all fields that are needed and no others, as JSON.
    const LEAST_POSITION: &'static str;
    /// Whether the table on a terminal is a list of lines: who has seen it is told what changed.
    const IS_LIST: bool = false;
    /// What can be asked about besides the things on the table, in the words of a list.
    const TOPICS: &'static str;

    /// A label as people read it, where it names things as the card data has them.
    fn label_said(label: &str) -> String {
        label.into()
    }

    /// Options that favour a side, besides those that are said seat by seat.
    const UNEVEN: &'static [&'static str] = &[];

    /// The mode that bots are compared in if none is named, where that is not the usual one: what
    /// is easy to begin with may leave little to skill.
    const TESTS_SKILL: Option<&'static str> = None;

    /// The ways to play and what can be agreed for each; the first is the usual one.
    fn modes() -> Vec<ModeLine>;
    /// Modes with options that are well known together, each a way to play of its own.
    fn presets() -> Vec<wire::PresetLine> {
        Vec::new()
    }
    /// Which values of a mode's options need which values of others.
    fn only(_mode: &ModeLine) -> Vec<wire::Only> {
        Vec::new()
    }
    /// What was agreed, in words for whoever is invited.
    fn agreed_words(agreed: &Agreed) -> Vec<wire::AgreedLine> {
        agreed.in_words()
    }
    /// The setup of options that the mode has. What they rule out together is refused here.
    fn setup(agreed: &Agreed) -> Result<Self::Setup, Unplayable>;
    /// What a match that is over leaves to the next one between the same people, as options.
    fn again(&self, _said: &mut BTreeMap<String, String>) {}
    /// What somebody who begins a match of this setup should know.
    fn remarks(_setup: &Self::Setup) -> Vec<String> {
        Vec::new()
    }
    /// Who meets whom when many games are played.
    fn bouts(field: &Field) -> Result<Vec<Bout<Self::Setup>>, Unplayable>;

    /// The seats that people or bots play; the rest is played by the rules.
    fn players(view: &Self::View) -> SeatSet;
    /// The name of whoever sits there, as the viewer's table would call him.
    fn name_of(view: &Self::View, seat: Seat) -> String;
    /// The side or team this seat plays for as far as the viewer knows; nothing where everybody
    /// plays for himself.
    fn team_of(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }
    /// What this seat is asked, in a sentence for this seat alone: what it is offered may show in
    /// it.
    fn question(view: &Self::View, seat: Seat, offered: &[Self::Choice]) -> String;
    /// What a choice would do, in a sentence.
    fn choice_words(view: &Self::View, seat: Seat, choice: Self::Choice) -> String;
    /// Whether a choice gives the match up: people are asked twice.
    fn gives_up(choice: Self::Choice) -> bool;
    /// Whether what may be said at any time is left out of lists, because there is too much of it;
    /// it is taken all the same.
    fn goes_without_listing(_choice: Self::Choice) -> bool {
        false
    }
    /// Whether a choice that is refused so may be named behind others of the same question: cards
    /// of a set that is named in one order.
    fn comes_later(_why: Self::Why) -> bool {
        false
    }
    /// Whether several such choices of one question make a set, which the game takes in one order:
    /// it does not matter which of them is named first.
    fn is_of_a_set(_choice: Self::Choice) -> bool {
        false
    }
    /// What happened, in a sentence; nothing for what goes without saying.
    fn event_words(view: &Self::View, event: &Self::Event) -> Option<String>;
    /// The same for events in a row, one entry each: a game may tell several of them in one
    /// sentence, at the place of the first, and leave the others empty.
    fn tell(view: &Self::View, events: &[&Self::Event]) -> Vec<String> {
        events.iter().map(|e| Self::event_words(view, e).unwrap_or_default()).collect()
    }
    /// How much it matters, for whoever has room for some of the news only.
    fn weight(event: &Self::Event) -> Weight;
    /// Which named thing somebody used just then (an ability, a chip, a card), for statistics of
    /// what is used and how its users fare. Only what everybody hears is asked about.
    fn used(event: &Self::Event) -> Option<(Seat, String)>;
    /// How the game ended, in a sentence.
    fn end_words(view: &Self::View) -> Option<String>;
    /// What a thing is to this seat, in a sentence or two.
    fn about(view: &Self::View, seat: Seat, thing: Self::Thing) -> String;
    /// What any other word of the game means (a name, a card that lies elsewhere).
    fn look_up(view: &Self::View, word: &str) -> Option<String>;
    /// Who sits there, where, and on whose side.
    fn about_seat(view: &Self::View, seat: Seat) -> String;
    /// The steps that are due, the next one first: for reading.
    fn due(view: &Self::View) -> Vec<String>;
    /// The table as a terminal shows it, at most 80 columns wide. With `open`, the table that is
    /// really played, hidden cards too.
    fn draw(view: &Self::View, open: Option<&Self>, paint: &Paint) -> String;

    /// The same as data for a client that draws.
    fn picture(view: &Self::View, open: Option<&Self>) -> wire::Picture;
    /// What a choice is made of, for whoever builds it by clicking.
    fn parts(view: &Self::View, seat: Seat, choice: Self::Choice) -> wire::Parts;
    /// The name of a mode in a heading, and its seats before anybody sits there.
    fn mode_words(mode: &str) -> (&'static str, Vec<wire::SeatLine>);
    /// Every card with its text and rulings.
    fn cards() -> Vec<wire::CardLine>;
    /// How much of the cards is from the rulebook and how much this project designed, in sentences.
    fn provenance() -> String;

    /// Nothing where a match of this setup earns nothing.
    fn listener(_setup: &Self::Setup) -> Option<Self::Listener> {
        None
    }
    /// Hears one event and says what it earned.
    fn hear(
        _listener: &mut Self::Listener,
        _event: &Self::Event,
        _career: &mut Self::Career,
    ) -> Vec<Feat> {
        Vec::new()
    }
    /// Everything that can be earned, and what has been.
    fn feats(_career: &Self::Career) -> Vec<Feat> {
        Vec::new()
    }

    /// The table just before the turn of a position begins.
    fn set_up(position: &Self::Position) -> Result<Self, BadSetup>;
    /// The position of a table whose next step is the beginning of a turn.
    fn written(&self) -> Option<Self::Position>;
}
