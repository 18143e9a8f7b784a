//! Shadows as the kernel sees it.

use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::setup::Setup;
use crate::step::{Plan, StartGame, Step, Study};
use crate::table::{Mode, Place, Standing, Table};
use crate::view::View;
use crate::why::{self, Why};
use kernel::{Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, Viewer, Weigh};
use std::fmt;

/// Something a player can point at and ask "why not?": a card of his Hand, or one in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Held(CardId),
    InPlay(CardId),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Held(card) => write!(f, "{card} in Hand"),
            Thing::InPlay(card) => write!(f, "{card} in play"),
        }
    }
}

impl Game for Table {
    type Setup = Setup;
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Thing;
    type Why = Why;
    /// The answer, or only that there was one.
    type Seen = Option<Choice>;

    const NAME: &'static str = "shadows";
    const RULES: u32 = 6;

    fn start(setup: &Setup, play: &mut Play<Event>) -> Result<Table, BadSetup> {
        setup.check()?;
        let mut t = Table::empty(setup);
        t.then(Step::StartGame(StartGame));
        t.run(play);
        Ok(t)
    }

    fn seats(&self) -> usize {
        usize::from(self.open().count)
    }

    fn asks(&self) -> Asks {
        match self.open().agenda.top() {
            Some(step) if self.open().standing == Standing::Playing => step.asks(self),
            _ => Asks::Over,
        }
    }

    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        if let Some(step) = self.open().agenda.top()
            && self.asks().asks(seat)
        {
            step.weigh(self, seat, out);
        }
    }

    fn interjections(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.open().standing != Standing::Playing {
            return;
        }
        match self.open().agenda.top() {
            Some(Step::Plan(plan)) => plan.interjections(self, seat, out),
            Some(Step::Study(study)) => study.interjections(self, seat, out),
            _ => (),
        }
        if self.open().count == 2 {
            out.push(Choice::Concede);
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        self.answer(seat, choice, play);
        self.run(play);
    }

    fn seen(&self, seat: Seat, choice: Choice, by: Seat) -> Option<Choice> {
        // Own Pools are drawn from at the same time (SH-28.1).
        let sealed =
            matches!(choice, Choice::Keep | Choice::Mulligan) && self.open().mode == Mode::Own;
        let hidden = choice.is_secret() || choice == Choice::TakeBack || sealed;
        if seat == by || !hidden { Some(choice) } else { None }
    }

    fn discloses(choice: Choice) -> bool {
        // These speak of what lies open, or could be said with any Hand.
        !matches!(
            choice,
            Choice::Hero(_)
                | Choice::Everyone(_)
                | Choice::Ready
                | Choice::EndTurn
                | Choice::At(_)
                | Choice::Against(_)
                | Choice::Option(_)
                | Choice::Stun(..)
                | Choice::Destroy(..)
                | Choice::Replace(_)
                | Choice::Release(_)
                | Choice::Unstun(_)
                | Choice::Again
                | Choice::Pass
                | Choice::NoResponse
                | Choice::Shield(_)
                | Choice::Break(_)
                | Choice::Mend(_)
                | Choice::Enough
                | Choice::Lose(..)
                | Choice::Buy(_)
                | Choice::Drop(_)
        )
    }

    fn shows(event: &Event) -> bool {
        event.shows()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        Imagined::redealt(view.imagine(chance))
    }

    fn things(&self, seat: Seat, out: &mut Vec<Thing>) {
        let held = self.hidden_in(seat, Place::Hand);
        out.extend(held.map(|(_, card)| Thing::Held(card)));
        let player = &self.open().players[seat];
        out.extend(player.shown().map(|(_, own)| Thing::InPlay(own.face)));
        let items = CardId::items().filter(|i| self.open().gear(seat).any(|g| g.item == *i));
        out.extend(items.map(Thing::InPlay));
    }

    fn concerns(&self, _: Seat, choice: Choice, thing: Thing) -> bool {
        let (Thing::Held(card) | Thing::InPlay(card)) = thing;
        choice.card() == Some(card)
    }

    fn untimely(&self, seat: Seat, choice: Choice) -> Option<Why> {
        let asked = self.asks().asks(seat);
        Some(match choice {
            _ if !asked && matches!(self.asks(), Asks::Each(s) if s.len() > 1) => why::DECIDED,
            _ if !asked => why::NOT_YOUR_DECISION,
            Choice::Play(_) | Choice::Queue(_) => why::NOT_IN_HAND,
            Choice::Respond(_) => why::NO_RESPONSE,
            Choice::Shield(_) => why::NO_SHIELD,
            Choice::Buy(_) => why::NOT_FOR_SALE,
            Choice::Study(_) => why::NOT_IN_LIBRARY,
            Choice::Take(_) => why::NOT_IN_DECK,
            Choice::At(_) => why::NOT_LEGAL,
            Choice::Mission(_) => why::NOT_DEALT,
            Choice::Equip(_) => why::NOT_OFFERED,
            Choice::TakeBack => why::NOTHING_CHOSEN,
            _ => why::NOT_NOW,
        })
    }

    fn idle(&self, seat: Seat, _: Thing) -> Option<Why> {
        Some(if self.asks().asks(seat) { why::NOT_NOW } else { why::NOT_YOUR_DECISION })
    }
}

impl Table {
    #[inline]
    fn answer(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        debug_assert!(
            choice.may_interject() || kernel::is_offered(self, seat, choice),
            "{seat} may not answer `{choice}`"
        );
        match choice {
            Choice::Concede => self.concede(play, seat),
            Choice::TakeBack if matches!(self.open().agenda.top(), Some(Step::Plan(_))) => {
                Plan::take_back(self, seat);
            }
            Choice::TakeBack => Study::take_back(self, seat),
            _ => Step::answer_next(self, play, (seat, choice)),
        }
    }
}

kernel::runs_on!();
