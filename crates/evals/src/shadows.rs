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

use crate::weights::weights;
use bots::{Evaluation, Habits, Taught};
use kernel::{Imagined, Seat};
use shadows::{Choice, Step, Table};

/// A game that is not over is never quite decided.
const SURE: f32 = 0.98;

weights! {
    Weights in "shadows.toml" {
        /// How much a Shadow Stone of advantage says about the end.
        lead,
        /// The same in the last round.
        last_lead,
        /// An XP: three of them are a studied card and a Shadow Stone.
        xp,
        /// A Gold: an Item costs five or six.
        gold,
        /// A point of damage: a tenth of what a KnockDown or a Monster brings.
        point,
        /// Health that comes back.
        health,
        /// A Shield Point.
        shield,
        /// How often somebody guesses a number of another's Hand.
        guess,
        /// What a Hero who is about to be KnockedDown has nearly lost (SH-18).
        down,
        /// A Bounty on one's own head.
        bounty,
        /// A Dodge that lies ready.
        dodge,
        /// The way to the reward of a Monster that lies behind one.
        hunted,
        /// What the facedown Monster-Action card threatens.
        front,
        /// Of a round to come this much is counted.
        later,
        /// A card studied now instead of later.
        soon,
        /// A random Item.
        item,
        /// How many rounds a Unit lives, and something attached lasts.
        lives,
        /// How likely an Attack comes that a Response could meet.
        attacked,
        /// How likely such a Spell comes.
        spelled,
        /// How likely such a Predict comes.
        predicted,
        /// What the Hand promises, as a part of what has been done.
        promised,
    }
}

/// The knowledge of somebody who has played a few games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shadows {
    weights: Weights,
}

impl Taught for Shadows {
    type Weights = Weights;
    fn weighing(weights: Weights) -> Self {
        Shadows { weights }
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
        // Of two rivals the better one counts more.
        let others = f32::from(t.open().count - 1);
        let against = 0.6 * best + 0.4 * sum / others;
        let lead = if ending { w.last_lead } else { w.lead } * (mine - against);
        // Pressed together, not cut off: who is far behind still takes the better of two answers.
        let won = 1.0 / (1.0 + (-lead).exp());
        (1.0 - SURE) + (2.0 * SURE - 1.0) * won
    }

    fn is_taste(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Hero(_))
    }

    fn habits(&self) -> Habits {
        Habits { brief: 100, long: 800, ..Habits::knowing(0.1) }
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
