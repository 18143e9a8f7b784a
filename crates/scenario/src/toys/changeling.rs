//! Fantasy Clash: a reveal in the middle of an attack that a Changeling answers (FC-4.14, FC-12.9),
//! and a Leader's reroll between the dice and the result (FC-12.21).

use super::{Why, judge, run};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Viewer, Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

const SPACES: usize = 6;
/// Each army fields three of its five cards, face down; nobody else knows which.
const FIELDED: usize = 3;
const TURNS: u8 = 12;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Card {
    Spearmen,
    Archers,
    Hero,
    Leader,
    Changeling,
}

pub const ARMY: [Card; 5] =
    [Card::Spearmen, Card::Archers, Card::Hero, Card::Leader, Card::Changeling];

impl Card {
    fn is_hero(self) -> bool {
        matches!(self, Card::Hero | Card::Leader | Card::Changeling)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Piece<C> {
    owner: Seat,
    card: C,
    up: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Attack { from: u8, to: u8 },
    EndTurn,
    Change,
    Reroll,
    Pass,
}

fn choices() -> impl Iterator<Item = Choice> {
    let pairs = (0..SPACES as u8).flat_map(|from| (0..SPACES as u8).map(move |to| (from, to)));
    let attacks = pairs.map(|(from, to)| Choice::Attack { from, to });
    attacks.chain([Choice::EndTurn, Choice::Change, Choice::Reroll, Choice::Pass])
}

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Attack { from, to } => write!(f, "attack {} from {}", to + 1, from + 1),
            Choice::EndTurn => f.write_str("end turn"),
            Choice::Change => f.write_str("change"),
            Choice::Reroll => f.write_str("reroll"),
            Choice::Pass => f.write_str("pass"),
        }
    }
}

super::spelled_as!(Choice, choices());

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Deployed { space: u8, card: Card },
    Attacked { from: u8, to: u8 },
    Revealed { space: u8, card: Card },
    Passed { seat: Seat },
    Changed { from: u8, to: u8 },
    Rolled { seat: Seat, die: u8 },
    Removed { space: u8 },
}

/// What is due; the steps of one attack stand on the agenda one below the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Step {
    Turn {
        seat: Seat,
    },
    Reveal {
        space: u8,
    },
    /// A hero was revealed there; this seat may say it was a Changeling all along.
    ChangelingWindow {
        seat: Seat,
        space: u8,
    },
    /// The attacker and the target, as they were when the attack was declared.
    Roll {
        from: u8,
        to: u8,
    },
    LeaderWindow {
        seat: Seat,
    },
    Result {
        from: u8,
        to: u8,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::Turn { seat: Seat(0) }
    }
}

impl Step {
    /// Nobody: the step runs by itself.
    fn asks(self) -> Option<Seat> {
        match self {
            Step::Turn { seat }
            | Step::ChangelingWindow { seat, .. }
            | Step::LeaderWindow { seat } => Some(seat),
            Step::Reveal { .. } | Step::Roll { .. } | Step::Result { .. } => None,
        }
    }

    fn weigh(self, t: &Table, seat: Seat, choice: Choice) -> Result<(), Why> {
        let owned = |space: u8, who| t.at(space).is_some_and(|piece| piece.owner == who);
        match (self, choice) {
            (Step::Turn { .. }, Choice::Attack { from, .. }) if !owned(from, seat) => {
                Err(Why("FC-7.2", "no card of yours is there to attack"))
            }
            (Step::Turn { .. }, Choice::Attack { to, .. }) if !owned(to, rival(seat)) => {
                Err(Why("FC-7.6", "no enemy card is there"))
            }
            (Step::Turn { .. }, Choice::Attack { .. } | Choice::EndTurn) => Ok(()),
            (Step::ChangelingWindow { .. }, Choice::Change) if t.changeling(seat).is_none() => {
                Err(Why("FC-12.9", "you have no Changeling face down in play"))
            }
            (Step::ChangelingWindow { .. }, Choice::Change | Choice::Pass) => Ok(()),
            (Step::LeaderWindow { .. }, Choice::Reroll | Choice::Pass) => Ok(()),
            _ => Err(Why("FC-5.7", "not at this moment")),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Option<Choice>) {
        match (self, choice) {
            (Step::Turn { seat }, Some(Choice::Attack { from, to })) => {
                play.everyone(Event::Attacked { from, to });
                t.agenda.then(Step::Reveal { space: from });
                t.agenda.then(Step::Reveal { space: to });
                t.agenda.then(Step::Roll { from, to });
                t.next_turn(seat);
            }
            (Step::Turn { seat }, _) => t.next_turn(seat),
            (Step::Reveal { space }, _) => t.reveal(play, space),
            (Step::ChangelingWindow { seat, space }, Some(Choice::Change)) => {
                t.change(play, seat, space);
            }
            (Step::ChangelingWindow { seat, .. }, _) => play.everyone(Event::Passed { seat }),
            (Step::Roll { from, to }, _) => t.roll(play, from, to),
            (Step::LeaderWindow { seat }, Some(Choice::Reroll)) => {
                t.dice[seat.index()] = t.die(play, seat);
            }
            (Step::LeaderWindow { seat }, _) => play.everyone(Event::Passed { seat }),
            (Step::Result { from, to }, _) => t.result(play, from, to),
        }
    }
}

fn rival(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    spaces: [Option<Piece<Card>>; SPACES],
    /// Cards of each army that everyone has seen, in play or gone.
    seen: [[bool; 5]; 2],
    dice: [u8; 2],
    turns: u8,
    agenda: Agenda<Step, 8>,
}

impl Table {
    fn at(&self, space: u8) -> Option<Piece<Card>> {
        self.spaces[usize::from(space)]
    }

