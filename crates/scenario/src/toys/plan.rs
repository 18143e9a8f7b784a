//! The Plan of Shadows (SH-5): all players secretly choose cards at once, then lay face-down queues
//! that are turned over in order (SH-6.4).
//!
//! Choosing several cards is a sequence of single picks, lowest first, ending with `done`; until
//! all are done a seat may take its own draft back.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

const SEATS: usize = 3;
/// Skills are numbered; each seat is dealt five of its own eight.
const SKILLS: u8 = 8;
const DECK: u32 = 5;
const HAND: u32 = 2;

/// A set of skills, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Cards(u8);

impl Cards {
    fn has(self, card: u8) -> bool {
        self.0 & (1 << card) != 0
    }
    fn with(self, card: u8) -> Cards {
        Cards(self.0 | 1 << card)
    }
    fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
    fn above(self, card: u8) -> Cards {
        Cards(self.0 & (u8::MAX << card))
    }
    fn len(self) -> u32 {
        self.0.count_ones()
    }
    fn highest(self) -> Option<u8> {
        self.0.checked_ilog2().map(|bit| bit as u8)
    }
    /// Adds cards of `from` at random until there are `n`.
    fn filled(mut self, from: Cards, n: u32, chance: &mut dyn Chance) -> Cards {
        while self.len() < n {
            let free = from.without(self);
            let weights: [u32; SKILLS as usize] =
                std::array::from_fn(|i| u32::from(free.has(i as u8)));
            self = self.with(chance.pick(&weights) as u8);
        }
        self
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Pick(u8),
    Lay(u8),
    Done,
    TakeBack,
    Flip,
    Skip,
}

fn choices() -> impl Iterator<Item = Choice> {
    let cards = (0..SKILLS).flat_map(|card| [Choice::Pick(card), Choice::Lay(card)]);
    cards.chain([Choice::Done, Choice::TakeBack, Choice::Flip, Choice::Skip])
}

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pick(card) => write!(f, "pick {}", card + 1),
            Choice::Lay(card) => write!(f, "lay {}", card + 1),
            Choice::Done => f.write_str("done"),
            Choice::TakeBack => f.write_str("take back"),
            Choice::Flip => f.write_str("flip"),
            Choice::Skip => f.write_str("skip"),
        }
    }
}

