//! Who meets whom in mass play: every faction that was named meets every other, in both seatings;
//! a single one meets all others. With two different bots each of them plays each faction.

use super::setup;
use crate::sitting::meetings;
use crate::{Bout, Field, Unplayable};
use ::fantasy_clash::{Faction, Setup};

pub fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let base = setup::terms(&field.agreed);
    base.check()?;
    field.check_bots(2)?;
    let named: Vec<Faction> = setup::named(&field.agreed).into_iter().flatten().collect();
    // Who names one faction twice wants a mirror match (FC-16.4).
    let meetings = meetings(&named, &Faction::ALL);
    let setup = |a, b| Setup { factions: [Some(a), Some(b)], ..base };
    Ok(field.duels(meetings, |faction| faction.name(), setup))
}
