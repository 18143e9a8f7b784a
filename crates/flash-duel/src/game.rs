//! Flash Duel as the kernel sees it.

use crate::ability::AbilityId;
use crate::choice::Choice;
use crate::event::Event;
use crate::pile::Number;
use crate::setup::{Mode, Setup};
use crate::step::{DealLoyalty, DealPool, MortalOrder, PickBlind, PickCharacter, PickDragon, Step};
use crate::table::{Standing, Table};
use crate::view::View;
use crate::why::{self, Why};
use crate::{Space, Way};
use kernel::{Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Viewer, Weigh};
use std::fmt;

/// A kind of action a player can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Move,
    Push,
    Attack,
    DashingStrike,
    Block,
    Retreat,
    DashingBlock,
}

impl Action {
    pub const ALL: [Action; 7] = [
        Action::Move,
        Action::Push,
        Action::Attack,
        Action::DashingStrike,
        Action::Block,
        Action::Retreat,
        Action::DashingBlock,
    ];
}

/// Something a player can point at and ask "why not?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Action(Action),
    Card(Number),
    Ability(AbilityId),
    Space(Space),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Action(Action::Move) => f.write_str("move"),
            Thing::Action(Action::Push) => f.write_str("push"),
            Thing::Action(Action::Attack) => f.write_str("attack"),
            Thing::Action(Action::DashingStrike) => f.write_str("dashing strike"),
            Thing::Action(Action::Block) => f.write_str("block"),
            Thing::Action(Action::Retreat) => f.write_str("retreat"),
            Thing::Action(Action::DashingBlock) => f.write_str("dashing block"),
            Thing::Card(n) => write!(f, "card {n}"),
            Thing::Ability(id) => write!(f, "{id}"),
            Thing::Space(s) => write!(f, "space {s}"),
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

    const NAME: &'static str = "flash-duel";
    const RULES: u32 = 7;

    fn start(setup: &Setup, play: &mut Play<Event>) -> Result<Table, BadSetup> {
        setup.check()?;
        let mut t = Table::laid(setup);
        for seat in t.open().seats().iter() {
            if let Some(who) = setup.character(seat) {
                t.pick_character(play, seat, who);
            }
        }
        t.open_game(setup);
        t.run(play);
        Ok(t)
    }

    fn seats(&self) -> usize {
        self.open().mode.seats()
    }

    fn asks(&self) -> Asks {
        match self.open().agenda.top() {
            _ if self.open().standing != Standing::Playing => Asks::Over,
            // Most decisions are this one; it need not take the long way.
            Some(Step::MainAction(step)) => step.asks(self),
            Some(step) => step.asks(self),
            None => Asks::Over,
        }
    }

    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        match self.open().agenda.top() {
            Some(Step::MainAction(step)) => step.weigh(self, seat, out),
            Some(step) => step.weigh(self, seat, out),
            None => (),
        }
    }

    fn interjections(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.open().standing != Standing::Playing || self.open().mode.bot_seat() == Some(seat) {
            return;
        }
        let f = self.open().fighter(seat);
        if !f.conceded && !self.open().is_out(seat) {
            out.push(Choice::Concede);
        }
        if self.hidden().drafts[seat].is_some() {
            out.push(Choice::TakeBack);
        }
        if self.open().mode.is_team_mode() && self.open().round > 0 && !f.defeated {
            out.extend(self.open().allies(seat).iter().map(Choice::ShowHandTo));
        }
        if self.open().mode.is_betrayal() && self.open().round > 0 {
            self.betrayal_interjections(seat, out);
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        self.answer(seat, choice, play);
        self.run(play);
    }

    fn seen(&self, seat: Seat, choice: Choice, by: Seat) -> Option<Choice> {
        let own = seat == by;
        let hidden = match (choice, self.open().agenda.top()) {
            (Choice::Stash(_), _) => !own,
            (_, Some(Step::PickBlind(_))) => !own,
            // An ability in an offer is announced to all.
            (_, Some(Step::Offers(_))) => {
                self.open().are_enemies(seat, by) && choice.lent().is_none()
            }
            _ => false,
        };
        (!hidden).then_some(choice)
    }

    fn discloses(choice: Choice) -> bool {
        // Who goes first, who plays what, and letting a chance go by need no card.
        !matches!(
            choice,
            Choice::Pass
                | Choice::Pick(_)
                | Choice::Draft(_)
                | Choice::GoesFirst(_)
                | Choice::Lead(_)
                | Choice::GoNext
        )
    }

    fn shows(event: &Event) -> bool {
        matches!(
            event,
            Event::CharacterPicked { .. }
                | Event::PoolDealt { .. }
                | Event::CoinFlipped { .. }
                | Event::LoyaltyDealt { .. }
                | Event::LoyaltyShown { .. }
                | Event::Accused { .. }
                | Event::TraitorRevealed { .. }
                | Event::HandNamed { .. }
                | Event::Drew { .. }
                | Event::DrewOpenly { .. }
                | Event::ChosenAtRandom { .. }
                | Event::CardsShown { .. }
                | Event::HandShown { .. }
                | Event::HandSeen { .. }
                | Event::Stashed { .. }
                | Event::HelpOffered { .. }
                | Event::Discarded { .. }
                // A game that ends because nobody loyal is left says who was not.
                | Event::RoundWon { .. }
        )
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
        let team = self.open().mode.is_team_mode();
        let actions = Action::ALL.into_iter().filter(|a| *a != Action::DashingBlock || team);
        out.extend(actions.map(Thing::Action));
        out.extend(self.hand(seat).numbers().map(Thing::Card));
        out.extend(self.open().fighter(seat).cards().map(|(id, _)| Thing::Ability(id)));
        out.extend(Space::ALL.map(|s| Thing::Space(Space(s))));
    }

    fn concerns(&self, seat: Seat, choice: Choice, thing: Thing) -> bool {
        match thing {
            Thing::Action(action) => action_of(choice) == Some(action),
            Thing::Card(n) => uses_number(choice, n),
            Thing::Ability(id) => match choice {
                Choice::Use(used, _) | Choice::Draft(used) => used == id,
                Choice::Swap { out, .. } => out == id,
                _ => choice.lent() == Some(id),
            },
            Thing::Space(space) => self.leads_to(seat, choice) == Some(space),
        }
    }

    fn untimely(&self, seat: Seat, choice: Choice) -> Option<Why> {
        Some(match choice {
            _ if self.open().is_out(seat) => why::DEFEATED,
            Choice::Accuse(_) => why::NO_ACCUSATION,
            Choice::Reveal => why::NOTHING_TO_REVEAL,
            Choice::ShowHandTo(_) => why::NO_TEAMMATE,
            Choice::Concede => why::CONCEDED_ALREADY,
            Choice::TakeBack => why::NOTHING_TO_TAKE_BACK,
            Choice::Use(id, _) if !self.open().has_ability(seat, id) => why::NOT_YOUR_ABILITY,
            _ if choice.lent().is_some_and(|id| !self.open().has_ability(seat, id)) => {
                why::NOT_YOUR_ABILITY
            }
            _ if !self.asks().asks(seat) => why::NOT_YOUR_DECISION,
            Choice::Pass if self.must_act() => why::COMPULSORY,
            Choice::TakeTheHit => why::NOT_ATTACKED,
            Choice::Draft(_) | Choice::Swap { .. } => why::NOT_IN_POOL,
            _ => self.why_not_play(seat, choice).unwrap_or(why::OTHER_QUESTION),
        })
    }

    fn idle(&self, seat: Seat, thing: Thing) -> Option<Why> {
        if self.open().is_out(seat) {
            return Some(why::DEFEATED);
        }
        if let Thing::Ability(id) = thing {
            let up = self.open().fighter(seat).cards().any(|(a, up)| a == id && up);
            return Some(self.open().why_not_now(seat, id, up));
        }
        if !self.asks().asks(seat) {
            return Some(why::NOT_YOUR_DECISION);
        }
        let acting = matches!(self.open().agenda.top(), Some(Step::MainAction(_)));
        let answering = matches!(self.open().agenda.top(), Some(Step::Respond(_)));
        Some(match thing {
            Thing::Action(Action::Block | Action::Retreat) if acting => why::NOT_ATTACKED,
            Thing::Action(Action::DashingBlock) => why::NO_ALLY_THREATENED,
            Thing::Space(_) if acting || answering => why::OUT_OF_REACH,
            Thing::Action(_) if answering => why::ONE_MAIN_ACTION,
            _ => why::OTHER_QUESTION,
        })
    }
}