super::spelled_as!(Choice, choices());

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    DeckDealt { seat: Seat, deck: Cards },
    Picked { seat: Seat, card: u8 },
    Ready { seat: Seat },
    TookBack { seat: Seat },
    HandsTaken { size: u32 },
    Laid { seat: Seat, card: Option<u8> },
    Flipped { seat: Seat, card: u8 },
    Skipped { seat: Seat },
    TurnEnded { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
enum Step {
    /// Everyone who is not ready picks; what was picked lies in the drafts, not here.
    #[default]
    Plan,
    Queue {
        seat: Seat,
    },
    Flip {
        seat: Seat,
    },
}

impl Step {
    fn asks(self, t: &Table) -> Asks {
        match self {
            Step::Plan => Asks::Each(SeatSet::first(SEATS).minus(t.ready)),
            Step::Queue { seat } | Step::Flip { seat } => Asks::Each(SeatSet::one(seat)),
        }
    }

    fn weigh(self, t: &Table, seat: Seat, choice: Choice) -> Result<(), Why> {
        let draft = t.drafts[seat];
        match (self, choice) {
            (Step::Plan, Choice::Pick(card)) => {
                let left = t.decks[seat].above(card);
                match draft.highest() {
                    _ if draft.len() == HAND => Err(Why("SH-5.2", "your hand is full")),
                    _ if !t.decks[seat].has(card) => Err(Why("SH-5.2", "not in your deck")),
                    Some(last) if card <= last => Err(Why("SH-5.2", "pick the lowest first")),
                    _ if draft.len() + left.len() < HAND => {
                        Err(Why("SH-5.2", "too few would be left to pick"))
                    }
                    _ => Ok(()),
                }
            }
            (Step::Plan, Choice::Done) if draft.len() < HAND => {
                Err(Why("SH-5.2", "choose exactly as many cards as the hand holds"))
            }
            (Step::Queue { .. }, Choice::Lay(card)) if !t.in_hand(seat).has(card) => {
                Err(Why("SH-6.4", "not in your hand"))
            }
            (Step::Plan | Step::Queue { .. }, Choice::Done) => Ok(()),
            (Step::Queue { .. }, Choice::Lay(_)) => Ok(()),
            (Step::Flip { .. }, Choice::Flip | Choice::Skip | Choice::Done) => Ok(()),
            _ => Err(Why("SH-6.6", "not at this moment")),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, seat: Seat, choice: Choice) {
        let me = SeatSet::one(seat);
        match (self, choice) {
            (Step::Plan, Choice::Pick(card)) => {
                t.drafts[seat] = t.drafts[seat].with(card);
                play.only(me, Event::Picked { seat, card });
                t.agenda.then(self);
            }
            (Step::Plan, _) => {
                t.ready = t.ready.with(seat);
                play.everyone(Event::Ready { seat });
                if t.ready == SeatSet::first(SEATS) {
                    play.everyone(Event::HandsTaken { size: HAND });
                    (0..SEATS as u8).for_each(|s| t.agenda.then(Step::Queue { seat: Seat(s) }));
                } else {
                    t.agenda.then(self);
                }
            }
            (Step::Queue { .. }, Choice::Lay(card)) => {
                t.queues[seat].push(card);
                let laid = |card| Event::Laid { seat, card };
                play.split(me, laid(Some(card)), laid(None));
                t.agenda.then(self);
            }
            (Step::Queue { .. }, _) if t.queues[seat].len > 0 => t.flip(play, seat),
            (Step::Flip { .. }, Choice::Flip) => t.flip(play, seat),
            (Step::Flip { .. }, Choice::Skip) => {
                t.queues[seat].next += 1;
                play.everyone(Event::Skipped { seat });
                t.look_at_next(seat);
            }
            _ => play.everyone(Event::TurnEnded { seat }),
        }
    }
}

/// Cards in the order in which they will be turned over; those before `next` are done with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Queue {
    cards: [u8; HAND as usize],
    len: u8,
    next: u8,
}

impl Queue {
    fn push(&mut self, card: u8) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }
    fn laid(&self) -> Cards {
        self.cards[..usize::from(self.len)].iter().fold(Cards::default(), |all, c| all.with(*c))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    decks: Seats<Cards, SEATS>,
    /// The sealed picks; once all are ready, the hands.
    drafts: Seats<Cards, SEATS>,
    ready: SeatSet,
    queues: Seats<Queue, SEATS>,
    flipped: Seats<Cards, SEATS>,
    agenda: Agenda<Step, 4>,
}

impl Table {
    fn in_hand(&self, seat: Seat) -> Cards {
        self.drafts[seat].without(self.queues[seat].laid())
    }

    /// The next card of the queue is turned face up and used.
    fn flip(&mut self, play: &mut Play<Event>, seat: Seat) {
        let queue = &mut self.queues[seat];
        let card = queue.cards[usize::from(queue.next)];
        queue.next += 1;
        self.flipped[seat] = self.flipped[seat].with(card);
        play.everyone(Event::Flipped { seat, card });
        self.look_at_next(seat);
    }

    fn look_at_next(&mut self, seat: Seat) {
        if self.queues[seat].next < self.queues[seat].len {
            self.agenda.then(Step::Flip { seat });
        }
    }

    fn score(&self, seat: Seat) -> i16 {
        (0..SKILLS).filter(|c| self.flipped[seat].has(*c)).map(|c| i16::from(c) + 1).sum()
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.agenda.top() == Some(&Step::Plan) && self.drafts[seat].len() > 0
    }
}

/// What a viewer knows of one seat; the private part is there for that seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    own: Option<(Cards, Cards, [u8; HAND as usize])>,
    laid: u8,
    next: u8,
    flipped: Cards,
    /// The queue as all have seen it: what was turned over, and where.
    seen: [Option<u8>; HAND as usize],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub places: Seats<Place, SEATS>,
    ready: SeatSet,
    agenda: Agenda<Step, 4>,
}

