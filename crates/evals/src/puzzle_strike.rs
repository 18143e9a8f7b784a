//! How good a table of Puzzle Strike looks to somebody who follows the advice of the rulebook
//! (PS-23).
//!
//! A side stands well if its gem pile is far from ten and made of large gems, if its decks are
//! balanced, and, in its turn, if much can still be done. A duel is the difference of two such
//! standings; a free-for-all asks besides who would win if somebody lost now (PS-23.8).

mod deck;
mod pile;
mod print;
mod quick;
mod turn;
mod weights;

use crate::match_play::{self, Race};
use bots::{Evaluation, Habits, Taught};
use deck::Deck;
use kernel::{Imagined, Seat, SeatSet, Seeded};
use pile::Outlook;
use puzzle_strike::table::WINS;
use puzzle_strike::{Choice, Step, Table};
use weights::Weights;

/// The chance of winning never looks surer than this while the game goes on.
const SURE: f32 = 0.98;

/// The knowledge of a reader of the rulebook.
#[derive(Clone, Copy, Debug, Default)]
pub struct PuzzleStrike {
    weights: Weights,
}

impl Taught for PuzzleStrike {
    type Weights = Weights;
    type Drill = ();
    type Lineups = ();

    fn weighing(weights: Weights) -> Self {
        PuzzleStrike { weights }
    }
    fn drilled((): ()) -> Self {
        PuzzleStrike::default()
    }
    fn bringing((): ()) -> Self {
        PuzzleStrike::default()
    }
}

impl Evaluation<Table> for PuzzleStrike {
    fn value(&self, table: &Imagined<Table>, seat: Seat) -> f32 {
        let t = table.table();
        let chance = of_game(&self.weights, t, seat);
        if t.open().tournament { of_match(t, seat, chance) } else { chance }
    }

    fn is_taste(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Pick(_))
    }

    fn habits(&self) -> Habits {
        Habits { sharpness: 100, simulations: 1_500, ..self.brisk() }
    }

    fn brisk(&self) -> Habits {
        Habits { finalists: 12, trust: 20, simulations: 200, ..Habits::playing_on(2) }
    }

    fn clock(&self, table: &Imagined<Table>) -> u32 {
        let open = table.table().open();
        let turns = if is_game_over(table.table()) { 0 } else { open.turns };
        match_play::clock(open.seats().iter().map(|seat| open.wins[seat]).sum(), turns)
    }

    fn quick(
        &self,
        table: &Imagined<Table>,
        seat: Seat,
        options: &[Choice],
        luck: &mut Seeded,
    ) -> usize {
        quick::answer(&self.weights, table.table(), seat, options, luck)
    }

    fn quiet(&self, table: &Imagined<Table>) -> bool {
        let top = table.table().open().agenda.top();
        matches!(top, Some(Step::Act(_) | Step::Buy(_))) || is_before_a_game(table.table())
    }
}

/// The chance to win the game that is played, or prepared.
fn of_game(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    if is_before_a_game(t) {
        return 0.5 + w.point * drafted(w, t, seat);
    }
    let chance = match open.mode.is_free_for_all() {
        false => duel(w, t, seat),
        true if open.loser.is_some() => tied(w, t, seat),
        true if open.last_standing => last_standing(w, t, seat),
        true => free_for_all(w, t, seat),
    };
    chance.clamp(1.0 - SURE, SURE)
}

/// Characters are picked, chips are drafted, or the loser of a game has his choice.
fn is_before_a_game(t: &Table) -> bool {
    let top = t.open().agenda.top();
    matches!(
        top,
        Some(
            Step::PickCharacter(_)
                | Step::PickBlind(_)
                | Step::Draft(_)
                | Step::ChooseFirst(_)
                | Step::LosersChoice(_)
        )
    )
}

/// The last game of a match is over and lies there until its loser has had his choice.
fn is_game_over(t: &Table) -> bool {
    matches!(t.open().agenda.top(), Some(Step::LosersChoice(_)))
}

/// What has been drafted, by what is printed on it.
fn drafted(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let own = t.open().player(seat).drafted.into_iter().flatten();
    own.map(|chip| print::worth(w, chip)).sum()
}

/// The chance to win a match of which this game is won with this chance (PS-18.1).
fn of_match(t: &Table, seat: Seat, chance: f32) -> f32 {
    let open = t.open();
    let theirs = open.opponents(seat).iter().map(|s| open.wins[s]).max().unwrap_or(0);
    Race::to(WINS, [open.wins[seat], theirs]).chance(chance)
}

