//! Flash Grenade: Shield Points go dark.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Flash Grenade",
    text: "Choose an opponent: break up to 3 of that player's Shield Points. If any was broken, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Break(3, Of::Opponent), Op::When(Cond::Broke, 1), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-8.6, SH-11.3: it can always be used; it pays if a Shield Point was broken.
    #[test]
    fn breaks_shields() {
        let m = duel("Ahti", "Rolan").hand(A, "Flash Grenade; Search").items(B, "Round Shield");
        let mut m = m.items(B, "Dragonscale Mail").acts(A, 1);
        m.uses(A, "Flash Grenade", &["against P2"]).does(B, "break Round Shield");
        m.goes(B, &["break Dragonscale Mail", "break Dragonscale Mail"]);
        m.broken(B, "Round Shield", 1).broken(B, "Dragonscale Mail", 2).earned(A, 1, 0);
    }
}