fn action_of(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Move(..) => Action::Move,
        Choice::Push(_) => Action::Push,
        Choice::Attack(_) => Action::Attack,
        Choice::Strike(..) => Action::DashingStrike,
        Choice::Block(..) => Action::Block,
        Choice::Retreat(_) => Action::Retreat,
        Choice::Offer(..) => Action::DashingBlock,
        _ => return None,
    })
}

fn uses_number(choice: Choice, n: Number) -> bool {
    match choice {
        Choice::Discard(m) | Choice::DiscardPair(m) | Choice::Show(m) | Choice::Stash(m) => m == n,
        Choice::ShowHand(cards) => cards.of(n) > 0,
        _ => choice.cost().hand.of(n) > 0,
    }
}

impl Table {
    /// Whether the main action of a turn is asked for (FD-6.3).
    fn must_act(&self) -> bool {
        matches!(self.open().agenda.top(), Some(Step::MainAction(a)) if a.grant.main)
    }

    /// The space a choice leads to or aims at.
    fn leads_to(&self, seat: Seat, choice: Choice) -> Option<Space> {
        let me = self.open().fighter(seat);
        match choice {
            Choice::Move(c, Way::Forward) => Some(self.open().forward(seat, c.number.value())),
            Choice::Move(c, Way::Back) | Choice::Retreat(c) => {
                Some(self.open().back(seat, c.number.value()))
            }
            Choice::Attack(m) => me.side.ahead(me.space, m.reach()),
            Choice::Strike(c, m) => {
                let to = self.open().forward(seat, c.number.value());
                me.side.ahead(to, m.number.value())
            }
            Choice::Use(id, crate::ability::Use::At(space)) => {
                self.open().has_ability(seat, id).then_some(space)
            }
            _ => None,
        }
    }