    fn changeling(&self, seat: Seat) -> Option<u8> {
        let hidden = |p: &Piece<Card>| p.owner == seat && !p.up && p.card == Card::Changeling;
        (0..SPACES as u8).find(|space| self.at(*space).as_ref().is_some_and(hidden))
    }

    /// Whether a Changeling might lie face down for all that the public knows.
    fn might_change(&self, seat: Seat) -> bool {
        let face_down = self.spaces.iter().flatten().any(|p| p.owner == seat && !p.up);
        face_down && !self.seen[seat.index()][Card::Changeling as usize]
    }

    fn reveal(&mut self, play: &mut Play<Event>, space: u8) {
        let Some(piece) = self.spaces[usize::from(space)].as_mut().filter(|piece| !piece.up) else {
            return;
        };
        piece.up = true;
        let Piece { owner, card, .. } = *piece;
        self.seen[owner.index()][card as usize] = true;
        play.everyone(Event::Revealed { space, card });
        let seat = rival(owner);
        if card.is_hero() && self.might_change(seat) {
            self.agenda.then(Step::ChangelingWindow { seat, space });
        }
    }

    /// The Changeling takes the space of the revealed card, which is gone without a save.
    fn change(&mut self, play: &mut Play<Event>, seat: Seat, space: u8) {
        let from = self.changeling(seat).expect("it was weighed that there is one");
        self.spaces[usize::from(space)] = self.spaces[usize::from(from)].take();
        play.everyone(Event::Changed { from, to: space });
        // The action that needed the card ends there (FC-4.15, FC-7.8).
        while self.agenda.top().is_some_and(|step| !matches!(step, Step::Turn { .. })) {
            self.agenda.take();
        }
        self.agenda.then(Step::Reveal { space });
    }

    fn die(&mut self, play: &mut Play<Event>, seat: Seat) -> u8 {
        let die = play.chance.pick(&[1; 6]) as u8 + 1;
        play.everyone(Event::Rolled { seat, die });
        die
    }

    fn roll(&mut self, play: &mut Play<Event>, from: u8, to: u8) {
        let seat = self.at(from).expect("the attacker is still there").owner;
        let leads = |p: &Piece<Card>| p.owner == seat && p.up && p.card == Card::Leader;
        let led = self.spaces.iter().flatten().any(leads);
        for seat in [seat, rival(seat)] {
            self.dice[seat.index()] = self.die(play, seat);
        }
        if led {
            self.agenda.then(Step::LeaderWindow { seat });
        }
        self.agenda.then(Step::Result { from, to });
    }

    fn result(&mut self, play: &mut Play<Event>, from: u8, to: u8) {
        let owner = self.at(from).expect("the attacker rolled").owner;
        let (mine, theirs) = (self.dice[owner.index()], self.dice[rival(owner).index()]);
        self.dice = [0; 2];
        if mine != theirs {
            let space = if mine > theirs { to } else { from };
            self.spaces[usize::from(space)] = None;
            play.everyone(Event::Removed { space });
        }
    }

    fn next_turn(&mut self, seat: Seat) {
        self.turns += 1;
        self.agenda.then(Step::Turn { seat: rival(seat) });
    }

    fn armies(&self) -> [usize; 2] {
        let cards = |seat| self.spaces.iter().flatten().filter(|p| p.owner == Seat(seat)).count();
        [cards(0), cards(1)]
    }

