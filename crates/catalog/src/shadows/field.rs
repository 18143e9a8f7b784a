//! Who meets whom in mass play: every Hero that was named meets every other, in every seating; with
//! fewer named than play, they meet all others.

use super::setup;
use crate::{Bout, Field, Sitting, Unplayable};
use ::shadows::{HeroId, Setup};

pub fn bouts(field: &Field) -> Result<Vec<Bout<Setup>>, Unplayable> {
    let agreed = &field.agreed;
    let base = setup::terms(agreed);
    base.check()?;
    let seats = agreed.mode.seats;
    field.check_bots(seats)?;
    let mut named: Vec<HeroId> = setup::named(agreed).into_iter().flatten().collect();
    named.sort();
    named.dedup();
    let mut bouts = Vec::new();
    for heroes in groups(seats) {
        let meets = |hero: &HeroId| heroes.contains(hero);
        let wanted = match named.len() {
            n if n < seats => named.iter().all(meets),
            _ => heroes.iter().all(|hero| named.contains(hero)),
        };
        let setup = |order: &[HeroId]| Setup { heroes: order.to_vec(), ..base.clone() };
        if !wanted || setup(&heroes).check().is_err() {
            continue;
        }
        // The bots change places, so that each of them plays each Hero.
        for turn in 0..if field.same_bots() { 1 } else { seats } {
            let chair = |(seat, hero): (u8, &HeroId)| {
                let at = heroes.iter().position(|h| h == hero).unwrap_or_default();
                field.chair(hero, field.bot((at + turn) % seats), seat)
            };
            let sit = |order: Vec<HeroId>| Sitting {
                chairs: (0..).zip(&order).map(chair).collect(),
                setup: setup(&order),
            };
            bouts.push(Bout { sittings: orders(&heroes).into_iter().map(sit).collect() });
        }
    }
    if bouts.is_empty() {
        return Err(Unplayable(vec!["no such Heroes can meet that way".into()]));
    }
    Ok(bouts)
}

/// Every so many of the Heroes.
fn groups(size: usize) -> Vec<Vec<HeroId>> {
    let all: Vec<HeroId> = HeroId::all().collect();
    let sets = (0u32..1 << all.len()).filter(|set| set.count_ones() as usize == size);
    let of = |set: u32| {
        let has = |i: &usize| set >> i & 1 != 0;
        (0..all.len()).filter(has).map(|i| all[i]).collect()
    };
    sets.map(of).collect()
}

/// Every order of them: whose turn comes after whose matters, and who is first is rolled for.
fn orders(heroes: &[HeroId]) -> Vec<Vec<HeroId>> {
    match heroes {
        [a, b] => vec![vec![*a, *b], vec![*b, *a]],
        [a, b, c] => vec![
            vec![*a, *b, *c],
            vec![*b, *a, *c],
            vec![*b, *c, *a],
            vec![*a, *c, *b],
            vec![*c, *a, *b],
            vec![*c, *b, *a],
        ],
        _ => vec![heroes.to_vec()],
    }
}
