//! How good a table of Fantasy Clash looks: cards by their strength, and how far they have come.

use bots::Evaluation;
use fantasy_clash::{Step, Table};
use kernel::{Imagined, Seat};

/// The knowledge of somebody who has read the rules once.
#[derive(Clone, Copy, Debug, Default)]
pub struct FantasyClash;

impl Evaluation<Table> for FantasyClash {
    fn value(&self, table: &Imagined<Table>, seat: Seat) -> f32 {
        let open = table.table().open();
        let count = |seat: Seat| open.sides[seat].len() as f32;
        0.5 + 0.02 * (count(seat) - count(Seat(1 - seat.0)))
    }
    fn quiet(&self, table: &Imagined<Table>) -> bool {
        matches!(table.table().open().agenda.top(), Some(Step::InPhase(_) | Step::Deploy(_)))
    }
}
