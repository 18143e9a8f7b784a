//! Puzzle Strike as the kernel sees it.

use crate::chip::ChipId;
use crate::choice::{Choice, Lies, Verb, Zone};
use crate::event::Event;
use crate::setup::Setup;
use crate::step::{Deal, DealBank, DealPool, PickBlind, PickCharacter, Step};
use crate::table::{Standing, Table};
use crate::view::View;
use crate::why::{self, Why};
use kernel::{Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, Viewer, Weigh};
use std::fmt;

/// Something a player can point at and ask "why not?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A chip of his hand.
    InHand(ChipId),
    /// A stack of the bank.
    InBank(ChipId),
    /// The end of his action phase.
    EndActions,
    /// The end of his buy phase, which waits for a purchase (PS-4.16).
    EndBuying,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::InHand(chip) => write!(f, "{chip} in hand"),
            Thing::InBank(chip) => write!(f, "{chip} in the bank"),
            Thing::EndActions => write!(f, "{}", Choice::EndActions),
            Thing::EndBuying => write!(f, "{}", Choice::EndBuying),
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

    const NAME: &'static str = "puzzle-strike";
    const RULES: u32 = 2;

    fn start(setup: &Setup, play: &mut Play<Event>) -> Result<Table, BadSetup> {
        setup.check()?;
        let mut t = Table::empty(setup);
        t.choose_characters(play, setup);
        match setup.stacks() {
            Some(stacks) => t.lay_bank(play, &stacks),
            None => t.then(Step::DealBank(DealBank)),
        }
        t.then(Step::Deal(Deal));
        t.run(play);
        Ok(t)
    }

    fn seats(&self) -> usize {
        self.open().mode.seats()
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
        if self.open().standing == Standing::Playing && self.may_concede(seat) {
            out.push(Choice::Concede);
        }
        if self.hidden().drafts[seat].is_some() {
            out.push(Choice::TakeBack);
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        self.answer(seat, choice, play);
        self.run(play);
    }

    fn seen(&self, seat: Seat, choice: Choice, by: Seat) -> Option<Choice> {
        // Which chip is kept is hidden from the opponents, that one is kept is not (PS-4.24).
        let sealed = matches!(self.open().agenda.top(), Some(Step::PickBlind(_))) && seat != by;
        let kept = matches!(choice, Choice::Keep(_)) && self.open().are_opponents(seat, by);
        let hidden = kept || self.is_covered(choice, by) || sealed && choice != Choice::TakeBack;
        (!hidden).then_some(choice)
    }

    fn discloses(choice: Choice) -> bool {
        // Ending a phase of actions or picking a character needs no chip.
        !matches!(choice, Choice::EndActions | Choice::Pick(_) | Choice::Draft(_))
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
        out.extend(self.hand(seat).slots().map(|slot| Thing::InHand(open.chip(slot))));
        out.extend(
            open.kinds.all()[..usize::from(open.stacks)].iter().map(|chip| Thing::InBank(*chip)),
        );
        out.extend([Thing::EndActions, Thing::EndBuying]);
    }

    fn concerns(&self, seat: Seat, choice: Choice, thing: Thing) -> bool {
        let is = |chip, lies| {
            choice.chip() == Some(chip) && choice.lies(self.open(), seat) == Some(lies)
        };
        match thing {
            Thing::InHand(chip) => is(chip, Lies::of(Zone::Hand, seat)),
            Thing::InBank(chip) => is(chip, Lies::BANK),
            Thing::EndActions => choice == Choice::EndActions,
            Thing::EndBuying => choice == Choice::EndBuying,
        }
    }

    fn untimely(&self, seat: Seat, choice: Choice) -> Option<Why> {
        Some(match choice {
            _ if !self.open().active.has(seat) => why::OUT,
            Choice::Concede => why::NO_CONCEDING,
            Choice::TakeBack => why::NOTHING_TO_TAKE_BACK,
            Choice::Pick(_) if self.hidden().drafts[seat].is_some() => why::PICKED_ALREADY,
            Choice::Draft(_) => why::NOT_IN_POOL,
            Choice::Pick(_) | Choice::Swap(..) | Choice::NewBank | Choice::GoesFirst(_) => {
                why::NOT_BETWEEN_GAMES
            }
            Choice::Play(..)
            | Choice::PlayPiled(..)
            | Choice::EndActions
            | Choice::Buy(_)
            | Choice::BuyOnTop(_)
            | Choice::EndBuying
                if !self.open().is_turn(seat) =>
            {
                why::NOT_YOUR_TURN
            }
            _ if !self.asks().asks(seat) => self.why_not_asked(seat),
            Choice::Play(chip, _) => self.why_not_play(seat, chip),
            Choice::EndActions => why::NOT_ACTING,
            Choice::PlayPiled(..) => self.why_not_play_piled(seat),
            Choice::BuyOnTop(_) => why::NOT_ON_TOP,
            Choice::Buy(chip) => self.why_not_for_sale(chip),
            Choice::Pay(_) | Choice::PayAll => why::NO_SUCH_GEM,
            Choice::EndBuying => why::NOT_BUYING,
            Choice::Keep(_) | Choice::KeepNoMore => why::NO_PIG,
            Choice::React(_) | Choice::ReactAs(..) | Choice::ReactPiled(_) => why::NO_REACTION,
            _ => why::OTHER_QUESTION,
        })
    }

    fn idle(&self, seat: Seat, thing: Thing) -> Option<Why> {
        let top = self.open().agenda.top();
        let phase = matches!(top, Some(Step::Act(_) | Step::Buy(_) | Step::Keep(_)));
        Some(match thing {
            _ if !self.open().active.has(seat) => why::OUT,
            _ if !self.open().is_turn(seat) => why::NOT_YOUR_TURN,
            _ if !self.asks().asks(seat) => self.why_not_asked(seat),
            _ if !phase => why::OTHER_QUESTION,
            Thing::InHand(_) | Thing::EndActions => why::NOT_ACTING,
            Thing::InBank(_) | Thing::EndBuying => why::NOT_BUYING,
        })
    }
}