    /// Runs what asks nobody, and ends the game between turns once it is decided.
    fn proceed(&mut self, play: &mut Play<Event>) {
        run(self, |t| {
            let step = t.agenda.top().copied().filter(|step| step.asks().is_none())?;
            t.agenda.take();
            step.resume(t, play, None);
            Some(step)
        });
        let between = matches!(self.agenda.top(), Some(Step::Turn { .. }));
        if between && (self.turns == TURNS || self.armies().contains(&0)) {
            self.agenda.clear();
        }
    }
}

/// What cannot be seen of an army, drawn at random.
fn unseen(seen: &mut [bool; 5], chance: &mut dyn Chance) -> Card {
    let pick = chance.pick(&seen.map(|seen| u32::from(!seen)));
    seen[pick] = true;
    ARMY[pick]
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// A card that this viewer does not see is `None`.
    spaces: [Option<Piece<Option<Card>>>; SPACES],
    seen: [[bool; 5]; 2],
    dice: [u8; 2],
    turns: u8,
    agenda: Agenda<Step, 8>,
}

/// To seats that are not asked.
const AWAY: Why = Why("FC-5.7", "you are not asked now");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "changeling";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let mut spaces = [None; SPACES];
        let mut fielded = [[false; 5]; 2];
        for (space, piece) in spaces.iter_mut().enumerate() {
            let owner = Seat((space / FIELDED) as u8);
            let card = unseen(&mut fielded[owner.index()], &mut play.chance);
            *piece = Some(Piece { owner, card, up: false });
            play.only(SeatSet::one(owner), Event::Deployed { space: space as u8, card });
        }
        let mut agenda = Agenda::default();
        agenda.then(Step::default());
        Ok(Table { spaces, seen: [[false; 5]; 2], dice: [0; 2], turns: 0, agenda })
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        let asked = self.agenda.top().and_then(|step| step.asks());
        asked.map_or(Asks::Over, |seat| Asks::Each(SeatSet::one(seat)))
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let step = self.agenda.top().filter(|step| step.asks() == Some(seat));
        let away = Err(AWAY);
        judge(out, choices(), |choice| step.map_or(away, |step| step.weigh(self, seat, choice)));
    }
    fn apply(&mut self, _: Seat, choice: Choice, play: &mut Play<Event>) {
        let step = self.agenda.take().expect("a legal answer answers a step");
        step.resume(self, play, Some(choice));
        self.proceed(play);
    }
    fn shows(event: &Event) -> bool {
        match event {
            Event::Deployed { .. } | Event::Revealed { .. } | Event::Rolled { .. } => true,
            // Where the Changeling lay until now.
            Event::Changed { .. } => true,
            _ => false,
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        let [a, b] = self.armies();
        self.agenda.is_empty().then(|| match a.cmp(&b) {
            std::cmp::Ordering::Equal => Outcome::draw(2),
            more => Outcome::win(2, SeatSet::one(Seat(u8::from(more.is_lt())))),
        })
    }
    fn view(&self, viewer: Viewer) -> View {
        let seen = |p: Piece<Card>| Piece {
            owner: p.owner,
            card: (p.up || viewer.is(p.owner)).then_some(p.card),
            up: p.up,
        };
        View {
            spaces: self.spaces.map(|piece| piece.map(seen)),
            seen: self.seen,
            dice: self.dice,
            turns: self.turns,
            agenda: self.agenda,
        }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { spaces, seen, dice, turns, agenda } = *view;
        let mut known = seen;
        let spaces = spaces.map(|piece| {
            piece.map(|Piece { owner, card, up }| {
                let card = card.unwrap_or_else(|| unseen(&mut known[owner.index()], chance));
                Piece { owner, card, up }
            })
        });
        Imagined::redealt(Table { spaces, seen, dice, turns, agenda })
    }
    super::open_answers!();
    super::things_are!(choices());
}

impl Suite for Table {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scene, conformance, secrecy};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn armies(a: [Card; 3], b: [Card; 3]) -> Scene<Table> {
        Scene::deal(&(), &[a, b].concat().iter().map(|card| *card as usize).collect::<Vec<_>>())
    }

    #[test]
    fn a_revealed_hero_was_a_changeling_all_along() {
        use Card::*;
        let mut scene = armies([Spearmen, Archers, Changeling], [Hero, Leader, Archers]);
        scene.does(A, "attack 4 from 1").asks(A).may(A, &["change", "pass"]).does(A, "change");
        scene.asks(B).must(B, "pass").asks(B).offers(B, "attack 4 from 5");
        assert_eq!(scene.table().armies(), [3, 2], "the attack is used up, the Hero is gone");
        assert_eq!(scene.table().at(2), None);
    }

    #[test]
    fn a_changeling_is_a_hero_and_may_be_changed_in_turn() {
        use Card::*;
        let mut scene = armies([Spearmen, Archers, Changeling], [Hero, Changeling, Archers]);
        scene.does(A, "attack 4 from 1").does(A, "change").does(B, "change");
        scene.asks(B).lacks(B, "change");
        assert_eq!(scene.table().armies(), [2, 2], "the attack does not go on");
    }

    #[test]
    fn who_has_no_changeling_is_asked_all_the_same() {
        use Card::*;
        let mut scene = armies([Spearmen, Archers, Leader], [Hero, Leader, Archers]);
        scene.does(A, "attack 4 from 1").refuses(A, "change", "FC-12.9").must(A, "pass");
    }

    #[test]
    fn a_leader_rerolls_before_the_result_is_fixed() {
        use Card::*;
        let mut scene = armies([Leader, Archers, Hero], [Spearmen, Archers, Hero]);
        scene.luck(&[0, 3]).does(A, "attack 4 from 1").does(B, "pass");
        scene.may(A, &["reroll", "pass"]).luck(&[5]).does(A, "reroll").luck_is_used_up();
        assert_eq!(scene.table().armies(), [3, 2]);
        assert!(scene.told(Viewer::Public).contains(&Event::Rolled { seat: A, die: 6 }));
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 100, 1);
        secrecy::<Table>(&[()], 100, 1);
    }
}
