//! Who is asked when several seats may answer, shown on matching pennies with a race before it.

use arena::{GameError, play_one, play_watched};
use bots::{Evaluation, Player, Quick};
use evals::FantasyClash;
use kernel::{
    Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Reason, Seat, SeatSet, Viewer, Weigh,
};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};

/// First whoever is quicker rings the bell (no other choice), then both show a side at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Pennies {
    rang: Option<Seat>,
    sides: [Option<Side>; 2],
    /// A broken table that asks nobody.
    mute: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Side {
    Bell,
    Heads,
    Tails,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Side {
    type Err = ();
    fn from_str(s: &str) -> Result<Self, ()> {
        [Side::Bell, Side::Heads, Side::Tails].into_iter().find(|c| c.to_string() == s).ok_or(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("never")
    }
}

impl Reason for Never {
    fn clause(&self) -> &'static str {
        "MP-1"
    }
}

impl Game for Pennies {
    type Setup = bool;
    type Event = ();
    /// How many have shown: a table with better manners would say who is done, not more.
    type View = usize;
    type Choice = Side;
    type Thing = Side;
    type Why = Never;
    type Seen = ();
    const NAME: &'static str = "pennies";
    const RULES: u32 = 1;

    fn start(mute: &bool, _: &mut Play<()>) -> Result<Self, BadSetup> {
        Ok(Pennies { rang: None, sides: [None; 2], mute: *mute })
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        let owing = (0..2).map(Seat).filter(|s| self.sides[s.index()].is_none()).collect();
        match (self.rang, owing) {
            _ if self.mute => Asks::Each(SeatSet::EMPTY),
            (None, _) => Asks::Any(SeatSet::first(2)),
            (_, SeatSet::EMPTY) => Asks::Over,
            (_, owing) => Asks::Each(owing),
        }
    }
    fn weigh<W: Weigh<Self>>(&self, _: Seat, out: &mut W) {
        match self.rang {
            None => out.offer(Side::Bell),
            Some(_) => [Side::Heads, Side::Tails].into_iter().for_each(|s| out.offer(s)),
        }
    }
    fn apply(&mut self, seat: Seat, side: Side, _: &mut Play<()>) {
        match side {
            Side::Bell => self.rang = Some(seat),
            _ => self.sides[seat.index()] = Some(side),
        }
    }
    fn seen(&self, _: Seat, _: Side, _: Seat) {}
    fn outcome(&self) -> Option<Outcome> {
        let winner = Seat(u8::from(self.sides[0] != self.sides[1]));
        (self.asks() == Asks::Over).then(|| Outcome::win(2, SeatSet::one(winner)))
    }
    fn view(&self, _: Viewer) -> usize {
        self.sides.iter().flatten().count()
    }
    fn redeal(_: &usize, _: &mut dyn Chance) -> Imagined<Self> {
        Imagined::redealt(Pennies { rang: Some(Seat(0)), sides: [None; 2], mute: false })
    }
    fn things(&self, _: Seat, _: &mut Vec<Side>) {}
    fn concerns(&self, _: Seat, _: Side, _: Side) -> bool {
        false
    }
}

/// Who was asked, and how many had shown by then.
type Heard = Arc<Mutex<Vec<(Seat, usize)>>>;

/// Writes down when it was asked.
struct Witness(Heard);

impl Player<Pennies> for Witness {
    fn answer(&mut self, seat: Seat, shown: &usize, choices: &[Side]) -> Side {
        self.0.lock().expect("no witness panics").push((seat, *shown));
        choices[0]
    }
}

fn witnesses() -> (Heard, Vec<Box<dyn Player<Pennies>>>) {
    let heard = Heard::default();
    let players = (0..2).map(|_| Box::new(Witness(heard.clone())) as Box<dyn Player<_>>).collect();
    (heard, players)
}

#[test]
fn sealed_answers_are_all_taken_before_any_is_carried_out() {
    let (heard, mut players) = witnesses();
    let record = play_one(&false, &mut players, 1).expect("it ends");
    let heard = heard.lock().expect("no witness panics").clone();
    assert_eq!(heard, [(Seat(0), 0), (Seat(1), 0)], "the forced bell was not asked for");
    assert_eq!((record.answers, record.decisions), (3, 2));
    assert_eq!(record.first, None, "nobody ever acted alone");
    assert_eq!(record.outcome.winners(), SeatSet::one(Seat(0)));
}

#[test]
fn a_table_that_asks_nobody_is_an_error() {
    let failure = play_one(&true, &mut witnesses().1, 1).expect_err("it cannot go on");
    assert_eq!(failure.reason, GameError::Unasked);
}

/// An army that was learnt takes twenty answers, a ready-made one takes one. Whoever lays out his
/// cards while the other waits does not go first on that account (FC-2.10).
#[test]
fn who_is_last_to_be_ready_does_not_go_first() {
    use fantasy_clash::{Event, Faction, Setup, Table};
    let setup = Setup::of(Faction::Orcs, Faction::Dragons);
    let studied = Evaluation::<Table>::studied(FantasyClash::default());
    let goes_first = |event: &Event| match event {
        Event::GoesFirst { seat } => Some((*seat, "goes first".to_string())),
        _ => None,
    };
    let mut firsts = [0, 0];
    for seed in 0..12 {
        let mut players: [Box<dyn Player<Table>>; 2] = [
            Box::new(Quick::new(studied, seed)),
            Box::new(Quick::new(FantasyClash::default(), seed)),
        ];
        let record = play_watched(&setup, &mut players, seed, Some(&goes_first));
        let record = record.expect("the game ends");
        let said = record.used.iter().next().expect("somebody goes first").0;
        assert_eq!(record.first, Some(said), "game {seed}");
        firsts[said.index()] += 1;
    }
    assert!(firsts.iter().all(|games| *games > 0), "{firsts:?}");
}
