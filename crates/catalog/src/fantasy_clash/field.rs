//! Who meets whom in mass play: every faction that was named meets every other, in both seatings;
//! a single one meets all others. With two different bots each of them plays each faction.

use super::setup;
use crate::{Bout, Chair, Field, Sitting, Unplayable};
use ::fantasy_clash::{Faction, Setup};

pub fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let base = setup::terms(&field.agreed);
    base.check()?;
    let named: Vec<Faction> = setup::named(&field.agreed).into_iter().flatten().collect();
    let alike = field.bots.windows(2).all(|two| two[0] == two[1]);
    if field.bots.len() > 2 && !alike {
        let n = field.bots.len();
        return Err(Unplayable(vec![format!("battle has room for 2 of the bots, not {n}")]));
    }
    let meetings: Vec<(Faction, Faction)> = match named[..] {
        [one] => Faction::ALL.into_iter().filter(|f| *f != one).map(|f| (one, f)).collect(),
        [] => pairs(&Faction::ALL).collect(),
        // Who names one faction twice wants a mirror match (FC-16.4).
        _ => pairs(&named).collect(),
    };
    let bot = |side: usize| {
        let named = field.bots.get(side).or(field.bots.last());
        named.map_or(bots::USUAL, String::as_str)
    };
    let (x, y) = (bot(0), bot(1));
    let chair = |faction: Faction, bot: &str, team: u8| {
        let label = faction.name();
        let label = if x == y { label.to_string() } else { format!("{label} {bot}") };
        Chair { label, bot: bot.to_string(), team }
    };
    let sit = |a: Faction, b: Faction, bots: (&str, &str)| Sitting {
        setup: Setup { factions: [Some(a), Some(b)], ..base },
        chairs: vec![chair(a, bots.0, 0), chair(b, bots.1, 1)],
    };
    let mut bouts = Vec::new();
    for (a, b) in meetings {
        bouts.push(Bout { sittings: vec![sit(a, b, (x, y)), sit(b, a, (y, x))] });
        if x != y {
            bouts.push(Bout { sittings: vec![sit(a, b, (y, x)), sit(b, a, (x, y))] });
        }
    }
    Ok(bouts)
}

fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    all.iter().enumerate().flat_map(|(i, a)| all[i + 1..].iter().map(move |b| (*a, *b)))
}
