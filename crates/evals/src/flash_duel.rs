//! How good a table of Flash Duel looks to a sensible beginner.
//!
//! The round is judged by what the two sides can do to each other now (who hits whom, who can
//! answer), by recoveries, hands, abilities and ground; the game by rounds still to be won.

mod threat;

use crate::match_play::Race;
use crate::weights::weights;
use bots::{Evaluation, Habits, Taught};
use flash_duel::ability::Moment;
use flash_duel::{Cards, Choice, Number, Open, Side, Step, Table, Who};
use kernel::{Imagined, Seat};
use threat::{Threat, threat};

/// The chance of winning the round never looks surer than this while it goes on.
const SURE: f32 = 0.95;
/// From this many cards in the draw pile on, the end by time-over is in sight.
const LATE: u8 = 10;

weights! {
    Weights in "flash-duel.toml" {
        /// What the side that acts next can do to the other.
        struck_next,
        /// What the other side can do after that.
        struck_later,
        /// A threat that would be blocked, as a part of a hit.
        answered,
        /// A threat that would be retreated from, as a part of a hit.
        retreat,
        /// A turn that is lost to recovering.
        recovery,
        /// A card in hand.
        card,
        /// Another card of the same number.
        pair,
        /// A number that is in hand.
        kind,
        /// An ability that is face up.
        ability,
        /// A space forward.
        ground,
        /// A fighter who is not defeated.
        fighter,
        /// A hit point of the Dragon.
        hit_point,
        /// Losing whenever time runs out.
        loses_late,
        /// Being ahead when time is over.
        outlook,
    }
}

/// The knowledge of a sensible beginner.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlashDuel {
    weights: Weights,
}

impl Taught for FlashDuel {
    type Weights = Weights;
    type Drill = ();
    type Lineups = ();

    fn weighing(weights: Weights) -> Self {
        FlashDuel { weights }
    }
    fn drilled((): ()) -> Self {
        FlashDuel::default()
    }
    fn bringing((): ()) -> Self {
        FlashDuel::default()
    }
}

impl Evaluation<Table> for FlashDuel {
    fn value(&self, table: &Imagined<Table>, seat: Seat) -> f32 {
        let t = table.table();
        let me = t.true_side(seat);
        let p = if is_between_rounds(t.open()) { 0.5 } else { round(&self.weights, t, me) };
        let need = |side: Side| t.open().tokens_needed().saturating_sub(t.open().tokens(side));
        let needed = [me, me.other()].map(|side| need(side).max(1));
        let counts = [me, me.other()].map(|side| t.tokens_for(side));
        Race { needed, counts }.chance(p)
    }

    /// Accusing and showing the Traitor card; never giving up, nor a hand shown for nothing.
    fn worth_saying(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Accuse(_) | Choice::Reveal)
    }

    fn habits(&self) -> Habits {
        Habits { simulations: 3_000, ..Habits::knowing(0.15) }
    }

    fn brisk(&self) -> Habits {
        Habits { simulations: 120, ..self.habits() }
    }

    fn quiet(&self, table: &Imagined<Table>) -> bool {
        match table.table().open().steps().last() {
            Some(Step::MainAction(action)) => action.grant.main,
            Some(Step::Opportunity(w)) => w.moment == Moment::TurnStart,
            _ => is_between_rounds(table.table().open()),
        }
    }
}

/// Nothing of a round is on the table: characters are picked or the next round is prepared.
fn is_between_rounds(o: &Open) -> bool {
    let preparing = |s: &Step| {
        matches!(
            s,
            Step::PickCharacter(_)
                | Step::PickBlind(_)
                | Step::Draft(_)
                | Step::SwapAbility(_)
                | Step::PickDragon(_)
                | Step::MortalOrder(_)
                | Step::ChooseFirst(_)
                | Step::NameLead(_)
        )
    };
    o.steps().last().is_none_or(preparing)
}

/// How likely a side is to win the round.
fn round(w: &Weights, t: &Table, me: Side) -> f32 {
    let balance = standing(w, t, me) - standing(w, t, me.other())
        + outlook(w, t, me)
        + clash(w, t, me)
        + exchange(w, t, me);
    (0.5 + balance).clamp(1.0 - SURE, SURE)
}