impl Place {
    /// A deck, a draft and a queue that fit what is known.
    fn imagine(&self, ready: bool, chance: &mut dyn Chance) -> (Cards, Cards, Queue) {
        let (laid, next) = (self.laid, self.next);
        if let Some((deck, draft, cards)) = self.own {
            return (deck, draft, Queue { cards, len: laid, next });
        }
        let deck = self.flipped.filled(Cards(u8::MAX), DECK, chance);
        let draft = if ready { self.flipped.filled(deck, HAND, chance) } else { self.flipped };
        let mut queue = Queue { next, ..Queue::default() };
        for seen in &self.seen[..usize::from(laid)] {
            let free = draft.without(self.flipped).without(queue.laid());
            let unseen = |chance| Cards::default().filled(free, 1, chance).highest();
            let card = seen.or_else(|| unseen(chance));
            queue.push(card.expect("a face-down card is one of the hand"));
        }
        (deck, draft, queue)
    }
}

/// To seats that are not asked.
const AWAY: Why = Why("SH-28.1", "you are not asked now");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    /// Others see that a seat laid or took a card, not which.
    type Seen = Option<Choice>;
    const NAME: &'static str = "plan";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let mut decks = Seats::default();
        for seat in (0..SEATS as u8).map(Seat) {
            decks[seat] = Cards::default().filled(Cards(u8::MAX), DECK, &mut play.chance);
            play.only(SeatSet::one(seat), Event::DeckDealt { seat, deck: decks[seat] });
        }
        let (drafts, flipped, queues) = (Seats::default(), Seats::default(), Seats::default());
        let mut agenda = Agenda::default();
        agenda.then(Step::Plan);
        Ok(Table { decks, drafts, ready: SeatSet::EMPTY, queues, flipped, agenda })
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn asks(&self) -> Asks {
        self.agenda.top().map_or(Asks::Over, |step| step.asks(self))
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let step = self.agenda.top().filter(|step| step.asks(self).asks(seat));
        let away = Err(AWAY);
        let owed = choices().filter(|choice| *choice != Choice::TakeBack);
        judge(out, owed, |choice| step.map_or(away, |step| step.weigh(self, seat, choice)));
    }
    fn interjections(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(self.can_take_back(seat).then_some(Choice::TakeBack));
    }
    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        if choice == Choice::TakeBack {
            self.drafts[seat] = Cards::default();
            let knowing = if self.ready.has(seat) { SeatSet::ALL } else { SeatSet::one(seat) };
            self.ready = self.ready.without(seat);
            return match knowing {
                SeatSet::ALL => play.everyone(Event::TookBack { seat }),
                me => play.only(me, Event::TookBack { seat }),
            };
        }
        let step = self.agenda.take().expect("a legal answer answers a step");
        step.resume(self, play, seat, choice);
    }
    fn seen(&self, seat: Seat, choice: Choice, by: Seat) -> Option<Choice> {
        let hidden = matches!(choice, Choice::Pick(_) | Choice::Lay(_)) && by != seat;
        (!hidden).then_some(choice)
    }
    fn shows(event: &Event) -> bool {
        matches!(event, Event::DeckDealt { .. } | Event::Flipped { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        let score = |s: u8| self.score(Seat(s));
        let best = (0..SEATS as u8).map(score).max()?;
        let winners = (0..SEATS as u8).filter(|s| score(*s) == best).map(Seat).collect();
        let shared = || Outcome::shared(SEATS, winners);
        let scored = |o: Outcome, s: u8| o.with_points(Seat(s), score(s));
        self.agenda.is_empty().then(|| (0..SEATS as u8).fold(shared(), scored))
    }
    fn view(&self, viewer: Viewer) -> View {
        let place = |i: usize| {
            let seat = Seat(i as u8);
            let (queue, flipped) = (self.queues[seat], self.flipped[seat]);
            let turned = |k: usize| k < usize::from(queue.next) && flipped.has(queue.cards[k]);
            Place {
                own: viewer.is(seat).then(|| (self.decks[seat], self.drafts[seat], queue.cards)),
                laid: queue.len,
                next: queue.next,
                flipped,
                seen: std::array::from_fn(|k| turned(k).then_some(queue.cards[k])),
            }
        };
        let places = Seats(std::array::from_fn(place));
        View { places, ready: self.ready, agenda: self.agenda }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let (ready, agenda) = (view.ready, view.agenda);
        let (drafts, queues) = (Seats::default(), Seats::default());
        let flipped = Seats(view.places.0.map(|place| place.flipped));
        let mut t = Table { decks: Seats::default(), drafts, ready, queues, flipped, agenda };
        for (seat, place) in view.places.iter() {
            let imagined = place.imagine(ready.has(seat), chance);
            (t.decks[seat], t.drafts[seat], t.queues[seat]) = imagined;
        }
        Imagined::redealt(t)
    }
    super::things_are!(choices().filter(|choice| *choice != Choice::TakeBack));
}

impl Suite for Table {
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::DeckDealt { seat, .. } => viewer.is(*seat),
            _ => Self::shows(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scene, conformance, secrecy};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    /// Every seat has skills 1 to 5.
    fn scene() -> Scene<Table> {
        Scene::deal(&(), &[0, 1, 2, 3, 4].repeat(3))
    }

    fn plan(scene: &mut Scene<Table>, seat: Seat, picks: [&str; 2]) {
        scene.does(seat, picks[0]).does(seat, picks[1]).must(seat, "done");
    }

    #[test]
    fn picks_come_lowest_first_and_leave_enough_to_choose_from() {
        let mut scene = scene();
        scene.asks_all(&[A, B, C]).may(A, &["pick 1", "pick 2", "pick 3", "pick 4"]);
        scene.does(A, "pick 3").may(A, &["pick 4", "pick 5"]).refuses(A, "done", "SH-5.2");
    }

    #[test]
    fn a_draft_can_be_taken_back_until_all_are_in() {
        let mut scene = scene();
        plan(&mut scene, A, ["pick 1", "pick 2"]);
        scene.asks_all(&[B, C]).interjects(A, "take back").asks_all(&[A, B, C]);
        plan(&mut scene, A, ["pick 4", "pick 5"]);
        plan(&mut scene, B, ["pick 1", "pick 2"]);
        plan(&mut scene, C, ["pick 1", "pick 2"]);
        scene.asks(A).cannot_interject(A, "take back");
    }

    #[test]
    fn nobody_hears_what_another_picked() {
        let mut scene = scene();
        plan(&mut scene, A, ["pick 1", "pick 2"]);
        let heard = scene.told(Viewer::Seat(B));
        assert_eq!(heard.last(), Some(&Event::Ready { seat: A }));
        assert!(!heard.iter().any(|e| matches!(e, Event::Picked { .. })));
    }

    #[test]
    fn the_first_of_a_queue_is_used_and_the_others_are_turned_or_skipped_in_order() {
        let mut scene = scene();
        for seat in [A, B, C] {
            plan(&mut scene, seat, ["pick 2", "pick 5"]);
        }
        scene.does(A, "lay 5").does(A, "lay 2").must(A, "done");
        assert_eq!(scene.view(Viewer::Public).places[A].seen, [Some(4), None]);
        scene.may(A, &["flip", "skip", "done"]).does(A, "flip").asks(B).does(B, "done");
        scene.does(C, "lay 5").does(C, "done");
        let end = scene.over();
        assert_eq!([A, B, C].map(|seat| end.points(seat)), [7, 0, 5]);
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 60, 1);
        secrecy::<Table>(&[()], 60, 1);
    }
}
