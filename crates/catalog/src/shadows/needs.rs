//! What a card of Shadows asks of the Stats of its Hero, and what of it is not met.

use ::shadows::card::CardId;
use ::shadows::op::{Req, Stats};

/// What a card asks for: `STR 4`, `HP at most 8`.
pub fn needs(card: CardId) -> Vec<wire::Need> {
    asked(card).map(|(need, _)| need).collect()
}

/// What of it these Stats do not meet.
pub fn lacks(card: CardId, stats: Stats) -> Vec<wire::Need> {
    asked(card).filter(|(_, alone)| !alone.is_met(stats)).map(|(need, _)| need).collect()
}

/// Each thing that a card asks for, and a requirement that asks for it alone.
fn asked(card: CardId) -> impl Iterator<Item = (wire::Need, Req)> {
    let Req { least, hp_most } = card.card().req;
    let (none, low) = (Stats::NONE, |least| Req { least, ..Req::NONE });
    let all = [
        ("str", least.str, false, low(Stats { str: least.str, ..none })),
        ("tech", least.tech, false, low(Stats { tech: least.tech, ..none })),
        ("mag", least.mag, false, low(Stats { mag: least.mag, ..none })),
        ("hp", least.hp, false, low(Stats { hp: least.hp, ..none })),
        ("hp", hp_most, true, Req { hp_most, ..Req::NONE }),
    ];
    let there = all.into_iter().filter(|(_, n, ..)| *n > 0);
    there.map(|(stat, n, at_most, alone)| (wire::Need { stat: stat.into(), n, at_most }, alone))
}

/// The same in words; empty where it asks for nothing.
pub fn needs_words(card: CardId) -> String {
    let need = |need: &wire::Need| {
        let most = if need.at_most { "at most " } else { "" };
        format!("{} {most}{}", need.stat.to_uppercase(), need.n)
    };
    needs(card).iter().map(need).collect::<Vec<_>>().join(", ")
}