    /// What comes before the first deal, mode by mode.
    fn open_game(&mut self, setup: &Setup) {
        let mode = setup.mode;
        let pickers: SeatSet =
            self.open().seats().iter().filter(|s| mode.picks_character(*s)).collect();
        if mode == Mode::Clockwork {
            return self.then(Step::DealPool(DealPool));
        }
        let all_pick = pickers.iter().all(|s| setup.character(s).is_none());
        if setup.blind && all_pick {
            self.then(Step::PickBlind(PickBlind { waiting: pickers }));
        } else if mode == Mode::Team {
            // A, B, the other B, the other A (FD-17.1).
            for seat in [Seat(0), Seat(1), Seat(3), Seat(2)] {
                self.then(Step::PickCharacter(PickCharacter { seat }));
            }
        } else {
            for seat in pickers.iter() {
                self.then(Step::PickCharacter(PickCharacter { seat }));
            }
        }
        if mode.is_raid() {
            let left = mode.dragon().map_or(0, |d| d.abilities_to_pick);
            self.then(Step::MortalOrder(MortalOrder { placed: 0, waiting: pickers }));
            self.then(Step::PickDragon(PickDragon { left, from: 0 }));
            if mode.is_betrayal() {
                self.then(Step::DealLoyalty(DealLoyalty));
            }
            self.start_round_with(crate::Side::West);
        } else {
            let chooser = setup.lost_before.filter(|_| setup.loser_first);
            self.prepare_next_round(chooser.map(crate::Side::other));
        }
    }

    #[inline]
    fn answer(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        debug_assert!(self.is_legal(seat, choice), "{seat} may not answer `{choice}`");
        if !self.interject(seat, choice, play) {
            Step::answer_next(self, play, (seat, choice));
        }
    }

    /// Whether this answer is among those offered, or may be said at any time.
    fn is_legal(&self, seat: Seat, choice: Choice) -> bool {
        let may_interject = || {
            let mut said = Vec::new();
            self.interjections(seat, &mut said);
            said.contains(&choice)
        };
        self.asks().asks(seat) && kernel::is_offered(self, seat, choice)
            || choice.may_interject() && may_interject()
    }

    /// Carries out an interjection; false if it is none and answers the waiting step.
    #[inline]
    fn interject(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) -> bool {
        if !choice.may_interject() {
            return false;
        }
        let asked = matches!(self.open().agenda.top(), Some(Step::ShowTraitor(_)));
        self.agenda().interrupt();
        match choice {
            Choice::Concede => self.concede(play, seat),
            Choice::TakeBack => self.take_back_pick(play, seat),
            Choice::ShowHandTo(to) => self.look_at_hand(play, to, seat),
            Choice::Accuse(of) => self.accuse(play, seat, of),
            Choice::Reveal if !asked => self.reveal_traitor_card(play, seat),
            _ => return false,
        }
        true
    }
}

kernel::runs_on!();