/// What a side has apart from its danger: deck, pile, hand, and what its turn still promises.
///
/// Whoever asks sees in his own turn what he can still do and the hand he will draw then; all
/// other hands count as they are. So the end of a turn neither gives nor takes anything by itself.
fn prospects(w: &Weights, t: &Table, asks: Seat, side: SeatSet, outlook: &Outlook) -> f32 {
    let mut sum = outlook.structure;
    for seat in side.iter() {
        let deck = Deck::of(w, t, seat);
        sum += w.point * deck.worth(w, outlook.total) / side.len() as f32;
        let own_turn = side.has(asks) && t.open().is_turn(seat);
        sum += match own_turn && !turn::has_drawn(t, seat) {
            true => turn::promise(w, t, seat, &deck, outlook),
            false => turn::in_hand(w, t, seat),
        };
    }
    sum
}

fn standing(w: &Weights, t: &Table, asks: Seat, side: SeatSet, outlook: &Outlook) -> f32 {
    prospects(w, t, asks, side, outlook) - outlook.danger
}

/// Two sides.
fn duel(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let mine = pile::outlook(w, t, seat);
    let Some(enemy) = open.opponents(seat).lowest() else { return 1.0 };
    let theirs = pile::outlook(w, t, enemy);
    match (mine.lost, theirs.lost) {
        (true, _) => 0.0,
        (_, true) => 1.0,
        _ => {
            let balance = standing(w, t, seat, open.side_of(seat), &mine)
                - standing(w, t, seat, open.side_of(enemy), &theirs);
            0.5 + balance
        }
    }
}

/// Everybody who takes part with his outlook; seats that are out have none.
fn outlooks(w: &Weights, t: &Table) -> [Option<Outlook>; puzzle_strike::SEATS] {
    let active = t.open().active;
    std::array::from_fn(|i| {
        let seat = Seat(i as u8);
        active.has(seat).then(|| pile::outlook(w, t, seat))
    })
}

/// How far this player stands above the others together.
fn above(w: &Weights, t: &Table, seat: Seat, all: &[Option<Outlook>; puzzle_strike::SEATS]) -> f32 {
    let (mut mine, mut theirs, mut others) = (0.0, 0.0, 0.0);
    for (i, outlook) in all.iter().enumerate() {
        let Some(outlook) = outlook else { continue };
        let s = Seat(i as u8);
        let worth = standing(w, t, seat, SeatSet::one(s), outlook);
        if s == seat {
            mine = worth;
        } else {
            (theirs, others) = (theirs + worth, others + 1.0);
        }
    }
    if others > 0.0 { mine - theirs / others } else { 0.0 }
}

/// Whoever loses ends the game, and of the others the lowest wins: who is lowest wants that, and
/// everybody else does not (PS-14.1, PS-23.8).
fn free_for_all(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let all = outlooks(w, t);
    let players = t.open().active.len() as f32;
    let Some(mine) = &all[seat.index()] else { return 0.0 };
    let base = 1.0 / players + w.ahead * above(w, t, seat, &all);
    let mut chance = 0.0;
    let mut goes_on = 1.0 - mine.falls();
    for (i, outlook) in all.iter().enumerate().filter(|(i, _)| *i != seat.index()) {
        let Some(outlook) = outlook else { continue };
        let falls = outlook.falls();
        chance += goes_on * falls * share(mine, &all, seat, Seat(i as u8));
        goes_on *= 1.0 - falls;
    }
    chance + goes_on * base.clamp(1.0 - SURE, SURE)
}

/// The part of the victory that this player has if `loser` loses now.
fn share(
    mine: &Outlook,
    all: &[Option<Outlook>; puzzle_strike::SEATS],
    seat: Seat,
    loser: Seat,
) -> f32 {
    let mut tied = 1.0;
    for (i, outlook) in all.iter().enumerate() {
        let rival = i != seat.index() && i != loser.index();
        match outlook.as_ref().filter(|_| rival) {
            Some(other) if other.total < mine.total => return 0.0,
            Some(other) if other.total == mine.total => tied += 1.0,
            _ => (),
        }
    }
    1.0 / tied
}

/// Everybody else must fall (PS-16.1).
fn last_standing(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let all = outlooks(w, t);
    let Some(mine) = &all[seat.index()] else { return 0.0 };
    let players = t.open().active.len() as f32;
    (1.0 - mine.falls()) * (1.0 / players + w.ahead * above(w, t, seat, &all))
}

/// The lowest of the tied wins (PS-14.7).
fn tied(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    if !open.active.has(seat) {
        return 0.0;
    }
    let rivals = open.opponents(seat).iter().map(|other| open.total(other)).min();
    let by = f32::from(rivals.unwrap_or(0)) - f32::from(open.total(seat));
    1.0 / open.active.len() as f32 + w.lower_by_one * by
}
