//! Fantasy Clash as the kernel sees it.

use crate::choice::Choice;
use crate::event::Event;
use crate::magic::MagicId;
use crate::setup::Setup;
use crate::space::{Space, other};
use crate::step::Step;
use crate::table::{How, Standing, Table};
use crate::view::View;
use crate::why::{self, Why};
use kernel::{Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, Viewer, Weigh};
use std::fmt;

/// Something a player can point at and ask "why not?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A card of his on the battlefield.
    Card(Space),
    /// A spell, item or evolution of his.
    Magic(MagicId),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(space) => write!(f, "space {space}"),
            Thing::Magic(magic) => write!(f, "{magic}"),
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

    const NAME: &'static str = "fantasy-clash";
    const RULES: u32 = 5;

    fn start(setup: &Setup, play: &mut Play<Event>) -> Result<Table, BadSetup> {
        setup.check()?;
        let mut t = Table::empty(setup);
        t.begin_game(play);
        t.run(play);
        Ok(t)
    }

    fn seats(&self) -> usize {
        2
    }

    fn asks(&self) -> Asks {
        match self.open().agenda.top() {
            _ if self.open().standing != Standing::Playing => Asks::Over,
            Some(step) => step.asks(self),
            None => Asks::Over,
        }
    }

    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        if let Some(step) = self.open().agenda.top() {
            step.weigh(self, seat, out);
        }
    }

    fn interjections(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.open().standing != Standing::Playing {
            return;
        }
        match self.open().agenda.top() {
            Some(Step::Deploy(deploy)) => deploy.interjections(self, seat, out),
            Some(Step::PickFaction(_)) if self.hidden().picks[seat].is_some() => {
                out.push(Choice::TakeBack);
            }
            _ => (),
        }
        out.push(Choice::Concede);
    }

    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        self.answer(seat, choice, play);
        self.run(play);
    }

    fn seen(&self, seat: Seat, choice: Choice, by: Seat) -> Option<Choice> {
        match choice {
            _ if seat == by => Some(choice),
            // A pick is shown with that of the other (FC-R9).
            _ if choice.is_drafting() || matches!(choice, Choice::Pick(_)) => None,
            // Which army was chosen is as secret as what was laid out by hand (FC-2.8).
            Choice::Deploy(_) => Some(Choice::Commit),
            _ => Some(choice),
        }
    }

    fn discloses(choice: Choice) -> bool {
        // Where a card stands is open to all, and what its move shows is told as a reveal. A phase
        // that was ended is not reopened (FC-5.5) unless the other side agrees. Who stays or
        // reinforces (FC-10.8) is seen to do so, and no event tells it that could be taken back.
        !matches!(
            choice,
            Choice::Pick(_)
                | Choice::Deploy(_)
                | Choice::Commit
                | Choice::Move(..)
                | Choice::Attach(..)
                | Choice::FollowUp
                | Choice::Put(_)
                | Choice::Pass
                | Choice::Keep
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
        let open = self.open();
        out.extend(open.army(seat).map(|id| Thing::Card(open.cards[id].at)));
        let Some(faction) = open.factions.known(seat) else { return };
        let unplayed = MagicId::support(faction).filter(|magic| open.is_unplayed(seat, *magic));
        out.extend(MagicId::spells(faction).chain(unplayed).map(Thing::Magic));
    }

    fn concerns(&self, _: Seat, choice: Choice, thing: Thing) -> bool {
        match thing {
            Thing::Card(space) => choice.card() == Some(space),
            Thing::Magic(magic) => choice.magic() == Some(magic),
        }
    }

    fn untimely(&self, seat: Seat, choice: Choice) -> Option<Why> {
        Some(self.why_not(seat, choice))
    }

    fn idle(&self, seat: Seat, thing: Thing) -> Option<Why> {
        Some(match thing {
            _ if !self.open().factions.all_known() => why::PICK_FIRST,
            _ if matches!(self.open().agenda.top(), Some(Step::Deploy(_))) => why::NOT_HOME,
            _ if !self.asks().asks(seat) && self.open().active != seat => why::NOT_YOUR_TURN,
            _ if !self.asks().asks(seat) => why::NOT_YOUR_DECISION,
            _ if !self.is_free(seat) => why::OTHER_QUESTION,
            Thing::Card(space) => self.why_idle(seat, space),
            Thing::Magic(magic) => self.why_unused(seat, magic),
        })
    }
}

impl Table {
    /// Whether this player is at a priority point of his own turn.
    fn is_free(&self, seat: Seat) -> bool {
        matches!(self.open().agenda.top(), Some(Step::InPhase(_))) && self.open().active == seat
    }
    /// Why an answer that is not on the list is none.
    fn why_not(&self, seat: Seat, choice: Choice) -> Why {
        if let Some(Step::PickFaction(pick)) = self.open().agenda.top() {
            return match choice {
                Choice::TakeBack => why::NOTHING_PICKED,
                Choice::Pick(_) => pick.refusal(self, seat).unwrap_or(why::PICK_FIRST),
                _ => why::PICK_FIRST,
            };
        }
        if let Some(Step::Deploy(deploy)) = self.open().agenda.top() {
            return match choice {
                Choice::Pick(_) => why::HAS_FACTION,
                _ if !deploy.waiting.has(seat) => why::DEPLOYED,
                Choice::Place(unit, space) => {
                    self.may_place(seat, unit, space).err().unwrap_or(why::NOT_HOME)
                }
                Choice::Commit => why::NOT_FULL,
                _ => why::NOT_HOME,
            };
        }
        match choice {
            Choice::Pick(_) => why::HAS_FACTION,
            _ if choice.is_drafting() => why::DEPLOYED,
            Choice::Deploy(_) | Choice::Commit | Choice::TakeBack => why::DEPLOYED,
            _ if !self.asks().asks(seat) && self.open().active != seat => why::NOT_YOUR_TURN,
            _ if !self.asks().asks(seat) => why::NOT_YOUR_DECISION,
            Choice::Attack(..) if matches!(self.open().agenda.top(), Some(Step::Press(_))) => {
                why::MUST_PRESS_ON
            }
            Choice::Reroll(_) | Choice::RerollDefence(_) => why::NO_SUCH_DIE,
            _ if !self.is_free(seat) => why::OTHER_QUESTION,
            _ => self.may(seat, choice).err().unwrap_or(why::NOTHING_TO_ANSWER),
        }
    }

    #[inline]
    fn answer(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        debug_assert!(
            choice.may_interject() || kernel::is_offered(self, seat, choice),
            "{seat} may not answer `{choice}`"
        );
        match choice {
            Choice::Concede => self.win(play, other(seat), How::Conceded),
            _ => Step::answer_next(self, play, (seat, choice)),
        }
    }
}

kernel::runs_on!();