impl Table {
    /// Characters are agreed, picked openly or secretly, or chips are drafted instead.
    fn choose_characters(&mut self, play: &mut Play<Event>, setup: &Setup) {
        if setup.clockwork {
            return self.then(Step::DealPool(DealPool));
        }
        for seat in self.open().seats().iter() {
            if let Some(who) = setup.character(seat) {
                self.pick_character(play, seat, who);
            }
        }
        let waiting = setup.open_seats();
        if setup.blind || setup.tournament {
            return self.then(Step::PickBlind(PickBlind { waiting }));
        }
        for seat in waiting.iter() {
            self.then(Step::PickCharacter(PickCharacter { seat }));
        }
    }
    /// Whether the answer puts a chip on a bag that this seat does not see (PS-2.9).
    fn is_covered(&self, choice: Choice, by: Seat) -> bool {
        let covers = matches!(choice, Choice::Chip(Verb::Cover, ..));
        matches!(self.open().agenda.top(), Some(Step::Ask(ask)) if covers
            && self.open().player(ask.who).laid_open == 0
            && self.open().are_opponents(ask.who, by))
    }
    fn why_not_asked(&self, seat: Seat) -> Why {
        let own = self.open().is_turn(seat);
        if own && self.open().player(seat).done { why::DONE } else { why::NOT_YOUR_DECISION }
    }
    fn why_not_play(&self, seat: Seat, chip: ChipId) -> Why {
        let acting = matches!(self.open().agenda.top(), Some(Step::Act(_)));
        match () {
            _ if !acting => why::NOT_ACTING,
            _ if !self.holds(seat, chip) => why::NOT_HELD,
            _ => why::NO_SUCH_ARROW,
        }
    }
    fn why_not_play_piled(&self, seat: Seat) -> Why {
        let acting = matches!(self.open().agenda.top(), Some(Step::Act(_)));
        match () {
            _ if !acting => why::NOT_ACTING,
            _ if self.open().player(seat).piled == 0 => why::NOT_PILED,
            _ => why::NO_SUCH_ARROW,
        }
    }
    fn why_not_for_sale(&self, chip: ChipId) -> Why {
        if chip.is_character() { why::NOT_FOR_SALE } else { why::NOT_BUYING }
    }

    #[inline]
    fn answer(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        debug_assert!(
            choice.may_interject() || kernel::is_offered(self, seat, choice),
            "{seat} may not answer `{choice}`"
        );
        match choice {
            Choice::Concede => self.concede(play, seat),
            Choice::TakeBack => self.unseal(play, seat),
            _ => Step::answer_next(self, play, (seat, choice)),
        }
    }
}

kernel::runs_on!();