/// What a side has: fighters, cards, abilities, ground, and no recoveries ahead.
fn standing(w: &Weights, t: &Table, side: Side) -> f32 {
    let o = t.open();
    let mut sum = 0.0;
    // A traitor counts for the side he plays for, known or not.
    for seat in o.undefeated().iter().filter(|s| t.true_side(*s) == side) {
        let f = o.fighter(seat);
        sum += w.fighter + w.ground * f32::from(f.advance()) + hand(w, t.hand(seat));
        sum += w.ability * f.face_up.count_ones() as f32;
        if o.is_recovering(seat) {
            sum -= w.recovery;
        }
        if f.who == Who::Dragon {
            sum += w.hit_point * f32::from(f.hit_points);
        }
    }
    sum
}

/// Many cards, pairs to strike hard with, and different numbers to answer with.
fn hand(w: &Weights, cards: Cards) -> f32 {
    let kinds = cards.numbers().count() as f32;
    let spare: u8 = cards.pairs().map(|n| cards.of(n) - 1).sum();
    w.card * f32::from(cards.len()) + w.kind * kinds + w.pair * f32::from(spare)
}

/// Who would win if time ran out now: more cards of the distance, else more ground (FD-10.8).
fn outlook(w: &Weights, t: &Table, me: Side) -> f32 {
    let o = t.open();
    let late = LATE.saturating_sub(o.deck_size());
    let front = |side: Side| faithful(t, side).map(|s| o.fighter(s).advance()).max();
    let (Some(mine), Some(theirs)) = (front(me), front(me.other())) else { return 0.0 };
    if late == 0 {
        return 0.0;
    }
    let late = f32::from(late) / f32::from(LATE);
    match (t.loses_at_time_over(me), t.loses_at_time_over(me.other())) {
        (true, true) => return 0.0,
        (true, false) => return -w.loses_late * late,
        (false, true) => return w.loses_late * late,
        (false, false) => {}
    }
    let from_start_to_start = me.start().distance(me.other().start());
    let distance = from_start_to_start.saturating_sub(mine + theirs);
    let count = |side: Side| -> u8 {
        let held = |n: Number| faithful(t, side).map(|s| t.held(s, n)).max();
        Number::new(distance).and_then(held).unwrap_or(0)
    };
    let ahead = match count(me).cmp(&count(me.other())).then(mine.cmp(&theirs)) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.0,
        std::cmp::Ordering::Less => -1.0,
    };
    ahead * w.outlook * late
}

/// Who stands on a side and is of it. A traitor who has not shown himself stands among those whom
/// he betrays, and counts for neither side when time is over (FD-20.29).
fn faithful(t: &Table, side: Side) -> impl Iterator<Item = Seat> {
    t.open().members(side).iter().filter(move |s| t.true_side(*s) == side)
}

/// What the sides can do to each other: whoever acts next first, the others later. Nobody is
/// threatened by his own side: before he shows himself a traitor could strike the Dragon alone
/// (FD-20.24), and to do so is no promise to anybody.
fn clash(w: &Weights, t: &Table, me: Side) -> f32 {
    let o = t.open();
    let mut sum = 0.0;
    for seat in o.undefeated().iter() {
        let weight = match seat == next_actor(o) {
            true if o.is_recovering(seat) => w.struck_later,
            true => w.struck_next,
            false => w.struck_later,
        };
        let side = t.true_side(seat);
        let enemies = o.enemies(seat).iter().filter(|e| t.true_side(*e) != side);
        let best = enemies.map(|e| threat(t, seat, e).worth(w));
        let best = weight * best.fold(0.0, f32::max);
        sum += if side == me { best } else { -best };
    }
    sum
}

/// The player whose action is next, as far as the steps tell.
fn next_actor(o: &Open) -> Seat {
    match o.steps().last() {
        Some(Step::MainAction(action)) => action.seat,
        _ => o.turn(),
    }
}

/// An attack that is waiting for its answer, for whoever stops looking in the middle of it.
fn exchange(w: &Weights, t: &Table, me: Side) -> f32 {
    let o = t.open();
    let (Some(x), Some(target)) = (o.exchange(), o.must_answer()) else { return 0.0 };
    let blocks = x.block_numbers();
    let can_block = blocks.iter().any(|n| t.held(target, n) >= x.strength);
    let escapes = x.allows_retreat() && !o.is_on_start(target);
    let found = match () {
        _ if can_block => Threat::Answered,
        _ if escapes => Threat::Retreat,
        _ => Threat::Hit,
    };
    if t.true_side(target) == me { -found.worth(w) / 2.0 } else { found.worth(w) / 2.0 }
}
