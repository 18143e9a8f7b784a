//! How good a table of Shadows looks to somebody who has hunted a few Monsters.
//!
//! Everything is counted in Shadow Stones: XP and Gold by what they buy, damage by what a Monster
//! or a KnockDown brings, cards by what is printed on them. A player stands well by what he has, by
//! what this round still promises, and by what the best Hand of his Skills would do in each round
//! to come. In the last round only Shadow Stones count.

mod hand;
mod mission;
mod print;
mod standing;
mod weights;

use bots::{Evaluation, Habits, Taught};
use kernel::{Imagined, Seat};
use shadows::{Choice, Step, Table};
use weights::Weights;

/// A game that is not over is never quite decided.
const SURE: f32 = 0.98;
/// Of two rivals the better one counts so much, and so much the mean of all.
const BETTER: f32 = 0.6;
const ALL: f32 = 0.4;

/// The knowledge of somebody who has played a few games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shadows {
    weights: Weights,
}

impl Taught for Shadows {
    type Weights = Weights;
    type Drill = ();
    type Lineups = ();

    fn weighing(weights: Weights) -> Self {
        Shadows { weights }
    }
    fn drilled((): ()) -> Self {
        Shadows::default()
    }
    fn bringing((): ()) -> Self {
        Shadows::default()
    }
}

impl Evaluation<Table> for Shadows {
    fn value(&self, table: &Imagined<Table>, seat: Seat) -> f32 {
        let (t, w) = (table.table(), &self.weights);
        if t.seats().any(|s| t.open().players[s].hero.is_none()) {
            return 1.0 / f32::from(t.open().count);
        }
        let ending = standing::is_ending(t);
        let mine = standing::of(w, t, seat, ending);
        let rivals = t.seats().filter(|s| *s != seat).map(|s| standing::of(w, t, s, ending));
        let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
        rivals.for_each(|rival| (best, sum) = (best.max(rival), sum + rival));
        let others = f32::from(t.open().count - 1);
        let against = BETTER * best + ALL * sum / others;
        let lead = if ending { w.last_lead } else { w.lead } * (mine - against);
        // Pressed together, not cut off: who is far behind still takes the better of two answers.
        let won = 1.0 / (1.0 + (-lead).exp());
        (1.0 - SURE) + (2.0 * SURE - 1.0) * won
    }

    fn is_taste(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Hero(_))
    }

    fn habits(&self) -> Habits {
        Habits { simulations: 800, ..Habits::knowing(0.1) }
    }

    fn brisk(&self) -> Habits {
        Habits { simulations: 100, ..self.habits() }
    }

    /// Between turns, while all decide in secret, and where one thing is bought after the other.
    fn quiet(&self, table: &Imagined<Table>) -> bool {
        let top = table.table().open().agenda.top();
        matches!(
            top,
            Some(
                Step::InTurn(_)
                    | Step::Plan(_)
                    | Step::Purchase(_)
                    | Step::Study(_)
                    | Step::TokenChoice(_)
                    | Step::DealActions(_)
                    | Step::ChooseHero(_)
                    | Step::ChooseMission(_)
                    | Step::ChooseBasic(_)
                    | Step::DrawLibrary(_)
            )
        )
    }
}
